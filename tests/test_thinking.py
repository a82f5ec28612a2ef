"""A computer player that fails, or says nonsense, is told of and never stops the game."""

import queue
from random import Random

import pytest

from audiogame import thinking
from audiogame.dialog.effects import Say, Think
from audiogame.dialog.session import Session
from audiogame.game.actions import Draw
from audiogame.settings import Settings
from audiogame.thinking import Hinted, Stumbled, Thinker, Thought


def started(seed):
    """A session in which a computer player is to act, and the question that it is asked."""
    session = Session(Settings(locale="en"), lambda: seed)
    effects = session.begin()
    questions = [effect for effect in effects if isinstance(effect, Think)]
    return (session, questions[0]) if questions else None


@pytest.fixture
def session_and_question():
    return next(filter(None, (started(str(number)) for number in range(20))))


def answers_to(question, count):
    """The first answers that the thinker posts."""
    posted = queue.Queue()
    Thinker(posted.put, Random(1)).ask(question)
    return [posted.get(timeout=20) for _ in range(count)]


def test_it_answers_with_something_that_may_be_done(session_and_question):
    session, question = session_and_question
    (answer,) = answers_to(question, 1)
    assert isinstance(answer, Thought)
    assert answer.action in session.match.legal()


def test_one_that_fails_is_told_of_and_a_quick_choice_is_played(session_and_question, monkeypatch, capsys):
    session, question = session_and_question
    monkeypatch.setattr(thinking, "choose", lambda *args, **more: 1 / 0)
    stumbled, answer = answers_to(question, 2)
    assert isinstance(stumbled, Stumbled)
    assert answer.action in session.match.legal()
    assert "ZeroDivisionError" in capsys.readouterr().err


def test_a_hint_that_fails_is_told_of(session_and_question, monkeypatch, capsys):
    _, question = session_and_question
    monkeypatch.setattr(thinking, "hint", lambda *args: 1 / 0)
    (stumbled,) = answers_to(
        Think(question.turn, 0, question.view, question.seen, question.level, hint=True), 1
    )
    assert isinstance(stumbled, Stumbled)
    capsys.readouterr()


def test_a_hint_comes_with_its_reason():
    session = next(
        s
        for s in (Session(Settings(locale="en"), lambda n=n: str(n)) for n in range(20))
        if not any(isinstance(effect, Think) for effect in s.begin())
    )
    match = session.match
    question = Think(1, 0, match.view(0), match.seen(0), "expert", hint=True)
    (answer,) = answers_to(question, 1)
    assert isinstance(answer, Hinted)
    assert answer.hint.action in match.legal()
    assert [type(effect) for effect in session.hinted(1, answer.hint)] == [Say]
    assert session.hinted(0, answer.hint) == [], "a hint for an earlier turn is dropped"


def test_nonsense_is_not_played(session_and_question):
    session, question = session_and_question
    session.idle()
    said = session.thought(question.turn, question.seat, Draw())
    assert "computer-stumbled" in [e.announcement.lines[0].message for e in said if isinstance(e, Say)]
    before = session.match
    session.idle()
    assert session.match != before


def test_a_thought_for_an_earlier_turn_is_dropped(session_and_question):
    session, question = session_and_question
    assert session.thought(question.turn - 1, question.seat, session.match.legal()[0]) == []
