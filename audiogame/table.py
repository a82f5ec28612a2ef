"""The table protocol: commands on standard input, one answer line each (PROTOCOL.md)."""

import json
import secrets
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import IO, Any

from audiogame import __version__, saves
from audiogame.ai.hints import hint
from audiogame.ai.player import Level, choose
from audiogame.clock import within
from audiogame.game.actions import Announce
from audiogame.game.cards import Card, ordered
from audiogame.game.deal import Deal
from audiogame.game.match import Match, seeded_opener, seeded_pack
from audiogame.game.notation import (
    BadNotation,
    UnknownAction,
    parse_action,
    parse_cards,
    print_action,
    print_event,
)
from audiogame.game.record import advance, print_do, print_new, print_next, replay
from audiogame.game.refusals import Refusal
from audiogame.game.variants import NAMES, TARGETS, Variant, find
from audiogame.game.view import View

PROTOCOL = 1
LONGEST_LINE = 100_000
LONGEST_THINKING = 600_000  # milliseconds
SHARE = 0.95  # of them, for thinking: the rest is for reading the question and writing the answer
HINT_SECONDS = 1.0


class Trouble(Exception):
    """A command that gets `error <code> <text>`."""

    def __init__(self, code: str, text: str) -> None:
        super().__init__(text)
        self.answer = f"error {code} {text}"


class Refused(Exception):
    """A command that gets `refused <code>`."""

    def __init__(self, code: Refusal) -> None:
        super().__init__(code)
        self.answer = f"refused {code}"


