"""The rules as the server tells them: with the numbers of a table."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from posse.games.wyatt_earp.cards import OUTLAWS
from tests.server.house import Guest, House, together


def text_of(book: dict[str, Any], number: str) -> dict[str, Any]:
    (found,) = [rule for part in book["sections"] for rule in part["rules"] if rule["number"] == number]
    assert isinstance(found, dict)
    return found


def test_rules_have_the_numbers_that_ship_or_those_of_a_table(tmp_path: Path) -> None:
    async def evening(found: House, ann: Guest, bob: Guest) -> None:
        shipped = await ann.get("/api/games/gnadenlos/rules")
        assert "up to 5 spaces" in text_of(shipped, "GN-20")["text"]
        assert (shipped["house"], shipped["sections"][0]["title"]) == ({}, "Set-up")
        assert text_of(shipped, "GN-16")["marks"] == ["assumed"]
        table = await ann.get("/api/games/gnadenlos/rules", house="buy:4,gold:10,experienced:true", language="de")
        assert "bis zu 4 Felder" in text_of(table, "GN-20")["text"]
        assert text_of(table, "GN-20")["marks"] == ["changed"]
        assert table["house"] == {"buy": 4, "experienced": True}  # the other is as the edition has it
        assert table["edition"]["house"]["buy"] == 4
        assert "sources" not in table["edition"]
        quick = await ann.get("/api/games/gnadenlos/rules", house="gaps:last")
        assert quick["house"] == {"gaps": "last"}
        assert "fill by themselves" in text_of(quick, "GN-18")["text"]
        assert "changed" in text_of(quick, "GN-18")["marks"]
        opened = await ann.table("gnadenlos", "me", "greenhorn", "greenhorn", house={"gaps": "last"})
        assert (await ann.get(f"/api/tables/{opened}"))["house"] == {"gaps": "last"}

    together(tmp_path, evening)


def test_the_box_is_told_with_where_it_comes_from(tmp_path: Path) -> None:
    async def evening(found: House, ann: Guest, bob: Guest) -> None:
        box = {table["name"]: table for table in (await ann.get("/api/games/el-paso/rules"))["box"]}
        (santa_fe,) = [row for row in box["towns"]["rows"] if row["name"] == "santa-fe"]
        assert santa_fe["cells"][1] == [{"text": "bank", "mark": "book"}, {"text": "cattle", "mark": "assumed"}]
        assert santa_fe["origins"] == [{"mark": "book", "of": []}, {"mark": "assumed", "of": ["cattle"]}]
        assert box["places"]["column_marks"] == ["book", "found", "book", "found"]
        assert (box["towns"]["mark"], box["towns"]["column_marks"]) == (None, [])
        adventurers = (await ann.get("/api/games/gnadenlos/rules"))["box"][-1]
        assert (adventurers["name"], adventurers["mark"], len(adventurers["rows"])) == ("adventurers", "assumed", 29)

    together(tmp_path, evening)


@pytest.mark.parametrize(
    "house", ["buy:44", "buy:many", "gaps:first", "gaps:1", "buy", "aces_wild:true", ":", "buy:" + "9" * 400]
)
def test_house_rules_that_cannot_be_played_have_no_rules(tmp_path: Path, house: str) -> None:
    async def evening(found: House, ann: Guest, bob: Guest) -> None:
        answer = await ann.http.get("/api/games/gnadenlos/rules", params={"house": house})
        assert (answer.status_code, answer.json()["code"]) == (400, "house-rules")
        assert "\n" not in answer.json()["line"]
        assert answer.json()["line"].startswith("these house rules do not fit gnadenlos: ")
        assert (await ann.http.get("/api/games/checkers/rules")).status_code == 404

    together(tmp_path, evening)


def test_a_refusal_has_the_numbers_of_its_table(tmp_path: Path) -> None:
    async def evening(found: House, ann: Guest, bob: Guest) -> None:
        house = {"set_size": 7, "hand_size": 15}
        table = await ann.table("wyatt-earp", "me", "greenhorn", house=house, start=True)
        async with ann.socket() as socket:
            position = await socket.watch(table)
            while position["offer"] is None:
                position = await socket.until("position")
            drawn = await socket.play(position, "draw")
            assert drawn["type"] == "accepted"
            position = socket.last()  # told before it was accepted
            held = next(name for kind, name in enumerate(OUTLAWS) if position["view"]["hand"][kind] > 1)
            refused = await socket.play(position, f"lay 2 {held}")
            assert (refused["type"], refused["rule"]) == ("refused", "WE-21")
            assert "must be a set: at least 7 of that outlaw" in refused["line"]

    together(tmp_path, evening)
