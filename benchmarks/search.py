"""The sheriff's search beside OpenSpiel's: iterations a second on one core, and what a second core adds.

    pip install open_spiel
    python benchmarks/search.py [GAME …] [--seconds 1] [--rounds 5] [--json]

All are measured in one run, ours and theirs in turn, round after round, each round from another deal; medians are
printed, and how many times as many iterations ours makes. Without OpenSpiel, ours is measured alone.

Opening: the first decision with a choice. Middle: the first one past half of a game, which deputies play in ours, at
four seats, and chance in gin rummy.

The games differ, and so do iterations, so this says how many worlds each search looks at in a second, not which does
the same work faster. In both an iteration guesses the hidden cards, goes down a tree of what seats have seen, and plays
on from its edge once.

ours        `Sheriff.choose`. Every decision after the tree is a deputy's, which costs many times as much as a random
            one and means more. Wyatt Earp is played on to the end of the hand, El Paso of the next town, Gnadenlos! of
            the third turn.
OpenSpiel   `ISMCTSBot` in C++ on gin rummy, with `RandomRolloutEvaluator`, one rollout: random moves to the end of the
            game. It tells nodes apart by observations, as gin rummy has no information states there.

Two threads grow two trees, which are added up at the end (root-parallel); both kinds are given the same wall time.
What they gain is by wall time, so the machine has to be quiet; all else is by seconds of processor time.
"""

from __future__ import annotations

import argparse
import itertools
import json
import platform
import random
import statistics
import sys
import time
from collections.abc import Callable
from importlib import import_module
from importlib.metadata import version
from typing import Any, NamedTuple

from posse.arena.bench import KEY, POSITIONS, position_in
from posse.bots.sheriff import Sheriff
from posse.games import game

GAMES = ("wyatt-earp", "el-paso", "gnadenlos")
N_SEATS = 4
UCT = 2.0
TRIAL = 20  # simulations, to see how many there is time for


class Tally(NamedTuple):
    n_iterations: int
    wall_s: float
    cpu_s: float


Search = Callable[[int, float], Tally]  # (round, seconds)


def ours(name: str, part: float, threads: int, n_rounds: int) -> Search:
    found = game(name)
    sheriff = Sheriff(found, threads=threads)
    sheriff.get_ready()
    tables = [position_in(found, N_SEATS, part, number) for number in range(n_rounds)]

    def search(round_: int, seconds: float) -> Tally:
        table = tables[round_]
        seat = table.turn()

        def choose() -> int:
            lines = sheriff.choose(table.view(seat), table.offer(seat).moves, seconds, KEY).lines
            return sum(line.visits for line in lines)

        return timed(choose)

    return search


def timed(search: Callable[[], int]) -> Tally:
    wall, cpu = time.perf_counter(), time.process_time()
    n_iterations = search()
    return Tally(n_iterations, time.perf_counter() - wall, time.process_time() - cpu)


def open_spiel(part: float, n_rounds: int) -> Search:
    pyspiel: Any = import_module("pyspiel")
    rollouts = pyspiel.RandomRolloutEvaluator(1, 1)
    states = [gin_rummy(pyspiel, part, seed) for seed in range(n_rounds)]

    def bot(n_simulations: int) -> Any:
        every_world, by_visits = -1, pyspiel.ISMCTSFinalPolicyType.NORMALIZED_VISIT_COUNT
        return pyspiel.ISMCTSBot(1, rollouts, UCT, n_simulations, every_world, by_visits, True, True)

    def search(round_: int, seconds: float) -> Tally:
        def step(n_simulations: int) -> int:
            bot(n_simulations).step(states[round_])
            return n_simulations

        trial = timed(lambda: step(TRIAL))
        n_simulations = max(TRIAL, int(seconds * TRIAL / trial.cpu_s))
        return timed(lambda: step(n_simulations))

    return search


