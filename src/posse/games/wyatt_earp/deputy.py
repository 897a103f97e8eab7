"""A deputy's habits at Wyatt Earp.

Everything is counted in bills: what a poster is likely to bring this seat, less what it brings the others, who count
the more the richer they are. A card in hand is worth what it would add to that.
"""

from __future__ import annotations

from typing import Any

from posse.engine.habits import Habits
from posse.engine.rule import rule
from posse.engine.struct import FloatGrid, FloatRow, Row
from posse.games.wyatt_earp.box import Box
from posse.games.wyatt_earp.cards import BANK, GUN, HIDEOUT, N_KINDS, N_OUTLAWS, PHOTO, STAGECOACH, WANTED, WYATT_EARP
from posse.games.wyatt_earp.moves import (
    ANSWER,
    ASK,
    CHOOSE,
    DISCARD,
    DRAW,
    EARP_DRAW,
    EARP_SEARCH,
    KEEP,
    LAY,
    LEFT,
    MAX_LAID,
    PICK,
    PLAY_BANK,
    PLAY_GUN,
    PLAY_HIDEOUT,
    PLAY_PHOTO,
    PLAY_STAGECOACH,
    ROB,
)
from posse.games.wyatt_earp.reckoning import points
from posse.games.wyatt_earp.state import ANSWERING, CHOOSING, DRAWING, PICKING, State
from posse.games.wyatt_earp.view import View

WIDTH = 8.0  # a lead of so many points is safe, early in a hand
LATE_FROM = 3.5  # a hand nears its end when a seat holds fewer cards than this
RICHER = 0.07  # how much more an opponent counts for every bill above the others
KEPT = 0.5  # what is not laid now is worth so much of what it would bring
HELD = 0.75  # and a card that is held or gained
THIRD = 0.12  # what a third seat takes from this one's share of a poster
PAIR = 0.4  # chance that two become a set
SINGLE = 0.1  # that one does
LONE_PHOTO = 0.35  # chance for a photo whose outlaw has no set yet
PHOTO_WITH = 0.15  # and more with every card of that outlaw in hand
DRAW_WORTH = 0.8  # two cards from the pile
EARP_WORTH = 1.0  # a Wyatt Earp in hand
WANTED_WORTH = 0.7  # a Most Wanted
LESS_LATE = 0.5  # what both lose until the end of a hand
HIDEOUT_WORTH = 1.5  # a Hideout, between two seats; less where more share the harm. It is not shot for less early
SHOT_WORTH = 0.35  # a card that needs a hit and goes to a row of one's own
SHOT_KEPT = 0.2  # it is not shot for less
EARP_DRAWS = 1.1  # what two cards more are worth in the middle of a turn
SEARCH_MORE = 0.2  # what is found may be played at once
CLOGGED = 0.5  # each sheriff card above two: one a turn can be played
DANGER = 0.5  # how much of a discard's worth to the next seat counts
OTHERS = 0.4  # what a bill for another costs that seat
HELD_CARD = 0.5  # what an opponent's card in hand would still bring, if the hand went on
WON = 15.0  # a game decided, in bills
TAKEN = 0.2  # a card is asked for the rather of those whose money hurts
NEVER = -1000.0
EDGE = 0.1  # doublings of the chance to win for every bill ahead
EDGE_AT_GOAL = 0.08  # and more of them for every seat, when the richest is at the goal


