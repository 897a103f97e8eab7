"""The fourth speed: whole games and whole trees in Node, by what runs them in a page, are those of native code."""

from __future__ import annotations

import gzip
from pathlib import Path
from typing import Any

import pytest

from posse.bots.sheriff import Sheriff
from posse.bots.wasm import FOR_PAGES, main
from posse.engine.rng import key_from_seed
from posse.games import game, game_names
from tests.wasm.compare import by_policies, choices, different, line_up, random_games, searches
from tests.wasm.node import module, run

KEY = key_from_seed("wasm")
LARGEST = {"choice": 20_000, "search": 60_000}  # bytes a page has to fetch, compressed


@pytest.mark.parametrize("name", game_names())
def test_whole_games_are_the_same_for_every_number_of_seats(name: str) -> None:
    found = game(name)
    both = [random_games(found, n_seats, 100, "games") for n_seats in found.seats]
    both += [line_up(found, n_seats, 30, "policies") for n_seats in found.seats]
    assert min(one.steps for one in both) > 30
    assert different(both) == []


@pytest.mark.parametrize("name", game_names())
def test_whole_trees_are_the_same_for_every_number_of_seats(name: str) -> None:
    found = game(name)
    assert different([one for n_seats in found.seats for one in searches(found, n_seats, 3, 90)]) == []


@pytest.mark.parametrize("name", game_names())
def test_choices_by_a_policy_are_the_same_for_every_number_of_seats(name: str) -> None:
    found = game(name)
    both = [one for n_seats in found.seats for one in by_policies(found, n_seats, 4)]
    assert len({one.expected for one in both}) > 1
    assert different(both) == []


def test_a_difference_is_seen() -> None:
    """What is compared could differ: other games, another tree, another choice."""
    found = game("showdown")
    games, other = (random_games(found, 3, 10, seed) for seed in ("one", "two"))
    tree, more = (next(iter(searches(found, 3, 1, n))) for n in (20, 21))
    chosen = next(iter(by_policies(found, 3, 1)))
    wrong = [games._replace(expected=other.expected), tree._replace(expected=more.expected)]
    lines = different([*wrong, chosen._replace(expected=chosen.expected + 1)])
    assert next(line.split(":")[0] for line in lines).startswith("games showdown 3")
    assert any("tree.edges" in line for line in lines)
    assert any(line.startswith("choice") for line in lines)


def thought(n_workers: int, limits: dict[str, Any], **more: Any) -> tuple[Any, Any]:
    """What several workers think in Node, and the position they are asked about."""
    table = next(iter(choices(game("showdown"), 3, 1)))
    view, moves = table.view(table.turn()), table.offer(table.turn()).moves
    order = {
        "kind": "think",
        "game": "showdown",
        "module": module("showdown", "search"),
        "nMoves": len(moves),
        "box": bytes(table.game.box).hex(),
        "view": bytes(view).hex(),
        "key": KEY.hex(),
        "nWorkers": n_workers,
        "limits": limits,
        **more,
    }
    return run([order])[0], table


@pytest.mark.parametrize("n_workers", [1, 3])
def test_several_workers_find_what_as_many_threads_find(n_workers: int) -> None:
    found, table = thought(n_workers, {"iterations": 80})
    seat = table.turn()
    moves = table.offer(seat).moves
    choice = Sheriff(table.game, 80, n_workers).choose(table.view(seat), moves, 0.0, KEY)
    assert moves[found["best"]] == choice.move
    assert [(line["visits"], line["winShare"], line["score"]) for line in found["lines"]] == [
        line[1:] for line in choice.lines
    ]


def test_a_thought_by_the_clock_takes_its_time_and_answers() -> None:
    found, _ = thought(2, {"seconds": 0.05})
    assert sum(line["visits"] for line in found["lines"]) >= 2 * 16


def test_a_thought_can_be_ended() -> None:
    found, _ = thought(1, {"iterations": 1_000_000_000}, stopAfter=10)
    assert found["name"] == "AbortError"


def test_a_question_of_another_edition_is_refused() -> None:
    found, _ = thought(1, {"iterations": 1}, view="00")
    assert found["failed"] == "showdown: tree.roots has 45 bytes, not 1"


def test_pages_are_given_what_they_need_and_what_is_old_goes(tmp_path: Path) -> None:
    (tmp_path / "gone.search.wasm").write_bytes(b"")
    main([str(tmp_path)])
    assert {file.name for file in tmp_path.iterdir()} == {
        f"{name}.{kind}.wasm" for name in game_names() for kind in FOR_PAGES
    }
    for file in tmp_path.iterdir():
        assert len(gzip.compress(file.read_bytes())) < LARGEST[file.name.split(".")[1]], file.name
