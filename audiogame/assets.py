"""Finds sounds and locales in a checkout or an installed wheel."""

from pathlib import Path

_PACKAGE = Path(__file__).parent


class AssetsMissing(Exception):
    """A folder of the program's own files is not there; the message is for developers."""


def folder(name: str) -> Path:
    """The folder of that name, such as `sounds`. Raises AssetsMissing."""
    for place in (_PACKAGE / "_assets" / name, _PACKAGE.parent / name):
        if place.is_dir():
            return place
    raise AssetsMissing(f"the folder {name} is missing beside or inside {_PACKAGE}")
