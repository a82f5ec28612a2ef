"""Computer players think in a process beside the game: questions in, answers posted.

So the window, the sound and the microphone have a core of their own, and whoever thinks for ever can be
stopped.
"""

import contextlib
import multiprocessing
import os
import queue
import signal
import sys
import threading
import traceback
from collections.abc import Callable
from dataclasses import dataclass
from multiprocessing.connection import Connection
from random import Random
from typing import Any

from audiogame.ai.hints import Hint, hint
from audiogame.ai.player import choose, quick_choice
from audiogame.clock import within
from audiogame.dialog.effects import Think
from audiogame.game.actions import Action

SECONDS = 0.9  # of thinking about a move; what has just happened is being told meanwhile
HINT_SECONDS = 0.4
PATIENCE = 4.0  # seconds until a worker that gives no answer is replaced
BEGINNING = 15.0  # and until one that has just been started is

_NICE = 5  # speech comes first


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


Answer = Thought | Hinted


class WorkerFailed(Exception):
    """The worker raised an exception, died or gave no answer; the text is for developers."""


def answered(question: Think, seed: int) -> Answer:
    """The answer to the question, within the seconds above."""
    if question.hint:
        return Hinted(question.turn, hint(question.view, question.seen, within(HINT_SECONDS)))
    action = choose(question.view, question.seen, question.level, Random(seed), within(SECONDS))
    return Thought(question.turn, question.seat, action)


def _answer(question: Think, seed: int) -> Answer | str:
    """The answer, or what went wrong."""
    try:
        return answered(question, seed)
    except Exception:
        return traceback.format_exc()


def work(questions: Connection) -> None:
    """The worker: answers until the other end is closed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # it is the game that is interrupted
    if hasattr(os, "nice"):
        os.nice(_NICE)
    with contextlib.suppress(EOFError, OSError):  # the game is gone
        questions.send(None)  # it is there
        while True:
            question, seed = questions.recv()
            questions.send(_answer(question, seed))


class Worker:
    """The process, which is started anew after it has failed."""

    def __init__(self, work: Callable[[Connection], None] = work) -> None:
        self._work = work
        self._process: Any = None
        self._connection: Connection | None = None
        self._stopped = False
        self._begin()

    @property
    def pid(self) -> int | None:
        """The number of the process."""
        pid: int | None = self._process.pid
        return pid

    def ask(self, question: Think, seed: int) -> Answer:
        """The answer. Raises WorkerFailed; the next question goes to a new worker then."""
        try:
            return self._ask(question, seed)
        except WorkerFailed:
            if not self._stopped:
                self._begin()
            raise

    def stop(self) -> None:
        """End the process, for good."""
        self._stopped = True
        self._end()

    def _begin(self) -> None:
        self._end()
        # "spawn": a fork would take along the threads and the sound of the game
        context = multiprocessing.get_context("spawn")
        self._connection, other = context.Pipe()
        self._process = context.Process(target=self._work, args=(other,), daemon=True, name="thinking")
        self._process.start()
        other.close()
        self._is_there = False

    def _ask(self, question: Think, seed: int) -> Answer:
        if not self._is_there:
            self._received(BEGINNING)
            self._is_there = True
        assert self._connection is not None
        try:
            self._connection.send((question, seed))
        except OSError as problem:
            raise WorkerFailed(f"the worker is gone: {problem}") from None
        answer = self._received(PATIENCE)
        if isinstance(answer, Answer):
            return answer
        raise WorkerFailed(str(answer))

    def _received(self, seconds: float) -> object:
        assert self._connection is not None
        try:
            if not self._connection.poll(seconds):
                raise WorkerFailed(f"no answer within {seconds} s")
            return self._connection.recv()
        except (EOFError, OSError) as problem:
            raise WorkerFailed(f"the worker has died: {problem!r}") from None

    def _end(self) -> None:
        if self._process is not None:
            self._process.kill()
            self._process.join()
        if self._connection is not None:
            self._connection.close()


class Thinker:
    """Answers one question after the other; a thread waits for the worker."""

    def __init__(
        self, post: Callable[[Answer | Stumbled], None], random: Random, worker: Worker | None = None
    ) -> None:
        self._post = post
        self._random = random
        self._worker = worker or Worker()
        self._questions: queue.SimpleQueue[Think] = queue.SimpleQueue()
        threading.Thread(target=self._work, daemon=True, name="thinking").start()

    def ask(self, question: Think) -> None:
        """Return at once; the answer will be posted."""
        self._questions.put(question)

    def close(self) -> None:
        """Stop thinking."""
        self._worker.stop()

    def _work(self) -> None:
        while True:
            question = self._questions.get()
            try:
                self._post(self._worker.ask(question, self._random.getrandbits(64)))
            except WorkerFailed as problem:  # the game must go on, whatever went wrong there
                print(f"audiogame: thinking: {problem}", file=sys.stderr)
                self._post(Stumbled())
                if not question.hint:
                    quick = quick_choice(question.view, question.seen, self._random)
                    self._post(Thought(question.turn, question.seat, quick))
