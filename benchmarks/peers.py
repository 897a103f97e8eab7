"""Our games beside those of OpenSpiel and RLCard: decisions a second of random play, on one core.

    pip install open_spiel rlcard
    python benchmarks/peers.py [GAME …] [--seconds 2] [--rounds 5] [--json]

All are measured in one run, ours and theirs in turn, round after round; the median of each is printed, and how many
times as fast ours are. The peers are needed for nothing else; one that is not installed is left out.

The games differ, so this says what a decision costs in each, not which library does the same work faster. Gin rummy is
the game that both peers have; it is a slow one of OpenSpiel's, so three of its quicker card games stand beside it.

A decision is one move of a player, forced ones too; what chance does is timed but not counted. Moves are drawn evenly
from the legal ones, and games are whole, with deal and result but for the rollouts, in the fastest ways found that
change nothing in a peer:

wyatt-earp, 2 seats …     what `posse bench` calls compiled: `posse.arena.simulate.simulate` on one thread.
OpenSpiel …, C++ bots     `evaluate_bots` with uniform random bots: deal and game in C++, one call for each game.
OpenSpiel …, C++ rollouts `RandomRolloutEvaluator`, by searches of one simulation, from deals made before the clock
                          runs: the one figure without the deal. Neither of these two says how many decisions it made;
                          that is games times a mean, counted in Python over 32 games from each of 128 deals.
OpenSpiel …, Python loop  `legal_actions` and `apply_action`; cards come from a shuffled list, not from
                          `chance_outcomes`, which draws the same but slower. As with the bots, a game starts from a
                          clone of the first state, as making a new one takes longer than the game.
RLCard …, bare game       its judge's legal moves and its game's `step`, past the environment: no observation is
                          encoded, though `step` describes the state in lists, which cannot be turned off.
RLCard …, environment     the environment's `step`, as agents are trained: each observation is encoded.
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

from posse.arena.simulate import simulate
from posse.engine.drivers import MAX_GAMES
from posse.engine.rng import key_from_seed
from posse.games import game, game_names

OPEN_SPIEL_GAMES = ("gin_rummy", "crazy_eights", "hearts", "spades")
N_CARDS = 52
N_DEALS = 128
N_ROLLOUTS = 32  # from one deal
CHANCE = -1  # whose turn it is, in OpenSpiel; players are 0, 1 …, and when it is over, less than CHANCE


class Tally(NamedTuple):
    n_games: int
    n_decisions: float
    seconds: float

    @property
    def decisions_per_s(self) -> float:
        return self.n_decisions / self.seconds


Play = Callable[[float], Tally]  # for about so many seconds
PlaySome = Callable[[], tuple[int, float]]  # returns how many games, and how many decisions they took


def ours(name: str, n_seats: int) -> Play:
    found = game(name)
    key = key_from_seed("bench")
    simulate(found, 200, n_seats, key)
    trial = simulate(found, 20_000, n_seats, key)

    def play(seconds: float) -> Tally:
        n_games = max(200, int(trial.games * seconds / trial.seconds))
        summary = simulate(found, min(n_games, MAX_GAMES), n_seats, key)
        if summary.interrupted:
            raise KeyboardInterrupt
        return Tally(summary.games, summary.decisions, summary.seconds)

    return play


def for_seconds(play_some: PlaySome) -> Play:
    def play(seconds: float) -> Tally:
        n_games, n_decisions, begun = 0, 0.0, time.perf_counter()
        while (spent := time.perf_counter() - begun) < seconds or not n_games:
            more_games, more_decisions = play_some()
            n_games += more_games
            n_decisions += more_decisions
        return Tally(n_games, n_decisions, spent)

    return play


def open_spiel() -> dict[str, Play]:
    pyspiel: Any = import_module("pyspiel")
    players: dict[str, Play] = {}
    for name in OPEN_SPIEL_GAMES:
        title = f"OpenSpiel {name.replace('_', ' ')}"
        bots, rollouts = open_spiel_in_cpp(pyspiel, name)
        players |= {f"{title}, C++ bots": for_seconds(bots), f"{title}, C++ rollouts": for_seconds(rollouts)}
        if name == "gin_rummy":
            players[f"{title}, Python loop"] = for_seconds(gin_rummy_in_python(pyspiel))
    return players


def open_spiel_in_cpp(pyspiel: Any, name: str) -> tuple[PlaySome, PlaySome]:
    found = pyspiel.load_game(name)
    first_state = found.new_initial_state()
    draw = random.Random(1)

    def by_chance(state: Any) -> None:
        actions, weights = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(draw.choices(actions, weights)[0])

    def deal() -> Any:
        state = first_state.clone()
        while state.is_chance_node():
            by_chance(state)
        return state

    def count_decisions(state: Any) -> int:
        n_decisions = 0
        while (seat := state.current_player()) >= CHANCE:
            if seat == CHANCE:
                by_chance(state)
            else:
                state.apply_action(draw.choice(state.legal_actions()))
                n_decisions += 1
        return n_decisions

    deals = [deal() for _ in range(N_DEALS)]
    mean = statistics.mean(count_decisions(state.clone()) for state in deals for _ in range(N_ROLLOUTS))
    next_deal = itertools.cycle(deals).__next__
    evaluator = pyspiel.RandomRolloutEvaluator(N_ROLLOUTS, 1)
    # Exploration, simulations, megabytes, solve, seed, verbose. The first simulation is the rollouts from the root.
    search = pyspiel.MCTSBot(found, evaluator, 1.0, 1, 10, False, 1, False).mcts_search
    random_bots = [pyspiel.make_uniform_random_bot(seat, seat + 1) for seat in range(found.num_players())]
    seeds = itertools.count()

    def bots() -> tuple[int, float]:
        pyspiel.evaluate_bots(first_state.clone(), random_bots, next(seeds))
        return 1, mean

    def rollouts() -> tuple[int, float]:
        search(next_deal())
        return N_ROLLOUTS, N_ROLLOUTS * mean

    return bots, rollouts


def gin_rummy_in_python(pyspiel: Any) -> PlaySome:
    first_state = pyspiel.load_game("gin_rummy").new_initial_state()
    draw = random.Random(1)

    def loop() -> tuple[int, float]:
        state = first_state.clone()
        uniform, current_player = draw.random, state.current_player
        legal_actions, apply_action = state.legal_actions, state.apply_action
        take_card = draw.sample(range(N_CARDS), N_CARDS).pop
        n_decisions = 0
        while (seat := current_player()) >= CHANCE:
            if seat == CHANCE:
                apply_action(take_card())
            else:
                actions = legal_actions()
                apply_action(actions[int(uniform() * len(actions))])
                n_decisions += 1
        state.returns()
        return 1, n_decisions

    return loop


def rlcard() -> dict[str, Play]:
    env: Any = import_module("rlcard").make("gin-rummy", config={"seed": 1})
    uniform = random.Random(1).random

    def bare() -> tuple[int, float]:
        table = env.game
        table.init_game()
        legal_actions, step, hand = table.judge.get_legal_actions, table.step, table.round
        n_decisions = 0
        while not hand.is_over:
            actions = legal_actions()
            step(actions[int(uniform() * len(actions))])
            n_decisions += 1
        env.get_payoffs()
        return 1, n_decisions

    def environment() -> tuple[int, float]:
        state, _ = env.reset()
        step, is_over = env.step, env.is_over
        n_decisions = 0
        while not is_over():
            actions = state["raw_legal_actions"]
            state, _ = step(actions[int(uniform() * len(actions))])
            n_decisions += 1
        env.get_payoffs()
        return 1, n_decisions

    return {
        "RLCard gin rummy, bare game": for_seconds(bare),
        "RLCard gin rummy, environment": for_seconds(environment),
    }


PEERS = {"open_spiel": open_spiel, "rlcard": rlcard}


def measure(own: dict[str, Play], peers: dict[str, Play], seconds: float, n_rounds: int) -> dict[str, list[Tally]]:
    players = own | peers
    in_turn = [name for pair in itertools.zip_longest(own, peers) for name in pair if name is not None]
    tallies: dict[str, list[Tally]] = {name: [] for name in players}
    for _ in range(n_rounds):
        for name in in_turn:
            tallies[name].append(players[name](seconds))
    return tallies


def decisions_per_game(tallies: list[Tally]) -> float:
    return sum(one.n_decisions for one in tallies) / sum(one.n_games for one in tallies)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", choices=[[], *game_names()], metavar="GAME")
    parser.add_argument("--seconds", type=float, default=2.0, help="for each figure of a round (default: 2)")
    parser.add_argument("--rounds", type=int, default=5, help="(default: 5)")
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args()
    if not 0.01 <= options.seconds <= 3600 or options.rounds < 1:
        parser.error("a round takes 0.01 to 3600 seconds for each figure, and there is one at least")

    peers: dict[str, Play] = {}
    versions = {"python": platform.python_version(), "posse": version("posse"), "numba": version("numba")}
    missing = []
    for package, load in PEERS.items():
        try:
            peers |= load()
            versions[package] = version(package)
        except ModuleNotFoundError as error:
            missing.append(f"{package} ({error})")
    if missing:
        print(f"posse: left out: {', '.join(missing)}; to install: pip install {' '.join(PEERS)}", file=sys.stderr)
    if not peers:
        return 2

    own = {
        f"{name}, {n_seats} seats": ours(name, n_seats)
        for name in options.games or game_names()
        for n_seats in game(name).seats
    }
    tallies = measure(own, peers, options.seconds, options.rounds)
    medians = {name: statistics.median(one.decisions_per_s for one in found) for name, found in tallies.items()}
    ratios = {peer: {name: medians[name] / medians[peer] for name in own} for peer in peers}
    if options.json:
        print(json.dumps(as_dict(versions, options.seconds, tallies, medians, ratios)))
    else:
        print(", ".join(f"{package} {number}" for package, number in versions.items()))
        show(tallies, medians, ratios)
    return 0


def as_dict(
    versions: dict[str, str],
    seconds: float,
    tallies: dict[str, list[Tally]],
    medians: dict[str, float],
    ratios: dict[str, dict[str, float]],
) -> dict[str, Any]:
    figures = [
        {
            "name": name,
            "decisions_per_s": round(medians[name]),
            "decisions_per_game": round(decisions_per_game(found), 2),
            "rates": [round(one.decisions_per_s) for one in found],
        }
        for name, found in tallies.items()
    ]
    rounded = {peer: {name: round(ratio, 2) for name, ratio in row.items()} for peer, row in ratios.items()}
    return {"versions": versions, "seconds": seconds, "figures": figures, "ratios": rounded}


def show(tallies: dict[str, list[Tally]], medians: dict[str, float], ratios: dict[str, dict[str, float]]) -> None:
    print(f"\n{'':<38}{'decisions/s':>12}{'slowest':>12}{'fastest':>12}{'decisions/game':>16}")
    for name, found in tallies.items():
        rates = [one.decisions_per_s for one in found]
        print(f"{name:<38}{medians[name]:>12,.0f}{min(rates):>12,.0f}{max(rates):>12,.0f}", end="")
        print(f"{decisions_per_game(found):>16.1f}")
    print("\nours, so many times as fast")
    for i, (peer, row) in enumerate(ratios.items()):
        if i == 0:
            print(f"{'':<38}" + "".join(f"{name.removesuffix(' seats'):>15}" for name in row))
        print(f"{peer:<38}" + "".join(f"{ratio:>15.1f}" for ratio in row.values()))


if __name__ == "__main__":
    sys.exit(main())
