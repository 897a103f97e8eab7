"""From town to town, and selling: EP-10, EP-32, EP-33, EP-50, EP-51."""

from __future__ import annotations

from posse.engine.log import ALL, EVERYONE, NOTHING, NOWHERE, Log, tell
from posse.engine.rng import draw_one
from posse.engine.rule import rule

from .box import Box
from .events import (
    BAG,
    DICE,
    DIE,
    ENDED,
    FIELD,
    FREED,
    LEFT_OVER,
    LOOKOUT,
    LOOT,
    NUGGET,
    PAID,
    PLACED,
    PURSE,
    RETURNED,
    SOLD_ELSEWHERE,
    SOLD_HERE,
    STACKS,
    SUPPLY,
    TOWN,
)
from .places import N_PLACES, N_TILES, N_VALUES
from .state import DECIDING, OVER, State


@rule
def begin_town(box: Box, s: State, log: Log | None) -> None:
    """EP-10: tiles are drawn, and those whose place the town lacks go back together."""
    tell(log, TOWN, -1, NOTHING, s.town, NOWHERE, NOWHERE, EVERYONE)
    tell(log, LOOKOUT, s.lookout, NOTHING, 0, NOWHERE, NOWHERE, EVERYONE)
    n_bag = 0
    for tile in range(N_TILES):
        n_bag += s.bag[tile]
    n_drawn = min(box.tiles_per_town, n_bag)
    if 2 * n_drawn < n_bag:
        for i in range(n_drawn):
            s.stacks[draw_one(s, s.bag, n_bag - i)] += 1
    else:  # the same chance in fewer draws: those that stay in the bag
        for tile in range(N_TILES):
            s.stacks[tile] = s.bag[tile]
            s.bag[tile] = 0
        for i in range(n_bag - n_drawn):
            s.bag[draw_one(s, s.stacks, n_bag - i)] += 1
    s.n_stacks = 0
    for place in range(N_PLACES):
        lies = box.has[s.town, place]
        for tile in range(N_VALUES * place, N_VALUES * place + N_VALUES):
            n = s.stacks[tile] * lies
            s.bag[tile] += s.stacks[tile] - n
            s.stacks[tile] = n
            s.n_stacks += n
            if n > 0:
                tell(log, PLACED, -1, tile, n, BAG, STACKS, EVERYONE)
    s.in_town = (1 << s.n_seats) - 1
    s.active = s.lookout
    s.phase = DECIDING


@rule
def end_town(box: Box, s: State, log: Log | None) -> None:
    """EP-50: what is left goes back, dice are freed, the next lookout; EP-51: after the last town all is sold."""
    if s.n_stacks > 0:
        tell(log, LEFT_OVER, -1, ALL, s.n_stacks, STACKS, BAG, EVERYONE)
        for tile in range(N_TILES):
            s.bag[tile] += s.stacks[tile]
            s.stacks[tile] = 0
        s.n_stacks = 0
    if s.n_stars > 0:
        tell(log, FREED, -1, DIE, s.n_stars, FIELD, DICE, EVERYONE)
        s.n_stars = 0
    s.n_groups = 0
    if s.town + 1 < box.n_towns:
        s.town += 1
        s.lookout = (s.lookout + 1) % s.n_seats
        begin_town(box, s, log)
        return
    for seat in range(s.n_seats):
        sell(box, s, seat, 0, log)
    s.phase = OVER
    tell(log, ENDED, -1, NOTHING, 0, NOWHERE, NOWHERE, EVERYONE)


@rule
def sell(box: Box, s: State, seat: int, is_here: int, log: Log | None) -> None:
    """EP-32: all of its tiles; kinds the town has at its rate, others 1:1. Not `is_here`: after the last town."""
    if s.n_loot[seat] == 0:
        return
    here = 0
    elsewhere = 0
    for place in range(N_PLACES):
        points = 0
        for value in range(N_VALUES):
            tile = N_VALUES * place + value
            points += s.loot[seat, tile] * (value + 1)
            s.bag[tile] += s.loot[seat, tile]  # EP-33
            s.loot[seat, tile] = 0
        if is_here > 0 and box.has[s.town, place] > 0:
            here += points
        else:
            elsewhere += points
    tell(log, RETURNED, seat, ALL, s.n_loot[seat], LOOT + seat, BAG, EVERYONE)
    s.n_loot[seat] = 0
    if here > 0:
        tell(log, SOLD_HERE, seat, NOTHING, here, NOWHERE, NOWHERE, EVERYONE)
        pay(s, seat, here // box.rate[s.town], log)
    if elsewhere > 0:
        tell(log, SOLD_ELSEWHERE, seat, NOTHING, elsewhere, NOWHERE, NOWHERE, EVERYONE)
        pay(s, seat, elsewhere, log)


@rule
def pay(s: State, seat: int, n: int, log: Log | None) -> None:
    s.nuggets[seat] += n
    tell(log, PAID, seat, NUGGET, n, SUPPLY, PURSE + seat, EVERYONE)
