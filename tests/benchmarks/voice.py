"""How well commands are heard: accuracy, false accepts, decoding time, memory; beside PocketSphinx in
English.

    pip install '.[models]'
    PYTHONPATH=models python -m tests.benchmarks.voice [--locale XX]... [--phrases N] [--models FOLDER]
        [--kokoro FOLDER]

Heard are the recordings of `../shared/speech/dev` and N commands from each voice of
`tests/support/held_out_voices` that is installed, clean, in noise 10 dB below it (eight people talking in
rooms, and pink noise), and in a room; and what is no command: sentences in these voices, and those of the
people who were kept out of training. Each is heard as a whole recording, and as the game listens, which takes
what it is sure of before the end. In English, digits too, by a person who was kept out, with nothing but
the ten digits listened for. None of these voices and recordings was trained on.
"""

import argparse
import csv
import resource
import sys
import time
import tomllib
from collections import Counter, defaultdict
from pathlib import Path
from random import Random

import numpy as np
import soundfile
from training.humans import recordings

from audiogame.devices.recognition import Grammar, Recogniser
from audiogame.dialog.commands import canonical
from audiogame.dialog.lexicon import Lexicon
from audiogame.models import compact_model
from tests.support import held_out_voices as held_out

ROOT = Path(__file__).resolve().parents[2]
SPEECH = ROOT.parent / "shared" / "speech"
NEGATIVES = Path(__file__).with_name("negatives.toml")
DIGITS = ("zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine")
SERIOUS = ("close", "claim", "mande", "remande", "quit")


class Recording:
    """This project's model and recogniser, given a whole recording, as `audiogame hear` does."""

    name = "recording"

    def __init__(self, phrases, folder, decoys=True):
        voice = compact_model(folder)
        grammar = voice.grammar(tuple(phrases)) if decoys else Grammar(tuple(phrases))
        self._recogniser = Recogniser(voice.model, grammar)

    def hear(self, sound):
        self._recogniser.reset()
        parts = [self._recogniser.accept(sound[i : i + 3200]) for i in range(0, len(sound), 3200)]
        parts.append(self._recogniser.finish())
        return [" ".join(part.text for part in parts if part is not None)]


class Live(Recording):
    """The same as it listens in the game: what it takes for meant before the end, and what comes after."""

    name = "live"

    def hear(self, sound):
        self._recogniser.reset()
        sound += bytes(2 * 2 * held_out.RATE)  # two seconds, after which every utterance has ended
        parts = [self._recogniser.accept_early(sound[i : i + 1600]) for i in range(0, len(sound), 1600)]
        return [part.text for part in parts if part is not None]


class Sphinx:
    """PocketSphinx's English model with a grammar of the same phrases."""

    name = "pocketsphinx"

    def __init__(self, phrases):
        from pocketsphinx import Decoder

        self._decoder = Decoder(loglevel="FATAL", lm=None)
        known = [p for p in phrases if all(self._decoder.lookup_word(w) for w in p.split())]
        rule = " | ".join(known)
        self._decoder.add_jsgf_string("commands", f"#JSGF V1.0; grammar commands; public <command> = {rule};")
        self._decoder.activate_search("commands")

    def hear(self, sound):
        self._decoder.start_utt()
        self._decoder.process_raw(sound, full_utt=True)
        self._decoder.end_utt()
        heard = self._decoder.hyp()
        return [heard.hypstr if heard else ""]


class Tally:
    """What an engine got right and what not."""

    def __init__(self, name):
        self.name = name
        self.right, self.all = Counter(), Counter()
        self.wrong = defaultdict(list)
        self.seconds, self.sound = 0.0, 0.0
        self.accepted = defaultdict(list)

    def hear(self, engine, understood, sound, meant, what, said):
        began = time.perf_counter()
        heard = engine.hear(sound)
        self.seconds += time.perf_counter() - began
        self.sound += len(sound) / 2 / held_out.RATE
        commands = [understood(text) for text in heard]
        self.all[what] += 1
        if meant == "-":
            accepted = [command for command in commands if command is not None]
            self.right[what] += not accepted
            self.accepted[what] += [(said, command) for command in accepted[:1]]
        elif commands[:1] == [meant]:
            self.right[what] += 1
        else:
            self.wrong[what].append((said, heard))

    def print(self, verbose):
        name = f"{self.name:13}"
        for what in sorted(self.all):
            right, every = self.right[what], self.all[what]
            print(f"{name} {what:42} {right:4}/{every:<4} {right / every:6.1%}")
            for said, heard in self.wrong[what][:verbose]:
                print(f"      {said!r} -> {heard!r}")
            for said, command in self.accepted[what]:
                print(
                    f"      accepted: {said!r} as {command}{' !!' if command.split()[0] in SERIOUS else ''}"
                )
        print(f"{name} decoding {self.seconds / self.sound:.4f} x real time, {self.sound:.0f} s of sound")

    def summary(self):
        for condition in ("clean", "noise", "room"):
            kinds = [what for what in self.all if what.endswith(condition) and "negatives" not in what]
            every = sum(self.all[k] for k in kinds)
            if every:
                share = sum(self.right[k] for k in kinds) / every
                print(f"{self.name:13} ALL {condition:8} {share:6.1%} of {every}")
        kinds = [what for what in self.all if "negatives" in what]
        every = sum(self.all[k] for k in kinds)
        accepted = sum(len(self.accepted[k]) for k in kinds)
        print(f"{self.name:13} ALL accepted {accepted / every:6.1%} of {every} negatives")


