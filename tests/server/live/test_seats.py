"""Seats: sitting down, changing, leaving, and one's own part of the deal."""

from __future__ import annotations

import asyncio
from pathlib import Path

from tests.server.house import Guest, House, together


def test_an_invitation_is_enough_to_sit_at_a_table_that_is_not_listed(tmp_path: Path) -> None:
    async def evening(found: House, ann: Guest, bob: Guest) -> None:
        table = await ann.table("showdown", "me", "free", is_public=False)
        assert len(table) >= 16
        assert await bob.get("/api/tables") == []
        info = await bob.post(f"/api/tables/{table}/sit", {"seat": 1})
        assert info["seats"][1]["name"] == "Bob"

    together(tmp_path, evening)


def test_ones_own_part_of_the_deal_is_added_once_the_commitment_is_seen(tmp_path: Path) -> None:
    async def evening(found: House, ann: Guest, bob: Guest) -> None:
        table = await ann.table("showdown", "me", "deputy")
        assert (await ann.get(f"/api/tables/{table}"))["commitment"]
        await ann.put(f"/api/tables/{table}/nonce", {"nonce": "ab"}, 400)
        await ann.put(f"/api/tables/{table}/nonce", {"nonce": "ab" * 32})
        await bob.put(f"/api/tables/{table}/nonce", {"nonce": "cd" * 32})  # who does not sit there adds nothing
        await ann.post(f"/api/tables/{table}/start")
        await ann.put(f"/api/tables/{table}/nonce", {"nonce": "ef" * 32})  # nor what comes too late
        async with ann.socket() as socket:
            await socket.play_on(await socket.watch(table))
        record = await ann.get(f"/api/records/{table}")
        assert record["nonces"] == ["ab" * 32, None]

    together(tmp_path, evening)


def test_who_sits_down_with_a_nonce_is_in_the_deal_however_soon_it_is_dealt(tmp_path: Path) -> None:
    async def evening(found: House, ann: Guest, bob: Guest) -> None:
        table = await ann.table("showdown", "me", "free", "free")
        for given, kept in (("ab", "ab"), (None, "ab"), ("cd", "cd")):  # again, and again with another
            await ann.post(f"/api/tables/{table}/sit", {"nonce": given and given * 32})
            assert (await found.server.rooms.room(table)).row.seats[0].nonce == bytes.fromhex(kept * 32)
        await ann.post(f"/api/tables/{table}/sit", {"seat": 1})  # a change of seats keeps it
        await bob.post(f"/api/tables/{table}/sit", {"nonce": "ef"}, 400)
        await bob.post(f"/api/tables/{table}/sit", {"seat": 0, "nonce": "ef" * 32})
        await ann.put(f"/api/tables/{table}/seats/2", {"player": "random"})
        await ann.post(f"/api/tables/{table}/start")
        async with ann.socket() as hers, bob.socket() as his:
            first, second = await hers.watch(table), await his.watch(table)
            await asyncio.gather(hers.play_on(first), his.play_on(second))
        assert (await ann.get(f"/api/records/{table}"))["nonces"] == ["ef" * 32, "cd" * 32, None]

    together(tmp_path, evening)


def test_seats_change_hands(tmp_path: Path) -> None:
    async def evening(found: House, ann: Guest, bob: Guest) -> None:
        table = await ann.table("el-paso", "me", "free", "free", "sheriff")
        await bob.post(f"/api/tables/{table}/sit", {"seat": 0}, 409)
        await bob.post(f"/api/tables/{table}/sit", {"seat": 2})
        info = await bob.post(f"/api/tables/{table}/sit", {"seat": 1})
        assert [seat["name"] for seat in info["seats"]] == ["Ann", "Bob", None, info["seats"][3]["name"]]
        await bob.put(f"/api/tables/{table}/seats/2", {"player": "deputy"}, 403)
        await ann.put(f"/api/tables/{table}/seats/9", {"player": "deputy"}, 404)
        await ann.put(f"/api/tables/{table}/seats/0", {"player": "deputy"}, 409)
        await ann.post(f"/api/tables/{table}/start", None, 409)
        info = await ann.put(f"/api/tables/{table}/seats/2", {"player": "deputy"})
        assert info["seats"][2]["bot"] == "deputy"
        names = [seat["name"] for seat in info["seats"]]
        assert len(set(names)) == 4
        info = await ann.put(f"/api/tables/{table}/seats/1", {"player": "free"})
        assert info["seats"][1]["name"] is None

    together(tmp_path, evening)


def test_the_host_leaves_to_the_next_and_the_last_puts_out_the_light(tmp_path: Path) -> None:
    async def evening(found: House, ann: Guest, bob: Guest) -> None:
        table = await ann.table("showdown", "me", "free", "free")
        await bob.post(f"/api/tables/{table}/sit", {})
        await bob.post(f"/api/tables/{table}/start", None, 403)
        info = await ann.post(f"/api/tables/{table}/leave")
        assert info["host"] == bob.id
        info = await bob.post(f"/api/tables/{table}/leave")
        assert info["status"] == "closed"
        await ann.post(f"/api/tables/{table}/sit", {}, 409)

    together(tmp_path, evening)


def test_leaving_a_running_game_hands_the_seat_to_a_bot(tmp_path: Path) -> None:
    async def evening(found: House, ann: Guest, bob: Guest) -> None:
        table = await ann.table("showdown", "me", "free")
        await bob.post(f"/api/tables/{table}/sit", {})
        await ann.post(f"/api/tables/{table}/start")
        info = await bob.post(f"/api/tables/{table}/leave")
        assert info["seats"][1]["is_stood_in"]
        async with ann.socket() as socket:
            last = await socket.play_on(await socket.watch(table))
            assert last["result"] is not None

    together(tmp_path, evening)
