"""Typed or heard phrases of one language as commands (`locales/<locale>/commands.toml`)."""

import re
import tomllib
import unicodedata
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

from audiogame.dialog.announcement import Label
from audiogame.dialog.commands import Choice, Command, Do, PlayPlace, PlayRank, Simple, canonical
from audiogame.game.actions import Action, Claim, Name, Play
from audiogame.game.cards import Card, Rank, Suit
from audiogame.game.notation import BadNotation, parse_action


class BadCommands(Exception):
    """A commands.toml that is missing or broken; the message is for developers."""


@dataclass(frozen=True, slots=True)
class Words:
    """The words that fill the gaps of phrases: each a tuple whose first is the one spoken in menus."""

    ranks: dict[Rank, tuple[str, ...]]
    suits: dict[Suit, tuple[str, ...]]
    german_suits: dict[Suit, tuple[str, ...]]
    card: str
    ordinals: tuple[str, ...]


class Lexicon:
    """The phrases of one language. Raises BadCommands when its file is missing or broken."""

    def __init__(self, folder: Path) -> None:
        try:
            data = tomllib.loads((folder / "commands.toml").read_text(encoding="utf-8"))
            self.words = Words(
                ranks={Rank(str(k)): tuple(v) for k, v in data["ranks"].items()},
                suits={Suit(k): tuple(v) for k, v in data["suits"].items()},
                german_suits={Suit(k): tuple(v) for k, v in data["german_suits"].items()},
                card=data["card"],
                ordinals=tuple(data["ordinals"]),
            )
            self.names = tuple(data["language"])
            self.language = tuple(map(normal, self.names))
            self.templates: dict[str, tuple[str, ...]] = {k: tuple(v) for k, v in data["commands"].items()}
        except (OSError, ValueError, KeyError, TypeError) as problem:
            raise BadCommands(f"{folder}: {problem!r}") from problem
        self._spoken = self._by_command(german=False)
        self._spoken_german = self._by_command(german=True)
        self.phrases: dict[str, Command] = {normal(phrase): command for phrase, command in self.written()}
        self._names = {normal(canonical(command)): command for command in self.phrases.values()}

    def command(self, text: str) -> Command | None:
        """The command that the phrase means; None when it means none."""
        return self.phrases.get(normal(text))

    def named(self, text: str) -> Command | None:
        """The command of the canonical name, the same in every language, in small letters or large ones and
        with its question mark or without; None when there is none.
        """
        return self._names.get(normal(text))

    def written(self) -> Iterator[tuple[str, Command]]:
        """Every phrase as it is written, with its command."""
        for german in (True, False):
            yield from self._all(german)

    def spoken(self, commands: Iterable[Command], german: bool = False) -> tuple[str, ...]:
        """The phrases of the commands in small letters, as a voice model writes them.

        `german`: with the suits by their German-pack names too.
        """
        phrases = dict(self._spoken)
        if german:
            phrases = {command: (*these, *self._spoken_german[command]) for command, these in phrases.items()}
        return tuple(dict.fromkeys(phrase for command in commands for phrase in phrases.get(command, ())))

    def near(self, text: str, commands: Iterable[Command], gap: str, german: bool = False) -> list[Command]:
        """Those of the commands that the text may mean when any one or two words stand where it has a gap."""
        words = [r"\w+( \w+)?" if word == gap else re.escape(normal(word)) for word in text.split()]
        pattern = re.compile(" ".join(words))
        return [c for c in commands if any(map(pattern.fullmatch, map(normal, self.spoken((c,), german))))]

    def label(self, label: Label, german: bool = False) -> str:
        """The first phrase of the command, its gaps filled; `german`: suits by their German-pack names."""
        suits = self.words.german_suits if german else self.words.suits
        template = self.templates[label.command]
        if label.command == "choice N":
            return template[label.n - 1]
        gaps = {}
        if label.card is not None:
            rank, suit = self.words.ranks[label.card.rank][0], suits[label.card.suit][0]
            gaps["card"] = self.words.card.format(rank=rank, suit=suit)
        if label.rank is not None:
            gaps["rank"] = self.words.ranks[label.rank][0]
        if label.suit is not None:
            gaps["suit"] = suits[label.suit][0]
        if label.n:
            gaps["n"] = self.words.ordinals[label.n - 1]
        return template[0].format(**gaps)

    def _by_command(self, german: bool) -> dict[Command, tuple[str, ...]]:
        found: dict[Command, list[str]] = {}
        for phrase, command in self._all(german):
            found.setdefault(command, []).append(phrase.lower())
        return {command: tuple(phrases) for command, phrases in found.items()}

    def _all(self, german: bool) -> Iterator[tuple[str, Command]]:
        """Every phrase with its command, the suits named by the French or the German pack."""
        suits = self.words.german_suits if german else self.words.suits
        for name, templates in self.templates.items():
            if name == "choice N":
                yield from ((phrase, Choice(i + 1)) for i, phrase in enumerate(templates))
                continue
            for template in templates:
                yield from self._filled(name, template, suits)

    def _filled(
        self, name: str, template: str, suits: dict[Suit, tuple[str, ...]]
    ) -> Iterator[tuple[str, Command]]:
        words = self.words
        if "{card}" in template:
            for rank, rank_words in words.ranks.items():
                for suit, suit_words in suits.items():
                    command = Do(Play(Card(rank, suit), pair=name != "play nopair"))
                    for rank_word in rank_words:
                        for suit_word in suit_words:
                            card = words.card.format(rank=rank_word, suit=suit_word)
                            yield template.format(card=card), command
        elif "{rank}" in template:
            for rank, rank_words in words.ranks.items():
                yield from ((template.format(rank=word), PlayRank(rank)) for word in rank_words)
        elif "{suit}" in template:
            for suit, suit_words in suits.items():
                action: Action = Claim(suit) if name == "claim pair" else Name(suit, name == "name mande")
                yield from ((template.format(suit=word), Do(action)) for word in suit_words)
        elif "{n}" in template:
            yield from ((template.format(n=word), PlayPlace(i + 1)) for i, word in enumerate(words.ordinals))
        else:
            yield template, simple_command(name)


def simple_command(name: str) -> Command:
    """The command of a canonical name without gaps. Raises BadCommands for an unknown one."""
    try:
        return Do(parse_action(name))
    except BadNotation:
        pass
    try:
        return Simple(name)
    except ValueError:
        raise BadCommands(f"no such command: {name}") from None


def normal(text: str) -> str:
    """The text without case, accents, cedillas, punctuation and spare spaces, as phrases are compared."""
    letters = unicodedata.normalize("NFKD", text.casefold())
    plain = "".join(c for c in letters if not unicodedata.combining(c))
    return " ".join(re.findall(r"\w+", plain))
