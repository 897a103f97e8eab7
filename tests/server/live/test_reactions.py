"""Reactions: seen by whoever hears the one who makes them, and not kept."""

from __future__ import annotations

from pathlib import Path

from posse.server.accounts.limits import REACTIONS_AT_ONCE
from tests.server.house import Guest, House, together


def test_a_reaction_is_seen_at_its_seat_unless_muted_and_never_again(tmp_path: Path) -> None:
    async def evening(found: House, ann: Guest, bob: Guest) -> None:
        table = await ann.table("showdown", "me", "free", "free")
        await bob.post(f"/api/tables/{table}/sit", {})
        async with ann.socket() as hers, bob.socket() as his:
            await hers.watch(table)
            await his.watch(table)
            await his.send("react", table=table, reaction="hat")
            seen = await hers.until("reacted")
            assert seen == {"type": "reacted", "table": table, "seat": 1, "reaction": "hat"}
            assert await his.until("reacted") == seen
            await ann.put(f"/api/mutes/{bob.id}")
            await his.send("react", table=table, reaction="laugh")
            await hers.send("react", table=table, reaction="hurry")
            assert (await hers.until("reacted", lambda one: one["seat"] == 0))["reaction"] == "hurry"
            assert [one["reaction"] for one in hers.seen if one["type"] == "reacted"] == ["hat", "hurry"]
        async with ann.socket() as again:
            await again.watch(table)
            await again.until("chats")
            assert not [one for one in again.seen if one["type"] == "reacted"]

    together(tmp_path, evening)


def test_only_who_sits_there_reacts_and_not_without_end(tmp_path: Path) -> None:
    async def evening(found: House, ann: Guest, bob: Guest) -> None:
        table = await ann.table("showdown", "me", "free", "free")
        async with ann.socket() as hers, bob.socket() as his:
            await hers.watch(table)
            await his.watch(table)
            await his.send("react", table=table, reaction="smoke")
            assert (await his.until("failed"))["line"] == "only the players at a table with chat can react"
            for _ in range(REACTIONS_AT_ONCE + 1):
                await hers.send("react", table=table, reaction="ouch")
            assert (await hers.until("failed"))["code"] == "too-fast"
            await hers.send("react", table=table, reaction="fireworks")
            assert (await hers.until("failed", lambda one: one["code"] == "malformed"))["line"]

    together(tmp_path, evening)
