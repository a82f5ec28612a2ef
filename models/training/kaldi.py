"""The trained network as Kaldi's binary `final.mdl`, and the configuration Vosk reads beside it.

Formats: Kaldi's nnet3 (`nnet-nnet.cc`, `nnet-simple-component.cc`), `transition-model.cc`, `hmm-topology.cc`,
`compressed-matrix.cc`. Batch normalisation, the normalisation of the input and the cosine transform of the
MFCCs are folded into the affine layers.
"""

import struct
from io import BytesIO
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from training.network import AFTER, AROUND, BEFORE, STRIDE, TAPS, Network
from training.phones import PHONES
from training.sound import BANDS, MEL, RATE

Matrix = npt.NDArray[np.float64]

MFCC = {
    "use-energy": "false",
    "num-mel-bins": BANDS,
    "num-ceps": BANDS,
    "cepstral-lifter": 0,
    "dither": 0,
    "low-freq": MEL["low_freq"],
    "high-freq": MEL["high_freq"],
    "sample-frequency": RATE,
    "allow-upsample": "true",
    "allow-downsample": "true",
}
DECODING = {
    "min-active": 200,
    "max-active": 2500,
    "beam": 13.0,
    "lattice-beam": 1.0,
    "acoustic-scale": 0.4,
    "frame-subsampling-factor": STRIDE,
    "endpoint.silence-phones": 1,
    "endpoint.rule2.min-trailing-silence": 0.5,
    "endpoint.rule3.min-trailing-silence": 0.8,
    "endpoint.rule4.min-trailing-silence": 1.2,
}


def write_model(network: Network, priors: Matrix, folder: Path) -> None:
    """Write `am/final.mdl` and `conf/`; the priors are those of all outputs, of the second one last."""
    for name in ("am", "conf"):
        (folder / name).mkdir(parents=True, exist_ok=True)
    out = _Writer()
    _transitions(out)
    _nnet(out, network)
    out.token("<LeftContext>").integer(BEFORE).token("<RightContext>").integer(AFTER)
    out.token("<Priors>").vector(priors)
    (folder / "am" / "final.mdl").write_bytes(b"\0B" + out.data.getvalue())
    for file, options in (("mfcc.conf", MFCC), ("model.conf", DECODING)):
        text = "".join(f"--{name}={value}\n" for name, value in options.items())
        (folder / "conf" / file).write_text(text)


class _Writer:
    """Kaldi's binary output."""

    def __init__(self) -> None:
        self.data = BytesIO()

    def token(self, token: str) -> "_Writer":
        self.data.write(f"{token} ".encode())
        return self

    def text(self, text: str) -> "_Writer":
        self.data.write(text.encode())
        return self

    def integer(self, number: int) -> "_Writer":
        self.data.write(struct.pack("<bi", 4, number))
        return self

    def real(self, number: float) -> "_Writer":
        self.data.write(struct.pack("<bf", 4, number))
        return self

    def integers(self, numbers: list[int]) -> "_Writer":
        self.data.write(struct.pack(f"<bi{len(numbers)}i", 4, len(numbers), *numbers))
        return self

    def vector(self, values: Any = ()) -> "_Writer":
        array = np.asarray(values, dtype="<f4")
        self.token("FV").integer(len(array))
        self.data.write(array.tobytes())
        return self

    def matrix(self, values: Matrix) -> "_Writer":
        """Sixteen bits an entry (CM2): half the size, and no difference that could be heard."""
        low, span = float(values.min()), float(np.ptp(values)) or 1.0
        self.token("CM2")
        self.data.write(struct.pack("<ffii", low, span, *values.shape))
        self.data.write(np.round((values - low) / span * 65535).astype("<u2").tobytes())
        return self


def _transitions(out: _Writer) -> None:
    """One state a phone, and to each output of the network a phone; nothing is learnt about lengths."""
    count = len(PHONES) + 2
    out.token("<TransitionModel>").token("<Topology>")
    out.integers(list(range(1, count + 1))).integers([-1] + [0] * count).integer(1)
    out.integer(2)  # states
    out.integer(0).integer(2).integer(0).real(0.5).integer(1).real(0.5)
    out.integer(-1).integer(0)
    out.token("</Topology>").token("<Triples>").integer(count)
    for number in range(count):
        out.integer(number + 1).integer(0).integer(number)
    out.token("</Triples>").token("<LogProbs>").vector([0, *[np.log(0.5)] * (2 * count)])
    out.token("</LogProbs>").token("</TransitionModel>")


