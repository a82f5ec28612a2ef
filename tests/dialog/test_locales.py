"""The texts of the three languages: complete, alike in what they tell, and never in error."""

import itertools
import re
import tomllib

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from audiogame.ai.hints import REASONS
from audiogame.assets import folder
from audiogame.devices.cues import cue_names
from audiogame.dialog import help
from audiogame.dialog.announcement import Announcement, Held, KeyName, Kind, Label, Line, Who
from audiogame.dialog.commands import DEFAULT_KEYS, Simple, canonical
from audiogame.dialog.lexicon import Lexicon, normal, simple_command
from audiogame.dialog.options import ORDER
from audiogame.dialog.phrases import BadLocale, Phrases, Verbosity
from audiogame.game.cards import Card, Rank, Suit
from audiogame.game.deal import Basis, Phase
from audiogame.game.events import Reason
from audiogame.game.refusals import Refusal
from audiogame.game.variants import NAMES
from audiogame.settings import LOCALES

LOCALE_FOLDER = folder("locales")
NUMBERS = (0, 1, 2, 3, 12, 19, 20, 21, 22, 66, 100, 101, 120)
ROLES = ("card", "suit", "player")  # their attributes are the cases of each language's own grammar
OWN_NAMES = re.compile(r"^(language-.*|key-(enter|backspace|home|end|tab|escape|with-shift))$")


class Variables(Visitor):
    """The variables of a message, what is derived from a card, suit or player counted as that."""

    def __init__(self):
        self.found = set()

    def visit_VariableReference(self, node):
        name = node.id.name
        name = re.sub(r"^who-name.*$", "who", name)
        self.found.add(re.sub(r"^(card|other|given|taken|suit)-\w+$", r"\1", name))


def entries(locale):
    """Every message of the language by its id, with the file it stands in."""
    found = {}
    for file in sorted((LOCALE_FOLDER / locale).glob("*.ftl")):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ast.Junk), f"{file}: {entry.content}"
            if isinstance(entry, ast.Message):
                assert entry.id.name not in found, f"{entry.id.name} stands twice"
                found[entry.id.name] = (file.name, entry)
    return found


MESSAGES = {locale: entries(locale) for locale in LOCALES}


def variables(entry):
    visitor = Variables()
    visitor.visit(entry)
    return visitor.found


@pytest.mark.parametrize("locale", LOCALES[1:])
def test_every_language_has_the_same_messages_forms_and_variables(locale):
    english, other = MESSAGES["en"], MESSAGES[locale]
    assert english.keys() == other.keys()
    for name, (file, entry) in english.items():
        its_file, its_entry = other[name]
        assert its_file == file, name
        if name in ROLES:
            continue
        assert {a.id.name for a in entry.attributes} == {a.id.name for a in its_entry.attributes}, name
        assert variables(entry) == variables(its_entry), name


def test_every_group_of_messages_says_who_hears_it_and_when():
    for locale, file in itertools.product(LOCALES, ("names", "game", "talk", "hints", "how")):
        text = (LOCALE_FOLDER / locale / f"{file}.ftl").read_text(encoding="utf-8")
        assert text.startswith("### ")
        for block in re.split(r"\n\n+", text)[1:]:
            assert block.startswith("#") or file in ("hints", "how", "talk"), f"{locale}/{file}: {block[:60]}"


def test_every_code_has_its_message():
    wanted = {code.replace("_", "-") for code in Refusal}
    wanted |= {"ended-" + reason.replace("_", "-") for reason in Reason}
    wanted |= {"reason-" + code.replace("_", "-") for code in REASONS}
    wanted |= {f"does-{help.message_name(command)}" for command in DEFAULT_KEYS.values()}
    wanted |= {f"sound-{cue}" for cue in cue_names(folder("sounds"))}
    wanted |= {f"setting-{name.replace('_', '-')}" for name in ORDER}
    wanted |= {f"setting-says-{kind.value}" for kind in Kind}
    wanted |= {f"rules-{name}" for name in NAMES}
    wanted |= {f"language-{locale.lower()}" for locale in LOCALES}
    wanted |= {f"your-bid-{phase}" for phase in Phase if phase not in (Phase.PLAY, Phase.REFILL, Phase.OVER)}
    wanted |= {f"how-{rules}-{chapter}" for rules, all_ in help.CHAPTERS.items() for chapter in all_}
    assert sorted(wanted - MESSAGES["en"].keys()) == []


