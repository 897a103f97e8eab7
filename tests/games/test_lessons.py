"""First lessons: each is played in full through the one door, and says nothing that is not so."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from posse.engine.log import Event
from posse.games import game, game_names, lesson, rulebook
from posse.text.lesson import ME, BadLesson, Beat, Lesson, do, moments, say, they
from posse.text.words import LANGUAGES, words

TAUGHT = [name for name in game_names() if lesson(name)]
GAMES = Path(__file__).parents[2] / "src" / "posse" / "games"
CALLED = {"left", "right"}  # values that every lesson has: the others' names
FEW, MANY = 8, 32  # things said in a lesson


def script(name: str) -> Lesson:
    found = lesson(name)
    assert found is not None
    return found


def beats(name: str) -> list[Beat]:
    return [part for part in script(name).script if isinstance(part, Beat)]


def happened(name: str) -> set[str]:
    """What happens in a lesson, by the names of events, with whose it is: `laid 1`."""
    found: set[str] = set()
    paper = game(name).paper

    def note(event: Event) -> None:
        found.add(f"{paper.events[event.what]} {event.seat + 1}")

    for table, _, ply in moments(script(name), game(name)):
        for event in ply.told(ME) if ply else table.opening:
            note(event)
    return found


def test_all_our_games_have_one() -> None:
    assert set(TAUGHT) >= {"wyatt-earp", "el-paso", "gnadenlos"}


@pytest.mark.parametrize("name", TAUGHT)
def test_a_lesson_plays_to_its_end(name: str) -> None:
    found = list(moments(script(name), game(name)))
    assert FEW <= sum(len(moment.beats) for _, moment, _ in found) <= MANY
    assert sum(moment.seat == ME for _, moment, _ in found) >= 5
    *_, (_, last, _) = found
    assert last.move == ""
    assert last.beats, "the last word is said when all has happened"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", TAUGHT)
def test_every_beat_has_words_that_quote_what_it_knows(name: str, language: str) -> None:
    file = (GAMES / name.replace("-", "_") / "words" / language / "lesson.ftl").read_text("utf-8")
    quoted = {
        match[1]: set(re.findall(r"\$([a-z]\w*)", match[2])) - CALLED
        for match in re.finditer(rf"^{name}-lesson-([\w-]+) = (.*(?:\n[ }}].*)*)", file, re.M)
    }
    said = set()
    for _, moment, _ in moments(script(name), game(name)):
        for beat, values in moment.beats:
            said |= {beat.name, *beat.instead.values()}
            assert quoted[beat.name] <= values.keys(), beat.name
            words(language)(f"{name}-lesson-{beat.name}", **values, left="Hank", right="Clementine")
            for answer in beat.instead.values():
                assert quoted[answer] <= values.keys(), answer
    assert quoted.keys() == said


@pytest.mark.parametrize("name", TAUGHT)
def test_rules_that_are_linked_exist(name: str) -> None:
    known = {rule.number for part in rulebook(game(name), words("en")).sections() for rule in part.rules}
    assert {beat.rule for beat in beats(name)} - {""} <= known
    assert any(beat.rule for beat in beats(name))


# What each lesson has to show --------------------------------------------------------------------------------------

HEART = {
    "wyatt-earp": {
        *("drew 1", "laid 1", "reward 1", "missed 1", "hit 1", "placed 1", "discarded 1"),  # a turn, and luck
        *("laid 2", "laid 3", "picked 2", "gave 2"),  # what others do with it
        *("covered 3", "freed 1", "hand-ends 1", "stays 0", "paid 1", "paid 2"),  # trouble, and the reckoning
    },
    "el-paso": {
        *("laid 1", "took 1", "drew 1", "in-vain 3", "stars 1", "brands 1", "sixes 1"),
        *("leaves 1", "kept 1", "sold-here 1", "paid 1", "carried 1", "sheriffs 0", "lost 2", "lost 3"),
    },
    "gnadenlos": {
        *("shows 1", "rushed 1", "spent 1", "back 2", "fame 1", "bought 1", "bids 1", "hired 1", "laid 1"),
        *("took-back 1", "roll 2", "paid 1", "bankrupt 2", "vulture 2", "fame 2", "payday-over 0"),
    },
}


@pytest.mark.parametrize("name", HEART)
def test_a_lesson_shows_the_heart_of_its_game(name: str) -> None:
    assert HEART[name] - happened(name) == set()


# What a lesson may not do ------------------------------------------------------------------------------------------


def taught(*script: object) -> None:
    list(moments(Lesson(seed="x", n_seats=2, script=script), game("showdown")))  # type: ignore[arg-type]


def test_what_is_not_so_is_not_taught() -> None:
    with pytest.raises(BadLesson, match="'rich' is not so"):
        taught(say("rich", holds=lambda seen: seen.v.n_seats == 5))


def test_a_move_that_cannot_be_made_is_not_taught() -> None:
    with pytest.raises(BadLesson, match="'vain': 'hold' cannot be played; there is lay"):
        taught(do("hold", "vain"))
    with pytest.raises(BadLesson, match="ply 1, 'hold' by seat 2"):
        taught(they("2 hold"))
