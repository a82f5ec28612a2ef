"""The player's own files: where they are, and what is wrong with them, in words the player can hear."""

import contextlib
import os
from dataclasses import dataclass, replace
from pathlib import Path

import platformdirs
from filelock import FileLock, Timeout

from audiogame import settings as settings_file
from audiogame.dialog.announcement import Line, line
from audiogame.dialog.lexicon import BadCommands, simple_command
from audiogame.saves import MatchFile, Saved
from audiogame.settings import Settings

NAME = "audiogame"


class AlreadyPlaying(Exception):
    """Another game of the same player is running."""


@dataclass(frozen=True, slots=True)
class Files:
    """The player's files."""

    settings: Path
    matches: Path
    lock: FileLock

    def match(self, rules: str, players: int) -> MatchFile:
        """The file of the match at that table."""
        return MatchFile(self.matches / f"{rules}-{players}.match")

    def read_match(self, rules: str, players: int) -> tuple[Saved, Line | None]:
        """The saved match of that table, and what is wrong with it."""
        file = self.match(rules, players)
        try:
            saved = file.read()
        except OSError:
            return Saved(), line("match-unreadable")
        return saved, None if saved.broken is None else line("match-broken", file=saved.broken.name)

    def read_settings(self) -> tuple[Settings, list[Line]]:
        """The settings, and what is wrong with them; a file that cannot be read is put aside."""
        settings, wrong = settings_file.load(self.settings)
        if wrong == [""]:
            aside = self.settings.with_suffix(".broken")
            with contextlib.suppress(OSError):
                os.replace(self.settings, aside)
            return settings, [line("settings-broken", file=aside.name)]
        keys = {key: command for key, command in settings.keys.items() if _is_command(command)}
        if len(keys) < len(settings.keys):
            settings = replace(settings, keys=keys)
            wrong = [*wrong, "keys"]
        return settings, [line("setting-wrong", name=name) for name in wrong]


def _is_command(name: str) -> bool:
    try:
        simple_command(name)
    except BadCommands:
        return False
    return True


def settings_path() -> Path:
    """Where the player's settings are."""
    return Path(platformdirs.user_config_dir(NAME, appauthor=False)) / "settings.toml"


def open_files() -> Files:
    """The player's files, for this process alone until it ends. Raises AlreadyPlaying and OSError."""
    settings, data = settings_path(), Path(platformdirs.user_data_dir(NAME, appauthor=False))
    for folder in (settings.parent, data):
        folder.mkdir(parents=True, exist_ok=True)
    lock = FileLock(data / "lock")
    try:
        lock.acquire(blocking=False)
    except Timeout:
        raise AlreadyPlaying(str(data)) from None
    return Files(settings, data, lock)
