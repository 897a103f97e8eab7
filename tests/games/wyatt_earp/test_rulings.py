"""What the rulebook leaves open and we have ruled, and the odd corners of the rules, one by one."""

from __future__ import annotations

import pytest

from posse.engine.log import HIDDEN
from posse.games import game
from tests.tables import events, may, play, refused_by, state, words

from .table import BOX, HITS, MISSES, ends_by, reckoned, table_at

GAME = game("wyatt-earp")

ALL = range(2, 5)


def test_we_24_a_lone_wyatt_earp_may_draw_or_search() -> None:
    table = table_at(f"hand=wyatt-earp/2bob-dalton/2bob-dalton {HITS} discards=hideout laid=-/3jesse-james")
    assert may(table, "earp draw", "earp search")
    play(table, "earp search", "pick hideout")
    assert table.offer(0).moves == ("keep",)
    play(table, "keep")
    assert table.offer(0).moves == ("discard hideout",)


def test_we_26_a_card_played_in_vain_was_the_turns_one_and_another_may_be_discarded() -> None:
    table = table_at(
        f"hand=bank-robbery+hideout+bob-dalton/2bob-dalton/2bob-dalton {MISSES} laid=jesse-james/3jesse-james"
    )
    play(table, "bank-robbery")
    assert events(table) == ["played", "shot", "missed"]
    assert refused_by(table, "hideout") == "WE-20"
    assert may(table, "discard hideout")


def test_we_41_no_target_no_shot() -> None:
    for card, move in (("bank-robbery", "bank-robbery"), ("hideout", "hideout"), ("most-wanted", "rob")):
        table = table_at(f"hand={card}+bob-dalton/2bob-dalton/2bob-dalton {HITS}")
        assert refused_by(table, move) == "WE-41"


def test_we_41_the_target_is_chosen_after_the_hit() -> None:
    table = table_at(f"hand=bank-robbery+bob-dalton/2bob-dalton/2bob-dalton {HITS} laid=3jesse-james+3belle-starr")
    play(table, "bank-robbery")
    assert words(table)["phase"] == "choose"
    assert table.offer(0).moves == ("choose 1 belle-starr", "choose 1 jesse-james")
    assert refused_by(table, "discard bob-dalton") == "WE-41"
    play(table, "choose 1 belle-starr")
    assert words(table)["bank"] == "belle-starr"


def test_we_42_a_shot_takes_the_last_card_without_renewing() -> None:
    table = table_at(
        "hand=bank-robbery+bob-dalton/2bob-dalton/2bob-dalton pile=wes-hardin discards=hideout laid=3jesse-james"
    )
    play(table, "bank-robbery")
    assert (state(table).n_pile, state(table).renewed) == (0, 0)


def test_we_42_an_empty_pile_is_renewed_by_a_shot_once() -> None:
    table = table_at("hand=bank-robbery+bob-dalton/2bob-dalton/2bob-dalton discards=2wes-hardin laid=3jesse-james")
    play(table, "bank-robbery")
    assert events(table)[:3] == ["played", "renewed", "shot"]
    assert words(table)["bank"] == "jesse-james"
    again = table_at(
        "renewed=1 hand=bank-robbery+bob-dalton/2bob-dalton/2bob-dalton discards=2wes-hardin laid=3jesse-james"
    )
    assert refused_by(again, "bank-robbery") == "WE-42"


def test_we_42_after_the_renewal_there_is_no_answer_to_a_hideout_without_a_pile() -> None:
    table = table_at(
        "renewed=1 hand=hideout+bob-dalton/wyatt-earp+bob-dalton/2bob-dalton pile=wes-hardin laid=-/3jesse-james"
    )
    play(table, "hideout")
    assert words(table)["hideout"] == "-/jesse-james"
    assert table.turn() == 0


def test_we_43_most_wanted_and_wyatt_earp_are_shuffled_in_and_other_cards_wait_aside() -> None:
    for card, move in (("most-wanted", "rob"), ("wyatt-earp", "earp free")):
        table = table_at(
            f"hand={card}+bob-dalton/2bob-dalton/2bob-dalton laid=jesse-james/3jesse-james hideout=jesse-james"
        )
        play(table, move)  # nothing but the card itself is there to be turned: a miss
        assert events(table) == ["played", "renewed", "shot", "missed"]
        assert words(table)["discards"] == card
    assert (
        refused_by(table_at("hand=bank-robbery+bob-dalton/bob-dalton/bob-dalton laid=3jesse-james"), "bank-robbery")
        == "WE-42"
    )


def test_we_44_a_single_target_is_taken_by_itself() -> None:
    table = table_at(f"hand=most-wanted+bob-dalton/2bob-dalton/2bob-dalton {HITS} laid=-/3jesse-james")
    play(table, "rob")
    assert words(table)["phase"] == "play"
    assert words(table)["laid"] == "-/2jesse-james"


