"""`audiogame listen`: what it writes of each thing that can happen, in every language."""

import io

import pytest

from audiogame.assets import folder
from audiogame.devices.ears import NoModel
from audiogame.devices.microphone import BLOCK, Listening, Trouble, Troubled
from audiogame.devices.recognition import Heard
from audiogame.listen import EVERY, LEVELS, Level, Meter, Trial
from audiogame.settings import LOCALES
from audiogame.words import Words


@pytest.mark.parametrize("locale", LOCALES)
def test_everything_is_told_in_a_line(locale):
    words, out = Words(folder("locales")), io.StringIO()
    trial = Trial(words, locale, out)
    phrase = words.lexicon(locale).spoken(words.lexicon(locale).phrases.values())[0]
    peaks = [Level(least + 1) for least, _ in LEVELS]
    troubles = [Troubled(trouble, "why") for trouble in Trouble]
    messages = [Listening("the microphone"), Heard(phrase), Heard("[unk]"), *peaks, *troubles]
    for message in [*messages, NoModel(locale, "why")]:
        before = out.getvalue()
        trial.tell(message)
        told = out.getvalue().removeprefix(before)
        assert told.endswith(".\n"), (message, told)
        assert told.count("\n") == 1, (message, told)
    lines = out.getvalue().splitlines()
    assert len(set(lines)) == len(lines)
    assert "the microphone" in lines[0]
    assert phrase in lines[1]
    assert "play " in lines[1]


def test_the_same_level_is_told_once():
    out = io.StringIO()
    trial = Trial(Words(folder("locales")), "en", out)
    for peak in (50, 60, 3000, 3000, 50):
        trial.tell(Level(peak))
    assert len(out.getvalue().splitlines()) == 3


def test_the_level_is_the_loudest_block_of_each_second():
    posted = []
    meter = Meter(posted.append)
    count = round(EVERY / BLOCK)
    for loud in (*[10] * (count - 1), 500, *[20] * count):
        meter._measure(loud.to_bytes(2, "little") * 800)
    assert [level.peak for level in posted] == [500, 20]
