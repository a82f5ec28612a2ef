"""When an utterance is taken as meant, with a stand-in for Vosk; the real one: tests/test_hear.py."""

import json
import math

import pytest

from audiogame.devices import recognition
from audiogame.devices.recognition import Grammar, Heard, Model, ModelUnusable, Recogniser, loudness

BLOCK = 0.05
LOUD = b"".join(
    round(8000 * math.sin(i / 5)).to_bytes(2, "little", signed=True) for i in range(int(16000 * BLOCK))
)
QUIET = bytes(len(LOUD))


class StandIn:
    """Vosk's recogniser: says after each block what the test has laid down for it."""

    def __init__(self, grammar):
        self.grammars = [json.loads(grammar)]
        self.partials, self.results, self.finals = [], [], []
        self.asked = 0  # how often for the final result
        self.partial = ""
        self.running = False  # within an utterance
        self.heard, self.before = b"", b""  # since the utterance began, and in the one that was ended

    def AcceptWaveform(self, sound):
        self.running = True
        self.heard += sound
        if sound != self.before:  # which is heard anew
            self.partial = self.partials.pop(0) if self.partials else ""
        return bool(self.results) and not self.partials

    def PartialResult(self):
        return json.dumps({"partial": self.partial})

    def Result(self):
        return json.dumps({"text": self.results.pop(0)})

    def FinalResult(self):
        self.asked += 1
        self.before, self.heard, self.running = self.heard, b"", False
        return json.dumps({"text": self.finals.pop(0) if self.finals else self.partial})

    def SetGrammar(self, grammar):
        assert not self.running, "a grammar set within an utterance ends the process"
        self.grammars.append(json.loads(grammar))


class StandInModel:
    """A model that knows a few words."""

    def knows(self, word):
        return word in ["play", "ace", "of", "hearts", "without", "the", "pair", "stop", "hand", "my", "masă"]

    def sayable(self, phrase):
        return all(map(self.knows, phrase.split()))

    def recogniser(self, rate, grammar):
        return StandIn(grammar)


PHRASES = ("play ace of hearts", "play ace of hearts without the pair", "stop", "fly away")


@pytest.fixture
def recogniser():
    return Recogniser(StandInModel(), Grammar(PHRASES, ("masă", "elephant")))


def heard_after(recogniser, partials, blocks):
    """The seconds until something was heard, and what; None when nothing was."""
    recogniser._recogniser.partials = list(partials)
    for number, block in enumerate(blocks, start=1):
        heard = recogniser.accept_early(block)
        if heard is not None:
            return round(number * BLOCK, 2), heard.text
    return None


def test_words_that_the_model_does_not_know_never_reach_it(recogniser):
    [grammar] = recogniser._recogniser.grammars
    starts = ("play", "play ace", "play ace of", *(f"play ace of hearts{more}" for more in ("", " without")))
    starts += ("play ace of hearts without the",)
    assert set(grammar) == {*PHRASES[:3], "masă", "[unk]", *(f"{start} [unk]" for start in starts)}
    recogniser.listen(Grammar(("stop", "unheard of")))
    assert set(recogniser._recogniser.grammars[1]) == {"stop", "[unk]"}


def test_a_phrase_is_likelier_than_a_decoy(recogniser):
    [grammar] = recogniser._recogniser.grammars
    assert grammar.count("stop") > 5 * grammar.count("masă")


def test_a_phrase_that_the_model_knows_as_a_whole_is_listened_for_as_such(monkeypatch):
    whole, known = "play_ace_of_hearts", StandInModel.knows
    monkeypatch.setattr(StandInModel, "knows", lambda self, word: word == whole or known(self, word))
    recogniser = Recogniser(StandInModel(), Grammar(PHRASES))
    [grammar] = recogniser._recogniser.grammars
    assert grammar.count(whole) > 5 * grammar.count(PHRASES[0]) > 0
    assert grammar.count(PHRASES[1]) == grammar.count("stop") - 1, "which it does not know as a whole"
    _, text = heard_after(recogniser, [whole] * 20, [LOUD] * 2 + [QUIET] * 18)
    assert text == PHRASES[0]
    recogniser._recogniser.partials, recogniser._recogniser.results = [], [f"{whole} [unk]"]
    assert recogniser.accept(LOUD) == Heard(f"{PHRASES[0]} [unk]")


