"""What seats remember, shown by the worlds they think possible: WE-11, WE-53, WE-61."""

from __future__ import annotations

import dataclasses

from posse.engine.log import HIDDEN
from tests.tables import play, state, worlds

from .table import table_at

BELLE, BILLY, BOB, JESSE, PHOTO_JESSE, EARP, BANK = 0, 1, 2, 4, 11, 14, 15


def test_we_10_a_card_taken_from_the_discards_is_known_until_it_is_shown() -> None:
    table = table_at("hand=2bob-dalton/2bob-dalton discards=jesse-james pile=9wes-hardin", n_seats=2, phase="draw")
    play(table, "take")
    assert min(s.hand[0, JESSE] for s in worlds(table, 1)) == 1
    play(table, "discard jesse-james")
    assert min(s.hand[0, JESSE] for s in worlds(table, 1)) == 0


def test_we_53_cards_drawn_since_a_vain_question_are_shared_by_all_that_was_asked_for() -> None:
    """Asked in vain for two outlaws, and two cards drawn: no more than two of both together."""
    hands = "hand=2bob-dalton/2bob-dalton/2bob-dalton asked=-/0,0,0,1,1 active=1 pile=9wes-hardin"
    table = table_at(hands, phase="draw")
    play(table, "draw")
    held = {(s.hand[1, 3], s.hand[1, JESSE]) for s in worlds(table, 0, 2000)}
    assert {(2, 0), (1, 1), (0, 2)} <= held
    assert max(a + b for a, b in held) == 2


def test_we_53_what_is_shown_since_was_one_of_those_drawn() -> None:
    table = table_at(
        "hand=2bob-dalton/2bob-dalton/2bob-dalton asked=-/0,0,0,0,1 active=1 pile=9jesse-james", phase="draw"
    )
    play(table, "draw", "discard jesse-james")
    assert max(s.hand[1, JESSE] for s in worlds(table, 0)) == 1


def test_we_53_a_vain_question_stands_when_what_was_found_is_played_at_once() -> None:
    table = table_at(
        "hand=wyatt-earp+bob-dalton/2bob-dalton/2bob-dalton discards=photo-belle-starr+jesse-james "
        "laid=-/3belle-starr asked=0,0,0,0,1 pile=20wes-hardin"
    )
    play(table, "earp search", "pick photo-belle-starr")
    assert max(s.hand[0, JESSE] for s in worlds(table, 1)) == 1
    play(table, "photo belle-starr")
    assert max(s.hand[0, JESSE] for s in worlds(table, 1)) == 0


def test_we_53_a_vain_question_tells_what_a_search_did_not_take() -> None:
    table = table_at(
        "hand=wyatt-earp+bob-dalton+belle-starr/most-wanted+bob-dalton/2bob-dalton "
        "discards=hideout+jesse-james pile=9wes-hardin"
    )
    play(table, "earp search", "pick hideout", "keep", "discard bob-dalton")
    assert {s.pick_kind[0] for s in worlds(table, 2)} == {JESSE, 18}
    play(table, "draw", "ask jesse-james right")
    assert {s.pick_kind[0] for s in worlds(table, 2)} == {18}


def test_we_61_a_kept_card_shown_later_proves_what_was_picked() -> None:
    """There is one photo of Jesse James: seen twice, it was the card that was found."""
    table = table_at(
        "hand=wyatt-earp+3bob-dalton/2bob-dalton discards=photo-jesse-james+bank-robbery pile=20wes-hardin", n_seats=2
    )
    play(table, "earp search", "pick photo-jesse-james", "keep")
    assert {s.pick_kind[0] for s in worlds(table, 1)} == {PHOTO_JESSE, BANK}
    play(table, "discard photo-jesse-james")
    assert {s.pick_kind[0] for s in worlds(table, 1)} == {PHOTO_JESSE}


def test_we_61_a_found_card_of_a_kind_known_in_hand_leaves_that_one_known() -> None:
    table = table_at(
        "hand=wyatt-earp+photo-jesse-james+bob-dalton+bank-robbery/2bob-dalton known=bank-robbery "
        "discards=bank-robbery laid=3jesse-james pile=6bank-robbery",
        n_seats=2,
    )
    play(table, "earp search", "pick bank-robbery", "bank-robbery")
    assert min(s.hand[0, BANK] for s in worlds(table, 1)) == 1


def test_we_61_whoever_searches_later_sees_what_others_took() -> None:
    table = table_at(
        "hand=wyatt-earp+2bob-dalton/wyatt-earp+2bob-dalton/wyatt-earp+2bob-dalton "
        "discards=hideout+jesse-james+belle-starr+bank-robbery pile=9wes-hardin"
    )
    play(table, "earp search", "pick jesse-james", "keep", "discard bob-dalton")
    assert len({s.pick_kind[0] for s in worlds(table, 1)}) == 4
    play(table, "draw", "earp search")
    assert {s.pick_kind[0] for s in worlds(table, 1)} == {JESSE}
    play(table, "pick hideout", "keep", "discard bob-dalton")
    # The third seat sees that two cards are gone, but not who has which.
    play(table, "draw", "earp search")
    found = {(s.pick_kind[0], s.pick_kind[1]) for s in worlds(table, 2)}
    assert found == {(JESSE, 18), (18, JESSE)}
    assert table.view(2).pick_kind[0] == HIDDEN


def test_we_11_a_renewed_pile_holds_what_was_discarded() -> None:
    """With two seats, each knows the other's hand when the pile is renewed."""
    rest = "hand=5belle-starr+2billy-the-kid/5billy-the-kid discards=7bob-dalton+7butch-cassidy+2belle-starr"
    rest += " laid=7jesse-james+7sundance-kid+7wes-hardin photo=jesse-james/belle-starr top=bob-dalton"
    table = table_at(f"{rest} active=0", n_seats=2, phase="draw")
    box = table.game.box.copy()
    for kind in range(20):  # all cards lie somewhere
        box.copies[kind] = 7 if kind < 7 else 1 if kind in (7, PHOTO_JESSE) else 0
    table.game = dataclasses.replace(table.game, box=box)
    play(table, "draw")
    assert state(table).renewed == 1
    for s in worlds(table, 0):
        assert [s.hand[1, kind] for kind in range(7)] == [0, 5, 0, 0, 0, 0, 0]
    drawn = {tuple(s.hand[0, kind] for kind in range(7)) for s in worlds(table, 1)}
    assert all(hand[BELLE] >= 5 and hand[BILLY] == 2 and sum(hand) == 9 for hand in drawn)
    assert len(drawn) == 6
