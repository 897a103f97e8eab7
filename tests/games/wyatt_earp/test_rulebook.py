"""Wyatt Earp's rules, one by one, set up by position notation; the examples of the rulebook among them."""

from __future__ import annotations

import pytest

from posse.games import game
from posse.games.wyatt_earp.cards import N_KINDS
from tests.tables import events, may, play, refused_by, state, words, worlds

from .table import BOX, HITS, MISSES, ends_by, fresh, reckoned, table_at

GAME = game("wyatt-earp")

ALL = range(2, 5)


# Set-up and hands


@pytest.mark.parametrize("n_seats", ALL)
def test_we_1_a_bill_on_every_poster_and_a_random_dealer(n_seats: int) -> None:
    dealers = set()
    for seed in range(40):
        table = fresh(n_seats, seed)
        assert table.view(0).poster.tolist() == [1] * 7
        dealers.add(table.view(0).dealer)
    assert dealers == set(range(n_seats))


@pytest.mark.parametrize("n_seats", ALL)
def test_we_2_ten_cards_each_and_one_turned(n_seats: int) -> None:
    v = fresh(n_seats).view(0)
    assert v.n_hand.tolist()[:n_seats] == [10] * n_seats
    assert (v.n_pile, v.n_discards) == (78 - 10 * n_seats - 1, 1)
    assert v.seen[v.top - 1] == 1


@pytest.mark.parametrize("n_seats", ALL)
def test_we_3_left_of_the_dealer_starts_and_whoever_started_deals_next(n_seats: int) -> None:
    table = fresh(n_seats)
    dealer = table.view(0).dealer
    assert table.turn() == (dealer + 1) % n_seats
    table = table_at("dealer=0 active=1 hand=belle-starr/belle-starr/belle-starr", n_seats=3)
    play(table, "discard belle-starr")
    assert (state(table).n_hands, state(table).dealer, table.turn()) == (2, 1, 2)


def test_we_3_play_goes_clockwise() -> None:
    table = table_at("active=2 hand=2jesse-james/2jesse-james/2jesse-james pile=9belle-starr", n_seats=3)
    play(table, "discard jesse-james")
    assert table.turn() == 0


def test_we_4_all_is_shuffled_anew_and_sets_are_forgotten() -> None:
    table = table_at("hand=jesse-james/bob-dalton/bob-dalton laid=3belle-starr poster=2belle-starr+5wes-hardin")
    play(table, "discard jesse-james")
    v = table.view(0)
    assert v.poster.tolist() == [3, 1, 1, 1, 1, 1, 6]
    assert (v.set_laid.tolist(), v.laid.tolist()[0]) == ([0] * 7, [0] * 7)
    assert v.n_hand.tolist()[:3] == [10] * 3
    assert sum(state(table).pile) + 30 + 1 == 78  # type: ignore[call-overload]


def test_we_5_money_is_open_and_cards_are_dealt_singly_from_the_dealers_left() -> None:
    table = fresh(3)
    first = (table.view(0).dealer + 1) % 3
    dealt = [event.seat for event in table.opening if GAME.paper.events[event.what] == "dealt"]
    assert dealt == [(first + i) % 3 for i in range(30)]
    table = table_at("money=3/0/12 poster=4bob-dalton", n_seats=3)
    for seat in (-1, 0, 1, 2):
        assert table.view(seat).money.tolist()[:3] == [3, 0, 12]
        assert table.view(seat).poster[2] == 4


# Draw


def test_we_10_two_from_the_pile_or_the_top_discard() -> None:
    position = "hand=jesse-james/2bob-dalton/2bob-dalton pile=9belle-starr discards=3wes-hardin+hideout top=hideout"
    table = table_at(position, phase="draw")
    assert table.offer(0).moves == ("draw", "take")
    assert refused_by(table, "discard jesse-james") == "WE-10"
    play(table, "draw")
    assert words(table)["hand"].split("/")[0] == "2belle-starr+jesse-james"
    assert refused_by(table, "take") == "WE-10"
    table = table_at(position, phase="draw")
    play(table, "take")
    assert words(table)["hand"].split("/")[0] == "jesse-james+hideout"
    assert words(table)["discards"] == "3wes-hardin"


