"""What a greenhorn likes at El Paso: the tile it can hope for, and to be gone before the last dice."""

from __future__ import annotations

from posse.games.el_paso import moves as m
from posse.games.el_paso.box import Box
from posse.games.el_paso.places import CATTLE, N_PLACES, N_RANKS, N_VALUES, SALOON
from posse.games.el_paso.view import View


def liking(box: Box, v: View, move: int) -> float:
    if move < m.LEAVE:
        return raid(box, v, *divmod(move - m.LAY, N_RANKS))
    if move == m.LEAVE:
        return 20.0 if is_time_to_go(box, v) else -20.0
    if move < m.DONE:
        return 3.0 * gain(box, v, *divmod(move - m.KEEP, N_VALUES))
    if move == m.DONE:
        return 0.0
    place = move - m.DRAW
    return min(3, n_tiles(v, place)) - 1.5 * v.n_held[v.seat, place]


def raid(box: Box, v: View, place: int, rank: int) -> float:
    """The top tile, as likely as it is to be had; low cards where there is plenty, high ones where there is not."""
    top = next((value + 1 for value in range(N_VALUES) if v.stacks[N_VALUES * place + value]), 0)
    chance = 1.0
    if place in (SALOON, CATTLE):
        faces = box.sixes if place == SALOON else box.brands
        chance -= (1 - faces / (box.stars + box.brands + box.sixes)) ** (box.n_dice - v.n_stars)
    plenty = n_tiles(v, place) > 2
    return top * chance + (N_RANKS - rank if plenty else rank) / N_RANKS


def n_tiles(v: View, place: int) -> int:
    return sum(v.stacks[N_VALUES * place + value] for value in range(N_VALUES))


def is_time_to_go(box: Box, v: View) -> bool:
    """What the next roll puts at risk, against the tile it may bring."""
    free = box.n_dice - v.n_stars
    danger = (box.stars / (box.stars + box.brands + box.sixes)) ** free
    points = sum(v.loot[v.seat, N_VALUES * place + i] * (i + 1) for place in range(N_PLACES) for i in range(N_VALUES))
    best = max(raid(box, v, *divmod(card, N_RANKS)) for card in range(N_PLACES * N_RANKS) if v.hand[card])
    return danger * points > (1 - danger) * best


def gain(box: Box, v: View, place: int, value: int) -> float:
    """What a tile brings more in the next town than here."""
    here = box.rate[v.town] if box.has[v.town, place] else 1
    following = v.town + 1
    there = box.rate[following] if following < box.n_towns and box.has[following, place] else 1
    return (value + 1) * (1 / there - 1 / here)
