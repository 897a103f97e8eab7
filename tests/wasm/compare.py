"""Orders for Node, and what native code says to the same: whole games and whole trees, byte by byte."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from posse.bots import policies
from posse.bots.bot import ByPolicy
from posse.bots.sheriff import Search, keys_of
from posse.engine import drivers
from posse.engine.game import AnyGame
from posse.engine.rng import Stream, below, key_from_seed, put_key
from posse.engine.speed import Speed, bind
from posse.engine.table import Table
from posse.engine.workspace import workspace

from .node import module, run

BY_POLICY = {"random": policies.RANDOM, "greenhorn": policies.GREENHORN, "deputy": policies.DEPUTY}


class Both(NamedTuple):
    """An order, and what it has to come to."""

    order: dict[str, Any]
    expected: Any
    steps: int
    """Decisions or iterations, to measure by."""


def digest(array: npt.NDArray[Any]) -> str:
    return hashlib.sha256(array.tobytes()).hexdigest()


def different(both: list[Both]) -> list[str]:
    """What Node says otherwise, in one line each; empty: all is equal."""
    lines = []
    for one, found in zip(both, run([one.order for one in both]), strict=True):
        if one.order["kind"] == "choice":
            wrong = [] if found == one.expected else [f"{found}, not {one.expected}"]
        else:
            digests = found["digests"]
            wrong = [name for name in {**digests, **one.expected} if digests.get(name) != one.expected.get(name)]
        lines += [f"{one.order['kind']} {one.order['about']}: {what}" for what in wrong]
    return lines


def random_games(game: AnyGame, n_seats: int, n_games: int, seed: str) -> Both:
    """The last states of random games, and how long they were."""
    key = key_from_seed(seed)
    work, n_plies = workspace(game, Speed.COMPILED, key, game.State.batch(n_games)), np.zeros(n_games, np.int64)
    bind(drivers.play_batch, game, Speed.COMPILED)(work, n_plies, 0, 0, n_games, n_seats)
    numbers = {"first": 0, "start": 0, "stop": n_games, "n_seats": n_seats}
    order = _games(game, n_seats, key, "play_batch", {"work.states": [n_games], "n_plies": [n_games]}, numbers)
    expected = {"work.states": digest(work.states), "n_plies": digest(n_plies)}
    return Both({**order, "read": list(expected)}, expected, int(n_plies.sum()))


def line_up(game: AnyGame, n_seats: int, n_games: int, seed: str) -> Both:
    """What came of games between policies: shares, scores, lengths, and the last state of the last."""
    key = key_from_seed(seed)
    stream = Stream()
    put_key(stream, key)
    by_seat = np.array([[below(stream, 3) for _ in range(n_seats)] for _ in range(n_games)])
    work, results = workspace(game, Speed.COMPILED, key), policies.results(n_games, n_seats)
    bind(policies.play_line_up, game, Speed.COMPILED, **game.habits.by_name())(
        work, results, by_seat, 0, n_games, n_seats
    )
    shapes = {
        **{name: list(array.shape) for name, array in _named("results", results).items()},
        "policies": [n_games, n_seats],
    }
    order = _games(game, n_seats, key, "play_line_up", shapes, {"first": 0, "n_games": n_games, "n_seats": n_seats})
    order["put"]["policies"] = by_seat.tobytes().hex()
    expected = {name: digest(array) for name, array in _named("results", results).items()}
    expected["work.states"] = digest(work.states)
    return Both({**order, "read": list(expected)}, expected, int(results.n_plies.sum()))


def _games(
    game: AnyGame, n_seats: int, key: bytes, driver: str, shapes: dict[str, list[int]], numbers: dict[str, int]
) -> dict[str, Any]:
    put = {"work.boxes": bytes(game.box).hex(), "work.master": key.hex()}
    about = f"{game.name} {n_seats} {driver}"
    where = {"kind": "games", "about": about, "module": module(game.name, "games"), "driver": driver}
    return {**where, "shapes": shapes, "put": put, "numbers": numbers}


def choices(game: AnyGame, n_seats: int, n: int) -> Iterator[Table]:
    """Tables somewhere in a game, where the seat whose turn it is has a choice."""
    stream = Stream()
    put_key(stream, key_from_seed(f"{game.name} {n_seats}"))
    for i in range(n):
        table, n_plies = Table(game, key_from_seed(f"deal {i}"), n_seats), below(stream, 80)
        while True:
            moves = table.offer(table.turn()).moves
            if len(table.plies) >= n_plies and len(moves) > 1:
                break
            table.play(moves[below(stream, len(moves))], table.turn())
            if table.is_over():
                table = Table(game, key_from_seed(f"again {i} {n_plies}"), n_seats)
                n_plies //= 2
        yield table


def searches(game: AnyGame, n_seats: int, n: int, n_iterations: int) -> Iterator[Both]:
    """Trees of which every array is compared; one search after the other in the same room, as at a table."""
    room = Search(game, Speed.COMPILED)
    for i, table in enumerate(choices(game, n_seats, n)):
        view, key, index = table.view(table.turn()), key_from_seed(f"search {i}"), i % 3
        room.begin(view, keys_of(key, index + 1)[index])
        room.grow(n_iterations)
        n_moves = len(table.offer(table.turn()).moves)
        order = {
            "kind": "search",
            "about": f"{game.name} {n_seats} {i}",
            "module": module(game.name, "search"),
            "box": bytes(game.box).hex(),
            "view": bytes(view).hex(),
            "key": key.hex(),
            "index": index,
            "iterations": [n_iterations // 3, n_iterations - n_iterations // 3],
            "nMoves": n_moves,
            "room": f"{game.name} {n_seats}",
        }
        arrays = {**_named("work", room.work), **_named("tree", room.tree)}
        yield Both(order, {name: digest(array) for name, array in arrays.items()}, n_iterations)


def _named(name: str, arrays: Any) -> dict[str, Any]:
    return {f"{name}.{field}": array for field, array in zip(arrays._fields, arrays, strict=True)}


def by_policies(game: AnyGame, n_seats: int, n: int) -> Iterator[Both]:
    """What random, greenhorn and deputy choose."""
    for i, table in enumerate(choices(game, n_seats, n)):
        view, key, moves = table.view(table.turn()), key_from_seed(f"choice {i}"), table.offer(table.turn()).moves
        numbers = [game.paper.moves.read(move) for move in moves]
        for name, policy in BY_POLICY.items():
            chosen = ByPolicy(game, policy).choose(view, moves, 0.0, key).move
            order = {
                "kind": "choice",
                "about": f"{game.name} {n_seats} {i} {name}",
                "policy": policy,
                "moves": numbers,
                "box": bytes(game.box).hex(),
                "view": bytes(view).hex(),
                "key": key.hex(),
                "module": module(game.name, "choice"),
            }
            yield Both(order, list(moves).index(chosen), 1)
