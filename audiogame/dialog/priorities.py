"""What is said when: the one place where announcements wait, interrupt and are dropped.

    arrives   what is being said             what waits
    EVENT     goes on                        stays; the event waits behind it
    RESULT    goes on                        stays; the result waits behind it
    ANSWER    is cut                         events are dropped, results stay behind the answer
    BROWSE    is cut                         events are dropped, results stay behind it
    a key     is cut                         events are dropped, results wait for the answer

A result that is cut waits again from its beginning, until it has been said or the player goes on to the next
deal (`move_on`).
"""

from collections import deque
from dataclasses import dataclass

from audiogame.dialog.announcement import Announcement, Priority


@dataclass(frozen=True, slots=True)
class Start:
    """Say this now, under the number by which its end will be told; replaces what is being said."""

    utterance: int
    announcement: Announcement


@dataclass(frozen=True, slots=True)
class Silence:
    """Be silent at once."""


Order = Start | Silence


class Priorities:
    """The announcements that are being said and that wait."""

    def __init__(self) -> None:
        self._waiting: deque[Announcement] = deque()
        self._current: Announcement | None = None
        self._number = 0
        self._held = False

    @property
    def quiet(self) -> bool:
        """Whether nothing is being said and nothing waits."""
        return self._current is None and not self._waiting

    def say(self, announcement: Announcement) -> list[Order]:
        """The orders that follow from a new announcement."""
        if announcement.priority in (Priority.ANSWER, Priority.BROWSE):
            self._cut()
            self._waiting.appendleft(announcement)
        else:
            self._waiting.append(announcement)
        self._held = False
        return self._next() if self._current is None else []

    def finished(self, utterance: int) -> list[Order]:
        """The orders that follow when the utterance has been said; none for one that was cut before."""
        if self._current is None or utterance != self._number:
            return []
        self._current = None
        return self._next()

    def hush(self) -> list[Order]:
        """The orders that follow from a key: silence; results wait until `release` or more is said."""
        cut = self._current is not None
        self._cut()
        self._held = True
        return [Silence()] if cut else []

    def release(self) -> list[Order]:
        """The orders that follow when the key has been dealt with: what still waits is said."""
        self._held = False
        return self._next() if self._current is None else []

    def move_on(self) -> list[Order]:
        """The orders that follow when the player goes on: nothing of before is worth saying any more."""
        cut = self._current is not None
        self._current = None
        self._waiting.clear()
        return [Silence()] if cut else []

    def _cut(self) -> None:
        kept = [self._current] if self._current and self._current.priority is Priority.RESULT else []
        kept += [waiting for waiting in self._waiting if waiting.priority is Priority.RESULT]
        self._waiting = deque(kept)
        self._current = None

    def _next(self) -> list[Order]:
        if self._held or not self._waiting:
            return []
        self._current = self._waiting.popleft()
        self._number += 1
        return [Start(self._number, self._current)]
