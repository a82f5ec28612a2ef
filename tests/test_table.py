"""The table protocol: an answer to everything, and no command that fails changes anything."""

import json
import subprocess
import sys
from random import Random

import pytest

from audiogame.table import Table
from tests.support.play import TABLES, table

HOSTILE = [
    "",
    " ",
    "\x00",
    "\x1b[31m",
    "hello hello",
    "new",
    "new romanian",
    "new romanian two",
    "new romanian 2 target=1e3",
    "new romanian 2 target=٥",
    "new romanian 2 pack=Ah",
    "new romanian 2 seed=abc",
    "new romanian 2 seed=" + "9" * 100,
    "new romanian 2 opener=-1",
    "new romanian 2 opener=0 opener=1",
    "new romanian 2 frob=1",
    "new brazilian 3",
    "new ROMANIAN 2",
    "legal 0",
    "why",
    "why 0",
    "why 0 play",
    "why 9 play Ah",
    "why -1 close",
    "do",
    "do 0",
    "do 0 play Ah Th",
    "do 0 play 10h",
    "do 0 play ♥A",
    "do 0 fly",
    "do 00 close",
    "do 1_0 close",
    "do ٠ close",
    "do 0 name",
    "do 0 name x mande",
    "do 0 claim z",
    "do 1 draw",
    "do 3 announce",
    "state now",
    "view",
    "view x",
    "view 4",
    "next",
    "next pack=Ah",
    "next seed=x",
    "go",
    "go 0 ms=x",
    "go 1 ms=-5",
    "go 0 level=god",
    "hint 7",
    "save",
    "save /nowhere/at/all",
    "save /",
    "save \x00",
    "load",
    "load /nowhere/at/all",
    "load /dev/null",
    "load /",
    "load \x00",
    "quit now",
    "x" * 300_000,
    "do 0 " + "play " * 10_000,
    "{}",
    "ș" * 1000,
]


def hostile_lines(count):
    """The lines above, and random damage done to them and to good commands."""
    random = Random(66)
    good = ["do 0 play Ah", "why 1 exchange", "view 0", "new classic 2 seed=5 target=9", "go 0 ms=5 seed=1"]
    yield from HOSTILE
    for _ in range(count - len(HOSTILE)):
        text = list(random.choice([h for h in HOSTILE if len(h) < 200] + good))
        for _ in range(random.randrange(1, 4)):
            place = random.randrange(len(text) + 1)
            text[place : place + random.randrange(3)] = random.choice(
                ["", " ", "=", ";", "\t", chr(random.randrange(32, 0x3000)), random.choice("AhTs0123 -")]
            )
        line = "".join(text)
        if "save" not in line:  # somewhere it might succeed
            yield line


def test_an_answer_to_every_hostile_line_and_an_unchanged_state():
    """2,000 lines, over all tables: one line of answer each; refused and erroneous ones change nothing."""
    lines = list(hostile_lines(2000))
    board = Table()
    for number, line in enumerate(lines):
        if number % 60 == 0:
            variant = table(TABLES[number // 60 % len(TABLES)])
            assert board.answer(f"new {variant.name} {variant.players} seed={number}").startswith("ok")
        before = board.match, board.record
        answer = board.answer(line)
        assert "\n" not in answer
        assert answer
        if answer.startswith(("error", "refused")):
            assert (board.match, board.record) == before, line


def test_the_process_survives_every_hostile_byte():
    lines = [line.replace("\n", " ") for line in hostile_lines(400)]
    raw = b"".join(
        line.encode("utf-8", "surrogateescape").replace(b"quit", b"quiz") + b"\n" for line in lines
    )
    raw += bytes(b for b in range(256) if b != 10) + b"\nhello\nquit\n"
    done = subprocess.run(
        [sys.executable, "-m", "audiogame", "table"], input=raw, capture_output=True, timeout=120
    )
    answers = done.stdout.decode().splitlines()
    assert done.returncode == 0
    assert done.stderr == b""
    assert len(answers) == len(lines) + 2
    assert answers[-1].startswith("audiogame ")


@pytest.mark.parametrize("name", TABLES)
def test_random_play_through_the_protocol(name, long):
    """Whatever is legal is accepted, cards and points are conserved, every deal ends, views keep secrets."""
    variant = table(name)
    board, random = Table(), Random(name)
    pack = sorted(map(str, variant.pack()))
    deals = 20_000 if long else 60
    board.answer(f"new {variant.name} {variant.players} seed=0 target=100")
    for deal in range(1, deals + 1):
        while (answer := board.answer("legal")) != "legal":
            _, seat, actions = answer.split(" ", 2)
            action = random.choice(actions.split("; "))
            if ":" in action:
                seat, action = action.split(":")
            assert board.answer(f"why {seat} {action}") == "ok"
            assert board.answer(f"do {seat} {action}").startswith("ok")
        state = json.loads(board.answer("state")[6:])
        cards = [card for held in (*state["hands"], state["stock"], *state["taken"]) for card in held]
        assert sorted(cards + [card for _, card in state["trick"]]) == pack
        assert state["phase"] == "over"
        assert state["result"]["totals"] == state["points"]
        for seat in range(variant.players):
            view = json.loads(board.answer(f"view {seat}")[5:])
            assert view.keys() == state.keys() | {"hand_sizes"}
            assert view["stock"] == len(state["stock"])
            assert view["hands"][seat] == state["hands"][seat]
        go_on = "next" if not state["match_winners"] else f"new {variant.name} {variant.players} target=100"
        assert board.answer(f"{go_on} seed={deal}").startswith("ok")


@pytest.mark.parametrize("name", TABLES)
def test_go_and_hint_at_every_table(name):
    """Both name something that may be done, and change nothing."""
    variant = table(name)
    board = Table()
    board.answer(f"new {variant.name} {variant.players} seed=4")
    for step in range(12):
        legal = board.answer("legal")
        if legal == "legal":
            break
        seat = legal.split()[1]
        state = board.answer("state")
        best = board.answer(f"go {seat} ms=50 seed={step}")
        assert best.split(" ", 1)[1] in legal.split(" ", 2)[2].split("; ")
        assert board.answer(f"hint {seat}").startswith("hint ")
        assert board.answer("state") == state
        assert board.answer(f"do {seat} {best.removeprefix('best ')}").startswith("ok")


def test_saved_and_loaded_matches_are_the_same(tmp_path):
    board = Table()
    board.answer("new romanian 3 seed=8")
    board.answer(f"do {json.loads(board.answer('state')[6:])['seat']} close")
    state = board.answer("state")
    assert board.answer(f"save {tmp_path / 'a file'}") == "ok"
    board.answer("new short 2")
    assert board.answer(f"load {tmp_path / 'a file'}") == "ok"
    assert board.answer("state") == state


def test_a_damaged_file_is_refused_and_the_game_goes_on(tmp_path):
    board = Table()
    board.answer("new romanian 2 seed=8")
    state = board.answer("state")
    for number, text in enumerate(["", "rubbish\n", "new romanian 2\n", "do 0 close\n", "\xff"]):
        file = tmp_path / str(number)
        file.write_bytes(text.encode("latin-1"))
        assert board.answer(f"load {file}").startswith("error file")
        assert board.answer("state") == state


def test_it_starts_without_sound_or_window():
    devices = "{'pygame', 'pyttsx3', 'vosk', 'sounddevice'}"
    code = f"import sys, audiogame.table; print(sorted({devices} & set(sys.modules)))"
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True).stdout == "[]\n"
