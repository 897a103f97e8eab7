"""Many tables for a trainer that sends actions and receives arrays, as PufferLib's do: nothing is copied."""

from __future__ import annotations

from typing import Any

import numpy as np

import posse


class Vec:
    """`recv`, choose, `send`: all seats learn, and each row says whose turn it is."""

    def __init__(self, name: str, n: int, **options: Any) -> None:
        self.env = posse.game(name).environment(n, **options)
        self.send = self.env.step

    def recv(self) -> tuple[Any, ...]:
        """Observations, masks, whose they are, and, where a game has just ended, each seat's share of the win."""
        return self.env.observations, self.env.masks, self.env.seats, self.env.n_over > 0, self.env.shares


def make_vec(name: str = "showdown", n: int = 4096, **options: Any) -> Vec:
    return Vec(name, n, **options)


if __name__ == "__main__":
    vec, dice, n_games = make_vec(seats=3, seed=1, threads=2), np.random.default_rng(1), 0
    for _ in range(200):
        observations, masks, seats, is_over, shares = vec.recv()
        n_games += int(is_over.sum())
        vec.send((masks * dice.random(masks.shape)).argmax(1))
    print(f"{n_games:,} games")
