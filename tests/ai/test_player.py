"""Computer players: always legal, never peeking, right about 66 and about closing."""

from dataclasses import replace
from random import Random

import pytest

from audiogame.ai import bidding
from audiogame.ai.belief import Belief
from audiogame.ai.closing import closing_value, sure_points
from audiogame.ai.core import Position, position_of
from audiogame.ai.facts import facts_of
from audiogame.ai.options import sensible_actions
from audiogame.ai.player import Effort, Level, choose
from audiogame.game.actions import Announce, Claim, Close, Exchange
from audiogame.game.apply import apply
from audiogame.game.events import Claimed
from audiogame.game.match import Match, act
from audiogame.game.variants import VARIANTS, Variant, find
from audiogame.game.view import sample
from tests.ai.positions import TABLE, positions
from tests.ai.test_endgame import searched

CLAIMING = [variant for variant in VARIANTS if variant.name in ("classic", "short")]
CLOSING = [variant for variant in VARIANTS if variant.closing]


def choice(match: Match, level: Level, seed: int = 0, iterations: int = 150):
    seat = match.seat
    assert seat is not None
    return choose(match.view(seat), match.seen(seat), level, Random(seed), Effort(iterations))


@pytest.mark.parametrize("variant", VARIANTS, ids=TABLE)
@pytest.mark.parametrize("level", Level)
def test_what_is_chosen_is_legal(variant: Variant, level: Level, long: bool) -> None:
    for seed in range(200 if long else 4):
        for match in positions(variant, seed):
            assert match.refusal(match.seat, choice(match, level)) is None


@pytest.mark.parametrize("level", Level)
def test_who_is_not_to_act_waits_or_announces_rightly(level: Level) -> None:
    variant = find("brazilian", 4)
    assert variant is not None
    announced = 0
    for seed in range(40):
        for match in positions(variant, seed, wild=0.02):
            for seat in match.announcers():
                action = choose(match.view(seat), match.seen(seat), level, Random(0), Effort(150))
                reached = match.deal.points[variant.side(seat)] >= 66
                assert (action == Announce()) == reached
                announced += reached
                assert reached or seat == match.seat or action is None
    assert announced


@pytest.mark.parametrize("variant", VARIANTS, ids=TABLE)
def test_hidden_cards_change_nothing(variant: Variant, long: bool) -> None:
    for seed in range(50 if long else 2):
        for match in positions(variant, seed):
            other = sample(match.view(match.seat), match.seen(match.seat), Random(seed))
            twin = replace(match, deal=other)
            for level in Level:
                assert choice(match, level) == choice(twin, level)


@pytest.mark.parametrize("variant", CLAIMING, ids=TABLE)
@pytest.mark.parametrize("level", Level)
def test_claims_are_made_at_once_and_never_wrong(variant: Variant, level: Level, long: bool) -> None:
    made = 0
    for seed in range(500 if long else 12):
        for match in positions(variant, seed, wild=0.1):
            action = choice(match, level)
            right = [a for a in match.legal() if isinstance(a, Claim) and is_right(match, a)]
            assert isinstance(action, Claim) == bool(right)
            if isinstance(action, Claim):
                assert is_right(match, action)
                made += 1
    assert made


def is_right(match: Match, claim: Claim) -> bool:
    assert match.seat is not None
    return any(isinstance(e, Claimed) and e.right for e in act(match, match.seat, claim)[1])


@pytest.mark.parametrize("variant", CLOSING, ids=TABLE)
def test_closes_when_it_is_surely_won(variant: Variant, long: bool) -> None:
    for seed in range(1000 if long else 40):
        for match in positions(variant, seed):
            facts = facts_of(match.view(match.seat), match.seen(match.seat))
            if Close() not in facts.actions or sure_points(facts) < 66:
                continue
            assert choice(match, Level.EXPERT) in (Close(), Exchange())
            if variant.players == 2:
                belief, number = Belief(facts.view, match.seen(match.seat)), Random(seed).random
                truth = position_of(match.deal, belief.known.table)
                for position in [truth, *(belief.deal(number) for _ in range(8))]:
                    assert closing_value(facts, position) > 0


