"""Cards: suits, ranks, packs and what they count (RULES.md section 1)."""

from collections.abc import Iterable
from enum import StrEnum
from hashlib import sha256
from typing import NamedTuple


class Suit(StrEnum):
    """One of the four suits; the value is its letter in the notation."""

    SPADES = "s"
    HEARTS = "h"
    DIAMONDS = "d"
    CLUBS = "c"


class Rank(StrEnum):
    """One of the six ranks, from the highest down; the value is its sign in the notation."""

    ACE = "A"
    TEN = "T"
    KING = "K"
    QUEEN = "Q"
    JACK = "J"
    NINE = "9"


class Card(NamedTuple):
    """A card of the pack."""

    rank: Rank
    suit: Suit

    def __str__(self) -> str:
        return self.rank + self.suit


_POINTS = {Rank.ACE: 11, Rank.TEN: 10, Rank.KING: 4, Rank.QUEEN: 3, Rank.JACK: 2, Rank.NINE: 0}
_STRENGTH = {rank: strength for strength, rank in enumerate(reversed(Rank))}
_PLACE = {Card(rank, suit): i for i, (suit, rank) in enumerate((s, r) for s in Suit for r in Rank)}


def points(card: Card) -> int:
    """The points the card counts for whoever takes it: 0 to 11."""
    return _POINTS[card.rank]


def strength(card: Card) -> int:
    """The place of the card within its suit: 0 for the nine, 5 for the ace."""
    return _STRENGTH[card.rank]


def ordered(cards: Iterable[Card]) -> tuple[Card, ...]:
    """The cards by suit (spades, hearts, diamonds, clubs), each suit from the ace down."""
    return tuple(sorted(cards, key=_PLACE.__getitem__))


def partner(card: Card) -> Card | None:
    """The other card of the pair the card belongs to; None for a card that is neither king nor queen."""
    if card.rank is Rank.KING:
        return Card(Rank.QUEEN, card.suit)
    if card.rank is Rank.QUEEN:
        return Card(Rank.KING, card.suit)
    return None


def pack(ranks: Iterable[Rank]) -> tuple[Card, ...]:
    """Every card of the ranks, once, in order."""
    return ordered(Card(rank, suit) for rank in ranks for suit in Suit)


def shuffled(cards: tuple[Card, ...], seed: str) -> tuple[Card, ...]:
    """The cards in an order that the seed alone decides, the same on every machine and version.

    A Fisher-Yates shuffle whose numbers are taken from SHA-256 of the seed and a counter.
    """
    result = list(cards)
    for i in range(len(result) - 1, 0, -1):
        j = draw_number(f"{seed}/{i}", i + 1)
        result[i], result[j] = result[j], result[i]
    return tuple(result)


def draw_number(seed: str, below: int) -> int:
    """A number from 0 to below - 1 that the seed alone decides."""
    return int.from_bytes(sha256(seed.encode()).digest()[:16], "big") % below
