"""Bytes from a microphone, and what is wrong with it, each said once.

A thread keeps a recording process (recording.py) going: one whose sound stops is killed, and another begun.
"""

from __future__ import annotations

import contextlib
import math
import queue
import subprocess
import threading
from array import array
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Protocol

from audiogame.devices import recording

RATE = recording.RATE
"""Samples a second; they are 16-bit little-endian, mono."""
BLOCK = recording.BLOCK
"""Seconds in a block."""

_FULL = 32700  # of 32767: samples above it were cut off
_CLIPPED = 4  # such samples make a clipped block
_CLIPPED_BLOCKS = 10  # half a second of clipped blocks is more than one loud sound
_FORGIVEN = 0.1  # of a clipped block, by each good one


class Trouble(StrEnum):
    """What can be wrong with a microphone."""

    MISSING = "missing"  # there is no input device at all
    WRONG = "wrong"  # the device asked for is not there; the default is used meanwhile
    DENIED = "denied"  # permission
    GONE = "gone"  # it is, or was, there and gives no blocks
    SILENT = "silent"  # exact silence: muted; what macOS gives without permission, too
    CLIPPING = "clipping"  # too loud for 16 bits


@dataclass(frozen=True, slots=True)
class Listening:
    """The device gives blocks, for the first time or again, or sound after SILENT."""

    device: str


@dataclass(frozen=True, slots=True)
class Troubled:
    """Something is wrong; `detail` is for developers."""

    trouble: Trouble
    detail: str


MicrophoneReport = Listening | Troubled
Message = MicrophoneReport | bytes | None
"""What a stream posts: Listening when the device is open, then blocks; Troubled, with WRONG before that, with
any other when it has ended; and None when it has ended because the device asked for has appeared."""


class Stream(Protocol):
    """An open device, or one being opened."""

    def close(self) -> None:
        """Returns when nothing more will be posted, and nothing is left of it."""


Opener = Callable[[str, Callable[[Message], None]], Stream]
"""Begins a stream from the named device ('' for the default) to a function; returns at once."""


@dataclass(frozen=True, slots=True)
class Patience:
    """How long what may last, in seconds."""

    opening: float = 10.0  # until the device is open, with everything on a cold disk
    first: float = 3.0  # until the first block: a wireless headset changes its profile meanwhile
    dead: float = 1.0  # from block to block
    retry: tuple[float, float] = (0.5, 5.0)  # between attempts: at first, and at most
    silent: float = 10.0  # of exact silence
    good: float = 60.0  # after which the same trouble with the level is news again


class Microphone:
    """A microphone that is kept open; whatever breaks is put back for ever."""

    def __init__(
        self,
        hear: Callable[[bytes], None],
        report: Callable[[MicrophoneReport], None],
        device: str = "",
        opener: Opener | None = None,
        patience: Patience | None = None,
    ) -> None:
        """Begins without waiting and raises nothing.

        From a thread of its own `hear` gets the blocks and `report` the reports; neither may take long.
        `device` is a name, or a part of one in any case; '' is the default.
        """
        self._hear = hear
        self._report = report
        self._device = device
        self._open = opener or Capture
        self._patience = patience or Patience()
        self._closed = threading.Event()
        self._inbox: queue.SimpleQueue[Message] = queue.SimpleQueue()
        self._pause = self._patience.retry[0]
        self._heard = ""  # the name of the device that gave blocks last
        self._told: set[Trouble] = set()
        self._silent = _Alarm(self._patience.silent, self._patience.good, math.inf)
        self._clipping = _Alarm(_CLIPPED_BLOCKS * BLOCK, self._patience.good, _FORGIVEN)
        self._thread = threading.Thread(target=self._supervise, name="microphone", daemon=True)
        self._thread.start()

    def close(self) -> None:
        """Returns when the device is closed and nothing more will be heard or reported; not for callbacks."""
        self._closed.set()
        self._inbox.put(None)
        self._thread.join()

    def _supervise(self) -> None:
        while True:
            self._inbox = queue.SimpleQueue()
            if self._closed.is_set():  # close() may have put its None into the inbox before
                return
            try:
                with contextlib.closing(self._open(self._device, self._inbox.put)):
                    self._listen(self._inbox)
            except Exception as error:  # whatever it was, the player wants to be heard
                self._trouble(Trouble.GONE, repr(error))
            self._closed.wait(self._pause)
            self._pause = min(2 * self._pause, self._patience.retry[1])

    def _listen(self, inbox: queue.SimpleQueue[Message]) -> None:
        """Returns when the stream has ended, or is dead."""
        device, right, blocks = "", True, 0
        limit = self._patience.opening
        while not self._closed.is_set():
            try:
                message = inbox.get(timeout=limit)
            except queue.Empty:
                self._trouble(Trouble.GONE, f"no block for {limit} s")
                return
            match message:
                case bytes():
                    blocks += 1
                    limit = self._patience.dead
                    if blocks == 1:
                        self._sounds(device, right)
                    elif blocks * BLOCK > self._patience.retry[1]:  # not one of those that break at once
                        self._pause = self._patience.retry[0]
                    self._judge(message)
                    self._hear(message)
                case Listening():
                    device = message.device
                    limit = self._patience.first
                case Troubled(Trouble.WRONG, detail):
                    right = False
                    self._trouble(Trouble.WRONG, detail)
                case Troubled():
                    self._trouble(message.trouble, message.detail)
                    return
                case None:
                    return

    def _sounds(self, device: str, right: bool) -> None:
        """The first block of a stream: the troubles of getting one are over."""
        if right:
            self._told.discard(Trouble.WRONG)
        over = self._told & {Trouble.MISSING, Trouble.DENIED, Trouble.GONE}
        self._told -= over
        if over or device != self._heard:
            self._heard = device
            self._report(Listening(device))

    def _trouble(self, trouble: Trouble, detail: str) -> None:
        """Reports it unless that has been done; MISSING and GONE are one, which an unplugged device is."""
        same = {Trouble.MISSING, Trouble.GONE}
        if not self._told & (same if trouble in same else {trouble}):
            self._told.add(trouble)
            self._report(Troubled(trouble, detail))

    def _judge(self, block: bytes) -> None:
        silent = not any(block)
        if self._silent.rings(silent):
            self._told.add(Trouble.SILENT)
            self._report(Troubled(Trouble.SILENT, f"{self._patience.silent} s of nothing but zeros"))
        elif not silent and Trouble.SILENT in self._told:
            self._told.discard(Trouble.SILENT)
            self._report(Listening(self._heard))
        if self._clipping.rings(_clipped(block)):
            self._report(Troubled(Trouble.CLIPPING, "samples cut off in block after block"))


