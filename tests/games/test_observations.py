"""What programs that learn are shown: all of the View, the same from every seat."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

import numpy as np
import pytest

from posse.engine.rng import below
from posse.games import game
from posse.games.gnadenlos.cards import N_VALUES
from posse.games.showdown.state import ANSWER
from posse.games.wyatt_earp.state import ANSWERING
from posse.testing.kit import Kit, acting, legal, some_positions, view

N_VIEWS = 80
NAMES = ("wyatt-earp", "el-paso", "gnadenlos", "showdown")


@dataclass(frozen=True)
class Seated:
    """Which fields of a state move when everybody moves up, told apart from how games observe them."""

    rows: Mapping[str, int]  # by seat along that axis
    seats: tuple[str, ...]  # name a seat
    bits: tuple[str, ...] = ()
    while_: Mapping[str, tuple[str, int]] = field(default_factory=dict)  # those that name one in one phase alone
    more: Callable[[Any, Any, int, int], None] = lambda s, turned, n, by: None


def notes(s: Any, turned: Any, n: int, by: int) -> None:
    """A note's colour is a seat's."""

    def moved(note: int) -> int:
        return (note // N_VALUES + by) % n * N_VALUES + note % N_VALUES

    for name in ("notes", "open_notes"):
        for seat in range(n):
            for note in range(n * N_VALUES):
                turned.array[name][0, (seat + by) % n, moved(note)] = s.array[name][0, seat, note]
    for seat in range(n):
        for i, note in enumerate(s.array["bid"][0, seat]):
            turned.array["bid"][0, (seat + by) % n, i] = moved(note - 1) + 1 if note else 0
    for place, note in enumerate(s.market):
        turned.market[place] = moved(note - 1) + 1 if note else 0


def picks(s: Any, turned: Any, n: int, by: int) -> None:
    for i in range(s.n_picks):
        turned.pick_seat[i] = (s.pick_seat[i] + by) % n
    turned.winner = 1 + (s.winner - 1 + by) % n if s.winner else 0


SEATED = {
    "showdown": Seated(
        dict.fromkeys(("hand", "known", "laid", "coins"), 0), ("shooter",), while_={"target": ("phase", ANSWER)}
    ),
    "el-paso": Seated(
        dict.fromkeys(("nuggets", "known", "loot", "n_hand", "n_loot", "hand", "laid"), 0),
        ("lookout", "active"),
        ("in_town", "leaving"),
    ),
    "gnadenlos": Seated(
        dict.fromkeys(("gold", "known", "n_bid", "rank", "n_hand", "fame", "vultures", "hand", "shown"), 0),
        ("revolver", "active"),
        ("choosing", "thieves"),
        more=notes,
    ),
    "wyatt-earp": Seated(
        dict.fromkeys(("money", "n_hand", "known", "drawn", "asked", "since", "gave", "laid", "photo", "bank"), 0)
        | dict.fromkeys(("gun", "coach", "hideout", "hits", "hand", "drew"), 0)
        | {"looked": 1},
        ("dealer", "active"),
        ("veiled",),
        while_={"target": ("phase", ANSWERING)},
        more=picks,
    ),
}


def moved_up(name: str, s: Any, n: int, by: int) -> Any:
    """The same game, everybody sitting `by` seats further on."""
    seated, turned = SEATED[name], s.copy()
    for row, axis in seated.rows.items():
        for seat in range(n):
            was, now = [np.s_[0], *[np.s_[:]] * axis, seat], [np.s_[0], *[np.s_[:]] * axis, (seat + by) % n]
            turned.array[row][tuple(now)] = s.array[row][tuple(was)]
    named = [*seated.seats, *(one for one, (phase, value) in seated.while_.items() if getattr(s, phase) == value)]
    for one in named:
        setattr(turned, one, (getattr(s, one) + by) % n)
    for one in seated.bits:
        before = getattr(s, one)
        after = sum((before >> seat & 1) << (seat + by) % n for seat in range(n))
        setattr(turned, one, after | before >> n << n)
    seated.more(s, turned, n, by)
    return turned


def observed(kit: Kit, v: Any, n_seats: int) -> Any:
    room = np.zeros((1, kit.game.layout(n_seats).n_numbers), np.int16)
    out: Any = memoryview(room)  # type: ignore[arg-type]
    kit.game.observation.observe(kit.game.box, v, out, 0)
    return room[0]


def asked_of(kit: Kit, s: Any, seat: int, n: int) -> list[int]:
    """What a seat may do, as it counts."""
    return sorted(kit.game.observation.relative(move, seat, n) for move in legal(kit, s, seat))


@pytest.mark.parametrize("name", NAMES)
def test_a_game_looks_the_same_from_every_seat(name: str) -> None:
    kit = Kit(game(name), n_games=1, seed="rotation")
    n_tried = 0
    for n, s, stream in some_positions(kit):
        by = 1 + below(stream, n - 1)
        turned = moved_up(name, s, n, by)
        assert acting(kit, turned) == sorted((seat + by) % n for seat in acting(kit, s))
        for seat in range(n):
            there = (seat + by) % n
            numbers, other = observed(kit, view(kit, s, seat), n), observed(kit, view(kit, turned, there), n)
            assert numbers.tolist() == other.tolist(), kit.game.paper.position.write(s)
            assert asked_of(kit, s, seat, n) == asked_of(kit, turned, there, n)
        n_tried += 1
    assert n_tried >= 20


@pytest.mark.parametrize("name", NAMES)
def test_moves_do_the_same_whoever_counts_them(name: str) -> None:
    """Where nothing is drawn, which is dealt out seat by seat."""
    kit = Kit(game(name), n_games=1, seed="moves")
    turning, n_tried = kit.game.observation, 0
    for n, s, stream in some_positions(kit):
        by = 1 + below(stream, n - 1)
        for seat in acting(kit, s):
            before, turned, moves = s.copy(), moved_up(name, s, n, by), legal(kit, s, seat)
            there, move = (seat + by) % n, moves[below(stream, len(moves))]
            other = turning.absolute(turning.relative(move, seat, n), there, n)
            kit.game.rules.apply(kit.game.box, before, seat, move, None)
            kit.game.rules.apply(kit.game.box, turned, there, other, None)
            if (before.n_blocks, before.n_words) == (s.n_blocks, s.n_words):
                numbers, others = (observed(kit, view(kit, *one), n) for one in ((before, seat), (turned, there)))
                assert numbers.tolist() == others.tolist(), kit.game.paper.position.write(s)
                n_tried += 1
    assert n_tried > 20


@pytest.mark.parametrize("name", NAMES)
def test_nothing_that_a_view_holds_is_left_out(name: str) -> None:
    """Whatever number of a view ever differs, changing it changes the observation."""
    kit = Kit(game(name), n_games=2, seed="whole")
    n = kit.game.seats[-1]
    views = [view(kit, s, seat) for n_seats, s, _ in some_positions(kit) if n_seats == n for seat in range(n)]
    views = views[:: 1 + len(views) // N_VIEWS]
    raw = np.concatenate([v.array for v in views])
    shown = [observed(kit, v, n).tolist() for v in views]
    for one in kit.game.View.fields:
        if one.name == "seat":
            continue
        values = raw[one.name].reshape(len(views), -1)
        for i in range(values.shape[1]):
            others = np.unique(values[:, i])
            assert len(others) == 1 or any(
                observed(kit, changed(v, one.name, i, other), n).tolist() != before
                for v, before in zip(views, shown, strict=True)
                for other in others
            ), f"{one.name}[{i}]"


def changed(v: Any, name: str, i: int, value: int) -> Any:
    other = v.copy()
    other.array[name].reshape(-1)[i] = value
    return other
