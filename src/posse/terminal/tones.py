"""What the tones of a sheet look like on the screen: lamp-lit paper on a dark plank."""

from __future__ import annotations

import textwrap
from collections.abc import Iterable

from rich.text import Text

from posse.text.sheet import Run

PLANK = "#17120e"
EDGE = "#2c231b"  # a strip of the plank in lamplight
PAPER = "#d9c7a0"
INK = "#2a1c12"
LAMP = f"bold {INK} on #d9a63a"  # the line that asks
COLOURS = {
    "": PAPER,
    "plum": "#c798cf",
    "ochre": "#dfb24c",
    "pine": "#79b98a",
    "oxblood": "#e07b6c",
    "indigo": "#8fa6e3",
    "orange": "#e58f4e",
    "slate": "#a8b3bd",
    "gold": "#e3c06a",
    "lamp": "#ffcf5c",
    "dim": "#9d8c70",
    "strong": "#f4e9d2",
    "good": "#9fcf86",
    "bad": "#f0897a",
}
LOUD = frozenset({"strong", "lamp", "good", "bad"})  # told apart without colour too
SCREEN_STYLE = f"""
Screen {{ background: {PLANK}; color: {PAPER}; layers: base; }}
#left {{ width: 1fr; height: 1fr; }}
Title {{ height: 1; padding: 0 1; background: {EDGE}; }}
Table {{ height: auto; padding: 0 1; }}
#log {{ height: 1fr; min-height: 1; padding: 0 1; border-top: solid {EDGE}; }}
#moves {{ height: auto; min-height: 3; }}
Foot {{ height: 1; padding: 0 1; background: {EDGE}; dock: bottom; }}
Screen.wide #log {{ dock: right; width: 38%; border: none; border-left: solid {EDGE}; }}
Screen.wide #moves {{ margin-top: 1; }}
Screen.big Table, Screen.tight #log {{ display: none; }}
"""


def style_of(tone: str) -> str:
    return f"bold {COLOURS[tone]}" if tone in LOUD else COLOURS[tone]


def inked(run: Run) -> Text:
    return Text.assemble(*((bit.text, style_of(bit.tone)) for bit in run), no_wrap=True, end="")


def stacked(lines: Iterable[Text]) -> Text:
    return Text("\n", no_wrap=True, end="").join(lines)


def sentence(words: str, tone: str, width: int) -> list[Text]:
    """Words, broken into lines."""
    return [Text(line, style_of(tone)) for part in words.split("\n") for line in textwrap.wrap(part, width) or [""]]
