"""The first computer player of this project, to measure the present ones against.

It judged each card by the heuristics, worked out the rest of the deal exactly in sampled deals once nobody
drew any more, and looked into sampled deals before closing.
"""

from random import Random

from audiogame.ai.bidding import bid
from audiogame.ai.closing import gain_by_closing, sure_points
from audiogame.ai.effort import Effort
from audiogame.ai.endgame import exact_values
from audiogame.ai.facts import Level, facts_of
from audiogame.ai.heuristics import best_play, promise
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
from tests.support.worlds import is_solvable, worlds

_BIDS = Name | Flip | Anyone | Pass
_EFFORT = Effort(iterations=2000)
_MOST_WORLDS = 48
_GOOD_CLOSING = 1.3  # match points
_EXACT_MILLISECONDS = {
    2: (0.3, 0.5, 1.0, 2.0, 5.0, 14.0),
    3: (0.4, 0.7, 2.0, 9.0),
    4: (0.4, 0.7, 2.0, 14.0),
}  # for one deal, by the seats that play and the cards in hand, on a slow core


def choose_first(
    view: View, events: tuple[Event, ...], random: Random, milliseconds: int = 500
) -> Action | None:
    """What its expert chose; None to wait where it could announce but had better not."""
    facts = facts_of(view, events, Level.EXPERT)
    if refusal(facts.deal, facts.me, Announce()) is None and facts.score >= GOAL:
        return Announce()
    if not facts.actions:
        return None
    if len(facts.actions) == 1 or isinstance(facts.actions[0], Claim):
        return facts.actions[0]
    if any(isinstance(action, _BIDS) for action in facts.actions):
        return bid(facts, events, Level.EXPERT, random, _EFFORT)
    if is_solvable(facts.deal):
        return _searched(facts, events, random, milliseconds)
    if Exchange() in facts.actions:
        return Exchange()
    if Close() in facts.actions:
        sure = sure_points(facts) >= GOAL
        if sure or gain_by_closing(facts, events, random, _EFFORT) >= _GOOD_CLOSING:
            return Close()
    return Draw() if Draw() in facts.actions else best_play(facts)


def _searched(facts, events, random, milliseconds):
    deals = [facts.deal]
    if not facts.clear:
        active = facts.deal.active
        cards = max(len(facts.deal.hands[seat]) for seat in active)
        each = _EXACT_MILLISECONDS[len(active)][max(1, cards) - 1]
        deals = worlds(facts.view, events, random, max(4, min(_MOST_WORLDS, int(milliseconds / each))))
    totals = {}
    for deal in deals:
        for action, value in exact_values(deal, facts.me, facts.needs).items():
            totals[action] = totals.get(action, 0) + value / len(deals)

    def merit(action):
        return totals[action], promise(facts, action.card) if isinstance(action, Play) else 0.0

    return max(totals, key=merit)
