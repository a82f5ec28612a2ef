"""What tests of microphones share: what was reported and heard, and a tone that is known again."""

import math
from time import perf_counter

import numpy as np

from audiogame.devices.microphone import BLOCK, RATE, Troubled
from tests.support.virtual_audio import eventually

FRAMES = int(RATE * BLOCK)


TONE, LEVEL = 440, 8000


SECONDS = 15.0  # that anything may take on a busy computer


class Reports(list):
    """Everything reported, in order; the object to report to."""

    def __call__(self, report):
        self.append(report)

    def kinds(self):
        return [report.trouble if isinstance(report, Troubled) else "listening" for report in list(self)]

    def wait(self, *kinds, seconds=SECONDS):
        """Returns when exactly these have been reported."""
        eventually(lambda: len(self) >= len(kinds), seconds, f"{kinds} in {list(self)}")
        assert self.kinds() == list(kinds), list(self)


class Heard:
    """Everything heard; the object that hears."""

    def __init__(self):
        self.blocks = []
        self.times = []

    def __call__(self, block):
        assert len(block) == 2 * FRAMES
        self.times.append(perf_counter())
        self.blocks.append(block)

    def last(self, seconds=0.5):
        return np.frombuffer(b"".join(self.blocks[-round(seconds / BLOCK) :]), "<i2").astype(float)

    def wait_for_tone(self):
        """Returns when the last half second was the tone at its level, undistorted."""
        eventually(lambda: self.last().size >= RATE / 2 and is_tone(self.last()), SECONDS, "the tone")


def is_tone(samples, frequency=TONE, level=LEVEL, rate=RATE):
    """Whether the samples are a sine of this frequency within 0.5 %, this peak within 3 %, and 1 % else."""
    spectrum = np.abs(np.fft.rfft(samples * np.hanning(samples.size)))
    best = int(spectrum.argmax())
    found = best * rate / samples.size
    rest = np.sqrt(1 - (spectrum[max(0, best - 3) : best + 4] ** 2).sum() / (spectrum**2).sum())
    amplitude = np.sqrt(2 * (samples**2).mean())
    return abs(found - frequency) <= max(0.005 * frequency, rate / samples.size) and (
        abs(amplitude / level - 1) < 0.03 and rest < 0.01
    )


def sine(frequency, rate, seconds, level=LEVEL):
    values = level * np.sin(2 * math.pi * frequency * np.arange(round(seconds * rate)) / rate)
    return values.round().clip(-32768, 32767).astype("<i2")
