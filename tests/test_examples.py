"""The bot of one's own: what docs/bots.md shows is the file, and it runs as the page says."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

from examples.prudent import Prudent
from posse.cli.parser import posse_parser
from posse.engine.rng import key_from_seed
from posse.engine.table import Table
from posse.games import game

GAME = game("showdown")

ROOT = Path(__file__).parent.parent
PAGE = (ROOT / "docs" / "bots.md").read_text("utf-8")


def test_the_page_shows_the_file() -> None:
    (block,) = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)
    assert block == (ROOT / "examples" / "prudent.py").read_text("utf-8")


def test_the_commands_of_the_page_are_understood() -> None:
    lines = re.findall(r"^(?:\$ )?posse ([^#\n]*)", PAGE, re.MULTILINE)
    assert len(lines) >= 6
    for line in lines:
        assert posse_parser().parse_args(line.replace("GAME", "showdown").split()).command == "arena"


def test_it_runs_in_the_arena_and_wins_more() -> None:
    line = "arena showdown --bots prudent:Prudent,random --games 400 --seed 1 --jobs 1 --json"
    done = subprocess.run(
        [sys.executable, "-m", "posse", *line.split()],
        cwd=ROOT / "examples",
        capture_output=True,
        text=True,
        check=True,
    )
    ours, other = json.loads(done.stdout)["bots"]
    assert ours["interval"][0] > 0.7
    assert other["interval"][1] < 0.3


@pytest.mark.parametrize("n_seats", GAME.seats)
def test_it_always_has_an_answer(n_seats: int) -> None:
    table = Table(GAME, key_from_seed("examples"), n_seats)
    prudent = Prudent(GAME)
    while (seat := table.turn()) >= 0:
        offer = table.offer(seat)
        choice = prudent.choose(table.view(seat), offer.moves, 0.0, bytes(32))
        assert choice.move in offer.moves
        table.play(choice.move, seat, offer.number)
    assert sum(table.result.shares) == pytest.approx(1.0)
