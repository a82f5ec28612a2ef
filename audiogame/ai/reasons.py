"""The reasons of hints: facts of a position that speak for an action, each with the test that makes it true.

A reason is a code; `REASONS` names its arguments, and the first check that holds gives it to an action. The
arguments are cards, suits and numbers in the notation.
"""

from collections.abc import Callable
from dataclasses import dataclass

from audiogame.ai.bidding import best_trump, has_pair
from audiogame.ai.closing import sure_points
from audiogame.ai.endgame import MATCH_POINT, exact_values
from audiogame.ai.facts import Facts, hand_count
from audiogame.game.actions import (
    Action,
    Announce,
    Anyone,
    Claim,
    Close,
    Draw,
    Exchange,
    Flip,
    Mande,
    Name,
    Pass,
    Play,
    Remande,
)
from audiogame.game.cards import Card, Rank, partner, points, strength
from audiogame.game.deal import GOAL

LOW = 4  # points up to which a card is low
HIGH = 10  # points from which a card is worth bringing home
_ANY_NUMBER = 10**6

Arguments = tuple[object, ...]
Check = Callable[[Facts, Action | None], Arguments | None]


@dataclass(frozen=True, slots=True)
class Reason:
    """A code, the names of its arguments, and what makes it true of an action: its arguments, else None."""

    code: str
    arguments: tuple[str, ...]
    check: Check


def _of_play(check: Callable[[Facts, Card], Arguments | None]) -> Check:
    """A check of the card that is played; other actions have no such reason."""
    return lambda facts, action: check(facts, action.card) if isinstance(action, Play) else None


# ---- bidding ----


def _strong_hand(facts: Facts, action: Action | None) -> Arguments | None:
    if isinstance(action, Name) and action.mande:
        return (hand_count(facts.hand, action.suit),)
    return (hand_count(facts.hand, facts.view.trump),) if isinstance(action, Mande | Remande) else None


def _weak_hand(facts: Facts, action: Action | None) -> Arguments | None:
    return (hand_count(facts.hand, facts.view.trump),) if isinstance(action, Flip | Anyone | Pass) else None


def _names_pair(facts: Facts, action: Action | None) -> Arguments | None:
    return (action.suit,) if isinstance(action, Name) and has_pair(facts.hand, action.suit) else None


def _names_strongest(facts: Facts, action: Action | None) -> Arguments | None:
    return (action.suit,) if isinstance(action, Name) and action.suit is best_trump(facts.hand) else None


# ---- 66, exchange, closing ----


def _has_66(facts: Facts, action: Action | None) -> Arguments | None:
    bare = isinstance(action, Announce) or action == Claim()
    return (facts.score,) if bare and facts.score >= GOAL else None


def _pair_makes_66(facts: Facts, action: Action | None) -> Arguments | None:
    if isinstance(action, Claim) and action.suit is not None:
        suit = action.suit
    elif isinstance(action, Play) and facts.shows(action.card):
        suit = action.card.suit
    else:
        return None
    needs_trick = facts.view.variant.pairs_need_trick and not facts.has_trick
    total = facts.score + facts.pair_worth(suit)
    return None if needs_trick or total < GOAL else (suit, total)


def _not_yet_66(facts: Facts, action: Action | None) -> Arguments | None:
    return (facts.score,) if action is None and facts.score < GOAL else None


def _exchange(facts: Facts, action: Action | None) -> tuple[Card, Card] | None:
    turned, rank = facts.view.turned, facts.view.variant.exchange
    if not isinstance(action, Exchange) or turned is None or rank is None:
        return None
    return turned, Card(rank, turned.suit)


def _exchange_makes_pair(facts: Facts, action: Action | None) -> Arguments | None:
    cards = _exchange(facts, action)
    other = partner(cards[0]) if cards else None
    return (cards[0], other) if cards and other in facts.hand and facts.pairs_possible else None


def _close_sure(facts: Facts, action: Action | None) -> Arguments | None:
    if not isinstance(action, Close):
        return None
    total = sure_points(facts)
    return (total,) if total >= GOAL else None


