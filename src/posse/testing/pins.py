"""Pins: figures of a game that must not change unless its version rises.

Printed by `python -m posse.testing GAME`, and kept beside the game's tests as `pins.json`.
"""

from __future__ import annotations

import hashlib
from typing import Any

from posse.engine.game import AnyGame

from .kit import Kit, games, legal, steps

PERFT_DEPTH = 4


def pins(game: AnyGame) -> dict[str, Any]:
    """Counts of positions to a fixed depth, and a digest of every list of legal moves in some random games."""
    kit = Kit(game, n_games=10, seed="pins")
    digest, n_listed = hashlib.sha256(), 0
    perfts: dict[int, list[int]] = {}
    for n_seats, s, stream in games(kit):
        if n_seats not in perfts:
            perfts[n_seats] = [perft(kit, s, depth) for depth in range(1, PERFT_DEPTH + 1)]
        for step in steps(kit, s, stream):
            moves = legal(kit, step.before, step.seat)
            digest.update(f"{n_seats} {step.seat} {moves}\n".encode())
            n_listed += len(moves)
    return {
        "version": game.version,
        "perft": {str(n_seats): counts for n_seats, counts in perfts.items()},
        "moves_listed": n_listed,
        "order": digest.hexdigest()[:16],
    }


def perft(kit: Kit, s: Any, depth: int) -> int:
    """How many positions lie `depth` moves on, counted once for each way there; a finished game counts once."""
    seat = kit.game.rules.turn(kit.game.box, s)
    if depth == 0 or seat < 0:
        return 1
    n = 0
    for move in legal(kit, s, seat):
        after = s.copy()
        kit.game.rules.apply(kit.game.box, after, seat, move, None)
        n += perft(kit, after, depth - 1)
    return n
