"""Every sound of the game: `python sounds/make_sounds.py` writes them, `--check` says whether they changed.

The files beside this script are its output, byte for byte. A new sound is a new function under `@sound`.
Card noises are made of filtered noise, results of melodies, answers of single gestures: so that they are told
apart by what they are, and not by their pitch alone. Frequencies are in Hz, times in seconds, levels in dB of
full scale.
"""

import argparse
import array
import io
import math
import random
import sys
import wave
from collections.abc import Callable, Sequence
from pathlib import Path

RATE = 44100
EVENT = -12.0  # peak of what happens at the table: well under speech
ANSWER = -16.0  # peak of what answers the player
BROWSING = -20.0  # peak of what is heard at every step through a hand or a menu
RELEASE = 0.02  # how long a note takes to end, so that melodies do not click inside

Samples = list[float]
Partials = Sequence[tuple[float, float, float]]  # ratio to the pitch, strength, seconds to fall to 1/e

MARIMBA: Partials = ((1, 1, 0.13), (3.93, 0.25, 0.04), (9.2, 0.08, 0.015))
BELL: Partials = ((0.5, 0.3, 0.3), (1, 1, 0.22), (2.0, 0.35, 0.15), (2.76, 0.2, 0.1), (8.93, 0.12, 0.06))
HOLLOW: Partials = ((1, 1, 0.12), (3, 0.35, 0.08), (5, 0.12, 0.05))
BRASS: Partials = tuple((n, 1 / n**1.3, 0.4 / n**0.5) for n in range(1, 7))
DARK: Partials = ((1, 1, 0.3), (2, 0.7, 0.25), (3, 0.2, 0.15))
PURE: Partials = ((1, 1, 0.2),)

SOUNDS: dict[str, Callable[[], bytes]] = {}


# Building blocks -------------------------------------------------------------------------------------------


def note(
    pitch: float,
    seconds: float,
    partials: Partials,
    *,
    to: float = 0.0,
    attack: float = 0.004,
    waver: float = 0.0,
) -> Samples:
    """A tone that starts at `pitch`, glides evenly to `to` if that is given, and wavers 6 times a second."""
    count = round(seconds * RATE)
    result = [0.0] * count
    glide = math.log((to or pitch) / pitch)
    turns = 0.0
    for i in range(count):
        time = i / RATE
        turns += pitch * math.exp(glide * i / count) * (1 + waver * math.sin(math.tau * 6 * time)) / RATE
        rise = min(1.0, time / attack, (seconds - time) / RELEASE)
        result[i] = rise * sum(
            strength * math.exp(-time / decay) * math.sin(math.tau * ratio * turns)
            for ratio, strength, decay in partials
        )
    return result


def noise(seconds: float, seed: int) -> Samples:
    """White noise, the same each time for the same seed."""
    draw = random.Random(seed).random
    return [2 * draw() - 1 for _ in range(round(seconds * RATE))]


def band(samples: Samples, centre: float, width: float, *, to: float = 0.0) -> Samples:
    """What a resonant filter lets through: `width` octaves round `centre`, which glides to `to` if given."""
    result = [0.0] * len(samples)
    x1 = x2 = y1 = y2 = 0.0
    glide = math.log((to or centre) / centre)
    for i, x in enumerate(samples):
        angle = math.tau * centre * math.exp(glide * i / len(samples)) / RATE
        alpha = math.sin(angle) * math.sinh(math.log(2) / 2 * width * angle / math.sin(angle))
        y = (alpha * (x - x2) + 2 * math.cos(angle) * y1 - (1 - alpha) * y2) / (1 + alpha)
        x1, x2, y1, y2 = x, x1, y, y1
        result[i] = y
    return result


def dull(samples: Samples, cutoff: float) -> Samples:
    """The samples without what lies above `cutoff` (12 dB an octave)."""
    keep = math.exp(-math.tau * cutoff / RATE)
    first = second = 0.0
    result = []
    for x in samples:
        first += (1 - keep) * (x - first)
        second += (1 - keep) * (first - second)
        result.append(second)
    return result


def struck(samples: Samples, decay: float, *, attack: float = 0.001) -> Samples:
    """The samples as if struck: up in `attack` seconds, then falling to 1/e every `decay` seconds."""
    return [x * min(1.0, i / RATE / attack) * math.exp(-i / RATE / decay) for i, x in enumerate(samples)]


def swelling(samples: Samples) -> Samples:
    """The samples rising from nothing and falling back to nothing, evenly."""
    return [x * math.sin(math.pi * i / len(samples)) ** 2 for i, x in enumerate(samples)]


def level(samples: Samples, peak: float) -> Samples:
    """The samples scaled so that the loudest is `peak` (1 is full scale)."""
    loudest = max(abs(x) for x in samples)
    return [x * peak / loudest for x in samples]


def together(*parts: tuple[float, float, Samples]) -> Samples:
    """All parts in one: each is (start in seconds, peak, samples)."""
    result = [0.0] * max(round(start * RATE) + len(samples) for start, _, samples in parts)
    for start, peak, samples in parts:
        for i, x in enumerate(level(samples, peak), round(start * RATE)):
            result[i] += x
    return result