def test_we_11_a_pile_of_one_is_renewed_after_its_card_is_drawn() -> None:
    table = table_at("hand=hideout/2bob-dalton/2bob-dalton pile=wes-hardin discards=3belle-starr", phase="draw")
    play(table, "draw")
    assert words(table)["hand"].split("/")[0] == "belle-starr+wes-hardin+hideout"
    assert events(table) == ["drew", "renewed", "drew"]
    assert (state(table).renewed, state(table).n_pile, state(table).n_discards) == (1, 2, 0)


def test_we_11_until_someone_chooses_the_pile_the_discard_may_be_taken() -> None:
    table = table_at("hand=hideout/2bob-dalton/2bob-dalton discards=3belle-starr", phase="draw")
    assert may(table, "draw", "take")
    play(table, "take")
    assert state(table).renewed == 0


def test_we_12_a_pile_used_up_again_ends_the_hand_without_that_turn() -> None:
    position = "renewed=1 hand=hideout/2bob-dalton/2bob-dalton pile=wes-hardin discards=3belle-starr poster=belle-starr"
    table = table_at(position, phase="draw")
    assert may(table, "draw", "take")
    play(table, "draw")
    assert events(table)[0] == "hand-ends"
    assert table.plies[-1].events[0].n == 72
    assert state(table).n_hands == 2
    assert not any(event.what == GAME.paper.events.index("drew") for event in table.plies[-1].events)


def test_we_12_the_next_seat_faces_the_same_choice() -> None:
    table = table_at("renewed=1 hand=hideout/2bob-dalton/2bob-dalton discards=3belle-starr", phase="draw")
    play(table, "take", "discard hideout")
    assert table.turn() == 1
    assert may(table, "draw", "take")


# Play


def test_we_20_book_example_four_outlaws_a_sheriff_card_and_two_of_another_name() -> None:
    table = table_at(
        "hand=4jesse-james+2bob-dalton+photo-jesse-james+2hideout/2bob-dalton/2bob-dalton laid=-/3bob-dalton"
    )
    play(table, "lay 4 jesse-james", "photo jesse-james", "lay 2 bob-dalton", "discard hideout")
    assert words(table)["laid"] == "2bob-dalton+4jesse-james/3bob-dalton"
    assert table.turn() == 1


def test_we_20_one_sheriff_card_a_turn() -> None:
    table = table_at(
        "hand=photo-jesse-james+photo-bob-dalton+hideout/2bob-dalton/2bob-dalton laid=-/3jesse-james/3bob-dalton"
    )
    play(table, "photo jesse-james")
    assert refused_by(table, "photo bob-dalton") == "WE-20"
    assert not may(table, "photo bob-dalton")


def test_we_21_the_first_of_an_outlaw_are_a_set() -> None:
    table = table_at("hand=4jesse-james+2bob-dalton/2bob-dalton/2bob-dalton")
    lays = [move for move in table.offer(0).moves if move.startswith("lay")]
    assert lays == ["lay 3 jesse-james", "lay 4 jesse-james"]
    assert refused_by(table, "lay 2 bob-dalton") == "WE-21"


def test_we_21_after_a_set_by_anyone_one_is_enough() -> None:
    table = table_at("hand=2jesse-james+bob-dalton/2bob-dalton/2bob-dalton laid=-/3jesse-james")
    assert may(table, "lay 1 jesse-james", "lay 2 jesse-james")


def test_we_22_book_example_laying_four_then_two_then_one_more() -> None:
    table = table_at(
        "hand=5jesse-james+2bob-dalton/2jesse-james+2bob-dalton/2bob-dalton pile=20wes-hardin poster=jesse-james"
    )
    play(table, "lay 4 jesse-james")
    assert state(table).poster[4] == 4
    play(table, "discard bob-dalton", "draw", "lay 2 jesse-james")
    assert state(table).poster[4] == 5
    play(table, "discard bob-dalton", "draw", "discard wes-hardin", "draw", "lay 1 jesse-james")
    assert state(table).poster[4] == 5


