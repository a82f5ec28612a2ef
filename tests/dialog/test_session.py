"""The conversation, where a transcript in text cannot tell: what is cut, kept and told again."""

import pytest

from audiogame.dialog.announcement import line
from audiogame.dialog.commands import Choice, Simple
from audiogame.dialog.effects import MoveOn, Say, Told
from audiogame.dialog.priorities import Priorities, Start
from audiogame.dialog.session import Session
from audiogame.game.match import seeded_pack
from audiogame.game.record import print_new
from audiogame.settings import Settings
from tests.support.play import table

VARIANT = table("romanian-2")
SAVED = [print_new(VARIANT, 10, 0, seeded_pack(VARIANT, "1"))]


def heard(effects, priorities=None):
    """The messages that are said to their end when nobody presses a key."""
    priorities, said = priorities or Priorities(), []
    orders = []
    for effect in effects:
        if isinstance(effect, Say):
            orders += priorities.say(effect.announcement)
        elif isinstance(effect, MoveOn):
            orders += priorities.move_on()
    starts = [order for order in orders if isinstance(order, Start)][-1:]
    while starts:
        said += [part.message for part in starts[-1].announcement.lines]
        starts = priorities.finished(starts[-1].utterance)
    return said


@pytest.mark.parametrize("lines", [[], SAVED])
def test_nothing_that_is_said_at_the_start_is_cut_by_the_game_itself(lines):
    session = Session(Settings(locale="en"), lambda: "1")
    effects = session.trouble(line("cannot-keep")) + session.begin(lines)
    said = heard(effects)
    assert said[:2] == ["cannot-keep", "welcome"]
    assert said == [part.message for e in effects if isinstance(e, Say) for part in e.announcement.lines]


def test_the_greeting_follows_the_choice_of_the_language():
    session = Session(Settings(), lambda: "1")
    assert heard(session.begin()) == ["language-choice"] * 3
    assert heard(session.command(Choice(2)))[0] == "welcome"
    assert session.settings.locale == "ro"


def test_going_on_to_the_next_match_drops_what_was_still_to_be_said():
    session = Session(Settings(locale="en", confirm=False), lambda: "1")
    session.begin(SAVED, 1)
    effects = session.command(Simple.NEXT)
    assert isinstance(effects[0], MoveOn)
    assert heard(effects)[0] == "match-begins"


def test_a_line_is_marked_as_told_once_all_has_been_said():
    session = Session(Settings(locale="en"), lambda: "1")
    session.begin(SAVED, 0)
    assert session.idle() == [Told(1)]
    assert session.idle() == []
