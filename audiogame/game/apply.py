"""The deal after an action, and what happened (RULES.md sections 1 to 10)."""

from dataclasses import replace
from typing import assert_never

from audiogame.game.actions import (
    Action,
    Announce,
    Anyone,
    Claim,
    Close,
    Draw,
    Exchange,
    Flip,
    Mande,
    Name,
    Pass,
    Play,
    Remande,
)
from audiogame.game.bidding import apply_bid
from audiogame.game.cards import Card, Rank, Suit, points
from audiogame.game.deal import GOAL, Deal, Phase, Result, found_66, holding, known_to_hold, pair_points, put
from audiogame.game.events import (
    Announced,
    Bonus,
    Claimed,
    Closed,
    Counted,
    Drew,
    Ended,
    Event,
    Exchanged,
    Lapsed,
    Led,
    PairShown,
    Played,
    Reason,
    Scored,
    Took,
)
from audiogame.game.refusals import Refusal, pair_with, refusal
from audiogame.game.scoring import mande_made, played_out, reached_66, won, wrong_claim
from audiogame.game.variants import LastTrick

LAST_TRICK_POINTS = 10

Step = tuple[Deal, list[Event]]


class IllegalAction(ValueError):
    """An action that the rules refuse; `refusal` says why."""

    def __init__(self, refused: Refusal) -> None:
        super().__init__(refused)
        self.refusal = refused


def apply(deal: Deal, seat: int, action: Action) -> tuple[Deal, tuple[Event, ...]]:
    """The deal after the seat's action and the events in the order in which they happened.

    Raises IllegalAction when the action is refused.
    """
    refused = refusal(deal, seat, action)
    if refused is not None:
        raise IllegalAction(refused)
    deal, events = _carry_out(deal, seat, action)
    return deal, tuple(events)


def _carry_out(deal: Deal, seat: int, action: Action) -> Step:
    match action:
        case Play():
            return _play(deal, seat, action)
        case Exchange():
            return _exchange(deal, seat)
        case Close():
            deal = replace(deal, closed_by=seat, tricks_at_closing=deal.tricks, phase=Phase.PLAY)
            return deal, [Closed(seat)]
        case Draw():
            return _draw(deal)
        case Claim():
            return _claim(deal, seat, action.suit)
        case Announce():
            return _announce(deal, seat)
        case Name() | Flip() | Mande() | Remande() | Anyone() | Pass():
            return apply_bid(deal, seat, action)
        case _:
            assert_never(action)


def _end(deal: Deal, result: Result) -> Step:
    deal = replace(deal, phase=Phase.OVER, seat=None, result=result)
    scored = [Scored(side, result.points) for side in result.winners]
    return deal, [Ended(result.reason), *scored]


def _exchange(deal: Deal, seat: int) -> Step:
    rank, trump, turned = deal.variant.exchange, deal.trump, deal.turned
    assert rank is not None
    assert trump is not None
    assert turned is not None
    given = Card(rank, trump)
    hand = (*(c for c in deal.hands[seat] if c != given), turned)
    deal = known_to_hold(holding(deal, seat, hand), seat, turned)
    deal = replace(deal, turned=given, stock=(*deal.stock[:-1], given))
    return deal, [Exchanged(seat, given, turned)]


def _play(deal: Deal, seat: int, action: Play) -> Step:
    card = action.card
    if deal.trick:
        deal, events = _put_down(deal, seat, card), [Played(seat, card)]
        if len(deal.trick) < len(deal.active):
            return replace(deal, seat=deal.after(seat)), list(events)
        deal, taken = _take(deal)
        return deal, [*events, *taken]
    shows = action.pair and pair_with(deal, seat, card) is None
    led: list[Event] = [Led(seat, card)]
    deal, lapsed = _lapse(deal)
    deal = replace(_put_down(deal, seat, card), seat=deal.after(seat))
    led += lapsed
    if not shows:
        return deal, led
    deal, shown = _show_pair(deal, seat, card.suit)
    deal = known_to_hold(deal, seat, *(c for c in deal.hands[seat] if _of_pair(c, card.suit)))
    led.append(shown)
    side = deal.variant.side(seat)
    if not found_66(deal, side):
        return deal, led
    deal, ended = _end(deal, reached_66(deal, side))
    return deal, led + ended


def _put_down(deal: Deal, seat: int, card: Card) -> Deal:
    deal = holding(deal, seat, tuple(c for c in deal.hands[seat] if c != card))
    return replace(deal, trick=(*deal.trick, (seat, card)))


def _of_pair(card: Card, suit: Suit) -> bool:
    return card.suit is suit and card.rank in (Rank.KING, Rank.QUEEN)


