"""The terminal as a front: every announcement a line, every typed line a command."""

import sys
import threading
from collections import deque
from typing import IO

from audiogame.devices.inputs import EndOfInput, Typed


class Terminal:
    """Reads lines in a thread of its own, so that waiting for one can be ended by `wake`."""

    def __init__(self, typed: IO[bytes], shown: IO[str]) -> None:
        self._shown = shown
        self._lines: deque[Typed | EndOfInput] = deque()
        self._changed = threading.Condition()
        self._woken = False
        threading.Thread(target=self._read, args=(typed,), daemon=True, name="terminal").start()

    def show(self, text: str) -> None:
        """Write the text as a line."""
        try:
            self._shown.write(text + "\n")
            self._shown.flush()
        except BrokenPipeError:  # whoever read along has gone: there is nobody to play for
            with self._changed:
                self._lines.append(EndOfInput())

    def wait(self, ready: bool) -> list[Typed | EndOfInput]:
        """The next typed line, if the game is ready for one; nothing when woken before."""
        with self._changed:
            self._changed.wait_for(lambda: self._woken or (ready and self._lines))
            if self._woken:
                self._woken = False
                return []
            return [self._lines.popleft()]

    def wake(self) -> None:
        """End the waiting; may be called from any thread."""
        with self._changed:
            self._woken = True
            self._changed.notify()

    def close(self) -> None:
        """Nothing to give back: the reading thread ends with the process."""

    def _read(self, typed: IO[bytes]) -> None:
        for raw in typed:
            self._add(Typed(raw.decode("utf-8", "replace").strip()))
        self._add(EndOfInput())

    def _add(self, line: Typed | EndOfInput) -> None:
        with self._changed:
            self._lines.append(line)
            self._changed.notify()


def standard_terminal() -> Terminal:
    """The terminal of standard input and output, UTF-8 whatever the system's encoding."""
    if hasattr(sys.stdout, "reconfigure"):
        sys.stdout.reconfigure(encoding="utf-8", errors="replace")
    # At its end Python locks `sys.stdin`, and aborts where a thread still reads from it: so it reads another.
    return Terminal(open(sys.stdin.fileno(), "rb", closefd=False), sys.stdout)
