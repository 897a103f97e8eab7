"""Dice, deck and market against exact chances, within four sigma. Seeds are fixed: these pass always or never."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Callable, Sequence
from functools import cache
from typing import Any, NamedTuple

import numpy as np
import pytest

from posse.engine.compiled import compile_driver
from posse.engine.rng import key_from_seed, put_key
from posse.engine.speed import compiled_parts
from posse.engine.struct import Grid
from posse.games import game
from posse.games.gnadenlos.box import Box
from posse.games.gnadenlos.cards import HIGH_NOON, N_ADVENTURERS, N_COLUMNS, N_KINDS, N_NOTES, N_VALUES
from posse.games.gnadenlos.event_phase import begin_turn, turn_event
from posse.games.gnadenlos.market import hold_payday
from posse.games.gnadenlos.state import State

from .table import BOX, EXPERIENCED

GAME = game("gnadenlos")

N_PAYDAYS = 60_000
N_DECKS = 3_000
N_OPENINGS = 2_000


def is_near(found: int, n: int, mean: float, variance: float) -> bool:
    """Whether the sum of `n` draws lies within four sigma of what is expected."""
    return abs(found - n * mean) <= 4 * math.sqrt(n * variance)


def is_near_chance(found: int, n: int, chance: float) -> bool:
    return is_near(found, n, chance, chance * (1 - chance))


# Paydays on a full market that all can pay


class Moments(NamedTuple):
    mean: float
    variance: float


@cache
def columns_at_the_end(n_rows: int) -> dict[tuple[int, ...], float]:
    """How likely a payday leaves so many columns with 0, 1, … n_rows notes turned: every way, roll by roll."""
    going = {(N_COLUMNS, *[0] * n_rows): 1.0}
    over: dict[tuple[int, ...], float] = {}
    while going:
        later: dict[tuple[int, ...], float] = {}
        for columns, chance in going.items():
            for n_turned, n in enumerate(columns):
                if n > 0 and n_turned == n_rows:  # GN-41
                    over[columns] = over.get(columns, 0.0) + chance * n / N_COLUMNS
                elif n > 0:
                    after = list(columns)
                    after[n_turned] -= 1
                    after[n_turned + 1] += 1
                    later[tuple(after)] = later.get(tuple(after), 0.0) + chance * n / N_COLUMNS
        going = later
    return over


def exact(n_rows: int, count: Callable[[tuple[int, ...]], int]) -> Moments:
    """Of something counted at the end of a payday."""
    ends = columns_at_the_end(n_rows)
    mean = sum(chance * count(columns) for columns, chance in ends.items())
    return Moments(mean, sum(chance * count(columns) ** 2 for columns, chance in ends.items()) - mean**2)


def flips(columns: tuple[int, ...]) -> int:
    return sum(n_turned * n for n_turned, n in enumerate(columns))


def called(depth: int) -> Callable[[tuple[int, ...]], int]:
    """How many notes of a row were turned; the outermost has depth 1."""
    return lambda columns: sum(columns[depth:])


def hold_many(boxes: Sequence[Any], states: Sequence[Any], n_paydays: int, n_rows: int, turned: Grid) -> None:
    """turned[payday, row]: notes turned there, row 0 the inmost. Each row is of one seat's notes of 1."""
    s = states[0]
    for i in range(n_paydays):
        s.n_market = N_COLUMNS * n_rows
        for row in range(n_rows):
            note = N_VALUES * row + 1
            s.notes[row, note] = 0
            s.gold[row] = 1000
            for column in range(N_COLUMNS):
                s.market[N_COLUMNS * row + column] = note + 1
                s.seen[N_COLUMNS * row + column] = 1
        hold_payday(boxes[0], s, None)
        for row in range(n_rows):
            turned[i, row] = s.notes[row, N_VALUES * row + 1]


@cache
def held(n_rows: int) -> Any:
    s: State = GAME.State()
    put_key(s, key_from_seed(f"paydays {n_rows}"))
    s.n_seats = n_rows
    turned = np.zeros((N_PAYDAYS, n_rows), np.int8)
    hold = compile_driver(hold_many, compiled_parts(GAME), "gnadenlos", checked=False)
    hold(BOX.array, s.array, N_PAYDAYS, n_rows, turned)
    return turned


@pytest.mark.parametrize(("n_rows", "page"), [(3, 10.2), (4, 14.4)])
def test_gn_40_how_many_notes_a_payday_turns(n_rows: int, page: float) -> None:
    mean, variance = exact(n_rows, flips)
    assert round(mean, 1) == page
    assert is_near(held(n_rows).sum(), N_PAYDAYS, mean, variance)


