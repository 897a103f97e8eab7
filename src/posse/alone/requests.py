"""Requests to the house: the addresses of the server's API that a page asks when somebody plays alone."""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable, Mapping
from typing import Any, NamedTuple, TypeVar
from urllib.parse import parse_qsl, unquote, urlsplit

import msgspec

from posse.engine.game import EditionError, PosseError
from posse.games import game_names
from posse.games import lesson as lesson_of
from posse.server.archive.finales import chronicled
from posse.server.archive.replays import replay_json, verdict_of
from posse.server.live import giving_up, lessons, rulebooks, seats, shelf
from posse.server.wire.installed import check_game
from posse.server.wire.messages import NewTable, Problem, Sit
from posse.server.wire.refusal import Refusal, one_line
from posse.text.words import words

from .house import House

T = TypeVar("T")
Query = Mapping[str, str]
JSON = "application/json"


class Answer(NamedTuple):
    status: int
    body: bytes
    kind: str = JSON


async def ask(house: House, method: str, address: str, body: str = "") -> Answer:
    """Ask for something as a page asks a server."""
    parts = urlsplit(address)
    path = [unquote(part) for part in parts.path.split("/") if part]
    query = dict(parse_qsl(parts.query))
    try:
        found = await _find(house, method, path, query, body)
    except Refusal as error:
        return Answer(error.status, msgspec.json.encode(Problem(error.code, one_line(str(error)))))
    except PosseError as error:
        return Answer(400, msgspec.json.encode(Problem("bad-request", one_line(str(error)))))
    return found if isinstance(found, Answer) else Answer(200, msgspec.json.encode(found))


async def _find(house: House, method: str, path: list[str], query: Query, body: str) -> Any:
    match method, *path:
        case "GET", "api", "games":
            return [shelf.game_info(name, _language(query)) for name in game_names()]
        case "GET", "api", "levels":
            return shelf.level_infos()
        case "GET", "api", "games", game, "rules":
            return _rules(game, query)
        case "GET", "api", "games", game, "lesson":
            return _lesson(game, query)
        case "POST", "api", "tables":
            return (await house.create(_read(body, NewTable))).info()
        case "GET", "api", "tables":
            return []
        case "GET", "api", "tables", "mine":
            return await house.mine()
        case "GET", "api", "tables", table:
            return (await house.room(table)).info()
        case "POST", "api", "tables", table, deed if deed in _DEEDS:
            room = await house.room(table)
            await _DEEDS[deed](house, room, body)
            return room.info()
        case "POST", "api", "tables", table, "rematch":
            return (await house.rematch(table, query.get("harder") == "true")).info()
        case "GET", "api", "records":
            return house.records(query.get("game"), query.get("before"), int(query.get("limit", "20")))
        case "GET", "api", "records", record, *rest:
            return _record(house, record, rest, query)
        case "POST", "api", "verify":
            return verdict_of(body)
    raise Refusal(404, "not-found", "this is not to be had on this device")


async def _sit(house: House, room: Any, body: str) -> None:
    asked = _read(body, Sit)
    await seats.sit(room, house.me, asked.seat, bytes.fromhex(asked.nonce) if asked.nonce else None)


async def _start(house: House, room: Any, body: str) -> None:
    await seats.start(room, house.me)


async def _leave(house: House, room: Any, body: str) -> None:
    await seats.stand_up(room, house.me)


async def _give_up(house: House, room: Any, body: str) -> None:
    await giving_up.give_up(room, house.me)


_DEEDS: dict[str, Callable[[House, Any, str], Awaitable[None]]] = {
    "sit": _sit,
    "start": _start,
    "leave": _leave,
    "give-up": _give_up,
}


def _record(house: House, record: str, rest: list[str], query: Query) -> Any:
    kept = house.record(record)
    match rest:
        case []:
            return kept.detail()
        case ["file"]:
            return Answer(200, kept.row.record.encode(), "text/plain")
        case ["verify"]:
            return verdict_of(kept.row.record)
        case ["finale"]:
            return house.finale(record, chronicled(kept), _language(query))
        case ["replay"]:
            eyes = query.get("seat", "all")
            seat = None if eyes == "all" else int(eyes)
            has_sheets = query.get("sheets") == "true"
            return Answer(200, replay_json(kept, seat, _language(query), has_sheets, compress=False))
    raise Refusal(404, "not-found", "this is not to be had on this device")


def _rules(game: str, query: Query) -> Any:
    check_game(game)
    try:
        return rulebooks.rulebook_of(game, _language(query), query.get("house", ""))
    except EditionError as error:
        raise Refusal(400, "house-rules", str(error)) from None


def _lesson(game: str, query: Query) -> Any:
    check_game(game)
    script = lesson_of(game)
    if script is None:
        raise Refusal(404, "no-lesson", f"{game} has no first lesson")
    return lessons.told(game, script, words(_language(query)), query.get("name", "?"))


def _language(query: Query) -> str:
    asked = query.get("language", "en")
    return asked if asked in ("en", "de", "nl") else "en"


def _read(body: str, kind: type[T]) -> T:
    try:
        return msgspec.json.decode(body or json.dumps({}), type=kind)
    except msgspec.MsgspecError as error:
        raise Refusal(400, "bad-request", one_line(str(error))) from None
