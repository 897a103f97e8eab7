"""Who may act, what they may do, and what it does: a legal/apply pair for each phase, in the order of a turn."""

from __future__ import annotations

from posse.engine.log import Log, moved, moved_n, say
from posse.engine.rule import rule
from posse.engine.struct import FloatGrid, Row

from .box import Box
from .cards import N_KINDS, N_OUTLAWS, PHOTO, WYATT_EARP
from .events import BANK as BANK_PLACE
from .events import BILL, DISCARDED, DISCARDS, HAND, HIT, KEPT, LAID, LETS_IT_BE, MISSED, POSTER, REWARD, ROW, TOOK
from .hands import end_hand, end_turn
from .memory import gain_openly, pick_is_shown, show
from .moves import ANSWER, CHOOSE, DISCARD, DRAW, KEEP, LAY, LET_IT_BE, MAX_LAID, PICK, PLAY_PHOTO, TAKE
from .piles import can_draw_two, draw_two, shoot, throw
from .sheriffs import apply_sheriff, free, hit, is_target, list_photo, list_plays, pick, throw_played
from .state import ANSWERING, CHOOSING, DRAWING, OVER, PICKING, PLAYING, State


@rule
def actors(box: Box, s: State) -> int:
    if s.phase == OVER:
        return 0
    if s.phase == ANSWERING:
        return 1 << s.target
    return 1 << s.active


@rule
def turn(box: Box, s: State) -> int:
    if s.phase == OVER:
        return -1
    if s.phase == ANSWERING:
        return s.target
    return s.active


@rule
def legal(box: Box, s: State, seat: int, moves: Row) -> int:
    if s.phase == ANSWERING:
        return legal_answering(s, seat, moves) if seat == s.target else 0
    if seat != s.active or s.phase == OVER:
        return 0
    if s.phase == DRAWING:
        return legal_drawing(s, moves)
    if s.phase == PLAYING:
        return legal_playing(box, s, seat, moves)
    if s.phase == CHOOSING:
        return legal_choosing(s, seat, moves)
    if s.phase == PICKING:
        return legal_picking(s, moves)
    return legal_found(box, s, seat, moves)


