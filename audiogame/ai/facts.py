"""What a seat knows and can work out of its position, as the heuristics and the hints ask for it."""

from dataclasses import dataclass, replace
from enum import StrEnum
from functools import cached_property
from random import Random

from audiogame.ai.options import sensible_actions
from audiogame.game.actions import Action, Play
from audiogame.game.cards import Card, Rank, Suit, partner, points, strength
from audiogame.game.deal import Deal, Phase, beats, pair_points
from audiogame.game.events import Event, Led, Played
from audiogame.game.refusals import pair_with
from audiogame.game.view import View, sample, unseen


class Level(StrEnum):
    """How well a computer player plays.

    A beginner remembers the last cards and follows simple habits. An intermediate player weighs what the
    others may hold, remembers aces, tens, trumps and what was played lately, and works out the last three
    tricks. An expert forgets nothing, searches over the deals that can be, works the end out where nothing is
    hidden, and solves possible deals before closing or bidding.
    """

    BEGINNER = "beginner"
    INTERMEDIATE = "intermediate"
    EXPERT = "expert"


_MOST_CARDS = {2: 6, 3: 4, 4: 4}  # in hand, by the seats that play, for the exact end to be quick
_RECENT_PLAYS = {Level.BEGINNER: 2, Level.INTERMEDIATE: 8}


@dataclass(frozen=True)
class Facts:
    """The position of one seat; `deal` is any it could be in, asked only what does not differ."""

    view: View
    deal: Deal
    out: frozenset[Card]  # the cards that the others may hold, as far as the player remembers

    @cached_property
    def me(self) -> int:
        """The seat."""
        return self.view.me

    @cached_property
    def side(self) -> int:
        """The side of the seat."""
        return self.view.variant.side(self.me)

    @cached_property
    def hand(self) -> tuple[Card, ...]:
        """The own hand."""
        return self.view.hand

    @cached_property
    def actions(self) -> tuple[Action, ...]:
        """What is worth considering; empty when the seat is not to act."""
        return sensible_actions(self.deal) if self.deal.seat == self.me else ()

    @cached_property
    def playable(self) -> tuple[Card, ...]:
        """The cards that may be played now."""
        return tuple(action.card for action in self.actions if isinstance(action, Play))

    @cached_property
    def leading(self) -> bool:
        """Whether no card lies on the table."""
        return not self.deal.trick

    @cached_property
    def strict(self) -> bool:
        """Whether the strict rules of play hold and nobody draws any more."""
        return not self.deal.stock_open

    @cached_property
    def clear(self) -> bool:
        """Whether every hand is known, nobody draws any more, and the rest can be worked out quickly."""
        deal, view = self.deal, self.view
        if deal.trump is None or deal.stock_open:
            return False
        if max(len(deal.hands[seat]) for seat in deal.active) > _MOST_CARDS[len(deal.active)]:
            return False
        missing = [seat for seat in deal.active if view.hand_sizes[seat] > len(view.hands[seat])]
        elsewhere = view.stock > (view.turned is not None) or len(deal.active) < view.variant.players
        return not missing or (len(missing) == 1 and not elsewhere)

    @cached_property
    def score(self) -> int:
        """The counted points of the own side."""
        return self.deal.points[self.side]

    @cached_property
    def has_trick(self) -> bool:
        """Whether the own side has taken a trick."""
        return self.deal.side_tricks(self.side) > 0

    @cached_property
    def stake(self) -> int:
        """The points of the cards on the table."""
        return sum(points(card) for _, card in self.deal.trick)

    @cached_property
    def later(self) -> tuple[int, ...]:
        """The seats that still answer after the own card, in order."""
        count = len(self.deal.active) - len(self.deal.trick) - 1
        seats, seat = [], self.me
        for _ in range(count):
            seat = self.deal.after(seat)
            seats.append(seat)
        return tuple(seats)

    @cached_property
    def last(self) -> bool:
        """Whether the own card completes the trick."""
        return not self.leading and not self.later

    @cached_property
    def needs(self) -> tuple[int, ...]:
        """The match points that each side still lacks."""
        return tuple(max(1, self.view.target - score) for score in self.view.match)

    @cached_property
    def draws(self) -> int:
        """The number of cards the seat is still to draw."""
        return 0 if self.strict else self.view.stock // self.view.variant.players

    def friend(self, seat: int) -> bool:
        """Whether the seat is on the own side."""
        return self.view.variant.side(seat) == self.side

    def is_trump(self, card: Card) -> bool:
        """Whether the card is a trump."""
        return card.suit is self.deal.trump

    def takes(self, card: Card) -> bool:
        """Whether the card, played now, is the best of the trick as it lies."""
        return self.leading or beats(card, self.deal.winning()[1], self.deal.trump)

    def beaters(self, card: Card) -> tuple[Card, ...]:
        """The cards the others may hold that beat the card."""
        return tuple(other for other in self.out if beats(other, card, self.deal.trump))

    def sure(self, card: Card) -> bool:
        """Whether the card, played now, certainly takes the trick."""
        return self.takes(card) and (self.last or not self.beaters(card))

    def higher(self, card: Card) -> tuple[Card, ...]:
        """The higher cards of the same suit that the others may hold."""
        return tuple(c for c in self.out if c.suit is card.suit and strength(c) > strength(card))

    def shows(self, card: Card) -> bool:
        """Whether leading the card now shows a pair."""
        return self.leading and pair_with(self.deal, self.me, card) is None

    def pair_worth(self, suit: Suit) -> int:
        """What the pair of the suit counts: 20, or 40 in trumps."""
        return pair_points(suit, self.deal.trump)

    @cached_property
    def pairs_to_come(self) -> bool:
        """Whether the seat may show a pair on its next lead, if it has one by then."""
        deal, variant = self.deal, self.view.variant
        if deal.stock_open and self.view.stock <= variant.players:  # the last draw comes before that lead
            deal = replace(deal, turned=None)
        return replace(deal, trick=(), tricks=_one_more(deal.tricks, self.me)).may_show_pairs(self.me)

    @cached_property
    def pairs_possible(self) -> bool:
        """Whether the seat, if it leads now, may show a pair."""
        return self.leading and self.deal.may_show_pairs(self.me)

    def hopes_for_pair(self, card: Card) -> bool:
        """Whether a pair with the card can be shown later, its other half held or still to be drawn."""
        other = partner(card)
        if other is None or not self.pairs_to_come:
            return False
        drawable = self.draws > 0 and (other in self.out or other == self.view.turned)
        return other in self.hand or drawable

    def total_if_taken(self, card: Card) -> int:
        """The own side's points if it takes this trick with the card, at least."""
        pair = self.pair_worth(card.suit) if self.shows(card) else 0
        return self.score + self.deal.pending[self.side] + pair + self.stake + points(card)

    @cached_property
    def prospects(self) -> int:
        """The points counted and pending, those in the hand, and the best pair to show after closing."""
        pairs = [self.pair_worth(c.suit) for c in self.hand if self.leading and self.may_show_if_closed(c)]
        held = sum(points(card) for card in self.hand)
        return self.score + self.deal.pending[self.side] + held + max(pairs, default=0)

    def may_show_if_closed(self, card: Card) -> bool:
        """Whether a pair could be shown with the card on a lead just after closing now."""
        closed = replace(
            self.deal, closed_by=self.me, tricks_at_closing=self.deal.tricks, phase=Phase.PLAY, seat=self.me
        )
        return pair_with(closed, self.me, card) is None


