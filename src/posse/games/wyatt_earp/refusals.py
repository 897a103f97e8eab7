"""Why a move is refused: the number of the rule that forbids it, from what the seat knows."""

from __future__ import annotations

from typing import Any

from . import moves as m
from .box import Box
from .cards import BANK, GUN, HIDEOUT, N_OUTLAWS, PHOTO, STAGECOACH, WANTED, WYATT_EARP
from .piles import can_draw_two, can_shoot
from .sheriffs import is_target, n_targets
from .state import ANSWERING, CHOOSING, DRAWING, FOUND, OVER, PICKING
from .view import View


def why_not(box: Box, v: View, move: int) -> str | None:
    if v.phase == OVER or v.seat < 0:
        return "WE-90"
    if v.phase == ANSWERING:
        return _answering(v, move)
    if v.seat != v.active:
        return "WE-3"
    if v.phase == DRAWING:
        return None if move == m.DRAW or (move == m.TAKE and v.top > 0) else "WE-10"
    if v.phase == CHOOSING:
        return _choosing(v, move)
    if v.phase == PICKING:
        if not m.PICK <= move < m.KEEP or v.seen[move - m.PICK] == 0:
            return "WE-61"
        return "WE-61" if move - m.PICK == WYATT_EARP else None
    return _playing(box, v, move)


def _answering(v: View, move: int) -> str | None:
    if v.seat != v.target:
        return "WE-57"
    may = move == m.LET_IT_BE or (move == m.ANSWER and v.hand[WYATT_EARP] > 0)
    return None if may else "WE-57"


def _choosing(v: View, move: int) -> str | None:
    if not m.CHOOSE <= move < m.PICK:
        return "WE-41"
    seat, outlaw = divmod(move - m.CHOOSE, N_OUTLAWS)
    if seat < v.n_seats and is_target(_rows(v), v.seat, v.pending - 1, seat, outlaw):
        return None
    return {HIDEOUT: "WE-56", WANTED: "WE-54", WYATT_EARP: "WE-62", GUN: "WE-52"}.get(v.pending - 1, "WE-51")


def _playing(box: Box, v: View, move: int) -> str | None:
    """The play phase, and what was found by a search."""
    if move in (m.DRAW, m.TAKE):
        return "WE-10"
    if move == m.KEEP:
        return None if v.phase == FOUND else "WE-61"
    if move >= m.DISCARD:
        if v.phase == FOUND:
            return "WE-61"
        return None if v.hand[move - m.DISCARD] > 0 else "WE-30"
    if m.LAY <= move < m.PLAY_PHOTO:
        return _lay(box, v, move)
    if move >= m.CHOOSE:
        return {m.ANSWER: "WE-57", m.LET_IT_BE: "WE-57"}.get(move, "WE-41" if move < m.PICK else "WE-61")
    return _sheriff(v, move)


def _lay(box: Box, v: View, move: int) -> str | None:
    outlaw, n = divmod(move - m.LAY, m.MAX_LAID)
    n += 1
    if v.phase == FOUND and v.found - 1 != outlaw:
        return "WE-61"
    if v.hand[outlaw] < n:
        return "WE-20"
    if not v.set_laid[outlaw] and n < box.set_size:
        return "WE-21"
    return "WE-24" if v.n_hand[v.seat] - n < 1 else None


def _sheriff(v: View, move: int) -> str | None:
    kind = _kind_of(move)
    if v.hand[kind] == 0:
        return "WE-20"
    if v.phase == FOUND:
        if v.found - 1 != kind:
            return "WE-61"
    elif v.sheriff_played:
        return "WE-20"
    n_hand = v.n_hand[v.seat]
    s = _rows(v)
    if move == m.EARP_DRAW:
        return None if can_draw_two(s, 1) else "WE-60"
    if move == m.EARP_SEARCH:
        return None if v.n_discards > v.seen[WYATT_EARP] else "WE-61"
    if n_hand < 2:
        return "WE-24"
    if m.PLAY_PHOTO <= move < m.PLAY_BANK:
        return None if v.set_laid[kind - PHOTO] else "WE-50"
    if m.ASK <= move < m.ROB:
        return "WE-53" if v.n_seats == 2 and (move - m.ASK) % 2 == m.RIGHT else None
    if not can_shoot(s, 1 if kind in (WANTED, WYATT_EARP) else 0):
        return "WE-42"
    return None if n_targets(s, v.seat, kind) > 0 else "WE-41"


def _kind_of(move: int) -> int:
    if m.PLAY_PHOTO <= move < m.PLAY_BANK:
        return PHOTO + move - m.PLAY_PHOTO
    if m.PLAY_BANK <= move < m.ASK:
        return (BANK, GUN, HIDEOUT, STAGECOACH)[move - m.PLAY_BANK]
    return WANTED if move <= m.ROB else WYATT_EARP


def _rows(v: View) -> Any:
    """A view has the rows and the counts of a state under the same names, which is all that these rules read."""
    return v
