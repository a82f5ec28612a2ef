"""The exact value of the rest of a deal, when every card is known and nobody draws any more."""

from typing import Final

from audiogame.ai.bits import cards_of
from audiogame.ai.core import P_OVER, Position, Table, position_of
from audiogame.ai.moves import EXCHANGE, move_of
from audiogame.ai.options import sensible_actions
from audiogame.game.actions import Action
from audiogame.game.deal import Deal

# of a value; the rest is the difference of card points, which decides between equals
MATCH_POINT: Final = 1000
_FAR: Final = 1 << 30

_Key = tuple[int, int, tuple[int, ...], tuple[int, ...], tuple[int, ...], tuple[int, ...], tuple[int, ...]]


def exact_values(deal: Deal, seat: int, needs: tuple[int, ...]) -> dict[Action, int]:
    """What each sensible action of the seat to act is worth to it with best play from all sides.

    The stock of the deal must be closed or empty. `needs` are the match points that each side still lacks:
    more are worth nothing. A value is MATCH_POINT times the match points won (lost: negative), plus the
    difference of the card points. With three players the others are taken to play together.
    """
    position = position_of(deal, Table(deal.variant))
    rest = Endgame(deal.variant.side(seat), list(needs))
    return {action: rest.after(position, move_of(action)) for action in sensible_actions(deal)}


class Endgame:
    """Values of positions of one deal after its stock is closed or empty, for one side: alpha-beta search."""

    def __init__(self, side: int, needs: list[int]) -> None:
        self.side: int = side
        self.needs: list[int] = needs
        self.least: dict[_Key, int] = {}  # what is known of positions in which somebody leads
        self.most: dict[_Key, int] = {}

    def after(self, position: Position, move: int, low: int = -_FAR, high: int = _FAR) -> int:
        """What the position is worth after the move; outside low..high only a bound."""
        position = position.copy()
        position.do(move)
        position.announce_if_right()
        return self.value(position, low, high)

    def value(self, position: Position, low: int = -_FAR, high: int = _FAR) -> int:
        """What the position is worth; outside low..high only a bound, as alpha-beta gives it."""
        if position.phase == P_OVER:
            return self.worth(position)
        if position.lying:
            return self._best(position, low, high)
        key = _key(position)
        least = self.least.get(key, -_FAR)
        most = self.most.get(key, _FAR)
        if least >= high or least == most:
            return least
        if most <= low:
            return most
        best = self._best(position, low, high)
        if best < high:
            self.most[key] = best
        if best > low:
            self.least[key] = best
        return best

    def _best(self, position: Position, low: int, high: int) -> int:
        claim = position.right_claim()
        if claim >= 0:
            return self.after(position, claim, low, high)
        mine = position.table.side[position.seat] == self.side
        best = -_FAR if mine else _FAR
        moves = cards_of(position.playable())
        if position.may_exchange():
            moves.append(EXCHANGE)
        for i in range(len(moves) - 1, -1, -1):
            value = self.after(position, moves[i], low, high)
            if mine:
                best = max(best, value)
                low = max(low, best)
            else:
                best = min(best, value)
                high = min(high, best)
            if low >= high:
                break
        return best

    def worth(self, position: Position) -> int:
        """What the end of the deal is worth to the side."""
        mine = self._won(position, self.side)
        theirs = -_FAR
        most = -_FAR
        for other in range(position.table.sides):
            if other != self.side:
                theirs = max(theirs, self._won(position, other))
                most = max(most, position.points[other])
        return MATCH_POINT * (mine - theirs) + position.points[self.side] - most

    def _won(self, position: Position, side: int) -> int:
        return min(position.value, self.needs[side]) if position.winners >> side & 1 else 0


def _key(position: Position) -> _Key:
    return (
        position.seat,
        position.turned,
        tuple(position.hands),
        tuple(position.points),
        tuple(position.pending),
        tuple(position.shown),
        tuple(position.tricks),
    )
