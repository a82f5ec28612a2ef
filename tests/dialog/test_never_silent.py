"""Whatever is pressed or said, at every table: an answer in words, and never an error."""

from random import Random

import pytest

from audiogame.ai.effort import Effort
from audiogame.ai.hints import hint
from audiogame.assets import folder
from audiogame.devices.cues import cue_names
from audiogame.dialog.commands import Choice, Digit, Do, PlayPlace, PlayRank, Simple
from audiogame.dialog.effects import Fetch, Leave, MoveOn, Pause, Say, Think
from audiogame.dialog.phrases import Verbosity
from audiogame.dialog.session import Session
from audiogame.game.actions import Announce
from audiogame.game.cards import Rank
from audiogame.settings import LOCALES, Settings
from audiogame.words import Words
from tests.game.test_properties import EVERY_ACTION
from tests.support.play import TABLES, table

WORDS = Words(folder("locales"))
CUES = cue_names(folder("sounds"))
COMMANDS = [
    *Simple,
    *map(Do, EVERY_ACTION),
    *map(PlayRank, Rank),
    *(kind(number) for kind in (Choice, Digit, PlayPlace) for number in range(1, 7)),
]
USEFUL = [Simple.PLAYABLE_NEXT, Simple.ENTER, Simple.DOWN, Simple.RIGHT, Simple.YES, Simple.CANCEL]


class Fuzz:
    """A session whose effects are carried out at once; `said` counts the announcements."""

    def __init__(self, name, seed):
        variant = table(name)
        self.random = Random(f"{name} {seed}")
        settings = Settings(
            locale=self.random.choice(LOCALES),
            rules=variant.name,
            players=variant.players,
            hints=seed % 2 == 0,
            verbosity=self.random.choice(tuple(Verbosity)),
            target=5,
        )
        self.said = 0
        seeds = (f"{seed} {number}" for number in range(10**6))
        self.session = Session(settings, lambda: next(seeds), lambda locale: ("a", "b"), CUES)
        self.carry_out(self.session.begin())

    def carry_out(self, effects):
        """Do what the effects say, and let the game go on until it waits for the player."""
        for effect in effects:
            match effect:
                case Say(announcement):
                    self.said += 1
                    settings = self.session.settings
                    text, language = WORDS.text(
                        announcement, settings.locale, Verbosity(settings.verbosity), settings.german_suits
                    )
                    assert language == settings.locale
                    assert text or settings.verbosity == "brief"
                case Think():
                    self.think(effect)
                case Pause(turn, _):
                    self.carry_out(self.session.paused(turn))
                case Fetch():
                    self.carry_out(self.session.fetched((), 0))
        if effects:
            self.carry_out(self.session.idle())

    def think(self, question):
        if question.hint:
            found = hint(question.view, question.seen, Effort(iterations=100))
            self.carry_out(self.session.hinted(question.turn, found))
            return
        match = self.session.match
        if question.seat != match.seat:
            action = self.random.choice((None, None, Announce()))
        else:
            action = self.random.choice(match.legal())
        self.carry_out(self.session.thought(question.turn, question.seat, action))


@pytest.mark.parametrize("name", TABLES)
def test_every_command_is_answered(name, long):
    for seed in range(60 if long else 8):
        fuzz = Fuzz(name, seed)
        for _ in range(150):
            command = fuzz.random.choice(COMMANDS if fuzz.random.random() < 0.6 else USEFUL)
            before = fuzz.said
            effects = fuzz.session.command(command)
            quiet = any(isinstance(effect, MoveOn | Leave) for effect in effects)
            fuzz.carry_out(effects)
            assert fuzz.said > before or quiet, f"silence after {command}"
