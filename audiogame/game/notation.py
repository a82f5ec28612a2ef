"""Cards, actions and events as text and back, without loss (PROTOCOL.md, "Words", "Events")."""

from audiogame.game import actions as act
from audiogame.game import events as ev
from audiogame.game.actions import Action
from audiogame.game.cards import Card, Rank, Suit
from audiogame.game.events import Event, Reason


class BadNotation(ValueError):
    """Text that is no card, action or event; the message says what is wrong with it."""


class UnknownAction(BadNotation):
    """An action word that does not exist."""


def parse_card(text: str) -> Card:
    """The card of two characters. Raises BadNotation."""
    if len(text) != 2:
        raise BadNotation(f"not a card: {text!r}")
    try:
        return Card(Rank(text[0]), Suit(text[1]))
    except ValueError:
        raise BadNotation(f"not a card: {text!r}") from None


def parse_cards(text: str) -> tuple[Card, ...]:
    """Cards separated by commas. Raises BadNotation."""
    return tuple(parse_card(word) for word in text.split(","))


def parse_suit(text: str) -> Suit:
    """The suit of one letter. Raises BadNotation."""
    try:
        return Suit(text)
    except ValueError:
        raise BadNotation(f"not a suit: {text!r}") from None


_PLAIN_ACTIONS: dict[str, Action] = {
    "exchange": act.Exchange(),
    "close": act.Close(),
    "draw": act.Draw(),
    "claim": act.Claim(),
    "flip": act.Flip(),
    "mande": act.Mande(),
    "remande": act.Remande(),
    "anyone": act.Anyone(),
    "pass": act.Pass(),
    "announce": act.Announce(),
}
_PLAIN_WORDS = {action: word for word, action in _PLAIN_ACTIONS.items()}


def print_action(action: Action) -> str:
    """The action in the words of the protocol."""
    match action:
        case act.Play(card, pair):
            return f"play {card}" if pair else f"play {card} nopair"
        case act.Claim(suit) if suit is not None:
            return f"claim {suit}"
        case act.Name(suit, mande):
            return f"name {suit} mande" if mande else f"name {suit}"
        case _:
            return _PLAIN_WORDS[action]


def parse_action(text: str) -> Action:
    """The action of the words. Raises UnknownAction for a word that is no action, else BadNotation."""
    words = text.split()
    if not words or words[0] not in {"play", "name", *_PLAIN_ACTIONS}:
        raise UnknownAction(f"no such action: {text!r}")
    match words:
        case ["play", card]:
            return act.Play(parse_card(card))
        case ["play", card, "nopair"]:
            return act.Play(parse_card(card), pair=False)
        case ["claim", suit]:
            return act.Claim(parse_suit(suit))
        case ["name", suit]:
            return act.Name(parse_suit(suit))
        case ["name", suit, "mande"]:
            return act.Name(parse_suit(suit), mande=True)
        case [word] if word in _PLAIN_ACTIONS:
            return _PLAIN_ACTIONS[word]
        case _:
            raise BadNotation(f"not an action: {text!r}")


def print_event(event: Event) -> str:
    """The event in the words of the protocol; what is secret is left out."""
    match event:
        case ev.Dealt():
            return "dealt"
        case ev.Turned(card):
            return f"turned {card}"
        case ev.Named(seat, suit):
            return f"named {seat} {suit}"
        case ev.Flipped(seat, card):
            return f"flipped {seat} {card}"
        case ev.DeclaredMande(seat):
            return f"bid {seat} mande"
        case ev.DeclaredRemande(seat):
            return f"bid {seat} remande"
        case ev.Asked(seat):
            return f"asked {seat}"
        case ev.Passed(seat):
            return f"passed {seat}"
        case ev.Led(seat, card):
            return f"led {seat} {card}"
        case ev.Played(seat, card):
            return f"played {seat} {card}"
        case ev.PairShown(seat, suit, points):
            return f"pair {seat} {suit} {points}"
        case ev.Counted(side, points):
            return f"counted {side} {points}"
        case ev.Exchanged(seat, given, taken):
            return f"exchanged {seat} {given} {taken}"
        case ev.Closed(seat):
            return f"closed {seat}"
        case ev.Drew(seat, card, is_open):
            return f"drew {seat} {card}" if is_open else f"drew {seat}"
        case ev.Took(seat, points):
            return f"took {seat} {points}"
        case ev.Bonus(seat, points):
            return f"bonus {seat} {points}"
        case ev.Lapsed():
            return "lapsed"
        case ev.Claimed(seat, right):
            return f"claimed {seat} {'right' if right else 'wrong'}"
        case ev.Announced(seat, right):
            return f"announced {seat} {'right' if right else 'wrong'}"
        case ev.Ended(reason):
            return f"ended {reason}"
        case ev.Scored(side, points):
            return f"scored {side} {points}"
        case ev.MatchWon(side):
            return f"match {side}"


def parse_event(text: str) -> Event:
    """The event of the words. Raises BadNotation."""
    try:
        return _parse_event(text.split())
    except (KeyError, ValueError):
        raise BadNotation(f"not an event: {text!r}") from None


_VERDICTS = {"right": True, "wrong": False}


def _parse_event(words: list[str]) -> Event:
    match words:
        case ["dealt"]:
            return ev.Dealt()
        case ["turned", card]:
            return ev.Turned(parse_card(card))
        case ["named", seat, suit]:
            return ev.Named(int(seat), parse_suit(suit))
        case ["flipped", seat, card]:
            return ev.Flipped(int(seat), parse_card(card))
        case ["bid", seat, "mande"]:
            return ev.DeclaredMande(int(seat))
        case ["bid", seat, "remande"]:
            return ev.DeclaredRemande(int(seat))
        case ["asked", seat]:
            return ev.Asked(int(seat))
        case ["passed", seat]:
            return ev.Passed(int(seat))
        case ["led", seat, card]:
            return ev.Led(int(seat), parse_card(card))
        case ["played", seat, card]:
            return ev.Played(int(seat), parse_card(card))
        case ["pair", seat, suit, points]:
            return ev.PairShown(int(seat), parse_suit(suit), int(points))
        case ["counted", side, points]:
            return ev.Counted(int(side), int(points))
        case ["exchanged", seat, given, taken]:
            return ev.Exchanged(int(seat), parse_card(given), parse_card(taken))
        case ["closed", seat]:
            return ev.Closed(int(seat))
        case ["drew", seat]:
            return ev.Drew(int(seat), None, False)
        case ["drew", seat, card]:
            return ev.Drew(int(seat), parse_card(card), True)
        case ["took", seat, points]:
            return ev.Took(int(seat), int(points))
        case ["bonus", seat, points]:
            return ev.Bonus(int(seat), int(points))
        case ["lapsed"]:
            return ev.Lapsed()
        case ["claimed", seat, verdict]:
            return ev.Claimed(int(seat), _VERDICTS[verdict])
        case ["announced", seat, verdict]:
            return ev.Announced(int(seat), _VERDICTS[verdict])
        case ["ended", reason]:
            return ev.Ended(Reason(reason))
        case ["scored", side, points]:
            return ev.Scored(int(side), int(points))
        case ["match", side]:
            return ev.MatchWon(int(side))
        case _:
            raise BadNotation("no such event")
