"""Everything that has been said, to walk back through."""

from collections.abc import Iterable

from audiogame.dialog.announcement import Announcement, Priority

LONGEST = 2000


class Journal:
    """The announcements said, oldest first, and the place the player has walked to."""

    def __init__(self) -> None:
        self._said: list[Announcement] = []
        self._place: int | None = None  # None: not walking

    def add_together(self, announcements: Iterable[Announcement]) -> None:
        """Remember what was said at one time, in one language, as one entry; walking begins there again.

        What was said because the player moved about is not remembered.
        """
        said = [a for a in announcements if a.priority is not Priority.BROWSE]
        for locale in dict.fromkeys(a.locale for a in said):
            lines = [line for a in said if a.locale == locale for line in a.lines]
            self._said.append(Announcement(tuple(lines), locale=locale))
            self._place = None
        del self._said[:-LONGEST]

    def last(self) -> Announcement | None:
        """The newest announcement; None when nothing has been said."""
        return self._said[-1] if self._said else None

    def walk(self, step: int) -> tuple[Announcement | None, bool]:
        """The announcement `step` places newer (older if negative), and whether the walk met the end."""
        if not self._said:
            return None, True
        newest = len(self._said) - 1
        wanted = newest if self._place is None else self._place + step
        self._place = max(0, min(newest, wanted))
        return self._said[self._place], wanted != self._place

    def oldest(self) -> Announcement | None:
        """The oldest announcement, where the walk goes on."""
        self._place = 0
        return self.walk(0)[0]

    def newest(self) -> Announcement | None:
        """The newest announcement, where the walk goes on."""
        self._place = None
        return self.walk(0)[0]
