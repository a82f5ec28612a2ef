"""What may be done, and why not: the one predicate of legality (RULES.md sections 3 to 10, PROTOCOL.md)."""

from collections.abc import Iterator
from enum import StrEnum
from typing import assert_never

from audiogame.game.actions import (
    Action,
    Announce,
    Anyone,
    Bid,
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
from audiogame.game.cards import Card, Rank, Suit, partner
from audiogame.game.deal import Deal, Phase, beats
from audiogame.game.variants import Trump, Winning


class Refusal(StrEnum):
    """Why an action is refused; the value is the protocol's code. The first that is true is told."""

    NO_SUCH_ACTION = "no_such_action"
    MATCH_OVER = "match_over"
    DEAL_OVER = "deal_over"
    DEAL_RUNNING = "deal_running"
    NOT_AT_THIS_TABLE = "not_at_this_table"
    ASKED_ALREADY = "asked_already"
    NOT_YOUR_TURN = "not_your_turn"
    CANNOT_BID_NOW = "cannot_bid_now"
    TOO_LATE = "too_late"
    NOT_REACHED = "not_reached"
    FIRST_TRICK = "first_trick"
    STOCK_CLOSED = "stock_closed"
    TURNED_CARD_GONE = "turned_card_gone"
    STOCK_EMPTY = "stock_empty"
    STOCK_LOW = "stock_low"
    ONLY_WHEN_LEADING = "only_when_leading"
    NEED_A_TRICK = "need_a_trick"
    NO_EXCHANGE_CARD = "no_exchange_card"
    NOT_IN_HAND = "not_in_hand"
    NO_PAIR = "no_pair"
    PAIRS_OVER = "pairs_over"
    MUST_FOLLOW = "must_follow"
    MUST_BEAT = "must_beat"
    MUST_TRUMP = "must_trump"
    MUST_OVERTRUMP = "must_overtrump"


_BIDDING = frozenset({Phase.NAME, Phase.BID3, Phase.BID6, Phase.REMANDE})


def refusal(deal: Deal, seat: int, action: Action) -> Refusal | None:
    """Why the seat may not do this now; None when it may."""
    if isinstance(action, Draw) and deal.phase is not Phase.REFILL:
        return Refusal.NO_SUCH_ACTION
    if isinstance(action, Play) and (deal.phase in _BIDDING or deal.phase is Phase.REFILL):
        return Refusal.NO_SUCH_ACTION
    if deal.phase is Phase.OVER:
        return Refusal.DEAL_OVER
    if not _at_this_table(deal, action):
        return Refusal.NOT_AT_THIS_TABLE
    if isinstance(action, Mande | Anyone) and deal.asked and seat == deal.opener:
        return Refusal.ASKED_ALREADY
    if isinstance(action, Announce):
        return _refuse_announcing(deal, seat)
    if seat != deal.seat:
        return Refusal.NOT_YOUR_TURN
    match action:
        case Play():
            return _refuse_playing(deal, seat, action)
        case Exchange():
            return _refuse_exchanging(deal, seat)
        case Close():
            return _refuse_closing(deal)
        case Claim():
            return _refuse_claiming(deal, seat, action.suit)
        case Draw():
            return None
        case Name() | Flip() | Mande() | Remande() | Anyone() | Pass():
            return None if isinstance(action, _open_bids(deal)) else Refusal.CANNOT_BID_NOW
        case _:
            assert_never(action)


def legal_actions(deal: Deal) -> tuple[Action, ...]:
    """Everything that the seat to act may do; empty when the deal is over."""
    seat = deal.seat
    if seat is None:
        return ()
    return tuple(action for action in _candidates(deal, seat) if refusal(deal, seat, action) is None)


def announcers(deal: Deal) -> tuple[int, ...]:
    """The seats that may announce 66 now."""
    return tuple(s for s in range(deal.variant.players) if refusal(deal, s, Announce()) is None)


def pair_with(deal: Deal, seat: int, card: Card) -> Refusal | None:
    """Why the seat cannot show a pair with the card it is about to lead; None when it can."""
    other = partner(card)
    if deal.trick or other is None or not {card, other} <= set(deal.hands[seat]):
        return Refusal.NO_PAIR
    return None if deal.may_show_pairs(seat) else Refusal.PAIRS_OVER


def _at_this_table(deal: Deal, action: Action) -> bool:
    variant = deal.variant
    match action:
        case Play():
            return True
        case Exchange():
            return variant.exchange is not None
        case Close():
            return variant.closing
        case Draw():
            return variant.close_before_draw
        case Claim():
            return variant.winning is Winning.CLAIMED
        case Announce():
            return variant.winning is Winning.ANNOUNCED
        case Name() | Flip() | Mande() | Remande() | Anyone() | Pass():
            return variant.trump is Trump.NAMED
        case _:
            assert_never(action)


def _open_bids(deal: Deal) -> tuple[type[Bid], ...]:
    match deal.phase:
        case Phase.NAME:
            return (Name, Flip)
        case Phase.BID3:
            return (Mande, Pass)
        case Phase.BID6:
            return (Mande, Pass) if deal.asked else (Mande, Anyone)
        case Phase.REMANDE:
            return (Remande, Pass)
        case _:
            return ()


def _refuse_announcing(deal: Deal, seat: int) -> Refusal | None:
    if deal.trick:
        return Refusal.TOO_LATE
    alone = deal.soloist is not None and seat != deal.soloist
    if alone or deal.remander is not None or not any(deal.tricks) or seat in deal.barred:
        return Refusal.NOT_REACHED
    return None


def _refuse_exchanging(deal: Deal, seat: int) -> Refusal | None:
    variant = deal.variant
    answering_the_closer = (
        variant.exchange_after_closing
        and deal.closed_by not in (None, seat)
        and deal.first_trick_after_closing
    )
    if variant.quiet_first_trick and not any(deal.tricks):
        return Refusal.FIRST_TRICK
    if deal.closed_by is not None and not answering_the_closer:
        return Refusal.STOCK_CLOSED
    if deal.turned is None or deal.trump is None or variant.exchange is None:
        return Refusal.TURNED_CARD_GONE
    if len(deal.stock) < variant.least_stock:
        return Refusal.STOCK_LOW
    if not answering_the_closer and (deal.trick or deal.phase is Phase.REFILL):
        return Refusal.ONLY_WHEN_LEADING
    if not answering_the_closer and not deal.tricks[seat]:
        return Refusal.NEED_A_TRICK
    if Card(variant.exchange, deal.trump) not in deal.hands[seat]:
        return Refusal.NO_EXCHANGE_CARD
    return None


def _refuse_closing(deal: Deal) -> Refusal | None:
    variant = deal.variant
    if variant.quiet_first_trick and not any(deal.tricks):
        return Refusal.FIRST_TRICK
    if deal.closed_by is not None:
        return Refusal.STOCK_CLOSED
    if not deal.stock:
        return Refusal.STOCK_EMPTY
    if len(deal.stock) < variant.least_stock:
        return Refusal.STOCK_LOW
    return Refusal.ONLY_WHEN_LEADING if deal.trick else None


def _refuse_claiming(deal: Deal, seat: int, suit: Suit | None) -> Refusal | None:
    if suit is not None:
        if deal.trick or deal.phase is Phase.REFILL:
            return Refusal.ONLY_WHEN_LEADING
        return pair_with(deal, seat, Card(Rank.KING, suit))
    if deal.variant.claim_any_turn:
        return None
    if deal.trick:
        return Refusal.ONLY_WHEN_LEADING
    return None if any(deal.tricks) else Refusal.NEED_A_TRICK


def _refuse_playing(deal: Deal, seat: int, action: Play) -> Refusal | None:
    hand = deal.hands[seat]
    if action.card not in hand:
        return Refusal.NOT_IN_HAND
    if not action.pair:
        without = Refusal.NO_PAIR if deal.variant.pairs_automatic else pair_with(deal, seat, action.card)
        if without is not None:
            return without
    if not deal.trick or deal.stock_open:
        return None
    return _refuse_answer(deal, hand, action.card)


def _refuse_answer(deal: Deal, hand: tuple[Card, ...], card: Card) -> Refusal | None:
    """Why the strict rules of RULES.md section 3 forbid this answer."""
    suit = deal.trick[0][1].suit
    best = deal.winning()[1]
    takers = [c for c in hand if beats(c, best, deal.trump)]
    if any(c.suit is suit for c in hand):
        if card.suit is not suit:
            return Refusal.MUST_FOLLOW
        return Refusal.MUST_BEAT if card not in takers and any(c.suit is suit for c in takers) else None
    trumps = [c for c in hand if c.suit is deal.trump]
    if takers:
        if card in takers:
            return None
        return Refusal.MUST_OVERTRUMP if card in trumps else Refusal.MUST_TRUMP
    must = trumps and deal.variant.undertrump
    return Refusal.MUST_TRUMP if must and card not in trumps else None


def _candidates(deal: Deal, seat: int) -> Iterator[Action]:
    if deal.phase in _BIDDING:
        for suit in Suit:
            yield from (Name(suit), Name(suit, mande=True))
        yield from (Flip(), Mande(), Remande(), Anyone(), Pass())
        return
    for card in deal.hands[seat]:
        yield Play(card)
        if partner(card):
            yield Play(card, pair=False)
    yield from (Exchange(), Close(), Draw(), Claim())
    yield from (Claim(suit) for suit in Suit)
