"""The settings as a menu: what each is called, which values it has, what changing it does."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace

from audiogame.dialog.announcement import Kind, Line, Value, line
from audiogame.dialog.menus import Item, Menu
from audiogame.game.variants import TARGETS
from audiogame.settings import LOCALES, RANGES, Settings, changed

Change = Callable[[Settings], None]

SWITCHES = (
    *("hints", "confirm", "confirm_cards", "headphones", "digit_plays", "positions"),
    *("opponents_place", "mono", "german_suits"),
)
NAMED = ("voice", "microphone")  # whose values are names that the devices have
CHOICES: dict[str, Sequence[str]] = {
    "verbosity": ("brief", "normal", "full"),
    "level": ("beginner", "intermediate", "expert"),
    "locale": LOCALES,
    "listening": ("open", "push", "off"),
    "talk": ("hold", "tap"),
}
NUMBERS: dict[str, Sequence[int]] = {
    "rate": RANGES["rate"],
    "pitch": RANGES["pitch"],
    "volume": RANGES["volume"],
    "opponents_pitch": RANGES["opponents_pitch"],
    "cue_volume": RANGES["cue_volume"],
    "target": (0, *TARGETS),
    "announce_pause": RANGES["announce_pause"],
}
ORDER = (
    "locale",
    "verbosity",
    "hints",
    "level",
    "target",
    "rate",
    "pitch",
    "volume",
    "voice",
    "opponents_pitch",
    "opponents_place",
    "cue_volume",
    "mono",
    "listening",
    "talk",
    "headphones",
    "microphone",
    "positions",
    "digit_plays",
    "confirm",
    "confirm_cards",
    "announce_pause",
    "german_suits",
)


VERBOSITIES = CHOICES["verbosity"]


def menu(
    settings: Settings,
    names: Mapping[str, Sequence[str]],
    cues: Sequence[str],
    change: Change,
    opens: Callable[[Menu], None],
) -> Menu:
    """The menu of settings; Left and Right call `change` with the settings that follow.

    `names`: for each of NAMED what there is to choose from.
    """
    own = tuple(_item(settings, name, names, change) for name in ORDER)
    kinds = tuple(_kind_item(settings, kind, change) for kind in Kind)
    sounds = Menu(line("menu-sounds"), tuple(Item(line(f"sound-{cue}"), cue=cue) for cue in cues))
    return Menu(line("menu-settings"), (*own, *kinds, Item(line("menu-sounds"), lambda: opens(sounds))))


def some_items(settings: Settings, names: Sequence[str], change: Change) -> list[Item]:
    """Menu items for the named settings alone."""
    return [_item(settings, name, {}, change) for name in names]


def stepped(settings: Settings, name: str, step: int) -> Settings:
    """The settings with the number one step higher or lower, as far as it goes."""
    values = NUMBERS[name]
    here = getattr(settings, name)
    place = min(range(len(values)), key=lambda i: abs(values[i] - here)) + step
    return changed(settings, name, values[max(0, min(len(values) - 1, place))])


def next_verbosity(settings: Settings) -> Settings:
    """The settings with the next verbosity, the first after the last."""
    place = VERBOSITIES.index(settings.verbosity) + 1
    return changed(settings, "verbosity", VERBOSITIES[place % len(VERBOSITIES)])


def spoken(settings: Settings, name: str) -> Line:
    """The setting with its value."""
    value = _spoken(name, getattr(settings, name))
    return line("setting", name=line(f"setting-{name.replace('_', '-')}"), value=value)


def _item(settings: Settings, name: str, names: Mapping[str, Sequence[str]], change: Change) -> Item:
    values = _values(name, names)
    value = getattr(settings, name)

    def adjust(step: int) -> None:
        place = values.index(value) if value in values else 0
        wanted = values[max(0, min(len(values) - 1, place + step))]
        if isinstance(value, bool) or name in CHOICES or name in NAMED:
            wanted = values[(place + step) % len(values)]
        change(changed(settings, name, wanted))

    return Item(spoken(settings, name), adjust=adjust)


def _values(name: str, names: Mapping[str, Sequence[str]]) -> tuple[object, ...]:
    if name in SWITCHES:
        return (False, True)
    if name in NAMED:
        return ("", *names.get(name, ()))
    return tuple(CHOICES[name] if name in CHOICES else NUMBERS[name])


def _spoken(name: str, value: object) -> Value:
    if isinstance(value, bool):
        return line("value-on" if value else "value-off")
    if value in ("", 0) and name in (*NAMED, "target"):
        return line(f"value-own-{name}")
    if isinstance(value, int):
        return value
    if name == "locale":
        return line(f"language-{str(value).lower()}")
    return str(value) if name in NAMED else line(f"value-{value}")


def _kind_item(settings: Settings, kind: Kind, change: Change) -> Item:
    said = kind.value not in settings.silent

    def adjust(_step: int) -> None:
        silent = set(settings.silent) ^ {kind.value}
        change(replace(settings, silent=tuple(sorted(silent))))

    spoken: Line = line("value-on" if said else "value-off")
    return Item(line("setting", name=line(f"setting-says-{kind.value}"), value=spoken), adjust=adjust)
