from __future__ import annotations

import tomllib
from typing import Any

import pytest

from posse.engine.game import EditionError
from posse.games import game
from posse.games.wyatt_earp.box import read_box

GAME = game("wyatt-earp")


def edition() -> dict[str, Any]:
    return tomllib.loads(GAME.paper.edition.read_text("utf-8"))


def test_the_box_holds_78_cards() -> None:
    box = read_box(edition())
    assert sum(box.copies[kind] for kind in range(20)) == 78


@pytest.mark.parametrize("hole", [True, False])
def test_an_edition_in_which_a_duel_never_ends_is_refused(hole: bool) -> None:
    changed = edition()
    for card in changed["cards"].values():
        card["hole"] = hole
    with pytest.raises(EditionError, match="a duel would never end"):
        read_box(changed)


def test_an_edition_with_too_few_cards_to_deal_is_refused() -> None:
    changed = edition()
    changed["cards"]["outlaw"]["copies"] = 1
    changed["house"]["hand_size"] = 15
    with pytest.raises(EditionError, match="too few to deal"):
        read_box(changed)
