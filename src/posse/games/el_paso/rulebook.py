"""What the rules of El Paso quote of the box, and the list of what is in it."""

from __future__ import annotations

from collections.abc import Sequence

from posse.text.listing import Group, Printed
from posse.text.words import Words

from .box import Box
from .places import N_PLACES, N_TILES, N_VALUES, PLACES, TOWNS

SANTA_FE = TOWNS.index("santa-fe")
SOLD = (PLACES.index("horses"), PLACES.index("saloon"))  # in the example of EP-32
POINTS = 13


def rule_values(box: Box, words: Words) -> dict[str, str | int]:
    def name(place: int) -> str:
        return words(f"el-paso-rule-{PLACES[place]}")

    lacking = [place for place in range(N_PLACES) if not box.has[SANTA_FE, place]]
    fits = bool(lacking) and all(box.has[SANTA_FE, place] for place in SOLD)
    cards = [box.cards[place] for place in range(N_PLACES)]
    return {
        "alike": "yes" if len(set(cards)) == 1 else "no",
        "cards": cards[0],
        "cards_listed": words.listed([f"{name(place)} {n}" for place, n in enumerate(cards)]),
        "dice": box.n_dice,
        "stars": box.stars,
        "brands": box.brands,
        "sixes": box.sixes,
        "tiles": sum(box.tiles[tile] for tile in range(N_TILES)),
        "tiles_listed": "; ".join(
            words("el-paso-rule-tiles", values=words.listed(values.split()), places=words.listed(list(map(name, at))))
            for values, at in _places_by_tiles(box).items()
        ),
        "per_town": box.tiles_per_town,
        "sale_example": "yes" if fits else "no",
        "town": words("el-paso-town-santa-fe"),
        "rate": box.rate[SANTA_FE],
        "sold": words.listed([name(place) for place in SOLD]),
        "nuggets": POINTS // box.rate[SANTA_FE],
        "lacking": name(lacking[0]) if lacking else "",
        "last_rate": box.rate[box.n_towns - 1],
    }


def listing(printed: Printed[Box]) -> Sequence[Group]:
    words = printed.words
    towns = [
        printed.row(
            name,
            words(f"el-paso-town-{name}"),
            printed.cell(f"towns.{name}.rate", lambda box, town: f"{box.rate[town]}:1", town),
            printed.parts(f"towns.{name}.lacks", lambda box, town: _lacks(box, town, words), town),
        )
        for town, name in enumerate(TOWNS)
    ]
    places = [
        printed.row(
            name,
            words(f"el-paso-{name}"),
            printed.cell(f"places.{name}.tiles.number", lambda box, place: len(_tiles(box, place)), place),
            printed.cell(f"places.{name}.tiles.values", lambda box, place: ", ".join(_tiles(box, place)), place),
            printed.cell(f"places.{name}.cards.number", lambda box, place: box.cards[place], place),
            printed.cell(f"places.{name}.cards.values", lambda box, place: f"1–{box.cards[place]}", place),
        )
        for place, name in enumerate(PLACES)
    ]
    return (
        printed.group("towns", words("el-paso-box-towns"), ("el-paso-box-rate", "el-paso-box-lacks"), towns),
        printed.group(
            "places",
            words("el-paso-box-places"),
            [f"el-paso-box-{column}" for column in ("tiles", "values", "cards", "ranks")],
            places,
        ),
        printed.group(
            "dice",
            words("el-paso-box-dice"),
            ("",),
            (
                printed.line("el-paso-box-n-dice", "dice.number", lambda box: box.n_dice),
                printed.line("el-paso-box-stars", "dice.stars", lambda box: box.stars),
                printed.line("el-paso-box-brands", "dice.brands", lambda box: box.brands),
                printed.line("el-paso-box-sixes", "dice.sixes", lambda box: box.sixes),
            ),
        ),
        printed.group(
            "house",
            words("el-paso-box-rest"),
            ("",),
            (
                *printed.house("el-paso", tiles_per_town=lambda box: box.tiles_per_town),
                printed.line("el-paso-box-nuggets", "nuggets", lambda box: words("box-all")),
            ),
        ),
    )


def _tiles(box: Box, place: int) -> list[str]:
    """The values of a place's tiles, each as often as it is there."""
    first = N_VALUES * place
    return [str(value + 1) for value in range(N_VALUES) for _ in range(box.tiles[first + value])]


def _places_by_tiles(box: Box) -> dict[str, list[int]]:
    found: dict[str, list[int]] = {}
    for place in range(N_PLACES):
        found.setdefault(" ".join(_tiles(box, place)), []).append(place)
    return found


def _lacks(box: Box, town: int, words: Words) -> list[tuple[str, str]]:
    """The places that a town lacks; that it lacks none is known from somewhere, too."""
    names = [name for place, name in enumerate(PLACES) if not box.has[town, place]]
    return [(name, words(f"el-paso-rule-{name}")) for name in names] or [("none", words("box-none"))]
