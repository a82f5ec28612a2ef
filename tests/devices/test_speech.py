"""The contract of voices, on the silent, the recording and the spoken one; and what only sound can show."""

import os
import random
import signal
import statistics
import subprocess
import sys
from array import array
from pathlib import Path
from time import perf_counter

import pytest

from audiogame.devices import speech, synthesis
from audiogame.devices.speech import (
    Began,
    Finished,
    RecordingVoice,
    SilentVoice,
    SpeechUnavailable,
    SpokenVoice,
    Style,
    Unspoken,
    open_mixer,
)
from audiogame.devices.synthesis import Synthesiser
from tests.support.processes import gone
from tests.support.virtual_audio import RATE, Listener, eventually

EN = Style("en", rate=400)
LONG = "This is a sentence that takes a while. " * 20
GAP = 0.25  # seconds: a silence that only lies between utterances

# The whole life of a game that speaks: argv[1] is spoken, the process ends when that is done.
SPEAKER = """
import sys, threading, time
from audiogame.devices.speech import Began, SpokenVoice, Style, open_mixer
over = threading.Event()
voice = SpokenVoice(lambda report: isinstance(report, Began) or over.set())
real = open_mixer()
begin = time.perf_counter()
voice.speak(1, sys.argv[1], Style("en"))
over.wait()
print(real, time.perf_counter() - begin, file=sys.stderr)
voice.close()
"""


class Reports(list):
    """Everything reported, in order; the object to post to."""

    def __call__(self, report):
        self.append(report)

    def of(self, utterance):
        return [report for report in list(self) if report.utterance == utterance]

    def wait(self, report, seconds=8.0):
        eventually(lambda: report in list(self), seconds, f"{report} in {list(self)}")


@pytest.fixture(scope="module")
def card(card):
    """The environment of the virtual sound card, with this process's mixer open on it."""
    assert open_mixer()
    yield card
    import pygame

    pygame.mixer.quit()


@pytest.fixture(scope="module")
def ears(card):
    with Listener(card) as listener:
        yield listener


@pytest.fixture
def reports():
    return Reports()


@pytest.fixture
def spoken(card, reports):
    voice = SpokenVoice(reports)
    yield voice
    voice.close()


@pytest.fixture(params=["silent", "recording", "spoken"])
def voice(request, reports):
    if request.param == "spoken":
        return request.getfixturevalue("spoken")
    return {"silent": SilentVoice, "recording": RecordingVoice}[request.param](reports)


def pid_of(voice):
    return voice._synthesiser._process.pid


def hear(voice, reports, ears, utterance, text, style=EN):
    """The one stretch of sound that the utterance makes."""
    since = perf_counter()
    voice.speak(utterance, text, style)
    reports.wait(Finished(utterance))
    finished = perf_counter()
    eventually(lambda: ears.heard_until() > finished + 0.1, 2, "the end is recorded")
    (span,) = ears.spans(since, GAP)
    assert reports.of(utterance) == [Began(utterance), Finished(utterance)]
    return span


# Every voice


def test_an_utterance_begins_and_finishes(voice, reports):
    voice.speak(7, "You take it.", EN)
    reports.wait(Finished(7))
    assert reports == [Began(7), Finished(7)]


@pytest.mark.parametrize("text", ["", " ", "\n\t  \n"])
def test_nothing_to_speak_is_finished(voice, reports, text):
    voice.speak(1, text, EN)
    reports.wait(Finished(1))
    assert reports == [Finished(1)]


def test_strange_text_is_harmless(voice, reports):
    texts = (
        "a\0b\x07",
        "\ud800 \ue000 a",
        "\U0001f600 a",
        "<speak><break time='9s'/>a",
        "[[rate 1]] [[@]] a",
        "a" * 600,
    )
    for utterance, text in enumerate(texts):
        voice.speak(utterance, text, Style("en", rate=400))
        reports.wait(Began(utterance))
    voice.speak(99, "a", EN)
    reports.wait(Finished(99))
    assert not [report for report in reports if isinstance(report, Unspoken)]


