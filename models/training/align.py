"""Which phone each frame belongs to, where only their order is known: Viterbi, with pauses anywhere."""

from collections.abc import Sequence

import numpy as np
import numpy.typing as npt

from training.phones import NUMBER, SILENCE

Order = npt.NDArray[np.uint8]

_SILENT = NUMBER[SILENCE]
_NEVER = np.float32(-1e30)
_PAUSE = np.float32(2)  # what a pause between two phones costs (natural logarithm)


def aligned(
    scores: npt.NDArray[np.float32],
    usual: npt.NDArray[np.float32],
    counts: Sequence[int],
    orders: Sequence[Order],
) -> list[Order]:
    """The phone of each output of the network, for some utterances.

    `scores`: log probabilities of the phones, (utterances, outputs, phones), of which `counts` are the
    utterances' own. `usual`: how often each phone is heard, by which its probability is divided, as for
    decoding: otherwise every doubt is a pause. `orders`: the phones of each utterance, without pauses.
    """
    scores = scores - np.log(usual)
    ends = np.array(counts)
    lengths = np.array([len(order) for order in orders])
    size = 2 * int(lengths.max()) + 1
    states = np.full((len(orders), size), _SILENT)  # pauses at the even places
    for number, order in enumerate(orders):
        states[number, 1 : 2 * len(order) : 2] = order
    places = np.arange(len(orders))[:, None]
    is_phone = np.arange(size) % 2 == 1
    pause = np.where(~is_phone & (np.arange(size) < 2 * lengths[:, None]), _PAUSE, np.float32(0))
    best = np.full(states.shape, _NEVER, np.float32)
    best[:, :2] = scores[places, 0, states[:, :2]]
    steps = np.zeros((scores.shape[1], *states.shape), np.uint8)
    for moment in range(1, scores.shape[1]):
        before = np.stack([best, _shifted(best, 1) - pause, np.where(is_phone, _shifted(best, 2), _NEVER)])
        on = (moment < ends)[:, None]
        steps[moment] = np.where(on, before.argmax(0), 0)
        best = np.where(on, before.max(0) + scores[places, moment, states], best)
    return [
        _path(best[row], steps[: ends[row], row], states[row], 2 * lengths[row]) for row in range(len(orders))
    ]


def by_frame(path: Order, stride: int, frames: int) -> Order:
    """The phone of each frame, of those of the outputs, each of which is in the middle of its frames."""
    return np.pad(np.repeat(path, stride)[stride // 2 :], (0, stride), mode="edge")[:frames]


def _path(
    best: npt.NDArray[np.float32], steps: npt.NDArray[np.uint8], states: npt.NDArray[np.int64], last: int
) -> Order:
    """Back from the last state, the pause at the end or the phone before it."""
    state = int(last - (best[last - 1] > best[last]))
    path = []
    for moment in reversed(range(len(steps))):
        path.append(states[state])
        state -= int(steps[moment, state])
    return np.array(path[::-1], np.uint8)


def _shifted(best: npt.NDArray[np.float32], by: int) -> npt.NDArray[np.float32]:
    found = np.full_like(best, _NEVER)
    found[:, by:] = best[:, :-by]
    return found
