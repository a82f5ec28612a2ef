"""Write the transcripts of all scripts anew, to be read over before they are committed.

python -m tests.support.write_transcripts [NAME ...]
"""

import sys
import tempfile
from pathlib import Path

from audiogame.settings import LOCALES
from tests.support.scenario import SCRIPTS, TRANSCRIPTS, Scenario


def main(names):
    for script in sorted(SCRIPTS.glob("*.txt")):
        if names and script.stem not in names:
            continue
        for locale in LOCALES:
            with tempfile.TemporaryDirectory() as home:
                transcript = Scenario(script.stem, locale, Path(home)).play()
            place = TRANSCRIPTS / locale / script.name
            place.parent.mkdir(parents=True, exist_ok=True)
            place.write_text("".join(f"{text}\n" for text in transcript), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
