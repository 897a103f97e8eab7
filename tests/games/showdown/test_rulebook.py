"""Showdown's rules, one by one, set up by position notation."""

from __future__ import annotations

import pytest

from posse.engine.rng import key_from_seed
from posse.engine.table import Illegal, Table
from posse.games import game
from tests.tables import events, play, play_as, words

from .table import table_at

GAME = game("showdown")


@pytest.mark.parametrize("n_seats", [2, 3, 4])
def test_sd_1_hands_purses_pile_and_a_random_revolver(n_seats: int) -> None:
    holders = set()
    for seed in range(40):
        table = Table(GAME, key_from_seed(seed), n_seats)
        v = table.view(0)
        assert v.n_hand.tolist()[:n_seats] == [3] * n_seats
        assert v.coins.tolist()[:n_seats] == [3] * n_seats
        assert v.n_pile == 24 - 3 * n_seats
        holders.add(v.shooter)
    assert holders == set(range(n_seats))


def test_sd_2_hands_are_secret_and_the_rest_is_open() -> None:
    table = table_at("n_seats=2 hand=ace+jack/2king laid=vest pile=jack n_pile=1 discard=2jack coins=4/2 strongbox=4")
    mine, theirs, theirs_outside = table.view(0), table.view(1), table.view(-1)
    assert (mine.hand.tolist(), mine.laid) == ([1, 0, 1, 0], 4)
    assert (theirs.hand.tolist(), theirs.laid) == ([0, 2, 0, 0], 0)
    assert (theirs_outside.hand.tolist(), theirs_outside.laid) == ([0, 0, 0, 0], 0)
    for v in (mine, theirs, theirs_outside):
        assert v.n_hand.tolist()[:2] == [2, 2]
        assert v.has_laid.tolist()[:2] == [1, 0]
        assert (v.coins.tolist()[:2], v.discard.tolist(), v.n_pile, v.strongbox) == ([4, 2], [2, 0, 0, 0], 1, 4)


def test_sd_3_only_who_is_asked_may_act_and_only_once() -> None:
    table = table_at("n_seats=2 hand=ace+jack/2king pile=4jack n_pile=4 coins=3/3 strongbox=4")
    play(table, "lay ace")
    with pytest.raises(Illegal, match="SD-3"):
        play_as(table, 0, "lay jack")


def test_sd_10_a_stake_each_round_and_no_more_than_the_bank_has() -> None:
    table = table_at("n_seats=2 phase=aim hand=2jack/2jack pile=4king n_pile=4 coins=3/3 bank=3")
    play(table, "hold")
    assert words(table)["strongbox"] == "3"
    assert "bank" not in words(table)
    fresh = Table(GAME, key_from_seed(1), 4)
    assert (fresh.view(0).strongbox, fresh.view(0).bank) == (4, 44)


def test_sd_11_all_lay_in_any_order_and_nothing_shows_before_the_last() -> None:
    table = table_at("n_seats=3 hand=ace+jack/2king/vest+jack pile=9jack n_pile=9 coins=3/3/3 strongbox=4")
    for seat, move in ((2, "lay vest"), (0, "lay ace")):
        assert seat in table.actors()
        play_as(table, seat, move)
        assert table.view(1).discard.tolist() == [0, 0, 0, 0]
    assert table.actors() == (1,)
    with pytest.raises(Illegal, match="SD-11"):
        play_as(table, 1, "lay vest")
    play_as(table, 1, "lay king")
    assert words(table)["discard"] == "king+ace+vest"
    assert words(table)["phase"] == "aim"


def test_sd_12_the_highest_takes_the_strongbox() -> None:
    table = table_at("n_seats=3 hand=ace/king/jack coins=1/1/1 strongbox=5")
    play(table, "lay ace", "lay king", "lay jack")
    assert words(table)["coins"] == "6/1/1"
    assert events(table) == ["chosen", "revealed", "revealed", "revealed", "shared"]


def test_sd_12_equals_share_and_the_rest_stays() -> None:
    table = table_at("n_seats=3 hand=king/king/jack coins=1/1/1 strongbox=5")
    play(table, "lay king", "lay king", "lay jack")
    assert words(table)["coins"] == "3/3/1"
    assert words(table)["strongbox"] == "1"


def test_sd_12_three_equals_and_two_coins_share_nothing() -> None:
    table = table_at("n_seats=3 hand=vest/vest/vest coins=1/1/1 strongbox=2")
    play(table, "lay vest", "lay vest", "lay vest")
    assert words(table)["coins"] == "1/1/1"
    assert words(table)["strongbox"] == "2"
    assert "shared" not in events(table)


def test_sd_13_the_cards_turned_up_are_discarded() -> None:
    table = table_at("n_seats=2 hand=king/jack discard=ace coins=1/1 strongbox=2")
    play(table, "lay king", "lay jack")
    assert words(table)["discard"] == "jack+king+ace"
    assert "laid" not in words(table)


