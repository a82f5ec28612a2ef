"""Whether to close the stock, and what a closed hand is sure of."""

from collections.abc import Iterable
from random import Random

from audiogame.ai.endgame import MATCH_POINT, Endgame
from audiogame.ai.facts import Facts, Level
from audiogame.ai.worlds import worlds
from audiogame.game.actions import Close
from audiogame.game.apply import apply
from audiogame.game.cards import Card, Rank, Suit, points, strength
from audiogame.game.deal import GOAL, Deal
from audiogame.game.events import Event
from audiogame.game.variants import Pairs

HOPEFUL = 50  # `Facts.prospects` below this make closing not worth a thought
GOOD = 1.3  # match points won on average, from which closing is worth it: the best tried in self-play
_MILLISECONDS = 10  # to solve one deal with six cards in hand, on a slow core
_FIRST_LOOK = 4  # deals after which a closing that loses on average is given up


def should_close(
    facts: Facts, events: tuple[Event, ...], level: Level, random: Random, milliseconds: int
) -> bool:
    """Whether the seat, which may close, had better do so."""
    if sure_points(facts) >= GOAL:
        return True
    if level is not Level.EXPERT or facts.view.variant.players > 2 or facts.prospects < HOPEFUL:
        return False
    deals = worlds(facts.view, events, random, max(8, min(24, milliseconds // _MILLISECONDS)))
    values = [closing_value(facts, deal) for deal in deals[:_FIRST_LOOK]]
    if sum(values) < 0:
        return False
    values += [closing_value(facts, deal) for deal in deals[_FIRST_LOOK:]]
    return sum(values) >= GOOD * MATCH_POINT * len(values)


def closing_value(facts: Facts, deal: Deal) -> int:
    """What closing is worth in a deal whose cards all are known, as `endgame` counts."""
    closed, _ = apply(deal, facts.me, Close())
    return Endgame(closed, facts.side, facts.needs).value(closed)


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
