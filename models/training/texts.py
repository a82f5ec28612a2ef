"""What the training voices say: the commands, ordinary words, and sentences that are no command."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random

from audiogame.dialog.commands import Choice, Command, Do, PlayPlace, PlayRank
from audiogame.dialog.lexicon import Lexicon
from audiogame.game.actions import Claim, Name, Play
from audiogame.game.cards import Rank

ROOT = Path(__file__).resolve().parents[2]


def lexicon(locale: str) -> Lexicon:
    """The commands of the language."""
    return Lexicon(ROOT / "locales" / locale)


def common_words(locale: str) -> list[str]:
    """The numbers zero to twenty and some hundreds of common words of the language, once each."""
    lines = (ROOT / "models" / "words" / f"{locale}.txt").read_text(encoding="utf-8").splitlines()
    words = (word for line in lines if not line.startswith("#") for word in line.split())
    return list(dict.fromkeys(words))


def spoken_phrases(locale: str) -> list[str]:
    """Every phrase of a command in small letters, once each."""
    return list(dict.fromkeys(phrase.lower() for phrase, _ in lexicon(locale).written()))


def command_words(locale: str) -> list[str]:
    """Every word of a command, once each."""
    phrases = (phrase for phrase, _ in lexicon(locale).written())
    return list(dict.fromkeys(word for phrase in phrases for word in phrase.split()))


def cards_of_no_pack(locale: str) -> list[str]:
    """What sounds like a command but names a card that no pack has: from the one to the eight."""
    words, play = lexicon(locale).words, lexicon(locale).templates["play"][0]
    numbers = common_words(locale)
    low = numbers[1 : numbers.index(words.ranks[Rank.NINE][0])]
    suits = [name for names in words.suits.values() for name in names]
    cards = [words.card.format(rank=rank, suit=suit).lower() for rank in low for suit in suits]
    return [*cards, *(play.lower().format(card=card) for card in cards)]


def _kind(command: Command) -> str:
    match command:
        case Do(Play(pair=pair)):
            return "play" if pair else "nopair"
        case Do(Name() | Claim()):
            return "suit"
        case PlayPlace() | PlayRank() | Choice():
            return "short"
        case _:
            return "other"


_SHARES = {"play": 0.27, "nopair": 0.1, "suit": 0.12, "short": 0.16, "other": 0.35}


@dataclass(frozen=True)
class Texts:
    """What can be said in one language. `sentences`: ordinary ones, of which pieces are said too."""

    by_kind: dict[str, list[str]]
    words: list[str]
    mixed: list[str]
    sentences: Sequence[str]

    def command(self, random: Random) -> str:
        """A command."""
        kinds = list(self.by_kind)
        kind = random.choices(kinds, [_SHARES[kind] for kind in kinds])[0]
        return random.choice(self.by_kind[kind])

    def words_in_a_row(self, random: Random) -> str:
        """One to four words that make no sense; a number or a very common word often alone."""
        if random.random() < 0.35:
            return random.choice(self.words[:60])
        return " ".join(random.choices(self.words, k=random.randint(1, 4)))

    def nearly(self, random: Random) -> str:
        """Words of commands in an order that is no command."""
        return " ".join(random.choices(self.mixed, k=random.randint(2, 4)))

    def piece(self, random: Random) -> str:
        """Two to seven words of a sentence in a row."""
        words = random.choice(self.sentences).split()
        start = random.randrange(max(1, len(words) - 2))
        return " ".join(words[start : start + random.randint(2, 7)])

    def any(self, random: Random) -> str:
        """Something to say: a command in more than half of the cases."""
        kinds: list[Callable[[Random], str]] = [self.command, self.words_in_a_row, self.nearly, self.piece]
        return random.choices(kinds, [0.56, 0.2, 0.1, 0.14])[0](random)


def texts(locale: str, sentences: Sequence[str]) -> Texts:
    """What can be said in the language."""
    by_kind: dict[str, list[str]] = {}
    for phrase, command in lexicon(locale).written():
        by_kind.setdefault(_kind(command), []).append(phrase)
    mixed = command_words(locale)
    return Texts(by_kind, [*common_words(locale), *mixed], mixed, sentences)
