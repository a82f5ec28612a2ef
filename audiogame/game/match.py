"""Deals in a row: who opens, match points, who has won (RULES.md)."""

from dataclasses import dataclass, replace

from audiogame.game.actions import Action
from audiogame.game.apply import IllegalAction, apply
from audiogame.game.cards import Card, draw_number, shuffled
from audiogame.game.deal import Deal, Phase, deal_cards
from audiogame.game.events import Event, MatchWon, seen_by
from audiogame.game.refusals import Refusal, announcers, legal_actions, refusal
from audiogame.game.variants import Opener, Variant
from audiogame.game.view import View, view_of


@dataclass(frozen=True, slots=True)
class Match:
    """A match: the deal on the table, what has happened in it, the match points of each side."""

    variant: Variant
    target: int
    scores: tuple[int, ...]
    deal: Deal
    events: tuple[Event, ...]  # of this deal, secrets included

    @property
    def winners(self) -> tuple[int, ...]:
        """The sides that have won the match; empty while it goes on."""
        if self.deal.result is None:
            return ()
        return tuple(side for side, score in enumerate(self.scores) if score >= self.target)

    @property
    def seat(self) -> int | None:
        """The seat to act; None when the deal is over."""
        return self.deal.seat

    @property
    def phase(self) -> Phase:
        """What kind of decision is waited for."""
        return self.deal.phase

    @property
    def leading(self) -> bool:
        """Whether no card lies on the table."""
        return not self.deal.trick

    @property
    def can_close_before_draw(self) -> bool:
        """Whether who takes the trick now played may close before the refill (RULES.md section 6)."""
        return self.variant.close_before_draw and self.deal.stock_open and not self.leading

    def legal(self) -> tuple[Action, ...]:
        """Everything that the seat to act may do."""
        return legal_actions(self.deal)

    def announcers(self) -> tuple[int, ...]:
        """The seats that may announce 66 now."""
        return announcers(self.deal)

    def refusal(self, seat: int, action: Action) -> Refusal | None:
        """Why the seat may not do this now; None when it may."""
        refused = refusal(self.deal, seat, action)
        return Refusal.MATCH_OVER if refused is Refusal.DEAL_OVER and self.winners else refused

    def refusal_of_next(self) -> Refusal | None:
        """Why the next deal may not be dealt now; None when it may."""
        if self.deal.result is None:
            return Refusal.DEAL_RUNNING
        return Refusal.MATCH_OVER if self.winners else None

    def seen(self, seat: int) -> tuple[Event, ...]:
        """What has happened in this deal, as the seat saw it."""
        return tuple(seen_by(event, seat) for event in self.events)

    def view(self, seat: int) -> View:
        """What the seat may know."""
        return view_of(self.deal, seat, self.target, self.scores, self.winners)


def start(
    variant: Variant, target: int, pack: tuple[Card, ...], opener: int
) -> tuple[Match, tuple[Event, ...]]:
    """A new match with its first deal, and what happened. Raises ValueError for a wrong pack."""
    deal, events = deal_cards(variant, pack, opener)
    return Match(variant, target, (0,) * variant.sides, deal, events), events


def act(match: Match, seat: int, action: Action) -> tuple[Match, tuple[Event, ...]]:
    """The match after the seat's action, and what happened. Raises IllegalAction when it is refused."""
    refused = match.refusal(seat, action)
    if refused is not None:
        raise IllegalAction(refused)
    deal, events = apply(match.deal, seat, action)
    scores = list(match.scores)
    if deal.result is not None:
        for side in deal.result.winners:
            scores[side] += deal.result.points
    match = replace(match, deal=deal, scores=tuple(scores))
    events += tuple(MatchWon(side) for side in match.winners)
    return replace(match, events=match.events + events), events


def next_deal(match: Match, pack: tuple[Card, ...]) -> tuple[Match, tuple[Event, ...]]:
    """The match with its next deal, and what happened.

    Raises IllegalAction while a deal is on or after the match, ValueError for a wrong pack.
    """
    refused = match.refusal_of_next()
    if refused is not None:
        raise IllegalAction(refused)
    deal, events = deal_cards(match.variant, pack, next_opener(match.deal))
    return replace(match, deal=deal, events=events), events


def next_opener(deal: Deal) -> int:
    """The seat that opens the deal after this finished one."""
    variant, result = deal.variant, deal.result
    if variant.opener is Opener.NEXT_SEAT:
        return (deal.opener + 1) % variant.players
    if result is None or not result.winners:
        return deal.opener
    return next(seat for seat in range(variant.players) if variant.side(seat) not in result.winners)


def seeded_pack(variant: Variant, seed: str) -> tuple[Card, ...]:
    """The shuffled pack of the seed."""
    return shuffled(variant.pack(), seed)


def seeded_opener(variant: Variant, seed: str) -> int:
    """The seat that opens the first deal of a match of the seed."""
    return draw_number(f"{seed}/opener", variant.players)
