"""Observations of a small game, number by number."""

from __future__ import annotations

from typing import Annotated, Any

import numpy as np
import pytest

from posse.engine.game import PosseError
from posse.engine.observation import SEATS, Layout, Observation, Shown, layout, observing
from posse.engine.struct import Grid, Row, Struct
from posse.games import game


class View(Struct):
    money: Annotated[Row, "i2", 4]  # [seat]
    notes: Annotated[Grid, "i1", 4, 8]  # [seat, note]: two notes of each seat's colour
    top: Annotated[Row, "i1", 3]  # a note + 1, or 0; the first n_top count
    n_top: Annotated[int, "i1"]
    target: Annotated[int, "i1"]  # while aiming
    is_aiming: Annotated[int, "i1"]
    in_town: Annotated[int, "i1"]  # bits of seats
    suits: Annotated[int, "i1"]  # four bits
    n_seats: Annotated[int, "i1"]
    seat: Annotated[int, "i1"]
    spare: Annotated[Row, "i1", 4]


OBSERVATION: Observation = observing(
    View,
    Shown("money", 99, by_seat={0: 1}, capped=True),
    Shown("notes", 3, by_seat={0: 1, 1: 2}),
    Shown("top", names=2, first_name=1, of="n_top"),
    Shown("target", names=1, only=("is_aiming", 1)),
    Shown("in_town", bits=SEATS),
    Shown("suits", bits=4),
    seat_moves=((3, 1), (10, 2)),
)


def seen(v: View) -> dict[str, Any]:
    shown = layout(OBSERVATION, None, v.n_seats)
    room = np.full((2, shown.n_numbers), 77, np.int16)
    OBSERVATION.observe(None, v, memoryview(room), 1)  # type: ignore[arg-type]
    assert (room[0] == 77).all()
    return {name: part.tolist() for name, part in shown.unpack(room[1]).items()}


def view() -> View:
    v = View()
    v.n_seats, v.seat = 3, 1
    return v


def test_the_observer_comes_first_and_empty_seats_have_no_room() -> None:
    v = view()
    for seat in range(3):
        v.money[seat] = 10 + seat
    assert seen(v)["money"] == [11, 12, 10]


def test_what_is_more_than_the_most_stands_as_the_most() -> None:
    v = view()
    v.money[0] = 1000
    assert seen(v)["money"] == [0, 0, 99]


def test_what_belongs_to_seats_along_two_axes_is_turned_along_both() -> None:
    v = view()
    v.notes[1, 2 * 1 + 1] = 3  # my own, of my colour, the second
    v.notes[0, 2 * 2] = 2  # the third seat's, at the first
    notes = seen(v)["notes"]
    assert np.shape(notes) == (3, 6)
    assert notes[0][1] == 3
    assert notes[2][2] == 2
    assert np.sum(notes) == 5


def test_names_are_counted_from_the_observer_and_0_is_none() -> None:
    v = view()
    v.n_top = 2
    v.top[0] = 1 + 2 * 1 + 1  # my second note
    v.top[2] = 5  # does not count
    assert seen(v)["top"] == [3, 1, 0]  # 2 and 0, moved up by one


def test_what_counts_in_one_phase_only_is_0_in_others() -> None:
    v = view()
    v.target = 0
    assert seen(v)["target"] == 0
    v.is_aiming = 1
    assert seen(v)["target"] == 1 + 2


def test_bits_are_unpacked_and_those_of_seats_turned() -> None:
    v = view()
    v.in_town, v.suits = 0b011, 0b1010
    assert seen(v)["in_town"] == [1, 0, 1]
    assert seen(v)["suits"] == [0, 1, 0, 1]


def test_the_layout_says_what_stands_where_and_what_it_can_be() -> None:
    shown = layout(OBSERVATION, None, 3)
    assert [(part.name, part.shape, part.low, part.high) for part in shown.parts] == [
        ("money", (3,), 0, 99),
        ("notes", (3, 6), 0, 3),
        ("top", (3,), 0, 7),
        ("target", (), 0, 3),
        ("in_town", (3,), 0, 1),
        ("suits", (4,), 0, 1),
    ]
    assert shown.n_numbers == 3 + 18 + 3 + 1 + 3 + 4 == len(shown.low) == len(shown.high)
    assert shown.high[:4].tolist() == [99, 99, 99, 3]
    rows = np.arange(2 * shown.n_numbers).reshape(2, -1)
    assert shown.unpack(rows)["notes"].shape == (2, 3, 6)
    assert Layout(()).n_numbers == 0


def test_moves_that_name_a_seat_are_counted_from_whoever_plays_them() -> None:
    relative, absolute = OBSERVATION.relative, OBSERVATION.absolute
    assert [relative(move, 1, 3) for move in (0, 3, 4, 5, 6, 9)] == [0, 5, 3, 4, 6, 9]
    assert [relative(move, 2, 3) for move in range(10, 17)] == [12, 13, 14, 15, 10, 11, 16]
    assert all(absolute(relative(move, seat, 3), seat, 3) == move for move in range(20) for seat in range(3))


def test_ranges_follow_the_box() -> None:
    rich = game("showdown", house={"coins": 90})
    coins = next(part for part in rich.layout(2).parts if part.name == "coins")
    assert (coins.shape, coins.high) == ((2,), 90)


def test_a_game_that_is_not_observed_says_so() -> None:
    from posse.engine.observation import NO_OBSERVATION

    blind = game("showdown").altered(observation=NO_OBSERVATION)
    with pytest.raises(PosseError, match="showdown cannot be observed: its definition has no observation"):
        blind.layout(2)
