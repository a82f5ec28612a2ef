"""What a player can do (PROTOCOL.md, "Words")."""

from dataclasses import dataclass

from audiogame.game.cards import Card, Suit


@dataclass(frozen=True, slots=True)
class Play:
    """Play the card; on a lead, a pair that may be shown with it is shown unless `pair` is false."""

    card: Card
    pair: bool = True


@dataclass(frozen=True, slots=True)
class Exchange:
    """Swap the lowest trump for the turned-up trump."""


@dataclass(frozen=True, slots=True)
class Close:
    """Close the stock."""


@dataclass(frozen=True, slots=True)
class Draw:
    """Go on to the refill after taking a trick, instead of closing before it."""


@dataclass(frozen=True, slots=True)
class Claim:
    """Claim 66; with a suit, showing that pair with the claim."""

    suit: Suit | None = None


@dataclass(frozen=True, slots=True)
class Name:
    """Name the trump, and with `mande` declare to play alone on three cards."""

    suit: Suit
    mande: bool = False


@dataclass(frozen=True, slots=True)
class Flip:
    """Turn the next card for trump."""


@dataclass(frozen=True, slots=True)
class Mande:
    """Declare to play alone."""


@dataclass(frozen=True, slots=True)
class Remande:
    """Declare against a declarer."""


@dataclass(frozen=True, slots=True)
class Anyone:
    """Ask whether anyone else plays alone."""


@dataclass(frozen=True, slots=True)
class Pass:
    """Let the bidding go by."""


@dataclass(frozen=True, slots=True)
class Announce:
    """Announce 66 between tricks."""


Action = Play | Exchange | Close | Draw | Claim | Name | Flip | Mande | Remande | Anyone | Pass | Announce
Bid = Name | Flip | Mande | Remande | Anyone | Pass
