"""Recording: blocks of sound from an input device, by a process of its own.

PortAudio and SDL can block, crash and write to the terminal, and PortAudio learns of new devices only when it
begins anew; so the game kills and replaces what breaks. The child is started by the path of this file and
imports nothing of the game, like synthesis.py. A message is a kind, a length and that many bytes.
"""

from __future__ import annotations

import contextlib
import ctypes
import glob
import json
import math
import os
import signal
import struct
import subprocess
import sys
import threading
import time
from array import array
from collections.abc import Callable, Iterator, Sequence
from fractions import Fraction
from importlib import import_module
from operator import mul
from typing import Any

RATE = 16000
"""Samples a second; they are 16-bit little-endian, mono."""
BLOCK = 0.05
"""Seconds in a block."""
BYTES = int(RATE * BLOCK) * 2
"""Bytes in a block."""
# On Linux PortAudio knows only ALSA's names, and when a microphone is unplugged the sound server gives it the
# loudspeakers' sound instead without a word; SDL asks the server itself.
LIBRARIES = ("sdl", "portaudio") if sys.platform == "linux" else ("portaudio", "sdl")
"""What can record, the preferred first. SDL is in pygame's wheel; on Linux PortAudio must be installed."""
HEADER = struct.Struct("<cI")
"""What a message begins with: the kind, and the length of what follows."""
SOUND, OPENED, TROUBLE, FOUND = b"B", b"L", b"T", b"F"
"""The kinds of messages: a block; the name of the opened device; a trouble, a space and a detail for
developers; and that the device wanted has appeared, which ends the child, as every trouble but 'wrong'."""

_NAMES_LIMIT = 10.0  # seconds that listing the devices may take
_SEARCH = 10.0  # seconds between looks for a device that is not there, while another is used
_POLL = 0.1  # seconds between looks whether the device is there
_REFUSALS = ("denied", "permission", "not permitted", "-2147024891")  # the last is Windows' E_ACCESSDENIED


def command(task: str, wanted: str, libraries: Sequence[str]) -> list[str]:
    """How the child is started; see `main`. -P keeps this folder off its path."""
    return [sys.executable, "-P", __file__, task, wanted, *libraries]


def environment() -> dict[str, str]:
    """This process's, without the silent SDL driver that the mixer may be falling back to."""
    silent = os.environ.get("SDL_AUDIODRIVER") in ("dummy", "disk")
    return {name: value for name, value in os.environ.items() if not (silent and name == "SDL_AUDIODRIVER")}


def devices(libraries: Sequence[str] = LIBRARIES) -> list[str]:
    """The names of the input devices now, by the first library that knows any; [] when there are none.

    Asks a new child, because a library may know only what was there when it began; this takes 0.1 to 0.5 s.
    """
    with contextlib.suppress(OSError, subprocess.SubprocessError, ValueError):
        out = subprocess.run(
            command("names", "", libraries),
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            timeout=_NAMES_LIMIT,
            check=True,
            env=environment(),
            creationflags=getattr(subprocess, "CREATE_NO_WINDOW", 0),
        ).stdout
        return [str(name) for name in json.loads(out)]
    return []


# What follows runs in the child.


def match(wanted: str, names: Sequence[str]) -> str:
    """The one of the names that is `wanted`, or else the first that contains it in any case; '' for none."""
    if wanted in names or not wanted:
        return wanted
    return next((name for name in names if wanted.casefold() in name.casefold()), "")


class Resampler:
    """Turns 16-bit mono samples of another rate into samples of RATE."""

    def __init__(self, rate: int) -> None:
        """`rate` is that of the samples it will get, in hertz."""
        self._step = Fraction(rate, RATE)
        self._cutoff = 0.9 * min(1.0, RATE / rate)  # of half the given rate: what is above would fold back
        self._reach = math.ceil(8 / self._cutoff)
        self._place = Fraction(self._reach)  # of the next sample, in those given that are kept
        self._samples = array("h", bytes(2 * self._reach))
        self._kernels: dict[Fraction, list[float]] = {}

    def __call__(self, raw: bytes) -> bytes:
        """The samples that can be made by now; the rest follows with the next."""
        self._samples.frombytes(raw)
        made = array("h")
        while (whole := int(self._place)) + self._reach < len(self._samples):
            kernel = self._kernel(self._place - whole)
            near = self._samples[whole - self._reach + 1 : whole + self._reach + 1]
            made.append(max(-32768, min(32767, round(sum(map(mul, kernel, near))))))
            self._place += self._step
        done = int(self._place) - self._reach
        del self._samples[:done]
        self._place -= done
        return made.tobytes()

    def _kernel(self, phase: Fraction) -> list[float]:
        """A sinc in a Hann window around a place between two samples; there are few such places."""
        if phase not in self._kernels:
            away = [float(index - phase) for index in range(1 - self._reach, self._reach + 1)]
            taps = [
                (math.sin(math.pi * self._cutoff * x) / (math.pi * x) if x else self._cutoff)
                * (0.5 + 0.5 * math.cos(math.pi * x / self._reach))
                for x in away
            ]
            self._kernels[phase] = [tap / sum(taps) for tap in taps]
        return self._kernels[phase]


