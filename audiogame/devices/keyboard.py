"""The window: keys come in, and the text being said is shown to a sighted helper.

It owns pygame's event queue. Everything but `Window.wake` belongs to the thread that made the window.
"""

import contextlib
import math
import string
import time
import unicodedata
from bisect import bisect_left

import pygame
import pygame.freetype

from audiogame.devices.inputs import Closed, FocusLost, Key, Woken

SIZE = (960, 540)
BACKGROUND = "black"
TEXT_COLOUR = "yellow"
CAPTION_COLOUR = "white"
SMALLEST = 12  # height of a letter with its white, in pixels
REPEAT_AFTER, REPEAT_EVERY = 400, 110  # milliseconds
# Python sees signals only between two waits, and not every driver ends its wait at one: this is the longest
# that Ctrl+C in a terminal goes unnoticed.
LONGEST_WAIT = 0.5  # seconds

_WAKE = pygame.event.custom_type()

# Keys known by what they do. Keypad digits are here for when Num Lock is off; otherwise they are characters.
_NAMES = {
    pygame.K_LEFT: "left",
    pygame.K_RIGHT: "right",
    pygame.K_UP: "up",
    pygame.K_DOWN: "down",
    pygame.K_HOME: "home",
    pygame.K_END: "end",
    pygame.K_PAGEUP: "pageup",
    pygame.K_PAGEDOWN: "pagedown",
    pygame.K_INSERT: "insert",
    pygame.K_DELETE: "delete",
    pygame.K_TAB: "tab",
    pygame.K_RETURN: "enter",
    pygame.K_KP_ENTER: "enter",
    pygame.K_BACKSPACE: "backspace",
    pygame.K_ESCAPE: "escape",
    pygame.K_SPACE: "space",
    pygame.K_LCTRL: "ctrl",
    pygame.K_RCTRL: "ctrl",
    pygame.K_KP_PLUS: "equals",  # as on the key that has both
    pygame.K_KP_MINUS: "minus",
    **{getattr(pygame, f"K_F{n}"): f"f{n}" for n in range(1, 13)},
}
_KEYPAD_NAMES = {
    pygame.K_KP_4: "left",
    pygame.K_KP_6: "right",
    pygame.K_KP_8: "up",
    pygame.K_KP_2: "down",
    pygame.K_KP_7: "home",
    pygame.K_KP_1: "end",
    pygame.K_KP_9: "pageup",
    pygame.K_KP_3: "pagedown",
    pygame.K_KP_0: "insert",
}
_CHARACTERS = {
    ",": "comma",
    ".": "period",
    "-": "minus",
    "=": "equals",
    **{character: character for character in string.ascii_lowercase + string.digits},
}
# Letters and digits by their place on a US keyboard (USB usage numbers), for alphabets with other letters.
_PLACES = dict(enumerate(string.ascii_lowercase + "1234567890", 4))
# Held down to change what other keys mean; alone they say nothing. Ctrl is not among them: players are used
# to silencing a screen reader with it.
_MODIFIERS = frozenset(
    {
        pygame.K_LSHIFT,
        pygame.K_RSHIFT,
        pygame.K_LALT,
        pygame.K_RALT,
        pygame.K_LMETA,
        pygame.K_RMETA,
        pygame.K_MODE,
        pygame.K_CAPSLOCK,
        pygame.K_NUMLOCK,
        pygame.K_SCROLLOCK,
    }
)
_REPEATING = frozenset({"left", "right", "up", "down"})
_DESKTOP = pygame.KMOD_LALT | pygame.KMOD_META  # keys pressed with these are not for the game
_REDRAWING = frozenset({pygame.WINDOWEXPOSED, pygame.WINDOWSIZECHANGED})


class WindowUnavailable(RuntimeError):
    """No window can be opened here; the text says why, for a developer."""


WindowEvent = Key | Closed | Woken | FocusLost


