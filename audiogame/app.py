"""The game as the player meets it: one loop over one inbox, which alone changes state."""

import queue
import sys
import threading
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import IO, Protocol

from audiogame import settings as settings_file
from audiogame.devices.cues import Cues
from audiogame.devices.inputs import Closed, EndOfInput, FocusLost, Key, Typed, Woken
from audiogame.devices.speech import Began, Finished, SpeechReport, Style, Unspoken, Voice
from audiogame.dialog.announcement import Announcement, Line, line
from audiogame.dialog.commands import Choice, Command, Digit
from audiogame.dialog.effects import (
    Effect,
    Fetch,
    Keep,
    Leave,
    MoveOn,
    Pause,
    Record,
    Rewind,
    Say,
    Think,
    Told,
)
from audiogame.dialog.lexicon import normal, simple_command
from audiogame.dialog.phrases import Verbosity
from audiogame.dialog.priorities import Order, Priorities, Silence, Start
from audiogame.dialog.session import Session
from audiogame.files import Files
from audiogame.saves import Saved
from audiogame.settings import LOCALES
from audiogame.thinking import Hinted, Stumbled, Thinker, Thought
from audiogame.words import Words

PLACES = {2: (0.0, 0.0), 3: (0.0, -0.7, 0.7), 4: (0.0, -0.7, 0.0, 0.7)}  # by players, then by seat
CHOICE_KEYS = tuple("123456")


@dataclass(frozen=True, slots=True)
class PauseOver:
    """The pause that was asked for at the turn is over."""

    turn: int


Pressed = Key | Closed | FocusLost | Woken | Typed | EndOfInput
Message = Pressed | SpeechReport | Thought | Hinted | Stumbled | PauseOver


class Front(Protocol):
    """Where the player types or presses, and reads."""

    def show(self, text: str) -> None:
        """Show the text that is being said."""

    def wait(self, ready: bool) -> Sequence[Message]:
        """What has been typed or pressed, as soon as something was; nothing when woken before.

        `ready`: nothing is being said or thought, so that a line typed ahead may be taken.
        """

    def wake(self) -> None:
        """End the waiting; may be called from any thread."""

    def close(self) -> None:
        """Give back what the front has taken."""


class Inbox:
    """Where threads put what has happened; the loop takes it out."""

    def __init__(self) -> None:
        self._messages: queue.SimpleQueue[Message] = queue.SimpleQueue()
        self.wake: Callable[[], None] = lambda: None

    def post(self, message: Message) -> None:
        """Put a message in; may be called from any thread."""
        self._messages.put(message)
        self.wake()

    def post_later(self, message: Message, seconds: float) -> None:
        """Put a message in after so many seconds."""
        timer = threading.Timer(seconds, self.post, [message])
        timer.daemon = True
        timer.start()

    def take(self) -> Message | None:
        """The oldest message; None when there is none."""
        try:
            return self._messages.get_nowait()
        except queue.Empty:
            return None


