"""How a deal ends and what it is worth (RULES.md sections 4 to 7, 10)."""

from audiogame.game.deal import GOAL, Basis, Deal, Result
from audiogame.game.events import Reason
from audiogame.game.variants import Winning

MANDE_VALUE = {3: 12, 6: 6}  # by the cards of the contract; twice as much with a remande


_VALUES = {Basis.OTHER_HAS_33: 1, Basis.OTHER_UNDER_33: 2, Basis.OTHER_TRICKLESS: 3}


def _standing(deal: Deal, loser: int) -> Basis:
    if not deal.side_tricks(loser):
        return Basis.OTHER_TRICKLESS
    return Basis.OTHER_HAS_33 if deal.points[loser] >= 33 else Basis.OTHER_UNDER_33


def won(deal: Deal, side: int, reason: Reason) -> Result:
    """The side wins: from every other side 1 if that has 33 points, 2 if fewer, 3 without a trick."""
    standings = [_standing(deal, other) for other in range(deal.variant.sides) if other != side]
    basis = standings[0] if len(standings) == 1 else Basis.ADDED_UP
    return Result((side,), sum(_VALUES[s] for s in standings), reason, deal.points, basis)


def reached_66(deal: Deal, side: int) -> Result:
    """The side has 66 in time, found by the game or rightly claimed."""
    if deal.closed_by not in (None, side):
        return _failed(deal, deal.closed_by, deal.variant.closer_overtaken, Reason.CLOSER_OVERTAKEN)
    found = deal.variant.winning is Winning.FOUND
    return won(deal, side, Reason.REACHED_66 if found else Reason.CLAIM)


def wrong_claim(deal: Deal, claimant: int) -> Result:
    """The claim of 66 was wrong: the other side gets what a failed closing costs."""
    trickless = not any(n for seat, n in enumerate(deal.tricks) if seat != claimant)
    return _failed(deal, claimant, _failure(deal, trickless), Reason.WRONG_CLAIM, trickless)


def closer_failed(deal: Deal) -> Result:
    """All cards are played and the closer is short of 66."""
    tricks = deal.tricks_at_closing if deal.variant.trickless_at_closing else deal.tricks
    trickless = not any(n for seat, n in enumerate(tricks) if seat != deal.closed_by)
    return _failed(deal, deal.closed_by, _failure(deal, trickless), Reason.CLOSER_FAILED, trickless)


def _failure(deal: Deal, trickless: bool) -> int:
    return deal.variant.closer_failed_trickless if trickless else deal.variant.closer_failed


def _failed(deal: Deal, side: int | None, points: int, reason: Reason, trickless: bool = False) -> Result:
    """Everybody else scores the points against the side."""
    others = tuple(s for s in range(deal.variant.sides) if s != side)
    basis = Basis.FAILURE_TRICKLESS if trickless else Basis.FAILURE
    return Result(others, points, reason, deal.points, basis)


def played_out(deal: Deal) -> Result:
    """All cards are played and nothing has ended the deal before."""
    if deal.soloist is not None:
        return _solo_played_out(deal, deal.variant.side(deal.soloist))
    closer = deal.closed_by
    if closer is not None:
        return won(deal, closer, Reason.MOST_POINTS) if deal.points[closer] >= GOAL else closer_failed(deal)
    most = max(deal.points)
    leaders = [side for side, points in enumerate(deal.points) if points == most]
    if len(leaders) == 1:
        return won(deal, leaders[0], Reason.MOST_POINTS)
    if deal.variant.winning is Winning.ANNOUNCED:
        return won(deal, deal.variant.side(deal.lead), Reason.LAST_TRICK_TIE)
    return Result((), 0, Reason.TIE, deal.points, Basis.NOTHING)


def _solo_played_out(deal: Deal, side: int) -> Result:
    if deal.remander is not None:
        winner = side if deal.points[side] >= deal.points[1 - side] else 1 - side
        return _solo(deal, winner, Reason.REMANDE)
    return mande_made(deal) if deal.points[side] >= GOAL else _solo(deal, 1 - side, Reason.MANDE_FAILED)


def mande_made(deal: Deal) -> Result:
    """The declarer has 66."""
    assert deal.soloist is not None
    return _solo(deal, deal.variant.side(deal.soloist), Reason.MANDE_MADE)


def _solo(deal: Deal, winner: int, reason: Reason) -> Result:
    assert deal.contract is not None
    value = MANDE_VALUE[deal.contract]
    if deal.remander is None:
        return Result((winner,), value, reason, deal.points, Basis.MANDE)
    return Result((winner,), 2 * value, reason, deal.points, Basis.REMANDE)
