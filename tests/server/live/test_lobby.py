"""Tables before and after their games: opening, sitting down, leaving, starting, playing again."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from posse.server.live import chat
from posse.server.live.chat import muted_by
from tests.server.house import Guest, House, house

Evening = Callable[[House, Guest, Guest], Awaitable[None]]


def together(folder: Path, evening: Evening, **given: Any) -> None:
    async def run() -> None:
        async with house(folder, **given) as found, found.guest("Ann") as ann, found.guest("Bob") as bob:
            await evening(found, ann, bob)

    asyncio.run(run())


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


def test_what_is_said_is_kept_and_heard_unless_muted(tmp_path: Path) -> None:
    async def evening(found: House, ann: Guest, bob: Guest) -> None:
        table = await ann.table("showdown", "me", "free", "free")
        await bob.post(f"/api/tables/{table}/sit", {})
        async with ann.socket() as hers, bob.socket() as his:
            await hers.watch(table)
            await his.watch(table)
            for _ in range(2):  # sent twice, said once
                await hers.send("say", table=table, text="Howdy,\n  stranger ", id="one")
                assert (await hers.answer("one"))["type"] == "accepted"
            heard = await his.until("chats", lambda message: message["chats"] != [])
            assert [chat["text"] for chat in heard["chats"]] == ["Howdy, stranger"]
            await bob.put(f"/api/mutes/{ann.id}")
            await hers.send("say", table=table, text="Are you there?", id="two")
            await hers.answer("two")
            await his.send("say", table=table, text="No", id="three")
            await his.answer("three")
            said = [chat["text"] for message in his.seen if message["type"] == "chats" for chat in message["chats"]]
            assert said == ["Howdy, stranger", "No"]
        async with found.guest("Eve") as eve, eve.socket() as socket:
            await socket.watch(table)
            kept = await socket.until("chats")
            assert [chat["text"] for chat in kept["chats"]] == ["Howdy, stranger", "Are you there?", "No"]
            await socket.send("say", table=table, text="Psst", id="x")
            assert (await socket.answer("x"))["code"] == "not-seated"

    together(tmp_path, evening)


def test_who_speaks_is_called_as_at_the_table(tmp_path: Path) -> None:
    async def evening(found: House, ann: Guest, bob: Guest) -> None:
        table = await ann.table("showdown", "me", "free", "free")
        async with bob.socket() as his:
            await his.watch(table)
            await bob.http.patch("/api/me", json={"name": "Bert"})
            await bob.post(f"/api/tables/{table}/sit", {})
            await his.send("say", table=table, text="Howdy", id="one")
            said = await his.until("chats", lambda message: message["chats"] != [])
            assert said["chats"][0]["name"] == "Bert"

    together(tmp_path, evening)


@pytest.mark.parametrize("is_before", [True, False])
def test_what_is_said_while_one_comes_is_heard_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, is_before: bool
) -> None:
    """Before the old chats are read, or once they are being read."""

    async def evening(found: House, ann: Guest, bob: Guest) -> None:
        table = await ann.table("showdown", "me", "free", "free")
        async with ann.socket() as hers, bob.socket() as his:
            await hers.watch(table)

            async def say(text: str) -> None:
                await hers.send("say", table=table, text=text, id=text)
                await hers.answer(text)

            async def slowly(connection: Any, person: str) -> set[str]:
                if is_before:
                    await say("Howdy")
                muted = await muted_by(connection, person)
                if not is_before:
                    await say("Howdy")
                return muted

            monkeypatch.setattr(chat, "muted_by", slowly)
            await his.watch(table)
            await his.until("chats")
            await say("Well")
            await his.until("chats", lambda message: message["chats"][-1]["text"] == "Well")
            said = [chat["text"] for message in his.seen if message["type"] == "chats" for chat in message["chats"]]
            assert said == ["Howdy", "Well"]

    together(tmp_path, evening)


def test_nobody_speaks_without_end(tmp_path: Path) -> None:
    async def evening(found: House, ann: Guest, bob: Guest) -> None:
        table = await ann.table("showdown", "me", "free")
        async with ann.socket() as socket:
            await socket.watch(table)
            for i in range(4):
                await socket.send("say", table=table, text="Me!", id=f"c{i}")
            answers = [await socket.answer(f"c{i}") for i in range(4)]
            assert [answer["type"] for answer in answers] == ["accepted"] * 3 + ["refused"]
            assert answers[-1]["code"] == "too-fast"

    together(tmp_path, evening, chats_a_minute=3)
