"""The raid: cards are turned up, dice rolled, tiles taken, cards discarded. EP-12 … EP-18, EP-40."""

from __future__ import annotations

from posse.engine.log import NOBODY, Log, moved, moved_all, moved_n, say, say_n, say_n_at, shown
from posse.engine.rng import below
from posse.engine.rule import rule

from .box import Box
from .events import (
    BAG,
    BRANDS,
    CARD,
    DICE,
    DIE,
    DIE_SHOWS,
    DISCARDED,
    FIELD,
    IN_VAIN,
    LAID,
    LOOT,
    LOST,
    PILE,
    REVEALED,
    SHERIFFS,
    SIXES,
    STACKS,
    STARS,
    TOOK,
)
from .leaving import leave_emptied
from .places import CATTLE, N_RANKS, N_TILES, N_VALUES, SALOON
from .state import DECIDING, REFILLING, State
from .towns import end_town


@rule
def raid(box: Box, s: State, log: Log | None) -> None:
    """EP-12, EP-13: reveal, roll, sheriffs or raids, discards; then hands are filled up."""
    if log is not None:
        for i in range(s.n_seats):
            seat = (s.lookout + i) % s.n_seats
            if s.laid[seat] > 0:
                shown(log, REVEALED, seat, CARD + s.laid[seat] - 1, LAID + seat)
    n_faces = box.stars + box.brands + box.sixes
    n_stars = 0
    n_brands = 0
    n_sixes = 0
    for _ in range(box.n_dice - s.n_stars):
        face = below(s, n_faces)
        if face < box.stars:
            n_stars += 1
            say_n(log, DIE_SHOWS, s.lookout, 0)
        elif face < box.stars + box.brands:
            n_brands += 1
            say_n(log, DIE_SHOWS, s.lookout, 1)
        else:
            n_sixes += 1
            say_n(log, DIE_SHOWS, s.lookout, 2)
    s.n_stars += n_stars
    moved_n(log, STARS, s.lookout, n_stars, DIE, DICE, FIELD)
    say_n(log, BRANDS, s.lookout, n_brands)
    say_n(log, SIXES, s.lookout, n_sixes)
    if s.n_stars == box.n_dice:
        sheriffs_come(s, log)
    else:
        take_tiles(box, s, n_brands, n_sixes, log)
    discard(s, log)
    if s.town + 1 == box.n_towns and (s.in_town == 0 or s.n_stacks == 0):
        end_round(box, s, log)  # EP-17: nobody needs cards any more
    else:
        s.phase = REFILLING


@rule
def sheriffs_come(s: State, log: Log | None) -> None:
    """EP-40: all seats still in town lose all their tiles."""
    say(log, SHERIFFS, NOBODY)
    for seat in range(s.n_seats):
        if s.in_town >> seat & 1 and s.n_loot[seat] > 0:
            moved_all(log, LOST, seat, s.n_loot[seat], LOOT + seat, BAG)
            for tile in range(N_TILES):
                s.bag[tile] += s.loot[seat, tile]
                s.loot[seat, tile] = 0
            s.n_loot[seat] = 0
    s.in_town = 0


@rule
def take_tiles(box: Box, s: State, n_brands: int, n_sixes: int, log: Log | None) -> None:
    """EP-15: place by place, from high to low."""
    done = 0
    for _ in range(s.n_seats):
        seat = next_to_take(s, done)
        if seat < 0:
            return
        done |= 1 << seat
        take_tile(box, s, seat, (s.laid[seat] - 1) // N_RANKS, n_brands, n_sixes, log)


@rule
def next_to_take(s: State, done: int) -> int:
    """The first of the seats that are not among the bits `done`; -1: all are."""
    first = -1
    first_rank = 64
    for seat in range(s.n_seats):
        rank = (s.laid[seat] - 1) ^ 7  # cards of one place, turned about
        if s.laid[seat] > 0 and not done >> seat & 1 and rank < first_rank:
            first = seat
            first_rank = rank
    return first


@rule
def take_tile(box: Box, s: State, seat: int, place: int, n_brands: int, n_sixes: int, log: Log | None) -> None:
    """EP-14, EP-15: the top tile, which is the lowest."""
    why = 0
    if box.has[s.town, place] == 0:
        why = 3
    elif place == CATTLE and n_brands == 0:
        why = 1
    elif place == SALOON and n_sixes == 0:
        why = 2
    else:
        for tile in range(N_VALUES * place, N_VALUES * place + N_VALUES):
            if s.stacks[tile] > 0:
                s.stacks[tile] -= 1
                s.n_stacks -= 1
                s.loot[seat, tile] += 1
                s.n_loot[seat] += 1
                moved(log, TOOK, seat, tile, STACKS, LOOT + seat)
                return
    say_n_at(log, IN_VAIN, seat, why, PILE + place)


@rule
def discard(s: State, log: Log | None) -> None:
    """EP-16: in seat order from the lookout, behind all other cards of their place."""
    for i in range(s.n_seats):
        seat = (s.lookout + i) % s.n_seats
        card = s.laid[seat] - 1
        if card >= 0:
            place = card // N_RANKS
            s.queue[place, s.n_queue[place]] = card % N_RANKS + 1
            s.n_queue[place] += 1
            s.known[seat, card] = 0
            s.laid[seat] = 0
            moved(log, DISCARDED, seat, CARD + card, LAID + seat, PILE + place)


@rule
def end_round(box: Box, s: State, log: Log | None) -> None:
    """EP-18: after the sheriffs or an emptied town comes the next one, otherwise another round."""
    if s.in_town == 0:
        end_town(box, s, log)
    elif s.n_stacks == 0:
        leave_emptied(box, s, log)
    else:
        s.active = next_to_decide(s, 0)
        s.phase = DECIDING


@rule
def next_to_decide(s: State, first: int) -> int:
    """EP-11: the first seat in town, from the one `first` places left of the lookout on; -1: there is none."""
    for i in range(first, s.n_seats):
        seat = (s.lookout + i) % s.n_seats
        if s.in_town >> seat & 1:
            return seat
    return -1
