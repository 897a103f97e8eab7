from __future__ import annotations

import pytest

from posse.cli.names import game_name, level_name, line_up, policy_name
from posse.engine.game import PosseError

from .calling import Capture, fails, says


def test_commands_understand_names_as_people_type_them(capsys: Capture) -> None:
    whole = says(capsys, "rules", "gnadenlos", "GN-1")
    assert says(capsys, "rules", "Gnadenlos!", "1") == says(capsys, "rules", "gnad", "gn-1") == whole
    assert fails(capsys, "rules", "e") == "game 'e' is ambiguous: wyatt-earp or el-paso?"
    assert fails(capsys, "rules", "wyat erp") == "there is no game 'wyat erp'; did you mean wyatt-earp?"


def test_so_do_bots_and_policies() -> None:
    assert game_name("Wyatt Earp") == "wyatt-earp"
    assert level_name("Sheriff") == "sheriff"
    assert policy_name("green") == "greenhorn"
    assert line_up("sheriff, dep,my.module:Bot") == ["sheriff", "deputy", "my.module:Bot"]
    with pytest.raises(PosseError, match=r"^there is no bot 'sherif+s'; did you mean sheriff\?$"):
        line_up("deputy,sherifs")
