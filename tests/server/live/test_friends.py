"""What friends can do about each other: calling, a bot for who is gone, a bot's seat for who comes late."""

from __future__ import annotations

import contextlib
from pathlib import Path
from typing import Any

from tests.server.house import Guest, House, Socket, together

SOON = {"gone_s": 0.02}


async def playing(ann: Guest, *others: Guest, bots: tuple[str, ...] = (), **more: Any) -> str:
    """A table at which all of them sit, and the game has begun."""
    table = await ann.table("showdown", "me", *("free" for _ in others), *bots, **more)
    for other in others:
        await other.post(f"/api/tables/{table}/sit", {})
    await ann.post(f"/api/tables/{table}/start")
    return table


async def until_seat(socket: Socket, seat: int, **wanted: Any) -> dict[str, Any]:
    """Until a seat is told to be so."""

    def is_so(message: dict[str, Any]) -> bool:
        found = message["table"]["seats"][seat]
        return all(found[name] == value for name, value in wanted.items())

    last = [message for message in socket.seen if message["type"] == "table"][-1:]
    return last[0] if last and is_so(last[0]) else await socket.until("table", is_so)


def test_who_is_waited_for_is_called_wherever_they_are(tmp_path: Path) -> None:
    async def evening(found: House, ann: Guest, bob: Guest) -> None:
        table = await playing(ann, bob)
        async with ann.socket() as hers:
            position = await hers.watch(table)
            while position["actors"] != [1]:
                await hers.play(position, position["offer"]["moves"][0]["move"])
                position = hers.last()
            calls = f"/api/tables/{table}/seats"
            assert await ann.post(f"{calls}/1/nudge") == {"is_reached": False}  # he has no window open
            fast = await ann.post(f"{calls}/1/nudge", None, 429)
            assert fast["code"] == "too-fast"
            found.server.limits.nudges._buckets.clear()
            async with bob.socket() as his:  # on another page
                assert await ann.post(f"{calls}/1/nudge") == {"is_reached": True}
                assert await his.until("nudged") == {"type": "nudged", "table": table, "game": "showdown", "by": "Ann"}
                assert (await bob.post(f"{calls}/0/nudge", None, 409))["code"] == "not-waiting"
                assert (await ann.post(f"{calls}/0/nudge", None, 400))["code"] == "yourself"
                assert (await ann.post(f"{calls}/7/nudge", None, 404))["code"] == "no-such-seat"
                async with found.guest("Eve") as eve:
                    assert (await eve.post(f"{calls}/1/nudge", None, 403))["code"] == "not-seated"
                found.server.limits.nudges._buckets.clear()
                await bob.put(f"/api/mutes/{ann.id}")
                assert await ann.post(f"{calls}/1/nudge") == {"is_reached": False}

    together(tmp_path, evening)


def test_the_host_puts_a_bot_in_place_of_who_is_gone_and_they_take_their_seat_back(tmp_path: Path) -> None:
    async def evening(found: House, ann: Guest, bob: Guest) -> None:
        table = await playing(ann, bob)  # without a clock: by itself nothing would ever happen
        async with ann.socket() as hers:
            await hers.watch(table)
            async with bob.socket() as his:
                await his.watch(table)
                here = await ann.post(f"/api/tables/{table}/seats/1/want-bot", None, 409)
                assert here["code"] == "not-gone"
                await until_seat(hers, 1, is_here=True)
            await until_seat(hers, 1, is_gone=True, is_here=False)
            info = await ann.post(f"/api/tables/{table}/seats/1/want-bot")
            assert info["seats"][1]["is_stood_in"]
            assert (await ann.post(f"/api/tables/{table}/seats/1/want-bot", None, 409))["code"] == "bot-plays"
            async with bob.socket() as his:
                await his.watch(table)
                back = his.last("table")["table"]["seats"][1]
                assert (back["is_stood_in"], back["is_gone"], back["bot_wanted_by"]) == (False, False, [])

    together(tmp_path, evening, **SOON)


def test_without_the_host_all_who_are_here_have_to_want_it(tmp_path: Path) -> None:
    async def evening(found: House, ann: Guest, bob: Guest) -> None:
        async with found.guest("Cay") as cay:
            table = await playing(ann, bob, cay)
            async with bob.socket() as his, cay.socket() as theirs:
                await his.watch(table)
                await theirs.watch(table)
                await until_seat(his, 0, is_gone=True)
                info = await bob.post(f"/api/tables/{table}/seats/0/want-bot")
                assert (info["seats"][0]["is_stood_in"], info["seats"][0]["bot_wanted_by"]) == (False, [1])
                await until_seat(theirs, 0, bot_wanted_by=[1])
                info = await cay.post(f"/api/tables/{table}/seats/0/want-bot")
                assert info["seats"][0]["is_stood_in"]

    together(tmp_path, evening, **SOON)


