"""A sound card without hardware: a private PulseAudio, and ears on what is played through it.

    with virtual_audio() as env, Listener(env) as ears:
        since = perf_counter()
        subprocess.run([...], env=env)
        ears.wait_for_silence(0.3)
        ears.spans(since)

The speakers are the sink `game_out`; what is played into the sink `mic_feed` is heard by the default
microphone, `virt_mic` (`feeding`, `unplug`, `plug`). Needs the Debian packages pulseaudio, pulseaudio-utils,
libasound2-plugins and alsa-utils.
"""

from __future__ import annotations

import contextlib
import os
import subprocess
import tempfile
import threading
import wave
from array import array
from collections.abc import Callable, Iterator
from pathlib import Path
from time import perf_counter, sleep
from typing import NamedTuple

RATE = 44100
CHANNELS = 2
_BLOCK = RATE // 200  # frames: 5 ms
_LOUD = 150  # of 32767

_PULSE = """
load-module module-native-protocol-unix socket={run}/native auth-anonymous=1
load-module module-null-sink sink_name=game_out rate=44100 channels=2 norewinds=1
load-module module-null-sink sink_name=mic_feed rate=16000 channels=1 norewinds=1
load-module {microphone}
set-default-sink game_out
set-default-source virt_mic
"""
_MICROPHONE = "module-remap-source source_name=virt_mic master=mic_feed.monitor"
_ALSA = """
</usr/share/alsa/alsa.conf>
pcm.!default { type pulse }
ctl.!default { type pulse }
pcm.pulse { type pulse }
ctl.pulse { type pulse }
"""


def eventually(condition: Callable[[], object], seconds: float, what: str = "") -> None:
    """Returns as soon as the condition holds; raises AssertionError when it does not within `seconds`."""
    deadline = perf_counter() + seconds
    while not condition():
        assert perf_counter() < deadline, f"not within {seconds} s: {what or condition}"
        sleep(0.005)


@contextlib.contextmanager
def virtual_audio() -> Iterator[dict[str, str]]:
    """The environment in which a process finds the virtual sound card; the card is gone afterwards."""
    with tempfile.TemporaryDirectory(prefix="virtual-audio-") as folder, contextlib.ExitStack() as stack:
        run = Path(folder, "run")
        run.mkdir(mode=0o700)
        script, alsa = Path(folder, "card.pa"), Path(folder, "asound.conf")
        script.write_text(_PULSE.format(run=run, microphone=_MICROPHONE))
        alsa.write_text(_ALSA)
        env = {name: value for name, value in os.environ.items() if name != "SDL_AUDIODRIVER"}
        env.update(
            XDG_RUNTIME_DIR=str(run),
            PULSE_RUNTIME_PATH=str(run),
            PULSE_STATE_PATH=folder,
            PULSE_SERVER=f"unix:{run}/native",
            PULSE_COOKIE=f"{run}/cookie",
            ALSA_CONFIG_PATH=str(alsa),
        )
        stack.enter_context(_running(_server(script), env))
        eventually(lambda: _answers(env), 10, "the sound server answers")
        # A null sink that nobody plays to works in blocks of up to two seconds, which delays what comes next.
        for sink, rate in (("game_out", 44100), ("mic_feed", 16000)):
            keeper = (
                f"pacat -d {sink} --latency-msec=20 --raw --rate={rate} --channels=1 --format=s16le /dev/zero"
            )
            stack.enter_context(_running(keeper.split(), env))
        yield env


def pactl(env: dict[str, str], *command: str) -> str:
    """What the sound server answers to a command."""
    return subprocess.run(["pactl", *command], env=env, capture_output=True, text=True, check=True).stdout


def unplug(env: dict[str, str]) -> None:
    """Takes the microphone away."""
    pactl(env, "unload-module", "module-remap-source")


def plug(env: dict[str, str]) -> None:
    """Brings the microphone back, as the default."""
    pactl(env, "load-module", *_MICROPHONE.split())
    pactl(env, "set-default-source", "virt_mic")


@contextlib.contextmanager
def feeding(env: dict[str, str], path: Path) -> Iterator[subprocess.Popen[bytes]]:
    """Plays a WAV file into the microphone while entered, until it ends; gives the process that plays."""
    with _running(f"paplay -d mic_feed --latency-msec=20 {path}".split(), env) as player:
        yield player


@contextlib.contextmanager
def looped(env: dict[str, str]) -> Iterator[None]:
    """The microphone hears all that the speakers play, as loud as it is, while entered."""
    pactl(
        env, "load-module", "module-loopback", "source=game_out.monitor", "sink=mic_feed", "latency_msec=30"
    )
    try:
        yield
    finally:
        pactl(env, "unload-module", "module-loopback")


