"""An action proposed to a player, and the reason for it."""

from dataclasses import dataclass
from random import Random

from audiogame.ai import reasons
from audiogame.ai.effort import Effort
from audiogame.ai.facts import Facts, Level, facts_of
from audiogame.ai.player import choose
from audiogame.game.actions import Action
from audiogame.game.events import Event
from audiogame.game.view import View

REASONS: dict[str, tuple[str, ...]] = {reason.code: reason.arguments for reason in reasons.REASONS}


@dataclass(frozen=True, slots=True)
class Hint:
    """What to do (None: wait) and why: a code of REASONS and its arguments in the notation."""

    action: Action | None
    reason: str
    arguments: tuple[str, ...] = ()


def hint(view: View, events: tuple[Event, ...], effort: Effort) -> Hint:
    """The best action the view's seat can be told, with a reason that is true of the position.

    The seat must be to act, or one that may announce. With an effort of
    iterations alone the same position gives the same hint.
    """
    action = choose(view, events, Level.EXPERT, Random(0), effort)
    return explained(facts_of(view, events), action)


def explained(facts: Facts, action: Action | None) -> Hint:
    """The action with the first reason that holds of it. Raises ValueError for an action that has none."""
    for reason in reasons.REASONS:
        arguments = reason.check(facts, action)
        if arguments is not None:
            return Hint(action, reason.code, tuple(map(str, arguments)))
    raise ValueError(f"no reason for {action}")
