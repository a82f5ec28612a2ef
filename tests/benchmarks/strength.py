"""How much stronger one computer player is than another: matches with the same packs from both sides.

    python -m tests.benchmarks.strength [TABLE PLAYER PLAYER] [--matches N] [--seconds S] [--processes P]

A TABLE is a name such as `romanian-2`, a PLAYER `expert`, `intermediate`, `beginner`, `first` (the first
player of this project, at its best) or `heuristic` (its judgement alone). Without them, all that the levels
promise is measured. Each pair of matches is played with the same packs, seats swapped; printed are the share
of matches won, the match points won a deal, and 95 % intervals (Wilson's, and of the mean over pairs).
"""

import argparse
import math
from multiprocessing import get_context
from random import Random

from audiogame.ai.facts import facts_of
from audiogame.ai.heuristics import best_play
from audiogame.ai.player import Level, choose
from audiogame.clock import within
from audiogame.game.actions import Announce, Play
from audiogame.game.match import act, next_deal, seeded_pack, start
from audiogame.game.refusals import announcers
from tests.benchmarks.first_player import choose_first
from tests.support.play import table

PROMISED = (
    ("romanian-2", "expert", "first"),
    ("romanian-2", "expert", "intermediate"),
    ("romanian-2", "intermediate", "beginner"),
    *((name, "expert", "heuristic") for name in ("romanian-3", "romanian-4", "brazilian-4")),
    *((name, "expert", "heuristic") for name in ("classic-2", "short-2", "bulgarian-2")),
)


def chosen(player, view, seen, random, seconds):
    """What the player does; None to wait."""
    if player == "first":
        return choose_first(view, seen, random)
    if player == "heuristic":
        action = choose(view, seen, Level.INTERMEDIATE, random, within(seconds))
        return best_play(facts_of(view, seen)) if isinstance(action, Play) else action
    return choose(view, seen, Level(player), random, within(seconds))


def play(job):
    """The match points of the sides, deal by deal, and the winners of a match."""
    name, sides, seed, seconds = job
    variant, random = table(name), Random(f"{seed} {sides}")
    match, _ = start(variant, variant.target, seeded_pack(variant, f"{seed}/0"), seed % variant.players)
    count = 0
    while not match.winners:
        if match.deal.result is not None:
            count += 1
            match, _ = next_deal(match, seeded_pack(variant, f"{seed}/{count}"))
        seat = match.seat
        reached = [s for s in announcers(match.deal) if match.deal.points[variant.side(s)] >= 66]
        if reached:
            match, _ = act(match, reached[0], Announce())
            continue
        player = sides[variant.side(seat)]
        action = chosen(player, match.view(seat), match.seen(seat), random, seconds)
        match, _ = act(match, seat, action or random.choice(match.legal()))
    return match.winners, match.scores, count + 1


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
