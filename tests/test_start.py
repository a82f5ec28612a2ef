"""Starting the game where something is missing or wrong: one clear sentence, and nothing lost."""

import os
import shutil
import signal
import subprocess
import sys

import pytest

from audiogame.assets import folder
from audiogame.files import open_files
from audiogame.saves import MatchFile
from tests.support.scenario import Scenario


def run(home, *options, typed="", place=None):
    """The game, started in the home, with no screen and no sound card; what it wrote, line by line."""
    clean = {k: v for k, v in os.environ.items() if k not in ("DISPLAY", "WAYLAND_DISPLAY", "PULSE_SERVER")}
    clean |= {"XDG_DATA_HOME": f"{home}/data", "XDG_CONFIG_HOME": f"{home}/config", "SDL_AUDIODRIVER": "alsa"}
    return subprocess.run(
        [sys.executable, "-m", "audiogame", *options],
        input=typed.encode(),
        env=clean,
        cwd=place,
        capture_output=True,
        timeout=60,
    )


def said(done):
    return done.stdout.decode().splitlines()


def test_a_second_game_is_refused_in_the_language_asked_for(home):
    files = open_files()
    done = run(home, "--text", "--locale", "ro")
    files.lock.release()
    assert done.returncode == 1
    assert len(said(done)) == 1
    assert "Jocul" in said(done)[0]
    assert b"Traceback" not in done.stderr


def test_a_table_that_does_not_exist_is_refused(home):
    done = run(home, "--text", "--rules", "short", "--players", "3")
    assert done.returncode == 1
    assert said(done) == [
        "There is no such table: Romanian Sixty-Six is for two, three or four, Brazilian for four, "
        "the others for two."
    ]


def test_without_a_screen_the_game_goes_on_in_text(home):
    done = run(home, "--locale", "en", typed="h\n")
    assert done.returncode == 0, done.stderr
    assert any("No window can be opened" in text for text in said(done))
    assert any(text.startswith("6 cards:") for text in said(done))
    assert b"Traceback" not in done.stderr


@pytest.mark.parametrize(("ended", "status"), [("quit", 0), ("interrupted", 130)])
@pytest.mark.parametrize("opened", [os.openpty, os.pipe])
def test_it_ends_well_while_more_could_be_typed(home, opened, ended, status):
    """As at a terminal: the input stays open, and the game waits for a line when it ends."""
    one, other = opened()
    ours, theirs = (one, other) if opened is os.openpty else (other, one)
    game = subprocess.Popen(
        [sys.executable, "-m", "audiogame", "--text", "--locale", "en"],
        stdin=theirs,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    try:
        os.write(ours, b"h\n")
        for shown in game.stdout:
            if shown.startswith(b"6 cards:"):
                break
        if ended == "quit":
            os.write(ours, b"quit\nyes\n")
        else:
            game.send_signal(signal.SIGINT)
        _, told = game.communicate(timeout=30)
    finally:
        game.kill()
        os.close(ours)
        os.close(theirs)
    assert told == b""
    assert game.returncode == status


def test_broken_settings_are_told_of_and_kept(home):
    config = home / "config" / "audiogame"
    config.mkdir(parents=True)
    (config / "settings.toml").write_bytes(b"\xff\xfe")
    done = run(home, "--text", "--locale", "en")
    assert said(done)[0].startswith("The settings cannot be read")
    assert (config / "settings.broken").read_bytes() == b"\xff\xfe"


def test_a_broken_match_is_told_of_kept_and_played_on(home):
    data = home / "data" / "audiogame"
    data.mkdir(parents=True)
    (data / "romanian-2.match").write_text("new romanian 2 nonsense\n")
    done = run(home, "--text", "--locale", "en")
    assert "damaged" in said(done)[0]
    assert (data / "romanian-2.match.broken1").read_text() == "new romanian 2 nonsense\n"
    assert any("A new match" in text for text in said(done))


def test_the_match_is_there_at_the_next_start(home):
    run(home, "--text", "--locale", "en", typed="the first card\n")
    kept = (home / "data" / "audiogame" / "romanian-2.match").read_text()
    done = run(home, "--text", "--locale", "en")
    assert "Your match goes on." in said(done)
    assert (home / "data" / "audiogame" / "romanian-2.match").read_text().startswith(kept)


def test_the_command_line_sets_the_table_for_good(home):
    run(home, "--text", "--locale", "pt-BR", "--rules", "classic", "--target", "9", "--level", "expert")
    assert (home / "data" / "audiogame" / "classic-2.match").read_text().startswith("new classic 2 target=9 ")


def test_a_disk_that_takes_nothing_is_told_of_once(tmp_path, monkeypatch):
    scenario = Scenario("practice", "en", tmp_path)
    real = MatchFile.append
    calls = []

    def append(self, line):
        calls.append(line)
        if line.startswith("do "):
            raise OSError("no space left on device")
        real(self, line)

    monkeypatch.setattr(MatchFile, "append", append)
    transcript = scenario.play()
    assert len(calls) > 3
    assert len([text for text in transcript if "cannot be kept" in text]) == 1


def copied(place):
    """A copy of the program, whose files a test may damage."""
    shutil.copytree(folder("locales").parent / "audiogame", place / "audiogame")
    for name in ("locales", "sounds"):
        shutil.copytree(folder(name), place / name)
    return place


@pytest.mark.parametrize("locale", ["ro", "pt-BR"])
def test_a_damaged_language_is_told_of_and_english_is_spoken(home, locale, tmp_path):
    copy = copied(tmp_path / "package")
    (copy / "locales" / locale / "commands.toml").write_text("rubbish")
    done = run(home, "--text", "--locale", locale, typed="change the detail\nf10\nenter\n", place=copy)
    assert "damaged" in said(done)[0], done.stderr
    assert "Welcome to Sixty-Six." in said(done)[1]
    assert said(done)[-1] == "Goodbye."
    kept = (home / "config" / "audiogame" / "settings.toml").read_text()
    assert f'locale = "{locale}"' in kept, "the player's choice of language is not forgotten"


@pytest.mark.parametrize("chosen", ["2", "română"])
def test_a_damaged_language_chosen_at_the_first_start(home, tmp_path, chosen):
    copy = copied(tmp_path / "package")
    (copy / "locales" / "ro" / "game.ftl").unlink()
    (copy / "locales" / "ro" / "commands.toml").write_bytes(b"\xff")
    done = run(home, "--text", typed=f"{chosen}\n1\nh\n", place=copy)
    assert done.returncode == 0
    assert b"Traceback" not in done.stderr
    assert any(text.startswith("6 cards:") for text in said(done))
