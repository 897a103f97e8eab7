"""What is in the box: the numbers of `edition.toml` as a struct."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import combinations, pairwise
from typing import Annotated, Any

from posse.engine.edition import choice, number, table, truth
from posse.engine.game import EditionError
from posse.engine.struct import Grid, Row, Struct

from .cards import (
    ADVENTURERS,
    CARD_SHARPS,
    HIGH_NOON,
    MAX_BID,
    MAX_SEATS,
    N_ADVENTURERS,
    N_KINDS,
    N_RUSHES,
    N_VALUES,
    N_ZONES,
)

MAX_NOTES = 13  # of one colour
GAPS = ("choice", "last")  # GN-18


class Box(Struct):
    values: Annotated[Grid, "i1", N_ADVENTURERS, 3]  # [adventurer, gold/revolver/cards]
    notes: Annotated[Row, "i1", N_VALUES]  # [value]: copies in each colour
    laid: Annotated[Row, "i1", N_VALUES]  # [value]: what each seat lays at set-up
    events: Annotated[Row, "i1", N_KINDS]  # [kind]: copies
    first: Annotated[Row, "i1", N_RUSHES]  # [gold rush]: for the highest
    second: Annotated[Row, "i1", N_RUSHES]  # [gold rush]: for the second-highest
    zone_to: Annotated[Row, "i1", N_ZONES]  # [zone]: its last space
    up: Annotated[Row, "i1", N_ZONES]  # [zone]
    down: Annotated[Row, "i1", N_ZONES]  # [zone]
    n_adventurers: Annotated[int, "i1"]
    n_events: Annotated[int, "i1"]
    spaces: Annotated[int, "i1"]
    start: Annotated[int, "i1"]
    goal: Annotated[int, "i1"]
    gold: Annotated[int, "i1"]  # of each seat at set-up
    dealt: Annotated[int, "i1"]  # adventurers of each seat at set-up
    undertaker: Annotated[int, "i1"]  # his steps
    vultures: Annotated[int, "i1"]  # that put a seat out
    fall: Annotated[int, "i1"]
    buy: Annotated[int, "i1"]
    buy_last: Annotated[int, "i1"]
    few: Annotated[int, "i1"]  # hiring only with fewer adventurers
    experienced: Annotated[int, "i1"]
    gap_choice: Annotated[int, "i1"]  # 1: the seat with the revolver chooses which note fills a gap; 0: the last does


def read_box(edition: Mapping[str, Any]) -> Box:
    box = Box()
    box.n_adventurers = N_ADVENTURERS
    adventurers = table(edition, "adventurers", ADVENTURERS)
    for adventurer, name in enumerate(ADVENTURERS):
        for i, value in enumerate(_numbers(adventurers[name], f"adventurers.{name}", 3, 1, 7)):
            box.values[adventurer, i] = value
    notes = table(edition, "notes", ("copies", "laid"))
    copies = _numbers(notes["copies"], "notes.copies", N_VALUES, 0, MAX_NOTES)
    if not 6 <= sum(copies) <= MAX_NOTES:
        raise EditionError(f"notes.copies must add up to 6 to {MAX_NOTES}")
    laid = _numbers(notes["laid"], "notes.laid", N_VALUES, 0, 2)
    if sum(laid) > 3 or any(n > of for n, of in zip(laid, copies, strict=True)):
        raise EditionError("notes.laid must take at most 3 IOUs, all of them from notes.copies")
    for value in range(N_VALUES):
        box.notes[value] = copies[value]
        box.laid[value] = laid[value]
    _read_events(edition, box)
    _read_track(edition, box)
    house = table(
        edition,
        "house",
        (*("gold", "adventurers", "undertaker", "vultures", "fall", "buy", "buy_last", "few"), "experienced", "gaps"),
    )
    box.gold = number(house, "gold", 0, 99, within="house.")
    box.dealt = number(house, "adventurers", 0, 4, within="house.")
    box.undertaker = number(house, "undertaker", 1, 20, within="house.")
    box.vultures = number(house, "vultures", 1, 3, within="house.")
    box.fall = number(house, "fall", 0, 35, within="house.")
    box.buy = number(house, "buy", 0, 5, within="house.")
    box.buy_last = number(house, "buy_last", 0, 5, within="house.")
    box.few = number(house, "few", 1, 9, within="house.")
    box.experienced = truth(house, "experienced", within="house.")
    box.gap_choice = 1 - choice(house, "gaps", GAPS, within="house.")
    if box.experienced and _n_sums(copies) < MAX_SEATS:
        raise EditionError(f"notes.copies must allow {MAX_SEATS} different bids, so that everyone can bid for a pair")
    return box


def _n_sums(copies: list[int]) -> int:
    """How many different sums one to three notes of a colour make."""
    notes = [value for value, n in enumerate(copies) for _ in range(n)]
    return len({sum(chosen) for n in range(1, MAX_BID + 1) for chosen in combinations(notes, n)})


def _read_events(edition: Mapping[str, Any], box: Box) -> None:
    events = table(edition, "events", ("gold_rushes", "high_noons", "card_sharps"))
    rushes = events["gold_rushes"]
    if not isinstance(rushes, list) or len(rushes) != N_RUSHES:
        raise EditionError(f"events.gold_rushes must list {N_RUSHES} pairs")
    for i, rush in enumerate(rushes):
        box.first[i], box.second[i] = _numbers(rush, "events.gold_rushes", 2, 0, 20)
        box.events[i] = 1
    box.events[HIGH_NOON] = number(events, "high_noons", 1, 9, within="events.")
    box.events[CARD_SHARPS] = number(events, "card_sharps", 0, 9, within="events.")
    box.n_events = sum(box.events[kind] for kind in range(N_KINDS))


def _read_track(edition: Mapping[str, Any], box: Box) -> None:
    track = table(edition, "track", ("spaces", "start", "goal", "zones"))
    box.spaces = number(track, "spaces", 2, 99, within="track.")
    box.goal = number(track, "goal", 2, box.spaces, within="track.")
    box.start = number(track, "start", 1, box.goal - 1, within="track.")
    zones = track["zones"]
    if not isinstance(zones, list) or len(zones) != N_ZONES:
        raise EditionError(f"track.zones must list {N_ZONES} zones")
    for i, zone in enumerate(zones):
        line = table({"zone": zone}, "zone", ("to", "up", "down"), within="track.zones.")
        box.zone_to[i] = number(line, "to", 1, box.spaces, within="track.zones.")
        box.up[i] = number(line, "up", 0, 9, within="track.zones.")
        box.down[i] = number(line, "down", 0, 9, within="track.zones.")
    ends = [box.zone_to[i] for i in range(N_ZONES)]
    if any(a >= b for a, b in pairwise(ends)) or ends[-1] < box.goal - 1:
        raise EditionError("track.zones must follow one another and reach the space before the goal")


def _numbers(found: Any, name: str, n: int, lowest: int, highest: int) -> list[int]:
    right = isinstance(found, list) and len(found) == n
    if not right or not all(type(value) is int and lowest <= value <= highest for value in found):
        raise EditionError(f"{name} must list {n} whole numbers from {lowest} to {highest}")
    numbers: list[int] = found
    return numbers
