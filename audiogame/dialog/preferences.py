"""What the player sets: the menus of settings and tables, and the steps that have keys of their own."""

from collections.abc import Callable, Sequence
from dataclasses import replace

from audiogame.dialog import options, tables
from audiogame.dialog.effects import Fetch, Keep
from audiogame.dialog.menus import Menu, Opened
from audiogame.dialog.seat import Seat
from audiogame.settings import Settings


class Preferences:
    """Changes the settings, and has them kept.

    `voices` gives the voices of a language, `microphones` the microphones; `cues` are the sounds' names.
    """

    def __init__(
        self,
        seat: Seat,
        opened: Opened,
        voices: Callable[[str], Sequence[str]],
        microphones: Callable[[], Sequence[str]],
        cues: Sequence[str],
    ) -> None:
        self._seat = seat
        self._opened = opened
        self._voices = voices
        self.microphones = microphones
        self._cues = cues

    def change(self, settings: Settings) -> None:
        """These are the settings from now on."""
        self._seat.settings = settings
        self._seat.do(Keep(settings))

    def open_settings(self) -> None:
        """Open the menu of settings."""
        self._opened.open(self._settings_menu())

    def open_tables(self) -> None:
        """Open the menu from which a new match is begun."""
        self._opened.open(self._table_menu())

    def step(self, name: str, step: int) -> None:
        """Make the number one step higher or lower, and say it."""
        self._say_changed(name, options.stepped(self._seat.settings, name, step))

    def next_verbosity(self) -> None:
        """Take the next verbosity, and say it."""
        self._say_changed("verbosity", options.next_verbosity(self._seat.settings))

    def _say_changed(self, name: str, settings: Settings) -> None:
        self.change(settings)
        self._seat.answer(options.spoken(settings, name))

    def _settings_menu(self) -> Menu:
        def changed(settings: Settings) -> None:
            self.change(settings)
            self._opened.refresh(self._settings_menu())

        settings = self._seat.settings
        names = {"voice": self._voices(settings.locale), "microphone": self.microphones()}
        return options.menu(settings, names, self._cues, changed, self._opened.open)

    def _table_menu(self) -> Menu:
        def changed(settings: Settings) -> None:
            self.change(settings)
            self._opened.refresh(self._table_menu())

        return tables.menu(self._seat.settings, self._choose_table, self._opened.open, changed)

    def _choose_table(self, rules: str, players: int) -> None:
        self.change(replace(self._seat.settings, rules=rules, players=players))
        self._seat.do(Fetch(rules, players))
