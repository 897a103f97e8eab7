"""The sheriff cards: WE-40 … WE-62. When each may be played, where it may go, and what it does."""

from __future__ import annotations

from posse.engine.log import PRIVATE, Log, moved, moved_n, moved_unseen, say, say_n, say_n_at, tell
from posse.engine.rule import rule
from posse.engine.struct import Row

from .box import Box
from .cards import BANK, GUN, HIDEOUT, N_KINDS, N_OUTLAWS, PHOTO, STAGECOACH, WANTED, WYATT_EARP
from .events import (
    ASIDE,
    ASKED,
    BILL,
    COVERED,
    DEPOSED,
    DISCARDS,
    DROPPED,
    FREED,
    GAVE,
    HAND,
    HIT,
    LOOKED,
    MISSED,
    PICKED,
    PLACED,
    PLAYED,
    POSTER,
    REWARD,
    ROBBED,
    ROW,
    SEARCHES,
    VAIN,
)
from .events import BANK as BANK_PLACE
from .memory import asked_in_vain, gain_openly, look_through, pick_is_shown, pick_unseen, show
from .moves import (
    ASK,
    EARP_DRAW,
    EARP_FREE,
    EARP_SEARCH,
    LEFT,
    PLAY_BANK,
    PLAY_GUN,
    PLAY_HIDEOUT,
    PLAY_PHOTO,
    PLAY_STAGECOACH,
    ROB,
)
from .piles import can_draw_two, can_shoot, draw_two, shoot, throw
from .state import ANSWERING, CHOOSING, FOUND, PICKING, PLAYING, State


@rule
def is_row(s: State, seat: int, outlaw: int) -> bool:
    """WE-51: cards lie there that a sheriff card can join."""
    return s.laid[seat, outlaw] + s.photo[seat, outlaw] > 0


@rule
def is_target(s: State, seat: int, kind: int, owner: int, outlaw: int) -> bool:
    """Whether a sheriff card played by `seat` may go to this row."""
    if kind == HIDEOUT:  # WE-56: an uncovered row of an opponent
        return owner != seat and is_row(s, owner, outlaw) and s.hideout[owner, outlaw] == 0
    if kind == WANTED:  # WE-54: an outlaw card of an opponent
        return owner != seat and s.laid[owner, outlaw] > 0
    if owner != seat:
        return False
    if kind == WYATT_EARP:  # WE-62: a covered row of one's own
        return s.hideout[owner, outlaw] > 0
    if kind == GUN:  # WE-52: no outlaw of the same name as the present fastest gun, whoever owns that row
        for other in range(s.n_seats):
            if s.gun[other, outlaw] > 0:
                return False
    return is_row(s, owner, outlaw)  # WE-51


@rule
def n_targets(s: State, seat: int, kind: int) -> int:
    n = 0
    for owner in range(s.n_seats):
        for outlaw in range(N_OUTLAWS):
            n += 1 if is_target(s, seat, kind, owner, outlaw) else 0
    return n


@rule
def has_target(s: State, seat: int, kind: int) -> bool:
    """Whether `n_targets` is not 0. It is asked for cards in hand before every play: loops without a branch."""
    found = 0
    if kind == HIDEOUT:
        for owner in range(s.n_seats):
            for outlaw in range(N_OUTLAWS):
                found |= (s.laid[owner, outlaw] + s.photo[owner, outlaw]) * (
                    1 - s.hideout[owner, outlaw] if owner != seat else 0
                )
    elif kind == WANTED:
        for owner in range(s.n_seats):
            for outlaw in range(N_OUTLAWS):
                found |= s.laid[owner, outlaw] if owner != seat else 0
    elif kind == WYATT_EARP:
        for outlaw in range(N_OUTLAWS):
            found |= s.hideout[seat, outlaw]
    elif kind == GUN:
        found = n_targets(s, seat, kind)
    else:
        for outlaw in range(N_OUTLAWS):
            found |= s.laid[seat, outlaw] + s.photo[seat, outlaw]
    return found > 0


