"""Environments for programs that learn: how fast they step, with observations and masks.

    python benchmarks/environments.py [GAME …] [--seats K] [--threads 2] [--rows 4096] [--seconds 2] [--bots deputy]
    python benchmarks/environments.py --gpu [GAME …] [--rows 131072] [--seconds 2]

On a CPU: steps a second over threads, all seats learning; and, in the same run, Gymnasium's AsyncVectorEnv over plain
environments of the same game (`pip install gymnasium`, left out without it), as a ratio. Moves are drawn evenly from
the masks, by compiled code outside the clock here, by Gymnasium's own `sample` there, outside the clock as well.

--gpu needs an NVIDIA GPU, numba-cuda and PyTorch; JAX and CuPy are tried where they are there. In one run for each game
it compiles the kernel; steps 2,048 games 200 times on the CPU and on the GPU and compares everything, byte for byte
(also with deputies in some seats, forced moves and games that are shown at their end); hands its arrays to PyTorch,
CuPy and JAX and looks whether the memory is the same; and times steps alone, steps with deputies in all seats but one,
and steps with a small net that chooses (one hidden layer of 256, bfloat16).

Prints one JSON object a line.
"""

from __future__ import annotations

import argparse
import json
import platform
import sys
import time
from collections.abc import Callable
from importlib import import_module
from importlib.metadata import PackageNotFoundError, version
from typing import Any

import numpy as np

from posse.bots.environment import GIVEN, Environment, Plan, plan
from posse.engine.game import AnyGame
from posse.engine.rng import key_from_seed
from posse.games import game, game_names

KEY = key_from_seed("environments")
N_COMPARED = 2048
N_STEPS_COMPARED = 200
N_PLAIN = 2  # environments in processes of their own
ROUNDS = 3
HIDDEN = 256


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", choices=[[], *game_names()], metavar="GAME")
    parser.add_argument("--gpu", action="store_true")
    parser.add_argument("--seats", type=int, help="(default: the most)")
    parser.add_argument("--threads", type=int, default=2)
    parser.add_argument("--rows", type=int, help="(default: 4096; on a GPU 131072)")
    parser.add_argument("--seconds", type=float, default=2.0, help="for each figure (default: 2)")
    parser.add_argument("--bots", choices=("greenhorn", "deputy"), help="in all seats but one (CPU)")
    options = parser.parse_args()
    print(json.dumps({"machine": platform.processor() or platform.machine(), **versions()}), flush=True)
    for name in options.games or game_names():
        found = game(name)
        n_seats = options.seats or found.seats[-1]
        measure = on_gpu if options.gpu else on_cpu
        try:
            print(json.dumps({"game": name, "seats": n_seats, **measure(found, n_seats, options)}), flush=True)
        except Exception as error:  # the other games are measured all the same
            print(json.dumps({"game": name, "seats": n_seats, "failed": repr(error)}), flush=True)
            if not options.gpu:
                raise


def versions() -> dict[str, str]:
    found = {"python": platform.python_version()}
    for package in ("posse-games", "numpy", "numba", "numba-cuda", "gymnasium", "torch", "jax", "cupy-cuda13x"):
        try:
            found[package] = version(package)
        except PackageNotFoundError:
            continue
    return found


def random_moves(masks: Any, dice: np.random.Generator) -> Any:
    """Evenly from the legal ones."""
    return (masks * dice.random(masks.shape, np.float32)).argmax(1)


# On a CPU


def on_cpu(found: AnyGame, n_seats: int, options: argparse.Namespace) -> dict[str, Any]:
    n_rows = options.rows or 4096
    line_up = None if options.bots is None else [None, *[options.bots] * (n_seats - 1)]
    environment = Environment(plan(found, n_rows, n_seats, KEY, line_up), options.threads)
    dice = np.random.default_rng(1)
    for _ in range(50):  # games are at many stages
        environment.step(random_moves(environment.masks, dice))

    def timed() -> tuple[int, float]:
        chosen = random_moves(environment.masks, dice)
        begun = time.perf_counter()
        environment.step(chosen)
        return n_rows, time.perf_counter() - begun

    ours = clocked(timed, options.seconds)
    result = {
        "rows": n_rows,
        "threads": options.threads,
        "bots": options.bots,
        "numbers": environment.layout.n_numbers,
        "steps_per_s": round(ours),
    }
    theirs = in_gymnasium(found.name, n_seats, options.seconds)
    return result if theirs is None else {**result, "async_vector_env": round(theirs), "times": round(ours / theirs, 1)}


