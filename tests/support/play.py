"""Random play through the rules engine."""

from random import Random

from audiogame.game.actions import Announce, Claim, Play
from audiogame.game.match import act, next_deal, seeded_opener, seeded_pack, start
from audiogame.game.variants import VARIANTS

TABLES = [f"{variant.name}-{variant.players}" for variant in VARIANTS]


def table(name):
    """The variant of a name such as `romanian-3`."""
    return VARIANTS[TABLES.index(name)]


def random_match(variant, seed, target=None):
    """A match with its first deal on the table, and the random numbers to go on with."""
    random = Random(f"{variant.name} {variant.players} {seed}")
    pack, opener = seeded_pack(variant, str(seed)), seeded_opener(variant, str(seed))
    return start(variant, target or variant.target, pack, opener)[0], random


def random_action(match, random):
    """A legal action of some seat; rare kinds are chosen more often than their number would let them."""
    announcers = match.announcers()
    if announcers and random.random() < 0.15:
        return random.choice(announcers), Announce()
    legal = match.legal()
    special = [a for a in legal if not isinstance(a, Play | Claim)]
    claims = [a for a in legal if isinstance(a, Claim)]
    if special and random.random() < 0.4:
        return match.seat, random.choice(special)
    if claims and random.random() < 0.04:
        return match.seat, random.choice(claims)
    cards = [a for a in legal if isinstance(a, Play)]
    return match.seat, random.choice(cards or legal)


def play_deal(match, random):
    """Every step of a deal: (match before, seat, action, match after, events)."""
    while match.seat is not None:
        seat, action = random_action(match, random)
        after, events = act(match, seat, action)
        yield match, seat, action, after, events
        match = after


def positions(variant, deals, first=0):
    """Matches in the middle of random deals of the table, and the finished ones."""
    for seed in range(first, first + deals):
        match, random = random_match(variant, seed)
        yield match
        for *_, after, _events in play_deal(match, random):
            yield after


def play_match(match, random, seeds):
    """The matches after every step, to the match's end."""
    while True:
        for *_, after, _events in play_deal(match, random):
            match = after
            yield match
        if match.winners:
            return
        match, _ = next_deal(match, seeded_pack(match.variant, next(seeds)))
        yield match
