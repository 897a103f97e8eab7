"""At a table with others: sockets, seats, clocks, taking back, restarts."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

from tests.server.house import Socket, house


async def offered(*sockets: Socket) -> tuple[Socket, dict[str, Any]]:
    """Whoever is to move, and their position; waits for the newest."""
    while True:
        newest = max(socket.last()["n"] for socket in sockets)
        for socket in sockets:
            while socket.last()["n"] < newest:
                await socket.until("position")
        for socket in sockets:
            if socket.last()["offer"] is not None:
                return socket, socket.last()
        await sockets[0].until("position")


def first(position: dict[str, Any]) -> str:
    move: str = position["offer"]["moves"][0]["move"]
    return move


def test_two_people_and_a_bot_play_to_the_end(tmp_path: Path) -> None:
    async def play() -> None:
        async with (
            house(tmp_path) as found,
            found.guest("Ann") as ann,
            found.guest("Bob", "de") as bob,
            ann.socket() as hers,
            bob.socket() as his,
        ):
            table = await ann.table("gnadenlos", "me", "free", "deputy")
            assert (await hers.watch(table))["table"]["status"] == "open"
            await bob.post(f"/api/tables/{table}/sit", {})
            info = await ann.post(f"/api/tables/{table}/start")
            assert [seat["name"] for seat in info["seats"][:2]] == ["Ann", "Bob"]
            await hers.until("position")
            await his.watch(table)
            both = await asyncio.gather(hers.play_on(hers.last()), his.play_on(his.last()))
            assert both[0]["result"] == both[1]["result"]
            assert (both[0]["seat"], both[1]["seat"]) == (0, 1)
            lines = [line["text"] for step in his.seen[-1:] for line in step.get("steps", [{}])[-1].get("lines", [])]
            assert all("pays" not in line for line in lines)

    asyncio.run(play())


def test_who_comes_back_hears_what_happened_meanwhile(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path) as found, found.guest() as ann:
            async with ann.socket() as socket:
                table = await ann.table("showdown", "me", "deputy", "deputy", start=True)
                position = await socket.watch(table)
                await socket.play(position, first(position))
                seen = socket.last()["n"]
            async with ann.socket() as again:
                position = await again.watch(table, since=seen)
                assert [step["n"] for step in position["steps"]] == list(range(seen + 1, position["n"] + 1))
                last = await again.play_on(position)
            async with ann.socket() as later:
                whole = await later.watch(table)
                assert [step["n"] for step in whole["steps"]] == list(range(last["n"] + 1))
                assert whole["result"] == last["result"]

    asyncio.run(play())


def test_a_move_is_played_once_however_often_it_is_sent(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path) as found, found.guest() as ann, ann.socket() as socket:
            table = await ann.table("showdown", "me", "deputy", start=True)
            position = await socket.watch(table)
            accepted = await socket.play(position, first(position), "once")
            assert accepted["type"] == "accepted"
            async with ann.socket() as other:
                await other.watch(table)
                assert await other.play(position, first(position), "once") == accepted
            stale = await socket.play(position, first(position), "another")
            assert (stale["type"], stale["code"]) == ("refused", "stale")
            assert stale["position"]["n"] >= accepted["n"]

    asyncio.run(play())


def test_a_refusal_cites_its_rule_in_the_readers_language(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path) as found, found.guest("Bob", "de") as bob, bob.socket() as socket:
            table = await bob.table("wyatt-earp", "me", "deputy", start=True)
            position = await socket.watch(table)
            while position["offer"] is None:
                position = await socket.until("position")
            refused = await socket.play(position, "pass")
            assert refused["type"] == "refused"
            assert refused["code"] == "illegal"
            assert refused["rule"] is None or refused["line"].startswith(refused["rule"])
            nonsense = await socket.play(position, "sing a song")
            assert (nonsense["code"], nonsense["rule"]) == ("illegal", None)

    asyncio.run(play())


def test_a_spectator_sees_no_hand_and_may_not_play(tmp_path: Path) -> None:
    async def play() -> None:
        async with (
            house(tmp_path) as found,
            found.guest("Ann") as ann,
            found.guest("Eve") as eve,
            ann.socket() as hers,
            eve.socket() as spying,
        ):
            table = await ann.table("wyatt-earp", "me", "deputy", start=True)
            position = await hers.watch(table)
            seen = await spying.watch(table)
            assert seen["seat"] == -1
            assert seen["offer"] is None
            assert sum(seen["view"]["hand"]) == 0
            assert sum(position["view"]["hand"]) > 0
            await spying.send("play", table=table, offer=1, move="draw", id="x")
            assert (await spying.answer("x"))["code"] == "not-seated"
            info = (await ann.get(f"/api/tables/{table}"))["n_watchers"]
            assert info == 1

    asyncio.run(play())


def test_two_tables_at_once_over_one_socket(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path) as found, found.guest() as ann, ann.socket() as socket:
            tables = [await ann.table(game, "me", "deputy", start=True) for game in ("showdown", "el-paso")]
            for table in tables:
                await socket.watch(table)
            mine = await ann.get("/api/tables/mine")
            assert [one["table"]["id"] for one in mine] == tables[::-1]
            for one in mine:
                assert one["is_my_turn"] == (0 in one["actors"])
            while True:
                last = {message["table"]: message for message in socket.seen if message["type"] == "position"}
                if all(last[table]["result"] for table in tables):
                    break
                open_now = [position for position in last.values() if position["offer"] is not None]
                if open_now:
                    await socket.play(open_now[0], first(open_now[0]))
                else:
                    await socket.hear()

    asyncio.run(play())


def test_out_of_time_a_bot_stands_in_and_gives_the_seat_back(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path) as found, found.guest("Ann") as ann, found.guest("Bob") as bob:
            clock = {"move_s": 5, "bank_s": 0}
            options = {"pace": "instant", "clock": clock, "stand_in": "greenhorn"}
            table = await ann.table("wyatt-earp", "me", "free", options=options)
            await bob.post(f"/api/tables/{table}/sit", {"seat": 1})
            async with ann.socket() as hers, bob.socket() as his:
                await ann.post(f"/api/tables/{table}/start")
                await hers.watch(table)
                await his.watch(table)
                socket, position = await offered(hers, his)
                seat = position["seat"]
                ticking = next(clock for clock in position["clocks"] if clock["seat"] == seat)
                assert 0 < ticking["move_ms"] <= 5000
                room = found.server.rooms.rooms[table]
                room.turns.clocks._since[seat] = (room.turns.clocks._since[seat][0], -1e9)  # a long time ago
                room.turns._set_timer()
                info = await socket.until("table", lambda m: m["table"]["seats"][seat]["is_stood_in"])
                assert info["table"]["seats"][seat]["name"] == ("Ann" if seat == 0 else "Bob")
                after = await socket.until("position", lambda m: m["n"] > position["n"])
                assert after["steps"][0]["seat"] == seat
                await socket.send("come-back", table=table)
                await socket.until("table", lambda m: not m["table"]["seats"][seat]["is_stood_in"])

    asyncio.run(play())


def test_who_is_gone_from_a_table_with_a_clock_is_stood_in_for(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path, away_s=0.05) as found, found.guest("Ann") as ann, found.guest("Bob") as bob:
            options = {"pace": "instant", "clock": {"move_s": 600, "bank_s": 600}, "stand_in": "random"}
            table = await ann.table("showdown", "me", "free", options=options)
            await bob.post(f"/api/tables/{table}/sit", {})
            async with ann.socket() as hers:
                await ann.post(f"/api/tables/{table}/start")
                await hers.watch(table)
                await hers.until("table", lambda m: m["table"]["seats"][1]["is_stood_in"])
                async with bob.socket() as his:
                    await his.watch(table)
                    back = await hers.until("table", lambda m: not m["table"]["seats"][1]["is_stood_in"])
                    assert back["table"]["seats"][1]["name"] == "Bob"
                    assert back["table"]["status"] == "playing"

    asyncio.run(play())


def test_without_a_clock_a_table_waits(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path, away_s=0.0) as found, found.guest("Ann") as ann, found.guest("Bob") as bob:
            table = await ann.table("showdown", "me", "free")
            await bob.post(f"/api/tables/{table}/sit", {})
            await ann.post(f"/api/tables/{table}/start")
            await asyncio.sleep(0.2)
            info = await ann.get(f"/api/tables/{table}")
            assert not any(seat["is_stood_in"] for seat in info["seats"])

    asyncio.run(play())


def test_alone_with_bots_one_may_take_back_freely(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path) as found, found.guest() as ann, ann.socket() as socket:
            table = await ann.table("wyatt-earp", "me", "deputy", start=True)
            position = await socket.watch(table)
            while position["offer"] is None:
                position = await socket.until("position")
            mine = []
            while not mine or position["steps"][-1]["seat"] == 0:  # until a bot has moved, and it is my turn again
                mine.append(position)
                await socket.play(position, first(position))
                position = socket.last()
                while position["offer"] is None:
                    position = await socket.until("position")
            assert position["can_undo"]
            assert position["undo_knows"]  # what the bot did
            await socket.send("undo", table=table, n=position["n"], id="back")
            assert (await socket.answer("back"))["type"] == "accepted"
            back = socket.last()
            assert back["steps"][-1]["back_to"] == mine[-1]["n"] + 1
            assert back["view"] == mine[-1]["view"]
            assert [move["move"] for move in back["offer"]["moves"]] == [
                move["move"] for move in mine[-1]["offer"]["moves"]
            ]

    asyncio.run(play())


def test_with_people_nothing_is_taken_back_once_somebody_moved(tmp_path: Path) -> None:
    async def play() -> None:
        async with (
            house(tmp_path) as found,
            found.guest("Ann") as ann,
            found.guest("Bob") as bob,
            ann.socket() as hers,
            bob.socket() as his,
        ):
            table = await ann.table("showdown", "me", "free")
            await bob.post(f"/api/tables/{table}/sit", {})
            await ann.post(f"/api/tables/{table}/start")
            position, _ = await hers.watch(table), await his.watch(table)
            await hers.play(position, first(position))  # a card is laid in secret
            assert hers.last()["can_undo"]
            assert not hers.last()["undo_knows"]  # nothing that could teach her anything has happened
            await hers.send("undo", table=table, n=hers.last()["n"], id="back")
            assert (await hers.answer("back"))["type"] == "accepted"
            assert hers.last()["view"] == position["view"]
            await hers.play(hers.last(), first(hers.last()))
            await his.until("position", lambda m: m["n"] == hers.last()["n"])
            await his.play(his.last(), first(his.last()))
            await hers.until("position", lambda m: m["n"] == his.last()["n"])
            assert not hers.last()["can_undo"]
            await hers.send("undo", table=table, n=hers.last()["n"], id="late")
            assert (await hers.answer("late"))["code"] == "cannot-undo"

    asyncio.run(play())


def test_a_restart_in_the_middle_changes_nothing(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path) as found, found.guest() as ann, ann.socket() as socket:
            table = await ann.table("wyatt-earp", "me", "deputy", start=True)
            position = await socket.watch(table)
            for _ in range(3):
                while position["offer"] is None:
                    position = await socket.until("position")
                await socket.play(position, first(position))
                position = socket.last()
            while position["offer"] is None:
                position = await socket.until("position")
            cookies = dict(ann.http.cookies)
        async with house(tmp_path) as again, again.guest("Somebody else") as guest:
            guest.http.cookies.clear()
            guest.http.cookies.update(cookies)
            guest.me = await guest.get("/api/me")
            async with guest.socket() as socket:
                found_again = await socket.watch(table)
                assert found_again["view"] == position["view"]
                assert found_again["offer"] == position["offer"]
                assert found_again["n"] == position["n"]
                last = await socket.play_on(found_again)
                assert last["result"] is not None

    asyncio.run(play())


def test_words_change_with_the_language(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path) as found, found.guest() as ann, ann.socket() as socket:
            table = await ann.table("wyatt-earp", "me", "deputy", start=True)
            english = await socket.watch(table)
            await socket.send("speak", language="nl")
            dutch = await socket.until("position")
            assert dutch["n"] >= english["n"]
            assert dutch["steps"][0]["lines"] != english["steps"][0]["lines"]

    asyncio.run(play())
