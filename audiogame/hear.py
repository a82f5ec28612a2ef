"""`audiogame hear`: recognises recordings, one JSON object a line (README.md)."""

import json
import sys
import time
import wave
from collections.abc import Sequence
from pathlib import Path
from typing import IO

from audiogame.assets import folder
from audiogame.devices.recognition import Grammar, Model, ModelUnusable, Recogniser
from audiogame.dialog.commands import canonical
from audiogame.dialog.lexicon import BadCommands, Lexicon
from audiogame.models import find_model

BLOCK = 0.1  # seconds


class BadRecording(Exception):
    """A file that is no 16-bit mono WAV file; the text is for the user."""


def hear(locale: str, phrases: Path | None, files: Sequence[Path], out: IO[str] = sys.stdout) -> int:
    """Print what is heard in each file; the exit status, 1 when something could not be read."""
    try:
        lexicon = Lexicon(folder("locales") / locale)
        voice = find_model(locale, lexicon)
        wanted = _lines(phrases) if phrases else [phrase for phrase, _ in lexicon.written()]
    except (BadCommands, ModelUnusable, OSError, UnicodeDecodeError) as problem:
        print(f"audiogame: {problem}", file=sys.stderr)
        return 1
    for why in voice.passed_over:
        print(f"audiogame: {why}", file=sys.stderr)
    spoken = {_as_words(phrase): phrase for phrase in wanted}
    unknown = sorted({w for phrase in spoken for w in phrase.split() if not voice.model.knows(w)})
    if unknown:
        print(f"audiogame: words the model does not know: {', '.join(unknown)}", file=sys.stderr)
    # Who gives a list knows what is said: no decoys.
    ears = _Ears(voice.model, Grammar(tuple(spoken)) if phrases else voice.grammar(tuple(spoken)))
    status = 0
    for file in files:
        try:
            began = time.monotonic()
            heard = ears.hear(file)
        except (OSError, EOFError, BadRecording, wave.Error) as problem:
            print(f"audiogame: {file}: {problem}", file=sys.stderr)
            status = 1
            continue
        seconds = round(time.monotonic() - began, 4)
        command = lexicon.command(heard)
        meant = spoken.get(heard) if phrases else command and canonical(command)
        line = {"file": str(file), "heard": heard, "command": meant, "seconds": seconds}
        print(json.dumps(line, ensure_ascii=False), file=out, flush=True)
    return status


class _Ears:
    """A recogniser for each rate that the recordings have."""

    def __init__(self, model: Model, grammar: Grammar) -> None:
        self._model = model
        self._grammar = grammar
        self._recognisers: dict[int, Recogniser] = {}

    def hear(self, file: Path) -> str:
        """The words of the recording. Raises OSError, EOFError, wave.Error, BadRecording."""
        with wave.open(str(file)) as recording:
            rate = recording.getframerate()
            if recording.getsampwidth() != 2 or recording.getnchannels() != 1:
                raise BadRecording("not 16-bit mono")
            if rate not in self._recognisers:
                self._recognisers[rate] = Recogniser(self._model, self._grammar, rate)
            recogniser = self._recognisers[rate]
            recogniser.reset()
            parts = []
            while block := recording.readframes(int(rate * BLOCK)):
                parts.append(recogniser.accept(block))
        parts.append(recogniser.finish())
        return " ".join(part.text for part in parts if part is not None)


def _lines(path: Path) -> list[str]:
    lines = (line.strip() for line in path.read_text(encoding="utf-8").splitlines())
    return [line for line in lines if line]


def _as_words(phrase: str) -> str:
    """The phrase as a model writes it: small letters, no punctuation."""
    return " ".join(word.strip(".,;:!?\"'„”“()") for word in phrase.lower().split())
