"""The human recordings, and which of them are kept out of training."""

import csv
import zlib
from dataclasses import dataclass
from pathlib import Path

HUMAN = ("commonvoice61", "tuxpaint", "gcompris", "fsdd")
# Beside one in four of Common Voice's English, Romanian and Portuguese ones:
KEPT_OUT_SPEAKERS = {"fsdd_nicolas", "cv_5549acc76e"}
_VOICES = {"pt": "pt-br", "pt-BR": "pt-br", "sv-SE": "sv", "ga-IE": "ga", "pa-IN": "pa"}
_VOICES |= {"en": "en-us", "en-GB": "en"}


@dataclass(frozen=True)
class Recording:
    """A human recording: its file, language as in the index, speaker, and what is said."""

    file: Path
    language: str
    speaker: str
    text: str

    @property
    def voice(self) -> str:
        """espeak-ng's voice of the language."""
        return _VOICES.get(self.language, self.language)

    @property
    def kept_out(self) -> bool:
        """Whether it is only for measuring."""
        ours = self.language in {"en", "ro", "pt"} and self.speaker.startswith("cv_")
        return self.speaker in KEPT_OUT_SPEAKERS or (ours and zlib.crc32(self.speaker.encode()) % 4 == 0)


def recordings(folder: Path) -> list[Recording]:
    """The human recordings in the folder."""
    found = []
    for name in HUMAN:
        with (folder / name / "index.tsv").open(encoding="utf-8", newline="") as file:
            for row in csv.DictReader(file, delimiter="\t"):
                path = folder / name / row["file"]
                found.append(Recording(path, row["language"], row["speaker"], row["text"]))
    return found