def samples(locale, lexicon, count, random):
    """(what, said, sound as bytes, meant): made and recorded speech that nothing was trained on."""
    with (SPEECH / "dev" / "index.tsv").open(encoding="utf-8") as file:
        for row in csv.DictReader(file, delimiter="\t"):
            if row["locale"] == locale:
                sound, _ = soundfile.read(SPEECH / "dev" / row["file"])
                kind = "dev negatives" if row["command"] == "-" else f"dev {row['voice']} {row['condition']}"
                yield kind, row["phrase"], held_out.as_bytes(sound), row["command"]
    for recording in kept_out(locale):
        if recording.text not in DIGITS:
            yield "human negatives", recording.text, recorded(recording), "-"
    by_command = defaultdict(list)
    for phrase, command in lexicon.written():
        by_command[canonical(command)].append(phrase)
    negatives = tomllib.loads(NEGATIVES.read_text(encoding="utf-8"))[locale]
    spoken = []  # (voice, text, what it means, sound)
    for voice in held_out.voices(locale) if count else ():
        names = random.sample(sorted(by_command), min(count, len(by_command)))
        said = [(random.choice(by_command[name]), name) for name in names]
        said += [(text, "-") for text in random.sample(negatives, min(len(negatives), max(4, count // 5)))]
        for text, meant in said:
            sound = held_out.placed(held_out.speak(locale, voice, text, random), random)
            spoken.append((voice, text, meant, sound))
    for voice, text, meant, sound in spoken:
        kind = "negatives" if meant == "-" else "-".join(voice)
        others = [other for speaker, _, _, other in spoken if speaker != voice]
        noise = held_out.in_noise(sound, others, 10, random)
        for condition, heard in (
            ("clean", sound),
            ("noise", noise),
            ("room", held_out.in_a_room(sound, random)),
        ):
            yield f"{kind} {condition}", text, held_out.as_bytes(heard), meant


def kept_out(locale):
    """What people who were kept out of training say in the language."""
    language = locale.partition("-")[0]
    found = recordings(SPEECH / "human")
    return [r for r in found if r.kept_out and r.language.partition("-")[0] == language]


def recorded(recording):
    """The sound as bytes, with a quiet moment after it, in which a microphone would go on."""
    sound, rate = soundfile.read(recording.file)
    quiet = np.random.default_rng(66).normal(size=held_out.RATE // 2) * 10 ** (-68 / 20)
    return held_out.as_bytes(np.concatenate([held_out.at_rate(sound, rate), quiet]))


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--locale", action="append", choices=("en", "ro", "pt-BR"))
    parser.add_argument("--phrases", type=int, default=40, help="commands from each voice")
    parser.add_argument("--models", type=Path, default=ROOT / "models")
    parser.add_argument("--verbose", type=int, default=0, metavar="N", help="print N wrong ones of each")
    parser.add_argument("--kokoro", type=Path, metavar="FOLDER", help="Kokoro's voices, as for the training")
    parser.add_argument("--no-sphinx", action="store_true")
    wishes = parser.parse_args()
    held_out.more_styles = wishes.kokoro
    for locale in wishes.locale or ("en", "ro", "pt-BR"):
        lexicon = Lexicon(ROOT / "locales" / locale)
        phrases = list(dict.fromkeys(phrase.lower() for phrase, _ in lexicon.written()))
        before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
        began = time.perf_counter()
        engines = [Recording(phrases, wishes.models / locale)]
        loaded = time.perf_counter() - began
        grown = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before
        print(
            f"== {locale}: {len(phrases)} phrases; {loaded:.2f} s to load, {grown / 1024:.0f} MB more memory"
        )
        engines.append(Live(phrases, wishes.models / locale))
        besides = [Sphinx] if locale == "en" and not wishes.no_sphinx else []
        engines += [engine(phrases) for engine in besides]

        def understood(heard, lexicon=lexicon):
            command = lexicon.command(heard)
            return command and canonical(command)

        given = samples(locale, lexicon, wishes.phrases, Random(66))
        for tally in compare(engines, understood, given, wishes.verbose):
            tally.summary()
        if locale == "en":
            engines = [
                Recording(DIGITS, wishes.models / locale, decoys=False),
                *[engine(DIGITS) for engine in besides],
            ]
            said = [r for r in kept_out(locale) if r.text in DIGITS]
            given = [(f"{r.speaker}'s digits", r.text, recorded(r), r.text) for r in said]
            compare(engines, str, given, wishes.verbose)


def compare(engines, understood, given, verbose):
    """Let the engines hear it all, print what came of it, and give back their tallies."""
    tallies = [Tally(engine.name) for engine in engines]
    for what, said, sound, meant in given:
        for engine, tally in zip(engines, tallies, strict=True):
            tally.hear(engine, understood, sound, meant, what, said)
    for tally in tallies:
        tally.print(verbose)
    return tallies


if __name__ == "__main__":
    sys.exit(main())
