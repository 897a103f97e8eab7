"""A player that learns: proximal policy optimisation (PPO) in plain NumPy, on a CPU.

    python examples/train.py showdown --seats 3 --against deputy --seconds 120 --save player.npz

One seat at each of many tables learns, and bots of one level play the others; every seat in turn is learnt. It knows
nothing of the game but the numbers it is shown, which moves are legal, and its share of the win at the end.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

import posse

Array = npt.NDArray[np.float32]


@dataclass(frozen=True)
class Plan:
    """How to learn."""

    n_tables: int = 512
    n_steps: int = 32  # decisions at each table between two lessons
    n_hidden: int = 128
    n_passes: int = 3  # over what was played
    n_parts: int = 4  # of a pass, a step each
    rate: float = 2e-3
    clip: float = 0.2  # how far a lesson may change how likely a move is
    trust: float = 0.95  # in later rewards rather than in one's own estimate (λ)
    curiosity: float = 0.01  # what unsure choices are worth
    seed: int = 1


class Net:
    """Numbers in; how much each move is liked, and the share of the win to be expected, out."""

    def __init__(self, n_in: int, n_hidden: int, n_moves: int, dice: np.random.Generator) -> None:
        def weights(n: int, m: int, size: float) -> Array:
            return (dice.standard_normal((n, m)) * size / np.sqrt(n)).astype(np.float32)

        self.parts = {
            "in": weights(n_in, n_hidden, 1.0),
            "in_bias": np.zeros(n_hidden, np.float32),
            "move": weights(n_hidden, n_moves, 0.01),
            "move_bias": np.zeros(n_moves, np.float32),
            "share": weights(n_hidden, 1, 0.1),
            "share_bias": np.zeros(1, np.float32),
        }
        self.means = {name: np.zeros_like(part) for name, part in self.parts.items()}
        self.squares = {name: np.zeros_like(part) for name, part in self.parts.items()}
        self.n_lessons = 0

    def __call__(self, x: Array) -> tuple[Array, Array, Array]:
        hidden = np.tanh(x @ self.parts["in"] + self.parts["in_bias"])
        likings = hidden @ self.parts["move"] + self.parts["move_bias"]
        return hidden, likings, (hidden @ self.parts["share"] + self.parts["share_bias"])[:, 0]

    def learn(self, x: Array, hidden: Array, by_move: Array, by_share: Array, rate: float) -> None:
        """Follow the slopes down (Adam)."""
        back = (by_move @ self.parts["move"].T + by_share[:, None] @ self.parts["share"].T) * (1 - hidden**2)
        slopes = {
            "in": x.T @ back,
            "in_bias": back.sum(0),
            "move": hidden.T @ by_move,
            "move_bias": by_move.sum(0),
            "share": hidden.T @ by_share[:, None],
            "share_bias": by_share.sum(keepdims=True),
        }
        length = np.sqrt(sum(float((slope**2).sum()) for slope in slopes.values()))
        self.n_lessons += 1
        for name, slope in slopes.items():
            slope = slope * min(1.0, 0.5 / (length + 1e-9))
            self.means[name] += 0.1 * (slope - self.means[name])
            self.squares[name] += 0.001 * (slope**2 - self.squares[name])
            mean = self.means[name] / (1 - 0.9**self.n_lessons)
            square = self.squares[name] / (1 - 0.999**self.n_lessons)
            self.parts[name] -= (rate * mean / (np.sqrt(square) + 1e-6)).astype(np.float32)


class Learner:
    """A net, and the tables at which it learns."""

    def __init__(self, name: str, seats: int, against: str, plan: Plan = Plan()) -> None:  # noqa: B008
        self.plan, self.dice = plan, np.random.default_rng(plan.seed)
        self.line_up = [None, *[against] * (seats - 1)]
        self.game, self.seats = posse.game(name), seats
        self.env = self._tables(plan.n_tables, f"learn {plan.seed}")
        self.high = np.maximum(self.env.layout.high, 1).astype(np.float32)
        self.net = Net(4 * len(self.high), plan.n_hidden, self.game.n_moves, self.dice)

    def _tables(self, n: int, seed: str) -> posse.Environment:
        return self.game.environment(n, self.seats, seed, bots=self.line_up, rotated=True, forced=True)

    def inputs(self, observations: npt.NDArray[np.int16]) -> Array:
        """Each number as a part of the most it can be, and whether it is more than 0, 1, 2."""
        parts = [observations / self.high, observations > 0, observations > 1, observations > 2]
        return np.concatenate(parts, axis=1, dtype=np.float32)

    def play(self) -> dict[str, Any]:
        """Some decisions at every table, and what came of them."""
        plan, env = self.plan, self.env
        rows, mine = np.arange(plan.n_tables), np.arange(plan.n_tables) % self.seats
        kept: dict[str, list[Any]] = {name: [] for name in ("x", "masks", "chosen", "logs", "shares", "paid", "over")}
        for _ in range(plan.n_steps):
            x, masks = self.inputs(env.observations), env.masks.astype(bool)
            _, likings, shares = self.net(x)
            logs = log_chances(likings, masks)
            chosen = (logs + self.dice.gumbel(size=logs.shape)).argmax(1)
            env.step(chosen)
            one = (x, masks, chosen, logs[rows, chosen], shares, env.shares[rows, mine].copy(), env.n_over > 0)
            for name, value in zip(kept, one, strict=True):
                kept[name].append(value)
        found = {name: np.stack(values) for name, values in kept.items()}
        found["gains"] = self._gains(found, self.net(self.inputs(env.observations))[2])
        return found

    def _gains(self, found: dict[str, Any], ahead: Array) -> Array:
        """How much better each decision turned out than was expected (generalised advantages)."""
        gains, gain = np.zeros_like(found["shares"]), np.zeros_like(ahead)
        for i in reversed(range(self.plan.n_steps)):
            goes_on = ~found["over"][i]
            surprise = found["paid"][i] + goes_on * ahead - found["shares"][i]
            gain = surprise + self.plan.trust * goes_on * gain
            gains[i], ahead = gain, found["shares"][i]
        return gains

    def learn(self) -> float:
        """Play, and learn from it; returns the share of the games that were won."""
        plan, found = self.plan, self.play()
        x, masks, chosen, logs, gains, shares = (
            found[name].reshape(-1, *found[name].shape[2:])
            for name in ("x", "masks", "chosen", "logs", "gains", "shares")
        )
        aims, gains = gains + shares, (gains - gains.mean()) / (gains.std() + 1e-8)
        for _ in range(plan.n_passes):
            for part in np.array_split(self.dice.permutation(len(x)), plan.n_parts):
                self._lesson(x[part], masks[part], chosen[part], logs[part], gains[part], aims[part])
        return float(found["paid"].sum() / max(1, found["over"].sum()))

    def _lesson(self, x: Array, masks: Any, chosen: Any, logs_before: Array, gains: Array, aims: Array) -> None:
        plan, rows = self.plan, np.arange(len(x))
        hidden, likings, shares = self.net(x)
        logs = log_chances(likings, masks)
        chances = np.exp(logs)
        ratio = np.exp(logs[rows, chosen] - logs_before)
        held = np.where(gains > 0, ratio > 1 + plan.clip, ratio < 1 - plan.clip)
        by_move = -chances * np.where(held, 0, -gains * ratio)[:, None]
        by_move[rows, chosen] += np.where(held, 0, -gains * ratio)
        unsure = -(chances * np.where(masks, logs, 0)).sum(1, keepdims=True)
        by_move += plan.curiosity * chances * (np.where(masks, logs, 0) + unsure)
        n = np.float32(len(x))
        self.net.learn(x, hidden, (by_move / n).astype(np.float32), ((shares - aims) / n).astype(np.float32), plan.rate)

    def win_share(self, n_games: int = 3000) -> float:
        """At tables of its own, always by the move liked best; every table's first game counts, as it stands."""
        env = self._tables(n_games, "test")
        mine, rows = np.arange(n_games) % self.seats, np.arange(n_games)
        won = np.full(n_games, np.nan)
        while np.isnan(won).any():
            likings = self.net(self.inputs(env.observations))[1]
            env.step(log_chances(likings, env.masks.astype(bool)).argmax(1))
            ended = np.isnan(won) & (env.n_over > 0)
            won[ended] = env.shares[rows, mine][ended]
        return float(won.mean())


