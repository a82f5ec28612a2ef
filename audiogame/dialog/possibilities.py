"""The menu of everything that can be done now, and of what cannot be done and why."""

from collections.abc import Callable
from functools import partial

from audiogame.dialog import answers
from audiogame.dialog.announcement import Label, line
from audiogame.dialog.commands import Command, Simple
from audiogame.dialog.menus import Item, Menu
from audiogame.dialog.seat import ME, Seat
from audiogame.game.actions import Action, Announce, Claim, Close, Exchange, Play
from audiogame.game.refusals import Refusal

COMMANDS = (
    Simple.STATE,
    Simple.HINT,
    Simple.SETTINGS,
    Simple.RULES,
    Simple.PRACTISE,
    Simple.NEW,
    Simple.QUIT,
)
"""What the menu offers beside the actions of the game."""


def menu(
    seat: Seat, play: Callable[[Action], None], go_on: Callable[[], None], command: Callable[[Command], None]
) -> Menu:
    """The menu; choosing plays an action, goes on to the next deal or carries out a command."""
    items = [_possible(action, play) for action in seat.legal()]
    if seat.table.seat is None:
        over = Label("new" if seat.table.winners else "next")
        items.append(Item(line("do-label", label=over), go_on))
    for action in _others(seat):
        why = seat.table.refusal(ME, action)
        if why is None:
            items.append(_possible(action, play))
        elif why not in (Refusal.NOT_AT_THIS_TABLE, Refusal.NO_SUCH_ACTION):
            reason = seat.reason(why, action)
            items.append(Item(line("cannot", label=answers.label(action), why=reason)))
    for simple in COMMANDS:
        items.append(Item(line("do-label", label=Label(simple.value)), partial(command, simple)))
    return Menu(line("menu-actions"), tuple(items))


def _possible(action: Action, play: Callable[[Action], None]) -> Item:
    return Item(line("do-label", label=answers.label(action)), partial(play, action))


def _others(seat: Seat) -> tuple[Action, ...]:
    """What a player may think of doing beside what is legal on the own turn."""
    thinkable: tuple[Action, ...] = (*map(Play, seat.hand()), Exchange(), Close(), Claim(), Announce())
    return tuple(action for action in thinkable if action not in seat.legal())
