"""Moving through the own hand, and playing from it by place, rank or digit."""

from collections.abc import Callable
from functools import partial

from audiogame.dialog import answers
from audiogame.dialog.announcement import Line, browse, line
from audiogame.dialog.commands import Command, Digit, Simple
from audiogame.dialog.cursor import Cursor
from audiogame.dialog.menus import Item, Opened
from audiogame.dialog.seat import ME, Seat
from audiogame.game.actions import Action, Play
from audiogame.game.cards import Rank


class Hand:
    """The hand as the player moves through it; `play` does an action of the game."""

    def __init__(self, seat: Seat, opened: Opened, play: Callable[[Action], None]) -> None:
        self._seat = seat
        self._opened = opened
        self._play = play
        self._left_at = Cursor()
        self.handlers: dict[Command, Callable[[], None]] = {
            Simple.LEFT: partial(self._move, -1),
            Simple.RIGHT: partial(self._move, 1),
            Simple.HOME: partial(self._move, -6),
            Simple.END: partial(self._move, 6),
            Simple.UP: partial(self._detail, -1),
            Simple.DOWN: partial(self._detail, 1),
            Simple.PLAYABLE_NEXT: partial(self._move_playable, 1),
            Simple.PLAYABLE_BEFORE: partial(self._move_playable, -1),
        }

    @property
    def _cursor(self) -> Cursor:
        """The place in the hand as it is now."""
        return self._left_at.within(len(self._seat.hand()))

    def play_focused(self, pair: bool) -> None:
        """Play the card the player is at."""
        card = self._cursor.card(self._seat.hand())
        if card is None:
            self._seat.answer(line("no-card-in-focus"), cue="refused")
        else:
            self._play(Play(card, pair))

    def play_place(self, place: int) -> None:
        """Play the card at the place, counted from 1."""
        hand = self._seat.hand()
        if place > len(hand):
            self._seat.answer(line("no-such-card", count=len(hand)), cue="refused")
        else:
            self._play(Play(hand[place - 1]))

    def play_rank(self, rank: Rank) -> None:
        """Play the card of the rank; where several may be meant, ask which."""
        held = [card for card in self._seat.hand() if card.rank is rank]
        legal = [card for card in held if Play(card) in self._seat.legal()] or held
        if not held:
            self._seat.answer(line("none-of-rank", rank=line("rank", rank=rank)), cue="refused")
        elif len(legal) == 1:
            self._play(Play(legal[0]))
        else:
            items = [Item(line("just-card", card=card), partial(self._play, Play(card))) for card in legal]
            self._opened.choose(line("which-card"), items)

    def digit(self, number: int, last: Command | None) -> None:
        """Speak the card at the place; the same digit again, or by a setting the first, plays it."""
        again = last == Digit(number) and self._cursor.index == number - 1
        if again or self._seat.settings.digit_plays or number > len(self._seat.hand()):
            self.play_place(number)
        else:
            self._focus(Cursor(number - 1))

    def explained(self) -> Line | None:
        """Whether the card the player is at may be played, and why not; None when it is at none."""
        if self._cursor.card(self._seat.hand()) is None:
            return None
        return self._told_of_card(answers.WHETHER_PLAYABLE)

    def _focus(self, cursor: Cursor, edge: bool = False) -> None:
        self._seat.why_of_other = None
        self._left_at = cursor
        hand = self._seat.listener().hand()
        index = cursor.index or 0
        said = answers.focus(hand[index], index + 1, len(hand), self._seat.settings.positions)
        self._seat.say(browse(said, cue="hand-edge" if edge else None))

    def _move(self, step: int) -> None:
        count = len(self._seat.hand())
        if count:
            self._focus(*self._cursor.moved(step, count))
        else:
            self._seat.answer(line("hand-empty"), cue="hand-edge")

    def _move_playable(self, step: int) -> None:
        playable = {action.card for action in self._seat.legal() if isinstance(action, Play)}
        indices = [i for i, card in enumerate(self._seat.hand()) if card in playable]
        if indices:
            self._focus(self._cursor.next_of(indices, step))
        else:
            self._seat.answer(answers.whose(self._seat.listener().view))

    def _detail(self, step: int) -> None:
        if self._seat.hand():
            self._left_at = self._cursor.detailed(step)
            self._seat.say(browse(self._told_of_card(self._left_at.detail)))
        else:
            self._seat.answer(line("hand-empty"), cue="hand-edge")

    def _told_of_card(self, detail: int) -> Line:
        seat = self._seat
        card = self._cursor.card(seat.hand()) or seat.hand()[0]
        why = seat.table.refusal(ME, Play(card))
        reason = None if why is None else seat.reason(why, Play(card))
        return answers.detail(seat.listener(), card, detail, reason)
