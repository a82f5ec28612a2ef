"""The compiled search, where `./check` has compiled it, chooses what the search chooses that can be read."""

import json
import os
import subprocess
import sys
from random import Random

from audiogame.ai import core
from audiogame.ai.player import Effort, Level, choose
from audiogame.game.notation import print_action
from audiogame.game.variants import VARIANTS
from tests.ai.positions import positions


def choices() -> list[str]:
    """What the expert chooses in some positions of every table."""
    found = []
    for variant in VARIANTS:
        for match in positions(variant, 5):
            view, seen = match.view(match.seat), match.seen(match.seat)
            action = choose(view, seen, Level.EXPERT, Random(1), Effort(iterations=300))
            found.append(f"{variant.name} {variant.players} {print_action(action) if action else 'wait'}")
    return found


def test_both_choose_the_same() -> None:
    env = {name: value for name, value in os.environ.items() if name != "AUDIOGAME_ACCELERATED"}
    compiled = os.environ.get("AUDIOGAME_ACCELERATED")
    assert bool(compiled) != core.__file__.endswith(".py")
    script = "import json; from tests.ai import test_compiled as t; print(json.dumps(t.choices()))"
    told = subprocess.run([sys.executable, "-c", script], env=env, capture_output=True, text=True, check=True)
    assert choices() == json.loads(told.stdout)
