"""How long the player waits for sound and for silence, beside the bare synthesiser in the same run.

    python -m tests.benchmarks.latency [TIMES]

Measured on the virtual sound card, with real keys in the real window: the moment before xdotool is told to
press the key, to the first loud sample in the recording of the speakers. The bare synthesiser is pyttsx3's
`save_to_file` alone, for the same texts, in a process that is already running.
"""

import statistics
import subprocess
import sys
import tempfile
from pathlib import Path
from time import perf_counter

from audiogame.devices.synthesis import Synthesiser, voices_for
from audiogame.settings import Settings, store
from tests.support.display import display
from tests.support.virtual_audio import Listener, eventually, virtual_audio

KINDS = ("key to sound", "key to silence", "start to sound")


def start(env, screen, home, *options):
    """The game in a home of its own."""
    names = {"DISPLAY": screen.env["DISPLAY"], "SDL_VIDEODRIVER": "x11"}
    names |= {"XDG_CONFIG_HOME": str(home / "config"), "XDG_DATA_HOME": str(home / "data")}
    return subprocess.Popen([sys.executable, "-m", "audiogame", *options], env={**env, **names})


def home_with_settings(folder, **settings):
    home = Path(folder)
    (home / "config" / "audiogame").mkdir(parents=True)
    store(Settings(locale="en", cue_volume=0, **settings), home / "config" / "audiogame" / "settings.toml")
    return home


def measure_starts(env, screen, ears, times):
    """Seconds from starting the process to the first sound of the greeting."""
    for _ in range(times):
        with tempfile.TemporaryDirectory() as folder:
            home = home_with_settings(folder)
            ears.wait_for_silence(0.3)
            since = perf_counter()
            game = start(env, screen, home)
            yield ears.wait_for_sound(since, 20).start - since
            game.kill()
            game.wait()


def measure_keys(env, screen, ears, times):
    """Seconds from a key to its first sound, and from a key that cuts speech to the silence between."""
    with tempfile.TemporaryDirectory() as folder:
        game = start(env, screen, home_with_settings(folder))
        eventually(lambda: screen.focused()[1] == str(game.pid), 20)
        ears.wait_for_sound(0)
        ears.wait_for_silence(0.7, 60)
        for number in range(times):
            since = perf_counter()
            screen.key("Right" if number % 2 else "Left")
            sound = ears.wait_for_sound(since)
            yield "key to sound", sound.start - since
            ears.wait_for_silence(0.3, 30)

            since = perf_counter()
            screen.key("s")
            begun = ears.wait_for_sound(since).start
            eventually(lambda begun=begun: ears.heard_until() > begun + 0.8, 10)
            since = perf_counter()
            screen.key("ctrl")  # silences, and says nothing
            eventually(lambda since=since: ears.heard_until() > since + 0.4, 10)
            loud = [span for span in ears.spans(since - 0.05, gap=0.03) if span.start <= since]
            yield "key to silence", max(0.0, loud[-1].end - since) if loud else 0.0
            ears.wait_for_silence(0.3, 30)
        game.kill()
        game.wait()


def measure_synthesis(times):
    """Seconds that the synthesiser alone takes for texts like those above."""
    child = Synthesiser()
    voice = voices_for("en", child.voices())[0]
    for number in range(times):
        text = f"{('ace', 'ten', 'king', 'queen')[number % 4]} of hearts, {number % 6 + 1} of 6"
        since = perf_counter()
        child.audio(text, voice, 200, 50 + number % 2)
        yield perf_counter() - since
    child.close()


def row(name, seconds, bare):
    milliseconds = sorted(1000 * second for second in seconds)
    median = statistics.median(milliseconds)
    high = milliseconds[min(len(milliseconds) - 1, round(0.95 * len(milliseconds)))]
    print(f"{name:<24} {median:>9.0f} {high:>9.0f} {median / bare:>9.1f} {len(milliseconds):>6}")


def main(times):
    with display() as screen, virtual_audio() as env, Listener(env) as ears:
        bare = list(measure_synthesis(times))
        keys = list(measure_keys(env, screen, ears, times))
        starts = list(measure_starts(env, screen, ears, max(5, times // 3)))
    print(f"{'':<24} {'median ms':>9} {'95 % ms':>9} {'ratio':>9} {'times':>6}")
    unit = 1000 * statistics.median(bare)
    row("bare synthesiser", bare, unit)
    for kind in KINDS[:2]:
        row(kind, [second for name, second in keys if name == kind], unit)
    row(KINDS[2], starts, unit)


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 30)
