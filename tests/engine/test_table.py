from __future__ import annotations

from dataclasses import replace

import pytest

from posse.engine.game import PosseError, SeatsError
from posse.engine.log import HIDDEN, PRIVATE, Log, told
from posse.engine.rng import key_from_seed
from posse.engine.table import Illegal, Stale, Table
from posse.games import game
from posse.games.showdown.events import CHOSEN, DRAWN
from posse.games.showdown.state import State

GAME = game("showdown")


def table_of(n_seats: int = 3, seed: int = 1) -> Table:
    return Table(GAME, key_from_seed(seed), n_seats)


def first_move(table: Table, seat: int) -> None:
    offer = table.offer(seat)
    table.play(offer.moves[0], seat, offer.number)


def test_another_seats_secret_choice_does_not_make_an_offer_stale() -> None:
    table = table_of()
    mine = table.offer(0)
    first_move(table, 2)
    first_move(table, 1)
    assert table.offer(0) == mine
    table.play(mine.moves[-1], 0, mine.number)


def test_an_offer_is_answered_once() -> None:
    table = table_of()
    mine = table.offer(0)
    first_move(table, 0)
    before = table.digest()
    with pytest.raises(Stale, match=f"offer {mine.number} is out of date"):
        table.play(mine.moves[0], 0, mine.number)
    assert table.digest() == before


def test_an_offer_of_the_same_moves_later_has_another_number() -> None:
    table = table_of(2)
    seen: dict[tuple[str, ...], set[int]] = {}
    while not table.is_over():
        offer = table.offer(table.turn())
        if table.turn() == 0:
            assert offer.number not in seen.setdefault(offer.moves, set())
            seen[offer.moves].add(offer.number)
        first_move(table, table.turn())
    assert any(len(numbers) > 1 for numbers in seen.values())


def test_an_illegal_move_is_refused_by_its_rule_and_changes_nothing() -> None:
    table = table_of()
    before, offer = table.digest(), table.offer(0)
    with pytest.raises(Illegal, match="'hold' is against rule SD-11") as refused:
        table.play("hold", 0, offer.number)
    assert refused.value.rule == "SD-11"
    with pytest.raises(Illegal, match="there is no move 'duck'") as unknown:
        table.play("duck", 0, offer.number)
    assert unknown.value.rule is None
    assert (table.digest(), table.offer(0), table.plies) == (before, offer, [])


def test_a_seat_that_is_not_asked_is_refused() -> None:
    table = table_of()
    first_move(table, 0)
    with pytest.raises(Illegal, match="SD-3"):
        table.play("lay jack", 0)


def test_each_seat_is_told_only_its_part() -> None:
    table = table_of()
    offer = table.offer(1)
    ply = table.play(offer.moves[0], 1, offer.number)
    (chosen,) = ply.events
    assert chosen.what == CHOSEN
    assert ply.told(1) == (chosen._replace(seen_by=255),)
    for other in (-1, 0, 2):
        assert ply.told(other)[0].item == HIDDEN
    assert told([chosen._replace(seen_by=PRIVATE | 2)], 1) == (chosen._replace(seen_by=255),)
    assert told([chosen._replace(seen_by=PRIVATE | 2)], 0) == told([chosen._replace(seen_by=PRIVATE | 2)], -1) == ()
    while not any(event.what == DRAWN for event in table.plies[-1].events):
        first_move(table, table.turn())
    for event in table.plies[-1].events:
        if event.what == DRAWN:
            hidden = [told([event], seat)[0].item == HIDDEN for seat in (-1, 0, 1, 2)]
            assert hidden == [seat != event.seat for seat in (-1, 0, 1, 2)]


def test_undo_goes_back_byte_by_byte_and_closes_offers() -> None:
    table = table_of()
    digests, numbers = [table.digest()], [table.offer(0).number]
    for _ in range(7):
        first_move(table, table.turn())
        digests.append(table.digest())
        numbers.append(table.offer(0).number)
    table.rewind(3)
    assert table.digest() == digests[3]
    assert len(table.plies) == 3
    assert table.offer(0).number > max(numbers)
    for n in range(4, 8):
        first_move(table, table.turn())
        assert table.digest() == digests[n]
    with pytest.raises(PosseError, match="there is no ply 8"):
        table.rewind(8)


