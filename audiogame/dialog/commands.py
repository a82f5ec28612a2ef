"""What a player can say or press, whatever the language."""

from dataclasses import dataclass
from enum import StrEnum

from audiogame.game.actions import Action
from audiogame.game.cards import Rank
from audiogame.game.notation import print_action


class Simple(StrEnum):
    """Commands without an argument; the value is the canonical name (EXPERIENCE.md section 4)."""

    CLOSE_BEFORE = "close before"
    REPEAT = "repeat"
    STATE = "state?"
    HAND = "hand?"
    TABLE = "table?"
    WHOSE = "whose?"
    POINTS = "points?"
    MATCH = "match?"
    TRUMP = "trump?"
    STOCK = "stock?"
    PAIRS = "pairs?"
    KNOWN = "known?"
    LEGAL = "legal?"
    WHAT = "what"
    JOURNAL = "journal?"
    HINT = "hint?"
    WHY = "why?"
    YES = "yes"
    NO = "no"
    CANCEL = "cancel"
    NEXT = "next"
    NEW = "new"
    SETTINGS = "settings"
    RULES = "rules"
    PRACTISE = "practise"
    HELP = "help"
    FASTER = "faster"
    SLOWER = "slower"
    LOUDER = "louder"
    QUIETER = "quieter"
    STOP = "stop"
    SLEEP = "sleep"
    WAKE = "wake"
    VERBOSITY = "verbosity"
    BACK = "back"
    OLDER = "older"
    NEWER = "newer"
    QUIT = "quit"
    # by key only
    LEFT = "left"
    RIGHT = "right"
    UP = "up"
    DOWN = "down"
    HOME = "home"
    END = "end"
    PLAYABLE_NEXT = "playable next"
    PLAYABLE_BEFORE = "playable before"
    ENTER = "enter"
    ENTER_NO_PAIR = "enter nopair"
    MENU = "menu"
    SIXTY_SIX = "sixty six"
    TRUMP_AND_STOCK = "trump and stock?"
    TALK = "talk"
    OLDEST = "oldest"
    NEWEST = "newest"


@dataclass(frozen=True, slots=True)
class Do:
    """Do this in the game."""

    action: Action


@dataclass(frozen=True, slots=True)
class PlayRank:
    """Play the card of the rank, whichever suit is meant."""

    rank: Rank


@dataclass(frozen=True, slots=True)
class PlayPlace:
    """Play the card at the place in the hand, 1 to 6."""

    place: int


@dataclass(frozen=True, slots=True)
class Choice:
    """The numbered choice of a menu, 1 to 6."""

    number: int


@dataclass(frozen=True, slots=True)
class Digit:
    """The digit key: a choice in a menu, else a card of the hand to speak or play."""

    number: int


Command = Simple | Do | PlayRank | PlayPlace | Choice | Digit


def canonical(command: Command) -> str:
    """The command's canonical name (EXPERIENCE.md section 4, PROTOCOL.md)."""
    match command:
        case Simple():
            return command.value
        case Do(action):
            return print_action(action)
        case PlayRank(rank):
            return f"rank {rank}"
        case PlayPlace(place):
            return f"card {place}"
        case Choice(number):
            return f"choice {number}"
        case Digit(number):
            return str(number)


DEFAULT_KEYS: dict[str, str] = {
    "left": "left",
    "right": "right",
    "up": "up",
    "down": "down",
    "home": "home",
    "end": "end",
    "tab": "playable next",
    "shift+tab": "playable before",
    "enter": "enter",
    "shift+enter": "enter nopair",
    "backspace": "cancel",
    "escape": "menu",
    "h": "hand?",
    "t": "table?",
    "p": "points?",
    "s": "state?",
    "r": "repeat",
    "comma": "older",
    "period": "newer",
    "shift+comma": "oldest",
    "shift+period": "newest",
    "w": "whose?",
    "u": "trump and stock?",
    "k": "known?",
    "m": "match?",
    "c": "close",
    "x": "exchange",
    "a": "sixty six",
    "i": "hint?",
    "shift+i": "why?",
    "n": "next",
    "v": "verbosity",
    "minus": "slower",
    "equals": "faster",
    "f1": "help",
    "f2": "settings",
    "f3": "rules",
    "f4": "practise",
    "f10": "quit",
    "z": "back",
    "space": "talk",
}
