"""Announcements as text, by the files of one locale (ARCHITECTURE.md, "Locales")."""

from collections.abc import Iterator
from enum import StrEnum
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from audiogame.dialog.announcement import Announcement, Held, KeyName, Label, Line, Value, Who
from audiogame.dialog.lexicon import Lexicon
from audiogame.game.cards import Card, Suit


class Verbosity(StrEnum):
    """How much is said; a message may have its own form for the first and the last."""

    BRIEF = "brief"
    NORMAL = "normal"
    FULL = "full"


class BadLocale(Exception):
    """A locale whose files are missing or broken; the message is for developers."""


class Phrases:
    """Renders announcements in one language."""

    def __init__(self, folder: Path, lexicon: Lexicon) -> None:
        self.lexicon = lexicon
        self._bundle = FluentBundle([folder.name], use_isolating=False)
        files = sorted(folder.glob("*.ftl"))
        if not files:
            raise BadLocale(f"no messages in {folder}")
        for file in files:
            try:
                self._bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
            except (OSError, ValueError) as problem:
                raise BadLocale(f"{file}: {problem}") from problem

    def text(self, announcement: Announcement, verbosity: Verbosity, german: bool = False) -> str:
        """The words of the announcement, its sentences one after the other.

        Raises BadLocale for a message that is missing or whose arguments do not fit.
        """
        speaker = _Speaker(self._bundle, self.lexicon, verbosity, "german" if german else "french")
        return " ".join(filter(None, (speaker.line(line) for line in announcement.lines)))


class _Speaker:
    """Renders with one verbosity and one naming of the suits."""

    def __init__(self, bundle: FluentBundle, lexicon: Lexicon, verbosity: Verbosity, pack: str) -> None:
        self.bundle, self.lexicon, self.verbosity, self.pack = bundle, lexicon, verbosity, pack

    def line(self, line: Line) -> str:
        message = self._message(line.message)
        form = message.attributes.get(self.verbosity, message.value)
        return self._format(line.message, form, dict(self._arguments(line)))

    def _message(self, name: str) -> Any:
        if not self.bundle.has_message(name):
            raise BadLocale(f"no message {name}")
        return self.bundle.get_message(name)

    def _format(self, name: str, pattern: Any, arguments: dict[str, Any]) -> str:
        if pattern is None:
            raise BadLocale(f"message {name} says nothing")
        text, errors = self.bundle.format_pattern(pattern, arguments)
        if errors:
            raise BadLocale(f"message {name}: {errors}")
        return str(text).strip()

    def _arguments(self, line: Line) -> Iterator[tuple[str, str | int]]:
        for name, value in line.arguments:
            yield from self._argument(name, value)

    def _argument(self, name: str, value: Value) -> Iterator[tuple[str, str | int]]:
        match value:
            case Card(rank, suit):
                yield from self._forms(name, "card", {"rank": rank, "suit": suit, "pack": self.pack})
            case Suit():
                yield from self._forms(name, "suit", {"suit": value, "pack": self.pack})
                yield f"{name}-code", str(value)
            case Who(code, number, players):
                yield name, code
                yield from self._forms(
                    f"{name}-name", "player", {"who": code, "number": number, "players": players}
                )
            case _:
                yield name, self._one(value)

    def _forms(self, name: str, message: str, codes: dict[str, Any]) -> Iterator[tuple[str, str]]:
        """The value of the message as the argument, each of its attributes as `name-attribute`."""
        found = self._message(message)
        for attribute, pattern in found.attributes.items():
            yield f"{name}-{attribute}", self._format(message, pattern, codes)
        form = found.attributes.get(self.verbosity, found.value)
        yield name, self._format(message, form, codes)

    def _one(self, value: Value) -> str | int:
        match value:
            case int():
                return value
            case Line():
                return self.line(value)
            case Held(card, trump, hints, points, pair):
                return self.line(
                    Line(
                        "held",
                        (
                            ("card", card),
                            ("trump", _yes(trump)),
                            ("hints", _yes(hints)),
                            ("points", points),
                            ("pair", _yes(pair)),
                        ),
                    )
                )
            case Label():
                return self.lexicon.label(value, german=self.pack == "german")
            case KeyName(name, shift):
                named = self.bundle.has_message(f"key-{name}")  # letters and F keys name themselves
                key = self.line(Line(f"key-{name}")) if named else name.upper()
                return self.line(Line("key-with-shift", (("key", key),))) if shift else key
            case tuple() if not isinstance(value, Card):
                choice = all(isinstance(item, Label) for item in value)
                last = "list-or" if choice else "list-last"
                return self._list([dict(self._argument("item", item))["item"] for item in value], last)
            case Card():
                return str(dict(self._argument("item", value))["item"])
            case _:
                return str(value)

    def _list(self, items: list[str | int], last: str) -> str:
        if not items:
            return ""
        text = str(items[-1])
        for place, item in enumerate(reversed(items[:-1])):
            joint = "list-more" if place else last
            text = self.line(Line(joint, (("first", str(item)), ("rest", text))))
        return text


def _yes(value: bool) -> str:
    return "yes" if value else "no"
