"""The supervision of a microphone, on streams in the test's hands."""

import threading
from array import array
from itertools import pairwise
from time import perf_counter

import pytest

from audiogame.devices.microphone import (
    BLOCK,
    KnownDevices,
    Listening,
    Microphone,
    Patience,
    Trouble,
    Troubled,
)
from tests.support.microphones import FRAMES, SECONDS, Heard, Reports
from tests.support.virtual_audio import eventually

ZEROS = bytes(2 * FRAMES)


SOUND = array("h", [100] * FRAMES).tobytes()


LOUD = array("h", [32767, -32768] * (FRAMES // 2)).tobytes()


@pytest.fixture
def reports():
    return Reports()


@pytest.fixture
def heard():
    return Heard()


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


def mic(streams, reports, heard=None, **patience):
    patience = {"retry": (0.01, 0.02), **patience}
    return Microphone(heard or Heard(), reports, "some", streams, Patience(**patience))


@pytest.fixture
def streams():
    return Streams()


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
