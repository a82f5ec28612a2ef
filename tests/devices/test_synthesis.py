"""The child process that owns the synthesiser: texts in, sound out."""

import random
import statistics
from array import array
from importlib.util import find_spec

import pytest

from audiogame.devices import synthesis
from audiogame.devices.synthesis import Synthesiser, SynthesisError

LONG = "This is a sentence that takes a while. " * 20


def test_a_wrong_voice_is_noticed_and_the_child_goes_on():
    child = Synthesiser()
    with pytest.raises(SynthesisError, match="no-voice"):
        child.audio("Hello.", "roa/xx", 200, 50)
    assert child.audio("Hello.", "roa/ro", 200, 50).startswith(b"RIFF")
    child.close()


def test_the_synthesiser_may_be_installed_under_a_long_path(tmp_path, monkeypatch):
    folder = tmp_path / ("long" * 50)
    folder.mkdir()
    (folder / "espeakng_loader").symlink_to(find_spec("espeakng_loader").submodule_search_locations[0])
    monkeypatch.setenv("PYTHONPATH", str(folder))
    child = Synthesiser()
    assert child.audio("Hello.", "roa/ro", 200, 50).startswith(b"RIFF")
    child.close()


def test_rate_and_pitch_hold_from_the_first_sentence_that_has_them():
    child = Synthesiser()
    chance = random.Random(1)
    lengths, tones = {}, {}
    for _ in range(40):
        rate, pitch = chance.choice((100, 200, 300)), chance.choice((0, 50, 99))
        raw = array("h", child.audio("Aaaaaaah.", "gmw/en-us", rate, pitch)[44:])
        lengths.setdefault(rate, []).append(len(raw))
        tones.setdefault(pitch, []).append(period(raw))
    child.close()
    for slow, fast in ((100, 200), (200, 300)):
        assert min(lengths[slow]) > max(lengths[fast])
    for low, high in ((0, 50), (50, 99)):
        assert statistics.median(tones[low]) > 1.2 * statistics.median(tones[high])


def period(samples):
    """The period of a vowel in samples at 22050 Hz, where it is loudest."""
    peak = max(range(1000, len(samples) - 1000), key=lambda index: abs(samples[index]))
    part = samples[peak - 600 : peak + 600]
    return max(
        range(100, 420),
        key=lambda lag: sum(a * b for a, b in zip(part, part[lag:], strict=False)) / (1200 - lag),
    )


def test_texts_are_cut_into_short_sentences_without_loss():
    assert list(synthesis.sentences("You take it, 14. Your lead!\nScore: 3.5 … Ready?")) == [
        "You take it, 14.",
        "Your lead!",
        "Score: 3.5 …",
        "Ready?",
    ]
    for text in (LONG, "word " * 20_000, "x" * 100_000, " " * 100_000, "." * 100_000, "a\n" * 50_000):
        pieces = list(synthesis.sentences(text))
        assert max(map(len, pieces), default=0) <= 250
        assert "".join(pieces).replace(" ", "") == "".join(text.split())
