"""Choosing an action from what a seat may know."""

from random import Random

from audiogame.ai.bidding import bid
from audiogame.ai.closing import should_close
from audiogame.ai.facts import Facts, Level, facts_of
from audiogame.ai.heuristics import best_play, promise, simple_play
from audiogame.ai.worlds import is_determined, is_solvable, mean_values, world_count, worlds
from audiogame.game.actions import (
    Action,
    Announce,
    Anyone,
    Claim,
    Close,
    Draw,
    Exchange,
    Flip,
    Name,
    Pass,
    Play,
)
from audiogame.game.deal import GOAL
from audiogame.game.events import Event
from audiogame.game.refusals import refusal
from audiogame.game.view import View

__all__ = ["Level", "choose"]

_BIDS = Name | Flip | Anyone | Pass  # one of which is always there when the seat bids


def choose(
    view: View,
    events: tuple[Event, ...],
    level: Level,
    random: Random,
    milliseconds: int,
) -> Action | None:
    """The action for the view's seat; None to wait where it could announce but had better not.

    `events` are those of the deal as the seat saw them. `milliseconds` decide how many deals are looked into,
    by what one takes on a slow core; the same arguments give the same action.
    """
    facts = facts_of(view, events, level)
    if may_announce(facts) and facts.score >= GOAL:
        return Announce()
    if not facts.actions:
        return None
    if len(facts.actions) == 1 or isinstance(facts.actions[0], Claim):
        return facts.actions[0]  # every claim among them is right
    if any(isinstance(action, _BIDS) for action in facts.actions):
        return bid(facts, events, level, random, milliseconds)
    if searches(facts, level):
        return _searched(facts, events, random, milliseconds)
    if Exchange() in facts.actions:
        return Exchange()
    if Close() in facts.actions and should_close(facts, events, level, random, milliseconds):
        return Close()
    if Draw() in facts.actions:
        return Draw()
    return simple_play(facts) if level is Level.BEGINNER else best_play(facts)


def may_announce(facts: Facts) -> bool:
    """Whether the seat may announce 66 now."""
    return refusal(facts.deal, facts.me, Announce()) is None


def searches(facts: Facts, level: Level) -> bool:
    """Whether a player of the level works out the rest of the deal."""
    if not is_solvable(facts.deal):
        return False
    few = len(facts.hand) <= 3 and is_determined(facts.view, facts.deal)
    return level is Level.EXPERT or (level is Level.INTERMEDIATE and few)


def _searched(facts: Facts, events: tuple[Event, ...], random: Random, milliseconds: int) -> Action:
    known = is_determined(facts.view, facts.deal)
    deals = (
        [facts.deal] if known else worlds(facts.view, events, random, world_count(facts.deal, milliseconds))
    )
    values = mean_values(deals, facts.me, facts.needs)

    def merit(action: Action) -> tuple[float, float]:
        judged = promise(facts, action.card) if isinstance(action, Play) else 0.0
        return values[action], judged

    return max(values, key=merit)
