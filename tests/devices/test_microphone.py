"""The supervision of a microphone, on streams in the test's hands; and each library on the virtual card."""

import math
import os
import signal
import subprocess
import sys
import threading
import wave
from array import array
from functools import partial
from itertools import pairwise
from pathlib import Path
from time import perf_counter

import numpy as np
import pytest

from audiogame.devices import microphone, recording
from audiogame.devices.microphone import (
    BLOCK,
    RATE,
    Capture,
    KnownDevices,
    Listening,
    Microphone,
    Patience,
    Trouble,
    Troubled,
)
from tests.support.virtual_audio import eventually, feeding, pactl, plug, unplug, virtual_audio

FRAMES = int(RATE * BLOCK)
ZEROS = bytes(2 * FRAMES)
SOUND = array("h", [100] * FRAMES).tobytes()
LOUD = array("h", [32767, -32768] * (FRAMES // 2)).tobytes()
TONE, LEVEL = 440, 8000
SECONDS = 15.0  # that anything may take on a busy computer
NO_PORTAUDIO = 'raise OSError("PortAudio library not found")'

# A sounddevice with one input device, which gives a tone at 48 kHz and refuses all else.
FIXED = """
import math, threading
from array import array
class PortAudioError(Exception): pass
class default: hostapi = 0
def query_hostapis(index): return {"default_input_device": -1}
def query_devices(index=None):
    devices = [{"name": "fixed", "hostapi": 0, "max_input_channels": 2, "default_samplerate": 48000.0}]
    return devices if index is None else devices[index]
class RawInputStream:
    active = True
    def __init__(self, samplerate, blocksize, device, channels, dtype, callback):
        if samplerate != 48000:
            raise PortAudioError(REASON)
        self.callback = callback
    def start(self):
        threading.Thread(target=self.run, daemon=True).start()
    def run(self):
        for start in range(0, 48000 * 10, 2400):
            block = [round(8000 * math.sin(math.pi * 440 * i / 24000)) for i in range(start, start + 2400)]
            self.callback(array("h", block).tobytes(), 2400, None, None)
        threading.Event().wait()
"""
REASON = "Invalid sample rate [PaErrorCode -9997]"

# A game that listens, and dies without a word when its stdin ends.
GAME = """
import os, sys
from audiogame.devices.microphone import Capture
print(Capture("", lambda message: None)._process.pid, flush=True)
sys.stdin.read()
os.kill(os.getpid(), 9)
"""


class Reports(list):
    """Everything reported, in order; the object to report to."""

    def __call__(self, report):
        self.append(report)

    def kinds(self):
        return [report.trouble if isinstance(report, Troubled) else "listening" for report in list(self)]

    def wait(self, *kinds, seconds=SECONDS):
        """Returns when exactly these have been reported."""
        eventually(lambda: len(self) >= len(kinds), seconds, f"{kinds} in {list(self)}")
        assert self.kinds() == list(kinds), list(self)


class Heard:
    """Everything heard; the object that hears."""

    def __init__(self):
        self.blocks = []
        self.times = []

    def __call__(self, block):
        assert len(block) == 2 * FRAMES
        self.times.append(perf_counter())
        self.blocks.append(block)

    def last(self, seconds=0.5):
        return np.frombuffer(b"".join(self.blocks[-round(seconds / BLOCK) :]), "<i2").astype(float)

    def wait_for_tone(self):
        """Returns when the last half second was the tone at its level, undistorted."""
        eventually(lambda: self.last().size >= RATE / 2 and is_tone(self.last()), SECONDS, "the tone")


class Streams:
    """An opener whose streams say what the test wants them to."""

    def __init__(self, failing=0):
        self.open = []
        self.closed = 0
        self.failing = failing  # how many openings raise

    def __call__(self, device, post):
        if self.failing:
            self.failing -= 1
            raise OSError("no process")
        self.post = post
        self.open.append(device)
        return self

    def close(self):
        self.closed += 1

    def wait(self, number):
        """Returns when the stream of this number, from 1, has been opened."""
        eventually(lambda: len(self.open) >= number, SECONDS, f"{number} openings")


def is_tone(samples, frequency=TONE, level=LEVEL, rate=RATE):
    """Whether the samples are a sine of this frequency within 0.5 %, this peak within 3 %, and 1 % else."""
    spectrum = np.abs(np.fft.rfft(samples * np.hanning(samples.size)))
    best = int(spectrum.argmax())
    found = best * rate / samples.size
    rest = np.sqrt(1 - (spectrum[max(0, best - 3) : best + 4] ** 2).sum() / (spectrum**2).sum())
    amplitude = np.sqrt(2 * (samples**2).mean())
    return abs(found - frequency) <= max(0.005 * frequency, rate / samples.size) and (
        abs(amplitude / level - 1) < 0.03 and rest < 0.01
    )


def sine(frequency, rate, seconds, level=LEVEL):
    values = level * np.sin(2 * math.pi * frequency * np.arange(round(seconds * rate)) / rate)
    return values.round().clip(-32768, 32767).astype("<i2")


def mic(streams, reports, heard=None, **patience):
    patience = {"retry": (0.01, 0.02), **patience}
    return Microphone(heard or Heard(), reports, "some", streams, Patience(**patience))


@pytest.fixture
def reports():
    return Reports()


@pytest.fixture
def streams():
    return Streams()


@pytest.fixture
def heard():
    return Heard()


# Supervision


def test_blocks_are_handed_on_and_the_device_named_once(streams, reports, heard):
    with_mic = mic(streams, reports, heard)
    streams.wait(1)
    assert streams.open == ["some"]
    streams.post(Listening("one"))
    for _ in range(50):
        streams.post(SOUND)
    eventually(lambda: len(heard.blocks) == 50, SECONDS)
    with_mic.close()
    assert reports == [Listening("one")]
    assert streams.closed == 1


def test_an_open_device_without_blocks_is_not_listening(streams, reports):
    with_mic = mic(streams, reports, opening=0.05, first=0.05)
    streams.wait(1)
    streams.post(Listening("one"))
    streams.wait(3)
    with_mic.close()
    assert reports.kinds() == [Trouble.GONE]


def test_a_stream_that_stops_is_replaced_and_told_of_each_time(streams, reports):
    with_mic = mic(streams, reports, dead=0.2)
    for number in (1, 2, 3):
        streams.wait(number)
        streams.post(Listening("one"))
        streams.post(SOUND)
    streams.wait(4)
    with_mic.close()
    assert reports.kinds() == ["listening", Trouble.GONE] * 3
    assert streams.closed == len(streams.open)


def test_a_trouble_is_told_once_however_often_it_is_tried_again(streams, reports):
    with_mic = mic(streams, reports)
    number = 0
    told = []
    for again in (1, 2):
        for trouble in (Trouble.MISSING, Trouble.MISSING, Trouble.DENIED, Trouble.MISSING, Trouble.GONE):
            number += 1
            streams.wait(number)
            streams.post(Troubled(trouble, ""))
        number += 1
        streams.wait(number)
        streams.post(Listening("one"))
        streams.post(SOUND)
        told += [Trouble.MISSING, Trouble.DENIED, "listening"]
        reports.wait(*told)
        if again == 1:
            streams.post(Troubled(Trouble.GONE, ""))
            told.append(Trouble.GONE)
            reports.wait(*told)
            number += 1
            streams.wait(number)
            streams.post(Listening("one"))
            streams.post(SOUND)
            told.append("listening")
            reports.wait(*told)
            streams.post(None)
    with_mic.close()


def test_a_wrong_device_is_told_once_until_it_was_found(streams, reports):
    with_mic = mic(streams, reports)
    for number, (wrong, device) in enumerate(
        [(True, "default"), (True, "default"), (False, "some"), (True, "default")], start=1
    ):
        streams.wait(number)
        if wrong:
            streams.post(Troubled(Trouble.WRONG, ""))
        streams.post(Listening(device))
        streams.post(SOUND)
        streams.post(None)
    streams.wait(5)
    with_mic.close()
    default = [Troubled(Trouble.WRONG, ""), Listening("default")]
    assert reports == [*default, Listening("some"), *default]


def test_nothing_that_fails_ends_the_supervision(reports, heard):
    streams = Streams(failing=3)

    def hear(block):
        heard(block)
        if len(heard.blocks) == 1:
            raise ValueError("a mistake of the owner's")

    with_mic = mic(streams, reports, hear)
    for number in (1, 2):
        streams.wait(number)
        streams.post(Listening("one"))
        streams.post(SOUND)
    reports.wait(Trouble.GONE, "listening", Trouble.GONE, "listening")
    with_mic.close()


def test_attempts_become_rarer_and_frequent_again_after_a_good_stream(streams, reports):
    with_mic = mic(streams, reports, retry=(0.05, 0.4))
    times = []

    def fail(number):
        streams.wait(number)
        times.append(perf_counter())
        streams.post(Troubled(Trouble.GONE, ""))

    for number in range(1, 6):
        fail(number)
    streams.wait(6)
    streams.post(Listening("one"))
    for _ in range(20):
        streams.post(SOUND)
    fail(6)
    fail(7)
    with_mic.close()
    gaps = [after - before for before, after in pairwise(times)]
    assert all(gap >= least for gap, least in zip(gaps, (0.05, 0.1, 0.2, 0.4, 0.4, 0.05), strict=True))
    assert gaps[-1] < 0.4


def test_silence_is_told_once_and_its_end_too(streams, reports):
    with_mic = mic(streams, reports, silent=1.0, good=2.0)
    streams.wait(1)
    streams.post(Listening("one"))

    def post(block, seconds):
        for _ in range(round(seconds / BLOCK)):
            streams.post(block)

    post(SOUND, 0.5)
    post(ZEROS, 0.9)
    post(SOUND, 0.1)
    post(ZEROS, 0.9)
    post(SOUND, 0.1)
    reports.wait("listening")
    post(ZEROS, 5.0)
    reports.wait("listening", Trouble.SILENT)
    post(SOUND, 1.0)
    post(ZEROS, 5.0)
    post(SOUND, 1.9)
    reports.wait("listening", Trouble.SILENT, "listening")
    post(SOUND, 0.2)
    post(ZEROS, 1.0)
    reports.wait("listening", Trouble.SILENT, "listening", Trouble.SILENT)
    with_mic.close()


def test_clipping_is_told_once_when_it_is_more_than_a_bump(streams, reports):
    with_mic = mic(streams, reports, good=2.0)
    streams.wait(1)
    streams.post(Listening("one"))

    def post(loud, fine, times):
        for block in ([LOUD] * loud + [SOUND] * fine) * times:
            streams.post(block)

    post(1, 20, 30)
    post(8, 2, 1)
    post(0, 40, 1)
    streams.post(Troubled(Trouble.GONE, ""))  # everything before it was judged
    reports.wait("listening", Trouble.GONE)
    streams.wait(2)
    streams.post(Listening("one"))
    post(2, 5, 100)
    told = ("listening", Trouble.GONE, "listening", Trouble.CLIPPING)
    reports.wait(*told)
    post(0, 60, 1)
    post(2, 5, 100)
    reports.wait(*told, Trouble.CLIPPING)
    with_mic.close()


def test_closing_is_quick_at_any_moment(reports):
    streams = Streams()
    begun = perf_counter()
    for _ in range(50):
        mic(streams, reports, retry=(100.0, 100.0)).close()
    number = len(streams.open) + 1
    with_mic = mic(streams, reports, retry=(100.0, 100.0))
    streams.wait(number)
    streams.post(Troubled(Trouble.GONE, ""))
    reports.wait(Trouble.GONE)
    with_mic.close()
    assert perf_counter() - begun < 2
    assert streams.closed == len(streams.open)
    assert not [thread for thread in threading.enumerate() if thread.name.startswith("microphone")]


def test_a_device_is_found_by_its_name_or_a_part_of_it():
    names = ["Webcam", "Headset Pro", "headset"]
    assert recording.match("headset", names) == "headset"
    assert recording.match("HEADSET", names) == "Headset Pro"
    assert recording.match("Microphone", names) == ""


@pytest.mark.parametrize("rate", [8000, 11025, 22050, 32000, 44100, 48000, 96000])
def test_resampling_keeps_a_tone_and_its_level(rate):
    raw = sine(TONE, rate, 2.0).tobytes()
    resample = recording.Resampler(rate)
    size = 2 * 777
    made = np.frombuffer(b"".join(resample(raw[i : i + size]) for i in range(0, len(raw), size)), "<i2")
    assert 0 <= 2 * RATE - made.size < RATE // 100
    assert is_tone(made[RATE // 2 : RATE * 3 // 2].astype(float))


def test_resampling_lets_nothing_fold_back():
    made = np.frombuffer(recording.Resampler(48000)(sine(10000, 48000, 1.0).tobytes()), "<i2")
    assert np.abs(made[1000:-1000].astype(float)).max() < LEVEL / 100


def test_a_wanted_device_that_appears_ends_listening_to_another(monkeypatch):
    class Driver:
        names = ("other",)

        def open(self, name, hear):
            return "other"

        def start(self):
            pass

        def alive(self):
            return True

    said = []
    known = iter([["other"], ["other", "Some headset"]])
    monkeypatch.setattr(recording, "_SEARCH", 0.0)
    monkeypatch.setattr(recording, "_driver", lambda library, errors: Driver())
    monkeypatch.setattr(recording, "devices", lambda libraries: next(known))
    recording._Listener("headset", ["sdl"], lambda kind, body: said.append(kind)).run()
    assert said == [recording.TROUBLE, recording.OPENED, recording.FOUND]


# On the virtual sound card


@pytest.fixture(scope="module")
def card():
    with virtual_audio() as env, pytest.MonkeyPatch.context() as patch:
        patch.delenv("SDL_AUDIODRIVER", raising=False)
        for name, value in env.items():
            patch.setenv(name, value)
        yield env


@pytest.fixture(scope="module")
def tone(tmp_path_factory):
    return write(tmp_path_factory.mktemp("tone") / "tone.wav", LEVEL)


@pytest.fixture(params=recording.LIBRARIES)
def library(request):
    return request.param


@pytest.fixture
def listen(card, heard, reports):
    """Begins to listen; the microphone is closed afterwards."""
    begun = []

    def begin(*libraries, device="", **patience):
        opener = partial(Capture, libraries=libraries or recording.LIBRARIES)
        begun.append(Microphone(heard, reports, device, opener, Patience(**patience)))
        return begun[-1]

    yield begin
    for each in begun:
        each.close()


def write(path, level):
    with wave.open(str(path), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(sine(TONE, RATE, 60.0, level).tobytes())
    return path


def gone(pid):
    """Whether no process is left, or only what its last parent, a stranger, has not reaped yet."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()[0] in "ZX"
    except OSError:
        return True


def test_a_tone_is_heard_as_it_is(card, library, listen, heard, reports, tone):
    listen(library)
    with feeding(card, tone):
        heard.wait_for_tone()
    size = len(heard.blocks)
    eventually(lambda: len(heard.blocks) >= size + 40, SECONDS)
    assert heard.times[size + 39] - heard.times[size] == pytest.approx(39 * BLOCK, abs=0.3)
    assert reports.kinds() == ["listening"]


def test_a_microphone_that_stops_and_returns(card, library, listen, heard, reports, tone):
    listen(library)
    with feeding(card, tone):
        heard.wait_for_tone()
        pactl(card, "suspend-source", "virt_mic", "1")
        reports.wait("listening", Trouble.GONE)
        heard.blocks.clear()
        pactl(card, "suspend-source", "virt_mic", "0")
        reports.wait("listening", Trouble.GONE, "listening")
        heard.wait_for_tone()


def test_a_microphone_that_is_unplugged_and_returns(card, listen, heard, reports, tone):
    """Not with PortAudio, where ALSA's plug-in lets PulseAudio move the stream to what is left."""
    listen("sdl")
    with feeding(card, tone):
        heard.wait_for_tone()
        unplug(card)
        try:
            reports.wait("listening", Trouble.GONE)
            heard.blocks.clear()
        finally:
            plug(card)
        reports.wait("listening", Trouble.GONE, "listening")
        heard.wait_for_tone()


def test_a_child_that_hangs_is_replaced(card, library, listen, heard, reports, tone):
    microphone = listen(library)
    reports.wait("listening")
    for child in Path(f"/proc/self/task/{microphone._thread.native_id}/children").read_text().split():
        os.kill(int(child), signal.SIGSTOP)
    reports.wait("listening", Trouble.GONE, "listening")
    with feeding(card, tone):
        heard.wait_for_tone()


def test_no_device_is_missing_until_there_is_one(
    card, library, listen, heard, reports, tmp_path, monkeypatch
):
    monkeypatch.setenv("PULSE_SERVER", f"unix:{tmp_path}/native")
    assert microphone.devices() == []
    listen(library)
    reports.wait(Trouble.MISSING)
    os.symlink(card["PULSE_SERVER"].removeprefix("unix:"), tmp_path / "native")
    reports.wait(Trouble.MISSING, "listening")


def test_zeros_are_silent_until_there_is_sound(card, library, listen, reports, tone):
    listen(library, silent=1.0)
    reports.wait("listening", Trouble.SILENT)
    with feeding(card, tone):
        reports.wait("listening", Trouble.SILENT, "listening")


def test_too_loud_is_clipping(card, library, listen, reports, tmp_path):
    listen(library)
    with feeding(card, write(tmp_path / "loud.wav", 60000)):
        reports.wait("listening", Trouble.CLIPPING)


def test_a_device_that_is_not_there_is_replaced_by_the_default(card, library, listen, reports):
    listen(library, device="no such microphone")
    reports.wait(Trouble.WRONG, "listening")


@pytest.mark.parametrize("part", ["PULS", "default", "remapped monitor of null"])
def test_a_device_is_opened_by_a_part_of_its_name_in_either_library(card, listen, reports, part):
    listen(device=part)
    reports.wait("listening")
    assert part.casefold() in reports[0].device.casefold()


def test_without_portaudio_and_without_a_mixer_there_is_a_microphone(
    card, listen, heard, reports, tone, tmp_path, monkeypatch
):
    (tmp_path / "sounddevice.py").write_text(NO_PORTAUDIO)
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    (name,) = microphone.devices()
    listen()
    with feeding(card, tone):
        heard.wait_for_tone()
    assert reports == [Listening(name)]


def test_a_device_of_another_rate_is_resampled(listen, heard, reports, tmp_path, monkeypatch):
    (tmp_path / "sounddevice.py").write_text(FIXED + f"REASON = {REASON!r}")
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    listen("portaudio")
    heard.wait_for_tone()
    assert reports[0] == Listening("fixed")


def test_a_device_that_may_not_be_used_is_denied(listen, heard, reports, tmp_path, monkeypatch):
    refusing = FIXED.replace("samplerate != 48000", "True")
    (tmp_path / "sounddevice.py").write_text(refusing + "REASON = 'Unanticipated host error: access denied'")
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    listen("portaudio")
    reports.wait(Trouble.DENIED)


@pytest.mark.parametrize("sounddevice", ["", "import time; time.sleep(1000)"], ids=["listening", "hanging"])
def test_a_killed_game_leaves_no_child(card, tmp_path, monkeypatch, sounddevice):
    if sounddevice:
        (tmp_path / "sounddevice.py").write_text(sounddevice)
        monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    with subprocess.Popen(
        [sys.executable, "-c", GAME], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as game:
        child = int(game.stdout.readline())
        assert not gone(child)
        game.stdin.close()
        game.wait()
    eventually(lambda: gone(child), SECONDS, "the child ends")


def test_closing_leaves_no_child_and_no_thread(card, library, listen, reports):
    microphone = listen(library)
    reports.wait("listening")
    (child,) = Path(f"/proc/self/task/{microphone._thread.native_id}/children").read_text().split()
    begun = perf_counter()
    microphone.close()
    assert perf_counter() - begun < 1
    assert gone(child)
    assert not [thread for thread in threading.enumerate() if thread.name.startswith("microphone")]


def test_looking_for_devices_is_not_waited_for():
    looked, go_on = [], threading.Event()

    def look():
        go_on.wait(10)
        looked.append(True)
        return ["one", "two"]

    known = KnownDevices(look)
    assert known() == ()
    assert known() == ()  # still looking: not twice at once
    go_on.set()
    eventually(lambda: known() == ("one", "two"), 10, "the names are known")
