"""Hidden means hidden, on the wire: in streams, in answers to errors, in the log."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import pytest
from structlog.testing import capture_logs

from posse.engine.table import Table
from posse.games import game as game_named
from posse.games import game_names
from posse.server.live import moves, room, turns
from posse.server.live.history import History, Taken
from posse.server.live.moves import Moves
from posse.server.log import log
from posse.testing import Kit
from tests.server.house import house
from tests.server.worlds import Metronome, Tally, play_a_pair

NAMES = ("Ann", "Bob", "Cay", "Dee", "Eve", "Fay")
PAIRS = 36  # for each game
LENGTH = 10  # steps after which a pair has been alike for long enough


def _play_pairs(folder: Path, monkeypatch: pytest.MonkeyPatch, name: str, n_pairs: int) -> Tally:
    """For every number of seats, every seat and a spectator; raises AssertionError where one could tell them apart."""
    metronome, tally, game = Metronome(), Tally(), game_named(name)
    kit = Kit(game)
    for module in (moves, room, turns):
        monkeypatch.setattr(module, "time", metronome.module())
    observers = [(n_seats, seat) for n_seats in game.seats for seat in range(-1, n_seats)]
    tables: list[tuple[str, str, bool]] = []

    async def play() -> None:
        async with contextlib.AsyncExitStack() as stack:
            found = await stack.enter_async_context(house(folder, max_tables_each=1000, away_s=3600))
            guests = [await stack.enter_async_context(found.guest(name)) for name in NAMES]
            sockets = [[await stack.enter_async_context(guest.socket()) for _ in "ab"] for guest in guests]
            for i in range(n_pairs):
                n_seats, seat = observers[i % len(observers)]
                where, n_shown = (found, kit, guests, sockets, n_seats, seat), tally.shown
                here, there = await play_a_pair(*where, f"{name} {i}", LENGTH, metronome, tally)
                tables.append((here.id, there.id, tally.shown > n_shown))

    with capture_logs() as lines:
        asyncio.run(play())
    for here, there, is_shown in tables:
        # What a rule showed in the end may have been the end of one game, and not of the other.
        found, other = (_about(table, lines, {"game_over"} if is_shown else set()) for table in (here, there))
        assert found == other, "the log tells them apart"
    return tally


def _about(table: str, lines: Iterable[Any], without: set[str]) -> list[dict[str, Any]]:
    mine = (line for line in lines if line.get("table") == table and line["event"] not in without)
    return [{**line, "table": "TABLE"} for line in mine]


@pytest.mark.parametrize("name", game_names())
def test_who_cannot_see_a_difference_cannot_hear_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    tally = _play_pairs(tmp_path, monkeypatch, name, PAIRS)
    assert tally.pairs == PAIRS
    assert tally.unlike > PAIRS * 3 // 4
    assert tally.steps > PAIRS * 2
    assert tally.undone > 0
    assert tally.codes == {"stale", "illegal", "not-your-turn", "not-seated", "cannot-undo"}
    assert len(tally.reasons) > 3


def _tell_all(self: Taken, seat: int) -> Any:
    return self.events


def _show_seat_0(self: Table, seat: int) -> Any:
    v = self.game.View()
    self.game.rules.view(self.game.box, self._state, 0, v)
    return v


def _undo_by_cards(self: History, seat: int, freely: bool) -> int | None:
    return 0 if sum(self.snapshot()) % 2 else None


def _log_cards(self: Moves) -> None:
    log.debug("asked", table=self._saved.now.id, cards=self.history.table.position() if self.history else "")


@pytest.mark.parametrize(
    ("owner", "name", "leak"),
    [
        (Taken, "told", _tell_all),
        (Table, "view", _show_seat_0),
        (History, "back_to", _undo_by_cards),
        (Moves, "ask", _log_cards),
    ],
)
def test_a_leak_would_be_heard(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, owner: type, name: str, leak: Any
) -> None:
    monkeypatch.setattr(owner, name, leak)
    with pytest.raises(AssertionError):
        _play_pairs(tmp_path, monkeypatch, "showdown", 12)


def test_the_session_says_which_seat_is_meant(tmp_path: Path) -> None:
    """No message can name a seat, and who has none can do nothing."""

    async def play() -> None:
        async with (
            house(tmp_path) as found,
            found.guest() as ann,
            found.guest("Bob") as bob,
            ann.socket() as hers,
            bob.socket() as his,
        ):
            table = await ann.table("showdown", "me", "deputy", start=True)
            offer = (await hers.watch(table))["offer"]
            seen = await his.watch(table)
            assert (seen["seat"], seen["offer"]) == (-1, None)
            asked = {"table": table, "offer": offer["number"], "move": offer["moves"][0]["move"], "id": "m"}
            await his.send("play", **asked)
            assert (await his.answer("m"))["code"] == "not-seated"
            await his.send("undo", table=table, n=seen["n"], id="u")
            assert (await his.answer("u"))["code"] == "not-seated"
            for more in ({"seat": 0}, {"person": ann.id}):
                await his.send("play", **asked, **more)
                assert (await his.until("failed"))["code"] == "malformed"
            await hers.send("play", **asked)
            assert (await hers.answer("m"))["type"] == "accepted"

    asyncio.run(play())
