"""Choosing a table: the rule set, how many play, to how many points, against whom."""

from collections.abc import Callable
from functools import partial

from audiogame.dialog import options
from audiogame.dialog.announcement import line
from audiogame.dialog.menus import Item, Menu
from audiogame.game.variants import NAMES, VARIANTS
from audiogame.settings import Settings

Choose = Callable[[str, int], None]
Open = Callable[[Menu], None]


def menu(settings: Settings, choose: Choose, opens: Open, change: options.Change) -> Menu:
    """The menu of all rule sets, with the number of match points and the level of the computer players."""
    items = [
        Item(line("table-rules", rules=line(f"rules-{name}")), _chosen(name, choose, opens)) for name in NAMES
    ]
    items += options.some_items(settings, ("target", "level"), change)
    return Menu(line("menu-tables"), tuple(items))


def _chosen(name: str, choose: Choose, opens: Open) -> Callable[[], None]:
    """What choosing the rule set does: begin, or ask how many play where there are several tables."""
    sizes = [variant.players for variant in VARIANTS if variant.name == name]
    if len(sizes) == 1:
        return partial(choose, name, sizes[0])
    items = tuple(Item(line("table-players", count=size), partial(choose, name, size)) for size in sizes)
    return lambda: opens(Menu(line("menu-players"), items))