def clocked(timed: Callable[[], tuple[int, float]], seconds: float) -> float:
    """The best of some rounds; `timed` says how many rows it stepped, and in how long."""
    timed()
    best = 0.0
    for _ in range(ROUNDS):
        n, spent = 0, 0.0
        while spent < seconds / ROUNDS:
            more, took = timed()
            n, spent = n + more, spent + took
        best = max(best, n / spent)
    return best


def in_gymnasium(name: str, n_seats: int, seconds: float) -> float | None:
    """AsyncVectorEnv over plain environments, one process each; every seat but one plays at random."""
    try:
        vector = import_module("gymnasium.vector")
        ours = import_module("posse.adapters.gymnasium")
    except ImportError:
        return None

    def one() -> Any:
        return ours.env(name, seats=n_seats, bots="random", seed=1)

    environments = vector.AsyncVectorEnv([one] * N_PLAIN)
    observations, _ = environments.reset(seed=1)
    dice = np.random.default_rng(1)
    state = {"masks": observations["action_mask"]}

    def timed() -> tuple[int, float]:
        chosen = random_moves(state["masks"], dice)
        begun = time.perf_counter()
        observed, *_ = environments.step(chosen)
        took = time.perf_counter() - begun
        state["masks"] = observed["action_mask"]
        return N_PLAIN, took

    try:
        return clocked(timed, seconds)
    finally:
        environments.close()


# On a GPU


def on_gpu(found: AnyGame, n_seats: int, options: argparse.Namespace) -> dict[str, Any]:
    from posse.bots.gpu_environment import GpuEnvironment

    torch = import_module("torch")
    n_rows = options.rows or 1 << 17
    others = [None, *["deputy"] * (n_seats - 1)]
    begun = time.perf_counter()
    plans = {
        "all learn": plan(found, N_COMPARED, n_seats, KEY),
        "deputies, forced": plan(found, N_COMPARED, n_seats, KEY, others, rotated=True, forced=True),
        "shown at the end": plan(found, N_COMPARED, n_seats, KEY, others, waits=True),
    }
    result: dict[str, Any] = {"gpu": torch.cuda.get_device_name(), "rows": n_rows}
    equal = {}
    for name, one in plans.items():
        equal[name] = compared(one, GpuEnvironment(one))
        result.setdefault("first_s", round(time.perf_counter() - begun, 1))
    result["equal"] = equal
    environment = GpuEnvironment(plan(found, n_rows, n_seats, KEY))
    result["numbers"] = environment.layout.n_numbers
    result["handed_over"] = handed_over(environment)
    result["steps_per_s"] = round(stepped(environment, at_random(environment, torch), torch, options.seconds))
    result["steps_with_net_per_s"] = round(end_to_end(environment, torch, options.seconds))
    result["wrong_moves"] = int(torch.as_tensor(environment.wrong, device="cuda").sum())
    with_deputies = GpuEnvironment(plan(found, n_rows, n_seats, KEY, others, rotated=True, forced=True))
    chosen = at_random(with_deputies, torch)
    result["steps_with_deputies_per_s"] = round(stepped(with_deputies, chosen, torch, options.seconds))
    return result


def compared(one: Plan, there: Any) -> dict[str, Any]:
    """The same moves on both, everything compared after each step."""
    here = Environment(one, threads=2)
    dice = np.random.default_rng(1)
    n_over = 0
    for i in range(N_STEPS_COMPARED):
        for name in (*GIVEN, "games", "n_plies", "wrong"):
            ours = getattr(here.rows, name)
            if ours.tobytes() != getattr(there.rows, name).copy_to_host().tobytes():
                return {"differs": name, "after": i}
        for name in ("states", "streams"):
            if getattr(here.rows, name).tobytes() != getattr(there.rows, name).copy_to_host().tobytes():
                return {"differs": name, "after": i}
        chosen = random_moves(here.masks, dice)
        here.step(chosen)
        there.step(chosen)
        n_over += int(here.n_over.sum())
    return {"games": one.n_rows, "steps": N_STEPS_COMPARED, "games_over": n_over, "equal": True}


