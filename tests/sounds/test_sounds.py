"""The files are what the script makes, and a player can tell them apart."""

import array
import cmath
import functools
import itertools
import math
import shutil
import subprocess
import sys
import wave
from pathlib import Path

import pytest

FOLDER = Path(__file__).parents[2] / "sounds"
SCRIPT = FOLDER / "make_sounds.py"
TABLE = ["shuffle", "card-played", "trick-won", "trick-lost", "pair", "exchange", "close"]
RESULTS = ["deal-won", "deal-lost", "match-won"]
ANSWERS = ["your-turn", "refused", "microphone-open", "microphone-closed", "not-understood"]
BROWSING = ["hand-edge", "menu-move", "menu-enter"]
NAMES = [*TABLE, *RESULTS, *ANSWERS, *BROWSING]
RATE = 44100


def run(script, *arguments):
    return subprocess.run([sys.executable, script, *arguments], capture_output=True, text=True, timeout=60)


@functools.cache
def samples(name):
    """The sound, full scale being 1."""
    with wave.open(str(FOLDER / f"{name}.wav")) as file:
        assert (file.getnchannels(), file.getsampwidth(), file.getframerate()) == (1, 2, RATE)
        return [x / 32768 for x in array.array("h", file.readframes(file.getnframes()))]


