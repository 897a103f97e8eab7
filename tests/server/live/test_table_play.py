"""Whole games over real sockets."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tests.server.house import house


@pytest.mark.parametrize(
    ("game", "seats"),
    [
        ("showdown", ("me", "deputy", "greenhorn")),
        ("wyatt-earp", ("me", "deputy", "greenhorn")),
        ("el-paso", ("me", "deputy")),
        ("gnadenlos", ("me", "deputy", "random")),
    ],
)
def test_a_person_and_bots_play_a_whole_game(tmp_path: Path, game: str, seats: tuple[str, ...]) -> None:
    async def play() -> None:
        async with house(tmp_path) as found, found.guest() as ann, ann.socket() as socket:
            table = await ann.table(game, *seats, start=True)
            position = await socket.watch(table)
            assert position["seat"] == 0
            assert position["steps"][0]["n"] == 0
            last = await socket.play_on(position)
            assert len(last["result"]["scores"]) == len(seats)
            assert sum(last["result"]["shares"]) == pytest.approx(1.0)
            told = [step["n"] for message in socket.seen if message["type"] == "position" for step in message["steps"]]
            assert told == list(range(last["n"] + 1))
            info = await ann.get(f"/api/tables/{table}")
            assert info["status"] == "over"

    asyncio.run(play())