class Window:
    """A window that takes the keys and shows one text. There can be one at a time."""

    def __init__(self, title: str) -> None:
        """An open window with nothing in it. Raises WindowUnavailable."""
        self._text = self._caption = ""
        self._held: dict[int, str] = {}  # the keys that are down, by their place: the names given to them
        try:
            pygame.display.init()
            if pygame.display.get_driver() == "offscreen":
                # What SDL falls back to without a display: a window that nobody sees and no key reaches.
                raise pygame.error("no display")
            pygame.freetype.init()
            pygame.display.set_caption(title)
            pygame.display.set_mode(SIZE, pygame.RESIZABLE)
        except pygame.error as problem:
            pygame.display.quit()
            raise WindowUnavailable(str(problem)) from problem
        # Not pygame.font: its lines jump where a capital carries an accent.
        self._font = pygame.freetype.Font(None)
        self._font.origin = True
        pygame.key.set_repeat(REPEAT_AFTER, REPEAT_EVERY)
        self._draw()

    def show(self, text: str, caption: str = "") -> None:
        """Nothing; the text is in the window at once, as large as fits, and the caption small beneath it."""
        # Composed, because a letter and its accent apart are drawn as two signs.
        self._text, self._caption = (unicodedata.normalize("NFC", part) for part in (text, caption))
        self._draw()

    def wait(self, timeout: float | None) -> list[WindowEvent]:
        """All that has happened, as soon as anything has; nothing after `timeout` seconds (None: never)."""
        deadline = math.inf if timeout is None else time.monotonic() + timeout
        while True:
            pause = min(LONGEST_WAIT, deadline - time.monotonic())
            # 0 would wait for ever.
            events = [pygame.event.wait(max(1, math.ceil(pause * 1000))), *pygame.event.get()]
            happened = [found for event in events if (found := self._understood(event)) is not None]
            if happened or time.monotonic() >= deadline:
                return happened

    def wake(self) -> None:
        """Nothing; `wait`, or the next one, returns at once. Any thread may call it, also after `close`."""
        with contextlib.suppress(pygame.error):  # closed, or so many waiting that one more changes nothing
            pygame.event.post(pygame.event.Event(_WAKE))

    def close(self) -> None:
        """Nothing; the window is gone. Sounds go on."""
        pygame.display.quit()

    def _understood(self, event: pygame.event.Event) -> WindowEvent | None:
        if event.type == pygame.KEYDOWN:
            return self._pressed(event)
        if event.type == pygame.KEYUP and event.scancode in self._held:
            return Key(self._held.pop(event.scancode), *_modifiers(event), down=False)
        if event.type == pygame.WINDOWFOCUSLOST:
            return FocusLost()
        if event.type == pygame.QUIT:
            return Closed()
        if event.type == _WAKE:
            return Woken()
        if event.type in _REDRAWING:
            self._draw()
        return None

    def _pressed(self, event: pygame.event.Event) -> Key | None:
        if event.key in _MODIFIERS or event.mod & _DESKTOP:
            return None
        name = _name(event)
        if event.scancode in self._held and name not in _REPEATING:
            return None
        self._held[event.scancode] = name
        shift, ctrl = _modifiers(event)
        written_with_shift = event.unicode in _CHARACTERS and not event.unicode.isalpha()
        return Key(name, shift and not written_with_shift, ctrl)

    def _draw(self) -> None:
        surface = pygame.display.get_surface()
        surface.fill(BACKGROUND)
        height = surface.get_height()
        margin = height // 24
        area = surface.get_rect().inflate(-2 * margin, -2 * margin)
        below = pygame.Rect(area.left, height * 5 // 6, area.width, area.bottom - height * 5 // 6)
        above = pygame.Rect(area.topleft, (area.width, below.top - margin - area.top))
        self._write(surface, self._text, above, height // 5, TEXT_COLOUR)
        self._write(surface, self._caption, below, height // 18, CAPTION_COLOUR)
        pygame.display.flip()

    def _write(
        self, surface: pygame.Surface, text: str, area: pygame.Rect, largest: int, colour: str
    ) -> None:
        """Nothing; the text is in the area, as large as fits; cut off if even the smallest does not."""
        font, tallest = self._font, "ÎȘ"
        sizes = range(max(largest, SMALLEST), SMALLEST - 1, -1)

        def fits(size: int) -> bool:
            lines = _wrapped(text, font, size, area.width)
            tall = len(lines) * font.get_rect(tallest, size=size).height
            return tall <= area.height and all(
                font.get_rect(line, size=size).width <= area.width for line in lines
            )

        size = sizes[min(bisect_left(sizes, True, key=fits), len(sizes) - 1)]
        line_box = font.get_rect(tallest, size=size)
        surface.set_clip(area)
        for row, line in enumerate(_wrapped(text, font, size, area.width)):
            baseline = area.top + line_box.y + row * line_box.height
            font.render_to(surface, (area.left, baseline), line, colour, size=size)
        surface.set_clip(None)


def _name(event: pygame.event.Event) -> str:
    character = event.unicode.lower()
    own = chr(event.key) if event.key < 0x110000 else ""  # what the key writes without Shift
    return (
        _NAMES.get(event.key)
        or _CHARACTERS.get(character)
        or _KEYPAD_NAMES.get(event.key)
        or _CHARACTERS.get(own)
        or _PLACES.get(event.scancode)
        or (own if own.isprintable() and own else pygame.key.name(event.key))
    )


def _modifiers(event: pygame.event.Event) -> tuple[bool, bool]:
    return bool(event.mod & pygame.KMOD_SHIFT), bool(event.mod & pygame.KMOD_CTRL)


def _wrapped(text: str, font: pygame.freetype.Font, size: int, width: int) -> list[str]:
    """The text in lines of at most this many pixels; a single word may be wider."""
    # Each letter is measured once: measuring words, or growing lines, would make a long text late.
    letters = "".join({" ", *text})
    advance = {
        letter: metrics[4] if metrics else size  # 4: how far on the next letter starts
        for letter, metrics in zip(letters, font.get_metrics(letters, size), strict=True)
    }
    lines: list[str] = []
    for paragraph in text.splitlines():
        line, used = "", 0.0
        for word in paragraph.split():
            wide = sum(advance[letter] for letter in word)
            if line and used + advance[" "] + wide > width:
                lines.append(line)
                line, used = word, wide
            elif line:
                line, used = f"{line} {word}", used + advance[" "] + wide
            else:
                line, used = word, wide
        lines.append(line)
    return lines
