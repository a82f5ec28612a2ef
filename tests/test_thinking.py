"""A computer player that fails, or says nonsense, is told of and never stops the game."""

import os
import queue
import signal
from dataclasses import replace
from random import Random

import pytest

from audiogame import thinking
from audiogame.dialog.effects import Say, Think
from audiogame.dialog.session import Session
from audiogame.game.actions import Draw
from audiogame.settings import Settings
from audiogame.thinking import Hinted, Stumbled, Thinker, Thought, Worker


def started(seed):
    """A session in which a computer player is to act, and the question that it is asked."""
    session = Session(Settings(locale="en"), lambda: seed)
    effects = session.begin()
    questions = [effect for effect in effects if isinstance(effect, Think)]
    return (session, questions[0]) if questions else None


@pytest.fixture
def session_and_question():
    return next(filter(None, (started(str(number)) for number in range(20))))


@pytest.fixture
def thinkers():
    """Makes a thinker with its worker and what it posts; they end with the test."""
    made = []

    def make(*does):
        worker, posted = Worker(*does), queue.Queue()
        made.append(Thinker(posted.put, Random(1), worker))
        return made[-1], worker, posted

    yield make
    for thinker in made:
        thinker.close()


def test_it_answers_with_something_that_may_be_done(session_and_question, thinkers):
    session, question = session_and_question
    thinker, _, posted = thinkers()
    thinker.ask(question)
    answer = posted.get(timeout=20)
    assert isinstance(answer, Thought)
    assert answer.action in session.match.legal()


def raises(questions):
    """A worker that tells of an exception, as the real one does."""
    questions.send(None)
    while questions.recv():
        questions.send("ZeroDivisionError")


def dies(questions):
    questions.send(None)
    questions.recv()
    os._exit(1)


def hangs(questions):
    questions.send(None)
    while True:
        questions.recv()


def never_begins(questions):
    questions.recv()


@pytest.mark.parametrize("does", [raises, dies, hangs, never_begins])
def test_one_that_fails_is_told_of_and_a_quick_choice_is_played(
    session_and_question, thinkers, monkeypatch, capsys, does
):
    session, question = session_and_question
    monkeypatch.setattr(thinking, "PATIENCE", 0.5)
    monkeypatch.setattr(thinking, "BEGINNING", 0.5 if does is never_begins else 15.0)
    thinker, _, posted = thinkers(does)
    for _ in range(2):  # and so is the one that takes its place
        thinker.ask(question)
        assert isinstance(posted.get(timeout=20), Stumbled)
        assert posted.get(timeout=20).action in session.match.legal()
    assert capsys.readouterr().err.count("audiogame: thinking: ") == 2


def test_a_real_exception_is_told_of(session_and_question, thinkers, capsys):
    _, question = session_and_question
    thinker, _, posted = thinkers()
    thinker.ask(replace(question, level="no such level", view=replace(question.view, phase="no such phase")))
    assert isinstance(posted.get(timeout=20), Stumbled)
    assert "Traceback" in capsys.readouterr().err


def test_one_that_was_killed_is_replaced(session_and_question, thinkers, capsys):
    session, question = session_and_question
    thinker, worker, posted = thinkers()
    thinker.ask(question)
    assert isinstance(posted.get(timeout=20), Thought)
    os.kill(worker.pid, signal.SIGKILL)
    thinker.ask(question)
    assert isinstance(posted.get(timeout=20), Stumbled)
    assert posted.get(timeout=20).action in session.match.legal()
    thinker.ask(question)
    assert isinstance(posted.get(timeout=20), Thought)
    assert "has died" in capsys.readouterr().err


def test_a_hint_that_fails_is_told_of(session_and_question, thinkers, capsys):
    _, question = session_and_question
    thinker, _, posted = thinkers(raises)
    thinker.ask(replace(question, hint=True))
    assert isinstance(posted.get(timeout=20), Stumbled)
    assert posted.empty()
    capsys.readouterr()


def test_a_hint_comes_with_its_reason(thinkers):
    session = next(
        s
        for s in (Session(Settings(locale="en"), lambda n=n: str(n)) for n in range(20))
        if not any(isinstance(effect, Think) for effect in s.begin())
    )
    match = session.match
    question = Think(1, 0, match.view(0), match.seen(0), "expert", hint=True)
    thinker, _, posted = thinkers()
    thinker.ask(question)
    answer = posted.get(timeout=20)
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
