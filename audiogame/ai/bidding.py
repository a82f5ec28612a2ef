"""What to bid: naming the trump, playing alone, playing against who plays alone."""

from random import Random

from audiogame.ai.belief import Belief
from audiogame.ai.bits import hand_of
from audiogame.ai.core import P_REMANDE, Position
from audiogame.ai.effort import Effort
from audiogame.ai.endgame import MATCH_POINT, Endgame
from audiogame.ai.facts import Facts, Level, hand_count
from audiogame.ai.moves import PASS, move_of
from audiogame.game.actions import Action, Anyone, Flip, Mande, Name, Pass, Remande
from audiogame.game.cards import Card, Suit, partner, points
from audiogame.game.deal import Phase
from audiogame.game.events import Event
from audiogame.game.scoring import MANDE_VALUE

COUNT_FOR_MANDE = {3: 52, 6: 78}  # `hand_count` from which a player who does not look deeper plays alone
COUNT_FOR_REMANDE = {3: 60, 6: 80}
POOR = 14  # points of three cards of different suits below which the next card had better make the trump
GOOD = 0.3  # share of the contract's value that playing alone must win on average
_ITERATIONS = {3: 20, 6: 250}  # of the search, that solving one deal of three players takes as long as
_MOST = 64  # deals looked into
_FEWEST = 3  # of them that must be such as have led to the bids so far
_SURER = 3  # times GOOD that playing against who plays alone must win, with twice its value at stake
_DECLARER_IS_BEST_OF = 16  # deals from which the one with the strongest declarer is taken


def bid(facts: Facts, events: tuple[Event, ...], level: Level, random: Random, effort: Effort) -> Action:
    """The bid of the seat to act."""
    naming = facts.view.phase is Phase.NAME
    alone: Action
    if naming:
        alone = Name(best_trump(facts.hand), mande=True)
    else:
        alone = Remande() if Remande() in facts.actions else Mande()
    if level is Level.EXPERT:
        plays_alone = _promises(facts, events, alone, random, effort)
    else:
        plays_alone = level is Level.INTERMEDIATE and _counts_enough(facts, alone)
    if plays_alone and alone in facts.actions:
        return alone
    if naming:
        return (
            Flip() if is_scattered(facts.hand) and hand_count(facts.hand, None) < POOR else best_name(facts)
        )
    return Anyone() if Anyone() in facts.actions else Pass()


def best_name(facts: Facts) -> Name:
    """The naming of the hand's best trump, without playing alone."""
    return Name(best_trump(facts.hand))


def best_trump(hand: tuple[Card, ...]) -> Suit:
    """The suit with a pair, else with most cards, else with most points; the first of equals."""

    def merit(suit: Suit) -> tuple[bool, int, int]:
        mine = [card for card in hand if card.suit is suit]
        return has_pair(hand, suit), len(mine), sum(map(points, mine))

    return max(Suit, key=merit)


def has_pair(hand: tuple[Card, ...], suit: Suit) -> bool:
    """Whether the hand holds the king and queen of the suit."""
    return any(card.suit is suit and partner(card) in hand for card in hand)


def is_scattered(hand: tuple[Card, ...]) -> bool:
    """Whether no two cards of the hand are of one suit."""
    return len({card.suit for card in hand}) == len(hand)


def contract_cards(facts: Facts) -> int:
    """The number of cards of the contract that is or would be declared now: 3 or 6."""
    return facts.view.contract or (6 if facts.view.phase is Phase.BID6 else 3)


def _counts_enough(facts: Facts, alone: Action) -> bool:
    least = COUNT_FOR_REMANDE if isinstance(alone, Remande) else COUNT_FOR_MANDE
    trump = alone.suit if isinstance(alone, Name) else facts.view.trump
    return hand_count(facts.hand, trump) >= least[contract_cards(facts)]


def _promises(facts: Facts, events: tuple[Event, ...], alone: Action, random: Random, effort: Effort) -> bool:
    """Whether playing alone wins enough on average over the deals that have led to the bids so far."""
    if not _counts_enough(facts, alone) and not _worth_a_look(facts, alone):
        return False
    cards = contract_cards(facts)
    belief = Belief(facts.view, events)
    against = isinstance(alone, Remande)
    gain, looked = 0, 0
    for _ in range(effort.of(_ITERATIONS[cards], _MOST)):
        position = _likely_deal(facts, belief, random)
        if not against or _solved(facts, position) <= 0:  # who would lose it had hardly declared it
            position.do(move_of(alone))
            gain += _solved(facts, position)
            looked += 1
        if not effort.in_time():
            break
    good = GOOD * MATCH_POINT * MANDE_VALUE[cards] * looked
    return looked >= _FEWEST and gain >= good * (_SURER if against else 1)


def _worth_a_look(facts: Facts, alone: Action) -> bool:
    trump = alone.suit if isinstance(alone, Name) else facts.view.trump
    return hand_count(facts.hand, trump) >= {3: 24, 6: 45}[contract_cards(facts)]


def _likely_deal(facts: Facts, belief: Belief, random: Random) -> Position:
    soloist = facts.view.soloist
    if soloist is None:
        return belief.deal(random.random)
    deals = [belief.deal(random.random) for _ in range(_DECLARER_IS_BEST_OF)]
    return max(deals, key=lambda deal: hand_count(hand_of(deal.hands[soloist]), facts.view.trump))


def _solved(facts: Facts, position: Position) -> int:
    """What the contract is worth to the own side, won or lost, if every further bidder passes."""
    position = position.copy()
    while position.phase == P_REMANDE:
        position.do(PASS)
    value = Endgame(facts.side, list(facts.needs)).value(position, 0, 1)
    return MATCH_POINT * round(value / MATCH_POINT)