def spectrum(block):
    """Power at each frequency, in steps of RATE / len(block); the length is a power of 2."""

    def transform(values):
        if len(values) == 1:
            return values
        even, odd = transform(values[::2]), transform(values[1::2])
        half = len(even)
        turned = [odd[k] * cmath.exp(-1j * math.pi * k / half) for k in range(half)]
        return [e + o for e, o in zip(even, turned, strict=True)] + [
            e - o for e, o in zip(even, turned, strict=True)
        ]

    size = len(block)
    window = [x * math.sin(math.pi * i / size) ** 2 for i, x in enumerate(block)]
    return [abs(value) ** 2 for value in transform(window)[: size // 2]]


def padded(values, size):
    return values[:size] + [0.0] * (size - len(values[:size]))


FRAME, HOP = 1024, 1536
EDGES = [80 * 2 ** (i / 2) for i in range(15)]  # half octaves from 80 Hz to 10 kHz
FLOOR = -45.0  # dB under the loudest: what is not heard beside it


def picture(values):
    """What is heard when: the level of each half octave in dB under the loudest, every 35 ms."""
    frames = []
    for start in range(0, len(values), HOP):
        power = spectrum(padded(values[start : start + FRAME], FRAME))
        bands = [0.0] * (len(EDGES) - 1)
        for k, p in enumerate(power):
            for band, (low, high) in enumerate(itertools.pairwise(EDGES)):
                if low <= k * RATE / FRAME < high:
                    bands[band] += p
        frames.append(bands)
    loudest = max(map(max, frames))
    return [[max(FLOOR, 10 * math.log10(p / loudest + 1e-9)) for p in bands] for bands in frames]


def distance(one, other):
    """How far apart two pictures are, in dB: the root of the mean square over the longer one."""
    silence = [FLOOR] * (len(EDGES) - 1)
    pairs = itertools.zip_longest(one, other, fillvalue=silence)
    squares = [(a - b) ** 2 for left, right in pairs for a, b in zip(left, right, strict=True)]
    return math.sqrt(sum(squares) / len(squares))


@functools.cache
def picture_of(name):
    return picture(samples(name))


def main_pitch(values):
    """The strongest frequency, in Hz."""
    power = spectrum(padded(values, 4096))
    return max(range(len(power)), key=power.__getitem__) * RATE / 4096


def start_and_end(name):
    """The strongest frequencies of the first and the last quarter that is not silent."""
    values = samples(name)
    loudest = max(map(abs, values))
    heard = [i for i, x in enumerate(values) if abs(x) > loudest / 8]
    values = values[heard[0] : heard[-1]]
    quarter = len(values) // 4
    return main_pitch(values[:quarter]), main_pitch(values[-quarter:])


def test_there_is_one_file_for_each_kind_of_event_and_no_other():
    assert {path.name for path in FOLDER.glob("*.*")} == {f"{name}.wav" for name in NAMES} | {SCRIPT.name}


def test_the_files_are_what_the_script_makes():
    assert run(SCRIPT, "--check").returncode == 0


def test_the_script_makes_all_files_and_the_check_names_what_differs(tmp_path):
    script = shutil.copy(SCRIPT, tmp_path)
    assert run(script, "--check").returncode == 1
    assert run(script).returncode == 0
    for name in NAMES:
        assert (tmp_path / f"{name}.wav").read_bytes() == (FOLDER / f"{name}.wav").read_bytes()
    (tmp_path / "pair.wav").write_bytes(b"broken")
    (tmp_path / "close.wav").unlink()
    (tmp_path / "stray.wav").write_bytes(b"")
    check = run(script, "--check")
    assert check.returncode == 1
    assert {word for word in check.stderr.split() if word.endswith(".wav")} == {
        "pair.wav",
        "close.wav",
        "stray.wav",
    }


def test_all_together_are_small():
    assert sum(path.stat().st_size for path in FOLDER.glob("*.wav")) < 1_500_000


@pytest.mark.parametrize("name", NAMES)
def test_length_and_level(name):
    seconds = len(samples(name)) / RATE
    peak = 20 * math.log10(max(map(abs, samples(name))))
    if name in BROWSING:
        assert 0.03 < seconds < 0.15
        assert -24 < peak < -18
    else:
        assert 0.1 < seconds <= 1.2
        assert -18 < peak < -11.5


@pytest.mark.parametrize("name", NAMES)
def test_no_click_at_the_ends_and_no_direct_current(name):
    values = samples(name)
    loudest = max(map(abs, values))
    assert values[0] == values[-1] == 0
    assert max(map(abs, values[-44:])) < loudest / 20, "the last millisecond is not faded"
    assert abs(values[1]) < loudest / 10, "the first step is a click"
    assert abs(sum(values) / len(values)) < loudest / 500


@pytest.mark.parametrize("name", sorted(set(NAMES) - set(BROWSING)))
def test_speech_stays_clear_where_its_consonants_are(name):
    powers = [
        spectrum(padded(samples(name)[start : start + FRAME], FRAME))
        for start in range(0, len(samples(name)), FRAME)
    ]
    total = sum(map(sum, powers))
    low, high = 1000 * FRAME // RATE, 4000 * FRAME // RATE
    assert sum(sum(power[low:high]) for power in powers) / total < 0.2


def test_no_two_sounds_are_alike():
    """Clearly farther from each other than either is from itself played a whole tone higher."""

    def whole_tone_higher(name):
        step = 2 ** (2 / 12)
        return [samples(name)[int(i * step)] for i in range(int(len(samples(name)) / step))]

    alike = {name: distance(picture_of(name), picture(whole_tone_higher(name))) for name in NAMES}
    assert all(1 < value < 12 for value in alike.values())
    for one, other in itertools.combinations(NAMES, 2):
        apart = distance(picture_of(one), picture_of(other))
        assert apart > 1.2 * max(alike[one], alike[other]), (one, other)
        assert apart > 10, (one, other)


@pytest.mark.parametrize("name", ["trick-won", "deal-won", "match-won", "microphone-open", "menu-enter"])
def test_good_news_and_openings_rise(name):
    start, end = start_and_end(name)
    assert end > start * 1.2


@pytest.mark.parametrize("name", ["trick-lost", "deal-lost", "microphone-closed"])
def test_bad_news_and_endings_fall(name):
    start, end = start_and_end(name)
    assert end < start / 1.2


def test_a_refusal_is_dull_and_goes_nowhere():
    start, end = start_and_end("refused")
    assert max(start, end) < 400
    assert start / 1.2 < end < start * 1.2
