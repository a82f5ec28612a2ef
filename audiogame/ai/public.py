"""Why another player did what it did, as far as everybody at the table could see."""

from audiogame.ai.hints import Hint
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
from audiogame.game.cards import Card, points, strength
from audiogame.game.deal import beats, winning
from audiogame.game.events import Event, Led, PairShown, Played
from audiogame.game.view import View

SEEN: dict[str, tuple[str, ...]] = {
    "alone": (),
    "stays": (),
    "names": ("suit",),
    "flips": (),
    "claims": (),
    "closes": (),
    "draws": (),
    "exchanges": ("card", "other"),
    "shows_pair": ("suit", "points"),
    "high_lead": ("card", "suit"),
    "draws_trumps": ("card",),
    "cheap_lead": ("card", "points"),
    "secures": ("card", "points"),
    "trumps_in": ("card", "points"),
    "takes": ("card", "points"),
    "beats": ("card", "other"),
    "feeds_partner": ("card", "points"),
    "had_to_trump": ("suit",),
    "holds_none": ("suit",),
    "had_to_follow": ("suit",),
    "throws": ("card", "points"),
    "unknown": (),
}
"""The codes, and the names of the arguments of each."""

_LOW = 4  # points up to which a card is low
_HIGH = 10


def seen_reason(
    view: View, events: tuple[Event, ...], seat: int, action: Action, after: tuple[Event, ...]
) -> Hint:
    """A reason for the seat's action: a code of SEEN and its arguments in the notation.

    `view` is that of anybody else before the action, `events` what had happened in the deal, and `after` what
    the action brought about. Nothing is used that not everybody has seen.
    """
    code, *arguments = _reason(view, events, seat, action, after)
    return Hint(action, str(code), tuple(map(str, arguments)))


def _reason(
    view: View, events: tuple[Event, ...], seat: int, action: Action, after: tuple[Event, ...]
) -> tuple[object, ...]:
    match action:
        case Mande() | Remande() | Name(mande=True):
            return ("alone",)
        case Name(suit):
            return "names", suit
        case Flip():
            return ("flips",)
        case Pass() | Anyone():
            return ("stays",)
        case Claim() | Announce():
            return ("claims",)
        case Close():
            return ("closes",)
        case Draw():
            return ("draws",)
        case Exchange():
            assert view.turned is not None
            assert view.variant.exchange is not None
            return "exchanges", view.turned, Card(view.variant.exchange, view.turned.suit)
        case Play(card):
            shown = [event for event in after if isinstance(event, PairShown)]
            if shown:
                return "shows_pair", shown[0].suit, shown[0].points
            return _answer(view, seat, card) if view.trick else _lead(view, events, card)


def _lead(view: View, events: tuple[Event, ...], card: Card) -> tuple[object, ...]:
    gone = {event.card for event in events if isinstance(event, Led | Played)}
    higher = [c for c in view.variant.pack() if c.suit is card.suit and strength(c) > strength(card)]
    trump = card.suit is view.trump
    if points(card) >= _HIGH and not trump and gone.issuperset(higher):
        return "high_lead", card, card.suit
    if trump and _strict(view):
        return "draws_trumps", card
    if points(card) <= _LOW and not trump:
        return "cheap_lead", card, points(card)
    return ("unknown",)


def _answer(view: View, seat: int, card: Card) -> tuple[object, ...]:
    holder, best = winning(view.trick, view.trump)
    led = view.trick[0][1].suit
    stake = sum(points(c) for _, c in view.trick)
    trump = card.suit is view.trump
    forced = _strict(view) and card.suit is not led
    if beats(card, best, view.trump):
        if len(view.trick) + 1 < len(view.active):
            return "beats", card, best
        if trump and led is not view.trump:
            return ("had_to_trump", led) if forced else ("trumps_in", card, stake)
        return (
            ("secures", card, points(card))
            if points(card) >= _HIGH
            else ("takes", card, stake + points(card))
        )
    friend = view.variant.side(holder) == view.variant.side(seat)
    if friend and points(card) > _LOW:
        return "feeds_partner", card, points(card)
    if forced:
        return ("had_to_trump" if trump and view.variant.undertrump else "holds_none"), led
    if _strict(view) and points(card) > _LOW:
        return "had_to_follow", led
    return ("throws", card, points(card)) if points(card) <= _LOW else ("unknown",)


def _strict(view: View) -> bool:
    """Whether the strict rules of play hold."""
    return view.turned is None or view.closed_by is not None
