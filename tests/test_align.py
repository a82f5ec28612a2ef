"""Training speech is aligned by what is heard: neither doubt nor what is rare is taken for a pause."""

import numpy as np
import pytest
from training.align import aligned, by_frame

PHONES = 12  # silence, and eleven phones of which most are rare
USUAL = np.array([0.5, *(0.5 * 0.6**k for k in range(1, PHONES))], np.float32)
USUAL /= USUAL.sum()


def utterance(random, pauses):
    """The phone of each output; and what a network tells that has learnt how often each is heard."""
    order = [1 + random.integers(PHONES - 1)]
    while len(order) < 9:
        phone = 1 + random.integers(PHONES - 1)
        if phone != order[-1]:
            order.append(phone)
    parts = [[phone] * random.integers(2, 6) for phone in order]
    if pauses:
        parts.insert(4, [0] * 8)
    truth = np.array([0] * 7 + [phone for part in parts for phone in part] + [0] * 7)
    heard = random.normal(size=(len(truth), PHONES))
    heard[np.arange(len(truth)), truth] += np.where(random.random(len(truth)) < 0.3, 0.7, 4)  # some in doubt
    told = np.log(USUAL) + heard
    return np.array(order), truth, told - np.log(np.exp(told).sum(1, keepdims=True))


@pytest.mark.parametrize("pauses", [False, True])
def test_each_moment_is_given_to_the_phone_that_is_heard(pauses):
    random = np.random.default_rng(5)
    made = [utterance(random, pauses) for _ in range(60)]
    longest = max(len(truth) for _, truth, _ in made)
    scores = np.stack([np.pad(told, ((0, longest - len(told)), (0, 0))) for _, _, told in made])
    counts = [len(truth) for _, truth, _ in made]
    paths = aligned(scores, USUAL, counts, [order for order, _, _ in made])
    assert list(map(len, paths)) == counts
    found, meant = np.concatenate(paths), np.concatenate([truth for _, truth, _ in made])
    assert np.mean(found[meant > 0] == 0) < 0.02
    assert np.mean(found == meant) > 0.93
    for path, (order, _, _) in zip(paths, made, strict=True):
        spoken = path[path > 0]
        assert list(spoken[np.flatnonzero(np.diff(spoken, prepend=-1))]) == list(order)


def test_an_output_is_in_the_middle_of_its_frames():
    assert by_frame(np.array([4, 5, 6]), 3, 8).tolist() == [4, 4, 5, 5, 5, 6, 6, 6]
    assert by_frame(np.array([4, 5]), 3, 8).tolist() == [4, 4, 5, 5, 5, 5, 5, 5]
