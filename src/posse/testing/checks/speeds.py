"""Checks that the three speeds are one rulebook."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from posse.engine.batch import play_games
from posse.engine.log import Log
from posse.engine.rng import below, key_from_seed, split
from posse.engine.rule import rule
from posse.engine.speed import Speed, bind
from posse.engine.struct import FloatGrid, Grid, Row
from posse.engine.workspace import Workspace, numbers, structs, workspace
from posse.testing.kit import Broken, Kit

setup: Callable[[Any, Any, int, Any], None]
actors: Callable[[Any, Any], int]
turn: Callable[[Any, Any], int]
legal: Callable[[Any, Any, int, Row], int]
apply: Callable[[Any, Any, int, int, Any], None]
payoff: Callable[[Any, Any, FloatGrid], None]
view: Callable[[Any, Any, int, Any], None]
resample: Callable[[Any, Any, Any, Any], None]
observe: Callable[[Any, Any, Grid, int], None]
relative: Callable[[int, int, int], int]
blank: Callable[[Sequence[Any], int, Sequence[Any]], None]
PLY_CAP: int


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
    """Plain, compiled and checked: the same moves listed, events told, views given, observations made and worlds
    resampled, ply by ply."""
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
    states, views = game.State.batch(2), game.View.batch(1)
    work = workspace(game, speed, key_from_seed(kit.seed), states)
    work = work._replace(views=structs(speed, game.View, views))
    logs, no_logs = (structs(speed, Log, Log.batch(1)) for _ in range(2))
    n_numbers = game.layout(n_seats).n_numbers if game.observation.parts else 0
    room = np.zeros((1, 1 + n_numbers), np.int16)
    observed: Any = memoryview(room) if speed is Speed.PLAIN else room  # type: ignore[arg-type]
    heard = Heard(logs, no_logs, _raw(speed, states), _raw(speed, views), observed)
    sums = numbers(speed, kit.n_games)
    bind(trace, game, speed, **game.observation.by_name())(work, heard, sums, kit.n_games, n_seats)
    return [int(n) for n in sums]


def _raw(speed: Speed, array: npt.NDArray[np.void]) -> Any:
    """The bytes of an array of structs, [row, byte]."""
    raw = array.view(np.uint8).reshape(len(array), -1)
    return memoryview(raw) if speed is Speed.PLAIN else raw  # type: ignore[arg-type]


class Heard(NamedTuple):
    """What a game tells, beside what a workspace holds."""

    logs: Sequence[Log]  # one
    no_logs: Sequence[Log]  # one, never written
    state_bytes: Any  # of the two states: the one played, and one resampled
    view_bytes: Any  # of the view
    numbers: Any  # of an observation


@rule
def mix(h: int, n: int) -> int:
    return ((h ^ (n & 0xFFFFFFFF)) * 16777619) & 0xFFFFFFFF


@rule
def mix_row(h: int, rows: Grid, i: int, n: int) -> int:
    for k in range(n):
        h = mix(h, rows[i, k])
    return h


@rule
def mix_events(h: int, log: Log) -> int:
    for i in range(log.n):
        h = mix_row(h, log.rows, i, 7)
    return h


@rule
def mix_moves(h: int, work: Workspace, n_seats: int) -> int:
    """Who may act, and the legal moves of every seat."""
    h = mix(h, actors(work.boxes[0], work.states[0]))
    for seat in range(n_seats):
        n = legal(work.boxes[0], work.states[0], seat, work.moves)
        for k in range(n):
            h = mix(mix(h, work.moves[k]), relative(work.moves[k], seat, n_seats))
    return h


@rule
def mix_views(h: int, work: Workspace, heard: Heard, n_seats: int, ply: int) -> int:
    """What every seat and a spectator see, as a view and as an observation, and a world that fits it."""
    for seat in range(-1, n_seats):
        blank(work.views, 0, work.no_views)
        view(work.boxes[0], work.states[0], seat, work.views[0])
        h = mix_row(h, heard.view_bytes, 0, heard.view_bytes.shape[1])
        if seat >= 0:
            observe(work.boxes[0], work.views[0], heard.numbers, 0)
            h = mix_row(h, heard.numbers, 0, heard.numbers.shape[1])
        blank(work.states, 1, work.blanks)
        split(work.master, 1000 + ply, work.states[1])
        resample(work.boxes[0], work.views[0], work.states[1], work.scratches[0])
        h = mix_row(h, heard.state_bytes, 1, heard.state_bytes.shape[1])
    return h


@rule
def mix_payoff(h: int, work: Workspace, n_seats: int) -> int:
    for seat in range(n_seats):
        work.out[0, seat] = 0.0
        work.out[1, seat] = 0.0
    if turn(work.boxes[0], work.states[0]) < 0:
        payoff(work.boxes[0], work.states[0], work.out)
    for seat in range(n_seats):
        h = mix(mix(h, int(work.out[0, seat] * 1e6)), int(work.out[1, seat] * 1e3))
    return h


def trace(work: Workspace, heard: Heard, sums: Row, n_games: int, n_seats: int) -> None:
    """Play games and mix everything a game tells into one number each."""
    box = work.boxes[0]
    s = work.states[0]
    log = heard.logs[0]
    for i in range(n_games):
        blank(work.states, 0, work.blanks)
        split(work.master, 2 * i, s)
        split(work.master, 2 * i + 1, work.streams[0])
        blank(heard.logs, 0, heard.no_logs)
        setup(box, s, n_seats, log)
        h = mix_events(2166136261, log)
        seat = turn(box, s)
        n_plies = 0
        while seat >= 0 and n_plies < PLY_CAP:
            h = mix_moves(h, work, n_seats)
            n = legal(box, s, seat, work.moves)
            blank(heard.logs, 0, heard.no_logs)
            apply(box, s, seat, work.moves[below(work.streams[0], n)], log)
            h = mix_events(h, log)
            h = mix_row(h, heard.state_bytes, 0, heard.state_bytes.shape[1])
            h = mix_views(h, work, heard, n_seats, n_plies)
            n_plies += 1
            seat = turn(box, s)
        sums[i] = mix_payoff(h, work, n_seats)
