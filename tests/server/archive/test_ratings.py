from __future__ import annotations

from pathlib import Path

import pytest

from posse.arena.skill import START, Rating, after_game
from posse.server.archive.ratings import bot_player, rate
from posse.server.database import schema
from tests.server.finished import ANN, BOB, HANK, Place, Sitter, place, played

DEPUTY, SHERIFF = bot_player("deputy"), bot_player("sheriff")


def play(there: Place, *results: tuple[str | None, float, float], table: str = "t1", at: float = 1.0) -> None:
    players, shares, scores = zip(*results, strict=True)
    there.write(rate, "showdown", table, players, shares, scores, at)


def rating(there: Place, player: str) -> Rating:
    (found,) = [s for s in there.get(f"/api/players/{player}")["standings"] if s["game"] == "showdown"]
    low, high = found["rating"]["low"], found["rating"]["high"]
    return Rating(found["rating"]["rating"], (high - low) / 2 / 1.96)


def test_people_and_bots_are_rated_in_one_pool(tmp_path: Path) -> None:
    with place(tmp_path) as there:
        there.add_member(ANN)
        there.add_member(BOB)
        play(there, ("p-ann", 0, 7), (DEPUTY, 1, 9), ("p-bob", 0, 2))
        bot, ann, bob = after_game([START] * 3, [0, 1, 2])
        assert rating(there, "p-ann") == pytest.approx(ann)
        assert rating(there, "Bob") == pytest.approx(bob)
        assert rating(there, DEPUTY) == pytest.approx(bot)
        board = there.get("/api/ratings/showdown")
        assert board["n_players"] == 3
        assert [(one["rank"], one["name"], one["bot"]) for one in board["players"]] == [
            (1, "deputy", "deputy"),
            (2, "Ann", None),
            (3, "Bob", None),
        ]
        assert there.get("/api/ratings/el-paso")["players"] == []


def test_ratings_go_on_from_where_they_stand(tmp_path: Path) -> None:
    with place(tmp_path) as there:
        there.add_member(ANN)
        standing = [START, START]
        for n in range(3):
            play(there, ("p-ann", 1, 5), (SHERIFF, 0, 3), table=f"t{n}", at=float(n))
            standing = after_game(standing, [0, 1])
        assert rating(there, "ann") == pytest.approx(standing[0])
        history = there.get("/api/players/ann/history", game="showdown")
        assert [step["n"] for step in history] == [1, 2, 3]
        assert [step["at_ms"] for step in history] == [0, 1000, 2000]
        assert history[-1]["rating"] == pytest.approx(standing[0].mu)
        assert len(there.get("/api/players/ann/history", game="showdown", limit=2)) == 2


def test_two_bots_of_a_level_move_it_by_the_mean_of_both(tmp_path: Path) -> None:
    with place(tmp_path) as there:
        there.add_member(ANN)
        play(there, (DEPUTY, 1, 9), ("p-ann", 0, 5), (DEPUTY, 0, 1))
        first, ann, second = after_game([START] * 3, [0, 1, 2])
        mean = Rating((first.mu + second.mu) / 2, (first.sigma + second.sigma) / 2)
        assert rating(there, DEPUTY) == pytest.approx(mean)
        assert rating(there, "p-ann") == pytest.approx(ann)
        (step,) = there.get(f"/api/players/{DEPUTY}/history", game="showdown")
        assert step["n"] == 1


def test_nobody_is_rated_against_themselves_alone(tmp_path: Path) -> None:
    with place(tmp_path) as there:
        play(there, (DEPUTY, 1, 9), (DEPUTY, 0, 5), (None, 0, 1))
        assert there.get("/api/ratings/showdown")["players"] == []


def test_who_has_left_for_good_is_left_out(tmp_path: Path) -> None:
    with place(tmp_path) as there:
        there.add_member(ANN)
        play(there, (None, 1, 9), ("p-ann", 0, 5), (DEPUTY, 0, 1))
        assert rating(there, "p-ann") == pytest.approx(after_game([START] * 2, [0, 1])[0])


def test_who_is_surely_good_stands_before_who_was_lucky_once(tmp_path: Path) -> None:
    with place(tmp_path) as there:
        there.add_member(ANN)
        there.add_member(BOB)
        there.add(
            schema.ratings,
            {"game": "showdown", "player": "p-ann", "mu": 31.0, "sigma": 2.0, "n_games": 50, "at": 1.0},
            {"game": "showdown", "player": "p-bob", "mu": 33.0, "sigma": 7.0, "n_games": 2, "at": 1.0},
        )
        assert [one["name"] for one in there.get("/api/ratings/showdown")["players"]] == ["Ann", "Bob"]
        (second,) = there.get("/api/ratings/showdown", offset=1, limit=1)["players"]
        assert (second["rank"], second["name"], second["rating"]["n_games"]) == (2, "Bob", 2)


def test_the_banned_are_not_on_the_board(tmp_path: Path) -> None:
    with place(tmp_path) as there:
        there.add_member(ANN, banned_at=3.0)
        play(there, ("p-ann", 1, 9), (DEPUTY, 0, 1))
        assert [one["name"] for one in there.get("/api/ratings/showdown")["players"]] == ["deputy"]


def test_a_page_counts_games_and_wins(tmp_path: Path) -> None:
    table = played()
    shares = table.result.shares
    with place(tmp_path) as there:
        there.add_member(ANN)
        there.add_table(table, ANN, HANK, Sitter("Clem", bot="deputy"), at=100.0)
        there.add_table(table, ANN, HANK, Sitter("Clem", bot="sheriff"), at=200.0, is_public=False)
        there.add_table(played(n_plies=5), ANN, HANK, Sitter("Clem", bot="sheriff"), at=300.0)
        page = there.get("/api/players/ann")
        assert (page["player"], page["name"], page["bot"], page["since_ms"]) == ("p-ann", "Ann", None, 5000)
        (standing,) = page["standings"]
        assert (standing["n_games"], standing["rating"]) == (2, None)
        assert standing["wins"] == pytest.approx(2 * shares[0])
        (standing,) = there.get("/api/players/deputy")["standings"]
        assert standing["n_games"] == 2
        assert standing["wins"] == pytest.approx(2 * shares[1] + shares[2])


def test_a_history_does_not_lead_to_private_tables(tmp_path: Path) -> None:
    with place(tmp_path) as there:
        there.add_member(ANN)
        for at, is_public in ((100.0, True), (200.0, False)):
            name = there.add_table(played(), ANN, HANK, HANK, at=at, is_public=is_public)
            play(there, ("p-ann", 1, 9), (DEPUTY, 0, 1), table=name)
        assert [step["table"] for step in there.get("/api/players/ann/history", game="showdown")] == ["t100", None]


def test_guests_and_strangers_have_no_page(tmp_path: Path) -> None:
    with place(tmp_path) as there:
        there.add_member(BOB, name_key=None, password=None)
        for player in ("p-bob", "Bob", "nobody", "bot:nobody"):
            assert there.get(f"/api/players/{player}", 404)["code"] == "no-such-player"
            assert there.get(f"/api/players/{player}/history", 404, game="showdown")["code"] == "no-such-player"
        assert there.get("/api/ratings/chess", 404)["code"] == "no-such-game"
        assert there.get("/api/ratings/showdown", 400, limit=0)["code"] == "malformed"
        assert there.get("/api/players/deputy/history", 404, game="chess")["code"] == "no-such-game"
