"""The search of the computer players compiled, where that can be done: some five times as fast.

mypyc makes C of the same modules that run without it. As a hook of the package's build it adds them to the
wheel; as a script, `python hatch_build.py FOLDER`, it puts them into a folder from which the variable
AUDIOGAME_ACCELERATED takes them. Without a C compiler the game is the same, and the players think less in the
same time.
"""

import shutil
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).parent
_NAMES = ("bits", "moves", "core", "belief", "rollout", "search", "endgame")
MODULES = [f"audiogame/ai/{name}.py" for name in _NAMES]
_SETUP = f"""
from mypyc.build import mypycify
from setuptools import setup
setup(name="accelerated", packages=[], ext_modules=mypycify({MODULES!r}, opt_level="3"))
"""


def compiled(folder: Path) -> list[Path]:
    """The compiled modules, in the folder; relative to it, as they are to lie beside the package.

    Raises subprocess.CalledProcessError where they cannot be made; the output says why.
    """
    with tempfile.TemporaryDirectory() as work:
        source = Path(work) / "source"
        shutil.copytree(ROOT / "audiogame", source / "audiogame")
        (source / "setup.py").write_text(_SETUP)
        command = [sys.executable, "setup.py", "build_ext", "--build-lib", str(folder.resolve())]
        subprocess.run(command, cwd=source, check=True, capture_output=True, text=True)
    suffix = sysconfig.get_config_var("EXT_SUFFIX")
    return [path.relative_to(folder) for path in folder.rglob(f"*{suffix}")]


class AcceleratorHook(BuildHookInterface[Any]):
    """Adds the compiled modules to a wheel."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Leave the wheel as it is where nothing can be compiled, or where it is for work on the source."""
        if self.target_name != "wheel" or version == "editable":
            return
        folder = Path(tempfile.mkdtemp(prefix="accelerated-"))
        try:
            found = compiled(folder)
        except (OSError, subprocess.CalledProcessError) as problem:
            self.app.display_warning(f"not compiled: {problem}")
            return
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        build_data["force_include"] |= {str(folder / path): str(path) for path in found}


if __name__ == "__main__":
    target = Path(sys.argv[1])
    shutil.rmtree(target, ignore_errors=True)
    compiled(target)
