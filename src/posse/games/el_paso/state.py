"""The whole truth about a game, in one struct."""

from __future__ import annotations

from typing import Annotated

from posse.engine.notation import PositionNotation, Spelling
from posse.engine.open_fields import copier
from posse.engine.rng import Stream
from posse.engine.struct import Grid, Row

from .places import CARDS, MAX_SEATS, N_CARDS, N_PLACES, N_RANKS, N_TILES, TILES, TOWNS

DECIDING, KEEPING, REFILLING, OVER = range(4)
PHASES = ("decide", "keep", "refill", "over")


class Open:
    """What all see, in the state as in every view."""

    nuggets: Annotated[Row, "i2", MAX_SEATS]  # [seat]
    known: Annotated[Grid, "i1", MAX_SEATS, N_CARDS]  # [seat, card]: 1 if all saw it drawn and not turned up since
    queue: Annotated[Grid, "i1", N_PLACES, N_RANKS]  # [place, i]: values played, behind the fresh ones, next first
    bag: Annotated[Row, "i1", N_TILES]  # [tile]
    stacks: Annotated[Row, "i1", N_TILES]  # [tile]: lie in town
    loot: Annotated[Grid, "i1", MAX_SEATS, N_TILES]  # [seat, tile]
    kept: Annotated[Row, "i1", N_TILES]  # [tile]: what the active seat, leaving, will take on
    n_hand: Annotated[Row, "i1", MAX_SEATS]  # [seat]: cards in hand, without the one face down
    n_loot: Annotated[Row, "i1", MAX_SEATS]  # [seat]: tiles in `loot`
    n_fresh: Annotated[Row, "i1", N_PLACES]  # [place]: cards never drawn yet
    n_queue: Annotated[Row, "i1", N_PLACES]  # [place]
    n_stacks: Annotated[int, "i1"]
    n_kept: Annotated[int, "i1"]
    limit: Annotated[int, "i1"]  # how many tiles the active seat may keep, while it is asked
    n_stars: Annotated[int, "i1"]  # dice on the sheriff field
    n_groups: Annotated[int, "i1"]  # that have left this town in earlier rounds
    in_town: Annotated[int, "i1"]  # bits of seats
    leaving: Annotated[int, "i1"]  # bits of the seats that leave an emptied town and have not sold yet
    left_now: Annotated[int, "i1"]  # 1: somebody has left in this round
    town: Annotated[int, "i1"]
    lookout: Annotated[int, "i1"]
    active: Annotated[int, "i1"]  # who decides, or keeps tiles
    phase: Annotated[int, "i1"]
    n_seats: Annotated[int, "i1"]


class State(Stream, Open, layout="nuggets hand known fresh queue...kept laid n_hand...n_seats spare"):
    hand: Annotated[Grid, "i1", MAX_SEATS, N_CARDS]  # [seat, card]: 1 if held; secret to its seat
    fresh: Annotated[Row, "i1", N_CARDS]  # [card]: 1 if never drawn yet; secret: its order is decided when drawn
    laid: Annotated[Row, "i1", MAX_SEATS]  # [seat]: the card face down, + 1, or 0; secret to its seat
    spare: Annotated[Row, "i1", 2]


copy_open = copier(Open)


def fill_in(s: State) -> None:
    """What follows from the rest of a position."""
    for seat in range(MAX_SEATS):
        s.n_hand[seat] = sum(s.hand[seat, card] for card in range(N_CARDS))
        s.n_loot[seat] = sum(s.loot[seat, tile] for tile in range(N_TILES))
    for place in range(N_PLACES):
        s.n_fresh[place] = sum(s.fresh[N_RANKS * place + rank] for rank in range(N_RANKS))
        s.n_queue[place] = sum(s.queue[place, i] > 0 for i in range(N_RANKS))
    s.n_stacks = sum(s.stacks[tile] for tile in range(N_TILES))
    s.n_kept = sum(s.kept[tile] for tile in range(N_TILES))


POSITION = PositionNotation(
    State,
    {
        "hand": Spelling(kinds=CARDS),
        "known": Spelling(kinds=CARDS),
        "fresh": Spelling(kinds=CARDS),
        "bag": Spelling(kinds=TILES),
        "stacks": Spelling(kinds=TILES),
        "loot": Spelling(kinds=TILES),
        "kept": Spelling(kinds=TILES),
        "laid": Spelling(values=("-", *CARDS)),
        "town": Spelling(values=TOWNS),
        "phase": Spelling(values=PHASES),
    },
    fill_in,
)
