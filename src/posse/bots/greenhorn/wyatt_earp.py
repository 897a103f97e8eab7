"""What a greenhorn likes at Wyatt Earp: likings above a discard are played first, those below it never."""

from __future__ import annotations

from typing import Any

from posse.games.wyatt_earp import moves as m
from posse.games.wyatt_earp.box import Box
from posse.games.wyatt_earp.cards import (
    BANK,
    GUN,
    HIDEOUT,
    N_KINDS,
    N_OUTLAWS,
    PHOTO,
    STAGECOACH,
    WANTED,
    WYATT_EARP,
)
from posse.games.wyatt_earp.reckoning import points
from posse.games.wyatt_earp.view import View

DISCARD = 30.0  # less what the card is worth
NEVER = 0.0


def liking(box: Box, v: View, move: int) -> float:
    if move <= m.TAKE:
        return 10.0 if move == m.DRAW or completes(box, v, v.top - 1) else 8.0
    if move < m.PLAY_PHOTO:  # more rather than fewer
        return 60.0 + 2 * ((move - m.LAY) % m.MAX_LAID)
    if move < m.ASK:
        return 55.0 if move < m.PLAY_BANK else shot(box, v, move)
    if move < m.ROB:
        return ask(box, v, *divmod(move - m.ASK, 2))
    if move < m.CHOOSE:
        uses = {m.ROB: 42.0, m.EARP_DRAW: 44.0, m.EARP_SEARCH: 44.0 if v.n_discards > 4 else NEVER, m.EARP_FREE: 50.0}
        return uses[move]
    if move < m.PICK:
        return target(box, v, *divmod(move - m.CHOOSE, N_OUTLAWS))
    if move < m.KEEP:
        return worth(box, v, move - m.PICK)
    if move < m.DISCARD:
        return {m.KEEP: 20.0, m.ANSWER: 10.0 if v.poster[v.covered] > 1 else NEVER, m.LET_IT_BE: 5.0}[move]
    return DISCARD - worth(box, v, move - m.DISCARD)


def has_row(v: View, outlaw: int) -> bool:
    return v.laid[v.seat, outlaw] + v.photo[v.seat, outlaw] > 0


def sp(box: Box, v: Any, seat: int, outlaw: int) -> int:
    """A view has the rows of a state under the same names, which is all that `points` reads."""
    return points(box, v, seat, outlaw)


def completes(box: Box, v: View, kind: int) -> bool:
    """Whether a card fills up a set, or joins a row of one's own."""
    outlaw = kind % N_OUTLAWS
    if kind >= 2 * N_OUTLAWS:
        return False
    if v.set_laid[outlaw]:
        return has_row(v, outlaw) or v.poster[outlaw] >= 4
    return kind < PHOTO and v.hand[outlaw] == box.set_size - 1


def shot(box: Box, v: View, move: int) -> float:
    """A Hideout wants a row that is worth covering; the others go to a row of one's own."""
    if move != m.PLAY_HIDEOUT:
        return 50.0
    rich = [
        v.poster[outlaw] * sp(box, v, seat, outlaw)
        for seat in range(v.n_seats)
        for outlaw in range(N_OUTLAWS)
        if seat != v.seat
    ]
    return 46.0 if max(rich) >= 24 else NEVER


def ask(box: Box, v: View, outlaw: int, way: int) -> float:
    """For what one collects, where it is known to be if it is known."""
    neighbour = (v.seat + (1 if way == m.LEFT else -1)) % v.n_seats
    if v.set_laid[outlaw] and (has_row(v, outlaw) or v.hand[outlaw]):
        found = 45.0
    elif v.hand[outlaw] >= box.set_size - 1:
        found = 47.0
    else:
        return NEVER
    return (
        found
        + (2.0 if v.known[neighbour, outlaw] else 0.0)
        - (1.0 if v.asked[neighbour, outlaw] > v.drawn[neighbour] else 0.0)
    )


def target(box: Box, v: View, seat: int, outlaw: int) -> float:
    """Where a card that has hit does most: at the dearest poster, where points are."""
    if v.pending - 1 in (BANK, GUN, STAGECOACH):
        return float(v.poster[outlaw] + (0 if v.hideout[seat, outlaw] else sp(box, v, seat, outlaw) // 4))
    if v.pending - 1 == WANTED:
        own = 3 if has_row(v, outlaw) or v.hand[outlaw] else 0
        return float(v.poster[outlaw] + own + (0 if v.hideout[seat, outlaw] else 1))
    return float(v.poster[outlaw] * (1 + sp(box, v, seat, outlaw)))


def worth(box: Box, v: View, kind: int) -> float:
    """How dear a card in hand is; pairs are kept together."""
    outlaw = kind % N_OUTLAWS
    reward = min(v.poster[outlaw], 9) / 3
    if kind < N_OUTLAWS:
        together = (0.0, 2.0, 6.0, 10.0)[min(3, v.hand[kind])]
        return together + reward + (3.0 if v.set_laid[outlaw] else 0.0) + (2.0 if has_row(v, outlaw) else 0.0)
    if kind < 2 * N_OUTLAWS:
        return 4.0 + reward + (4.0 if v.set_laid[outlaw] or v.hand[outlaw] > 1 else 0.0)
    spare = sum(v.hand[kind] for kind in range(N_OUTLAWS, N_KINDS)) - 3  # one a turn: many of them clog a hand
    return {WYATT_EARP: 9.0, HIDEOUT: 5.0, WANTED: 7.0}.get(kind, 6.5) - max(0, spare)
