from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from posse.arena.contest import Contest, contest
from posse.arena.crew import Crew, crew_of, play_here
from posse.arena.referee import Chunk, Deal
from posse.engine.game import PosseError
from posse.games import game

GAME = game("showdown")

MINE = "tests.arena.bots"


def entered(*bots: str) -> Contest:
    return contest(GAME, bots, "crew")


def chunks(n: int) -> Iterator[Chunk]:
    yield from (Chunk(i, 1) for i in range(n))


def all_of(crew: Crew, found: Contest, n: int) -> list[Deal]:
    return sorted(deal for deals in crew(found, chunks(n)) for deal in deals)


def test_any_number_of_processes_play_the_same_deals() -> None:
    found = entered("deputy", f"{MINE}:ByKey")
    assert all_of(crew_of(2), found, 7) == all_of(play_here, found, 7)


def test_a_process_that_dies_loses_no_deal_and_repeats_none(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TEST_DIED", str(tmp_path / "died"))
    found = entered("deputy", f"{MINE}:DiesOnce")
    deals = all_of(crew_of(2), found, 6)
    assert (tmp_path / "died").exists()
    assert [deal.number for deal in deals] == list(range(6))
    assert [deal._replace(number=0) for deal in deals] == [
        deal._replace(number=0) for deal in all_of(play_here, entered("deputy", f"{MINE}:ByKey"), 6)
    ]


def test_a_deal_that_kills_whoever_plays_it_is_given_up() -> None:
    with pytest.raises(PosseError, match="the process playing deal 0 has died 3 times"):
        all_of(crew_of(1), entered("deputy", f"{MINE}:AlwaysDies"), 2)


def test_a_failing_bot_is_named_by_whoever_plays_it() -> None:
    with pytest.raises(PosseError, match="Fails in deal 0, rotation 0"):
        all_of(crew_of(1), entered("deputy", f"{MINE}:Fails"), 1)


def test_closing_a_crew_ends_its_processes() -> None:
    from multiprocessing import active_children

    before = set(active_children())
    batches = crew_of(2)(entered("deputy", f"{MINE}:Slow"), chunks(1000))
    next(batches)
    assert len(set(active_children()) - before) == 2
    batches.close()
    assert set(active_children()) == before
