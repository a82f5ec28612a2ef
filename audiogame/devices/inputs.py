"""What comes from the keyboard, the window and the terminal."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Key:
    """A key going down, or up; going down again and again while an arrow is held.

    `name` is a letter `a` to `z`, a digit, `comma period minus equals`, `left right up down home end pageup
    pagedown insert delete tab enter backspace escape space ctrl`, `f1` to `f12`, or for other keys the
    character on it. Letters, digits and signs are what the player's keyboard layout makes of the key; where
    the layout needs Shift to write the sign, `shift` is false. Up has the same name as down.
    """

    name: str
    shift: bool = False
    ctrl: bool = False
    down: bool = True


@dataclass(frozen=True, slots=True)
class Closed:
    """The player has asked for the window to be closed; it is still open."""


@dataclass(frozen=True, slots=True)
class Woken:
    """`Window.wake` was called."""


@dataclass(frozen=True, slots=True)
class FocusLost:
    """Keys go elsewhere from now on. Those that were held have already been told of as going up."""


@dataclass(frozen=True, slots=True)
class Typed:
    """A line that has been typed, without its end."""

    text: str


@dataclass(frozen=True, slots=True)
class EndOfInput:
    """Nothing more will be typed."""
