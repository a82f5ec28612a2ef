"""Every table is played to the end of a match by keys alone, and by typed words alone."""

import threading
from random import Random

import pytest

from audiogame.app import Game, Inbox
from audiogame.assets import folder
from audiogame.attention import Deaf
from audiogame.devices.cues import SilentCues
from audiogame.devices.inputs import EndOfInput, Key, Typed
from audiogame.devices.speech import SilentVoice
from audiogame.dialog import answers
from audiogame.dialog.menus import Question
from audiogame.dialog.session import Session
from audiogame.files import open_files
from audiogame.game.deal import Phase
from audiogame.settings import Settings
from audiogame.thinking import Thinker
from audiogame.words import Words
from tests.support.play import TABLES, table

WORDS = Words(folder("locales"))


class Player:
    """A front at which somebody plays; `inputs` is what they press or type when it is their turn."""

    def __init__(self, inputs):
        self._inputs = inputs
        self._queue = []
        self._woken = threading.Event()
        self.shown = []

    def show(self, text):
        self.shown.append(text)

    def wake(self):
        self._woken.set()

    def wait(self, ready):
        if not ready:
            assert self._woken.wait(30), "nobody answers"
            self._woken.clear()
            return []
        assert len(self.shown) < 20_000, "the match goes on for ever"
        if not self._queue:
            self._queue = list(self._inputs(self.session))
        return [self._queue.pop(0)]

    def close(self):
        pass


def by_keys(session):
    """Keys alone: the first card or bid that may be chosen, now and then the exchange, closing or a claim."""
    match, top = session.match, session._opened.top
    if match.winners:
        return [EndOfInput()]
    if isinstance(top, Question) or match.seat is None:
        return [Key("enter")]
    if match.deal.phase is not Phase.PLAY:
        return [Key("down"), Key("enter")]
    if match.deal.stock_open and not match.deal.trick and sum(match.deal.tricks) == 3:
        return [Key("x"), Key("c"), Key("backspace"), Key("tab"), Key("enter")]
    return [Key("tab"), Key("enter")]


def by_words(locale):
    """Typed words alone, of the language: some legal action, `yes` and the next deal."""
    lexicon, random = WORDS.lexicon(locale), Random(66)

    def inputs(session):
        match = session.match
        if match.winners:
            return [EndOfInput()]
        if isinstance(session._opened.top, Question):
            return [Typed(lexicon.templates["yes"][0])]
        if match.seat is None:
            return [Typed(lexicon.templates["next"][0])]
        return [Typed(lexicon.label(answers.label(random.choice(match.legal()))))]

    return inputs


@pytest.mark.parametrize("how", ["keys", "en", "ro", "pt-BR"])
@pytest.mark.parametrize("name", TABLES)
def test_a_match_to_its_end(name, how, home):
    variant = table(name)
    locale = "en" if how == "keys" else how
    settings = Settings(
        locale=locale,
        rules=variant.name,
        players=variant.players,
        target=5,
        level="beginner",
        announce_pause=0,
    )
    files, inbox = open_files(), Inbox()
    player = Player(by_keys if how == "keys" else by_words(locale))
    seeds = (f"{name} {number}" for number in range(1000))
    player.session = Session(settings, lambda: next(seeds))
    thinker = Thinker(inbox.post, Random(1))
    Game(
        player.session, inbox, player, SilentVoice(inbox.post), SilentCues(), thinker, WORDS, files, Deaf()
    ).run()
    files.lock.release()
    assert player.session.match.winners
    saved = files.match(variant.name, variant.players).read()
    assert len(saved.lines) == saved.told
