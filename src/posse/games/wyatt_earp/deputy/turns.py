"""Turns: drawing, laying and discarding."""

from __future__ import annotations

from posse.engine.rule import rule
from posse.engine.struct import FloatRow, Row
from posse.games.wyatt_earp.box import Box
from posse.games.wyatt_earp.cards import N_KINDS, N_OUTLAWS
from posse.games.wyatt_earp.moves import ASK, DISCARD, DRAW, EARP_SEARCH, KEEP, LAY, MAX_LAID, PLAY_PHOTO, ROB
from posse.games.wyatt_earp.view import View

from .cards import KEPT, gain_worth, kind_worth, next_worth
from .going_out import going_out
from .plays import play_gain
from .posters import held_worth, hurt, standing, swing
from .targets import hit_chance

DRAW_WORTH = 0.8  # two cards from the pile
CLOGGED = 0.5  # each sheriff card above two: one a turn can be played
DANGER = 0.5  # how much of a discard's worth to the next seat counts
NEVER = -1000.0


@rule
def weigh_drawing(box: Box, v: View, moves: Row, n: int, likings: FloatRow, late: float, mean: float) -> None:
    ends = v.renewed > 0 and v.n_pile < 2
    for i in range(n):
        if moves[i] == DRAW:
            likings[i] = going_out(box, v, -1, 0, late, mean) if ends else DRAW_WORTH
        else:
            likings[i] = gain_worth(box, v, v.top - 1, late, mean)


@rule
def weigh_playing(box: Box, v: View, moves: Row, n: int, likings: FloatRow, late: float, mean: float) -> None:
    """Discards by what they give away; all else by what it adds to the best discard, which still follows."""
    n_hand = v.n_hand[v.seat]
    n_sheriffs = 0
    for kind in range(N_OUTLAWS, N_KINDS):
        n_sheriffs += v.hand[kind]
    clogged = CLOGGED * max(0, n_sheriffs - 2)
    danger = DANGER * hurt(v, (v.seat + 1) % v.n_seats, mean)
    best = NEVER
    for i in range(n):
        if moves[i] >= DISCARD:
            kind = moves[i] - DISCARD
            likings[i] = -kind_worth(box, v, kind, clogged, late, mean)
            likings[i] -= danger * max(0.0, next_worth(box, v, kind, late) - DRAW_WORTH)
            best = max(best, likings[i])
    if best == NEVER:  # something was found: no discard yet
        best = 0.0
    lays = 0.0
    for i in range(n):
        move = moves[i]
        if move < PLAY_PHOTO:
            outlaw = (move - LAY) // MAX_LAID
            count = (move - LAY) % MAX_LAID + 1
            gain = lay_gain(box, v, outlaw, count, late, mean)
            if n_hand - count == 1:
                gain += going_out(box, v, outlaw, count, late, mean)
            likings[i] = best + gain
            lays = max(lays, gain)
    if v.sheriff_played and not v.found:
        return
    chance = hit_chance(box, v)
    for i in range(n):
        move = moves[i]
        if move == KEEP:
            likings[i] = best
        elif PLAY_PHOTO <= move < DISCARD:
            likings[i] = best + play_gain(box, v, move, chance, late, mean)
            if ASK <= move <= EARP_SEARCH and move != ROB:  # what it brings can still be laid
                likings[i] += lays


@rule
def lay_gain(box: Box, v: View, outlaw: int, count: int, late: float, mean: float) -> float:
    """What laying so many now brings, against keeping all of them for later."""
    here = standing(box, v, v.seat, outlaw, mean)
    mine, best, second, total, cost = here
    bills = v.poster[outlaw]
    sp = 0 if v.hideout[v.seat, outlaw] else box.sp[outlaw]
    before = swing(box, mine, best, second, total, cost, bills, late)
    laid = count * sp
    now = swing(box, mine + laid, best, second, total + laid, cost, bills + count - 1, late)
    left = v.hand[outlaw] - count
    later = now
    if left > 0:
        laid = v.hand[outlaw] * sp
        later = swing(box, mine + laid, best, second, total + laid, cost, bills + count + left - 2, late)
    kept = held_worth(box, v, outlaw, v.hand[outlaw], here, late)
    return now + KEPT * (later - now) - before - KEPT * kept
