"""The command line."""

import argparse
import sys
from pathlib import Path

from audiogame import __version__
from audiogame.ai.facts import Level
from audiogame.game.variants import NAMES, TARGETS
from audiogame.settings import LOCALES


def main() -> int:
    """Run the program; the exit status."""
    parser = argparse.ArgumentParser(prog="audiogame", description="Sixty-Six, the card game, by ear.")
    parser.add_argument("--version", action="version", version=f"audiogame {__version__}")
    parser.add_argument("--text", action="store_true", help="play on the terminal, in text")
    parser.add_argument("--locale", choices=LOCALES, help="the language, for this time")
    parser.add_argument("--rules", choices=NAMES, help="the rule set, from now on")
    parser.add_argument("--players", type=int, choices=(2, 3, 4), help="how many play, from now on")
    parser.add_argument("--target", type=int, choices=TARGETS, metavar="5..100", help="match points to win")
    parser.add_argument("--level", choices=tuple(Level), help="how well the computer players play")
    parser.add_argument("--transcript", type=Path, metavar="FILE", help="append all that is said to the file")
    others = parser.add_subparsers(dest="what", title="instead of playing", metavar="")
    others.add_parser("table", help="speak the table protocol")
    hear = others.add_parser("hear", help="recognise WAV files, 16-bit mono; one JSON object a line")
    hear.add_argument("--locale", choices=LOCALES, required=True, help="the language that is spoken")
    hear.add_argument("--phrases", type=Path, metavar="LIST", help="what may be said, instead of commands")
    hear.add_argument("files", type=Path, nargs="+", metavar="FILE")
    listen = others.add_parser("listen", help="try the microphone: its level, and what is heard")
    listen.add_argument("--locale", choices=LOCALES, default="", help="the language that is spoken")
    listen.add_argument("--device", default="", help="the microphone, or a part of its name")
    wishes = parser.parse_args()
    match wishes.what:
        case "table":
            from audiogame.table import run

            run(sys.stdin.buffer, sys.stdout)
            return 0
        case "hear":
            from audiogame.hear import hear as hear_files

            return hear_files(wishes.locale, wishes.phrases, wishes.files)
        case "listen":
            from audiogame.listen import listen as listen_to

            return listen_to(wishes.locale, wishes.device)
    from audiogame.start import Wishes, play

    try:
        named = ("locale", "rules", "players", "target", "level")
        chosen = {name: getattr(wishes, name) for name in named if getattr(wishes, name) is not None}
        return play(Wishes(wishes.text, chosen, wishes.transcript))
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    sys.exit(main())