def test_we_23_a_set_stays_laid_when_it_is_robbed() -> None:
    table = table_at(f"hand=most-wanted+2bob-dalton/2wes-hardin/jesse-james {HITS} laid=-/3jesse-james")
    play(table, "rob", "lay 1 jesse-james")
    assert words(table)["laid"] == "jesse-james/2jesse-james"


def test_we_24_the_last_card_is_discarded() -> None:
    table = table_at("hand=3jesse-james/2bob-dalton/2bob-dalton")
    assert refused_by(table, "lay 3 jesse-james") == "WE-24"
    for card, move in (
        ("photo-jesse-james", "photo jesse-james"),
        ("bank-robbery", "bank-robbery"),
        ("fastest-gun", "fastest-gun"),
        ("stagecoach-robbery", "stagecoach-robbery"),
        ("hideout", "hideout"),
        ("most-wanted", "ask bob-dalton left"),
        ("most-wanted", "rob"),
        ("wyatt-earp", "earp free"),
    ):
        rows = "laid=2jesse-james/3jesse-james hideout=jesse-james"
        alone = table_at(f"hand={card}/2bob-dalton/2bob-dalton {HITS} {rows}")
        assert refused_by(alone, move) == "WE-24"
        assert alone.offer(0).moves[-1] == f"discard {card}"
        assert may(table_at(f"hand=wes-hardin+{card}/2bob-dalton/2bob-dalton {HITS} {rows}"), move)


def test_we_25_laid_cards_stay() -> None:
    table = table_at("hand=bob-dalton/2bob-dalton/2bob-dalton laid=3jesse-james")
    assert refused_by(table, "discard jesse-james") == "WE-30"


def test_we_30_any_card_also_the_one_just_taken() -> None:
    table = table_at("hand=bob-dalton/2bob-dalton/2bob-dalton pile=9wes-hardin discards=hideout", phase="draw")
    play(table, "take", "discard hideout")
    assert table.turn() == 1
    assert words(table)["top"] == "hideout"


# Shots


def test_we_40_a_hole_hits_and_a_miss_puts_the_card_on_top_of_the_card_shown() -> None:
    table = table_at(f"hand=bank-robbery+bob-dalton/2bob-dalton/2bob-dalton {HITS} laid=3jesse-james")
    play(table, "bank-robbery")
    assert words(table)["bank"] == "jesse-james"
    assert words(table)["top"] == "wes-hardin"
    table = table_at("hand=bank-robbery+bob-dalton/2bob-dalton/2bob-dalton pile=3hideout laid=3jesse-james")
    play(table, "bank-robbery")
    assert "bank" not in words(table)
    assert words(table)["top"] == "bank-robbery"
    assert words(table)["discards"] == "bank-robbery+hideout"


def test_we_40_all_outlaws_have_a_hole_and_nothing_else_has() -> None:
    assert [BOX.hole[kind] for kind in range(N_KINDS)] == [1] * 7 + [0] * 13


# Sheriff cards


def test_we_50_a_photo_wants_a_set_and_may_lie_alone() -> None:
    table = table_at("hand=3jesse-james+photo-jesse-james+bob-dalton/2bob-dalton/2bob-dalton")
    assert refused_by(table, "photo jesse-james") == "WE-50"
    play(table, "lay 3 jesse-james", "photo jesse-james")
    alone = table_at("hand=photo-jesse-james+bob-dalton/2bob-dalton/2bob-dalton laid=-/3jesse-james poster=jesse-james")
    play(alone, "photo jesse-james")
    assert words(alone)["photo"] == "jesse-james"
    assert state(alone).poster[4] == 2


