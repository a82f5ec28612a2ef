"""Every level plays better than the one below it."""

import sys

import pytest

from audiogame.ai.player import Effort, Level
from audiogame.game.variants import find
from tests.ai.positions import EFFORT, play_match
from tests.benchmarks.strength import play


def wins(better: Level, worse: Level | None, matches: int, target: int, effort: Effort = EFFORT) -> float:
    """The share of the matches won by the better player, each pack played from both sides."""
    variant = find("romanian", 2)
    assert variant is not None
    won = 0
    for i in range(matches):
        sides = (better, worse) if i % 2 else (worse, better)
        won += play_match(variant, target, sides, i // 2, effort) == (sides.index(better),)
    return won / matches


def test_a_beginner_beats_chance() -> None:
    assert wins(Level.BEGINNER, None, 10, 5) >= 0.8


def test_an_intermediate_beats_a_beginner() -> None:
    assert wins(Level.INTERMEDIATE, Level.BEGINNER, 24, 5) >= 0.6


def test_an_expert_beats_a_beginner() -> None:
    assert wins(Level.EXPERT, Level.BEGINNER, 10, 5, Effort(iterations=400)) >= 0.7


@pytest.mark.parametrize("name", ["bulgarian-2", "brazilian-4"])
def test_a_program_that_speaks_the_protocol_plays_a_whole_match(name: str) -> None:
    """So that others' programs can be played against: it is told of everything, and never out of step."""
    winners, scores, deals = play((name, ("heuristic", f"{sys.executable} -m audiogame table"), 1, 0.01))
    assert len(winners) == 1
    assert max(scores) > min(scores) >= 0
    assert deals > 1


@pytest.mark.long
def test_an_intermediate_beats_a_beginner_in_many_matches() -> None:
    assert wins(Level.INTERMEDIATE, Level.BEGINNER, 200, 10) >= 0.7


@pytest.mark.long
def test_an_expert_beats_an_intermediate_in_many_matches() -> None:
    assert wins(Level.EXPERT, Level.INTERMEDIATE, 120, 10, Effort(iterations=1500)) >= 0.57
