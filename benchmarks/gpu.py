"""Games on a real GPU: equal to the CPU's, state by state, and how fast.

    python benchmarks/gpu.py [GAME …] [--policy deputy] [--seats K]

Needs an NVIDIA GPU and numba-cuda. Prints one JSON object for each game and number of seats.
"""

from __future__ import annotations

import argparse
import functools
import json
import sys
import time
from typing import Any

import numpy as np

from posse.bots import kernels as bot_kernels
from posse.bots import policies
from posse.bots.levels import policy_names
from posse.engine import kernels
from posse.engine.batch import play_games
from posse.engine.compiled import compile_kernel, import_cuda
from posse.engine.game import AnyGame
from posse.engine.rng import Stream, key_from_seed, put_key
from posse.engine.speed import Speed, bind, gpu_parts
from posse.engine.workspace import workspace
from posse.games import game, game_names

N_COMPARED = 4096
N_THREADS = 1 << 18
N_ROUNDS = 16  # at most
SPAN_S = 1.0  # how long a launch that is timed should take
BLOCK = 128
cuda = import_cuda()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", choices=[[], *game_names()], metavar="GAME")
    parser.add_argument("--policy", choices=policy_names(), default="random", help="who plays (default: random)")
    parser.add_argument("--seats", type=int, help="(default: all numbers, one after the other)")
    options = parser.parse_args()
    if not cuda.is_available():
        sys.exit("posse: there is no NVIDIA GPU on this machine")
    for name in options.games or game_names():
        for n_seats in [options.seats] if options.seats else game(name).seats:
            print(json.dumps(measure(name, n_seats, options.policy)), flush=True)


@functools.cache
def kernel_of(name: str, policy: str) -> Any:
    """Compiled at its first launch, for all numbers of seats."""
    found = game(name)
    if policy == "random":
        return compile_kernel(kernels.play_rows, gpu_parts(found), name)
    parts = gpu_parts(found, **found.habits.by_name(), VIEW=found.View.dtype)
    return compile_kernel(bot_kernels.line_up_rows, parts, name, has_reals=True)


def measure(name: str, n_seats: int, policy: str) -> dict[str, Any]:
    found = game(name)
    key = key_from_seed("gpu")
    master = Stream()
    put_key(master, key)
    begun = time.perf_counter()
    kernel = kernel_of(name, policy)
    boxes, blanks, no_views = map(cuda.to_device, (found.box.array, found.State.batch(1), found.View.batch(1)))
    keys = cuda.to_device(master.array["key"][0])
    by_seat = cuda.to_device(np.full(n_seats, policies.NAMES.index(policy)))
    played_by = () if policy == "random" else (by_seat,)

    def play(n_threads: int, n_rounds: int) -> tuple[Any, Any, float]:
        states, n_plies = cuda.device_array(n_threads, found.State.dtype), cuda.device_array(n_threads, np.int64)
        lanes = kernels.Lanes(boxes, states, blanks, no_views, keys, n_plies)
        start = time.perf_counter()
        grid = (n_threads + BLOCK - 1) // BLOCK
        kernel[grid, BLOCK](lanes, *played_by, 0, n_rounds, n_seats)
        cuda.synchronize()
        seconds = time.perf_counter() - start
        return states.copy_to_host(), n_plies.copy_to_host(), seconds

    states, n_plies, _ = play(N_COMPARED, 1)
    first_s = time.perf_counter() - begun
    expected, n_expected = on_the_cpu(found, key, n_seats, policy)
    equal = sum(a.tobytes() == b.tobytes() for a, b in zip(states, expected, strict=True))
    _, _, seconds = play(N_THREADS, 1)
    n_rounds = max(1, min(N_ROUNDS, int(SPAN_S / seconds)))
    rates = []
    for _ in range(3):
        _, counted, seconds = play(N_THREADS, n_rounds)
        assert (counted > 0).all()
        rates.append(int(counted.sum()) / seconds)
    return {
        "game": name,
        "seats": n_seats,
        "policy": policy,
        "equal": equal,
        "of": N_COMPARED,
        "plies_equal": n_plies.tolist() == n_expected,
        "first_s": round(first_s, 1),
        "decisions_per_s": round(max(rates)),
        "rates": [round(rate) for rate in rates],
    }


def on_the_cpu(game: AnyGame, key: bytes, n_seats: int, policy: str) -> tuple[Any, list[int]]:
    """The games to compare with, compiled: their last states, and how many plies each took."""
    if policy == "random":
        return play_games(game, key, 0, N_COMPARED, n_seats, Speed.COMPILED)
    run = bind(policies.play_line_up, game, Speed.COMPILED, **game.habits.by_name())
    work = workspace(game, Speed.COMPILED, key)
    by_seat = np.full((1, n_seats), policies.NAMES.index(policy))
    states, n_plies = game.State.batch(N_COMPARED), np.zeros(N_COMPARED, np.int64)
    results = policies.results(1, n_seats)
    for i in range(N_COMPARED):  # one by one: it leaves only the last state behind
        run(work, results, by_seat, i, 1, n_seats)
        states[i] = work.states[0]
        n_plies[i] = results.n_plies[0]
    return states, n_plies.tolist()


if __name__ == "__main__":
    main()
