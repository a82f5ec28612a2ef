"""Matches and settings on disk: nothing is lost, whatever is found there."""

import os

import pytest

from audiogame import settings as settings_file
from audiogame.files import AlreadyPlaying, open_files
from audiogame.game.match import next_deal, seeded_pack
from audiogame.game.record import print_do, print_new, print_next
from audiogame.saves import MatchFile
from audiogame.settings import Settings
from tests.support.play import TABLES, play_deal, random_match, table


def recorded(name, deals=2):
    """The lines of a match of so many deals."""
    variant = table(name)
    match, random = random_match(variant, 3, target=100)
    lines = [print_new(variant, 100, match.deal.opener, seeded_pack(variant, "3"))]
    for number in range(deals):
        for _, seat, action, after, _ in play_deal(match, random):
            lines.append(print_do(seat, action))
            last = after
        pack = seeded_pack(variant, f"next {number}")
        lines.append(print_next(pack))
        match, _ = next_deal(last, pack)
    return lines


@pytest.fixture
def file(tmp_path):
    return MatchFile(tmp_path / "romanian-2.match")


def write(file, lines, told):
    for number, line in enumerate(lines):
        file.append(line)
        if number < told:
            file.told(number + 1)


@pytest.mark.parametrize("name", TABLES)
def test_what_is_written_is_read(file, name):
    lines = recorded(name)
    write(file, lines, len(lines) - 2)
    saved = file.read()
    assert (saved.lines, saved.told, saved.broken) == (tuple(lines), len(lines) - 2, None)


def test_a_file_torn_at_any_byte_gives_the_lines_before(file):
    lines = recorded("romanian-2", 1)[:6]
    write(file, lines, 4)
    data = file.path.read_bytes()
    for length in range(len(data)):
        file.path.write_bytes(data[:length])
        saved = file.read()
        whole = data[:length].decode().rpartition("\n")[0].splitlines()
        assert saved.lines == tuple(text for text in whole if not text.startswith("told"))
        assert saved.broken is None
        if saved.lines and len(saved.lines) < len(lines):
            file.append(lines[len(saved.lines)])
            assert file.read().lines == tuple(lines[: len(saved.lines) + 1])


@pytest.mark.parametrize(
    "rubbish", [b"do 0 play Zz\n", b"\xff\xfe\x00\n", b"do 7 fly\n", b"told 99999\n", b"\n"]
)
def test_a_broken_line_ends_the_match_there_and_the_file_is_kept(file, rubbish):
    lines = recorded("romanian-2", 1)
    write(file, lines[:3], 3)
    whole = file.path.read_bytes() + rubbish + f"{lines[3]}\n".encode()
    file.path.write_bytes(whole)
    saved = file.read()
    assert saved.lines == tuple(lines[:3])
    assert saved.broken is not None
    assert saved.broken.read_bytes() == whole
    assert file.read().broken is None
    file.path.write_bytes(whole)
    assert file.read().broken != saved.broken, "a second broken file does not replace the first"


def test_a_file_that_is_rubbish_from_the_start(file):
    file.path.write_bytes(os.urandom(3000) + b"\n")
    saved = file.read()
    assert saved.lines == ()
    assert saved.broken is not None
    assert not file.path.exists()


def test_rewinding_replaces_the_file(file):
    lines = recorded("romanian-2", 1)
    write(file, lines, 5)
    file.rewind(tuple(lines[:4]))
    assert file.read().lines == tuple(lines[:4])
    assert file.read().told == 4


def test_a_new_match_begins_the_file_anew(file):
    lines = recorded("romanian-2", 1)
    write(file, lines, len(lines))
    file.append(lines[0])
    assert file.read().lines == (lines[0],)
    assert file.read().told == 0


def test_settings_come_back(tmp_path):
    wanted = Settings(locale="ro", rate=260, silent=("draws",), keys={"q": "quit"}, hints=True, target=21)
    settings_file.store(wanted, tmp_path / "s.toml")
    assert settings_file.load(tmp_path / "s.toml") == (wanted, [])


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        ('rate = "fast"', "rate"),
        ("rate = 100000", "rate"),
        ("rate = true", "rate"),
        ('locale = "xx"', "locale"),
        ('level = "god"', "level"),
        ("silent = 3", "silent"),
        ("keys = [1]", "keys"),
        ('[keys]\nq = "explode"', "keys"),
        ("target = 4", "target"),
        ("players = 1", "players"),
        ('rules = "whist"', "rules"),
        ('players = 4\nrules = "short"', "players"),
    ],
)
def test_a_wrong_setting_has_its_usual_value_and_is_named(home, text, wrong):
    files = open_files()
    files.settings.write_text(f"volume = 50\n{text}\n")
    settings, troubles = files.read_settings()
    files.lock.release()
    assert settings.volume == 50
    assert getattr(settings, wrong) == getattr(Settings(), wrong)
    assert [dict(trouble.arguments) for trouble in troubles] == [{"name": wrong}]


def test_settings_that_are_no_toml_are_put_aside(home):
    files = open_files()
    files.settings.write_bytes(b"\xff = = [")
    settings, troubles = files.read_settings()
    files.lock.release()
    assert settings == Settings()
    assert [trouble.message for trouble in troubles] == ["settings-broken"]
    assert files.settings.with_suffix(".broken").read_bytes() == b"\xff = = ["


def test_two_games_at_once_are_refused(home):
    files = open_files()
    with pytest.raises(AlreadyPlaying):
        open_files()
    files.lock.release()
    open_files().lock.release()
