"""Speech as text: one Vosk recogniser, fed with blocks of sound, told which phrases may come.

Time is counted in sound, not by a clock: the same sound gives the same answers.
"""

import array
import json
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

RATE = 16000  # Hz, 16-bit, mono
UNKNOWN = "[unk]"

# How often a phrase, and what is none, are given to Vosk for each time that a decoy is. It counts them: so
# "da" is not taken for the decoy "dar". The words of a phrase that the model knows as a whole are given too,
# so that a part of it can be understood; and once each beginning of one, with something else after it.
LIKELIER, WORDS, NONE = 90, 1, 30

# Seconds for which it has to be quiet before what was said is taken as meant, and before one is that begins
# another one; and for which a phrase has to stand in noise, where it is never quiet.
QUIET, QUIET_BEGINNING, STABLE_IN_NOISE = 0.25, 0.4, 1.2
AUDIBLE = 100.0  # of 32767, the root mean square of a block: what never gets louder is not speech
FALL = 0.1  # of the utterance's loudest moment: what is softer is quiet
LEAD = 1.0  # seconds of what was nothing that are kept: a phrase may begin in them
LONGEST = 5.0  # seconds of what is being said that are heard anew for other phrases


class ModelUnusable(Exception):
    """A voice model that is missing or broken; the text is for developers."""


@dataclass(frozen=True, slots=True)
class Heard:
    """An utterance has ended. `text`: its words as in the grammar; `[unk]` for what is none of them."""

    text: str


@dataclass(frozen=True, slots=True)
class Grammar:
    """What may be said now. `decoys`: words that are known so that they are not taken for others."""

    phrases: tuple[str, ...]
    decoys: tuple[str, ...] = ()


class Model:
    """A voice model. Raises ModelUnusable."""

    def __init__(self, folder: Path) -> None:
        if not (folder / "am" / "final.mdl").is_file():
            raise ModelUnusable(f"{folder} holds no voice model")
        try:
            import vosk  # loaded late: it takes a tenth of a second
        except (ImportError, OSError) as problem:
            raise ModelUnusable(f"vosk cannot be loaded: {problem}") from problem
        vosk.SetLogLevel(-1)
        self.folder = folder
        self._vosk: Any = vosk
        try:
            self._model: Any = vosk.Model(str(folder))
        except Exception as problem:  # vosk raises plain Exception
            raise ModelUnusable(f"{folder}: {problem}") from problem
        if not self.knows(UNKNOWN):
            raise ModelUnusable(f"{folder} does not know {UNKNOWN}")

    def knows(self, word: str) -> bool:
        """Whether the word is in the model's vocabulary."""
        return bool(self._model.vosk_model_find_word(word) >= 0)

    def sayable(self, phrase: str) -> bool:
        """Whether the model knows every word of the phrase."""
        return all(map(self.knows, phrase.split()))

    def recogniser(self, rate: int, grammar: str) -> Any:
        """Vosk's recogniser for sound at the rate in Hz and a grammar in JSON."""
        return self._vosk.KaldiRecognizer(self._model, rate, grammar)


@dataclass(frozen=True, slots=True)
class VoiceModel:
    """A model, the words that are listened for beside the phrases, and what was passed over and why.

    Of the decoys each is a word followed by all that sound like it.
    """

    model: Model
    decoys: tuple[tuple[str, ...], ...]
    passed_over: tuple[str, ...] = ()  # for developers

    def grammar(self, phrases: tuple[str, ...]) -> Grammar:
        """The grammar of the phrases, and of the decoys that sound like none of their words."""
        taken = frozenset(word for phrase in phrases for word in phrase.split())
        return Grammar(phrases, tuple(alike[0] for alike in self.decoys if taken.isdisjoint(alike)))


def whole_phrase(phrase: str) -> str:
    """The phrase as the one word that it may be in a voice model made for the game."""
    return phrase.replace(" ", "_")


