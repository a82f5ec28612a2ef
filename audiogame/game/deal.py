"""One deal as a value, and the questions that the rules ask of it."""

from dataclasses import dataclass, replace
from enum import StrEnum
from typing import TypeVar

from audiogame.game.cards import Card, Suit, strength
from audiogame.game.events import Dealt, Event, Reason, Turned
from audiogame.game.variants import Pairs, Trump, Variant, Winning

T = TypeVar("T")

GOAL = 66
"""The points that win a deal."""


class Phase(StrEnum):
    """What kind of decision the deal waits for; the value is the protocol's word."""

    NAME = "name"
    BID3 = "bid3"
    BID6 = "bid6"
    REMANDE = "remande"
    REFILL = "refill"
    PLAY = "play"
    OVER = "over"


class Basis(StrEnum):
    """What the match points of a result come from."""

    OTHER_HAS_33 = "other-has-33"
    OTHER_UNDER_33 = "other-under-33"
    OTHER_TRICKLESS = "other-trickless"
    ADDED_UP = "added-up"  # from each opponent
    FAILURE = "failure"  # of a closing or a claim
    FAILURE_TRICKLESS = "failure-trickless"
    MANDE = "mande"
    REMANDE = "remande"
    NOTHING = "nothing"


@dataclass(frozen=True, slots=True)
class Result:
    """How a deal ended: the sides that score, the match points each scores, why, and the counted points."""

    winners: tuple[int, ...]
    points: int
    reason: Reason
    totals: tuple[int, ...]
    basis: Basis


@dataclass(frozen=True, slots=True)
class Deal:
    """Everything about a deal, secrets included. Names and shapes as in PROTOCOL.md, "JSON"."""

    variant: Variant
    opener: int
    phase: Phase
    seat: int | None
    lead: int
    hands: tuple[tuple[Card, ...], ...]
    stock: tuple[Card, ...]
    trump: Suit | None
    turned: Card | None
    taken: tuple[tuple[Card, ...], ...]
    tricks: tuple[int, ...]
    points: tuple[int, ...]
    pending: tuple[int, ...]
    known: tuple[frozenset[Card], ...]  # per seat, the cards in its hand that everybody knows of
    trick: tuple[tuple[int, Card], ...] = ()
    pairs: tuple[tuple[int, Suit, int], ...] = ()
    closed_by: int | None = None
    tricks_at_closing: tuple[int, ...] = ()
    contract: int | None = None
    soloist: int | None = None
    remander: int | None = None
    asked: bool = False
    barred: frozenset[int] = frozenset()  # seats that announced wrongly since the last trick
    result: Result | None = None

    @property
    def stock_open(self) -> bool:
        """Whether the stock is neither empty nor closed."""
        return self.turned is not None and self.closed_by is None

    @property
    def active(self) -> tuple[int, ...]:
        """The seats that play, in playing order from seat 0; the others sit out."""
        return active_seats(self.variant, self.soloist, self.remander)

    def after(self, seat: int) -> int:
        """The next seat that plays, in playing order."""
        active = self.active
        players = self.variant.players
        return next(s % players for s in range(seat + 1, seat + 1 + players) if s % players in active)

    def order(self, first: int) -> tuple[int, ...]:
        """All seats in playing order, from `first`."""
        players = self.variant.players
        return tuple((first + i) % players for i in range(players))

    def side_tricks(self, side: int) -> int:
        """The number of tricks that the side has taken."""
        return sum(n for seat, n in enumerate(self.tricks) if self.variant.side(seat) == side)

    @property
    def first_trick_after_closing(self) -> bool:
        """Whether the trick now played is the first since the stock was closed."""
        return self.closed_by is not None and self.tricks == self.tricks_at_closing

    def may_show_pairs(self, seat: int) -> bool:
        """Whether the seat, leading now, may show a pair if it holds one (RULES.md sections 2, 4, 5, 10)."""
        variant = self.variant
        if variant.quiet_first_trick and not any(self.tricks):
            return False
        if variant.pairs is Pairs.ANY_LEAD:
            return True
        if variant.pairs is Pairs.STOCK_OPEN:
            own_closing = self.closed_by == seat and self.first_trick_after_closing
            return self.stock_open or (variant.closer_shows_pair and own_closing)
        if self.remander is None and self.soloist is not None:
            return seat == self.soloist
        return self.remander is not None or sum(self.tricks) < 5

    def winning(self) -> tuple[int, Card]:
        """The seat and card that take the trick as it lies. The trick must not be empty."""
        return winning(self.trick, self.trump)