def test_we_50_book_example_a_set_of_four_with_photo_is_worth_four() -> None:
    table = table_at("hand=4billy-the-kid+photo-billy-the-kid+bob-dalton/2bob-dalton/2bob-dalton")
    play(table, "lay 4 billy-the-kid", "photo billy-the-kid")
    assert state(table).poster[1] == 4


def test_we_51_book_example_a_bank_robbery_on_a_photo_that_lies_alone() -> None:
    table = table_at(
        f"hand=bank-robbery+bob-dalton/2bob-dalton/2bob-dalton {HITS} laid=-/3billy-the-kid photo=billy-the-kid"
    )
    play(table, "bank-robbery")
    assert words(table)["bank"] == "billy-the-kid"
    assert state(table).poster[1] == 1


def test_we_51_a_stagecoach_pays_three_and_a_covered_row_is_a_target() -> None:
    table = table_at(
        f"hand=stagecoach-robbery+bob-dalton/2bob-dalton/2bob-dalton {HITS} laid=3jesse-james hideout=jesse-james"
    )
    play(table, "stagecoach-robbery")
    assert words(table)["coach"] == "jesse-james"
    assert state(table).poster[4] == 3


def test_we_51_a_row_may_hold_several() -> None:
    table = table_at(f"hand=bank-robbery+bob-dalton/2bob-dalton/2bob-dalton {HITS} laid=3jesse-james bank=2jesse-james")
    play(table, "bank-robbery")
    assert words(table)["bank"] == "3jesse-james"


def test_we_51_never_on_a_row_of_another() -> None:
    table = table_at(
        f"hand=bank-robbery+bob-dalton/2bob-dalton/2bob-dalton {HITS} laid=3jesse-james+3belle-starr/3bob-dalton"
    )
    play(table, "bank-robbery")
    assert refused_by(table, "choose 2 bob-dalton") == "WE-51"


def test_we_52_a_new_fastest_gun_deposes_the_old_one_and_its_reward_stays() -> None:
    table = table_at(
        f"hand=fastest-gun+bob-dalton/2bob-dalton/2bob-dalton {HITS} laid=3belle-starr/3jesse-james "
        "gun=-/jesse-james poster=4jesse-james"
    )
    play(table, "fastest-gun")
    assert words(table)["gun"] == "belle-starr"
    assert words(table)["top"] == "fastest-gun"
    assert words(table)["poster"] == "belle-starr+4jesse-james"


def test_we_53_the_first_who_holds_the_outlaw_hands_one_over() -> None:
    hands = "hand=most-wanted+wes-hardin/2bob-dalton/2jesse-james/jesse-james"
    table = table_at(hands, n_seats=4)
    play(table, "ask jesse-james left")
    assert words(table)["hand"].split("/") == ["jesse-james+wes-hardin", "2bob-dalton", "jesse-james", "jesse-james"]
    assert events(table) == ["played", "asked", "vain", "asked", "gave"]
    table = table_at(hands, n_seats=4)
    play(table, "ask jesse-james right")
    assert words(table)["hand"].split("/") == ["jesse-james+wes-hardin", "2bob-dalton", "2jesse-james"]


def test_we_53_in_vain_everybody_has_shown_to_hold_none() -> None:
    table = table_at("hand=most-wanted+wes-hardin/2bob-dalton/photo-jesse-james", n_seats=3)
    play(table, "ask jesse-james left")
    assert events(table) == ["played", "asked", "vain", "asked", "vain"]
    for viewer in (-1, 0, 1, 2):
        assert [table.view(viewer).asked[seat, 4] for seat in range(3)] == [0, 1, 1]


def test_we_53_the_card_given_is_known_and_may_be_laid_at_once() -> None:
    table = table_at("hand=most-wanted+2jesse-james+bob-dalton/jesse-james/2bob-dalton", n_seats=3)
    play(table, "ask jesse-james left")
    assert table.view(2).known[0, 4] == 1
    play(table, "lay 3 jesse-james")
    assert table.view(2).known[0, 4] == 0


