"""What the tests find in a recording."""

import numpy as np
import pytest

from tests.support.recognise import RATE_HEARD, Ear, find

SAID = "The computer takes the trick. The table is empty. Verbosity: full."
LOST = RATE_HEARD // 11  # samples


@pytest.fixture(scope="module")
def sentences():
    ear = Ear("en", 300)
    yield [template for _, template in ear.templates(SAID)]
    ear.close()


def recorded(*sounds):
    pause = np.zeros(RATE_HEARD // 4)
    return np.concatenate([pause, *(part for sound in sounds for part in (sound, pause))])


@pytest.mark.parametrize("which", range(3))
def test_a_sentence_is_found_where_it_is(sentences, which):
    place = find(sentences[which], recorded(*sentences))
    before = recorded(*sentences[:which])
    assert abs(place - len(before)) < RATE_HEARD / 20


@pytest.mark.parametrize("slipping", [False, True])
@pytest.mark.parametrize("which", range(3))
def test_another_sentence_is_not_found(sentences, which, slipping):
    others = [sound for number, sound in enumerate(sentences) if number != which]
    assert find(sentences[which], recorded(*others), slipping=slipping) is None


@pytest.mark.parametrize("which", range(3))
@pytest.mark.parametrize("part", [0.4, 0.5, 0.6])
def test_a_sentence_that_slips_is_found(sentences, which, part):
    """A machine that is busy loses some of it, or stops for a moment."""
    sound = sentences[which]
    place = int(part * len(sound))
    for slipped in (
        np.delete(sound, slice(place, place + LOST)),
        np.insert(sound, place, np.zeros(LOST)),
    ):
        assert find(sound, recorded(slipped), slipping=True) is not None
