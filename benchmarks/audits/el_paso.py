"""El Paso: every tile, card and die where it should be, and how often the sheriffs come."""

from __future__ import annotations

from posse.engine.rule import rule
from posse.engine.struct import Row
from posse.games.el_paso.box import Box
from posse.games.el_paso.places import N_CARDS, N_PLACES, N_RANKS, N_TILES
from posse.games.el_paso.state import DECIDING, State

NAMES = ("towns", "by_sheriffs", "most_nuggets")
TOWNS, SHERIFFS, MOST_NUGGETS = range(3)
TOWN, N_STARS = range(2)


@rule
def n_wrong(box: Box, s: State) -> int:
    """Tiles or cards of which there are more or fewer than in the box, dice too many, counts that do not agree."""
    n = 0
    n_stacks = 0
    for tile in range(N_TILES):
        found = s.bag[tile] + s.stacks[tile] + s.kept[tile]
        lowest = min(s.bag[tile], s.stacks[tile])
        for seat in range(s.n_seats):
            found += s.loot[seat, tile]
            lowest = min(lowest, s.loot[seat, tile])
        n += 1 if found != box.tiles[tile] or lowest < 0 else 0
        n_stacks += s.stacks[tile]
    for card in range(N_CARDS):
        found = s.fresh[card]
        for seat in range(s.n_seats):
            found += s.hand[seat, card] + (1 if s.laid[seat] == card + 1 else 0)
        for i in range(s.n_queue[card // N_RANKS]):
            found += 1 if s.queue[card // N_RANKS, i] == card % N_RANKS + 1 else 0
        n += 1 if found != (1 if card % N_RANKS < box.cards[card // N_RANKS] else 0) else 0
    for place in range(N_PLACES):
        n_held = s.n_fresh[place] + s.n_queue[place]
        for card in range(N_RANKS * place, N_RANKS * place + N_RANKS):
            for seat in range(s.n_seats):
                n_held += s.hand[seat, card] + (1 if s.laid[seat] == card + 1 else 0)
        n += 1 if n_held != box.cards[place] else 0
    for seat in range(s.n_seats):  # EP-17: six cards at every round's start
        short = 1 if s.laid[seat] > 0 else 0
        n += 1 if s.phase == DECIDING and s.n_hand[seat] + short != box.hand_size else 0
    return n + (1 if s.n_stars < 0 or s.n_stars > box.n_dice or n_stacks != s.n_stacks else 0)


@rule
def before(s: State, seat: int, move: int, notes: Row) -> None:
    notes[TOWN] = s.town
    notes[N_STARS] = s.n_stars


@rule
def after(box: Box, s: State, is_over: bool, notes: Row, tally: Row) -> None:
    tally[SHERIFFS] += 1 if notes[N_STARS] < s.n_stars == box.n_dice else 0  # not those of the last town
    tally[TOWNS] += 1 if is_over or s.town > notes[TOWN] else 0
    if is_over:
        for seat in range(s.n_seats):
            tally[MOST_NUGGETS] = max(tally[MOST_NUGGETS], s.nuggets[seat])
