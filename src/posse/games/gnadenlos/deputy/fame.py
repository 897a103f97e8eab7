"""Buying fame."""

from __future__ import annotations

from posse.engine.rule import rule
from posse.engine.struct import FloatRow, Row
from posse.games.gnadenlos.box import Box
from posse.games.gnadenlos.cards import N_COLUMNS
from posse.games.gnadenlos.moves import BUY
from posse.games.gnadenlos.view import View

from .adventurers import zone_of
from .market import LAST_VULTURE, chance, chance_of_ruin, exposure, loss, owed
from .pace import FEE, turns_left

SOON = 1.82  # notes more or fewer than expected till payday
HASTE = (0.0, 0.0, 0.0, -0.35, -0.21)  # to have fame rather than gold, by number of seats
HASTE_LATE = 0.56  # and when the end is near
ENDING = 0.8  # of the turns left: how surely the seat has another
FINAL = 0.42  # of the last payday's loss
ZONE = 0.57  # to stand where Card Sharps bring less
LEAD = 3.0  # spaces that make a lead safe
WIN = 12.0  # in spaces of fame
SURE = 0.35  # how likely a win has to be to end the game
IMPOSSIBLE = 99.0


@rule
def final(box: Box, v: View, seat: int, gold: int, fame: int) -> float:
    """Where a hat may end if the game ends now."""
    owes = owed(v, seat, 1)
    risk = chance_of_ruin(owes, gold)
    left = max(0.0, min(box.buy_last, gold - (1.0 - risk) * owes))
    fall = LAST_VULTURE if v.vultures[seat] + 1 >= box.vultures else min(box.fall, fame - 1)
    return fame - risk * fall + left


@rule
def chance_at_end(box: Box, v: View, gold: int, fame: int) -> float:
    """To win if the game ends now and the seat of the view has so much."""
    mine = final(box, v, v.seat, gold, fame)
    found = 1.0
    for other in range(v.n_seats):
        if other != v.seat:
            found *= chance((mine - final(box, v, other, v.gold[other], v.fame[other])) / LEAD)
    return found


@rule
def weigh_fame(box: Box, v: View, moves: Row, n: int, likings: FloatRow) -> None:
    seat = v.seat
    owes = owed(v, seat, 0)
    owes_now = owed(v, seat, 1)
    ending = v.n_seats / (v.n_seats + turns_left(box, v) * ENDING)
    haste = HASTE[v.n_seats] + HASTE_LATE * ending
    coming = FEE * (v.n_seats - 1) * v.n_seats
    waiting = -IMPOSSIBLE
    payday = exposure(box, v) * chance((v.n_market + coming - N_COLUMNS * v.n_seats) / SOON)
    for i in range(n):
        bought = moves[i] - BUY
        fame = v.fame[seat] + bought
        gold = v.gold[seat] - bought
        if fame >= box.goal:
            likings[i] = waiting + WIN * (chance_at_end(box, v, gold, fame) - SURE)
        else:
            likings[i] = haste * bought - ZONE * zone_of(box, fame)
            likings[i] -= payday * loss(box, v, owes, gold, fame)
            likings[i] -= ending * FINAL * loss(box, v, owes_now, gold, fame)
            likings[i] -= ending * max(0.0, gold - owes_now - box.buy_last)
            waiting = max(waiting, likings[i])
