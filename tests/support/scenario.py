"""Plays a script through the whole game but its devices, and writes down what was typed and said.

A script is neutral as to the language:

    set NAME=VALUE ...       settings before the start (JSON values)
    saved LINE               a line of a saved match, before the start
    told N                   how many of the saved lines have been told
    seed WORD                what the cards of the match are shuffled by
    key NAME                 the name of a key is typed
    say WORDS                the label of a command is typed: `play Ah`, `close`, `hand?`, `choice 2`
    press KEY                the key itself is pressed, as in the window
    type TEXT                the text itself is typed
    type/LOCALE TEXT         the same, in that language only
    do ACTION                the computer player that is asked does this; `do wait`: it does not announce
    later                    the pause before a computer player's lead is over
    hint ACTION REASON ...   what the next hint is
    stumble                  the computer player to act stumbles, before it does something
    trouble MESSAGE N=V ...  something outside goes wrong
    listens                  a microphone gives sound, for the first time or again
    deaf TROUBLE             something is wrong with the microphone; `deaf model`: with the voice model
    aloud WORDS              the label of a command is spoken
    aloud-nearly WORDS       the same, but its last word is not understood
    aloud-nonsense           something else is spoken
    aloud-name               the language's own name is spoken
    aloud-nothing            nothing is spoken, though the talk key was held
    talk, talked             the talk key goes down, or up
    # ...                    a remark, which stands in the transcript too
"""

import json
import os
from collections import deque
from pathlib import Path

from audiogame.ai.hints import Hint
from audiogame.app import Game, Inbox
from audiogame.assets import folder
from audiogame.attention import Deaf
from audiogame.devices.cues import SilentCues, cue_names
from audiogame.devices.ears import NoModel
from audiogame.devices.inputs import EndOfInput, Key, Typed
from audiogame.devices.microphone import Listening, Trouble, Troubled
from audiogame.devices.recognition import UNKNOWN, Heard
from audiogame.devices.speech import SilentVoice
from audiogame.dialog import answers, hinting
from audiogame.dialog.announcement import Label, line
from audiogame.dialog.commands import Simple
from audiogame.dialog.session import Session
from audiogame.files import open_files
from audiogame.game.notation import BadNotation, parse_action
from audiogame.settings import Settings, changed
from audiogame.thinking import Hinted, Stumbled, Thought
from audiogame.words import Words

SCRIPTS = Path(__file__).parent.parent / "scenarios" / "scripts"
TRANSCRIPTS = SCRIPTS.parent / "transcripts"


class ListeningWords(Words):
    """The real words, which remember the ids of all messages said and forbid falling back to English."""

    def __init__(self, place, said):
        super().__init__(place)
        self._said = said

    def phrases(self, locale):
        phrases = super().phrases(locale)
        bundle = phrases._bundle
        if not hasattr(bundle, "said"):
            bundle.said, lookup = self._said, bundle.get_message

            def listen(name):
                bundle.said.add(name)
                return lookup(name)

            bundle.get_message = listen
        return phrases

    def text(self, announcement, locale, verbosity, german=False):
        text, language = super().text(announcement, locale, verbosity, german)
        assert language == locale, f"{announcement.lines} fell back to {language}"
        return text, language


class ScriptedInbox(Inbox):
    """An inbox whose clock goes when the script says so."""

    def post_later(self, message, seconds):
        self.later = message


class ScriptedThinker:
    """Computer players that do what the script says."""

    def __init__(self, post):
        self._post = post
        self._asked = None
        self.hints = deque()

    def ask(self, question):
        if question.hint:
            self._post(Hinted(question.turn, self.hints.popleft()))
        else:
            self._asked = question

    def act(self, action):
        """The computer player that was asked does this."""
        assert self._asked is not None, "no computer player is to act"
        asked, self._asked = self._asked, None
        self._post(Thought(asked.turn, asked.seat, action))

    def close(self):
        """Nothing more is asked."""

    def stumble(self):
        """The computer player that was asked stumbles, before it does something."""
        self._post(Stumbled())


class ScriptedEars(Deaf):
    """Ears that remember what is expected, and whether they are open."""

    def __init__(self):
        self.expected, self.is_open = (), False

    def expect(self, locale, phrases):
        self.expected = phrases

    def open(self, after=0.0):
        self.is_open = True

    def shut(self):
        self.is_open = False

    def finish(self):
        self.is_open = False


class ScriptedFront:
    """Types what the script says and writes down what is shown."""

    def __init__(self, steps, run):
        self.transcript = []
        self._steps, self._run = steps, run
        self._woken = False

    def show(self, text):
        self.transcript.append(f"< {text}")

    def wait(self, ready):
        if self._woken:
            self._woken = False
            return []
        while self._steps:
            typed = self._run(self._steps.popleft())
            if isinstance(typed, Key):
                self.transcript.append(f"> [{typed.name}{'' if typed.down else ' up'}]")
                return [typed]
            if typed is not None:
                self.transcript.append(f"> {typed}")
                return [Typed(typed)]
            if self._woken:
                return self.wait(ready)
        return [EndOfInput()]

    def wake(self):
        self._woken = True

    def close(self):
        pass