def _lapse(deal: Deal) -> Step:
    """Pairs of a normal round count no longer once its sixth trick begins (RULES.md section 5)."""
    if deal.variant.last_trick is not LastTrick.NORMAL_ROUND or deal.soloist is not None:
        return deal, []
    if sum(deal.tricks) < 5 or not deal.pairs:
        return deal, []
    totals = list(deal.points)
    for shower, _, worth in deal.pairs:
        totals[deal.variant.side(shower)] -= worth
    return replace(deal, points=tuple(totals)), [Lapsed()]


def _show_pair(deal: Deal, seat: int, suit: Suit) -> tuple[Deal, PairShown]:
    worth = pair_points(suit, deal.trump)
    side = deal.variant.side(seat)
    if deal.variant.pairs_need_trick and not deal.side_tricks(side):
        deal = replace(deal, pending=put(deal.pending, side, deal.pending[side] + worth))
    else:
        deal = _add_points(deal, side, worth)
    return replace(deal, pairs=(*deal.pairs, (seat, suit, worth))), PairShown(seat, suit, worth)


def _add_points(deal: Deal, side: int, more: int) -> Deal:
    return replace(deal, points=put(deal.points, side, deal.points[side] + more))


def _take(deal: Deal) -> Step:
    """The trick is taken; the deal ends, the stock is drawn from, or the winner leads."""
    winner = deal.winning()[0]
    side = deal.variant.side(winner)
    cards = tuple(card for _, card in deal.trick)
    worth = sum(points(card) for card in cards)
    deal = _add_points(deal, side, worth)
    deal = replace(
        deal,
        trick=(),
        lead=winner,
        seat=winner,
        taken=put(deal.taken, winner, deal.taken[winner] + cards),
        tricks=put(deal.tricks, winner, deal.tricks[winner] + 1),
        barred=frozenset(),
    )
    events: list[Event] = [Took(winner, worth)]
    if deal.pending[side]:
        events.append(Counted(side, deal.pending[side]))
        deal = _add_points(deal, side, deal.pending[side])
        deal = replace(deal, pending=put(deal.pending, side, 0))
    last = not any(deal.hands[seat] for seat in deal.active)
    if last and _last_trick_counts(deal):
        events.append(Bonus(winner, LAST_TRICK_POINTS))
        deal = _add_points(deal, side, LAST_TRICK_POINTS)
    more: list[Event] = []
    if found_66(deal, side):
        deal, more = _end(deal, reached_66(deal, side))
    elif last:
        deal, more = _end(deal, played_out(deal))
    elif deal.stock_open and deal.variant.close_before_draw:
        deal = replace(deal, phase=Phase.REFILL)
    elif deal.stock_open:
        deal, more = _draw(deal)
    return deal, events + more


def _last_trick_counts(deal: Deal) -> bool:
    match deal.variant.last_trick:
        case LastTrick.ALWAYS:
            return True
        case LastTrick.UNCLOSED:
            return deal.closed_by is None
        case LastTrick.NORMAL_ROUND:
            return deal.soloist is None


def _draw(deal: Deal) -> Step:
    """Every seat has drawn a card, the winner of the trick first; the turned-up card goes last."""
    events: list[Event] = []
    for seat in deal.order(deal.lead):
        card, rest = deal.stock[0], deal.stock[1:]
        deal = replace(holding(deal, seat, (*deal.hands[seat], card)), stock=rest)
        events.append(Drew(seat, card, open=not rest))
        if not rest:
            deal = replace(known_to_hold(deal, seat, card), turned=None)
    return replace(deal, phase=Phase.PLAY), events


def _claim(deal: Deal, seat: int, suit: Suit | None) -> Step:
    events: list[Event] = []
    if suit is not None:
        deal, shown = _show_pair(deal, seat, suit)
        deal = known_to_hold(deal, seat, *(c for c in deal.hands[seat] if _of_pair(c, suit)))
        events.append(shown)
    side = deal.variant.side(seat)
    right = deal.points[side] >= GOAL
    deal, ended = _end(deal, reached_66(deal, side) if right else wrong_claim(deal, side))
    return deal, [*events, Claimed(seat, right), *ended]


def _announce(deal: Deal, seat: int) -> Step:
    side = deal.variant.side(seat)
    if deal.points[side] < GOAL:
        return replace(deal, barred=deal.barred | {seat}), [Announced(seat, False)]
    result = won(deal, side, Reason.ANNOUNCED) if deal.soloist is None else mande_made(deal)
    deal, ended = _end(deal, result)
    return deal, [Announced(seat, True), *ended]