def test_sd_20_at_an_opponent_with_a_coin_while_there_is_a_pile() -> None:
    table = table_at("n_seats=4 phase=aim shooter=1 hand=-/jack coins=2/2/0/1 pile=jack n_pile=1")
    assert table.offer(1).moves == ("hold", "shoot 1", "shoot 4")
    table = table_at("n_seats=4 phase=aim shooter=1 hand=-/jack coins=2/2/0/1")
    assert table.offer(1).moves == ("hold",)


def test_sd_21_an_ace_or_a_vest_is_a_miss() -> None:
    for kind in ("ace", "vest"):
        table = table_at(f"n_seats=2 phase=aim hand=3jack/3jack coins=2/2 pile={kind} n_pile=1")
        play(table, "shoot 2")
        assert words(table)["discard"] == kind
        assert words(table)["coins"] == "2/2"
        assert events(table)[:3] == ["aimed", "turned", "missed"]


def test_sd_22_a_hit_gives_the_shooter_the_card_and_all_know_it() -> None:
    for kind, held in (("jack", "3jack"), ("king", "2jack+king")):
        table = table_at(f"n_seats=2 phase=aim hand=2jack/2jack coins=2/2 pile={kind} n_pile=1")
        play(table, "shoot 2")
        assert words(table)["hand"].split("/")[0] == held
        assert words(table)["known"] == kind
        assert words(table)["phase"] == "answer"


def test_sd_22_a_known_card_is_known_until_one_of_its_kind_is_shown() -> None:
    table = table_at("n_seats=2 hand=2king/2jack known=king pile=9ace n_pile=9 coins=2/2 strongbox=4")
    play(table, "lay king", "lay jack")
    assert "known" not in words(table)


def test_sd_23_whoever_is_hit_is_asked_with_or_without_a_vest() -> None:
    for hand, moves in (("2jack", ("take it",)), ("jack+vest", ("take it", "vest"))):
        table = table_at(f"n_seats=2 phase=aim hand=2jack/{hand} coins=2/2 pile=jack n_pile=1")
        play(table, "shoot 2")
        assert table.actors() == (1,)
        assert table.offer(1).moves == moves


def test_sd_23_a_vest_stops_the_bullet_and_is_discarded() -> None:
    table = table_at("n_seats=2 phase=answer target=1 hand=3jack/2jack+vest coins=2/2 pile=9ace n_pile=9")
    play(table, "vest")
    assert words(table)["coins"] == "2/2"
    assert words(table)["discard"] == "vest"


def test_sd_24_the_bounty_or_all_that_is_left() -> None:
    for before, after in (("2/5", "4/3"), ("2/1", "3")):
        table = table_at(f"n_seats=2 phase=answer target=1 hand=3jack/3jack coins={before}")
        play(table, "take it")
        assert words(table)["coins"] == after


def test_sd_30_the_revolver_passes_to_the_left() -> None:
    for shooter, after in ((0, "1"), (2, None)):
        table = table_at(f"n_seats=3 phase=aim shooter={shooter} hand=3jack/3jack/3jack coins=2/2/2")
        play(table, "hold")
        assert words(table).get("shooter") == after


def test_sd_31_all_draw_up_to_three_from_the_new_holder_on() -> None:
    table = table_at("n_seats=3 phase=aim shooter=1 hand=2jack/jack/3jack coins=2/2/2 pile=9ace n_pile=9")
    play(table, "hold")
    assert words(table)["hand"] == "2jack+ace/jack+2ace/3jack"
    drawn = [event.seat for event in table.plies[-1].events if GAME.paper.events[event.what] == "drawn"]
    assert drawn == [0, 1, 1]


def test_sd_32_a_pile_that_cannot_fill_all_hands_ends_the_game_and_nobody_draws() -> None:
    table = table_at("n_seats=2 phase=aim hand=2jack/jack coins=2/2 pile=2ace n_pile=2")
    play(table, "hold")
    assert table.is_over()
    assert words(table)["hand"] == "2jack/jack"
    assert events(table) == ["held", "passed", "ended"]


def test_sd_32_a_pile_that_just_fills_all_hands_goes_on() -> None:
    table = table_at("n_seats=2 phase=aim hand=2jack/jack coins=2/2 pile=3ace n_pile=3")
    play(table, "hold")
    assert not table.is_over()
    assert "pile" not in words(table)


def test_sd_40_most_coins_wins_and_equals_share() -> None:
    for coins, shares in (("1/4/3", (0, 1, 0)), ("4/4/3", (0.5, 0.5, 0)), ("2/2/2", (1 / 3, 1 / 3, 1 / 3))):
        result = table_at(f"n_seats=3 phase=over coins={coins}").result
        assert result.shares == pytest.approx(shares)
        assert result.scores == tuple(float(n) for n in coins.split("/"))