@pytest.mark.parametrize(("n_rows", "page"), [(3, (82, 56, 32)), (4, (90, 71, 49, 30))])
def test_gn_40_how_often_a_note_of_each_row_is_called(n_rows: int, page: tuple[int, ...]) -> None:
    for depth, percent in enumerate(page, 1):
        mean, variance = exact(n_rows, called(depth))
        assert round(100 * mean / N_COLUMNS) == percent
        assert is_near(held(n_rows)[:, n_rows - depth].sum(), N_PAYDAYS, mean, variance)


@pytest.mark.parametrize("n_rows", [3, 4])
def test_gn_41_how_many_notes_a_payday_turns_is_spread_as_it_should(n_rows: int) -> None:
    chances: dict[int, float] = {}
    for columns, chance in columns_at_the_end(n_rows).items():
        chances[flips(columns)] = chances.get(flips(columns), 0.0) + chance
    found = Counter(held(n_rows).sum(axis=1).tolist())
    assert found.keys() <= chances.keys()
    assert min(found) == min(chances) == n_rows
    assert all(is_near_chance(found[n], N_PAYDAYS, chance) for n, chance in chances.items() if chance > 0.001)


# The deck of events


def test_gn_11_every_event_lies_everywhere_in_the_deck_alike() -> None:
    found: Counter[tuple[int, int]] = Counter()
    pairs = 0
    for seed in range(N_DECKS):
        s: State = GAME.State()
        put_key(s, key_from_seed(f"deck {seed}"))
        for kind in range(N_KINDS):
            s.events[kind] = BOX.events[kind]
        deck = []
        for _ in range(BOX.n_events):
            turn_event(s, None)
            deck.append(s.event - 1)
        found.update(enumerate(deck))
        pairs += deck[0] == deck[1] == HIGH_NOON
    for place in range(BOX.n_events):
        for kind in range(N_KINDS):
            assert is_near_chance(found[place, kind], N_DECKS, BOX.events[kind] / BOX.n_events)
    assert is_near_chance(pairs, N_DECKS, 2 / 7 * 1 / 6)


def test_gn_11_after_the_seventh_any_of_all_seven_is_next() -> None:
    found: Counter[int] = Counter()
    for seed in range(N_DECKS):
        s = GAME.paper.position.read("n_seats=3 n_turned=6 events=card-sharps hand=lund+dan/otto+voss/bess+akers")
        put_key(s, key_from_seed(f"seventh {seed}"))
        begin_turn(BOX, s, None)
        found[s.event - 1] += 1
    for kind in range(N_KINDS):
        assert is_near_chance(found[kind], N_DECKS, BOX.events[kind] / BOX.n_events)


# The opening


def opened(box: Box, n_seats: int) -> list[State]:
    found = []
    for seed in range(N_OPENINGS):
        s: State = GAME.State()
        put_key(s, key_from_seed(f"opening {seed}"))
        GAME.rules.setup(box, s, n_seats, None)
        found.append(s)
    return found


@pytest.mark.parametrize("n_seats", [3, 4])
def test_gn_1_and_gn_2_every_opening_is_as_likely_as_any_other(n_seats: int) -> None:
    openings = opened(BOX, n_seats)
    market = Counter((place, s.market[place] - 1) for s in openings for place in range(2 * n_seats))
    laid = [note for note in range(N_NOTES) if note // N_VALUES < n_seats and note % N_VALUES in (1, 2)]
    for place in range(2 * n_seats):
        assert all(is_near_chance(market[place, note], N_OPENINGS, 1 / len(laid)) for note in laid)
    same = sum((s.market[0] - 1) // N_VALUES == (s.market[1] - 1) // N_VALUES for s in openings)
    assert is_near_chance(same, N_OPENINGS, 1 / (2 * n_seats - 1))  # neighbours of one colour
    revolver = Counter(s.revolver for s in openings)
    for seat in range(n_seats):
        assert is_near_chance(revolver[seat], N_OPENINGS, 1 / n_seats)
        for adventurer in range(N_ADVENTURERS):
            dealt = sum(s.hand[seat, adventurer] for s in openings)
            assert is_near_chance(dealt, N_OPENINGS, 2 / N_ADVENTURERS)


@pytest.mark.parametrize("n_seats", [3, 4])
def test_gn_3_every_pair_is_as_likely_as_any_other(n_seats: int) -> None:
    openings = opened(EXPERIENCED, n_seats)
    revolver = Counter(s.revolver for s in openings)
    assert all(is_near_chance(revolver[seat], N_OPENINGS, 1 / n_seats) for seat in range(n_seats))
    for adventurer in range(N_ADVENTURERS):
        pairs = Counter(s.row[adventurer] for s in openings)
        assert all(is_near_chance(pairs[i + 1], N_OPENINGS, 2 / N_ADVENTURERS) for i in range(n_seats))
