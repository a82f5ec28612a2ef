"""Speech: text in; sound, and reports of what was spoken, out.

The only sure way to interrupt pyttsx3 is not to let it play: a child process (synthesis.py) turns sentences
into sound, a worker thread plays them on a reserved mixer channel, and interrupting is to stop that channel.
"""

from __future__ import annotations

import contextlib
import math
import os
import threading
import time
from array import array
from collections import OrderedDict
from collections.abc import Callable, Hashable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol, TypeVar

from audiogame.devices import synthesis
from audiogame.devices.synthesis import InstalledVoice, Synthesiser, SynthesisError

if TYPE_CHECKING:
    from pygame.mixer import Channel, Sound

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")  # stdout is not pygame's

CHANNEL = 0
"""The mixer channel that speech plays on; `open_mixer` reserves it."""

_RATE = 44100  # hertz
_BUFFER = 512  # frames, 12 ms: the time that an interrupt, and the first sample, waits for
_ATTEMPTS = 3
_CACHE_BYTES = 32 * 1024 * 1024  # three minutes of speech
_QUIET = 64  # of 32767: peaks below are silence
_LEAD, _TAIL = 0.005, 0.04  # seconds of silence left before and after a sentence
_POLL = 0.005  # seconds
_STUCK = 2.0  # seconds past its length after which a sound is not going to end: the device is gone

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Style:
    """How a text is spoken."""

    locale: str  # 'en' | 'ro' | 'pt-BR'
    rate: int = 200  # words a minute
    pitch: int = 50  # 0..100
    volume: float = 1.0  # 0..1
    voice: str = ""  # synthesiser voice id, '' = the default voice of the locale
    place: float = 0.0  # -1 left .. 1 right (0 = centre)


@dataclass(frozen=True, slots=True)
class Began:
    """The utterance has begun to sound."""

    utterance: int


@dataclass(frozen=True, slots=True)
class Finished:
    """The last sample of the utterance was played, or it had nothing to speak."""

    utterance: int


@dataclass(frozen=True, slots=True)
class Unspoken:
    """The utterance, or the rest of it, could not be spoken; `reason` is a code for developers."""

    utterance: int
    reason: str


SpeechReport = Began | Finished | Unspoken


class SpeechUnavailable(Exception):
    """This computer cannot speak; the argument is a code for developers."""


class Voice(Protocol):
    """One mouth: it speaks one utterance at a time and reports about that one only."""

    def speak(self, utterance: int, text: str, style: Style) -> None:
        """Returns at once; replaces what this voice is speaking."""

    def stop(self) -> None:
        """Returns at once; silent within some 10 ms, and the utterance reports nothing more."""

    def voices(self, locale: str) -> list[str]:
        """The ids of the installed voices for the locale, the default first."""

    def close(self) -> None:
        """Stops and gives everything back."""


class SilentVoice:
    """A voice without sound that finishes everything at once."""

    def __init__(self, post: Callable[[SpeechReport], None]) -> None:
        """Nothing is spoken, and everything reported to `post`."""
        self._post = post

    def speak(self, utterance: int, text: str, style: Style) -> None:
        """Reports Began (unless there is nothing to speak) and Finished before it returns."""
        if text.strip():
            self._post(Began(utterance))
        self._post(Finished(utterance))

    def stop(self) -> None:
        """Does nothing: everything has finished."""

    def voices(self, locale: str) -> list[str]:
        """None."""
        return []

    def close(self) -> None:
        """Does nothing."""


class RecordingVoice:
    """A voice that remembers in `spoken` what it was given, in order."""

    def __init__(self, post: Callable[[SpeechReport], None], hold: bool = False) -> None:
        """Finishes everything at once; with `hold`, when `finish` is called."""
        self._post = post
        self._hold = hold
        self._current: int | None = None
        self.spoken: list[tuple[int, str, Style]] = []

    def speak(self, utterance: int, text: str, style: Style) -> None:
        """Remembers, reports Began (unless there is nothing to speak), and Finished now or later."""
        self.spoken.append((utterance, text, style))
        self._current = utterance
        if text.strip():
            self._post(Began(utterance))
        if not self._hold or not text.strip():
            self.finish()

    def finish(self) -> None:
        """Reports Finished for what is being spoken, if anything is."""
        utterance, self._current = self._current, None
        if utterance is not None:
            self._post(Finished(utterance))

    def stop(self) -> None:
        """Forgets what is being spoken."""
        self._current = None

    def voices(self, locale: str) -> list[str]:
        """None."""
        return []

    def close(self) -> None:
        """Forgets what is being spoken."""
        self.stop()


