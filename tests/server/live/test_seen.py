"""Bots and clocks wait for what people are shown, but not for long."""

from __future__ import annotations

import asyncio
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from posse.server.live import seen
from posse.server.live.clocks import Clocks
from posse.server.live.seen import MOST_ALONE_S, MOST_S, Seen
from posse.server.wire.messages import Clock, Ticking
from tests.server.house import house, together


def test_who_says_nothing_is_not_waited_for() -> None:
    found = Seen()
    found.step(1, False, 100.0)
    assert found.left_s(100.0) == 0.0
    assert not found.is_behind("ann")


def test_who_is_behind_is_waited_for_until_they_have_been_shown_the_last_step() -> None:
    found = Seen()
    found.saw("ann", 0)
    found.step(1, False, 100.0)
    assert found.is_behind("ann")
    assert found.left_s(105.0) == MOST_S - 5
    found.saw("ann", 1)
    assert not found.is_behind("ann")
    assert found.left_s(105.0) == 0.0


def test_who_leaves_is_not_waited_for() -> None:
    found = Seen()
    found.saw("ann", 0)
    found.step(1, False, 100.0)
    found.leave("ann")
    assert found.left_s(100.0) == 0.0


def test_alone_one_may_take_ones_time() -> None:
    found = Seen()
    found.saw("ann", 0)
    found.step(1, True, 100.0)
    assert found.left_s(100.0) == MOST_ALONE_S


def test_who_was_waited_for_in_vain_is_not_waited_for_again_until_they_tell() -> None:
    found = Seen()
    found.saw("ann", 0)
    found.step(1, False, 100.0)
    found.step(2, False, 100.0 + MOST_S)
    assert found.left_s(100.0 + MOST_S) == 0.0
    found.saw("ann", 2)
    found.step(3, False, 130.0)
    assert found.left_s(130.0) == MOST_S


def test_nobody_has_seen_what_has_not_happened() -> None:
    found = Seen()
    found.step(1, False, 100.0)
    found.saw("ann", 1000)
    found.step(2, False, 100.0)
    assert found.is_behind("ann")


def test_a_clock_stands_still_until_its_seat_has_been_shown_what_happened() -> None:
    clocks = Clocks(Clock(move_s=10, bank_s=60), [60_000, 60_000])
    clocks.wait_for({0: 1}, 100.0, {0: 20.0})
    assert clocks.ticking(104.0) == [Ticking(0, 10_000, 60_000, 16_000)]
    assert clocks.start(0, 105.0)
    assert not clocks.start(0, 106.0)
    assert clocks.ticking(109.0) == [Ticking(0, 6_000, 60_000)]


def test_a_clock_that_nobody_starts_runs_by_itself() -> None:
    clocks = Clocks(Clock(move_s=10, bank_s=60), [60_000])
    clocks.wait_for({0: 1}, 100.0, {0: 20.0})
    assert clocks.ticking(125.0) == [Ticking(0, 5_000, 60_000)]
    assert clocks.next_due() == 190.0


def test_bots_move_when_the_person_has_been_shown_what_happened(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path) as found, found.guest("Ann") as ann, ann.socket() as socket:
            table = await ann.table("wyatt-earp", "me", "random", start=True)
            position = await socket.watch(table)
            await socket.send("seen", table=table, n=position["n"])
            while position["offer"] is None:  # whoever begins
                position = await socket.until("position")
                await socket.send("seen", table=table, n=position["n"])
            while position["offer"] is not None:  # until the bot may act
                await socket.play(position, position["offer"]["moves"][0]["move"])
                position = socket.last()
                if position["offer"] is not None:
                    await socket.send("seen", table=table, n=position["n"])
            room = found.server.rooms.rooms[table]
            assert room.turns.seen.is_behind(ann.id)
            assert room.turns.is_busy()
            assert room.row.n_steps == position["n"]
            await socket.send("seen", table=table, n=position["n"])
            assert (await socket.until("position"))["n"] == position["n"] + 1

    asyncio.run(play())


def test_bots_do_not_wait_for_who_has_left(tmp_path: Path) -> None:
    async def evening(found: Any, ann: Any, bob: Any) -> None:
        table = await ann.table("wyatt-earp", "me", "random", start=True)
        async with bob.socket() as his:
            async with ann.socket() as hers:
                position = await hers.watch(table)
                await his.watch(table)
                await hers.send("seen", table=table, n=position["n"])
                while position["offer"] is None:  # whoever begins
                    position = await hers.until("position")
                    await hers.send("seen", table=table, n=position["n"])
                while position["offer"] is not None:
                    await hers.play(position, position["offer"]["moves"][0]["move"])
                    position = hers.last()
                    if position["offer"] is not None:
                        await hers.send("seen", table=table, n=position["n"])
            assert (await his.until("position", lambda now: now["n"] > position["n"]))["n"] == position["n"] + 1

    together(tmp_path, evening)


def test_others_are_told_when_a_clock_that_stood_still_runs(tmp_path: Path) -> None:
    async def evening(found: Any, ann: Any, bob: Any) -> None:
        options = {"pace": "instant", "clock": {"move_s": 600, "bank_s": 600}}
        table = await ann.table("wyatt-earp", "me", "free", options=options)
        await bob.post(f"/api/tables/{table}/sit", {})
        async with ann.socket() as hers, bob.socket() as his:
            await ann.post(f"/api/tables/{table}/start")
            sockets = {0: hers, 1: his}
            for socket in sockets.values():
                await socket.watch(table)
                await socket.send("seen", table=table, n=0)
            position = next(one.last() for one in sockets.values() if one.last()["offer"])
            mover = position["seat"]
            while position["offer"] is not None:
                await sockets[mover].play(position, position["offer"]["moves"][0]["move"])
                position = sockets[mover].last()
            other = 1 - mover
            standing = await sockets[other].until("position", lambda now: now["n"] == position["n"])
            assert [(one["seat"], one["waits_ms"] > 0) for one in standing["clocks"]] == [(other, True)]
            await sockets[other].send("seen", table=table, n=standing["n"])
            running = await sockets[mover].until("position", lambda now: now["clocks"][0]["waits_ms"] == 0)
            assert running["n"] == standing["n"]
            assert running["steps"] == []

    together(tmp_path, evening)


def test_waiting_ends_by_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [100.0]
    monkeypatch.setattr(seen, "time", SimpleNamespace(monotonic=lambda: now[0]))
    found = Seen()
    found.saw("ann", 0)
    found.step(1, False, now[0])

    async def go() -> None:
        waiting = asyncio.create_task(found.by_all())
        await asyncio.sleep(0)
        assert not waiting.done()
        now[0] += MOST_S
        found.saw("bob", 1)  # whoever tells, it is looked at again
        async with asyncio.timeout(10):
            await waiting

    asyncio.run(go())