def test_a_phrase_is_taken_as_soon_as_all_is_quiet(recogniser):
    blocks = [LOUD] * 4 + [QUIET] * 20
    assert heard_after(recogniser, [""] * 4 + ["stop"] * 20, blocks) == (0.2 + recognition.QUIET, "stop")


def test_what_is_no_phrase_is_not_taken_when_all_is_quiet(recogniser):
    blocks = [LOUD] * 10 + [QUIET] * 20
    assert heard_after(recogniser, ["stop"] * 8 + ["stop the"] * 30, blocks) is None


def test_what_counts_is_the_whole_not_the_partial_result(recogniser):
    recogniser._recogniser.finals = ["stop"]
    blocks = [LOUD] * 4 + [QUIET] * 20
    assert heard_after(recogniser, ["play ace of hearts"] * 24, blocks) == (0.2 + recognition.QUIET, "stop")


def test_what_was_not_yet_whole_is_gone_on_with(recogniser):
    vosk = recogniser._recogniser
    vosk.finals = ["play [unk]"]
    pause = round(recognition.QUIET / BLOCK)
    blocks = [LOUD] * 4 + [QUIET] * pause + [LOUD] * 4 + [QUIET] * 20
    took, text = heard_after(recogniser, ["play"] * (4 + pause) + ["play ace of hearts"] * 24, blocks)
    assert (took, text) == (pytest.approx(0.4 + recognition.QUIET + recognition.QUIET_BEGINNING), PHRASES[0])
    assert vosk.before.startswith(b"".join(blocks[: 8 + pause])), "nothing of the sound is lost"


def test_the_final_result_is_asked_for_only_when_it_may_be_whole(recogniser):
    vosk = recogniser._recogniser
    pauses = ([LOUD] * 4 + [QUIET] * 20) * 3
    for partial, final, most in (("stop", "[unk]", 6), ("", "", 6), ("[unk]", "[unk]", 0)):
        recogniser.reset()
        vosk.asked, vosk.finals = 0, [final] * 100
        assert heard_after(recogniser, [partial] * len(pauses), pauses) is None
        assert vosk.asked == most, "twice in a pause, if there can be a phrase"
    recogniser.reset()
    vosk.asked, vosk.finals = 0, ["[unk]"] * 100
    noise = [LOUD] * 120
    assert heard_after(recogniser, ["stop"] * len(noise), noise) is None
    assert 0 < vosk.asked <= len(noise) * BLOCK / recognition.STABLE_IN_NOISE


def test_only_the_sound_of_the_utterance_is_heard_anew(recogniser):
    heard_after(recogniser, ["stop"] * 30, [LOUD] * 20 + [QUIET] * 10)
    vosk = recogniser._recogniser
    vosk.finals = ["[unk]"]
    assert heard_after(recogniser, ["stop"] * 9, [LOUD] * 4 + [QUIET] * 5) is None
    assert vosk.heard == (LOUD * 4 + QUIET * 5)


def test_of_what_was_nothing_only_the_last_is_heard_anew(recogniser):
    vosk = recogniser._recogniser
    vosk.finals = [""]
    assert heard_after(recogniser, [""] * 50, [LOUD] * 45 + [QUIET] * 5) is None
    assert vosk.heard == (LOUD * 45 + QUIET * 5)[-round(recognition.LEAD * 32000) :]


def test_a_phrase_that_begins_where_an_utterance_of_silence_ends_is_heard_anew_from_its_beginning(recogniser):
    """Vosk ends such an utterance every few seconds, and takes over what it has not decoded yet."""
    vosk = recogniser._recogniser
    vosk.results = [""]
    assert heard_after(recogniser, [""] * 40, [QUIET] * 36 + [LOUD] * 4) is None
    assert not vosk.results
    vosk.running, vosk.finals = False, ["[unk]"]
    assert heard_after(recogniser, ["stop"] * 9, [LOUD] * 4 + [QUIET] * 5) is None
    lead = round(recognition.LEAD / BLOCK)
    assert vosk.heard == QUIET * (lead - 4) + LOUD * 8 + QUIET * 5