@dataclass(frozen=True, slots=True, eq=False)
class _Job:
    """An utterance under way. It is current while `SpokenVoice._job` is this very object."""

    utterance: int
    text: str
    style: Style


class _Unspeakable(Exception):
    pass


class SpokenVoice:
    """The real voice. The mixer must be open when it speaks; every report comes from its worker thread."""

    def __init__(self, post: Callable[[SpeechReport], None]) -> None:
        """Starts the synthesiser without waiting for it.

        Raises SpeechUnavailable when it is not installed or cannot be started. One that fails later is
        replaced; when that does not help, each utterance is reported Unspoken.
        """
        if lack := synthesis.missing():
            raise SpeechUnavailable(lack)
        try:
            self._synthesiser = Synthesiser()
        except SynthesisError as error:
            raise SpeechUnavailable(*error.args) from error
        self._post = post
        self._turn = threading.Condition()  # its lock is re-entrant: `post` may call back
        self._job: _Job | None = None
        self._closed = False
        self._channel: Channel | None = None
        self._ends = 0.0
        self._installed: list[InstalledVoice] = []
        self._greeted = threading.Event()
        self._cache = _Cache(_CACHE_BYTES)
        self._worker = threading.Thread(target=self._work, name="speech", daemon=True)
        self._worker.start()

    def speak(self, utterance: int, text: str, style: Style) -> None:
        """Returns at once; replaces what is being spoken."""
        self._replace(_Job(utterance, text, style))

    def stop(self) -> None:
        """Returns at once; silent when the mixer's buffer has been played."""
        self._replace(None)

    def voices(self, locale: str) -> list[str]:
        """The ids of the installed voices for the locale, the default first; waits for a new child."""
        self._greeted.wait()
        return synthesis.voices_for(locale, self._installed)

    def close(self) -> None:
        """Stops, and ends the child and the worker."""
        with self._turn:
            self._closed = True
            self._replace(None)
            self._synthesiser.kill()
        self._worker.join()

    def _replace(self, job: _Job | None) -> None:
        with self._turn:
            self._job = None if self._closed else job
            if self._channel is not None:
                with contextlib.suppress(RuntimeError):  # pygame.error: the mixer was closed, so it is silent
                    self._channel.stop()
            self._turn.notify()

    # What follows runs in the worker. Only with `_turn` held is it certain that a job is still current.

    def _work(self) -> None:
        with contextlib.suppress(SynthesisError):  # the first utterance will try again, and report
            self._installed = self._synthesiser.voices()
        self._greeted.set()
        while (job := self._next()) is not None:
            try:
                self._perform(job)
                self._end(job, Finished(job.utterance))
            except Exception as error:  # whatever it was, the next utterance is to be spoken
                self._end(job, Unspoken(job.utterance, str(error) or repr(error)))
        self._synthesiser.close()

    def _next(self) -> _Job | None:
        """The next job; None when the voice is closed."""
        with self._turn:
            while self._job is None and not self._closed:
                self._turn.wait(timeout=1.0)
                self._synthesiser.alive()  # reaps one that was killed meanwhile
            return self._job

    def _end(self, job: _Job, report: SpeechReport) -> None:
        with self._turn:
            if self._job is job:
                self._job = None
                self._post(report)

    def _perform(self, job: _Job) -> None:
        """Speaks the job sentence by sentence; while one plays, the next is made."""
        first = True
        for sentence in synthesis.sentences(job.text):
            sound = self._sound(job, sentence)
            if sound is None:
                continue
            if not (self._played(job) and self._play(job, sound, first)):
                return
            first = False
        self._played(job)

    def _play(self, job: _Job, sound: Sound, first: bool) -> bool:
        """Whether the sound was begun, which it is while the job is current."""
        from pygame import mixer

        with self._turn:
            if self._job is not job:
                return False
            self._channel = mixer.Channel(CHANNEL)
            self._channel.play(sound)
            self._channel.set_volume(*_levels(job.style, mixer.get_init()[2]))  # play() resets it
            self._ends = time.monotonic() + sound.get_length()
            if first:
                self._post(Began(job.utterance))
            return True

    def _played(self, job: _Job) -> bool:
        """Whether the job is still current when the sound begun last, if any, has ended."""
        with self._turn:
            while self._job is job and self._channel is not None and self._channel.get_busy():
                left = self._ends - time.monotonic()
                if left < -_STUCK:
                    raise _Unspeakable("no-sound")
                self._turn.wait(max(left, _POLL))
            return self._job is job

    def _sound(self, job: _Job, sentence: str) -> Sound | None:
        """The sound of a sentence, None when it makes none."""
        from pygame import mixer

        if not mixer.get_init():
            raise _Unspeakable("no-mixer")
        style = job.style
        if not self._installed:
            self._installed = self._ask(job, Synthesiser.voices)
        candidates = synthesis.voices_for(style.locale, self._installed)
        if not candidates:
            raise _Unspeakable("no-voice")
        voice = style.voice if style.voice in candidates else candidates[0]
        key = (sentence, voice, style.rate, style.pitch, mixer.get_init())
        raw = self._cache.get(key)
        if raw is None:
            raw = self._ask(
                job, lambda child: _decoded(child.audio(sentence, voice, style.rate, style.pitch))
            )
            self._cache.put(key, raw)
        return mixer.Sound(buffer=raw) if raw else None

    def _ask(self, job: _Job, question: Callable[[Synthesiser], T]) -> T:
        """The child's answer; a child that fails is replaced, and asked again while the job is current."""
        reason = "stopped"
        for _ in range(_ATTEMPTS):
            if self._job is not job:
                break
            try:
                if not self._synthesiser.alive():
                    self._synthesiser.close()
                    self._synthesiser = Synthesiser()
                return question(self._synthesiser)
            except SynthesisError as error:
                reason = str(error)
                self._synthesiser.close()
        raise _Unspeakable(reason)


