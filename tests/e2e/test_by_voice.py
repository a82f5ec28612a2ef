"""Played by voice: real speech into the virtual microphone, the real recogniser, the shipped models.

The voice is one that no model was trained on. Its pack lets the player lead and go on leading.
"""

import contextlib

import pytest

from audiogame.assets import folder
from audiogame.dialog import answers
from audiogame.dialog.announcement import Announcement, KeyName, Label, line
from audiogame.dialog.phrases import Verbosity
from audiogame.game.actions import Play
from audiogame.game.cards import Rank
from audiogame.game.record import print_do
from audiogame.words import Words
from tests.support.display import display
from tests.support.running import Game
from tests.support.virtual_audio import Listener, eventually, looped, plug, unplug, virtual_audio

VOICE = "Annie"  # a variant of espeak-ng's that no model was trained on


EVERY_LANGUAGE = pytest.mark.parametrize("locale", ["en", "ro", "pt-BR"])


@pytest.fixture
def words(locale):
    return Words(folder("locales"))


@pytest.fixture
def game(tmp_path, locale):
    with display() as screen, virtual_audio() as env, Listener(env) as ears:
        game = Game(screen, env, ears, tmp_path, locale, rate=400)
        game.env = env
        with contextlib.closing(game):
            yield game


def is_said(words, locale, message):
    """Whether the message is among some lines."""
    names = {
        "what": Label("what"),
        "action": Label("close"),
        "talk": KeyName("space"),
        "settings": KeyName("f2"),
    }
    said = line(message, **names)
    text, _ = words.text(Announcement((said,)), locale, Verbosity.NORMAL)
    return lambda lines: text in lines


def begin(game, words, locale):
    """Wait until the game listens and has said all."""
    eventually(lambda: is_said(words, locale, "listening-now")(game.said()), 30, "the game listens")
    game.listen()


def say(game, phrase, done):
    """Say the phrase until `done` holds: again where it was not understood, as a player would."""
    lines = len(game.said())
    for _ in range(3):
        before = len(game.said())
        game.speak(phrase, VOICE)
        eventually(lambda before=before: len(game.said()) > before, 10, f"an answer to {phrase}")
        game.listen()
        if done():
            return
    raise AssertionError(f"{phrase}: {game.said()[lines:]}")


def play_a_card(game, words, locale):
    """Say the first card that may be played; it is played, and the computer answers."""
    action = next(action for action in game.match().legal() if isinstance(action, Play))
    done = print_do(0, action)
    say(game, words.lexicon(locale).label(answers.label(action)), lambda: done in game.lines())


@EVERY_LANGUAGE
def test_tricks_are_played_by_voice(game, words, locale, long):
    begin(game, words, locale)
    tricks = 0
    while game.match().seat == 0 and (long or tricks < 2):
        play_a_card(game, words, locale)
        tricks += 1
    assert tricks >= 2
    if long:
        assert game.match().seat is None, "the deal is over"


@pytest.mark.parametrize("locale", ["ro"])
def test_a_question_is_answered_and_a_closing_confirmed_by_voice(game, words, locale):
    begin(game, words, locale)
    lexicon = words.lexicon(locale)
    ace, close = lexicon.words.ranks[Rank.ACE][0], lexicon.templates["close"][0]
    lines = len(game.said())
    say(game, lexicon.templates["hand?"][0], lambda: any(ace in line for line in game.said()[lines:]))
    say(game, close, lambda: any(close in line for line in game.said()))
    assert "do 0 close" not in game.lines()
    say(game, lexicon.templates["yes"][0], lambda: "do 0 close" in game.lines())


@pytest.mark.parametrize("locale", ["en"])
def test_with_the_talk_key_what_is_said_is_heard_to_its_end(game, words, locale):
    """It silences the game, is let go with the last sound, and pressed again at once when let go too soon."""
    eventually(lambda: len(game.said()) > 2, 30, "the game speaks of the cards")
    lexicon = words.lexicon(locale)
    action = next(action for action in game.match().legal() if isinstance(action, Play))
    done, ace = print_do(0, action), lexicon.words.ranks[Rank.ACE][0]

    def slip():
        game.screen.key_up("space")
        game.screen.key_down("space")

    def talk(phrase, then):
        before = len(game.said())
        game.screen.key_down("space")
        game.speak(phrase, VOICE, then)
        game.screen.key_up("space")
        eventually(lambda: len(game.said()) > before, 10, f"an answer to {phrase}")
        game.listen()
        return game.said()[before:]

    assert any(ace in line for line in talk(lexicon.templates["hand?"][0], slip))
    talk(lexicon.label(answers.label(action)), lambda: None)
    assert done in game.lines()


@EVERY_LANGUAGE
def test_the_game_does_not_hear_itself(game, words, locale, long):
    """Its own speech comes back into the microphone as loud as it is, and brings nothing about."""
    begin(game, words, locale)
    before = game.lines()
    with looped(game.env), Listener(game.env, "mic_feed.monitor") as microphone:
        for _ in range(20 if long else 1):
            for key in ("s", "F1", "h"):
                lines = len(game.said())
                game.press(key)
                assert len(game.said()) <= lines + 2, f"after {key}: {game.said()[lines:]}"
        assert len(microphone.spans()) >= 3, "the microphone hears what is spoken"
    lines = len(game.said())
    game.screen.key("s")  # and while it gives a long answer it hears nobody else either
    eventually(lambda: len(game.said()) > lines, 10, "it speaks")
    game.speak(words.lexicon(locale).templates["close"][0], VOICE)
    game.listen()
    assert len(game.said()) == lines + 1, game.said()[lines:]
    assert game.lines() == before
    refusals = [is_said(words, locale, name) for name in ("not-understood", "nothing-asked")]
    assert not any(refusal(game.said()) for refusal in refusals)


@pytest.mark.parametrize("locale", ["pt-BR"])
def test_a_microphone_that_is_pulled_out_is_told_and_comes_back(game, words, locale):
    begin(game, words, locale)
    lines = len(game.said())
    unplug(game.env)
    gone = [is_said(words, locale, f"microphone-{trouble}") for trouble in ("gone", "missing")]
    eventually(lambda: any(told(game.said()[lines:]) for told in gone), 15, "that it is gone is told")
    game.listen()
    game.press("h")  # keys go on working
    plug(game.env)
    eventually(lambda: is_said(words, locale, "microphone-back")(game.said()), 20, "that it is back is told")
    game.listen()
    play_a_card(game, words, locale)
