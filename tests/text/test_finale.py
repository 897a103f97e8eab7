"""The end of a game in words: true to its chronicle, in all languages, and good enough for a game without words."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from typing import get_args

import pytest

from posse.engine.chronicle import Chapter, Chronicle, Happening, Item, Luck, Manner, Tally, Told, chronicle_of
from posse.engine.log import NOBODY, Event
from posse.engine.rng import key_from_seed
from posse.engine.table import Result, Table
from posse.games import game, game_names, text
from posse.games.el_paso import places
from posse.games.gnadenlos.chronicle import ENDINGS as OF_GNADENLOS
from posse.games.gnadenlos.chronicle import FAME, GOLD
from posse.games.wyatt_earp import cards
from posse.games.wyatt_earp.chronicle import ENDINGS as OF_WYATT_EARP
from posse.text.finale import FinaleText
from posse.text.words import LANGUAGES, words
from tests.tables import at_random, play_on

NAMES = ("Ann", "Bob", "Cay", "Dan", "Eve")
SEEDS = range(4)
MANNERS = get_args(Manner)


@cache
def finished(name: str, n_seats: int, seed: int) -> tuple[Table, Chronicle]:
    table = play_on(Table(game(name), key_from_seed(f"{name} {seed}"), n_seats), at_random(seed))
    return table, chronicle_of(table)


def told(table: Table, found: Chronicle | None, me: int = NOBODY, language: str = "en") -> FinaleText:
    spoken, names = words(language), NAMES[: table.n_seats]

    def story(event: Event) -> str:
        return text(table.game.name).story(event, spoken, names)

    return FinaleText(table.game.name, table.result, found, names, me, spoken, story)


def every(name: str) -> list[tuple[Table, Chronicle]]:
    return [finished(name, n_seats, seed) for n_seats in game(name).seats for seed in SEEDS]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", game_names())
def test_every_end_has_words_for_whoever_reads_it(name: str, language: str) -> None:
    for table, found in every(name):
        for me in (NOBODY, *range(table.n_seats)):
            said = told(table, found, me, language)
            whole = [said.heading(), said.why(), said.ending(), *(line for _, line in said.happenings())]
            if found.turning:
                whole += [said.turning(), *said.turned()]
                assert said.turned()
            assert all(whole)
            assert "none" not in " ".join(whole).split()
            has_won = me != NOBODY and table.result.shares[me] > 0
            assert bool(said.place()) == (me != NOBODY and not has_won)


@pytest.mark.parametrize("name", game_names())
def test_every_name_of_a_chronicle_is_the_games_own_word(name: str) -> None:
    named = {(kind, one) for _, found in every(name) for kind, one in _names_in(found)}
    named |= _declared().get(name, set())
    for kind, one in sorted(named):
        own = (f"{name}-finale-{kind}-{one}", f"{name}-{one}")
        assert [language for language in LANGUAGES if not any(message in words(language) for message in own)] == [], (
            kind,
            one,
        )


def _names_in(found: Chronicle) -> set[tuple[str, str]]:
    parts = found.told
    named = {("chapter", one.name) for one in parts.chapters} | {("tally", one.name) for one in parts.tallies}
    named |= {("item", item.name) for tally in parts.tallies for item in tally.items}
    named |= {("luck", one.name) for one in parts.luck} | {("happening", one.name) for one in parts.happenings}
    return named | ({("ending", parts.ending.name)} if parts.ending else set())


def _declared() -> dict[str, set[tuple[str, str]]]:
    """What few games come to."""
    return {
        "wyatt-earp": {("ending", one) for one in OF_WYATT_EARP.values()}
        | {("item", one) for one in cards.OUTLAWS}
        | {("luck", "duel"), ("happening", "duel")},
        "el-paso": {("ending", one) for one in ("left", "sheriffs", "emptied")}
        | {(kind, one) for kind in ("chapter", "item") for one in places.TOWNS},
        "gnadenlos": {("ending", one) for one in OF_GNADENLOS.values()} | {("item", one) for one in FAME + GOLD},
    }


@pytest.mark.parametrize("manner", [manner for manner in MANNERS if manner != "shared"])
@pytest.mark.parametrize("name", game_names())
def test_however_it_was_won_there_is_a_sentence_in_every_language(name: str, manner: Manner) -> None:
    table, found = next(one for one in every(name) if one[1].manner not in ("shared", "level"))
    for language in LANGUAGES:
        winner = table.result.shares.index(1.0)
        others, mine = (told(table, replace(found, manner=manner), me, language).why() for me in (NOBODY, winner))
        assert NAMES[winner] in others
        assert NAMES[winner] not in mine


@pytest.mark.parametrize("name", game_names())
def test_what_made_the_difference_is_the_item_with_the_largest_margin(name: str) -> None:
    n_said = 0
    for table, found in every(name):
        said, shares = told(table, found), table.result.shares
        made = [one for one in found.told.tallies if f"{name}-finale-made-{one.name}" in said.words]
        if list(shares).count(1.0) != 1 or found.manner == "level" or not made:
            continue
        winner = shares.index(1.0)
        rivals = [s for s in range(table.n_seats) if s != winner]
        best = max(table.result.scores[seat] for seat in rivals)
        rivals = [seat for seat in rivals if table.result.scores[seat] == best]
        margins = {i: i.values[winner] - max(i.values[s] for s in rivals) for i in made[0].items}
        item = max(made[0].items, key=lambda one: margins[one])
        if margins[item] > 0:
            n_said += 1
            assert said.amount(abs(item.values[winner])) in said.why() or item.name == "out"
    assert n_said


def test_money_is_written_as_money() -> None:
    table, found = finished("wyatt-earp", 3, 0)
    said = told(table, found)
    assert "$" in said.why()
    assert said.score(29) == said.amount(29) == "$29,000"
    assert told(*finished("el-paso", 3, 0)).score(29) == "29 nuggets"


@pytest.mark.parametrize("item", ["sharps-up", "sharps-down", "bought", "bought-last", "vultures"])
@pytest.mark.parametrize(
    ("language", "one", "many"), [("en", "space", "spaces"), ("de", "Feld", "Felder"), ("nl", "veld", "velden")]
)
def test_one_space_that_made_the_difference_is_one(language: str, one: str, many: str, item: str) -> None:
    for n, spaces in ((1, one), (2, many)):
        made = words(language)("gnadenlos-finale-made-fame", name=item, mine=str(n), theirs="4", n=n, rival="Bob")
        assert f" {n} {spaces} " in made


def test_the_turning_point_is_told_with_what_scores_changed_by() -> None:
    for table, found in every("wyatt-earp"):
        winner = table.result.shares.index(1.0)
        lines = told(table, found).turned()
        assert 1 <= len(lines) <= 3
        assert all(f"for {NAMES[winner]}." in line for line in lines)
        assert len({line.partition(":")[0] for line in lines}) == len(lines)  # several bills of a poster are one sum


def test_who_was_put_out_is_told_by_name_and_to_their_face() -> None:
    table, found = next(one for one in every("gnadenlos") if one[1].told.happenings)
    out = found.told.happenings[0]
    assert f"put {NAMES[out.seat]} out: {out.n} gold" in told(table, found).happenings()[0][1]
    assert "put you out" in told(table, found, out.seat).happenings()[0][1]


STRANGE = Result((0.0, 1.0, 0.0), (1.0, 3.0, 2.0))
SHARED = Result((0.5, 0.5, 0.0), (3.0, 3.0, 2.0))


def strange(result: Result, found: Chronicle | None, me: int, language: str = "en") -> FinaleText:
    return FinaleText("hazard", result, found, NAMES[:3], me, words(language), lambda event: "")


def test_a_game_without_words_ends_in_a_true_sentence() -> None:
    assert strange(STRANGE, None, NOBODY).heading() == "Bob wins"
    assert strange(STRANGE, None, NOBODY).why() == "Bob won with 3, 1 ahead of Cay."
    assert strange(STRANGE, None, 2).why() == "Bob won with 3, 1 ahead of you."
    assert strange(STRANGE, None, 0).place() == "You came third, 2 short."
    assert strange(STRANGE, None, 1).heading() == "You win"
    assert strange(SHARED, None, 0).why() == "You share the win with Bob: 3 each."
    assert strange(SHARED, None, NOBODY, "de").why() == "Ann und Bob teilen sich den Sieg: je 3."


def test_names_nobody_has_words_for_are_shown_as_they_are() -> None:
    parts = Told(
        chapters=(Chapter("throw", 2, 0),),
        tallies=(Tally("pots", (Item("side-pot", 0, (1, 3, 2)),), (1, 3, 2)),),
        luck=(Luck("sevens", (1, 0, 2), (3, 0, 4)),),
        happenings=(Happening("busted", 3, 0),),
    )
    found = Chronicle(9, (), parts, None, "clear", 1.0, 0)
    said = strange(STRANGE, found, NOBODY)
    assert said.chapter(parts.chapters[0]) == "Throw 2"
    assert said.item(parts.tallies[0].items[0]) == "Side pot"
    assert [said.count(parts.luck[0], seat) for seat in range(3)] == ["1 of 3", "0 of 0", "2 of 4"]
    assert [line for _, line in said.happenings()] == [""]
    assert said.why() == "Bob won with 3, 1 ahead of Cay."
