"""Where the player is, what can be done there, and with which keys and words."""

from collections.abc import Mapping

from audiogame.dialog import sayable
from audiogame.dialog.announcement import KeyName, Line, line
from audiogame.dialog.commands import Command
from audiogame.dialog.menus import Item, Menu, Question
from audiogame.game.deal import Phase
from audiogame.game.match import Match

CHAPTERS: dict[str, tuple[str, ...]] = {
    "romanian": (
        *("aim", "cards", "tricks", "stock", "pairs", "exchange", "closing", "end", "match"),
        *("three", "four", "playing"),
    ),
    "brazilian": (
        *("aim", "cards", "deal", "mande", "remande", "tricks", "pairs", "announce", "end", "playing"),
    ),
    "classic": (
        *("aim", "cards", "tricks", "stock", "pairs", "exchange", "closing", "claim", "end", "match"),
        "playing",
    ),
    "short": (
        *("aim", "cards", "tricks", "stock", "pairs", "exchange", "closing", "claim", "end", "match"),
        "playing",
    ),
    "bulgarian": ("aim", "cards", "differences", "playing"),
}
"""The chapters of how to play, by rule set: messages `how-<rule set>-<chapter>`."""


def place(match: Match | None, me: int, opened: Menu | Question | None) -> str:
    """The name of the place the player is in."""
    if isinstance(opened, Question):
        return "question"
    if isinstance(opened, Menu):
        return "menu"
    if match is None or match.winners:
        return "no-match"
    if match.seat is None:
        return "deal-over"
    if match.seat != me:
        return "waiting"
    if match.phase is not Phase.PLAY:
        return "bidding"
    return "leading" if match.leading else "answering"


def here(match: Match | None, me: int, opened: Menu | Question | None) -> Line:
    """What this place is and what can be done here."""
    return line(f"help-{place(match, me, opened)}")


def can_say(commands: tuple[Command, ...]) -> Line:
    """The phrases that make sense now."""
    return line("can-say", phrases=tuple(sayable.labels(commands)))


def key_list(keys: Mapping[str, str]) -> Menu:
    """Every key with what it does."""
    items = tuple(
        Item(line("key-help", key=key_name(key), does=line(f"does-{message_name(command)}")))
        for key, command in keys.items()
    )
    digits = Item(line("key-help", key=line("key-digits"), does=line("does-digit")))
    return Menu(line("menu-keys"), (*items, digits))


def key_name(key: str) -> KeyName:
    """The key of a binding such as `shift+tab`."""
    return KeyName(key.removeprefix("shift+"), shift=key.startswith("shift+"))


def message_name(command: str) -> str:
    """The canonical name of a command as a part of a message id."""
    return command.replace("?", "").strip().replace(" ", "-")


def chapters(rules: str) -> Menu:
    """How to play, a chapter an item."""
    items = tuple(Item(line(f"how-{rules}-{chapter}")) for chapter in CHAPTERS[rules])
    return Menu(line("menu-how-to-play", rules=line(f"rules-{rules}")), items)
