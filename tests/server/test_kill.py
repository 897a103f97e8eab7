"""The server keeps its word: whatever ends it, what it accepted is there once, and every table goes on."""

from __future__ import annotations

import asyncio
import random
import sqlite3
import time
from collections import Counter
from collections.abc import AsyncIterator, Iterable, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

from posse.engine.table import Table
from posse.games import game

from .process import Player, Posse, posse

TABLES = (
    ("showdown", ("me", "free", "deputy")),
    ("wyatt-earp", ("me", "free", "free", "deputy")),
    ("wyatt-earp", ("me", "free")),
    ("el-paso", ("me", "free", "free", "deputy", "free")),
    ("el-paso", ("me", "deputy")),
    ("gnadenlos", ("me", "free", "deputy", "free")),
    ("gnadenlos", ("me", "deputy", "greenhorn")),
)
ALONE = (("el-paso", ("me", "deputy")),) * 4
NAMES = ("Ann", "Bob", "Cid", "Dot", "Eve")
N_KILLS = 10


def test_ten_kills_under_load_lose_nothing_and_double_nothing(tmp_path: Path) -> None:
    async def play() -> None:
        chance = random.Random(7)
        async with served(tmp_path) as server, seated(server, NAMES, TABLES) as players:
            async with asyncio.TaskGroup() as group:
                for player in players:
                    group.create_task(player.play())
                for _ in range(N_KILLS):
                    await accepted(players, chance.randrange(1, 40))
                    await asyncio.sleep(chance.uniform(0.0, 0.1))
                    await server.kill()
                    check(server, players)
                    await server.start()
                assert not all(player.is_done() for player in players)
            assert sum(player.n_again for player in players) > 0
            assert await server.stop() == 0
            check(server, players)
            with server.kept() as database:
                assert {row["status"] for row in database.execute("SELECT status FROM tables")} == {"over"}

    asyncio.run(play())


def test_killed_while_it_starts_it_starts_again(tmp_path: Path) -> None:
    async def play() -> None:
        chance = random.Random(9)
        server = Posse(tmp_path)
        for _ in range(4):  # from an empty folder on
            await server.launch()
            await asyncio.sleep(chance.uniform(0.2, 1.2))
            await server.kill()
        async with served(tmp_path) as server:
            said = server.log()  # Python may count what those that were killed left behind
            assert "error" not in said
            assert "Traceback" not in said

    asyncio.run(play())


def test_told_to_stop_it_answers_what_it_began_keeps_it_and_says_come_again(tmp_path: Path) -> None:
    async def play() -> None:
        async with served(tmp_path) as server, seated(server, NAMES, TABLES) as players, playing(players):
            for n in range(1, 4):
                await accepted(players, 20)
                begun = time.monotonic()
                assert await server.stop() == 0
                assert time.monotonic() - begun < 5.0
                while any(len(player.byes) < n for player in players):
                    await asyncio.sleep(0.01)
                kept = check(server, players)
                for player in players:
                    assert player.byes == [("restart", 1012)] * n
                    assert not kept & set(player.unanswered.values())
                await server.start()
            assert server.log().count("error") == 0

    asyncio.run(play())


def test_a_second_server_is_refused_the_database_of_the_first(tmp_path: Path) -> None:
    async def play() -> None:
        async with served(tmp_path) as server, server.guest() as ann:
            status, out, err = await posse("serve", "--port", "0", "--database", server.database)
            assert (status, out) == (2, "")
            assert err == f"posse: Posse is already running on this database, at {server.url}\n"
            assert await ann.get("/health")

    asyncio.run(play())


def test_a_copy_made_under_load_can_be_served(tmp_path: Path) -> None:
    async def play() -> None:
        (tmp_path / "copied").mkdir()
        copy = Posse(tmp_path / "copied")
        async with served(tmp_path) as server, seated(server, NAMES[:2], ALONE) as players:
            async with playing(players):
                await accepted(players, 10)
                before = {name for player in players for name in player.accepted}
                status, out, err = await posse("backup", str(copy.file), "--database", server.database)
                assert (status, err) == (0, "")
                assert str(copy.file) in out
            await server.kill()
            assert before <= check(copy, [])
            async with served(copy.folder) as copy:
                again = [player.at(copy) for player in players]
                await asyncio.gather(*(player.play() for player in again))
                assert await copy.stop() == 0
                check(copy, again)

    asyncio.run(play())


def test_a_damaged_snapshot_is_made_anew_and_reported(tmp_path: Path) -> None:
    async def play() -> None:
        async with served(tmp_path) as server, seated(server, NAMES[:1], ALONE) as (ann,):
            async with playing([ann]):
                await accepted([ann], 10)
                await server.kill()
                garbled, early, lost, sound = ann.tables
                with server.by_hand() as database:
                    database.execute("UPDATE tables SET snapshot = zeroblob(7) WHERE id = ?", (garbled,))
                    database.execute("UPDATE tables SET n_steps = n_steps - 1 WHERE id = ?", (early,))
                    database.execute("UPDATE tables SET snapshot = NULL WHERE id = ?", (lost,))
                await server.start()
                await accepted([ann], 10)
            for table in garbled, early, lost:
                assert reported(server, "snapshot_wrong", table)
            assert sound not in "".join(line for line in server.log().splitlines() if "error" in line)
            await ann.play()
            assert await server.stop() == 0
            check(server, [ann])

    asyncio.run(play())


