"""Menus and questions: what the arrows, Enter and Backspace mean while one is open."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from audiogame.dialog.announcement import Announcement, KeyName, Label, Line, answer, browse, line
from audiogame.dialog.commands import Choice, Command, Digit, Simple

Choose = Callable[[], None]
Adjust = Callable[[int], None]


@dataclass(frozen=True, slots=True)
class Item:
    """A line of a menu: what is said, what Enter does, what Left and Right change, what sounds with it."""

    line: Line
    choose: Choose | None = None
    adjust: Adjust | None = None
    cue: str | None = None


@dataclass(frozen=True, slots=True)
class Menu:
    """A list to move through; `title` is said when it opens."""

    title: Line
    items: tuple[Item, ...]
    index: int = 0
    beside_hand: bool = False  # Left, Right, Home and End go on moving through the hand

    @property
    def item(self) -> Item:
        """The item in focus."""
        return self.items[self.index]

    def at(self, index: int) -> "Menu":
        """The menu with the item of the index, or the nearest there is, in focus; it does not wrap around."""
        return replace(self, index=max(0, min(len(self.items) - 1, index)))

    def spoken_item(self) -> Line:
        """The item in focus with its place."""
        return line("menu-item", item=self.item.line, place=self.index + 1, count=len(self.items))


@dataclass(frozen=True, slots=True)
class Question:
    """A question that is answered with yes or no."""

    lines: tuple[Line, ...]
    yes: Choose
    no: Choose | None = None


class Opened:
    """The menus and the question that are open, one over the other; the last is the one that is answered."""

    def __init__(self, say: Callable[[Announcement], None], closed: Callable[[], None]) -> None:
        self._say = say
        self._closed = closed  # called when the player has closed the last one
        self._stack: list[Menu | Question] = []

    def __bool__(self) -> bool:
        return bool(self._stack)

    @property
    def top(self) -> Menu | Question | None:
        """The menu or question that is answered now."""
        return self._stack[-1] if self._stack else None

    def clear(self) -> None:
        """Close all without a word: the game goes on."""
        self._stack.clear()

    def open(self, opened: Menu | Question) -> None:
        """Open it over what is open, and say so."""
        self._stack.append(opened)
        if isinstance(opened, Question):
            keys = line("yes-or-no", yes=KeyName("enter"), no=KeyName("backspace"))
            self._say(answer(*opened.lines, keys))
        else:
            self._enter(opened)

    def choose(self, question: Line, items: Sequence[Item]) -> None:
        """Ask which of a few is meant: all are said, each with the number that chooses it."""
        self._stack.append(Menu(question, tuple(items)))
        numbers = (Label("choice N", n=i + 1) for i in range(len(items)))
        numbered = (
            line("numbered", item=item.line, number=n) for item, n in zip(items, numbers, strict=True)
        )
        self._say(answer(question, *numbered))

    def open_quietly(self, menu: Menu) -> None:
        """Open the menu; the caller has said what there is to say."""
        self._stack.append(menu)

    def close_quietly(self) -> None:
        """Close the last one; the caller says what there is to say."""
        self._stack.pop()

    def refresh(self, menu: Menu) -> None:
        """Put the menu, whose texts have changed, in the place of the one in focus and say its item again."""
        if isinstance(self.top, Menu):
            self._stack[-1] = menu.at(self.top.index)
            self._say_item(self._stack[-1], "menu-move")

    def handle(self, command: Command) -> bool:
        """Whether what is open has dealt with the command."""
        match self.top:
            case None:
                return False
            case Question() as question:
                return self._answer_question(question, command)
            case Menu() as menu:
                return self._move_or_choose(menu, command)

    def _answer_question(self, question: Question, command: Command) -> bool:
        """Other commands than an answer go on to the game; those that play or begin anew end the question."""
        if command in (Simple.YES, Simple.ENTER):
            self._stack.pop()
            question.yes()
        elif command in (Simple.NO, Simple.CANCEL, Simple.MENU):
            self._stack.pop()
            if question.no is not None:
                question.no()
            else:
                self._say(answer(line("cancelled")))
        else:
            if not isinstance(command, Simple) or command in (Simple.NEXT, Simple.NEW, Simple.QUIT):
                self._stack.pop()
            return False
        return True

    def _move_or_choose(self, menu: Menu, command: Command) -> bool:
        count = len(menu.items)
        steps = {Simple.UP: -1, Simple.DOWN: 1, Simple.HOME: -count, Simple.END: count}
        sideways = {Simple.LEFT: -1, Simple.RIGHT: 1}
        match command:
            case Simple.LEFT | Simple.RIGHT | Simple.HOME | Simple.END if menu.beside_hand:
                return False
            case Simple.UP | Simple.DOWN | Simple.HOME | Simple.END:
                self._move(menu, steps[command])
            case Simple.LEFT | Simple.RIGHT if menu.item.adjust is not None:
                menu.item.adjust(sideways[command])
            case Simple.LEFT | Simple.RIGHT:
                self._move(menu, sideways[command])
            case Simple.ENTER | Simple.YES:
                self._choose(menu)
            case Digit(number) | Choice(number) if number <= count:
                self._stack[-1] = menu.at(number - 1)
                self._choose(menu.at(number - 1))
            case Digit() | Choice():
                self._say(answer(line("no-such-choice", count=count), cue="refused"))
            case Simple.CANCEL | Simple.MENU | Simple.NO:
                self._close()
            case _:
                return False
        return True

    def _move(self, menu: Menu, step: int) -> None:
        moved = menu.at(menu.index + step)
        self._stack[-1] = moved
        self._say_item(moved, "hand-edge" if moved.index == menu.index else "menu-move")

    def _choose(self, menu: Menu) -> None:
        item = menu.item
        if item.choose is not None:
            item.choose()
        elif item.adjust is not None:
            item.adjust(1)
        else:
            self._say_item(menu, "menu-move")

    def _say_item(self, menu: Menu | Question, cue: str) -> None:
        if isinstance(menu, Menu):
            self._say(browse(menu.spoken_item(), cue=menu.item.cue or cue))

    def _enter(self, menu: Menu) -> None:
        self._say(answer(menu.title, menu.spoken_item(), cue="menu-enter"))

    def _close(self) -> None:
        self._stack.pop()
        if isinstance(self.top, Menu):
            self._enter(self.top)
        else:
            self._closed()
