from __future__ import annotations

import itertools
import subprocess
import sys
from pathlib import Path

from posse.games import game, game_names


def test_whole_games_of_each_are_played_where_no_compiled_package_can_be_had() -> None:
    """With words, facts, foresight, refusals, records, rules and lessons, against every bot that does not search; and
    one by `posse.alone`."""
    root = Path(__file__).parent.parent
    done = subprocess.run([sys.executable, "-m", "tests.only_python"], cwd=root, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    *lines, alone = done.stdout.splitlines()
    assert alone == "alone True"
    played = [tuple(line.split()[:3]) for line in lines]
    assert played == [
        (name, str(n), level)
        for name in game_names()
        for level, n in zip(("random", "greenhorn", "deputy"), itertools.cycle(game(name).seats), strict=False)
    ]
