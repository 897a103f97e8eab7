"""Giving up a game against bots alone."""

from __future__ import annotations

from pathlib import Path

from tests.server.house import Guest, House, together


def test_a_game_alone_can_be_given_up_and_makes_room_for_another(tmp_path: Path) -> None:
    async def evening(found: House, ann: Guest, bob: Guest) -> None:
        table = await ann.table("showdown", "me", "deputy", start=True)
        await ann.post("/api/tables", {"game": "showdown", "seats": ["me", "free"]}, 409)  # as many as she can have
        async with ann.socket() as socket:
            position = await socket.watch(table)
            info = await ann.post(f"/api/tables/{table}/give-up")
            assert (info["status"], info["result"]) == ("given-up", None)
            await socket.until("table", lambda message: message["table"]["status"] == "given-up")
            if position["offer"]:
                answer = await socket.play(position, position["offer"]["moves"][0]["move"])
                assert answer["code"] == "not-playing"
        room = await found.server.rooms.room(table)
        assert not room.turns.is_busy()
        assert await ann.get("/api/tables/mine") == []
        assert await ann.get("/api/tables") == []
        assert (await ann.http.get(f"/api/records/{table}")).status_code == 404
        await ann.table("showdown", "me", "deputy", start=True)
        again = await ann.post(f"/api/tables/{table}/give-up", None, 409)
        assert again["code"] == "not-playing"

    together(tmp_path, evening, max_tables_each=1)


def test_a_given_up_game_stays_so_when_the_server_comes_again(tmp_path: Path) -> None:
    tables: list[str] = []

    async def evening(found: House, ann: Guest, bob: Guest) -> None:
        tables.append(await ann.table("showdown", "me", "deputy", start=True))
        await ann.post(f"/api/tables/{tables[0]}/give-up")

    async def morning(found: House, ann: Guest, bob: Guest) -> None:
        assert (await ann.get(f"/api/tables/{tables[0]}"))["status"] == "given-up"

    together(tmp_path, evening)
    together(tmp_path, morning)


def test_where_others_play_nobody_ends_the_game_for_them(tmp_path: Path) -> None:
    async def evening(found: House, ann: Guest, bob: Guest) -> None:
        table = await ann.table("showdown", "me", "free")
        early = await ann.post(f"/api/tables/{table}/give-up", None, 409)
        assert early["code"] == "not-playing"
        await bob.post(f"/api/tables/{table}/sit", {})
        await ann.post(f"/api/tables/{table}/start")
        refused = await ann.post(f"/api/tables/{table}/give-up", None, 409)
        assert refused["code"] == "not-alone"
        async with found.guest("Eve") as eve:
            stranger = await eve.post(f"/api/tables/{table}/give-up", None, 403)
            assert stranger["code"] == "not-seated"
        assert (await ann.get(f"/api/tables/{table}"))["status"] == "playing"

    together(tmp_path, evening)


def test_a_rated_game_is_not_given_up(tmp_path: Path) -> None:
    async def evening(found: House, ann: Guest, bob: Guest) -> None:
        await ann.post("/api/register", {"password": "long enough for a horse"})
        ann.http.headers["X-CSRF-Token"] = (await ann.get("/api/me"))["csrf"]
        table = await ann.table("showdown", "me", "deputy", start=True, is_rated=True)
        refused = await ann.post(f"/api/tables/{table}/give-up", None, 409)
        assert refused["code"] == "counts"

    together(tmp_path, evening)
