"""What is told at the end of a game is true: it is reckoned again, from the events, the states and the results."""

from __future__ import annotations

import itertools
from collections import Counter
from functools import cache

import pytest

from posse.engine.chronicle import Chronicle, Luck, chronicle_of, margin_of
from posse.engine.log import Event
from posse.engine.rng import key_from_seed
from posse.engine.table import Table
from posse.games import game, game_names
from posse.games.el_paso import events as ep
from posse.games.gnadenlos import events as gn
from posse.games.showdown import events as sd
from posse.games.wyatt_earp import events as we
from tests.tables import at_random, play_on, state

SEEDS = range(12)
TABLES = [(name, n_seats) for name in game_names() for n_seats in game(name).seats]
TALLIES = {
    "wyatt-earp": ["hand", "outlaw"],
    "el-paso": ["town", "sale"],
    "gnadenlos": ["fame", "gold"],
    "showdown": ["coins"],
}


@cache
def finished(name: str, n_seats: int, seed: int) -> tuple[Table, Chronicle]:
    table = play_on(Table(game(name), key_from_seed(f"{name} {seed}"), n_seats), at_random(seed))
    return table, chronicle_of(table)


def happened(table: Table) -> list[Event]:
    return [event for events in (table.opening, *(ply.events for ply in table.plies)) for event in events]


def luck(told: Chronicle, name: str) -> Luck:
    return next(one for one in told.told.luck if one.name == name)


@pytest.mark.parametrize(("name", "n_seats"), TABLES)
def test_every_score_is_the_sum_of_its_parts(name: str, n_seats: int) -> None:
    for seed in SEEDS:
        table, found = finished(name, n_seats, seed)
        assert [tally.name for tally in found.told.tallies] == TALLIES[name]
        for tally in found.told.tallies:
            assert tuple(map(sum, zip(*(item.values for item in tally.items), strict=True))) == tally.totals
            if tally.name != "gold":
                assert tally.totals == table.result.scores


@pytest.mark.parametrize("n_seats", game("gnadenlos").seats)
def test_gold_is_what_is_left_of_it(n_seats: int) -> None:
    for seed in SEEDS:
        table, found = finished("gnadenlos", n_seats, seed)
        assert list(found.told.tallies[1].totals) == [state(table).gold[seat] for seat in range(n_seats)]


@pytest.mark.parametrize(("name", "n_seats"), TABLES)
def test_standings_begin_at_the_opening_and_end_with_the_result(name: str, n_seats: int) -> None:
    for seed in SEEDS:
        table, found = finished(name, n_seats, seed)
        assert (found.standings[0].ply, found.standings[-1].ply) == (0, len(table.plies))
        assert found.standings[-1].scores == table.result.scores
        plies = [standing.ply for standing in found.standings]
        assert plies == sorted(set(plies))
        known = dict(found.standings)
        for ply, s in enumerate(table.states()):  # every change is there, and nothing between
            now = tuple(table.game.paper.standing(table.game.box, s))  # type: ignore[misc]
            before = max(one for one in known if one <= ply)
            assert known[before] == now


@pytest.mark.parametrize(("name", "n_seats"), TABLES)
def test_the_turning_point_is_where_the_margin_turned(name: str, n_seats: int) -> None:
    kinds = Counter[str]()
    for seed in SEEDS:
        table, found = finished(name, n_seats, seed)
        margins = [
            margin_of(table.game.paper.standing(table.game.box, s), table.result.shares)  # type: ignore[misc]
            for s in table.states()
        ]
        if found.turning is None:
            assert all(table.result.shares) or max(margins) <= margins[0]
            continue
        ply = found.turning.ply
        kinds[found.turning.kind] += 1
        assert 1 <= ply <= len(table.plies)
        assert found.turning.by == margins[ply] - margins[ply - 1] > 0
        if found.turning.kind == "lead":
            assert margins[ply - 1] <= 0
            assert min(margins[ply:]) > 0
            assert min(margins) < 0
        else:
            assert min(margins) >= 0 or margins[-1] <= 0
            assert found.turning.by == max(b - a for a, b in itertools.pairwise(margins))
    assert kinds


@pytest.mark.parametrize(("name", "n_seats"), TABLES)
def test_chapters_follow_one_another_and_it_ended_somehow(name: str, n_seats: int) -> None:
    for seed in SEEDS:
        table, found = finished(name, n_seats, seed)
        assert [chapter.n for chapter in found.told.chapters] == list(range(1, len(found.told.chapters) + 1))
        assert [chapter.ply for chapter in found.told.chapters] == sorted(one.ply for one in found.told.chapters)
        assert found.told.ending is not None
        assert found.told.ending.ply <= len(table.plies)
        for one in found.told.luck:
            assert len(one.n) == n_seats
            assert one.of is None or all(n <= of for n, of in zip(one.n, one.of, strict=True))


