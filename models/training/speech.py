"""The training speech in parts, each a file of mel energies and phones, so that making it can be resumed."""

import multiprocessing
import os
import zlib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from random import Random

import numpy as np
import numpy.typing as npt
import soundfile

from training import espeak, phones, voices
from training.humans import Recording, recordings
from training.noises import noise
from training.sound import at_rate, in_a_room, log_mel, placed
from training.texts import Texts, texts

PART = 100  # utterances in a file
_OURS = {"en-us", "en", "ro", "pt-br"}  # espeak-ng's voices


@dataclass(frozen=True)
class Part:
    """Utterances that are made together: of one voice and language, or some human recordings.

    `versions`: how often each is put into other places and other vocal tracts.
    """

    name: str
    source: str
    locale: str
    seed: int
    count: int
    versions: int
    recordings: tuple[Recording, ...] = ()
    sentences: tuple[str, ...] = ()


FOREIGN = (("cs", 600), ("fi", 300), ("it", 300), ("ca", 200), ("hi", 200))
SYNTHETIC = (  # source, locale, utterances, versions
    *(("kokoro", locale, count, 3) for locale, count in (("en", 1000), ("pt-BR", 800), ("ro", 600))),
    *(("aligned", locale, 1500, 1) for locale in ("ro", "pt-BR", "en")),
    ("hibari", "en", 1500, 2),
    ("ked", "en", 500, 2),
    *(("festival", language, count, 2) for language, count in FOREIGN),
    ("noises", "en", 1500, 2),
    *(("espeak", locale, count, 2) for locale, count in (("ro", 3000), ("pt-BR", 3000), ("en", 2000))),
)


def parts(human: Path, share: float = 1.0) -> list[Part]:
    """All the parts, the slowest first; `share` of what is synthetic."""
    spoken = [r for r in recordings(human) if not r.kept_out]
    found = []
    for source, locale, count, versions in SYNTHETIC:
        languages = {"pt-BR": {"pt", "pt-BR"}}.get(locale, {locale})
        sentences = tuple(r.text for r in spoken if r.language in languages and len(r.text.split()) > 2)
        for number in range(round(count * share / PART)):
            seed = zlib.crc32(f"{source} {locale} {number}".encode())
            name = f"{source}-{locale}-{number:02}"
            found.append(Part(name, source, locale, seed, PART, versions, sentences=sentences))
    for whose, ours in (("ours", True), ("others", False)):
        theirs = [r for r in spoken if (r.voice in _OURS) is ours]
        for number, start in enumerate(range(0, len(theirs), PART)):
            some = tuple(theirs[start : start + PART])
            name = f"human-{whose}-{number:02}"
            found.append(Part(name, "human", whose, number, len(some), 2, recordings=some))
    return found


_engines: dict[str, voices.Voice] = {}


def _engine(source: str, work: Path) -> voices.Voice:
    """The synthesiser, loaded once in a process; Kokoro's styles lie in the work folder."""
    if source not in _engines:
        match source:
            case "kokoro":
                _engines[source] = voices.Kokoro(work / voices.Kokoro.STYLES)
            case "hibari":
                _engines[source] = voices.Hibari()
            case "ked" | "festival":
                _engines[source] = voices.festival
            case _:
                _engines[source] = voices.espeak_ng
    return _engines[source]


def _spoken(part: Part, work: Path) -> Iterator[tuple[int, npt.NDArray[np.float32], list[int], Random]]:
    """The utterances of a part, each with its rate, its phones, and the random numbers that go with it."""
    if part.recordings:
        for recording in part.recordings:
            try:
                sound, rate = soundfile.read(recording.file, dtype="float32")
            except soundfile.LibsndfileError as problem:
                print(f"left out: {problem}", flush=True)
                continue
            heard = phones.phones(recording.text, recording.voice)
            random = Random(zlib.crc32(recording.file.name.encode()))
            yield rate, sound, [phones.NUMBER[p] for word in heard for p in word], random
        return
    random = Random(part.seed)
    foreign = part.source == "festival"
    said = Texts({}, [], [], part.sentences) if foreign else texts(part.locale, part.sentences)
    speak = _engine(part.source, work)
    for _ in range(part.count):
        text = said.piece(random) if foreign else said.any(random)
        language = _language(part, random)
        rate, sound = speak(text, language, random)
        heard = phones.phones(text, language)
        yield rate, sound, [phones.NUMBER[p] for word in heard for p in word], random


