"""What has happened, as announcements to one listener."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import assert_never

from audiogame.dialog.announcement import (
    Announcement,
    Held,
    Kind,
    Label,
    Line,
    Priority,
    Value,
    line,
    who,
    whose_side,
)
from audiogame.game import events as ev
from audiogame.game.cards import Card, partner, points
from audiogame.game.deal import Phase
from audiogame.game.events import Event, Reason
from audiogame.game.variants import Trump
from audiogame.game.view import View, counted

Events = tuple[Event, ...]

RESULT_EVENTS = (ev.Ended, ev.Scored, ev.MatchWon)


@dataclass(frozen=True, slots=True)
class Listener:
    """What a listener may know, has seen of the deal so far, and whether beginners' hints are on."""

    view: View
    seen: Events
    hints: bool

    def held(self, card: Card) -> Held:
        """The card of the own hand with what this listener wants to hear of it."""
        return Held(
            card,
            trump=card.suit is self.view.trump,
            hints=self.hints,
            points=points(card),
            pair=partner(card) in self.view.hand,
        )

    def hand(self) -> tuple[Held, ...]:
        """The own hand, in order."""
        return tuple(self.held(card) for card in self.view.hand)

    def totals(self) -> tuple[int, ...] | None:
        """The counted points of each side, as far as this listener is told them."""
        if self.view.result is not None:
            return self.view.result.totals
        if self.view.variant.points_told or self.hints:
            return counted(self.view, self.seen)
        return None

    def tells_running_points(self) -> bool:
        """Whether the own points are told without being asked (RULES.md section 2)."""
        return self.hints or self.view.variant.points_always_told


def announce(listener: Listener, events: Events) -> Iterator[Announcement]:
    """The announcements of what has happened, in order; the end of a deal is one of them."""
    for event in events:
        if not isinstance(event, RESULT_EVENTS):
            yield from _announce(listener, event)
    if any(isinstance(event, ev.Ended) for event in events):
        yield result(listener)


def _announce(listener: Listener, event: Event) -> Iterator[Announcement]:
    view = listener.view
    match event:
        case ev.Dealt() if view.phase is Phase.BID6:
            yield Announcement((line("dealt-up"),), cue="shuffle")
        case ev.Dealt():
            yield Announcement((line("dealt", who=who(view, view.opener)),), cue="shuffle")
            if view.variant.trump is Trump.LAST_DEALT:
                yield from _last_dealt(view)
        case ev.Turned(card):
            yield Announcement((line("turned", card=card, suit=card.suit),))
        case ev.Named(seat, suit):
            yield _by(view, seat, line("named", who=who(view, seat), suit=suit))
        case ev.Flipped(seat, card):
            yield _by(view, seat, line("flipped", who=who(view, seat), card=card, suit=card.suit))
        case ev.DeclaredMande(seat):
            cards = view.contract or 0
            yield _by(view, seat, line("bid-mande", who=who(view, seat), cards=cards))
            yield from _sits_out(view)
        case ev.DeclaredRemande(seat):
            yield _by(view, seat, line("bid-remande", who=who(view, seat)))
            yield from _sits_out(view)
        case ev.Asked(seat):
            yield _by(view, seat, line("asked", who=who(view, seat)))
        case ev.Passed(seat):
            yield _by(view, seat, line("passed", who=who(view, seat)))
        case ev.Led(seat, card) | ev.Played(seat, card):
            kind = Kind.OWN_CARDS if seat == view.me else Kind.OTHER_CARDS
            word = "led" if isinstance(event, ev.Led) else "played"
            said = line(word, who=who(view, seat), card=card)
            yield _by(view, seat, said, cue="card-played", kind=kind)
        case ev.PairShown(seat, suit, worth):
            pending = "yes" if view.pending[view.variant.side(seat)] else "no"
            said = line("pair", who=who(view, seat), suit=suit, points=worth, pending=pending)
            yield _by(view, seat, said, cue="pair")
        case ev.Counted(side, worth):
            yield Announcement((line("counted", who=whose_side(view, side), points=worth),))
        case ev.Exchanged(seat, given, taken):
            yield _by(
                view, seat, line("exchanged", who=who(view, seat), given=given, taken=taken), cue="exchange"
            )
        case ev.Closed(seat):
            yield _by(view, seat, line("closed", who=who(view, seat)), cue="close")
        case ev.Drew(seat, card, is_open):
            yield from _drew(listener, seat, card, is_open)
        case ev.Took(seat, worth):
            yield _took(listener, seat, worth)
        case ev.Bonus(seat, worth):
            yield Announcement((line("bonus", who=who(view, seat), points=worth),), kind=Kind.TRICKS)
        case ev.Lapsed():
            yield Announcement((line("lapsed"),))
        case ev.Claimed(seat, right):
            yield _by(view, seat, line("claimed", who=who(view, seat), right="yes" if right else "no"))
        case ev.Announced(seat, right):
            yield _by(view, seat, line("announced", who=who(view, seat), right="yes" if right else "no"))
        case ev.Ended() | ev.Scored() | ev.MatchWon():
            pass
        case _:
            assert_never(event)


