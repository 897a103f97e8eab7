from __future__ import annotations

from posse.games.wyatt_earp import GAME
from posse.games.wyatt_earp.view import View
from tests.games.sheets import lines, shows_memory_with_the_aid_alone, without
from tests.games.wyatt_earp.table import play, table_at

MEMORY = (
    *("known", "drawn", "asked", "since", "gave", "drew", "n_drew", "seen", "under", "gone", "looked", "veiled"),
    *(name for name in View.__annotations__ if "pick" in name),
)


def test_without_the_memory_aid_nothing_is_shown_that_only_a_memory_knows() -> None:
    assert shows_memory_with_the_aid_alone(GAME, lambda view: without(view, *MEMORY))


def test_the_top_of_the_discard_pile_lies_open_and_the_memory_aid_shows_what_is_below() -> None:
    table = table_at(
        "hand=2bob-dalton/wes-hardin/wes-hardin discards=3belle-starr+photo-belle-starr+2hideout+bob-dalton "
        "top=bob-dalton pile=9wes-hardin"
    )
    assert "discard pile 7, on top: Bob Dalton" in lines(table, 0, False)
    assert "Hideout" not in lines(table, 0, False)
    shown = lines(table, 0, True)
    assert "Belle Starr $0 3P · · ·" in shown
    assert "Bob Dalton $0 1 · · ·" in shown
    assert "Sheriff cards discarded: 2 × Hideout" in shown


def test_we_11_the_memory_aid_shows_what_the_renewed_pile_was_made_of() -> None:
    table = table_at("hand=2bob-dalton/wes-hardin/wes-hardin pile=4belle-starr+hideout discards=jesse-james renewed=1")
    shown = lines(table, 0, True)
    assert "Disc. Deck" in shown
    assert "Belle Starr $0 · 4 · · ·" in shown
    assert "Sheriff cards in the deck: Hideout" in shown
    assert "Hideout" not in lines(table, 0, False)


def test_we_53_the_memory_aid_shows_cards_given_and_vain_questions() -> None:
    table = table_at(
        "hand=most-wanted+3bob-dalton/3wes-hardin/2jesse-james+wes-hardin pile=9belle-starr discards=hideout active=0"
    )
    play(table, "ask jesse-james left", "discard jesse-james", "draw")
    assert "Asked in vain, + cards drawn since: Jesse James (Bob +2)" in lines(table, 0, True)
    assert "in vain" not in lines(table, 0, False)
    table = table_at("hand=2bob-dalton/3wes-hardin/3belle-starr known=-/2wes-hardin/- pile=9belle-starr")
    assert "Known cards: Bob (2 × Wes Hardin)" in lines(table, 0, True)
    assert "Known" not in lines(table, 0, False) + lines(table, 1, True)


def test_we_61_the_memory_aid_says_who_took_a_card_unseen_and_what_was_missing_after() -> None:
    table = table_at(
        "hand=wyatt-earp+3bob-dalton/wyatt-earp+3wes-hardin/3belle-starr discards=jesse-james+hideout+belle-starr "
        "pile=9sundance-kid"
    )
    play(table, "earp search", "pick hideout", "keep", "discard bob-dalton")
    assert "Taken unseen out of the discards: Ann (1)" in lines(table, 1, True)
    assert "Taken unseen" not in lines(table, 0, True) + lines(table, 1, False)
    play(table, "draw", "earp search")
    assert "Found missing there: Hideout" in lines(table, 1, True)
    assert "missing" not in lines(table, 1, False) + lines(table, 2, True)
