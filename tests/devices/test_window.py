"""The real window on a real X server, with real keys, seen on screenshots."""

import os
import queue
import signal
import string
import subprocess
import sys
import threading
from pathlib import Path

import pygame
import pygame.freetype
import pytest

from tests.support.display import display, eventually

# Prints each event as a line, and shows the texts it is sent: so each answer has also gone through wake().
PROGRAM = r"""
import queue, sys, threading
from audiogame.devices.inputs import Closed, FocusLost, Key, Woken
from audiogame.devices.keyboard import Window

window = Window(sys.argv[1])
inbox = queue.SimpleQueue()

def read():
    for line in sys.stdin:
        inbox.put(line)
        window.wake()

threading.Thread(target=read, daemon=True).start()
print("ready", flush=True)
while True:
    for event in window.wait(None):
        match event:
            case Key(name, shift, ctrl, down):
                line = ("+" if down else "-") + "ctrl " * ctrl + "shift " * shift + name
            case Woken():
                window.show(*inbox.get().rstrip("\n").split("|"))
                line = "shown"
            case Closed():
                window.close()
                print("closed", flush=True)
                sys.exit()
            case FocusLost():
                line = "focus lost"
        print(line, flush=True)
"""
LONG = (
    "Ai luat levata, patrusprezece puncte. Atuul este inimă roșie, cartea întoarsă este zecele. Ești la "
    "rând: poți juca o carte, poți schimba nouarul, poți închide pachetul sau poți anunța șaizeci și șase. "
    "În mână ai asul de treflă, popa și dama de inimă neagră, valetul de romb și nouarul de inimă roșie, "
    "care e atu. "
) * 3


class Program:
    """The program above, in a window of its own."""

    def __init__(self, screen, title):
        self.screen = screen
        self.process = subprocess.Popen(
            [sys.executable, "-c", PROGRAM, title],
            env={**screen.env, "PYGAME_HIDE_SUPPORT_PROMPT": "1"},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        self.lines = queue.Queue()
        threading.Thread(target=self._read, daemon=True).start()
        self.window = eventually(self._in_focus, 10)
        assert self.next() == "ready"

    def _in_focus(self):
        window, process = self.screen.focused()
        return window if process == str(self.process.pid) else ""

    def _read(self):
        for line in self.process.stdout:
            self.lines.put(line.rstrip("\n"))

    def next(self, seconds=10.0):
        return self.lines.get(timeout=seconds)

    def heard(self, count):
        return [self.next() for _ in range(count)]

    def show(self, text, caption=""):
        self.process.stdin.write(f"{text}|{caption}\n")
        self.process.stdin.flush()
        assert self.next() == "shown"

    def picture(self, path):
        return pygame.image.load(self.screen.screenshot(path, self.window))

    def stop(self):
        self.process.stdin.close()
        self.process.terminate()
        self.process.wait()
        self.process.stdout.close()


@pytest.fixture(scope="module")
def screen():
    with display() as started:
        yield started


@pytest.fixture(scope="module")
def program(screen):
    started = Program(screen, "Sixty-Six")
    yield started
    started.stop()


@pytest.fixture(autouse=True)
def _nothing_left_over(request):
    """No line that a test did not expect goes to the next one."""
    yield
    if "program" in request.fixturenames:
        program = request.getfixturevalue("program")
        program.show("")
        assert program.lines.empty()


def tapped(*names):
    return [sign + name for name in names for sign in "+-"]


def lit(picture):
    """The smallest rectangle round everything that is not black, and the number of such pixels."""
    mask = pygame.mask.from_threshold(picture, (0, 0, 0), (40, 40, 40, 255))
    mask.invert()
    boxes = mask.get_bounding_rects()
    return (boxes[0].unionall(boxes[1:]) if boxes else pygame.Rect(0, 0, 0, 0)), mask.count()


def luminance(colour):
    linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in colour.normalize()[:3]]
    return sum(part * weight for part, weight in zip(linear, (0.2126, 0.7152, 0.0722), strict=True))