def _language(part: Part, random: Random) -> str:
    """espeak-ng's language in which an utterance of the part is spoken."""
    match part.source:
        case "hibari" | "ked":
            return "en-us"
        case "festival":
            return part.locale
    return voices.espeak_voice(part.locale, random)


def make(part: Part, folder: Path) -> str:
    """The name of the part, which lies in the folder afterwards; one that is there is not made again."""
    path = folder / f"{part.name}.npz"
    if path.exists():
        return part.name
    energies, labels = [], []
    for rate, sound, heard, random in _spoken(part, folder.parent):
        peak = float(np.abs(sound).max(initial=0))
        if peak < 1e-4 or not heard:
            continue
        for version in range(part.versions):
            spread = 0.06 if part.source == "human" else 0.13
            changed = at_rate(sound / peak * 0.5, rate, 1 + random.uniform(-spread, spread))
            if version % 2:
                changed = in_a_room(changed, random)
            found = log_mel(placed(changed, random)[0])
            if len(found) // 3 > len(heard):
                energies.append(found.astype(np.float16))
                labels.append(np.array(heard, np.uint8))
    _keep(path, energies, labels)
    return part.name


def make_noises(part: Part, folder: Path) -> str:
    """The name of the part, then in the folder: sounds that are no speech, every frame of them silence."""
    random = Random(part.seed)
    said = texts(part.locale, part.sentences)
    energies = []
    for _ in range(part.count):
        sound = noise(random, lambda: said.any(random))
        for version in range(part.versions):
            changed = in_a_room(sound, random) if version % 2 else sound
            energies.append(log_mel(placed(changed, random)[0]).astype(np.float16))
    _keep(folder / f"{part.name}.npz", energies, [np.zeros(len(e), np.uint8) for e in energies])
    return part.name


def make_aligned(part: Part, folder: Path) -> str:
    """The name of the part, then in the folder: espeak-ng's speech with a phone for each frame."""
    random = Random(part.seed)
    said = texts(part.locale, part.sentences)
    energies, labels = [], []
    for _ in range(part.count):
        voice = voices.espeak_voice(part.locale, random)
        rate, sound = voices.espeak_ng(said.any(random), voice, random)
        times = phones.timed(espeak.last_phones(), len(sound) / rate, voice)
        faster = 1 + random.uniform(-0.13, 0.13)
        whole, before = placed(at_rate(sound, rate, faster), random)
        found = log_mel(whole)
        frames = np.zeros(len(found), np.uint8)
        for begin, end, phone in times:
            first, last = (round((before + moment / faster - 0.0125) * 100) for moment in (begin, end))
            frames[max(0, first) : max(0, last)] = phones.NUMBER[phone]
        energies.append(found.astype(np.float16))
        labels.append(frames)
    _keep(folder / f"{part.name}.npz", energies, labels)
    return part.name


def _keep(path: Path, energies: list[npt.NDArray[np.float16]], labels: list[npt.NDArray[np.uint8]]) -> None:
    """Write a part: the mel energies of its utterances, and their phones."""
    new = path.with_suffix(f".{os.getpid()}.new.npz")
    np.savez(
        new,
        energies=np.concatenate(energies),
        frames=[len(e) for e in energies],
        labels=np.concatenate(labels),
        phones=[len(known) for known in labels],
    )
    os.replace(new, path)


def _make(job: tuple[Part, Path]) -> str:
    part, folder = job
    return {"aligned": make_aligned, "noises": make_noises}.get(part.source, make)(part, folder)


def make_all(human: Path, folder: Path, share: float, processes: int) -> None:
    """Make every part that is not there yet."""
    folder.mkdir(parents=True, exist_ok=True)
    wanted = [part for part in parts(human, share) if not (folder / f"{part.name}.npz").exists()]
    with multiprocessing.get_context("spawn").Pool(processes) as pool:
        for number, name in enumerate(pool.imap_unordered(_make, [(p, folder) for p in wanted]), start=1):
            print(f"{number}/{len(wanted)} {name}", flush=True)
