"""Matches on disk: lines of the record, each kept before it is spoken, and how far they have been told.

A file is the record of `game.record` with lines `told N` between: the announcements of the first N lines
have been said. A line that a power cut has torn is dropped; nothing after a line that cannot be carried out
counts.
"""

import os
from dataclasses import dataclass
from pathlib import Path

from audiogame.game.match import Match
from audiogame.game.record import BadRecord, advance


@dataclass(frozen=True, slots=True)
class Saved:
    """A match as it was kept: its lines, how many of them were told, where a broken file was put aside."""

    lines: tuple[str, ...] = ()
    told: int = 0
    broken: Path | None = None


class MatchFile:
    """The file of one match. Writing raises OSError."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def read(self) -> Saved:
        """What the file holds; nothing when there is none.

        A broken file is put aside and read as far as it goes.

        Raises OSError when it is there and cannot be read.
        """
        try:
            data = self.path.read_bytes()
        except FileNotFoundError:
            return Saved()
        whole = data[: data.rfind(b"\n") + 1]
        lines, told, good = parse(whole.decode("utf-8", "replace").splitlines())
        if good:
            if whole != data:  # a torn line: what follows must not be glued to it
                write(self.path, lines, told)
            return Saved(lines, told)
        aside = self._aside()
        os.replace(self.path, aside)
        if lines:
            write(self.path, lines, told)
        return Saved(lines, told, aside)

    def _aside(self) -> Path:
        """A name for a broken file that no other file has."""
        number = 1
        while (path := self.path.with_name(f"{self.path.name}.broken{number}")).exists():
            number += 1
        return path

    def append(self, line: str) -> None:
        """Keep one more line; a line that begins a match begins the file anew."""
        if line.startswith("new "):
            write(self.path, (line,))
            return
        with self.path.open("ab") as file:
            file.write(f"{line}\n".encode())
            file.flush()
            os.fsync(file.fileno())

    def told(self, lines: int) -> None:
        """Note that the announcements of so many lines have been said."""
        with self.path.open("ab") as file:
            file.write(f"told {lines}\n".encode())

    def rewind(self, lines: tuple[str, ...]) -> None:
        """Make these lines, all told, the whole of the file."""
        write(self.path, lines, len(lines))


def write(path: Path, lines: tuple[str, ...], told: int = 0) -> None:
    """Write a match; at any moment the old or the new file is there, whole. Raises OSError and ValueError."""
    new = path.with_name(f"{path.name}.new")
    text = "".join(f"{line}\n" for line in lines) + (f"told {told}\n" if told else "")
    with new.open("wb") as file:
        file.write(text.encode())
        file.flush()
        os.fsync(file.fileno())
    os.replace(new, path)


def parse(text: list[str]) -> tuple[tuple[str, ...], int, bool]:
    """The lines that can be carried out one after the other, how many were told, whether all were good."""
    lines: list[str] = []
    told = 0
    match: Match | None = None
    for line in text:
        word, _, number = line.partition(" ")
        if word == "told" and number.isascii() and number.isdigit() and int(number) <= len(lines):
            told = int(number)
            continue
        try:
            match, _ = advance(match, line)
        except BadRecord:
            return tuple(lines), told, False
        lines.append(line)
    return tuple(lines), told, True
