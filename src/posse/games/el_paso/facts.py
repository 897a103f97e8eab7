"""What people want worked out of a view: the sale, the danger, who holds what. Numbers only; screens find the words."""

from __future__ import annotations

from typing import Any

from .box import Box
from .places import CATTLE, N_PLACES, N_TILES, N_VALUES, PLACES, SALOON, TILES, TOWNS
from .state import DECIDING, KEEPING
from .view import View

NEEDS = {CATTLE: "brand", SALOON: "six"}  # EP-14


def facts(box: Box, v: View) -> dict[str, Any]:
    seats = [points_of(v.loot, seat) for seat in range(v.n_seats)]
    chance = {"sheriffs": risk(box, v), "brand": shows(box, v, box.brands), "six": shows(box, v, box.sixes)}
    return {
        "towns": [
            {"town": TOWNS[town], "rate": box.rate[town], "lacks": lacks(box, town)} for town in range(box.n_towns)
        ],
        "places": [_place(box, v, place, chance) for place in range(N_PLACES)],
        "dice": {"free": box.n_dice - v.n_stars, "stars": v.n_stars, **chance},
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


def risk(box: Box, v: View) -> float:
    """EP-13: that the next roll brings the sheriffs."""
    return float((box.stars / (box.stars + box.brands + box.sixes)) ** (box.n_dice - v.n_stars))


def shows(box: Box, v: View, n_faces: int) -> float:
    """EP-14: that such a face is among the dice next rolled."""
    return float(1 - (1 - n_faces / (box.stars + box.brands + box.sixes)) ** (box.n_dice - v.n_stars))


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


def _place(box: Box, v: View, place: int, chance: dict[str, float]) -> dict[str, Any]:
    first = N_VALUES * place
    needs = NEEDS.get(place)
    return {
        "place": PLACES[place],
        "here": bool(box.has[v.town, place]),
        "rate": _rate(box, v.town, place),
        "tiles": [value + 1 for value in range(N_VALUES) for _ in range(v.stacks[first + value])],
        "cards": v.n_fresh[place] + v.n_queue[place],
        "needs": needs,
        "chance": chance[needs] if needs else 1 - chance["sheriffs"],
    }


def _sales(box: Box, v: View, points: list[int]) -> list[dict[str, Any]]:
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


def _leave(box: Box, v: View, points: list[int]) -> dict[str, int] | None:
    return {"nuggets": sale(box, v.town, points), "keep": n_to_keep(box, v)} if may_leave(v) else None


def _keep(box: Box, v: View, points: list[int]) -> dict[str, Any]:
    """How many more may be kept; for each tile what the rest would bring, and what it counts for in the next town."""
    tiles: dict[str, Any] = {}
    for tile in range(N_TILES):
        if v.loot[v.seat, tile]:
            place, value = tile // N_VALUES, tile % N_VALUES + 1
            rest = [*points[:place], points[place] - value, *points[place + 1 :]]
            then = _rate(box, v.town + 1, place)
            tiles[TILES[tile]] = {"rest": sale(box, v.town, rest), "points": value, "rate": then}
    return {"left": v.limit - v.n_kept, "nuggets": sale(box, v.town, points), "tiles": tiles}
