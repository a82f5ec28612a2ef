"""Chooses the parts the game is played with: what is there, and what the player has asked for."""

import secrets
import sys
from dataclasses import dataclass, replace
from pathlib import Path
from random import SystemRandom
from typing import IO, Any

from audiogame.app import Front, Game, Inbox
from audiogame.assets import folder
from audiogame.attention import Deaf
from audiogame.devices.cues import Cues, MixerCues, SilentCues, cue_names
from audiogame.devices.ears import Ears
from audiogame.devices.microphone import KnownDevices
from audiogame.devices.recognition import VoiceModel
from audiogame.devices.speech import SilentVoice, SpeechUnavailable, SpokenVoice, Voice, open_mixer
from audiogame.devices.terminal import standard_terminal
from audiogame.dialog.announcement import Announcement, Line, line
from audiogame.dialog.phrases import Verbosity
from audiogame.dialog.session import Session
from audiogame.files import AlreadyPlaying, open_files
from audiogame.game.variants import find
from audiogame.models import find_model
from audiogame.settings import Settings
from audiogame.thinking import Thinker
from audiogame.words import FALLBACK, Words


@dataclass(frozen=True, slots=True)
class Wishes:
    """What the command line asks for."""

    text: bool
    settings: dict[str, Any]  # changes to the settings
    transcript: Path | None


def play(wishes: Wishes) -> int:
    """Play the game; the exit status."""
    inbox = Inbox()
    voice, why_silent = _voice(wishes, inbox)
    words = Words(folder("locales"))
    if problem := words.problem(FALLBACK):
        print(f"audiogame: {problem}", file=sys.stderr)
        return 1
    try:
        files = open_files()
    except AlreadyPlaying:
        return _give_up(words, wishes, voice, line("already-playing"))
    except OSError as error:
        print(f"audiogame: {error}", file=sys.stderr)
        return _give_up(words, wishes, voice, line("no-folder"))
    settings, troubles = files.read_settings()
    settings = replace(settings, **wishes.settings)
    if find(settings.rules, settings.players) is None:
        return _give_up(words, wishes, voice, line("no-such-table"))
    ears = Deaf() if wishes.text else _ears(words, inbox)
    front, voice, cues, found = _devices(wishes, voice, why_silent, settings, inbox)
    cue_list, microphones = cue_names(folder("sounds")), KnownDevices()
    session = Session(settings, lambda: secrets.token_hex(16), voice.voices, cue_list, microphones)
    thinker = Thinker(inbox.post, SystemRandom())
    transcript = _transcript(wishes)
    Game(session, inbox, front, voice, cues, thinker, words, files, ears, transcript).run([*troubles, *found])
    return 0


def _ears(words: Words, inbox: Inbox) -> Ears:
    """What listens; the model of a language is found when it is first needed."""

    def load(locale: str) -> VoiceModel:
        voice = find_model(locale, words.lexicon(locale))
        for why in voice.passed_over:
            print(f"audiogame: {why}", file=sys.stderr)
        return voice

    return Ears(load, inbox.post)


def _transcript(wishes: Wishes) -> IO[str] | None:
    return wishes.transcript.open("a", encoding="utf-8") if wishes.transcript else None


def _voice(wishes: Wishes, inbox: Inbox) -> tuple[Voice, str | None]:
    """The voice, begun before anything else is loaded, and why it is silent if it was not meant to be."""
    if wishes.text:
        return SilentVoice(inbox.post), None
    try:
        return SpokenVoice(inbox.post), None
    except SpeechUnavailable as problem:
        return SilentVoice(inbox.post), str(problem)


def _devices(
    wishes: Wishes, voice: Voice, why_silent: str | None, settings: Settings, inbox: Inbox
) -> tuple[Front, Voice, Cues, list[Line]]:
    """The front, the voice and the cues that can be had, and what is missing, to be told to the player."""
    if wishes.text:
        return standard_terminal(), voice, SilentCues(), []
    sounding = open_mixer(settings.mono)
    troubles = [] if sounding else [line("no-sound-card")]
    if why_silent is not None:
        print(f"audiogame: {why_silent}", file=sys.stderr)
        troubles = [line("no-speech")]
    if troubles and sys.stdin is not None and sys.stdin.isatty():
        voice.close()
        return standard_terminal(), SilentVoice(inbox.post), SilentCues(), troubles
    from audiogame.devices.keyboard import WindowUnavailable  # pygame is loaded here, not for the text front
    from audiogame.devices.screen import WindowFront

    cues = MixerCues(folder("sounds"))
    if cues.problems:
        troubles.append(line("sounds-missing", names=tuple(cues.problems)))
    try:
        return WindowFront(), voice, cues, troubles
    except WindowUnavailable as problem:
        print(f"audiogame: {problem}", file=sys.stderr)
        voice.close()
        return standard_terminal(), SilentVoice(inbox.post), SilentCues(), [line("no-window")]


def _give_up(words: Words, wishes: Wishes, voice: Voice, why: Line) -> int:
    """Say why the game cannot be played now; the exit status."""
    voice.close()
    text, _ = words.text(Announcement((why,)), wishes.settings.get("locale", FALLBACK), Verbosity.NORMAL)
    print(text)
    return 1
