"""What "why" says of another player's move is true, and tells nothing that not everybody has seen."""

from collections import Counter
from dataclasses import replace
from itertools import pairwise
from random import Random

import pytest

from audiogame.ai.public import SEEN, seen_reason
from audiogame.game.actions import Play
from audiogame.game.cards import points, strength
from audiogame.game.events import Took
from audiogame.game.match import act
from audiogame.game.notation import parse_card, parse_suit
from audiogame.game.refusals import Refusal
from audiogame.game.variants import VARIANTS, Variant
from audiogame.game.view import sample
from tests.ai.positions import TABLE, positions

ELSEWHERE = {"claims", "draws", "closes", "alone", "stays", "names", "flips", "exchanges", "shows_pair"}


def check(match, seat, action, reason, after):
    """Compare a reason for playing a card with the whole deal, secrets included."""
    named = dict(zip(SEEN[reason.reason], reason.arguments, strict=True))
    card = parse_card(named["card"]) if "card" in named else None
    suit = parse_suit(named["suit"]) if "suit" in named else None
    deal, hand = match.deal, match.deal.hands[seat]
    took = [event for event in after if isinstance(event, Took)]
    if isinstance(action, Play):
        assert card in (None, action.card)
    hidden = [c for other, held in enumerate(deal.hands) for c in held if other != seat] + list(deal.stock)
    match reason.reason:
        case "high_lead":
            assert not any(c.suit is suit and strength(c) > strength(card) for c in hidden)
        case "draws_trumps":
            assert card.suit is deal.trump
            assert not deal.stock_open
        case "cheap_lead" | "throws":
            assert points(card) == int(named["points"]) <= 4
        case "secures":
            assert took[0].seat == seat
            assert points(card) == int(named["points"]) >= 10
        case "trumps_in":
            assert took[0].seat == seat
            assert took[0].points == points(card) + int(named["points"])
        case "takes":
            assert took[0].seat == seat
            assert took[0].points == int(named["points"])
        case "beats":
            assert deal.winning()[1] == parse_card(named["other"])
            assert not took
        case "feeds_partner":
            assert match.variant.side(deal.winning()[0]) == match.variant.side(seat)
        case "had_to_trump":
            assert not any(c.suit is suit for c in hand)
            others = [c for c in hand if c.suit is not deal.trump]
            assert all(match.refusal(seat, Play(c)) is Refusal.MUST_TRUMP for c in others)
        case "holds_none":
            assert not any(c.suit is suit for c in hand)
        case "had_to_follow":
            legal = [a.card for a in match.legal() if isinstance(a, Play)]
            assert all(c.suit is suit for c in legal)
            assert deal.winning()[1] not in legal
        case _:
            assert reason.reason in ELSEWHERE | {"unknown"}


@pytest.mark.parametrize("variant", VARIANTS, ids=TABLE)
def test_every_move_has_a_reason_that_is_true_and_public(variant: Variant, long: bool) -> None:
    given = Counter()
    for seed in range(200 if long else 12):
        moves = list(positions(variant, seed))
        for match, following in pairwise(moves):
            seat = match.seat
            done = [a for a in match.legal() if act(match, seat, a)[0].deal == following.deal]
            action = done[0]
            _, after = act(match, seat, action)
            other = (seat + 1) % variant.players
            reason = seen_reason(match.view(other), match.seen(other), seat, action, after)
            check(match, seat, action, reason, after)
            given[reason.reason] += 1
            twin = replace(match, deal=sample(match.view(seat), match.seen(seat), Random(seed)))
            hidden = seen_reason(twin.view(other), twin.seen(other), seat, action, after)
            assert hidden == reason, "the listener's own cards do not matter"
    assert given["unknown"] < 0.25 * given.total(), given
