from __future__ import annotations

from pathlib import Path

import pytest

from posse.engine.fairness import commitment, fair_key
from posse.server.archive.records import search
from tests.server.finished import ANN, BOB, HANK, NONCE, SECRET, Place, Sitter, place, played

CAY = Sitter("Cay", "p-cay")


def ids(page: dict[str, list[dict[str, str]]]) -> list[str]:
    return [record["id"] for record in page["records"]]


def stocked(there: Place) -> None:
    for one in (ANN, BOB, CAY):
        there.add_member(one)
    there.add_table(played(), ANN, BOB, HANK, at=100.0)
    there.add_table(played("el-paso"), BOB, HANK, CAY, at=200.0, is_rated=True)
    there.add_table(played(), CAY, ANN, Sitter("Zeke", bot="sheriff"), at=300.0, is_public=False)
    there.add_table(played(n_plies=7), ANN, BOB, CAY, at=400.0)
    there.add_table(played(), Sitter("Ann"), HANK, HANK, at=500.0)  # a guest of that name


def test_records_are_found_by_player_and_game(tmp_path: Path) -> None:
    with place(tmp_path) as there:
        stocked(there)
        assert ids(there.get("/api/records")) == ["t500", "t200", "t100"]
        assert ids(there.get("/api/records", player="Ann")) == ["t500", "t100"]
        assert ids(there.get("/api/records", player="p-ann")) == ["t100"]
        assert ids(there.get("/api/records", player="ANN")) == ["t100"]
        assert ids(there.get("/api/records", player="Cay")) == ["t200"]
        assert ids(there.get("/api/records", player="bot:deputy")) == ["t500", "t200", "t100"]
        assert ids(there.get("/api/records", player="sheriff")) == []
        assert ids(there.get("/api/records", game="el-paso")) == ["t200"]
        assert ids(there.get("/api/records", game="el-paso", player="ann")) == []
        assert ids(there.get("/api/records", player="Nobody")) == []


def test_ones_own_private_games_are_listed_too(tmp_path: Path) -> None:
    with place(tmp_path) as there:
        stocked(there)
        for me, player, found in (
            ("p-ann", None, ["t500", "t300", "t200", "t100"]),
            ("p-ann", "sheriff", ["t300"]),
            ("p-bob", None, ["t500", "t200", "t100"]),
            ("p-bob", "sheriff", []),
        ):
            page = there.read(search, me, player)
            assert [record.id for record in page.records] == found


def test_pages_follow_one_another(tmp_path: Path) -> None:
    with place(tmp_path) as there:
        for n in range(5):
            there.add_table(played(), HANK, HANK, HANK, at=100.0, id=f"same-{n}")
        seen: list[str] = []
        before: dict[str, str] = {}
        while True:
            page = there.get("/api/records", limit=2, **before)
            seen += ids(page)
            if page["before"] is None:
                break
            before = {"before": page["before"]}
        assert seen == [f"same-{n}" for n in (4, 3, 2, 1, 0)]
        assert there.get("/api/records", 404, before="none")["code"] == "no-such-record"


def test_a_record_tells_all_that_its_deal_was_made_from(tmp_path: Path) -> None:
    house = {"hand_size": 4, "bounty": 3}
    table = played(house=house)
    with place(tmp_path) as there:
        there.add_member(ANN)
        name = there.add_table(table, ANN, HANK, HANK, house=house, options={"memory_aid": True}, is_public=False)
        found = there.get(f"/api/records/{name}")
    assert found["record"]["game"] == "showdown"
    assert found["record"]["players"] == [
        {"name": "Ann", "person": "p-ann", "bot": None},
        {"name": "Hank", "person": None, "bot": "deputy"},
        {"name": "Hank", "person": None, "bot": "deputy"},
    ]
    assert found["record"]["result"] == {"shares": list(table.result.shares), "scores": list(table.result.scores)}
    assert (found["record"]["ended_ms"], found["record"]["is_public"]) == (1_000_000, False)
    assert (found["house"], found["options"]["memory_aid"]) == (house, True)
    assert found["nonces"] == [NONCE.hex(), None, None]
    assert (found["secret"], found["commitment"]) == (SECRET.hex(), commitment(SECRET))
    assert found["key"] == fair_key(SECRET, (NONCE, b"", b"")).hex()
    assert found["n_plies"] == len(table.plies)


@pytest.mark.parametrize("part", ["", "/file", "/replay", "/verify"])
def test_of_a_game_that_is_not_over_nothing_is_told(part: str, tmp_path: Path) -> None:
    with place(tmp_path) as there:
        name = there.add_table(played(n_plies=7), HANK, HANK, HANK)
        stranger = there.get(f"/api/records/none{part}", 404)
        assert there.get(f"/api/records/{name}{part}", 404) == stranger
        assert ids(there.get("/api/records")) == []
