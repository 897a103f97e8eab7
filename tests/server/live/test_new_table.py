"""New tables, and those that cannot be."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import structlog

from posse.server.live import new_table
from tests.server.house import Guest, House, together


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({"game": "wyatt-earp", "seats": ["me"]}, "seats"),
        ({"game": "gnadenlos", "seats": ["me", "deputy"]}, "seats"),
        ({"game": "showdown", "seats": ["me", "me"]}, "seats"),
        ({"game": "poker", "seats": ["me", "me"]}, "no-such-game"),
        ({"game": "Poker!", "seats": ["me", "me"]}, "malformed"),
        ({"game": "showdown", "seats": ["me", "marshal"]}, "no-such-bot"),
        ({"game": "showdown", "seats": ["me", "free"], "options": {"stand_in": "marshal"}}, "no-such-bot"),
        ({"game": "el-paso", "seats": ["me", "free"], "house": {"tiles_per_town": 9999}}, "house-rules"),
        ({"game": "el-paso", "seats": ["me", "free"], "house": {"aces_wild": True}}, "house-rules"),
        ({"game": "showdown", "seats": ["me", "free"], "is_rated": True}, "rated"),
        ({"game": "showdown", "seats": ["me", "free"], "options": {"clock": {"move_s": 0}}}, "malformed"),
        ({"game": "showdown", "seats": ["me", "free"], "secret": "00"}, "malformed"),
    ],
)
def test_a_table_that_cannot_be_is_refused_in_one_line(tmp_path: Path, body: dict[str, Any], code: str) -> None:
    async def evening(found: House, ann: Guest, bob: Guest) -> None:
        problem = await ann.post("/api/tables", body, 400)
        assert problem["code"] == code
        assert "\n" not in problem["line"]
        assert await ann.get("/api/tables/mine") == []

    together(tmp_path, evening)


def test_house_rules_are_played(tmp_path: Path) -> None:
    async def evening(found: House, ann: Guest, bob: Guest) -> None:
        house_rules = {"experienced": True, "gold": 10}
        table = await ann.table("gnadenlos", "me", "deputy", "deputy", house=house_rules, start=True)
        info = await ann.get(f"/api/tables/{table}")
        assert info["house"] == {"experienced": True}  # the other is as the edition has it
        async with ann.socket() as socket:
            plain = await socket.watch(table)
            other = await socket.watch(await ann.table("gnadenlos", "me", "deputy", "deputy", start=True))
            assert plain["view"]["phase"] != other["view"]["phase"]

    together(tmp_path, evening)


def test_a_failure_is_logged_and_is_no_refusal(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> None:
        raise RuntimeError("a shelf has come down")

    async def evening(found: House, ann: Guest, bob: Guest) -> None:
        with structlog.testing.capture_logs() as lines:
            problem = await ann.post("/api/tables", {"game": "showdown", "seats": ["me", "free"]}, 500)
        assert problem["code"] == "trouble"
        assert "shelf" not in problem["line"]
        assert [(line["event"], line["kind"]) for line in lines] == [("request_failed", "RuntimeError")]

    monkeypatch.setattr(new_table, "check_seats", broken)
    together(tmp_path, evening)
