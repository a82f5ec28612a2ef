"""The place in the own hand that the player has moved to."""

from dataclasses import dataclass

from audiogame.dialog.answers import DETAILS
from audiogame.game.cards import Card


@dataclass(frozen=True, slots=True)
class Cursor:
    """An index into the hand, None before the first move, and the detail last heard of that card."""

    index: int | None = None
    detail: int = -1

    def within(self, count: int) -> "Cursor":
        """The cursor in a hand of so many cards; a hand that has shrunk pulls it in."""
        if self.index is None or not count:
            return Cursor()
        return self if self.index < count else Cursor(count - 1)

    def card(self, hand: tuple[Card, ...]) -> Card | None:
        """The card in focus; None before the first move."""
        return None if self.index is None or not hand else hand[self.index]

    def moved(self, step: int, count: int) -> tuple["Cursor", bool]:
        """The cursor `step` cards on in a hand that is not empty, and whether it could not move."""
        if self.index is None:
            return Cursor(0 if step > 0 or -step >= count else count - 1), False
        index = max(0, min(count - 1, self.index + step))
        return Cursor(index), index == self.index

    def next_of(self, indices: list[int], step: int) -> "Cursor":
        """The cursor at the next of the indices in the direction, around the end if need be."""
        here = -1 if self.index is None else self.index
        ahead = [i for i in indices if (i > here if step > 0 else i < here)] or indices
        return Cursor(min(ahead) if step > 0 else max(ahead))

    def detailed(self, step: int) -> "Cursor":
        """The cursor at the card's next detail in the direction, around the end if need be."""
        detail = self.detail + step if self.detail >= 0 or step > 0 else DETAILS - 1
        return Cursor(self.index or 0, detail % DETAILS)