class Span(NamedTuple):
    """A stretch of sound between two silences; times are perf_counter's, peaks go to 32767."""

    start: float
    end: float
    left: int
    right: int


class Listener:
    """Records the speakers while entered; samples are 16-bit, 44100 Hz, left and right in turn."""

    def __init__(self, env: dict[str, str], source: str = "game_out.monitor") -> None:
        self._command = (
            f"parec -d {source} --format=s16le --rate={RATE} --channels={CHANNELS} --latency-msec=5 --raw"
        )
        self._env = env
        self._raw = bytearray()
        self._zero = float("inf")  # when the first sample was played: the earliest that any arrival allows
        self._stack = contextlib.ExitStack()

    def __enter__(self) -> Listener:
        process = self._stack.enter_context(_running(self._command.split(), self._env, subprocess.PIPE))
        thread = threading.Thread(target=self._listen, args=(process,), daemon=True)
        thread.start()
        self._stack.callback(process.stdout.close)
        self._stack.callback(thread.join)
        self._stack.callback(process.terminate)
        eventually(lambda: len(self._raw) > RATE, 10, "the recording runs")
        return self

    def __exit__(self, *error: object) -> None:
        self._stack.close()

    def raw(self, since: float = 0.0, until: float = float("inf")) -> array[int]:
        """The samples played between two times."""
        frames = len(self._raw) // (2 * CHANNELS)
        first, last = (
            min(frames, max(0, int((moment - self._zero) * RATE))) if moment < float("inf") else frames
            for moment in (since, until)
        )
        return array("h", bytes(self._raw[first * 2 * CHANNELS : last * 2 * CHANNELS]))

    def heard_until(self) -> float:
        """The time up to which everything played has been recorded."""
        return self._zero + len(self._raw) / (2 * CHANNELS * RATE)

    def spans(self, since: float = 0.0, gap: float = 0.25) -> list[Span]:
        """The stretches of sound since a time; a silence shorter than `gap` seconds does not end one."""
        samples = self.raw(since)
        begin = max(since, self._zero)
        spans: list[Span] = []
        for index in range(0, len(samples), _BLOCK * CHANNELS):
            left, right = (
                max(map(abs, samples[index + side : index + _BLOCK * CHANNELS : CHANNELS]), default=0)
                for side in (0, 1)
            )
            if max(left, right) < _LOUD:
                continue
            start = begin + index / (CHANNELS * RATE)
            end = start + _BLOCK / RATE
            if spans and start - spans[-1].end < gap:
                last = spans.pop()
                spans.append(Span(last.start, end, max(left, last.left), max(right, last.right)))
            else:
                spans.append(Span(start, end, left, right))
        return spans

    def wait_for_sound(self, since: float, seconds: float = 5.0) -> Span:
        """The first stretch of sound since a time, as soon as it has begun."""
        eventually(lambda: self.spans(since), seconds, "sound")
        return self.spans(since)[0]

    def wait_for_silence(self, quiet: float, seconds: float = 10.0) -> None:
        """Returns when nothing has been played for `quiet` seconds."""
        called = perf_counter()
        eventually(
            lambda: self.heard_until() - quiet > called and not self.spans(self.heard_until() - quiet),
            seconds,
            "silence",
        )

    def save(self, path: Path, since: float = 0.0) -> None:
        """Writes what was heard since a time as a WAV file."""
        with wave.open(str(path), "wb") as file:
            file.setnchannels(CHANNELS)
            file.setsampwidth(2)
            file.setframerate(RATE)
            file.writeframes(self.raw(since).tobytes())

    def _listen(self, process: subprocess.Popen[bytes]) -> None:
        size = _BLOCK * CHANNELS * 2
        while len(block := process.stdout.read(size)) == size:
            self._raw += block
            self._zero = min(self._zero, perf_counter() - len(self._raw) / (2 * CHANNELS * RATE))


@contextlib.contextmanager
def _running(
    command: list[str], env: dict[str, str], stdout: int = subprocess.DEVNULL
) -> Iterator[subprocess.Popen[bytes]]:
    process = subprocess.Popen(command, env=env, stdout=stdout, stderr=subprocess.DEVNULL)
    try:
        yield process
    finally:
        process.kill()
        process.wait()


def _server(script: Path) -> list[str]:
    options = "--daemonize=no --exit-idle-time=-1 --use-pid-file=no --disable-shm=yes --log-target=stderr"
    return ["pulseaudio", "-n", "-F", str(script), *options.split()]


def _answers(env: dict[str, str]) -> bool:
    return subprocess.run(["pactl", "info"], env=env, capture_output=True, check=False).returncode == 0
