"""The player's settings: a frozen value, and a TOML file in the user's folder."""

import os
import tomllib
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field, fields, replace
from pathlib import Path
from typing import Any

import tomli_w

from audiogame.game.variants import NAMES, find

LOCALES = ("en", "ro", "pt-BR")


@dataclass(frozen=True, slots=True)
class Settings:
    """Everything the player can set. Numbers have the units named here."""

    locale: str = ""  # "" until it has been chosen
    verbosity: str = "normal"
    hints: bool = False
    level: str = "intermediate"
    rules: str = "romanian"
    players: int = 2
    target: int = 0  # match points; 0: the rule set's own
    confirm: bool = True  # ask before what cannot be taken back
    digit_plays: bool = False  # a digit plays the card at once
    positions: bool = True  # say a card's place in the hand
    rate: int = 200  # words a minute
    pitch: int = 50  # 0 to 100
    volume: int = 100  # per cent
    voice: str = ""  # "" for the language's own
    opponents_pitch: int = 30  # 0 to 100: the voice of the others
    opponents_place: bool = True  # the others are heard from their places
    mono: bool = False
    cue_volume: int = 70  # per cent
    announce_pause: int = 2  # seconds a computer player waits before leading where 66 may be announced
    german_suits: bool = False  # the suits of the German pack, where that is usual
    silent: tuple[str, ...] = ()  # classes of announcements that are switched off
    listening: str = "open"  # "open": whenever the game is silent; "push": while the key is held; "off"
    talk: str = "hold"  # the talk key is held, or one "tap" begins and another ends
    microphone: str = ""  # "" for the system's own
    headphones: bool = False  # the microphone cannot hear the game: listen while it speaks, too
    confirm_cards: bool = False  # ask before a card that was spoken is played
    keys: Mapping[str, str] = field(default_factory=dict)  # key -> command, beside the default keys


RANGES: dict[str, range] = {
    "rate": range(80, 461, 20),
    "pitch": range(0, 101, 10),
    "volume": range(10, 101, 10),
    "opponents_pitch": range(0, 101, 10),
    "cue_volume": range(0, 101, 10),
    "players": range(2, 5),
    "announce_pause": range(11),
}


def load(path: Path) -> tuple[Settings, list[str]]:
    """The settings of the file, and the names of those that could not be read and keep their default.

    A file that is no TOML at all gives the defaults and the name `""`. A missing file gives the defaults.
    """
    try:
        data = tomllib.loads(path.read_text(encoding="utf-8"))
    except FileNotFoundError:
        return Settings(), []
    except (OSError, ValueError):
        return Settings(), [""]
    settings, wrong = Settings(), []
    for entry in fields(Settings):
        if entry.name in data:
            value = _checked(entry.name, data[entry.name], getattr(settings, entry.name))
            if value is None:
                wrong.append(entry.name)
            else:
                settings = replace(settings, **{entry.name: value})
    if find(settings.rules, settings.players) is None:
        settings = replace(settings, rules=Settings().rules, players=Settings().players)
        wrong.append("players")
    return settings, wrong


def _checked(name: str, value: Any, default: Any) -> Any:
    """The value if it fits the setting, else None."""
    if name == "silent":
        fits = isinstance(value, list) and all(isinstance(item, str) for item in value)
        return tuple(value) if fits else None
    if name == "keys":
        fits = isinstance(value, dict) and all(isinstance(item, str) for item in value.values())
        return value if fits else None
    if type(value) is not type(default):
        return None
    if name in RANGES and not RANGES[name].start <= value < RANGES[name].stop:
        return None
    if name == "target" and value != 0 and value not in range(5, 101):
        return None
    allowed = {
        "locale": ("", *LOCALES),
        "rules": NAMES,
        "verbosity": ("brief", "normal", "full"),
        "level": ("beginner", "intermediate", "expert"),
        "listening": ("open", "push", "off"),
        "talk": ("hold", "tap"),
    }
    return value if name not in allowed or value in allowed[name] else None


def changed(settings: Settings, name: str, value: object) -> Settings:
    """The settings with another value of the setting."""
    changes: dict[str, Any] = {name: value}
    return replace(settings, **changes)


def store(settings: Settings, path: Path) -> None:
    """Write the settings so that either the old or the new file is there at any moment. Raises OSError."""
    data = {
        key: list(value) if isinstance(value, tuple) else value for key, value in asdict(settings).items()
    }
    new = path.with_suffix(".new")
    path.parent.mkdir(parents=True, exist_ok=True)
    with new.open("wb") as file:
        tomli_w.dump(data, file)
        file.flush()
        os.fsync(file.fileno())
    os.replace(new, path)
