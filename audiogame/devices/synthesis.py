"""Text to sound in a process of its own, because pyttsx3 can block, hang or crash.

Both ends of the pipe are here: `Synthesiser` is the game's, `main` the child's. The child is started by the
path of this file, so it imports nothing of the game, and works from a wheel, a checkout and any folder.
A request is a line of JSON; a reply is a kind, a length and that many bytes.
"""

from __future__ import annotations

import contextlib
import ctypes
import json
import os
import re
import signal
import struct
import subprocess
import sys
import tempfile
import textwrap
import threading
import time
from collections.abc import Callable, Iterator
from importlib.util import find_spec
from typing import Any, NamedTuple

COMMAND = (sys.executable, "-P", __file__)
"""How the child is started; -P keeps this folder off its path, where modules could hide the library's."""

_HEADER = struct.Struct("<cI")
_HELLO, _AUDIO, _FAILED = b"H", b"A", b"F"
_LARGEST = 64 * 1024 * 1024
_START_LIMIT = 5.0  # seconds; the first start after an installation reads everything from a cold disk
_REPLY_LIMIT = 1.5  # seconds; a sentence takes some 15 ms
_LONGEST = 250  # characters synthesised at once, so that even text without full stops begins quickly
_PREFERRED = {"en": "en-us"}
_BREAK = re.compile(r"(?<=[.!?…])\s+|\n")
_INTERPRETED = "<>[]"  # SAPI reads tags, macOS commands in brackets
_ESPEAK_LIBRARIES = ("libespeak-ng.so.1", "libespeak.so.1")
# espeak-ng speaks any voice through these; without them Romanian would have one voice only
_ESPEAK_VARIANTS = ("f2", "f3", "f4", "m2", "m3", "m4")


class SynthesisError(Exception):
    """The child gave no sound; the argument is a code. It must be closed and replaced."""


class InstalledVoice(NamedTuple):
    """A voice of the synthesiser: its id and its language ('en-us', 'ro', ...)."""

    id: str
    language: str


def missing() -> str:
    """What speech needs and this computer lacks, as a code; '' when nothing is known to be missing."""
    if not sys.executable or find_spec("pyttsx3") is None:
        return "no-pyttsx3"
    if sys.platform != "linux" or find_spec("espeakng_loader") is not None:
        return ""
    for name in _ESPEAK_LIBRARIES:
        with contextlib.suppress(OSError):
            ctypes.CDLL(name)
            return ""
    return "no-espeak"


def sentences(text: str) -> Iterator[str]:
    """The sentences of `text`, each short, and free of what a synthesiser would not read but obey."""
    for piece in _BREAK.split(text):
        spoken = "".join(c if c.isprintable() and c not in _INTERPRETED else " " for c in piece)
        yield from textwrap.wrap(" ".join(spoken.split()), _LONGEST, break_on_hyphens=False)


def voices_for(locale: str, installed: list[InstalledVoice]) -> list[str]:
    """The ids of the voices that speak the locale's language, those of its country first."""
    wanted = _PREFERRED.get(locale, locale.lower())
    language = wanted.split("-")[0]
    fit = [voice for voice in installed if voice.language.split("-")[0] == language]
    return [voice.id for voice in sorted(fit, key=lambda voice: voice.language != wanted)]


