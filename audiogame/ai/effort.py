"""How long a computer player may think."""

from collections.abc import Callable
from dataclasses import dataclass


def _always() -> bool:
    return True


@dataclass(frozen=True)
class Effort:
    """So many iterations of the search at most, and no more once `in_time` says no.

    With iterations alone the choice depends on nothing but the position and the seed.
    """

    iterations: int = 10**9
    in_time: Callable[[], bool] = _always

    def of(self, one: int, most: int) -> int:
        """How many things that take as long as `one` iterations to do, at most; a few in any case."""
        return max(4, min(most, self.iterations // one))
