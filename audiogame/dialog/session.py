"""The conversation: commands, computer players' choices and the end of speech in; effects out."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial

from audiogame.ai.hints import Hint
from audiogame.dialog import answers, help, hinting, possibilities
from audiogame.dialog.announcement import Announcement, KeyName, Label, Line, Priority, line
from audiogame.dialog.commands import DEFAULT_KEYS, Choice, Command, Digit, Do, PlayPlace, PlayRank, Simple
from audiogame.dialog.course import Course
from audiogame.dialog.effects import Effect, Leave, MoveOn
from audiogame.dialog.hand import Hand
from audiogame.dialog.listening import Listening
from audiogame.dialog.menus import Item, Menu, Opened, Question
from audiogame.dialog.preferences import Preferences
from audiogame.dialog.seat import ME, Seat
from audiogame.game.actions import Action, Announce, Claim, Close, Mande, Name, Play, Remande
from audiogame.game.cards import Card
from audiogame.game.deal import GOAL, Phase
from audiogame.game.match import Match
from audiogame.game.record import print_do, replay
from audiogame.game.refusals import Refusal
from audiogame.game.variants import Winning
from audiogame.game.view import counted
from audiogame.settings import LOCALES, Settings


class Session:
    """One player's conversation with the game.

    Every public method but `keys` returns the effects that follow. `seed` gives a new seed for
    shuffling, `voices` the voices of a language, `microphones` the microphones; `cues` are the names of the
    sounds.
    """

    def __init__(
        self,
        settings: Settings,
        seed: Callable[[], str],
        voices: Callable[[str], Sequence[str]] = lambda locale: (),
        cues: Sequence[str] = (),
        microphones: Callable[[], Sequence[str]] = lambda: (),
    ) -> None:
        self._seat = Seat(settings)
        self._course = Course(self._seat, seed, self._turned)
        self._opened = Opened(self._seat.say, self._menu_closed)
        self._hand = Hand(self._seat, self._opened, self._do)
        self._preferences = Preferences(self._seat, self._opened, voices, microphones, cues)
        self.listening = Listening(self._seat, self._opened, self._carry_out)
        self._saved: tuple[tuple[str, ...], int] = ((), 0)
        self._practising = False
        self._misunderstood = 0
        self._last: Command | None = None
        self._handlers = self._all_handlers()

    @property
    def settings(self) -> Settings:
        """The settings as they are now."""
        return self._seat.settings

    @property
    def match(self) -> Match | None:
        """The match; None before the first."""
        return self._seat.match

    # ---- what comes in ----

    def begin(self, lines: Sequence[str] = (), told: int = 0) -> list[Effect]:
        """The game has started, with the saved match if there is one."""
        self._saved = (tuple(lines), told)
        if self.settings.locale:
            self._welcome()
        else:
            self._choose_language()
        return self._seat.done()

    def command(self, command: Command) -> list[Effect]:
        """The player has said or pressed something that has a meaning."""
        self._misunderstood = 0
        if not self._opened.handle(command):
            self._carry_out(command)
        self._last = command
        return self._seat.done()

    def heard(self, command: Command) -> list[Effect]:
        """The player has said something aloud that has a meaning."""
        if not self.settings.confirm_cards or self._opened or not self._plays_a_card(command):
            return self.command(command)
        self._misunderstood = 0
        self.listening.confirm(command, "ask-sure")
        return self._seat.done()

    def _plays_a_card(self, command: Command) -> bool:
        """Whether the command would play a card at once; of several with the rank one is asked for."""
        match command:
            case PlayRank(rank):
                return sum(card.rank is rank for card in self._seat.hand()) == 1
            case Do(Play()) | PlayPlace():
                return True
            case _:
                return False

    def heard_in_part(self, cards: Sequence[Card]) -> list[Effect]:
        """What the player has said may mean any of the cards, some of `listening.doubtful`."""
        self.listening.ask_back(cards)
        return self._seat.done()

    def heard_nonsense(self) -> list[Effect]:
        """The player, or somebody else, has said aloud what has no meaning."""
        return [] if self.listening.asleep else self.not_understood()

    def heard_nothing(self) -> list[Effect]:
        """The player has wanted to say something, and nothing was heard."""
        self._seat.answer(line("heard-nothing"), cue="not-understood")
        return self._seat.done()

    def not_understood(self) -> list[Effect]:
        """The player has said something that has no meaning."""
        self._misunderstood += 1
        again = line("not-understood-again", command=Label("what"))
        if self.match is None:
            self._offer_languages()
        else:
            said = again if self._misunderstood > 1 else line("not-understood")
            self._seat.answer(said, cue="not-understood")
        return self._seat.done()

    def unknown_key(self) -> list[Effect]:
        """The player has pressed a key that does nothing."""
        if self.match is None:
            self._offer_languages()
        else:
            self._seat.answer(line("key-unknown", help=KeyName("f1")), cue="not-understood")
        return self._seat.done()

    def listening_begun(self) -> list[Effect]:
        """A microphone gives sound, for the first time or again."""
        self._preferences.microphones()  # so that their names are known by the time the settings are opened
        self.listening.begun()
        return self._seat.done()

    def listening_lost(self, why: Line) -> list[Effect]:
        """No microphone gives sound any more, or yet."""
        self.listening.lost(why)
        return self._seat.done()

    def without_model(self, locale: str) -> list[Effect]:
        """What is spoken in the language cannot be understood."""
        self.listening.without_model(locale)
        return self._seat.done()

    def trouble(self, message: Line) -> list[Effect]:
        """Something outside has gone wrong that the player must hear of."""
        self._seat.say(Announcement((message,), Priority.RESULT))
        return self._seat.done()

    def thought(self, turn: int, seat: int, action: Action | None) -> list[Effect]:
        """A computer player has chosen; an answer for an earlier turn is dropped."""
        if turn == self._course.turn:
            self._course.thought(seat, action)
            self._play_planned()
        return self._seat.done()

    def hinted(self, turn: int, hint: Hint) -> list[Effect]:
        """A hint has been found; one for an earlier turn is dropped."""
        if turn == self._course.turn:
            self._seat.why = hinting.reason(hint)
            self._seat.answer(hinting.proposal(hint))
        return self._seat.done()

    def paused(self, turn: int) -> list[Effect]:
        """A pause is over; one of an earlier turn means nothing."""
        if turn == self._course.turn:
            self._course.paused()
            self._play_planned()
        return self._seat.done()

    def fetched(self, lines: Sequence[str], told: int) -> list[Effect]:
        """The saved match of the table that has been chosen, if there is one."""
        match = replay(lines)
        if match is None or match.winners:
            self._new_match()
        else:
            go_on = partial(self._resume, tuple(lines), told)
            self._opened.open(Question((line("ask-go-on"),), go_on, self._new_match))
        return self._seat.done()

    def idle(self) -> list[Effect]:
        """Everything has been said, or was cut."""
        self._seat.speaking = False
        self._course.all_told()
        self._play_planned()
        return self._seat.done()

    def keys(self) -> dict[str, str]:
        """Every key with the name of its command: the default keys and the player's own."""
        return DEFAULT_KEYS | dict(self.settings.keys)

    def _play_planned(self) -> None:
        """Computer players act once all has been said and no menu or question is open."""
        if not self._seat.speaking and not self._opened:
            self._course.play_planned()

    # ---- the beginning ----

    def _choose_language(self) -> None:
        def chosen(locale: str) -> None:
            self._opened.clear()
            self._preferences.change(replace(self.settings, locale=locale))
            self._welcome()
            self.listening.language_chosen()

        lines = [line("language-choice", number=number) for number in range(1, len(LOCALES) + 1)]
        items = (Item(said, partial(chosen, locale)) for said, locale in zip(lines, LOCALES, strict=True))
        self._opened.open_quietly(Menu(lines[0], tuple(items)))
        self._offer_languages()

    def _offer_languages(self) -> None:
        for number, locale in enumerate(LOCALES, start=1):
            self._seat.say(Announcement((line("language-choice", number=number),), locale=locale))

    def _welcome(self) -> None:
        self._seat.say(Announcement((line("welcome", help=KeyName("f1"), rules=KeyName("f3")),)))
        if self._saved[0]:
            self._course.resume(*self._saved)
        else:
            self._course.new_match()

    def _new_match(self) -> None:
        self._move_on()
        self._course.new_match()

    def _move_on(self) -> None:
        """The player goes on to another deal or match: what is open or waits to be said is of before."""
        self._opened.clear()
        self._seat.do(MoveOn())

    def _resume(self, lines: tuple[str, ...], told: int) -> None:
        self._move_on()
        self._course.resume(lines, told)

    def _turned(self) -> None:
        """It is the player's turn: bids are chosen from a menu."""
        if self._seat.table.phase not in (Phase.PLAY, Phase.REFILL):
            self._opened.open_quietly(self._bid_menu())

    def _bid_menu(self) -> Menu:
        view = self._seat.listener().view
        items = (
            Item(line("do-label", label=answers.label(action)), partial(self._do, action))
            for action in self._seat.legal()
        )
        return Menu(line(f"your-bid-{view.phase}"), tuple(items), beside_hand=True)

    # ---- commands ----

    def _carry_out(self, command: Command) -> None:
        if self.match is None and command not in WITHOUT_MATCH:
            self._offer_languages()
            return
        match command:
            case Do(action):
                self._do(action)
            case PlayRank(rank):
                self._hand.play_rank(rank)
            case PlayPlace(place):
                self._hand.play_place(place)
            case Digit(number):
                self._hand.digit(number, self._last)
            case Choice():
                self._seat.answer(line("nothing-to-choose"), cue="refused")
            case Simple() if command in answers.ANSWERS:
                self._seat.answer(*answers.ANSWERS[command](self._seat.listener()))
            case Simple():
                self._handlers[command]()

    def _all_handlers(self) -> dict[Command, Callable[[], None]]:
        return {
            **self._hand.handlers,
            Simple.CLOSE_BEFORE: self._arm_closing,
            Simple.SIXTY_SIX: self._sixty_six,
            Simple.ENTER: partial(self._enter, pair=True),
            Simple.ENTER_NO_PAIR: partial(self._enter, pair=False),
            Simple.LEGAL: self._what_may_be_played,
            Simple.WHAT: self._what_can_be_said,
            Simple.HINT: self._hint,
            Simple.WHY: self._explain,
            Simple.HELP: self._help,
            Simple.MENU: self._action_menu,
            Simple.REPEAT: lambda: self._hear_again(self._seat.journal.last()),
            Simple.JOURNAL: partial(self._walk, 0),
            Simple.OLDER: partial(self._walk, -1),
            Simple.NEWER: partial(self._walk, 1),
            Simple.OLDEST: lambda: self._hear_again(self._seat.journal.oldest()),
            Simple.NEWEST: lambda: self._hear_again(self._seat.journal.newest()),
            Simple.YES: self._nothing_asked,
            Simple.NO: self._nothing_asked,
            Simple.CANCEL: self._nothing_asked,
            Simple.NEXT: self._next,
            Simple.NEW: self._preferences.open_tables,
            Simple.BACK: self._take_back,
            Simple.PRACTISE: self._practise,
            Simple.SETTINGS: self._preferences.open_settings,
            Simple.RULES: lambda: self._opened.open(help.chapters(self.settings.rules)),
            Simple.FASTER: partial(self._preferences.step, "rate", 1),
            Simple.SLOWER: partial(self._preferences.step, "rate", -1),
            Simple.LOUDER: partial(self._preferences.step, "volume", 1),
            Simple.QUIETER: partial(self._preferences.step, "volume", -1),
            Simple.VERBOSITY: self._preferences.next_verbosity,
            Simple.STOP: lambda: self._seat.do(MoveOn()),
            Simple.SLEEP: partial(self.listening.sleep, True),
            Simple.WAKE: partial(self.listening.sleep, False),
            Simple.TALK: self.listening.impossible,
            Simple.QUIT: lambda: self._ask(line("ask-quit"), yes=self._leave),
        }

    def _ask(self, *question: Line, yes: Callable[[], None]) -> None:
        """Do it when the player has said yes, or at once where no questions are wanted."""
        if self.settings.confirm:
            self._opened.open(Question(question, yes))
        else:
            yes()

    def _leave(self) -> None:
        self._seat.answer(line("goodbye"))
        self._seat.do(Leave())

    def _menu_closed(self) -> None:
        if self.match is None:  # the languages cannot be left without choosing one
            self._choose_language()
        else:
            self._seat.answer(line("menu-closed"), answers.whose(self._seat.listener().view))

    def _nothing_asked(self) -> None:
        self._seat.answer(line("nothing-asked"), cue="refused")

    # -- playing

    def _do(self, action: Action) -> None:
        why = self._seat.table.refusal(ME, action)
        risky = isinstance(action, Close | Claim | Mande | Remande) or (
            isinstance(action, Name) and action.mande
        )
        if isinstance(action, Close) and why is not None and self._seat.table.can_close_before_draw:
            self._arm_closing()
        elif why is not None:
            self._seat.refuse(why, action)
        elif risky:
            self._ask(line("ask-sure", action=answers.label(action)), yes=partial(self._act, action))
        else:
            self._act(action)

    def _act(self, action: Action) -> None:
        """Do it, if it may still be done: the game may have moved on since the player was asked."""
        why = self._seat.table.refusal(ME, action)
        if why is not None:
            self._seat.refuse(why, action)
            return
        self._opened.clear()
        self._course.advance(print_do(ME, action))

    def _enter(self, pair: bool) -> None:
        if self._seat.table.seat is None:
            self._next()
        elif self._seat.table.seat == ME and self._seat.table.phase is not Phase.PLAY:
            self._opened.open(self._bid_menu())
        else:
            self._hand.play_focused(pair)

    def _sixty_six(self) -> None:
        """Announce 66, or claim it with the best pair that may be shown if the sum needs it."""
        if self._seat.table.variant.winning is not Winning.CLAIMED:
            self._do(Announce())
            return
        heard = self._seat.listener()
        pairs = [a for a in self._seat.legal() if isinstance(a, Claim) and a.suit is not None]
        if not pairs or counted(heard.view, heard.seen)[ME] >= GOAL:
            self._do(Claim())
        else:
            self._do(max(pairs, key=lambda claim: claim.suit is heard.view.trump))

    def _arm_closing(self) -> None:
        if self._seat.table.can_close_before_draw:
            armed = self._course.close_before_draw = not self._course.close_before_draw
            self._seat.answer(line("closing-armed" if armed else "closing-disarmed"))
        else:
            self._do(Close())

    # -- questions

    def _what_may_be_played(self) -> None:
        why = self._seat.not_now()
        if why is not None:
            self._seat.refuse(why)
        else:
            self._seat.answer(answers.legal(self._seat.listener(), self._seat.legal()))

    def _what_can_be_said(self) -> None:
        self._seat.answer(help.can_say(self.listening.sayable()))

    def _hint(self) -> None:
        why = self._seat.not_now()
        if why is Refusal.NOT_YOUR_TURN and self._seat.table.refusal(ME, Announce()) is None:
            why = None  # a hint whether to announce
        if why is not None:
            self._seat.refuse(why)
        else:
            self._course.think(ME, hint=True)

    def _explain(self) -> None:
        reason = self._seat.why or self._seat.why_of_other or self._hand.explained()
        self._seat.answer(reason or line("why-nothing"))

    def _help(self) -> None:
        if self._last is Simple.HELP:
            self._opened.open(help.key_list(self.keys()))
        else:
            more = line("help-more", key=KeyName("f1"))
            self._seat.answer(help.here(self.match, ME, self._opened.top), more)

    def _action_menu(self) -> None:
        self._opened.open(possibilities.menu(self._seat, self._do, self._next, self._carry_out))

    def _walk(self, step: int) -> None:
        self._hear_again(*self._seat.journal.walk(step))

    def _hear_again(self, found: Announcement | None, edge: bool = False) -> None:
        if found is not None:
            cue = "hand-edge" if edge else None
            self._seat.say(replace(found, priority=Priority.BROWSE, cue=cue, kind=None))

    # -- deals, matches and tables

    def _next(self) -> None:
        why = self._seat.table.refusal_of_next()
        if why is None:
            self._move_on()
            self._course.next_deal()
        elif why is Refusal.MATCH_OVER:
            self._new_match()
        else:
            self._ask(self._seat.reason(why), line("ask-new-match"), yes=self._new_match)

    def _practise(self) -> None:
        self._practising = not self._practising
        if self._practising and not self.settings.hints:
            self._preferences.change(replace(self.settings, hints=True))
        self._seat.answer(line("practice-on" if self._practising else "practice-off", back=KeyName("z")))

    def _take_back(self) -> None:
        if not self._practising:
            self._seat.answer(line("back-only-in-practice", practise=KeyName("f4")), cue="refused")
        elif not self._course.take_back():
            self._seat.answer(line("nothing-to-take-back"), cue="refused")


WITHOUT_MATCH: frozenset[Command] = frozenset({Simple.STOP, Simple.QUIT})
"""The commands that do something while the language is being chosen; others tell the choice again."""
