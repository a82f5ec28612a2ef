"""Random deals a second for each table, beside the package `schnapsen` in the same run.

    pip install schnapsen==0.0.5
    python -m tests.benchmarks.engine [SECONDS]

A deal is played to its end with random legal actions. `schnapsen` plays the Austrian game for two with twenty
cards, the nearest there is to compare with; where it is not installed the ratio is left out.
"""

import sys
from random import Random
from time import perf_counter

from audiogame.game.apply import apply
from audiogame.game.deal import deal_cards
from audiogame.game.refusals import legal_actions
from tests.support.play import TABLES, table


def own(variant, random):
    """Play one random deal."""
    pack = list(variant.pack())
    random.shuffle(pack)
    deal, _ = deal_cards(variant, tuple(pack), 0)
    while deal.seat is not None:
        deal, _ = apply(deal, deal.seat, random.choice(legal_actions(deal)))


def foreign():
    """A function that plays one random deal of `schnapsen`; None where it is not installed."""
    try:
        from schnapsen.bots import RandBot
        from schnapsen.game import SchnapsenGamePlayEngine
    except ImportError:
        return None
    engine = SchnapsenGamePlayEngine()

    def play(random):
        bots = [RandBot(Random(random.random())), RandBot(Random(random.random()))]
        engine.play_game(bots[0], bots[1], Random(random.random()))

    return play


def rate(play, seconds):
    """How many times a second the function can be called."""
    random, count, since = Random(66), 0, perf_counter()
    while perf_counter() - since < seconds:
        play(random)
        count += 1
    return count / (perf_counter() - since)


def main(seconds):
    other = foreign()
    base = rate(other, seconds) if other else None
    print(f"{'table':<14} {'deals/s':>9} {'ratio':>7}")
    if base:
        print(f"{'schnapsen':<14} {base:>9.0f} {1:>7.2f}")
    for name in TABLES:
        variant = table(name)
        speed = rate(lambda random, variant=variant: own(variant, random), seconds)
        print(f"{name:<14} {speed:>9.0f} {f'{speed / base:.2f}' if base else '-':>7}")


if __name__ == "__main__":
    main(float(sys.argv[1]) if len(sys.argv) > 1 else 3.0)
