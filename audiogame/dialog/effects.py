"""What the session wants done: by the devices, the computer players and the files."""

from dataclasses import dataclass

from audiogame.ai.player import Level
from audiogame.dialog.announcement import Announcement
from audiogame.game.events import Event
from audiogame.game.view import View
from audiogame.settings import Settings


@dataclass(frozen=True, slots=True)
class Say:
    """Say this."""

    announcement: Announcement


@dataclass(frozen=True, slots=True)
class MoveOn:
    """The player goes on: what still waits to be said is stale."""


@dataclass(frozen=True, slots=True)
class Record:
    """Keep this line of the match before anything of it is said."""

    line: str


@dataclass(frozen=True, slots=True)
class Rewind:
    """The match consists of these lines from now on, all of which have been told."""

    lines: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Told:
    """The announcements of so many lines have been said."""

    lines: int


@dataclass(frozen=True, slots=True)
class Think:
    """Find an action for the view's seat and call `thought`; with `hint`, find a hint and call `hinted`."""

    turn: int
    seat: int
    view: View
    seen: tuple[Event, ...]
    level: Level
    hint: bool = False


@dataclass(frozen=True, slots=True)
class Fetch:
    """Look for a saved match of the table and call `fetched`."""

    rules: str
    players: int


@dataclass(frozen=True, slots=True)
class Pause:
    """Call `paused` after so many seconds: a player may want to announce."""

    turn: int
    seconds: int


@dataclass(frozen=True, slots=True)
class Keep:
    """The settings have changed: use them and keep them."""

    settings: Settings


@dataclass(frozen=True, slots=True)
class Leave:
    """The game ends."""


Effect = Say | MoveOn | Record | Rewind | Told | Think | Fetch | Pause | Keep | Leave
