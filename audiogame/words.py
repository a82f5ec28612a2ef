"""The languages: loads each when it is first needed, and never leaves a message unsaid."""

import sys
from pathlib import Path

from audiogame.dialog.announcement import Announcement
from audiogame.dialog.lexicon import BadCommands, Lexicon
from audiogame.dialog.phrases import BadLocale, Phrases, Verbosity

FALLBACK = "en"


class Words:
    """The phrases and commands of every language in the folder."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._loaded: dict[str, Phrases] = {}
        self._problems: dict[str, str] = {}

    def phrases(self, locale: str) -> Phrases:
        """The phrases of the language. Raises BadLocale."""
        if locale in self._problems:
            raise BadLocale(self._problems[locale])
        if locale not in self._loaded:
            place = self._folder / locale
            try:
                self._loaded[locale] = Phrases(place, Lexicon(place))
            except (BadLocale, BadCommands) as problem:
                self._problems[locale] = str(problem)
                raise BadLocale(str(problem)) from problem
        return self._loaded[locale]

    def problem(self, locale: str) -> str | None:
        """What is wrong with the language's files, for a developer; None when they can be used."""
        try:
            self.phrases(locale)
        except BadLocale as problem:
            return str(problem)
        return None

    def usable(self, locale: str) -> str:
        """The language, or the fallback where none is chosen yet or its files are damaged."""
        return FALLBACK if not locale or self.problem(locale) is not None else locale

    def lexicon(self, locale: str) -> Lexicon:
        """What can be said in the language."""
        return self.phrases(locale).lexicon

    def text(
        self, announcement: Announcement, locale: str, verbosity: Verbosity, german: bool = False
    ) -> tuple[str, str]:
        """The words and the language they are in: the fallback's where the message is broken."""
        for language in (locale, FALLBACK):
            try:
                return self.phrases(language).text(announcement, verbosity, german), language
            except BadLocale as problem:
                print(f"audiogame: {language}: {problem}", file=sys.stderr)
        return " ".join(said.message for said in announcement.lines), FALLBACK
