"""The end of a game over the wire: true to its record, the same for all, and special only to who played."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from posse.engine.chronicle import chronicle_of
from posse.games import game_names
from posse.server.archive import finales, records
from posse.server.archive.earlier import games_before
from posse.server.archive.finales import Chronicles, finale_of, seat_in
from posse.server.wire.finale import Finale
from tests.server.finished import ANN, BOB, HANK, Place, Sitter, place, played

CLEM, DUDE = Sitter("Clem", bot="sheriff"), Sitter("Dude", bot="greenhorn")


def special(there: Place, record: str, me: str) -> dict[str, float]:
    async def ask(connection: Any) -> Finale:
        kept = await records.find(connection, record)
        return finale_of(kept, None, seat_in(kept, me), await games_before(connection, kept, me))

    return {one.name: one.n for one in there.read(ask).special}


@pytest.mark.parametrize("name", game_names())
def test_a_finale_is_the_chronicle_of_its_record(name: str, tmp_path: Path) -> None:
    with place(tmp_path) as there:
        there.add_member(ANN)
        table = played(name)
        record = there.add_table(table, ANN, HANK, CLEM)
        found = there.get(f"/api/records/{record}/finale")
        told = chronicle_of(table)
        assert found["chronicle"]["n_plies"] == len(table.plies)
        assert found["chronicle"]["turning"]["ply"] == (told.turning.ply if told.turning else None)
        assert found["chronicle"]["standings"][-1]["scores"] == list(table.result.scores)
        assert [tally["totals"] for tally in found["chronicle"]["tallies"]] == [
            list(tally.totals) for tally in told.told.tallies
        ]
        assert found["result"]["shares"] == list(table.result.shares)
        assert found["seat"] is None
        assert found["special"] == []
        assert found == there.get(f"/api/records/{record}/finale")


def test_a_game_that_is_not_over_has_no_finale(tmp_path: Path) -> None:
    with place(tmp_path) as there:
        record = there.add_table(played(n_plies=7), ANN._replace(person=None), HANK, CLEM)
        assert there.get(f"/api/records/{record}/finale", 404)["code"] == "no-such-record"
        assert there.get("/api/records/nothing/finale", 404)["code"] == "no-such-record"


def test_a_game_of_older_rules_has_its_result_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with place(tmp_path) as there:
        table = played()
        record = there.add_table(table, ANN._replace(person=None), HANK, CLEM)
        monkeypatch.setattr(finales, "game_named", lambda name, house: table.game.altered(version=99))
        found = there.get(f"/api/records/{record}/finale")
        assert found["chronicle"] is None
        assert found["result"]["scores"] == list(table.result.scores)


def test_a_chronicle_is_worked_out_once_and_only_the_last_are_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []
    whole = finales.chronicled

    def counted(kept: records.Kept) -> Any:
        asked.append(kept.row.id)
        return whole(kept)

    monkeypatch.setattr(finales, "chronicled", counted)
    monkeypatch.setattr(finales, "MOST_KEPT", 2)
    with place(tmp_path) as there:
        kept = Chronicles()
        names = [there.add_table(played(), HANK, HANK, HANK, at=at) for at in (1.0, 2.0, 3.0)]
        for name in (names[0], names[0], names[1], names[2], names[0]):

            async def ask(connection: Any, name: str = name) -> Any:
                return await kept.of(await records.find(connection, name))

            assert there.read(ask) is not None
        assert asked == [names[0], names[1], names[2], names[0]]


def seats_at(n: int, winner: int) -> tuple[Sitter, ...]:
    """Ann at the seat that won, or at another."""
    return tuple(ANN if seat == winner else HANK for seat in range(n))


def test_what_is_special_is_found_among_ones_own_games_before(tmp_path: Path) -> None:
    table = played()
    won = table.result.shares.index(max(table.result.shares))
    lost = (won + 1) % 3
    with place(tmp_path) as there:
        there.add_member(ANN)
        there.add_member(BOB)
        first = there.add_table(table, *seats_at(3, lost), at=10.0)
        second = there.add_table(table, *seats_at(3, won), at=20.0)
        assert special(there, first, "p-ann") == {"first-game": 1}
        assert special(there, second, "p-ann") == {"first-win": 1}
        there.add_table(table, *seats_at(3, won), at=30.0)
        fourth = there.add_table(table, *seats_at(3, won), at=40.0)
        assert special(there, fourth, "p-ann") == {"streak": 3}
        assert special(there, second, "p-ann") == {"first-win": 1}  # as it was then
        harder = tuple(CLEM if sitter is HANK else sitter for sitter in seats_at(3, won))
        fifth = there.add_table(table, *harder, at=50.0)
        assert special(there, fifth, "p-ann") == {"first-win-over": 1, "streak": 4}
        assert special(there, fifth, "p-bob") == {}  # who did not play
        other = there.add_table(played("el-paso"), *seats_at(3, 0), at=60.0)
        assert "first-game" in special(there, other, "p-ann")  # each game for itself


def test_best_closest_and_longest_are_said_after_some_games(tmp_path: Path) -> None:
    games = {seats: played(n_seats=seats) for seats in (2, 3, 4)}
    with place(tmp_path) as there:
        there.add_member(ANN)
        for at in (1.0, 2.0, 3.0):
            there.add_table(games[3], *seats_at(3, 0), at=at)
        same = there.add_table(games[3], *seats_at(3, 0), at=4.0)
        assert {"best-score", "closest", "longest"}.isdisjoint(special(there, same, "p-ann"))
        for n in (2, 4):
            table, before = games[n], games[3]
            found = special(there, there.add_table(table, *seats_at(n, 0), at=10.0 + n), "p-ann")
            if n == 2:
                assert ("longest" in found) == (len(table.plies) > len(before.plies))
                assert found.get("longest", len(table.plies)) == len(table.plies)
                best = before.result.scores[0]
                assert found.get("best-score") == (best if table.result.scores[0] > best else None)


def test_moves_that_were_taken_back_make_no_game_longer(tmp_path: Path) -> None:
    short, long = played(n_seats=4), played(n_seats=2)
    assert len(long.plies) > len(short.plies)
    n = len(short.plies)
    with place(tmp_path) as there:
        there.add_member(ANN)
        for at in (1.0, 2.0, 3.0):
            before = there.add_table(short, *seats_at(4, 0), at=at)
            there.add_steps(before, *[("hold", None)] * len(long.plies), (None, n - 2), *[("hold", None)] * 2, after=n)
        found = special(there, there.add_table(long, *seats_at(2, 0), at=10.0), "p-ann")
        assert found["longest"] == len(long.plies)
