"""The exact end is what the engine itself says, searched to the last card."""

from functools import cache

import pytest

from audiogame.ai.endgame import MATCH_POINT, exact_values
from audiogame.ai.options import sensible_actions
from audiogame.game.actions import Announce, Close, Exchange, Play
from audiogame.game.apply import apply
from audiogame.game.deal import Deal, Result
from audiogame.game.refusals import announcers, legal_actions
from audiogame.game.variants import VARIANTS, Variant
from tests.ai.positions import TABLE, positions, settled

TWO_PLAYERS = [variant for variant in VARIANTS if variant.players == 2]
MOST_CARDS = {2: 4, 3: 3, 4: 3}


def searched(deal: Deal, side: int, needs: tuple[int, ...]) -> int:
    """What the deal is worth to the side, by every sensible action of the engine."""

    @cache
    def value(deal: Deal) -> int:
        if deal.result is not None:
            return worth(deal.result, side, needs)
        reached = [s for s in announcers(deal) if deal.points[deal.variant.side(s)] >= 66]
        if reached:
            return value(apply(deal, min(reached, key=deal.variant.side), Announce())[0])
        assert deal.seat is not None
        best = max if deal.variant.side(deal.seat) == side else min
        return best(value(apply(deal, deal.seat, action)[0]) for action in sensible_actions(deal))

    return value(deal)


def assert_exact(variant: Variant, seed: int, cards: int) -> None:
    deal = settled(variant, seed, cards)
    if deal is None:
        return
    seat = deal.seat
    assert seat is not None
    side = variant.side(seat)
    needs = tuple(1 + (seed + s) % 4 for s in range(variant.sides))
    values = exact_values(deal, seat, needs)
    assert set(values) == set(sensible_actions(deal))
    for action, value in values.items():
        assert value == searched(apply(deal, seat, action)[0], side, needs), (deal, action)


def worth(result: Result, side: int, needs: tuple[int, ...]) -> int:
    """What the end of a deal is worth to the side, as `exact_values` counts."""
    won_by = [min(result.points, need) if s in result.winners else 0 for s, need in enumerate(needs)]
    others = [s for s in range(len(needs)) if s != side]
    match_points = won_by[side] - max(won_by[s] for s in others)
    return MATCH_POINT * match_points + result.totals[side] - max(result.totals[s] for s in others)


@pytest.mark.parametrize("variant", VARIANTS, ids=TABLE)
def test_the_exact_end_is_that_of_the_engine(variant: Variant) -> None:
    for seed in range(15):
        assert_exact(variant, seed, MOST_CARDS[variant.players])


@pytest.mark.parametrize("variant", TWO_PLAYERS, ids=TABLE)
def test_the_exact_end_just_after_an_early_closing_is_that_of_the_engine(variant: Variant) -> None:
    assert_exact(variant, 1, variant.hand)


EXCHANGING = [variant for variant in TWO_PLAYERS if variant.exchange_after_closing]


@pytest.mark.parametrize("variant", EXCHANGING, ids=TABLE)
def test_who_answers_a_closing_may_exchange_in_the_exact_end(variant: Variant) -> None:
    deal = next(
        closed
        for seed in range(500)
        for match in positions(variant, seed)
        if Close() in match.legal()
        for closed in [apply(match.deal, match.seat, Close())[0]]
        if Exchange() in legal_actions(apply(closed, closed.seat, Play(closed.hands[closed.seat][0]))[0])
    )
    side = variant.side(deal.seat)
    needs = (7, 7)
    for action, value in exact_values(deal, deal.seat, needs).items():
        assert value == searched(apply(deal, deal.seat, action)[0], side, needs), (deal, action)


@pytest.mark.long
@pytest.mark.parametrize("variant", VARIANTS, ids=TABLE)
def test_the_exact_end_is_that_of_the_engine_in_many_positions(variant: Variant) -> None:
    for seed in range(1000):
        assert_exact(variant, seed, MOST_CARDS[variant.players])


@pytest.mark.long
@pytest.mark.parametrize("variant", TWO_PLAYERS, ids=TABLE)
def test_the_exact_end_with_full_hands_is_that_of_the_engine(variant: Variant) -> None:
    for seed in range(30):
        assert_exact(variant, seed, variant.hand)
