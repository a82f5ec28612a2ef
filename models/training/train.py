"""Training the network on the parts of the speech step, in turns that can be stopped and gone on with.

First on espeak-ng's speech, of which it is known when each phone begins; then on everything, aligned by what
the network has learnt by then; and once more, aligned by that.
"""

import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import numpy.typing as npt
import torch
from torch.nn.functional import nll_loss
from torch.optim.swa_utils import AveragedModel, get_ema_multi_avg_fn

from training.align import aligned, by_frame
from training.network import STRIDE, Disturbance, Network, heard, padded
from training.phones import NUMBER, SILENCE

BATCH = 4000  # frames of 10 ms
WIDTH = 384
PEAK = 1.5e-3  # rate of learning
WARM = 0.05  # of a turn, until the rate of learning is at its peak
AVERAGE = 0.999  # what is kept of the average of the weights at each batch
SEED = 66
# How much of what the network hears is of each source, whatever the locale; last: in the last turn.
SHARES = {
    "human-ours": 0.12,
    "human-others": 0.2,
    "espeak": 0.16,
    "aligned": 0.08,
    "kokoro": 0.32,
    "hibari": 0.09,
    "ked": 0.05,
    "festival": 0.08,
}
LAST_SHARES = SHARES | {"human-ours": 0.2, "human-others": 0.06, "noises": 0.05}


@dataclass(frozen=True)
class Utterance:
    """Mel energies (frames, bands), and the numbers of the phones: in order, or one for each frame."""

    energies: npt.NDArray[np.float16]
    phones: npt.NDArray[np.uint8]


Speech = dict[str, list[Utterance]]  # by source and locale: `kokoro-ro`


def read(folder: Path) -> Speech:
    """The utterances of all the parts."""
    found: Speech = {}
    for path in sorted(folder.glob("*.npz")):
        data = np.load(path)
        frames = np.cumsum([0, *data["frames"]])
        phones = np.cumsum([0, *data["phones"]])
        energies, labels = data["energies"], data["labels"]
        found.setdefault(path.stem.rsplit("-", 1)[0], []).extend(
            Utterance(energies[frames[i] : frames[i + 1]], labels[phones[i] : phones[i + 1]])
            for i in range(len(frames) - 1)
        )
    return found


def align(network: Network, speech: Speech) -> Speech:
    """The same utterances, each with a phone for each frame; those that cannot be aligned are left out."""
    network.eval()
    usual = heard(network, [u.energies for utterances in speech.values() for u in utterances[::50]]).numpy()
    found: Speech = {}
    for name, utterances in speech.items():
        order = sorted(utterances, key=lambda u: len(u.energies))
        made = found.setdefault(name, [])
        for start in range(0, len(order), 64):
            some = order[start : start + 64]
            with torch.no_grad():
                batch, outputs = padded([torch.from_numpy(u.energies).float() for u in some])
                scores = network(batch)[0].numpy()
            paths = aligned(scores, usual, outputs.tolist(), [u.phones for u in some])
            made += [
                Utterance(utterance.energies, by_frame(path, STRIDE, len(utterance.energies)))
                for utterance, path in zip(some, paths, strict=True)
                if len(path) > len(utterance.phones)
            ]
    return found


def batches(
    speech: Speech, shares: dict[str, float], random: np.random.Generator
) -> Iterator[list[Utterance]]:
    """Batches for ever: utterances of about one length, the sources in their shares."""
    names = list(speech)
    drawn_by = np.array([_share(name, speech, shares) for name in names])
    while True:
        drawn = random.choice(len(names), size=2000, p=drawn_by / drawn_by.sum())
        pool = [speech[names[k]][random.integers(len(speech[names[k]]))] for k in drawn]
        pool.sort(key=lambda u: len(u.energies))
        made: list[list[Utterance]] = [[]]
        for utterance in pool:
            if (len(made[-1]) + 1) * (len(utterance.energies) + 50) > BATCH and made[-1]:
                made.append([])
            made[-1].append(utterance)
        random.shuffle(made)
        yield from made


def _share(name: str, speech: Speech, shares: dict[str, float]) -> float:
    """How often an utterance of the source and locale is drawn, so that its share of the time comes out."""
    kind = name if name in shares else name.partition("-")[0]
    alike = [other for other in speech if other.startswith(kind)]
    seconds = float(np.mean([len(u.energies) for u in speech[name]]))
    return shares.get(kind, 1.0) / len(alike) / seconds


