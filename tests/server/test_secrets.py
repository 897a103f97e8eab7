"""What must not get out of a running game: keys, secrets, nonces, cards; not by the log, not by REST."""

from __future__ import annotations

import asyncio
import base64
import io
import json
import logging
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
import structlog
from sqlalchemy.exc import IntegrityError

from posse.games import game_names
from posse.server.live.room import Room
from posse.server.log import set_up
from posse.server.wire.messages import MyTable, SeatInfo, TableInfo

from .house import house

NONCE = "5e" * 32
FIELDS = {"event", "level", "timestamp", "table", "game", "seats", "steps", "person", "n"}  # of lines in the log


@pytest.fixture
def whole_log(monkeypatch: pytest.MonkeyPatch) -> Iterator[io.StringIO]:
    """All that the server logs, down to debugging."""
    found = io.StringIO()
    monkeypatch.setattr(sys, "stderr", found)
    set_up("debug", as_json=True)
    yield found
    structlog.reset_defaults()


def secrets_of(room: Room) -> list[str]:
    """However somebody might write them down."""
    assert room.row.key is not None
    assert room.moves.history is not None
    found = [room.row.secret, room.row.key, bytes.fromhex(NONCE), room.moves.history.snapshot()]
    return [form for raw in found for form in _forms(raw)]


def _forms(raw: bytes) -> list[str]:
    return [raw.hex(), base64.b64encode(raw).decode(), base64.urlsafe_b64encode(raw).decode(), repr(raw)[2:-1]]


def test_the_log_of_whole_games_says_who_and_when_and_nothing_of_cards(
    tmp_path: Path, whole_log: io.StringIO, caplog: pytest.LogCaptureFixture
) -> None:
    known: set[str] = {*game_names()}
    hidden: list[str] = []

    async def play() -> None:
        async with house(tmp_path) as found, found.guest() as ann, ann.socket() as socket:
            known.add(ann.id)
            hidden.extend([ann.me["csrf"], *ann.http.cookies.values()])
            for name in game_names():
                table = await ann.table(name, "me", "deputy", "random", start=True, nonce=NONCE)
                known.add(table)
                room = await found.server.rooms.room(table)
                hidden.extend(secrets_of(room))
                position = await socket.watch(table)
                await socket.send("say", table=table, text="my hand is poor", id="said")
                for number, move in ((position["offer"] or {"number": 0})["number"], "xyz"), (99, "pass"):
                    await socket.send("play", table=table, offer=number, move=move, id=f"wrong-{number}")
                await socket.send("what", table=table)
                await socket.send("undo", table=table, n=77, id="back")
                await socket.play_on(position)
                assert room.moves.history is not None
                hidden.append(base64.b64encode(room.moves.history.snapshot()).decode())

    with caplog.at_level(logging.WARNING):
        asyncio.run(play())
    assert caplog.records == []
    lines = [json.loads(line) for line in whole_log.getvalue().splitlines()]
    assert sum(line["event"] == "game_over" for line in lines) == len(game_names())
    for line in lines:
        assert line.keys() <= FIELDS
        said = [line[key] for key in line.keys() - {"event", "level", "timestamp"}]
        assert all(isinstance(value, int) or value in known for value in said), line
    _must_not_hold(json.dumps(lines), [*hidden, "my hand is poor", "xyz"])


def test_a_write_that_fails_is_logged_without_what_it_would_have_written(
    tmp_path: Path, whole_log: io.StringIO
) -> None:
    """The error of a database quotes the values of a statement, if it is let."""
    key = bytes(range(65, 97))

    async def play() -> None:
        async with house(tmp_path) as found, found.guest() as ann:
            room = await found.server.rooms.room(await ann.table("showdown", "me", "free"))

            async def work() -> None:
                await room.change(key=key, edition=key.hex(), status=None)

            with pytest.raises(IntegrityError):
                await room.alone(work)

    asyncio.run(play())
    text = whole_log.getvalue()
    assert "table_work_failed" in text
    _must_not_hold(text, _forms(key))


def test_rest_tells_of_a_running_game_what_everybody_may_know(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path) as found, found.guest() as ann, found.guest("Bob") as bob:
            for name in game_names():
                asked: dict[str, Any] = {"start": False, "is_public": True}
                table = await ann.table(name, "me", "free", "deputy", **asked)
                await bob.post(f"/api/tables/{table}/sit", {})
                async with bob.socket() as socket:
                    await socket.send("nonce", table=table, nonce=NONCE)
                    await socket.send("ping")
                    await socket.until("pong")
                await ann.post(f"/api/tables/{table}/start")
                room = await found.server.rooms.room(table)
                assert room.row.seats[1].nonce == bytes.fromhex(NONCE)
                answers = [await bob.get(f"/api/tables/{table}")]
                answers += [info for info in await ann.get("/api/tables") if info["id"] == table]
                for guest in (ann, bob):
                    (one,) = [one for one in await guest.get("/api/tables/mine") if one["table"]["id"] == table]
                    assert one.keys() == _names(MyTable)
                    answers.append(one["table"])
                assert len(answers) == 4
                for info in answers:
                    assert info["status"] == "playing"
                    assert info.keys() == _names(TableInfo)
                    assert all(seat.keys() == _names(SeatInfo) for seat in info["seats"])
                    _must_not_hold(json.dumps(info), secrets_of(room))

    asyncio.run(play())


def test_there_is_no_record_of_a_running_game(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path) as found, found.guest() as ann:
            table = await ann.table("showdown", "me", "deputy", start=True)
            room = await found.server.rooms.room(table)
            for path in ("", "/file", "/replay", "/verify"):
                answer = await ann.http.get(f"/api/records/{table}{path}")
                assert answer.status_code == 404
                _must_not_hold(answer.text, secrets_of(room))

    asyncio.run(play())


def _names(struct: type[msgspec.Struct]) -> set[str]:
    return {field.name for field in msgspec.structs.fields(struct)}


def _must_not_hold(text: str, hidden: list[str]) -> None:
    for form in hidden:
        assert len(form) > 2
        assert form not in text
        assert json.dumps(form)[1:-1] not in text
