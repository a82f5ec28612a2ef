"""The fast core plays every deal as the rules engine does, move by move."""

from copy import deepcopy
from random import Random

import pytest

from audiogame.ai.core import P_OVER, Table, position_of
from audiogame.ai.moves import move_of, moved
from audiogame.game.actions import Announce
from audiogame.game.apply import apply
from audiogame.game.deal import deal_cards
from audiogame.game.refusals import announcers, legal_actions
from audiogame.game.variants import VARIANTS, Variant
from tests.ai.positions import TABLE


def state(position):
    """All that a position holds, but for how it is kept."""
    return {
        "phase": position.phase,
        "seat": position.seat,
        "lead": position.lead,
        "hands": position.hands,
        "stock": position.stock[position.drawn :],
        "trump": position.trump,
        "turned": position.turned,
        "trick": (position.best, position.best_seat, position.led, position.lying, position.stake)
        if position.lying
        else None,
        "points": position.points,
        "pending": position.pending,
        "tricks": (position.tricks, position.done),
        "closing": (position.closed_by, position.done_at_closing)
        + ((position.tricks_at_closing,) if position.closed_by >= 0 else ()),
        "bidding": (position.contract, position.soloist, position.remander, position.asked),
        "barred": position.barred,
        "result": (position.winners, position.value) if position.phase == P_OVER else None,
    }


def play_both(variant: Variant, table: Table, seed: int) -> None:
    random = Random(seed)
    pack = list(variant.pack())
    random.shuffle(pack)
    deal, _ = deal_cards(variant, tuple(pack), random.randrange(variant.players))
    position = position_of(deal, table)
    calm = random.random() < 0.7  # no claim or announcement that is wrong, so that the deal lasts
    while deal.seat is not None:
        assert state(position) == state(position_of(deal, table))
        actions = legal_actions(deal)
        assert sorted(position.moves()) == sorted(map(move_of, actions))
        assert [moved(move_of(action)) for action in actions] == list(actions)
        callers = announcers(deal)
        assert callers == tuple(s for s in range(variant.players) if position.may_announce(s))
        if callers and random.random() < 0.2:
            caller = random.choice(callers)
            deal, _ = apply(deal, caller, Announce())
            position.announce(caller)
            continue
        move = random.choice(position.sensible() if calm else position.moves())
        assert moved(move) in actions
        deal, _ = apply(deal, deal.seat, moved(move))
        before, kept = position.copy(), deepcopy(state(position))
        position.do(move)
        assert state(before) == kept, "the copy is not changed"
    assert state(position) == state(position_of(deal, table))
    assert position.moves() == []


@pytest.mark.parametrize("variant", VARIANTS, ids=TABLE)
def test_the_core_plays_as_the_engine_does(variant: Variant, long: bool) -> None:
    table = Table(variant)
    for seed in range(20_000 if long else 300):
        play_both(variant, table, seed)