class Table:
    """One table, driven by lines of text; `answer` never raises."""

    def __init__(self) -> None:
        self.match: Match | None = None
        self.record: tuple[str, ...] = ()
        self._commands: dict[str, Callable[[list[str]], str]] = {
            "hello": self._hello,
            "new": self._new,
            "legal": self._legal,
            "why": self._why,
            "do": self._do,
            "state": self._state,
            "view": self._view,
            "next": self._next,
            "go": self._go,
            "hint": self._hint,
            "save": self._save,
            "load": self._load,
        }

    def answer(self, line: str) -> str:
        """The one line that answers the command; a command that fails changes nothing."""
        words = line.split()
        try:
            if not words or len(line) > LONGEST_LINE:
                raise Trouble("syntax", "a command of at most 100000 characters is expected")
            command = self._commands.get(words[0])
            if command is None:
                raise Trouble("syntax", f"no such command: {_shown(words[0])}")
            return command(words[1:])
        except (Trouble, Refused) as problem:
            return problem.answer
        except UnknownAction:
            return f"refused {Refusal.NO_SUCH_ACTION}"
        except BadNotation as problem:
            return f"error syntax {problem}"

    def _here(self) -> Match:
        if self.match is None:
            raise Trouble("no_game", "no match has been started")
        return self.match

    def _advance(self, match: Match | None, *lines: str) -> str:
        """Carry out one more line of the record and tell what everybody saw."""
        self.match, events = advance(match, lines[-1])
        self.record = lines
        return "ok" + "".join(f"{';' if i else ''} {print_event(e)}" for i, e in enumerate(events))

    # ---- the commands ----

    def _hello(self, words: list[str]) -> str:
        _expect(words, 0)
        return f"audiogame {__version__} protocol {PROTOCOL}"

    def _new(self, words: list[str]) -> str:
        if len(words) < 2:
            raise Trouble("syntax", "new <rules> <players> [target=N] [opener=SEAT] [pack=...] [seed=N]")
        options = _options(words[2:], "target", "opener", "pack", "seed")
        if words[0] not in NAMES:
            raise Trouble("rules", f"the rule sets are {', '.join(NAMES)}")
        variant = find(words[0], _number(words[1], "players", range(10)))
        if variant is None:
            raise Trouble("players", f"no table of {words[0]} for so many players")
        seed = _seed(options)
        target = variant.target
        if "target" in options:
            target = _number(options["target"], "target", TARGETS)
        opener = seeded_opener(variant, seed)
        if "opener" in options:
            opener = _number(options["opener"], "opener", range(variant.players))
        pack = _pack(options, variant, seed)
        return self._advance(None, print_new(variant, target, opener, pack))

    def _next(self, words: list[str]) -> str:
        match = self._here()
        options = _options(words, "pack", "seed")
        refused = match.refusal_of_next()
        if refused is not None:
            raise Refused(refused)
        pack = _pack(options, match.variant, _seed(options))
        return self._advance(match, *self.record, print_next(pack))

    def _legal(self, words: list[str]) -> str:
        _expect(words, 0)
        match = self._here()
        entries = sorted(print_action(action) for action in match.legal())
        entries += [f"{seat}:announce" for seat in match.announcers()]
        return "legal" if match.seat is None else f"legal {match.seat} " + "; ".join(entries)

    def _why(self, words: list[str]) -> str:
        match = self._here()
        seat = _seat(words, match)
        refused = match.refusal(seat, parse_action(" ".join(words[1:])))
        if refused is not None:
            raise Refused(refused)
        return "ok"

    def _do(self, words: list[str]) -> str:
        match = self._here()
        seat = _seat(words, match)
        action = parse_action(" ".join(words[1:]))
        refused = match.refusal(seat, action)
        if refused is not None:
            raise Refused(refused)
        return self._advance(match, *self.record, print_do(seat, action))

    def _state(self, words: list[str]) -> str:
        _expect(words, 0)
        return "state " + _json(state_of(self._here()))

    def _view(self, words: list[str]) -> str:
        match = self._here()
        seat = _seat(words, match)
        _expect(words, 1)
        return "view " + _json(view_json(match.view(seat)))

    def _go(self, words: list[str]) -> str:
        match = self._here()
        seat = _seat(words, match)
        options = _options(words[1:], "ms", "level", "seed")
        self._must_act(match, seat)
        level = options.get("level", Level.EXPERT)
        if level not in tuple(Level):
            raise Trouble("syntax", f"the levels are {', '.join(Level)}")
        milliseconds = _number(options.get("ms", "1000"), "syntax", range(LONGEST_THINKING + 1))
        random, effort = Random(_seed(options)), within(SHARE * milliseconds / 1000)
        action = choose(match.view(seat), match.seen(seat), Level(level), random, effort)
        return f"best {print_action(action) if action else 'wait'}"

    def _hint(self, words: list[str]) -> str:
        match = self._here()
        seat = _seat(words, match)
        _expect(words, 1)
        self._must_act(match, seat)
        given = hint(match.view(seat), match.seen(seat), within(HINT_SECONDS))
        action = print_action(given.action) if given.action else "wait"
        return " ".join(["hint", action, given.reason, *given.arguments])

    def _must_act(self, match: Match, seat: int) -> None:
        if seat != match.seat and match.refusal(seat, Announce()) is not None:
            raise Refused(Refusal.NOT_YOUR_TURN)

    def _save(self, words: list[str]) -> str:
        self._here()
        try:
            saves.write(_path(words), self.record)
        except (OSError, ValueError) as problem:
            raise Trouble("file", f"cannot be written: {_shown(str(problem))}") from None
        return "ok"

    def _load(self, words: list[str]) -> str:
        try:
            text = _path(words).read_text(encoding="utf-8").splitlines()
        except (OSError, ValueError) as problem:
            raise Trouble("file", f"cannot be read: {_shown(str(problem))}") from None
        lines, _, good = saves.parse(text)
        if not good or not lines:
            raise Trouble("file", "is no saved match")
        self.match = replay(lines)
        self.record = lines
        return "ok"


# ---- words of a command ----


def _shown(text: str) -> str:
    """Text of somebody else's, fit for one line of an answer."""
    return "".join(c if c.isprintable() else "?" for c in text)[:200]