def log_chances(likings: Array, masks: npt.NDArray[np.bool_]) -> Array:
    """Of each move, as it is liked; none for what is not legal."""
    likings = np.where(masks, likings, np.float32(-1e9))
    likings = likings - likings.max(1, keepdims=True)
    found: Array = likings - np.log(np.exp(likings).sum(1, keepdims=True))
    return found


def train(learner: Learner, is_enough: Callable[[int], bool], tell: Callable[[str], None] = print) -> None:
    done = 0
    while not is_enough(done):
        won = learner.learn()
        done += 1
        if done % 20 == 0:
            tell(f"{done * learner.plan.n_tables * learner.plan.n_steps:,} decisions: {won:.1%} won")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=posse.game_names())
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--against", default="deputy", choices=("random", "greenhorn", "deputy"))
    parser.add_argument("--seconds", type=float, default=120.0)
    parser.add_argument("--save", help="a file for the net")
    options = parser.parse_args()
    learner = Learner(options.game, options.seats, options.against)
    print(f"even is {1 / options.seats:.1%}; before: {learner.win_share():.1%}")
    until = time.monotonic() + options.seconds
    train(learner, lambda done: time.monotonic() > until)
    print(f"after: {learner.win_share(10_000):.1%}")
    if options.save:
        np.savez(options.save, **learner.net.parts)


if __name__ == "__main__":
    main()
