"""The whole game in its window, with its sound card, as a process of its own."""

import subprocess
import sys
import wave
from time import perf_counter

import numpy as np
from training.espeak import RATE as RATE_OF_SPEECH
from training.espeak import speech
from training.phones import LANGUAGES

from audiogame.game.record import replay
from audiogame.settings import Settings, store
from tests.support.virtual_audio import eventually, feeding

MATCH = """\
new romanian 2 target=5 opener=0 pack=Kd,Qd,Ah,Th,As,Ts,Kh,Qh,Ks,Qs,Js,9s,Ad,Ac,Tc,Kc,Qc,Jc,9c,Jh,9h,Td,Jd,9d
told 1
"""
RATE = 300  # words a minute: a test need not be slow


class Game:
    """The running game, its keys, its transcript and what is heard of it."""

    def __init__(self, screen, env, ears, home, locale, match=MATCH, **wishes):
        config = home / "config" / "audiogame"
        data = home / "data" / "audiogame"
        config.mkdir(parents=True)
        data.mkdir(parents=True)
        wishes = {"level": "beginner", "opponents_pitch": 50, "rate": RATE, **wishes}
        settings = Settings(locale=locale, **wishes)
        store(settings, config / "settings.toml")
        self._match = data / "romanian-2.match"
        self._match.write_text(match)
        self.locale, self._env, self._folder = locale, env, home
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

    def lines(self):
        """The lines of the match in its file."""
        lines = self._match.read_text(encoding="utf-8").splitlines()
        return [line for line in lines if not line.startswith("told ")]

    def match(self):
        """The match as it stands in the file."""
        return replay(self.lines())

    def wait_for(self, condition, seconds, what):
        """Wait until the lines said since the call fulfil the condition; those lines."""
        before = len(self.said())
        eventually(lambda: condition(self.said()[before:]), seconds, what)
        return self.said()[before:]

    def speak(self, phrase, variant, then=lambda: None):
        """Say the phrase into the microphone, in a voice of espeak-ng; `then` is called meanwhile."""
        voice = f"{LANGUAGES[self.locale]}+{variant}"
        sound = speech(phrase, voice, rate=150, pitch=50)
        path = self.spoken = self._folder / f"spoken-{len(self.said())}.wav"
        level = 0.25 / max(1e-6, float(abs(sound).max()))
        breath = RATE_OF_SPEECH * 6 // 10  # what a player takes before speaking
        samples = np.concatenate([np.zeros(breath), sound * level * 32767]).astype("<i2")
        with wave.open(str(path), "wb") as file:
            file.setnchannels(1)
            file.setsampwidth(2)
            file.setframerate(RATE_OF_SPEECH)
            file.writeframes(samples.tobytes())
        with feeding(self._env, path) as player:
            then()
            player.wait(20)

    def close(self):
        """End the game at once."""
        self.process.kill()
        self.process.wait()
