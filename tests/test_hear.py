"""`audiogame hear` with the shipped models, on speech in voices that no model was trained on."""

import io
import json
import wave

import numpy as np
import pytest
from training.espeak import RATE, speech
from training.phones import LANGUAGES

from audiogame.assets import folder
from audiogame.devices.recognition import UNKNOWN, whole_phrase
from audiogame.dialog.commands import canonical
from audiogame.dialog.lexicon import Lexicon
from audiogame.hear import hear
from audiogame.models import compact_model, find_model
from audiogame.settings import LOCALES

VOICES = ("Annie", "f5", "Gene")
SAID = ("hand?", "repeat", "close", "legal?", "new", "what", "settings", "stock?", "wake", "help")
NUMBERS = {"en": "four", "ro": "patru", "pt-BR": "quatro"}
ELSEWHERE = {
    "en": "the kettle is boiling in the kitchen",
    "ro": "fierbe apa în bucătărie",
    "pt-BR": "a água está fervendo na cozinha",
}


def write(path, sound, rate=RATE, width=2):
    with wave.open(str(path), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(width)
        file.setframerate(rate)
        file.writeframes((sound * 16000).astype(f"<i{width}").tobytes())
    return path


def said(path, locale, text, voice):
    pause = np.zeros(RATE // 3, np.float32)
    sound = speech(text, f"{LANGUAGES[locale]}+{voice}", rate=150, pitch=50)
    return write(path, np.concatenate([pause, sound, pause]))


def heard(locale, files, phrases=None):
    out = io.StringIO()
    status = hear(locale, phrases, files, out)
    return status, [json.loads(line) for line in out.getvalue().splitlines()]


@pytest.mark.parametrize("locale", LOCALES)
def test_commands_are_heard(locale, tmp_path):
    lexicon = Lexicon(folder("locales") / locale)
    wanted, files = [], []
    for name in SAID:
        for voice in VOICES:
            files.append(said(tmp_path / f"{len(files)}.wav", locale, lexicon.templates[name][0], voice))
            wanted.append(name)
    status, lines = heard(locale, files)
    assert status == 0
    assert [line["file"] for line in lines] == list(map(str, files))
    right = [line["command"] == name for line, name in zip(lines, wanted, strict=True)]
    assert sum(right) >= 0.9 * len(right), [(w, line) for w, line in zip(wanted, lines, strict=True)]
    assert all(0 < line["seconds"] < 10 for line in lines)


@pytest.mark.parametrize("locale", LOCALES)
def test_what_is_no_command_is_none(locale, tmp_path):
    file = said(tmp_path / "said.wav", locale, ELSEWHERE[locale], VOICES[0])
    silence = write(tmp_path / "silence.wav", np.zeros(RATE))
    _, [talk, nothing] = heard(locale, [file, silence])
    assert talk["command"] is None
    assert nothing["command"] is None
    assert nothing["heard"] == ""


@pytest.mark.parametrize("locale", LOCALES)
def test_a_list_of_phrases_takes_the_place_of_the_commands(locale, tmp_path, capsys):
    phrases = tmp_path / "phrases.txt"
    number = NUMBERS[locale]
    phrases.write_text(f"{number}\n\n{number.capitalize()} {number}!\nxyzzy\n", encoding="utf-8")
    one = said(tmp_path / "one.wav", locale, number, VOICES[0])
    two = said(tmp_path / "two.wav", locale, f"{number} {number}", VOICES[0])
    status, lines = heard(locale, [one, two], phrases)
    assert status == 0
    assert [line["command"] for line in lines] == [number, f"{number.capitalize()} {number}!"]
    assert "xyzzy" in capsys.readouterr().err


@pytest.mark.parametrize("rate", [8000, 16000, 48000])
def test_any_rate_will_do(rate, tmp_path):
    sound = speech("close the deck", "en-us+Annie", rate=150, pitch=50)
    places = np.arange(0, len(sound), RATE / rate)
    changed = np.interp(places, np.arange(len(sound)), sound)
    file = write(
        tmp_path / "said.wav", np.concatenate([np.zeros(rate // 3), changed, np.zeros(rate // 3)]), rate
    )
    assert heard("en", [file])[1][0]["command"] == "close"


def test_a_file_that_cannot_be_read_is_told_and_the_others_are_heard(tmp_path, capsys):
    broken, short = tmp_path / "broken.wav", tmp_path / "short.wav"
    broken.write_bytes(b"RIFF nonsense")
    short.write_bytes(b"")
    wide = write(tmp_path / "wide.wav", np.zeros(100), width=4)
    good = said(tmp_path / "good.wav", "en", "repeat", VOICES[0])
    status, lines = heard("en", [broken, short, tmp_path / "missing.wav", wide, good])
    assert status == 1
    assert [line["command"] for line in lines] == ["repeat"]
    told = capsys.readouterr().err
    assert all(name in told for name in ("broken.wav", "short.wav", "missing.wav", "wide.wav"))


@pytest.mark.parametrize("locale", LOCALES)
def test_the_model_knows_every_word_that_can_be_said(locale):
    lexicon, voice = Lexicon(folder("locales") / locale), compact_model(folder("models") / locale)
    phrases = [phrase.lower() for phrase, _ in lexicon.written()]
    names = [name.lower() for other in LOCALES for name in Lexicon(folder("locales") / other).names]
    assert [phrase for phrase in [*phrases, *names, UNKNOWN] if not voice.model.sayable(phrase)] == []
    assert [phrase for phrase in phrases if not voice.model.knows(whole_phrase(phrase))] == []
    assert len(voice.decoys) > 250
    assert [word for alike in voice.decoys for word in alike if not voice.model.knows(word)] == []


def test_no_decoy_sounds_like_a_word_that_may_be_said():
    voice = compact_model(folder("models") / "en")
    assert "for" in voice.grammar(("five",)).decoys
    assert "for" not in voice.grammar(("twenty four",)).decoys


def test_a_model_of_the_players_own_is_preferred_if_it_can_say_everything(home, monkeypatch):
    english, romanian = (folder("models") / locale for locale in ("en", "ro"))
    own = home / "data" / "audiogame" / "models"
    own.mkdir(parents=True)
    lexicon = Lexicon(folder("locales") / "en")
    copy(english, own / "mine")
    assert find_model("en", lexicon).model.folder == own / "mine"
    assert find_model("ro", Lexicon(folder("locales") / "ro")).model.folder == romanian
    (own / "mine" / "am" / "final.mdl").write_bytes(b"\0Bnonsense")
    found = find_model("en", lexicon)
    assert found.model.folder == english
    assert "mine" in found.passed_over[0]


def copy(model, place):
    """A model without the list that marks those that come along."""
    for path in model.rglob("*"):
        if path.is_file() and path.name != "decoys.txt":
            target = place / path.relative_to(model)
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_bytes(path.read_bytes())


def test_every_phrase_has_a_canonical_name_that_is_parsed_back():
    lexicon = Lexicon(folder("locales") / "en")
    names = {canonical(command) for command in lexicon.phrases.values()}
    assert {"play Ah", "play Kh nopair", "card 2", "state?", "name h mande", "rank K", "choice 1"} <= names
