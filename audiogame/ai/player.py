"""Choosing an action from what a seat may know."""

from collections.abc import Mapping
from math import inf
from random import Random

from audiogame.ai.belief import Belief
from audiogame.ai.bidding import bid
from audiogame.ai.closing import gain_by_closing, sure_points
from audiogame.ai.effort import Effort
from audiogame.ai.endgame import exact_values
from audiogame.ai.facts import Facts, Level, facts_of
from audiogame.ai.heuristics import best_play, promise, simple_play
from audiogame.ai.moves import CLOSE, moved
from audiogame.ai.search import Search
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

__all__ = ["Effort", "Level", "choose", "quick_choice"]

_FEW = 3  # cards in hand with which everybody can work out the rest where it is clear
_BIDS = Name | Flip | Anyone | Pass  # one of which is always there when the seat bids


def choose(
    view: View, events: tuple[Event, ...], level: Level, random: Random, effort: Effort
) -> Action | None:
    """The action for the view's seat; None to wait where it could announce but had better not.

    `events` are those of the deal as the seat saw them. An effort of iterations alone gives the same action
    for the same arguments.
    """
    facts = facts_of(view, events, level)
    if may_announce(facts) and facts.score >= GOAL:
        return Announce()
    if not facts.actions:
        return None
    if len(facts.actions) == 1 or isinstance(facts.actions[0], Claim):
        return facts.actions[0]  # every claim among them is right
    if any(isinstance(action, _BIDS) for action in facts.actions):
        return bid(facts, events, level, random, effort)
    if level is Level.EXPERT:
        return _searched(facts, events, random, effort)
    if level is Level.INTERMEDIATE and facts.clear and len(facts.hand) <= _FEW:
        return _best(facts, exact_values(facts.deal, facts.me, facts.needs))
    if Exchange() in facts.actions:
        return Exchange()
    if Close() in facts.actions and sure_points(facts) >= GOAL:
        return Close()
    if Draw() in facts.actions:
        return Draw()
    return simple_play(facts) if level is Level.BEGINNER else best_play(facts)


def quick_choice(view: View, events: tuple[Event, ...], random: Random) -> Action | None:
    """A sound action, at once; None to wait."""
    return choose(view, events, Level.INTERMEDIATE, random, Effort(iterations=0))


def may_announce(facts: Facts) -> bool:
    """Whether the seat may announce 66 now."""
    return refusal(facts.deal, facts.me, Announce()) is None


def _searched(facts: Facts, events: tuple[Event, ...], random: Random, effort: Effort) -> Action:
    """The best action by the exact end, where all cards are known, else by searching."""
    if facts.clear:
        return _best(facts, exact_values(facts.deal, facts.me, facts.needs))
    if Exchange() in facts.actions:
        return Exchange()
    closing = -inf
    if Close() in facts.actions:
        if sure_points(facts) >= GOAL:
            return Close()
        closing = gain_by_closing(facts, events, random, effort)
    search = Search(Belief(facts.view, events), list(facts.needs), random.random)
    search.run(effort.iterations, effort.in_time)
    found = search.found()
    found.pop(CLOSE, None)  # the exact end judges it better
    move = max(found, key=found.__getitem__)
    return Close() if closing > search.match_points(found[move][1]) else moved(move)


def _best(facts: Facts, values: Mapping[Action, float]) -> Action:
    """The action of the highest value; of equals the one that promises more against who may err."""

    def merit(action: Action) -> tuple[float, float]:
        return values[action], promise(facts, action.card) if isinstance(action, Play) else 0.0

    return max(values, key=merit)
