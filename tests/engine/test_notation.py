from __future__ import annotations

from typing import Annotated

import pytest

from posse.engine.notation import MoveNotation, NotationError, PositionNotation, Spelling
from posse.engine.rng import Stream
from posse.engine.struct import Cube, Grid, Row

KINDS = ("jack", "ace")


class State(Stream):
    cube: Annotated[Cube, "i1", 2, 2, 2]
    hand: Annotated[Grid, "i1", 3, 2]
    dice: Annotated[Grid, "i1", 2, 3]
    laid: Annotated[Row, "i1", 3]
    pile: Annotated[Row, "i1", 2]
    coins: Annotated[Row, "i1", 3]
    phase: Annotated[int, "i1"]
    n: Annotated[int, "i1"]
    spare: Annotated[Row, "i1", 2]


POSITION = PositionNotation(
    State,
    {
        "cube": Spelling(kinds=KINDS),
        "hand": Spelling(kinds=KINDS),
        "pile": Spelling(kinds=KINDS),
        "laid": Spelling(values=("-", *KINDS)),
        "phase": Spelling(values=("choose", "aim")),
    },
)


def test_a_position_is_written_in_card_players_words() -> None:
    s = State()
    s.hand[0, 0], s.hand[2, 1] = 2, 1
    s.cube[1, 0, 1] = 3
    s.dice[1, 2] = 4
    s.laid[1] = 2
    s.pile[1] = 7
    s.coins[0] = -1
    s.phase = 1
    s.key[0] = 12345
    text = POSITION.write(s)
    assert text == "cube=-/-/3ace hand=2jack/-/ace dice=-/0,0,4 laid=-/ace pile=7ace coins=-1 phase=aim"
    s.key[0] = 0
    assert POSITION.read(text) == s


def test_a_blank_position_is_an_empty_line() -> None:
    assert POSITION.write(State()) == ""
    assert POSITION.read("") == State()


@pytest.mark.parametrize(
    "text",
    ["hand", "fist=2jack", "hand=2king", "hand=-/-/-/jack", "n=one", "n=1/2", "n=300", "phase=hide", "pile=jack/ace"],
)
def test_words_that_mean_nothing_are_refused_by_name(text: str) -> None:
    with pytest.raises(NotationError, match=text.split("=")[0]):
        POSITION.read(text)


def test_the_key_is_no_part_of_a_position() -> None:
    with pytest.raises(NotationError, match="key"):
        POSITION.read("key=1")


def test_moves_are_read_however_they_are_spaced() -> None:
    moves = MoveNotation(["lay ace", "hold"])
    assert moves.read("  Lay   ACE ") == 0
    assert moves.write(1) == "hold"
    with pytest.raises(NotationError, match="there is no move 'jump'"):
        moves.read("jump")


def test_two_moves_may_not_have_the_same_words() -> None:
    with pytest.raises(ValueError, match="two moves"):
        MoveNotation(["hold", "hold"])