@pytest.mark.parametrize("variant", [v for v in CLOSING if v.players == 2], ids=TABLE)
def test_does_not_close_when_it_is_surely_lost(variant: Variant, long: bool) -> None:
    lost = 0
    for seed in range(100 if long else 3):
        for match in positions(variant, seed):
            facts = facts_of(match.view(match.seat), match.seen(match.seat))
            if Close() not in facts.actions:
                continue
            belief, number = Belief(facts.view, match.seen(match.seat)), Random(seed).random
            if all(closing_value(facts, belief.deal(number)) < 0 for _ in range(40)):
                lost += 1
                assert choice(match, Level.EXPERT) != Close()
    assert lost


def test_the_same_seed_gives_the_same_choice() -> None:
    for variant in VARIANTS:
        for match in positions(variant, 7):
            assert choice(match, Level.EXPERT, 3) == choice(match, Level.EXPERT, 3)


def test_beginners_do_not_close_and_experts_exchange() -> None:
    variant = find("romanian", 2)
    assert variant is not None
    for seed in range(30):
        for match in positions(variant, seed):
            if match.deal.stock_open and Exchange() in match.legal():
                assert choice(match, Level.EXPERT) == Exchange()
            if Close() in match.legal():
                facts = facts_of(match.view(match.seat), match.seen(match.seat))
                assert choice(match, Level.BEGINNER) != Close() or sure_points(facts) >= 66


def test_the_facts_of_a_forgetful_player_are_the_same_but_for_the_cards_out() -> None:
    variant = find("romanian", 2)
    assert variant is not None
    for match in positions(variant, 1):
        seat = match.seat
        assert seat is not None
        clear = facts_of(match.view(seat), match.seen(seat))
        vague = facts_of(match.view(seat), match.seen(seat), Level.BEGINNER)
        assert clear.out <= vague.out
        assert not clear.out & set(clear.hand)
        assert replace(vague, out=clear.out) == clear
        assert set(match.deal.hands[1 - seat]) <= clear.out
        assert apply(clear.deal, seat, clear.actions[0])


@pytest.mark.parametrize("variant", [v for v in VARIANTS if v.players == 2], ids=TABLE)
def test_when_nothing_is_hidden_the_choice_is_worth_as_much_as_the_best(variant: Variant, long: bool) -> None:
    """The rest is searched to its end by the rules engine itself."""
    tried, seed = 0, 0
    while tried < (1000 if long else 20):
        seed += 1
        for match in positions(variant, seed, wild=0.3):
            deal, seat = match.deal, match.seat
            if (
                deal.stock
                or deal.closed_by is not None
                or len(deal.hands[seat]) > 4
                or len(match.legal()) < 2
            ):
                continue
            needs = facts_of(match.view(seat), match.seen(seat)).needs
            values = {a: searched(apply(deal, seat, a)[0], seat, needs) for a in sensible_actions(deal)}
            assert values[choice(match, Level.EXPERT)] == max(values.values())
            tried += 1


def test_no_bid_is_thought_about_once_time_is_up(monkeypatch: pytest.MonkeyPatch) -> None:
    variant = find("brazilian", 4)
    assert variant is not None
    looked: list[Position] = []
    likely_deal = bidding._likely_deal
    monkeypatch.setattr(bidding, "_likely_deal", lambda *a: looked.append(likely_deal(*a)) or looked[-1])
    against = 0
    for seed in range(60):
        for match in positions(variant, seed):
            looked.clear()
            view, seen = match.view(match.seat), match.seen(match.seat)
            choose(view, seen, Level.EXPERT, Random(seed), Effort(300, lambda: False))
            assert len(looked) <= 1
            against += bool(looked) and view.soloist is not None
    assert against
