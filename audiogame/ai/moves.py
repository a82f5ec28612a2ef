"""Actions as numbers, for speed: 0 to 23 plays the card, showing its pair if it may; 24 more: without it."""

from typing import Final

from audiogame.ai.bits import CARDS, NUMBERS, SUITS
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

UNSHOWN: Final = 24
EXCHANGE: Final = 48
CLOSE: Final = 49
DRAW: Final = 50
CLAIM: Final = 51
CLAIM_PAIR: Final = 52  # and the number of the suit
NAME: Final = 56
NAME_MANDE: Final = 60
FLIP: Final = 64
MANDE: Final = 65
REMANDE: Final = 66
ANYONE: Final = 67
PASS: Final = 68
ANNOUNCE: Final = 69

_SINGLE: Final[dict[int, Action]] = {
    EXCHANGE: Exchange(),
    CLOSE: Close(),
    DRAW: Draw(),
    CLAIM: Claim(),
    FLIP: Flip(),
    MANDE: Mande(),
    REMANDE: Remande(),
    ANYONE: Anyone(),
    PASS: Pass(),
    ANNOUNCE: Announce(),
}
_SINGLE_NUMBER: Final[dict[Action, int]] = {action: number for number, action in _SINGLE.items()}


def move_of(action: Action) -> int:
    """The number of the action."""
    if isinstance(action, Play):
        return NUMBERS[action.card] + (0 if action.pair else UNSHOWN)
    if isinstance(action, Name):
        return (NAME_MANDE if action.mande else NAME) + SUITS.index(action.suit)
    if isinstance(action, Claim) and action.suit is not None:
        return CLAIM_PAIR + SUITS.index(action.suit)
    return _SINGLE_NUMBER[action]


def moved(move: int) -> Action:
    """The action of the number."""
    if move < EXCHANGE:
        return Play(CARDS[move % 24], pair=move < UNSHOWN)
    if CLAIM_PAIR <= move < NAME:
        return Claim(SUITS[move - CLAIM_PAIR])
    if NAME <= move < FLIP:
        return Name(SUITS[(move - NAME) % 4], mande=move >= NAME_MANDE)
    return _SINGLE[move]
