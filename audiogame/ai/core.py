"""A deal as a few integers, to be played out many thousand times a second.

The rules are those of `audiogame.game`, which decides; a test plays both side by side over random deals of
every table. What cannot matter to how a deal goes on, such as which cards were taken, is left out.

The modules `bits`, `moves`, `core`, `belief`, `rollout`, `search` and `endgame` are written so that mypyc can
compile them (`hatch_build.py`); they do the same without.
"""

from typing import Final

from audiogame.ai.bits import (
    BEATERS,
    NUMBERS,
    OF_SUIT,
    PAIR_BITS,
    PARTNER,
    SUIT_BITS,
    SUITS,
    WORTH,
    bits_of,
    cards_of,
)
from audiogame.ai.moves import (
    ANNOUNCE,
    ANYONE,
    CLAIM,
    CLAIM_PAIR,
    CLOSE,
    DRAW,
    EXCHANGE,
    FLIP,
    MANDE,
    NAME,
    NAME_MANDE,
    PASS,
    REMANDE,
    UNSHOWN,
)
from audiogame.game.cards import Card, Suit, points, strength
from audiogame.game.deal import GOAL, Deal, Phase
from audiogame.game.scoring import MANDE_VALUE
from audiogame.game.variants import LastTrick, Pairs, Trump, Variant, Winning

P_NAME: Final = 0
P_BID3: Final = 1
P_BID6: Final = 2
P_REMANDE: Final = 3
P_REFILL: Final = 4
P_PLAY: Final = 5
P_OVER: Final = 6
_PHASES: Final = [
    Phase.NAME,
    Phase.BID3,
    Phase.BID6,
    Phase.REMANDE,
    Phase.REFILL,
    Phase.PLAY,
    Phase.OVER,
]

_MANDE_3: Final = MANDE_VALUE[3]
_MANDE_6: Final = MANDE_VALUE[6]
NOBODY: Final = -1


class Table:
    """A rule set as plain numbers."""

    def __init__(self, variant: Variant) -> None:
        self.players: int = variant.players
        self.sides: int = variant.sides
        self.side: list[int] = [variant.side(seat) for seat in range(variant.players)]
        self.hand: int = variant.hand
        self.exchange: int = strength(Card(variant.exchange, Suit.SPADES)) if variant.exchange else -1
        self.exchange_after_closing: bool = variant.exchange_after_closing
        self.closing: bool = variant.closing
        self.close_before_draw: bool = variant.close_before_draw
        self.quiet_first_trick: bool = variant.quiet_first_trick
        self.least_stock: int = variant.least_stock
        self.undertrump: bool = variant.undertrump
        self.pairs_any_lead: bool = variant.pairs is Pairs.ANY_LEAD
        self.pairs_by_contract: bool = variant.pairs is Pairs.BY_CONTRACT
        self.closer_shows_pair: bool = variant.closer_shows_pair
        self.pairs_automatic: bool = variant.pairs_automatic
        self.pairs_need_trick: bool = variant.pairs_need_trick
        self.named: bool = variant.trump is Trump.NAMED
        self.found: bool = variant.winning is Winning.FOUND
        self.claimed: bool = variant.winning is Winning.CLAIMED
        self.announced: bool = variant.winning is Winning.ANNOUNCED
        self.claim_any_turn: bool = variant.claim_any_turn
        self.bonus_always: bool = variant.last_trick is LastTrick.ALWAYS
        self.bonus_normal_round: bool = variant.last_trick is LastTrick.NORMAL_ROUND
        self.closer_failed: int = variant.closer_failed
        self.closer_failed_trickless: int = variant.closer_failed_trickless
        self.trickless_at_closing: bool = variant.trickless_at_closing
        self.closer_overtaken: int = variant.closer_overtaken


