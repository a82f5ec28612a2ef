"""Measurements; each prints a ratio to a baseline of the same run."""

import sys
from pathlib import Path

sys.path.append(str(Path(__file__).parents[2] / "models"))  # as pytest does