# Keys ------------------------------------------------------------------------------------------------------


def test_keys_with_names(program, screen):
    screen.key("Left", "Right", "Up", "Down", "Home", "End", "Prior", "Next", "Insert", "Delete")
    assert program.heard(20) == tapped(
        "left", "right", "up", "down", "home", "end", "pageup", "pagedown", "insert", "delete"
    )
    screen.key("Tab", "Return", "BackSpace", "Escape", "space")
    assert program.heard(10) == tapped("tab", "enter", "backspace", "escape", "space")
    screen.key(*[f"F{n}" for n in range(1, 13)])
    assert program.heard(24) == tapped(*[f"f{n}" for n in range(1, 13)])


@pytest.mark.parametrize(
    ("layout", "variant"),
    [("us", ""), ("ro", ""), ("ro", "std"), ("ro", "winkeys"), ("br", ""), ("br", "nodeadkeys"), ("fr", "")],
)
def test_letters_digits_and_signs_come_by_the_character(program, screen, layout, variant):
    """xdotool looks for the key, and presses Shift, with which this layout writes the character."""
    signs = {"minus": "minus", "equal": "equals", "comma": "comma", "period": "period"}
    screen.layout(layout, variant)
    screen.key(*string.ascii_lowercase, *string.digits, *signs)
    names = [*string.ascii_lowercase, *string.digits, *signs.values()]
    down = [line for line in program.heard(2 * len(names)) if line.startswith("+")]
    screen.layout("us")
    assert down == [f"+{name}" for name in names]


def test_the_character_and_not_the_place_of_the_key_counts(program, screen):
    screen.layout("ro", "winkeys")  # QWERTZ
    screen.key("29")  # where Y is on a US keyboard
    screen.layout("us")
    assert program.heard(2) == tapped("z")


def test_french_digits_need_no_shift_and_russian_letters_go_by_their_place(program, screen):
    screen.layout("fr")
    screen.key("10", "11")  # & and é, with Shift 1 and 2
    assert program.heard(4) == tapped("1", "2")
    screen.layout("ru")
    screen.key("Cyrillic_ef")
    screen.layout("us")
    assert program.heard(2) == tapped("a")


def test_other_characters_are_told_of_too(program, screen):
    screen.layout("br")
    screen.key("ccedilla", "semicolon")
    screen.layout("us")
    assert program.heard(4) == tapped("ç", ";")


def test_shift_and_ctrl(program, screen):
    screen.key("shift+Return", "shift+Tab", "shift+comma", "shift+i", "shift+1")
    down = [line for line in program.heard(10) if line.startswith("+")]
    assert down == ["+shift enter", "+shift tab", "+shift comma", "+shift i", "+shift 1"]
    screen.key("ctrl+c")
    assert program.heard(2) == ["+ctrl ctrl", "+ctrl c"]
    assert sorted(program.heard(2)) == ["-c", "-ctrl"]


def test_caps_lock_changes_nothing(program, screen):
    screen.key("Caps_Lock")
    screen.key("38")  # the key of A; by its name xdotool would add Shift
    screen.key("Caps_Lock")
    assert program.heard(2) == tapped("a")


def test_keys_of_the_desktop_are_left_to_it(program, screen):
    screen.key("alt+F4", "super+l", "Shift_L", "Num_Lock", "Num_Lock", "a")
    assert program.heard(2) == tapped("a")


def test_the_keypad_writes_digits_or_moves(program, screen):
    enter, minus, plus, period, one, four = "104", "82", "86", "91", "87", "83"
    screen.key(enter, minus, plus, period, one, four)
    assert program.heard(12) == tapped("enter", "minus", "equals", "period", "end", "left")
    screen.key("Num_Lock")
    screen.key(one, four, period)
    assert program.heard(6) == tapped("1", "4", "period")
    screen.key("Num_Lock")


