"""El Paso's rules, one by one, set up by position notation; the examples of the rulebook among them."""

from __future__ import annotations

import pytest

from posse.engine.log import HIDDEN
from posse.engine.rng import key_from_seed
from posse.engine.table import Table
from posse.games import game
from posse.games.el_paso.places import N_CARDS, N_TILES
from tests.tables import events, play, play_as, refused_by, state, words, worlds

from .table import BOX, refill, sums, table_at

GAME = game("el-paso")

ALL = range(2, 6)


def fresh(n_seats: int, seed: int = 1) -> Table:
    return Table(GAME, key_from_seed(seed), n_seats)


def total(counts: object) -> int:
    return sum(counts[tile] for tile in range(N_TILES))  # type: ignore[index]


# Set-up


@pytest.mark.parametrize("n_seats", ALL)
def test_ep_1_a_card_of_each_place_for_everyone(n_seats: int) -> None:
    v = fresh(n_seats).view(0)
    assert v.n_held.tolist()[:n_seats] == [[1] * 6] * n_seats
    assert v.n_hand.tolist()[:n_seats] == [6] * n_seats
    assert v.n_fresh.tolist() == [8 - n_seats] * 6


@pytest.mark.parametrize("n_seats", ALL)
def test_ep_2_a_random_seat_is_the_first_lookout_and_begins(n_seats: int) -> None:
    lookouts = set()
    for seed in range(40):
        table = fresh(n_seats, seed)
        assert table.turn() == table.view(0).lookout
        lookouts.add(table.turn())
    assert lookouts == set(range(n_seats))


def test_ep_2_hands_are_secret_tiles_and_nuggets_open() -> None:
    table = table_at("hand=bank-1/bank-2/bank-3 loot=hotel-3/2horses-4 nuggets=5/0/7 stacks=bank-1")
    mine, outside = table.view(0), table.view(-1)
    assert (mine.hand[0], mine.hand[1]) == (1, 0)
    assert outside.hand.tolist() == [0] * N_CARDS
    for v in (mine, outside):
        assert v.nuggets.tolist()[:3] == [5, 0, 7]
        assert (v.loot[0, 14], v.loot[1, 21], v.stacks[0]) == (1, 2, 1)


# A town


@pytest.mark.parametrize("n_seats", ALL)
def test_ep_10_twenty_tiles_are_drawn_and_those_of_no_place_go_back(n_seats: int) -> None:
    numbers = set()
    for seed in range(40):
        s = state(fresh(n_seats, seed))
        assert total(s.stacks) + total(s.bag) == 36
        assert sum(s.stacks[tile] for tile in range(30, 36)) == 0  # no cattle in Deadwood
        assert s.n_stacks == total(s.stacks) <= 20
        numbers.add(s.n_stacks)
    assert len(numbers) > 3
    assert max(numbers) >= 18


def test_ep_10_fewer_than_twenty_tiles_left_are_all_drawn() -> None:
    bag = "3bank-4+3hotel-5+2cattle-6"
    table = table_at(f"bag={bag} in_town=1 town=cheyenne stacks=bank-1", n_seats=2)
    play(table, "leave")
    # Abilene has a bank, a hotel and cattle.
    assert words(table)["stacks"] == "bank-1+3bank-4+3hotel-5+2cattle-6"
    assert "bag" not in words(table)


def test_ep_10_the_lowest_tile_lies_on_top_and_towns_are_not_filled_up() -> None:
    table = table_at("hand=bank-8/bank-1 stacks=2bank-2+bank-5+hotel-1", n_seats=2, dice="brand")
    play(table, "lay bank 8", "lay bank 1")
    assert words(table)["loot"] == "bank-2/bank-2"
    refill(table)
    assert words(table)["stacks"] == "bank-5+hotel-1"


def test_ep_11_from_the_lookout_clockwise_and_all_cards_are_turned_up_together() -> None:
    table = table_at("lookout=1 hand=bank-1/bank-2/bank-3 stacks=9bank-1", dice="brand")
    asked = []
    for move in ("lay bank 2", "lay bank 3"):
        asked.append(table.turn())
        play(table, move)
        assert "revealed" not in events(table)
        (laid,) = table.plies[-1].told(0)
        assert laid.item == HIDDEN
    asked.append(table.turn())
    assert asked == [1, 2, 0]
    assert refused_by(table, "lay bank 3", 2) == "EP-11"
    play(table, "lay bank 1")
    revealed = [event.seat for event in table.plies[-1].told(-1) if GAME.paper.events[event.what] == "revealed"]
    assert revealed == [1, 2, 0]


