"""Transcripts that a person can read: what is typed and what is said, in every language.

`python -m tests.support.write_transcripts` writes them anew; read the difference before it is committed.
"""

import pytest

from audiogame.game.variants import VARIANTS
from audiogame.settings import LOCALES
from tests.dialog.test_locales import MESSAGES
from tests.support.scenario import SCRIPTS, TRANSCRIPTS, Scenario

NAMES = sorted(script.stem for script in SCRIPTS.glob("*.txt"))


@pytest.fixture(scope="session")
def said(tmp_path_factory):
    """The ids of the messages that the scripts of each language have said, filled by the tests below."""
    return {locale: {} for locale in LOCALES}


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("locale", LOCALES)
def test_the_transcript_is_what_is_said(name, locale, tmp_path, said):
    scenario = Scenario(name, locale, tmp_path)
    transcript = "".join(f"{line}\n" for line in scenario.play())
    said[locale][name] = scenario.said
    assert transcript == (TRANSCRIPTS / locale / f"{name}.txt").read_text(encoding="utf-8")


@pytest.mark.parametrize("locale", LOCALES)
def test_every_message_occurs_in_a_transcript(locale, said, tmp_path):
    heard = set()
    for number, name in enumerate(NAMES):
        if name not in said[locale]:
            scenario = Scenario(name, locale, tmp_path / str(number))
            scenario.play()
            said[locale][name] = scenario.said
        heard |= said[locale][name]
    elsewhere = {name for name in MESSAGES[locale] if name.startswith(("listen-", "level-"))}
    elsewhere -= {"listening-now", "listening-off"}  # the others: tests/test_listen.py
    assert sorted(MESSAGES[locale].keys() - heard - elsewhere) == []


def test_every_table_occurs_in_a_transcript():
    scripts = "\n".join(script.read_text(encoding="utf-8") for script in SCRIPTS.glob("*.txt"))
    for variant in VARIANTS:
        chosen = f'rules="{variant.name}" players={variant.players}'
        assert f"saved new {variant.name} {variant.players} " in scripts or chosen in scripts, variant


def test_no_transcript_is_left_of_a_script_that_is_gone():
    for locale in LOCALES:
        assert sorted(path.stem for path in (TRANSCRIPTS / locale).iterdir()) == NAMES
