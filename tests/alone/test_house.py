"""One person and bots, with neither a network nor a database: as at a server's table."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any

import pytest

from posse.alone.keeping import BadFolder
from posse.engine.records import parse, replay
from posse.games import game, game_names
from posse.server.wire.accounts import Person

from .guest import ANN, Guest


def run(work: Coroutine[Any, Any, None]) -> None:
    asyncio.run(work)


@pytest.mark.parametrize("name", game_names())
def test_a_whole_game_ends_in_a_record_that_verifies(name: str) -> None:
    async def work() -> None:
        guest = Guest()
        bots = ["greenhorn", "deputy", "random"][: game(name).seats.start]
        table = await guest.open(name, *bots)
        position = await guest.play_out(table)
        info = await guest.ask("GET", f"/api/tables/{table}")
        assert info["status"] == "over"
        assert info["result"] == position["result"]

        text = await guest.ask("GET", f"/api/records/{table}/file")
        assert replay(parse(text), game(name)).is_over()
        verdict = await guest.ask("GET", f"/api/records/{table}/verify")
        assert (verdict["ok"], verdict["key_follows"]) == (True, True)
        assert verdict["commitment"] == info["commitment"]
        assert await guest.ask("POST", "/api/verify", None)  # a text that is no record is told so

        detail = await guest.ask("GET", f"/api/records/{table}")
        for eyes in ("all", "0"):
            told = await guest.ask("GET", f"/api/records/{table}/replay?seat={eyes}&language=de")
            assert len(told["plies"]) == detail["n_plies"] + 1
        finale = await guest.ask("GET", f"/api/records/{table}/finale?language=nl")
        assert (finale["seat"], finale["chronicle"]["n_plies"]) == (0, detail["n_plies"])
        assert "first-game" in [one["name"] for one in finale["special"]]
        assert [one["id"] for one in (await guest.ask("GET", "/api/records"))["records"]] == [table]
        await guest.house.close()

    run(work())


def test_what_is_put_back_goes_on_where_it_was() -> None:
    async def work() -> None:
        guest = Guest()
        table = await guest.open("showdown", "deputy", "deputy")
        await guest.play(table, await guest.my_turn())
        before = await guest.my_turn()
        await guest.house.close()

        later = Guest(Person("p-17", "Ann", False, "de"))  # a guest of a server by now
        assert later.house.drawer.put_back(guest.shelf[table]) == table
        (mine,) = await later.ask("GET", "/api/tables/mine")
        assert (mine["table"]["id"], mine["is_my_turn"], mine["table"]["seats"][0]["person"]) == (table, True, "p-17")
        await later.send(type="watch", table=table)
        after = await later.my_turn()
        assert (after["n"], after["view"]) == (before["n"], before["view"])
        assert [move["move"] for move in after["offer"]["moves"]] == [m["move"] for m in before["offer"]["moves"]]
        await later.play_out(table)
        await later.house.close()
        assert parse(await later.ask("GET", f"/api/records/{table}/file")).players[0] == "Ann"

    run(work())


def test_a_table_that_cannot_be_read_is_refused_in_one_line() -> None:
    async def work() -> None:
        with pytest.raises(BadFolder, match="this table cannot be read"):
            Guest().house.drawer.put_back(b'{"row": 3}')

    run(work())


def test_a_move_is_taken_back_asked_about_and_played_once() -> None:
    async def work() -> None:
        guest = Guest()
        table = await guest.open("showdown", "deputy", "deputy")
        first = await guest.my_turn()
        move = first["offer"]["moves"][0]["move"]
        await guest.send(type="foresee", table=table, move=move)
        assert guest.last("foreseen")["move"] == move
        await guest.send(type="why", table=table, move="show vest")
        assert guest.last("because")["table"] == table
        await guest.send(type="read-sheet", table=table)
        assert guest.last("sheet")["sheet"]["blocks"]
        await guest.play(table, first, message="once")
        played = guest.last("accepted")
        second = await guest.my_turn()
        await guest.play(table, first, message="once")  # the page heard no answer, and asked again
        assert guest.last("accepted") == played
        await guest.play(table, first, message="late")
        assert guest.last("refused")["code"] == "stale"
        await guest.send(type="undo", table=table, n=second["n"], id="back")
        assert guest.last("accepted")["id"] == "back"
        third = await guest.my_turn()
        assert third["steps"][-1]["back_to"] is not None
        await guest.send(type="speak", language="de")
        assert guest.last("position")["offer"]["moves"] != first["offer"]["moves"]
        await guest.house.close()

    run(work())


def test_a_bot_waits_until_what_happened_has_been_shown() -> None:
    async def work() -> None:
        guest = Guest()
        table = await guest.open("wyatt-earp", "deputy")
        position = await guest.my_turn()
        while position["offer"]:
            await guest.send(type="seen", table=table, n=position["n"])
            await guest.play(table, position)
            position = guest.last("position")
        for _ in range(100):  # its pace is none: it would have moved by now
            await asyncio.sleep(0)
        assert guest.last("position") == position
        await guest.send(type="seen", table=table, n=position["n"])
        await guest.until(lambda: guest.last("position")["n"] > position["n"])
        await guest.house.close()

    run(work())


def test_a_rematch_has_the_same_seats_and_stronger_bots_if_wanted() -> None:
    async def work() -> None:
        guest = Guest()
        table = await guest.open("showdown", "greenhorn")
        await guest.play_out(table)
        opened = await guest.ask("POST", f"/api/tables/{table}/rematch?harder=true")
        assert [seat["bot"] for seat in opened["seats"]] == [None, "deputy"]
        assert opened["seats"][0]["person"] == ANN.id
        assert (await guest.ask("POST", f"/api/tables/{opened['id']}/start"))["status"] == "playing"
        assert (await guest.ask("POST", f"/api/tables/{table}/rematch"))["id"] == opened["id"]
        given_up = await guest.ask("POST", f"/api/tables/{opened['id']}/give-up")
        assert given_up["status"] == "given-up"
        assert await guest.ask("GET", "/api/tables/mine") == []
        await guest.house.close()

    run(work())


def test_what_is_not_to_be_had_here_is_said_in_one_line() -> None:
    async def work() -> None:
        guest = Guest()
        asked = {"game": "showdown", "seats": ["me", "sheriff"]}
        assert (await guest.ask("POST", "/api/tables", asked, 409))["code"] == "no-such-bot"
        assert (await guest.ask("POST", "/api/tables", {"game": "chess", "seats": []}, 400))["code"] == "no-such-game"
        assert (await guest.ask("POST", "/api/tables", [], 400))["code"] == "bad-request"
        assert (await guest.ask("GET", "/api/tables/alone-x", None, 404))["code"] == "no-such-table"
        assert (await guest.ask("GET", "/api/ratings/showdown", None, 404))["code"] == "not-found"
        await guest.send(type="nonsense")
        assert guest.last("failed")["code"] == "malformed"
        await guest.send(type="watch", table="alone-x")
        assert guest.last("failed")["code"] == "no-such-table"
        assert guest.shelf == {}

    run(work())


def test_rules_lessons_games_and_levels_are_told_here_too() -> None:
    async def work() -> None:
        guest = Guest()
        games = await guest.ask("GET", "/api/games?language=de")
        assert [one["name"] for one in games] == list(game_names())
        assert "deputy" in [one["name"] for one in await guest.ask("GET", "/api/levels")]
        rules = await guest.ask("GET", "/api/games/wyatt-earp/rules?language=nl&house=")
        assert rules["sections"]
        lesson = await guest.ask("GET", "/api/games/el-paso/lesson?language=en&name=Ann")
        assert lesson["turns"]

    run(work())
