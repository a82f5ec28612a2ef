"""What is said when: the table in `priorities`, a row at a time."""

import itertools

import pytest

from audiogame.dialog.announcement import Announcement, Priority, line
from audiogame.dialog.priorities import Priorities, Silence, Start


class Voice:
    """Says one thing at a time, for ever, until told that it has been said."""

    def __init__(self):
        self.priorities = Priorities()
        self.saying = None
        self.started = []

    def do(self, orders):
        for order in orders:
            if isinstance(order, Silence):
                self.saying = None
            else:
                self.saying = order
                self.started.append(order.announcement.lines[0].message)

    def say(self, *said):
        for name, priority in said:
            self.do(self.priorities.say(Announcement((line(name),), priority)))

    def finish(self):
        said, self.saying = self.saying, None
        self.do(self.priorities.finished(said.utterance))

    def finish_all(self):
        while not self.priorities.quiet:
            self.finish()
        return self.started


EVENT, RESULT, ANSWER, BROWSE = Priority.EVENT, Priority.RESULT, Priority.ANSWER, Priority.BROWSE


def test_events_and_results_queue():
    voice = Voice()
    voice.say(("a", EVENT), ("b", RESULT), ("c", EVENT))
    assert voice.started == ["a"]
    assert voice.finish_all() == ["a", "b", "c"]


@pytest.mark.parametrize("priority", [ANSWER, BROWSE])
def test_answers_and_browsing_interrupt_and_drop_events(priority):
    voice = Voice()
    voice.say(("a", EVENT), ("b", EVENT), ("c", priority))
    assert voice.started == ["a", "c"]
    assert voice.finish_all() == ["a", "c"]


@pytest.mark.parametrize("priority", [ANSWER, BROWSE])
def test_a_result_that_was_cut_or_waits_is_said_after_the_answer(priority):
    voice = Voice()
    voice.say(("a", RESULT), ("b", RESULT), ("c", EVENT), ("d", priority))
    assert voice.finish_all() == ["a", "d", "a", "b"]


def test_browsing_replaces_browsing():
    voice = Voice()
    voice.say(("a", BROWSE), ("b", BROWSE), ("c", BROWSE))
    assert voice.finish_all() == ["a", "b", "c"]
    assert voice.priorities.quiet


def test_a_key_silences_and_results_wait_until_it_has_been_dealt_with():
    voice = Voice()
    voice.say(("a", RESULT), ("b", EVENT))
    voice.do(voice.priorities.hush())
    assert voice.saying is None
    assert not voice.priorities.quiet
    voice.do(voice.priorities.release())
    assert voice.finish_all() == ["a", "a"]


def test_a_key_followed_by_an_answer():
    voice = Voice()
    voice.say(("a", RESULT))
    voice.do(voice.priorities.hush())
    voice.say(("b", ANSWER))
    voice.do(voice.priorities.release())
    assert voice.finish_all() == ["a", "b", "a"]


def test_nothing_of_before_is_said_once_the_player_goes_on():
    voice = Voice()
    voice.say(("a", RESULT), ("b", EVENT))
    voice.do(voice.priorities.move_on())
    assert voice.saying is None
    voice.say(("c", EVENT))
    assert voice.finish_all() == ["a", "c"]


def test_the_end_of_an_utterance_that_was_cut_means_nothing():
    voice = Voice()
    voice.say(("a", EVENT))
    cut = voice.saying.utterance
    voice.say(("b", ANSWER))
    assert voice.priorities.finished(cut) == []
    assert not voice.priorities.quiet


def test_whatever_happens_no_result_is_lost_and_silence_comes_in_the_end():
    """Every order of six things that can happen: all results are said to their end."""
    for order in itertools.product("erabkf", repeat=5):
        voice, results, ended = Voice(), [], []
        for number, what in enumerate(order):
            name = f"{what}{number}"
            if what == "k":
                voice.do(voice.priorities.hush())
                voice.do(voice.priorities.release())
            elif what == "f" and voice.saying is not None:
                ended.append(voice.saying.announcement.lines[0].message)
                voice.finish()
            elif what in "erab":
                priority = {"e": EVENT, "r": RESULT, "a": ANSWER, "b": BROWSE}[what]
                results += [name] if what == "r" else []
                voice.say((name, priority))
        while not voice.priorities.quiet:
            assert isinstance(voice.saying, Start)
            ended.append(voice.saying.announcement.lines[0].message)
            voice.finish()
        assert [name for name in ended if name.startswith("r")] == results
