"""The exact value of the rest of a deal, when every card is known and nobody draws any more.

The one place outside `game` that plays by the rules itself, for speed: cards are bits, a position is a
few integers. What a deal is worth is still asked of `game.scoring`, and tests hold the play equal to
`game.apply`.
"""

from dataclasses import replace

from audiogame.ai.options import sensible_actions
from audiogame.game.actions import Action
from audiogame.game.apply import LAST_TRICK_POINTS, apply
from audiogame.game.cards import Card, Rank, Suit, points, strength
from audiogame.game.deal import GOAL, Deal, Result
from audiogame.game.events import Reason
from audiogame.game.scoring import mande_made, played_out, reached_66, won
from audiogame.game.variants import LastTrick, Winning

MATCH_POINT = (
    1000  # of a value; the rest of it is the difference of card points, which decides between equals
)

_SUITS = tuple(Suit)
_BIT = {Card(r, s): 1 << (6 * i + strength(Card(r, s))) for i, s in enumerate(_SUITS) for r in Rank}
_POINTS = {bit: points(card) for card, bit in _BIT.items()}
_SUIT = {bit: 0b111111 << 6 * _SUITS.index(card.suit) for card, bit in _BIT.items()}
_ABOVE = {bit: _SUIT[bit] & ~(2 * bit - 1) for bit in _BIT.values()}
_PARTNER = {
    _BIT[Card(a, suit)]: _BIT[Card(b, suit)]
    for suit in Suit
    for a, b in ((Rank.KING, Rank.QUEEN), (Rank.QUEEN, Rank.KING))
}

Hands = tuple[int, ...]
Numbers = tuple[int, ...]


def exact_values(deal: Deal, seat: int, needs: Numbers) -> dict[Action, int]:
    """What each sensible action of the seat to act is worth to it with best play from all sides.

    The stock of the deal must be closed or empty. `needs` are the match points that each side still lacks:
    more are worth nothing. A value is MATCH_POINT times the match points won (lost: negative), plus the
    difference of the card points. With three players the others are taken to play together.
    """
    rest = Endgame(deal, deal.variant.side(seat), needs)
    return {action: rest.value(apply(deal, seat, action)[0]) for action in sensible_actions(deal)}


