"""A deal played to its end with real keys in the real window, heard on the virtual sound card."""

import subprocess
import sys
from time import perf_counter

import pytest

from audiogame.settings import Settings, store
from tests.support.display import display
from tests.support.recognise import RATE_HEARD, Ear, find, mono
from tests.support.virtual_audio import Listener, eventually, virtual_audio

MATCH = """\
new romanian 2 target=5 opener=0 pack=Kd,Qd,Ah,Th,As,Ts,Kh,Qh,Ks,Qs,Js,9s,Ad,Ac,Tc,Kc,Qc,Jc,9c,Jh,9h,Td,Jd,9d
told 1
"""
RATE = 300  # words a minute: a test need not be slow
PROMPTS = {
    "en": ("Your lead.", "Your turn."),
    "ro": ("Deschizi tu.", "E rândul tău."),
    "pt-BR": ("Você sai.", "Sua vez."),
}


class Game:
    """The running game, its keys, its transcript and what is heard of it."""

    def __init__(self, screen, env, ears, home, locale):
        config = home / "config" / "audiogame"
        data = home / "data" / "audiogame"
        config.mkdir(parents=True)
        data.mkdir(parents=True)
        settings = Settings(locale=locale, level="beginner", opponents_pitch=50, rate=RATE)
        store(settings, config / "settings.toml")
        (data / "romanian-2.match").write_text(MATCH)
        self._transcript = home / "transcript"
        self._transcript.touch()
        names = {"DISPLAY": screen.env["DISPLAY"], "SDL_VIDEODRIVER": "x11"}
        names |= {"XDG_CONFIG_HOME": str(home / "config"), "XDG_DATA_HOME": str(home / "data")}
        self.screen, self.ears, self.began = screen, ears, perf_counter()
        self.process = subprocess.Popen(
            [sys.executable, "-m", "audiogame", "--transcript", str(self._transcript)], env={**env, **names}
        )
        eventually(lambda: screen.focused()[1] == str(self.process.pid), 20, "the window has the keys")

    def said(self):
        return self._transcript.read_text(encoding="utf-8").splitlines()

    def listen(self):
        """Wait until all has been said."""
        eventually(self.said, 20, "something is said")
        self.ears.wait_for_silence(0.5, 60)

    def press(self, *names):
        """Press keys one after the other, and hear out what each brings."""
        for name in names:
            before = len(self.said())
            self.screen.key(name)
            eventually(lambda before=before: len(self.said()) > before, 10, f"an answer to {name}")
            self.listen()


@pytest.fixture(params=["en", "ro", "pt-BR"])
def locale(request):
    return request.param


@pytest.fixture
def game(tmp_path, locale):
    with display() as screen, virtual_audio() as env, Listener(env) as ears:
        game = Game(screen, env, ears, tmp_path, locale)
        try:
            yield game
        finally:
            game.process.kill()
            game.process.wait()


def test_a_deal_by_keys(game, locale):
    """Everything in the transcript is heard, in order; a key cuts what is being said; the game ends well."""
    game.listen()
    while game.said()[-1] in PROMPTS[locale]:
        game.press("Tab", "Return")
    spoken = game.said()
    check_heard(spoken, game, locale)

    since = perf_counter()
    game.screen.key("s")  # a long answer, cut after its first words
    begun = game.ears.wait_for_sound(since).start
    eventually(lambda: game.ears.heard_until() > begun + 0.9, 10, "the first words are heard")
    game.screen.key("v")
    game.listen()
    state, detail = game.said()[-2:]
    check_cut(state, detail, game, locale, since)

    game.press("F10")
    game.screen.key("Return")
    assert game.process.wait(10) == 0


def check_heard(spoken, game, locale):
    """Each sentence of the transcript is in the recording, one after the other."""
    ear, recording, place = Ear(locale, RATE), mono(game.ears.raw(game.began)), 0
    try:
        for text in spoken:
            for sentence, template in ear.templates(text):
                found = find(template, recording, place)
                assert found is not None, f"{sentence!r} is not heard after what came before"
                place = found
    finally:
        ear.close()


def check_cut(cut, after, game, locale, since):
    """Of the announcement that was cut the beginning is heard and not the end; the next one is heard."""
    ear, recording = Ear(locale, RATE), mono(game.ears.raw(since))
    try:
        sentences = [template for _, template in ear.templates(cut)]
        begun = find(sentences[0][: RATE_HEARD // 2], recording)
        assert begun is not None
        assert find(sentences[-1], recording) is None
        _, answer = next(ear.templates(after))
        assert find(answer, recording, begun) is not None
    finally:
        ear.close()
