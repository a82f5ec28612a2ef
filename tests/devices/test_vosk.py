"""The recogniser as it listens to a microphone: block after block, with the shipped models."""

import numpy as np
import pytest
from training.espeak import RATE, speech
from training.phones import LANGUAGES

from audiogame.assets import folder
from audiogame.devices.recognition import Recogniser
from audiogame.dialog.lexicon import Lexicon
from audiogame.models import compact_model
from audiogame.settings import LOCALES

BLOCK = RATE // 20
ASKED = ("yes", "no", "cancel", "help", "what", "repeat", "stop", "sleep", "quit")
EVERY_LANGUAGE = pytest.mark.parametrize("locale", LOCALES)


@pytest.fixture(scope="module")
def voices():
    return {locale: compact_model(folder("models") / locale) for locale in LOCALES}


def phrases(locale):
    """What is listened for when a question is open."""
    lexicon = Lexicon(folder("locales") / locale)
    return tuple(dict.fromkeys(phrase.lower() for name in ASKED for phrase in lexicon.templates[name]))


def blocks(locale, text, silence=RATE // 2):
    """The text as a synthesiser says it, with nothing at all before it (in samples) and after it."""
    sound = speech(text, f"{LANGUAGES[locale]}+Annie", rate=150, pitch=50)
    sound = np.concatenate([np.zeros(silence), sound * 0.25 / abs(sound).max(), np.zeros(2 * RATE)])
    samples = (sound[: len(sound) // BLOCK * BLOCK] * 32767).astype("<i2").tobytes()
    return [samples[i : i + 2 * BLOCK] for i in range(0, len(samples), 2 * BLOCK)]


def first(recogniser, sound):
    """The block at which something is heard, and what."""
    for number, block in enumerate(sound):
        heard = recogniser.accept_early(block)
        if heard is not None:
            return number, heard.text
    return None


@EVERY_LANGUAGE
def test_what_is_taken_early_is_what_the_whole_utterance_says(locale, voices):
    recogniser = Recogniser(voices[locale].model, voices[locale].grammar(phrases(locale)), RATE)
    for phrase in phrases(locale):
        for shift in range(0, BLOCK, BLOCK // 3):
            sound = blocks(locale, phrase, RATE // 2 + shift)
            recogniser.reset()
            parts = [*map(recogniser.accept, sound), recogniser.finish()]
            whole = [part.text for part in parts if part is not None]
            recogniser.reset()
            number, heard = first(recogniser, sound)
            assert [heard] == whole, (phrase, shift)
            assert number < len(sound) - 30, "half a second after its end"


@EVERY_LANGUAGE
def test_a_phrase_that_makes_sense_only_once_it_has_begun_is_heard(locale, voices):
    """With headphones on, the player speaks while the game goes on."""
    yes, no, *_ = phrases(locale)
    voice, command = voices[locale], Lexicon(folder("locales") / locale).command
    for phrase in phrases(locale):
        sound = blocks(locale, phrase)
        for count in range(8, 24, 5):  # of it, or of the pause before it
            recogniser = Recogniser(
                voice.model, voice.grammar((yes, no) if phrase not in (yes, no) else ()), RATE
            )
            assert first(recogniser, sound[:count]) is None
            recogniser.listen(voice.grammar(phrases(locale)))
            assert command(first(recogniser, sound[count:])[1]) == command(phrase)


@EVERY_LANGUAGE
@pytest.mark.parametrize("expect", [False, True], ids=["reset", "other phrases"])
def test_nothing_is_left_of_what_was_dropped(locale, expect, voices):
    """However much of it had been said, and if it had ended, the next is heard as by a new recogniser."""
    grammar = voices[locale].grammar(phrases(locale))
    used = Recogniser(voices[locale].model, grammar, RATE)
    before, sound = (blocks(locale, text) for text in phrases(locale)[1:3])
    for count in (*range(10, 24, 2), len(before)):
        for block in before[:count]:
            if used.accept(block) is not None:
                break  # Vosk is then between two utterances
        used.listen(grammar) if expect else used.reset()
        new = Recogniser(voices[locale].model, grammar, RATE)
        assert partials(used, sound) == partials(new, sound), count


def partials(recogniser, sound):
    """What Vosk would say after each block of the sound."""
    found = []
    for block in sound:
        recogniser.accept(block)
        found.append(recogniser._recogniser.PartialResult())
    return found
