"""Deals that a seat could be in."""

from random import Random

from audiogame.game.cards import Suit
from audiogame.game.deal import Deal
from audiogame.game.events import Closed, Drew, Event, Led, Played
from audiogame.game.variants import Trump
from audiogame.game.view import View, sample

_TRIES = 30  # samples that what has been seen rules out, before one is taken all the same
_MOST_CARDS = {2: 6, 3: 4, 4: 4}  # in hand, by the seats that play, for the exact solution to be quick


def is_solvable(deal: Deal) -> bool:
    """Whether the rest of the deal can be solved exactly, and quickly, once all hands are known."""
    settled = deal.trump is not None and not deal.stock_open
    return settled and max(len(deal.hands[seat]) for seat in deal.active) <= _MOST_CARDS[len(deal.active)]


def worlds(view: View, events: tuple[Event, ...], random: Random, count: int) -> list[Deal]:
    """So many deals the seat could be in; no hand holds a suit that its seat has shown not to have."""
    missing = _missing_suits(view, events)
    return [_world(view, events, random, missing) for _ in range(count)]


def _world(view: View, events: tuple[Event, ...], random: Random, missing: dict[int, set[Suit]]) -> Deal:
    for _ in range(_TRIES):
        deal = sample(view, events, random)
        if not any(card.suit in suits for seat, suits in missing.items() for card in deal.hands[seat]):
            return deal
    return deal


def _missing_suits(view: View, events: tuple[Event, ...]) -> dict[int, set[Suit]]:
    """The suits that other seats have shown not to hold: they did not follow when they had to."""
    missing: dict[int, set[Suit]] = {}
    strict = view.variant.trump is not Trump.TURNED
    led: Suit | None = None
    for event in events:
        match event:
            case Closed() | Drew(open=True):
                strict = True
            case Led(_, card):
                led = card.suit
            case Played(seat, card) if (
                strict and led is not None and card.suit is not led and seat != view.me
            ):
                lacks = {led}
                if card.suit is not view.trump and view.trump is not None and view.variant.undertrump:
                    lacks.add(view.trump)
                missing[seat] = missing.get(seat, set()) | lacks
            case _:
                pass
    return missing
