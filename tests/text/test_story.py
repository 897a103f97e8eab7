from __future__ import annotations

from posse.engine.log import HIDDEN, Event
from posse.games import game
from posse.games.el_paso.events import DREW
from posse.text.story import as_noticed, as_one, heard

GAME = game("el-paso")

UNSEEN = Event(DREW, 1, HIDDEN, 1, 0, 12, 255)
SEEN = UNSEEN._replace(item=3)


def test_cards_drawn_unseen_are_told_together() -> None:
    own = SEEN._replace(seat=0)
    assert list(as_one([UNSEEN, UNSEEN, own, own])) == [UNSEEN._replace(n=2), own, own]


def test_what_only_a_memory_knows_is_named_with_the_aid_alone() -> None:
    assert DREW in GAME.paper.from_memory
    assert list(as_noticed([SEEN], GAME, 0, memory_aid=False)) == [UNSEEN]
    assert list(as_noticed([SEEN], GAME, 0, memory_aid=True)) == [SEEN]
    assert list(as_noticed([SEEN], GAME, 1, memory_aid=False)) == [SEEN]
    assert list(heard([SEEN, SEEN], GAME, 0, memory_aid=False)) == [UNSEEN._replace(n=2)]