def test_a_held_arrow_repeats_and_a_held_letter_or_enter_does_not(program, screen):
    screen.key_down("Left")
    assert program.heard(4) == ["+left"] * 4
    screen.key_up("Left")
    eventually(lambda: program.next() == "-left")
    for key, name in (("Return", "enter"), ("h", "h")):
        screen.key_down(key)
        assert program.next() == f"+{name}"
        with pytest.raises(queue.Empty):
            program.next(seconds=0.8)  # by then an arrow has come again three times
        screen.key_up(key)
        assert program.next() == f"-{name}"


def test_a_key_held_while_another_is_pressed_goes_up_under_its_own_name(program, screen):
    screen.key_down("space")
    screen.key_down("Shift_L")
    screen.key("a")
    screen.key_up("space")
    screen.key_up("Shift_L")
    assert program.heard(4) == ["+space", "+shift a", "-shift a", "-shift space"]


def test_losing_the_focus_is_told_and_lets_go_of_all_keys(program, screen):
    screen.key_down("space")
    assert program.next() == "+space"
    other = Program(screen, "Elsewhere")
    assert program.heard(2) == ["-space", "focus lost"]
    screen.key_up("space")
    other.stop()
    screen.focus(program.window)
    screen.key("space")
    assert program.heard(2) == tapped("space")


# What is seen ----------------------------------------------------------------------------------------------


def test_nothing_said_yet_is_an_empty_screen(screen, program, tmp_path):
    fresh = Program(screen, "Fresh")
    picture = fresh.picture(tmp_path / "empty.png")
    fresh.stop()
    screen.focus(program.window)
    assert program.next() == "focus lost"
    assert picture.get_size() == (960, 540)
    assert lit(picture)[1] == 0


def test_the_text_is_large_and_in_high_contrast(program, tmp_path):
    program.show("You take it, 14. Your lead.", "Ace of hearts.")
    picture = program.picture(tmp_path / "text.png")
    box, _ = lit(picture.subsurface((0, 0, 960, 400)))
    assert box.width > 600
    assert box.height > 100
    colours = [picture.get_at((x, y)) for x in range(0, 960, 2) for y in range(0, 400, 2)]
    dark, bright = min(map(luminance, colours)), max(map(luminance, colours))
    assert (bright + 0.05) / (dark + 0.05) > 15, "WCAG asks for 7 at its strictest"
    below, _ = lit(picture.subsurface((0, 440, 960, 100)))
    assert 8 < below.height < 40, "the caption is one small line"


def test_a_long_romanian_text_fits_to_the_last_word(program, tmp_path):
    program.show(LONG + "Sfârșit.")
    whole = program.picture(tmp_path / "whole.png")
    program.show(LONG + "Sfârșiț.")
    other = program.picture(tmp_path / "other.png")
    box, _ = lit(whole)
    assert box.left >= 10
    assert box.right <= 950
    assert box.top >= 10
    assert box.bottom <= 530
    assert pygame.image.tobytes(whole, "RGB") != pygame.image.tobytes(other, "RGB"), "the end is not in sight"


def test_letters_with_their_marks_apart_are_drawn_as_one(program, tmp_path):
    program.show("ș ă ç é")
    composed = program.picture(tmp_path / "composed.png")
    program.show("s\u0326 a\u0306 c\u0327 e\u0301")
    apart = program.picture(tmp_path / "apart.png")
    assert pygame.image.tobytes(composed, "RGB") == pygame.image.tobytes(apart, "RGB")


def test_the_font_has_every_letter_of_the_languages():
    pygame.freetype.init()
    font = pygame.freetype.Font(None, 40)

    def drawn(letter):
        return font.render_raw(letter)

    letters = "ăâîșțşţãõáàâéêíóôúüç"
    for letter in letters + letters.upper() + "„”“’«»–—…":
        assert drawn(letter) != drawn("\uffff"), letter


def test_a_window_made_larger_shows_the_text_larger(program, screen, tmp_path):
    program.show("Asul de inimă roșie")
    before, _ = lit(program.picture(tmp_path / "small.png"))
    screen.run("xdotool", "windowsize", "--sync", program.window, "1300", "800")
    eventually(lambda: lit(program.picture(tmp_path / "large.png"))[0].height > before.height * 1.2)
    screen.run("xdotool", "windowsize", "--sync", program.window, "960", "540")
    eventually(lambda: lit(program.picture(tmp_path / "again.png"))[0] == before)


