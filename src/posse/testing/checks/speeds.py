"""Checks that the three speeds are one rulebook."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from typing import Any

import numpy as np
import numpy.typing as npt

from posse.engine.batch import Workspace, play_games
from posse.engine.log import Log
from posse.engine.rng import Stream, below, key_from_seed, split
from posse.engine.rule import rule
from posse.engine.speed import Speed, bind
from posse.engine.struct import FloatGrid, Grid, Row
from posse.testing.kit import Broken, Kit

setup: Callable[[Any, Any, int, Any], None]
actors: Callable[[Any, Any], int]
turn: Callable[[Any, Any], int]
legal: Callable[[Any, Any, int, Row], int]
apply: Callable[[Any, Any, int, int, Any], None]
payoff: Callable[[Any, Any, FloatGrid], None]
view: Callable[[Any, Any, int, Any], None]
resample: Callable[[Any, Any, Any], None]
blank: Callable[[Sequence[Any], int, Sequence[Any]], None]


def speeds_end_alike(kit: Kit) -> None:
    """Plain, compiled and checked: the same last states, byte by byte."""
    key = key_from_seed(kit.seed)
    for n_seats in kit.game.seats:
        states, n_plies = play_games(kit.game, key, 0, kit.n_games, n_seats, Speed.PLAIN)
        for speed in (Speed.COMPILED, Speed.CHECKED):
            others, n_others = play_games(kit.game, key, 0, kit.n_games, n_seats, speed)
            for i in range(kit.n_games):
                if states[i].tobytes() != others[i].tobytes() or n_plies[i] != n_others[i]:
                    raise Broken(f"game {i} of {n_seats} seats ends differently when {speed.value}")


def speeds_tell_alike(kit: Kit) -> None:
    """Plain, compiled and checked: the same moves listed, events told, views given and worlds resampled, ply by ply."""
    for n_seats in kit.game.seats:
        traces = {speed: _trace(kit, n_seats, speed) for speed in Speed}
        for speed, found in traces.items():
            for i, (a, b) in enumerate(zip(traces[Speed.PLAIN], found, strict=True)):
                if a != b:
                    raise Broken(f"game {i} of {n_seats} seats is told differently when {speed.value}")


def bounds_are_checked(kit: Kit) -> None:
    """A rule that writes out of range raises in checked mode, whatever lies in the cache."""
    game = kit.game

    @rule
    def astray(box: Any, s: Any, n_seats: int, log: Any) -> None:
        s.words[n_seats + 16] = 1

    wild = game.altered(rules=replace(game.rules, setup=astray))
    try:
        play_games(wild, bytes(32), 0, 1, game.seats.start, Speed.CHECKED)
    except IndexError:
        return
    raise Broken("the checked speed let a write out of range through")


def bounds_are_kept(kit: Kit) -> None:
    """No rule reads or writes out of range in random play."""
    for n_seats in kit.game.seats:
        try:
            play_games(kit.game, key_from_seed(kit.seed), 0, 50 * kit.n_games, n_seats, Speed.CHECKED)
        except IndexError as error:
            raise Broken(f"with {n_seats} seats a rule goes out of range: {error}") from None


def _trace(kit: Kit, n_seats: int, speed: Speed) -> list[int]:
    game = kit.game
    states, views = game.State.batch(2), game.View.batch(2)
    work = Workspace(game, speed, states)
    raws = [_raw(speed, array) for array in (states, views)]
    sums = work.numbers(kit.n_games)
    run: Any = bind(trace, game, speed)
    records = partial(Workspace.records, speed)
    arrays = (
        work.boxes,
        work.states,
        work.blanks,
        work.streams,
        records(game.View, views),
        records(Log, Log.batch(2)),
        *raws,
        work.moves,
    )
    run(*arrays, work.key(key_from_seed(kit.seed)), kit.n_games, n_seats, game.ply_cap, np.zeros((2, n_seats)), sums)
    return [int(n) for n in sums]


def _raw(speed: Speed, array: npt.NDArray[np.void]) -> Any:
    """The bytes of an array of records, [row, byte]."""
    raw = array.view(np.uint8).reshape(len(array), -1)
    return memoryview(raw) if speed is Speed.PLAIN else raw  # type: ignore[arg-type]


@rule
def mix(h: int, n: int) -> int:
    return ((h ^ (n & 0xFFFFFFFF)) * 16777619) & 0xFFFFFFFF


@rule
def mix_row(h: int, rows: Grid, i: int, n: int) -> int:
    for k in range(n):
        h = mix(h, rows[i, k])
    return h


def trace(
    boxes: Sequence[Any],
    states: Sequence[Any],  # [0] is played, [1] is resampled
    blanks: Sequence[Any],
    streams: Sequence[Stream],
    views: Sequence[Any],  # [0] is used, [1] stays blank; so with logs
    logs: Sequence[Log],
    state_bytes: Any,
    view_bytes: Any,
    moves: Row,
    master: Row,
    n_games: int,
    n_seats: int,
    ply_cap: int,
    out: FloatGrid,
    sums: Row,
) -> None:
    """Play games and mix everything a game tells into one number each."""
    box = boxes[0]
    stream = streams[0]
    for i in range(n_games):
        blank(states, 0, blanks)
        split(master, 2 * i, states[0])
        split(master, 2 * i + 1, stream)
        blank(logs, 0, logs[1:])
        setup(box, states[0], n_seats, logs[0])
        h = 2166136261
        for e in range(logs[0].n):
            h = mix_row(h, logs[0].rows, e, 7)
        seat = turn(box, states[0])
        n_plies = 0
        while seat >= 0 and n_plies < ply_cap:
            h = mix(h, actors(box, states[0]))
            for other in range(n_seats):
                n = legal(box, states[0], other, moves)
                for k in range(n):
                    h = mix(h, moves[k])
            n = legal(box, states[0], seat, moves)
            blank(logs, 0, logs[1:])
            apply(box, states[0], seat, moves[below(stream, n)], logs[0])
            for e in range(logs[0].n):
                h = mix_row(h, logs[0].rows, e, 7)
            h = mix_row(h, state_bytes, 0, state_bytes.shape[1])
            for other in range(-1, n_seats):
                blank(views, 0, views[1:])
                view(box, states[0], other, views[0])
                h = mix_row(h, view_bytes, 0, view_bytes.shape[1])
                blank(states, 1, blanks)
                split(master, 1000 + n_plies, states[1])
                resample(box, views[0], states[1])
                h = mix_row(h, state_bytes, 1, state_bytes.shape[1])
            n_plies += 1
            seat = turn(box, states[0])
        for other in range(n_seats):
            out[0, other] = 0.0
            out[1, other] = 0.0
        if seat < 0:
            payoff(box, states[0], out)
        for other in range(n_seats):
            h = mix(mix(h, int(out[0, other] * 1e6)), int(out[1, other] * 1e3))
        sums[i] = h
