"""The search where it can be checked: in the last trick before the stock is drawn."""

from random import Random

import pytest

from audiogame.ai.belief import Belief
from audiogame.ai.bits import cards_of
from audiogame.ai.core import P_REFILL, Position
from audiogame.ai.endgame import MATCH_POINT, Endgame
from audiogame.ai.facts import facts_of
from audiogame.ai.moves import DRAW
from audiogame.ai.search import Search
from audiogame.game.variants import VARIANTS, Variant
from tests.ai.positions import TABLE, positions

FOR_TWO = [variant for variant in VARIANTS if variant.players == 2]


def possible(belief: Belief, other: int) -> list[Position]:
    """Every deal that the seat can be in while one card of the stock is hidden: any of the hidden ones."""
    found = []
    hidden = sum(1 << card for card in belief.hidden)
    for card in belief.hidden:
        position = belief.known.copy()
        position.hands[other] |= hidden & ~(1 << card)
        position.stock = [card, *belief.under]
        found.append(position)
    return found


def worth(position: Position, move: int, seat: int, needs: list[int]) -> float:
    """What the move, the last before nothing is hidden, is worth to the seat, in match points."""
    position = position.copy()
    position.do(move)
    if position.phase == P_REFILL:
        position.do(DRAW)
    position.announce_if_right()
    return Endgame(seat, needs).value(position) / MATCH_POINT


@pytest.mark.parametrize("variant", FOR_TWO, ids=TABLE)
def test_the_last_answer_before_all_is_known_is_the_best_on_average(variant: Variant, long: bool) -> None:
    """Over all deals there can be; the rest of each is worked out to its end."""
    tried = 0
    for seed in range(300 if long else 40):
        for match in positions(variant, seed, wild=0.1):
            seat, deal = match.seat, match.deal
            if not deal.stock_open or len(deal.stock) != 2 or not deal.trick or deal.phase != "play":
                continue
            view, seen = match.view(seat), match.seen(seat)
            belief, needs = Belief(view, seen), list(facts_of(view, seen).needs)
            belief.doubts = []
            deals = possible(belief, 1 - seat)
            values = {
                move: sum(worth(one, move, seat, needs) for one in deals) / len(deals)
                for move in cards_of(belief.known.playable())
            }
            search = Search(belief, needs, Random(seed).random)
            search.run(1000, lambda: True)
            found = search.found()
            chosen = max(found, key=found.__getitem__)
            assert values[chosen] > max(values.values()) - 0.3
            tried += 1
    assert tried > 4