def active_seats(variant: Variant, soloist: int | None, remander: int | None) -> tuple[int, ...]:
    """The seats that play: all, all but a soloist's partner, or soloist and remander (RULES.md section 5)."""
    if soloist is None:
        return tuple(range(variant.players))
    if remander is not None:
        return tuple(sorted((soloist, remander)))
    side = variant.side(soloist)
    return tuple(s for s in range(variant.players) if s == soloist or variant.side(s) != side)


def winning(trick: tuple[tuple[int, Card], ...], trump: Suit | None) -> tuple[int, Card]:
    """The seat and card that take the trick as it lies. The trick must not be empty."""
    best = trick[0]
    for entry in trick[1:]:
        if beats(entry[1], best[1], trump):
            best = entry
    return best


def pair_points(suit: Suit, trump: Suit | None) -> int:
    """What the pair of the suit counts (RULES.md section 1)."""
    return 40 if suit is trump else 20


def beats(card: Card, other: Card, trump: Suit | None) -> bool:
    """Whether the card, played later, takes the trick from the other (RULES.md section 1)."""
    if card.suit is other.suit:
        return strength(card) > strength(other)
    return card.suit is trump


def deal_cards(variant: Variant, pack: tuple[Card, ...], opener: int) -> tuple[Deal, tuple[Event, ...]]:
    """A new deal from a pack in dealing order (PROTOCOL.md, "Commands"), and what was to be seen of it.

    Raises ValueError unless the pack holds every card of the rule set once.
    """
    if sorted(pack) != sorted(variant.pack()):
        raise ValueError("the pack must hold every card once")
    players = variant.players
    hands: list[tuple[Card, ...]] = [()] * players
    rest = pack
    for size in variant.packets:
        for i in range(players):
            seat = (opener + i) % players
            hands[seat] += rest[:size]
            rest = rest[size:]
    turned, trump = None, None
    known: list[frozenset[Card]] = [frozenset()] * players
    events: list[Event] = [Dealt()]
    if variant.trump is Trump.TURNED:
        turned, rest = rest[0], (*rest[1:], rest[0])
        trump = turned.suit
        events.append(Turned(turned))
    elif variant.trump is Trump.LAST_DEALT:
        trump = pack[-1].suit
        known[opener - 1] = frozenset({pack[-1]})
    deal = Deal(
        variant=variant,
        opener=opener,
        phase=Phase.NAME if variant.trump is Trump.NAMED else Phase.PLAY,
        seat=opener,
        lead=opener,
        hands=tuple(hands),
        stock=rest,
        trump=trump,
        turned=turned,
        taken=((),) * players,
        tricks=(0,) * players,
        points=(0,) * variant.sides,
        pending=(0,) * variant.sides,
        known=tuple(known),
    )
    return deal, tuple(events)


def holding(deal: Deal, seat: int, cards: tuple[Card, ...]) -> Deal:
    """The deal with the cards as the seat's hand; what is known of the hand goes with the cards."""
    hands = put(deal.hands, seat, cards)
    return replace(deal, hands=hands, known=put(deal.known, seat, deal.known[seat] & frozenset(cards)))


def known_to_hold(deal: Deal, seat: int, *cards: Card) -> Deal:
    """The deal in which everybody knows that the seat holds the cards."""
    return replace(deal, known=put(deal.known, seat, deal.known[seat] | frozenset(cards)))


def put(values: tuple[T, ...], place: int, value: T) -> tuple[T, ...]:
    """The values with another one at the place."""
    return (*values[:place], value, *values[place + 1 :])


def found_66(deal: Deal, side: int) -> bool:
    """Whether the game itself ends the deal now for the side's points."""
    return deal.variant.winning is Winning.FOUND and deal.points[side] >= GOAL
