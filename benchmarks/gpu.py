"""Games on a real GPU: equal to the CPU's, state by state, and how fast.

    python benchmarks/gpu.py [GAME …]

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

from posse.engine import kernels
from posse.engine.batch import play_games
from posse.engine.compiled import compile_kernel, import_cuda
from posse.engine.edition import load_box
from posse.engine.rng import Stream, key_from_seed, put_key
from posse.engine.speed import Speed, gpu_parts
from posse.games import SHELF, game

N_COMPARED = 4096
N_THREADS = 1 << 18
N_ROUNDS = 16
BLOCK = 128
cuda = import_cuda()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", choices=[[], *SHELF], metavar="GAME")
    names = parser.parse_args().games or SHELF
    if not cuda.is_available():
        sys.exit("posse: there is no NVIDIA GPU on this machine")
    for name in names:
        found = game(name)
        for n_seats in found.seats:
            print(json.dumps(measure(name, n_seats)), flush=True)


@functools.cache
def kernel_of(name: str) -> Any:
    """Compiled at its first launch, for all numbers of seats."""
    return compile_kernel(kernels.play_rows, gpu_parts(game(name)), name)


def measure(name: str, n_seats: int) -> dict[str, Any]:
    found = game(name)
    box = load_box(found)
    key = key_from_seed("gpu")
    master = Stream()
    put_key(master, key)
    begun = time.perf_counter()
    kernel = kernel_of(name)
    boxes, blanks = cuda.to_device(box.array), cuda.to_device(found.state.batch(1))
    keys = cuda.to_device(master.array["key"][0])

    def play(n_threads: int, n_rounds: int) -> tuple[Any, Any, float]:
        states, n_plies = cuda.device_array(n_threads, found.state.dtype), cuda.device_array(n_threads, np.int64)
        start = time.perf_counter()
        grid = (n_threads + BLOCK - 1) // BLOCK
        kernel[grid, BLOCK](boxes, states, blanks, keys, 0, n_rounds, n_seats, found.ply_cap, n_plies)
        cuda.synchronize()
        return states.copy_to_host(), n_plies.copy_to_host(), time.perf_counter() - start

    states, n_plies, _ = play(N_COMPARED, 1)
    first_s = time.perf_counter() - begun
    expected, n_expected = play_games(found, box, key, 0, N_COMPARED, n_seats, Speed.COMPILED)
    equal = sum(a.tobytes() == b.tobytes() for a, b in zip(states, expected, strict=True))
    play(N_THREADS, 1)
    rates = []
    for _ in range(3):
        _, counted, seconds = play(N_THREADS, N_ROUNDS)
        assert (counted > 0).all()
        rates.append(int(counted.sum()) / seconds)
    return {
        "game": name,
        "seats": n_seats,
        "equal": equal,
        "of": N_COMPARED,
        "plies_equal": n_plies.tolist() == n_expected,
        "first_s": round(first_s, 1),
        "decisions_per_s": round(max(rates)),
        "rates": [round(rate) for rate in rates],
    }


if __name__ == "__main__":
    main()
