"""docs/serving.md names every setting, with the value it has, and its example can be served with."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import msgspec
import pytest

from posse import folders
from posse.server.settings import COMMON, Settings, load

PAGE = (Path(__file__).parents[2] / "docs" / "serving.md").read_text("utf-8")
ROWS = dict(re.findall(r"^\| `(\w+)` \| (.+?) \|", PAGE, re.M))


def test_every_setting_is_there_and_in_order() -> None:
    assert list(ROWS) == [*COMMON, *(field.name for field in msgspec.structs.fields(Settings))]


@pytest.mark.parametrize("name", Settings.__struct_fields__)
def test_settings_are_as_the_page_says(name: str) -> None:
    value = getattr(Settings(), name)
    if value == ():
        assert ROWS[name] == "none"
    elif name == "database":
        assert ROWS[name] == "`posse.db` in `home`"
        assert value == f"sqlite:///{folders.home()}/posse.db"
    else:
        assert load(environment={f"POSSE_{name.upper()}": ROWS[name].strip("`")}) == Settings()


def test_the_example_can_be_served_with(tmp_path: Path) -> None:
    found = re.search(r"^```toml\n(.*?)^```", PAGE, re.M | re.S)
    assert found
    file = tmp_path / "posse.toml"
    file.write_text(found[1], "utf-8")
    settings = load(file, environment={})
    for name, value in tomllib.loads(found[1]).items():
        assert getattr(settings, name) == (tuple(value) if isinstance(value, list) else value)
