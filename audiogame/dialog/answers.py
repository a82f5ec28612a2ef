"""Answers to the player's questions, and refusals with the way out."""

from collections.abc import Callable

from audiogame.dialog.announcement import Held, Label, Line, Value, line, who, whose_side
from audiogame.dialog.announcer import Listener, side_points
from audiogame.dialog.commands import Simple
from audiogame.game.actions import (
    Action,
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
from audiogame.game.cards import Card, partner, points
from audiogame.game.deal import Phase, pair_points, winning
from audiogame.game.refusals import Refusal
from audiogame.game.variants import Trump
from audiogame.game.view import View


def hand(listener: Listener) -> Line:
    """The own hand."""
    cards = listener.hand()
    return line("hand", count=len(cards), cards=cards) if cards else line("hand-empty")


def table(view: View) -> Line:
    """What lies on the table."""
    if not view.trick:
        return line("table-empty")
    cards = tuple(line("on-table", who=who(view, seat), card=card) for seat, card in view.trick)
    return line("table", cards=cards)


def whose(view: View) -> Line:
    """Whose turn it is, and for what."""
    if view.seat is None:
        return line("whose-over", match="yes" if view.match_winners else "no")
    act = "play" if view.trick else "lead"
    if view.phase is not Phase.PLAY:
        act = str(view.phase)
    return line("whose", who=who(view, view.seat), act=act)


def trump(view: View) -> Line:
    """Which suit is trump."""
    return line("trump", suit=view.trump) if view.trump else line("trump-unknown")


def stock(view: View) -> Line:
    """How many cards are in the stock, whether it is closed, and the turned-up card."""
    if view.variant.trump is not Trump.TURNED:
        return line("stock-none")
    if view.closed_by is not None:
        return line("stock-closed-by", who=who(view, view.closed_by), count=view.stock)
    if view.turned is None:
        return line("stock-out")
    return line("stock", count=view.stock, card=view.turned)


def score(listener: Listener) -> tuple[Line, ...]:
    """The points of the deal as far as they are told, and pairs that wait for a trick."""
    view = listener.view
    totals = listener.totals()
    told = line("points-not-told") if totals is None else side_points("points", view, totals)
    waiting = tuple(
        line("pending", who=whose_side(view, side), points=worth)
        for side, worth in enumerate(view.pending)
        if worth
    )
    return (told, *waiting)


def pairs(view: View) -> Line:
    """The pairs shown in this deal."""
    shown = tuple(
        line("shown-pair", who=who(view, s), suit=suit, points=worth) for s, suit, worth in view.pairs
    )
    return line("pairs", pairs=shown) if shown else line("pairs-none")


def known(view: View) -> Line:
    """The cards that are known to be in others' hands."""
    cards = tuple(
        line("known-card", who=who(view, seat), cards=held)
        for seat, held in enumerate(view.hands)
        if seat != view.me and held
    )
    return line("known", cards=cards) if cards else line("known-none")


def match_score(view: View) -> Line:
    """How the match stands."""
    return side_points("match-score", view, view.match, target=view.target)


def where_we_are(listener: Listener) -> tuple[Line, ...]:
    """What a player who comes back to the table wants to hear first."""
    view = listener.view
    if view.seat is None:
        return (match_score(view),)
    return (match_score(view), trump(view), hand(listener), table(view))


def state(listener: Listener) -> tuple[Line, ...]:
    """Everything, in the order of EXPERIENCE.md section 1."""
    view = listener.view
    return (
        trump(view),
        whose(view),
        table(view),
        *score(listener),
        pairs(view),
        known(view),
        stock(view),
        match_score(view),
    )


def legal(listener: Listener, actions: tuple[Action, ...]) -> Line:
    """What the listener may play now."""
    cards = tuple(listener.held(a.card) for a in actions if isinstance(a, Play) and a.pair)
    others = tuple(label(a) for a in actions if not isinstance(a, Play))
    if not cards:
        return line("may-do", others=others)
    if len(cards) == len(listener.view.hand):
        return line("may-play-any-and", others=others) if others else line("may-play-any")
    return line("may-play-and", cards=cards, others=others) if others else line("may-play", cards=cards)


def label(action: Action) -> Label:
    """The words in which a menu names the action, those that the player can say."""
    match action:
        case Play(card, pair):
            return Label("play" if pair else "play nopair", card=card)
        case Claim(suit) if suit is not None:
            return Label("claim pair", suit=suit)
        case Name(suit, mande):
            return Label("name mande" if mande else "name", suit=suit)
        case Claim():
            return Label("claim")
        case Exchange():
            return Label("exchange")
        case Close():
            return Label("close")
        case Draw():
            return Label("draw")
        case Flip():
            return Label("flip")
        case Mande():
            return Label("mande")
        case Remande():
            return Label("remande")
        case Anyone():
            return Label("anyone")
        case Pass():
            return Label("pass")
        case Announce():
            return Label("announce")


def refused(listener: Listener, why: Refusal, action: Action | None, legal: tuple[Action, ...]) -> Line:
    """Why not, and the way out: the cards that may be played instead."""
    view = listener.view
    message = str(why).replace("_", "-")
    card = action.card if isinstance(action, Play) else None
    choices = tuple(listener.held(a.card) for a in legal if isinstance(a, Play) and a.pair)
    arguments: dict[str, Value] = {}
    match why:
        case Refusal.NOT_IN_HAND | Refusal.NO_PAIR if card is not None:
            arguments["card"] = card
        case Refusal.NO_PAIR if isinstance(action, Claim) and action.suit is not None:
            return line("no-pair-of", suit=action.suit)
        case Refusal.MUST_FOLLOW:
            arguments = {"suit": view.trick[0][1].suit, "choices": choices}
        case Refusal.MUST_BEAT | Refusal.MUST_OVERTRUMP:
            arguments = {"other": winning(view.trick, view.trump)[1], "choices": choices}
        case Refusal.MUST_TRUMP:
            arguments = {"suit": view.trick[0][1].suit, "choices": choices}
        case Refusal.NOT_YOUR_TURN:
            arguments["who"] = who(view, view.seat if view.seat is not None else view.me)
        case Refusal.NO_EXCHANGE_CARD:
            assert view.variant.exchange is not None
            assert view.trump is not None
            arguments["card"] = Card(view.variant.exchange, view.trump)
        case Refusal.STOCK_CLOSED:
            arguments["who"] = who(view, view.closed_by if view.closed_by is not None else view.me)
        case Refusal.STOCK_LOW:
            arguments["count"] = view.stock
        case _:
            pass
    return line(message, **arguments)


def detail(listener: Listener, card: Card, place: int, why_not: Line | None) -> Line:
    """A detail of a card of the own hand: 0 its points, 1 its pair, 2 whether it may be played."""
    view = listener.view
    if place == 0:
        return line("detail-points", card=card, points=points(card))
    if place == 1:
        other = partner(card)
        if other is None:
            return line("detail-no-pair-card", card=card)
        worth = pair_points(card.suit, view.trump)
        if other in view.hand:
            return line("detail-pair", card=card, other=other, points=worth)
        return line("detail-half-pair", card=card, other=other, points=worth)
    return why_not if why_not is not None else line("detail-playable", card=card)


DETAILS = 3
WHETHER_PLAYABLE = 2


def focus(held: Held, place: int, count: int, positions: bool) -> Line:
    """The card that the player has moved to; its place last, unless positions are switched off."""
    return line("card-focus", card=held, place=place if positions else 0, count=count)


Lines = tuple[Line, ...]

ANSWERS: dict[Simple, Callable[[Listener], Lines]] = {
    Simple.STATE: lambda heard: state(heard),
    Simple.HAND: lambda heard: (hand(heard),),
    Simple.TABLE: lambda heard: (table(heard.view),),
    Simple.WHOSE: lambda heard: (whose(heard.view),),
    Simple.POINTS: lambda heard: score(heard),
    Simple.MATCH: lambda heard: (match_score(heard.view),),
    Simple.TRUMP: lambda heard: (trump(heard.view),),
    Simple.STOCK: lambda heard: (stock(heard.view),),
    Simple.TRUMP_AND_STOCK: lambda heard: (trump(heard.view), stock(heard.view)),
    Simple.PAIRS: lambda heard: (pairs(heard.view),),
    Simple.KNOWN: lambda heard: (known(heard.view),),
}
"""The questions that the view alone answers."""
