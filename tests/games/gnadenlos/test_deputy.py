from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
import pytest

from posse.engine.speed import Speed, bind
from posse.engine.struct import FloatGrid, FloatRow, Row
from posse.engine.table import Table
from posse.games import game
from posse.games.gnadenlos.deputy import HABITS, outlook, weigh
from tests.games.gnadenlos.table import BOX, EXPERIENCED, fresh, table_at
from tests.tables import play, state

GAME = game("gnadenlos")

DEBTS = "market=a4/a4/a4/a3/a3/a3/b1/b1/b1/c1/c1/c1/b2/c2/a2/a2/a1 seen=" + "/".join(["1"] * 17)


def like(boxes: Sequence[Any], views: Sequence[Any], moves: Row, n: int, likings: FloatRow) -> None:
    weigh(boxes[0], views[0], moves, n, likings)


def likings(table: Table, speed: Speed = Speed.PLAIN) -> dict[str, float]:
    seat = table.turn()
    v, found = table.view(seat), table.offer(seat).moves
    moves = np.array([GAME.paper.moves.read(move) for move in found])
    liked = np.zeros(GAME.max_legal)
    run: Any = bind(like, GAME, speed)
    if speed is Speed.PLAIN:
        run([table.game.box], [v], moves.tolist(), len(moves), liked)
    else:
        run(table.game.box.array, v.array, moves, len(moves), liked)
    return dict(zip(found, liked.tolist(), strict=False))


def best(table: Table) -> str:
    liked = likings(table)
    return max(liked, key=lambda move: liked[move])


def chosen(position: str, n_seats: int = 3) -> str:
    return best(table_at(position, n_seats))


def shows(event: str, hands: str, more: str = "") -> str:
    """What the first seat shows when all know who holds whom."""
    return chosen(f"phase=show event={event} choosing=7 hand={hands} known={hands} {more}")


# Events


def test_the_cheapest_that_surely_wins_a_gold_rush() -> None:
    assert shows("rush-3", "harrow+dan+hollis/tuttle+akers/otto+bess") == "show dan"
    assert shows("rush-3", "harrow+wendell+hollis/dan+akers/otto+bess") == "show harrow"


def test_high_cards_where_they_win_and_not_the_lowest_for_a_leader() -> None:
    assert shows("card-sharps", "delaroche+harlan/otto+akers/tuttle+bess") == "show delaroche"
    assert shows("card-sharps", "harlan+tuttle/augustin+willi/baroness+quill", "fame=27/20/20") == "show tuttle"


def test_a_gunman_at_high_noon() -> None:
    notes = "market=a4/a4/b4/b4/c4/c4 seen=1/1/1/1/1/1"
    assert shows("high-noon", "voss+wendell/valdez+otto/moran+dan", notes) == "show voss"


# Notes


def test_it_steals_high_notes() -> None:
    market = "market=a0/b1/c4/a1/a4/b0/c1/a4 seen=1/1/1/1/1/1/1/1"
    table = table_at(f"phase=steal thieves=1 loot=2 event=high-noon shown=voss/dan/otto gold=9/9/9 {market}")
    liked = likings(table)
    assert {liked[f"steal {place}"] > liked["decline"] for place in (3, 5, 8)} == {True}
    assert max(liked["steal 1"], liked["steal 4"], liked["steal 6"]) < min(liked["steal 3"], liked["steal 8"])


def test_it_bids_notes_of_other_colours_before_its_own() -> None:
    table = table_at("phase=bid n_asked=1 row=lund+dan gold=9/9/9 notes=a3+a2+a1+b3/b1/c1")
    liked = likings(table)
    assert liked["add b3"] > liked["add a3"]


def test_a_low_bid_where_somebody_is_lower_and_none_is_worth_more() -> None:
    bids = "bid=-/-/c0 rank=0/0/1 taken=1 revolver=2 active=0 n_asked=2"
    table = table_at(f"phase=bid {bids} row=percy+wendell gold=9/9/9 hand=harrow+voss+delaroche/lund/dan")
    assert best(table) == "add a1"
    play(table, "add a1")
    assert best(table) == "bid"


def test_it_hires_what_its_hand_lacks() -> None:
    hiring = "phase=hire n_winners=2 bid=a4/b1 rank=5/2/1 row=lund+marchetti fame=15/15/15"
    assert chosen(f"{hiring} hand=harrow/dan/otto") == "hire marchetti"
    assert chosen(f"{hiring} hand=augustin/dan/otto") == "hire lund"


def test_gn_18_a_gap_is_filled_with_what_it_hopes_is_not_called() -> None:
    """Its own debts, the highest first; of others' IOUs the one that would bring it least."""

    def filled(last_row: str) -> str:
        market = f"market=-/b1/c1/a2/b2/c2/{last_row} seen=0/0/0/0/0/0/1/1"
        return chosen(f"phase=fill first=1 resume=after-theft {market}")

    assert filled("b3/a1") == "fill 8"
    assert filled("a1/a4") == "fill 8"
    assert filled("a4/a1") == "fill 7"
    assert filled("b4/c1") == "fill 8"