def test_ep_11_nobody_sees_which_place_a_card_face_down_is_of() -> None:
    table = table_at("stacks=9bank-1", n_seats=2)
    before = table.view(1).n_held.tolist()
    play(table, table.offer(0).moves[0])
    v = table.view(1)
    assert (v.n_held.tolist(), v.n_hand[0], v.has_laid) == (before, 5, 1)
    assert len({s.laid[0] // 8 for s in worlds(table, 1)}) > 3


def test_ep_11_leaving_is_allowed_from_the_first_round_on_and_seen_at_once() -> None:
    table = fresh(4)
    seat = table.turn()
    assert "leave" in table.offer(seat).moves
    play(table, "leave")
    assert not table.view(-1).in_town >> seat & 1
    assert table.turn() == (seat + 1) % 4


def test_ep_11_a_leaver_sells_before_later_seats_decide() -> None:
    table = table_at("loot=2bank-4 stacks=hotel-1")
    play(table, "leave")
    assert (table.actors(), words(table)["phase"]) == ((0,), "keep")
    play(table, "keep bank-4")
    assert table.view(2).nuggets[0] == 1
    assert table.turn() == 1


def test_ep_11_if_all_leave_in_the_first_round_there_is_no_roll() -> None:
    table = table_at("stacks=hotel-1+bank-2", n_seats=5)
    play(table, "leave", "leave", "leave", "leave", "leave")
    assert "die" not in events(table)
    assert (words(table)["town"], words(table)["in_town"], table.turn()) == ("cheyenne", "31", 1)


def test_ep_12_the_dice_off_the_field_are_rolled_and_stars_stay_there() -> None:
    table = table_at("hand=bank-1/bank-2/bank-3 n_stars=2 stacks=9bank-1+hotel-1", dice="brand")
    play(table, "lay bank 1", "lay bank 2", "lay bank 3")
    assert sums(table, "die") == [1, 1, 1]
    assert (sums(table, "stars"), sums(table, "brands"), sums(table, "sixes")) == ([0], [3], [0])
    refill(table)
    assert state(table).n_stars == 2


def test_ep_12_a_lookout_who_has_left_still_rolls() -> None:
    table = table_at("in_town=6 hand=-/bank-2/bank-3 stacks=9bank-1+hotel-1", dice="six")
    assert table.turn() == 1
    play(table, "lay bank 2", "lay bank 3")
    assert {event.seat for event in table.plies[-1].events if GAME.paper.events[event.what] == "die"} == {0}


def test_ep_13_the_fifth_star_on_the_first_roll_brings_the_sheriffs_and_nothing_is_taken() -> None:
    table = table_at("hand=bank-1/bank-2/bank-3 stacks=9bank-1", dice="star")
    play(table, "lay bank 1", "lay bank 2", "lay bank 3")
    assert sums(table, "die") == [0] * 5
    assert "sheriffs" in events(table)
    assert "took" not in events(table)


def test_ep_13_the_fifth_star_on_the_roll_that_would_have_emptied_the_town() -> None:
    table = table_at("hand=bank-1/bank-2/bank-3 stacks=bank-1 loot=hotel-3 n_stars=4", dice="star")
    play(table, "lay bank 1", "lay bank 2", "lay bank 3")
    assert "took" not in events(table)
    assert "loot" not in words(table)
    refill(table)
    assert (words(table)["town"], "n_stars" in words(table)) == ("cheyenne", False)
    assert events(table)[-1] == "placed"


def test_ep_13_on_the_roll_that_puts_the_fourth_star_there_raids_happen() -> None:
    for seed in range(400):
        table = table_at("hand=bank-1/bank-2 n_stars=3 stacks=4bank-1+hotel-1", n_seats=2, seed=seed)
        play(table, "lay bank 1", "lay bank 2")
        if state(table).n_stars == 4:
            assert events(table).count("took") == 2
            return
    raise AssertionError("no fourth star in four hundred rolls")


def test_ep_13_the_order_of_a_round() -> None:
    table = table_at("hand=bank-1/bank-2 stacks=4bank-1+hotel-1", n_seats=2, dice="brand")
    play(table, "lay bank 1", "lay bank 2")
    dice = ["die"] * 5 + ["stars", "brands", "sixes"]
    assert events(table) == ["laid", "revealed", "revealed", *dice, "took", "took", "discarded", "discarded"]
    assert words(table)["phase"] == "refill"


@pytest.mark.parametrize(("dice", "taken"), [("six", ["saloon-3"]), ("brand", ["cattle-3"])])
def test_ep_14_no_six_no_saloon_and_no_brand_no_cattle(dice: str, taken: list[str]) -> None:
    """The book's example: no six, so who raids the saloon stays empty-handed, and those at the cattle take some."""
    table = table_at("town=cheyenne hand=saloon-8/cattle-8 stacks=2saloon-3+2cattle-3+bank-1", n_seats=2, dice=dice)
    play(table, "lay saloon 8", "lay cattle 8")
    got = [GAME.paper.items[e.item] for e in table.plies[-1].events if GAME.paper.events[e.what] == "took"]
    assert got == [f"tile {tile}" for tile in taken]
    assert sums(table, "in-vain") == [1 if dice == "six" else 2]


def test_ep_14_only_dice_just_rolled_count() -> None:
    table = table_at("hand=saloon-8/hotel-1 n_stars=4 stacks=2saloon-3+hotel-1", n_seats=2, dice="six")
    play(table, "lay saloon 8", "lay hotel 1")
    assert words(table)["loot"] == "saloon-3/hotel-1"


def test_ep_15_three_at_the_gold_mine_and_two_tiles() -> None:
    """The book's example: Jane has the highest card, Averell the next, for Joe there is none left; Bill is alone."""
    table = table_at(
        "hand=gold-mine-2/gold-mine-7/gold-mine-5/bank-1 stacks=gold-mine-2+gold-mine-4+bank-3+hotel-1",
        n_seats=4,
        dice="brand",
    )
    play(table, "lay gold-mine 2", "lay gold-mine 7", "lay gold-mine 5", "lay bank 1")
    assert words(table)["loot"] == "-/gold-mine-2/gold-mine-4/bank-3"
    assert [e.seat for e in table.plies[-1].events if GAME.paper.events[e.what] == "in-vain"] == [0]


def test_ep_15_a_card_of_a_place_the_town_lacks_may_be_laid_and_takes_nothing() -> None:
    table = table_at("hand=cattle-8/bank-1 stacks=2bank-3", n_seats=2, dice="brand")
    assert "lay cattle 8" in table.offer(0).moves
    play(table, "lay cattle 8", "lay bank 1")
    assert words(table)["loot"] == "-/bank-3"


def test_ep_16_played_cards_queue_up_in_seat_order_from_the_lookout() -> None:
    table = table_at("lookout=1 hand=bank-1/bank-8/bank-3 queue=5,4 stacks=9bank-1+hotel-1", dice="brand")
    play(table, "lay bank 8", "lay bank 3", "lay bank 1")
    assert words(table)["queue"] == "5,4,8,3,1"


def test_ep_16_a_used_up_pile_comes_back_in_order_and_all_know_what_is_drawn() -> None:
    table = table_at("phase=refill hand=bank-1/bank-2/bank-3 fresh=bank-8+hotel-8 queue=5,4 stacks=bank-1")
    play(table, "draw bank")
    (unseen,) = table.plies[-1].told(1)
    assert unseen.item == HIDDEN
    assert words(table)["hand"].split("/")[0] == "bank-1+bank-8"
    table = table_at("phase=refill hand=bank-1/bank-2/bank-3 fresh=hotel-8 queue=5,4,7 stacks=bank-1")
    play(table, "draw bank")
    (seen,) = table.plies[-1].told(1)
    assert GAME.paper.items[seen.item] == "card bank-5"
    assert words(table)["known"] == "bank-5"
    assert all(s.hand[0, 4] for s in worlds(table, 1))
    assert words(table)["queue"] == "4,7"


def test_ep_16_a_known_card_is_known_until_it_is_turned_up() -> None:
    table = table_at("hand=bank-5+hotel-1/bank-2 known=bank-5 stacks=9bank-1", n_seats=2, dice="brand")
    play(table, "lay bank 5")
    assert words(table)["known"] == "bank-5"
    play(table, "lay bank 2")
    assert "known" not in words(table)


def test_ep_17_all_who_lack_a_card_may_draw_at_once_and_drivers_go_clockwise() -> None:
    table = table_at("phase=refill lookout=1 stacks=bank-1 queue=1,2,3")
    assert table.actors() == (0, 1, 2)
    assert table.turn() == 1
    play_as(table, 0, "draw bank")
    assert table.actors() == (1, 2)
    assert refused_by(table, "draw hotel", 0) == "EP-17"
    play(table, "draw bank")
    assert table.actors() == (2,)


def test_ep_17_a_grab_names_the_place_and_who_is_second_gets_the_next_card() -> None:
    position = "phase=refill fresh=hotel-8 queue=1,2,3 stacks=bank-1 hand=hotel-1+hotel-2+hotel-3+hotel-4+hotel-5"
    position += "/saloon-1+saloon-2+saloon-3+saloon-4+saloon-5"
    table = table_at(position, n_seats=2)
    offers = {seat: table.offer(seat).number for seat in (0, 1)}
    table.play("draw bank", 1, offers[1])
    table.play("draw bank", 0, offers[0])
    assert words(table)["known"] == "bank-2/bank-1"


def test_ep_17_a_place_without_cards_cannot_be_drawn_from() -> None:
    table = table_at("phase=refill hand=bank-1/bank-2/bank-3 fresh=hotel-8+horses-1 stacks=bank-1")
    assert table.offer(0).moves == ("draw hotel", "draw horses")
    assert refused_by(table, "draw bank") == "EP-17"


@pytest.mark.parametrize("n_seats", ALL)
def test_ep_17_everybody_holds_six_whenever_a_round_begins(n_seats: int) -> None:
    """Those who left too; and 48 - 6 × seats cards lie out."""
    table = fresh(n_seats, seed=7)
    n_rounds = 0
    while not table.is_over():
        s = state(table)
        if s.phase == 0 and s.active == table.view(0).lookout:
            n_rounds += 1
            assert s.n_hand.tolist()[:n_seats] == [6] * n_seats  # type: ignore[attr-defined]
            assert sum(s.n_fresh) + sum(s.n_queue) == 48 - 6 * n_seats  # type: ignore[call-overload]
        moves = table.offer(table.turn()).moves
        play(table, moves[len(table.plies) * 7 % len(moves)])
    assert n_rounds >= 7


def test_ep_17_hands_are_filled_after_the_sheriffs_and_after_the_last_tile_but_not_in_the_end() -> None:
    for stars, dice in ((4, "star"), (0, "brand")):
        for town, phase in (("cheyenne", "refill"), ("el-paso", "over")):
            table = table_at(f"town={town} hand=bank-1/horses-2 n_stars={stars} stacks=bank-1", n_seats=2, dice=dice)
            play(table, "lay bank 1", "lay horses 2")
            assert words(table)["phase"] == phase


def test_ep_18_rounds_go_on_while_there_are_tiles_seats_and_dice() -> None:
    table = table_at("hand=bank-1/bank-2 stacks=3bank-1", n_seats=2, dice="brand")
    play(table, "lay bank 1", "lay bank 2")
    refill(table)
    assert ("town" in words(table), table.turn(), state(table).phase) == (False, 0, 0)


def test_ep_18_one_seat_alone_stays_until_the_town_is_empty() -> None:
    table = table_at("in_town=2 n_groups=1 hand=-/bank-2+bank-3 stacks=2bank-1", n_seats=2, dice="brand")
    play(table, "lay bank 2")
    refill(table)
    assert table.turn() == 1
    play(table, "lay bank 3")
    refill(table)
    assert events(table)[-2:] == ["emptied", "leaves"]


# Leaving


def test_ep_30_the_first_group_keeps_one_the_second_two_the_third_three() -> None:
    """The book's example: Jesse and Joe leave first, then Bill and Jane, and Averell goes on alone."""
    loot = "/".join(["bank-1+hotel-2+horses-3+gold-mine-4"] * 5)
    stacks = "bank-4+hotel-4+horses-4"
    table = table_at(f"loot={loot} hand=-/-/cattle-1/cattle-2/cattle-3 stacks={stacks} n_stars=4", 5, dice="six")
    for _ in range(2):
        play(table, "leave")
        assert state(table).limit == 1
        play(table, "keep gold-mine-4")  # and that was the choice
    play(table, "lay cattle 1", "lay cattle 2", "lay cattle 3")
    refill(table)
    for seat in (2, 3):
        assert table.turn() == seat
        play(table, "leave", "keep hotel-2")
        assert table.turn() == seat
        play(table, "keep gold-mine-4")
    play(table, table.offer(4).moves[0])
    refill(table)
    assert table.turn() == 4
    play(table, "leave", "keep bank-1", "keep horses-3", "keep gold-mine-4")
    one, two, three = "gold-mine-4", "gold-mine-4+hotel-2", "bank-1+gold-mine-4+horses-3"
    assert words(table)["loot"] == f"{one}/{one}/{two}/{two}/{three}"
    assert words(table)["town"] == "cheyenne"


def test_ep_30_fewer_or_none_may_be_kept() -> None:
    table = table_at("n_groups=1 loot=bank-4+bank-5 stacks=hotel-1")
    play(table, "leave")
    assert table.offer(0).moves == ("keep bank-4", "keep bank-5", "done")
    play(table, "keep bank-5", "done")
    assert words(table)["loot"] == "bank-5"
    table = table_at("n_groups=1 loot=bank-4+bank-5 stacks=hotel-1")
    play(table, "leave", "done")
    assert "loot" not in words(table)


def test_ep_30_the_lookout_may_leave_first_and_without_tiles_makes_a_group() -> None:
    table = table_at("lookout=2 hand=bank-1/bank-2/bank-3 loot=hotel-1+hotel-2 stacks=9bank-1", dice="brand")
    play(table, "leave")
    assert (events(table), table.turn()) == (["leaves"], 0)
    play(table, "lay bank 1", "lay bank 2")
    refill(table)
    assert table.turn() == 0
    play(table, "leave")
    assert state(table).limit == 2


def test_ep_30_what_cannot_be_kept_is_refused() -> None:
    table = table_at("loot=bank-4 stacks=hotel-1")
    assert refused_by(table, "keep bank-4") == "EP-30"
    play(table, "leave")
    assert refused_by(table, "keep bank-5") == "EP-30"


def test_ep_31_an_emptied_town_lets_everybody_keep_two_if_nobody_had_left() -> None:
    table = table_at(
        "hand=bank-1/horses-2/horses-3 loot=hotel-1+hotel-2/hotel-1+hotel-3/hotel-4 stacks=bank-1+horses-1+horses-2",
        dice="brand",
    )
    play(table, "lay bank 1", "lay horses 2", "lay horses 3")
    refill(table)
    for seat in range(3):
        assert (table.turn(), state(table).limit) == (seat, 2)
        play(table, table.offer(seat).moves[0], table.offer(seat).moves[1])
    assert state(table).n_loot.tolist()[:3] == [2, 2, 2]  # type: ignore[attr-defined]
    assert words(table)["town"] == "cheyenne"


@pytest.mark.parametrize(("n_groups", "limit"), [(0, 2), (1, 2), (2, 3), (3, 4)])
def test_ep_31_those_still_there_are_the_next_group(n_groups: int, limit: int) -> None:
    position = f"n_groups={n_groups} hand=bank-1/bank-2 loot=hotel-1+hotel-2+hotel-3/hotel-4 stacks=2bank-1"
    table = table_at(position, n_seats=2, dice="brand")
    play(table, "lay bank 1", "lay bank 2")
    refill(table)
    assert state(table).limit == limit


def test_ep_31_who_leaves_in_the_round_that_empties_the_town_is_a_group_of_its_own() -> None:
    table = table_at("hand=-/bank-2 loot=hotel-1+hotel-2/hotel-3 stacks=bank-1", n_seats=2, dice="brand")
    play(table, "leave")
    assert state(table).limit == 1
    play(table, "done", "lay bank 2")
    refill(table)
    assert (table.turn(), state(table).limit) == (1, 2)


def test_ep_32_thirteen_at_three_to_one_and_bank_five_in_santa_fe() -> None:
    """The book's example."""
    table = table_at("town=santa-fe loot=horses-4+horses-3+saloon-6+bank-5 stacks=hotel-1")
    play(table, "leave", "done")
    assert (sums(table, "sold-here"), sums(table, "sold-elsewhere")) == ([13], [5])
    assert sums(table, "paid") == [4, 5]
    assert state(table).nuggets[0] == 9


def test_ep_32_a_kind_counts_as_had_even_if_no_tile_lay_there() -> None:
    table = table_at("loot=bank-5+bank-4 stacks=hotel-1")
    play(table, "leave", "done")
    assert state(table).nuggets[0] == 2


def test_ep_33_sold_left_over_and_lost_tiles_go_back_into_the_bag() -> None:
    table = table_at("loot=cattle-6/cattle-5 hand=-/cattle-1 n_stars=4 stacks=saloon-3", n_seats=2, dice="star")
    play(table, "leave", "done", "lay cattle 1")
    refill(table)
    s = state(table)
    for tile in (32, 33, 34, 35, 26):
        assert s.bag[tile] + s.stacks[tile] == BOX.tiles[tile]


# The sheriffs


def test_ep_40_those_still_in_town_lose_all_tiles_but_no_nuggets_and_others_are_spared() -> None:
    table = table_at(
        "in_town=6 n_groups=1 n_stars=4 hand=-/bank-1/bank-2 loot=hotel-3/2hotel-4/cattle-6 nuggets=1/2/3 "
        "stacks=bank-1",
        dice="star",
    )
    play(table, "lay bank 1", "lay bank 2")
    assert (words(table)["loot"], words(table)["nuggets"]) == ("hotel-3", "1/2/3")
    assert sums(table, "lost") == [2, 1]


# Next town and end


def test_ep_50_dice_are_freed_the_next_seat_is_the_lookout_and_all_enter() -> None:
    table = table_at("lookout=2 in_town=1 active=0 n_stars=3 n_groups=2 stacks=bank-1+hotel-3")
    play(table, "leave")
    s = state(table)
    assert (s.lookout, s.in_town, s.n_stars, s.n_groups, table.turn()) == (0, 7, 0, 0, 0)
    assert total(s.bag) + total(s.stacks) == 36
    assert words(table)["town"] == "cheyenne"


@pytest.mark.parametrize("n_seats", ALL)
def test_ep_51_the_last_town_asks_for_no_tiles_to_keep_and_ends_the_game(n_seats: int) -> None:
    table = table_at("town=el-paso loot=bank-5+cattle-6/hotel-1 stacks=bank-1", n_seats=n_seats)
    play(table, *["leave"] * n_seats)
    assert table.is_over()
    assert table.result.scores[:2] == (11, 1)
    assert table.result.shares[0] == 1


def test_ep_51_the_sheriffs_of_the_last_town_end_the_game_too() -> None:
    table = table_at(
        "town=el-paso n_stars=4 hand=bank-1/bank-2 loot=cattle-6 nuggets=2/2 stacks=bank-1", n_seats=2, dice="star"
    )
    play(table, "lay bank 1", "lay bank 2")
    assert table.is_over()
    assert table.result.shares == (0.5, 0.5)


def test_ep_51_where_the_last_town_pays_less_tiles_are_kept_and_sold_one_to_one() -> None:
    table = table_at("town=el-paso loot=cattle-6+cattle-5 stacks=bank-1", n_seats=2)
    table.game.box.rate[6] = 3
    try:
        play(table, "leave")
        assert table.offer(0).moves == ("keep cattle-5", "keep cattle-6", "done")
        play(table, "keep cattle-6", "leave")
        assert table.result.scores == (7, 0)
    finally:
        table.game.box.rate[6] = 1


def test_ep_51_most_nuggets_win_and_ties_share() -> None:
    for nuggets, shares in (("4/9/3", (0, 1, 0)), ("9/9/3", (0.5, 0.5, 0))):
        assert table_at(f"phase=over nuggets={nuggets}").result.shares == shares
