"""The course of a match: its lines, what is announced of them, and who is asked to act next."""

from collections.abc import Callable, Iterable

from audiogame.ai.player import Level
from audiogame.ai.public import seen_reason
from audiogame.dialog import announcer, answers, hinting
from audiogame.dialog.announcement import Announcement, line
from audiogame.dialog.effects import MoveOn, Pause, Record, Rewind, Think, Told
from audiogame.dialog.seat import ME, Seat
from audiogame.game.actions import Action, Announce, Close, Draw
from audiogame.game.deal import Phase
from audiogame.game.events import Dealt, Event, seen_by
from audiogame.game.match import Match, seeded_opener, seeded_pack
from audiogame.game.record import advance, parse_do, print_do, print_new, print_next, replay
from audiogame.game.variants import find


class Course:
    """Moves the match on, a recorded line at a time. `turned` is called when it is the player's turn."""

    def __init__(self, seat: Seat, seed: Callable[[], str], turned: Callable[[], None]) -> None:
        self._seat = seat
        self._seed = seed
        self._turned = turned
        self._lines: tuple[str, ...] = ()
        self._told = 0
        self._to_ask: list[int] = []  # the computer players that are still to be asked, in order
        self._planned: tuple[int, Action] | None = None  # done when all has been said
        self._pausing = False  # the pause before a lead has been asked for
        self._paused = False  # and is over
        self.close_before_draw = False  # the player will close before drawing, if the trick is theirs

    @property
    def turn(self) -> int:
        """The number of lines so far: an answer that was asked for at another turn is stale."""
        return len(self._lines)

    # ---- matches and deals ----

    def new_match(self) -> None:
        """Begin a match at the table of the settings."""
        settings = self._seat.settings
        variant = find(settings.rules, settings.players)
        assert variant is not None, "the settings name a table that there is"
        seed = self._seed()
        target = settings.target or variant.target
        rules = line(f"rules-{variant.name}")
        begins = line("match-begins", rules=rules, players=variant.players, target=target)
        self._seat.say(Announcement((begins,)))
        self._seat.match, self._lines, self._told = None, (), 0
        self.advance(print_new(variant, target, seeded_opener(variant, seed), seeded_pack(variant, seed)))

    def next_deal(self) -> None:
        """Deal again; the last deal must be over and the match must not."""
        self.advance(print_next(seeded_pack(self._seat.table.variant, self._seed())))

    def resume(self, lines: tuple[str, ...], told: int) -> None:
        """Go on with a saved match: what was said goes to the journal, what was not is said."""
        self._seat.say(Announcement((line("match-goes-on"),)))
        self._seat.match = None
        for i, text in enumerate(lines):
            self._seat.match, events = advance(self._seat.match, text)
            announcements = [*filter(self._seat.wants, self.announcements(events))]
            if i < told:
                self._seat.journal.add_together(announcements)
            for announcement in announcements if i >= told else ():
                self._seat.say(announcement)
        self._lines, self._told = lines, told
        if all(text.startswith("do ") for text in lines[told:]):  # else the hand has just been told
            self._seat.say(Announcement(answers.where_we_are(self._seat.listener())))
        self._continue()

    def take_back(self) -> bool:
        """Whether the player's last action in this deal, and what followed it, could be taken back."""
        place = next((i for i in reversed(range(self.turn)) if self._lines[i].startswith(f"do {ME} ")), 0)
        if any(not text.startswith("do ") for text in self._lines[place:]):
            return False
        self._seat.do(MoveOn())
        self._lines = self._lines[:place]
        self._seat.match = replay(self._lines)
        self._told = place
        self._seat.do(Rewind(self._lines))
        self._seat.answer(line("taken-back"), answers.table(self._seat.listener().view))
        self._continue()
        return True

    # ---- one line after the other ----

    def advance(self, text: str) -> None:
        """One more line of the match, recorded before it is said; then whoever is to act is asked."""
        before = self._seat.match
        self._seat.match, events = advance(before, text)
        self._lines += (text,)
        self._explain(before, text, events)
        self._seat.do(Record(text))
        self._seat.why = None
        for announcement in self.announcements(events):
            self._seat.say(announcement)
        self._continue()

    def _explain(self, before: Match | None, text: str, events: tuple[Event, ...]) -> None:
        """Keep for "why" what another player has done, and why as far as could be seen."""
        done = parse_do(text)
        if before is None or done is None:
            self._seat.why_of_other = None
        elif done[0] != ME:
            reason = seen_reason(before.view(ME), before.seen(ME), *done, events)
            self._seat.why_of_other = hinting.seen(self._seat.listener(), done[0], reason)

    def announcements(self, events: tuple[Event, ...]) -> Iterable[Announcement]:
        """What is to be said of what has just happened."""
        listener = self._seat.listener()
        yield from announcer.announce(listener, tuple(seen_by(event, ME) for event in events))
        if any(isinstance(event, Dealt) for event in events):
            yield announcer.deal_intro(listener)

    def _continue(self) -> None:
        """Ask whoever is to act; first every computer player that may announce."""
        match = self._seat.table
        self._planned, self._pausing, self._paused = None, False, False
        if match.seat is None:
            self._to_ask = []
            self.close_before_draw = False
            return
        self._to_ask = [seat for seat in match.announcers() if seat not in (ME, match.seat)]
        self._to_ask += [match.seat]
        self._ask_next()

    def _ask_next(self) -> None:
        seat = self._to_ask.pop(0)
        if seat != ME:
            self.think(seat)
        elif self._seat.table.phase is Phase.REFILL:
            action = Close() if self.close_before_draw else Draw()
            self.close_before_draw = False
            self.advance(print_do(ME, action))
        else:
            self._seat.say(hinting.turn(self._seat.listener(), self._seat.legal()))
            self._turned()

    def think(self, seat: int, hint: bool = False) -> None:
        """Have a computer player choose for the seat, or a hint found for it."""
        table = self._seat.table
        level = Level(self._seat.settings.level)
        self._seat.do(Think(self.turn, seat, table.view(seat), table.seen(seat), level, hint))

    def thought(self, seat: int, action: Action | None) -> None:
        """A computer player has chosen; None: it does not announce now."""
        table = self._seat.table
        if action is None and seat != table.seat:
            self._ask_next()
        elif action is None or table.refusal(seat, action) is not None:
            self._seat.say(Announcement((line("computer-stumbled"),)))
            self._planned = seat, table.legal()[0]
        else:
            self._planned = seat, action

    def play_planned(self) -> None:
        """Let a computer player act, when all has been said; before it leads, there is time to announce."""
        if self._planned is None:
            return
        seat, action = self._planned
        pause = self._seat.settings.announce_pause
        may_announce = self._seat.table.refusal(ME, Announce()) is None
        if self._paused or not may_announce or not pause or isinstance(action, Announce):
            self.advance(print_do(seat, action))
        elif not self._pausing:
            self._pausing = True
            self._seat.do(Pause(self.turn, pause))

    def paused(self) -> None:
        """The pause is over."""
        self._paused = True

    def all_told(self) -> None:
        """Everything has been said."""
        if self._told < self.turn:
            self._told = self.turn
            self._seat.do(Told(self._told))
