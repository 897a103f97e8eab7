from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

from posse.engine.rng import Stream, below, key_from_seed, put_key
from posse.engine.table import Table
from posse.games import game, game_names
from posse.games import text as text_of
from tests.games.gnadenlos import table as gnadenlos
from tests.games.wyatt_earp import table as wyatt_earp
from tests.tables import play, play_as


def counted(name: str, n_games: int = 2) -> dict[str, Counter[bool]]:
    """By group of moves, how often the move could be taken back."""
    found, stream = game(name), Stream()
    put_key(stream, key_from_seed("taken back"))
    counts: dict[str, Counter[bool]] = {}
    for n_seats in found.seats:
        for seed in range(n_games):
            table = Table(found, key_from_seed(seed), n_seats)
            while not table.is_over():
                seats = table.actors()
                seat = seats[below(stream, len(seats))]
                moves = table.offer(seat).moves
                move = moves[below(stream, len(moves))]
                play_as(table, seat, move)
                back_to = table.back_to(seat)
                assert back_to in (None, len(table.plies) - 1)
                assert all(table.back_to(other) is None for other in range(n_seats) if other != seat)
                group = text_of(name).group(found.paper.moves.read(move))
                counts.setdefault(group, Counter())[back_to is not None] += 1
    return counts


@pytest.mark.parametrize(
    ("name", "always", "often", "never"),
    [
        ("wyatt-earp", {"lay", "photo", "let-it-be"}, {"discard", "take", "pick"}, {"draw", "shoot", "ask", "rob"}),
        ("el-paso", set(), {"lay", "leave", "keep", "draw"}, set()),
        ("gnadenlos", set(), {"add", "show"}, set()),
        ("showdown", set(), {"lay"}, {"shoot", "hold"}),
    ],
)
def test_a_slip_can_be_taken_back_and_a_draw_or_a_shot_cannot(
    name: str, always: set[str], often: set[str], never: set[str]
) -> None:
    counts = counted(name)
    assert counts.keys() >= always | often | never
    for group, count in counts.items():
        share = count[True] / count.total()
        assert group not in always or share == 1, group
        assert group not in often or share > 0.3, group
        assert group not in never or share == 0, group


def test_every_game_is_looked_at() -> None:
    assert set(game_names()) == {"wyatt-earp", "el-paso", "gnadenlos", "showdown"}


def showdown(n_seats: int = 2) -> Table:
    found = game("showdown")
    return Table(found, key_from_seed(4), n_seats)


def first_move(table: Table, seat: int) -> None:
    play_as(table, seat, table.offer(seat).moves[0])


def test_nothing_is_taken_back_that_was_not_played() -> None:
    table = showdown()
    assert table.back_to(0) is table.back_to(1) is None


def test_once_another_has_moved_it_is_too_late() -> None:
    table = showdown(3)
    first_move(table, 0)
    assert table.back_to(0) == 0
    first_move(table, 1)
    assert table.back_to(0) is None
    assert table.back_to(1) == 1
    table.rewind(1)
    assert table.back_to(0) == 0


def test_who_lays_last_has_seen_the_others_cards() -> None:
    table = showdown()
    first_move(table, 0)
    first_move(table, 1)
    assert table.back_to(1) is None


def test_what_is_over_stays() -> None:
    table = showdown()
    while not table.is_over():
        first_move(table, table.turn())
    assert all(table.back_to(seat) is None for seat in range(2))


def test_moves_are_taken_back_one_by_one() -> None:
    table = gnadenlos.table_at(f"{gnadenlos.BIDDING} notes=a1+a2+a3")
    play(table, "add a1", "add a2")
    assert table.back_to(0) == 1
    table.rewind(1)
    assert table.back_to(0) == 0


def test_gn_32_that_the_next_can_bid_is_known_only_by_bidding() -> None:
    able, unable = (gnadenlos.table_at(f"{gnadenlos.BIDDING} notes=-/{notes}") for notes in ("b3", "b4"))
    for table in (able, unable):
        play(table, "add a4", "bid")
        assert table.back_to(0) is None
    assert (able.turn(), unable.turn()) == (1, 2)
    able.game = able.game.altered(paper=replace(able.game.paper, asking_tells=False))
    assert able.back_to(0) == 1


def test_gn_15_a_note_is_seen_by_who_steals_it() -> None:
    table = gnadenlos.table_at("phase=steal active=0 thieves=1 loot=1 market=b2/b1")
    play(table, "steal 1")
    assert table.back_to(0) is None


def test_we_61_a_search_shows_what_lies_in_the_discard_pile() -> None:
    table = wyatt_earp.table_at(
        "hand=wyatt-earp+2bob-dalton/2bob-dalton/2bob-dalton discards=3wes-hardin top=wes-hardin"
    )
    play_as(table, 0, next(move for move in table.offer(0).moves if "search" in move))
    assert table.back_to(0) is None
