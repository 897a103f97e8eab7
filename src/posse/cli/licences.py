"""`posse --licences`: our licence, and those of the scripts and fonts in the pages."""

from __future__ import annotations

from argparse import Action, ArgumentParser
from pathlib import Path
from typing import Any

import posse

PACKAGE = Path(posse.__file__).parent
OURS = (PACKAGE / "LICENSE", PACKAGE.parents[1] / "LICENSE")  # installed, or in a source tree
OTHERS = PACKAGE / "server" / "site" / "licences.txt"  # comes with the pages


class PrintLicences(Action):
    def __init__(self, **options: Any) -> None:
        super().__init__(**options, nargs=0)

    def __call__(self, parser: ArgumentParser, *_: Any) -> None:
        print(licences())
        parser.exit()


def licences() -> str:
    ours = next(file for file in OURS if file.is_file())
    files = [ours, OTHERS] if OTHERS.is_file() else [ours]
    return f"\n{'=' * 80}\n\n".join(file.read_text("utf-8") for file in files)
