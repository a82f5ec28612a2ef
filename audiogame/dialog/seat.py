"""The player's seat at the table: what it may know and do, and what is said to it."""

from audiogame.dialog import answers, options
from audiogame.dialog.announcement import Announcement, Kind, Line, answer
from audiogame.dialog.announcer import Listener
from audiogame.dialog.effects import Effect, Say
from audiogame.dialog.journal import Journal
from audiogame.game.actions import Action
from audiogame.game.cards import Card
from audiogame.game.match import Match
from audiogame.game.refusals import Refusal
from audiogame.settings import Settings

ME = 0
NEEDS_VERBOSITY = {Kind.OTHER_DRAWS: "full", Kind.HAND: "normal"}


class Seat:
    """What all parts of the conversation share: the match, the settings, and the effects that gather."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.match: Match | None = None
        self.why: Line | None = None  # what "why" explains
        self.why_of_other: Line | None = None  # what it explains else, until the player moves to a card
        self.speaking = False
        self.journal = Journal()
        self._effects: list[Effect] = []

    def do(self, effect: Effect) -> None:
        """One more effect."""
        self._effects.append(effect)

    def done(self) -> list[Effect]:
        """The effects that have gathered; what is said among them goes to the journal together."""
        effects, self._effects = self._effects, []
        self.journal.add_together(effect.announcement for effect in effects if isinstance(effect, Say))
        return effects

    # ---- what it may know ----

    @property
    def table(self) -> Match:
        """The match; there must be one."""
        assert self.match is not None
        return self.match

    def listener(self) -> Listener:
        """What the player may know now."""
        return Listener(self.table.view(ME), self.table.seen(ME), self.settings.hints)

    def legal(self) -> tuple[Action, ...]:
        """What the player may do now; empty when another is to act."""
        return self.match.legal() if self.match is not None and self.match.seat == ME else ()

    def hand(self) -> tuple[Card, ...]:
        """The player's cards, in order."""
        return self.match.view(ME).hand if self.match is not None else ()

    def not_now(self) -> Refusal | None:
        """Why the player is not to act."""
        if self.table.winners:
            return Refusal.MATCH_OVER
        if self.table.seat is None:
            return Refusal.DEAL_OVER
        return None if self.table.seat == ME else Refusal.NOT_YOUR_TURN

    def reason(self, why: Refusal, action: Action | None = None) -> Line:
        """The refusal in words, with the way out."""
        return answers.refused(self.listener(), why, action, self.legal())

    # ---- what is said to it ----

    def wants(self, announcement: Announcement) -> bool:
        """Whether the player wants to hear this kind of announcement."""
        kind = announcement.kind
        if kind is None:
            return True
        order = options.VERBOSITIES
        enough = order.index(self.settings.verbosity) >= order.index(NEEDS_VERBOSITY.get(kind, "brief"))
        return enough and kind.value not in self.settings.silent

    def say(self, announcement: Announcement) -> None:
        """Say it, if it is wanted."""
        if self.wants(announcement):
            self.speaking = True
            self.do(Say(announcement))

    def answer(self, *lines: Line, cue: str | None = None) -> None:
        """Say it in answer to what the player has asked or done."""
        self.say(answer(*lines, cue=cue))

    def refuse(self, why: Refusal, action: Action | None = None) -> None:
        """Say why not, and keep it for "why"."""
        self.why = self.reason(why, action)
        self.answer(self.why, cue="refused")
