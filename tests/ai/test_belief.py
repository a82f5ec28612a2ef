"""The deals that a seat imagines are deals that it could be in, and the true one is among them."""

from random import Random

import pytest

from audiogame.ai.belief import Belief
from audiogame.ai.bits import bits_of
from audiogame.ai.core import position_of
from audiogame.game.variants import VARIANTS, Variant
from tests.ai.positions import TABLE, positions


def same_but_for_hidden_cards(position, truth):
    for name in (
        "phase",
        "seat",
        "lead",
        "trump",
        "turned",
        "best",
        "points",
        "pending",
        "tricks",
        "closed_by",
    ):
        assert getattr(position, name) == getattr(truth, name), name


@pytest.mark.parametrize("variant", VARIANTS, ids=TABLE)
def test_an_imagined_deal_is_one_that_the_seat_could_be_in(variant: Variant, long: bool) -> None:
    ruled_out = 0
    for seed in range(200 if long else 8):
        number = Random(seed).random
        for match in positions(variant, seed, wild=0.4):
            seat = match.seat
            view = match.view(seat)
            belief = Belief(view, match.seen(seat))
            truth = position_of(match.deal, belief.known.table)
            for other in range(variant.players):
                assert not truth.hands[other] & belief.impossible[other], "the true deal is ruled out"
                ruled_out += belief.impossible[other].bit_count()
            for _ in range(4):
                position = belief.deal(number)
                same_but_for_hidden_cards(position, truth)
                assert position.hands[seat] == truth.hands[seat]
                for other, known in enumerate(view.hands):
                    assert position.hands[other] & bits_of(known) == bits_of(known)
                    assert position.hands[other].bit_count() == view.hand_sizes[other]
                    assert not position.hands[other] & belief.impossible[other]
                everything = [*position.stock, *(c for hand in position.hands for c in bits(hand))]
                assert sorted(everything) == sorted(
                    [*truth.stock, *(c for h in truth.hands for c in bits(h))]
                )
    assert ruled_out


def bits(hand):
    return [card for card in range(24) if hand >> card & 1]


def test_every_hidden_card_can_be_anywhere() -> None:
    variant = VARIANTS[0]
    match = next(positions(variant, 1))
    belief = Belief(match.view(match.seat), match.seen(match.seat))
    number, other = Random(1).random, 1 - match.seat
    held = dict.fromkeys(belief.hidden, 0)
    for _ in range(2000):
        for card in bits(belief.deal(number).hands[other]):
            held[card] += 1
    share = 2000 * variant.hand / len(belief.hidden)
    assert all(0.8 * share < count < 1.2 * share for count in held.values()), held