@rule
def list_plays(box: Box, s: State, seat: int, kind: int, n_hand: int, moves: Row, n: int) -> int:
    """Write how a sheriff card of this kind, in a hand of `n_hand`, may be played; returns how many are listed now.

    WE-24: somebody who plays must be certain to have a card left to discard.
    """
    if kind < WYATT_EARP:
        return list_photo(s, kind - PHOTO, n_hand, moves, n)
    if kind == WANTED:
        return list_wanted(s, seat, n_hand, moves, n)
    if kind == WYATT_EARP:
        return list_earp(s, seat, n_hand, moves, n)
    # WE-41, WE-42: a shot must be possible, and a target there.
    moves[n] = play_of(kind)
    return n + (1 if n_hand >= 2 and can_shoot(s, 0) and has_target(s, seat, kind) else 0)


@rule
def list_photo(s: State, outlaw: int, n_hand: int, moves: Row, n: int) -> int:
    """WE-50: a photo, once a set of its outlaw has been laid."""
    moves[n] = PLAY_PHOTO + outlaw
    return n + (1 if s.set_laid[outlaw] > 0 and n_hand >= 2 else 0)


@rule
def list_wanted(s: State, seat: int, n_hand: int, moves: Row, n: int) -> int:
    if n_hand >= 2:  # WE-53; with two seats there is but one way to ask
        for outlaw in range(N_OUTLAWS):
            for way in range(2 if s.n_seats > 2 else 1):
                moves[n] = ASK + 2 * outlaw + way
                n += 1
        if can_shoot(s, 1) and has_target(s, seat, WANTED):  # WE-54
            moves[n] = ROB
            n += 1
    return n


@rule
def list_earp(s: State, seat: int, n_hand: int, moves: Row, n: int) -> int:
    moves[n] = EARP_DRAW  # WE-60
    n += 1 if can_draw_two(s, 1) else 0
    moves[n] = EARP_SEARCH  # WE-61
    n += 1 if s.n_discards > s.discards[WYATT_EARP] else 0
    moves[n] = EARP_FREE  # WE-62
    return n + (1 if n_hand >= 2 and can_shoot(s, 1) and has_target(s, seat, WYATT_EARP) else 0)


@rule
def play_of(kind: int) -> int:
    """The move that plays a card which needs a hit."""
    if kind == BANK:
        return PLAY_BANK
    if kind == GUN:
        return PLAY_GUN
    if kind == HIDEOUT:
        return PLAY_HIDEOUT
    return PLAY_STAGECOACH


