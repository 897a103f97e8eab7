"""What is seen, by whom, and what becomes of that knowledge: GN-12, GN-18, GN-32, GN-34, GN-65."""

from __future__ import annotations

import pytest

from posse.games.gnadenlos.cards import ADVENTURERS, NOTES
from tests.tables import play, play_as, state, words, worlds

from .table import ONE_EACH, SHOW_EACH, before_payday, fresh, shows, table_at, things

TWO_EACH = "hand=lund+dan/delaroche+bess/harlan+akers"
MARKET = "market=a1/b1/c1/a2/b2/c2"


def test_gn_12_nothing_of_a_choice_is_seen_before_all_have_chosen() -> None:
    """Two tables that differ by what the third seat has laid face down are the same to everyone else."""
    one, other = (table_at(shows("rush-1", TWO_EACH)) for _ in range(2))
    for table, move in ((one, "show harlan"), (other, "show akers")):
        play_as(table, 2, move)
    for seat in (-1, 0, 1):
        assert one.view(seat) == other.view(seat)
        assert one.plies[-1].told(seat) == other.plies[-1].told(seat)
        assert things(one, "shows", seat) == ["?"]
    assert one.view(2) != other.view(2)
    assert things(one, "shows", 2) == ["harlan"]
    for table in (one, other):  # one more has chosen, and still nothing is seen
        play_as(table, 0, "show dan")
    assert all(one.view(seat) == other.view(seat) for seat in (-1, 0, 1))
    assert [one.offer(1).moves, other.offer(1).moves] == [("show delaroche", "show bess")] * 2
    for table in (one, other):
        play_as(table, 1, "show bess")
    assert [things(table, "revealed") for table in (one, other)] == [
        ["dan", "bess", "harlan"],
        ["dan", "bess", "akers"],
    ]


def test_gn_12_what_another_shows_may_be_anything_it_may_hold() -> None:
    table = table_at(shows("rush-1", f"{TWO_EACH} known=-/-/akers"))
    play_as(table, 2, "show harlan")
    shown = {s.shown[2] - 1 for s in worlds(table, 0, 400)}
    assert ADVENTURERS.index("akers") in shown
    assert ADVENTURERS.index("harlan") in shown
    assert not shown & {ADVENTURERS.index("lund"), ADVENTURERS.index("dan")}  # one's own


def test_gn_17_an_adventurer_that_was_shown_is_known_until_it_leaves() -> None:
    table = table_at(shows("rush-1", TWO_EACH))
    play(table, "show lund", "show bess", "show akers")
    assert words(table)["known"] == "-/bess/akers"  # lund is spent
    assert all(s.hand[1, ADVENTURERS.index("bess")] for s in worlds(table, -1, 60))


@pytest.mark.parametrize(("seen", "others"), [("0/0", "?"), ("1/0", "a1")])
def test_gn_15_others_know_a_stolen_note_only_if_they_knew_where_it_lay(seen: str, others: str) -> None:
    table = table_at(shows("high-noon", f"{ONE_EACH} {MARKET} seen={seen}"))
    play(table, *SHOW_EACH, "steal 1", "steal 3")
    for seat in (-1, 0, 1):
        assert things(table, "stole", seat) == [others, "?"]
        assert table.view(seat).open_notes[2, NOTES.index("a1")] == (others != "?")
        assert table.view(seat).open_notes[2, NOTES.index("c1")] == 0
    assert things(table, "stole", 2) == ["a1", "c1"]


def test_gn_18_a_note_that_moves_is_known_or_unknown_as_before() -> None:
    table = table_at(shows("high-noon", f"{ONE_EACH} {MARKET} seen=1/1/1/1/0/1"))
    play(table, *SHOW_EACH, "steal 1", "steal 2")
    assert words(table)["market"] == "c2/b2/c1/a2"
    assert table.view(-1).market.tolist()[:4] == [
        1 + NOTES.index("c2"),
        -1,
        1 + NOTES.index("c1"),
        1 + NOTES.index("a2"),
    ]
    assert [things(table, "moved", seat) for seat in (-1, 2)] == [["c2", "?"]] * 2


