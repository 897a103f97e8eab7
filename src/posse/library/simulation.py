"""Millions of games, added up."""

from __future__ import annotations

from posse.arena import simulate as arena
from posse.arena.simulate import Summary
from posse.bots.levels import policy_names
from posse.engine.game import AnyGame, PosseError
from posse.engine.rng import key_from_seed, new_key

from .games import game as game_named


def simulate(
    game: str | AnyGame,
    games: int = 10_000,
    seats: int | None = None,
    seed: int | str | None = None,
    policy: str = "random",
    threads: int = 1,
) -> Summary:
    """Play games by a policy, compiled, and add them up: `win_share` and `mean_score` by seat, `decisions_per_s`.

    The figures depend on the seed alone, not on the threads.

    >>> import posse
    >>> summary = posse.simulate("showdown", games=1000, seats=3, seed=1)
    >>> summary.games, round(sum(summary.win_share), 6)
    (1000, 1.0)
    """
    found = game_named(game) if isinstance(game, str) else game
    if policy not in policy_names():
        raise PosseError(f"there is no policy {policy!r}; choose from: {', '.join(policy_names())}")
    if games < 1 or threads < 1:
        raise PosseError("a simulation has at least one game and one thread")
    n_seats = max(found.seats) if seats is None else seats
    key = new_key() if seed is None else key_from_seed(seed)
    return arena.simulate(found, games, n_seats, key, threads, policy=policy)
