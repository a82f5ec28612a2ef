"""Sound, speech, keys: nothing in here knows of the game."""

import os

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")  # standard output is the game's own
