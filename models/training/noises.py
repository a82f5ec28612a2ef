"""Sounds that are no speech, computed: what is to be heard as silence."""

from collections.abc import Callable
from random import Random

import numpy as np
from scipy.signal import butter, lfilter, sosfilt

from training.sound import RATE, Sound, at_rate
from training.voices import espeak_ng, espeak_voice

TALKERS = (6, 12)


def noise(random: Random, text: Callable[[], str]) -> Sound:
    """Some sound of a household, at RATE; `text` gives what the people in a murmur say."""
    kinds = (_melody, _melody, _knocks, _knocks, _cough, _cough, _clicks, _whistle, _breath)
    if random.random() < 0.25:
        return _murmur(random, text)
    return random.choice(kinds)(random).astype(np.float32)


def _seconds(count: float) -> np.ndarray:
    return np.arange(int(count * RATE)) / RATE


def _hiss(random: Random, count: int) -> np.ndarray:
    return np.random.default_rng(random.getrandbits(32)).normal(size=count)


def _band(sound: np.ndarray, low: float, high: float) -> np.ndarray:
    """The sound between two frequencies in Hz."""
    return sosfilt(butter(2, (low, high), "bandpass", fs=RATE, output="sos"), sound)


def _row(sounds: list[np.ndarray], gaps: Callable[[], float]) -> np.ndarray:
    """One after the other, with gaps in seconds."""
    return np.concatenate([part for sound in sounds for part in (sound, np.zeros(int(gaps() * RATE)))])


def _melody(random: Random) -> np.ndarray:
    pitch, notes = random.uniform(110, 900), []
    overtones = [random.uniform(0.1, 1) / k for k in range(1, random.randint(2, 9))]
    for _ in range(random.randint(1, 7)):
        time = _seconds(random.uniform(0.08, 0.6))
        vibrato = random.uniform(0, 0.01) * np.sin(2 * np.pi * random.uniform(4, 7) * time)
        phase = 2 * np.pi * pitch * np.cumsum(1 + vibrato) / RATE
        tone = sum(level * np.sin(k * phase) for k, level in enumerate(overtones, 1))
        fade = np.minimum(1, time / 0.01) * np.exp(-time * random.uniform(0.5, 8))
        notes.append(tone * fade * np.minimum(1, (time[-1] - time) / 0.01))
        pitch *= 2 ** (random.randint(-5, 5) / 12)
    return _row(notes, lambda: random.choice((0.0, 0.03)))


def _knocks(random: Random) -> np.ndarray:
    """A door, a fist on it, a thing that falls."""
    tone, fall = random.uniform(50, 400), random.uniform(8, 60)

    def knock() -> np.ndarray:
        time = _seconds(random.uniform(0.1, 0.5))
        body = np.sin(2 * np.pi * tone * time) + 0.6 * np.sin(2 * np.pi * 2.7 * tone * time)
        slap = _band(_hiss(random, len(time)), 80, random.uniform(800, 6000)) * np.exp(-time * 90)
        return body * np.exp(-time * fall) + random.uniform(0.3, 3) * slap

    return _row([knock() for _ in range(random.choice((1, 1, 2, 3, 5)))], lambda: random.uniform(0, 0.25))


def _cough(random: Random) -> np.ndarray:
    middle = random.uniform(400, 1500)

    def one() -> np.ndarray:
        time = _seconds(random.uniform(0.12, 0.4))
        burst = np.exp(-time * random.uniform(8, 25)) + 0.4 * np.exp(-(((time - 0.18) / 0.05) ** 2))
        rough = _hiss(random, len(time)) * (
            1 + 0.7 * np.sign(np.sin(2 * np.pi * random.uniform(60, 180) * time))
        )
        return _band(rough, middle / 2, middle * 3) * burst * np.minimum(1, time / 0.008)

    return _row([one() for _ in range(random.randint(1, 4))], lambda: random.uniform(0.02, 0.3))


def _clicks(random: Random) -> np.ndarray:
    """Typing, cards on a table, cutlery."""
    ring = random.uniform(500, 5000)

    def click() -> np.ndarray:
        time = _seconds(random.uniform(0.02, 0.12))
        return (np.sin(2 * np.pi * ring * time) + _hiss(random, len(time))) * np.exp(
            -time * random.uniform(60, 300)
        )

    return _row([click() for _ in range(random.randint(1, 14))], lambda: random.uniform(0.03, 0.3))


def _whistle(random: Random) -> np.ndarray:
    time = _seconds(random.uniform(0.2, 1.5))
    ends = [random.uniform(300, 3000) for _ in range(3)]
    pitch = np.interp(time, np.linspace(0, time[-1], 3), ends)
    fade = np.minimum(1, np.minimum(time, time[-1] - time) / 0.03)
    return np.sin(2 * np.pi * np.cumsum(pitch) / RATE) * fade + 0.02 * _hiss(random, len(time))


def _breath(random: Random) -> np.ndarray:
    """Breath, wind, paper, a chair that is moved."""
    time = _seconds(random.uniform(0.3, 2))
    low = random.uniform(60, 2500)
    swell = np.abs(np.sin(np.pi * random.uniform(0.5, 6) * time / time[-1])) + 0.1 * random.random()
    return lfilter([1], [1, -0.5 * random.random()], _band(_hiss(random, len(time)), low, low * 2.8)) * swell


def _murmur(random: Random, text: Callable[[], str]) -> Sound:
    """Many people in another room or at other tables."""
    size = int(random.uniform(1, 2.5) * RATE)
    whole = np.zeros(size)
    for _ in range(random.randint(*TALKERS)):
        rate, said = espeak_ng(text(), espeak_voice(random.choice(("en", "ro", "pt-BR")), random), random)
        said = at_rate(said, rate)
        if len(said):
            whole += np.resize(np.roll(said, random.randrange(len(said))), size) / (1e-6 + np.abs(said).max())
    return _band(whole, 60, random.choice((400, 700, 1200, 3000, 7000))).astype(np.float32)
