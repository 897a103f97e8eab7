"""The first lesson: Deadwood, from riding in to the sheriffs.

Three want the same two horses; a low card gets the best tile, as long as one is left; stars pile up; the newcomer rides
out in time, sells, and keeps the tile that the next town pays best. The others stay.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from posse.text.lesson import Lesson, Seen, Values, do, say, they

from .places import N_VALUES, PLACES, SALOON, TILES

HOTEL, HORSES = PLACES.index("hotel"), PLACES.index("horses")
NEXT_TOWN = 1


def _stack(place: int) -> str:
    return f"stacks-{PLACES[place]}"


def _towns(seen: Seen) -> Values:
    return {"n": len(seen.facts["towns"])}


def _dice(seen: Seen) -> Values:
    dice = seen.facts["dice"]
    return {
        "stars": dice["stars"],
        "free": dice["free"],
        "all": dice["stars"] + dice["free"],
        "chance": round(100 * dice["sheriffs"]),
        "six": round(100 * dice["six"]),
    }


def _two_of_each(seen: Seen) -> bool:
    return dict(seen.facts["dice"]["faces"]) == {"stars": 2, "brands": 2, "sixes": 2}


def _two(place: int) -> Callable[[Seen], Values]:
    """The tiles at a place where two are left."""

    def values(seen: Seen) -> Values:
        first, second = seen.facts["places"][place]["tiles"]
        return {"first": first, "second": second}

    return values


def _has_two(place: int) -> Callable[[Seen], bool]:
    return lambda seen: len(seen.facts["places"][place]["tiles"]) == 2


def _row(grid: Any, row: int) -> list[int]:
    return [grid[row, column] for column in range(len(TILES))]


def _loot(*tiles: str) -> Callable[[Seen], bool]:
    """Whether the newcomer has just these tiles."""

    def holds(seen: Seen) -> bool:
        mine = {tile: n for tile, n in zip(TILES, _row(seen.v.loot, 0), strict=True) if n}
        return mine == dict.fromkeys(tiles, 1)

    return holds


def _saloon(seen: Seen, seat: int) -> int:
    """The value of its one tile from the saloon."""
    (tile,) = (tile for tile in range(N_VALUES * SALOON, N_VALUES * (SALOON + 1)) if seen.v.loot[seat, tile])
    return tile % N_VALUES + 1


def _alike(seen: Seen) -> Values:
    return {"value": _saloon(seen, 0)}


def _are_alike(seen: Seen) -> bool:
    return _loot("horses-5", "saloon-4")(seen) and _saloon(seen, 0) == _saloon(seen, 1)


def _mine(seen: Seen) -> Values:
    return {"points": seen.facts["seats"][0]["points"], "sale": seen.facts["leave"]["nuggets"], **_dice(seen)}


def _rates(seen: Seen) -> Values:
    here, there = seen.facts["towns"][0], seen.facts["towns"][NEXT_TOWN]
    return {"rate": here["rate"], "next": there["rate"]}


def _lacks_hotel(seen: Seen) -> bool:
    return PLACES[HOTEL] in seen.facts["towns"][NEXT_TOWN]["lacks"]


def _sold(seen: Seen) -> Values:
    return {"n": seen.v.nuggets[0]}


def _others(seen: Seen) -> Values:
    return {"first": seen.facts["seats"][1]["tiles"], "second": seen.facts["seats"][2]["tiles"], **_dice(seen)}


def _one_in_three(seen: Seen) -> bool:
    return bool(round(3 * seen.facts["dice"]["sheriffs"], 6) == 1)


def _nothing_left(seen: Seen) -> bool:
    return [seen.facts["seats"][seat]["tiles"] for seat in range(3)] == [1, 0, 0]


def _end(seen: Seen) -> Values:
    return {"n": seen.v.nuggets[0], "more": seen.facts["sale"][0]["nuggets"]}


ALL = tuple(_stack(place) for place in range(len(PLACES)))

LESSON = Lesson(
    seed="el-paso lesson 884",
    n_seats=3,
    script=(
        say("goal", "trail", values=_towns, rule="EP-51"),
        say("stacks", *ALL, rule="EP-10"),
        say("hand", "hand-1", rule="EP-11"),
        do("lay horses 4", "horses", _stack(HORSES), values=_two(HORSES), holds=_has_two(HORSES), rule="EP-15"),
        they("2 lay horses 8", "3 lay horses 3"),
        say("took", "seat-1", "seat-2", "seat-3", holds=_loot("horses-5"), rule="EP-15"),
        say("stars", "field", "dice", values=_dice, holds=_two_of_each, rule="EP-12"),
        do("draw saloon", "draw", "pile-saloon", rule="EP-17"),
        they("2 draw saloon", "3 draw saloon"),
        do("lay saloon 1", "saloon", _stack(SALOON), values=_dice, rule="EP-14"),
        they("2 lay saloon 4", "3 lay hotel 4"),
        say("six", "dice", "seat-1", "seat-2", values=_alike, holds=_are_alike),
        do("draw saloon", "again", "pile-saloon"),
        they("2 draw saloon", "3 draw hotel"),
        do("lay hotel 1", "low", _stack(HOTEL)),
        they("2 lay hotel 5", "3 lay hotel 3"),
        say("late", "loot-1", holds=_loot("horses-5", "saloon-4", "hotel-4")),
        do("draw hotel", "fill", "pile-hotel"),
        they("2 draw hotel", "3 draw hotel"),
        say("think", "field", "dice", values=_dice, rule="EP-40"),
        do("leave", "leave", "loot-1", values=_mine, rule="EP-30"),
        say("along", "trail", values=_rates, holds=_lacks_hotel, rule="EP-32"),
        do(
            "keep hotel-4",
            "keep",
            "loot-1",
            values=_rates,
            instead={"keep horses-5": "not-horses", "keep saloon-4": "not-saloon"},
            rule="EP-30",
        ),
        say("sold", "purse-1", values=_sold),
        they("2 lay hotel 7", "3 lay saloon 3"),
        say("greedy", "field", "dice", "loot-2", "loot-3", values=_others, holds=_one_in_three),
        they("2 draw gold-mine", "3 draw saloon", "2 lay saloon 7", "3 lay saloon 6"),
        say("lost", "sheriffs", "loot-2", "loot-3", holds=_nothing_left, rule="EP-40"),
        they("2 draw saloon", "3 draw saloon"),
        say("over", "loot-1", values=_end, holds=lambda seen: seen.v.town == NEXT_TOWN),
    ),
)