class Endgame:
    """Values of positions of one deal after its stock is closed or empty, for one side."""

    def __init__(self, deal: Deal, side: int, needs: Numbers) -> None:
        variant = deal.variant
        assert deal.trump is not None
        self._deal = deal
        self._for = side
        self._needs = needs
        self._trumps = 0b111111 << 6 * _SUITS.index(deal.trump)
        self._beaters = {b: _ABOVE[b] | (0 if b & self._trumps else self._trumps) for b in _POINTS}
        self._side = tuple(variant.side(seat) for seat in range(variant.players))
        self._mine = tuple(s == side for s in self._side)
        self._next = {seat: deal.after(seat) for seat in deal.active}
        self._others = len(deal.active) - 1
        self._undertrump = variant.undertrump
        self._swap, self._swapped = _swap(deal)
        self._found = variant.winning is Winning.FOUND
        self._claims_leading = variant.winning is Winning.CLAIMED
        self._claims_answering = self._claims_leading and variant.claim_any_turn
        self._announcing = _announcing(deal)
        self._lapsing = variant.last_trick is LastTrick.NORMAL_ROUND and deal.soloist is None
        self._bonus = LAST_TRICK_POINTS if _has_bonus(deal) else 0
        self._bounds: dict[tuple[Hands, int, Numbers, Numbers, Numbers], tuple[int, int]] = {}
        self._ends: dict[tuple[object, ...], int] = {}

    def value(self, deal: Deal, low: int = -(10**9), high: int = 10**9) -> int:
        """What the position is worth; outside low..high only a bound, as alpha-beta gives it.

        The deal must have come by actions from the one the endgame was made of.
        """
        if deal.result is not None:
            return self._worth(deal.result)
        assert deal.seat is not None
        hands = tuple(sum(map(_BIT.__getitem__, h)) for h in deal.hands)
        hands = tuple(hand if seat in self._next else 0 for seat, hand in enumerate(hands))
        scores, loose = deal.points, deal.pending
        if self._lapsing:
            loose = tuple(sum(w for s, _, w in deal.pairs if self._side[s] == i) for i in (0, 1))
            if sum(deal.tricks) == 5 and deal.trick:
                loose = (0, 0)
            scores = tuple(p - w for p, w in zip(scores, loose, strict=True))
        if not deal.trick:
            return self._lead(hands, deal.seat, scores, loose, deal.tricks, low, high)
        winner, best = deal.winning()
        trick = (_SUIT[_BIT[deal.trick[0][1]]], _BIT[best], winner)
        stake, left = sum(points(c) for _, c in deal.trick), len(self._next) - len(deal.trick)
        return self._answer(hands, deal.seat, left, trick, stake, scores, loose, deal.tricks, low, high)

    def _lead(
        self, hands: Hands, seat: int, scores: Numbers, loose: Numbers, tricks: Numbers, low: int, high: int
    ) -> int:
        side = self._side[seat]
        if self._claims_leading and scores[side] >= GOAL and any(tricks):
            return self._reached(side, scores, tricks)
        if self._lapsing and sum(tricks) == 5:
            loose = (0, 0)
        key = (hands, seat, scores, loose, tricks)
        least, most = self._bounds.get(key, (-(10**9), 10**9))
        if least >= high or least == most:
            return least
        if most <= low:
            return most
        alpha, beta = low, high
        mine = self._mine[seat]
        best = -(10**9) if mine else 10**9
        rest = hands[seat]
        while rest:
            card = 1 << (rest.bit_length() - 1)
            rest ^= card
            value = self._led(hands, seat, card, scores, loose, tricks, alpha, beta)
            if mine:
                best = max(best, value)
                alpha = max(alpha, best)
            else:
                best = min(best, value)
                beta = min(beta, best)
            if alpha >= beta:
                break
        if best < high:
            most = best
        if best > low:
            least = best
        self._bounds[key] = (least, most)
        return best

    def _led(
        self,
        hands: Hands,
        seat: int,
        card: int,
        scores: Numbers,
        loose: Numbers,
        tricks: Numbers,
        low: int,
        high: int,
    ) -> int:
        side = self._side[seat]
        if _PARTNER.get(card, 0) & hands[seat] and self._may_show(seat, tricks):
            worth = 40 if card & self._trumps else 20
            trickless = self._deal.variant.pairs_need_trick and not self._tricks_of(side, tricks)
            if self._lapsing or trickless:
                loose = _plus(loose, side, worth)
            else:
                scores = _plus(scores, side, worth)
                if self._found and scores[side] >= GOAL:
                    return self._reached(side, scores, tricks)
        hands = _plus(hands, seat, -card)
        trick = (_SUIT[card], card, seat)
        return self._answer(
            hands, self._next[seat], self._others, trick, _POINTS[card], scores, loose, tricks, low, high
        )

    def _answer(
        self,
        hands: Hands,
        seat: int,
        left: int,  # how many still answer, this seat included
        trick: tuple[int, int, int],  # the suit led, the card now winning, whose it is
        stake: int,
        scores: Numbers,
        loose: Numbers,
        tricks: Numbers,
        low: int,
        high: int,
    ) -> int:
        if self._claims_answering and scores[self._side[seat]] >= GOAL:
            return self._reached(self._side[seat], scores, tricks)
        suit, best_card, _ = trick
        mine = self._mine[seat]
        best = -(10**9) if mine else 10**9
        beaters = self._beaters[best_card]
        for hand in self._hands_to_answer_with(hands[seat], seat, tricks):
            rest = self._may_answer(hand, suit, beaters)
            while rest:
                card = 1 << (rest.bit_length() - 1)
                rest ^= card
                after = (*hands[:seat], hand ^ card, *hands[seat + 1 :])
                lies = (suit, card, seat) if card & beaters else trick
                worth = stake + _POINTS[card]
                if left > 1:
                    to_act = self._next[seat]
                    value = self._answer(
                        after, to_act, left - 1, lies, worth, scores, loose, tricks, low, high
                    )
                else:
                    value = self._taken(after, lies[2], worth, scores, loose, tricks, low, high)
                if mine:
                    best = max(best, value)
                    low = max(low, best)
                else:
                    best = min(best, value)
                    high = min(high, best)
                if low >= high:
                    return best
        return best

    def _may_answer(self, hand: int, suit: int, beaters: int) -> int:
        """The cards of the hand that section 3 of RULES.md allows."""
        follow, takers = hand & suit, hand & beaters
        if follow:
            return follow & takers or follow
        return takers or (hand & self._trumps if self._undertrump else 0) or hand

    def _hands_to_answer_with(self, hand: int, seat: int, tricks: Numbers) -> tuple[int, ...]:
        """The hand, and the hand after the exchange where it may still be made."""
        may = self._swap & hand and seat != self._deal.closed_by and tricks == self._deal.tricks_at_closing
        return (hand, hand ^ self._swap ^ self._swapped) if may else (hand,)

    def _taken(
        self,
        hands: Hands,
        seat: int,
        stake: int,
        scores: Numbers,
        loose: Numbers,
        tricks: Numbers,
        low: int,
        high: int,
    ) -> int:
        side = self._side[seat]
        last = not hands[seat]
        gain = stake + (self._bonus if last else 0)
        if loose[side] and not self._lapsing:
            gain += loose[side]
            loose = _plus(loose, side, -loose[side])
        scores, tricks = _plus(scores, side, gain), _plus(tricks, seat, 1)
        if self._found and scores[side] >= GOAL:
            return self._reached(side, scores, tricks)
        if last:
            return self._ended("played out", side, scores, tricks, seat)
        for announcer in self._announcing:
            total = scores[announcer] + (loose[announcer] if self._lapsing else 0)
            if total >= GOAL:
                scores = tuple(p + w for p, w in zip(scores, loose, strict=True)) if self._lapsing else scores
                return self._ended("announced", announcer, scores, tricks, seat)
        return self._lead(hands, seat, scores, loose, tricks, low, high)

    def _may_show(self, seat: int, tricks: Numbers) -> bool:
        return replace(self._deal, tricks=tricks).may_show_pairs(seat)

    def _tricks_of(self, side: int, tricks: Numbers) -> int:
        return sum(n for n, s in zip(tricks, self._side, strict=True) if s == side)

    def _reached(self, side: int, scores: Numbers, tricks: Numbers) -> int:
        return self._ended("reached", side, scores, tricks, self._deal.lead)

    def _ended(self, how: str, side: int, scores: Numbers, tricks: Numbers, lead: int) -> int:
        key = (how, side, scores, tricks, lead)
        value = self._ends.get(key)
        if value is None:
            deal = replace(self._deal, points=scores, tricks=tricks, lead=lead)
            if how == "reached":
                result = reached_66(deal, side)
            elif how == "played out":
                result = played_out(deal)
            else:
                made = deal.soloist is not None
                result = mande_made(deal) if made else won(deal, side, Reason.ANNOUNCED)
            value = self._ends[key] = self._worth(result)
        return value

    def _worth(self, result: Result) -> int:
        return worth(result, self._for, self._needs)


