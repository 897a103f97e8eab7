from __future__ import annotations

import json
import re
from pathlib import Path

from posse.cli.licences import OTHERS

from .calling import run

WEB = Path(__file__).parents[2] / "web"


def test_our_licence_is_printed_and_those_of_all_that_the_pages_contain() -> None:
    shown = run("--licences").stdout
    assert shown.startswith("MIT License")
    assert OTHERS.read_text("utf-8").strip() in shown
    heads = re.findall(r"^(\S+) [\d.]+ \((?:MIT|MPL-2\.0|OFL-1\.1|Apache-2\.0)\)$", shown, re.MULTILINE)
    fonts_and_scripts = set(json.loads((WEB / "package.json").read_text("utf-8"))["dependencies"])
    assert fonts_and_scripts - {"@fontsource/sancreek"} <= set(heads)
    assert "svelte" in heads
    for text in ("SIL OPEN FONT LICENSE", "Apache License", "Permission is hereby granted"):
        assert text in shown
