"""The window as a front."""

from collections.abc import Sequence

from audiogame.devices.keyboard import Window, WindowEvent

TITLE = "66"


class WindowFront:
    """The window as a front: shows what is said, and small what was said before."""

    def __init__(self) -> None:
        self._window = Window(TITLE)
        self._before = ""

    def show(self, text: str) -> None:
        """Show the text that is being said."""
        self._window.show(text, self._before)
        self._before = text

    def wait(self, ready: bool) -> Sequence[WindowEvent]:
        """What has happened in the window."""
        return self._window.wait(None)

    def wake(self) -> None:
        """End the waiting."""
        self._window.wake()

    def close(self) -> None:
        """Close the window."""
        self._window.close()