def test_a_game_that_does_not_replay_is_kept_refused_and_reported(tmp_path: Path) -> None:
    async def play() -> None:
        async with served(tmp_path) as server, seated(server, NAMES[:1], ALONE) as (ann,):
            async with playing([ann]):
                await accepted([ann], 15)
            await server.kill()
            altered, gap, ruled, sound = ann.tables
            with server.by_hand() as database:
                database.execute("UPDATE steps SET move = 'howdy' WHERE table_id = ? AND n = 2", (altered,))
                database.execute("DELETE FROM steps WHERE table_id = ? AND n = 1", (gap,))
                database.execute("""UPDATE tables SET house = '{"no-such-rule": 1}' WHERE id = ?""", (ruled,))
                before = database.execute("SELECT * FROM steps").fetchall()
            await server.start()
            ann.guest.http.base_url = server.url
            async with ann.guest.socket() as socket:
                for table in altered, gap, ruled:
                    await socket.send("watch", table=table)
                    await socket.send("play", table=table, offer=1, move="howdy", id="again")
                    refused = await socket.answer("again")
                    assert (refused["type"], refused["code"]) == ("refused", "not-playing")
                    assert refused["line"] == "this game does not replay; the server's log says why"
                    assert (await ann.guest.get(f"/api/tables/{table}"))["status"] == "playing"
                    assert reported(server, "game_lost", table)
            ann.tables, ann.unanswered = [sound], {}
            await ann.play()
            assert await server.stop() == 0
            with server.kept() as database:
                after = database.execute("SELECT * FROM steps WHERE table_id != ?", (sound,)).fetchall()
            assert list(map(tuple, after)) == [tuple(step) for step in before if step["table_id"] != sound]

    asyncio.run(play())


@asynccontextmanager
async def served(folder: Path) -> AsyncIterator[Posse]:
    server = Posse(folder)
    await server.start()
    try:
        yield server
    finally:
        await server.kill()


@asynccontextmanager
async def seated(
    server: Posse, names: Sequence[str], tables: Sequence[tuple[str, tuple[str, ...]]]
) -> AsyncIterator[list[Player]]:
    """People at tables: each opens one in turn, and those after them take the seats that are free."""
    async with AsyncExitStack() as stack:
        guests = [await stack.enter_async_context(server.guest(name)) for name in names]
        players = [Player(server, guest, random.Random(guest.me["person"]["name"])) for guest in guests]
        for i, (name, seats) in enumerate(tables):
            host, *others = players[i % len(players) :] + players[: i % len(players)]
            table = await host.guest.table(name, *seats)
            host.tables.append(table)
            for other in others[: seats.count("free")]:
                await other.guest.post(f"/api/tables/{table}/sit", {})
                other.tables.append(table)
            await host.guest.post(f"/api/tables/{table}/start")
        yield players


@asynccontextmanager
async def playing(players: Iterable[Player]) -> AsyncIterator[None]:
    """Meanwhile they play; then they stop."""
    async with asyncio.TaskGroup() as group:
        tasks = [group.create_task(player.play()) for player in players]
        yield
        while not all(task.done() for task in tasks):  # a wait_for of Python 3.11 may not hear it the first time
            for task in tasks:
                task.cancel()
            await asyncio.sleep(0.01)


async def accepted(players: Iterable[Player], n: int) -> None:
    """When so many more moves have been."""

    def count() -> int:
        return sum(len(player.accepted) for player in players)

    enough = count() + n
    while count() < enough:
        await asyncio.sleep(0.01)


def reported(server: Posse, event: str, table: str) -> bool:
    return any(event in line and table in line for line in server.log().splitlines())


def check(server: Posse, players: Iterable[Player]) -> set[str]:
    """What the database has to hold, and the ids of all messages whose steps it does."""
    kept: dict[str, sqlite3.Row] = {}
    n_steps: dict[str, int] = {}
    n_times: Counter[str] = Counter()
    with server.kept() as database:
        assert database.execute("PRAGMA integrity_check").fetchone()[0] == "ok"
        for row in database.execute("SELECT * FROM tables").fetchall():
            steps = database.execute("SELECT * FROM steps WHERE table_id = ? ORDER BY n", (row["id"],)).fetchall()
            assert [step["n"] for step in steps] == list(range(1, row["n_steps"] + 1))
            assert row["snapshot"] == replayed(database, row, steps).snapshot()
            n_steps[row["id"]] = row["n_steps"]
            kept |= {step["message"]: step for step in steps if step["message"]}
            n_times.update(step["message"] for step in steps if step["message"])
    assert set(n_times.values()) <= {1}
    for player in players:
        for name, n in player.accepted.items():
            asked, step = player.asked[name], kept[name]
            assert (step["table_id"], step["n"], step["move"]) == (asked["table"], n, asked.get("move"))
        assert not kept.keys() & player.refused.keys()
        assert all(position["n"] <= n_steps[table] for table, position in player.seen.items())
    return set(kept)


def replayed(database: sqlite3.Connection, row: sqlite3.Row, steps: Iterable[sqlite3.Row]) -> Table:
    """The game again, through the engine's door."""
    found = game(row["game"])
    (n_seats,) = database.execute("SELECT count(*) FROM seats WHERE table_id = ?", (row["id"],)).fetchone()
    table = Table(found, row["key"], n_seats)
    for step in steps:
        if step["move"] is None:
            table.rewind(step["back_to"])
        else:
            table.play(step["move"], step["seat"])
    return table