def test_an_utterance_that_ends_while_it_is_heard_anew_is_told(recogniser, monkeypatch):
    vosk = recogniser._recogniser
    vosk.finals, vosk.results = ["[unk]"], ["play [unk]"]
    ends = StandIn.AcceptWaveform
    monkeypatch.setattr(
        StandIn, "AcceptWaveform", lambda self, sound: ends(self, sound) and len(sound) > len(LOUD)
    )
    assert heard_after(recogniser, ["stop"] * 9, [LOUD] * 4 + [QUIET] * 5) == (0.45, "play [unk]")


def test_what_is_being_said_is_heard_by_the_phrases_that_come_meanwhile(recogniser):
    vosk = recogniser._recogniser
    assert heard_after(recogniser, ["[unk]"] * 4, [LOUD] * 4) is None
    recogniser.listen(Grammar(("my hand",)))
    assert vosk.heard == LOUD * 4
    assert heard_after(recogniser, ["my hand"] * 9, [QUIET] * 9) == (recognition.QUIET, "my hand")
    recogniser.listen(Grammar(("stop",)))
    assert vosk.heard == b"", "what has been told is not told again"
    assert heard_after(recogniser, [""] * 200, [LOUD] * 200) is None
    recogniser.listen(Grammar(PHRASES))
    assert len(vosk.heard) == recognition.LONGEST * 32000
    vosk.results = [""]
    assert recogniser.finish() is None
    recogniser.listen(Grammar(("stop",)))
    assert vosk.heard == b"", "nothing more comes of it"


def test_an_utterance_that_has_ended_by_the_phrases_that_come_meanwhile_is_told(recogniser):
    vosk = recogniser._recogniser
    assert heard_after(recogniser, ["[unk]"] * 4, [LOUD] * 4) is None
    vosk.results = ["my hand"]
    assert recogniser.listen(Grammar(("my hand",))) == Heard("my hand")


def test_in_noise_without_any_quiet_it_is_taken_a_little_later(recogniser):
    took, text = heard_after(recogniser, ["stop"] * 40, [LOUD] * 40)
    assert text == "stop"
    assert took == pytest.approx(recognition.STABLE_IN_NOISE + BLOCK)


def test_a_phrase_that_begins_another_waits_for_the_rest(recogniser):
    whole = PHRASES[1]
    partials = [PHRASES[0]] * 13 + [whole] * 20
    blocks = [LOUD] * 6 + [QUIET] * 6 + [LOUD] * 4 + [QUIET] * 20
    assert heard_after(recogniser, partials, blocks)[1] == whole
    alone = heard_after(recogniser, [PHRASES[0]] * 30, [LOUD] * 4 + [QUIET] * 26)
    assert alone == (pytest.approx(0.2 + recognition.QUIET_BEGINNING, abs=BLOCK), PHRASES[0])


def test_what_is_no_phrase_is_told_at_the_end_of_the_utterance(recogniser):
    recogniser._recogniser.results = ["play [unk]"]
    assert recogniser.accept(LOUD) == Heard("play [unk]")
    assert recogniser.finish() is None


def test_what_comes_after_a_phrase_was_taken_begins_anew(recogniser):
    heard_after(recogniser, ["stop"] * 20, [LOUD] * 2 + [QUIET] * 18)
    assert not recogniser._recogniser.running
    assert heard_after(recogniser, ["stop"] * 40, [QUIET] * 40) is None, "nothing has been loud since"


def test_an_utterance_that_has_just_begun_has_no_partial(recogniser, monkeypatch):
    monkeypatch.setattr(StandIn, "PartialResult", lambda self: '{"text": ""}')
    assert recogniser.accept_early(LOUD) is None


def test_what_is_heard_in_silence_is_nothing(recogniser):
    recogniser._recogniser.results = ["stop"]
    assert recogniser.accept(QUIET) is None
    assert heard_after(recogniser, ["stop"] * 40, [QUIET] * 40) is None


def test_loudness_is_the_root_mean_square():
    assert loudness(QUIET) == 0
    assert loudness(LOUD) == pytest.approx(8000 / math.sqrt(2), rel=0.02)


def test_a_folder_without_a_model_is_told(tmp_path):
    with pytest.raises(ModelUnusable, match="holds no voice model"):
        Model(tmp_path)


def test_a_damaged_model_is_told(tmp_path):
    (tmp_path / "am").mkdir()
    (tmp_path / "am" / "final.mdl").write_bytes(b"\0Bnonsense")
    with pytest.raises(ModelUnusable):
        Model(tmp_path)
