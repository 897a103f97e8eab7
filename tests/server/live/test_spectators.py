"""What a spectator is told over whole games: what lies openly, and nothing else."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from posse.engine.log import ALL, HIDDEN, NOTHING, SPECTATOR, Event, told
from posse.engine.table import Table
from posse.games import game_names
from posse.games import text as text_of
from posse.text.story import as_noticed, heard
from posse.text.words import words
from tests.server.house import house
from tests.tables import play_as

SEATS = ("deputy", "greenhorn", "random")


@pytest.mark.parametrize("memory_aid", [False, True])
def test_a_spectator_hears_what_the_engine_tells_spectators(tmp_path: Path, memory_aid: bool) -> None:
    async def play() -> None:
        async with house(tmp_path) as found, found.guest() as ann, ann.socket() as socket:
            for name in game_names():
                options = {"pace": "instant", "memory_aid": memory_aid}
                table = await ann.table(name, *SEATS, start=True, options=options)
                n_before = len(socket.seen)
                position = await socket.watch(table)
                while position["result"] is None:
                    position = await socket.until("position")
                room = await found.server.rooms.room(table)
                assert room.moves.history is not None
                names = [seat.name or "" for seat in room.row.seats]
                _compare(room.moves.history.table, names, socket.seen[n_before:], memory_aid)

    asyncio.run(play())


def _compare(played: Table, names: list[str], messages: list[dict[str, Any]], memory_aid: bool) -> None:
    """Every message of a stream, with the game played again."""
    views, happened = [], []
    game = played.game
    again = Table(game, played.key, played.n_seats)
    views.append(again.view(SPECTATOR).as_dict())
    happened.append(told(again.opening, SPECTATOR))
    for ply in played.plies:
        seen = play_as(again, ply.seat, game.paper.moves.write(ply.move))
        views.append(again.view(SPECTATOR).as_dict())
        happened.append(seen.told(SPECTATOR))
    steps = []
    for message in messages:
        assert message["type"] in ("table", "position", "chats")
        if message["type"] == "position":
            assert message["seat"] == SPECTATOR
            assert message["offer"] is None
            assert message["can_undo"] is False
            assert message["view"] == views[message["n"]]
            steps += message["steps"]
    assert [step["n"] for step in steps] == list(range(len(views)))
    for step, events in zip(steps, happened, strict=True):
        noticed = as_noticed(events, game, SPECTATOR, memory_aid)
        assert [tuple(event.values()) for event in step["events"]] == [_by_names(game, event) for event in noticed]
        story = (
            text_of(game.name).story(event, words("en"), names) for event in heard(events, game, SPECTATOR, memory_aid)
        )
        assert [line["text"] for line in step["lines"]] == [line for line in story if line]


def _by_names(game: Any, event: Event) -> tuple[Any, ...]:
    item = {NOTHING: None, HIDDEN: "?", ALL: "*"}.get(event.item, game.paper.items[event.item])
    source, target = (game.paper.places[place] if place >= 0 else None for place in (event.source, event.target))
    return game.paper.events[event.what], event.seat, item, event.n, source, target
