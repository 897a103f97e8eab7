"""All tables: one's own, how many, and the one that follows a game."""

from __future__ import annotations

import asyncio
from pathlib import Path

from tests.server.house import Guest, House, together


def test_ones_tables_say_whose_turn_it_is(tmp_path: Path) -> None:
    async def evening(found: House, ann: Guest, bob: Guest) -> None:
        table = await ann.table("wyatt-earp", "free", "me")
        ((one,), his) = await ann.get("/api/tables/mine"), await bob.get("/api/tables/mine")
        assert (one["table"]["id"], one["actors"], one["is_my_turn"], his) == (table, [], False, [])
        await bob.post(f"/api/tables/{table}/sit", {})
        await ann.post(f"/api/tables/{table}/start")
        found.server.rooms.rooms.clear()  # put away, as after a while without anybody
        async with ann.socket() as hers, bob.socket() as his_socket:
            turn = (await hers.watch(table))["actors"]
            await his_socket.watch(table)
            for seat, guest in ((1, ann), (0, bob)):
                (one,) = await guest.get("/api/tables/mine")
                assert (one["actors"], one["is_my_turn"]) == (turn, seat in turn)

    together(tmp_path, evening)


def test_nobody_opens_tables_without_end(tmp_path: Path) -> None:
    async def evening(found: House, ann: Guest, bob: Guest) -> None:
        for _ in range(2):
            await ann.table("showdown", "me", "free")
        problem = await ann.post("/api/tables", {"game": "showdown", "seats": ["me", "free"]}, 409)
        assert problem["code"] == "too-many-tables"

    together(tmp_path, evening, max_tables_each=2)


def test_a_rematch_seats_everybody_again(tmp_path: Path) -> None:
    async def evening(found: House, ann: Guest, bob: Guest) -> None:
        table = await ann.table("showdown", "me", "free", "greenhorn")
        await bob.post(f"/api/tables/{table}/sit", {})
        await ann.post(f"/api/tables/{table}/start")
        await ann.post(f"/api/tables/{table}/rematch", None, 409)
        async with ann.socket() as hers, bob.socket() as his:
            first, second = await hers.watch(table), await his.watch(table)
            await asyncio.gather(hers.play_on(first), his.play_on(second))
            async with found.guest("Eve") as eve:  # who was quick, but did not play
                first_one = await bob.post(f"/api/tables/{table}/rematch")
                assert [seat["is_kept"] for seat in first_one["seats"]] == [True, False, False]
                await eve.post(f"/api/tables/{first_one['id']}/sit", {}, 409)
            one, other = await asyncio.gather(
                bob.post(f"/api/tables/{table}/rematch"), ann.post(f"/api/tables/{table}/rematch")
            )
            assert one["id"] == other["id"] != table
            info = await ann.get(f"/api/tables/{one['id']}")
            assert [seat["name"] for seat in info["seats"][:2]] == ["Ann", "Bob"]
            assert info["seats"][2]["bot"] == "greenhorn"
            assert (await ann.get(f"/api/tables/{table}"))["rematch"] == one["id"]

    together(tmp_path, evening)


def test_a_rematch_can_be_one_level_harder(tmp_path: Path) -> None:
    async def evening(found: House, ann: Guest, bob: Guest) -> None:
        table = await ann.table("showdown", "me", "random", "greenhorn", "deputy", start=True)
        async with ann.socket() as hers:
            await hers.play_on(await hers.watch(table))
        harder = await ann.post(f"/api/tables/{table}/rematch?harder=true")
        assert [seat["bot"] for seat in harder["seats"]] == [None, "greenhorn", "deputy", "sheriff"]
        again = await ann.post(f"/api/tables/{table}/rematch")  # there is one already
        assert again["id"] == harder["id"]

    together(tmp_path, evening)