class Synthesiser:
    """A running child. One thread uses it; only `kill` may be called from another."""

    def __init__(self) -> None:
        """Starts the child without waiting for it. Raises SynthesisError when none can be started."""
        try:
            self._process = subprocess.Popen(
                COMMAND,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.DEVNULL,
                creationflags=getattr(subprocess, "CREATE_NO_WINDOW", 0),
            )
        except OSError as error:
            raise SynthesisError("no-process") from error
        self._voices: list[InstalledVoice] | None = None

    def alive(self) -> bool:
        """Whether the child runs; one that has ended is reaped."""
        return self._process.poll() is None

    def voices(self) -> list[InstalledVoice]:
        """The installed voices, the platform's default first. Waits for the child to be ready."""
        if self._voices is None:
            hello = self._receive(_HELLO, _START_LIMIT)
            try:
                self._voices = [InstalledVoice(*voice) for voice in json.loads(hello)]
            except (ValueError, TypeError) as error:
                raise SynthesisError("bad-reply") from error
        return self._voices

    def audio(self, text: str, voice: str, rate: int, pitch: int) -> bytes:
        """The sound of `text` as a WAV (AIFF on macOS); `rate` in words a minute, `pitch` 0 to 100."""
        self.voices()
        request = json.dumps({"text": text, "voice": voice, "rate": rate, "pitch": pitch})
        return self._receive(_AUDIO, _REPLY_LIMIT, request.encode() + b"\n")

    def kill(self) -> None:
        """Ends the child at once; whoever waits for its reply gets a SynthesisError."""
        self._process.kill()

    def close(self) -> None:
        """Ends the child and leaves nothing of it behind."""
        self.kill()
        self._process.wait()
        for pipe in (self._process.stdin, self._process.stdout):
            with contextlib.suppress(OSError):  # an unsent request is flushed into the broken pipe
                pipe.close()  # type: ignore[union-attr]

    def _receive(self, expected: bytes, limit: float, request: bytes = b"") -> bytes:
        """The next reply, after sending `request`; the child is killed when it takes over `limit` seconds."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        watchdog = threading.Timer(limit, self.kill)
        watchdog.daemon = True
        watchdog.start()
        try:
            self._process.stdin.write(request)
            self._process.stdin.flush()
            kind, size = _HEADER.unpack(self._process.stdout.read(_HEADER.size))
            if kind not in (expected, _FAILED) or size > _LARGEST:
                raise SynthesisError("bad-reply")
            body = self._process.stdout.read(size)
        except (OSError, ValueError, struct.error) as error:
            raise SynthesisError("no-reply") from error
        finally:
            watchdog.cancel()
        if len(body) < size:
            raise SynthesisError("no-reply")
        if kind == _FAILED:
            raise SynthesisError(body.decode(errors="replace"))
        return body


class _Engine:
    """pyttsx3, made to give bytes."""

    def __init__(self) -> None:
        _load_espeak()
        import pyttsx3

        self._engine: Any = pyttsx3.init()
        self._espeak: Any = sys.modules.get("pyttsx3.drivers._espeak")
        self._done = threading.Event()
        self._engine.connect("finished-utterance", self._finished)
        self._set: dict[str, object] = {}
        self._settle()
        self._sound("a")  # the first run returns early: let it be one that nobody needs

    def voices(self) -> list[InstalledVoice]:
        default = self._engine.getProperty("voice")
        found = [
            InstalledVoice(voice.id, _language(voice.languages))
            for voice in sorted(self._engine.getProperty("voices"), key=lambda voice: voice.id != default)
        ]
        variants = _ESPEAK_VARIANTS if self._espeak else ()
        return found + [InstalledVoice(f"{v.id}+{name}", v.language) for v in found for name in variants]

    def audio(self, text: str, voice: str, rate: int, pitch: int) -> bytes:
        wanted: dict[str, object] = {"voice": voice, "rate": rate}
        if self._espeak:  # the other drivers know no pitch
            wanted["pitch"] = pitch
        if wanted != self._set:
            self._set = {}
            for name, value in wanted.items():
                self._engine.setProperty(name, value)
            self._settle()
            if self._engine.getProperty("voice") != voice:  # a wrong id silently keeps the old voice
                raise ValueError("no-voice")
            self._set = wanted
        return self._sound(text)

    def _sound(self, text: str) -> bytes:
        self._done.clear()
        with _scratch() as path:
            self._engine.save_to_file(text, path)
            self._engine.runAndWait()
            # espeak's run returns before its thread is done
            if self._espeak and not self._done.wait(_REPLY_LIMIT):
                raise TimeoutError("no-sound")
            self._settle()
            with open(path, "rb") as file:
                return file.read()

    def _finished(self, name: str, completed: bool) -> None:
        if completed:
            self._done.set()

    def _settle(self) -> None:
        """Waits until espeak has done what is in its queue, because runAndWait would cancel it."""
        while self._espeak and self._espeak.IsPlaying():
            time.sleep(0.001)


@contextlib.contextmanager
def _scratch() -> Iterator[str]:
    """The path of a file for a moment; in memory if possible, so that nothing is left by a killed child."""
    if sys.platform == "linux":
        file = os.memfd_create("speech")
        try:
            yield f"/proc/self/fd/{file}"
        finally:
            os.close(file)
    else:
        file, path = tempfile.mkstemp(suffix=".wav")
        os.close(file)
        try:
            yield path
        finally:
            os.unlink(path)


def _language(languages: list[str]) -> str:
    return languages[0].lower().replace("_", "-") if languages and languages[0] else ""


def _load_espeak() -> None:
    """Loads the espeak-ng that pip installed, so that pyttsx3's search finds it by its soname."""
    if sys.platform == "linux":
        with contextlib.suppress(ImportError, OSError, RuntimeError):  # then the system's own serves
            import espeakng_loader

            ctypes.CDLL(espeakng_loader.get_library_path(), mode=ctypes.RTLD_GLOBAL)
            # espeak cuts paths off after some 160 characters, so it is told of a folder beside it
            os.chdir(os.path.dirname(espeakng_loader.get_data_path()))
            os.environ["ESPEAK_DATA_PATH"] = "."


def _die_with_parent() -> None:
    """Even stopped or hung, when the end of the pipe would go unread."""
    if sys.platform == "linux":
        with contextlib.suppress(OSError, AttributeError):
            ctypes.CDLL(None).prctl(1, signal.SIGKILL)  # PR_SET_PDEATHSIG


def _take_stdout() -> Callable[[bytes, bytes], None]:
    """A function that replies; what anything else prints from now on goes nowhere."""
    pipe = os.fdopen(os.dup(1), "wb")
    os.dup2(os.open(os.devnull, os.O_WRONLY), 1)

    def reply(kind: bytes, body: bytes) -> None:
        pipe.write(_HEADER.pack(kind, len(body)) + body)
        pipe.flush()

    return reply


def main() -> None:
    """Answers requests on stdin until it ends; the child's whole life."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is the game's to handle
    _die_with_parent()
    reply = _take_stdout()
    try:
        engine = _Engine()
        reply(_HELLO, json.dumps(engine.voices()).encode())
    except Exception as error:
        reply(_FAILED, f"no-engine {error!r}".encode())
        return
    for line in sys.stdin.buffer:
        try:
            reply(_AUDIO, engine.audio(**json.loads(line)))
        except Exception as error:
            reply(_FAILED, str(error).encode() or b"failed")


if __name__ == "__main__":
    main()