class _PortAudio:
    """Through sounddevice. Raises OSError without the library."""

    def __init__(self) -> None:
        self._sounddevice: Any = import_module("sounddevice")
        self._stream: Any = None
        host = self._sounddevice.default.hostapi  # the others have the same devices under other names
        self._inputs: dict[str, int] = {}
        for number, device in enumerate(self._sounddevice.query_devices()):
            if device["max_input_channels"] > 0 and device["hostapi"] == host:
                self._inputs.setdefault(device["name"], number)
        self._default = self._sounddevice.query_hostapis(host)["default_input_device"]
        self.names = list(self._inputs)

    def open(self, name: str, hear: Callable[[bytes], None]) -> str:
        number = self._inputs[name or self.names[0]] if name or self._default < 0 else self._default
        device = self._sounddevice.query_devices(number)
        try:
            self._stream = self._raw(number, RATE, hear)
        except self._sounddevice.PortAudioError:
            rate = round(device["default_samplerate"])
            if rate == RATE:
                raise
            resample = Resampler(rate)
            self._stream = self._raw(number, rate, lambda raw: hear(resample(raw)))
        return str(device["name"])

    def _raw(self, number: int, rate: int, hear: Callable[[bytes], None]) -> Any:
        return self._sounddevice.RawInputStream(
            samplerate=rate,
            blocksize=round(rate * BLOCK),
            device=number,
            channels=1,
            dtype="int16",
            callback=lambda data, *_: hear(bytes(data)),
        )

    def start(self) -> None:
        self._stream.start()

    def alive(self) -> bool:
        return bool(self._stream.active)


class _SDL:
    """Through pygame, which converts rates and channels by itself."""

    def __init__(self) -> None:
        os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"
        import pygame
        from pygame._sdl2 import audio, sdl2

        sdl2.init_subsystem(sdl2.INIT_AUDIO)
        self._audio = audio
        self._stream: Any = None
        self.names: list[str] = audio.get_audio_device_names(True)
        # pygame tells neither which device is the default nor that one is lost; its SDL does
        self._library = ctypes.CDLL(pygame.base.__file__)

    def open(self, name: str, hear: Callable[[bytes], None]) -> str:
        name = name or self._default()
        kind = self._audio.AUDIO_S16LSB
        self._stream = self._audio.AudioDevice(
            name, True, RATE, kind, 1, BYTES // 2, 0, lambda _, data: hear(bytes(data))
        )
        return name

    def start(self) -> None:
        self._stream.pause(0)

    def alive(self) -> bool:
        """Whether the device is there; SDL goes on with silence when it is not."""
        try:
            return bool(self._library.SDL_GetAudioDeviceStatus(self._stream.deviceid))
        except AttributeError:  # Windows finds only what is in that very file
            return True

    def _default(self) -> str:
        name, spec = ctypes.c_char_p(), (ctypes.c_ubyte * 64)()
        with contextlib.suppress(AttributeError):
            self._library.SDL_GetDefaultAudioInfo(ctypes.byref(name), spec, 1)
        found = (name.value or b"").decode()
        return found if found in self.names else self.names[0]


_Driver = _PortAudio | _SDL


def _driver(library: str, errors: list[str]) -> _Driver | None:
    """The library's driver; None when the library does not work."""
    try:
        return _PortAudio() if library == "portaudio" else _SDL()
    except Exception as error:
        errors.append(repr(error))
        return None


