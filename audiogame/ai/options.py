"""What is worth considering of what is legal."""

from audiogame.game.actions import Action, Claim, Play
from audiogame.game.apply import apply
from audiogame.game.deal import Deal
from audiogame.game.events import Claimed
from audiogame.game.refusals import legal_actions


def sensible_actions(deal: Deal) -> tuple[Action, ...]:
    """The right claims alone, if there is one; else what is legal but wrong claims and unshown pairs.

    Empty when nobody is to act. The cards of others do not matter to it.
    """
    claims, others = [], []
    for action in legal_actions(deal):
        if isinstance(action, Claim):
            if _is_right(deal, action):
                claims.append(action)
        elif not isinstance(action, Play) or action.pair:
            others.append(action)
    return tuple(claims or others)


def _is_right(deal: Deal, claim: Claim) -> bool:
    assert deal.seat is not None
    _, events = apply(deal, deal.seat, claim)
    return any(isinstance(event, Claimed) and event.right for event in events)
