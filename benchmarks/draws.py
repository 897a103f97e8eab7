"""Are bounded draws even? Chi-square over 10⁹ draws for each of several bounds.

    python benchmarks/draws.py [--draws 1000000000]

Prints, for each bound, the chi-square statistic as a normal deviate: within ±4 is what an even draw gives.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Sequence

import numpy as np

from posse.engine.compiled import compile_driver
from posse.engine.rng import Stream, below, chacha, chacha_by_words, key_from_seed, put_key
from posse.engine.rule import Parts
from posse.engine.struct import Row
from posse.testing.checks.resampling import chi_square_deviate

BOUNDS = (2, 3, 5, 6, 7, 13, 36, 49, 78, 100, 1000, 3 << 29)
MAX_BINS = 1000  # of larger bounds, ranges are counted; a mere remainder would favour some of 3 << 29 by half


def count_draws(streams: Sequence[Stream], bound: int, n_bins: int, n_draws: int, counts: Row) -> None:
    for _ in range(n_draws):
        counts[below(streams[0], bound) * n_bins // bound] += 1


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--draws", type=int, default=10**9)
    n_draws = parser.parse_args().draws
    run = compile_driver(count_draws, Parts(replaced={chacha: chacha_by_words}), "draws", checked=False)
    for bound in BOUNDS:
        stream = Stream()
        put_key(stream, key_from_seed(f"draws {bound}"))
        n_bins = next(n for n in range(min(bound, MAX_BINS), 0, -1) if bound % n == 0)
        counts = np.zeros(n_bins, np.int64)
        begun = time.perf_counter()
        run(stream.array, bound, n_bins, n_draws, counts)
        speed = f"{(time.perf_counter() - begun) / n_draws * 1e9:.1f} ns a draw"
        deviate = chi_square_deviate(counts.tolist(), [n_draws / n_bins] * n_bins)
        print(f"bound {bound:>10}: {n_draws:,} draws in {n_bins} bins, {deviate:+.2f} sigma, {speed}", flush=True)


if __name__ == "__main__":
    main()
