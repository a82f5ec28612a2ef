"""How fast the computer players think, beside the package `schnapsen` and the rules engine in the same run.

    pip install schnapsen==0.0.5
    python -m tests.benchmarks.search [--seconds S] [--positions N] [--aloud TRICKS]

Printed are: random deals a second in the core (random legal moves, none of them a claim or an announcement
that is wrong); iterations of the search a second; how long a decision takes with the time that the game
gives; and, with `--aloud`, the longest silence between an announcement and the computer's next one, in the
real game on the virtual sound card, while as many tricks are played.
"""

import argparse
import statistics
import tempfile
from itertools import cycle, pairwise
from pathlib import Path
from random import Random
from time import perf_counter

from audiogame.ai.belief import Belief
from audiogame.ai.core import P_OVER, Table, position_of
from audiogame.ai.facts import facts_of
from audiogame.ai.player import Level, choose
from audiogame.ai.search import Search
from audiogame.clock import within
from audiogame.game.deal import deal_cards
from audiogame.thinking import SECONDS
from tests.ai.positions import positions
from tests.benchmarks.engine import foreign, own, rate
from tests.support.display import display
from tests.support.play import TABLES, table
from tests.support.running import Game
from tests.support.virtual_audio import Listener, eventually, virtual_audio


def random_deal(starts, number):
    """Play one deal at random in the core."""
    position = next(starts).copy()
    while position.phase != P_OVER:
        moves = position.sensible()
        position.do(moves[int(number() * len(moves))])
        position.announce_if_right()


def deals_a_second(seconds):
    other = foreign()
    base = rate(other, seconds) if other else None
    print(f"{'random deals':<14} {'core/s':>9} {'ratio':>7} {'engine/s':>9} {'ratio':>7}")
    if base:
        print(f"{'schnapsen':<14} {base:>9.0f} {1:>7.2f}")
    for name in TABLES:
        variant, random = table(name), Random(1)
        packs = [random.sample(variant.pack(), len(variant.pack())) for _ in range(200)]
        numbers = Table(variant)
        starts = cycle([position_of(deal_cards(variant, tuple(pack), 0)[0], numbers) for pack in packs])
        core = rate(lambda random, starts=starts: random_deal(starts, random.random), seconds)
        engine = rate(lambda random, variant=variant: own(variant, random), seconds)
        ratios = (f"{speed / base:.2f}" if base else "-" for speed in (core, engine))
        print(f"{name:<14} {core:>9.0f} {next(ratios):>7} {engine:>9.0f} {next(ratios):>7}", flush=True)


def iterations_a_second(seconds):
    print(f"\n{'search':<14} {'iterations/s':>12}")
    for name in TABLES:
        variant = table(name)
        match = next(m for m in positions(variant, 3) if m.phase == "play")
        facts = facts_of(match.view(match.seat), match.seen(match.seat))
        search = Search(Belief(facts.view, match.seen(match.seat)), list(facts.needs), Random(1).random)
        speed = rate(lambda _, search=search: search.run(100, lambda: True), seconds) * 100
        print(f"{name:<14} {speed:>12.0f}", flush=True)


def decisions(count):
    print(
        f"\n{'decision, ms':<14} {'level':<13} {'median':>7} {'95 %':>7} {'worst':>7}   ({SECONDS} s given)"
    )
    for name in TABLES:
        variant = table(name)
        matches = [match for seed in range(count) for match in positions(variant, 1000 + seed)]
        for level in Level:
            chosen = Random(66).sample(matches, min(count, len(matches)))
            times = []
            for match in chosen:
                since = perf_counter()
                view, seen = match.view(match.seat), match.seen(match.seat)
                choose(view, seen, level, Random(1), within(SECONDS))
                times.append(1000 * (perf_counter() - since))
            times.sort()
            high = times[min(len(times) - 1, round(0.95 * len(times)))]
            print(
                f"{name:<14} {level:<13} {statistics.median(times):>7.0f} {high:>7.0f} {times[-1]:>7.0f}",
                flush=True,
            )


def silences(tricks):
    """The longest silence after each card that is played by keys, until the computer has answered."""
    found = []
    with (
        tempfile.TemporaryDirectory() as folder,
        display() as screen,
        virtual_audio() as env,
        Listener(env) as ears,
    ):
        game = Game(screen, env, ears, Path(folder), "en", level="expert", cue_volume=0)
        eventually(game.said, 20)
        game.listen()
        while len(found) < tricks and not game.match().winners:
            if game.match().seat is None:
                game.press("n")
                eventually(lambda: game.match().seat == 0, 60)
                game.listen()
            since, lines = perf_counter(), len(game.lines())
            game.press("Tab")
            game.screen.key("Return")
            eventually(lambda lines=lines: len(game.lines()) > lines, 20)
            eventually(lambda: game.match().seat in (0, None), 60)
            game.listen()
            spans = game.ears.spans(since, gap=0.05)
            gaps = [later.start - earlier.end for earlier, later in pairwise(spans)]
            found.append(max(gaps, default=0.0))
        game.close()
    print(
        f"\nlongest silence in what follows a card: median {statistics.median(found):.2f} s,"
        f" worst {max(found):.2f} s, {len(found)} cards"
    )


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--seconds", type=float, default=2.0, help="for each speed")
    parser.add_argument("--positions", type=int, default=40, help="for each table and level")
    parser.add_argument("--aloud", type=int, default=0, metavar="TRICKS")
    wishes = parser.parse_args()
    deals_a_second(wishes.seconds)
    iterations_a_second(wishes.seconds)
    decisions(wishes.positions)
    if wishes.aloud:
        silences(wishes.aloud)


if __name__ == "__main__":
    main()
