"""Sound as the network hears it: 40 logarithmic mel energies every 10 ms, of speech near and far."""

from random import Random

import kaldi_native_fbank
import numpy as np
import numpy.typing as npt
from scipy.signal import fftconvolve, resample

Sound = npt.NDArray[np.float32]
RATE = 16000  # Hz
BANDS = 40
MEL = {"low_freq": 20, "high_freq": 7600}  # Hz


def log_mel(sound: Sound) -> npt.NDArray[np.float32]:
    """The energies, (frames, BANDS), of sound at RATE, full scale 1, as Kaldi works them out."""
    options = kaldi_native_fbank.FbankOptions()
    options.frame_opts.dither = 0
    options.frame_opts.samp_freq = RATE
    options.frame_opts.snip_edges = True
    options.mel_opts.num_bins = BANDS
    options.mel_opts.low_freq, options.mel_opts.high_freq = MEL["low_freq"], MEL["high_freq"]
    options.use_energy = False
    bank = kaldi_native_fbank.OnlineFbank(options)
    bank.accept_waveform(RATE, np.round(sound * 32767).clip(-32768, 32767).tolist())
    bank.input_finished()
    return np.stack([bank.get_frame(i) for i in range(bank.num_frames_ready)])


def at_rate(sound: Sound, rate: int, faster: float = 1.0) -> Sound:
    """The sound at RATE, and as much faster and higher as said: another vocal tract."""
    count = round(len(sound) * RATE / rate / faster)
    return sound if count == len(sound) else resample(sound, count).astype(np.float32)


def in_a_room(sound: Sound, random: Random) -> Sound:
    """The sound in a room of its own, at one or two steps from the microphone."""
    numbers = np.random.default_rng(random.getrandbits(32))
    seconds = random.uniform(0.12, 0.7)  # until the room has fallen by 60 dB
    count = int(seconds * RATE)
    tail = numbers.normal(size=count) * np.exp(-6.9 * np.arange(count) / count)
    delay = int(random.uniform(0.002, 0.02) * RATE)
    tail[:delay] = 0
    for _ in range(random.randint(1, 5)):  # walls
        tail[random.randrange(delay, min(count, delay + 800))] += random.uniform(-4, 4)
    ratio = 10 ** (random.uniform(-3, 12) / 20)  # of what comes straight to what the room gives back
    tail /= np.sqrt(np.sum(tail**2)) * ratio
    tail[0] = 1
    return fftconvolve(sound, tail)[: len(sound) + count // 2].astype(np.float32)


def placed(sound: Sound, random: Random) -> tuple[Sound, float]:
    """The sound at some level, with a pause before and after it, and some hiss or perfect silence around.

    Beside it, how long the pause before it is, in seconds.
    """
    level = 10 ** (random.uniform(-38, -12) / 20)
    active = sound[np.abs(sound) > 0.05 * np.abs(sound).max(initial=1e-9)]
    sound = sound * (level / max(1e-6, float(np.sqrt(np.mean(active**2))) if len(active) else 1))
    before, after = (int(random.uniform(0.05, 0.6) * RATE) for _ in range(2))
    whole = np.concatenate([np.zeros(before), sound, np.zeros(after)])
    if random.random() < 0.85:
        hiss = np.random.default_rng(random.getrandbits(32)).normal(size=len(whole))
        whole = whole + hiss * 10 ** (random.uniform(-90, -60) / 20)
    return whole.clip(-1, 1).astype(np.float32), before / RATE
