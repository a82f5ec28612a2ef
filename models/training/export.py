"""A trained network and a language's words as a folder that Vosk loads."""

from pathlib import Path

import numpy as np
import torch

from audiogame.devices.recognition import whole_phrase
from training.graph import write_graph
from training.kaldi import Matrix, write_model
from training.network import Network, heard
from training.phones import NUMBER, SILENCE
from training.pronunciations import Pronunciation, pronunciations
from training.sound import BANDS
from training.texts import cards_of_no_pack, command_words, common_words, spoken_phrases
from training.train import Speech

RARE = 0.003  # no prior is less: what is seldom heard is not to be preferred for that
SILENT = 0.4  # the prior of silence, beside those of the phones, which make 1
ANY = 0.22  # the prior of "some phone": the more, the less is taken for none of the words
SOURCES = ("kokoro", "espeak")  # of the speech that the priors are of
UNKNOWN = 2.0  # what `[unk]` costs


def export(state: Path, speech: Speech, locale: str, folder: Path) -> None:
    """Write the model of the language into the folder. The priors are those of the language's speech."""
    kept = torch.load(state, map_location="cpu")
    network = Network(kept["width"], torch.zeros(BANDS), torch.ones(BANDS)).eval()
    network.load_state_dict(kept["network"])
    write_model(network, priors(network, speech, locale), folder)
    known = pronunciations(locale)
    outside = cards_of_no_pack(locale)
    write_graph(known, [*spoken_phrases(locale), *outside], folder, UNKNOWN)
    lines = [" ".join([word, *_alike(word, known)]) for word in _decoys(locale)]
    lines += map(whole_phrase, outside)
    (folder / "decoys.txt").write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")


def _decoys(locale: str) -> list[str]:
    taken = {word.lower() for word in command_words(locale)}
    return [word for word in dict.fromkeys(map(str.lower, common_words(locale))) if word not in taken]


def _alike(word: str, known: dict[str, list[Pronunciation]]) -> list[str]:
    """The other words that may be pronounced like this one."""
    return [other for other in known if other != word and set(known[other]) & set(known[word])]


def priors(network: Network, speech: Speech, locale: str) -> Matrix:
    """How often each phone is heard in the language's speech; then of silence and of some phone."""
    told = [heard(network, [u.energies for u in speech[f"{source}-{locale}"][:200]]) for source in SOURCES]
    found = np.mean([one.numpy() for one in told], 0).astype(np.float64)
    silent = found[NUMBER[SILENCE]]
    found = np.maximum(found / (1 - silent), RARE)
    found[NUMBER[SILENCE]] = SILENT
    return np.array([*found, SILENT, ANY])
