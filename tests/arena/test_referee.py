from __future__ import annotations

import pytest

from posse.arena.contest import contest, rotated
from posse.arena.ratings import figures
from posse.arena.referee import Chunk, Referee
from posse.bots import policies
from posse.engine import records
from posse.engine.game import PosseError
from posse.engine.rng import key_from_seed
from posse.games import game

GAME = game("showdown")

MINE = "tests.arena.bots"
POLICIES = ("deputy", "greenhorn", "random")


def referee(*bots: str, seed: str = "referee", iterations: int | None = None) -> Referee:
    return Referee(contest(GAME, bots, seed, iterations=iterations))


def test_a_deal_is_the_same_in_any_chunk() -> None:
    whole = referee(*POLICIES).play(Chunk(3, 20))
    assert [deal.number for deal in whole] == list(range(3, 23))
    again = referee(*POLICIES)
    assert [deal for i in range(3, 23) for deal in again.play(Chunk(i, 1))] == whole


def test_all_rotations_of_a_deal_have_the_same_cards() -> None:
    """Bots that all play alike make the same game of it, wherever they sit."""
    for deal in referee("deputy", "deputy", "deputy").play(Chunk(0, 10)):
        by_seat = {
            tuple(scores[place] for place in rotated(deal.order, rotation))
            for rotation, scores in enumerate(deal.scores)
        }
        assert len(by_seat) == 1


def test_equal_bots_come_out_equal_whoever_sits_beside_them() -> None:
    """At Wyatt Earp neighbours matter: always in one order, the first two line-ups would be 6 % apart and more."""
    found = game("wyatt-earp")
    for others in (("random",), ("random", "random"), ("greenhorn", "random")):
        judge = Referee(contest(found, ("deputy", "deputy", *others), "equals"))
        one, other, *_ = figures(judge.play(Chunk(0, 2000))).win_share
        assert one.value == pytest.approx(other.value, abs=0.03)


def test_those_that_think_meet_the_same_policies_as_compiled_line_ups_do() -> None:
    """Asked one by one, policies play the very games of the compiled loop."""
    judge = referee(*POLICIES)
    for deal in judge.play(Chunk(0, 20)):
        assert judge._by_asking(deal.number)._replace(asked=()) == deal


def test_a_search_by_iterations_comes_out_the_same_every_time() -> None:
    line_up = ("sheriff", f"{MINE}:ByKey", "deputy")
    assert referee(*line_up, iterations=20).play(Chunk(0, 2)) == referee(*line_up, iterations=20).play(Chunk(0, 2))
    assert referee(*line_up, iterations=20).play(Chunk(0, 2)) != referee(*line_up, iterations=2).play(Chunk(0, 2))


@pytest.mark.parametrize("line_up", [POLICIES, ("random", f"{MINE}:ByKey", f"{MINE}:First")])
def test_any_game_can_be_written_out_without_thinking_again(line_up: tuple[str, ...]) -> None:
    judge = referee(*line_up)
    (deal,) = judge.play(Chunk(7, 1))
    judge.bots.clear()
    for rotation in range(3):
        table = judge.table_of(deal, rotation)
        by_seat = tuple(deal.scores[rotation][place] for place in rotated(deal.order, rotation))
        assert table.result.scores == pytest.approx(by_seat)
        assert len(table.plies) == deal.plies[rotation]
        record = records.parse(records.record_of(table, judge.contest.seated(7, rotation)).text())
        assert records.replay(record, GAME).result == table.result
    assert judge.bots == {}


def test_a_game_that_was_played_otherwise_is_not_written_out() -> None:
    judge = referee(f"{MINE}:First", f"{MINE}:ByKey")
    (deal,) = judge.play(Chunk(0, 1))
    with pytest.raises(PosseError, match="deal 0, rotation 0, does not replay as it was played"):
        judge.moves_of(deal._replace(asked=(deal.asked[0][:-1], deal.asked[1])), 0)
    with pytest.raises(PosseError, match="does not replay"):
        judge.moves_of(deal._replace(shares=((0.25, 0.75), deal.shares[1])), 0)


@pytest.mark.parametrize(
    ("bot", "line"),
    [
        ("Fails", r"Fails in deal 0, rotation 0, ply \d+ failed: ZeroDivisionError: oh no \(bots.py, line"),
        ("Cheats", r"Cheats in deal 0, rotation 0, ply \d+ answered Choice\(move='shoot everybody'"),
    ],
)
def test_a_bot_that_goes_wrong_is_named(bot: str, line: str) -> None:
    with pytest.raises(PosseError, match=line):
        referee(f"{MINE}:{bot}", "random").play(Chunk(0, 1))


def test_games_over_the_cap_are_marked() -> None:
    for bots in (POLICIES, (f"{MINE}:ByKey", "random", "random")):
        judge = referee(*bots)
        judge.game = GAME.altered(ply_cap=20)
        deals = judge.play(Chunk(0, 20))
        assert {-1} < {n for deal in deals for n in deal.plies}


def test_showdown_ends_in_one_way_only() -> None:
    judge = referee("random", "random")
    assert not judge.endings(judge.play(Chunk(0, 3)))


@pytest.mark.parametrize(
    ("name", "endings"),
    [
        ("wyatt-earp", {"last card discarded", "a hand was emptied", "draw pile used up", "nothing moved"}),
        ("el-paso", {"sheriffs came", "town emptied", "all had left"}),
        ("gnadenlos", {"goal reached", "undertaker came", "seat had all vultures"}),
    ],
)
def test_games_say_how_they_ended(name: str, endings: set[str]) -> None:
    found = game(name)
    judge = Referee(contest(found, ("random",) * 3, "endings"))
    counted = judge.endings(judge.play(Chunk(0, 12)))
    assert counted.total() == 36
    assert set(counted) <= endings


def test_policies_have_their_numbers() -> None:
    judge = referee("greenhorn", f"{MINE}:First", "random")
    assert judge.policies.tolist() == [policies.GREENHORN, policies.THINKER, policies.RANDOM]
    assert judge.deal_key(0) != judge.deal_key(1) != key_from_seed("referee")
