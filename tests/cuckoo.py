"""The example package, installed by pip as anybody's would be: into a folder, with no file of ours edited."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]


def install(folder: Path) -> dict[str, str]:
    """Returns the environment in which Posse finds it."""
    options = ["--quiet", "--no-index", "--no-build-isolation", "--no-deps", "--no-compile", "--target", str(folder)]
    package = str(ROOT / "examples" / "cuckoo")
    subprocess.run([sys.executable, "-m", "pip", "install", *options, package], check=True, cwd=folder)
    path = os.pathsep.join(filter(None, [str(folder), str(ROOT / "src"), os.environ.get("PYTHONPATH", "")]))
    return os.environ | {"PYTHONPATH": path}
