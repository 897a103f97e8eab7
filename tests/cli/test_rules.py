from __future__ import annotations

import re
from pathlib import Path

from posse.games import game

from .calling import Capture, fails, says

GAME = game("showdown")


def test_rules_are_read_whole_or_by_number(capsys: Capture) -> None:
    whole = says(capsys, "rules", "showdown")
    assert re.findall(r"^SD-\d+", whole, re.MULTILINE) == list(GAME.paper.rule_numbers)
    assert whole.startswith("Showdown\n\nSet-up\nSD-1: ")
    assert says(capsys, "rules", "showdown", "40") == says(capsys, "rules", "showdown", "SD-40")
    assert (
        says(capsys, "rules", "showdown", "sd-40") == "SD-40: Whoever has the most coins wins. Equals share the win.\n"
    )
    assert "Münzen" in says(capsys, "rules", "showdown", "SD-40", "--language", "de")


def test_rules_have_the_numbers_of_the_edition(tmp_path: Path, capsys: Capture) -> None:
    file = tmp_path / "mine.toml"
    file.write_text("[house]\nbuy = 4\n[track]\ngoal = 25\n")
    assert "up to 4 spaces" in says(capsys, "rules", "gnadenlos", "20", "--edition", str(file))
    assert says(capsys, "rules", "gnadenlos", "20", "--edition", str(file)).endswith("(GN-60). [changed]\n")
    whole = says(capsys, "rules", "gnadenlos", "--edition", str(file))
    assert re.search(r"^Goal +25 +changed$", whole, re.MULTILINE)
    assert re.search(r"^Start +6 +found$", whole, re.MULTILINE)
    file.write_text("[house]\nbuy = 77\n")
    assert "house.buy" in fails(capsys, "rules", "gnadenlos", "--edition", str(file))


def test_rules_list_what_is_in_the_box_and_where_it_comes_from(capsys: Capture) -> None:
    el_paso = says(capsys, "rules", "el-paso")
    assert re.search(r"^Deadwood +4:1 +cattle +found$", el_paso, re.MULTILINE)
    assert re.search(r"^Santa Fe +3:1 +bank, cattle +book; assumed: cattle$", el_paso, re.MULTILINE)
    assert "assumed: a number nobody could give us" in el_paso
    assert "Nuggets" in el_paso
    german = says(capsys, "rules", "wyatt-earp", "--language", "de")
    assert re.search(r"^Unterschlupf +3 +– +– +– +Anleitung; gefunden: Loch$", german, re.MULTILINE)
    assert "assumed" not in says(capsys, "rules", "showdown")
