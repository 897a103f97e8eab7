"""Gnadenlos! keeps the contract: the checks of the kit, by name; and what the kit cannot know of notes."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

from posse.games import game
from posse.games.gnadenlos.box import Box
from posse.games.gnadenlos.cards import MAX_BID, N_ADVENTURERS, N_COLUMNS, N_NOTES, N_VALUES
from posse.games.gnadenlos.state import FILLING, LAYING, STEALING, State
from posse.games.gnadenlos.view import View
from posse.testing import CHECKS, Kit
from posse.testing.kit import positions, resample, view
from tests.games.kits import is_refused_in_one_line

from .kit import EXPERIENCED_KIT, FOLDER, KIT
from .tiny import EDITIONS, ways

GAME = game("gnadenlos")

N_GAMES = {"speeds_end_alike": 200, "games_end": 20, "conserved": 3}


@pytest.mark.parametrize("check", [check for check in CHECKS if check not in KIT.skip])
def test_gnadenlos_keeps_the_contract(check: str) -> None:
    run_check = CHECKS[check]  # raises Broken
    run_check(replace(KIT, n_games=N_GAMES.get(check, 1)))


@pytest.mark.parametrize("check", [check for check in CHECKS if check not in EXPERIENCED_KIT.skip])
def test_gnadenlos_for_the_experienced_keeps_the_contract(check: str) -> None:
    run_check = CHECKS[check]  # raises Broken
    run_check(replace(EXPERIENCED_KIT, n_games=1))


def test_worlds_are_the_right_ones_with_two_adventurers_each() -> None:
    run_check = CHECKS["worlds_are_the_right_ones"]  # raises Broken
    run_check(replace(KIT, tiny=EDITIONS["two adventurers each"]))


def test_worlds_are_the_right_ones_while_gaps_are_filled_and_bids_laid() -> None:
    phases = set()

    def heard(box: Box, v: View, s: State) -> int:
        phases.add(v.phase)
        return ways(box, v, s)

    run_check = CHECKS["worlds_are_the_right_ones"]  # raises Broken
    run_check(replace(KIT, tiny=EDITIONS["gaps"]._replace(ways=heard), seed="gaps 2"))
    assert {STEALING, FILLING, LAYING} <= phases


def test_a_record_of_the_first_version_is_refused_in_one_line() -> None:
    """Its gaps were filled by themselves, and bids laid in the order they were named."""
    assert is_refused_in_one_line(KIT, FOLDER / "golden" / "version-1.posse", "gnadenlos version 1")


# Notes are of the seats that play: `contents` cannot count them from the box alone.


def notes_of(s: State) -> Counter[int]:
    """All notes, wherever they lie."""
    found: Counter[int] = Counter()
    for seat in range(s.n_seats):
        found.update({note: s.notes[seat, note] for note in range(N_NOTES)})
        found.update(s.bid[seat, i] - 1 for i in range(MAX_BID) if s.bid[seat, i])
    found.update(s.market[place] - 1 for place in range(s.n_market) if s.market[place])
    return +found


def all_notes(box: Box, n_seats: int) -> Counter[int]:
    return Counter({note: box.notes[note % N_VALUES] for note in range(N_VALUES * n_seats)})


def knowledge_is_true(s: State) -> bool:
    """What all know to be in a hand is there."""
    for seat in range(s.n_seats):
        if any(s.open_notes[seat, note] > s.notes[seat, note] for note in range(N_NOTES)):
            return False
        for a in range(N_ADVENTURERS):
            if s.known[seat, a] and not s.hand[seat, a] and s.shown[seat] != a + 1:
                return False
    return True


@pytest.mark.parametrize("kit", [KIT, EXPERIENCED_KIT], ids=["basic", "experienced"])
def test_notes_are_conserved_by_colour_and_value(kit: Kit) -> None:
    """In play and in resampled worlds; gaps are there only until they are filled, and the market never overflows."""
    for n_seats, s, stream in positions(replace(kit, n_games=3, seed="notes")):
        assert notes_of(s) == all_notes(kit.game.box, n_seats)  # type: ignore[arg-type]
        assert knowledge_is_true(s)
        assert s.n_market <= N_COLUMNS * n_seats - 1 + 3 * (n_seats - 1)  # GN-43: 23 and 32
        assert s.phase in (STEALING, FILLING) or all(s.market[place] for place in range(s.n_market))
        for seat in range(-1, n_seats):
            assert notes_of(resample(kit, view(kit, s, seat), stream)) == all_notes(kit.game.box, n_seats)  # type: ignore[arg-type]