def open_mixer(mono: bool = False) -> bool:
    """Whether there is real sound; without a sound card the mixer keeps time in silence.

    Opens the mixer, or opens it again, with a small buffer, and reserves the channel of speech.
    """
    import pygame
    from pygame import mixer

    def init() -> None:
        mixer.init(_RATE, -16, 1 if mono else 2, _BUFFER, allowedchanges=0)
        mixer.set_reserved(CHANNEL + 1)

    mixer.quit()
    chosen = os.environ.get("SDL_AUDIODRIVER")
    try:
        init()
        return chosen != "dummy"
    except pygame.error:
        os.environ["SDL_AUDIODRIVER"] = "dummy"
        init()
        return False
    finally:  # a later call may find a card
        if chosen is None:
            os.environ.pop("SDL_AUDIODRIVER", None)
        else:
            os.environ["SDL_AUDIODRIVER"] = chosen


def _levels(style: Style, channels: int) -> tuple[float, ...]:
    """The volumes left and right, which together have the same power at every place; one if mono."""
    if channels == 1:
        return (style.volume,)
    angle = (style.place + 1) * math.pi / 4
    return style.volume * math.cos(angle), style.volume * math.sin(angle)


def _decoded(sound: bytes) -> bytes:
    """The samples of a sound file in the mixer's format, without the silence around them."""
    import io

    import pygame
    from pygame import mixer

    try:
        raw = mixer.Sound(file=io.BytesIO(sound)).get_raw()
    except pygame.error as error:
        raise SynthesisError("bad-sound") from error
    rate, _, channels = mixer.get_init()
    return _trimmed(raw, rate, channels)


def _trimmed(raw: bytes, rate: int, channels: int) -> bytes:
    """16-bit samples without the silence before and after them; b'' when there is nothing else."""
    samples = array("h", raw)
    step = rate // 400 * channels

    def loud(start: int) -> bool:
        block = samples[start : start + step]
        return max(block) > _QUIET or min(block) < -_QUIET

    starts = range(0, len(samples), step)
    first = next(filter(loud, starts), None)
    if first is None:
        return b""
    last = next(filter(loud, reversed(starts)))
    begin = max(0, first - int(_LEAD * rate) * channels)
    return samples[begin : last + step + int(_TAIL * rate) * channels].tobytes()


class _Cache:
    """The sounds used last, within a number of bytes."""

    def __init__(self, limit: int) -> None:
        self._limit = limit
        self._size = 0
        self._sounds: OrderedDict[Hashable, bytes] = OrderedDict()

    def get(self, key: Hashable) -> bytes | None:
        if key in self._sounds:
            self._sounds.move_to_end(key)
        return self._sounds.get(key)

    def put(self, key: Hashable, raw: bytes) -> None:
        self._sounds[key] = raw
        self._size += len(raw)
        while self._size > self._limit:
            self._size -= len(self._sounds.popitem(last=False)[1])
