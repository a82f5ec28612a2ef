"""How long after the end of speech the game acts, and what listening costs.

    python -m tests.benchmarks.listening [TIMES] [LOCALE...]

On the virtual sound card, in real time, with the whole game: from the last loud sample in the microphone to
the moment the session answers. Beside it, in the same run and for the same sound, when Vosk's own end of
utterance would have come. Then the processor time and memory of the listening game while nobody speaks and
while eight people talk.
"""

import contextlib
import statistics
import sys
import tempfile
import wave
from functools import partial
from pathlib import Path
from random import Random
from time import perf_counter, sleep

import numpy as np

from audiogame.assets import folder
from audiogame.devices.recognition import Recogniser
from audiogame.dialog.commands import Simple
from audiogame.models import compact_model
from audiogame.settings import LOCALES
from audiogame.words import Words
from tests.support.display import display
from tests.support.held_out_voices import RATE, as_bytes, at_rate, in_noise, placed, read_wave
from tests.support.running import Game
from tests.support.virtual_audio import Listener, eventually, feeding, virtual_audio

VOICES = ("Annie", "f5", "klatt4", "Gene", "Henrique")
QUESTIONS = (Simple.HAND, Simple.TABLE, Simple.WHOSE, Simple.STATE, Simple.TRUMP, Simple.STOCK, Simple.LEGAL)


def measure(game, microphone, lexicon, times, random):
    """(seconds from the end of a question to its answer, the recording of it), one after the other."""
    for number in range(times):
        phrase = random.choice(lexicon.templates[QUESTIONS[number % len(QUESTIONS)].value])
        since, answer = perf_counter(), Answer(game)
        game.speak(phrase, VOICES[number % len(VOICES)], then=partial(answer.wait, 5))
        ended = microphone.spans(since, gap=0.4)[0].end
        yield None if answer.moment is None else answer.moment - ended, game.spoken
        game.listen()


class Answer:
    """The next line that the game says, and when it does."""

    def __init__(self, game):
        self._game, self._before = game, len(game.said())
        self.moment = None

    def wait(self, seconds):
        """Until there is one, or the time is over: a question that was not understood the first time."""
        with contextlib.suppress(AssertionError):
            eventually(self.there, seconds)

    def there(self):
        if self.moment is None and len(self._game.said()) > self._before:
            self.moment = perf_counter()
        return self.moment is not None


def own_end(locale, lexicon, path):
    """Seconds of sound from the last loud sample until Vosk itself ends the utterance."""
    rate, sound = read_wave(path)
    sound = np.concatenate([at_rate(sound, rate), np.zeros(3 * RATE)])
    end = np.flatnonzero(np.abs(sound) > 150 / 32767)[-1] / RATE
    voice = compact_model(folder("models") / locale)
    recogniser = Recogniser(voice.model, voice.grammar(lexicon.spoken(lexicon.phrases.values())))
    for place in range(0, len(sound), RATE // 20):
        if recogniser.accept(as_bytes(sound[place : place + RATE // 20])) is not None:
            return (place + RATE // 20) / RATE - end
    return float("nan")


def processor_seconds(pid):
    """The processor time of the process and its children so far, and its memory in MB."""
    spent, memory = 0.0, 0.0
    for place in (Path(f"/proc/{pid}"), *map(Path, children(pid))):
        fields = (place / "stat").read_text().rsplit(")", 1)[1].split()
        spent += (int(fields[11]) + int(fields[12])) / 100
        memory += int((place / "statm").read_text().split()[1]) * 4096 / 2**20
    return spent, memory


def children(pid):
    """The folders in /proc of the children of the process."""
    found = Path(f"/proc/{pid}/task/{pid}/children")
    return [
        f"/proc/{child}"
        for task in found.parent.parent.glob("*/children")
        for child in task.read_text().split()
    ]


def cost(game, seconds):
    """Processor time a second, in per cent of one core."""
    before, _ = processor_seconds(game.process.pid)
    sleep(seconds)
    after, memory = processor_seconds(game.process.pid)
    return 100 * (after - before) / seconds, memory


def main():
    times = int(sys.argv[1]) if len(sys.argv) > 1 else 30
    for locale in sys.argv[2:] or LOCALES:
        lexicon = Words(folder("locales")).lexicon(locale)
        with contextlib.ExitStack() as stack:
            screen, env = stack.enter_context(display()), stack.enter_context(virtual_audio())
            ears = stack.enter_context(Listener(env))
            microphone = stack.enter_context(Listener(env, "mic_feed.monitor"))
            home = Path(stack.enter_context(tempfile.TemporaryDirectory()))
            with contextlib.closing(Game(screen, env, ears, home / "deaf", locale, listening="off")) as game:
                game.listen()
                deaf, without = cost(game, 10)
            game = stack.enter_context(contextlib.closing(Game(screen, env, ears, home, locale)))
            game.listen()
            measured = list(measure(game, microphone, lexicon, times, Random(66)))
            paths = [path for _, path in measured]
            waits = sorted(seconds for seconds, _ in measured if seconds is not None)
            own = [own_end(locale, lexicon, path) for path in paths[: len(VOICES)]]
            middle, late = statistics.median(waits), waits[int(0.95 * (len(waits) - 1))]
            found = f"median {middle * 1000:.0f} ms, 95 % {late * 1000:.0f} ms"
            print(f"{locale}: end of speech to answer: {found}, {len(waits)} of {times} answered")
            print(f"{locale}: Vosk's own end of utterance: median {statistics.median(own) * 1000:.0f} ms")
            quiet, memory = cost(game, 10)
            print(f"{locale}: not listening {deaf:.1f} % of one core; all processes {without:.0f} MB")
            print(f"{locale}: listening to silence {quiet - deaf:.1f} % and {memory - without:.0f} MB more")
            talk = home / "talk.wav"
            write_talk(talk, paths)
            with feeding(env, talk):
                talking, _ = cost(game, 10)
                print(f"{locale}: listening to eight people talking {talking - deaf:.1f} % more")


def write_talk(path, spoken):
    """Twelve seconds of people talking all at once."""
    sounds = [placed(at_rate(*reversed(read_wave(one))), Random(1)) for one in spoken]
    babble = in_noise(np.full(12 * RATE, 1e-3), sounds, -30, Random(1))
    with wave.open(str(path), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(as_bytes(babble))


if __name__ == "__main__":
    main()
