"""`audiogame listen`: tries the microphone, and tells in lines of text what comes of it (README.md)."""

import queue
import sys
from collections.abc import Callable
from dataclasses import dataclass
from typing import IO

from audiogame.assets import folder
from audiogame.devices.ears import EarReport, Ears, NoModel
from audiogame.devices.microphone import BLOCK, Listening, Microphone, MicrophoneReport, Troubled
from audiogame.devices.recognition import Heard, loudness
from audiogame.dialog.announcement import Announcement, KeyName, Line, line
from audiogame.dialog.commands import canonical
from audiogame.dialog.phrases import Verbosity
from audiogame.files import settings_path
from audiogame.models import find_model
from audiogame.settings import load
from audiogame.words import FALLBACK, Words

EVERY = 1.0  # seconds between two levels
LEVELS = ((0, "silence"), (100, "faint"), (600, "quiet"), (2500, "good"), (20000, "loud"))
"""From which peak on, of 32767, a second is called what: messages `level-<name>`."""


@dataclass(frozen=True, slots=True)
class Level:
    """The loudest block of the last second, 0 to 32767."""

    peak: float


Message = EarReport | Level


class Meter:
    """Posts the level once a second, from the blocks of a microphone."""

    def __init__(self, post: Callable[[Level], None]) -> None:
        self._post = post
        self._peak, self._seconds = 0.0, 0.0

    def microphone(
        self, hear: Callable[[bytes], None], report: Callable[[MicrophoneReport], None], device: str = ""
    ) -> Microphone:
        """A microphone whose blocks are measured on their way."""

        def measured(block: bytes) -> None:
            self._measure(block)
            hear(block)

        return Microphone(measured, report, device)

    def _measure(self, block: bytes) -> None:
        self._peak = max(self._peak, loudness(block))
        self._seconds += BLOCK
        if self._seconds >= EVERY:
            self._post(Level(self._peak))
            self._peak, self._seconds = 0.0, 0.0


class Trial:
    """What is told of each message; the same level is not told twice in a row."""

    def __init__(self, words: Words, locale: str, out: IO[str]) -> None:
        self._words = words
        self._locale = locale
        self._out = out
        self._level = ""

    def tell(self, message: Message) -> None:
        """Write the line for the message."""
        match message:
            case Listening(device):
                self._say(line("listen-device", device=device))
            case Troubled(trouble, detail):
                print(f"audiogame: microphone {trouble}: {detail}", file=sys.stderr)
                self._say(line(f"microphone-{trouble}", settings=KeyName("f2")))
            case NoModel(locale, detail):
                print(f"audiogame: {detail}", file=sys.stderr)
                self._say(line("no-voice-model", name=locale))
            case Heard(text):
                self._heard(text)
            case Level(peak):
                level = [name for least, name in LEVELS if peak >= least][-1]
                if level != self._level:
                    self._level = level
                    self._say(line(f"level-{level}"))

    def _heard(self, text: str) -> None:
        command = self._words.lexicon(self._locale).command(text)
        if command is None:
            self._say(line("listen-no-command", text=text))
        else:
            self._say(line("listen-command", text=text, command=canonical(command)))

    def _say(self, said: Line) -> None:
        text, _ = self._words.text(Announcement((said,)), self._locale, Verbosity.NORMAL)
        print(text, file=self._out, flush=True)


def listen(locale: str, device: str, out: IO[str] = sys.stdout) -> int:
    """Tell what the microphone gives until the user ends it with Ctrl+C; the exit status.

    What is "" is as in the player's settings.
    """
    settings, _ = load(settings_path())
    locale = locale or settings.locale or FALLBACK
    device = device or settings.microphone
    words = Words(folder("locales"))
    messages: queue.SimpleQueue[Message] = queue.SimpleQueue()
    meter = Meter(messages.put)
    ears = Ears(lambda wanted: find_model(wanted, words.lexicon(wanted)), messages.put, meter.microphone)
    locale = words.usable(locale)
    trial = Trial(words, locale, out)
    try:
        lexicon = words.lexicon(locale)
        ears.expect(locale, lexicon.spoken(lexicon.phrases.values()))
        ears.use(device)
        ears.open()
        while True:
            trial.tell(messages.get())
    except KeyboardInterrupt:
        return 0
    finally:
        ears.close()