def test_we_52_not_on_an_outlaw_of_the_same_name_whoever_owns_it() -> None:
    table = table_at(
        f"hand=fastest-gun+bob-dalton/2bob-dalton/2bob-dalton {HITS} laid=3jesse-james/3jesse-james gun=-/jesse-james"
    )
    assert refused_by(table, "fastest-gun") == "WE-41"
    other = table_at(
        f"hand=fastest-gun+bob-dalton/2bob-dalton/2bob-dalton {HITS} "
        "laid=3jesse-james+bob-dalton+wes-hardin/3jesse-james gun=-/jesse-james"
    )
    play(other, "fastest-gun")
    assert refused_by(other, "choose 1 jesse-james") == "WE-52"
    assert other.offer(0).moves == ("choose 1 bob-dalton", "choose 1 wes-hardin")


def test_we_52_ones_own_fastest_gun_may_change_rows_and_a_hidden_one_counts() -> None:
    table = table_at(
        f"hand=fastest-gun+bob-dalton/2bob-dalton/2bob-dalton {HITS} laid=3jesse-james+3belle-starr "
        "gun=jesse-james hideout=jesse-james"
    )
    play(table, "fastest-gun")
    assert words(table)["gun"] == "belle-starr"


def test_we_53_two_players_ask_one_way() -> None:
    table = table_at("hand=most-wanted+bob-dalton/2bob-dalton", n_seats=2)
    assert may(table, "ask bob-dalton left")
    assert refused_by(table, "ask bob-dalton right") == "WE-53"


def test_we_54_an_outlaw_card_off_an_opponents_row_also_under_a_hideout() -> None:
    table = table_at(
        f"hand=most-wanted+bob-dalton/2bob-dalton/2bob-dalton {HITS} laid=3belle-starr/3jesse-james/3wes-hardin "
        "hideout=-/jesse-james photo=-/bob-dalton"
    )
    play(table, "rob")
    assert table.offer(0).moves == ("choose 2 jesse-james", "choose 3 wes-hardin")
    assert refused_by(table, "choose 2 bob-dalton") == "WE-54"
    play(table, "choose 2 jesse-james")
    assert words(table)["hand"].split("/")[0] == "bob-dalton+jesse-james"
    assert words(table)["hideout"] == "-/jesse-james"


def test_we_55_a_row_that_keeps_its_photo_keeps_everything() -> None:
    table = table_at(
        f"hand=most-wanted+bob-dalton/2bob-dalton/2bob-dalton {HITS} laid=-/wes-hardin photo=-/wes-hardin "
        "bank=-/wes-hardin hideout=-/wes-hardin"
    )
    play(table, "rob")
    assert (words(table)["bank"], words(table)["hideout"]) == ("-/wes-hardin", "-/wes-hardin")


def test_we_57_the_covered_seat_is_asked_with_or_without_a_wyatt_earp() -> None:
    for hand, moves in (("2bob-dalton", ("let it be",)), ("bob-dalton+wyatt-earp", ("let it be", "answer"))):
        table = table_at(f"hand=hideout+bob-dalton/{hand}/2bob-dalton {HITS} laid=-/3jesse-james")
        play(table, "hideout")
        assert table.actors() == (1,)
        assert table.offer(1).moves == moves
        assert refused_by(table, "discard bob-dalton", seat=0) == "WE-57"


def test_we_57_a_hit_removes_that_hideout_and_the_turn_goes_on() -> None:
    table = table_at(
        f"hand=hideout+bob-dalton/wyatt-earp/2bob-dalton {HITS} laid=-/3jesse-james+3belle-starr hideout=-/belle-starr"
    )
    play(table, "hideout", "answer")
    assert words(table)["hideout"] == "-/belle-starr"
    assert table.turn() == 0
    assert may(table, "discard bob-dalton")


def test_we_57_a_miss_leaves_it_and_there_is_one_try() -> None:
    # Until the Hideout's own shot hits; then only misses are left.
    for seed in range(40):
        table = table_at(
            "hand=hideout+bob-dalton/2wyatt-earp/2bob-dalton pile=wes-hardin+4bank-robbery laid=-/3jesse-james",
            seed=seed,
        )
        play(table, "hideout")
        if table.turn() == 1:
            break
    play(table, "answer")
    assert words(table)["hideout"] == "-/jesse-james"
    assert table.turn() == 0


def test_we_57_nobody_without_a_card_is_asked() -> None:
    table = table_at(f"hand=hideout+bob-dalton/-/2bob-dalton {HITS} laid=-/3jesse-james")
    play(table, "hideout")
    assert table.turn() == 0


def test_we_57_the_pile_is_renewed_by_an_answer() -> None:
    table = table_at("hand=hideout+bob-dalton/wyatt-earp/2bob-dalton pile=wes-hardin laid=-/3jesse-james")
    play(table, "hideout", "answer")
    assert events(table)[:3] == ["played", "renewed", "shot"]
    assert state(table).renewed == 1


