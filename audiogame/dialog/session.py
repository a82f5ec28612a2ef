"""The conversation: commands, computer players' choices and the end of speech in; effects out."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from functools import partial

from audiogame.ai.hints import Hint
from audiogame.ai.player import Level
from audiogame.dialog import announcer, answers, help, hinting, options
from audiogame.dialog.announcement import (
    Announcement,
    KeyName,
    Kind,
    Label,
    Line,
    Priority,
    answer,
    browse,
    line,
)
from audiogame.dialog.announcer import Listener
from audiogame.dialog.commands import DEFAULT_KEYS, Choice, Command, Digit, Do, PlayPlace, PlayRank, Simple
from audiogame.dialog.cursor import Cursor
from audiogame.dialog.effects import Effect, Keep, Leave, MoveOn, Record, Rewind, Say, Think, Told
from audiogame.dialog.journal import Journal
from audiogame.dialog.menus import Item, Menu, Opened, Question
from audiogame.game.actions import Action, Announce, Claim, Close, Draw, Mande, Name, Play, Remande
from audiogame.game.cards import Card, Rank
from audiogame.game.deal import GOAL, Phase
from audiogame.game.events import Dealt, Event, seen_by
from audiogame.game.match import Match, seeded_opener, seeded_pack
from audiogame.game.record import advance, print_do, print_new, print_next, replay
from audiogame.game.refusals import Refusal
from audiogame.game.variants import Winning, find
from audiogame.game.view import counted
from audiogame.settings import LOCALES, Settings

ME = 0
NEEDS_VERBOSITY = {Kind.OTHER_DRAWS: "full", Kind.HAND: "normal"}


class Session:
    """One player's conversation with the game.

    Every public method but `keys` returns the effects that follow. `seed` gives a new seed for shuffling,
    `voices` the voices of a language; `cues` are the names of the sounds.
    """

    def __init__(
        self,
        settings: Settings,
        seed: Callable[[], str],
        voices: Callable[[str], Sequence[str]] = lambda locale: (),
        cues: Sequence[str] = (),
    ) -> None:
        self.settings = settings
        self.match: Match | None = None
        self._seed = seed
        self._voices = voices
        self._cues = cues
        self._lines: tuple[str, ...] = ()
        self._told = 0
        self._saved: tuple[tuple[str, ...], int] = ((), 0)
        self._planned: Action | None = None  # by the computer player to act, done when all has been said
        self._speaking = False
        self._practising = False
        self._close_before_draw = False
        self._journal = Journal()
        self._opened = Opened(self._say, self._menu_closed)
        self._cursor = Cursor()
        self._why: Line | None = None  # what "why" explains
        self._misunderstood = 0
        self._last: Command | None = None
        self._effects: list[Effect] = []
        self._handlers = self._all_handlers()

    # ---- what comes in ----

    def begin(self, lines: Sequence[str] = (), told: int = 0) -> list[Effect]:
        """The game has started, with the saved match if there is one."""
        self._saved = (tuple(lines), told)
        if self.settings.locale:
            self._welcome()
        else:
            self._choose_language()
        return self._done()

    def command(self, command: Command) -> list[Effect]:
        """The player has said or pressed something that has a meaning."""
        self._misunderstood = 0
        if not self._opened.handle(command):
            self._carry_out(command)
        self._last = command
        return self._done()

    def not_understood(self) -> list[Effect]:
        """The player has said something that has no meaning."""
        if self.match is None:
            self._offer_languages()
            return self._done()
        self._misunderstood += 1
        again = line("not-understood-again", command=Label("what"))
        self._answer(again if self._misunderstood > 1 else line("not-understood"), cue="not-understood")
        return self._done()

    def unknown_key(self) -> list[Effect]:
        """The player has pressed a key that does nothing."""
        if self.match is None:
            self._offer_languages()
        else:
            self._answer(line("key-unknown", help=KeyName("f1")), cue="not-understood")
        return self._done()

    def trouble(self, message: Line) -> list[Effect]:
        """Something outside has gone wrong that the player must hear of."""
        self._say(Announcement((message,), Priority.RESULT))
        return self._done()

    def thought(self, turn: int, action: Action | None) -> list[Effect]:
        """A computer player has chosen; an answer for an earlier turn is dropped."""
        if turn == len(self._lines):
            self._planned = action
            self._play_planned()
        return self._done()

    def hinted(self, turn: int, hint: Hint) -> list[Effect]:
        """A hint has been found; one for an earlier turn is dropped."""
        if turn == len(self._lines):
            self._why = hinting.reason(hint)
            self._answer(hinting.proposal(hint))
        return self._done()

    def idle(self) -> list[Effect]:
        """Everything has been said, or was cut."""
        self._speaking = False
        if self._told < len(self._lines):
            self._told = len(self._lines)
            self._effects.append(Told(self._told))
        self._play_planned()
        return self._done()

    def keys(self) -> dict[str, str]:
        """Every key with the name of its command: the default keys and the player's own."""
        return DEFAULT_KEYS | dict(self.settings.keys)

    # ---- saying ----

    def _done(self) -> list[Effect]:
        effects, self._effects = self._effects, []
        self._journal.add_together(effect.announcement for effect in effects if isinstance(effect, Say))
        return effects

    def _say(self, announcement: Announcement) -> None:
        if not self._wanted(announcement):
            return
        self._speaking = True
        self._effects.append(Say(announcement))

    def _wanted(self, announcement: Announcement) -> bool:
        kind = announcement.kind
        if kind is None:
            return True
        order = options.VERBOSITIES
        enough = order.index(self.settings.verbosity) >= order.index(NEEDS_VERBOSITY.get(kind, "brief"))
        return enough and kind.value not in self.settings.silent

    def _answer(self, *lines: Line, cue: str | None = None) -> None:
        self._say(answer(*lines, cue=cue))

    def _refuse(self, why: Refusal, action: Action | None = None) -> None:
        self._why = self._reason(why, action)
        self._answer(self._why, cue="refused")

    def _reason(self, why: Refusal, action: Action | None = None) -> Line:
        return answers.refused(self._listener(), why, action, self._legal())

    # ---- what the player may know ----

    def _table(self) -> Match:
        assert self.match is not None
        return self.match

    def _listener(self) -> Listener:
        return Listener(self._table().view(ME), self._table().seen(ME), self.settings.hints)

    def _legal(self) -> tuple[Action, ...]:
        return self.match.legal() if self.match is not None and self.match.seat == ME else ()

    def _hand(self) -> tuple[Card, ...]:
        return self.match.view(ME).hand if self.match is not None else ()

    # ---- the course of the game ----

    def _choose_language(self) -> None:
        def chosen(locale: str) -> None:
            self._opened.clear()
            self._change(replace(self.settings, locale=locale))
            self._welcome()

        lines = [line("language-choice", number=number) for number in range(1, len(LOCALES) + 1)]
        items = (Item(said, partial(chosen, locale)) for said, locale in zip(lines, LOCALES, strict=True))
        self._opened.open_quietly(Menu(lines[0], tuple(items)))
        self._offer_languages()

    def _offer_languages(self) -> None:
        for number, locale in enumerate(LOCALES, start=1):
            self._say(Announcement((line("language-choice", number=number),), locale=locale))

    def _welcome(self) -> None:
        self._say(Announcement((line("welcome", help=KeyName("f1"), rules=KeyName("f3")),)))
        if self._saved[0]:
            self._resume(*self._saved)
        else:
            self._new_match()

    def _resume(self, lines: tuple[str, ...], told: int) -> None:
        """Go on with a saved match: what was said goes to the journal, what was not is said."""
        self._say(Announcement((line("match-goes-on"),)))
        for i, text in enumerate(lines):
            self.match, events = advance(self.match, text)
            announcements = [*filter(self._wanted, self._announcements(events))]
            if i < told:
                self._journal.add_together(announcements)
            for announcement in announcements if i >= told else ():
                self._say(announcement)
        self._lines, self._told = lines, told
        if all(text.startswith("do ") for text in lines[told:]):  # else the hand has just been told
            self._say(Announcement(answers.where_we_are(self._listener())))
        self._continue()

    def _new_match(self) -> None:
        variant = find(self.settings.rules, self.settings.players)
        assert variant is not None, "the settings name a table that there is"
        seed = self._seed()
        target = self.settings.target or variant.target
        self._move_on()
        self._say(Announcement((line("match-begins", rules=line(f"rules-{variant.name}"), target=target),)))
        self.match, self._lines, self._told = None, (), 0
        self._advance(print_new(variant, target, seeded_opener(variant, seed), seeded_pack(variant, seed)))

    def _move_on(self) -> None:
        self._opened.clear()
        self._effects.append(MoveOn())

    def _advance(self, text: str) -> None:
        """One more line of the match, recorded before it is said; then whoever is to act is asked."""
        self.match, events = advance(self.match, text)
        self._lines += (text,)
        self._effects.append(Record(text))
        self._why = None
        self._cursor = self._cursor.within(len(self._hand()))
        for announcement in self._announcements(events):
            self._say(announcement)
        self._continue()

    def _announcements(self, events: tuple[Event, ...]) -> Iterable[Announcement]:
        listener = self._listener()
        yield from announcer.announce(listener, tuple(seen_by(event, ME) for event in events))
        if any(isinstance(event, Dealt) for event in events):
            yield announcer.deal_intro(listener)

    def _continue(self) -> None:
        """Ask whoever is to act."""
        match = self._table()
        self._planned = None
        if match.seat is None:
            self._close_before_draw = False
        elif match.seat != ME:
            self._think(match.seat)
        elif match.deal.phase is Phase.REFILL:
            action = Close() if self._close_before_draw else Draw()
            self._close_before_draw = False
            self._advance(print_do(ME, action))
        else:
            self._say(hinting.turn(self._listener(), match.legal()))

    def _think(self, seat: int, hint: bool = False) -> None:
        view, seen = self._table().view(seat), self._table().seen(seat)
        self._effects.append(Think(len(self._lines), view, seen, Level(self.settings.level), hint))

    def _play_planned(self) -> None:
        """Let the computer player act, once all has been said and no menu or question is open."""
        seat = self.match.seat if self.match is not None else None
        if self._planned is not None and seat is not None and not self._speaking and not self._opened:
            self._advance(print_do(seat, self._planned))

    # ---- commands ----

    def _carry_out(self, command: Command) -> None:
        if self.match is None and not (isinstance(command, Simple) and command in WITHOUT_MATCH):
            self._offer_languages()
            return
        match command:
            case Do(action):
                self._do(action)
            case PlayRank(rank):
                self._play_rank(rank)
            case PlayPlace(place):
                self._play_place(place)
            case Digit(number):
                self._digit(number)
            case Choice():
                self._answer(line("nothing-to-choose"), cue="refused")
            case Simple() if command in answers.ANSWERS:
                self._answer(*answers.ANSWERS[command](self._listener()))
            case Simple():
                self._handlers[command]()

    def _all_handlers(self) -> dict[Simple, Callable[[], None]]:
        return {
            Simple.CLOSE_BEFORE: self._arm_closing,
            Simple.SIXTY_SIX: self._sixty_six,
            Simple.ENTER: partial(self._play_focused, pair=True),
            Simple.ENTER_NO_PAIR: partial(self._play_focused, pair=False),
            Simple.LEFT: partial(self._move, -1),
            Simple.RIGHT: partial(self._move, 1),
            Simple.HOME: partial(self._move, -6),
            Simple.END: partial(self._move, 6),
            Simple.UP: partial(self._detail, -1),
            Simple.DOWN: partial(self._detail, 1),
            Simple.PLAYABLE_NEXT: partial(self._move_playable, 1),
            Simple.PLAYABLE_BEFORE: partial(self._move_playable, -1),
            Simple.LEGAL: self._what_may_be_played,
            Simple.WHAT: self._what_can_be_said,
            Simple.HINT: self._hint,
            Simple.WHY: self._explain,
            Simple.HELP: self._help,
            Simple.MENU: self._action_menu,
            Simple.REPEAT: self._repeat,
            Simple.JOURNAL: partial(self._walk, 0),
            Simple.OLDER: partial(self._walk, -1),
            Simple.NEWER: partial(self._walk, 1),
            Simple.OLDEST: lambda: self._hear_again(self._journal.oldest()),
            Simple.NEWEST: lambda: self._hear_again(self._journal.newest()),
            Simple.YES: self._nothing_asked,
            Simple.NO: self._nothing_asked,
            Simple.CANCEL: self._nothing_asked,
            Simple.NEXT: self._next,
            Simple.NEW: self._new,
            Simple.BACK: self._take_back,
            Simple.PRACTISE: self._practise,
            Simple.SETTINGS: lambda: self._opened.open(self._settings_menu()),
            Simple.RULES: lambda: self._opened.open(help.chapters(self.settings.rules)),
            Simple.FASTER: partial(self._step, "rate", 1),
            Simple.SLOWER: partial(self._step, "rate", -1),
            Simple.LOUDER: partial(self._step, "volume", 1),
            Simple.QUIETER: partial(self._step, "volume", -1),
            Simple.VERBOSITY: self._change_verbosity,
            Simple.STOP: lambda: self._effects.append(MoveOn()),
            Simple.SLEEP: lambda: self._answer(line("not-listening")),
            Simple.WAKE: lambda: self._answer(line("not-listening")),
            Simple.QUIT: lambda: self._ask(line("ask-quit"), yes=lambda: self._effects.append(Leave())),
        }

    def _ask(self, *question: Line, yes: Callable[[], None]) -> None:
        """Do it when the player has said yes, or at once where no questions are wanted."""
        if self.settings.confirm:
            self._opened.open(Question(question, yes))
        else:
            yes()

    def _menu_closed(self) -> None:
        if self.match is None:  # the languages cannot be left without choosing one
            self._choose_language()
        else:
            self._answer(line("menu-closed"), answers.whose(self._listener().view))

    def _nothing_asked(self) -> None:
        self._answer(line("nothing-asked"), cue="refused")

    # -- playing

    def _do(self, action: Action) -> None:
        why = self._table().refusal(ME, action)
        risky = isinstance(action, Close | Claim | Mande | Remande) or (
            isinstance(action, Name) and action.mande
        )
        if isinstance(action, Close) and why is not None and self._may_arm_closing():
            self._arm_closing()
        elif why is not None:
            self._refuse(why, action)
        elif risky:
            self._ask(line("ask-sure", action=answers.label(action)), yes=partial(self._act, action))
        else:
            self._act(action)

    def _act(self, action: Action) -> None:
        """Do it, if it may still be done: the game may have moved on since the player was asked."""
        why = self._table().refusal(ME, action)
        if why is not None:
            self._refuse(why, action)
            return
        self._opened.clear()
        self._advance(print_do(ME, action))

    def _play_rank(self, rank: Rank) -> None:
        held = [card for card in self._hand() if card.rank is rank]
        legal = [card for card in held if Play(card) in self._legal()]
        if not held:
            self._answer(line("none-of-rank", rank=line("rank", rank=rank)), cue="refused")
        elif len(legal or held) == 1:
            self._do(Play((legal or held)[0]))
        else:
            self._opened.choose(
                line("which-card"),
                [Item(line("just-card", card=card), partial(self._do, Play(card))) for card in legal or held],
            )

    def _play_place(self, place: int) -> None:
        if place > len(self._hand()):
            self._answer(line("no-such-card", count=len(self._hand())), cue="refused")
        else:
            self._do(Play(self._hand()[place - 1]))

    def _digit(self, number: int) -> None:
        again = self._last == Digit(number) and self._cursor.index == number - 1
        if again or self.settings.digit_plays or number > len(self._hand()):
            self._play_place(number)
        else:
            self._focus(Cursor(number - 1))

    def _play_focused(self, pair: bool) -> None:
        card = self._cursor.card(self._hand())
        if self._table().seat is None:
            self._next()
        elif card is None:
            self._answer(line("no-card-in-focus"), cue="refused")
        else:
            self._do(Play(card, pair))

    def _sixty_six(self) -> None:
        """Announce 66, or claim it with the best pair that may be shown if the sum needs it."""
        if self._table().variant.winning is not Winning.CLAIMED:
            self._do(Announce())
            return
        heard = self._listener()
        pairs = [action for action in self._legal() if isinstance(action, Claim) and action.suit is not None]
        if not pairs or counted(heard.view, heard.seen)[ME] >= GOAL:
            self._do(Claim())
        else:
            self._do(max(pairs, key=lambda claim: claim.suit is heard.view.trump))

    def _may_arm_closing(self) -> bool:
        deal = self._table().deal
        return deal.variant.close_before_draw and deal.stock_open and bool(deal.trick)

    def _arm_closing(self) -> None:
        if self._may_arm_closing():
            self._close_before_draw = not self._close_before_draw
            self._answer(line("closing-armed" if self._close_before_draw else "closing-disarmed"))
        else:
            self._do(Close())

    # -- the hand

    def _focus(self, cursor: Cursor, edge: bool = False) -> None:
        self._cursor = cursor
        hand = self._listener().hand()
        index = cursor.index or 0
        said = answers.focus(hand[index], index + 1, len(hand), self.settings.positions)
        self._say(browse(said, cue="hand-edge" if edge else None))

    def _move(self, step: int) -> None:
        count = len(self._hand())
        if not count:
            self._answer(line("hand-empty"), cue="hand-edge")
        else:
            self._focus(*self._cursor.moved(step, count))

    def _move_playable(self, step: int) -> None:
        playable = {action.card for action in self._legal() if isinstance(action, Play)}
        indices = [i for i, card in enumerate(self._hand()) if card in playable]
        if indices:
            self._focus(self._cursor.next_of(indices, step))
        else:
            self._answer(answers.whose(self._listener().view))

    def _detail(self, step: int) -> None:
        if not self._hand():
            self._answer(line("hand-empty"), cue="hand-edge")
            return
        self._cursor = self._cursor.detailed(step)
        self._say(browse(self._told_of_card(self._cursor.detail)))

    def _told_of_card(self, detail: int) -> Line:
        card = self._cursor.card(self._hand()) or self._hand()[0]
        why = self._table().refusal(ME, Play(card))
        reason = None if why is None else self._reason(why, Play(card))
        return answers.detail(self._listener(), card, detail, reason)

    # -- questions

    def _what_may_be_played(self) -> None:
        why = self._not_now()
        if why is not None:
            self._refuse(why)
        else:
            self._answer(answers.legal(self._listener(), self._legal()))

    def _not_now(self) -> Refusal | None:
        """Why the player is not to act."""
        if self._table().winners:
            return Refusal.MATCH_OVER
        if self._table().seat is None:
            return Refusal.DEAL_OVER
        return None if self._table().seat == ME else Refusal.NOT_YOUR_TURN

    def _what_can_be_said(self) -> None:
        self._answer(help.can_say(self.match, ME, self._legal(), self._opened.top))

    def _hint(self) -> None:
        why = self._not_now()
        if why is not None:
            self._refuse(why)
        else:
            self._think(ME, hint=True)

    def _explain(self) -> None:
        if self._why is not None:
            self._answer(self._why)
        elif self._cursor.index is not None and self._hand():
            self._answer(self._told_of_card(answers.WHETHER_PLAYABLE))
        else:
            self._answer(line("why-nothing"))

    def _help(self) -> None:
        if self._last is Simple.HELP:
            self._opened.open(help.key_list(self.keys()))
        else:
            more = line("help-more", key=KeyName("f1"))
            self._answer(help.here(self.match, ME, self._opened.top), more)

    def _action_menu(self) -> None:
        table, legal = self._table(), self._legal()
        items = [
            Item(line("do-label", label=answers.label(action)), partial(self._do, action)) for action in legal
        ]
        if table.seat is None:
            over = Label("new" if table.winners else "next")
            items.append(Item(line("do-label", label=over), self._next))
        for action in help.other_actions(self._hand(), legal):
            why = table.refusal(ME, action)
            if why is not None and why is not Refusal.NOT_AT_THIS_TABLE:
                said = line("cannot", label=answers.label(action), why=self._reason(why, action))
                items.append(Item(said))
        for simple in help.MENU_COMMANDS:
            items.append(Item(line("do-label", label=Label(simple.value)), partial(self._carry_out, simple)))
        self._opened.open(Menu(line("menu-actions"), tuple(items)))

    def _repeat(self) -> None:
        self._hear_again(self._journal.last())

    def _walk(self, step: int) -> None:
        self._hear_again(*self._journal.walk(step))

    def _hear_again(self, found: Announcement | None, edge: bool = False) -> None:
        if found is not None:
            cue = "hand-edge" if edge else None
            self._say(replace(found, priority=Priority.BROWSE, cue=cue, kind=None))

    # -- deals and matches

    def _next(self) -> None:
        why = self._table().refusal_of_next()
        if why is Refusal.MATCH_OVER:
            self._new_match()
        elif why is not None:
            self._ask(self._reason(why), line("ask-new-match"), yes=self._new_match)
        else:
            self._move_on()
            self._advance(print_next(seeded_pack(self._table().variant, self._seed())))

    def _new(self) -> None:
        if self._table().winners:
            self._new_match()
        else:
            self._ask(line("ask-new-match"), yes=self._new_match)

    def _practise(self) -> None:
        self._practising = not self._practising
        if self._practising and not self.settings.hints:
            self._change(replace(self.settings, hints=True))
        self._answer(line("practice-on" if self._practising else "practice-off", back=KeyName("z")))

    def _take_back(self) -> None:
        """Take back the player's last card and what followed, in practice and within the deal."""
        place = next(
            (i for i in reversed(range(len(self._lines))) if self._lines[i].startswith(f"do {ME} ")), 0
        )
        if not self._practising:
            self._answer(line("back-only-in-practice", practise=KeyName("f4")), cue="refused")
        elif any(not text.startswith("do ") for text in self._lines[place:]):
            self._answer(line("nothing-to-take-back"), cue="refused")
        else:
            self._move_on()
            self._lines = self._lines[:place]
            self.match = replay(self._lines)
            self._told = place
            self._effects.append(Rewind(self._lines))
            self._answer(line("taken-back"), answers.table(self._listener().view))
            self._continue()

    # -- settings

    def _change(self, settings: Settings) -> None:
        self.settings = settings
        self._effects.append(Keep(settings))

    def _change_in_menu(self, settings: Settings) -> None:
        self._change(settings)
        self._opened.refresh(self._settings_menu())

    def _settings_menu(self) -> Menu:
        voices = self._voices(self.settings.locale)
        return options.menu(self.settings, voices, self._cues, self._change_in_menu, self._opened.open)

    def _step(self, name: str, step: int) -> None:
        self._change(options.stepped(self.settings, name, step))
        self._answer(options.spoken(self.settings, name))

    def _change_verbosity(self) -> None:
        self._change(options.next_verbosity(self.settings))
        self._answer(options.spoken(self.settings, "verbosity"))


WITHOUT_MATCH = {Simple.STOP, Simple.QUIT}
"""The commands that do something while the language is being chosen; others tell the choice again."""