@pytest.mark.parametrize("n_seats", game("wyatt-earp").seats)
def test_shots_at_wyatt_earp_are_hits_and_misses(n_seats: int) -> None:
    for seed in SEEDS:
        table, found = finished("wyatt-earp", n_seats, seed)
        told = Counter((event.what, event.seat) for event in happened(table))
        seats = range(n_seats)
        shots = luck(found, "shots")
        assert list(shots.n) == [told[we.HIT, seat] for seat in seats]
        assert list(shots.of or ()) == [told[we.HIT, seat] + told[we.MISSED, seat] for seat in seats]
        drawn = luck(found, "sheriffs")
        assert list(drawn.of or ()) == [told[we.DREW, seat] + told[we.DEALT, seat] for seat in seats]
        assert found.told.ending
        assert found.told.ending.name in ("discarded", "emptied", "pile", "stalled")
        is_duel = any(event.what == we.DUEL for event in happened(table))
        assert bool(found.told.happenings) == is_duel == any(one.name == "duel" for one in found.told.luck)


def test_a_duel_at_wyatt_earp_is_told() -> None:
    for seed in range(200):
        table = play_on(Table(game("wyatt-earp", house={"hand_size": 2}), key_from_seed(seed), 2), at_random(seed))
        if any(event.what == we.DUEL for event in happened(table)):
            break
    found = chronicle_of(table)
    hits = {one.seat: one.n for one in found.told.happenings}
    assert found.manner == "level"
    assert max(hits, key=lambda seat: hits[seat]) == table.result.shares.index(1.0)


@pytest.mark.parametrize("n_seats", game("el-paso").seats)
def test_dice_and_sheriffs_of_el_paso_are_counted(n_seats: int) -> None:
    endings = set()
    for seed in SEEDS:
        table, found = finished("el-paso", n_seats, seed)
        every = happened(table)
        stars = luck(found, "stars")
        assert sum(stars.n) == sum(event.n for event in every if event.what == ep.STARS)
        assert sum(stars.of or ()) == sum(event.n for event in every if event.what in (ep.STARS, ep.BRANDS, ep.SIXES))
        raids = luck(found, "raids")
        vain = Counter(event.seat for event in every if event.what == ep.IN_VAIN)
        lost = [event for event in every if event.what == ep.LOST]
        assert sum(raids.n) == sum(event.what == ep.TOOK for event in every)
        assert sum(raids.of or ()) >= sum(raids.n) + sum(vain.values())
        assert [(one.seat, one.n) for one in found.told.happenings] == [(event.seat, event.n) for event in lost]
        caught = luck(found, "caught").n
        assert all(caught[seat] >= n for seat, n in Counter(event.seat for event in lost).items())
        assert sum(caught) >= sum(event.what == ep.SHERIFFS for event in every)
        paid = Counter[int]()
        for event in every:
            paid[event.seat] += event.n if event.what == ep.PAID else 0
        assert [paid[seat] for seat in range(n_seats)] == list(found.told.tallies[0].totals)
        assert found.told.ending
        endings.add(found.told.ending.name)
        words = {"sheriffs came": "sheriffs", "town emptied": "emptied", "all had left": "left"}
        assert words[table.game.paper.ending(every)] == found.told.ending.name
    assert endings


@pytest.mark.parametrize("n_seats", game("gnadenlos").seats)
def test_who_was_put_out_at_gnadenlos_is_told_with_what_was_owed(n_seats: int) -> None:
    n_out = 0
    for seed in SEEDS:
        table, found = finished("gnadenlos", n_seats, seed)
        every = happened(table)
        out = [one for one in found.told.happenings if one.name == "out"]
        s = state(table)
        assert {one.seat for one in out} == {
            seat for seat in range(n_seats) if s.vultures[seat] == table.game.box.vultures
        }
        for one in out:
            bankrupt = [event for event in every if event.what == gn.BANKRUPT and event.seat == one.seat]
            assert one.n == bankrupt[-1].n > one.of == s.gold[one.seat]
        n_out += len(out)
        assert list(luck(found, "vultures").n) == [s.vultures[seat] for seat in range(n_seats)]
        called = luck(found, "called")
        assert set(called.of or ()) == {sum(called.n)} == {sum(event.what == gn.TURNED for event in every)}
        assert sum(luck(found, "rushes").n) == sum(event.what == gn.RUSHED for event in every)
        assert found.told.ending
        ends = next(event.n for event in every if event.what == gn.ENDS)
        assert found.told.ending.name == ("goal", "undertaker", "vultures")[ends]
    assert n_out


@pytest.mark.parametrize("n_seats", game("showdown").seats)
def test_shots_and_vests_of_showdown_are_counted(n_seats: int) -> None:
    for seed in SEEDS:
        table, found = finished("showdown", n_seats, seed)
        told = Counter(event.what for event in happened(table))
        shots, vests, aces = (luck(found, name) for name in ("shots", "vests", "aces"))
        assert (sum(shots.n), sum(shots.of or ())) == (told[sd.HIT], told[sd.AIMED])
        assert (sum(vests.n), sum(vests.of or ())) == (told[sd.DODGED], told[sd.HIT])
        assert sum(aces.of or ()) == told[sd.DRAWN]
