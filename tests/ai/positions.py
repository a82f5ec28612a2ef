"""Positions to try the computer players and hints on: random deals, played sensibly and sometimes wildly."""

from collections.abc import Iterator
from dataclasses import replace
from random import Random

from audiogame.ai.player import Effort, Level, choose
from audiogame.game.actions import Action, Announce
from audiogame.game.apply import apply
from audiogame.game.deal import Deal
from audiogame.game.events import Event, Took
from audiogame.game.match import Match, act, next_deal, seeded_pack, start
from audiogame.game.refusals import announcers, legal_actions
from audiogame.game.variants import Variant

TABLE = "{0.name} {0.players}".format
EFFORT = Effort(iterations=200)


def positions(variant: Variant, seed: int, wild: float = 0.25) -> Iterator[Match]:
    """Every position of one deal in which a seat is to act; some actions are random, the rest sensible."""
    random = Random(f"{variant.name} {variant.players} {seed}")
    pack = seeded_pack(variant, str(random.random()))
    match, _ = start(variant, variant.target, pack, random.randrange(variant.players))
    scores = tuple(random.randrange(variant.target) for _ in range(variant.sides))
    match = replace(match, scores=scores)
    while match.seat is not None:
        yield match
        seat = match.seat
        action = choose(match.view(seat), match.seen(seat), Level.INTERMEDIATE, random, EFFORT)
        if action is None or random.random() < wild:
            action = random.choice(match.legal())
        match, _ = act(match, seat, action)


def settled(variant: Variant, seed: int, cards: int) -> Deal | None:
    """A deal that nobody draws in any more, with at most so many cards in each hand that plays."""
    for match in positions(variant, seed, wild=0.6):
        deal = match.deal
        ready = deal.trump is not None and not deal.stock_open and deal.phase == "play"
        if ready and max(len(deal.hands[seat]) for seat in deal.active) <= cards:
            return deal
    return None


def outcomes_of_trick(deal: Deal, seat: int, action: Action) -> Iterator[tuple[Deal, tuple[Event, ...]]]:
    """Every way the trick can end after the action: the deal, and what happened from the action on."""
    deal, events = apply(deal, seat, action)
    if deal.result is not None or any(isinstance(event, Took) for event in events):
        yield deal, events
        return
    assert deal.seat is not None
    for answer in legal_actions(deal):
        if hasattr(answer, "card"):
            for after, more in outcomes_of_trick(deal, deal.seat, answer):
                yield after, events + more


def play_match(
    variant: Variant, target: int, sides: tuple[Level | None, ...], seed: int, effort: Effort = EFFORT
) -> tuple[int, ...]:
    """The sides that win a match of players of the levels; None plays at random."""
    random = Random(seed)
    match, _ = start(variant, target, seeded_pack(variant, f"{seed}/0"), seed % variant.players)
    count = 0
    while not match.winners:
        if match.deal.result is not None:
            count += 1
            match, _ = next_deal(match, seeded_pack(variant, f"{seed}/{count}"))
        seat, action = _next_action(match, sides, random, effort)
        match, _ = act(match, seat, action)
    return match.winners


def _next_action(
    match: Match, sides: tuple[Level | None, ...], random: Random, effort: Effort
) -> tuple[int, Action]:
    seat = match.seat
    assert seat is not None
    for other in announcers(match.deal):
        level = sides[match.variant.side(other)]
        if level and choose(match.view(other), match.seen(other), level, random, effort) == Announce():
            return other, Announce()
    level = sides[match.variant.side(seat)]
    action = choose(match.view(seat), match.seen(seat), level, random, effort) if level else None
    return seat, action or random.choice(match.legal())
