"""A deal played to its end with real keys in the real window, heard on the virtual sound card."""

import contextlib
from time import perf_counter

import pytest

from tests.support.display import display
from tests.support.recognise import RATE_HEARD, Ear, find, mono
from tests.support.running import RATE, Game
from tests.support.virtual_audio import Listener, eventually, virtual_audio

PROMPTS = {
    "en": ("Your lead.", "Your turn."),
    "ro": ("Deschizi tu.", "E rândul tău."),
    "pt-BR": ("Você sai.", "Sua vez."),
}


@pytest.fixture(params=["en", "ro", "pt-BR"])
def locale(request):
    return request.param


@pytest.fixture
def game(tmp_path, locale):
    with display() as screen, virtual_audio() as env, Listener(env) as ears:
        game = Game(screen, env, ears, tmp_path, locale, listening="off")
        with contextlib.closing(game):
            yield game


def test_a_deal_by_keys(game, locale):
    """Everything in the transcript is heard, in order; a key cuts what is being said; the game ends well."""
    game.listen()
    while game.said()[-1] in PROMPTS[locale]:
        game.press("Tab", "Return")
    spoken = game.said()
    check_heard(spoken, game, locale)

    since = perf_counter()
    game.screen.key("s")  # a long answer, cut after its first words
    begun = game.ears.wait_for_sound(since).start
    eventually(lambda: game.ears.heard_until() > begun + 0.9, 10, "the first words are heard")
    game.screen.key("v")
    game.listen()
    state, detail = game.said()[-2:]
    check_cut(state, detail, game, locale, since)

    game.press("F10")
    game.screen.key("Return")
    assert game.process.wait(10) == 0


def check_heard(spoken, game, locale):
    """Each sentence of the transcript is in the recording, one after the other; hardly one slips."""
    ear, recording, place, slipped = Ear(locale, RATE), mono(game.ears.raw(game.began)), 0, []
    try:
        sentences = [pair for text in spoken for pair in ear.templates(text)]
    finally:
        ear.close()
    for sentence, template in sentences:
        found = find(template, recording, place)
        if found is None:
            slipped.append(sentence)
            found = find(template, recording, place, slipping=True)
        assert found is not None, f"{sentence!r} is not heard after what came before"
        place = found
    assert len(slipped) <= len(sentences) / 10, slipped


def check_cut(cut, after, game, locale, since):
    """Of the announcement that was cut the beginning is heard and not the end; the next one is heard."""
    ear, recording = Ear(locale, RATE), mono(game.ears.raw(since))
    try:
        sentences = [template for _, template in ear.templates(cut)]
        begun = find(sentences[0][: RATE_HEARD // 2], recording)
        assert begun is not None
        assert find(sentences[-1], recording) is None
        _, answer = next(ear.templates(after))
        assert find(answer, recording, begun, slipping=True) is not None
    finally:
        ear.close()