class _Alarm:
    """Rings once when there has been something bad for too long, and is set again by a long good time."""

    def __init__(self, seconds: float, good: float, forgiven: float) -> None:
        """`forgiven` is how much of a bad block each good one makes up for."""
        self._limit = round(seconds / BLOCK)
        self._enough = good / BLOCK
        self._forgiven = forgiven
        self._bad = 0.0
        self._good = 0
        self._rung = False

    def rings(self, bad: bool) -> bool:
        """Whether it rings at this block."""
        if bad:
            self._bad, self._good = self._bad + 1, 0
        else:
            self._bad, self._good = max(0.0, self._bad - self._forgiven), self._good + 1
            if self._good >= self._enough:
                self._bad, self._rung = 0.0, False
        if self._rung or self._bad < self._limit:
            return False
        self._rung = True
        return True


def _clipped(block: bytes) -> bool:
    samples = array("h", block)
    if max(samples) < _FULL and min(samples) > -_FULL:
        return False
    return sum(abs(sample) >= _FULL for sample in samples) >= _CLIPPED


def devices() -> list[str]:
    """The names of the input devices now; [] when there are none. Takes 0.1 to 0.5 s; raises nothing."""
    return recording.devices()


class KnownDevices:
    """The names of the input devices as they were last looked up; looking takes too long to wait for."""

    def __init__(self, look: Callable[[], list[str]] = devices) -> None:
        self._look = look
        self._names: tuple[str, ...] = ()
        self._looking = threading.Lock()

    def __call__(self) -> tuple[str, ...]:
        """The names, at once; they are looked up anew meanwhile."""
        if self._looking.acquire(blocking=False):
            threading.Thread(target=self._look_again, name="devices", daemon=True).start()
        return self._names

    def _look_again(self) -> None:
        try:
            self._names = tuple(self._look())
        finally:
            self._looking.release()


class Capture:
    """The stream of a child process: an Opener."""

    def __init__(
        self, device: str, post: Callable[[Message], None], libraries: Sequence[str] = recording.LIBRARIES
    ) -> None:
        """Starts the child without waiting for it. Raises OSError when it cannot be started."""
        self._post = post
        self._process = subprocess.Popen(
            recording.command("listen", device, libraries),
            stdin=subprocess.PIPE,  # never written to: its end tells the child that the game is gone
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            env=recording.environment(),
            creationflags=getattr(subprocess, "CREATE_NO_WINDOW", 0),
        )
        self._reader = threading.Thread(target=self._read, name="microphone reader", daemon=True)
        self._reader.start()

    def close(self) -> None:
        """Ends the child, and returns when nothing is left of it."""
        self._process.kill()
        self._process.wait()
        self._reader.join()
        assert self._process.stdin is not None
        self._process.stdin.close()

    def _read(self) -> None:
        assert self._process.stdout is not None
        ended: Message = Troubled(Trouble.GONE, "the child ended")
        with self._process.stdout as pipe:
            while len(header := pipe.read(recording.HEADER.size)) == recording.HEADER.size:
                kind, length = recording.HEADER.unpack(header)
                body = pipe.read(length)
                if kind == recording.SOUND and length == recording.BYTES == len(body):
                    self._post(body)
                elif kind == recording.OPENED:
                    self._post(Listening(body.decode(errors="replace")))
                elif kind == recording.TROUBLE:
                    trouble, _, detail = body.decode(errors="replace").partition(" ")
                    self._post(Troubled(Trouble(trouble), detail))
                elif kind == recording.FOUND:
                    ended = None
        self._post(ended)
