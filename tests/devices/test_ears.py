"""The gate between the microphone and the recogniser, with stand-ins for both."""

import queue

import pytest

from audiogame.devices.ears import LAST, MOST_BLOCKS, Ears, NoModel
from audiogame.devices.microphone import BLOCK, Listening
from audiogame.devices.recognition import Heard, ModelUnusable, VoiceModel

SOUND = b"\x00\x20" * int(16000 * BLOCK)


class Vosk:
    """Hears a word for every block, named by its first byte; ends an utterance with each."""

    def __init__(self):
        self.heard = []

    def AcceptWaveform(self, block):
        self.heard.append(block[0])
        return True

    def Result(self):
        return f'{{"text": "block {self.heard[-1]}"}}'

    def FinalResult(self):
        return '{"text": ""}'

    def PartialResult(self):
        return '{"partial": ""}'

    def SetGrammar(self, grammar):
        pass


class Model:
    """Knows every word."""

    def __init__(self):
        self.vosk = Vosk()

    def knows(self, word):
        return True

    def sayable(self, phrase):
        return True

    def recogniser(self, rate, grammar):
        return self.vosk


class Microphone:
    """A microphone whose blocks the test gives."""

    made = None

    def __init__(self, hear, report, device=""):
        self.hear, self.report, self.device, self.closed = hear, report, device, False
        Microphone.made = self

    def close(self):
        self.closed = True


def load(locale):
    if locale == "xx":
        raise ModelUnusable("no model of xx")
    return VoiceModel(Model(), ())


@pytest.fixture
def posted():
    return queue.Queue()


@pytest.fixture
def ears(posted):
    ears = Ears(load, posted.put, Microphone)
    ears.use("")
    yield ears
    ears.close()
    assert Microphone.made.closed


def block(number):
    return bytes([number]) + SOUND[1:]


def take(posted):
    return posted.get(timeout=10)


def test_nothing_is_heard_before_the_gate_is_opened_or_after_it_is_shut(ears, posted):
    ears.expect("en", ("stop",))
    hear = Microphone.made.hear
    hear(block(1))
    ears.open()
    hear(block(2))
    ears.shut()
    hear(block(3))
    ears.open()
    hear(block(4))
    assert [take(posted), take(posted)] == [Heard("block 2"), Heard("block 4")]


def test_the_first_sound_after_the_game_has_spoken_is_dropped(ears, posted):
    ears.expect("en", ("stop",))
    ears.open(3 * BLOCK - 0.001)
    for number in range(1, 6):
        Microphone.made.hear(block(number))
    assert [take(posted), take(posted)] == [Heard("block 4"), Heard("block 5")]


def test_at_the_end_of_the_talk_key_it_is_told_even_if_nothing_was_said(ears, posted):
    ears.expect("en", ("stop",))
    ears.open()
    ears.finish()
    assert take(posted) == Heard(""), "though there is no more sound"
    Microphone.made.hear(block(1))
    ears.open()
    Microphone.made.hear(block(2))
    assert take(posted) == Heard("block 2")


@pytest.fixture
def counting(monkeypatch):
    """Vosk ends nothing itself, and tells at the end how many blocks it has heard."""

    def count(vosk):
        blocks, vosk.heard = len(vosk.heard), []
        return f'{{"text": "{blocks} blocks"}}'

    monkeypatch.setattr(Vosk, "AcceptWaveform", lambda self, block: self.heard.append(block[0]) or False)
    monkeypatch.setattr(Vosk, "FinalResult", count)


def test_the_last_sound_after_the_talk_key_is_heard(ears, posted, counting):
    """It is on its way when the key is let go."""
    ears.expect("en", ("stop",))
    ears.open()
    for number in range(1, 4):
        Microphone.made.hear(block(number))
    ears.finish()
    for number in range(4, 30):
        Microphone.made.hear(block(number))
    assert take(posted) == Heard(f"{3 + LAST} blocks")


