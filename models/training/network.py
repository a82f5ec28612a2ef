"""The network: a time-delay network with residual layers, which tells the phone of each moment.

The first layer sees 90 ms and is worked out every 30 ms; the others see what came before further back than
what comes after, so that a word is known soon after it has been said.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt
import torch
from torch import Tensor, nn

from training.phones import PHONES
from training.sound import BANDS, MEL

STRIDE = 3  # frames of 10 ms to an output
AROUND = 4  # frames on each side that the first layer sees
TAPS = ((-1, 0, 1), (-1, 0, 1), (-2, 0, 1), (-2, 0, 1), (-3, -1, 0))  # of each further layer, in strides
BEFORE = AROUND - STRIDE * sum(min(taps) for taps in TAPS)  # frames that an output sees before its own
AFTER = AROUND + STRIDE * sum(max(taps) for taps in TAPS)


# How many tones whose phases have nothing to do with one another a band holds: as many as it is wider, from
# edge to middle, than the lowest one.
_EDGES = torch.linspace(*(math.log1p(MEL[f"{edge}_freq"] / 700) for edge in ("low", "high")), BANDS + 2)
_TONES = torch.expm1(_EDGES[1:]).diff() / torch.expm1(_EDGES[:2]).diff()


class Network(nn.Module):
    """Log probabilities of the phones, (batch, outputs, phones), of mel energies (batch, frames, bands).

    A second output tells what is no phone from what is one, whichever: (batch, outputs, 2). It is what words
    that are not known are made of.
    """

    def __init__(self, width: int, mean: Tensor, deviation: Tensor) -> None:
        super().__init__()
        self.width = width
        self.register_buffer("mean", mean)
        self.register_buffer("deviation", deviation)
        sizes = [BANDS * (2 * AROUND + 1), *(width * len(taps) for taps in TAPS)]
        self.affine = nn.ModuleList(nn.Linear(size, width, bias=False) for size in sizes)
        self.norm = nn.ModuleList(nn.BatchNorm1d(width, momentum=0.02) for _ in sizes)
        self.out = nn.Linear(width, len(PHONES))
        self.any = nn.Linear(width, 2)
        self.drop = nn.Dropout(0.1)

    def forward(self, energies: Tensor) -> tuple[Tensor, Tensor]:
        """Both outputs; there have to be `BEFORE` and `AFTER` frames beyond the first and last of them."""
        x = (energies - self.mean) / self.deviation
        outputs = (x.shape[1] - 2 * AROUND - 1) // STRIDE + 1
        x = x.unfold(1, 2 * AROUND + 1, STRIDE)[:, :outputs].transpose(2, 3).flatten(2)
        x = self._layer(0, x)
        for number, taps in enumerate(TAPS, start=1):
            left, right = -min(taps), max(taps)
            count = x.shape[1] - left - right
            seen = torch.cat([x[:, left + tap : left + tap + count] for tap in taps], -1)
            x = x[:, left : left + count] + self._layer(number, seen)
        phones, either = self.out(x), self.any(x.detach())
        return torch.log_softmax(phones.float(), -1), torch.log_softmax(either.float(), -1)

    def _layer(self, number: int, x: Tensor) -> Tensor:
        y = self.affine[number](x)
        y = self.norm[number](y.reshape(-1, self.width)).reshape(y.shape)
        found: Tensor = self.drop(torch.relu(y))
        return found


def padded(utterances: Sequence[Tensor], shift: int = 0) -> tuple[Tensor, Tensor]:
    """A batch for the network, edges repeated as Kaldi repeats them, and the outputs of each utterance."""
    longest = max(len(u) for u in utterances)
    rows = [
        torch.cat([u[:1].expand(BEFORE, -1), u[shift:], u[-1:].expand(AFTER + shift + longest - len(u), -1)])
        for u in utterances
    ]
    return torch.stack(rows), torch.tensor([(len(u) - shift + STRIDE - 1) // STRIDE for u in utterances])


def heard(network: Network, utterances: Sequence[npt.NDArray[np.float16]]) -> Tensor:
    """How often each phone is heard in the utterances: the average of its probabilities."""
    sums = torch.zeros(len(PHONES))
    for energies in utterances:
        with torch.no_grad():
            sums += network(padded([torch.from_numpy(energies).float()])[0])[0][0].exp().mean(0)
    return sums / len(utterances)


@dataclass(frozen=True)
class Disturbance:
    """Other microphones, throats, noises and gaps, in the mel energies (natural logarithms of power)."""

    numbers: torch.Generator

    def _uniform(self, low: float, high: float, *shape: int) -> Tensor:
        return torch.rand(*shape, generator=self.numbers) * (high - low) + low

    def _normal(self, *shape: int) -> Tensor:
        return torch.randn(*shape, generator=self.numbers)

    def _some(self, share: float, count: int) -> Tensor:
        return (torch.rand(count, 1, 1, generator=self.numbers) < share).float()

    def __call__(self, x: Tensor) -> Tensor:
        """The batch disturbed, each utterance in its own way."""
        x = self._another_throat(x)
        x = self._noise(x)
        x = self._another_microphone(x)
        return self._gaps(x)

    def _another_throat(self, x: Tensor) -> Tensor:
        """The bands warped: a longer or shorter vocal tract."""
        count = x.shape[0]
        factor = self._uniform(0.87, 1.15, count, 1)
        place = (torch.arange(BANDS).float() * factor).clamp(0, BANDS - 1.001)
        below = place.floor().long()
        share = (place - below).unsqueeze(1)
        low = below.unsqueeze(1).expand(-1, x.shape[1], -1)
        return x.gather(2, low) * (1 - share) + x.gather(2, low + 1) * share

    def _noise(self, x: Tensor) -> Tensor:
        """Steady noise of some colour, or other utterances of the batch talking all at once; or both."""
        count, frames, _ = x.shape
        speech = x.amax((1, 2), keepdim=True) - 2.5  # about the level of what is spoken
        slope = self._uniform(-4, 1.5, count, 1, 1) * torch.linspace(-0.5, 0.5, BANDS)
        bumps = 0.7 * self._normal(count, 1, BANDS)
        swell = 0.5 * self._normal(count, frames // 30 + 2, 1).repeat_interleave(30, 1)[:, :frames]
        steady = slope + bumps + swell + 0.3 * self._normal(count, frames, BANDS)
        steady = steady - self._decibels(3, 40, count) + speech - 1
        talk = torch.zeros_like(x)
        for _ in range(5):
            other = torch.randperm(count, generator=self.numbers)
            moved = torch.roll(x[other], int(torch.randint(frames, (1,), generator=self.numbers)), 1)
            talk = talk + torch.exp((moved - moved.amax((1, 2), keepdim=True)).clamp(min=-20))
        babble = torch.log(talk + 1e-9) - 1.2 - self._decibels(2, 26, count) + speech + 2.5
        never = torch.tensor(-30.0)
        steady = torch.where(self._some(0.45, count) > 0, steady, never)
        babble = torch.where(self._some(0.55, count) > 0, babble, never)
        return self._together(x, torch.logaddexp(steady, babble))

    def _together(self, x: Tensor, noise: Tensor) -> Tensor:
        """The two sounds at once: their powers added, and what their phases do, by chance, in each band."""
        chance = (self._normal(*x.shape) * torch.rsqrt(2 * _TONES)).clamp(-0.95, 0.95)
        apart = (x - noise).abs()  # the sum is louder than the louder of them by so much
        return torch.maximum(x, noise) + torch.log1p(torch.exp(-apart) + 2 * chance * torch.exp(-apart / 2))

    def _decibels(self, low: float, high: float, count: int) -> Tensor:
        return self._uniform(low, high, count, 1, 1) * 0.2303

    def _another_microphone(self, x: Tensor) -> Tensor:
        """Louder or softer, some bands more than others; sometimes nothing above 3 to 6 kHz."""
        count = x.shape[0]
        level = 1.2 * self._normal(count, 1, 1)
        bands = torch.arange(BANDS) + 0.5
        curve = sum(
            self._normal(count, 1, 1) * (1.0 / k) * torch.cos(torch.pi * k * bands / BANDS)
            for k in range(1, 6)
        )
        x = x + level + curve
        edge = self._uniform(27, 37, count, 1, 1)
        cut = (bands > edge).float() * self._some(0.12, count) * self._uniform(2, 9, count, 1, 1)
        return (x - cut).clamp(min=-15.94)

    def _gaps(self, x: Tensor) -> Tensor:
        """Some moments and some bands missing."""
        count, frames, _ = x.shape
        mean = x.mean((1, 2), keepdim=True)
        for size, moments in ((12, True), (10, True), (6, False)):
            length = frames if moments else BANDS
            start = self._uniform(0, length, count, 1)
            wide = self._uniform(0, size, count, 1)
            places = torch.arange(length).unsqueeze(0)
            hidden = (places >= start) & (places < start + wide) & (self._some(0.5, count)[:, :, 0] > 0)
            mask = hidden.unsqueeze(2) if moments else hidden.unsqueeze(1)
            x = torch.where(mask, mean, x)
        return x
