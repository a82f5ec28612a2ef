"""The child process that records: its parts, and each library on the virtual sound card."""

import os
import signal
import subprocess
import sys
import threading
import wave
from functools import partial
from pathlib import Path
from time import perf_counter

import numpy as np
import pytest

from audiogame.devices import microphone, recording
from audiogame.devices.microphone import (
    BLOCK,
    RATE,
    Capture,
    Listening,
    Microphone,
    Patience,
    Trouble,
)
from tests.support.microphones import LEVEL, SECONDS, TONE, Heard, Reports, is_tone, sine
from tests.support.processes import gone
from tests.support.virtual_audio import eventually, feeding, pactl, plug, unplug

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


@pytest.fixture
def reports():
    return Reports()


@pytest.fixture
def heard():
    return Heard()


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
