"""The sounds through the real mixer, with and without somebody to hear them."""

import array
import os
import shutil
import subprocess
import sys
import threading
from pathlib import Path

import pygame
import pytest

from audiogame.devices.cues import MixerCues, SilentCues, cue_names

SOUNDS = Path(__file__).parents[2] / "sounds"
# Plays one sound at five places, each to its end; SDL writes what the speakers would get to a file.
RECORDED = r"""
import sys, time
from pathlib import Path
import pygame
from audiogame.devices.cues import MixerCues

pygame.mixer.init(44100, -16, 2, 512)
cues = MixerCues(Path(sys.argv[1]))
for volume, place in ((1, -1), (1, -0.5), (1, 0), (1, 0.5), (1, 1), (0.5, 0), (0, 0)):
    cues.play("menu-enter", volume, place)
    while pygame.mixer.get_busy():
        time.sleep(0.005)
    time.sleep(0.05)
pygame.mixer.quit()
"""


@pytest.fixture
def mixer(monkeypatch):
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    pygame.mixer.quit()
    pygame.mixer.init()
    yield pygame.mixer
    pygame.mixer.quit()


@pytest.fixture
def cues(mixer):
    return MixerCues(SOUNDS)


@pytest.fixture
def recording(tmp_path):
    """Powers (left, right) of the sounds that RECORDED plays, in their order."""
    file = tmp_path / "speakers.raw"
    env = {**os.environ, "SDL_AUDIODRIVER": "disk", "SDL_DISKAUDIOFILE": str(file), "SDL_DISKAUDIODELAY": "5"}
    subprocess.run([sys.executable, "-c", RECORDED, SOUNDS], env=env, check=True, timeout=20)
    samples = array.array("h", file.read_bytes())
    left, right = samples[::2], samples[1::2]
    powers, quiet = [], 1000
    for one, other in zip(left, right, strict=True):
        if abs(one) + abs(other) < 3:
            quiet += 1
            continue
        if quiet > 400:  # 9 ms of silence: the next sound
            powers.append((0, 0))
        quiet = 0
        powers[-1] = (powers[-1][0] + one * one, powers[-1][1] + other * other)
    return powers


def test_every_sound_can_be_played(cues):
    for name in cue_names(SOUNDS):
        pygame.mixer.stop()
        cues.play(name)
        assert pygame.mixer.get_busy(), name
    assert cues.problems == []


def test_the_speech_keeps_its_channel_however_many_sounds_there_are(cues, mixer):
    for _ in range(2 * mixer.get_num_channels()):
        cues.play("match-won")
    busy = [mixer.Channel(number).get_busy() for number in range(mixer.get_num_channels())]
    assert busy == [False] + [True] * (len(busy) - 1)


def test_sounds_come_from_their_place_with_the_same_power(recording):
    assert len(recording) == 6, "of seven, one has no volume"
    left, half_left, centre, half_right, right, soft = recording
    assert left[1] == right[0] == 0
    assert centre[0] == pytest.approx(centre[1], rel=0.02)
    assert half_left[0] > 2 * half_left[1]
    assert half_right[1] > 2 * half_right[0]
    for there in (half_left, centre, half_right, right):
        assert sum(there) == pytest.approx(sum(left), rel=0.03)
    assert sum(soft) == pytest.approx(sum(centre) / 4, rel=0.05)


def test_places_outside_are_at_the_edge(cues):
    cues.play("pair", place=-7)
    cues.play("pair", place=7)


def test_a_broken_file_is_told_from_the_start_and_the_others_are_heard(mixer, tmp_path):
    (tmp_path / "broken.wav").write_bytes(b"RIFF but no sound")
    (tmp_path / "empty.wav").write_bytes(b"")
    shutil.copy(SOUNDS / "pair.wav", tmp_path)
    cues = MixerCues(tmp_path)
    assert cues.problems == ["broken.wav", "empty.wav"]
    cues.play("broken")
    assert not mixer.get_busy()
    cues.play("pair")
    assert mixer.get_busy()
    assert cues.problems == ["broken.wav", "empty.wav"]


def test_a_missing_file_is_told_once(mixer, tmp_path):
    cues = MixerCues(tmp_path / "nowhere")
    assert cues.problems == []
    cues.play("pair")
    cues.play("pair")
    assert cues.problems == ["pair.wav"]
    assert not mixer.get_busy()


def test_sounds_can_be_played_from_any_thread(cues, mixer):
    thread = threading.Thread(target=cues.play, args=("pair",))
    thread.start()
    thread.join()
    assert mixer.get_busy()


def test_names(tmp_path):
    assert len(cue_names(SOUNDS)) == 18
    assert cue_names(SOUNDS)[:2] == ("card-played", "close")
    assert cue_names(tmp_path / "nowhere") == ()


def test_silent_cues_remember():
    cues = SilentCues()
    cues.play("pair", 0.5, place=-1)
    cues.play("close")
    assert cues.played == ["pair", "close"]