class Position:
    """A deal with all its cards known. `do` changes it; `copy` first where it is needed again."""

    table: Table
    phase: int
    seat: int  # to act; NOBODY when the deal is over
    opener: int
    lead: int
    hands: list[int]  # bits
    stock: list[int]  # numbers, in drawing order, from `drawn` on; replaced, never changed
    drawn: int
    trump: int  # the number of the suit, -1 for none yet
    turned: int  # the card, while it is under the stock; else -1
    best: int  # the card that now takes the trick
    best_seat: int
    led: int  # the suit led, as bits
    lying: int  # how many cards lie in the trick
    stake: int  # the points of the cards in the trick
    points: list[int]
    pending: list[int]
    shown: list[int]  # the points of the pairs shown, of each side
    tricks: list[int]
    done: int  # tricks
    closed_by: int
    done_at_closing: int
    tricks_at_closing: list[int]
    contract: int
    soloist: int
    remander: int
    asked: bool
    barred: int  # seats, as bits
    winners: int  # sides, as bits
    value: int  # match points for each winner

    def copy(self) -> "Position":
        """The same position, to go on from in another way."""
        other = Position()
        other.table = self.table
        other.phase = self.phase
        other.seat = self.seat
        other.opener = self.opener
        other.lead = self.lead
        other.hands = self.hands[:]
        other.stock = self.stock
        other.drawn = self.drawn
        other.trump = self.trump
        other.turned = self.turned
        other.best = self.best
        other.best_seat = self.best_seat
        other.led = self.led
        other.lying = self.lying
        other.stake = self.stake
        other.points = self.points[:]
        other.pending = self.pending[:]
        other.shown = self.shown[:]
        other.tricks = self.tricks[:]
        other.done = self.done
        other.closed_by = self.closed_by
        other.done_at_closing = self.done_at_closing
        other.tricks_at_closing = self.tricks_at_closing
        other.contract = self.contract
        other.soloist = self.soloist
        other.remander = self.remander
        other.asked = self.asked
        other.barred = self.barred
        other.winners = self.winners
        other.value = self.value
        return other

    # ---- questions ----

    def stock_open(self) -> bool:
        """Whether the stock is neither empty nor closed."""
        return self.turned >= 0 and self.closed_by < 0

    def stock_left(self) -> int:
        """The number of cards in the stock."""
        return len(self.stock) - self.drawn

    def clear(self) -> bool:
        """Whether the stock has been drawn and nothing lies: of two players, each knows all cards then."""
        return self.turned < 0 and self.closed_by < 0 and not self.lying and self.phase == P_PLAY

    def active(self, seat: int) -> bool:
        """Whether the seat plays in this round."""
        if self.soloist < 0:
            return True
        if self.remander >= 0:
            return seat == self.soloist or seat == self.remander
        side = self.table.side
        return seat == self.soloist or side[seat] != side[self.soloist]

    def after(self, seat: int) -> int:
        """The next seat that plays."""
        players = self.table.players
        seat = seat + 1 if seat + 1 < players else 0
        while self.soloist >= 0 and not self.active(seat):
            seat = seat + 1 if seat + 1 < players else 0
        return seat

    def players(self) -> int:
        """How many seats play."""
        if self.soloist < 0:
            return self.table.players
        return 2 if self.remander >= 0 else 3

    def side_tricks(self, side: int) -> int:
        """The tricks that the side has taken."""
        if self.table.sides == self.table.players:
            return self.tricks[side]
        return self.tricks[side] + self.tricks[side + 2]

    def may_show_pairs(self, seat: int) -> bool:
        """Whether the seat, leading now, may show a pair if it holds one."""
        table = self.table
        if table.quiet_first_trick and self.done == 0:
            return False
        if table.pairs_any_lead:
            return True
        if table.pairs_by_contract:
            if self.remander < 0 and self.soloist >= 0:
                return seat == self.soloist
            return self.remander >= 0 or self.done < 5
        if self.turned >= 0 and self.closed_by < 0:
            return True
        return table.closer_shows_pair and self.closed_by == seat and self.done == self.done_at_closing

    def playable(self) -> int:
        """The cards that the seat to act may play, as bits."""
        hand = self.hands[self.seat]
        if not self.lying or (self.turned >= 0 and self.closed_by < 0):
            return hand
        takers = hand & BEATERS[24 * self.trump + 24 + self.best]
        follow = hand & self.led
        if follow:
            over = follow & takers
            return over if over else follow
        if takers:
            return takers
        if self.table.undertrump:
            trumps = hand & SUIT_BITS[self.trump]
            if trumps:
                return trumps
        return hand

    def may_exchange(self) -> bool:
        """Whether the seat to act may exchange."""
        table = self.table
        if table.exchange < 0 or self.turned < 0 or self.phase > P_PLAY:
            return False
        if table.quiet_first_trick and self.done == 0:
            return False
        answers_closer = (
            table.exchange_after_closing
            and self.closed_by >= 0
            and self.closed_by != self.seat
            and self.done == self.done_at_closing
        )
        leads = self.closed_by < 0 and not self.lying and self.phase == P_PLAY
        if not answers_closer and not (leads and self.tricks[self.seat]):
            return False
        if self.stock_left() < table.least_stock:
            return False
        return bool(self.hands[self.seat] >> (6 * self.trump + table.exchange) & 1)

    def may_close(self) -> bool:
        """Whether the seat to act may close."""
        table = self.table
        if not table.closing or self.closed_by >= 0 or self.lying:
            return False
        if table.quiet_first_trick and self.done == 0:
            return False
        left = self.stock_left()
        return left > 0 and left >= table.least_stock

    def may_announce(self, seat: int) -> bool:
        """Whether the seat may announce 66."""
        if not self.table.announced or self.lying or self.phase != P_PLAY or self.remander >= 0:
            return False
        if self.soloist >= 0 and seat != self.soloist:
            return False
        return self.done > 0 and not self.barred >> seat & 1

    def moves(self) -> list[int]:
        """Everything that the seat to act may do."""
        phase = self.phase
        if phase == P_OVER:
            return []
        if phase < P_REFILL:
            return self._bids()
        found: list[int] = []
        seat = self.seat
        hand = self.hands[seat]
        showing = not self.lying and phase == P_PLAY and self.may_show_pairs(seat)
        if phase == P_PLAY:
            for card in cards_of(self.playable()):
                found.append(card)
                if showing and not self.table.pairs_automatic and PARTNER[card] & hand:
                    found.append(card + UNSHOWN)
        else:
            found.append(DRAW)
        if self.may_exchange():
            found.append(EXCHANGE)
        if self.may_close():
            found.append(CLOSE)
        if self.table.claimed:
            if self.table.claim_any_turn or (not self.lying and self.done > 0):
                found.append(CLAIM)
            if showing:
                for suit in range(4):
                    if hand & PAIR_BITS[suit] == PAIR_BITS[suit]:
                        found.append(CLAIM_PAIR + suit)
        return found

    def _bids(self) -> list[int]:
        if self.phase == P_NAME:
            return [*range(NAME, NAME + 8), FLIP]
        if self.phase == P_BID3:
            return [MANDE, PASS]
        if self.phase == P_REMANDE:
            return [REMANDE, PASS]
        if not self.asked:
            return [MANDE, ANYONE]
        return [PASS] if self.seat == self.opener else [MANDE, PASS]

    def right_claim(self) -> int:
        """A claim by the seat to act that is right, or -1."""
        table = self.table
        if not table.claimed:
            return -1
        seat = self.seat
        score = self.points[seat]
        if score >= GOAL and (table.claim_any_turn or (not self.lying and self.done > 0)):
            return CLAIM
        if self.lying or self.phase != P_PLAY or score + 40 < GOAL or not self.tricks[seat]:
            return -1
        if self.may_show_pairs(seat):
            hand = self.hands[seat]
            for suit in range(4):
                worth = 40 if suit == self.trump else 20
                if hand & PAIR_BITS[suit] == PAIR_BITS[suit] and score + worth >= GOAL:
                    return CLAIM_PAIR + suit
        return -1

    def sensible(self) -> list[int]:
        """What is worth considering: a right claim, or the exchange; else no claim, and all pairs shown."""
        if self.phase < P_REFILL:
            return self._bids()
        claim = self.right_claim()
        if claim >= 0:
            return [claim]
        if self.may_exchange():
            return [EXCHANGE]  # the higher trump is never worse
        found = cards_of(self.playable()) if self.phase == P_PLAY else [DRAW]
        if self.may_close():
            found.append(CLOSE)
        return found

    # ---- moves ----

    def do(self, move: int) -> None:
        """What the seat to act does. The move must be legal."""
        if move < UNSHOWN:
            if self.lying:
                self._answer(move)
            else:
                self._lead(move, True)
        elif move < EXCHANGE:
            self._lead(move - UNSHOWN, False)
        elif move == EXCHANGE:
            given = 6 * self.trump + self.table.exchange
            self.hands[self.seat] ^= 1 << given | 1 << self.turned
            self.turned = given
            self.stock = [*self.stock[:-1], given]
        elif move == CLOSE:
            self.closed_by = self.seat
            self.done_at_closing = self.done
            self.tricks_at_closing = self.tricks[:]
            self.phase = P_PLAY
        elif move == DRAW:
            self._draw()
        elif move < NAME:
            self._claim(move)
        else:
            self._bid(move)

    def announce(self, seat: int) -> None:
        """The seat, which may, announces 66."""
        side = self.table.side[seat]
        if self.points[side] < GOAL:
            self.barred |= 1 << seat
        elif self.soloist >= 0:
            self._solo(side)
        else:
            self._won(side)

    def announce_if_right(self) -> bool:
        """Whether a seat has announced 66 rightly, as it does at once where it may."""
        if (
            not self.table.announced
            or self.lying
            or self.remander >= 0
            or self.phase != P_PLAY
            or not self.done
        ):
            return False
        points = self.points
        if points[0] < GOAL and points[1] < GOAL:
            return False
        for seat in range(4):
            if points[self.table.side[seat]] >= GOAL and self.may_announce(seat):
                self.announce(seat)
                return True
        return False

    def _lead(self, card: int, show: bool) -> None:
        table = self.table
        seat = self.seat
        side = table.side[seat]
        bit = 1 << card
        shows = show and (PARTNER[card] & self.hands[seat]) != 0 and self.may_show_pairs(seat)
        if table.bonus_normal_round and self.soloist < 0 and self.done == 5:
            for one in range(table.sides):  # pairs lapse
                self.points[one] -= self.shown[one]
                self.shown[one] = 0
        self.hands[seat] ^= bit
        self.best = card
        self.best_seat = seat
        self.led = OF_SUIT[card]
        self.lying = 1
        self.stake = WORTH[card]
        self.seat = self.after(seat)
        if shows:
            worth = 40 if card // 6 == self.trump else 20
            self.shown[side] += worth
            if table.pairs_need_trick and not self.side_tricks(side):
                self.pending[side] += worth
            else:
                self.points[side] += worth
                if table.found and self.points[side] >= GOAL:
                    self._reached(side)

    def _answer(self, card: int) -> None:
        seat = self.seat
        bit = 1 << card
        self.hands[seat] ^= bit
        if bit & BEATERS[24 * self.trump + 24 + self.best]:
            self.best = card
            self.best_seat = seat
        self.stake += WORTH[card]
        self.lying += 1
        if self.lying < self.players():
            self.seat = self.after(seat)
        else:
            self._take()

    def _take(self) -> None:
        table = self.table
        winner = self.best_seat
        side = table.side[winner]
        total = self.points[side] + self.stake + self.pending[side]
        self.pending[side] = 0
        self.lying = 0
        self.stake = 0
        self.best = -1
        self.lead = winner
        self.seat = winner
        self.tricks[winner] += 1
        self.done += 1
        self.barred = 0
        last = not self.hands[winner]
        if last:
            normal = self.soloist < 0
            if normal if table.bonus_normal_round else table.bonus_always or self.closed_by < 0:
                total += 10
        self.points[side] = total
        if total >= GOAL and table.found:
            self._reached(side)
        elif last:
            self._played_out()
        elif self.turned >= 0 and self.closed_by < 0:
            if table.close_before_draw:
                self.phase = P_REFILL
            else:
                self._draw()

    def _draw(self) -> None:
        players = self.table.players
        seat = self.lead
        at = self.drawn
        for _ in range(players):
            self.hands[seat] |= 1 << self.stock[at]
            at += 1
            seat = seat + 1 if seat + 1 < players else 0
        self.drawn = at
        if at == len(self.stock):
            self.turned = -1
        self.phase = P_PLAY

    def _claim(self, move: int) -> None:
        seat = self.seat
        if move != CLAIM:
            worth = 40 if move - CLAIM_PAIR == self.trump else 20
            if self.table.pairs_need_trick and not self.tricks[seat]:
                self.pending[seat] += worth
            else:
                self.points[seat] += worth
        if self.points[seat] >= GOAL:
            self._reached(seat)
        else:
            self._failed(seat, self._failure(seat, self.tricks))

    def _bid(self, move: int) -> None:
        seat = self.seat
        if move < FLIP:
            self.trump = (move - NAME) % 4
            self.phase = P_BID3
            if move >= NAME_MANDE:
                self._declare(3)
            else:
                self.seat = self.after(seat)
        elif move == FLIP:
            card = self.stock[self.drawn]
            self.drawn += 1
            self.trump = card // 6
            self.hands[seat] |= 1 << card
            self._deal_up()
        elif move == MANDE:
            self._declare(3 if self.phase == P_BID3 else 6)
        elif move == REMANDE:
            self.remander = seat
            self.phase = P_PLAY
            self.lead = seat
        elif move == ANYONE:
            self.asked = True
            self.seat = self.after(seat)
        elif move == ANNOUNCE:
            self.announce(seat)
        else:
            following = self.after(seat)
            if following != (self.opener if self.soloist < 0 else self.soloist):
                self.seat = following
            elif self.phase == P_BID3:
                self._deal_up()
            else:
                self.phase = P_PLAY
                self.seat = following
                self.lead = following

    def _declare(self, cards: int) -> None:
        self.contract = cards
        self.soloist = self.seat
        self.phase = P_REMANDE
        self.seat = self.after(self.seat)

    def _deal_up(self) -> None:
        table = self.table
        for turn in range(table.players):
            seat = (self.opener + turn) % table.players
            missing = table.hand - self.hands[seat].bit_count()
            for _ in range(missing):
                self.hands[seat] |= 1 << self.stock[self.drawn]
                self.drawn += 1
        self.phase = P_BID6
        self.seat = self.opener

    # ---- ends ----

    def _end(self, winners: int, value: int) -> None:
        self.phase = P_OVER
        self.seat = NOBODY
        self.winners = winners
        self.value = value

    def _won(self, side: int) -> None:
        value = 0
        for other in range(self.table.sides):
            if other != side:
                value += 3 if not self.side_tricks(other) else 1 if self.points[other] >= 33 else 2
        self._end(1 << side, value)

    def _failed(self, side: int, value: int) -> None:
        self._end((1 << self.table.sides) - 1 & ~(1 << side), value)

    def _failure(self, seat: int, tricks: list[int]) -> int:
        for other in range(self.table.players):
            if other != seat and tricks[other]:
                return self.table.closer_failed
        return self.table.closer_failed_trickless

    def _reached(self, side: int) -> None:
        if self.closed_by >= 0 and self.closed_by != side:
            self._failed(self.closed_by, self.table.closer_overtaken)
        else:
            self._won(side)

    def _played_out(self) -> None:
        table = self.table
        points = self.points
        if self.soloist >= 0:
            side = table.side[self.soloist]
            if self.remander >= 0:
                self._solo(side if points[side] >= points[1 - side] else 1 - side)
            else:
                self._solo(side if points[side] >= GOAL else 1 - side)
            return
        closer = self.closed_by
        if closer >= 0:
            if points[closer] >= GOAL:
                self._won(closer)
            else:
                tricks = self.tricks_at_closing if table.trickless_at_closing else self.tricks
                self._failed(closer, self._failure(closer, tricks))
            return
        most = max(points)
        leader = -1
        for side in range(table.sides):
            if points[side] == most:
                if leader >= 0:  # a tie
                    if table.announced:
                        self._won(table.side[self.lead])
                    else:
                        self._end(0, 0)
                    return
                leader = side
        self._won(leader)

    def _solo(self, winner: int) -> None:
        self._end(1 << winner, self.solo_value())

    def solo_value(self) -> int:
        """What playing alone is worth, won or lost."""
        value = _MANDE_3 if self.contract == 3 else _MANDE_6
        return 2 * value if self.remander >= 0 else value


