"""Which phone each frame belongs to, where only their order is known: Viterbi, with pauses anywhere."""

from collections.abc import Sequence

import numpy as np
import numpy.typing as npt
import torch

from training.network import Network, padded
from training.phones import NUMBER, SILENCE

_SILENT = NUMBER[SILENCE]
_NEVER = np.float32(-1e30)


def aligned(
    network: Network, energies: Sequence[npt.NDArray[np.float16]], phones: Sequence[npt.NDArray[np.uint8]]
) -> list[npt.NDArray[np.uint8]]:
    """The phone of each output of the network, for some utterances of about one length."""
    with torch.no_grad():
        batch, outputs = padded([torch.from_numpy(e).float() for e in energies])
        scores = network(batch)[0].numpy()
    counts = outputs.numpy()
    size = 2 * max(map(len, phones)) + 1
    states = np.full((len(phones), size), _SILENT)
    for number, order in enumerate(phones):
        states[number, 1 : 2 * len(order) : 2] = order
    places = np.arange(len(phones))[:, None]
    best = np.full(states.shape, _NEVER, np.float32)
    best[:, :2] = scores[places, 0, states[:, :2]]
    steps = np.zeros((scores.shape[1], *states.shape), np.uint8)
    may_skip = np.arange(size) % 2 == 1
    for moment in range(1, scores.shape[1]):
        before = np.stack([best, _shifted(best, 1), np.where(may_skip, _shifted(best, 2), _NEVER)])
        on = (moment < counts)[:, None]
        steps[moment] = np.where(on, before.argmax(0), 0)
        best = np.where(on, before.max(0) + scores[places, moment, states], best)
    found = []
    for row, order in enumerate(phones):
        state = int(2 * len(order) - (best[row, 2 * len(order) - 1] > best[row, 2 * len(order)]))
        path = []
        for moment in reversed(range(counts[row])):
            path.append(states[row, state])
            state -= int(steps[moment, row, state])
        found.append(np.array(path[::-1], np.uint8))
    return found


def _shifted(best: npt.NDArray[np.float32], by: int) -> npt.NDArray[np.float32]:
    found = np.full_like(best, _NEVER)
    found[:, by:] = best[:, :-by]
    return found
