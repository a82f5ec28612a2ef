"""Information-set Monte-Carlo tree search for one observer.

Every iteration draws one of the deals that the seat can be in, goes down the tree over the moves that are
possible in it, adds a node, plays the deal to its end and remembers what came of it (P. I. Cowling, E. J.
Powley and D. Whitehouse, "Information Set Monte Carlo Tree Search", IEEE Transactions on Computational
Intelligence and AI in Games 4(2), 2012: SO-ISMCTS).
"""

from collections.abc import Callable
from math import log, sqrt
from typing import Final

from audiogame.ai.belief import Belief
from audiogame.ai.core import P_OVER, Position
from audiogame.ai.endgame import MATCH_POINT, Endgame
from audiogame.ai.rollout import play_out

EXPLORATION: Final = 0.2
_BETWEEN: Final = 32  # iterations between looks at the clock
_NEAR_END: Final = 2  # cards in the stock, from which on the end is worked out exactly
_TIE_BREAK: Final = 0.02  # how much the points of the cards count beside the match points


class Node:
    """What is known of a move after the moves before it. `total`: the rewards of the side that makes it."""

    def __init__(self) -> None:
        self.visits: int = 0
        self.available: int = 0
        self.total: float = 0.0
        self.children: dict[int, Node] = {}


def _scale(position: Position) -> float:
    """The match points that a deal from this position can bring, as far as it is usual."""
    if position.soloist >= 0:
        return float(position.solo_value())
    return 6.0 if position.table.sides == 3 else 3.0


class Search:
    """A search from one position; it can be gone on with."""

    def __init__(
        self, belief: Belief, needs: list[int], number: Callable[[], float], exploration: float = EXPLORATION
    ) -> None:
        self.belief: Belief = belief
        self.needs: list[int] = needs
        self.number: Callable[[], float] = number
        self.exploration: float = exploration
        self.scale: float = _scale(belief.known)
        self.root: Node = Node()
        known = belief.known
        near_end = known.stock_open() and known.stock_left() <= _NEAR_END
        self.exact: bool = near_end and known.table.players == 2
        self.end: Endgame = Endgame(0, needs)

    def run(self, iterations: int, in_time: Callable[[], bool]) -> None:
        """So many iterations more, at least one; no more once `in_time` says no."""
        for done in range(max(1, iterations)):
            if done % _BETWEEN == _BETWEEN - 1 and not in_time():
                break
            self._iterate()

    def _iterate(self) -> None:
        position = self.belief.deal(self.number)
        node = self.root
        path: list[Node] = []
        sides: list[int] = []
        side = position.table.side
        while position.phase != P_OVER and not (self.exact and position.clear()):
            moves = position.sensible()
            mover = side[position.seat]
            move = self._untried(node, moves)
            new = move >= 0
            if new:
                child = Node()
                node.children[move] = child
            else:
                move = self._best(node, moves)
                child = node.children[move]
            for other in moves:
                if other in node.children:
                    node.children[other].available += 1
            path.append(child)
            sides.append(mover)
            position.do(move)
            position.announce_if_right()
            node = child
            if new:
                play_out(position, self.number, self.exact)
                break
        rewards = self.rewards(position) if position.phase == P_OVER else self._at_best(position)
        for i in range(len(path)):
            node = path[i]
            node.visits += 1
            node.total += rewards[sides[i]]

    def _at_best(self, position: Position) -> list[float]:
        """What a position in which two players know everything is worth to each, if both play their best."""
        value = float(self.end.value(position))
        won = float(round(value / MATCH_POINT))
        reward = self._reward(won, value - won * MATCH_POINT)
        return [reward, 1.0 - reward]

    def _untried(self, node: Node, moves: list[int]) -> int:
        """One of the moves not tried yet, or -1."""
        children = node.children
        count = 0
        chosen = -1
        for move in moves:
            if move not in children:
                count += 1
                if count == 1 or self.number() * count < 1.0:
                    chosen = move
        return chosen

    def _best(self, node: Node, moves: list[int]) -> int:
        """The move with the highest upper confidence bound."""
        best = -1.0
        chosen = moves[0]
        for move in moves:
            child = node.children[move]
            bound = child.total / child.visits + self.exploration * sqrt(
                log(child.available + 1) / child.visits
            )
            if bound > best:
                best = bound
                chosen = move
        return chosen

    def rewards(self, position: Position) -> list[float]:
        """What the end of the deal is worth to each side, 0 to 1; match points not needed are worth 0."""
        sides = position.table.sides
        won = [
            float(min(position.value, self.needs[side])) if position.winners >> side & 1 else 0.0
            for side in range(sides)
        ]
        found: list[float] = []
        for side in range(sides):
            others = -1000.0
            most = -1000
            for other in range(sides):
                if other != side:
                    others = max(others, won[other])
                    most = max(most, position.points[other])
            found.append(self._reward(won[side] - others, float(position.points[side] - most)))
        return found

    def _reward(self, won: float, points: float) -> float:
        """What so many more match points, and points of the cards, than others have are worth: 0 to 1."""
        gain = max(-1.0, min(1.0, won / self.scale))
        lead = max(-1.0, min(1.0, points / 66.0))
        return 0.5 + (0.5 - _TIE_BREAK) * gain + _TIE_BREAK * lead

    def match_points(self, reward: float) -> float:
        """The match points, won less lost, that a mean reward stands for, but for the points of the cards."""
        return (reward - 0.5) / (0.5 - _TIE_BREAK) * self.scale

    def found(self) -> dict[int, tuple[int, float]]:
        """How often each move was tried, the more the better it is; and its mean reward."""
        return {
            move: (child.visits, child.total / max(1, child.visits))
            for move, child in self.root.children.items()
        }