def test_a_position_can_be_set_and_read() -> None:
    table = table_of(2)
    text = "hand=vest/2jack known=-/jack coins=3/3 bank=40 phase=answer shooter=1 n_seats=2"
    table.set_position(text)
    assert table.position() == text
    assert table.offer(0).moves == ("take it", "vest")
    assert table.actors() == (0,)


def test_a_result_is_for_finished_games() -> None:
    table = table_of()
    with pytest.raises(PosseError, match="not over"):
        _ = table.result
    while not table.is_over():
        first_move(table, table.turn())
    result = table.result
    assert sum(result.shares) == pytest.approx(1)
    assert table.actors() == ()
    assert table.turn() == -1


def test_seats_out_of_range_are_refused() -> None:
    with pytest.raises(SeatsError, match="2 to 4 players, not 1"):
        table_of(1)


def test_the_opening_is_told_as_every_move_is() -> None:
    table = table_of()
    drawn = [event.seat for event in told(table.opening, 1) if event.what == DRAWN and event.item != HIDDEN]
    assert drawn == [1, 1, 1]
    assert all(event.item == HIDDEN for event in told(table.opening, -1) if event.what == DRAWN)


def test_no_other_seat_is_offered_anything() -> None:
    table = table_of()
    for seat in (-1, 3):
        with pytest.raises(Illegal, match=f"there is no seat {seat + 1} at a table of 3"):
            table.offer(seat)
        with pytest.raises(Illegal, match="there is no seat"):
            table.play("hold", seat, 1)


def test_a_rule_that_fails_half_way_leaves_nothing_behind() -> None:
    def stumble(box: object, s: State, seat: int, move: int, log: Log | None) -> None:
        s.coins[0] = 99
        raise ZeroDivisionError

    table = table_of()
    table.game = GAME.altered(rules=replace(GAME.rules, apply=stumble))
    before, offer = table.digest(), table.offer(0)
    with pytest.raises(ZeroDivisionError):
        table.play(offer.moves[0], 0, offer.number)
    assert (table.digest(), table.offer(0), table.plies) == (before, offer, [])


def test_whoever_has_the_turn_plays_unless_a_seat_is_named() -> None:
    table = table_of()
    assert table.legal() == list(table.offer(0).moves)
    assert [GAME.paper.moves.write(move) for move in table.legal(1, numbers=True)] == table.legal(1)
    assert table.play(table.legal()[0]).seat == 0
    assert table.play(table.legal(2)[-1], seat=2).seat == 2
    assert table.play(table.legal(numbers=True)[0]).seat == 1
    for move in (-1, GAME.n_moves):
        with pytest.raises(Illegal, match=f"there is no move {move}"):
            table.play(move)


def test_a_game_that_is_over_has_no_moves() -> None:
    table = table_of()
    while not table.is_over():
        table.play(table.legal()[0])
    assert table.legal() == []
    with pytest.raises(Illegal, match="the game is over"):
        table.play("hold")


def test_undo_takes_back_one_ply() -> None:
    table = table_of()
    before = table.digest()
    ply = table.play(table.legal()[0])
    assert table.undo() is ply
    assert (table.digest(), table.plies) == (before, [])
    with pytest.raises(PosseError, match="no ply to undo"):
        table.undo()


def test_a_copy_goes_on_by_itself() -> None:
    table = table_of()
    first_move(table, table.turn())
    before, offers = table.digest(), [table.offer(seat) for seat in range(3)]
    fork = table.copy()
    while not fork.is_over():
        fork.play(fork.legal()[-1])
    fork.rewind(0)
    assert (table.digest(), len(table.plies)) == (before, 1)
    assert [table.offer(seat) for seat in range(3)] == offers
    again = table.copy()
    assert (again.digest(), again.plies) == (before, table.plies)