def worth(result: Result, side: int, needs: Numbers) -> int:
    """What the end of a deal is worth to the side, as `exact_values` counts."""
    won_by = [min(result.points, need) if s in result.winners else 0 for s, need in enumerate(needs)]
    others = [s for s in range(len(needs)) if s != side]
    match_points = won_by[side] - max(won_by[s] for s in others)
    return MATCH_POINT * match_points + result.totals[side] - max(result.totals[s] for s in others)


def _plus(values: Numbers, place: int, more: int) -> Numbers:
    return (*values[:place], values[place] + more, *values[place + 1 :])


def _swap(deal: Deal) -> tuple[int, int]:
    """The card that may still be given for the turned-up one by who did not close, and the turned-up one."""
    variant = deal.variant
    if not variant.exchange_after_closing or deal.closed_by is None or deal.turned is None:
        return 0, 0
    if variant.exchange is None or deal.trump is None or len(deal.stock) < variant.least_stock:
        return 0, 0
    return _BIT[Card(variant.exchange, deal.trump)], _BIT[deal.turned]


def _announcing(deal: Deal) -> tuple[int, ...]:
    """The sides that may announce 66 between tricks."""
    if deal.variant.winning is not Winning.ANNOUNCED or deal.remander is not None:
        return ()
    return (0, 1) if deal.soloist is None else (deal.variant.side(deal.soloist),)


def _has_bonus(deal: Deal) -> bool:
    match deal.variant.last_trick:
        case LastTrick.ALWAYS:
            return True
        case LastTrick.UNCLOSED:
            return deal.closed_by is None
        case LastTrick.NORMAL_ROUND:
            return deal.soloist is None
