"""Playing a deal to its end quickly, by the habits of a player who sees all hands, and some chance."""

from collections.abc import Callable
from typing import Final

from audiogame.ai.bits import above, beaters, cards_of, pair_in, suit_of, trumps_of, worth_of
from audiogame.ai.core import P_NAME, P_OVER, P_PLAY, P_REFILL, Position
from audiogame.ai.moves import ANYONE, DRAW, EXCHANGE, NAME, PASS

CHANCE: Final = 0.15  # how often any card is played


def play_out(position: Position, number: Callable[[], float], until_clear: bool = False) -> None:
    """Play the deal to its end, or until two players know all cards."""
    while position.phase != P_OVER and not (until_clear and position.clear()):
        if position.phase != P_PLAY:
            position.do(_other(position, number))
            continue
        claim = position.right_claim()
        if claim >= 0:
            position.do(claim)
        elif position.may_exchange():
            position.do(EXCHANGE)
        else:
            position.do(_card(position, number))
            if not position.lying:
                position.announce_if_right()


def _other(position: Position, number: Callable[[], float]) -> int:
    """What is done before cards are played: nobody plays alone, and the stock is drawn from."""
    if position.phase == P_REFILL:
        return DRAW
    if position.phase == P_NAME:
        return NAME + int(number() * 4)
    moves = position.moves()
    return ANYONE if ANYONE in moves else PASS


def _card(position: Position, number: Callable[[], float]) -> int:
    playable = position.playable()
    if not playable & (playable - 1) or number() < CHANCE:
        cards = cards_of(playable)
        return cards[int(number() * len(cards))]
    if position.lying:
        return _answer(position, playable)
    if position.may_show_pairs(position.seat):
        queen = pair_in(playable, position.trump)
        if queen >= 0:
            return queen
    return _lead(position, playable)


def _lead(position: Position, hand: int) -> int:
    """Something sure and high when nobody draws any more; else something low."""
    seat = position.seat
    side = position.table.side
    trumps = trumps_of(position.trump)
    low = -1
    least = 100
    if position.stock_open():
        for card in cards_of(hand):
            cost = worth_of(card) + (20 if trumps >> card & 1 else 0)
            if cost < least:
                least = cost
                low = card
        return low
    high = -1
    most = -1
    for card in cards_of(hand):
        sure = True
        suit = suit_of(card)
        for other in range(position.table.players):
            if side[other] == side[seat] or not position.active(other):
                continue
            theirs = position.hands[other]
            if above(card) & theirs or (not suit & theirs and suit != trumps and trumps & theirs):
                sure = False
                break
        worth = worth_of(card)
        if sure:
            if worth > most:
                most = worth
                high = card
        else:
            cost = worth + (5 if suit == trumps else 0)
            if cost < least:
                least = cost
                low = card
    return high if high >= 0 else low


def _answer(position: Position, playable: int) -> int:
    """Take what is worth it as cheaply as it gets, give a partner points, and throw the cheapest."""
    trumps = trumps_of(position.trump)
    takers = playable & beaters(position.best, position.trump)
    side = position.table.side
    friendly = side[position.best_seat] == side[position.seat]
    last = position.lying + 1 == position.players()
    if friendly and (last or takers != playable):
        rest = playable & ~takers
        return _highest(rest if rest else playable)
    plain = takers & ~trumps
    if plain:
        return _highest(plain) if last else _lowest(plain)
    if takers and (position.stake >= 10 or not position.stock_open()):
        return _lowest(takers)
    rest = playable & ~trumps
    return _lowest(rest if rest else playable)


def _highest(cards: int) -> int:
    most = -1
    found = 0
    for card in cards_of(cards):
        if worth_of(card) > most:
            most = worth_of(card)
            found = card
    return found


def _lowest(cards: int) -> int:
    least = 100
    found = 0
    for card in cards_of(cards):
        if worth_of(card) < least:
            least = worth_of(card)
            found = card
    return found