class Recogniser:
    """Utterances out of blocks of sound, as soon as each is sure. Unknown words of a grammar are left out."""

    def __init__(self, model: Model, grammar: Grammar, rate: int = RATE) -> None:
        self._model = model
        self._rate = rate
        self._recogniser: Any = None
        self._begin()
        self.listen(grammar)

    def listen(self, grammar: Grammar) -> Heard | None:
        """Other phrases may come from now on, and what is just being said may already be one of them."""
        phrases = [phrase for phrase in dict.fromkeys(grammar.phrases) if self._model.sayable(phrase)]
        decoys = [word for word in dict.fromkeys(grammar.decoys) if self._model.knows(word)]
        self._phrases = frozenset(phrases)
        self._beginnings = _beginnings(phrases)
        listed = [*decoys, *[UNKNOWN] * NONE]
        for phrase in phrases:
            whole = whole_phrase(phrase)
            listed += (
                [whole] * LIKELIER + [phrase] * WORDS if self._model.knows(whole) else [phrase] * LIKELIER
            )
        listed += [f"{start} {UNKNOWN}" for start in _starts(phrases)]
        text = json.dumps(listed, ensure_ascii=False)
        if self._recogniser is None:
            self._recogniser = self._model.recogniser(self._rate, text)
            return None
        self._end()  # a grammar set within an utterance ends the process
        self._recogniser.SetGrammar(text)
        self._sound = self._last(LONGEST)
        return self._hear_anew() if self._sound else None

    def accept(self, block: bytes) -> Heard | None:
        """What has been said, if the utterance has ended; `block` is 16-bit mono."""
        ended = self._recogniser.AcceptWaveform(block)
        self._follow(block)
        return self._ended(self._recogniser.Result()) if ended else None

    def accept_early(self, block: bytes) -> Heard | None:
        """What has been said, as soon as it is sure, before the utterance has ended."""
        quiet = self._quiet
        self._sound += block
        heard = self.accept(block)
        if heard is not None:
            return heard
        if self._loudest >= AUDIBLE and self._may_be_whole(quiet):
            return self._whole()
        return None

    def finish(self) -> Heard | None:
        """What has been said until now; nothing more will come of this utterance."""
        heard = self._ended(self._recogniser.FinalResult())
        self._begin()
        return heard

    def reset(self) -> None:
        """Drop what was being said."""
        self._end()
        self._begin()

    def _end(self) -> None:
        """End Vosk's utterance: after Reset the sound not yet decoded would begin the next one."""
        self._recogniser.AcceptWaveform(bytes(2))  # Vosk ends for good only what has begun
        self._recogniser.FinalResult()

    def _begin(self) -> None:
        self._partial, self._loudest = "", 1.0
        self._stable, self._quiet = 0, 0  # samples: how long the partial has stood, and how long it is quiet
        self._sound = bytearray()

    def _may_be_whole(self, before: int) -> bool:
        """Whether it has now been quiet for long enough, or a phrase has stood for long enough in noise.

        `before`: the samples for which it had been quiet before the last block.
        """
        partial = _words(json.loads(self._recogniser.PartialResult()).get("partial", ""))  # none: just begun
        if partial != self._partial:
            self._partial, self._stable = partial, 0
        if any(before < enough * self._rate <= self._quiet for enough in (QUIET, QUIET_BEGINNING)):
            return not partial or partial in self._phrases  # else no phrase will come of it
        return partial in self._phrases - self._beginnings and self._stable >= STABLE_IN_NOISE * self._rate

    def _whole(self) -> Heard | None:
        """What has been said, if it is a whole phrase, which Vosk tells only by ending the utterance.

        In a partial result the last word may only have begun, or be one that is never said. If it is not
        whole, all of it is heard anew, to be gone on with.
        """
        text = _words(json.loads(self._recogniser.FinalResult())["text"])
        if text in self._phrases and (
            text not in self._beginnings or self._quiet >= QUIET_BEGINNING * self._rate
        ):
            self._begin()
            return Heard(text)
        if not text:
            self._sound = self._last(LEAD)
        return self._hear_anew()

    def _hear_anew(self) -> Heard | None:
        """Go on with the utterance as if it had just been said; what it was, if it has ended."""
        self._stable = 0
        if self._recogniser.AcceptWaveform(bytes(self._sound)):
            return self._ended(self._recogniser.Result())
        return None

    def _ended(self, result: str) -> Heard | None:
        text = _words(json.loads(result)["text"])
        if self._loudest < AUDIBLE:  # in perfect silence a model may hear all kinds of things
            text = ""
        lead = self._last(LEAD)
        self._begin()
        if text:
            return Heard(text)
        self._sound = lead  # of which Vosk has not decoded all yet
        return None

    def _last(self, seconds: float) -> bytearray:
        """The last of the sound."""
        return self._sound[-2 * round(seconds * self._rate) :]

    def _follow(self, block: bytes) -> None:
        """Keep count of how long the partial has stood and for how long it has been quiet."""
        samples, loud = len(block) // 2, loudness(block)
        self._stable += samples
        self._loudest = max(self._loudest, loud)
        self._quiet = self._quiet + samples if loud < FALL * self._loudest else 0


def _words(text: str) -> str:
    """What Vosk has heard, whole phrases as their words."""
    return text.replace("_", " ")


def loudness(block: bytes) -> float:
    """The root of the mean square of the block's samples, 0 to 32767."""
    samples = array.array("h", block)
    return float((sum(sample * sample for sample in samples) / max(1, len(samples))) ** 0.5)


def _starts(phrases: Iterable[str]) -> list[str]:
    """The words with which phrases begin, without the last."""
    starts: dict[str, None] = {}
    for phrase in phrases:
        words = phrase.split()
        starts.update(dict.fromkeys(" ".join(words[:count]) for count in range(1, len(words))))
    return list(starts)


def _beginnings(phrases: Iterable[str]) -> frozenset[str]:
    """The phrases with which another of them begins."""
    known = frozenset(phrases)
    starts: set[str] = set()
    for phrase in known:
        words = phrase.split()
        starts.update(" ".join(words[:count]) for count in range(1, len(words)))
    return known & starts