# Waiting and closing ---------------------------------------------------------------------------------------


def run(code, env):
    return subprocess.run(
        [sys.executable, "-c", code],
        env={**env, "PYGAME_HIDE_SUPPORT_PROMPT": "1"},
        capture_output=True,
        text=True,
        timeout=20,
        check=True,
    ).stdout.split("\n")


WAITING = """
import threading, time
from audiogame.devices.keyboard import Window, Woken
window = Window("Waiting")
window.show("text", "caption")
while window.wait(0.3):  # what comes with opening a window
    pass
begin, work = time.monotonic(), time.process_time()
assert window.wait(1.0) == []
print(time.monotonic() - begin, time.process_time() - work)
begin = time.monotonic()
assert window.wait(0) == []
print(time.monotonic() - begin)
threading.Timer(0.3, window.wake).start()
begin = time.monotonic()
assert Woken() in window.wait(None)
print(time.monotonic() - begin)
window.wake()
assert Woken() in window.wait(None)
window.close()
window.wake()
window = Window("Again")
window.show("text")
window.close()
"""


@pytest.mark.parametrize("driver", ["x11", "dummy"])
def test_waiting_takes_its_time_and_hardly_any_work(screen, driver):
    waited, polled, woken, _ = run(WAITING, {**screen.env, "SDL_VIDEODRIVER": driver})
    seconds, work = map(float, waited.split())
    assert 0.99 < seconds < 3
    assert work < 0.2
    assert float(polled) < 0.9
    assert 0.29 < float(woken) < 2


def test_closing_the_window_is_told(screen):
    closing = Program(screen, "Closing")
    screen.ask_to_close(closing.window)
    assert closing.next() == "closed"
    assert closing.process.wait(timeout=5) == 0
    closing.stop()


@pytest.mark.parametrize("driver", ["x11", "dummy"])
def test_ctrl_c_in_the_terminal_ends_the_waiting(screen, driver):
    code = """
import signal
from audiogame.devices.keyboard import Window
signal.signal(signal.SIGINT, signal.default_int_handler)  # what a shell's background job ignores
window = Window("Interrupted")
while window.wait(0.3):  # what comes with opening a window would end the waiting too
    pass
try:
    print("ready", flush=True)
    while True:
        window.wait(None)
except KeyboardInterrupt:
    print("interrupted")
"""
    env = {**screen.env, "SDL_VIDEODRIVER": driver, "PYGAME_HIDE_SUPPORT_PROMPT": "1"}
    with subprocess.Popen(
        [sys.executable, "-c", code], env=env, stdout=subprocess.PIPE, text=True
    ) as waiting:
        try:
            assert waiting.stdout.readline() == "ready\n"
            status = Path(f"/proc/{waiting.pid}/stat")
            eventually(lambda: status.read_text().split()[2] == "S")  # asleep: inside wait()
            waiting.send_signal(signal.SIGINT)
            assert waiting.communicate(timeout=10)[0] == "interrupted\n"
        finally:
            waiting.kill()


def test_being_told_to_end_closes_the_window(screen):
    """As at the end of the session of the desktop."""
    ending = Program(screen, "Ending")
    ending.process.send_signal(signal.SIGTERM)
    assert ending.next() == "closed"
    ending.stop()


def test_without_a_display_the_reason_is_told():
    env = {name: value for name, value in os.environ.items() if "DISPLAY" not in name and name[:4] != "SDL_"}
    code = """
from audiogame.devices.keyboard import Window, WindowUnavailable
try:
    Window("Nowhere")
except WindowUnavailable as problem:
    print(str(problem) != "")
"""
    assert run(code, env)[0] == "True"
    assert run(code, {**env, "SDL_VIDEODRIVER": "nonsense"})[0] == "True"
