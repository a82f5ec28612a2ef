"""The clock, for those who must be ready in time."""

from time import perf_counter

from audiogame.ai.effort import Effort


def within(seconds: float) -> Effort:
    """As much effort as fits into the seconds from now."""
    ends = perf_counter() + seconds
    return Effort(in_time=lambda: perf_counter() < ends)
