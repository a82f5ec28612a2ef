"""What a seat knows of where the cards are, and deals drawn at random from what it does not know."""

from collections.abc import Callable
from random import Random

from audiogame.ai.bits import beaters_of, bits_of, cards_of, suit_bits
from audiogame.ai.core import Position, Table, position_of
from audiogame.game.cards import Card, Rank, Suit
from audiogame.game.deal import beats
from audiogame.game.events import Closed, Drew, Event, Exchanged, Led, PairShown, Played, Took
from audiogame.game.variants import Pairs, Trump
from audiogame.game.view import View, sample, unseen

_AGAINST_HABIT = 0.1  # how likely a player has not used what it could have used
_TRIES = 30  # deals that what has been seen rules out, before one is taken all the same


class Belief:
    """The deals that the seat of a view can be in.

    A card is where it was seen; no hand holds what its seat, by the strict rules of play, has shown not to
    hold. What a sensible player would have used when it led, a pair or the exchange card, it has seldom held
    so long.
    """

    def __init__(self, view: View, events: tuple[Event, ...]) -> None:
        table = Table(view.variant)
        position = position_of(sample(view, events, Random(0)), table)
        for seat, hand in enumerate(view.hands):
            position.hands[seat] = bits_of(hand)
        self.known: Position = position
        self.hidden: list[int] = cards_of(bits_of(unseen(view, events)))
        self.missing: list[int] = [
            size - len(hand) for size, hand in zip(view.hand_sizes, view.hands, strict=True)
        ]
        self.impossible: list[int] = _impossible(view, events)
        self.doubts: list[tuple[int, int, float]] = [
            doubt for seat in range(table.players) if seat != view.me for doubt in _doubts(view, events, seat)
        ]
        self.under: list[int] = [] if view.turned is None else [position.turned]

    def deal(self, number: Callable[[], float]) -> Position:
        """One of the deals, each as likely as the others; `number` gives numbers from 0 to 1."""
        position = self.known.copy()
        hidden = self.hidden[:]
        for _ in range(_TRIES):
            for i in range(len(hidden) - 1, 0, -1):
                j = int(number() * (i + 1))
                card = hidden[i]
                hidden[i] = hidden[j]
                hidden[j] = card
            rest = self._placed(position, hidden)
            if rest is not None and self._plausible(position, number):
                position.stock = rest + self.under
                return position
        position.stock = self._placed_anyhow(position, hidden) + self.under
        return position

    def _plausible(self, position: Position, number: Callable[[], float]) -> bool:
        for seat, cards, chance in self.doubts:
            if position.hands[seat] & cards == cards and number() >= chance:
                return False
        return True

    def _placed(self, position: Position, hidden: list[int]) -> list[int] | None:
        """What is left of the cards once every hand is full; None where a hand would be impossible."""
        rest = hidden
        for seat in range(len(self.missing)):
            count = self.missing[seat]
            if not count:
                continue
            hand = self.known.hands[seat]
            if not self.impossible[seat]:
                for card in rest[:count]:
                    hand |= 1 << card
                rest = rest[count:]
            else:
                other: list[int] = []
                for card in rest:
                    if count and not self.impossible[seat] >> card & 1:
                        hand |= 1 << card
                        count -= 1
                    else:
                        other.append(card)
                if count:
                    return None
                rest = other
            position.hands[seat] = hand
        return rest

    def _placed_anyhow(self, position: Position, hidden: list[int]) -> list[int]:
        rest = hidden
        for seat, count in enumerate(self.missing):
            position.hands[seat] = self.known.hands[seat]
            for card in rest[:count]:
                position.hands[seat] |= 1 << card
            rest = rest[count:]
        return rest


def _impossible(view: View, events: tuple[Event, ...]) -> list[int]:
    """The cards that each seat has shown not to hold, as bits: it did not play them when it had to.

    Nobody draws after that, but for the turned card that an exchange brings.
    """
    found = [0] * view.variant.players
    strict = view.variant.trump is not Trump.TURNED
    led: Card | None = None
    best: Card | None = None
    for event in events:
        match event:
            case Closed() | Drew(open=True):
                strict = True
            case Exchanged(seat, _, received):
                found[seat] &= ~bits_of((received,))
            case Led(_, card):
                led = best = card
            case Played(seat, card) if led is not None and best is not None:
                if strict:
                    found[seat] |= _not_held(view, led, best, card)
                if beats(card, best, view.trump):
                    best = card
            case _:
                pass
    found[view.me] = 0
    return found


def _doubts(view: View, events: tuple[Event, ...], seat: int) -> list[tuple[int, int, float]]:
    """Cards that the seat would have used on its last lead, each with the seat and how likely it has them
    now.

    It can have drawn them since; else it holds them against all habit.
    """
    variant = view.variant
    tricks, drawn, stock_open = 0, 0, view.variant.trump is Trump.TURNED
    used, may_exchange, may_show = True, False, False
    for event in events:
        match event:
            case Took(taker, _):
                tricks += taker == seat
            case Drew(drawer, _, is_open):
                drawn += drawer == seat
                stock_open = stock_open and not is_open
            case Closed():
                stock_open = False
            case Exchanged(exchanger, _, _) if exchanger == seat:
                may_exchange = False
            case Led(leader, _) if leader == seat:
                drawn, used = 0, False
                may_exchange = stock_open and tricks > 0
                may_show = stock_open or variant.pairs is Pairs.ANY_LEAD
            case PairShown(shower, _, _) if shower == seat:
                used = True
            case _:
                pass
    size = max(1, view.hand_sizes[seat])
    found: list[tuple[int, int, float]] = []
    if may_show and not used:
        for suit in Suit:
            pair = bits_of((Card(Rank.KING, suit), Card(Rank.QUEEN, suit)))
            found.append((seat, pair, max(_AGAINST_HABIT, min(1.0, 2 * drawn / size))))
    if may_exchange and variant.exchange is not None and view.trump is not None and variant.players == 2:
        card = bits_of((Card(variant.exchange, view.trump),))
        found.append((seat, card, max(_AGAINST_HABIT, min(1.0, drawn / size))))
    return found


def _not_held(view: View, led: Card, best: Card, card: Card) -> int:
    """What a seat that answered so under the strict rules cannot hold (RULES.md section 3)."""
    takes = beats(card, best, view.trump)
    over = beaters_of(best, view.trump)
    if card.suit is led.suit:
        return 0 if takes else over & suit_bits(led.suit)
    lacks = suit_bits(led.suit)
    if not takes:
        lacks |= over
        if view.trump is not None and card.suit is not view.trump and view.variant.undertrump:
            lacks |= suit_bits(view.trump)
    return lacks
