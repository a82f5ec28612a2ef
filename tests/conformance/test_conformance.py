"""Every case worked out by hand, played through the table protocol, refusal codes included."""

import subprocess
import sys
from pathlib import Path


def test_all_cases_pass():
    runner = Path(__file__).with_name("run_cases.py")
    done = subprocess.run(
        [sys.executable, runner, sys.executable, "-m", "audiogame", "table", "--codes", "--timeout", "60"],
        capture_output=True,
        text=True,
        timeout=300,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert "0 failed, 0 other refusal codes" in done.stdout
