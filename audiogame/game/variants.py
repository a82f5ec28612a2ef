"""The rule sets as values (RULES.md section 2)."""

from dataclasses import dataclass, replace
from enum import Enum, auto

from audiogame.game.cards import Card, Rank, pack


class Trump(Enum):
    """Where the trump comes from."""

    TURNED = auto()  # the card turned up under the stock
    LAST_DEALT = auto()  # the last card dealt, which the dealer keeps
    NAMED = auto()  # named by the opener, or the next card turned


class Opener(Enum):
    """Who opens the deals after the first."""

    LOSER = auto()  # the loser of the last deal, the same seat after a tie
    NEXT_SEAT = auto()


class Pairs(Enum):
    """On which leads a pair may be shown."""

    STOCK_OPEN = auto()
    ANY_LEAD = auto()
    BY_CONTRACT = auto()  # tricks 1 to 5 of a normal round; the soloist alone; both in a remande


class Winning(Enum):
    """How a side's 66 ends the deal."""

    FOUND = auto()  # by the game, at once
    CLAIMED = auto()  # by a claim on one's own turn, which ends the deal, right or wrong
    ANNOUNCED = auto()  # between tricks, by any seat of the side


class LastTrick(Enum):
    """When the last trick brings the bonus."""

    UNCLOSED = auto()  # only if the stock ran out without having been closed
    ALWAYS = auto()
    NORMAL_ROUND = auto()  # unless somebody plays alone


@dataclass(frozen=True, slots=True)
class Variant:
    """One table: a rule set at a number of players."""

    name: str
    players: int
    target: int
    ranks: tuple[Rank, ...] = tuple(Rank)
    packets: tuple[int, ...] = (6,)  # cards for each seat in turn, round after round
    hand: int = 6
    teams: bool = False
    trump: Trump = Trump.TURNED
    opener: Opener = Opener.LOSER
    pairs: Pairs = Pairs.STOCK_OPEN
    closer_shows_pair: bool = False  # one more, on the lead that follows one's own closing
    pairs_automatic: bool = True
    pairs_need_trick: bool = True
    exchange: Rank | None = Rank.NINE
    exchange_after_closing: bool = True  # by the others, at their first move
    closing: bool = True
    close_before_draw: bool = False
    quiet_first_trick: bool = False  # no exchange, closing or pair on it
    least_stock: int = 1  # cards that must be in the stock to exchange or close
    undertrump: bool = True  # without the suit or a winning trump, a lower trump is compulsory
    last_trick: LastTrick = LastTrick.UNCLOSED
    winning: Winning = Winning.FOUND
    claim_any_turn: bool = False
    points_told: bool = True
    points_always_told: bool = True  # else on request, where they are told at all
    closer_failed: int = 2
    closer_failed_trickless: int = 3  # when the other side had no trick
    trickless_at_closing: bool = True  # judged at the closing, else at the end
    closer_overtaken: int = 2
    german_pack: bool = False  # cards of the German pack are common for it

    @property
    def sides(self) -> int:
        """The number of sides: two where the game is played in teams, else one a seat."""
        return 2 if self.teams else self.players

    def side(self, seat: int) -> int:
        """The side of the seat."""
        return seat % 2 if self.teams else seat

    def pack(self) -> tuple[Card, ...]:
        """All cards of the rule set, in order."""
        return pack(self.ranks)


_ROMANIAN_2 = Variant("romanian", 2, 10, closer_shows_pair=True)
_ROMANIAN_3 = Variant("romanian", 3, 10, opener=Opener.NEXT_SEAT, pairs=Pairs.ANY_LEAD)
_ROMANIAN_4 = Variant(
    "romanian",
    4,
    10,
    teams=True,
    trump=Trump.LAST_DEALT,
    opener=Opener.NEXT_SEAT,
    pairs=Pairs.ANY_LEAD,
    exchange=None,
    closing=False,
    last_trick=LastTrick.ALWAYS,
)
_BRAZILIAN = Variant(
    "brazilian",
    4,
    24,
    packets=(3,),
    teams=True,
    trump=Trump.NAMED,
    opener=Opener.NEXT_SEAT,
    pairs=Pairs.BY_CONTRACT,
    pairs_automatic=False,
    pairs_need_trick=False,
    exchange=None,
    closing=False,
    undertrump=False,
    last_trick=LastTrick.NORMAL_ROUND,
    winning=Winning.ANNOUNCED,
    points_always_told=False,
)
_CLASSIC = Variant(
    "classic",
    2,
    7,
    opener=Opener.NEXT_SEAT,
    pairs_automatic=False,
    exchange_after_closing=False,
    close_before_draw=True,
    winning=Winning.CLAIMED,
    claim_any_turn=True,
    points_told=False,
    points_always_told=False,
    trickless_at_closing=False,
)
_SHORT = Variant(
    "short",
    2,
    7,
    ranks=tuple(rank for rank in Rank if rank is not Rank.NINE),
    german_pack=True,
    packets=(3, 2),
    hand=5,
    opener=Opener.NEXT_SEAT,
    pairs_automatic=False,
    exchange=Rank.JACK,
    exchange_after_closing=False,
    last_trick=LastTrick.ALWAYS,
    winning=Winning.CLAIMED,
    points_told=False,
    points_always_told=False,
    trickless_at_closing=False,
)
_BULGARIAN = replace(
    _ROMANIAN_2,
    name="bulgarian",
    target=11,
    quiet_first_trick=True,
    least_stock=3,
    exchange_after_closing=False,
    pairs=Pairs.ANY_LEAD,
    closer_failed=3,
    closer_overtaken=3,
)

VARIANTS = (_ROMANIAN_2, _ROMANIAN_3, _ROMANIAN_4, _BRAZILIAN, _CLASSIC, _SHORT, _BULGARIAN)
NAMES = tuple(dict.fromkeys(variant.name for variant in VARIANTS))
TARGETS = range(5, 101)


def find(name: str, players: int) -> Variant | None:
    """The rule set of the name for that many players; None where there is no such table."""
    for variant in VARIANTS:
        if (variant.name, variant.players) == (name, players):
            return variant
    return None
