"""What is to be said, as codes: words come from the locale alone."""

from dataclasses import dataclass
from enum import Enum, auto

from audiogame.game.cards import Card, Rank, Suit
from audiogame.game.view import View


@dataclass(frozen=True, slots=True)
class Who:
    """A player or a side, as the listener sees it: `me`, `partner`, `opponent`, `us` or `them`."""

    code: str
    number: int = 0  # of a computer player, in playing order after the listener
    players: int = 2


@dataclass(frozen=True, slots=True)
class Held:
    """A card of the own hand, with what the listener wants to hear of it."""

    card: Card
    trump: bool
    hints: bool = False
    points: int = 0
    pair: bool = False


@dataclass(frozen=True, slots=True)
class Label:
    """The first phrase of a command, for menus and help; `rank`, `suit` and `n` fill its gaps."""

    command: str
    card: Card | None = None
    rank: Rank | None = None
    suit: Suit | None = None
    n: int = 0


@dataclass(frozen=True, slots=True)
class KeyName:
    """The name of a key."""

    name: str
    shift: bool = False


@dataclass(frozen=True, slots=True)
class Line:
    """One sentence: a message of the locale and what fills it."""

    message: str
    arguments: tuple[tuple[str, "Value"], ...] = ()


Value = Card | Suit | Rank | Who | Held | Label | KeyName | Line | int | str | tuple["Value", ...]


def line(message: str, **arguments: Value) -> Line:
    """The sentence of the message with the arguments; an underscore in a name stands for a hyphen."""
    return Line(message, tuple((name.replace("_", "-"), value) for name, value in arguments.items()))


class Priority(Enum):
    """How an announcement stands to others (EXPERIENCE.md section 1); see `priorities`."""

    BROWSE = auto()  # replaces what browsing said before
    ANSWER = auto()  # interrupts
    EVENT = auto()  # queues
    RESULT = auto()  # queues and is never dropped


class Kind(Enum):
    """A class of announcements that the player can switch off; what has none is always said."""

    OWN_CARDS = "own-cards"
    OTHER_CARDS = "other-cards"
    TRICKS = "tricks"
    DRAWS = "draws"
    OTHER_DRAWS = "other-draws"
    TURNS = "turns"
    HAND = "hand"


@dataclass(frozen=True, slots=True)
class Announcement:
    """Sentences that are said together, the cue that goes with them, and whose they are."""

    lines: tuple[Line, ...]
    priority: Priority = Priority.EVENT
    cue: str | None = None
    seat: int | None = None  # whose place and voice it is said from; None: the narrator's
    kind: Kind | None = None
    locale: str | None = None  # another language than the player's, before one has been chosen


def answer(*lines: Line, cue: str | None = None) -> Announcement:
    """An answer to what the player has asked or done."""
    return Announcement(lines, Priority.ANSWER, cue)


def browse(*lines: Line, cue: str | None = None) -> Announcement:
    """What the player has moved to."""
    return Announcement(lines, Priority.BROWSE, cue)


def who(view: View, seat: int) -> Who:
    """The seat as the view's seat sees it."""
    players = view.variant.players
    number = (seat - view.me) % players
    if number == 0:
        return Who("me", 0, players)
    partner = view.variant.side(seat) == view.variant.side(view.me)
    return Who("partner" if partner else "opponent", number, players)


def whose_side(view: View, side: int) -> Who:
    """The side as the view's seat sees it: a player, or in a team game `us` or `them`."""
    if not view.variant.teams:
        return who(view, side)
    return Who("us" if side == view.variant.side(view.me) else "them", 0, view.variant.players)
