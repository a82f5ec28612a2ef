"""The loop between the session and the devices."""

from random import Random

import pytest

from audiogame.app import Game, Inbox
from audiogame.attention import Deaf
from audiogame.devices.cues import SilentCues
from audiogame.devices.inputs import EndOfInput, Key, Typed
from audiogame.devices.microphone import Listening
from audiogame.devices.recognition import Heard
from audiogame.devices.speech import RecordingVoice, SilentVoice, Unspoken
from audiogame.dialog.session import Session
from audiogame.files import open_files
from audiogame.settings import Settings
from audiogame.thinking import Thinker
from tests.dialog.test_every_table import WORDS, Player
from tests.test_table import hostile_lines


class DumbVoice(SilentVoice):
    """A synthesiser that fails every time."""

    def speak(self, utterance, text, style):
        self._post(Unspoken(utterance, "no-reply"))


class Impatient(Player):
    """Goes on while the game speaks."""

    def wait(self, ready):
        return super().wait(ready=True)


def play(voice, inputs, settings, inbox, front=Player):
    files = open_files()
    player, cues = front(inputs), SilentCues()
    player.session = Session(settings, lambda: "3")
    Game(
        player.session, inbox, player, voice, cues, Thinker(inbox.post, Random(1)), WORDS, files, Deaf()
    ).run()
    files.lock.release()
    return player, cues


def typing(*messages):
    """Inputs that press one after the other, then end."""
    left = [*messages, EndOfInput()]
    return lambda session: [left.pop(0)]


def test_without_speech_everything_can_be_read_and_that_is_said_once(home, capsys):
    inbox = Inbox()
    voice = DumbVoice(inbox.post)
    player, _ = play(voice, typing(Key("h")), Settings(locale="en"), inbox)
    assert [text.startswith("There is no speech") for text in player.shown].count(True) == 1
    assert any(text.startswith("6 cards:") for text in player.shown)
    assert capsys.readouterr().err == "audiogame: speech failed: no-reply\n"


@pytest.mark.parametrize("players", [3, 4])
def test_others_speak_from_their_places_in_their_own_voice(home, players):
    inbox = Inbox()
    voice = RecordingVoice(inbox.post)
    settings = Settings(
        locale="en", players=players, pitch=60, opponents_pitch=20, level="beginner", rate=240, volume=50
    )
    press = [Key("tab"), Key("enter")] * 8
    play(voice, typing(*press), settings, inbox)
    own = ("You lead", "You play")
    narrated = {(s.place, s.pitch) for _, text, s in voice.spoken if text.startswith(own)}
    assert narrated == {(0.0, 60)}
    for number in range(1, players):
        heard = {(s.place, s.pitch) for _, text, s in voice.spoken if text.startswith(f"Computer {number}")}
        wanted = {3: (-0.7, 0.7), 4: (-0.7, 0.0, 0.7)}[players][number - 1]
        assert (wanted, 20) in heard
    assert {(s.rate, s.volume, s.locale) for _, _, s in voice.spoken} == {(240, 0.5, "en")}


def test_cues_go_with_the_words_and_can_be_switched_off(home):
    inbox = Inbox()
    _, cues = play(SilentVoice(inbox.post), typing(Key("right"), Key("enter")), Settings(locale="en"), inbox)
    assert {"shuffle", "your-turn", "card-played"} <= set(cues.played)
    _, cues = play(SilentVoice(inbox.post), typing(Key("h")), Settings(locale="en", cue_volume=0), inbox)
    assert cues.played == []


@pytest.mark.parametrize("locale", ["en", "ro", "pt-BR"])
def test_every_hostile_typed_line_is_answered_and_changes_nothing(home, locale):
    inbox, lines = Inbox(), [line.strip() for line in hostile_lines(700) if line.strip()]
    counts, matches = [], []

    def inputs(session):
        counts.append(len(player.shown))
        matches.append(session.match)
        return [Typed(lines[len(counts) - 1]) if len(counts) <= len(lines) else EndOfInput()]

    files, player = open_files(), Player(inputs)
    player.session = Session(Settings(locale=locale), lambda: "3")
    thinker = Thinker(inbox.post, Random(1))
    Game(
        player.session, inbox, player, SilentVoice(inbox.post), SilentCues(), thinker, WORDS, files, Deaf()
    ).run()
    files.lock.release()
    assert len(counts) == len(lines) + 1
    for line, before, after in zip(lines, counts, counts[1:], strict=False):
        assert after > before, f"silence after {line!r}"
    assert set(matches) == {matches[0]}


class EndlessVoice(SilentVoice):
    """A voice that never comes to an end."""

    def speak(self, utterance, text, style):
        pass


@pytest.mark.parametrize(("words", "cuts"), [("[unk]", False), ("my hand", True)])
def test_while_it_speaks_only_a_command_cuts_it(home, words, cuts):
    inbox = Inbox()
    settings = Settings(locale="en", headphones=True)
    messages = [Listening("microphone"), Key("s"), Heard(words)]
    player, _ = play(EndlessVoice(inbox.post), typing(*messages), settings, inbox, Impatient)
    assert player.shown[-1].startswith("6 cards:") is cuts
    assert not any("understand" in text for text in player.shown)
