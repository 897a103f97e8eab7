"""The lobby: public tables as they come and go."""

from __future__ import annotations

from pathlib import Path

from tests.server.house import Guest, House, together


def test_the_lobby_hears_of_public_tables_as_they_come_and_go(tmp_path: Path) -> None:
    async def evening(found: House, ann: Guest, bob: Guest) -> None:
        async with bob.socket() as socket:
            await socket.send("lobby")
            assert (await socket.until("lobby"))["tables"] == []
            await ann.table("showdown", "me", "free", is_public=False)
            table = await ann.table("showdown", "me", "free")
            opened = await socket.until("table")
            assert opened["table"]["id"] == table  # and nothing of the one that is not public
            assert [seat["name"] for seat in opened["table"]["seats"]] == ["Ann", None]
            await bob.post(f"/api/tables/{table}/sit", {})
            await ann.post(f"/api/tables/{table}/start")
            await socket.until("table", lambda message: message["table"]["status"] == "playing")
            assert [info["id"] for info in await bob.get("/api/tables")] == [table]
            await socket.send("lobby", on=False)

    together(tmp_path, evening)
