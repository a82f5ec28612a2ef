"""A match as lines of notation, each of which says everything it needs (PROTOCOL.md, "Commands").

    new romanian 2 target=10 opener=0 pack=Kh,Qh,...
    do 0 play Kh
    next pack=Ah,...

The same lines are the saved match, what the table protocol carries out, and what a bug report holds.
"""

from collections.abc import Iterable

from audiogame.game.actions import Action
from audiogame.game.apply import IllegalAction
from audiogame.game.cards import Card
from audiogame.game.events import Event
from audiogame.game.match import Match, act, next_deal, start
from audiogame.game.notation import BadNotation, parse_action, parse_cards, print_action
from audiogame.game.variants import TARGETS, Variant, find


class BadRecord(ValueError):
    """A line that cannot be read or carried out; the message says which and why."""


def print_pack(pack: Iterable[Card]) -> str:
    """The cards separated by commas."""
    return ",".join(map(str, pack))


def print_new(variant: Variant, target: int, opener: int, pack: tuple[Card, ...]) -> str:
    """The line that begins a match."""
    return f"new {variant.name} {variant.players} target={target} opener={opener} pack={print_pack(pack)}"


def print_do(seat: int, action: Action) -> str:
    """The line of one action."""
    return f"do {seat} {print_action(action)}"


def parse_do(line: str) -> tuple[int, Action] | None:
    """The seat and the action of a line that `print_do` has made; None for any other line of a record."""
    match line.split():
        case ["do", seat, *words]:
            return _number(seat), parse_action(" ".join(words))
        case _:
            return None


def print_next(pack: tuple[Card, ...]) -> str:
    """The line that deals again."""
    return f"next pack={print_pack(pack)}"


def advance(match: Match | None, line: str) -> tuple[Match, tuple[Event, ...]]:
    """The match after the line, and what happened. Raises BadRecord; then nothing has changed."""
    try:
        match line.split():
            case ["new", name, players, target, opener, pack]:
                return _new(name, players, target, opener, pack)
            case ["next", pack] if match is not None:
                return next_deal(match, parse_cards(_value(pack, "pack")))
            case ["do", *_] if match is not None and (done := parse_do(line)):
                return act(match, *done)
            case _:
                raise BadRecord(f"cannot be read here: {line[:200]!r}")
    except (BadNotation, IllegalAction, ValueError) as problem:
        raise BadRecord(f"{problem} in {line[:200]!r}") from problem


def replay(lines: Iterable[str]) -> Match | None:
    """The match after all the lines; None after none. Raises BadRecord."""
    match: Match | None = None
    for line in lines:
        match, _ = advance(match, line)
    return match


def _new(name: str, players: str, target: str, opener: str, pack: str) -> tuple[Match, tuple[Event, ...]]:
    variant = find(name, _number(players))
    points, seat = _number(_value(target, "target")), _number(_value(opener, "opener"))
    if variant is None or points not in TARGETS or seat not in range(variant.players):
        raise BadRecord("no such table, target or opener")
    return start(variant, points, parse_cards(_value(pack, "pack")), seat)


def _value(word: str, key: str) -> str:
    name, _, value = word.partition("=")
    if name != key:
        raise BadRecord(f"{key}= expected")
    return value


def _number(word: str) -> int:
    if not (word.isascii() and word.isdigit() and len(word) < 4):
        raise BadRecord(f"not a number: {word[:20]!r}")
    return int(word)