def test_we_60_not_when_two_cannot_be_had() -> None:
    table = table_at(
        "renewed=1 hand=wyatt-earp+bob-dalton/2bob-dalton/2bob-dalton pile=wes-hardin discards=3belle-starr"
    )
    assert refused_by(table, "earp draw") == "WE-60"


def test_we_61_a_found_photo_is_played_as_a_second_sheriff_card() -> None:
    table = table_at(
        "hand=wyatt-earp+bob-dalton/2bob-dalton/2bob-dalton discards=photo-jesse-james+2hideout laid=-/3jesse-james"
    )
    play(table, "earp search")
    assert table.offer(0).moves == ("pick photo-jesse-james", "pick hideout")
    assert refused_by(table, "pick wyatt-earp") == "WE-61"
    play(table, "pick photo-jesse-james")
    assert refused_by(table, "discard bob-dalton") == "WE-61"
    play(table, "photo jesse-james")
    assert words(table)["photo"] == "jesse-james"
    assert table.view(1).seen[11] == 0
    assert table.view(1).n_picks == 0


def test_we_61_a_kept_card_is_hidden_and_a_kept_outlaw_may_be_laid() -> None:
    table = table_at("hand=wyatt-earp+2jesse-james+bob-dalton/2bob-dalton/2bob-dalton discards=jesse-james+hideout")
    play(table, "earp search", "pick jesse-james", "keep")
    assert (table.view(1).seen[4], table.view(1).pick_kind[0]) == (1, HIDDEN)
    assert (table.view(0).seen[4], table.view(0).pick_kind[0]) == (0, 4)
    play(table, "lay 3 jesse-james")
    assert state(table).poster[4] == 2


def test_we_61_a_kept_sheriff_card_waits_for_another_turn() -> None:
    table = table_at(
        "hand=wyatt-earp+bob-dalton/2bob-dalton/2bob-dalton discards=photo-jesse-james laid=-/3jesse-james"
    )
    play(table, "earp search", "pick photo-jesse-james", "keep")
    assert refused_by(table, "photo jesse-james") == "WE-20"


def test_we_61_not_when_only_wyatt_earps_lie_there() -> None:
    table = table_at("hand=wyatt-earp+bob-dalton/2bob-dalton/2bob-dalton discards=2wyatt-earp")
    assert refused_by(table, "earp search") == "WE-61"


def test_we_71_another_seat_holds_no_card_when_a_turn_ends() -> None:
    table = table_at("hand=most-wanted+2bob-dalton/jesse-james/2bob-dalton")
    play(table, "ask jesse-james left")
    assert ends_by(table) == 0
    play(table, "discard jesse-james")
    assert ends_by(table) == 71


def test_we_71_the_last_card_was_spent_in_answer() -> None:
    table = table_at(f"hand=hideout+2bob-dalton/wyatt-earp/2bob-dalton {HITS} laid=-/3jesse-james")
    play(table, "hideout", "answer", "discard bob-dalton")
    assert ends_by(table) == 71


def test_we_75_endless_taking_and_throwing_ends_the_hand() -> None:
    table = table_at(
        "hand=bob-dalton+hideout/2bob-dalton/2bob-dalton pile=9wes-hardin discards=jesse-james", phase="draw"
    )
    for turn in range(40):
        assert state(table).stalled == turn
        play(table, "take")
        play(table, next(move for move in table.offer(table.turn()).moves if move.startswith("discard")))
    assert ends_by(table) == 75
    table = table_at("stalled=39 hand=2bob-dalton/2bob-dalton/2bob-dalton pile=9wes-hardin", phase="draw")
    play(table, "draw", "discard bob-dalton")
    assert (ends_by(table), state(table).stalled) == (0, 0)


def test_we_82_sharers_need_points_unless_the_house_says_otherwise() -> None:
    rows = "laid=2belle-starr/2belle-starr"
    assert reckoned(rows, 6) == ([3, 3, 0], 0)
    BOX.sharers_need_points = 0
    try:
        assert reckoned(rows, 6) == ([2, 2, 1], 1)
    finally:
        BOX.sharers_need_points = 1


@pytest.mark.parametrize(("money", "tied"), [("30/30/26", {0, 1}), ("27/27/27", {0, 1, 2})])
def test_we_91_a_tie_is_shot_out(money: str, tied: set[int]) -> None:
    winners = set()
    for seed in range(60):
        table = table_at(f"hand=bob-dalton/bob-dalton/bob-dalton money={money}", seed=seed)
        play(table, "discard bob-dalton")
        shares = table.result.shares
        assert sorted(shares) == [0, 0, 1]
        winners.add(shares.index(1))
        duels = [event for event in table.plies[-1].events if GAME.paper.events[event.what] == "duel"]
        assert len(duels) % len(tied) == 0
        assert {event.seat for event in duels} == tied
        hits = {seat: sum(BOX.hole[e.item] for e in duels if e.seat == seat) for seat in tied}
        assert [seat for seat in tied if hits[seat] == max(hits.values())] == [shares.index(1)]
    assert winners == tied