class Game:
    """One player's game, from the first word to the last."""

    def __init__(
        self,
        session: Session,
        inbox: Inbox,
        front: Front,
        voice: Voice,
        cues: Cues,
        thinker: Thinker,
        words: Words,
        files: Files,
        transcript: IO[str] | None = None,
    ) -> None:
        self._session = session
        self._inbox = inbox
        self._front = front
        self._voice = voice
        self._cues = cues
        self._thinker = thinker
        self._words = words
        self._files = files
        self._transcript = transcript
        self._priorities = Priorities()
        self._running = True
        self._leaving = False  # once all has been said
        self._thinking = False
        self._damaged: set[str] = set()  # languages whose damage has been told
        self._unkept = False
        self._mute = False
        inbox.wake = front.wake

    def run(self, troubles: Sequence[Line] = ()) -> None:
        """Play until the player leaves. `troubles` are said first."""
        for known in troubles:
            self._perform(self._session.trouble(known))
        settings = self._session.settings
        self._check_language(settings.locale)
        saved = self._read_match(settings.rules, settings.players)
        self._perform(self._session.begin(saved.lines, saved.told))
        while self._settle():
            for message in self._front.wait(ready=self._priorities.quiet and not self._thinking):
                self._receive(message)
        self._voice.close()
        self._front.close()

    def _settle(self) -> bool:
        """Deal with everything that has arrived; whether the game goes on."""
        while self._running:
            message = self._inbox.take()
            if message is not None:
                self._receive(message)
            elif not self._priorities.quiet:
                break
            elif self._leaving:
                self._running = False
            elif not self._perform(self._session.idle()):
                break
        return self._running

    # ---- what comes in ----

    def _receive(self, message: Message) -> None:
        match message:
            case Key(down=True):
                self._pressed(message)
            case Typed(text):
                self._typed(text)
            case Closed() | EndOfInput():
                self._running = False
            case Finished(utterance):
                self._order(self._priorities.finished(utterance))
            case Unspoken(utterance, reason):
                self._unspoken(reason)
                self._order(self._priorities.finished(utterance))
            case Thought(turn, seat, action):
                self._thinking = False
                self._perform(self._session.thought(turn, seat, action))
            case PauseOver(turn):
                self._perform(self._session.paused(turn))
            case Hinted(turn, hint):
                self._thinking = False
                self._perform(self._session.hinted(turn, hint))
            case Stumbled():
                self._thinking = False
                self._perform(self._session.trouble(line("computer-stumbled")))
            case Key() | Began() | FocusLost() | Woken():
                pass

    def _pressed(self, key: Key) -> None:
        """A key silences at once; then it does what it does."""
        self._order(self._priorities.hush())
        if key.name != "ctrl":
            name = f"shift+{key.name}" if key.shift else key.name
            command = self._key_command(name)
            self._perform(self._session.unknown_key() if command is None else self._session.command(command))
        self._order(self._priorities.release())

    def _key_command(self, name: str) -> Command | None:
        if name in CHOICE_KEYS:
            return Digit(int(name))
        bound = self._session.keys().get(name)
        return None if bound is None else simple_command(bound)

    def _typed(self, text: str) -> None:
        """A typed line is the name of a key or a phrase; an empty one is no command."""
        if not text:
            return
        command = self._key_command(text.lower()) or self._phrase(text)
        self._perform(self._session.not_understood() if command is None else self._session.command(command))

    def _phrase(self, text: str) -> Command | None:
        if self._session.settings.locale:
            return self._words.lexicon(self._locale()).command(text)
        for number, locale in enumerate(LOCALES, start=1):
            usable = self._words.problem(locale) is None
            if usable and normal(text) in self._words.lexicon(locale).language:
                return Choice(number)
        return None

    def _locale(self) -> str:
        return self._words.usable(self._session.settings.locale)

    # ---- what follows ----

    def _perform(self, effects: list[Effect]) -> bool:
        """Carry out the effects; whether there were any."""
        for effect in effects:
            match effect:
                case Say(announcement):
                    self._order(self._priorities.say(announcement))
                case MoveOn():
                    self._order(self._priorities.move_on())
                case Record(text):
                    self._keep(partial(self._record, text))
                case Rewind(lines):
                    self._keep(partial(self._match_file.rewind, lines))
                case Told(lines):
                    self._keep(partial(self._match_file.told, lines))
                case Think():
                    self._thinking = True
                    self._thinker.ask(effect)
                case Fetch(rules, players):
                    self._fetch(rules, players)
                case Pause(turn, seconds):
                    self._inbox.post_later(PauseOver(turn), seconds)
                case Keep(settings):
                    self._check_language(settings.locale)
                    self._keep(partial(settings_file.store, settings, self._files.settings))
                case Leave():
                    self._leaving = True
        return bool(effects)

    def _read_match(self, rules: str, players: int) -> Saved:
        """The saved match of the table, whose file is written to from now on."""
        self._match_file = self._files.match(rules, players)
        saved, trouble = self._files.read_match(rules, players)
        if trouble is not None:
            self._perform(self._session.trouble(trouble))
        return saved

    def _fetch(self, rules: str, players: int) -> None:
        saved = self._read_match(rules, players)
        self._perform(self._session.fetched(saved.lines, saved.told))

    def _record(self, text: str) -> None:
        match text.split():
            case ["new", rules, players, *_]:
                self._match_file = self._files.match(rules, int(players))
        self._match_file.append(text)

    def _check_language(self, locale: str) -> None:
        """That a language's files are damaged is told once, and English is spoken instead."""
        problem = self._words.problem(locale) if locale else None
        if problem is not None and locale not in self._damaged:
            self._damaged.add(locale)
            print(f"audiogame: {problem}", file=sys.stderr)
            self._perform(self._session.trouble(line("locale-broken", name=locale)))

    def _keep(self, write: Callable[[], object]) -> None:
        """Write to a file; that it cannot be written is said once."""
        try:
            write()
        except OSError as problem:
            print(f"audiogame: {problem}", file=sys.stderr)
            if not self._unkept:
                self._unkept = True
                self._perform(self._session.trouble(line("cannot-keep")))

    def _order(self, orders: list[Order]) -> None:
        for order in orders:
            match order:
                case Silence():
                    self._voice.stop()
                case Start(utterance, announcement):
                    self._start(utterance, announcement)

    def _start(self, utterance: int, announcement: Announcement) -> None:
        settings = self._session.settings
        locale = announcement.locale or self._locale()
        match = self._session.match
        german = settings.german_suits and match is not None and match.variant.german_pack
        text, language = self._words.text(announcement, locale, Verbosity(settings.verbosity), german)
        style = self._style(announcement, language)
        if announcement.cue is not None and settings.cue_volume:
            self._cues.play(announcement.cue, settings.cue_volume / 100, style.place)
        if text:
            self._front.show(text)
            if self._transcript is not None:
                self._transcript.write(f"{text}\n")
                self._transcript.flush()
        self._voice.speak(utterance, text, style)

    def _style(self, announcement: Announcement, language: str) -> Style:
        settings, match = self._session.settings, self._session.match
        style = Style(
            locale=language,
            rate=settings.rate,
            pitch=settings.pitch,
            volume=settings.volume / 100,
            voice=settings.voice if language == settings.locale else "",
        )
        if announcement.seat is None or match is None:
            return style
        place = PLACES[match.variant.players][announcement.seat]
        spread = settings.opponents_place and not settings.mono
        return replace(style, pitch=settings.opponents_pitch, place=place if spread else 0.0)

    def _unspoken(self, reason: str) -> None:
        """Speech has failed for good: what should have been said can be read, and that is told once."""
        if not self._mute:
            self._mute = True
            print(f"audiogame: speech failed: {reason}", file=sys.stderr)
            self._perform(self._session.trouble(line("no-speech")))