def hand_count(hand: tuple[Card, ...], trump: Suit | None) -> int:
    """What the cards count, with 20 for each pair and 40 in trumps."""
    pairs = [c.suit for c in hand if c.rank is Rank.KING and partner(c) in hand]
    return sum(map(points, hand)) + sum(pair_points(suit, trump) for suit in pairs)


def facts_of(view: View, events: tuple[Event, ...], level: Level = Level.EXPERT) -> Facts:
    """The position of the view's seat, as a player of the level remembers it."""
    deal = sample(view, events, Random(0))
    others = [card for seat, hand in enumerate(view.hands) if seat != view.me for card in hand]
    unplaced = set(unseen(view, _remembered(view, events, level)))
    on_table = {card for _, card in view.trick}
    return Facts(view, deal, frozenset(unplaced.union(others) - on_table))


def _remembered(view: View, events: tuple[Event, ...], level: Level) -> tuple[Event, ...]:
    """The cards played that the player has not forgotten."""
    plays = [event for event in events if isinstance(event, Led | Played)]
    if level is Level.EXPERT:
        return tuple(plays)
    recent = plays[-_RECENT_PLAYS[level] :]
    if level is Level.INTERMEDIATE:
        recent += [e for e in plays if e.card.suit is view.trump or e.card.rank in (Rank.ACE, Rank.TEN)]
    return tuple(recent)


def _one_more(values: tuple[int, ...], place: int) -> tuple[int, ...]:
    return tuple(value + (i == place) for i, value in enumerate(values))
