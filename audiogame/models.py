"""Finds the voice model of a language: a larger one of the player's own, else the one that comes along."""

from collections.abc import Iterator
from pathlib import Path

import platformdirs

from audiogame.assets import AssetsMissing, folder
from audiogame.devices.recognition import Model, ModelUnusable, VoiceModel
from audiogame.dialog.commands import canonical
from audiogame.dialog.lexicon import Lexicon

DECOYS = "decoys.txt"  # of a model that comes along: each line a word and all that sound like it


def own_folder() -> Path:
    """Where the player puts models."""
    return Path(platformdirs.user_data_dir("audiogame", appauthor=False)) / "models"


def find_model(locale: str, lexicon: Lexicon) -> VoiceModel:
    """The model for the language. Raises ModelUnusable when there is none that can be used.

    A model of the player's own lies in a folder of any name in `own_folder`, or beside those that come along.
    It is known by its words: it must know one phrase of every command.
    """
    compact = _shipped() / locale
    passed_over = []
    for place in _own(compact.parent):
        try:
            model = Model(place)
        except ModelUnusable as problem:
            passed_over.append(str(problem))
            continue
        missing = _missing(model, lexicon)
        if not missing:
            return VoiceModel(model, _decoys(compact), tuple(passed_over))
        passed_over.append(f"{place} has no words for: {', '.join(missing)}")
    return VoiceModel(Model(compact), _decoys(compact), tuple(passed_over))


def compact_model(folder: Path) -> VoiceModel:
    """The model in the folder, one of those that come along. Raises ModelUnusable."""
    return VoiceModel(Model(folder), _decoys(folder))


def _shipped() -> Path:
    try:
        return folder("models")
    except AssetsMissing as problem:
        raise ModelUnusable(str(problem)) from problem


def _own(shipped: Path) -> Iterator[Path]:
    """Folders with a model that did not come along; the fuller ones first."""
    places = [
        place
        for above in (own_folder(), shipped)
        if above.is_dir()
        for place in above.iterdir()
        if (place / "am" / "final.mdl").is_file() and not (place / DECOYS).is_file()
    ]
    yield from sorted(places, key=lambda place: (-(place / "am" / "final.mdl").stat().st_size, place.name))


def _decoys(compact: Path) -> tuple[tuple[str, ...], ...]:
    try:
        lines = (compact / DECOYS).read_text(encoding="utf-8").splitlines()
        return tuple(tuple(line.split()) for line in lines if line)
    except OSError:
        return ()


def _missing(model: Model, lexicon: Lexicon) -> list[str]:
    """The commands that cannot be said in the model's words."""
    said: dict[str, bool] = {}
    for phrase, command in lexicon.written():
        name = canonical(command)
        said[name] = said.get(name, False) or model.sayable(phrase.lower())
    return [name for name, known in said.items() if not known]
