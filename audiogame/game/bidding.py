"""The auction of the rule sets that have one (RULES.md section 5)."""

from dataclasses import replace
from typing import assert_never

from audiogame.game.actions import Anyone, Bid, Flip, Mande, Name, Pass, Remande
from audiogame.game.deal import Deal, Phase, holding, known_to_hold
from audiogame.game.events import (
    Asked,
    Dealt,
    DeclaredMande,
    DeclaredRemande,
    Event,
    Flipped,
    Named,
    Passed,
)


def apply_bid(deal: Deal, seat: int, action: Bid) -> tuple[Deal, list[Event]]:
    """The deal after a bid that is legal, and what happened."""
    match action:
        case Name(suit, mande):
            deal = replace(deal, trump=suit, phase=Phase.BID3, seat=deal.after(seat))
            named: list[Event] = [Named(seat, suit)]
            if not mande:
                return deal, named
            deal, events = _declare(deal, seat, cards=3)
            return deal, named + events
        case Flip():
            card = deal.stock[0]
            deal = replace(deal, trump=card.suit, stock=deal.stock[1:])
            deal = known_to_hold(holding(deal, seat, (*deal.hands[seat], card)), seat, card)
            return _deal_up(deal), [Flipped(seat, card), Dealt()]
        case Mande():
            return _declare(deal, seat, cards=3 if deal.phase is Phase.BID3 else 6)
        case Remande():
            deal = replace(deal, remander=seat)
            return replace(deal, phase=Phase.PLAY, seat=seat, lead=seat), [DeclaredRemande(seat)]
        case Anyone():
            return replace(deal, asked=True, seat=deal.after(seat)), [Asked(seat)]
        case Pass():
            return _passed(deal, seat)
        case _:
            assert_never(action)


def _declare(deal: Deal, seat: int, cards: int) -> tuple[Deal, list[Event]]:
    deal = replace(deal, contract=cards, soloist=seat, phase=Phase.REMANDE)
    return replace(deal, seat=deal.after(seat)), [DeclaredMande(seat)]


def _passed(deal: Deal, seat: int) -> tuple[Deal, list[Event]]:
    events: list[Event] = [Passed(seat)]
    following = deal.after(seat)
    # the round of bids ends where it began: with the declarer for a remande, else with the opener
    if following != (deal.opener if deal.soloist is None else deal.soloist):
        return replace(deal, seat=following), events
    if deal.phase is Phase.BID3:
        return _deal_up(deal), [*events, Dealt()]
    return replace(deal, phase=Phase.PLAY, seat=following, lead=following), events


def _deal_up(deal: Deal) -> Deal:
    """Everybody has a full hand, one packet for each seat from the opener; the opener may bid on six."""
    for seat in deal.order(deal.opener):
        missing = deal.variant.hand - len(deal.hands[seat])
        deal = holding(deal, seat, deal.hands[seat] + deal.stock[:missing])
        deal = replace(deal, stock=deal.stock[missing:])
    return replace(deal, phase=Phase.BID6, seat=deal.opener)
