"""Who may act, what they may do, and what it does: a legal/apply pair for each phase."""

from __future__ import annotations

from posse.engine.log import Log, moved, moved_unseen
from posse.engine.rng import below
from posse.engine.rule import rule
from posse.engine.struct import FloatGrid, Row

from .box import Box
from .events import CARD, DREW, HAND, KEEPS, KEPT, LAID, LAYS, LOOT, PILE
from .leaving import leave, leave_next, settle
from .moves import DONE, DRAW, KEEP, LAY, LEAVE
from .places import N_CARDS, N_PLACES, N_RANKS, N_TILES
from .raids import end_round, next_to_decide, raid
from .state import DECIDING, KEEPING, OVER, REFILLING, State
from .towns import end_town


@rule
def actors(box: Box, s: State) -> int:
    if s.phase == REFILLING:  # EP-17: all who lack a card, in any order
        seats = 0
        for seat in range(s.n_seats):
            if s.n_hand[seat] < box.hand_size:
                seats |= 1 << seat
        return seats
    return 0 if s.phase == OVER else 1 << s.active


@rule
def turn(box: Box, s: State) -> int:
    if s.phase == REFILLING:  # EP-17: clockwise from the lookout
        for i in range(s.n_seats):
            seat = (s.lookout + i) % s.n_seats
            if s.n_hand[seat] < box.hand_size:
                return seat
    return -1 if s.phase == OVER else s.active


@rule
def legal(box: Box, s: State, seat: int, moves: Row) -> int:
    if s.phase == REFILLING:
        return legal_refill(box, s, seat, moves)
    if seat != s.active:
        return 0
    if s.phase == DECIDING:
        return legal_decide(s, seat, moves)
    if s.phase == KEEPING:
        return legal_keep(s, seat, moves)
    return 0


@rule
def apply(box: Box, s: State, seat: int, move: int, log: Log | None) -> None:
    if s.phase == DECIDING:
        apply_decide(box, s, seat, move, log)
    elif s.phase == REFILLING:
        apply_refill(box, s, seat, move - DRAW, log)
    else:
        apply_keep(box, s, seat, move, log)


@rule
def legal_decide(s: State, seat: int, moves: Row) -> int:
    """EP-11: any card of the hand, also for a place the town lacks (EP-15); or leave."""
    n = 0
    for card in range(N_CARDS):
        moves[n] = LAY + card
        n += s.hand[seat, card]
    moves[n] = LEAVE
    return n + 1


@rule
def apply_decide(box: Box, s: State, seat: int, move: int, log: Log | None) -> None:
    if move == LEAVE:
        s.in_town &= ~(1 << seat)
        s.left_now = 1
        if leave(box, s, seat, s.n_groups + 1, log) > 0:
            return
    else:
        card = move - LAY
        s.hand[seat, card] = 0
        s.n_hand[seat] -= 1
        s.laid[seat] = card + 1
        moved_unseen(log, LAYS, seat, CARD + card, HAND + seat, LAID + seat)
    decided(box, s, seat, log)


@rule
def decided(box: Box, s: State, seat: int, log: Log | None) -> None:
    """The next seat decides; after the last one the raid begins. EP-11: without anybody in town there is no roll."""
    following = next_to_decide(s, (seat - s.lookout + s.n_seats) % s.n_seats + 1)
    if following >= 0:
        s.active = following
        s.phase = DECIDING
        return
    s.n_groups += s.left_now  # EP-30: who leaves in one round is one group
    s.left_now = 0
    if s.in_town == 0:
        end_town(box, s, log)
    else:
        raid(box, s, log)


@rule
def legal_keep(s: State, seat: int, moves: Row) -> int:
    """EP-30: tiles one by one, or no more."""
    n = 0
    for tile in range(N_TILES):
        moves[n] = KEEP + tile
        n += 1 if s.loot[seat, tile] > 0 else 0
    moves[n] = DONE
    return n + 1


@rule
def apply_keep(box: Box, s: State, seat: int, move: int, log: Log | None) -> None:
    if move != DONE:
        tile = move - KEEP
        s.loot[seat, tile] -= 1
        s.n_loot[seat] -= 1
        s.kept[tile] += 1
        s.n_kept += 1
        moved(log, KEEPS, seat, tile, LOOT + seat, KEPT)
        if s.n_kept < s.limit and s.n_loot[seat] > 0:
            return
    settle(box, s, seat, log)
    if s.in_town == 0 and s.left_now == 0:  # the town was emptied
        leave_next(box, s, log)
    else:
        decided(box, s, seat, log)


@rule
def legal_refill(box: Box, s: State, seat: int, moves: Row) -> int:
    """EP-17: from any place that has a card."""
    n = 0
    if s.n_hand[seat] < box.hand_size:
        for place in range(N_PLACES):
            moves[n] = DRAW + place
            n += 1 if s.n_fresh[place] + s.n_queue[place] > 0 else 0
    return n


@rule
def apply_refill(box: Box, s: State, seat: int, place: int, log: Log | None) -> None:
    if s.n_fresh[place] > 0:
        moved_unseen(log, DREW, seat, CARD + draw_fresh(s, seat, place), PILE + place, HAND + seat)
    else:  # EP-16: all have seen which card it is
        card = N_RANKS * place + s.queue[place, 0] - 1
        s.n_queue[place] -= 1
        for i in range(s.n_queue[place]):
            s.queue[place, i] = s.queue[place, i + 1]
        s.queue[place, s.n_queue[place]] = 0
        s.hand[seat, card] = 1
        s.n_hand[seat] += 1
        s.known[seat, card] = 1
        moved(log, DREW, seat, CARD + card, PILE + place, HAND + seat)
    for other in range(s.n_seats):
        if s.n_hand[other] < box.hand_size:
            return
    end_round(box, s, log)


@rule
def draw_fresh(s: State, seat: int, place: int) -> int:
    """A card of a place's shuffled pile into the hand."""
    card = N_RANKS * place
    left = below(s, s.n_fresh[place])
    while left >= s.fresh[card]:
        left -= s.fresh[card]
        card += 1
    s.fresh[card] = 0
    s.n_fresh[place] -= 1
    s.hand[seat, card] = 1
    s.n_hand[seat] += 1
    return card


@rule
def payoff(box: Box, s: State, out: FloatGrid) -> None:
    """EP-51: most nuggets; equals share the win."""
    most = 0
    n_most = 0
    for seat in range(s.n_seats):
        out[1, seat] = s.nuggets[seat]
        most = max(most, s.nuggets[seat])
    for seat in range(s.n_seats):
        n_most += 1 if s.nuggets[seat] == most else 0
    for seat in range(s.n_seats):
        if s.nuggets[seat] == most:
            out[0, seat] = 1.0 / n_most
