"""Hiring: bids, and whom they are for."""

from __future__ import annotations

from posse.engine.rule import rule
from posse.engine.struct import FloatRow, Row
from posse.games.gnadenlos.box import Box
from posse.games.gnadenlos.cards import MAX_BID, N_ADVENTURERS, N_COLUMNS, N_NOTES, N_SUMS, N_VALUES
from posse.games.gnadenlos.moves import ADD, BID, HIRE, TAKE
from posse.games.gnadenlos.view import View

from .adventurers import best_held, worth
from .fame import IMPOSSIBLE
from .market import PRICE, called, chance
from .pace import turns_left

HELD = 0.3  # for each nugget, to keep it for another bid
LAID = 0.18  # any note brings payday nearer

# Bids of those who have not bid yet
OFTEN = 2.64  # half of them are above this sum
SPREAD = 0.71  # and most of them so near
UNWISE = -15.0  # notes in no sensible bid


@rule
def weigh_hires(box: Box, v: View, moves: Row, n: int, likings: FloatRow) -> None:
    held = best_held(box, v)
    turns = turns_left(box, v)
    for i in range(n):
        if moves[i] < TAKE:
            likings[i] = worth(box, v, moves[i] - HIRE, held, turns)
        else:
            likings[i] = worth_of_pair(box, v, moves[i] - TAKE, held, turns)


@rule
def worth_of_pair(box: Box, v: View, pair: int, held: int, left: float) -> float:
    """GN-3: what two adventurers are good for that are auctioned together."""
    found = 0.0
    for adventurer in range(N_ADVENTURERS):
        if v.row[adventurer] == pair + 1:
            found += worth(box, v, adventurer, held, left)
    return found


@rule
def counted(v: View, is_own: int) -> int:
    """Notes in hand by value, packed, a byte each: of the own colour, or of all others."""
    packed = 0
    for note in range(N_NOTES):
        if v.notes[note] > 0 and (1 if note // N_VALUES == v.seat else 0) == is_own:
            packed += v.notes[note] << 8 * (note % N_VALUES)
    return packed


@rule
def cost_of(own: int, others: int, value: int, used: int, price: float) -> float:
    """Of laying one more note of a value, when some of it have been chosen; those of other colours go first."""
    n_others = others >> 8 * value & 127
    if used < n_others:
        return LAID + HELD * value
    if used < n_others + (own >> 8 * value & 127):
        return LAID + value * price
    return IMPOSSIBLE


@rule
def cheapest(own: int, others: int, rest: int, most: int, price: float) -> int:
    """The notes that make up `rest`, at most so many: their values + 1, packed, four bits each; 0: there are none."""
    least = IMPOSSIBLE
    found = 0
    for a in range(min(rest, N_VALUES - 1) + 1):
        b = rest - a
        cost = cost_of(own, others, a, 0, price)
        if b == 0 and cost < least:
            least = cost
            found = a + 1
        if b == 0 or most < 2 or cost >= IMPOSSIBLE:
            continue
        if a <= b < N_VALUES:
            two = cost + cost_of(own, others, b, 1 if a == b else 0, price)
            if two < least:
                least = two
                found = a + 1 | b + 1 << 4
        if most < 3 or b > 2 * (N_VALUES - 1):
            continue
        for c in range(max(a, b - N_VALUES + 1), b // 2 + 1):
            d = b - c
            three = cost + cost_of(own, others, c, 1 if a == c else 0, price)
            three += cost_of(own, others, d, (1 if a == d else 0) + (1 if c == d else 0), price)
            if three < least:
                least = three
                found = a + 1 | c + 1 << 4 | d + 1 << 8
    return found


@rule
def cost_of_all(own: int, others: int, notes: int, price: float) -> float:
    cost = 0.0
    last = -1
    used = 0
    while notes > 0:
        value = (notes & 15) - 1
        used = used + 1 if value == last else 0
        cost += cost_of(own, others, value, used, price)
        last = value
        notes >>= 4
    return cost


@rule
def weigh_bids(box: Box, v: View, moves: Row, n: int, likings: FloatRow) -> None:
    held = best_held(box, v)
    turns = turns_left(box, v)
    best = 0.0
    least = IMPOSSIBLE
    mean = 0.0
    for adventurer in range(N_ADVENTURERS):
        if v.row[adventurer] > 0:
            value = worth(box, v, adventurer, held, turns)
            best = max(best, value)
            least = min(least, value)
            mean += value / v.n_row
    n_bid = v.n_bid[v.seat]
    so_far = 0
    for i in range(n_bid):
        so_far += (v.bid[v.seat, i] - 1) % N_VALUES
    own = counted(v, 1)
    others = counted(v, 0)
    price = called(v.n_seats, max(1, v.n_seats - (v.n_market + 1) // N_COLUMNS)) * PRICE
    for i in range(n):
        likings[i] = UNWISE
    for total in range(so_far, min(N_SUMS, so_far + (MAX_BID - n_bid) * (N_VALUES - 1) + 1)):
        if v.taken >> total & 1:
            continue
        lowest = chance_of_lowest(v, total)
        gain = (1.0 - lowest) * pick(v, total, best, mean, least)
        if total == so_far and n_bid > 0:
            like_bid(moves, n, likings, gain)
        notes = cheapest(own, others, total - so_far, MAX_BID - n_bid, price)
        if notes > 0:
            cost = cost_of_all(own, others, notes, price)
            like_notes(v, moves, n, likings, notes, gain - (1.0 - lowest) * cost)


@rule
def bids_more(total: int) -> float:
    """The chance that a seat that has not bid yet bids more than this."""
    return chance((OFTEN - total) / SPREAD)


@rule
def chance_of_lowest(v: View, total: int) -> float:
    n_bids = 0
    for other in range(v.n_seats):
        if v.rank[other] > 0:
            n_bids += 1
            if v.rank[other] < total + 1:
                return 0.0
    if n_bids + 1 < v.n_asked or v.is_setup > 0:  # somebody could not bid; or all get something
        return 0.0
    more = bids_more(total)
    found = 1.0
    for _ in range(v.n_seats - v.n_asked):
        found *= more
    return found


@rule
def pick(v: View, total: int, best: float, mean: float, least: float) -> float:
    """What a bid of this sum may get of what is for hire."""
    above = (v.n_seats - v.n_asked) * bids_more(total)
    for other in range(v.n_seats):
        above += 1.0 if v.rank[other] > total + 1 else 0.0
    if above < 1.0:
        return best + (mean - best) * above
    return mean + (least - mean) * min(1.0, above - 1.0)


@rule
def like_bid(moves: Row, n: int, likings: FloatRow, liking: float) -> None:
    """To bid what has been named so far."""
    for i in range(n):
        if moves[i] == BID:
            likings[i] = liking


@rule
def like_notes(v: View, moves: Row, n: int, likings: FloatRow, notes: int, liking: float) -> None:
    """The notes of a bid: of a value, other colours before the own one."""
    for i in range(n):
        value = (moves[i] - ADD) % N_VALUES
        if moves[i] != BID and value + 1 in (notes & 15, notes >> 4 & 15, notes >> 8):
            found = liking
            if (moves[i] - ADD) // N_VALUES != v.seat:
                found += 0.001
            likings[i] = max(likings[i], found)
