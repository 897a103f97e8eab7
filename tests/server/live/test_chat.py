"""Chat: heard by those who want to, and not without end."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from posse.server.accounts import moderation
from posse.server.accounts.moderation import muted_by
from tests.server.house import Guest, House, together


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


def test_who_watches_talks_where_one_comes_by_a_link_and_listens_where_all_look_in(tmp_path: Path) -> None:
    async def evening(found: House, ann: Guest, bob: Guest) -> None:
        for is_public in (False, True):
            table = await ann.table("showdown", "me", "deputy", start=True, is_public=is_public)
            async with bob.socket() as his:
                await his.send("say", table=table, text="From outside", id="early")
                assert (await his.answer("early"))["code"] == "not-seated"
                await his.watch(table)
                await his.send("say", table=table, text="Go on, Ann", id="one")
                assert (await his.answer("one"))["type"] == ("refused" if is_public else "accepted")

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

            monkeypatch.setattr(moderation, "muted_by", slowly)
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