def test_gn_18_knowledge_moves_along_after_a_payday_too() -> None:
    """Column 1 is called three times; the last note fills the lowest gap, the unseen one before it the next."""
    notes = ["b1"] * 17
    notes[11], notes[16] = "c2", "a2"
    position = before_payday(18, f"gold=9/9/9 seen={'/'.join(['1'] * 11 + ['0'] + ['1'] * 4 + ['0'])}", last="c1")
    position = position.replace("/".join(["a0"] * 17), "/".join(notes))
    table = table_at(position, dice="1 1 1 1")
    play(table, "hire dan")
    assert things(table, "turned") == ["b1", "b1", "b1"]
    play(table, "fill 18", "fill 17")
    market = table.view(-1).market.tolist()[:15]
    assert state(table).n_market == 15
    assert market[0] == 1 + NOTES.index("c1")  # laid in sight, last of all
    assert market[6] == -1  # the unseen a2
    assert market[11] == -1  # the unseen c2 has not moved
    assert market[12] == 1 + NOTES.index("b1")
    assert words(table)["market"].split("/")[6] == "a2"


def test_gn_32_a_shown_hand_is_known_to_all_even_a_note_stolen_unseen() -> None:
    table = table_at("phase=bid n_asked=1 row=lund+dan notes=-/a1")
    assert [table.view(seat).open_notes[1, NOTES.index("a1")] for seat in (-1, 0, 2)] == [0, 0, 0]
    play(table, "add a1", "bid")
    for seat in (-1, 0, 2):
        assert things(table, "in-hand", seat) == ["a1"]
        assert table.view(seat).open_notes[1, NOTES.index("a1")] == 1


def test_gn_34_a_bid_shows_a_note_that_was_stolen_unseen() -> None:
    table = table_at("phase=bid n_asked=1 row=lund+dan notes=a1+b1 open_notes=a1")
    play(table, "add b1", "bid")
    assert things(table, "adds", ply=-2) == ["b1"]
    assert words(table)["open_notes"] == "a1"
    play(table, "add b2", "bid", "add c2", "add c2", "bid", "hire dan")
    assert things(table, "took-back") == ["b1"]  # 1 is the lowest: back, and now known
    assert words(table)["open_notes"] == "a1+b1"


def test_gn_43_a_note_that_returns_from_payday_is_known() -> None:
    table = table_at(before_payday(18, "gold=9/9/9 notes=-/b1", note="b2", last="b2"), dice="1 1 1 1")
    assert [table.view(0).open_notes[1, NOTES.index(note)] for note in ("b1", "b2")] == [0, 0]
    play(table, "hire dan")
    assert things(table, "returned", 0) == ["b2", "b2", "b2"]
    for seat in (-1, 0, 2):
        assert [table.view(seat).open_notes[1, NOTES.index(note)] for note in ("b1", "b2")] == [0, 3]


@pytest.mark.parametrize("n_seats", [3, 4])
def test_gn_65_at_the_opening_all_is_known_but_adventurers_and_the_market(n_seats: int) -> None:
    table = fresh(n_seats)
    for seat in range(-1, n_seats):
        for s in worlds(table, seat, 60):
            assert s.notes.tolist() == state(table).notes.tolist()  # type: ignore[attr-defined]
            assert sorted(s.market) == sorted(state(table).market)
    markets = {tuple(s.market) for s in worlds(table, 0, 60)}
    assert len(markets) > 50


def test_gn_30_what_lies_in_a_pile_made_of_discards_is_known() -> None:
    """All but four adventurers have been seen: those are in the hands of the two others, and nowhere else."""
    hands = ("lund+barnaby", "celestine+moran", "brannigan+tuttle")
    held = "+".join(hands).split("+")
    rest = "+".join(name for name in ADVENTURERS if name not in (*held, "dan"))
    table = table_at(f"phase=buy gold=1/1/1 hand={'/'.join(hands)} known={hands[0]} pile=dan discard={rest}")
    play(table, "buy 0")
    assert things(table, "offered")[0] == "dan"
    for s in worlds(table, 0, 60):
        unseen = {name for i, name in enumerate(ADVENTURERS) if s.hand[1, i] or s.hand[2, i]}
        assert unseen == set(held[2:])
