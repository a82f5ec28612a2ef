"""Listening to the player: whether it can be done, what is listened for, and what is asked back."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial

from audiogame.dialog import sayable
from audiogame.dialog.announcement import Announcement, KeyName, Label, Line, Priority, line
from audiogame.dialog.commands import Command, Do
from audiogame.dialog.menus import Item, Opened, Question
from audiogame.dialog.seat import ME, Seat
from audiogame.game.actions import Play
from audiogame.game.cards import Card


class Listening:
    """What is known of the microphone and of the voice models; and whether the player has put it to sleep."""

    def __init__(self, seat: Seat, opened: Opened, carry_out: Callable[[Command], None]) -> None:
        self._seat = seat
        self._opened = opened
        self._carry_out = carry_out
        self._microphone: bool | None = None  # None: nothing has been heard of one yet
        self._not_understood: set[str] = set()  # languages without a voice model
        self._told: Announcement | None = None  # what was last told of the microphone, or is to be
        self.asleep = False

    @property
    def possible(self) -> bool:
        """Whether the player can be heard and understood."""
        return self._there and self._seat.settings.listening != "off"

    @property
    def _there(self) -> bool:
        return bool(self._microphone) and self._seat.settings.locale not in self._not_understood

    def begun(self) -> None:
        """A microphone gives sound, for the first time or again."""
        before, self._microphone = self._microphone, True
        if before is False:
            self._tell(line("microphone-back"), Priority.RESULT)
        elif before is None and self._seat.settings.listening == "open":
            self._tell(line("listening-now", what=Label("what"), talk=KeyName("space")))

    def lost(self, why: Line) -> None:
        """No microphone gives sound any more, or yet."""
        self._microphone = False
        self._tell(why, Priority.RESULT)

    def without_model(self, locale: str) -> None:
        """There is no voice model of the language: another language may have one."""
        self._not_understood.add(locale)
        self._tell(line("no-voice-model", name=locale), Priority.RESULT)

    def language_chosen(self) -> None:
        """Say what had to wait until it was known in which language."""
        if self._told is not None:
            self._seat.say(self._told)

    def _tell(self, said: Line, priority: Priority = Priority.EVENT) -> None:
        self._told = Announcement((said,), priority)
        if self._seat.settings.locale:
            self._seat.say(self._told)

    def sleep(self, asleep: bool) -> None:
        """Listen for nothing but the words that wake, or for everything again."""
        if not self.possible:
            self.impossible()
            return
        self.asleep = asleep
        self._seat.answer(line("asleep", wake=Label("wake")) if asleep else line("awake"))

    def impossible(self) -> None:
        """Say why the player is not heard."""
        off = self._there and self._seat.settings.listening == "off"
        self._seat.answer(line("listening-off", settings=KeyName("f2")) if off else line("not-listening"))

    def sayable(self) -> tuple[Command, ...]:
        """What makes sense to say now; the most pressing first."""
        return sayable.sayable(self._seat, self._opened.top, self.asleep)

    def doubtful(self) -> Mapping[Command, Card]:
        """The cards that are asked back about when a part was understood, by the commands that play them."""
        mine = self._seat.match is not None and self._seat.match.seat == ME
        return {Do(Play(card)): card for card in self._seat.hand()} if mine else {}

    def ask_back(self, cards: Sequence[Card]) -> None:
        """Ask which of the cards was meant."""
        if len(cards) == 1:
            self.confirm(Do(Play(cards[0])), "did-you-mean-one")
            return
        items = [Item(line("just-card", card=card), partial(self._chosen, Do(Play(card)))) for card in cards]
        self._opened.choose(line("did-you-mean"), items)

    def confirm(self, command: Command, message: str) -> None:
        """Carry it out when the player has said yes to the message."""
        question = line(message, action=sayable.label(command))
        self._opened.open(Question((question,), partial(self._carry_out, command)))

    def _chosen(self, command: Command) -> None:
        self._opened.close_quietly()
        self._carry_out(command)
