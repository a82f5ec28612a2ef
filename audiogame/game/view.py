"""What a seat may know: the one place where secrets are taken out."""

from dataclasses import dataclass
from random import Random

from audiogame.game.cards import Card, Suit, ordered
from audiogame.game.deal import Deal, Phase, Result, active_seats
from audiogame.game.events import Bonus, Counted, Event, Led, PairShown, Played, Took
from audiogame.game.variants import Variant


@dataclass(frozen=True, slots=True)
class View:
    """The deal and the match as one seat may know them. Names and shapes as in PROTOCOL.md, "JSON"."""

    me: int
    variant: Variant
    target: int
    phase: Phase
    seat: int | None
    opener: int
    lead: int
    trump: Suit | None
    turned: Card | None
    stock: int
    contract: int | None
    closed_by: int | None
    hands: tuple[tuple[Card, ...], ...]  # whole for `me`, else the cards everybody knows of
    hand_sizes: tuple[int, ...]
    trick: tuple[tuple[int, Card], ...]
    taken: tuple[tuple[Card, ...], ...]
    tricks: tuple[int, ...]
    points: tuple[int | None, ...]  # None where the rule set does not tell
    pending: tuple[int, ...]
    pairs: tuple[tuple[int, Suit, int], ...]
    soloist: int | None
    remander: int | None
    asked: bool
    tricks_at_closing: tuple[int, ...]
    barred: frozenset[int]
    known: tuple[frozenset[Card], ...]
    match: tuple[int, ...]
    result: Result | None
    match_winners: tuple[int, ...]

    @property
    def active(self) -> tuple[int, ...]:
        """The seats that play, in playing order from seat 0; the others sit out."""
        return active_seats(self.variant, self.soloist, self.remander)

    @property
    def hand(self) -> tuple[Card, ...]:
        """The own hand, in order."""
        return self.hands[self.me]


def view_of(deal: Deal, seat: int, target: int, scores: tuple[int, ...], winners: tuple[int, ...]) -> View:
    """What the seat may know of the deal and the match."""
    told = deal.variant.points_told
    return View(
        me=seat,
        variant=deal.variant,
        target=target,
        phase=deal.phase,
        seat=deal.seat,
        opener=deal.opener,
        lead=deal.lead,
        trump=deal.trump,
        turned=deal.turned,
        stock=len(deal.stock),
        contract=deal.contract,
        closed_by=deal.closed_by,
        hands=tuple(ordered(h if s == seat else deal.known[s]) for s, h in enumerate(deal.hands)),
        hand_sizes=tuple(len(hand) for hand in deal.hands),
        trick=deal.trick,
        taken=deal.taken if told else ((),) * deal.variant.players,
        tricks=deal.tricks,
        points=deal.points if told else (None,) * deal.variant.sides,
        pending=deal.pending,
        pairs=deal.pairs,
        soloist=deal.soloist,
        remander=deal.remander,
        asked=deal.asked,
        tricks_at_closing=deal.tricks_at_closing,
        barred=deal.barred,
        known=deal.known,
        match=scores,
        result=deal.result,
        match_winners=winners,
    )


def unseen(view: View, events: tuple[Event, ...]) -> tuple[Card, ...]:
    """The cards whose place the seat cannot know, in order.

    `events` are those of the deal, as a player remembers them who forgets nothing.
    """
    gone = {event.card for event in events if isinstance(event, Led | Played)}
    placed = gone.union(*map(set, view.hands), {view.turned} if view.turned else ())
    return tuple(card for card in view.variant.pack() if card not in placed)


def sample(view: View, events: tuple[Event, ...], random: Random) -> Deal:
    """A whole deal that the seat could be in: the unseen cards placed at random, all else as it is known.

    Points that the table does not tell are counted from the events.
    """
    hidden = list(unseen(view, events))
    random.shuffle(hidden)
    hands = []
    for seat, size in enumerate(view.hand_sizes):
        missing = size - len(view.hands[seat])
        hands.append(view.hands[seat] + tuple(hidden[:missing]))
        hidden = hidden[missing:]
    stock = tuple(hidden) + ((view.turned,) if view.turned else ())
    return Deal(
        variant=view.variant,
        opener=view.opener,
        phase=view.phase,
        seat=view.seat,
        lead=view.lead,
        hands=tuple(hands),
        stock=stock,
        trump=view.trump,
        turned=view.turned,
        taken=view.taken,
        tricks=view.tricks,
        points=counted(view, events),
        pending=view.pending,
        known=view.known,
        trick=view.trick,
        pairs=view.pairs,
        closed_by=view.closed_by,
        tricks_at_closing=view.tricks_at_closing,
        contract=view.contract,
        soloist=view.soloist,
        remander=view.remander,
        asked=view.asked,
        barred=view.barred,
        result=view.result,
    )


def counted(view: View, events: tuple[Event, ...]) -> tuple[int, ...]:
    """The counted points of each side: as told, else as a player adds them up who forgets nothing."""
    totals = [0] * view.variant.sides
    tricks = [0] * view.variant.sides
    for event in events:
        match event:
            case Took(seat, points):
                tricks[view.variant.side(seat)] += 1
                totals[view.variant.side(seat)] += points
            case Bonus(seat, points):
                totals[view.variant.side(seat)] += points
            case Counted(side, points):
                totals[side] += points
            case PairShown(seat, _, points):
                if tricks[view.variant.side(seat)]:
                    totals[view.variant.side(seat)] += points
    told = [points for points in view.points if points is not None]
    return tuple(told or totals)