def test_gn_34_it_lays_its_debts_further_in_than_those_of_others() -> None:
    assert chosen("phase=lay n_winners=1 bid=a1,a3 rank=5") == "lay a3"
    assert chosen("phase=lay n_winners=1 bid=b3,a1 rank=5") == "lay a1"
    assert chosen("phase=lay n_winners=1 bid=b4,c1 rank=5") == "lay c1"


# Fame


def test_it_buys_when_the_end_is_near_and_nothing_is_owed() -> None:
    assert chosen("phase=buy gold=12/10/10 undertaker=6 market=b1/c1 seen=1/1 hand=lund") == "buy 5"


def test_it_keeps_gold_for_a_payday_that_is_near() -> None:
    assert chosen(f"phase=buy gold=14/10/10 fame=16/16/16 vultures=2/0/0 {DEBTS}") == "buy 0"


def test_it_ends_the_game_when_ahead_and_not_when_behind() -> None:
    assert chosen("phase=buy gold=7/0/0 fame=27/10/10") in ("buy 3", "buy 4", "buy 5")
    assert chosen("phase=buy gold=3/9/9 fame=26/28/28") != "buy 3"


def test_all_that_the_last_purchase_allows() -> None:
    assert chosen("phase=last-buy n_asked=1 gold=9/0/0 fame=20/6/6") == "buy 3"


# What standings promise


def promised(position: str, n_seats: int = 3) -> list[float]:
    table = table_at(position, n_seats)
    out = np.zeros((2, n_seats))
    outlook(BOX, state(table), out)
    assert out[0].sum() == pytest.approx(1.0)
    assert out[1].tolist() == [state(table).fame[seat] for seat in range(n_seats)]
    return out[0].tolist()


def test_the_outlook_follows_fame_and_gold_and_the_more_so_the_nearer_the_end() -> None:
    hands = "phase=show event=rush-3 choosing=7 hand=lund+hollis/dan+akers/otto+bess gold=10/8/10"
    early = promised(f"{hands} fame=9/9/6")
    late = promised(f"{hands} fame=9/9/6 undertaker=6")
    assert early[0] > early[1] > early[2] > late[2] > 0


def test_it_fears_the_last_vulture_and_likes_notes_of_other_colours() -> None:
    hands = "phase=show event=rush-3 choosing=7 hand=dan+bess/dan+bess/dan+bess gold=9/9/9 revolver=2"
    equal, bankrupt = promised(hands), promised(f"{hands} vultures=2/0/0")
    thief = promised(f"{hands} notes=a1+b4/b1/c1")
    assert bankrupt[0] < equal[0] < thief[0]


def test_gn_64_after_the_last_payday_the_farthest_hat_has_won() -> None:
    last = "phase=last-buy n_asked=1"
    assert promised(f"{last} fame=20/22/18 gold=3/0/9") == pytest.approx([1.0, 0.0, 0.0])
    assert promised(f"{last} fame=20/20/18 gold=4/5/3") == pytest.approx([0.0, 1.0, 0.0])
    assert promised(f"{last} fame=20/20/18 gold=4/4/3") == pytest.approx([0.5, 0.5, 0.0])
    assert promised(f"{last} fame=20/9/18 gold=4/4/3 vultures=3/0/0") == pytest.approx([0.0, 0.0, 1.0])


def test_epochs_are_turns() -> None:
    table = table_at("phase=buy gold=7/0/0 hand=lund+dan+otto/moran+quill/percy+voss")
    before = HABITS.epoch(BOX, state(table))
    play(table, "buy 0")
    assert HABITS.epoch(BOX, state(table)) != before


# Speeds


def look(boxes: Sequence[Any], states: Sequence[Any], out: FloatGrid) -> None:
    outlook(boxes[0], states[0], out)


@pytest.mark.parametrize("n_seats", [3, 4])
def test_the_outlook_is_the_same_compiled(n_seats: int) -> None:
    table = fresh(n_seats, seed=n_seats)
    while not table.is_over():
        found = [np.zeros((2, n_seats)) for _ in range(3)]
        outlook(table.game.box, state(table), found[0])  # type: ignore[arg-type]
        for speed, out in zip((Speed.COMPILED, Speed.CHECKED), found[1:], strict=True):
            bind(look, GAME, speed)(table.game.box.array, state(table).array, out)  # type: ignore[arg-type]
            assert out == pytest.approx(found[0])
        play(table, best(table))


@pytest.mark.parametrize("n_seats", [3, 4])
def test_likings_are_the_same_compiled(n_seats: int) -> None:
    table = fresh(n_seats, seed=n_seats)
    for _ in range(150):
        if table.is_over():
            break
        liked = likings(table)
        for speed in (Speed.COMPILED, Speed.CHECKED):
            assert likings(table, speed) == pytest.approx(liked)
        play(table, max(liked, key=lambda move: liked[move]))


def test_it_knows_the_auction_at_set_up() -> None:
    table = fresh(3, 1, EXPERIENCED)
    moves = set()
    while len(moves) < 12 and not table.is_over():
        move = best(table)
        moves.add(move.split()[0])
        play(table, move)
    assert {"add", "bid", "take", "show"} <= moves
