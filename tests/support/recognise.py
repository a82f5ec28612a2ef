"""Finds what the synthesiser says of a text in a recording, by comparing pictures of the sound."""

import io
import wave
from itertools import pairwise

import numpy as np

from audiogame.devices.synthesis import Synthesiser, sentences, voices_for
from tests.support.virtual_audio import CHANNELS, RATE

FACTOR = 4
RATE_HEARD = RATE // FACTOR  # hertz, at which sounds are compared
LENGTH = 1.5  # seconds of a sentence that are enough to know it by
LIKE = 0.74  # sentences are above it, even under a cue; different ones that share their words just below
LIKE_SHORT = 0.6  # the same for a sentence shorter than SHORT, which a cue may cover
SHORT = 0.6  # seconds
FRAME, STEP = 276, 110  # samples: 25 and 10 ms
EDGES = np.geomspace(120, 5000, 25)  # hertz
QUIET = 1e5  # power below which differences are not heard
SLIP = 3  # rows: what may be lost, or come later, is a multiple of it


class Ear:
    """Knows how sentences sound, in the voice and at the speed that the game uses."""

    def __init__(self, locale, rate=200, pitch=50):
        self._child = Synthesiser()
        self._voice = voices_for(locale, self._child.voices())[0]
        self._rate, self._pitch = rate, pitch

    def close(self):
        self._child.close()

    def templates(self, text):
        """The beginning of each sentence of the text, as mono samples."""
        for sentence in sentences(text):
            wav = self._child.audio(sentence, self._voice, self._rate, self._pitch)
            yield sentence, _beginning(wav)


def _beginning(wav):

    with wave.open(io.BytesIO(wav)) as file:
        rate = file.getframerate()
        samples = np.frombuffer(file.readframes(file.getnframes()), dtype="<i2").astype(float)
    loud = np.flatnonzero(np.abs(samples) > 64)
    samples = samples[loud[0] : loud[0] + int(rate * LENGTH)]
    wanted = np.arange(0, len(samples), rate * 1 / RATE_HEARD)
    return np.interp(wanted, np.arange(len(samples)), samples)


def mono(raw):
    """A recording of the virtual sound card, one channel, at the rate that is compared."""
    samples = np.frombuffer(bytes(raw), dtype="<i2").astype(float).reshape(-1, CHANNELS).mean(axis=1)
    whole = len(samples) // FACTOR * FACTOR
    return samples[:whole].reshape(-1, FACTOR).mean(axis=1)


def picture(samples):
    """The loudness in each band of the ear, one row every hundredth of a second."""
    frames = np.lib.stride_tricks.sliding_window_view(samples, FRAME)[::STEP] * np.hanning(FRAME)
    power = np.abs(np.fft.rfft(frames, 512, axis=1)) ** 2
    pitches = np.fft.rfftfreq(512, 1 / RATE_HEARD)
    bands = [power[:, (pitches >= low) & (pitches < high)].sum(axis=1) for low, high in pairwise(EDGES)]
    return np.log(np.stack(bands, axis=1) + QUIET)


def find(template, recording, begin=0, slipping=False):
    """Where the template is first heard in the recording, in samples; None where it is not.

    Pictures of the sound are compared, which a cue beside it changes little. `slipping`: once, a busy machine
    may have lost some of the sound, or stopped for a moment; then a word more or less hardly tells.
    """
    wanted, heard = picture(template), picture(recording[begin:])
    like = LIKE_SHORT if len(template) < SHORT * RATE_HEARD else LIKE
    for seen in (wanted, *_slipped(wanted)) if slipping else (wanted,):
        if len(seen) <= len(heard):
            places = np.flatnonzero(_alike(seen, heard) > like)
            if len(places):
                return begin + int(places[0]) * STEP
    return None


def _slipped(wanted):
    """The picture as it is when some of it is lost, or comes later, once."""
    for row in range(SLIP, len(wanted) - SLIP, SLIP):
        for rows in range(SLIP, 4 * SLIP, SLIP):
            yield np.delete(wanted, slice(row, row + rows), axis=0)
            yield np.insert(wanted, [row] * rows, np.log(QUIET), axis=0)


def _alike(wanted, heard):
    """How much each place of what is heard is like what is wanted: from -1 to 1."""
    wanted = wanted - wanted.mean()
    windows = np.lib.stride_tricks.sliding_window_view(heard, wanted.shape)[:, 0]
    alike = np.empty(len(windows))
    for place, window in enumerate(windows):
        part = window - window.mean()
        alike[place] = (part * wanted).sum() / (np.linalg.norm(part) * np.linalg.norm(wanted) + 1e-9)
    return alike