def position_of(deal: Deal, table: Table) -> Position:
    """The deal as a position; the table must be that of its rule set."""
    position = Position()
    position.table = table
    position.phase = _PHASES.index(deal.phase)
    position.seat = NOBODY if deal.seat is None else deal.seat
    position.opener = deal.opener
    position.lead = deal.lead
    position.hands = [bits_of(hand) for hand in deal.hands]
    position.stock = [NUMBERS[card] for card in deal.stock]
    position.drawn = 0
    position.trump = -1 if deal.trump is None else SUITS.index(deal.trump)
    position.turned = -1 if deal.turned is None else NUMBERS[deal.turned]
    seat, card = deal.winning() if deal.trick else (0, None)
    position.best, position.best_seat = -1 if card is None else NUMBERS[card], seat
    position.led = OF_SUIT[NUMBERS[deal.trick[0][1]]] if deal.trick else 0
    position.lying = len(deal.trick)
    position.stake = sum(points(card) for _, card in deal.trick)
    position.points = list(deal.points)
    position.pending = list(deal.pending)
    position.shown = _shown(deal, table)
    position.tricks = list(deal.tricks)
    position.done = sum(deal.tricks)
    position.closed_by = NOBODY if deal.closed_by is None else deal.closed_by
    position.tricks_at_closing = list(deal.tricks_at_closing)
    position.done_at_closing = -1 if deal.closed_by is None else sum(deal.tricks_at_closing)
    position.contract = deal.contract or 0
    position.soloist = NOBODY if deal.soloist is None else deal.soloist
    position.remander = NOBODY if deal.remander is None else deal.remander
    position.asked = deal.asked
    position.barred = sum(1 << seat for seat in deal.barred)
    result = deal.result
    position.winners = 0 if result is None else sum(1 << side for side in result.winners)
    position.value = 0 if result is None else result.points
    return position


def _shown(deal: Deal, table: Table) -> list[int]:
    """The points of the pairs that each side has shown and that have not lapsed."""
    found = [0] * table.sides
    normal_round = deal.variant.last_trick is LastTrick.NORMAL_ROUND and deal.soloist is None
    if normal_round and sum(deal.tricks) == 5 and deal.trick:
        return found
    for seat, _, worth in deal.pairs:
        found[table.side[seat]] += worth
    return found
