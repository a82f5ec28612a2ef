"""Make the voice models: `python models/make_models.py --human FOLDER --work FOLDER STEP...`
(models/README.md).

Steps, each going on where it was stopped: `speech`, `train`, `export`.
"""

import argparse
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT / "models"), str(ROOT)]

LOCALES = ("en", "ro", "pt-BR")


def main() -> None:
    """Run the steps that are asked for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--human", type=Path, required=True, help="the human recordings")
    parser.add_argument("--work", type=Path, required=True, help="where what is made on the way is kept")
    parser.add_argument("--out", type=Path, default=ROOT / "models", help="where the models are put")
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--share", type=float, default=1.0, help="of the synthetic speech")
    parser.add_argument("--batches", type=int, nargs=3, default=(2000, 3000, 14000), help="of each turn")
    parser.add_argument("steps", nargs="+", choices=["speech", "train", "export"])
    wishes = parser.parse_args()
    if "speech" in wishes.steps:
        from training.speech import make_all

        make_all(wishes.human, wishes.work / "speech", wishes.share, wishes.processes)
    if "train" in wishes.steps:
        from training.train import read, train

        train(read(wishes.work / "speech"), wishes.work, *wishes.batches)
    if "export" in wishes.steps:
        from training.export import export
        from training.train import read

        speech = read(wishes.work / "speech")
        for locale in LOCALES:
            export(wishes.work / "last.pt", speech, locale, wishes.out / locale)


if __name__ == "__main__":
    main()
