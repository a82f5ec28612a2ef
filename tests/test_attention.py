"""The game never listens to itself, and to the player as the settings say."""

import pytest

from audiogame.attention import TAIL, Attention
from audiogame.settings import Settings


class Ears:
    """Ears that remember what was asked of them."""

    def __init__(self):
        self.asked = []

    def __getattr__(self, name):
        return lambda *arguments: self.asked.append((name, *arguments))

    def take(self):
        asked, self.asked = self.asked, []
        return asked


@pytest.fixture
def ears():
    return Ears()


@pytest.fixture
def attention(ears):
    attention = Attention(ears)
    attention.settle(Settings(), speaking=True)
    assert ears.take() == [("use", "")]
    return attention


def test_it_is_deaf_while_it_speaks_and_a_little_longer(attention, ears):
    attention.settle(Settings(), speaking=False)
    assert ears.take() == [("open", TAIL)]
    attention.settle(Settings(), speaking=False)
    assert ears.take() == []
    attention.settle(Settings(), speaking=True)
    assert ears.take() == [("shut",)]


def test_with_headphones_it_always_listens(attention, ears):
    attention.settle(Settings(headphones=True), speaking=True)
    attention.settle(Settings(headphones=True), speaking=False)
    assert ears.take() == [("open", 0.0)]


def test_with_the_talk_key_alone_it_listens_when_that_is_held(attention, ears):
    push = Settings(listening="push")
    attention.settle(push, speaking=False)
    assert ears.take() == []
    attention.begin_talk()
    attention.settle(push, speaking=True)
    assert ears.take() == [("open",)]
    assert attention.talking
    attention.end_talk()
    attention.settle(push, speaking=False)
    assert ears.take() == [("finish",)]
    assert attention.talking
    assert attention.heard()
    assert not attention.talking
    assert not attention.heard()


def test_who_presses_the_talk_key_again_before_an_answer_goes_on_talking(attention, ears):
    attention.begin_talk()
    attention.end_talk()
    assert attention.talking
    assert not attention.held
    attention.begin_talk()
    assert attention.held
    attention.end_talk()
    assert ears.take() == [("open",), ("finish",), ("open",), ("finish",)]
    assert attention.heard()
    assert not attention.talking


def test_what_is_listened_for_stays_the_same_until_the_player_has_been_heard(attention, ears):
    attention.expect("en", ("stop",))
    attention.begin_talk()
    attention.expect("en", ("go",))
    attention.end_talk()
    attention.expect("en", ("go",))
    assert ears.take() == [("expect", "en", ("stop",)), ("open",), ("finish",)]
    attention.heard()
    attention.expect("en", ("go",))
    assert ears.take() == [("expect", "en", ("go",))]


def test_switched_off_the_microphone_is_closed(attention, ears):
    attention.settle(Settings(listening="off"), speaking=False)
    assert ears.take() == [("use", None)]


def test_another_microphone_is_opened_in_place_of_the_first(attention, ears):
    attention.settle(Settings(microphone="headset"), speaking=True)
    assert ears.take() == [("use", "headset")]


def test_the_same_phrases_are_not_asked_for_again(attention, ears):
    for phrases in (("stop",), ("stop",), ("yes",)):
        attention.expect("en", phrases)
    assert ears.take() == [("expect", "en", ("stop",)), ("expect", "en", ("yes",))]
