"""Who may act, what they may do, and what it does: a legal/apply pair for each phase, in the order of play."""

from __future__ import annotations

from posse.engine.log import NOBODY, Log, moved, moved_n, moved_unseen, say, say_at
from posse.engine.rng import draw_one
from posse.engine.rule import rule
from posse.engine.struct import Row

from .box import Box
from .events import (
    AIMED,
    BANK,
    CHOSEN,
    COIN,
    DISCARD,
    DODGED,
    DRAWN,
    ENDED,
    HAND,
    HELD,
    HIT,
    LAID,
    MISSED,
    PAID,
    PASSED,
    PILE,
    PURSE,
    REVEALED,
    SHARED,
    SHOWN,
    STAKED,
    STRONGBOX,
    TURNED,
)
from .moves import HOLD, LAY, N_KINDS, SHOOT, SHOW_VEST, TAKE_IT, VEST
from .state import AIM, ANSWER, CHOOSE, OVER, State


@rule
def actors(box: Box, s: State) -> int:
    if s.phase == CHOOSE:  # SD-11: all at the same time
        seats = 0
        for seat in range(s.n_seats):
            if s.laid[seat] == 0:
                seats |= 1 << seat
        return seats
    if s.phase == AIM:
        return 1 << s.shooter
    if s.phase == ANSWER:  # SD-23: asked whatever it holds
        return 1 << s.target
    return 0


@rule
def turn(box: Box, s: State) -> int:
    if s.phase == CHOOSE:
        for seat in range(s.n_seats):
            if s.laid[seat] == 0:
                return seat
    if s.phase == AIM:
        return s.shooter
    if s.phase == ANSWER:
        return s.target
    return -1


@rule
def legal(box: Box, s: State, seat: int, moves: Row) -> int:
    if s.phase == CHOOSE:
        return legal_choose(s, seat, moves)
    if s.phase == AIM and seat == s.shooter:
        return legal_aim(s, seat, moves)
    if s.phase == ANSWER and seat == s.target:
        return legal_answer(s, seat, moves)
    return 0


@rule
def apply(box: Box, s: State, seat: int, move: int, log: Log | None) -> None:
    if s.phase == CHOOSE:
        apply_choose(box, s, seat, move, log)
    elif s.phase == AIM:
        apply_aim(box, s, seat, move, log)
    else:
        apply_answer(box, s, seat, move, log)


@rule
def legal_choose(s: State, seat: int, moves: Row) -> int:
    """SD-11: a card from the hand, once a round."""
    n = 0
    if s.laid[seat] == 0:
        for kind in range(N_KINDS):
            moves[n] = LAY + kind
            n += 1 if s.hand[seat, kind] > 0 else 0
    return n


@rule
def apply_choose(box: Box, s: State, seat: int, move: int, log: Log | None) -> None:
    kind = move - LAY
    s.hand[seat, kind] -= 1
    s.laid[seat] = kind + 1
    moved_unseen(log, CHOSEN, seat, kind, HAND + seat, LAID + seat)
    for other in range(s.n_seats):
        if s.laid[other] == 0:
            return
    showdown(box, s, log)


@rule
def showdown(box: Box, s: State, log: Log | None) -> None:
    """SD-12, SD-13: all cards are turned up together; the highest share the strongbox, what is over stays in it."""
    highest = -1
    n_highest = 0
    for seat in range(s.n_seats):
        kind = s.laid[seat] - 1
        shown(s, seat, kind)
        moved(log, REVEALED, seat, kind, LAID + seat, DISCARD)
        if box.value[kind] > highest:
            highest = box.value[kind]
            n_highest = 0
        if box.value[kind] == highest:
            n_highest += 1
    share = s.strongbox // n_highest
    for seat in range(s.n_seats):
        if box.value[s.laid[seat] - 1] == highest and share > 0:
            s.coins[seat] += share
            s.strongbox -= share
            moved_n(log, SHARED, seat, share, COIN, STRONGBOX, PURSE + seat)
        s.laid[seat] = 0
    s.phase = AIM