@rule
def weigh(box: Box, v: View, moves: Row, n: int, likings: FloatRow) -> None:
    late = lateness(v)
    mean = mean_of_others(v)
    if v.phase == DRAWING:
        weigh_drawing(box, v, moves, n, likings, late, mean)
    elif v.phase == CHOOSING:
        for i in range(n):
            place = moves[i] - CHOOSE
            likings[i] = target_worth(box, v, v.pending - 1, place // N_OUTLAWS, place % N_OUTLAWS, late, mean)
    elif v.phase == PICKING:
        for i in range(n):
            likings[i] = gain_worth(box, v, moves[i] - PICK, late, mean)
    elif v.phase == ANSWERING:
        freed = hit_chance(box, v) * freed_worth(box, v, v.covered, late, mean)
        for i in range(n):
            likings[i] = freed - EARP_WORTH * (1.0 - late) if moves[i] == ANSWER else 0.0
    else:
        weigh_playing(box, v, moves, n, likings, late, mean)


@rule
def lateness(v: View) -> float:
    """0 … 1: how near the end of the hand is."""
    fewest = v.n_hand[0]
    for seat in range(1, v.n_seats):
        fewest = min(fewest, v.n_hand[seat])
    late = 1.0 - fewest / LATE_FROM
    if v.renewed:
        late = max(late, 1.0 - v.n_pile / (4.0 * v.n_seats))
    return max(0.0, late)


@rule
def mean_of_others(v: View) -> float:
    total = 0
    for seat in range(v.n_seats):
        total += v.money[seat] if seat != v.seat else 0
    return total / (v.n_seats - 1)


@rule
def hurt(v: View, seat: int, mean: float) -> float:
    """What a bill for an opponent costs this seat."""
    return max(0.0, 1.0 + RICHER * (v.money[seat] - mean)) / (v.n_seats - 1)


# One poster


@rule
def row_points(box: Box, v: Any, seat: int, outlaw: int) -> int:
    """A view has the rows of a state under the same names, which is all that `points` reads."""
    return points(box, v, seat, outlaw)


@rule
def standing(box: Box, v: View, seat: int, outlaw: int, mean: float) -> tuple[int, int, int, int, float]:
    """The points a seat has here, the most and second most of the others, those of all, and what a bill for the best of
    the others costs."""
    own = row_points(box, v, seat, outlaw)
    total = own
    best = -1
    second = -1
    leader = 0
    for other in range(v.n_seats):
        if other != seat:
            sp = row_points(box, v, other, outlaw)
            total += sp
            if sp > best:
                second = best
                best = sp
                leader = other
            else:
                second = max(second, sp)
    return own, best, second, total, hurt(v, leader, mean)


@rule
def swing(box: Box, mine: int, best: int, second: int, total: int, cost: float, bills: int, late: float) -> float:
    """What a poster may bring, against what it costs when the best of the others has it."""
    if mine == 0 and best == 0:
        return 0.0
    lead = mine - best
    share = 0.0
    if mine > 0:
        share = (1.0 - late) * min(1.0, max(0.0, 0.5 + 0.5 * lead / WIDTH))
        if lead >= box.alone_from:
            share += late
        elif lead > -box.alone_from:
            share += late * (0.5 + 0.02 * lead)
            if second > 0 and second > max(mine, best) - box.alone_from:
                share -= THIRD
    paid = 1.0 if total >= box.paid_from else (1.0 - late) * total / box.paid_from
    return bills * paid * (share - cost * (1.0 - share))


@rule
def n_unseen(box: Box, v: View, kind: int) -> int:
    """Cards of an outlaw that may still come: in the pile, or in hands that nobody has seen them go to."""
    n = box.copies[kind] - v.hand[kind] - v.seen[kind]
    for seat in range(v.n_seats):
        n -= v.laid[seat, kind]
        n -= v.known[seat, kind] if seat != v.seat else 0
    return n


@rule
def held_worth(
    box: Box, v: View, outlaw: int, count: int, mine: int, best: int, second: int, total: int, cost: float, late: float
) -> float:
    """What so many cards of an outlaw in hand will bring."""
    if count == 0:
        return 0.0
    bills = v.poster[outlaw]
    before = swing(box, mine, best, second, total, cost, bills, late)
    if v.set_laid[outlaw] or count >= box.set_size:
        sp = 0 if v.hideout[v.seat, outlaw] else count * box.sp[outlaw]
        return swing(box, mine + sp, best, second, total + sp, cost, bills + count - 1, late) - before
    sp = box.set_size * box.sp[outlaw]
    whole = swing(box, mine + sp, best, second, total + sp, cost, bills + box.set_size - 1, late) - before
    left = n_unseen(box, v, outlaw) / box.copies[outlaw]
    return whole * (PAIR if count == box.set_size - 1 else SINGLE * left) * left * (1.0 - late)


@rule
def outlaw_worth(box: Box, v: View, outlaw: int, count: int, late: float, mean: float) -> float:
    """What the last of so many cards adds."""
    mine, best, second, total, cost = standing(box, v, v.seat, outlaw, mean)
    worth = held_worth(box, v, outlaw, count, mine, best, second, total, cost, late)
    return HELD * (worth - held_worth(box, v, outlaw, count - 1, mine, best, second, total, cost, late))


@rule
def added_worth(box: Box, v: View, outlaw: int, sp: int, bills: int, late: float, mean: float) -> float:
    """What points and bills would bring that are added to a row of one's own."""
    mine, best, second, total, cost = standing(box, v, v.seat, outlaw, mean)
    if v.hideout[v.seat, outlaw]:
        sp = 0
    before = swing(box, mine, best, second, total, cost, v.poster[outlaw], late)
    return swing(box, mine + sp, best, second, total + sp, cost, v.poster[outlaw] + bills, late) - before


@rule
def has_row(v: View, seat: int, outlaw: int) -> bool:
    return v.laid[seat, outlaw] + v.photo[seat, outlaw] > 0


@rule
def shot_worth(box: Box, v: View, kind: int, late: float, mean: float) -> float:
    """The best place for a card that needs a hit and goes to a row of one's own; -1: there is none."""
    best = -1.0
    for outlaw in range(N_OUTLAWS):
        if has_row(v, v.seat, outlaw) and (kind != GUN or not has_gun(v, outlaw)):
            best = max(best, added_worth(box, v, outlaw, box.sp[kind], box.reward[kind], late, mean))
    return best


@rule
def has_gun(v: View, outlaw: int) -> bool:
    n = 0
    for seat in range(v.n_seats):
        n += v.gun[seat, outlaw]
    return n > 0


@rule
def covered_worth(box: Box, v: View, owner: int, outlaw: int, late: float, mean: float) -> float:
    """What covering this row brings."""
    lost = row_points(box, v, owner, outlaw)
    return robbed_worth(box, v, owner, outlaw, lost, 0, 0, late, mean)


@rule
def best_cover(box: Box, v: View, late: float, mean: float) -> float:
    best = 0.0
    for seat in range(v.n_seats):
        for outlaw in range(N_OUTLAWS):
            if seat != v.seat and has_row(v, seat, outlaw) and v.hideout[seat, outlaw] == 0:
                best = max(best, covered_worth(box, v, seat, outlaw, late, mean))
    return best


@rule
def robbed_worth(
    box: Box, v: View, owner: int, outlaw: int, lost: int, won: int, bills: int, late: float, mean: float
) -> float:
    """What it brings when an opponent's row loses points, and one's own wins some."""
    mine, best, second, total, cost = standing(box, v, v.seat, outlaw, mean)
    before = swing(box, mine, best, second, total, cost, v.poster[outlaw], late)
    best = -1
    second = -1
    for seat in range(v.n_seats):
        if seat != v.seat:
            sp = row_points(box, v, seat, outlaw) - (lost if seat == owner else 0)
            if sp > best:
                second = best
                best = sp
                cost = hurt(v, seat, mean)
            else:
                second = max(second, sp)
    total += won - lost
    return swing(box, mine + won, best, second, total, cost, v.poster[outlaw] + bills, late) - before


@rule
def freed_worth(box: Box, v: View, outlaw: int, late: float, mean: float) -> float:
    """What a covered row of one's own brings when it counts again."""
    sp = v.laid[v.seat, outlaw] * box.sp[outlaw] + v.photo[v.seat, outlaw] * box.sp[PHOTO + outlaw]
    sp += v.bank[v.seat, outlaw] * box.sp[BANK] + v.gun[v.seat, outlaw] * box.sp[GUN]
    sp += v.coach[v.seat, outlaw] * box.sp[STAGECOACH]
    _, best, second, total, cost = standing(box, v, v.seat, outlaw, mean)
    bills = v.poster[outlaw]
    before = swing(box, 0, best, second, total, cost, bills, late)
    return swing(box, sp, best, second, total + sp, cost, bills, late) - before


@rule
def target_worth(box: Box, v: View, kind: int, owner: int, outlaw: int, late: float, mean: float) -> float:
    """What a card that has hit does here."""
    if kind == HIDEOUT:
        return covered_worth(box, v, owner, outlaw, late, mean)
    if kind == WANTED:
        return loot_worth(box, v, owner, outlaw, late, mean)
    if kind == WYATT_EARP:
        return freed_worth(box, v, outlaw, late, mean)
    return added_worth(box, v, outlaw, box.sp[kind], box.reward[kind], late, mean)


@rule
def loot_worth(box: Box, v: View, owner: int, outlaw: int, late: float, mean: float) -> float:
    """What an outlaw card out of this row brings, laid with those in hand."""
    sp = box.sp[outlaw]
    lost = 0 if v.hideout[owner, outlaw] else sp
    if v.laid[owner, outlaw] == 1 and not v.photo[owner, outlaw]:
        lost = row_points(box, v, owner, outlaw)
    won = 0 if v.hideout[v.seat, outlaw] else sp
    return robbed_worth(box, v, owner, outlaw, lost, won, 1 if v.hand[outlaw] > 0 else 0, late, mean)


# Cards


@rule
def hit_chance(box: Box, v: View) -> float:
    """Outlaw cards among those in the pile and in other hands."""
    n = v.n_pile
    n_hits = 0
    for seat in range(v.n_seats):
        n += v.n_hand[seat] if seat != v.seat else 0
    for kind in range(N_OUTLAWS):
        n_hits += n_unseen(box, v, kind)
    return min(1.0, n_hits / max(1, n))


@rule
def sheriff_worth(box: Box, v: View, kind: int, late: float, mean: float) -> float:
    """What a sheriff card in hand is worth."""
    if kind < WYATT_EARP:
        outlaw = kind - PHOTO
        worth = added_worth(box, v, outlaw, box.sp[kind], box.reward[kind], late, mean)
        if v.set_laid[outlaw]:
            return worth * HELD
        return worth * (LONE_PHOTO + PHOTO_WITH * v.hand[outlaw]) * (1.0 - late)
    if kind == WYATT_EARP:
        return EARP_WORTH * (1.0 - LESS_LATE * late)
    if kind == WANTED:
        return WANTED_WORTH * (1.0 - LESS_LATE * late)
    if kind == HIDEOUT:
        return HIDEOUT_WORTH / (v.n_seats - 1)
    return SHOT_WORTH * (1.0 - late)


@rule
def kind_worth(box: Box, v: View, kind: int, clogged: float, late: float, mean: float) -> float:
    """What a card in hand is worth there."""
    if kind < N_OUTLAWS:
        return outlaw_worth(box, v, kind, v.hand[kind], late, mean)
    return sheriff_worth(box, v, kind, late, mean) - clogged


@rule
def gain_worth(box: Box, v: View, kind: int, late: float, mean: float) -> float:
    """What a card is worth that would join the hand."""
    if kind < N_OUTLAWS:
        return outlaw_worth(box, v, kind, v.hand[kind] + 1, late, mean)
    return sheriff_worth(box, v, kind, late, mean)


@rule
def next_worth(box: Box, v: View, kind: int, late: float) -> float:
    """What a discard may be worth to the next seat."""
    seat = (v.seat + 1) % v.n_seats
    if kind >= N_OUTLAWS:
        if kind < WYATT_EARP:
            return 1.5 if v.set_laid[kind - PHOTO] else 0.5
        return 1.0
    own, best, second, total, _ = standing(box, v, seat, kind, 0.0)
    n_known = v.known[seat, kind]
    bills = v.poster[kind]
    if v.set_laid[kind]:
        sp = box.sp[kind] * (1 + n_known)
        before = swing(box, own, best, second, total, OTHERS, bills, late)
        return swing(box, own + sp, best, second, total + sp, OTHERS, bills + n_known, late) - before
    sp = box.sp[kind] * box.set_size
    whole = swing(box, sp, best, second, total + sp, OTHERS, bills + box.set_size - 1, late)
    if n_known >= box.set_size - 1:
        return whole
    return whole * (PAIR if n_known == box.set_size - 2 else SINGLE)


# Phases


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
    mine, best, second, total, cost = standing(box, v, v.seat, outlaw, mean)
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
    kept = held_worth(box, v, outlaw, v.hand[outlaw], mine, best, second, total, cost, late)
    return now + KEPT * (later - now) - before - KEPT * kept


@rule
def play_gain(box: Box, v: View, move: int, chance: float, late: float, mean: float) -> float:
    """What playing a sheriff card now brings, against keeping it."""
    if move < PLAY_BANK:
        outlaw = move - PLAY_PHOTO
        sp, bills = box.sp[PHOTO + outlaw], box.reward[PHOTO + outlaw]
        return (1.0 - KEPT) * added_worth(box, v, outlaw, sp, bills, late, mean)
    if move == PLAY_BANK:
        return chance * shot_worth(box, v, BANK, late, mean) - SHOT_KEPT
    if move == PLAY_GUN:
        return chance * shot_worth(box, v, GUN, late, mean) - SHOT_KEPT
    if move == PLAY_STAGECOACH:
        return chance * shot_worth(box, v, STAGECOACH, late, mean) - SHOT_KEPT
    if move == PLAY_HIDEOUT:
        return chance * best_cover(box, v, late, mean) - HIDEOUT_WORTH * (1.0 - late) / (v.n_seats - 1)
    if move < ROB:
        return ask_gain(box, v, (move - ASK) // 2, (move - ASK) % 2, late, mean) - WANTED_WORTH * (1.0 - late)
    if move == ROB:
        best = 0.0
        for seat in range(v.n_seats):
            for outlaw in range(N_OUTLAWS):
                if seat != v.seat and v.laid[seat, outlaw] > 0:
                    best = max(best, loot_worth(box, v, seat, outlaw, late, mean))
        return chance * best - WANTED_WORTH * (1.0 - late)
    if move == EARP_DRAW:
        return EARP_DRAWS - EARP_WORTH
    if move == EARP_SEARCH:
        best = 0.0
        for kind in range(N_KINDS):
            if kind != WYATT_EARP and v.seen[kind] > 0:
                best = max(best, gain_worth(box, v, kind, late, mean))
        return best + SEARCH_MORE - EARP_WORTH
    best = 0.0
    for outlaw in range(N_OUTLAWS):
        if v.hideout[v.seat, outlaw] > 0:
            best = max(best, freed_worth(box, v, outlaw, late, mean))
    return chance * best - EARP_WORTH * (1.0 - late)


@rule
def ask_gain(box: Box, v: View, outlaw: int, way: int, late: float, mean: float) -> float:
    """What a card asked for brings, if somebody has one."""
    worth = outlaw_worth(box, v, outlaw, v.hand[outlaw] + 1, late, mean) / HELD
    if worth <= 0.1:  # not worth the look
        return worth - 1.0
    step = 1 if way == LEFT else v.n_seats - 1
    n_unknown = v.n_pile
    for seat in range(v.n_seats):
        n_unknown += v.n_hand[seat] if seat != v.seat else 0
    missing = 1.0  # the chance that nobody has one so far
    left = n_unseen(box, v, outlaw)
    found = 0.0
    other = v.seat
    for _ in range(v.n_seats - 1):
        other = (other + step) % v.n_seats
        if v.known[other, outlaw] > 0:
            found += missing * (1.0 + TAKEN * hurt(v, other, mean))
            missing = 0.0
        n_cards = v.n_hand[other]
        if v.asked[other, outlaw] > 0:
            n_cards = min(n_cards, v.drawn[other] + 1 - v.asked[other, outlaw])
        none = max(0.0, 1.0 - left * n_cards / max(1, n_unknown))
        found += missing * (1.0 - none) * (1.0 + TAKEN * hurt(v, other, mean))
        missing *= none
    return found * worth


@rule
def going_out(box: Box, v: View, outlaw: int, count: int, late: float, mean: float) -> float:
    """What ending the hand now brings, with so many of an outlaw laid: the bills that are sure, for those hoped for."""
    added = 0
    if outlaw >= 0 and not v.hideout[v.seat, outlaw]:
        added = count * box.sp[outlaw]
    hoped = 0.0
    for name in range(N_OUTLAWS):
        mine, best, second, total, cost = standing(box, v, v.seat, name, mean)
        more = added if name == outlaw else 0
        bills = v.poster[name] + (count - 1 if name == outlaw else 0)
        hoped += swing(box, mine + more, best, second, total + more, cost, bills, late)
    sure = 0.0
    own = 0
    most_other = 0
    for seat in range(v.n_seats):
        pay = 0
        for name in range(N_OUTLAWS):
            if name == outlaw:
                pay += payout(box, v, seat, name, v.poster[name] + count - 1, added)
            else:
                pay += payout(box, v, seat, name, v.poster[name], 0)
        if seat == v.seat:
            sure += pay
            own = v.money[seat] + pay
        else:
            cost = hurt(v, seat, mean)
            sure -= cost * pay
            hoped -= cost * HELD_CARD * v.n_hand[seat]
            most_other = max(most_other, v.money[seat] + pay)
    if max(own, most_other) >= box.goal:
        if own > most_other:
            sure += WON
        elif own < most_other:
            sure -= WON
    return sure - hoped


@rule
def payout(box: Box, v: View, who: int, outlaw: int, bills: int, added: int) -> int:
    """What a seat would be paid now, with points added to the row of the seat of the view: WE-80 … WE-83."""
    best = 0
    second = 0
    n_best = 0
    total = 0
    own = 0
    for seat in range(v.n_seats):
        sp = row_points(box, v, seat, outlaw) + (added if seat == v.seat else 0)
        total += sp
        own = sp if seat == who else own
        if sp > best:
            second = best
            best = sp
            n_best = 1
        elif sp == best:
            n_best += 1
            second = sp
        else:
            second = max(second, sp)
    if total < box.paid_from or own == 0:
        return 0
    if best - second >= box.alone_from:
        return bills if own == best else 0
    if best - own >= box.alone_from:
        return 0
    first = min(box.first_bills, bills // n_best)
    paid = first if own == best else 0
    bills -= first * n_best
    rank = best
    lowest = max(best - box.alone_from, 0)
    while first == box.first_bills and bills > 0:
        below = -1
        for seat in range(v.n_seats):
            sp = row_points(box, v, seat, outlaw) + (added if seat == v.seat else 0)
            if lowest < sp < rank:
                below = max(below, sp)
        rank = below if below >= 0 else best
        n_equal = 0
        for seat in range(v.n_seats):
            n_equal += 1 if row_points(box, v, seat, outlaw) + (added if seat == v.seat else 0) == rank else 0
        if bills < n_equal:
            break
        bills -= n_equal
        paid += 1 if own == rank else 0
    return paid


@rule
def epoch(box: Box, s: State) -> int:
    return s.n_hands


@rule
def outlook(box: Box, s: State, out: FloatGrid) -> None:
    """Each seat's part doubles with every so many bills, and with fewer where the goal is near."""
    most = 0
    for seat in range(s.n_seats):
        most = max(most, s.money[seat])
    doublings = EDGE + EDGE_AT_GOAL * s.n_seats * most / box.goal
    total = 0.0
    for seat in range(s.n_seats):
        out[1, seat] = s.money[seat]
        out[0, seat] = 2.0 ** (doublings * (s.money[seat] - most))
        total += out[0, seat]
    for seat in range(s.n_seats):
        out[0, seat] /= total


HABITS = Habits(weigh, doubt=0.4, epoch=epoch, span=1, outlook=outlook)