def test_who_goes_on_talking_before_it_is_told_is_heard_as_a_whole(ears, posted, counting):
    ears.expect("en", ("stop",))
    ears.open()
    Microphone.made.hear(block(1))
    ears.finish()
    Microphone.made.hear(block(2))
    ears.open()
    for number in range(3, 3 + 2 * LAST):
        Microphone.made.hear(block(number))
    ears.finish()
    for number in range(LAST):
        Microphone.made.hear(block(number))
    ears.finish()
    assert [take(posted), take(posted)] == [Heard(f"{2 + 3 * LAST} blocks"), Heard("")]


def test_other_phrases_do_not_cost_what_has_just_been_said(ears, posted, counting):
    ears.expect("en", ("stop",))
    ears.open()
    Microphone.made.hear(block(1))
    ears.finish()
    ears.expect("en", ("go",))
    for number in range(LAST):
        Microphone.made.hear(block(number))
    assert take(posted) == Heard("1 blocks")
    assert posted.empty()


def test_when_something_has_been_told_nothing_more_is_heard_at_the_end(ears, posted):
    ears.expect("en", ("stop",))
    ears.open()
    Microphone.made.hear(block(1))
    ears.finish()
    Microphone.made.hear(block(2))
    ears.open()
    Microphone.made.hear(block(3))
    assert [take(posted) for _ in range(3)] == [Heard("block 1"), Heard(""), Heard("block 3")]


def test_what_is_sure_of_the_last_sound_is_told_once(ears, posted):
    ears.expect("en", ("stop",))
    ears.open()
    ears.finish()
    Microphone.made.hear(block(1))
    Microphone.made.hear(block(2))
    ears.open()
    Microphone.made.hear(block(3))
    assert [take(posted), take(posted)] == [Heard("block 1"), Heard("block 3")]


def test_what_other_phrases_make_of_what_is_being_said_is_told(ears, posted, monkeypatch):
    ends = iter([False, True])
    monkeypatch.setattr(
        Vosk,
        "AcceptWaveform",
        lambda self, block: len(block) > 2 and (self.heard.append(block[0]) or next(ends)),
    )
    ears.expect("en", ("stop",))
    ears.open()
    Microphone.made.hear(block(1))
    ears.expect("en", ("go",))
    assert take(posted) == Heard("block 1")


def test_a_language_without_a_model_is_told_once(ears, posted):
    ears.expect("xx", ("stop",))
    ears.expect("xx", ("go",))
    ears.finish()
    ears.expect("en", ("stop",))
    ears.open()
    Microphone.made.hear(block(7))
    told = [take(posted) for _ in range(3)]
    assert told == [NoModel("xx", "no model of xx"), Heard(""), Heard("block 7")]


def test_a_recogniser_that_breaks_is_told_and_the_thread_goes_on(ears, posted, monkeypatch):
    ears.expect("en", ("stop",))
    ears.open()
    monkeypatch.setattr(Vosk, "AcceptWaveform", lambda self, block: 1 / 0)
    Microphone.made.hear(block(1))
    assert isinstance(take(posted), NoModel)
    ears.finish()
    assert take(posted) == Heard("")


def test_another_microphone_takes_the_place_of_the_first(ears, posted):
    first = Microphone.made
    ears.use("headset")
    assert first.closed
    assert Microphone.made.device == "headset"
    Microphone.made.report(Listening("headset"))
    assert take(posted) == Listening("headset")


def test_sound_that_nobody_takes_is_dropped_and_not_kept_for_later(posted):
    slow = queue.Queue()
    ears = Ears(lambda locale: slow.get() or load(locale), posted.put, Microphone)
    ears.use("")
    ears.expect("en", ("stop",))  # the thread waits for the model
    ears.open()
    for _ in range(5 * MOST_BLOCKS):
        Microphone.made.hear(block(1))
    slow.put(None)
    ears.finish()
    heard = list(iter(lambda: take(posted), Heard("")))
    assert 0 < len(heard) <= MOST_BLOCKS
    ears.close()