def handed_over(environment: Any) -> dict[str, Any]:
    """Whether each library reads the very memory, in both ways."""
    address = environment.observations.__cuda_array_interface__["data"][0]
    truth = int(environment.observations.to_host().astype(np.int64).sum())
    tried: dict[str, Callable[[], tuple[int, int]]] = {}

    def torch_by(take: str) -> tuple[int, int]:
        torch = import_module("torch")
        found = environment.observations
        tensor = torch.from_dlpack(found) if take == "dlpack" else torch.as_tensor(found, device="cuda")
        return tensor.data_ptr(), int(tensor.long().sum())

    def cupy_by(take: str) -> tuple[int, int]:
        cupy = import_module("cupy")
        found = environment.observations
        array = cupy.from_dlpack(found) if take == "dlpack" else cupy.asarray(found)
        return array.data.ptr, int(array.astype("int64").sum())

    def jax_by_dlpack() -> tuple[int, int]:
        jax = import_module("jax")
        array = jax.dlpack.from_dlpack(environment.observations)
        return array.unsafe_buffer_pointer(), int(np.asarray(array).astype(np.int64).sum())

    tried = {
        "torch, cuda array interface": lambda: torch_by("interface"),
        "torch, DLPack": lambda: torch_by("dlpack"),
        "cupy, cuda array interface": lambda: cupy_by("interface"),
        "cupy, DLPack": lambda: cupy_by("dlpack"),
        "jax, DLPack": jax_by_dlpack,
    }
    result = {}
    for name, take in tried.items():
        try:
            at, total = take()
            result[name] = "the same memory" if (at, total) == (address, truth) else f"other: {at == address}, {total}"
        except Exception as error:
            result[name] = repr(error)[:200]
    return result


def at_random(environment: Any, torch: Any) -> Callable[[], Any]:
    masks = torch.as_tensor(environment.masks, device="cuda")
    return lambda: (masks * torch.rand(masks.shape, device="cuda")).argmax(1)


def stepped(environment: Any, choose: Callable[[], Any], torch: Any, seconds: float) -> float:
    """The steps alone are timed, by the GPU's clock."""

    def timed() -> tuple[int, float]:
        chosen = choose()
        start, end = (torch.cuda.Event(enable_timing=True) for _ in range(2))
        torch.cuda.synchronize()
        start.record()
        environment.step(chosen)
        end.record()
        torch.cuda.synchronize()
        return environment.n_rows, start.elapsed_time(end) / 1000

    for _ in range(50):
        timed()
    return clocked(timed, seconds)


def end_to_end(environment: Any, torch: Any, seconds: float) -> float:
    """Everything is timed: reading, net, drawing a move, step."""
    numbers, n_moves = environment.layout.n_numbers, environment.game.n_moves
    net = torch.nn.Sequential(torch.nn.Linear(numbers, HIDDEN), torch.nn.ReLU(), torch.nn.Linear(HIDDEN, n_moves)).to(
        "cuda", torch.bfloat16
    )
    observations = torch.as_tensor(environment.observations, device="cuda")
    masks = torch.as_tensor(environment.masks, device="cuda")
    scale = 1 / torch.as_tensor(np.maximum(environment.layout.high, 1), device="cuda").to(torch.bfloat16)

    def timed() -> tuple[int, float]:
        begun = time.perf_counter()
        for _ in range(10):
            with torch.no_grad():
                likings = net(observations.to(torch.bfloat16) * scale).float()
                draws = torch.rand_like(likings).clamp_(1e-9, 1 - 1e-7)
                likings = (likings - torch.log(-torch.log(draws))).masked_fill_(masks == 0, -1e9)
                environment.step(likings.argmax(1))
        torch.cuda.synchronize()
        return 10 * environment.n_rows, time.perf_counter() - begun

    return clocked(timed, seconds)


if __name__ == "__main__":
    if "--gpu" in sys.argv:
        from posse.engine.numba_inside import import_cuda

        if not import_cuda().is_available():
            sys.exit("posse: there is no NVIDIA GPU on this machine")
    main()
