"""When the game listens: never to itself, and to the player as the settings say."""

from typing import Protocol

from audiogame.settings import Settings

TAIL = 0.3  # seconds after the game has spoken: the room still gives back its words


class Hearing(Protocol):
    """What hears the player: `Ears`, or `Deaf` where nothing listens. The methods return at once."""

    def use(self, device: str | None) -> None:
        """Open the microphone of that name ('': the default one); None: close it."""

    def expect(self, locale: str, phrases: tuple[str, ...]) -> None:
        """These phrases make sense from now on."""

    def open(self, after: float = 0.0) -> None:
        """Listen from now on, but for the next `after` seconds of sound."""

    def shut(self) -> None:
        """Hear nothing."""

    def finish(self) -> None:
        """Tell what has been said until now, and hear nothing more."""

    def close(self) -> None:
        """Give back the microphone."""


class Deaf:
    """Hears nothing, where commands are typed."""

    def use(self, device: str | None) -> None:
        """Nothing is opened."""

    def expect(self, locale: str, phrases: tuple[str, ...]) -> None:
        """Nothing is expected."""

    def open(self, after: float = 0.0) -> None:
        """Nothing is heard."""

    def shut(self) -> None:
        """Nothing is heard."""

    def finish(self) -> None:
        """Nothing has been said."""

    def close(self) -> None:
        """There is nothing to give back."""


class Attention:
    """Opens and shuts the ears."""

    def __init__(self, ears: Hearing) -> None:
        self._ears = ears
        self._device: str | None = None  # None: no microphone is to be open
        self._open = False
        self._expected: tuple[str, tuple[str, ...]] = ("", ())
        self.talking = False  # the talk key is held, or what was said with it has not been told yet

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
        """Listen for these phrases."""
        if self._expected != (locale, phrases):
            self._expected = (locale, phrases)
            self._ears.expect(locale, phrases)

    def begin_talk(self) -> None:
        """The player talks, whatever the game is doing."""
        self.talking = self._open = True
        self._ears.open()

    def end_talk(self) -> None:
        """The player has talked: `heard` will be called."""
        self._open = False
        self._ears.finish()

    def heard(self) -> bool:
        """Something, or nothing, has been heard; whether the player had wanted to say something."""
        asked, self.talking = self.talking, False
        return asked

    def drop(self) -> None:
        """The microphone is gone: nothing more will be heard of what was being said."""
        self.talking = False

    def close(self) -> None:
        """Give back the microphone."""
        self._ears.close()