def _close_likely(facts: Facts, action: Action | None) -> Arguments | None:
    return (facts.prospects,) if isinstance(action, Close) else None


def _draw_on(facts: Facts, action: Action | None) -> Arguments | None:
    return (facts.prospects,) if isinstance(action, Draw) else None


# ---- the end worked out ----


def _forced(facts: Facts, action: Action | None) -> tuple[int, int] | None:
    """The match points that the action is worth, and the best action, where all cards are known."""
    if not facts.actions or facts.view.variant.sides > 2 or not facts.clear:
        return None
    values = exact_values(facts.deal, facts.me, (_ANY_NUMBER,) * facts.view.variant.sides)
    if action not in values:
        return None
    return round(values[action] / MATCH_POINT), round(max(values.values()) / MATCH_POINT)


def _wins_by_force(facts: Facts, action: Action | None) -> Arguments | None:
    forced = _forced(facts, action)
    return (forced[0],) if forced and forced[0] > 0 else None


def _loses_least(facts: Facts, action: Action | None) -> Arguments | None:
    forced = _forced(facts, action)
    return (-forced[0],) if forced and forced[0] == forced[1] <= 0 else None


# ---- any card ----


def _only_choice(facts: Facts, card: Card) -> Arguments | None:
    return (card,) if facts.playable == (card,) and len(facts.actions) == 1 else None


def _reaches_66(facts: Facts, card: Card) -> Arguments | None:
    total = facts.total_if_taken(card)
    return (total,) if facts.sure(card) and total >= GOAL else None


def _keeps_pair(facts: Facts, card: Card) -> Arguments | None:
    if not facts.leading and facts.takes(card):
        return None
    if facts.shows(card) or facts.hopes_for_pair(card):
        return None
    kept = [c for c in facts.playable if c != card and c.suit is not card.suit and facts.hopes_for_pair(c)]
    spared = [c for c in kept if points(c) <= points(card)]
    return (card, max(spared, key=lambda c: facts.pair_worth(c.suit))) if spared else None


def _saves_trump(facts: Facts, card: Card) -> Arguments | None:
    if facts.is_trump(card) or (not facts.leading and facts.takes(card)):
        return None
    trumps = [c for c in facts.playable if facts.is_trump(c)]
    return (card, max(trumps, key=strength)) if trumps else None


def _keeps_high(facts: Facts, card: Card) -> Arguments | None:
    if not facts.leading and facts.takes(card):
        return None
    kept = [c for c in facts.playable if c != card and points(c) >= LOW and not facts.higher(c)]
    return (card, max(kept, key=points)) if kept else None


def _best_judged(facts: Facts, card: Card) -> Arguments | None:
    return (card,)


# ---- leading ----


def _shows_pair(facts: Facts, card: Card) -> Arguments | None:
    return (card.suit, facts.pair_worth(card.suit)) if facts.shows(card) else None


def _sure_trick(facts: Facts, card: Card) -> Arguments | None:
    return (card,) if facts.later and facts.sure(card) else None


def _highest_of_suit(facts: Facts, card: Card) -> Arguments | None:
    if not facts.leading or facts.is_trump(card) or points(card) < HIGH or facts.higher(card):
        return None
    return (card, card.suit)


def _draws_trumps(facts: Facts, card: Card) -> Arguments | None:
    out = any(facts.is_trump(c) for c in facts.out)
    return (card,) if facts.leading and facts.strict and facts.is_trump(card) and out else None


def _cheap_lead(facts: Facts, card: Card) -> Arguments | None:
    low = facts.leading and not facts.is_trump(card) and points(card) <= LOW
    return (card, points(card)) if low else None


# ---- answering ----


def _completes(facts: Facts, card: Card) -> bool:
    return facts.last and facts.takes(card)


def _secures_card(facts: Facts, card: Card) -> Arguments | None:
    return (card, points(card)) if _completes(facts, card) and points(card) >= HIGH else None


def _trumps_in(facts: Facts, card: Card) -> Arguments | None:
    if not _completes(facts, card) or not facts.is_trump(card):
        return None
    return None if facts.is_trump(facts.deal.trick[0][1]) else (card, facts.stake)


