"""Hints in words: the prompt of a turn, a proposal and its reason."""

from audiogame.ai.hints import REASONS, Hint
from audiogame.ai.public import SEEN
from audiogame.dialog import answers
from audiogame.dialog.announcement import Announcement, Kind, Line, Value, line, who
from audiogame.dialog.announcer import Listener
from audiogame.game.actions import Action, Close, Exchange, Play
from audiogame.game.deal import Phase
from audiogame.game.notation import parse_card, parse_suit


def turn(listener: Listener, legal: tuple[Action, ...]) -> Announcement:
    """That it is the listener's turn, and with hints on one sentence on what to think about."""
    view = listener.view
    said = line("your-answer" if view.trick else "your-lead")
    if view.phase is not Phase.PLAY:
        bids = tuple(answers.label(action) for action in legal)
        return Announcement((line(f"your-bid-{view.phase}"), line("may-do", others=bids)), cue="your-turn")
    lines = (said, thought(listener, legal)) if listener.hints else (said,)
    return Announcement(lines, cue="your-turn", kind=Kind.TURNS)


def thought(listener: Listener, legal: tuple[Action, ...]) -> Line:
    """What a beginner should think about now."""
    view = listener.view
    cards = [action.card for action in legal if isinstance(action, Play) and action.pair]
    if len(cards) == 1 and len(view.hand) > 1:
        return line("think-only", card=cards[0])
    if view.trick:
        free = len(cards) == len(view.hand)
        return line("think-answer") if free else line("think-must", cards=tuple(cards))
    if Exchange() in legal:
        return line("think-exchange")
    if Close() in legal:
        return line("think-lead-open")
    return line("think-lead")


def proposal(hint: Hint) -> Line:
    """What the hint proposes to do."""
    if hint.action is None:
        return line("propose-wait")
    return line("propose", action=answers.label(hint.action))


def reason(hint: Hint) -> Line:
    """Why the hint proposes it."""
    arguments = {
        name: _value(name, text) for name, text in zip(REASONS[hint.reason], hint.arguments, strict=True)
    }
    return line("reason-" + hint.reason.replace("_", "-"), **arguments)


def seen(listener: Listener, seat: int, hint: Hint) -> Line:
    """Why another player did what it did, as far as the listener could see."""
    arguments = {
        name: _value(name, text) for name, text in zip(SEEN[hint.reason], hint.arguments, strict=True)
    }
    return line("seen-" + hint.reason.replace("_", "-"), who=who(listener.view, seat), **arguments)


def _value(name: str, text: str) -> Value:
    match name:
        case "card" | "other":
            return parse_card(text)
        case "suit":
            return parse_suit(text)
        case _:
            return int(text)
