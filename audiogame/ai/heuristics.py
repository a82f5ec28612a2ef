"""Which card to play by judgement: what the trick may bring, less what the card is worth in hand.

All numbers are card points; those without a source are judgement, tried out in matches of the players.
"""

from audiogame.ai.facts import Facts
from audiogame.game.actions import Play
from audiogame.game.cards import Card, Rank, partner, points, strength
from audiogame.game.deal import GOAL, beats
from audiogame.game.variants import Winning

_PATIENCE = {2: 1.0, 3: 2.0, 4: 1.5}  # by players: the more, the longer a high card should wait
REPLY = 2  # what the others put to a trick they cannot take, on average
_OPEN_WORTH = {Rank.ACE: 8.0, Rank.TEN: 4.0, Rank.KING: 1.5, Rank.QUEEN: 1.0, Rank.JACK: 0.0, Rank.NINE: 0.0}
_TRUMP_WORTH = {
    Rank.ACE: 18.0,
    Rank.TEN: 15.0,
    Rank.KING: 9.0,
    Rank.QUEEN: 8.0,
    Rank.JACK: 6.0,
    Rank.NINE: 5.0,
}


def best_play(facts: Facts) -> Play:
    """The card that promises most, by the judgement of this module."""
    return Play(max(facts.playable, key=lambda card: (promise(facts, card), -strength(card), card)))


def promise(facts: Facts, card: Card) -> float:
    """What playing the card now promises, in card points for the own side less the others'."""
    chance = chance_of_trick(facts, card)
    stake = facts.stake + points(card) + REPLY * len(facts.later)
    pair = facts.pair_worth(card.suit) if facts.shows(card) else 0
    loss = 1 / (facts.view.variant.sides - 1)  # points that go to one of several others hurt less
    return (
        (chance - loss * (1 - chance)) * stake
        + pair
        + chance * _worth_of_lead(facts, card)
        + _decisive(facts, card, chance)
        - _PATIENCE[len(facts.deal.active)] * worth_in_hand(facts, card)
    )


def simple_play(facts: Facts) -> Play:
    """The card of a player who knows the rules and little more."""
    cards = sorted(facts.playable, key=lambda card: (facts.is_trump(card), points(card), strength(card)))
    for card in cards:
        if facts.shows(card):
            return Play(card)
    if not facts.leading:
        takers = [card for card in cards if facts.takes(card)]
        friendly = facts.friend(facts.deal.winning()[0])
        if takers and not friendly and (facts.stake >= 4 or not facts.is_trump(takers[0])):
            return Play(takers[0])
    return Play(cards[0])


def chance_of_trick(facts: Facts, card: Card) -> float:
    """The likelihood that the own side takes the trick when the card is played now."""
    if facts.takes(card):
        best, friendly = card, True
    else:
        holder, best = facts.deal.winning()
        friendly = facts.friend(holder)
    against = for_us = 1.0
    for seat in facts.later:
        beaten = _chance_beaten(facts, best, seat)
        if facts.friend(seat):
            for_us *= 1 - beaten
        else:
            against *= 1 - beaten
    return against if friendly else (1 - for_us) * against


def _chance_beaten(facts: Facts, best: Card, seat: int) -> float:
    """The likelihood that the seat, still to answer, beats the best card."""
    beaters = facts.beaters(best)
    if not beaters or not facts.out:
        return 0.0
    if any(beats(card, best, facts.deal.trump) for card in facts.view.hands[seat]):
        return 0.9
    share = min(1.0, facts.view.hand_sizes[seat] / len(facts.out))
    in_suit = facts.higher(best)
    holds_higher = 1 - (1 - share) ** len(in_suit)
    trumps = 0 if facts.is_trump(best) else len(beaters) - len(in_suit)
    holds_trump = 1 - (1 - share) ** trumps
    if facts.strict:
        follows = 1 - (1 - share) ** sum(card.suit is best.suit for card in facts.out)
        return holds_higher + (1 - holds_higher) * holds_trump * (1 - follows)
    keen = min(0.9, 0.15 + points(best) / 14)  # to spend a trump; a higher card of the suit goes gladly
    return 1 - (1 - 0.85 * holds_higher) * (1 - keen * holds_trump)


def worth_in_hand(facts: Facts, card: Card) -> float:
    """What the card is worth kept for later, in card points."""
    if facts.strict:
        safe = facts.is_trump(card) or not facts.higher(card)
        plain = 0.8 * (points(card) + 3) if safe else 0.3 * points(card)
    elif facts.is_trump(card):
        plain = _TRUMP_WORTH[card.rank]
    else:
        top = not facts.higher(card)
        plain = max(_OPEN_WORTH[card.rank], 0.7 * points(card) if top else 0.0)
    return plain + _hope(facts, card) + _use_for_exchange(facts, card)


def _hope(facts: Facts, card: Card) -> float:
    """What the pair that the card is half of promises, while it can still be shown."""
    if facts.shows(card) or not facts.hopes_for_pair(card):
        return 0.0
    pair = facts.pair_worth(card.suit)
    if partner(card) in facts.hand:
        return 0.7 * pair
    return 0.5 * pair * facts.draws / max(len(facts.out) + 1, 1)


def _use_for_exchange(facts: Facts, card: Card) -> float:
    """What the exchange promises that the card makes possible."""
    variant, turned = facts.view.variant, facts.view.turned
    if facts.strict or turned is None or card != Card(variant.exchange or Rank.NINE, turned.suit):
        return 0.0
    return 0.5 * (_TRUMP_WORTH[turned.rank] - _TRUMP_WORTH[card.rank])


def _worth_of_lead(facts: Facts, card: Card) -> float:
    """What it brings to take this trick, beside its points: a pair to show, pending points, the exchange."""
    rest = [c for c in facts.hand if c != card]
    pairs = [facts.pair_worth(c.suit) for c in rest if c.rank is Rank.KING and partner(c) in rest]
    worth = 0.4 * max(pairs, default=0) if facts.pairs_to_come else 0.0
    worth += 0.5 * facts.deal.pending[facts.side]
    if not facts.has_trick:
        worth += 3 + sum(2 * _use_for_exchange(facts, c) for c in rest)
    return worth


def _decisive(facts: Facts, card: Card, chance: float) -> float:
    """What it weighs that the trick may bring one side to 66."""
    weight = 0.0
    pair = facts.pair_worth(card.suit) if facts.shows(card) else 0
    if (
        facts.has_trick
        and pair
        and facts.score + pair >= GOAL
        and facts.view.variant.winning is Winning.FOUND
    ):
        return 1000.0
    if facts.total_if_taken(card) >= GOAL:
        weight += 200 * chance
    stake = facts.stake + points(card)
    others = [s for s in range(facts.view.variant.sides) if s != facts.side]
    if any(facts.deal.points[s] + facts.deal.pending[s] + stake >= GOAL for s in others):
        weight -= 200 * (1 - chance)
    return weight
