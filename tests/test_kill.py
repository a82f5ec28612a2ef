"""Pulling the plug: the game is killed at random moments and must go on exactly where it was.

A line of the match is written before it is said, and marked as told after; so what has been said is there,
what was kept and not said is said at the next start, and at most the announcements of the one line that was
being said are said twice.
"""

import os
import signal
import subprocess
import sys
import threading
from contextlib import suppress
from random import Random
from time import monotonic, sleep

from audiogame.assets import folder
from audiogame.dialog.phrases import Verbosity
from audiogame.dialog.session import Session
from audiogame.game.record import advance
from audiogame.saves import MatchFile, Saved
from audiogame.settings import Settings, store
from audiogame.words import Words

ORDINALS = ("first", "second", "third", "fourth", "fifth", "sixth")
TYPED = "".join(f"the {n} card\n" for n in ORDINALS) + "next deal\nno\nread the state\n"
WORDS = Words(folder("locales"))
SETTINGS = Settings(locale="en", level="beginner", target=100)


def told_of(lines):
    """The texts that tell what each line of a match has brought about."""
    session = Session(SETTINGS, lambda: "")
    texts = []
    for text in lines:
        session._seat.match, events = advance(session.match, text)
        heard = [a for a in session._course.announcements(events) if session._seat.wants(a)]
        texts.append([WORDS.text(a, "en", Verbosity.NORMAL)[0] for a in heard])
    return texts


class Player:
    """Plays on and on in the text front, until killed."""

    def __init__(self, home):
        environment = {**os.environ, "XDG_DATA_HOME": f"{home}/data", "XDG_CONFIG_HOME": f"{home}/config"}
        self._process = subprocess.Popen(
            [sys.executable, "-m", "audiogame", "--text"],
            env=environment,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
        )
        self.heard = []
        self._reader = threading.Thread(target=self._read)
        self._reader.start()
        self._typist = threading.Thread(target=self._type)
        self._typist.start()

    def _read(self):
        for raw in self._process.stdout:
            if raw.endswith(b"\n"):
                self.heard.append(raw.decode().rstrip("\n"))

    def _type(self):
        try:
            while True:
                self._process.stdin.write(TYPED.encode())
                self._process.stdin.flush()
        except OSError:
            pass

    def killed_after(self, lines, seconds):
        """Kill it some time after it has said something; what it wrote on standard error."""
        deadline = monotonic() + 30
        while len(self.heard) < lines and self._process.poll() is None and monotonic() < deadline:
            sleep(0.001)
        sleep(seconds)
        self._process.send_signal(signal.SIGKILL)
        errors = self._process.stderr.read()
        self._process.wait()
        self._reader.join()
        self._typist.join()
        for stream in (self._process.stdout, self._process.stderr):
            stream.close()
        with suppress(BrokenPipeError):
            self._process.stdin.close()
        return errors


def test_killed_at_random_moments_it_goes_on_where_it_was(tmp_path, long):
    times = 200 if long else 12
    random = Random(66)
    (tmp_path / "config" / "audiogame").mkdir(parents=True)
    store(SETTINGS, tmp_path / "config" / "audiogame" / "settings.toml")
    file = MatchFile(tmp_path / "data" / "audiogame" / "romanian-2.match")
    before, played = file.read(), 0
    for _ in range(times):
        player = Player(tmp_path)
        errors = player.killed_after(random.randrange(1, 40), random.random() * 0.05)
        assert errors == b""
        after = file.read()
        assert after.broken is None
        assert after.lines[: len(before.lines)] == before.lines
        check_run(player.heard, before, after)
        played += len(after.lines) - len(before.lines)
        before = after
        if len(before.lines) > 600:  # before the match could come to its end and another begin
            file.path.unlink()
            before = Saved()
    assert played > 5 * times
    assert [path.name for path in file.path.parent.glob("*.broken*")] == []


def check_run(heard, before, after):
    """What was heard between two kills fits what was kept before, and what was kept and marked after."""
    texts = told_of(after.lines)
    wanted = [text for told in texts[before.told :] for text in told]
    said = [text for text in heard if text in set(wanted)]
    assert said == wanted[: len(said)], "what is said is kept, in order, and nothing is left out"
    covered = before.told
    while covered < len(texts) and len(said) >= sum(map(len, texts[before.told : covered + 1])):
        covered += 1
    assert covered - 1 <= after.told <= covered, (
        "what is marked as told was said, and at most one line is not marked"
    )
