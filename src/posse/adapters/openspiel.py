"""The games as OpenSpiel games, for its algorithms: `posse_wyatt_earp`, `posse_el_paso` …

    import pyspiel
    import posse.adapters.openspiel  # registers them

    game = pyspiel.load_game("posse_el_paso(players=3)")

There is one chance node, the deal: one of `deals` that are sampled by `seed`, every one equally likely; what moves draw
later follows from it. So copies of a state go on alike, as OpenSpiel wants it, and a search that must not look ahead
resamples: `resample_from_infostate` gives another world that fits what a seat knows, every one equally likely, with
draws of its own; its history is that of the first one. Moves count seats from whoever plays them. An information state
is the seat's View, which remembers every card that was seen, but not who did what when.
"""

from __future__ import annotations

import json
from typing import Any

import numpy as np

from posse.engine.drivers import MAX_GAMES
from posse.engine.game import PosseError
from posse.engine.observation import Layout
from posse.engine.rng import Stream, key_from_seed, new_key, put_key, split
from posse.games import game_names
from posse.library import Game
from posse.library import game as game_named

from . import MissingLibrary

try:
    import pyspiel
except ImportError:
    raise MissingLibrary("openspiel", "OpenSpiel") from None

DEALS = 1000
SEED = 1


def short_name(name: str) -> str:
    """What OpenSpiel loads a game by."""
    return f"posse_{name.replace('-', '_')}"


class Held:
    """A game and its deals, shared by all of its states."""

    def __init__(self, name: str, n_seats: int, seed: int, deals: int) -> None:
        self.made_of = name, n_seats, seed, deals
        self.game: Game = game_named(name)
        self.n_seats, self.deals = n_seats, deals
        self.layout: Layout = self.game.layout(n_seats)
        self._master = Stream()
        put_key(self._master, key_from_seed(seed))

    def __deepcopy__(self, memo: dict[int, Any]) -> Held:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return Held, self.made_of

    def deal(self, number: int) -> Any:
        s = self.game.State()
        split(self._master.key, number, s)
        self.game.rules.setup(self.game.box, s, self.n_seats, None)
        return s

    def view(self, s: Any, seat: int) -> Any:
        v = self.game.View()
        self.game.rules.view(self.game.box, s, seat, v)
        return v


class PosseGame(pyspiel.Game):  # type: ignore[misc]
    """A game of ours, as OpenSpiel loads it."""

    name: str

    def __init__(self, params: Any = None) -> None:
        chosen = dict(params or {})
        game = game_named(self.name)
        n_seats = int(chosen.get("players", game.seats.start))
        seed, deals = int(chosen.get("seed", SEED)), int(chosen.get("deals", DEALS))
        if not 1 <= deals <= MAX_GAMES:
            raise PosseError(f"there are 1 to {MAX_GAMES} deals, not {deals}")
        self.held = Held(self.name, n_seats, seed, deals)
        info = pyspiel.GameInfo(
            num_distinct_actions=game.n_moves,
            max_chance_outcomes=deals,
            num_players=n_seats,
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=1.0,
            max_game_length=game.ply_cap,
        )
        super().__init__(game_type(self.name), info, chosen)

    def new_initial_state(self) -> PosseState:
        return PosseState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        return Observer(self.held, params)


class PosseState(pyspiel.State):  # type: ignore[misc]
    """Before the deal, or a state of ours."""

    def __init__(self, game: PosseGame) -> None:
        super().__init__(game)
        self.held = game.held
        self.s: Any = None

    def current_player(self) -> int:
        if self.s is None:
            return int(pyspiel.PlayerId.CHANCE)
        seat = self.held.game.rules.turn(self.held.game.box, self.s)
        return seat if seat >= 0 else int(pyspiel.PlayerId.TERMINAL)

    def _legal_actions(self, player: int) -> list[int]:
        game = self.held.game
        moves = [0] * game.max_legal
        n = game.rules.legal(game.box, self.s, player, moves)
        return sorted(game.observation.relative(move, player, self.held.n_seats) for move in moves[:n])

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(deal, 1.0 / self.held.deals) for deal in range(self.held.deals)]

    def _apply_action(self, action: int) -> None:
        game, seat = self.held.game, self.current_player()
        if self.s is None:
            self.s = self.held.deal(action)
            return
        game.rules.apply(game.box, self.s, seat, game.observation.absolute(action, seat, self.held.n_seats), None)

    def _action_to_string(self, player: int, action: int) -> str:
        if player < 0:
            return f"deal {action}"
        game = self.held.game
        return game.paper.moves.write(game.observation.absolute(action, player, self.held.n_seats))

    def is_terminal(self) -> bool:
        return self.current_player() == int(pyspiel.PlayerId.TERMINAL)

    def returns(self) -> list[float]:
        """Shares of the win."""
        out = np.zeros((2, self.held.n_seats))
        if self.is_terminal():
            self.held.game.rules.payoff(self.held.game.box, self.s, out)
        shares: list[float] = out[0].tolist()
        return shares

    def resample_from_infostate(self, player: int, sampler: Any = None) -> PosseState:
        """Another world that looks the same to a player; the number that `sampler` gives decides which."""
        game, other = self.held.game, self.clone()
        other.s = game.State()
        put_key(other.s, new_key() if sampler is None else key_from_seed(repr(sampler())))
        game.rules.resample(game.box, self.held.view(self.s, player), other.s, game.rules.Scratch())
        return other  # type: ignore[no-any-return]

    def __str__(self) -> str:
        return "before the deal" if self.s is None else self.held.game.paper.position.write(self.s)


class Observer:
    """What a player knows, as numbers and in words."""

    def __init__(self, held: Held, params: Any) -> None:
        if params:
            raise ValueError(f"an observation has no parameters, and was given {params}")
        self.held = held
        self.tensor = np.zeros(held.layout.n_numbers, np.float32)
        self.dict = held.layout.unpack(self.tensor)

    def set_from(self, state: PosseState, player: int) -> None:
        if state.s is None:
            self.tensor.fill(0)
            return
        room = np.zeros((1, self.held.layout.n_numbers), np.int16)
        out: Any = memoryview(room)  # type: ignore[arg-type]
        self.held.game.observation.observe(self.held.game.box, self.held.view(state.s, player), out, 0)
        self.tensor[:] = room[0]

    def string_from(self, state: PosseState, player: int) -> str:
        return "before the deal" if state.s is None else json.dumps(self.held.view(state.s, player).as_dict())


def game_type(name: str) -> Any:
    game = game_named(name)
    return pyspiel.GameType(
        short_name=short_name(name),
        long_name=game.title(),
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.CONSTANT_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=game.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": game.seats.start, "seed": SEED, "deals": DEALS},
    )


def _register() -> None:
    """Every game that can be observed."""
    for name in game_names():
        if game_named(name).observation.parts:
            pyspiel.register_game(game_type(name), type(short_name(name), (PosseGame,), {"name": name}))


_register()