def gin_rummy(pyspiel: Any, part: float, seed: int) -> Any:
    """A position so far into a game by chance."""
    draw = random.Random(seed)
    state = pyspiel.load_game("gin_rummy").new_initial_state()
    actions: list[int] = []
    decisions: list[int] = []  # where there was a choice
    while not state.is_terminal():
        legal = state.legal_actions()
        if not state.is_chance_node() and len(legal) > 1:
            decisions.append(len(actions))
        actions.append(draw.choice(legal))
        state.apply_action(actions[-1])
    position = pyspiel.load_game("gin_rummy").new_initial_state()
    for action in actions[: decisions[int(part * len(decisions))]]:
        position.apply_action(action)
    return position


def measure(searches: dict[str, Search], seconds: float, n_rounds: int) -> dict[str, list[Tally]]:
    tallies: dict[str, list[Tally]] = {name: [] for name in searches}
    for round_ in range(n_rounds):
        for name, search in searches.items():
            tallies[name].append(search(round_, seconds))
    return tallies


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", choices=[[], *GAMES], metavar="GAME")
    parser.add_argument("--seconds", type=float, default=1.0, help="for each figure of a round (default: 1)")
    parser.add_argument("--rounds", type=int, default=5, help="(default: 5)")
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args()
    if not 0.01 <= options.seconds <= 3600 or options.rounds < 1:
        parser.error("a round takes 0.01 to 3600 seconds for each figure, and there is one at least")

    cases = list(itertools.product(options.games or GAMES, POSITIONS.items()))
    searches = {
        f"{name}, {position}, {threads}": ours(name, part, threads, options.rounds)
        for name, (position, part) in cases
        for threads in (1, 2)
    }
    versions = {"python": platform.python_version(), "numba": version("numba")}
    peers = [f"OpenSpiel gin rummy, {position}" for position in POSITIONS]
    try:
        searches |= {
            peer: open_spiel(part, options.rounds) for peer, part in zip(peers, POSITIONS.values(), strict=True)
        }
        versions["open_spiel"] = version("open_spiel")
    except ModuleNotFoundError as error:
        print(f"posse: OpenSpiel is left out ({error}); to install: pip install open_spiel", file=sys.stderr)
        peers = []
    tallies = measure(searches, options.seconds, options.rounds)
    rates = {name: [one.n_iterations / one.cpu_s for one in found] for name, found in tallies.items()}
    by_wall = {name: [one.n_iterations / one.wall_s for one in found] for name, found in tallies.items()}
    medians = {name: statistics.median(found) for name, found in rates.items()}
    rows = []
    for name, (position, _) in cases:
        one, two = (f"{name}, {position}, {threads}" for threads in (1, 2))
        gains = [both / alone for alone, both in zip(by_wall[one], by_wall[two], strict=True)]
        peer = f"OpenSpiel gin rummy, {position}"
        rows.append(
            {
                "game": name,
                "position": position,
                "iterations_per_s": round(medians[one]),
                "slowest": round(min(rates[one])),
                "fastest": round(max(rates[one])),
                "times_open_spiel": round(medians[one] / medians[peer], 1) if peers else None,
                "two_threads": round(statistics.median(gains), 2),
            }
        )
    theirs = {peer: [round(rate) for rate in rates[peer]] for peer in peers}
    if options.json:
        print(json.dumps({"versions": versions, "seconds": options.seconds, "ours": rows, "theirs": theirs}))
    else:
        print(", ".join(f"{package} {number}" for package, number in versions.items()))
        show(rows, theirs)
    return 0


def show(rows: list[dict[str, Any]], theirs: dict[str, list[int]]) -> None:
    print(f"\n{'iterations/s, one thread':<30}{'median':>10}{'slowest':>10}{'fastest':>10}", end="")
    print(f"{'× OpenSpiel':>14}{'two threads':>14}")
    for row in rows:
        print(f"{row['game'] + ', ' + row['position']:<30}{row['iterations_per_s']:>10,}", end="")
        print(f"{row['slowest']:>10,}{row['fastest']:>10,}", end="")
        print(f"{row['times_open_spiel'] or '–':>14}{'× ' + str(row['two_threads']):>14}")
    for peer, rates in theirs.items():
        print(f"{peer:<30}{round(statistics.median(rates)):>10,}{min(rates):>10,}{max(rates):>10,}")


if __name__ == "__main__":
    sys.exit(main())
