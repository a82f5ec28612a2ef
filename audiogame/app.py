"""The game as the player meets it: one loop over one inbox, which alone changes state."""

import queue
import sys
import threading
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import IO, Protocol

from audiogame import settings as settings_file
from audiogame.attention import Attention, Deaf
from audiogame.devices.cues import Cues
from audiogame.devices.ears import EarReport, Ears, NoModel
from audiogame.devices.inputs import Closed, EndOfInput, FocusLost, Key, Typed, Woken
from audiogame.devices.microphone import Listening, Trouble, Troubled
from audiogame.devices.recognition import UNKNOWN, Heard
from audiogame.devices.speech import Began, Finished, SpeechReport, Style, Unspoken, Voice
from audiogame.dialog.announcement import Announcement, KeyName, Line, line
from audiogame.dialog.commands import Choice, Command, Digit, Simple
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
from audiogame.game.cards import Card
from audiogame.saves import Saved
from audiogame.settings import LOCALES
from audiogame.thinking import Hinted, Stumbled, Thinker, Thought
from audiogame.words import Words

PLACES = {2: (0.0, 0.0), 3: (0.0, -0.7, 0.7), 4: (0.0, -0.7, 0.0, 0.7)}  # by players, then by seat
CHOICE_KEYS = tuple("123456")
MOST_NEAR = 3  # cards that are asked back about


@dataclass(frozen=True, slots=True)
class PauseOver:
    """The pause that was asked for at the turn is over."""

    turn: int


