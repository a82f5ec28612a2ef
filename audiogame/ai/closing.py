"""Whether to close the stock, and what a closed hand is sure of."""

from collections.abc import Iterable
from math import inf
from random import Random

from audiogame.ai.belief import Belief
from audiogame.ai.core import Position
from audiogame.ai.effort import Effort
from audiogame.ai.endgame import MATCH_POINT, Endgame
from audiogame.ai.facts import Facts
from audiogame.ai.moves import CLOSE
from audiogame.game.cards import Card, Rank, Suit, points, strength
from audiogame.game.deal import GOAL
from audiogame.game.events import Event
from audiogame.game.variants import Pairs

HOPEFUL = 50  # `Facts.prospects` below this make closing not worth a thought
HOPELESS = -1.0  # match points on average, below which the first look is the last
_ITERATIONS = 60  # of the search, that solving one deal with six cards in hand takes as long as
_MOST = 24  # deals looked into
_FIRST_LOOK = 6


def gain_by_closing(facts: Facts, events: tuple[Event, ...], random: Random, effort: Effort) -> float:
    """The match points that closing now brings on average, over sampled deals that are solved exactly.

    The seat must be one that may close. Minus infinity where it is not worth a thought.
    """
    if facts.view.variant.players > 2 or facts.prospects < HOPEFUL:
        return -inf
    belief = Belief(facts.view, events)
    total, looked = 0, 0
    for _ in range(effort.of(_ITERATIONS, _MOST)):
        total += closing_value(facts, belief.deal(random.random))
        looked += 1
        if (looked >= _FIRST_LOOK and total < HOPELESS * MATCH_POINT * looked) or not effort.in_time():
            break
    return total / MATCH_POINT / looked


def closing_value(facts: Facts, position: Position) -> int:
    """What closing is worth where all cards are known, as `endgame` counts."""
    return Endgame(facts.side, list(facts.needs)).after(position, CLOSE)


def sure_points(facts: Facts) -> int:
    """The points that the leader certainly reaches if it closes now, whatever the others hold."""
    run = sure_run(facts)
    pairs = {c: facts.pair_worth(c.suit) for c in facts.hand if facts.may_show_if_closed(c)}
    pair = max(pairs.values(), default=0)
    if facts.has_trick and facts.score + pair >= GOAL:
        return facts.score + pair
    if not run:
        return facts.score
    if facts.view.variant.pairs is not Pairs.ANY_LEAD:
        pair = max(
            (worth for card, worth in pairs.items() if card in run and not facts.beaters(card)), default=0
        )
    cheapest = sorted(map(points, facts.out))
    replies = sum(cheapest[: len(run) * (facts.view.variant.players - 1)])
    return facts.score + facts.deal.pending[facts.side] + pair + sum(map(points, run)) + replies


def sure_run(facts: Facts) -> tuple[Card, ...]:
    """The cards that certainly take one trick after another if the stock is closed now."""
    trump = facts.deal.trump
    assert trump is not None
    out = set(facts.out)
    variant = facts.view.variant
    if variant.exchange_after_closing and Card(variant.exchange or Rank.NINE, trump) in out:
        out |= {facts.view.turned} if facts.view.turned else set()
    trumps = _sure_in_suit(facts.hand, out, trump)
    if len(trumps) < sum(card.suit is trump for card in out):
        return trumps
    plain = [_sure_in_suit(facts.hand, out, suit) for suit in Suit if suit is not trump]
    return trumps + tuple(card for cards in plain for card in cards)


def _sure_in_suit(hand: Iterable[Card], out: Iterable[Card], suit: Suit) -> tuple[Card, ...]:
    """The cards of the suit that nobody beats when they are led from the top, each drawing at least one."""
    others = [strength(card) for card in out if card.suit is suit]
    run: list[Card] = []
    for card in sorted((c for c in hand if c.suit is suit), key=strength, reverse=True):
        if len(run) < len(others) and strength(card) < max(others):
            break
        run.append(card)
    return tuple(run)
