"""Short sounds beside the speech: one file for each kind of event (see sounds/make_sounds.py)."""

import math
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    pass


class Cues(Protocol):
    """Something that can play the sounds of the game."""

    def play(self, name: str, volume: float = 1.0, place: float = 0.0) -> None:
        """Nothing, at once: the sound is heard beside what is being said and beside other sounds.

        `name` is the file's name without its ending, `volume` goes from 0 to 1, `place` from -1 (left)
        through 0 to 1 (right). An unknown name is silent.
        """


class SilentCues:
    """Cues that nobody hears: they remember the names, for tests and for a game in text."""

    def __init__(self) -> None:
        """Cues that have played nothing yet."""
        self.played: list[str] = []

    def play(self, name: str, volume: float = 1.0, place: float = 0.0) -> None:
        """Nothing; the name is added to `played`."""
        self.played.append(name)


class MixerCues:
    """Cues heard through pygame's mixer, which has to be open.

    `problems` are the names of files that could not be loaded, each once: broken ones from the start, missing
    ones as soon as they are asked for. The game goes on without them: everything is also said in words.
    """

    def __init__(self, folder: Path) -> None:
        """The sounds of the folder, loaded."""
        import pygame  # not for a game in text

        # Channel 0 belongs to the speech. Said here too, so that it holds whichever device starts first.
        pygame.mixer.set_reserved(1)
        self.problems: list[str] = []
        self._sounds: dict[str, pygame.mixer.Sound | None] = {}
        # All at once: a few milliseconds now, and none when the first card is played.
        for name in cue_names(folder):
            try:
                self._sounds[name] = pygame.mixer.Sound(folder / f"{name}.wav")
            except (pygame.error, OSError):
                self._miss(name)

    def play(self, name: str, volume: float = 1.0, place: float = 0.0) -> None:
        """Nothing, at once; see `Cues.play`. With every channel busy the sound is left out.

        The power is the same at every place: at 0 each side has 0.71 of the volume.
        """
        if name not in self._sounds:
            self._miss(name)
        sound = self._sounds[name]
        if sound is None:
            return
        # The volume is the sound's, set before it starts: the channel's could come a moment too late.
        sound.set_volume(volume)
        channel = sound.play()
        if channel is not None:  # the stubs deny it, but None is what pygame answers when no channel is free
            angle = (max(-1.0, min(1.0, place)) + 1) * math.pi / 4
            channel.set_volume(math.cos(angle), math.sin(angle))

    def _miss(self, name: str) -> None:
        self._sounds[name] = None
        self.problems.append(f"{name}.wav")


def cue_names(folder: Path) -> tuple[str, ...]:
    """The names of the sounds in the folder, in alphabetical order; none if there is no such folder."""
    return tuple(sorted(path.stem for path in folder.glob("*.wav")))