def test_at_a_rated_table_the_host_alone_does_not_decide(tmp_path: Path) -> None:
    async def evening(found: House, ann: Guest, bob: Guest) -> None:
        async with found.guest("Cay") as cay, contextlib.AsyncExitStack() as sockets:
            for guest in (ann, bob, cay):
                await guest.post("/api/register", {"password": "long enough for a horse"})
                guest.http.headers["X-CSRF-Token"] = (await guest.get("/api/me"))["csrf"]
            table = await playing(ann, bob, cay, is_rated=True)
            hers, theirs = [await sockets.enter_async_context(guest.socket()) for guest in (ann, cay)]
            await hers.watch(table)
            await theirs.watch(table)
            await until_seat(hers, 1, is_gone=True)
            info = await ann.post(f"/api/tables/{table}/seats/1/want-bot")
            assert not info["seats"][1]["is_stood_in"]
            info = await cay.post(f"/api/tables/{table}/seats/1/want-bot")
            assert info["seats"][1]["is_stood_in"]

    together(tmp_path, evening, **SOON)


def test_who_comes_late_plays_on_from_a_bots_seat(tmp_path: Path) -> None:
    async def evening(found: House, ann: Guest, bob: Guest) -> None:
        table = await playing(ann, bots=("deputy",))
        async with ann.socket() as hers, bob.socket() as his:
            await hers.watch(table)
            assert (await his.watch(table))["seat"] == -1
            assert (await bob.post(f"/api/tables/{table}/sit", {"seat": 1}, 409))["code"] == "not-open"
            offer = f"/api/tables/{table}/seats/1/offer"
            assert (await bob.put(offer, {"is_offered": True}, 403))["code"] == "not-host"
            assert (await ann.put(f"/api/tables/{table}/seats/0/offer", {"is_offered": True}, 409))["code"] == "taken"
            await ann.put(offer, {"is_offered": True})
            await until_seat(his, 1, is_offered=True)
            assert (await ann.post(f"/api/tables/{table}/sit", {"seat": 1}, 409))["code"] == "sits-already"
            info = await bob.post(f"/api/tables/{table}/sit", {"seat": 1})
            assert (info["seats"][1]["name"], info["seats"][1]["bot"], info["seats"][1]["is_offered"]) == (
                *("Bob", None, False),
            )
            position = await his.until("position", lambda message: message["seat"] == 1)
            assert position["steps"][0]["n"] == 0  # the whole story, with his name
            bot = next(message for message in his.seen if message["type"] == "table")["table"]["seats"][1]["name"]
            told = " ".join(line["text"] for step in position["steps"] for line in step["lines"])
            assert bot not in told
            async with found.guest("Cay") as cay:
                assert (await cay.post(f"/api/tables/{table}/sit", {}, 409))["code"] == "not-open"
            while his.last()["offer"] is None:  # his turn comes, and he plays from there
                if hers.last()["offer"]:
                    await hers.play(hers.last(), hers.last()["offer"]["moves"][0]["move"])
                await his.until("position")
            answer = await his.play(his.last(), his.last()["offer"]["moves"][0]["move"])
            assert answer["type"] == "accepted"

    together(tmp_path, evening)


def test_an_offer_can_be_withdrawn_and_rated_games_have_none(tmp_path: Path) -> None:
    async def evening(found: House, ann: Guest, bob: Guest) -> None:
        table = await playing(ann, bots=("deputy", "deputy"))
        offer = f"/api/tables/{table}/seats/1/offer"
        await ann.put(offer, {"is_offered": True})
        await ann.put(offer, {"is_offered": False})
        assert (await bob.post(f"/api/tables/{table}/sit", {"seat": 1}, 409))["code"] == "not-open"
        await ann.put(offer, {"is_offered": True})
        assert (await bob.post(f"/api/tables/{table}/sit", {"seat": 2}, 409))["code"] == "not-open"
        await ann.post("/api/register", {"password": "long enough for a horse"})
        ann.http.headers["X-CSRF-Token"] = (await ann.get("/api/me"))["csrf"]
        rated = await playing(ann, bots=("deputy",), is_rated=True)
        refused = await ann.put(f"/api/tables/{rated}/seats/1/offer", {"is_offered": True}, 409)
        assert refused["code"] == "counts"

    together(tmp_path, evening)
