"""Cards as numbers and sets of cards as bits, for speed.

A card is 6 × suit + strength (0 the nine, 5 the ace); the card's bit is 1 shifted by it.
"""

from collections.abc import Iterable
from typing import Final

from audiogame.game.cards import Card, Rank, Suit, points, strength

SUITS: Final = tuple(Suit)
CARDS: Final = [
    Card(rank, suit) for suit in SUITS for rank in sorted(Rank, key=lambda r: strength(Card(r, Suit.SPADES)))
]
NUMBERS: Final = {card: number for number, card in enumerate(CARDS)}
_QUEEN: Final = 2
_KING: Final = 3
WORTH: Final[list[int]] = [points(card) for card in CARDS]
SUIT_BITS: Final[list[int]] = [0b111111 << 6 * suit for suit in range(4)]
OF_SUIT: Final[list[int]] = [SUIT_BITS[card // 6] for card in range(24)]
_ABOVE: Final[list[int]] = [OF_SUIT[card] & ~((2 << card) - 1) for card in range(24)]
# the cards that beat a card, for each trump and for none yet, by 24 × (trump + 1) + card
BEATERS: Final[list[int]] = [
    _ABOVE[card] | (SUIT_BITS[trump] if trump >= 0 and card // 6 != trump else 0)
    for trump in range(-1, 4)
    for card in range(24)
]
# the other half of a pair, as a bit; 0 for a card that is none
PARTNER: Final[list[int]] = [
    1 << (card + 1) if card % 6 == _QUEEN else 1 << (card - 1) if card % 6 == _KING else 0
    for card in range(24)
]
PAIR_BITS: Final[list[int]] = [(1 << _QUEEN | 1 << _KING) << 6 * suit for suit in range(4)]
_QUEENS: Final = sum(1 << 6 * suit + _QUEEN for suit in range(4))
_KINGS: Final = _QUEENS << 1
_NUMBER_OF_BIT: Final[list[int]] = [0] * 37  # by bit modulo 37, which is different for each
for _card in range(24):
    _NUMBER_OF_BIT[(1 << _card) % 37] = _card


def bits_of(cards: Iterable[Card]) -> int:
    """The cards as bits."""
    return sum(1 << NUMBERS[card] for card in cards)


def hand_of(bits: int) -> tuple[Card, ...]:
    """The cards of the bits."""
    return tuple(CARDS[number] for number in cards_of(bits))


def suit_bits(suit: Suit) -> int:
    """All cards of the suit."""
    return SUIT_BITS[SUITS.index(suit)]


def beaters_of(card: Card, trump: Suit | None) -> int:
    """The cards that beat the card."""
    return BEATERS[24 * (0 if trump is None else SUITS.index(trump) + 1) + NUMBERS[card]]


def cards_of(bits: int) -> list[int]:
    """The numbers of the cards, from the lowest."""
    found: list[int] = []
    while bits:
        low = bits & -bits
        found.append(_NUMBER_OF_BIT[low % 37])
        bits ^= low
    return found


def worth_of(card: int) -> int:
    """The points of the card."""
    return WORTH[card]


def suit_of(card: int) -> int:
    """All cards of the card's suit."""
    return OF_SUIT[card]


def above(card: int) -> int:
    """The higher cards of the card's suit."""
    return _ABOVE[card]


def trumps_of(trump: int) -> int:
    """All cards of the trump suit; none while there is no trump."""
    return SUIT_BITS[trump] if trump >= 0 else 0


def beaters(card: int, trump: int) -> int:
    """The cards that beat the card."""
    return BEATERS[24 * trump + 24 + card]


def pair_in(hand: int, trump: int) -> int:
    """The queen of a pair in the hand, of trumps before others; -1 where there is none."""
    if not hand & _KINGS & (hand & _QUEENS) << 1:
        return -1
    found = -1
    for suit in range(4):
        if hand & PAIR_BITS[suit] == PAIR_BITS[suit]:
            found = 6 * suit + _QUEEN
            if suit == trump:
                break
    return found
