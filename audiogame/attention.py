"""When the game listens: never to itself, and to the player as the settings say."""

from audiogame.devices.ears import Ears
from audiogame.settings import Settings

TAIL = 0.3  # seconds after the game has spoken: the room still gives back its words


class Deaf:
    """In the place of `Ears` where commands are typed: all that is asked of it is already done."""

    def use(self, device: str | None) -> None:
        """No microphone is opened."""

    def expect(self, locale: str, phrases: tuple[str, ...]) -> None:
        """Nothing will come."""

    def open(self, after: float = 0.0) -> None:
        """Nothing is heard."""

    def shut(self) -> None:
        """Nothing was heard."""

    def finish(self) -> None:
        """Nothing has been said."""

    def close(self) -> None:
        """There is nothing to give back."""


class Attention:
    """Opens and shuts the ears."""

    def __init__(self, ears: Ears | Deaf) -> None:
        self._ears = ears
        self._device: str | None = None  # None: no microphone is to be open
        self._open = False
        self._expected: tuple[str, tuple[str, ...]] = ("", ())
        self.held = False  # the talk key
        self.talking = False  # it is held, or what was said with it has not been told yet

    def settle(self, settings: Settings, speaking: bool) -> None:
        """Listen or do not, as the settings are and as the game is speaking or silent."""
        device = None if settings.listening == "off" else settings.microphone
        if device != self._device:
            self._device = device
            self._ears.use(device)
        if self.talking:
            return
        wanted = settings.listening == "open" and (settings.headphones or not speaking)
        if wanted and not self._open:
            self._ears.open(0.0 if settings.headphones else TAIL)
        elif self._open and not wanted:
            self._ears.shut()
        self._open = wanted

    def expect(self, locale: str, phrases: tuple[str, ...]) -> None:
        """Listen for these phrases; while the player talks, for those with which that began."""
        if not self.talking and self._expected != (locale, phrases):
            self._expected = (locale, phrases)
            self._ears.expect(locale, phrases)

    def begin_talk(self) -> None:
        """The player talks, or goes on talking, whatever the game is doing."""
        self.held = self.talking = self._open = True
        self._ears.open()

    def end_talk(self) -> None:
        """The player has talked: `heard` will be called."""
        self.held = self._open = False
        self._ears.finish()

    def heard(self) -> bool:
        """Something, or nothing, has been heard; whether the player had wanted to say something."""
        asked, self.talking = self.talking, False
        self.held = False
        return asked

    def drop(self) -> None:
        """The microphone is gone: nothing more will be heard of what was being said."""
        self.held = self.talking = False

    def close(self) -> None:
        """Give back the microphone."""
        self._ears.close()