@rule
def apply(box: Box, s: State, seat: int, move: int, log: Log | None) -> None:
    if s.phase == DRAWING:
        apply_drawing(box, s, seat, move, log)
    elif s.phase == CHOOSING:
        hit(box, s, seat, (move - CHOOSE) // N_OUTLAWS, (move - CHOOSE) % N_OUTLAWS, log)
    elif s.phase == PICKING:
        pick(s, seat, move - PICK, log)
    elif s.phase == ANSWERING:
        apply_answering(box, s, seat, move, log)
    elif move == KEEP:
        s.found = 0
        s.phase = PLAYING
        say(log, KEPT, seat)
    elif move >= DISCARD:
        apply_discard(box, s, seat, move - DISCARD, log)
    elif move < PLAY_PHOTO:
        apply_lay(s, seat, (move - LAY) // MAX_LAID, (move - LAY) % MAX_LAID + 1, log)
    else:
        apply_sheriff(box, s, seat, move, log)


@rule
def legal_drawing(s: State, moves: Row) -> int:
    """WE-10: two cards from the draw pile (or the end of the hand, WE-12), or the top discard."""
    moves[0] = DRAW
    moves[1] = TAKE
    return 2 if s.top > 0 else 1


@rule
def apply_drawing(box: Box, s: State, seat: int, move: int, log: Log | None) -> None:
    if move == TAKE:
        kind = s.top - 1
        s.discards[kind] -= 1
        s.n_discards -= 1
        s.top = 0
        gain_openly(s, seat, kind)
        moved(log, TOOK, seat, kind, DISCARDS, HAND + seat)
    elif can_draw_two(s, 0):
        draw_two(s, seat, log)
        s.busy = 1
    else:  # WE-12, WE-72
        end_hand(box, s, 72, log)
        return
    s.phase = PLAYING


@rule
def legal_playing(box: Box, s: State, seat: int, moves: Row) -> int:
    """WE-20: outlaw cards, and one sheriff card a turn; and then the discard, WE-30."""
    n_hand = s.n_hand[seat]
    n = 0
    for outlaw in range(N_OUTLAWS):
        n = list_lays(box, s, seat, outlaw, n_hand, moves, n)
    if s.sheriff_played == 0:
        for kind in range(PHOTO, WYATT_EARP):
            n_listed = list_photo(s, kind - PHOTO, n_hand, moves, n)
            n = n_listed if s.hand[seat, kind] > 0 else n
        for kind in range(WYATT_EARP, N_KINDS):
            if s.hand[seat, kind] > 0:
                n = list_plays(box, s, seat, kind, n_hand, moves, n)
    for kind in range(N_KINDS):
        moves[n] = DISCARD + kind
        n += 1 if s.hand[seat, kind] > 0 else 0
    return n


@rule
def list_lays(box: Box, s: State, seat: int, outlaw: int, n_hand: int, moves: Row, n: int) -> int:
    """WE-21: the first of an outlaw in a hand are a set. WE-24: a card must be left to discard."""
    fewest = 1 if s.set_laid[outlaw] else box.set_size
    most = min(s.hand[seat, outlaw], n_hand - 1)
    moves[n] = LAY + MAX_LAID * outlaw + fewest - 1
    n += 1 if most >= fewest else 0
    for n_laid in range(fewest + 1, most + 1):
        moves[n] = LAY + MAX_LAID * outlaw + n_laid - 1
        n += 1
    return n


@rule
def apply_lay(s: State, seat: int, outlaw: int, n: int, log: Log | None) -> None:
    """WE-22: n cards laid together raise the reward by n - 1."""
    if s.found > 0:
        pick_is_shown(s, seat, outlaw)
    s.found = 0
    show(s, seat, outlaw, n)
    s.laid[seat, outlaw] += n
    s.set_laid[outlaw] = 1
    s.busy = 1
    s.phase = PLAYING
    moved_n(log, LAID, seat, n, outlaw, HAND + seat, ROW + N_OUTLAWS * seat + outlaw)
    if n > 1:
        s.poster[outlaw] += n - 1
        moved_n(log, REWARD, seat, n - 1, BILL, BANK_PLACE, POSTER + outlaw)


@rule
def legal_choosing(s: State, seat: int, moves: Row) -> int:
    """WE-41: the target is chosen after the hit."""
    n = 0
    for owner in range(s.n_seats):
        for outlaw in range(N_OUTLAWS):
            if is_target(s, seat, s.pending - 1, owner, outlaw):
                moves[n] = CHOOSE + N_OUTLAWS * owner + outlaw
                n += 1
    return n


@rule
def legal_picking(s: State, moves: Row) -> int:
    """WE-61: any card but a Wyatt Earp."""
    n = 0
    for kind in range(N_KINDS):
        if s.discards[kind] > 0 and kind != WYATT_EARP:
            moves[n] = PICK + kind
            n += 1
    return n


@rule
def legal_found(box: Box, s: State, seat: int, moves: Row) -> int:
    """WE-61: play what was found, even as a second sheriff card, or keep it."""
    kind = s.found - 1
    n_hand = s.n_hand[seat]
    moves[0] = KEEP
    if kind < N_OUTLAWS:
        return list_lays(box, s, seat, kind, n_hand, moves, 1)
    return list_plays(box, s, seat, kind, n_hand, moves, 1)


@rule
def legal_answering(s: State, seat: int, moves: Row) -> int:
    """WE-57: one Wyatt Earp, or let it be."""
    moves[0] = LET_IT_BE
    moves[1] = ANSWER
    return 2 if s.hand[seat, WYATT_EARP] > 0 else 1


@rule
def apply_answering(box: Box, s: State, seat: int, move: int, log: Log | None) -> None:
    s.phase = PLAYING
    if move == LET_IT_BE:
        say(log, LETS_IT_BE, seat)
    else:
        throw_played(s, seat, WYATT_EARP, log)
        if shoot(box, s, seat, log):
            say(log, HIT, seat)
            free(s, seat, s.covered, log)
        else:
            say(log, MISSED, seat)
    s.target = 0
    s.covered = 0


@rule
def apply_discard(box: Box, s: State, seat: int, kind: int, log: Log | None) -> None:
    """WE-30: exactly one card, face up, without effect; the turn ends."""
    show(s, seat, kind, 1)
    throw(s, kind)
    moved(log, DISCARDED, seat, kind, HAND + seat, DISCARDS)
    end_turn(box, s, log)


@rule
def payoff(box: Box, s: State, out: FloatGrid) -> None:
    """WE-90: most money wins. WE-91: a tie is decided by the duel."""
    most = 0
    for seat in range(s.n_seats):
        most = max(most, s.money[seat])
    for seat in range(s.n_seats):
        wins = s.winner == seat + 1 if s.winner else s.money[seat] == most
        out[0, seat] = 1.0 if wins else 0.0
        out[1, seat] = s.money[seat]
