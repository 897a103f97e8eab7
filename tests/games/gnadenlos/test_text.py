from __future__ import annotations

from posse.games import game, text
from posse.text.words import words
from tests.games.gnadenlos.table import table_at
from tests.tables import play, play_as

GAME = game("gnadenlos")
TEXT = text("gnadenlos")

NAMES = ("Ann", "Bob", "Cay")


def test_gn_15_a_theft_names_its_place() -> None:
    table = table_at(
        "hand=harlan/hollis/- notes=a1/b1/c1 market=a1/b2/c3 phase=show event=high-noon choosing=3 undertaker=1"
    )
    play_as(table, 0, "show harlan")
    play_as(table, 1, "show hollis")
    play(table, "steal 2", "steal 3")
    told = [TEXT.story(event, words("en"), NAMES) for ply in table.plies for event in ply.told(0)]
    assert "Ann takes IOU 2: Bob’s 2." in told
    assert "Ann takes IOU 3: Cay’s 3." in told


def test_own_notes_are_called_so_in_a_menu() -> None:
    add = GAME.paper.moves.read("add b3")
    assert TEXT.label(add, words("en"), NAMES, 1) == "Add your 3"
    assert TEXT.label(add, words("en"), NAMES, 0) == "Add Bob’s 3"
    assert TEXT.brief(add, words("de"), NAMES, 1) == "3"
