"""From town to town, and selling: EP-10, EP-32, EP-33, EP-50, EP-51."""

from __future__ import annotations

from posse.engine.log import NOBODY, Log, moved_all, moved_n, say, say_n
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
    say_n(log, TOWN, NOBODY, s.town)
    say(log, LOOKOUT, s.lookout)
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
                moved_n(log, PLACED, NOBODY, n, tile, BAG, STACKS)
    s.in_town = (1 << s.n_seats) - 1
    s.active = s.lookout
    s.phase = DECIDING


@rule
def end_town(box: Box, s: State, log: Log | None) -> None:
    """EP-50: what is left goes back, dice are freed, the next lookout; EP-51: after the last town all is sold."""
    if s.n_stacks > 0:
        moved_all(log, LEFT_OVER, NOBODY, s.n_stacks, STACKS, BAG)
        for tile in range(N_TILES):
            s.bag[tile] += s.stacks[tile]
            s.stacks[tile] = 0
        s.n_stacks = 0
    if s.n_stars > 0:
        moved_n(log, FREED, NOBODY, s.n_stars, DIE, FIELD, DICE)
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
    say(log, ENDED, NOBODY)


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
    moved_all(log, RETURNED, seat, s.n_loot[seat], LOOT + seat, BAG)
    s.n_loot[seat] = 0
    if here > 0:
        say_n(log, SOLD_HERE, seat, here)
        pay(s, seat, here // box.rate[s.town], log)
    if elsewhere > 0:
        say_n(log, SOLD_ELSEWHERE, seat, elsewhere)
        pay(s, seat, elsewhere, log)


@rule
def pay(s: State, seat: int, n: int, log: Log | None) -> None:
    s.nuggets[seat] += n
    moved_n(log, PAID, seat, n, NUGGET, SUPPLY, PURSE + seat)
