"""Whatever comes over a socket: a typed answer or a documented close, no trouble in the log, no table changed."""

from __future__ import annotations

import asyncio
import hashlib
import json
import sqlite3
import threading
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
import structlog
import websockets
from hypothesis import HealthCheck, given
from hypothesis import settings as hypothesis_settings
from hypothesis import strategies as st

from posse.server.http.connection import MAX_WATCHED
from tests.server.house import Guest, House, Socket, house

MAX_BYTES = 16_384
BOUNDED = hypothesis_settings(
    derandomize=True, database=None, deadline=None, max_examples=120, suppress_health_check=list(HealthCheck)
)
TROUBLED = ("warning", "error", "critical", "exception")


class Saloon:
    """A server in a thread of its own; Ann and Ben at a table, Eve at none, and what is sent in their name."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.loop = asyncio.new_event_loop()
        self.house: House
        self.tables: dict[str, str] = {}
        self.sockets: dict[str, Socket] = {}
        self.guests: dict[str, Guest] = {}
        self._opened, self._done = threading.Event(), asyncio.Event()
        self._thread = threading.Thread(target=lambda: self.loop.run_until_complete(self._serve()))

    def __enter__(self) -> Saloon:
        self._thread.start()
        assert self._opened.wait(30)
        return self

    def __exit__(self, *_: object) -> None:
        self.loop.call_soon_threadsafe(self._done.set)
        self._thread.join()
        self.loop.close()

    async def _serve(self) -> None:
        async with (
            house(self.folder, max_message_bytes=MAX_BYTES) as self.house,
            self.house.guest("Ann") as ann,
            self.house.guest("Ben") as ben,
            self.house.guest("Eve") as eve,
        ):
            self.guests = {"Ann": ann, "Ben": ben, "Eve": eve}
            self.tables["playing"] = await ann.table("showdown", "me", "free")
            await ben.post(f"/api/tables/{self.tables['playing']}/sit", {})
            await ann.post(f"/api/tables/{self.tables['playing']}/start")
            self.tables["open"] = await ann.table("el-paso", "me", "free")
            async with ann.socket() as of_ann, eve.socket() as of_eve:
                self.sockets = {"Ann": of_ann, "Eve": of_eve}
                self._opened.set()
                await self._done.wait()

    def do(self, work: Callable[[], Awaitable[Any]]) -> Any:
        async def run() -> Any:
            return await work()

        return asyncio.run_coroutine_threadsafe(run(), self.loop).result(30)

    def answers(self, who: str, message: str | bytes) -> list[dict[str, Any]]:
        """All that comes back for a message, up to the answer to a ping behind it."""

        async def work() -> list[dict[str, Any]]:
            socket = self.sockets[who]
            socket.seen.clear()
            await socket.wire.send(message)
            await socket.send("ping")
            await socket.until("pong")
            return [heard for heard in socket.seen[:-1] if heard["type"] != "table"]  # that others come and go

        found: list[dict[str, Any]] = self.do(work)
        return found

    def digest(self) -> str:
        """Of all that is kept of tables."""
        with sqlite3.connect(f"file:{self.folder}/posse.db?mode=ro", uri=True) as database:
            rows = [database.execute(f"SELECT * FROM {kind}").fetchall() for kind in ("tables", "seats", "steps")]
        database.close()
        return hashlib.sha256(repr(rows).encode()).hexdigest()


@pytest.fixture(scope="module")
def saloon(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Saloon]:
    with structlog.testing.capture_logs() as lines:
        with Saloon(tmp_path_factory.mktemp("saloon")) as found:
            before = found.digest()
            yield found
            assert found.digest() == before
        assert any(line["event"] == "guest_came" for line in lines), "the log was not heard"
        assert [line for line in lines if line["log_level"] in TROUBLED] == []


# Messages ------------------------------------------------------------------------------------------------------------

JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
    max_leaves=20,
)
ID = "a-message"


def sound(tables: dict[str, str]) -> list[dict[str, Any]]:
    """One of each kind."""
    table = tables["playing"]
    return [
        {"type": "watch", "table": table, "since": -1},
        {"type": "unwatch", "table": table},
        {"type": "lobby", "on": False},
        {"type": "play", "table": table, "offer": 1, "move": "lay king", "id": ID},
        {"type": "foresee", "table": table, "move": "lay king"},
        {"type": "why", "table": table, "move": "lay king"},
        {"type": "read-sheet", "table": table},
        {"type": "undo", "table": table, "n": 0, "id": ID},
        {"type": "come-back", "table": table},
        {"type": "say", "table": table, "text": "Howdy", "id": ID},
        {"type": "nonce", "table": table, "nonce": "0" * 64},
        {"type": "speak", "language": "nl"},
        {"type": "ping"},
    ]


def assert_not_understood(answers: list[dict[str, Any]]) -> None:
    assert [(answer["type"], answer["code"]) for answer in answers] == [("failed", "malformed")]
    assert len(answers[0]["line"]) <= 200


@BOUNDED
@given(data=st.binary(max_size=300))
def test_bytes(saloon: Saloon, data: bytes) -> None:
    assert_not_understood(saloon.answers("Ann", data))


@BOUNDED
@given(text=st.text(max_size=300))
def test_text(saloon: Saloon, text: str) -> None:
    assert_not_understood(saloon.answers("Ann", text))


@BOUNDED
@given(value=JSON)
def test_any_json(saloon: Saloon, value: Any) -> None:
    assert_not_understood(saloon.answers("Ann", json.dumps(value)))


@BOUNDED
@given(data=st.data())
def test_messages_with_a_wrong_a_missing_or_an_extra_field(saloon: Saloon, data: st.DataObject) -> None:
    message = dict(data.draw(st.sampled_from(sound(saloon.tables))))
    field = data.draw(st.sampled_from(list(message)))
    how = data.draw(st.sampled_from(("wrong", "missing", "extra", "list")))
    if how == "wrong":
        message[field] = data.draw(st.lists(JSON) | st.dictionaries(st.text(), JSON) | st.floats(allow_nan=False))
        if isinstance(message[field], float) and message[field].is_integer():
            message[field] = None
    elif how == "missing":
        if field in ("since", "on"):  # they have defaults
            field = "type"
        del message[field]
    elif how == "extra":
        message[data.draw(st.text().filter(lambda name: name not in message))] = data.draw(JSON)
    assert_not_understood(saloon.answers("Ann", json.dumps([message] if how == "list" else message)))


@pytest.mark.parametrize("number", ["9223372036854775808", "-9223372036854775809", "1" * 300, "1" * 5000, "1e400"])
@pytest.mark.parametrize(("kind", "field"), [("watch", "since"), ("play", "offer"), ("undo", "n")])
def test_huge_numbers(saloon: Saloon, kind: str, field: str, number: str) -> None:
    message = next(message for message in sound(saloon.tables) if message["type"] == kind)
    sent = json.dumps({**message, field: "HERE"}).replace('"HERE"', number)
    answers = [answer for answer in saloon.answers("Ann", sent) if answer["type"] not in ("position", "chats")]
    assert {answer["type"] for answer in answers} <= {"failed", "refused"}
    assert answers or kind == "watch"


@pytest.mark.parametrize(("open_", "close"), [("[", "]"), ('{"a":', "}")], ids=["lists", "objects"])
@pytest.mark.parametrize("depth", [50, 1000, 2500])
def test_deep_nesting(saloon: Saloon, depth: int, open_: str, close: str) -> None:
    deep = open_ * depth + "1" + close * depth
    assert_not_understood(saloon.answers("Ann", deep))
    assert_not_understood(saloon.answers("Ann", '{"type": "ping", "x": ' + deep + "}"))


@pytest.mark.parametrize(
    "text",
    [
        "",
        " ",
        "null",
        "{}",
        "[]",
        '"ping"',
        '{"type": null}',
        '{"type": "ping"} x',
        "\ufeff{}",
        '{"type": "ping", "type": "watch"}',
    ],
)
def test_what_is_nearly_a_message(saloon: Saloon, text: str) -> None:
    assert_not_understood(saloon.answers("Ann", text))


def test_a_message_in_a_binary_frame_is_a_message(saloon: Saloon) -> None:
    async def work() -> dict[str, Any]:
        await saloon.sockets["Ann"].wire.send(b'{"type": "ping"}')
        return await saloon.sockets["Ann"].hear()

    assert saloon.do(work) == {"type": "pong"}


def test_a_message_that_is_too_long(saloon: Saloon) -> None:
    padding = "x" * MAX_BYTES
    (answer,) = saloon.answers("Ann", json.dumps({"type": "ping", "x": padding}))
    assert (answer["type"], answer["code"]) == ("failed", "too-long")
    (answer,) = saloon.answers("Ann", ("{" + padding).encode())
    assert (answer["type"], answer["code"]) == ("failed", "too-long")


def test_one_that_is_far_too_long_closes_the_socket(saloon: Saloon) -> None:
    async def work() -> int:
        async with saloon.guests["Eve"].socket() as socket:
            await socket.wire.send("x" * (4 * MAX_BYTES + 1))
            with pytest.raises(websockets.ConnectionClosed):
                await socket.until("never")
            code: int = socket.wire.close_code
            return code

    assert saloon.do(work) == 1009


# Tables of others ----------------------------------------------------------------------------------------------------


@BOUNDED
@given(data=st.data())
def test_who_does_not_sit_there_changes_nothing(saloon: Saloon, data: st.DataObject) -> None:
    table = data.draw(st.sampled_from([*saloon.tables.values(), "nowhere", "x" * 64]))
    kinds = [message for message in sound(saloon.tables) if "table" in message]
    message = {**data.draw(st.sampled_from(kinds)), "table": table}
    for field in ("offer", "n"):
        if field in message:
            message[field] = data.draw(st.integers(-3, 9))
    if "move" in message:
        message["move"] = data.draw(st.sampled_from(["lay king", "lay ace", "lay jack", "lay vest", "hold", "", "?"]))
    heard = saloon.answers("Eve", json.dumps(message))
    answers = [answer for answer in heard if answer["type"] in ("failed", "refused", "accepted")]
    if table not in saloon.tables.values():
        is_quiet = message["type"] == "unwatch"
        assert [answer["code"] for answer in answers] == ([] if is_quiet else ["no-such-table"])
    elif message["type"] in ("play", "undo", "say"):
        assert [(answer["type"], answer["code"]) for answer in answers] == [("refused", "not-seated")]
    else:
        assert answers == []
    for position in (answer for answer in heard if answer["type"] == "position"):
        assert position["seat"] == -1
        assert position["offer"] is None
        assert position["view"]["hand"] == [0, 0, 0, 0]


@pytest.mark.parametrize("move", ["lay", "lay queen", "shoot 2", "hold", "", "lay king and ace", "é" * 100])
@pytest.mark.parametrize("offer", [-1, 0, 1, 2])
def test_moves_that_are_none(saloon: Saloon, move: str, offer: int) -> None:
    message = {"type": "play", "table": saloon.tables["playing"], "offer": offer, "move": move, "id": ID}
    (answer,) = saloon.answers("Ann", json.dumps(message))
    assert answer["type"] == "refused"
    assert answer["code"] == ("illegal" if offer == 1 else "stale")


@pytest.mark.parametrize("move", ["lay queen", "shoot 2", "", "é" * 100])
def test_what_is_no_move_cannot_be_foreseen(saloon: Saloon, move: str) -> None:
    table = saloon.tables["playing"]
    (answer,) = saloon.answers("Ann", json.dumps({"type": "foresee", "table": table, "move": move}))
    assert answer == {"type": "foreseen", "table": table, "move": move, "facts": None}


@pytest.mark.parametrize("move", ["lay queen", "shoot", "", "é" * 100])
def test_no_rule_forbids_what_is_no_move(saloon: Saloon, move: str) -> None:
    table = saloon.tables["playing"]
    (answer,) = saloon.answers("Ann", json.dumps({"type": "why", "table": table, "move": move}))
    assert answer == {"type": "because", "table": table, "move": move, "line": "", "rule": None}


def test_a_table_that_has_not_begun_has_no_sheet(saloon: Saloon) -> None:
    assert saloon.answers("Ann", json.dumps({"type": "read-sheet", "table": saloon.tables["open"]})) == []


def test_a_table_that_has_not_begun_has_no_moves(saloon: Saloon) -> None:
    message = {"type": "play", "table": saloon.tables["open"], "offer": 1, "move": "lay bank-1", "id": ID}
    (answer,) = saloon.answers("Ann", json.dumps(message))
    assert (answer["type"], answer["code"]) == ("refused", "not-playing")


# Floods and handshakes, each at a server of its own ------------------------------------------------------------------


def in_a_house(tmp_path: Path, test: Callable[[House], Awaitable[None]], **given_: Any) -> None:
    async def run() -> None:
        async with house(tmp_path, **given_) as found:
            await test(found)

    with structlog.testing.capture_logs() as lines:
        asyncio.run(run())
    assert [line for line in lines if line["log_level"] in TROUBLED] == []


def test_a_flood_is_answered_and_not_done(tmp_path: Path) -> None:
    async def test(found: House) -> None:
        async with found.guest() as ann, ann.socket() as socket:
            for _ in range(200):
                await socket.send("ping")
            answers = [await socket.hear() for _ in range(200)]
            served = [answer for answer in answers if answer["type"] == "pong"]
            refused = [answer for answer in answers if answer["type"] == "failed"]
            assert {answer["code"] for answer in refused} == {"too-fast"}
            assert len(served) + len(refused) == 200
            assert 20 <= len(served) < 100
            await asyncio.sleep(0.5)
            await socket.send("ping")
            assert (await socket.hear())["type"] == "pong"

    in_a_house(tmp_path, test, messages_a_second=10)


async def closed_with(found: House, headers: dict[str, str]) -> tuple[int | None, str | None]:
    """How a socket that may not be opened is closed."""
    async with websockets.connect(found.url.replace("http", "ws") + "socket", additional_headers=headers) as wire:
        with pytest.raises(websockets.ConnectionClosed):
            await asyncio.wait_for(wire.recv(), 10)
        return wire.close_code, wire.close_reason


def test_a_socket_is_opened_only_to_whom_the_server_knows_and_from_its_own_pages(tmp_path: Path) -> None:
    async def test(found: House) -> None:
        async with found.guest() as ann:
            ((name, value),) = ann.http.cookies.items()
            token, _, seal = value.partition(".")
            host = found.url.split("/")[2]
            wrong = ["", "x", token, f"{token}.", f"{token}.{seal[:-1]}", f"{token}x.{seal}", f"{seal}.{token}", "é"]
            assert await closed_with(found, {}) == (4401, "sign-in")
            for cookie in wrong:
                assert await closed_with(found, {"Cookie": f"{name}={cookie}"}) == (4401, "sign-in"), cookie
            for bearer in ("posse_x", token, "é"):
                assert await closed_with(found, {"Authorization": f"Bearer {bearer}"}) == (4401, "sign-in"), bearer
            sound_cookie = {"Cookie": f"{name}={value}"}
            for origin in (
                "https://example.org",
                "null",
                f"http://{host}.example.org",
                f"http://x{host}",
                "http://[",
                "",
            ):
                assert await closed_with(found, {**sound_cookie, "Origin": origin}) == (4403, "foreign-page"), origin
            async with found.connect(f"{name}={value}", origin=f"http://{host}") as wire:
                assert json.loads(await wire.recv())["type"] == "welcome"

    in_a_house(tmp_path, test)


def test_nobody_watches_too_many_tables(tmp_path: Path) -> None:
    async def test(found: House) -> None:
        async with found.guest() as ann, ann.socket() as socket:
            tables = [await ann.table("showdown", "me", "free") for _ in range(MAX_WATCHED + 1)]
            for table in tables[:-1]:
                await socket.watch(table)
            await socket.send("watch", table=tables[-1])
            assert (await socket.until("failed"))["code"] == "too-many"
            await socket.send("unwatch", table=tables[0])
            await socket.watch(tables[-1])

    in_a_house(tmp_path, test, max_tables_each=100)


def test_nobody_has_too_many_sockets(tmp_path: Path) -> None:
    async def test(found: House) -> None:
        async with found.guest("Ann") as ann, found.guest("Ben") as ben:
            cookie = {"Cookie": "; ".join(f"{name}={value}" for name, value in ann.http.cookies.items())}
            async with ann.socket(), ann.socket() as second:
                assert await closed_with(found, cookie) == (4429, "too-many")
                async with ben.socket(), found.guest("Cid") as cid:  # the house is full
                    its = {"Cookie": "; ".join(f"{name}={value}" for name, value in cid.http.cookies.items())}
                    assert await closed_with(found, its) == (4429, "too-many")
                await second.send("ping")
                assert (await second.hear())["type"] == "pong"
            async with ann.socket():
                pass

    in_a_house(tmp_path, test, max_sockets=3, max_sockets_each=2)