def _drivers(libraries: Sequence[str], errors: list[str]) -> Iterator[_Driver]:
    """Those that know a device; each is begun only when it is asked for, which takes up to 0.3 s."""
    begun = (_driver(library, errors) for library in libraries)
    return (driver for driver in begun if driver is not None and driver.names)


class _Listener:
    """One attempt to listen, from the choice of a device to its loss."""

    def __init__(self, wanted: str, libraries: Sequence[str], say: Callable[[bytes, bytes], None]) -> None:
        self._wanted = wanted
        self._libraries = libraries
        self._say = say
        self._blocks = _Blocks(lambda block: say(SOUND, block))
        self._errors: list[str] = []
        self._known: list[_Driver] = []
        self._wrong = False

    def run(self) -> None:
        """Returns when the device is lost, or the one wanted has appeared, or there was none to open."""
        for driver, name in self._choices():
            try:
                self._say(OPENED, driver.open(name, self._blocks).encode(errors="replace"))
                driver.start()
            except Exception as error:
                self._errors.append(repr(error))
            else:
                self._stay(driver)
                return
        if _denied(self._errors, bool(self._known)):
            self._trouble("denied")
        else:
            self._trouble("gone" if self._known else "missing")

    def _choices(self) -> Iterator[tuple[_Driver, str]]:
        """What to open, the best first; defaults ('') only when no library knows the device wanted."""
        self._wrong = bool(self._wanted)
        for driver in _drivers(self._libraries, self._errors):
            self._known.append(driver)
            if not self._wanted or (name := match(self._wanted, driver.names)):
                self._wrong = False
                yield driver, name if self._wanted else ""
        if self._wrong and self._known:
            self._trouble("wrong", f"{self._wanted!r} is none of {[driver.names for driver in self._known]}")
            yield from ((driver, "") for driver in self._known)

    def _stay(self, driver: _Driver) -> None:
        looked = time.monotonic()
        while driver.alive():
            time.sleep(_POLL)
            if self._wrong and time.monotonic() - looked > _SEARCH:
                if any(match(self._wanted, devices([library])) for library in self._libraries):
                    self._say(FOUND, b"")
                    return
                looked = time.monotonic()
        self._trouble("gone", "the device is lost")

    def _trouble(self, kind: str, detail: str = "") -> None:
        self._say(TROUBLE, f"{kind} {detail or '; '.join(self._errors)}".encode(errors="replace"))


def _denied(errors: list[str], known: bool) -> bool:
    """Whether permission is what lacks."""
    text = " ".join(errors).casefold()
    if any(sign in text for sign in _REFUSALS):
        return True
    cards = glob.glob("/dev/snd/pcm*c")  # Linux shows a device that may not be read as none at all
    return not known and bool(cards) and not any(os.access(card, os.R_OK) for card in cards)


class _Blocks:
    """Hands on in blocks of BYTES what comes in pieces of any size."""

    def __init__(self, hand: Callable[[bytes], None]) -> None:
        self._hand = hand
        self._rest = b""

    def __call__(self, raw: bytes) -> None:
        raw = self._rest + raw
        whole = len(raw) - len(raw) % BYTES
        for start in range(0, whole, BYTES):
            self._hand(raw[start : start + BYTES])
        self._rest = raw[whole:]


def _take_stdout() -> Callable[[bytes, bytes], None]:
    """A function that sends a message; what anything else prints from now on goes nowhere."""
    pipe = os.fdopen(os.dup(1), "wb")
    os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
    turn = threading.Lock()  # blocks come from the library's thread

    def say(kind: bytes, body: bytes) -> None:
        try:
            with turn:
                pipe.write(HEADER.pack(kind, len(body)) + body)
                pipe.flush()
        except OSError:  # nobody listens any more
            os._exit(0)

    return say


def _end_with_parent() -> None:
    sys.stdin.buffer.read()
    os._exit(0)


def main(task: str, wanted: str, *libraries: str) -> None:
    """The child's whole life: lists the devices ('names'), or sends what one of them hears ('listen')."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is the game's to handle
    if task == "names":
        names = next((driver.names for driver in _drivers(libraries, [])), [])
        print(json.dumps(names), flush=True)
    else:
        threading.Thread(target=_end_with_parent, daemon=True).start()
        _Listener(wanted, libraries, _take_stdout()).run()
    os._exit(0)  # without the libraries' own ends, which may hang


if __name__ == "__main__":
    main(*sys.argv[1:])
