"""The player that learns really does; and the arrays for trainers are those of the environment."""

from __future__ import annotations

import numpy as np

from examples.make_vec import make_vec
from examples.train import Learner, Net, log_chances, train

EVEN = 1 / 3


def test_it_learns_showdown() -> None:
    learner = Learner("showdown", seats=3, against="random")
    before = learner.win_share(1500)
    told: list[str] = []
    train(learner, lambda done: done == 20, told.append)
    after = learner.win_share(1500)
    assert after > before + 0.05
    assert after > EVEN + 0.2
    assert told[0].startswith("327,680 decisions: ")


def test_slopes_are_those_of_the_lesson() -> None:
    """A step along them makes what was aimed at likelier, and the estimate better."""
    dice = np.random.default_rng(1)
    net = Net(6, 8, 4, dice)
    x, masks = dice.random((50, 6)).astype(np.float32), np.ones((50, 4), bool)

    def error() -> float:
        _, likings, shares = net(x)
        return float(-log_chances(likings, masks)[:, 2].mean() + ((shares - 0.7) ** 2).mean() / 2)

    before = error()
    for _ in range(50):
        hidden, likings, shares = net(x)
        by_move = np.exp(log_chances(likings, masks))
        by_move[:, 2] -= 1
        net.learn(x, hidden, by_move / 50, (shares - 0.7) / 50, 1e-2)
    assert error() < 0.2 * before


def test_what_is_not_legal_is_never_chosen() -> None:
    likings = np.array([[5.0, 1.0, 1.0]], np.float32)
    chances = np.exp(log_chances(likings, np.array([[False, True, True]])))
    assert np.allclose(chances, [[0, 0.5, 0.5]])


def test_a_trainer_sends_and_receives() -> None:
    vec, dice, n_games = make_vec("showdown", 64, seats=3, seed=1), np.random.default_rng(1), 0
    for _ in range(60):
        observations, masks, seats, is_over, shares = vec.recv()
        assert observations is vec.env.observations
        assert (masks.sum(1) == vec.env.n_moves).all()
        assert ((seats >= 0) & (seats < 3)).all()
        assert np.allclose(shares.sum(1), is_over)
        n_games += int(is_over.sum())
        vec.send((masks * dice.random(masks.shape)).argmax(1))
    assert n_games > 100