def test_we_53_who_lacks_an_outlaw_may_gain_one_unseen() -> None:
    table = table_at(
        "active=1 hand=bob-dalton/2bob-dalton/bob-dalton asked=-/0,0,0,0,1 pile=9jesse-james", phase="draw"
    )
    assert max(s.hand[1, 4] for s in worlds(table, 0)) == 0
    play(table, "draw")
    assert max(s.hand[1, 4] for s in worlds(table, 0)) == 2


def test_we_54_a_miss_loses_the_card() -> None:
    table = table_at(f"hand=most-wanted+bob-dalton/2bob-dalton/2bob-dalton {MISSES} laid=-/3jesse-james")
    play(table, "rob")
    assert words(table)["laid"] == "-/3jesse-james"
    assert refused_by(table, "ask bob-dalton left") == "WE-20"


def test_we_55_book_example_the_only_wes_hardin_takes_the_bank_robbery_with_it() -> None:
    table = table_at(
        f"hand=most-wanted+bob-dalton/2bob-dalton/2bob-dalton {HITS} laid=-/wes-hardin bank=-/wes-hardin "
        "coach=-/wes-hardin gun=-/wes-hardin hideout=-/wes-hardin poster=6wes-hardin"
    )
    play(table, "rob")
    now = words(table)
    for field in ("laid", "bank", "coach", "gun", "hideout"):
        assert field not in now
    assert now["discards"] == "wes-hardin+bank-robbery+fastest-gun+most-wanted+hideout+stagecoach-robbery"
    assert now["poster"] == "6wes-hardin"


def test_we_56_a_hideout_covers_one_uncovered_row_of_an_opponent() -> None:
    table = table_at(
        f"hand=hideout+bob-dalton/2bob-dalton/2bob-dalton {HITS} laid=3belle-starr/3jesse-james+bob-dalton/wes-hardin "
        "hideout=-/jesse-james poster=3bob-dalton"
    )
    play(table, "hideout")
    assert table.offer(0).moves == ("choose 2 bob-dalton", "choose 3 wes-hardin")
    for move in ("choose 1 belle-starr", "choose 2 jesse-james"):
        assert refused_by(table, move) == "WE-56"
    play(table, "choose 2 bob-dalton")
    assert words(table)["hideout"] == "-/bob-dalton+jesse-james"
    assert words(table)["poster"] == "3bob-dalton"


def test_we_60_wyatt_earp_draws_two_and_a_sheriff_card_among_them_waits() -> None:
    table = table_at(
        "hand=wyatt-earp+3jesse-james/2bob-dalton/2bob-dalton pile=photo-jesse-james+hideout laid=-/3jesse-james"
    )
    play(table, "earp draw")
    assert words(table)["hand"].split("/")[0] == "3jesse-james+photo-jesse-james+hideout"
    assert refused_by(table, "photo jesse-james") == "WE-20"
    assert may(table, "lay 3 jesse-james")


def test_we_61_only_the_searcher_is_told_what_lies_there() -> None:
    table = table_at("hand=wyatt-earp+bob-dalton/2bob-dalton/2bob-dalton discards=jesse-james+hideout")
    play(table, "earp search")
    looked = GAME.paper.events.index("looked")
    assert [event.item for event in table.plies[-1].told(0) if event.what == looked] == [4, 14, 18]
    assert [event for seat in (-1, 1, 2) for event in table.plies[-1].told(seat) if event.what == looked] == []


def test_we_62_wyatt_earp_frees_a_row_of_ones_own() -> None:
    table = table_at(
        f"hand=wyatt-earp+bob-dalton/2bob-dalton/2bob-dalton {HITS} laid=3jesse-james+3belle-starr/3bob-dalton "
        "hideout=jesse-james+belle-starr/bob-dalton"
    )
    play(table, "earp free")
    assert table.offer(0).moves == ("choose 1 belle-starr", "choose 1 jesse-james")
    assert refused_by(table, "choose 2 bob-dalton") == "WE-62"
    play(table, "choose 1 jesse-james")
    assert words(table)["hideout"] == "belle-starr/bob-dalton"
    assert "hideout" in words(table)["discards"]


