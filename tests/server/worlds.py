"""Pairs of tables that one seat cannot tell apart: the same story so far, and other cards where it cannot look."""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from types import SimpleNamespace
from typing import Any

import msgspec

from posse.engine.fairness import fair_key
from posse.engine.log import told
from posse.engine.rng import Stream, below, key_from_seed, put_key
from posse.games import game as game_named
from posse.server.database.rows import nonces_of
from posse.server.live import seats
from posse.server.live.history import History
from posse.server.live.room import Room
from posse.server.wire.accounts import Person
from posse.server.wire.messages import Accepted, Clock, NewTable, Options, Play, Undo
from posse.testing import Kit
from posse.testing.checks.sight import _must_be_shown
from posse.testing.kit import resample, with_stream_of

from .house import Guest, House, Socket

OPTIONS = Options(clock=Clock(move_s=3600, bank_s=600))
LONGEST = 90  # plies before the worlds part
BEAT_S = 1.25  # between moves, by the tables' clocks


class Metronome:
    """In place of `time` at tables: it goes on when it is told to, so that clocks show the same in both worlds."""

    def __init__(self) -> None:
        self.now = 1000.0

    def module(self) -> Any:
        return SimpleNamespace(monotonic=lambda: self.now, time=lambda: self.now)


@dataclass
class Tally:
    """How much was compared."""

    pairs: int = 0
    unlike: int = 0  # pairs in which something hidden differed
    steps: int = 0  # moves and takings back, heard alike in both
    answers: int = 0  # to what the observer asked, alike in both
    shown: int = 0  # pairs that a rule told apart in the end
    undone: int = 0
    codes: set[str] = field(default_factory=set)  # of refusals
    reasons: set[str | None] = field(default_factory=set)  # rules that forbid moves


class Window:
    """The observer at one of the two tables."""

    def __init__(self, socket: Socket, room: Room) -> None:
        self.socket = socket
        self.room = room

    async def ask(self, kind: str, **values: Any) -> None:
        await self.socket.send(kind, table=self.room.id, **values)

    async def heard(self) -> list[str]:
        """All that came since it was last asked, as it came over the wire."""
        await self.socket.send("ping")
        found: list[str] = []
        while (text := str(await self.socket.wire.recv())) != '{"type":"pong"}':
            found.append(_without_names(text, self.room.id))
        return found


def _without_names(text: str, table: str) -> str:
    return re.sub(r'"created_ms":\d+', '"created_ms":0', text.replace(table, "TABLE"))


def person_of(guest: Guest) -> Person:
    return msgspec.convert(guest.me["person"], Person)


async def table_of(house: House, game: str, people: Sequence[Person]) -> Room:
    """A game just begun among these people."""
    rooms = house.server.rooms
    asked: Any = {"game": game, "seats": ["me", *["free"] * (len(people) - 1)], "options": OPTIONS}
    room = await rooms.create(people[0], NewTable(**asked))
    for person in people[1:]:
        await seats.sit(room, person, None)
    await seats.start(room, people[0])
    return room


async def put(room: Room, history: History) -> None:
    """Let this be the game that is played in the room."""
    room.begin(history)
    await room.change(n_steps=history.n)


def history_of(game: str, n_seats: int, key: bytes, moves: Sequence[tuple[int, str]]) -> History:
    found = game_named(game)
    history = History(found, key, n_seats)
    for seat, move in moves:
        history.play(seat, history.table.offer(seat).number, move)
    return history


