"""What makes sense to say now: what is listened for, and what "what can I say" reads."""

from collections.abc import Iterator

from audiogame.dialog import answers
from audiogame.dialog.announcement import Label
from audiogame.dialog.commands import Choice, Command, Do, PlayPlace, PlayRank, Simple, canonical
from audiogame.dialog.menus import Menu, Question
from audiogame.dialog.seat import ME, Seat
from audiogame.game.actions import Action, Announce, Claim, Close, Draw, Exchange, Play
from audiogame.game.cards import Suit
from audiogame.game.deal import Phase
from audiogame.game.refusals import Refusal

CHOICES = 6  # numbers that can be said

AT_ANY_TIME = (Simple.HELP, Simple.WHAT, Simple.REPEAT, Simple.STOP, Simple.SLEEP, Simple.QUIT)
"""What can be said whatever is open."""

QUESTIONS = (
    Simple.HAND,
    Simple.TABLE,
    Simple.WHOSE,
    Simple.POINTS,
    Simple.TRUMP,
    Simple.STOCK,
    Simple.PAIRS,
    Simple.KNOWN,
    Simple.MATCH,
    Simple.STATE,
    Simple.LEGAL,
    Simple.HINT,
    Simple.WHY,
)
AROUND_THE_GAME = (
    Simple.JOURNAL,
    Simple.OLDER,
    Simple.NEWER,
    Simple.FASTER,
    Simple.SLOWER,
    Simple.LOUDER,
    Simple.QUIETER,
    Simple.VERBOSITY,
    Simple.SETTINGS,
    Simple.RULES,
    Simple.PRACTISE,
    Simple.BACK,
    Simple.NEW,
)


def sayable(seat: Seat, opened: Menu | Question | None, asleep: bool) -> tuple[Command, ...]:
    """The commands that make sense now, the most pressing first.

    A card or an action that is not allowed now is among them, so that the refusal can tell why; what the
    table does not have is not. A question or a menu is answered before anything else is done.
    """
    if asleep:
        return (Simple.WAKE,)
    if isinstance(opened, Question):
        return (Simple.YES, Simple.NO, Simple.CANCEL, *AT_ANY_TIME)
    found: list[Command] = []
    if isinstance(opened, Menu):
        found += [Choice(n + 1) for n in range(min(CHOICES, len(opened.items)))]
        found.append(Simple.CANCEL)
    if seat.match is not None and (not isinstance(opened, Menu) or opened.beside_hand):
        found += [*_playing(seat), *QUESTIONS, *AROUND_THE_GAME]
    return tuple(dict.fromkeys((*found, *AT_ANY_TIME)))


def _playing(seat: Seat) -> Iterator[Command]:
    """What can be done in the game, or asked for though it cannot be done."""
    yield from (Do(action) for action in seat.legal() if not isinstance(action, Draw))
    table = seat.table
    if table.seat is None:
        yield Simple.NEW if table.winners else Simple.NEXT
        return
    if table.phase in (Phase.PLAY, Phase.REFILL):
        yield from (Do(Play(card)) for card in seat.hand())
        yield from (PlayPlace(place + 1) for place in range(len(seat.hand())))
        yield from (Do(action) for action in _thinkable() if _is_of_the_table(seat, action))
        if table.variant.close_before_draw:
            yield Simple.CLOSE_BEFORE
        yield from (Do(Play(card)) for card in table.variant.pack())
        yield from dict.fromkeys(PlayRank(card.rank) for card in table.variant.pack())


def _thinkable() -> tuple[Action, ...]:
    return (Exchange(), Close(), Announce(), Claim(), *map(Claim, Suit))


def _is_of_the_table(seat: Seat, action: Action) -> bool:
    return seat.table.refusal(ME, action) not in (Refusal.NOT_AT_THIS_TABLE, Refusal.NO_SUCH_ACTION)


def labels(commands: tuple[Command, ...]) -> Iterator[Label]:
    """The commands as phrases; of the cards, places and numbers only the first each, as an example."""
    seen: set[str] = set()
    for command in commands:
        named = label(command)
        if named.command not in seen or named.command not in _MANY:
            seen.add(named.command)
            yield named


_MANY = {"play", "play nopair", "rank", "card N", "claim pair", "name", "name mande"}


def label(command: Command) -> Label:
    """The words a command is named by."""
    match command:
        case Do(action):
            return answers.label(action)
        case PlayRank(rank):
            return Label("rank", rank=rank)
        case PlayPlace(place):
            return Label("card N", n=place)
        case Choice(number):
            return Label("choice N", n=number)
        case _:
            return Label(canonical(command))