# End of a hand


def test_we_70_the_last_card_is_discarded() -> None:
    table = table_at("hand=bob-dalton/2bob-dalton/2bob-dalton")
    play(table, "discard bob-dalton")
    assert ends_by(table) == 70


def test_we_72_is_we_12() -> None:
    table = table_at("renewed=1 hand=hideout/2bob-dalton/2bob-dalton discards=3belle-starr", phase="draw")
    play(table, "draw")
    assert ends_by(table) == 72


def test_we_73_cards_in_hand_count_nothing() -> None:
    table = table_at("hand=bob-dalton/5jesse-james/2bob-dalton laid=5belle-starr poster=4belle-starr money=1/1/1")
    play(table, "discard bob-dalton")
    assert state(table).money.tolist()[:3] == [5, 1, 1]  # type: ignore[attr-defined]


# Reckoning


def test_we_80_under_eight_points_everything_stays() -> None:
    assert reckoned("laid=3belle-starr", 5) == ([0, 0, 0], 5)
    assert reckoned("laid=4belle-starr", 5) == ([5, 0, 0], 0)


def test_we_80_book_example_a_covered_row_of_nine_points_is_missing() -> None:
    rows = "laid=-/2belle-starr/2belle-starr photo=-/belle-starr coach=-/belle-starr"
    assert reckoned(rows, 6) == ([0, 6, 0], 0)
    assert reckoned(f"{rows} hideout=-/belle-starr", 6) == ([0, 0, 0], 6)


def test_we_81_book_example_eleven_six_two_takes_all() -> None:
    rows = "laid=4belle-starr/3belle-starr/belle-starr gun=belle-starr"
    assert reckoned(rows, 9) == ([9, 0, 0], 0)


def test_we_82_book_example_nine_five_four() -> None:
    rows = "laid=3belle-starr/2belle-starr/2belle-starr gun=belle-starr coach=-/belle-starr"
    assert reckoned(rows, 8) == ([5, 3, 0], 0)


def test_we_83_book_example_four_four_two_and_three_bills() -> None:
    assert reckoned("laid=2belle-starr/2belle-starr/belle-starr", 3) == ([1, 1, 0], 1)


def test_we_83_book_example_four_four_two_and_six_bills() -> None:
    assert reckoned("laid=2belle-starr/2belle-starr/belle-starr", 6) == ([2, 2, 1], 1)


def test_we_83_equals_take_together_and_the_first_who_cannot_end_it() -> None:
    assert reckoned("laid=3belle-starr/2belle-starr/2belle-starr", 3) == ([2, 0, 0], 1)
    assert reckoned("laid=3belle-starr/2belle-starr/2belle-starr", 5) == ([3, 1, 1], 0)
    assert reckoned("laid=2belle-starr/2belle-starr/2belle-starr", 2) == ([0, 0, 0], 2)


def test_we_83_one_leader_and_three_equals() -> None:
    rows = "laid=2belle-starr/belle-starr/belle-starr gun=-/-/belle-starr bank=-/belle-starr photo=-/-/-/belle-starr"
    assert reckoned(rows, 9, n_seats=4) == ([2, 2, 3, 2], 0)
    assert reckoned(rows, 8, n_seats=4) == ([1, 1, 3, 1], 2)


# End of the game


def test_we_90_at_the_goal_most_money_wins() -> None:
    table = table_at("hand=bob-dalton/bob-dalton/bob-dalton money=24/30/26 laid=4belle-starr poster=3belle-starr")
    play(table, "discard bob-dalton")
    assert table.is_over()
    assert table.result.shares == (0, 1, 0)
    assert table.result.scores == (27, 30, 26)


def test_we_90_below_the_goal_there_is_another_hand() -> None:
    table = table_at("hand=bob-dalton/bob-dalton/bob-dalton money=24/24/24")
    play(table, "discard bob-dalton")
    assert not table.is_over()
    assert state(table).n_hands == 2