def some_moves(game: str, n_seats: int, key: bytes, n: int, stream: Stream) -> list[tuple[int, str]]:
    """At random, and so that the game goes on after them."""
    history, moves = history_of(game, n_seats, key, []), []
    for _ in range(n):
        seats = history.table.actors()
        seat = seats[below(stream, len(seats))]
        offer = history.table.offer(seat)
        moves.append((seat, offer.moves[below(stream, len(offer.moves))]))
        history.play(seat, offer.number, moves[-1][1])
        if history.table.is_over():
            return moves[: len(moves) // 2]
    return moves


def swap_hidden(history: History, kit: Kit, seat: int, stream: Stream) -> bool:
    """Deal anew what the seat cannot see; what is drawn from now on is drawn alike. Whether anything is other now."""
    table = history.table
    old = table._state
    world = with_stream_of(resample(kit, table.view(seat), stream), old)
    table._state = world
    table._snapshots[-1] = bytes(world)
    table._make_offers()
    return bytes(world) != bytes(old)


class Pair:
    """Two rooms that differ in what the observer (-1: a spectator) cannot see."""

    def __init__(self, kit: Kit, seat: int, people: Sequence[Person], windows: Sequence[Window], tally: Tally) -> None:
        self.kit = kit
        self.seat = seat
        self.people = people
        self.windows = windows
        self.rooms = [window.room for window in windows]
        self.tally = tally
        self.n_asked = 0

    @property
    def histories(self) -> list[History]:
        found = [room.moves.history for room in self.rooms]
        assert all(found)
        return [history for history in found if history]

    def name(self) -> str:
        self.n_asked += 1
        return f"m{self.n_asked}"

    async def must_sound_alike(self, where: str) -> list[str]:
        here, there = [await window.heard() for window in self.windows]
        assert here == there, f"seat {self.seat + 1} hears the difference {where}"
        return here

    async def watch(self, since: int) -> None:
        for window in self.windows:
            await window.ask("watch", since=since)
        assert len(await self.must_sound_alike("on opening the table")) >= 2

    async def unwatch(self) -> None:
        for window in self.windows:
            await window.ask("unwatch")
            await window.heard()

    async def ask(self, kind: str, **values: Any) -> None:
        """The observer asks the same at both tables, is refused, and hears the same."""
        name = self.name()
        for window in self.windows:
            await window.ask(kind, **values, id=name)
        heard = [json.loads(text) for text in await self.must_sound_alike(f"by asking {kind} {values}")]
        answer = next(message for message in heard if message.get("id") == name)
        self.tally.answers += 1
        self.tally.codes.add(answer["code"])

    async def ask_in_vain(self, stream: Stream) -> None:
        """What is refused: nonsense, a move that is not legal, old and future offers, taking back what stays."""
        game, table = self.kit.game, self.histories[0].table
        offer = table.offer(self.seat) if self.seat >= 0 else None
        number = offer.number if offer else 0
        legal = offer.moves if offer else ()
        move = game.paper.moves.write(below(stream, game.n_moves))
        await self.ask("play", offer=number, move="a horse of a different colour")
        if move not in legal:
            await self.ask("play", offer=number, move=move)
        await self.ask_why(move)
        await self.ask("play", offer=number + (-1 if below(stream, 2) else 1), move=legal[0] if legal else move)
        n = self.histories[0].n
        await self.ask("undo", n=n - 1 if table.back_to(self.seat) is not None else n)

    async def ask_why(self, move: str) -> None:
        """Why a move cannot be played: the observer is told the same at both tables."""
        for window in self.windows:
            await window.ask("why", move=move)
        (because,) = map(json.loads, await self.must_sound_alike(f"by asking why {move!r} cannot be played"))
        self.tally.reasons.add(because["rule"])

    async def step(self, stream: Stream, begun: int) -> bool:
        """One move at both tables, the same; or one taken back. False: a rule has told them apart, or nothing fits."""
        here, there = (history.table for history in self.histories)
        seats = here.actors()
        seat = seats[below(stream, len(seats))]
        last = here.plies[-1].seat if here.plies else -1
        back, also = (table.back_to(last) for table in (here, there))
        if below(stream, 3) == 0 and back is not None and back == also and back >= begun:
            self.tally.undone += 1
            heard = await self._do(last, None)
        else:
            moves = [move for move in here.offer(seat).moves if move in there.offer(seat).moves]
            if not moves:
                return False
            heard = await self._do(seat, moves[below(stream, len(moves))])
        a, b = (told(history.steps[-1].events, self.seat) for history in self.histories)
        if a == b:
            assert heard[0] == heard[1], f"seat {self.seat + 1} hears the difference in step {self.histories[0].n}"
            self.tally.steps += 1
            return not here.is_over()
        first = next(pair for pair in zip([*a, None], [*b, None], strict=False) if pair[0] != pair[1])
        _must_be_shown(self.kit, *first, self.seat, f"step {self.histories[0].n} is taken")
        self.tally.shown += 1
        return False

    async def _do(self, seat: int, move: str | None) -> list[list[str]]:
        """The same at both tables: a move, or taking back. What the observer hears."""
        name = self.name()
        for window in self.windows:
            room, history = window.room, window.room.moves.history
            assert history is not None
            undo = Undo(room.id, history.n, name)
            play = Play(room.id, history.table.offer(seat).number, move or "", name)
            if seat == self.seat:
                await window.socket.wire.send(msgspec.json.encode(play if move else undo).decode())
                continue
            person = self.people[seat].id
            answer = await (room.play(person, play, "en") if move else room.undo(person, undo, "en"))
            assert isinstance(answer, Accepted), answer
        return [await window.heard() for window in self.windows]


async def play_a_pair(
    house: House,
    kit: Kit,
    guests: Sequence[Guest],
    sockets: Sequence[Sequence[Socket]],
    n_seats: int,
    seat: int,
    seed: str,
    length: int,
    metronome: Metronome,
    tally: Tally,
) -> list[Room]:
    """The last of the guests is the spectator; each has two sockets, one for each world."""
    stream = Stream()
    put_key(stream, key_from_seed(f"{seed} moves"))
    people = [person_of(guest) for guest in guests[:n_seats]]
    rooms = [await table_of(house, kit.game.name, people) for _ in range(2)]
    for room in rooms:
        secret = key_from_seed(seed)
        key = fair_key(secret, nonces_of(room.row))
        room.saved.now = replace(room.row, secret=secret, key=key)
    moves = some_moves(kit.game.name, n_seats, key, below(stream, LONGEST), stream)
    for room in rooms:
        await put(room, history_of(kit.game.name, n_seats, key, moves))
    assert rooms[1].moves.history is not None
    tally.pairs += 1
    tally.unlike += swap_hidden(rooms[1].moves.history, kit, seat, stream)
    rooms[1].resume()
    windows = [Window(socket, room) for socket, room in zip(sockets[seat], rooms, strict=True)]
    pair = Pair(kit, seat, people, windows, tally)
    await pair.watch(since=below(stream, len(moves) + 1) - 1)
    for _ in range(length):
        metronome.now += BEAT_S
        if below(stream, 2):
            await pair.ask_in_vain(stream)
        if not await pair.step(stream, len(moves)):
            break
    else:
        for window in windows:
            await window.socket.send("speak", language="de")
        await pair.must_sound_alike("in another language")
        for window in windows:
            await window.socket.send("speak", language="en")
    for window in windows:
        await window.heard()
    await pair.unwatch()
    for room in rooms:
        await room.close()
        del house.server.rooms.rooms[room.id]
    return rooms
