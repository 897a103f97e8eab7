"""The table of El Paso as a sheet: the town, what lies at its places and before each seat, the own hand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from posse.text.sheet import Bit, Block, Card, Column, Grid, Hand, Line, Run, Sheet, text
from posse.text.words import Words

from .box import Box
from .facts import n_to_keep, points_of, risk, sale
from .places import N_CARDS, N_PLACES, N_RANKS, N_TILES, N_VALUES
from .state import DECIDING, KEEPING, OVER, PHASES, REFILLING
from .text import card_name, place_name, tile_name, town_name
from .view import View

TONES = ("indigo", "ochre", "plum", "pine", "oxblood", "orange")  # by place
NOTHING_THERE = text("·", "dim")


def sheet(box: Box, v: View, words: Words, names: Sequence[str], memory_aid: bool) -> Sheet:
    n_bag = sum(v.bag[tile] for tile in range(N_TILES))
    stars = "★" * v.n_stars + "☐" * (box.n_dice - v.n_stars)
    dice = words("el-paso-dice", n=v.n_stars, free=box.n_dice - v.n_stars)
    tone = "bad" if v.n_stars + 1 >= box.n_dice else "strong"
    danger = words("el-paso-risk", chance=words.percent(risk(box, v)))
    field = Line((Bit(f"{stars} ", tone), Bit(f"{dice} · {danger} · {words('el-paso-bag', n=n_bag)}")))
    blocks: list[Block] = [field, _table(box, v, words, names, memory_aid)]
    if v.town + 1 < box.n_towns:
        blocks.append(Line(text(_next_town(box, v.town + 1, words), "dim")))
    if memory_aid:
        blocks.append(_hands(v, words, names))
    if v.n_kept:
        kept = tuple(_cards([v.kept[tile] for tile in range(N_TILES)], N_VALUES, words))
        blocks.append(Hand(words("el-paso-kept"), kept, words("el-paso-none")))
    if v.seat >= 0:
        held = tuple(_cards([v.hand[card] for card in range(N_CARDS)], N_RANKS, words))
        blocks.append(Hand(words("el-paso-hand"), held, words("el-paso-none")))
        if v.laid:
            blocks.append(Line(text(words("el-paso-laid", card=card_name(v.laid - 1, words)))))
        if v.phase in (DECIDING, KEEPING) and v.n_loot[v.seat] and (v.in_town >> v.seat & 1 or v.active == v.seat):
            blocks.append(Line(_if_sold(box, v, words)))
    faces = {"stars": box.stars, "brands": box.brands, "sixes": box.sixes}
    legend = words("el-paso-legend-memory" if memory_aid else "el-paso-legend", **faces)
    blocks.append(Line(text(legend, "dim"), is_aside=True))
    blocks.append(Line(text(words("el-paso-towns", towns=_towns(box, words)), "dim"), is_aside=True))
    asked = "you" if v.seat >= 0 and acts(box, v, v.seat) else "phase"
    turn = words(f"el-paso-{asked}-{PHASES[v.phase]}", name=names[v.active], n=v.limit - v.n_kept)
    where = words("el-paso-town", n=v.town + 1, of=box.n_towns, town=town_name(v.town, words))
    rate = words("el-paso-rate", rate=box.rate[v.town])
    title = (Bit(words("el-paso-title"), "strong"), Bit(f" · {where} · {rate}"))
    return Sheet(title, tuple(blocks), text(turn, "strong" if asked == "you" else ""))


def _if_sold(box: Box, v: View, words: Words) -> Run:
    """What the own tiles would bring here, and how many of them might be kept instead."""
    nuggets = sale(box, v.town, points_of(v.loot, v.seat))
    if v.phase == KEEPING:
        return text(words("el-paso-sale", n=nuggets))
    return text(words("el-paso-if-you-leave", n=nuggets, keep=n_to_keep(box, v)))


def _towns(box: Box, words: Words) -> str:
    return " · ".join(_town(box, town, words) for town in range(box.n_towns))


def _town(box: Box, town: int, words: Words) -> str:
    """`Cheyenne 3:1 (no Hotel)`"""
    lacks = [place_name(place, words) for place in range(N_PLACES) if not box.has[town, place]]
    named = f"{town_name(town, words)} {box.rate[town]}:1"
    return f"{named} ({words('el-paso-without', places=', '.join(lacks))})" if lacks else named


def _next_town(box: Box, town: int, words: Words) -> str:
    """What it lacks is what to carry there."""
    lacks = [place_name(place, words) for place in range(N_PLACES) if not box.has[town, place]]
    rate = words("el-paso-rate", rate=box.rate[town])
    known = "some" if lacks else "none"
    return words("el-paso-next", town=town_name(town, words), rate=rate, lacks=known, places=words.listed(lacks))


def acts(box: Box, v: View, seat: int) -> bool:
    if v.phase == REFILLING:
        return v.n_hand[seat] < box.hand_size
    return v.phase != OVER and seat == v.active


def _table(box: Box, v: View, words: Words, names: Sequence[str], memory_aid: bool) -> Grid:
    seats = range(v.n_seats)
    columns = [Column(), Column(text(words("el-paso-column-town"), "dim"))]
    columns.append(Column(text(words("el-paso-column-pile"), "dim")))
    for seat in seats:
        name = words("table-you", name=names[seat]) if seat == v.seat else names[seat]
        columns.append(Column(text(name, "strong" if seat == v.seat else ""), is_acting=acts(box, v, seat)))
    nuggets = [text(str(v.nuggets[seat]), "gold") for seat in seats]
    rows: list[tuple[Run, ...]] = [
        (text(words("el-paso-row-nuggets"), "dim"), (), (), *nuggets),
        (text(words("el-paso-row-seat"), "dim"), (), (), *(text(_where(v, seat, words), "dim") for seat in seats)),
    ]
    for place in range(N_PLACES):
        lies = _values(v.stacks, place) if box.has[v.town, place] else words("el-paso-not-here")
        stack = text(lies, "" if box.has[v.town, place] else "dim") if lies else NOTHING_THERE
        cells = []
        for seat in seats:
            loot = _values([v.loot[seat, tile] for tile in range(N_TILES)], place)
            cells.append(text(loot, TONES[place]) if loot else NOTHING_THERE)
        rows.append(
            (text(place_name(place, words), TONES[place]), stack, text(_pile(v, place, memory_aid), "dim"), *cells)
        )
    return Grid(tuple(columns), tuple(rows))


def _where(v: View, seat: int, words: Words) -> str:
    notes = [words("el-paso-lookout")] if seat == v.lookout else []
    if v.has_laid >> seat & 1:
        notes.append(words("el-paso-has-laid"))
    elif v.phase != OVER and not v.in_town >> seat & 1:
        notes.append(words("el-paso-gone"))
    return ", ".join(notes)


def _values(counts: Any, place: int) -> str:
    """`1 4 4`: the tiles of a place, the lowest first."""
    return " ".join(str(i + 1) for i in range(N_VALUES) for _ in range(counts[N_VALUES * place + i]))


def _pile(v: View, place: int, memory_aid: bool) -> str:
    """EP-16: how many cards lie there; to a memory `???52`, three nobody knows, then those played, the next first."""
    if not memory_aid:
        return str(v.n_fresh[place] + v.n_queue[place])
    played = "".join(str(v.queue[place, i]) for i in range(v.n_queue[place]))
    return "?" * v.n_fresh[place] + played or "·"


def _hands(v: View, words: Words, names: Sequence[str]) -> Grid:
    """`3?`: cards of a place in another's hand: one is known, and of one only from where it was drawn (EP-17)."""
    heads = (Column(text(place_name(place, words), TONES[place])) for place in range(N_PLACES))
    rows = []
    for seat in (seat for seat in range(v.n_seats) if seat != v.seat):
        cells = []
        for place in range(N_PLACES):
            known = [rank + 1 for rank in range(N_RANKS) if v.known[seat, N_RANKS * place + rank]]
            unknown = "?" * (v.n_held[seat, place] - len(known))
            cells.append(text("".join(map(str, known)) + unknown) if v.n_held[seat, place] else NOTHING_THERE)
        rows.append((text(names[seat]), *cells))
    return Grid((Column(text(words("el-paso-hands"), "dim")), *heads), tuple(rows))


def _cards(counts: Sequence[int], n_values: int, words: Words) -> list[Card]:
    name = tile_name if n_values == N_VALUES else card_name
    return [Card(name(i, words), TONES[i // n_values], n) for i, n in enumerate(counts) if n]