@rule
def apply_sheriff(box: Box, s: State, seat: int, move: int, log: Log | None) -> None:
    """A sheriff card is played from the hand."""
    s.sheriff_played = 1
    if s.found > 0:
        pick_is_shown(s, seat, s.found - 1)
    s.found = 0
    s.phase = PLAYING
    s.busy = 1
    if move < PLAY_BANK:
        play_photo(box, s, seat, move - PLAY_PHOTO, log)
    elif move == PLAY_BANK:
        play_for_a_hit(box, s, seat, BANK, log)
    elif move == PLAY_GUN:
        play_for_a_hit(box, s, seat, GUN, log)
    elif move == PLAY_HIDEOUT:
        play_for_a_hit(box, s, seat, HIDEOUT, log)
    elif move == PLAY_STAGECOACH:
        play_for_a_hit(box, s, seat, STAGECOACH, log)
    elif move < ROB:
        throw_played(s, seat, WANTED, log)
        ask(s, seat, (move - ASK) // 2, (move - ASK) % 2, log)
    elif move == ROB:
        throw_played(s, seat, WANTED, log)
        shoot_for_a_target(box, s, seat, WANTED, log)
    elif move == EARP_DRAW:  # WE-60
        throw_played(s, seat, WYATT_EARP, log)
        draw_two(s, seat, log)
    elif move == EARP_SEARCH:
        throw_played(s, seat, WYATT_EARP, log)
        search(s, seat, log)
    else:
        throw_played(s, seat, WYATT_EARP, log)
        shoot_for_a_target(box, s, seat, WYATT_EARP, log)


@rule
def throw_played(s: State, seat: int, kind: int, log: Log | None) -> None:
    """WE-43: Most Wanted and Wyatt Earp go onto the discard pile before their shot or search."""
    show(s, seat, kind, 1)
    throw(s, kind)
    moved(log, PLAYED, seat, kind, HAND + seat, DISCARDS)


@rule
def raise_reward(s: State, seat: int, outlaw: int, n: int, log: Log | None) -> None:
    if n > 0:
        s.poster[outlaw] += n
        moved_n(log, REWARD, seat, n, BILL, BANK_PLACE, POSTER + outlaw)


@rule
def play_photo(box: Box, s: State, seat: int, outlaw: int, log: Log | None) -> None:
    """WE-50: it joins the player's row, or lies alone and is then a row."""
    show(s, seat, PHOTO + outlaw, 1)
    s.photo[seat, outlaw] += 1
    moved(log, PLACED, seat, PHOTO + outlaw, HAND + seat, ROW + N_OUTLAWS * seat + outlaw)
    raise_reward(s, seat, outlaw, box.reward[PHOTO + outlaw], log)


@rule
def play_for_a_hit(box: Box, s: State, seat: int, kind: int, log: Log | None) -> None:
    """WE-40, WE-43: the card waits aside until the shot is known; after a miss it lies above the card shown."""
    show(s, seat, kind, 1)
    moved(log, PLAYED, seat, kind, HAND + seat, ASIDE)
    s.pending = kind + 1
    if shoot(box, s, seat, log):
        say(log, HIT, seat)
        choose_or_take(box, s, seat, log)
    else:
        s.pending = 0
        throw(s, kind)
        moved(log, MISSED, seat, kind, ASIDE, DISCARDS)


@rule
def shoot_for_a_target(box: Box, s: State, seat: int, kind: int, log: Log | None) -> None:
    """WE-54, WE-62: as above, with the card on the discard pile already."""
    if shoot(box, s, seat, log):
        say(log, HIT, seat)
        s.pending = kind + 1
        choose_or_take(box, s, seat, log)
    else:
        say(log, MISSED, seat)


@rule
def choose_or_take(box: Box, s: State, seat: int, log: Log | None) -> None:
    """WE-44: a single target is taken by itself."""
    kind = s.pending - 1
    if n_targets(s, seat, kind) > 1:
        s.phase = CHOOSING
        return
    for owner in range(s.n_seats):
        for outlaw in range(N_OUTLAWS):
            if s.pending > 0 and is_target(s, seat, kind, owner, outlaw):
                hit(box, s, seat, owner, outlaw, log)


@rule
def hit(box: Box, s: State, seat: int, owner: int, outlaw: int, log: Log | None) -> None:
    """The effect of the pending card on its target."""
    kind = s.pending - 1
    s.pending = 0
    s.phase = PLAYING
    row = ROW + N_OUTLAWS * owner + outlaw
    if kind == WANTED:
        rob(s, seat, owner, outlaw, log)
    elif kind == WYATT_EARP:
        free(s, owner, outlaw, log)
    elif kind == HIDEOUT:
        s.hideout[owner, outlaw] = 1
        moved(log, COVERED, seat, HIDEOUT, ASIDE, row)
        # WE-57: the owner is asked whatever it holds; not only where all can see that there is no answer.
        if s.n_hand[owner] > 0 and can_shoot(s, 1):
            s.phase = ANSWERING
            s.target = owner
            s.covered = outlaw
    else:
        if kind == BANK:
            s.bank[owner, outlaw] += 1
        elif kind == STAGECOACH:
            s.coach[owner, outlaw] += 1
        else:
            depose(s, seat, log)
            s.gun[owner, outlaw] = 1
        moved(log, PLACED, seat, kind, ASIDE, row)
        raise_reward(s, seat, outlaw, box.reward[kind], log)


@rule
def depose(s: State, seat: int, log: Log | None) -> None:
    """WE-52: a new fastest gun sends the old one, anyone's, to the discard pile; its reward stays."""
    for owner in range(s.n_seats):
        for outlaw in range(N_OUTLAWS):
            if s.gun[owner, outlaw] > 0:
                s.gun[owner, outlaw] = 0
                throw(s, GUN)
                moved(log, DEPOSED, owner, GUN, ROW + N_OUTLAWS * owner + outlaw, DISCARDS)


@rule
def rob(s: State, seat: int, owner: int, outlaw: int, log: Log | None) -> None:
    """WE-54, WE-55: an outlaw card into the hand; what is left without outlaw or photo is dropped."""
    row = ROW + N_OUTLAWS * owner + outlaw
    s.laid[owner, outlaw] -= 1
    gain_openly(s, seat, outlaw)
    moved(log, ROBBED, seat, outlaw, row, HAND + seat)
    if is_row(s, owner, outlaw):
        return
    drop(s, owner, BANK, s.bank[owner, outlaw], row, log)
    drop(s, owner, GUN, s.gun[owner, outlaw], row, log)
    drop(s, owner, STAGECOACH, s.coach[owner, outlaw], row, log)
    drop(s, owner, HIDEOUT, s.hideout[owner, outlaw], row, log)
    s.bank[owner, outlaw] = 0
    s.gun[owner, outlaw] = 0
    s.coach[owner, outlaw] = 0
    s.hideout[owner, outlaw] = 0


@rule
def drop(s: State, owner: int, kind: int, n: int, row: int, log: Log | None) -> None:
    for _ in range(n):
        throw(s, kind)
    if n > 0:
        moved_n(log, DROPPED, owner, n, kind, row, DISCARDS)


@rule
def free(s: State, owner: int, outlaw: int, log: Log | None) -> None:
    """WE-62: the Hideout goes to the discard pile."""
    s.hideout[owner, outlaw] = 0
    throw(s, HIDEOUT)
    moved(log, FREED, owner, HIDEOUT, ROW + N_OUTLAWS * owner + outlaw, DISCARDS)


@rule
def ask(s: State, seat: int, outlaw: int, way: int, log: Log | None) -> None:
    """WE-53: the first seat in that direction that holds such a card hands one over; all see who holds none."""
    step = 1 if way == LEFT else s.n_seats - 1
    other = seat
    for _ in range(s.n_seats - 1):
        other = (other + step) % s.n_seats
        say_n_at(log, ASKED, seat, outlaw, HAND + other)
        if s.hand[other, outlaw] > 0:
            show(s, other, outlaw, 1)
            gain_openly(s, seat, outlaw)
            moved(log, GAVE, other, outlaw, HAND + other, HAND + seat)
            return
        asked_in_vain(s, other, outlaw)
        say_n(log, VAIN, other, outlaw)


@rule
def search(s: State, seat: int, log: Log | None) -> None:
    """WE-61: the discard pile is taken up; only the searcher sees what lies there."""
    say(log, SEARCHES, seat)
    for kind in range(N_KINDS):
        if s.discards[kind] > 0:
            tell(log, LOOKED, seat, kind, s.discards[kind], DISCARDS, DISCARDS, PRIVATE | 1 << seat)
    look_through(s, seat)
    s.phase = PICKING


@rule
def pick(s: State, seat: int, kind: int, log: Log | None) -> None:
    """WE-61: the card is in the hand, and the next thing is to play it or to keep it, unseen."""
    pick_unseen(s, seat, kind)
    s.found = kind + 1
    moved_unseen(log, PICKED, seat, kind, DISCARDS, HAND + seat)
    s.phase = FOUND
