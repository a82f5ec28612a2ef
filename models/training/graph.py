"""The decoding graph Vosk composes a grammar with: every word as its phones, and `[unk]` as any phones.

`HCLr.fst` is an olabel-lookahead transducer, `Gr.fst` a unigram of all words (OpenFst's tools, Debian's
`libfst-tools`). A phone lasts for one output of the network and more; between words there may be a pause.
"""

import math
import os
import subprocess
import tempfile
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from audiogame.devices.recognition import whole_phrase
from training.phones import NUMBER, PHONES, SILENCE

Pronunciation = Sequence[str]
Lexicon = Mapping[str, Sequence[Pronunciation]]

UNKNOWN = "[unk]"
LOOKAHEAD = "libfstlookahead.so.22"
_SILENT = NUMBER[SILENCE]
PAUSE = 0.7  # what a pause costs
_ANY = len(PHONES) + 1  # the output of the network that says that there is a phone, whichever


@dataclass
class _Arcs:
    """A transducer while it is put together. State 0 is where a word may begin and end."""

    arcs: list[tuple[int, int, int, int, float]] = field(default_factory=list)
    states: int = 1

    def state(self) -> int:
        self.states += 1
        return self.states - 1

    def arc(self, start: int, end: int, label: int = 0, word: int = 0, cost: float = 0.0) -> None:
        self.arcs.append((start, end, label, word, cost))

    def phone(self, start: int, phone: int, word: int = 0, cost: float = 0.0) -> int:
        """The state in which the phone is being heard."""
        here = self.state()
        self.arc(start, here, 2 * phone + 2, word, cost)
        self.arc(here, here, 2 * phone + 1)
        return here

    def spoken(self, start: int, end: int, phones: Sequence[int], word: int = 0, cost: float = 0.0) -> None:
        """The phones from one state to the other. The word is told with the last of them: not too soon."""
        here = start
        for place, phone in enumerate(phones, start=1):
            here = self.phone(here, phone, word if place == len(phones) else 0, cost if place == 1 else 0.0)
        self.arc(here, end)

    def pause(self, state: int) -> None:
        """There may be silence in this state."""
        silence = self.phone(state, _SILENT, cost=PAUSE)
        self.arc(silence, state)


def write_graph(lexicon: Lexicon, phrases: Sequence[str], folder: Path, unknown: float) -> None:
    """Write `graph/` for the words and their pronunciations, and for whole phrases of them.

    A phrase is a word of its own, `play_ace_of_hearts`: a grammar of words could be left in the middle of one
    phrase for the middle of another. `unknown` is what `[unk]` costs (natural logarithm). Raises
    subprocess.CalledProcessError when OpenFst's tools fail.
    """
    whole = sorted({whole_phrase(phrase) for phrase in phrases if " " in phrase})
    words = [UNKNOWN, *sorted(lexicon), *whole]
    numbers = {word: number for number, word in enumerate(words, start=1)}
    made = _Arcs()
    made.pause(0)
    for word in lexicon:
        _word(made, 0, 0, lexicon[word], numbers[word])
    _whole_phrases(made, lexicon, {tuple(word.split("_")): numbers[word] for word in whole})
    _unknown(made, 1, unknown)
    graph = folder.resolve() / "graph"
    graph.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as work:
        _compile(made, words, graph, Path(work))


def _word(made: _Arcs, start: int, end: int, pronunciations: Sequence[Pronunciation], word: int = 0) -> None:
    cost = math.log(len(pronunciations))
    for pronounced in pronunciations:
        made.spoken(start, end, [NUMBER[phone] for phone in pronounced], word, cost)


def _whole_phrases(made: _Arcs, lexicon: Lexicon, phrases: Mapping[tuple[str, ...], int]) -> None:
    """Phrases that begin alike share their beginning."""
    after: dict[tuple[str, ...], int] = {(): 0}
    for phrase, number in phrases.items():
        for count in range(1, len(phrase)):
            begun = phrase[:count]
            if begun not in after:
                after[begun] = made.state()
                _word(made, after[begun[:-1]], after[begun], lexicon[begun[-1]])
                made.pause(after[begun])
        _word(made, after[phrase[:-1]], 0, lexicon[phrase[-1]], number)


def _unknown(made: _Arcs, word: int, cost: float) -> None:
    """Any sound for three outputs of the network and more, with pauses in it.

    The phones are not told apart: a loop over all of them has far too many paths.
    """
    first = made.phone(0, _ANY, word, cost)
    second = made.phone(first, _ANY)
    rest = made.phone(second, _ANY)
    pause = made.phone(rest, _SILENT, cost=PAUSE)
    made.arc(pause, second)
    made.arc(rest, 0)


def _compile(made: _Arcs, words: Sequence[str], graph: Path, work: Path) -> None:
    text = "".join(f"{a} {b} {label} {word} {cost:.4f}\n" for a, b, label, word, cost in made.arcs) + "0 0\n"
    (work / "hcl.txt").write_text(text)
    _run("fstcompile hcl.txt | fstarcsort --sort_type=olabel > hcl.fst", work)
    _run(
        f"fstconvert --fst_type=olabel_lookahead --save_relabel_opairs=pairs.txt hcl.fst {graph}/HCLr.fst",
        work,
        {"LD_PRELOAD": LOOKAHEAD},
    )
    lines = (work / "pairs.txt").read_text().splitlines()
    pairs = {int(old): int(new) for old, new in map(str.split, lines)}
    symbols = "<eps> 0\n" + "".join(f"{word} {pairs[n]}\n" for n, word in enumerate(words, start=1))
    (work / "words.txt").write_text(symbols, encoding="utf-8")
    one_of_all = "".join(f"0 0 {word} {math.log(len(words)):.4f}\n" for word in words) + "0 0.5\n"
    (work / "g.txt").write_text(one_of_all, encoding="utf-8")
    symbols = "--isymbols=words.txt --osymbols=words.txt --keep_isymbols --keep_osymbols"
    _run(
        f"fstcompile --acceptor {symbols} g.txt | fstarcsort --sort_type=ilabel"
        f" | fstconvert --fst_type=const > {graph}/Gr.fst",
        work,
    )
    (graph / "disambig_tid.int").write_text("")


def _run(command: str, folder: Path, environment: Mapping[str, str] | None = None) -> None:
    whole = {**os.environ, **(environment or {})}
    subprocess.run(["bash", "-o", "pipefail", "-c", command], cwd=folder, env=whole, check=True)
