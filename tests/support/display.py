"""A screen and a keyboard of a test's own. Debian packages: xvfb, xdotool, imagemagick, x11-xkb-utils."""

import contextlib
import ctypes
import os
import struct
import subprocess
import time
from pathlib import Path


class Display:
    """An X server without hardware; `env` is the environment in which programs open their windows on it."""

    def __init__(self, number: str) -> None:
        self.env = {**os.environ, "DISPLAY": f":{number}", "SDL_VIDEODRIVER": "x11"}

    def run(self, *command: str | Path) -> str:
        """What the command prints; raises CalledProcessError if it fails."""
        return subprocess.run(
            command, env=self.env, check=True, capture_output=True, text=True, timeout=20
        ).stdout.strip()

    def key(self, *names: str) -> None:
        """Presses and releases keys, by the names of X (`Left`, `shift+Tab`), in the window in focus."""
        self.run("xdotool", "key", "--delay", "1", *names)

    def key_down(self, name: str) -> None:
        self.run("xdotool", "keydown", name)

    def key_up(self, name: str) -> None:
        self.run("xdotool", "keyup", name)

    def layout(self, layout: str, variant: str = "") -> None:
        """Puts another keyboard layout on the keyboard."""
        self.run("setxkbmap", "-layout", layout, "-variant", variant)

    def focused(self) -> tuple[str, str]:
        """The window that has the keys, and the process it belongs to; empty if there is none."""
        try:
            window = self.run("xdotool", "getwindowfocus")
            return window, self.run("xdotool", "getwindowpid", window)
        except subprocess.CalledProcessError:  # it has just gone, or does not say
            return "", ""

    def focus(self, window: str) -> None:
        """Gives the keys to the window."""
        self.run("xdotool", "windowfocus", "--sync", window)

    def ask_to_close(self, window: str) -> None:
        """Does what a window manager does when its close button is pressed."""
        x11 = ctypes.CDLL("libX11.so.6")
        x11.XOpenDisplay.restype = ctypes.c_void_p
        x11.XInternAtom.restype = ctypes.c_ulong
        server = ctypes.c_void_p(x11.XOpenDisplay(self.env["DISPLAY"].encode()))
        protocols = x11.XInternAtom(server, b"WM_PROTOCOLS", False)
        delete = x11.XInternAtom(server, b"WM_DELETE_WINDOW", False)
        client_message = 33
        # An XClientMessageEvent (type, serial, sent, display, window, message, format, data), padded to an
        # XEvent.
        event = struct.pack(
            "@iLiPLLi5l", client_message, 0, 1, 0, int(window), protocols, 32, delete, 0, 0, 0, 0
        )
        x11.XSendEvent(server, ctypes.c_ulong(int(window)), False, ctypes.c_long(0), event.ljust(192, b"\0"))
        x11.XCloseDisplay(server)

    def screenshot(self, path: Path, window: str = "root") -> Path:
        """The path, where there is now a picture of the window."""
        self.run("import", "-window", window, f"png24:{path}")
        return path


@contextlib.contextmanager
def display():
    """A Display, for as long as the block runs."""
    reading, writing = os.pipe()
    # With -displayfd the server chooses a free number and tells it as soon as programs can connect.
    server = subprocess.Popen(
        ["Xvfb", "-displayfd", str(writing), "-screen", "0", "1400x900x24", "-nolisten", "tcp", "-noreset"],
        pass_fds=[writing],
        stderr=subprocess.DEVNULL,
    )
    os.close(writing)
    try:
        with os.fdopen(reading) as pipe:
            number = pipe.readline().strip()
        if not number:
            raise RuntimeError(f"Xvfb did not start: exit status {server.wait()}")
        yield Display(number)
    finally:
        server.terminate()
        server.wait()


def eventually(look, seconds: float = 5.0):
    """The first true answer of `look`, which is asked again and again; fails when the time is over."""
    deadline = time.monotonic() + seconds
    while not (answer := look()):
        assert time.monotonic() < deadline, f"still {answer!r} after {seconds} s"
        time.sleep(0.02)
    return answer
