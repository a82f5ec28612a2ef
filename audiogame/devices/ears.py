"""Listens: a microphone, a recogniser in a thread of its own, and a gate between them.

The gate is shut while the game speaks, so that it does not hear itself. Everything the owner asks for waits
in the same queue as the sound, so that it takes effect at that moment of it.
"""

import queue
import threading
from collections.abc import Callable
from dataclasses import dataclass, replace

from audiogame.devices.microphone import BLOCK, Listening, Microphone, MicrophoneReport, Troubled
from audiogame.devices.recognition import Heard, ModelUnusable, Recogniser, VoiceModel

MOST_BLOCKS = 60  # three seconds of sound may wait; what comes then is lost
LAST = 5  # blocks still heard when the player has talked: sound on its way, and a key let go too soon
NO_MORE = 1.0  # seconds without sound after which no more is waited for


@dataclass(frozen=True, slots=True)
class NoModel:
    """Nothing can be understood in the language; `detail` is for developers."""

    locale: str
    detail: str


EarReport = MicrophoneReport | Heard | NoModel


@dataclass(frozen=True, slots=True)
class _Gate:
    open: bool
    after: float = 0.0  # seconds of sound that are dropped first
    last: int | None = None  # blocks that are still heard before what has been said is told; None: any number
    told: bool = False  # something that has been said since it was opened


@dataclass(frozen=True, slots=True)
class _Expect:
    locale: str
    phrases: tuple[str, ...]


class _Finish:
    """Tell what has been said until now."""


Asked = bytes | _Gate | _Expect | _Finish | None


class Ears:
    """What the player says, from the microphone to words. The methods return at once."""

    def __init__(
        self,
        load: Callable[[str], VoiceModel],
        post: Callable[[EarReport], None],
        microphone: Callable[..., Microphone] = Microphone,
    ) -> None:
        """`load` gives a language's model or raises ModelUnusable; `post` gets the reports, in a thread."""
        self._load = load
        self._post = post
        self._make = microphone
        self._microphone: Microphone | None = None
        self._asked: queue.SimpleQueue[Asked] = queue.SimpleQueue()
        self._locale = ""
        self._voice: VoiceModel | None = None
        self._recogniser: Recogniser | None = None
        self._thread = threading.Thread(target=self._run, name="ears", daemon=True)
        self._thread.start()

    def use(self, device: str | None) -> None:
        """Open the microphone of that name ('': the default one); None: close it."""
        if self._microphone is not None:
            self._microphone.close()
            self._microphone = None
        if device is not None:
            self._microphone = self._make(self._hear, self._report, device)

    def expect(self, locale: str, phrases: tuple[str, ...]) -> None:
        """These phrases make sense from now on; what is just being said may already be one of them."""
        self._asked.put(_Expect(locale, phrases))

    def open(self, after: float = 0.0) -> None:
        """Listen from now on, but for the next `after` seconds of sound."""
        self._asked.put(_Gate(True, after))

    def shut(self) -> None:
        """Hear nothing; what was being said is dropped."""
        self._asked.put(_Gate(False))

    def finish(self) -> None:
        """Tell what has been said, `Heard("")` if it was nothing, in a moment; and hear nothing more."""
        self._asked.put(_Finish())

    def close(self) -> None:
        """Close the microphone and end the thread."""
        self.use(None)
        self._asked.put(None)
        self._thread.join()

    def _hear(self, block: bytes) -> None:
        if self._asked.qsize() < MOST_BLOCKS:
            self._asked.put(block)

    def _report(self, report: MicrophoneReport) -> None:
        match report:
            case Listening() | Troubled():
                self._post(report)

    def _run(self) -> None:
        gate = _Gate(False)
        while (asked := self._next(gate)) is not None:
            try:
                gate = self._dealt_with(asked, gate)
            except Exception as problem:  # whatever it was, the player is told
                self._recogniser = None
                self._post(NoModel(self._locale, repr(problem)))

    def _next(self, gate: _Gate) -> Asked:
        """What is asked next; that it is over where the last sound does not come."""
        try:
            return self._asked.get(timeout=None if gate.last is None else NO_MORE)
        except queue.Empty:
            return _Finish()

    def _dealt_with(self, asked: bytes | _Gate | _Expect | _Finish, gate: _Gate) -> _Gate:
        """Do what was asked, or listen to the sound; the gate as it is afterwards."""
        match asked:
            case bytes():
                return self._heard(asked, gate)
            case _Gate(open=True) if gate.last is not None:
                return replace(gate, last=None)  # the player goes on talking
            case _Gate():
                if self._recogniser is not None:
                    self._recogniser.reset()
                return asked
            case _Finish():
                if gate.open and gate.last is None and not gate.told:
                    return replace(gate, last=LAST)
                return self._finished()
            case _Expect():
                if gate.last is not None:
                    gate = self._finished()  # by the phrases with which it was said
                self._expect(asked)
                return gate

    def _heard(self, block: bytes, gate: _Gate) -> _Gate:
        """Listen to the block, if the gate is open; the gate as it is afterwards."""
        if gate.after > 0:
            return replace(gate, after=gate.after - BLOCK)
        heard = None
        if gate.open and self._recogniser is not None:
            heard = self._recogniser.accept_early(block)
        if heard is not None:
            self._post(heard)
            return replace(gate, told=True) if gate.last is None else _Gate(False)
        if gate.last is None:
            return gate
        return replace(gate, last=gate.last - 1) if gate.last > 1 else self._finished()

    def _finished(self) -> _Gate:
        """Tell what has been said; the gate as it is afterwards."""
        heard = self._recogniser.finish() if self._recogniser is not None else None
        self._post(heard or Heard(""))
        return _Gate(False)

    def _expect(self, wanted: _Expect) -> None:
        """Give the recogniser its phrases; that a language has no model is told once."""
        if wanted.locale != self._locale:
            self._locale = wanted.locale
            self._voice = self._recogniser = None
            try:
                self._voice = self._load(wanted.locale)
            except ModelUnusable as problem:
                self._post(NoModel(wanted.locale, str(problem)))
        if self._voice is None:
            return
        grammar = self._voice.grammar(wanted.phrases)
        if self._recogniser is None:
            self._recogniser = Recogniser(self._voice.model, grammar)
        elif (heard := self._recogniser.listen(grammar)) is not None:
            self._post(heard)