def choices(name, variable):
    """Everything that can stand for the variable in the message."""
    match variable:
        case "who":
            return WHO
        case "card" if name in ("drew", "card-focus"):
            return [Held(card, *flags) for card in CARDS[::5] for flags in FLAGS]
        case "card" | "other" | "given" | "taken":
            return CARDS
        case "suit":
            return list(Suit)
        case "points" | "count" | "place" | "target" | "number":
            return NUMBERS
        case "cards" if name in ("bid-mande", "scored"):
            return (3, 6)
        case "cards" | "choices":
            return [CARDS[:1], tuple(Held(card, *FLAGS[3]) for card in CARDS[:3])]
        case "basis":
            return list(Basis)
        case "act":
            return ["play", "lead", *Phase]
        case "pending" | "right" | "hints" | "match" | "trump" | "pair":
            return ("yes", "no")
        case "key" | "help" | "yes" | "no" | "back" | "practise":
            return [KeyName("enter"), KeyName("tab", shift=True), KeyName("f1")]
        case "rules":
            return [Line("rules-romanian")] if name != "welcome" else [KeyName("f3")]
        case "action" | "label" | "phrases" | "others" | "command":
            return [Label("play", card=CARDS[3]), (Label("close"), Label("exchange"))]
        case _:
            return [Line("value-on")]


CARDS = tuple(Card(rank, suit) for suit in Suit for rank in Rank)
FLAGS = [
    (trump, hints, 11, pair) for trump in (False, True) for hints in (False, True) for pair in (False, True)
]
WHO = [
    Who("me", 0, 2),
    Who("opponent", 1, 2),
    Who("opponent", 1, 3),
    Who("opponent", 3, 4),
    Who("partner", 2, 4),
    Who("us", 0, 4),
    Who("them", 0, 4),
]
INSIDE_OTHERS = {*ROLES, "held", "rank", "list-last", "list-or", "list-more", "key-with-shift"}


