from __future__ import annotations

import pytest

from posse.server.accounts import names
from posse.server.wire.refusal import Refusal


@pytest.mark.parametrize(
    ("given", "kept"),
    [
        ("Ann", "Ann"),
        ("  Calamity \t  Jane ", "Calamity Jane"),
        ("Ｗｙａｔｔ", "Wyatt"),
        ("Zoë", "Zoë"),
        ("Доктор", "Доктор"),
        ("王五", "王五"),
        ("Hank", "Hank"),  # a bot's name, but a bot has its level behind it
        ("A" * 24, "A" * 24),
    ],
)
def test_names_are_kept_in_one_form(given: str, kept: str) -> None:
    assert names.clean(given) == kept


@pytest.mark.parametrize(
    "given",
    [
        "",
        "   ",
        "A" * 25,
        "…!",
        "Ann\x07",
        "Ann\u202eeoD",  # written backwards
        "An\u200dn",
        "\u3164",  # a letter that is not seen
        "Ann\ufe0f",
        "Hank (deputy)",
        "Ann （sheriff）",  # brackets, once normalised
        "Deputy",
        "SHERIFF",
        "ｒａｎｄｏｍ",
        "somebody",
        "Admin",
    ],
)
def test_what_is_no_name(given: str) -> None:
    with pytest.raises(Refusal) as refused:
        names.clean(given)
    assert (refused.value.status, refused.value.code) == (400, "bad-name")


def test_names_are_compared_without_case_and_form() -> None:
    assert names.key("STRASSE") == names.key("Straße")
    assert names.key("Zoë") == names.key("zoe\u0308")
    assert names.key("Doc  Holliday") == names.key("doc holliday")