class Scenario:
    """A script in one language; `transcript` is what came of it, `said` the ids of the messages heard."""

    def __init__(self, name, locale, home):
        self.locale = locale
        self.said = set()
        self._home = home
        steps = [text.strip() for text in (SCRIPTS / f"{name}.txt").read_text("utf-8").splitlines()]
        self._steps = deque(text for text in steps if text)
        self._settings = Settings(locale=locale)
        self._saved, self._told, self._seed = [], 0, "seed"
        self._words = ListeningWords(folder("locales"), self.said)
        self._prepare()

    def _prepare(self):
        while self._steps and self._steps[0].split()[0] in ("set", "saved", "told", "seed"):
            word, _, rest = self._steps.popleft().partition(" ")
            if word == "set":
                for pair in rest.split():
                    key, _, value = pair.partition("=")
                    loaded = json.loads(value)
                    loaded = tuple(loaded) if isinstance(loaded, list) else loaded
                    self._settings = changed(self._settings, key, loaded)
            elif word == "seed":
                self._seed = rest
            elif word == "saved":
                self._saved.append(rest)
            else:
                self._told = int(rest)

    def play(self):
        """The transcript, a line each, `>` typed and `<` said."""
        os.environ["XDG_DATA_HOME"] = str(self._home / "data")
        os.environ["XDG_CONFIG_HOME"] = str(self._home / "config")
        files = open_files()
        try:
            return self._play(files)
        finally:
            files.lock.release()

    def _play(self, files):
        if self._saved:
            words = self._saved[0].split()
            file = files.match(words[1], int(words[2]))
            for text in self._saved:
                file.append(text)
            file.told(self._told)
        seeds = (f"{self._seed} {number}" for number in range(1000))
        inbox = ScriptedInbox()
        self._inbox = inbox
        self.session = Session(
            self._settings,
            lambda: next(seeds),
            voices=lambda locale: ("gmw/en-us", "roa/ro"),
            cues=cue_names(folder("sounds")),
        )
        self._thinker = ScriptedThinker(inbox.post)
        front = ScriptedFront(self._steps, self._run)
        self.ears = ScriptedEars()
        self._front = front
        self._game = Game(
            self.session,
            inbox,
            front,
            SilentVoice(inbox.post),
            SilentCues(),
            self._thinker,
            self._words,
            files,
            self.ears,
        )
        self._game.run()
        return front.transcript

    def _run(self, step):
        """Carry out a step; the text to type, or None."""
        word, _, rest = step.partition(" ")
        if word == "key":
            return rest
        if word == "press":
            return Key(rest)
        if word == "say":
            return self._words.lexicon(self.locale).label(_label(rest))
        if word in ("talk", "talked"):
            return Key("space", down=word == "talk")
        if word.startswith("type"):
            return rest if word in ("type", f"type/{self.locale}") else None
        if word == "hint":
            self._thinker.hints.append(_hint(rest))
        elif word == "seen":
            seat, code, *arguments = rest.split()
            reason = hinting.seen(
                self.session._seat.listener(), int(seat), Hint(None, code, tuple(arguments))
            )
            self.session._seat.why_of_other = reason
        elif word == "trouble":
            message, *pairs = rest.split()
            arguments = {}
            for pair in pairs:
                key, _, value = pair.partition("=")
                arguments[key] = tuple(value.split(",")) if "," in value else value
            self._game._perform(self.session.trouble(line(message, **arguments)))
            self._game._settle()
        elif word == "listens":
            self._inbox.post(Listening("microphone"))
        elif word == "deaf":
            trouble = NoModel(self.locale, "") if rest == "model" else Troubled(Trouble(rest), "")
            self._inbox.post(trouble)
        elif word.startswith("aloud"):
            self._aloud(word, rest)
        elif word == "#":
            self._front.transcript.append(step)
        elif word == "do":
            self._thinker.act(None if rest == "wait" else parse_action(rest))
        elif word == "later":
            self._inbox.post(self._inbox.later)
        elif word == "stumble":
            self._thinker.stumble()
        else:
            raise AssertionError(f"no such step: {step}")
        return None

    def _aloud(self, word, rest):
        name = self._words.lexicon(self.locale).names[0].lower()
        text = {"aloud-nonsense": UNKNOWN, "aloud-nothing": "", "aloud-name": name}.get(word)
        if text is None:
            text = self._words.lexicon(self.locale).label(_label(rest)).lower()
            assert text in self.ears.expected, f"{text} is not listened for"
        if word == "aloud-nearly":
            text = f"{text.rpartition(' ')[0]} {UNKNOWN}"
        assert self.ears.is_open or not text or self._game._attention.talking, "the ears are shut"
        self._front.transcript.append(f"> ({text})")
        self._inbox.post(Heard(text))


def _label(words):
    try:
        return answers.label(parse_action(words))
    except BadNotation:
        pass
    if words.startswith("choice "):
        return Label("choice N", n=int(words.split()[1]))
    if words.startswith("card "):
        return Label("card N", n=int(words.split()[1]))
    if words.startswith("rank "):
        from audiogame.game.cards import Rank

        return Label("rank", rank=Rank(words.split()[1]))
    return Label(Simple(words).value)


def _hint(words):
    """`play Ah sure_trick Ah` as a hint: the reason is the first word with an underscore."""
    parts = words.split()
    place = next(i for i, part in enumerate(parts) if "_" in part)
    action = None if parts[:place] == ["wait"] else parse_action(" ".join(parts[:place]))
    return Hint(action, parts[place], tuple(parts[place + 1 :]))
