"""What the conformance kit has to be told of Wyatt Earp."""

from __future__ import annotations

from pathlib import Path

from posse.games import game
from posse.testing import Kit, Refusal
from tests.games.kits import kept_in

from .tiny import EDITIONS

GAME = game("wyatt-earp")

FOLDER = Path(__file__).parent


def at(position: str, seat: int, move: str, rule: str) -> Refusal:
    return Refusal(position, seat, move, rule)


REFUSALS = (
    at("n_seats=3 phase=draw", 1, "draw", "WE-3"),
    at("n_seats=3 phase=draw", 0, "discard hideout", "WE-10"),
    at("n_seats=3 phase=play hand=hideout", 0, "draw", "WE-10"),
    at("n_seats=3 phase=play hand=hideout", 0, "lay 3 jesse-james", "WE-20"),
    at("n_seats=3 phase=play hand=2jesse-james+hideout", 0, "lay 2 jesse-james", "WE-21"),
    at("n_seats=3 phase=play hand=3jesse-james", 0, "lay 3 jesse-james", "WE-24"),
    at("n_seats=3 phase=play hand=hideout", 0, "discard jesse-james", "WE-30"),
    at("n_seats=3 phase=play hand=2bank-robbery n_pile=9", 0, "bank-robbery", "WE-41"),
    at("n_seats=3 phase=play hand=2bank-robbery laid=3bob-dalton renewed=1", 0, "bank-robbery", "WE-42"),
    at("n_seats=3 phase=play hand=2photo-bob-dalton", 0, "photo bob-dalton", "WE-50"),
    at("n_seats=3 phase=choose pending=bank-robbery laid=3bob-dalton", 0, "choose 2 bob-dalton", "WE-51"),
    at(
        "n_seats=3 phase=choose pending=fastest-gun laid=bob-dalton gun=-/bob-dalton", 0, "choose 1 bob-dalton", "WE-52"
    ),
    at("n_seats=2 phase=play hand=most-wanted+hideout", 0, "ask bob-dalton right", "WE-53"),
    at("n_seats=3 phase=choose pending=most-wanted laid=bob-dalton", 0, "choose 1 bob-dalton", "WE-54"),
    at("n_seats=3 phase=choose pending=hideout laid=bob-dalton", 0, "choose 1 bob-dalton", "WE-56"),
    at("n_seats=3 phase=answer target=1 hand=-/hideout", 1, "answer", "WE-57"),
    at("n_seats=3 phase=play hand=wyatt-earp renewed=1 n_pile=1", 0, "earp draw", "WE-60"),
    at("n_seats=3 phase=pick", 0, "pick wyatt-earp", "WE-61"),
    at("n_seats=3 phase=choose pending=wyatt-earp laid=bob-dalton", 0, "choose 1 bob-dalton", "WE-62"),
    at("n_seats=3 phase=over", 0, "draw", "WE-90"),
)

KIT = Kit(
    GAME,
    refusals=REFUSALS,
    **kept_in(FOLDER),
    n_games=1,
    tiny=EDITIONS["questions"],
)