def loss_of(
    network: Network, batch: Sequence[Utterance], disturb: Disturbance, shift: int
) -> tuple[torch.Tensor, float]:
    """The cross entropy of the phone of each output, with that of "some phone"; and how many were right."""
    energies, outputs = padded([torch.from_numpy(u.energies).float() for u in batch], shift)
    found, either = network(disturb(energies))
    wanted = torch.full(found.shape[:2], -1)
    for row, count, utterance in zip(wanted, outputs.tolist(), batch, strict=True):
        row[:count] = torch.from_numpy(utterance.phones[shift::STRIDE].astype(np.int64))
    known = wanted >= 0
    apart = nll_loss(either[known], (wanted[known] != NUMBER[SILENCE]).long())
    right = (found[known].argmax(-1) == wanted[known]).float().mean().item()
    return nll_loss(found[known], wanted[known]) + apart, right


@dataclass
class Trainer:
    """The network in its turns; `folder` holds its state, which is gone on from."""

    folder: Path
    network: Network

    def turn(self, name: str, speech: Callable[[], Speech], shares: dict[str, float], steps: int) -> None:
        """So many batches of the speech; afterwards the network has the average of its weights."""
        state, done = self.folder / f"{name}.pt", 0
        average = AveragedModel(self.network, multi_avg_fn=get_ema_multi_avg_fn(AVERAGE), use_buffers=True)
        optimiser = torch.optim.AdamW(
            self.network.parameters(), lr=PEAK, weight_decay=0.01, betas=(0.9, 0.98)
        )
        if state.exists():
            kept = torch.load(state)
            self.network.load_state_dict(kept["latest"])
            average.module.load_state_dict(kept["network"])
            optimiser.load_state_dict(kept["optimiser"])
            done = kept["done"]
        random = np.random.default_rng([SEED, done])
        disturb = Disturbance(torch.Generator().manual_seed(SEED + done))
        feed = batches(speech(), shares, random) if done < steps else iter(())
        self.network.train()
        began, figures = time.monotonic(), []
        while done < steps:
            share = done / steps
            for group in optimiser.param_groups:
                group["lr"] = PEAK * min(share / WARM, (1 - share) / (1 - WARM)) + 1e-5
            batch = next(feed)
            loss, right = loss_of(self.network, batch, disturb, int(random.integers(STRIDE)))
            optimiser.zero_grad()
            loss.backward()
            torch.nn.utils.clip_grad_norm_(self.network.parameters(), 2.0)
            optimiser.step()
            average.update_parameters(self.network)
            done += 1
            figures.append((loss.item(), right))
            if done % 200 == 0 or done == steps:
                (now, share_right), spent = np.mean(figures[-200:], 0), time.monotonic() - began
                print(
                    f"{name} {done}/{steps} loss {now:.3f} right {share_right:.3f} {spent:.0f} s", flush=True
                )
            if done % 1000 == 0 or done == steps:
                kept = {"network": average.module.state_dict(), "latest": self.network.state_dict()}
                kept |= {"optimiser": optimiser.state_dict(), "done": done, "width": self.network.width}
                new = state.with_suffix(".new")
                torch.save(kept, new)
                new.replace(state)
        self.network.load_state_dict(average.module.state_dict())


def train(speech: Speech, folder: Path, first: int, second: int, last: int) -> None:
    """Train in three turns of so many batches each; the last one leaves `last.pt` in the folder."""
    torch.manual_seed(SEED)
    some = [u.energies for utterances in speech.values() for u in utterances[::20]]
    frames = torch.from_numpy(np.concatenate(some).astype(np.float32))
    trainer = Trainer(folder, Network(WIDTH, frames.mean(0), frames.std(0)))
    known = {name: utterances for name, utterances in speech.items() if name.startswith("aligned")}
    noises = {name: utterances for name, utterances in speech.items() if name.startswith("noises")}
    others = {name: us for name, us in speech.items() if name not in known | noises}
    trainer.turn("first", lambda: known, {}, first)
    trainer.turn("second", lambda: align(trainer.network, others) | known, SHARES, second)
    trainer.turn("last", lambda: align(trainer.network, others) | known | noises, LAST_SHARES, last)