def _takes_to_show_pair(facts: Facts, card: Card) -> Arguments | None:
    if not _completes(facts, card) or not facts.pairs_to_come:
        return None
    rest = [c for c in facts.hand if c != card]
    kings = [c for c in rest if c.rank is Rank.KING and partner(c) in rest]
    return (card, max(kings, key=lambda c: facts.pair_worth(c.suit)).suit) if kings else None


def _takes_trick(facts: Facts, card: Card) -> Arguments | None:
    return (card, facts.stake + points(card)) if _completes(facts, card) else None


def _beats_so_far(facts: Facts, card: Card) -> Arguments | None:
    if facts.leading or facts.last or not facts.takes(card):
        return None
    return (card, facts.deal.winning()[1])


def _feeds_partner(facts: Facts, card: Card) -> Arguments | None:
    if facts.leading or facts.takes(card) or not points(card):
        return None
    holder, best = facts.deal.winning()
    safe = facts.friend(holder) and not (facts.later and facts.beaters(best))
    return (card, points(card)) if safe else None


def _throws_cheapest(facts: Facts, card: Card) -> Arguments | None:
    if facts.leading or any(map(facts.takes, facts.playable)):
        return None
    return (card, points(card)) if points(card) == min(map(points, facts.playable)) else None


def _lets_go(facts: Facts, card: Card) -> Arguments | None:
    if facts.leading or facts.takes(card):
        return None
    return (card,) if points(card) == min(map(points, facts.playable)) else None


REASONS: tuple[Reason, ...] = (
    Reason("strong_hand", ("points",), _strong_hand),
    Reason("names_pair", ("suit",), _names_pair),
    Reason("names_strongest", ("suit",), _names_strongest),
    Reason("weak_hand", ("points",), _weak_hand),
    Reason("has_66", ("points",), _has_66),
    Reason("pair_makes_66", ("suit", "points"), _pair_makes_66),
    Reason("not_yet_66", ("points",), _not_yet_66),
    Reason("exchange_makes_pair", ("card", "other"), _exchange_makes_pair),
    Reason("exchange_gains", ("card", "other"), _exchange),
    Reason("close_sure", ("points",), _close_sure),
    Reason("close_likely", ("points",), _close_likely),
    Reason("draw_on", ("points",), _draw_on),
    Reason("only_choice", ("card",), _of_play(_only_choice)),
    Reason("reaches_66", ("points",), _of_play(_reaches_66)),
    Reason("shows_pair", ("suit", "points"), _of_play(_shows_pair)),
    Reason("wins_by_force", ("points",), _wins_by_force),
    Reason("loses_least", ("points",), _loses_least),
    Reason("sure_trick", ("card",), _of_play(_sure_trick)),
    Reason("feeds_partner", ("card", "points"), _of_play(_feeds_partner)),
    Reason("takes_to_show_pair", ("card", "suit"), _of_play(_takes_to_show_pair)),
    Reason("secures_card", ("card", "points"), _of_play(_secures_card)),
    Reason("trumps_in", ("card", "points"), _of_play(_trumps_in)),
    Reason("takes_trick", ("card", "points"), _of_play(_takes_trick)),
    Reason("beats_so_far", ("card", "other"), _of_play(_beats_so_far)),
    Reason("keeps_pair", ("card", "other"), _of_play(_keeps_pair)),
    Reason("throws_cheapest", ("card", "points"), _of_play(_throws_cheapest)),
    Reason("lets_go", ("card",), _of_play(_lets_go)),
    Reason("cheap_lead", ("card", "points"), _of_play(_cheap_lead)),
    Reason("saves_trump", ("card", "other"), _of_play(_saves_trump)),
    Reason("draws_trumps", ("card",), _of_play(_draws_trumps)),
    Reason("highest_of_suit", ("card", "suit"), _of_play(_highest_of_suit)),
    Reason("keeps_high", ("card", "other"), _of_play(_keeps_high)),
    Reason("best_judged", ("card",), _of_play(_best_judged)),
)
