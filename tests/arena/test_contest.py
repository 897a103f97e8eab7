from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from posse.arena.contest import code_of, contest, make, open_contest
from posse.bots.sheriff import Sheriff
from posse.engine.game import PosseError, SeatsError
from posse.games import game

GAME = game("showdown")

MINE = "tests.arena.bots"


def test_every_bot_sits_in_every_seat() -> None:
    found = contest(GAME, ("deputy", "greenhorn", "random"), "1")
    assert found.order(4) == (2, 0, 1)
    assert [found.seated(4, rotation) for rotation in range(3)] == [
        ("random", "deputy", "greenhorn"),
        ("greenhorn", "random", "deputy"),
        ("deputy", "greenhorn", "random"),
    ]


def test_over_the_deals_the_line_up_sits_in_every_order() -> None:
    found = contest(GAME, ("deputy", "greenhorn", "random", "random"), "1")
    orders = Counter(found.order(number) for number in range(2400))
    assert len(orders) == 24
    assert all(60 < n < 140 for n in orders.values())
    other = contest(GAME, ("deputy", "greenhorn", "random", "random"), "2")
    assert [found.order(number) for number in range(9)] != [other.order(number) for number in range(9)]


def test_equal_bots_are_told_apart() -> None:
    assert contest(GAME, ("random", "deputy", "random"), "1").labels() == ("random (1)", "deputy", "random (2)")


def test_a_clock_is_part_of_a_contest_only_where_somebody_thinks() -> None:
    assert contest(GAME, ("deputy", "random"), "1", move_time=3).move_time is None
    assert contest(GAME, ("sheriff", "random"), "1").move_time == 1
    found = contest(GAME, ("sheriff", "random"), "1", iterations=20)
    assert (found.move_time, found.iterations) == (None, 20)


def test_a_search_is_given_its_iterations() -> None:
    made = make("sheriff", GAME, 20)
    assert isinstance(made, Sheriff)
    assert made.iterations == 20


@pytest.mark.parametrize(
    ("name", "line"),
    [
        ("marshal", "there is no bot 'marshal'; choose from: random, greenhorn, deputy, sheriff, or give a class"),
        ("nowhere:Bot", "there is no module 'nowhere', here or installed"),
        (f"{MINE}:Nobody", f"{MINE} has no class 'Nobody' with a `choose` method"),
        ("os:getcwd", "os has no class 'getcwd' with a `choose` method"),
    ],
)
def test_bots_that_are_not_there_are_refused(name: str, line: str) -> None:
    with pytest.raises(PosseError, match=line.replace("(", r"\(")):
        contest(GAME, ("random", name), "1")


def test_a_bot_that_cannot_be_made_says_why() -> None:
    with pytest.raises(PosseError, match=r"could not be created: RuntimeError: no revolver \(bots.py, line"):
        make(f"{MINE}:CannotBeMade", GAME, None)


def test_a_module_that_cannot_be_imported_says_why(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "posse_test_broken.py").write_text("import nothing_at_all\n")
    monkeypatch.chdir(tmp_path)
    with pytest.raises(PosseError, match="No module named 'nothing_at_all'"):
        contest(GAME, ("random", "posse_test_broken:Bot"), "1")


def test_a_line_up_has_as_many_as_can_play() -> None:
    with pytest.raises(SeatsError):
        contest(GAME, ("random",) * 5, "1")


def test_other_code_is_another_contest() -> None:
    assert code_of(GAME, ("random", "deputy")) == code_of(GAME, ("deputy", "random"))
    assert code_of(GAME, ("random", "deputy")) != code_of(GAME, ("random", "sheriff"))
    found = contest(GAME, ("random", "deputy"), "1")
    from dataclasses import replace

    with pytest.raises(PosseError, match="have changed since the contest began"):
        open_contest(replace(found, code="0"))
