"""How much stronger one computer player is than another: matches with the same packs from both sides.

    python -m tests.benchmarks.strength [TABLE PLAYER PLAYER] [--matches N] [--seconds S] [--processes P]

A TABLE is a name such as `romanian-2`, a PLAYER `expert`, `intermediate`, `beginner`, `first` (the first
player of this project, at its best), `heuristic` (its judgement alone), or the command of a program that
speaks the table protocol: "python -m audiogame table" of another version, or anybody's. Without them, all
that the levels promise is measured. Each pair of matches is played with the same packs, seats swapped.
Printed are the share of matches won, the match points won a deal, and 95 % intervals (Wilson's, and of the
mean over pairs).
"""

import argparse
import math
import shlex
from contextlib import ExitStack
from multiprocessing import get_context
from random import Random
from subprocess import PIPE, Popen

from audiogame.ai.facts import facts_of
from audiogame.ai.heuristics import best_play
from audiogame.ai.player import Level, choose
from audiogame.clock import within
from audiogame.game.actions import Announce, Play
from audiogame.game.match import act, next_deal, seeded_pack, start
from audiogame.game.notation import parse_action, print_action
from audiogame.game.refusals import announcers
from tests.benchmarks.first_player import choose_first
from tests.support.play import table

KNOWN = ("expert", "intermediate", "beginner", "first", "heuristic")
PROMISED = (
    ("romanian-2", "expert", "first"),
    ("romanian-2", "expert", "intermediate"),
    ("romanian-2", "intermediate", "beginner"),
    *((name, "expert", "heuristic") for name in ("romanian-3", "romanian-4", "brazilian-4")),
    *((name, "expert", "heuristic") for name in ("classic-2", "short-2", "bulgarian-2")),
)


class Program:
    """A player that is a program of its own, told of everything through the table protocol."""

    def __init__(self, command):
        self._process = Popen(shlex.split(command), stdin=PIPE, stdout=PIPE, text=True)

    def __enter__(self):
        return self

    def __exit__(self, *_problem):
        with self._process as process:  # which closes the other pipe too, and waits
            process.stdin.close()

    def tell(self, line):
        """Its answer to the line. Raises RuntimeError when it does not follow."""
        self._process.stdin.write(line + "\n")
        self._process.stdin.flush()
        answer = self._process.stdout.readline().strip()
        if not answer.startswith(("ok", "best")):
            raise RuntimeError(f"{line!r} was answered with {answer!r}")
        return answer

    def choose(self, seat, seconds):
        """What it does at the seat; None to wait."""
        best = self.tell(f"go {seat} ms={round(seconds * 1000)}").removeprefix("best ")
        return None if best == "wait" else parse_action(best)


def chosen(player, seat, view, seen, random, seconds):
    """What the player does; None to wait."""
    if isinstance(player, Program):
        return player.choose(seat, seconds)
    if player == "first":
        return choose_first(view, seen, random)
    if player == "heuristic":
        action = choose(view, seen, Level.INTERMEDIATE, random, within(seconds))
        return best_play(facts_of(view, seen)) if isinstance(action, Play) else action
    return choose(view, seen, Level(player), random, within(seconds))


def play(job):
    """The match points of the sides, deal by deal, and the winners of a match."""
    with ExitStack() as stack:
        return played(job, stack)


def played(job, stack):
    """The same; programs that play are ended with the stack."""
    name, sides, seed, seconds = job
    variant, random = table(name), Random(f"{seed} {sides}")
    players = [p if p in KNOWN else stack.enter_context(Program(p)) for p in sides]
    programs = [p for p in players if isinstance(p, Program)]

    def tell(line):
        for program in programs:
            program.tell(line)

    def do(match, seat, action):
        tell(f"do {seat} {print_action(action)}")
        return act(match, seat, action)[0]

    pack, opener = seeded_pack(variant, f"{seed}/0"), seed % variant.players
    match, _ = start(variant, variant.target, pack, opener)
    tell(f"new {variant.name} {variant.players} opener={opener} pack={cards(pack)}")
    count = 0
    while not match.winners:
        if match.deal.result is not None:
            count += 1
            pack = seeded_pack(variant, f"{seed}/{count}")
            match, _ = next_deal(match, pack)
            tell(f"next pack={cards(pack)}")
        seat = match.seat
        reached = [s for s in announcers(match.deal) if match.deal.points[variant.side(s)] >= 66]
        if reached:
            match = do(match, reached[0], Announce())
            continue
        player = players[variant.side(seat)]
        action = chosen(player, seat, match.view(seat), match.seen(seat), random, seconds)
        match = do(match, seat, action or random.choice(match.legal()))
    return match.winners, match.scores, count + 1


def cards(pack):
    """The pack as the protocol writes it."""
    return ",".join(map(str, pack))


def measure(name, better, worse, matches, seconds, pool, base=0):
    """Print what came of so many matches."""
    sides = table(name).sides
    jobs = []
    for i in range(matches):
        seats = [worse] * sides
        seats[i % sides] = better
        jobs.append((name, tuple(seats), base + i // sides, seconds))
    won, differences = 0.0, []
    for (_, seats, _, _), (winners, scores, deals) in zip(jobs, pool.imap(play, jobs), strict=True):
        own = seats.index(better)
        won += (own in winners) / len(winners)
        others = [score for side, score in enumerate(scores) if side != own]
        differences.append((scores[own] - sum(others) / len(others)) / deals)
    fair = 1 / sides
    low, high = wilson(won, matches)
    each = [sum(differences[i : i + sides]) / sides for i in range(0, matches - sides + 1, sides)]
    mean = sum(each) / len(each)
    spread = 1.96 * math.sqrt(sum((d - mean) ** 2 for d in each) / max(1, len(each) - 1) / len(each))
    worse = worse if worse in KNOWN else "the program"
    print(
        f"{name:<12} {better:>12} beats {worse:<12} {won:6.1f} of {matches:<4} {won / matches:6.1%}"
        f" ({low:.1%} to {high:.1%}; alike: {fair:.0%}); {mean:+.2f} ± {spread:.2f} match points a deal",
        flush=True,
    )


def wilson(won, count, z=1.96):
    """The 95 % interval of a share (E. B. Wilson, 1927)."""
    share = won / count
    middle = share + z * z / (2 * count)
    spread = z * math.sqrt(share * (1 - share) / count + z * z / (4 * count * count))
    return (middle - spread) / (1 + z * z / count), (middle + spread) / (1 + z * z / count)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("what", nargs="*", metavar="TABLE PLAYER PLAYER")
    parser.add_argument("--matches", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=1.0, help="a move")
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--from", dest="base", type=int, default=0, help="the first pack")
    wishes = parser.parse_args()
    print(f"{wishes.seconds} s a move, {wishes.processes} matches at a time")
    with get_context("spawn").Pool(wishes.processes) as pool:
        for name, better, worse in [wishes.what] if wishes.what else PROMISED:
            measure(name, better, worse, wishes.matches, wishes.seconds, pool, wishes.base)


if __name__ == "__main__":
    main()
