"""What the conversation knows of microphones and voice models."""

import pytest

from audiogame.dialog.announcement import line
from audiogame.dialog.commands import PlayPlace, PlayRank, Simple
from audiogame.dialog.effects import Record, Say
from audiogame.dialog.session import Session
from audiogame.game.cards import Rank
from audiogame.settings import Settings, changed


@pytest.fixture
def session():
    session = Session(Settings(locale="en"), lambda: "seed 1")
    session.begin()
    return session


def messages(effects):
    return [said.message for e in effects if isinstance(e, Say) for said in e.announcement.lines]


def test_a_microphone_that_comes_back_helps_nothing_without_a_model(session):
    session.listening_begun()
    assert messages(session.without_model("en")) == ["no-voice-model"]
    session.listening_lost(line("microphone-gone"))
    session.listening_begun()
    assert not session.listening.possible
    assert messages(session.command(Simple.TALK)) == ["not-listening"]


def test_another_language_may_have_a_model(session):
    session.listening_begun()
    session.without_model("en")
    session._preferences.change(changed(session.settings, "locale", "ro"))
    assert session.listening.possible


def test_who_is_asleep_ignores_talk_but_not_what_is_typed(session):
    session.listening_begun()
    session.command(Simple.SLEEP)
    assert session.heard_nonsense() == []
    assert messages(session.not_understood()) == ["not-understood"]


@pytest.mark.parametrize("command", [PlayPlace(1), PlayRank(Rank.QUEEN)])
def test_a_spoken_card_is_asked_about_however_it_is_named(session, command):
    session._preferences.change(changed(session.settings, "confirm_cards", True))
    effects = session.heard(command)
    assert messages(effects)[0] == "ask-sure"
    assert not any(isinstance(effect, Record) for effect in effects)
