"""The bot of examples/bot_client.py, at tables of a real server."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from examples import bot_client
from examples.bot_client import Client
from posse.server.wire.messages import Bye

from .house import Guest, House, house


async def client_at(found: House, token: str | None = None) -> Client:
    return await asyncio.to_thread(Client, found.url, token)


async def token_of(guest: Guest) -> str:
    """Of a member."""
    me = await guest.post("/api/register", {"password": "a horse with no name"})
    guest.http.headers["X-CSRF-Token"] = me["csrf"]
    made: str = (await guest.post("/api/me/tokens", {"label": "a bot"}))["token"]
    return made


def test_it_has_fewer_than_sixty_lines() -> None:
    assert len(Path(bot_client.__file__).read_text("utf-8").splitlines()) < 60


@pytest.mark.parametrize("game", ["showdown", "el-paso"])
def test_a_guest_opens_a_table_and_plays_it_to_the_end(tmp_path: Path, game: str) -> None:
    async def play() -> None:
        async with house(tmp_path) as found:
            client = await client_at(found)
            table = await asyncio.to_thread(client.find_table, game)
            result = await client.play(table)
            assert len(result["scores"]) == 3
            assert (await found.server.rooms.room(table)).row.status == "over"

    asyncio.run(play())


def test_a_members_program_joins_a_table_that_waits_and_comes_back_when_the_line_breaks(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path) as found, found.guest("Ann") as ann, found.guest("Ben") as ben:
            table = await ann.table("showdown", "me", "free")
            client = await client_at(found, await token_of(ben))
            assert await asyncio.to_thread(client.find_table, "showdown") == table
            async with ann.socket() as socket:
                await ann.post(f"/api/tables/{table}/start")
                bot = asyncio.create_task(client.play(table))
                position, n_breaks = await socket.watch(table), 0
                while position["result"] is None:
                    if position["offer"] is not None:
                        if n_breaks < 3:
                            n_breaks += 1
                            found.server.sockets.part_with(ben.id, Bye("restart", 0))
                        await socket.play(position, position["offer"]["moves"][0]["move"])
                        position = socket.last()
                    else:
                        position = await socket.until("position")
                assert await bot == position["result"]
                assert n_breaks == 3
                by = [step.seat for step in (await found.server.rooms.room(table)).moves.history.steps]  # type: ignore[union-attr]
                assert {0, 1} <= set(by)

    asyncio.run(play())