@rule
def shown(s: State, seat: int, kind: int) -> None:
    """A card of this seat is seen and discarded; if all knew it to hold one, that was it."""
    s.discard[kind] += 1
    if s.known[seat, kind] > 0:
        s.known[seat, kind] -= 1


@rule
def legal_aim(s: State, seat: int, moves: Row) -> int:
    """SD-20: at an opponent with a coin, while the pile has a card; or hold."""
    moves[0] = HOLD
    n = 1
    if s.n_pile > 0:
        for target in range(s.n_seats):
            if target != seat and s.coins[target] > 0:
                moves[n] = SHOOT + target
                n += 1
    return n


@rule
def apply_aim(box: Box, s: State, seat: int, move: int, log: Log | None) -> None:
    if move == HOLD:
        say(log, HELD, seat)
        end_round(box, s, log)
        return
    s.target = move - SHOOT
    say_at(log, AIMED, seat, PURSE + s.target)
    kind = draw_one(s, s.pile, s.n_pile)
    s.n_pile -= 1
    moved(log, TURNED, seat, kind, PILE, SHOWN)
    if box.hole[kind]:  # SD-22: the shooter keeps the card, and all know it
        s.hand[seat, kind] += 1
        s.known[seat, kind] += 1
        moved(log, HIT, seat, kind, SHOWN, HAND + seat)
        s.phase = ANSWER
    else:  # SD-21
        s.discard[kind] += 1
        moved(log, MISSED, seat, kind, SHOWN, DISCARD)
        end_round(box, s, log)


@rule
def legal_answer(s: State, seat: int, moves: Row) -> int:
    """SD-23: a vest, if there is one in hand; or take it."""
    moves[0] = TAKE_IT
    n = 1
    if s.hand[seat, VEST] > 0:
        moves[1] = SHOW_VEST
        n = 2
    return n


@rule
def apply_answer(box: Box, s: State, seat: int, move: int, log: Log | None) -> None:
    if move == SHOW_VEST:
        s.hand[seat, VEST] -= 1
        shown(s, seat, VEST)
        moved(log, DODGED, seat, VEST, HAND + seat, DISCARD)
    else:  # SD-24: the bounty, or all there is
        paid = min(box.bounty, s.coins[seat])
        s.coins[seat] -= paid
        s.coins[s.shooter] += paid
        moved_n(log, PAID, seat, paid, COIN, PURSE + seat, PURSE + s.shooter)
    end_round(box, s, log)


@rule
def end_round(box: Box, s: State, log: Log | None) -> None:
    """SD-30 … SD-32: the revolver moves on, hands are filled up, and a new stake is laid; or the game ends."""
    s.shooter = (s.shooter + 1) % s.n_seats
    s.target = 0
    say(log, PASSED, s.shooter)
    missing = 0
    for seat in range(s.n_seats):
        missing += max(0, box.hand_size - n_cards(s, seat))
    if missing > s.n_pile:
        s.phase = OVER
        say(log, ENDED, NOBODY)
        return
    for i in range(s.n_seats):
        seat = (s.shooter + i) % s.n_seats
        for _ in range(box.hand_size - n_cards(s, seat)):
            kind = draw_one(s, s.pile, s.n_pile)
            s.n_pile -= 1
            s.hand[seat, kind] += 1
            moved_unseen(log, DRAWN, seat, kind, PILE, HAND + seat)
    stake = min(box.stake, s.bank)
    s.bank -= stake
    s.strongbox += stake
    moved_n(log, STAKED, NOBODY, stake, COIN, BANK, STRONGBOX)
    s.phase = CHOOSE


@rule
def n_cards(s: State, seat: int) -> int:
    n = 0
    for kind in range(N_KINDS):
        n += s.hand[seat, kind]
    return n