Pressed = Key | Closed | FocusLost | Woken | Typed | EndOfInput
Message = Pressed | SpeechReport | EarReport | Thought | Hinted | Stumbled | PauseOver


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
        ears: Ears | Deaf,
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
        self._attention = Attention(ears)
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
            self._attend()
            for message in self._front.wait(ready=self._quiet and not self._thinking):
                self._receive(message)
        self._attention.close()
        self._thinker.close()
        self._voice.close()
        self._front.close()

    def _settle(self) -> bool:
        """Deal with everything that has arrived; whether the game goes on."""
        while self._running:
            message = self._inbox.take()
            if message is not None:
                self._receive(message)
            elif not self._quiet:
                break
            elif self._leaving:
                self._running = False
            elif not self._perform(self._session.idle()):
                break
        return self._running

    @property
    def _quiet(self) -> bool:
        """Whether nobody is speaking: neither the game nor the player with the talk key."""
        return self._priorities.quiet and not self._attention.talking

    def _attend(self) -> None:
        """Listen, or do not, for what makes sense now."""
        settings, session = self._session.settings, self._session
        self._attention.settle(settings, speaking=not self._priorities.quiet)
        if session.listening.possible:
            self._attention.expect(self._locale(), self._phrases(session.listening.sayable()))

    def _phrases(self, commands: tuple[Command, ...]) -> tuple[str, ...]:
        """The phrases of the commands; before a language is chosen, the names of all too."""
        lexicon = self._words.lexicon(self._locale())
        if self._session.settings.locale:
            return lexicon.spoken(commands, self._german)
        names = (self._words.lexicon(locale).names for locale in LOCALES if not self._words.problem(locale))
        return (*lexicon.spoken(commands), *(name.lower() for own in names for name in own))

    @property
    def _german(self) -> bool:
        """Whether the suits are called by their German-pack names."""
        match = self._session.match
        return self._session.settings.german_suits and match is not None and match.variant.german_pack

    # ---- what comes in ----

    def _receive(self, message: Message) -> None:
        match message:
            case Key(down=True):
                self._pressed(message)
            case Key(down=False):
                self._released(message)
            case Heard(text):
                self._heard(text)
            case Listening():
                self._perform(self._session.listening_begun())
            case Troubled(trouble, detail):
                self._microphone_trouble(trouble, detail)
            case NoModel(locale, detail):
                print(f"audiogame: {detail}", file=sys.stderr)
                self._attention.drop()
                self._perform(self._session.without_model(locale))
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
            case Began() | FocusLost() | Woken():
                pass

    def _pressed(self, key: Key) -> None:
        """A key silences at once; then it does what it does."""
        self._order(self._priorities.hush())
        if self._is_talk(key) and self._session.listening.possible:
            self._talk()
            return
        if key.name != "ctrl":
            name = f"shift+{key.name}" if key.shift else key.name
            command = self._key_command(name)
            self._perform(self._session.unknown_key() if command is None else self._session.command(command))
        self._order(self._priorities.release())

    def _released(self, key: Key) -> None:
        if self._is_talk(key) and self._session.settings.talk == "hold":
            self._end_talk()

    def _is_talk(self, key: Key) -> bool:
        return self._session.keys().get(key.name) == Simple.TALK.value

    def _talk(self) -> None:
        """The talk key: what the player says is heard from now on, or has been said."""
        if self._attention.held:
            self._end_talk()
            return
        self._session.listening.asleep = False
        self._cue("microphone-open")
        self._attention.begin_talk()

    def _end_talk(self) -> None:
        if self._attention.held:
            self._cue("microphone-closed")
            self._attention.end_talk()

    def _heard(self, text: str) -> None:
        """Something has been said aloud."""
        asked = self._attention.heard()
        command = self._phrase(text)
        near = self._near(text)
        if command is not None and command in self._session.listening.sayable():
            self._perform(self._session.heard(command))
        elif not asked and not self._priorities.quiet:
            pass  # with headphones on, it listens while it speaks: only a command may cut it
        elif near:
            self._perform(self._session.heard_in_part(near))
        elif text:
            self._perform(self._session.heard_nonsense())
        elif asked:
            self._perform(self._session.heard_nothing())
        self._order(self._priorities.release())

    def _near(self, text: str) -> list[Card]:
        """The few cards that may be meant where one part was not understood and others were."""
        if UNKNOWN not in text.split() or not normal(text.replace(UNKNOWN, "")):
            return []
        lexicon = self._words.lexicon(self._locale())
        doubtful = self._session.listening.doubtful()
        near = [doubtful[play] for play in lexicon.near(text, doubtful, UNKNOWN, self._german)]
        return near if len(near) <= MOST_NEAR else []

    def _microphone_trouble(self, trouble: Trouble, detail: str) -> None:
        print(f"audiogame: microphone {trouble}: {detail}", file=sys.stderr)
        said = line(f"microphone-{trouble}", settings=KeyName("f2"))
        if trouble in (Trouble.MISSING, Trouble.DENIED, Trouble.GONE):
            self._attention.drop()
            self._perform(self._session.listening_lost(said))
        else:
            self._perform(self._session.trouble(said))

    def _key_command(self, name: str) -> Command | None:
        if name in CHOICE_KEYS:
            return Digit(int(name))
        bound = self._session.keys().get(name)
        return None if bound is None else simple_command(bound)

    def _typed(self, text: str) -> None:
        """A typed line is the name of a key, a phrase or a command's name; an empty one is no command."""
        if not text:
            return
        named = self._words.lexicon(self._locale()).named
        command = self._key_command(text.lower()) or self._phrase(text) or named(text)
        self._perform(self._session.not_understood() if command is None else self._session.command(command))

    def _phrase(self, text: str) -> Command | None:
        if self._session.settings.locale:
            return self._words.lexicon(self._locale()).command(text)
        for number, locale in enumerate(LOCALES, start=1):
            usable = self._words.problem(locale) is None
            if usable and normal(text) in self._words.lexicon(locale).language:
                return Choice(number)
        return self._words.lexicon(self._locale()).command(text)

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
        locale = announcement.locale or self._locale()
        verbosity = Verbosity(self._session.settings.verbosity)
        text, language = self._words.text(announcement, locale, verbosity, self._german)
        style = self._style(announcement, language)
        if announcement.cue is not None:
            self._cue(announcement.cue, style.place)
        if text:
            self._front.show(text)
            if self._transcript is not None:
                self._transcript.write(f"{text}\n")
                self._transcript.flush()
        self._voice.speak(utterance, text, style)

    def _cue(self, cue: str, place: float = 0.0) -> None:
        if self._session.settings.cue_volume:
            self._cues.play(cue, self._session.settings.cue_volume / 100, place)

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
