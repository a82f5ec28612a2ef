"""Computer players and hints: what to do, from what a seat may know."""

import os

if _accelerated := os.environ.get("AUDIOGAME_ACCELERATED"):  # compiled modules: hatch_build.py
    __path__.insert(0, os.path.join(_accelerated, "audiogame", "ai"))