def _expect(words: list[str], count: int) -> None:
    if len(words) != count:
        raise Trouble("syntax", "too many or too few words")


def _number(word: str, code: str, allowed: range) -> int:
    if not (word.isascii() and word.isdigit() and len(word) < 10 and int(word) in allowed):
        raise Trouble(code, f"a number from {allowed.start} to {allowed.stop - 1} is expected")
    return int(word)


def _seat(words: list[str], match: Match) -> int:
    if not words:
        raise Trouble("syntax", "a seat is expected")
    return _number(words[0], "syntax", range(match.variant.players))


def _options(words: list[str], *keys: str) -> dict[str, str]:
    options: dict[str, str] = {}
    for word in words:
        key, equals, value = word.partition("=")
        if not equals or key not in keys or key in options:
            raise Trouble("syntax", f"not an option here: {_shown(word)}")
        options[key] = value
    return options


def _seed(options: dict[str, str]) -> str:
    seed = options.get("seed")
    if seed is None:
        return secrets.token_hex(16)
    digits = seed.removeprefix("-")
    if not (digits.isascii() and digits.isdigit() and len(digits) <= 40):
        raise Trouble("seed", "a whole number of at most 40 digits is expected")
    return str(int(seed))


def _pack(options: dict[str, str], variant: Variant, seed: str) -> tuple[Card, ...]:
    if "pack" not in options:
        return seeded_pack(variant, seed)
    try:
        pack = parse_cards(options["pack"])
    except BadNotation as problem:
        raise Trouble("pack", str(problem)) from None
    if sorted(pack) != sorted(variant.pack()):
        raise Trouble("pack", "every card of the rule set's pack is expected once")
    return pack


def _path(words: list[str]) -> Path:
    if not words:
        raise Trouble("file", "a file is expected")
    return Path(" ".join(words))


# ---- JSON ----


def _json(value: dict[str, Any]) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def _common(deal: Deal | View) -> dict[str, Any]:
    """The keys that everybody may know."""
    result = deal.result
    return {
        "rules": deal.variant.name,
        "players": deal.variant.players,
        "phase": deal.phase,
        "seat": deal.seat,
        "opener": deal.opener,
        "lead": deal.lead,
        "trump": deal.trump,
        "turned": str(deal.turned) if deal.turned else None,
        "contract": deal.contract,
        "closed_by": deal.closed_by,
        "hands": [[str(c) for c in ordered(hand)] for hand in deal.hands],
        "trick": [[seat, str(card)] for seat, card in deal.trick],
        "taken": [[str(card) for card in cards] for cards in deal.taken],
        "tricks": deal.tricks,
        "points": deal.points,
        "pending": deal.pending,
        "pairs": deal.pairs,
        "soloist": deal.soloist,
        "remander": deal.remander,
        "result": None
        if result is None
        else {
            "winners": result.winners,
            "points": result.points,
            "reason": result.reason,
            "totals": result.totals,
        },
    }


def state_of(match: Match) -> dict[str, Any]:
    """Everything a table can see from above, as PROTOCOL.md names it."""
    return _common(match.deal) | {
        "target": match.target,
        "stock": [str(card) for card in match.deal.stock],
        "match": match.scores,
        "match_winners": match.winners,
    }


def view_json(view: View) -> dict[str, Any]:
    """What the seat of the view may know, as PROTOCOL.md names it."""
    return _common(view) | {
        "target": view.target,
        "hand_sizes": view.hand_sizes,
        "stock": view.stock,
        "match": view.match,
        "match_winners": view.match_winners,
    }


def run(lines: IO[bytes], answers: IO[str]) -> None:
    """Answer every line until `quit` or the end of the input."""
    table = Table()
    for raw in lines:
        line = raw.decode("utf-8", "replace").strip()
        if line == "quit":
            return
        answers.write(table.answer(line) + "\n")
        answers.flush()
