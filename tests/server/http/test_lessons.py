"""A first lesson as the server tells it: as a table would, and leaving nothing behind."""

from __future__ import annotations

from pathlib import Path

import pytest

from posse.games import game, game_names, lesson
from posse.server.live.lessons import told
from posse.text.lesson import ME, moments
from posse.text.words import words
from tests.server.house import Guest, House, together

TAUGHT = [name for name in game_names() if lesson(name)]


@pytest.mark.parametrize("name", TAUGHT)
def test_a_lesson_is_told_as_a_table_tells_its_game(name: str) -> None:
    script = lesson(name)
    assert script is not None
    found = told(name, script, words("en"), "Ann")
    played = list(moments(script, game(name)))
    assert [turn.position.n for turn in found.turns] == list(range(len(played)))
    for turn, (_, moment, _) in zip(found.turns, played, strict=True):
        offered = {move.move for move in turn.position.offer.moves} if turn.position.offer else set()
        tried = {move for beat in turn.beats for move in ([beat.move] if beat.move else []) + list(beat.instead)}
        assert tried <= offered
        assert turn.move == (moment.move if moment.seat == ME else None)
        assert {foreseen.move for foreseen in turn.foreseen} == tried
        assert turn.position.seat == turn.position.view["seat"] == ME
    assert [turn.position.steps[-1].n for turn in found.turns] == list(range(len(played)))


def test_nobody_is_called_as_the_newcomer_is() -> None:
    script = lesson("wyatt-earp")
    assert script is not None
    names = [seat.name for seat in told("wyatt-earp", script, words("de"), "hank").table.seats]
    assert names == ["hank", "Clementine", "Doc"]


def test_a_lesson_leaves_nothing_behind(tmp_path: Path) -> None:
    async def evening(found: House, ann: Guest, bob: Guest) -> None:
        told = await ann.get("/api/games/el-paso/lesson", language="nl", name="Ann")
        assert told["table"]["seats"][ME]["name"] == "Ann"
        assert await ann.get("/api/tables/mine") == []
        assert (await ann.get("/api/records"))["records"] == []
        assert found.server.rooms.rooms == {}
        games = {one["name"]: one["has_lesson"] for one in await ann.get("/api/games")}
        assert games["el-paso"]

    together(tmp_path, evening)


def test_a_game_without_a_lesson_says_so(tmp_path: Path) -> None:
    async def evening(found: House, ann: Guest, bob: Guest) -> None:
        answer = await ann.http.get("/api/games/poker/lesson")
        assert (answer.status_code, answer.json()["code"]) == (404, "no-such-game")

    together(tmp_path, evening)
