"""Computer players think beside the game: questions in, answers posted."""

import queue
import sys
import threading
import traceback
from collections.abc import Callable
from dataclasses import dataclass
from random import Random

from audiogame.ai.hints import Hint, hint
from audiogame.ai.player import choose
from audiogame.dialog.effects import Think
from audiogame.game.actions import Action
from audiogame.game.refusals import legal_actions
from audiogame.game.view import sample

MILLISECONDS = 500  # a move


@dataclass(frozen=True, slots=True)
class Thought:
    """A computer player's choice for the turn."""

    turn: int
    seat: int
    action: Action | None


@dataclass(frozen=True, slots=True)
class Hinted:
    """A hint for the turn."""

    turn: int
    hint: Hint


@dataclass(frozen=True, slots=True)
class Stumbled:
    """A computer player has failed; a quick choice stands in for its answer."""


class Thinker:
    """Answers one question after the other in a thread of its own."""

    def __init__(self, post: Callable[[Thought | Hinted | Stumbled], None], random: Random) -> None:
        self._post = post
        self._random = random
        self._questions: queue.SimpleQueue[Think] = queue.SimpleQueue()
        threading.Thread(target=self._work, daemon=True, name="thinking").start()

    def ask(self, question: Think) -> None:
        """Return at once; the answer will be posted."""
        self._questions.put(question)

    def _work(self) -> None:
        while True:
            question = self._questions.get()
            try:
                self._post(self._answer(question))
            except Exception:  # the game must go on, whatever went wrong in here
                traceback.print_exc(file=sys.stderr)
                self._post(Stumbled())
                legal = legal_actions(sample(question.view, question.seen, self._random))
                if legal and not question.hint:
                    self._post(Thought(question.turn, question.seat, legal[0]))

    def _answer(self, question: Think) -> Thought | Hinted:
        if question.hint:
            return Hinted(question.turn, hint(question.view, question.seen))
        action = choose(question.view, question.seen, question.level, self._random, MILLISECONDS)
        return Thought(question.turn, question.seat, action)
