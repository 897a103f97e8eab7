from __future__ import annotations

import re

import pytest

from posse.games import game, text
from posse.games.wyatt_earp.view import View
from posse.text.plain import lines_of
from posse.text.sheet import Sheet, plain
from posse.text.words import LANGUAGES, words
from tests.games.sheets import lines, shows_memory_with_the_aid_alone, without
from tests.games.wyatt_earp.table import table_at
from tests.tables import play

GAME = game("wyatt-earp")
TEXT = text("wyatt-earp")

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
    assert "Asked for in vain, + cards drawn since: Jesse James (Bob +2)" in lines(table, 0, True)
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
    assert "Taken unseen from the discard pile: Ann (1)" in lines(table, 1, True)
    assert "Taken unseen" not in lines(table, 0, True) + lines(table, 1, False)
    play(table, "draw", "earp search")
    assert "Found missing there: Hideout" in lines(table, 1, True)
    assert "missing" not in lines(table, 1, False) + lines(table, 2, True)


def test_we_40_the_legend_says_which_cards_have_a_bullet_hole_as_the_box_does() -> None:
    table = table_at("hand=2bob-dalton/wes-hardin/wes-hardin pile=9wes-hardin")
    names = ("Ann", "Bob", "Cay")
    shown = lines_of(TEXT.sheet(table.game.box, table.view(0), words("en"), names, False))
    assert "Holes are on all outlaw cards." in shown
    other = table.game.box.copy()
    other.hole[0], other.hole[7], other.hole[18] = 0, 1, 1
    shown = lines_of(TEXT.sheet(other, table.view(0), words("en"), names, False))
    assert "Holes are on all Photos and Hideout." in shown


def test_we_57_who_holds_no_wyatt_earp_is_not_asked_for_one() -> None:
    hideout = "hand=hideout+2bob-dalton/{}/wes-hardin pile=9belle-starr laid=-/3jesse-james active=0"
    for held, asked in (
        ("wyatt-earp+wes-hardin", "Answer with a Wyatt Earp?"),
        ("2wes-hardin", "you have no Wyatt Earp"),
    ):
        table = table_at(hideout.format(held))
        play(table, "hideout")
        assert asked in lines(table, 1, False)


MONEY = {"en": r"\$\d+,000", "de": r"\d+\.000\u00a0\$", "nl": r"\$\u202f\d+\.000"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_money_is_written_as_the_language_writes_it_wherever_it_is_told(language: str) -> None:
    """Posters, purses, the story and the reckoning of a hand: always in full, never as a number of bills."""
    speak, names = words(language), ("Ann", "Bob", "Cay")
    table = table_at(
        "hand=wes-hardin/2wes-hardin/3wes-hardin money=3/12/0 poster=9jesse-james+6bob-dalton "
        "laid=6jesse-james/2bob-dalton/3bob-dalton pile=9belle-starr"
    )
    shown = TEXT.sheet(table.game.box, table.view(0), speak, names, False)
    goal_purses_and_posters = re.findall(MONEY[language], plain(shown.title) + lines_of(shown))
    assert len(goal_purses_and_posters) == 1 + 2 + 2
    play(table, "discard wes-hardin")
    happened = table.plies[-1].events
    reckoned = TEXT.page(happened, speak, names)
    assert reckoned is not None
    assert _sums(reckoned, language) == {9, 4, 2}
    told = [TEXT.story(event, speak, names) for event in happened]
    assert sum(len(re.findall(MONEY[language], line)) for line in told) >= 3
    assert all("$" not in re.sub(MONEY[language], "", line) for line in told)


def _sums(page: Sheet, language: str) -> set[int]:
    found = re.findall(MONEY[language], lines_of(page))
    return {int(re.sub(r"\D", "", money)) // 1000 for money in found}