@pytest.mark.parametrize("verbosity", Verbosity)
@pytest.mark.parametrize("locale", LOCALES)
def test_every_message_can_be_said_of_everything(locale, verbosity):
    """For every card, suit, player and number: no error, no gap, nothing that is not language."""
    place = LOCALE_FOLDER / locale
    phrases = Phrases(place, Lexicon(place))
    for name, (_, entry) in MESSAGES[locale].items():
        if name in INSIDE_OTHERS:
            continue
        wanted = sorted(variables(entry))
        options = [list(choices(name, variable)) for variable in wanted]
        combinations = itertools.product(*options)
        size = 1
        for option in options:
            size *= len(option)
        for values in itertools.islice(combinations, 0, None, 1 + size // 400):
            line = Line(name, tuple(zip(wanted, values, strict=True)))
            for german in (False, True) if "suit" in wanted or "card" in wanted else (False,):
                text = phrases.text(Announcement((line,)), verbosity, german)
                assert not re.search(r"[{}$]|  | [,.;:]|,[.:,]|\.\.", text), f"{name}: {text}"
                assert text or (verbosity == "brief" and name in ("yes-or-no", "help-more")), name


def test_a_message_that_is_missing_or_lacks_an_argument_is_an_error():
    place = LOCALE_FOLDER / "en"
    phrases = Phrases(place, Lexicon(place))
    with pytest.raises(BadLocale):
        phrases.text(Announcement((Line("no-such-message"),)), Verbosity.NORMAL)
    with pytest.raises(BadLocale):
        phrases.text(Announcement((Line("trump"),)), Verbosity.NORMAL)


ROMANIAN_COUNTS = {1: "un punct", 2: "două puncte", 19: "19 puncte", 20: "20 de puncte", 101: "101 puncte"}


@pytest.mark.parametrize(
    ("number", "said"), [*ROMANIAN_COUNTS.items(), (100, "100 de puncte"), (120, "120 de puncte")]
)
def test_romanian_counts_with_its_three_plurals(number, said):
    place = LOCALE_FOLDER / "ro"
    line = Line("detail-points", (("card", CARDS[0]), ("points", number)))
    assert said in Phrases(place, Lexicon(place)).text(Announcement((line,)), Verbosity.NORMAL)


@pytest.mark.parametrize("locale", LOCALES[1:])
def test_no_text_is_left_in_english(locale):
    for name, (_, entry) in MESSAGES[locale].items():
        words = set(re.findall(r"[a-z]{3,}", "".join(texts(entry)).lower()))
        english = set(re.findall(r"[a-z]{3,}", "".join(texts(MESSAGES["en"][name][1])).lower()))
        if len(words) > 1 and not OWN_NAMES.match(name):
            assert words != english, name
        assert not words & {"the", "you", "your", "and", "with", "cards", "trick"}, name


def texts(entry):
    """The plain text of a message and its forms."""

    class Texts(Visitor):
        def __init__(self):
            self.found = []

        def visit_TextElement(self, node):
            self.found.append(node.value)

    visitor = Texts()
    visitor.visit(entry)
    return visitor.found


@pytest.mark.parametrize("locale", LOCALES)
def test_romanian_letters_are_written_with_commas_not_cedillas(locale):
    for file in (LOCALE_FOLDER / locale).iterdir():
        assert not re.search("[şţŞŢ]", file.read_text(encoding="utf-8")), file


@pytest.mark.parametrize("locale", LOCALES)
def test_every_phrase_means_one_command(locale):
    lexicon = Lexicon(LOCALE_FOLDER / locale)
    for german in (False, True):
        for phrase, command in lexicon._all(german):
            if not german:
                assert lexicon.command(phrase) == command, phrase


@pytest.mark.parametrize("locale", LOCALES)
def test_every_command_can_be_said_in_at_most_four_ways(locale):
    data = tomllib.loads((LOCALE_FOLDER / locale / "commands.toml").read_text(encoding="utf-8"))
    english = tomllib.loads((LOCALE_FOLDER / "en" / "commands.toml").read_text(encoding="utf-8"))
    assert data["commands"].keys() == english["commands"].keys()
    for name, phrases in data["commands"].items():
        assert len(phrases) <= 4 or name == "choice N", name
    by_key_only = {
        command for command in Simple if list(Simple).index(command) >= list(Simple).index(Simple.LEFT)
    }
    assert set(Simple) - by_key_only <= {
        simple_command(name) for name in data["commands"] if name in set(Simple)
    }


@pytest.mark.parametrize("locale", LOCALES)
def test_every_label_is_a_phrase_that_is_understood(locale):
    lexicon = Lexicon(LOCALE_FOLDER / locale)
    for name in lexicon.templates:
        for card, suit, n in itertools.product(CARDS[::7], Suit, range(1, 7)):
            said = lexicon.label(Label(name, card, card.rank, suit, n))
            assert lexicon.command(said) is not None, said


@pytest.mark.parametrize("locale", LOCALES)
def test_every_command_can_be_typed_by_its_canonical_name(locale):
    lexicon = Lexicon(LOCALE_FOLDER / locale)
    for command in lexicon.phrases.values():
        name = canonical(command)
        for typed in (name, name.upper(), name.rstrip("?")):
            assert lexicon.named(typed) == command
            assert lexicon.command(typed) in (None, command), "a phrase goes before a name"
    assert lexicon.named("quit now") is None


def test_romanian_is_understood_without_diacritics_and_with_cedillas():
    lexicon = Lexicon(LOCALE_FOLDER / "ro")
    for phrase in list(lexicon.phrases):
        assert normal(phrase) == phrase
    written = "joacă popă de inimă roșie"
    for typed in ("joaca popa de inima rosie", "JOACĂ POPĂ DE INIMĂ ROŞIE", " joacă  popă, de inimă roșie. "):
        assert lexicon.command(typed) == lexicon.command(written) is not None
