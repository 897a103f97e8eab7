from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from posse.arena import tournament
from posse.arena.contest import Contest, contest
from posse.arena.crew import Batches, play_here
from posse.arena.ratings import widest
from posse.arena.referee import Chunk
from posse.arena.tournament import Results, missing, play, seed_in
from posse.engine.game import PosseError
from posse.games import game

GAME = game("showdown")

MINE = "tests.arena.bots"


def entered(*bots: str, seed: str = "tournament") -> Contest:
    return contest(GAME, bots or ("deputy", f"{MINE}:ByKey"), seed)


def interrupted_after(n: int) -> tournament.Crew:
    """A crew that is interrupted when it has played so many chunks."""

    def crew(found: Contest, chunks: Iterator[Chunk]) -> Batches:
        for i, deals in enumerate(play_here(found, chunks)):
            if i == n:
                raise KeyboardInterrupt
            yield deals

    return crew


def backwards(found: Contest, chunks: Iterator[Chunk]) -> Batches:
    yield from play_here(found, iter(list(chunks)[::-1]))


def test_an_interrupted_run_goes_on_and_counts_no_deal_twice(tmp_path: Path) -> None:
    file = tmp_path / "results"
    whole = play(Results(entered()), 9, play_here).deals
    first = Results(entered(), file)
    outcome = play(first, 9, interrupted_after(4))
    first.close()
    assert outcome.interrupted
    assert outcome.deals == whole[:4]
    again = Results(entered(), file)
    outcome = play(again, 9, backwards)
    again.close()
    assert outcome.deals == whole
    assert not outcome.interrupted
    lines = file.read_text().splitlines()
    assert len(lines) == 1 + 9
    assert sorted(json.loads(line)["number"] for line in lines[1:]) == list(range(9))


def test_a_torn_last_line_is_played_again(tmp_path: Path) -> None:
    file = tmp_path / "results"
    first = Results(entered(), file)
    whole = play(first, 5, play_here).deals
    first.close()
    text = file.read_bytes()
    for cut in (1, 20):
        file.write_bytes(text[:-cut])
        again = Results(entered(), file)
        assert sorted(again.deals) == list(range(4))
        assert play(again, 5, play_here).deals == whole
        again.close()
        assert file.read_bytes() == text


def test_a_file_torn_in_its_first_line_begins_anew(tmp_path: Path) -> None:
    file = tmp_path / "results"
    Results(entered(), file).close()
    text = file.read_bytes()
    file.write_bytes(text[:-9])
    Results(entered(), file).close()
    assert file.read_bytes() == text


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("my diary\n", "is not an arena results file"),
        ("my diary", "is not an arena results file"),
        ("[1]\n", "is not an arena results file"),
        ('{"game": "showdown"}\n', "is not an arena results file"),
    ],
)
def test_other_files_are_left_alone(tmp_path: Path, text: str, line: str) -> None:
    file = tmp_path / "diary"
    file.write_text(text)
    with pytest.raises(PosseError, match=line):
        Results(entered(), file)
    assert file.read_text() == text


def test_a_file_of_another_contest_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "results"
    Results(entered(), file).close()
    with pytest.raises(PosseError, match=r"another contest \(seed: tournament, not other\): choose another file"):
        Results(entered(seed="other"), file)
    with pytest.raises(PosseError, match=r"\(bots: deputy,tests.arena.bots:ByKey, not deputy,random\)"):
        Results(entered("deputy", "random"), file)
    text = file.read_text()
    file.write_text(text.replace('"arena":2', '"arena":1'))
    with pytest.raises(PosseError, match=r"results has format 1, not 2: choose another file"):
        Results(entered(), file)
    file.write_text(text.replace('"code":"', '"code":"0'))
    with pytest.raises(PosseError, match="was played with other rules or bots than there are now"):
        Results(entered(), file)


def test_a_damaged_line_is_named(tmp_path: Path) -> None:
    file = tmp_path / "results"
    first = Results(entered(), file)
    play(first, 3, play_here)
    first.close()
    lines = file.read_text().splitlines()
    for damage in (
        "{}",
        lines[2][:-30],
        *(lines[2].replace(f'"{row}":[', f'"{row}":[1,') for row in ("plies", "order")),
    ):
        file.write_text("\n".join([*lines[:2], damage, *lines[3:]]) + "\n")
        with pytest.raises(PosseError, match="line 3, is not a deal: the file is damaged"):
            Results(entered(), file)


def test_two_runs_do_not_write_to_one_file(tmp_path: Path) -> None:
    first = Results(entered(), tmp_path / "results")
    with pytest.raises(PosseError, match="another run is writing to"):
        Results(entered(), tmp_path / "results")
    first.close()
    Results(entered(), tmp_path / "results").close()


def test_a_deal_that_comes_twice_counts_once() -> None:
    results = Results(entered())
    deals = play(results, 3, play_here).deals
    results.add(deals)
    assert play(results, 3, play_here).deals == deals


def test_what_is_missing_is_told_in_chunks() -> None:
    results = Results(entered("deputy", "random"))
    assert list(missing(results, 450)) == [Chunk(0, 200), Chunk(200, 200), Chunk(400, 50)]
    results.add(play(Results(entered("deputy", "random")), 4, play_here).deals[1::2])
    assert list(missing(results, 6)) == [Chunk(0, 1), Chunk(2, 1), Chunk(4, 2)]
    assert list(missing(Results(entered()), 2)) == [Chunk(0, 1), Chunk(1, 1)]


def test_a_run_ends_when_the_intervals_are_narrow_enough_whoever_was_quicker() -> None:
    found = entered("deputy", "random")
    ends = [play(Results(found), 2000, crew, until=0.02) for crew in (play_here, backwards)]
    assert [outcome.narrow for outcome in ends] == [True, True]
    assert ends[0].deals == ends[1].deals
    n = len(ends[0].deals)
    assert tournament.FIRST_LOOK < n < 2000
    assert widest(ends[0].deals) <= 0.02 < widest(ends[0].deals[: int(n / 1.2)])


def test_the_seed_of_a_file_is_found(tmp_path: Path) -> None:
    Results(entered(seed="spurs"), tmp_path / "results").close()
    (tmp_path / "diary").write_text("dear diary")
    assert seed_in(tmp_path / "results") == "spurs"
    assert seed_in(tmp_path / "diary") is seed_in(tmp_path / "none") is seed_in(None) is None