def sound(peak: float) -> Callable[[Callable[[], Samples]], Callable[[], bytes]]:
    """A decorator: the function becomes the sound of its own name, as a WAV file with this peak."""

    def register(make: Callable[[], Samples]) -> Callable[[], bytes]:
        def wav() -> bytes:
            return _wav(_without_clicks(make()), peak)

        SOUNDS[make.__name__.replace("_", "-")] = wav
        return wav

    return register


def _without_clicks(samples: Samples) -> Samples:
    """The samples without direct current, starting and ending in silence."""
    mean = sum(samples) / len(samples)
    rise, fall = round(0.001 * RATE), min(round(0.03 * RATE), len(samples) // 3)
    return [(x - mean) * min(1.0, i / rise, (len(samples) - 1 - i) / fall) for i, x in enumerate(samples)]


def _wav(samples: Samples, peak: float) -> bytes:
    pcm = array.array("h", (round(x * 32767) for x in level(samples, 10 ** (peak / 20))))
    if sys.byteorder == "big":
        pcm.byteswap()
    file = io.BytesIO()
    with wave.open(file, "wb") as out:
        out.setnchannels(1)
        out.setsampwidth(2)
        out.setframerate(RATE)
        out.writeframes(pcm.tobytes())
    return file.getvalue()


# Things on the table: noise --------------------------------------------------------------------------------


@sound(EVENT)
def shuffle() -> Samples:
    """Two halves of a pack riffled into each other, faster and faster, then pushed together."""
    parts = []
    start, gap, draw = 0.0, 0.045, random.Random(66).random
    for i in range(46):
        flick = struck(band(noise(0.02, 100 + i), 3600 + 55 * i, 1.2), 0.004)
        parts.append((start, 0.35 + 0.4 * draw(), flick))
        start += gap * (0.75 + 0.5 * draw())
        gap = max(0.009, gap * 0.945)
    push = struck(band(noise(0.1, 99), 5200, 1.5), 0.03, attack=0.02)
    return together(*parts, (start, 0.5, push), (start + 0.05, 0.9, note(150, 0.09, ((1, 1, 0.025),), to=90)))


@sound(EVENT)
def card_played() -> Samples:
    """A card put on a wooden table: a slap of paper and the thump under it."""
    slap = struck(band(noise(0.08, 1), 5500, 1.6), 0.009)
    paper = struck(dull(noise(0.12, 2), 900), 0.02)
    thump = note(230, 0.2, ((1, 1, 0.04), (2.3, 0.4, 0.02)), to=110, attack=0.001)
    return together((0, 0.7, slap), (0, 0.8, paper), (0.002, 1, thump))


@sound(EVENT)
def close() -> Samples:
    """A lid: the air under it, the wood, and the latch."""
    air = swelling(band(noise(0.22, 3), 300, 1.5, to=900))
    wood = note(95, 0.32, ((1, 1, 0.08), (2.14, 0.7, 0.05), (3.5, 0.4, 0.03)), attack=0.001)
    knock = struck(dull(noise(0.06, 4), 700), 0.012)
    latch = struck(band(noise(0.03, 5), 6500, 0.3), 0.006)
    return together(
        (0, 0.3, air), (0.18, 1, wood), (0.18, 0.6, knock), (0.36, 0.35, latch), (0.4, 0.5, latch)
    )


@sound(EVENT)
def exchange() -> Samples:
    """Two cards sliding past each other, one up and one down."""
    rising = swelling(band(noise(0.3, 6), 2500, 0.5, to=9000))
    falling = swelling(band(noise(0.3, 7), 9000, 0.5, to=2500))
    up = swelling(note(240, 0.3, PURE, to=720))
    down = swelling(note(720, 0.3, PURE, to=240))
    return together((0, 0.5, rising), (0.16, 0.5, falling), (0, 0.8, up), (0.16, 0.8, down))


# Results: melodies that rise when won and fall when lost ---------------------------------------------------


@sound(EVENT)
def pair() -> Samples:
    """A king and a queen: two bells, one after the other and then both."""
    king, queen = note(523.3, 0.75, BELL), note(659.3, 0.68, BELL)
    return together((0, 1, king), (0.09, 0.9, queen))


@sound(EVENT)
def trick_won() -> Samples:
    """Two bright wooden bars, upwards."""
    return together((0, 0.8, note(392, 0.2, MARIMBA)), (0.09, 1, note(587.3, 0.34, MARIMBA)))


@sound(EVENT)
def trick_lost() -> Samples:
    """Two hollow tones, downwards."""
    first = note(330, 0.17, HOLLOW, attack=0.012)
    second = note(233, 0.3, HOLLOW, to=208, attack=0.012)
    return together((0, 0.9, first), (0.14, 1, second))


@sound(EVENT)
def deal_won() -> Samples:
    """Four brass notes, upwards."""
    pitches = (261.6, 329.6, 392.0)
    steps = [(0.12 * i, 0.8, note(pitch, 0.17, BRASS, attack=0.015)) for i, pitch in enumerate(pitches)]
    return together(*steps, (0.36, 1, note(523.3, 0.5, BRASS, attack=0.015, waver=0.004)))


@sound(EVENT)
def deal_lost() -> Samples:
    """Three dark notes, slowly downwards, the last one sinking."""
    return together(
        (0, 0.9, note(261.6, 0.28, DARK, attack=0.03)),
        (0.24, 0.9, note(207.7, 0.28, DARK, attack=0.03)),
        (0.48, 1, note(174.6, 0.5, DARK, to=147, attack=0.03, waver=0.008)),
    )


@sound(EVENT)
def match_won() -> Samples:
    """A fanfare: three short notes, then the chord, with bells over it."""
    calls = [(0.11 * i, 0.7, note(392, 0.1, BRASS, attack=0.01)) for i in range(3)]
    chord = [(0.36, 0.7, note(pitch, 0.83, BRASS, attack=0.02)) for pitch in (523.3, 659.3, 784)]
    bells = [(0.4 + 0.09 * i, 0.12, note(4186 * 1.26**i, 0.3, ((1, 1, 0.09),))) for i in range(3)]
    return together(*calls, *chord, *bells)


# Answers to the player: one gesture each -------------------------------------------------------------------


@sound(EVENT)
def your_turn() -> Samples:
    """One mild tone that swells and trembles: somebody waits."""
    tone = note(349, 0.5, ((1, 1, 0.3), (2, 0.35, 0.2)), attack=0.06)
    return [x * (0.65 + 0.35 * math.cos(math.tau * 9 * i / RATE)) for i, x in enumerate(tone)]


@sound(EVENT)
def refused() -> Samples:
    """A dull rattle that goes nowhere."""
    reed = tuple((n, 1 / n, 0.15) for n in range(1, 9))
    return dull(together((0, 1, note(147, 0.2, reed)), (0, 1, note(175, 0.2, reed))), 500)


@sound(ANSWER)
def not_understood() -> Samples:
    """A questioning hum of two syllables, down and then up, as with a closed mouth."""
    voice = tuple((n, 1 / n, 1.0) for n in range(1, 14))
    down, up = note(210, 0.15, voice, to=170, attack=0.03), note(170, 0.28, voice, to=310, attack=0.03)
    hum = together((0, 0.7, down), (0.14, 1, up))
    return together((0, 1, band(hum, 320, 0.8)), (0, 0.15, band(hum, 1100, 0.5)))


@sound(ANSWER)
def microphone_open() -> Samples:
    """A switch and a clear tone upwards."""
    switch = struck(band(noise(0.02, 8), 7000, 0.8), 0.003)
    return together((0, 0.5, switch), (0.02, 1, swelling(note(400, 0.15, PURE, to=1200))))


@sound(ANSWER)
def microphone_closed() -> Samples:
    """A clear tone downwards and a switch."""
    switch = struck(band(noise(0.05, 9), 7000, 0.8), 0.003)
    return together((0, 1, swelling(note(1200, 0.15, PURE, to=400))), (0.14, 0.5, switch))


@sound(BROWSING)
def hand_edge() -> Samples:
    """A soft bump against a wall, and the bounce."""
    bump = note(480, 0.07, ((1, 1, 0.02), (1.5, 0.5, 0.012)), to=260, attack=0.002)
    bounce = note(400, 0.07, ((1, 1, 0.015),), to=220, attack=0.002)
    return together((0, 1, bump), (0.065, 0.5, bounce))


@sound(BROWSING)
def menu_move() -> Samples:
    """A tick."""
    return note(830, 0.05, ((1, 1, 0.01), (6.3, 0.7, 0.006)), attack=0.001)


@sound(BROWSING)
def menu_enter() -> Samples:
    """A drop falling upwards."""
    return note(300, 0.12, ((1, 1, 0.06), (2, 0.2, 0.03)), to=950, attack=0.008)


# The command -----------------------------------------------------------------------------------------------


def outdated(folder: Path) -> list[str]:
    """Names of the files in the folder that are not what this script makes: missing, different or unknown."""
    made = {f"{name}.wav": make for name, make in SOUNDS.items()}
    found = {path.name: path for path in folder.glob("*.wav")}
    return sorted(
        name
        for name in made.keys() | found.keys()
        if name not in made or name not in found or found[name].read_bytes() != made[name]()
    )


def main(arguments: Sequence[str] | None = None) -> int:
    """0, or 1 if a check found a difference."""
    parser = argparse.ArgumentParser(description="Makes every sound of the game.")
    parser.add_argument("--check", action="store_true", help="write nothing; exit 1 if a file would change")
    folder = Path(__file__).parent
    if parser.parse_args(arguments).check:
        differing = outdated(folder)
        if differing:
            print("not as made by make_sounds.py:", *differing, file=sys.stderr)
        return int(bool(differing))
    for name, make in SOUNDS.items():
        (folder / f"{name}.wav").write_bytes(make())
    return 0


if __name__ == "__main__":
    sys.exit(main())
