"""What is in the box: the numbers of `edition.toml` as a struct."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any

from posse.engine.edition import number, table, truth
from posse.engine.game import EditionError
from posse.engine.struct import Row, Struct

from .cards import MAX_SEATS, N_KINDS, N_OUTLAWS, PHOTO, SHERIFFS, WYATT_EARP


class Box(Struct):
    copies: Annotated[Row, "i1", N_KINDS]  # [kind]
    sp: Annotated[Row, "i1", N_KINDS]  # [kind]
    reward: Annotated[Row, "i1", N_KINDS]  # [kind]
    hole: Annotated[Row, "i1", N_KINDS]  # [kind]; 1: a bullet hole
    goal: Annotated[int, "i1"]
    poster_at_hand: Annotated[int, "i1"]
    paid_from: Annotated[int, "i1"]
    alone_from: Annotated[int, "i1"]
    first_bills: Annotated[int, "i1"]
    hand_size: Annotated[int, "i1"]
    set_size: Annotated[int, "i1"]
    stall_turns: Annotated[int, "i1"]
    sharers_need_points: Annotated[int, "i1"]


def read_box(edition: Mapping[str, Any]) -> Box:
    box = Box()
    cards = table(edition, "cards", ("outlaw", "photo", *SHERIFFS))
    for name, kinds in _kinds_by_name().items():
        card = table(cards, name, ("copies", "sp", "reward", "hole"), within="cards.")
        for kind in kinds:
            box.copies[kind] = number(card, "copies", 0, 7, within=f"cards.{name}.")
            box.sp[kind] = number(card, "sp", 0, 9, within=f"cards.{name}.")
            box.reward[kind] = number(card, "reward", 0, 9, within=f"cards.{name}.")
            box.hole[kind] = truth(card, "hole", within=f"cards.{name}.")
    money = table(edition, "money", ("goal", "poster_at_hand", "paid_from", "alone_from", "first_bills"))
    for name in money:
        setattr(box, name, number(money, name, 1, 100, within="money."))
    house = table(edition, "house", ("hand_size", "set_size", "stall_turns", "sharers_need_points"))
    box.hand_size = number(house, "hand_size", 1, 15, within="house.")
    box.set_size = number(house, "set_size", 1, 7, within="house.")
    box.stall_turns = number(house, "stall_turns", 1, 100, within="house.")
    box.sharers_need_points = truth(house, "sharers_need_points", within="house.")
    n_cards = sum(box.copies[kind] for kind in range(N_KINDS))
    if n_cards < MAX_SEATS * box.hand_size + 1:
        raise EditionError(f"cards: {n_cards} are too few to deal {MAX_SEATS} hands of {box.hand_size} and turn one up")
    holes = {box.hole[kind] for kind in range(N_KINDS) if box.copies[kind] > 0}
    if len(holes) < 2:
        raise EditionError("cards: some must have a bullet hole and some must not, or a duel would never end")
    return box


def _kinds_by_name() -> dict[str, list[int]]:
    """The kinds that a line of the edition stands for."""
    kinds = {"outlaw": list(range(N_OUTLAWS)), "photo": list(range(PHOTO, PHOTO + N_OUTLAWS))}
    return kinds | {name: [WYATT_EARP + i] for i, name in enumerate(SHERIFFS)}
