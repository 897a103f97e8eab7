from __future__ import annotations

import pytest

from posse.engine.rng import key_from_seed
from posse.engine.speed import Speed
from posse.engine.workspace import workspace
from posse.games import game


@pytest.mark.parametrize("speed", Speed)
def test_a_workspace_holds_the_box_and_the_key_it_is_given(speed: Speed) -> None:
    found, key = game("wyatt-earp"), key_from_seed("workspace")
    work = workspace(found, speed, key)
    box = work.boxes[0] if speed is Speed.PLAIN else work.boxes
    assert bytes(box) == bytes(found.box)
    assert b"".join(int(work.master[i]).to_bytes(4, "little") for i in range(8)) == key


def test_the_states_are_those_it_is_given() -> None:
    found = game("showdown")
    states = found.State.batch(3)
    assert workspace(found, Speed.COMPILED, states=states).states is states
    workspace(found, Speed.PLAIN, states=states).states[2].coins[1] = 7
    assert states["coins"][2, 1] == 7


def test_workspaces_share_nothing_that_is_written() -> None:
    found = game("showdown")
    one, other = workspace(found, Speed.COMPILED), workspace(found, Speed.COMPILED)
    for name in ("states", "views", "scratches", "streams", "moves", "likings", "out"):
        getattr(one, name).reshape(-1).view("u1")[:] = 1
        assert not getattr(other, name).reshape(-1).view("u1").any(), name
