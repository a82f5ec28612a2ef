"""What has happened (PROTOCOL.md, "Events")."""

from dataclasses import dataclass
from enum import StrEnum

from audiogame.game.cards import Card, Suit


class Reason(StrEnum):
    """Why a deal ended; the value is the protocol's word."""

    REACHED_66 = "reached66"
    CLAIM = "claim"
    WRONG_CLAIM = "wrong_claim"
    CLOSER_FAILED = "closer_failed"
    CLOSER_OVERTAKEN = "closer_overtaken"
    MOST_POINTS = "most_points"
    TIE = "tie"
    MANDE_MADE = "mande_made"
    MANDE_FAILED = "mande_failed"
    REMANDE = "remande"
    ANNOUNCED = "announced"
    LAST_TRICK_TIE = "last_trick_tie"


@dataclass(frozen=True, slots=True)
class Dealt:
    """Cards have been dealt."""


@dataclass(frozen=True, slots=True)
class Turned:
    """The card has been turned up under the stock; its suit is trump."""

    card: Card


@dataclass(frozen=True, slots=True)
class Named:
    """The seat has named the trump."""

    seat: int
    suit: Suit


@dataclass(frozen=True, slots=True)
class Flipped:
    """The seat has turned the next card for trump and keeps it."""

    seat: int
    card: Card


@dataclass(frozen=True, slots=True)
class DeclaredMande:
    """The seat has declared to play alone."""

    seat: int


@dataclass(frozen=True, slots=True)
class DeclaredRemande:
    """The seat has declared against the declarer."""

    seat: int


@dataclass(frozen=True, slots=True)
class Asked:
    """The seat has asked whether anyone plays alone."""

    seat: int


@dataclass(frozen=True, slots=True)
class Passed:
    """The seat has passed."""

    seat: int


@dataclass(frozen=True, slots=True)
class Led:
    """The seat has led the card."""

    seat: int
    card: Card


@dataclass(frozen=True, slots=True)
class Played:
    """The seat has answered with the card."""

    seat: int
    card: Card


@dataclass(frozen=True, slots=True)
class PairShown:
    """The seat has shown the pair of the suit, worth the points."""

    seat: int
    suit: Suit
    points: int


@dataclass(frozen=True, slots=True)
class Counted:
    """The side's pending pair points count from now on."""

    side: int
    points: int


@dataclass(frozen=True, slots=True)
class Exchanged:
    """The seat has given the card for the turned-up one."""

    seat: int
    given: Card
    taken: Card


@dataclass(frozen=True, slots=True)
class Closed:
    """The seat has closed the stock."""

    seat: int


@dataclass(frozen=True, slots=True)
class Drew:
    """The seat has drawn a card; `open` when it is the turned-up one; no card for who may not know it."""

    seat: int
    card: Card | None
    open: bool


@dataclass(frozen=True, slots=True)
class Took:
    """The seat has taken the trick, whose cards count the points."""

    seat: int
    points: int


@dataclass(frozen=True, slots=True)
class Bonus:
    """The seat has the bonus of the last trick."""

    seat: int
    points: int


@dataclass(frozen=True, slots=True)
class Lapsed:
    """The pairs of the round count no longer."""


@dataclass(frozen=True, slots=True)
class Claimed:
    """The seat has claimed 66, rightly or wrongly."""

    seat: int
    right: bool


@dataclass(frozen=True, slots=True)
class Announced:
    """The seat has announced 66, rightly or wrongly."""

    seat: int
    right: bool


@dataclass(frozen=True, slots=True)
class Ended:
    """The deal has ended."""

    reason: Reason


@dataclass(frozen=True, slots=True)
class Scored:
    """The side has won match points."""

    side: int
    points: int


@dataclass(frozen=True, slots=True)
class MatchWon:
    """The side has won the match."""

    side: int


Event = (
    Dealt
    | Turned
    | Named
    | Flipped
    | DeclaredMande
    | DeclaredRemande
    | Asked
    | Passed
    | Led
    | Played
    | PairShown
    | Counted
    | Exchanged
    | Closed
    | Drew
    | Took
    | Bonus
    | Lapsed
    | Claimed
    | Announced
    | Ended
    | Scored
    | MatchWon
)


def seen_by(event: Event, seat: int | None) -> Event:
    """The event as the seat sees it, or for None as everybody does: a card drawn face down is hidden."""
    if isinstance(event, Drew) and not event.open and event.seat != seat:
        return Drew(event.seat, None, False)
    return event
