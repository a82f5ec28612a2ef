"""What holds of every deal of every table, whatever is played."""

from dataclasses import fields
from itertools import chain
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from audiogame.game.actions import (
    Announce,
    Anyone,
    Claim,
    Close,
    Draw,
    Exchange,
    Flip,
    Mande,
    Name,
    Pass,
    Play,
    Remande,
)
from audiogame.game.apply import IllegalAction, apply
from audiogame.game.cards import Rank, Suit, ordered, pack, points
from audiogame.game.deal import Phase
from audiogame.game.events import Bonus, Drew, Led, PairShown, Played, seen_by
from audiogame.game.match import act, next_opener
from audiogame.game.notation import parse_action, parse_event, print_action, print_event
from audiogame.game.record import advance, print_do, print_new
from audiogame.game.refusals import legal_actions, refusal
from audiogame.game.variants import Winning
from audiogame.game.view import counted, sample, unseen
from tests.support.play import TABLES, play_deal, random_match, table


@pytest.fixture
def deals(long):
    """How many random deals of a table are played."""
    return 20_000 if long else 150


PLAIN = [Exchange(), Close(), Draw(), Flip(), Mande(), Remande(), Anyone(), Pass(), Announce()]
EVERY_ACTION = [
    *PLAIN,
    Claim(),
    *map(Claim, Suit),
    *map(Name, Suit),
    *(Name(suit, mande=True) for suit in Suit),
    *(Play(card, pair) for card in pack(Rank) for pair in (True, False)),
]


def all_cards(deal):
    return sorted(
        chain(*deal.hands, deal.stock, *deal.taken, (card for _, card in deal.trick)),
        key=str,
    )


def check(match, events_before):
    """What holds of a position."""
    deal, variant = match.deal, match.variant
    assert all_cards(deal) == sorted(variant.pack(), key=str)
    assert sum(deal.tricks) * len(deal.active) == sum(map(len, deal.taken))
    legal = legal_actions(deal)
    assert bool(legal) == (deal.phase is not Phase.OVER)
    assert (deal.result is None) == (deal.phase is not Phase.OVER) == (deal.seat is not None)
    for side in range(variant.sides):
        cards = sum(
            points(c) for seat, held in enumerate(deal.taken) for c in held if variant.side(seat) == side
        )
        pairs = sum(worth for seat, _, worth in deal.pairs if variant.side(seat) == side)
        bonus = sum(e.points for e in events_before if isinstance(e, Bonus) and variant.side(e.seat) == side)
        assert 0 <= deal.pending[side] <= pairs
        lapsed = deal.points[side] == cards + bonus
        assert lapsed or deal.points[side] + deal.pending[side] == cards + pairs + bonus


def check_refusals(match):
    """An action is refused if and only if it is not among the legal ones, and apply refuses the same."""
    deal = match.deal
    legal = set(legal_actions(deal))
    for seat in range(match.variant.players):
        for action in EVERY_ACTION:
            why = refusal(deal, seat, action)
            if isinstance(action, Announce):
                assert (why is None) == (seat in match.announcers())
            else:
                assert (why is None) == (seat == deal.seat and action in legal)
            if why is not None:
                with pytest.raises(IllegalAction) as error:
                    apply(deal, seat, action)
                assert error.value.refusal is why


def check_view(match, seat):
    """A view tells nothing that has not been seen, and a sample of it gives the same view again."""
    view, seen = match.view(seat), match.seen(seat)
    deal = match.deal
    for other, hand in enumerate(view.hands):
        assert set(hand) <= set(deal.hands[other])
        if other != seat:
            public = {
                *(
                    card
                    for e in seen
                    if isinstance(e, Drew) and e.open and e.seat == other
                    for card in [e.card]
                ),
                *(card for card in hand if public_card(match, other, card)),
            }
            assert set(hand) <= public
    assert view.hands[seat] == ordered(deal.hands[seat])
    hidden = unseen(view, seen)
    assert not set(hidden) & set(deal.hands[seat])
    assert len(hidden) == sum(view.hand_sizes) - sum(map(len, view.hands)) + view.stock - (
        view.turned is not None
    )
    again = sample(view, seen, Random(1))
    assert again.points == deal.points
    assert sorted(map(len, again.hands)) == sorted(map(len, deal.hands))
    if deal.seat == seat:
        assert set(legal_actions(again)) == set(legal_actions(deal))
    if match.variant.points_told:
        assert counted(view, seen) == deal.points
    else:
        assert set(view.points) == {None}
        assert not any(view.taken)


