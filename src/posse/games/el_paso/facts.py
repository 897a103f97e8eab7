"""What people want worked out of a view: the sale, the danger, who holds what. Numbers only; screens find the words."""

from __future__ import annotations

from typing import Any, Literal, TypedDict

from posse.engine.reals import power

from .box import Box
from .places import CARDS, CATTLE, N_PLACES, N_TILES, N_VALUES, PLACES, SALOON, TILES, TOWNS
from .state import DECIDING, KEEPING, PHASES
from .view import View

Place = str  # one of PLACES
Town = str  # one of TOWNS
Face = Literal["brand", "six"]
NEEDS: dict[int, Face] = {CATTLE: "brand", SALOON: "six"}  # EP-14
NAMES = {"PLACES": PLACES, "TOWNS": TOWNS, "CARDS": CARDS, "TILES": TILES, "PHASES": PHASES}
"""What numbers of a view, and strings in the facts, are called: the browser gets them by these names."""


class TownFacts(TypedDict):
    town: Town
    rate: int  # points for a nugget
    lacks: list[Place]


class PlaceFacts(TypedDict):
    place: Place
    here: bool
    rate: int
    tiles: list[int]  # values, the top one first
    cards: int
    needs: Face | None
    chance: float  # that the next roll lets a card act there


class Faces(TypedDict):
    stars: int
    brands: int
    sixes: int


class Dice(TypedDict):
    free: int
    stars: int
    sheriffs: float  # the chance that the next roll brings them
    brand: float
    six: float
    faces: Faces  # of each die


class SeatFacts(TypedDict):
    nuggets: int
    tiles: int
    points: int
    sale: int


class Kind(TypedDict):
    place: Place
    points: int
    rate: int


class Sale(TypedDict):
    town: Town
    kinds: list[Kind]
    nuggets: int


class Leave(TypedDict):
    nuggets: int
    keep: int


class TileFacts(TypedDict):
    rest: int  # what the other tiles would bring
    points: int
    rate: int  # in the next town


class Keep(TypedDict):
    left: int
    nuggets: int
    tiles: dict[str, TileFacts]


class Facts(TypedDict):
    towns: list[TownFacts]
    places: list[PlaceFacts]
    dice: Dice
    bag: int
    seats: list[SeatFacts]
    sale: list[Sale]  # the own tiles in this town and in those to come; empty for a spectator
    leave: Leave | None
    keep: Keep | None


def facts(box: Box, v: View) -> Facts:
    seats = [points_of(v.loot, seat) for seat in range(v.n_seats)]
    dice = _dice(box, v)
    return {
        "towns": [
            {"town": TOWNS[town], "rate": box.rate[town], "lacks": lacks(box, town)} for town in range(box.n_towns)
        ],
        "places": [_place(box, v, place, dice) for place in range(N_PLACES)],
        "dice": dice,
        "bag": sum(v.bag[tile] for tile in range(N_TILES)),
        "seats": [
            {
                "nuggets": v.nuggets[seat],
                "tiles": v.n_loot[seat],
                "points": sum(points),
                "sale": sale(box, v.town, points),
            }
            for seat, points in enumerate(seats)
        ],
        "sale": _sales(box, v, seats[v.seat]) if v.seat >= 0 else [],
        "leave": _leave(box, v, seats[v.seat]) if v.seat >= 0 else None,
        "keep": _keep(box, v, seats[v.seat]) if v.phase == KEEPING and v.seat == v.active else None,
    }


def _dice(box: Box, v: View) -> Dice:
    return {
        "free": box.n_dice - v.n_stars,
        "stars": v.n_stars,
        "sheriffs": risk(box, v),
        "brand": shows(box, v, box.brands),
        "six": shows(box, v, box.sixes),
        "faces": {"stars": box.stars, "brands": box.brands, "sixes": box.sixes},
    }


def risk(box: Box, v: View) -> float:
    """EP-13: that the next roll brings the sheriffs."""
    return power(box.stars / (box.stars + box.brands + box.sixes), box.n_dice - v.n_stars)


def shows(box: Box, v: View, n_faces: int) -> float:
    """EP-14: that such a face is among the dice next rolled."""
    return 1 - power(1 - n_faces / (box.stars + box.brands + box.sixes), box.n_dice - v.n_stars)


def lacks(box: Box, town: int) -> list[str]:
    return [PLACES[place] for place in range(N_PLACES) if not box.has[town, place]]


def points_of(loot: Any, seat: int) -> list[int]:
    """By place."""
    points = [0] * N_PLACES
    for tile in range(N_TILES):
        if n := loot[seat, tile]:
            points[tile // N_VALUES] += n * (tile % N_VALUES + 1)
    return points


def sale(box: Box, town: int, points: list[int]) -> int:
    """EP-32: what tiles of so many points, by place, bring in a town."""
    here = sum(points[place] for place in range(N_PLACES) if box.has[town, place])
    return here // box.rate[town] + sum(points) - here


def n_to_keep(box: Box, v: View) -> int:
    """EP-30: how many tiles who leaves now may take on. EP-51: none where keeping and selling are the same."""
    return 0 if v.town + 1 == box.n_towns and box.rate[v.town] == 1 else v.n_groups + 1


def may_leave(v: View) -> bool:
    """In town, and not yet bound by a card."""
    return v.phase == DECIDING and bool(v.in_town >> v.seat & 1) and not v.has_laid >> v.seat & 1


def _rate(box: Box, town: int, place: int) -> int:
    """EP-51: after the last town, 1:1."""
    return box.rate[town] if town < box.n_towns and box.has[town, place] else 1


def _place(box: Box, v: View, place: int, dice: Dice) -> PlaceFacts:
    first = N_VALUES * place
    needs = NEEDS.get(place)
    return {
        "place": PLACES[place],
        "here": bool(box.has[v.town, place]),
        "rate": _rate(box, v.town, place),
        "tiles": [value + 1 for value in range(N_VALUES) for _ in range(v.stacks[first + value])],
        "cards": v.n_fresh[place] + v.n_queue[place],
        "needs": needs,
        "chance": dice[needs] if needs else 1 - dice["sheriffs"],
    }


def _sales(box: Box, v: View, points: list[int]) -> list[Sale]:
    """The own tiles in this town and in those to come, kind by kind and all together."""
    return [
        {
            "town": TOWNS[town],
            "kinds": [
                {"place": PLACES[place], "points": n, "rate": _rate(box, town, place)}
                for place, n in enumerate(points)
                if n
            ],
            "nuggets": sale(box, town, points),
        }
        for town in range(v.town, box.n_towns)
    ]


def _leave(box: Box, v: View, points: list[int]) -> Leave | None:
    return {"nuggets": sale(box, v.town, points), "keep": n_to_keep(box, v)} if may_leave(v) else None


def _keep(box: Box, v: View, points: list[int]) -> Keep:
    """How many more may be kept; for each tile what the rest would bring, and what it counts for in the next town."""
    tiles: dict[str, TileFacts] = {}
    for tile in range(N_TILES):
        if v.loot[v.seat, tile]:
            place, value = tile // N_VALUES, tile % N_VALUES + 1
            rest = [*points[:place], points[place] - value, *points[place + 1 :]]
            then = _rate(box, v.town + 1, place)
            tiles[TILES[tile]] = {"rest": sale(box, v.town, rest), "points": value, "rate": then}
    return {"left": v.limit - v.n_kept, "nuggets": sale(box, v.town, points), "tiles": tiles}