def _nnet(out: _Writer, network: Network) -> None:
    """The nodes and the components."""
    last = "relu0"
    around = ", ".join(f"Offset(input, {o})" for o in range(-AROUND, AROUND + 1))
    lines = [
        f"input-node name=input dim={BANDS}",
        f"component-node name=affine0 component=affine0 input=Append({around})",
        "component-node name=relu0 component=relu0 input=affine0",
    ]
    for number, taps in enumerate(TAPS, start=1):
        seen = ", ".join(f"Offset({last}, {STRIDE * tap})" for tap in taps)
        lines += [
            f"component-node name=affine{number} component=affine{number} input=Append({seen})",
            f"component-node name=relu{number} component=relu{number} input=affine{number}",
            f"component-node name=sum{number} component=sum{number} input=Sum({last}, relu{number})",
        ]
        last = f"sum{number}"
    lines += [
        f"component-node name=out component=out input={last}",
        "component-node name=softmax component=softmax input=out",
        f"component-node name=any component=any input={last}",
        "component-node name=either component=either input=any",
        "output-node name=output input=Append(softmax, either) objective=linear",
    ]
    out.token("<Nnet3>").text("\n" + "".join(f"{line}\n" for line in lines) + "\n")
    layers = len(TAPS) + 1
    out.token("<NumComponents>").integer(2 * layers + len(TAPS) + 4)
    for number in range(layers):
        weights, biases = _folded(network, number)
        _affine(out, f"affine{number}", weights, biases)
        _nonlinear(out, f"relu{number}", "RectifiedLinearComponent", network.width)
    for number in range(1, layers):
        out.token("<ComponentName>").token(f"sum{number}").token("<NoOpComponent>")
        out.token("<Dim>").integer(network.width).token("<BackpropScale>").real(1.0).token("</NoOpComponent>")
    for name, softmax, layer in (("out", "softmax", network.out), ("any", "either", network.any)):
        weights, biases = (np.asarray(p.detach(), dtype=np.float64) for p in (layer.weight, layer.bias))
        _affine(out, name, weights, biases)
        _nonlinear(out, softmax, "LogSoftmaxComponent", len(biases))
    out.token("</Nnet3>")


def _affine(out: _Writer, name: str, weights: Matrix, biases: Matrix) -> None:
    out.token("<ComponentName>").token(name).token("<FixedAffineComponent>")
    out.token("<LinearParams>").matrix(weights).token("<BiasParams>").vector(biases)
    out.token("</FixedAffineComponent>")


def _nonlinear(out: _Writer, name: str, kind: str, size: int) -> None:
    out.token("<ComponentName>").token(name).token(f"<{kind}>").token("<Dim>").integer(size)
    out.token("<ValueAvg>").vector().token("<DerivAvg>").vector().token("<Count>").real(0)
    out.token("<OderivRms>").vector().token("<OderivCount>").real(0)
    out.token("<NumDimsSelfRepaired>").real(0).token("<NumDimsProcessed>").real(0).token(f"</{kind}>")


def _folded(network: Network, number: int) -> tuple[Matrix, Matrix]:
    """The weights and biases of a layer with what comes before and after it."""
    weights = network.affine[number].weight.detach().numpy().astype(np.float64)
    norm: Any = network.norm[number]
    scale = norm.weight.detach().numpy() / np.sqrt(norm.running_var.numpy() + norm.eps)
    biases = norm.bias.detach().numpy() - norm.running_mean.numpy() * scale
    weights = weights * scale[:, None].astype(np.float64)
    if number == 0:
        seen = 2 * AROUND + 1
        mean = np.tile(np.asarray(network.mean, dtype=np.float64), seen)
        deviation = np.tile(np.asarray(network.deviation, dtype=np.float64), seen)
        weights = weights / deviation
        biases = biases - weights @ mean
        back = np.kron(np.eye(seen), _cosines().T)  # from MFCCs to mel energies
        weights = weights @ back
    return weights, biases


def _cosines() -> Matrix:
    """Kaldi's cosine transform (`ComputeDctMatrix`): MFCCs of mel energies; its transpose undoes it."""
    k, n = np.arange(BANDS)[:, None], np.arange(BANDS)[None, :]
    found = np.sqrt(2 / BANDS) * np.cos(np.pi / BANDS * (n + 0.5) * k)
    found[0] = np.sqrt(1 / BANDS)
    return found