def public_card(match, holder, card):
    """Whether the events that everybody saw prove that the holder has the card."""
    proven = False
    for event in match.events:
        event = seen_by(event, None)
        words = print_event(event).split()
        if words[0] in ("flipped", "drew") and words[1:] == [str(holder), str(card)]:
            proven = True
        if words[0] == "exchanged" and words[1] == str(holder) and words[3] == str(card):
            proven = True
        if (
            isinstance(event, PairShown)
            and event.seat == holder
            and event.suit == card.suit
            and card.rank in "KQ"
        ):
            proven = True
        if isinstance(event, Led | Played) and event.card == card:
            proven = False
    dealt = match.variant.trump.name == "LAST_DEALT" and holder == (match.deal.opener - 1) % 4
    return proven or (dealt and card.suit == match.deal.trump)


@pytest.mark.parametrize("name", TABLES)
def test_random_deals(name, deals):
    """Cards are conserved, points add up, refusals fit, views hide, the record replays to the same."""
    variant = table(name)
    thorough = Random(name)
    for seed in range(deals):
        match, random = random_match(variant, seed)
        lines = [print_new(variant, match.target, match.deal.opener, match_pack(match))]
        check(match, ())
        for _before, seat, action, after, events in play_deal(match, random):
            lines.append(print_do(seat, action))
            check(after, after.events)
            assert parse_action(print_action(action)) == action
            for event in events:
                public = seen_by(event, None)
                assert parse_event(print_event(public)) == public
            if thorough.random() < 0.06:
                check_refusals(after)
            if thorough.random() < 0.2:
                for looking in range(variant.players):
                    check_view(after, looking)
            match = after
        replayed = None
        for line in lines:
            replayed, _ = advance(replayed, line)
        assert replayed == match
        check_end(match)


def match_pack(match):
    """The pack of a deal on which nothing has been played yet, in dealing order."""
    deal, variant = match.deal, match.variant
    hands = {seat: list(hand) for seat, hand in enumerate(deal.hands)}
    cards = []
    for size in variant.packets:
        for i in range(variant.players):
            hand = hands[(deal.opener + i) % variant.players]
            cards += hand[:size]
            del hand[:size]
    stock = list(deal.stock)
    if deal.turned is not None:
        cards.append(stock.pop())
    return (*cards, *stock)


def check_end(match):
    """What holds of a finished deal."""
    deal, variant = match.deal, match.variant
    result = deal.result
    assert result is not None
    assert result.totals == deal.points
    assert match.scores == tuple(result.points if s in result.winners else 0 for s in range(variant.sides))
    assert all(0 < result.points <= 24 for _ in result.winners)
    assert match.refusal_of_next() is None or match.winners
    assert next_opener(deal) in range(variant.players)
    if variant.winning is Winning.FOUND and deal.closed_by is None and result.winners:
        others = [p for side, p in enumerate(deal.points) if side not in result.winners]
        assert deal.points[result.winners[0]] > max(others)
    assert all(
        match.refusal(seat, Play(card)) is not None
        for seat in range(variant.players)
        for card in pack((Rank.ACE,))
    )


@settings(max_examples=60, deadline=None)
@given(st.sampled_from(TABLES), st.integers(0, 10**9), st.data())
def test_any_way_of_playing_ends_every_deal(name, seed, data):
    """However the legal actions are chosen, apply never raises and the deal ends within 60 actions."""
    match, _ = random_match(table(name), seed)
    for _ in range(60):
        if match.seat is None:
            break
        match, _ = act(match, match.seat, data.draw(st.sampled_from(match.legal())))
    assert match.seat is None


def test_a_deal_is_a_value():
    """Playing on leaves the earlier deal as it was."""
    match, random = random_match(table("romanian-3"), 5)
    before = match.deal
    copies = {f.name: getattr(before, f.name) for f in fields(before)}
    for _ in play_deal(match, random):
        pass
    assert copies == {f.name: getattr(before, f.name) for f in fields(before)}