def test_calls_return_at_once_even_with_a_long_text(voice, reports):
    text = LONG * (100_000 // len(LONG))
    times = []
    for utterance in range(20):
        begin = perf_counter()
        voice.speak(utterance, text, EN)
        middle = perf_counter()
        voice.stop()
        times += [middle - begin, perf_counter() - middle]
    assert statistics.median(times) < 0.001
    voice.speak(50, text, EN)
    reports.wait(Began(50), 2)


def test_what_is_stopped_reports_nothing_more(voice, reports):
    for utterance in range(10):
        voice.speak(utterance, LONG, EN)
        if utterance % 2:
            reports.wait(Began(utterance))
        voice.stop()
        before = list(reports)
        voice.stop()
        voice.speak(100 + utterance, " ", EN)
        reports.wait(Finished(100 + utterance))
        assert reports == [*before, Finished(100 + utterance)]


def test_what_is_replaced_reports_nothing_more(voice, reports):
    voice.speak(1, LONG, EN)
    reports.wait(Began(1))
    voice.speak(2, "Two.", EN)
    before = reports.of(1)
    reports.wait(Finished(2))
    assert reports.of(1) == before
    assert reports.of(2) == [Began(2), Finished(2)]


def test_thirty_utterances_with_random_interrupts(voice, reports):
    chance = random.Random(66)
    cut = set()
    for utterance in range(30):
        voice.speak(utterance, f"{utterance}. You.", Style("en", rate=450))
        if chance.random() < 0.3:
            reports.wait(Finished(utterance))
            continue
        cut.add(utterance)
        interrupt = perf_counter() + chance.random() * 0.06
        eventually(lambda moment=interrupt: perf_counter() > moment, 1)
        if chance.random() < 0.5:
            voice.stop()
    voice.speak(30, "The end.", EN)
    reports.wait(Finished(30))
    assert [r.utterance for r in reports] == sorted(r.utterance for r in reports)
    for utterance in range(31):
        whole = [Began(utterance), Finished(utterance)]
        allowed = ([], whole[:1], whole) if utterance in cut else (whole,)
        assert reports.of(utterance) in allowed


def test_voices_are_listed_and_closing_twice_is_harmless(voice):
    assert all(isinstance(name, str) for name in voice.voices("en"))
    voice.close()
    voice.close()


# The recording voice


def test_a_recording_voice_remembers_and_waits_when_asked_to(reports):
    voice = RecordingVoice(reports, hold=True)
    voice.speak(1, "One.", EN)
    assert reports == [Began(1)]
    voice.finish()
    voice.finish()
    voice.speak(2, "Two.", Style("ro"))
    voice.stop()
    voice.finish()
    assert reports == [Began(1), Finished(1), Began(2)]
    assert voice.spoken == [(1, "One.", EN), (2, "Two.", Style("ro"))]


# Sound


def test_each_language_has_its_own_voice(spoken, reports, ears):
    """The same figures take as long as in the voice of the language, and in no other."""
    text = "99 99"
    names = ("gmw/en-us", "roa/ro", "roa/pt-br")
    child = Synthesiser()
    expected = {name: len(speech._decoded(child.audio(text, name, 300, 50))) / 4 / RATE for name in names}
    child.close()
    for utterance, locale in enumerate(("en", "ro", "pt-BR")):
        span = hear(spoken, reports, ears, utterance, text, Style(locale, rate=300))
        distance = {name: abs(span.end - span.start - seconds) for name, seconds in expected.items()}
        assert min(distance, key=distance.get) == spoken.voices(locale)[0]
        assert min(distance.values()) < 0.1
    assert [spoken.voices(locale)[0] for locale in ("en", "ro", "pt-BR")] == list(names)


def test_a_locale_without_a_voice_is_reported_not_spoken_in_another(spoken, reports, ears):
    since = perf_counter()
    spoken.speak(1, "Hello.", Style("xx"))
    reports.wait(Unspoken(1, "no-voice"))
    spoken.speak(2, " ", EN)
    reports.wait(Finished(2))
    assert not ears.spans(since)
    assert spoken.voices("xx") == []
    hear(spoken, reports, ears, 3, "Hello.")


def test_a_voice_is_used_only_for_its_language(spoken, reports, ears):
    def sample(voice):
        spoken.speak(1, "Da.", Style("ro", rate=400, voice=voice))
        reports.wait(Finished(1))
        reports.clear()
        return {key[1] for key in spoken._cache._sounds}

    assert "roa/ro+f2" in spoken.voices("ro")
    assert sample("roa/ro+f2") == {"roa/ro+f2"}
    assert sample("gmw/en-us") == sample("nonsense") == {"roa/ro+f2", "roa/ro"}


def test_began_and_finished_are_when_the_sound_begins_and_ends(spoken, reports, ears):
    times = {}
    spoken._post = lambda report: (times.setdefault(type(report), perf_counter()), reports(report))
    hear(spoken, reports, ears, 1, "Warm.")
    times.clear()
    span = hear(spoken, reports, ears, 2, "You take it, fourteen.")
    assert -0.005 < span.start - times[Began] < 0.1
    assert -0.1 < span.end - times[Finished] < 0.1


def test_sentences_follow_each_other_without_a_gap(spoken, reports, ears):
    alone = [hear(spoken, reports, ears, n, text) for n, text in enumerate(("Aaah.", "Oooh.", "Eeeh."))]
    gaps = []
    for _ in range(3):
        spoken._cache = speech._Cache(0)  # they have to be made while it speaks
        reports.clear()
        together = hear(spoken, reports, ears, 9, "Aaah. Oooh. Eeeh.")
        gaps.append((together.end - together.start - sum(span.end - span.start for span in alone)) / 2)
    assert 0 < statistics.median(gaps) < 0.09


def test_interrupting_silences_at_once(spoken, reports, ears):
    delays = []
    for utterance in range(6):
        since = perf_counter()
        spoken.speak(utterance, LONG, EN)
        ears.wait_for_sound(since)
        stopped = perf_counter()
        spoken.stop()
        ears.wait_for_silence(GAP)
        delays.append(ears.spans(since, GAP)[-1].end - stopped)
    assert statistics.median(delays) < 0.05


def test_sound_comes_soon_after_the_call(spoken, reports, ears):
    hear(spoken, reports, ears, 0, "Warm.")
    delays = []
    for utterance in range(1, 7):
        since = perf_counter()
        spoken.speak(utterance, f"Number {utterance}. {LONG}", EN)
        delays.append(ears.wait_for_sound(since).start - since)
        spoken.stop()
        ears.wait_for_silence(0.1)
    assert statistics.median(delays) < 0.1


def test_the_place_is_heard(spoken, reports, ears):
    left, centre, right = (
        hear(spoken, reports, ears, n, "Ace.", Style("en", rate=400, place=place))
        for n, place in enumerate((-1, 0, 1))
    )
    assert left.right == right.left == 0
    assert centre.left == pytest.approx(centre.right, rel=0.05)
    for side in (left.left, right.right):
        assert side == pytest.approx(centre.left * 2**0.5, rel=0.05)


def test_the_volume_is_heard(spoken, reports, ears):
    loud = hear(spoken, reports, ears, 1, "Ace.")
    soft = hear(spoken, reports, ears, 2, "Ace.", Style("en", rate=400, volume=0.25))
    assert soft.left == pytest.approx(loud.left / 4, rel=0.1)


def test_mono_ignores_the_place(spoken, reports, ears):
    stereo = hear(spoken, reports, ears, 1, "Ace.")
    try:
        assert open_mixer(mono=True)
        mono = hear(spoken, reports, ears, 2, "Ace.", Style("en", rate=400, place=-1))
    finally:
        open_mixer()
    assert mono.left == mono.right > 0
    assert mono.end - mono.start == pytest.approx(stereo.end - stereo.start, abs=0.05)


# What goes wrong


def test_a_frozen_child_is_replaced_and_the_utterance_spoken_once(spoken, reports, ears):
    usual = hear(spoken, reports, ears, 1, "You take it, fourteen.")
    frozen = pid_of(spoken)
    os.kill(frozen, signal.SIGSTOP)
    spoken._cache = speech._Cache(0)
    late = hear(spoken, reports, ears, 2, "You take it, fourteen.")
    assert late.end - late.start == pytest.approx(usual.end - usual.start, abs=0.05)
    assert gone(frozen)
    assert pid_of(spoken) != frozen


def test_a_child_frozen_in_the_middle_is_replaced_and_nothing_lost_or_repeated(
    spoken, reports, ears, monkeypatch
):
    def freeze(report):
        if report == Began(2):  # the first sentence sounds, the second has not been asked for
            os.kill(pid_of(spoken), signal.SIGSTOP)
        reports(report)

    monkeypatch.setattr(synthesis, "_REPLY_LIMIT", 0.5)
    text = "One two three four five six seven eight nine ten. You take it. Your lead."
    usual = hear(spoken, reports, ears, 1, text)
    spoken._cache = speech._Cache(0)
    spoken._post = freeze
    frozen = pid_of(spoken)
    late = hear(spoken, reports, ears, 2, text)
    assert late.end - late.start == pytest.approx(usual.end - usual.start, abs=0.1)
    assert gone(frozen)


def test_killed_children_are_replaced_and_leave_no_zombies(spoken, reports, ears):
    hear(spoken, reports, ears, 0, "Warm.")
    for utterance in (1, 2):
        killed = pid_of(spoken)
        os.kill(killed, signal.SIGKILL)
        if utterance > 1:
            eventually(lambda pid=killed: not Path(f"/proc/{pid}").exists(), 3, "reaped while idle")
        hear(spoken, reports, ears, utterance, f"Number {utterance}.")
        assert not Path(f"/proc/{killed}").exists()
    last = pid_of(spoken)
    spoken.close()
    assert not Path(f"/proc/{last}").exists()


BAD_CHILDREN = {
    "no-reply": "pass",
    "bad-reply": "print('Audio saved to')",
    "bad-reply ": "reply(b'H', b'{}!')",
    "bad-reply  ": "out.write(struct.pack('<cI', b'H', 4_000_000_000))",
    "no-reply ": "greet()",
    "no-reply  ": "greet(); out.write(struct.pack('<cI', b'A', 100) + b'RIFF')",
    "bad-sound": "greet(); reply(b'A', b'RIFF')",
    "no-good": "greet(); reply(b'F', b'no-good')",
}
BAD_CHILD = """
import struct, sys
out = open(1, "wb", buffering=0)
def reply(kind, body):
    out.write(struct.pack("<cI", kind, len(body)) + body)
def greet():
    reply(b"H", b'[["x", "en"]]')
    sys.stdin.readline()
"""


@pytest.mark.parametrize(("reason", "program"), BAD_CHILDREN.items())
def test_bad_children_make_one_utterance_fail_and_not_the_next(
    card, reports, ears, monkeypatch, reason, program
):
    with monkeypatch.context() as patch:
        patch.setattr(synthesis, "COMMAND", (sys.executable, "-c", BAD_CHILD + program))
        voice = SpokenVoice(reports)
        voice.speak(1, "Hello.", EN)
        reports.wait(Unspoken(1, reason.strip()))
    voice._installed = []  # what a bad child claimed
    hear(voice, reports, ears, 2, "Hello.")
    voice.close()


def test_without_an_engine_there_is_no_voice(reports, monkeypatch):
    with monkeypatch.context() as patch:
        patch.setitem(sys.modules, "pyttsx3", None)
        with pytest.raises(SpeechUnavailable, match="no-pyttsx3"):
            SpokenVoice(reports)
    with monkeypatch.context() as patch:
        patch.setitem(sys.modules, "espeakng_loader", None)
        patch.setattr(synthesis, "_ESPEAK_LIBRARIES", ("libnonsense.so.1",))
        with pytest.raises(SpeechUnavailable, match="no-espeak"):
            SpokenVoice(reports)
    with monkeypatch.context() as patch:
        patch.setattr(synthesis, "COMMAND", ("/nonsense",))
        with pytest.raises(SpeechUnavailable, match="no-process"):
            SpokenVoice(reports)


def test_a_closed_mixer_is_reported(card, spoken, reports, ears):
    import pygame

    pygame.mixer.quit()
    try:
        spoken.speak(1, "Hello.", EN)
        reports.wait(Unspoken(1, "no-mixer"))
    finally:
        open_mixer()
    hear(spoken, reports, ears, 2, "Hello.")


def test_what_is_in_the_cache_needs_no_child(spoken, reports, ears):
    hear(spoken, reports, ears, 1, "Your lead.")
    os.kill(pid_of(spoken), signal.SIGSTOP)
    since = perf_counter()
    spoken.speak(2, "Your lead.", EN)
    assert ears.wait_for_sound(since).start - since < 0.5
    reports.wait(Finished(2))


# Processes


def test_the_first_sound_comes_soon_after_the_start_of_the_process(card, ears):
    starts = []
    for _ in range(3):
        since = perf_counter()
        run = subprocess.run(
            [sys.executable, "-c", SPEAKER, "Hello."], env=card, capture_output=True, check=True
        )
        assert run.stdout == b""
        assert run.stderr.startswith(b"True ")
        assert run.stderr.count(b"\n") == 1
        ears.wait_for_silence(GAP)
        (span,) = ears.spans(since, GAP)
        starts.append(span.start - since)
    assert statistics.median(starts) < 0.8


def test_without_a_sound_card_time_passes_as_with_one(card):
    env = {**card, "SDL_AUDIODRIVER": "pulseaudio", "PULSE_SERVER": "unix:/nonsense"}
    run = subprocess.run([sys.executable, "-c", SPEAKER, "Hello."], env=env, capture_output=True, check=True)
    assert run.stdout == b""
    real, seconds = run.stderr.split()
    assert real == b"False"
    assert 0.3 < float(seconds) < 1.5


@pytest.mark.parametrize("state", ["idle", "stopped"])
def test_the_child_dies_with_a_killed_game(state):
    program = (
        "from audiogame.devices.speech import SpokenVoice; voice = SpokenVoice(print); voice.voices('en'); "
        "print(voice._synthesiser._process.pid, flush=True); input()"
    )
    game = subprocess.Popen([sys.executable, "-c", program], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    with game:
        child = int(game.stdout.readline())
        assert not gone(child)
        if state == "stopped":
            os.kill(child, signal.SIGSTOP)
        game.kill()
    eventually(lambda: gone(child), 3, "the child is gone")


# Parts


def test_silence_is_trimmed_around_a_sound_and_kept_within():
    sound = [0] * 4410 + [1000] * 441 + [0] * 4410 + [-1000] * 441 + [0] * 8820
    stereo = array("h", [sample for sample in sound for _ in range(2)]).tobytes()
    trimmed = array("h", speech._trimmed(stereo, 44100, 2))[::2]
    lead = next(index for index, sample in enumerate(trimmed) if sample)
    assert 0.004 < lead / 44100 < 0.008
    assert (len(trimmed) - lead - 5292) / 44100 == pytest.approx(0.04, abs=0.004)
    assert list(trimmed[lead : lead + 5292]) == sound[4410:9702]
    assert speech._trimmed(bytes(4000), 44100, 2) == speech._trimmed(b"", 44100, 2) == b""


def test_the_cache_keeps_what_was_used_last_within_its_bytes():
    cache = speech._Cache(100)
    for key in "abc":
        cache.put(key, bytes(30))
    cache.get("a")
    cache.put("d", bytes(30))
    assert [key for key in "abcd" if cache.get(key) is not None] == ["a", "c", "d"]
    cache.put("e", bytes(200))
    assert [key for key in "abcde" if cache.get(key) is not None] == []