def _by(
    view: View, seat: int, *lines: Line, cue: str | None = None, kind: Kind | None = None
) -> Announcement:
    """Said from the place of the seat; the listener's own doings are said by the narrator."""
    return Announcement(lines, cue=cue, seat=None if seat == view.me else seat, kind=kind)


def _sits_out(view: View) -> Iterator[Announcement]:
    if view.me not in view.active:
        yield Announcement((line("sits-out"),))


def _last_dealt(view: View) -> Iterator[Announcement]:
    dealer = (view.opener - 1) % view.variant.players
    card = next(iter(view.known[dealer]), None)
    if card is not None:
        yield Announcement((line("trump-of-dealer", who=who(view, dealer), card=card, suit=card.suit),))


def _drew(listener: Listener, seat: int, card: Card | None, is_open: bool) -> Iterator[Announcement]:
    view = listener.view
    if seat == view.me and card is not None:
        yield Announcement((line("drew", card=listener.held(card)),), kind=Kind.DRAWS)
    elif card is not None:
        yield _by(view, seat, line("drew-turned", who=who(view, seat), card=card))
    else:
        yield _by(view, seat, line("drew-hidden", who=who(view, seat)), kind=Kind.OTHER_DRAWS)
    if is_open:
        yield Announcement((line("stock-ran-out"),))


def _took(listener: Listener, seat: int, worth: int) -> Announcement:
    view = listener.view
    side = view.variant.side(seat)
    ours = side == view.variant.side(view.me)
    arguments: dict[str, Value] = {"who": who(view, seat), "hints": "yes" if listener.hints else "no"}
    totals = listener.totals()
    tell = ours and totals is not None and listener.tells_running_points()
    total = (
        line("running-points", who=whose_side(view, side), points=totals[side]) if tell and totals else None
    )
    said = (line("took", points=worth, **arguments), *([total] if total else []))
    cue = "trick-won" if ours else "trick-lost"
    return _by(view, seat, *said, cue=cue, kind=Kind.TRICKS)


def result(listener: Listener) -> Announcement:
    """How the finished deal ended, what it is worth and why, how the match stands, what can be done now."""
    view = listener.view
    outcome = view.result
    assert outcome is not None
    lines = [_ended(view), side_points("totals", view, outcome.totals)]
    for side in outcome.winners:
        said = line(
            "scored",
            who=whose_side(view, side),
            points=outcome.points,
            basis=outcome.basis,
            cards=view.contract or 0,
        )
        lines.append(said)
    lines.append(side_points("match-score", view, view.match, target=view.target))
    lines += [line("match-won", who=whose_side(view, side)) for side in view.match_winners]
    over = ("new-match-prompt", "new") if view.match_winners else ("next-deal-prompt", "next")
    lines.append(line(over[0], command=Label(over[1])))
    mine = view.variant.side(view.me)
    cue = None
    if mine in view.match_winners:
        cue = "match-won"
    elif outcome.winners:
        cue = "deal-won" if mine in outcome.winners else "deal-lost"
    return Announcement(tuple(lines), Priority.RESULT, cue)


def _ended(view: View) -> Line:
    outcome = view.result
    assert outcome is not None
    match outcome.reason:
        case Reason.TIE:
            return line("ended-tie")
        case Reason.CLOSER_FAILED | Reason.CLOSER_OVERTAKEN:
            assert view.closed_by is not None
            return line(_id(outcome.reason), who=who(view, view.closed_by))
        case Reason.MANDE_MADE | Reason.MANDE_FAILED:
            assert view.soloist is not None
            return line(_id(outcome.reason), who=who(view, view.soloist))
        case _:
            return line(_id(outcome.reason), who=whose_side(view, outcome.winners[0]))


def _id(reason: Reason) -> str:
    return "ended-" + reason.replace("_", "-")


def side_points(message: str, view: View, values: tuple[int, ...], **arguments: Value) -> Line:
    """The message with `scores`: what each side has, the listener's first."""
    mine = view.variant.side(view.me)
    order = [(mine + i) % view.variant.sides for i in range(view.variant.sides)]
    scores = tuple(line("side-points", who=whose_side(view, s), points=values[s]) for s in order)
    return line(message, scores=scores, **arguments)


def deal_intro(listener: Listener) -> Announcement:
    """The own hand, said when cards have been dealt."""
    said = line("your-hand", count=len(listener.view.hand), cards=listener.hand())
    return Announcement((said,), kind=Kind.HAND)
