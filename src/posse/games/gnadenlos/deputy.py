"""A deputy's habits at Gnadenlos!

All is weighed in spaces of fame; a nugget is about one of them.
"""

from __future__ import annotations

from math import sqrt

from posse.engine.habits import Habits
from posse.engine.rule import rule
from posse.engine.struct import FloatGrid, FloatRow, Row
from posse.games.gnadenlos.box import Box
from posse.games.gnadenlos.cards import (
    CARD_SHARPS,
    CARDS,
    GOLD,
    HIGH_NOON,
    MAX_BID,
    N_ADVENTURERS,
    N_COLUMNS,
    N_NOTES,
    N_RUSHES,
    N_SUMS,
    N_VALUES,
    N_ZONES,
    REVOLVER,
)
from posse.games.gnadenlos.hats import most_to_buy
from posse.games.gnadenlos.moves import ADD, BID, BUY, DECLINE, FILL, HIRE, LAY, SHOW, STEAL, TAKE
from posse.games.gnadenlos.state import BIDDING, BUYING, FILLING, HIRING, LAST_BUYING, LAYING, SHOWING, STEALING, State
from posse.games.gnadenlos.view import View

# Chance that a note is called, by 6 * rows of the market + its depth; the outermost note is 1 deep.
CALLED = (
    *(0.0, 0.20, 0.00, 0.00, 0.00, 0.00),
    *(0.0, 0.46, 0.19, 0.00, 0.00, 0.00),
    *(0.0, 0.68, 0.36, 0.20, 0.00, 0.00),
    *(0.0, 0.82, 0.56, 0.33, 0.20, 0.00),
    *(0.0, 0.90, 0.70, 0.48, 0.30, 0.20),
    *(0.0, 0.95, 0.82, 0.63, 0.44, 0.28),
)
MAX_ROWS = 5
UNSEEN_NOTE = 1.5  # its value

# How long the game lasts.
SPENDING = 0.72  # of a purchase is made at once
PACE = 1.19  # turns for a space of fame
GAP = 1.35  # turns from one vulture to the next

# What an adventurer is good for, by each of its values.
RUSH = (0.0, 0.0, 0.1, 0.27, 0.99, 1.79, 2.72, 2.95)
DUEL = (0.0, 0.0, 0.0, 0.19, 0.46, 1.1, 1.93, 3.83)
SHARPS = (0.0, 0.0, 0.0, 0.12, 0.21, 0.62, 1.07, 1.43)  # for each space forward
SAFE = 0.32  # for each space back, the more it is better than the rest of the hand
MATCHED = 0.66  # of this, where the hand has as good a value
BODY = 0.6  # whoever it is
USED = 0.95  # turns till half of it is to be had
KEEP = 0.46  # of it is lost with a winner: the next is hired soon

# Events
BEST = 0.58  # how often others show their best
NUGGET = 0.87  # of a space of fame
THEFT = 0.78  # of what the notes seem worth
SHOT = 0.36  # to be rid of somebody

# Notes
PRICE = 0.95  # of a nugget owed
STOLEN = 0.91  # a note of another colour, for each nugget
STOLEN_ANY = 0.41  # and whatever its value
HELD = 0.3  # for each nugget, to keep it for another bid
LAID = 0.18  # any note brings payday nearer
RIVAL = 1.0  # of what another owes
NEXT_ROW = 0.25  # how much oftener a note is called a row further out

# Bids of those who have not bid yet
OFTEN = 2.64  # half of them are above this sum
SPREAD = 0.71  # and most of them so near

# Payday, and the end
FEE = 1.7  # notes laid for an adventurer
SOON = 1.82  # notes more or fewer than expected
SHELTER = 0.92  # it is over as soon as somebody cannot pay
VULTURE = 1.65  # beside the spaces lost
SECOND_VULTURE = 3.35
LAST_VULTURE = 20.0
HASTE = (0.0, 0.0, 0.0, -0.35, -0.21)  # to have fame rather than gold, by number of seats
HASTE_LATE = 0.56  # and when the end is near
ENDING = 0.8  # of the turns left: how surely the seat has another
FINAL = 0.42  # of the last payday's loss
ZONE = 0.57  # to stand where Card Sharps bring less
LEAD = 3.0  # spaces that make a lead safe
WIN = 12.0  # in spaces of fame
SURE = 0.35  # how likely a win has to be to end the game
UNWISE = -15.0  # notes in no sensible bid
IMPOSSIBLE = 99.0

# What doubles a seat's part in the win, early and what more when late: with three seats, and with four.
OUTLOOK = (
    *(0.139, 0.336, 0.167, 0.332),  # a space of fame
    *(0.227, 0.114, 0.267, 0.066),  # a nugget
    *(-0.020, -0.228, -0.068, -0.022),  # a nugget owed
    *(-0.877, 0.858, -1.261, 0.827),  # the last vulture but one
    *(0.531, -0.982, 0.528, -0.789),  # an adventurer
    *(0.074, 0.211, 0.175, 0.091),  # what it is good for in a Gold Rush,
    *(0.329, -0.313, 0.300, -0.212),  # at High Noon,
    *(0.046, 0.206, 0.071, 0.206),  # and at Card Sharps
    *(0.186, -0.202, 0.147, -0.111),  # a nugget on an own note in hand
    *(0.227, -0.074, 0.252, -0.123),  # on another's
    *(0.004, -0.206, 0.053, -0.250),  # a turn that others have before
)
OF_FAME, OF_GOLD, OF_DEBTS, OF_VULTURES, OF_BODIES, OF_RUSH, OF_DUEL, OF_SHARPS, OF_OWN, OF_STOLEN, OF_TURN = range(11)
WON = 1e5  # doublings for a space of fame at the end
TIE = 1e3  # more nuggets than anybody has
LATE = 4.0  # turns before the end that are neither early nor late


@rule
def weigh(box: Box, v: View, moves: Row, n: int, likings: FloatRow) -> None:
    if v.phase == SHOWING:
        weigh_shows(box, v, moves, n, likings)
    elif v.phase == STEALING:
        weigh_thefts(box, v, moves, n, likings)
    elif v.phase == FILLING:
        weigh_fills(v, moves, n, likings)
    elif v.phase == BUYING:
        weigh_fame(box, v, moves, n, likings)
    elif v.phase == BIDDING:
        weigh_bids(box, v, moves, n, likings)
    elif v.phase == HIRING:
        weigh_hires(box, v, moves, n, likings)
    elif v.phase == LAYING:
        weigh_lays(v, moves, n, likings)
    else:  # the last purchase: the farthest hat wins
        for i in range(n):
            likings[i] = moves[i] - BUY


@rule
def chance(x: float) -> float:
    """From 0 to 1, and a half where x is 0."""
    return 0.5 + 0.5 * x / sqrt(1.0 + x * x)  # a root, not a power: it is rounded alike everywhere


# Adventurers


@rule
def zone_of(box: Box, fame: int) -> int:
    zone = 0
    while zone + 1 < N_ZONES and fame > box.zone_to[zone]:
        zone += 1
    return zone


@rule
def turns_left(box: Box, v: View | State) -> float:
    """About how many turns the game still lasts: till the undertaker is there, somebody at the goal, or out."""
    left = (box.undertaker - v.undertaker - 0.5) * box.n_events / box.events[HIGH_NOON]
    till_payday = max(0.0, (N_COLUMNS * v.n_seats - v.n_market) / (FEE * (v.n_seats - 1)))
    for seat in range(v.n_seats):
        nearest = v.fame[seat] + SPENDING * min(v.gold[seat], box.buy)
        left = min(left, max(0.0, (box.goal - nearest) * PACE))
        risk = chance_of_ruin(owed(v, seat, 0), v.gold[seat])
        till_last = till_payday + GAP * (box.vultures - v.vultures[seat] - 1)
        left = min(left, till_last / (risk + 0.01))
    return left


@rule
def best_held(box: Box, v: View) -> int:
    """The best and the second-best of the own values, packed: four bits each, a byte for each column."""
    packed = 0
    for column in range(3):
        best = 0
        second = 0
        for adventurer in range(N_ADVENTURERS):
            if v.hand[adventurer] > 0:
                value = box.values[adventurer, column]
                if value > best:
                    second = best
                    best = value
                else:
                    second = max(second, value)
        packed |= (best | second << 4) << 8 * column
    return packed


@rule
def rival_value(packed: int, column: int, value: int, is_held: int) -> int:
    """The best value beside that of an adventurer."""
    best = packed >> 8 * column & 15
    if is_held > 0 and value == best:
        return packed >> 8 * column + 4 & 15
    return best


@rule
def worth(box: Box, v: View, adventurer: int, held: int, left: float) -> float:
    """What an adventurer is good for beside the hand, in so many turns."""
    zone = zone_of(box, v.fame[v.seat])
    value = box.values[adventurer, GOLD]
    beside = rival_value(held, GOLD, value, v.hand[adventurer])
    found = BODY + RUSH[value] * (1.0 if value > beside else MATCHED)
    value = box.values[adventurer, REVOLVER]
    beside = rival_value(held, REVOLVER, value, v.hand[adventurer])
    found += DUEL[value] * (1.0 if value > beside else MATCHED)
    value = box.values[adventurer, CARDS]
    beside = rival_value(held, CARDS, value, v.hand[adventurer])
    found += box.up[zone] * SHARPS[value] * (1.0 if value > beside else MATCHED)
    found += SAFE * box.down[zone] * max(0, value - beside) / 6.0
    return found * left / (left + USED)


# Events. Numbers of adventurers by their value are packed, a byte for each value.


@rule
def held_by(box: Box, v: View, other: int, column: int) -> int:
    packed = 0
    for adventurer in range(N_ADVENTURERS):
        if v.known[other, adventurer] > 0:
            packed += 1 << 8 * box.values[adventurer, column]
    return packed


@rule
def unseen(box: Box, v: View, column: int) -> int:
    packed = 0
    for adventurer in range(box.n_adventurers):
        lies = v.hand[adventurer] + v.discard[adventurer] + v.row[adventurer]
        for other in range(v.n_seats):
            lies += v.known[other, adventurer]
        if lies == 0:
            packed += 1 << 8 * box.values[adventurer, column]
    return packed


@rule
def up_to(packed: int, value: int) -> int:
    """How many have at most that value."""
    n = 0
    for i in range(1, value + 1):
        n += packed >> 8 * i & 127
    return n


@rule
def n_to_show(v: View, other: int) -> int:
    return v.n_hand[other] + (v.has_shown >> other & 1)


@rule
def shows_up_to(v: View, other: int, packed: int, pool: int, value: int) -> float:
    """The chance that another seat shows at most this; 1: it takes no part."""
    n = n_to_show(v, other)
    if n == 0:
        return 1.0
    n_known = up_to(packed, 7)
    low = up_to(packed, value)
    hidden = n - n_known
    share = 0.0
    if hidden > 0:
        share = up_to(pool, value) / max(1, up_to(pool, 7))
    best = 1.0 if low == n_known else 0.0
    for _ in range(hidden):
        best *= share
    return BEST * best + (1.0 - BEST) * (low + hidden * share) / n


@rule
def shows_at_least(v: View, other: int, packed: int, pool: int, value: int) -> float:
    """1 also if it takes no part."""
    if n_to_show(v, other) == 0:
        return 1.0
    return 1.0 - shows_up_to(v, other, packed, pool, value - 1)


@rule
def weigh_shows(box: Box, v: View, moves: Row, n: int, likings: FloatRow) -> None:
    kind = v.event - 1
    column = GOLD
    prize = 0.0
    if kind == HIGH_NOON:
        column = REVOLVER
        prize = THEFT * best_theft(v)
    elif kind == CARD_SHARPS:
        column = CARDS
    pool = unseen(box, v, column)
    left = (v.seat + 1) % v.n_seats
    across = (v.seat + 2) % v.n_seats
    right = (v.seat + 3) % v.n_seats  # with three seats the own one
    by_left = held_by(box, v, left, column)
    by_across = held_by(box, v, across, column)
    by_right = held_by(box, v, right, column)
    held = best_held(box, v)
    zone = zone_of(box, v.fame[v.seat])
    turns = turns_left(box, v)
    for i in range(n):
        adventurer = moves[i] - SHOW
        value = box.values[adventurer, column]
        a = shows_up_to(v, left, by_left, pool, value)
        b = shows_up_to(v, across, by_across, pool, value)
        c = shows_up_to(v, right, by_right, pool, value) if v.n_seats > 3 else 1.0
        top = a * b * c
        keep = KEEP * worth(box, v, adventurer, held, turns)
        likings[i] = -keep * top
        if kind < N_RUSHES:
            second = (1.0 - a) * b * c + a * (1.0 - b) * c + a * b * (1.0 - c)
            likings[i] += NUGGET * (box.first[kind] * top + box.second[kind] * second)
        else:
            low = shows_at_least(v, left, by_left, pool, value) * shows_at_least(v, across, by_across, pool, value)
            if v.n_seats > 3:
                low *= shows_at_least(v, right, by_right, pool, value)
            if kind == CARD_SHARPS:
                likings[i] += box.up[zone] * top - box.down[zone] * low
            else:
                likings[i] += prize * top + (SHOT - keep) * low


# Notes and the market


@rule
def called(rows: int, depth: int) -> float:
    return CALLED[6 * min(rows, MAX_ROWS) + min(depth, MAX_ROWS)]


@rule
def owed(v: View | State, seat: int, is_now: int) -> float:
    """What a seat has to expect of a payday: of one now, or of the next when the market is full."""
    rows = v.n_seats
    if is_now > 0:
        rows = (v.n_market + N_COLUMNS // 2) // N_COLUMNS
    found = 0.0
    for place in range(v.n_market):
        note = v.market[place] - 1
        if note < 0 or note // N_VALUES == seat:
            row = place // N_COLUMNS
            depth = max(1, rows - row)
            if is_now > 0:
                depth = (v.n_market - place % N_COLUMNS + N_COLUMNS - 1) // N_COLUMNS - row
            value = UNSEEN_NOTE / v.n_seats
            if note >= 0:
                value = note % N_VALUES
            found += value * called(rows, depth)
    return found


@rule
def chance_of_ruin(owes: float, gold: int) -> float:
    if owes <= 0.0:
        return 0.0
    return chance((owes - gold - 0.5) / sqrt(2.5 * owes))


@rule
def ruin(box: Box, v: View, seat: int, fame: int) -> float:
    """What it costs not to be able to pay."""
    cost = min(box.fall, fame - 1)
    if v.vultures[seat] + 1 >= box.vultures:
        return cost + LAST_VULTURE
    return cost + (SECOND_VULTURE if v.vultures[seat] + 2 >= box.vultures else VULTURE)


@rule
def loss(box: Box, v: View, owes: float, gold: int, fame: int) -> float:
    """What a payday costs in gold and fame."""
    risk = chance_of_ruin(owes, gold)
    return (1.0 - risk) * min(owes, gold) + risk * (max(0, gold - 1) + ruin(box, v, v.seat, fame))


@rule
def exposure(box: Box, v: View) -> float:
    """How much of a payday comes to pass: it is over as soon as somebody cannot pay."""
    found = 1.0
    for other in range(v.n_seats):
        if other != v.seat:
            found *= 1.0 - SHELTER * chance_of_ruin(owed(v, other, 0), v.gold[other])
    return found


@rule
def loot(v: View, place: int) -> float:
    """What it is worth to steal the note there: an own one is not called, another can be bid."""
    note = v.market[place] - 1
    own = PRICE * called(v.n_seats, max(1, v.n_seats - place // N_COLUMNS))
    if note < 0:
        return (UNSEEN_NOTE * own + (STOLEN_ANY + UNSEEN_NOTE * STOLEN) * (v.n_seats - 1)) / v.n_seats
    if note // N_VALUES == v.seat:
        return note % N_VALUES * own
    return STOLEN_ANY + note % N_VALUES * STOLEN


@rule
def best_theft(v: View) -> float:
    """The two notes most worth stealing."""
    best = 0.0
    second = 0.0
    for place in range(v.n_market):
        found = loot(v, place)
        if found > best:
            second = best
            best = found
        elif found > second:
            second = found
    return best + second


@rule
def weigh_thefts(box: Box, v: View, moves: Row, n: int, likings: FloatRow) -> None:
    for i in range(n):
        likings[i] = 0.0 if moves[i] == DECLINE else loot(v, moves[i] - STEAL)


@rule
def spared(v: View, note: int) -> float:
    """What it is worth that a note is not called: the own gold, or a rival's, shared among all who would gain."""
    if note < 0:
        return 0.0
    value = PRICE * (note % N_VALUES)
    return value if note // N_VALUES == v.seat else -value * RIVAL / (v.n_seats - 1)


@rule
def weigh_fills(v: View, moves: Row, n: int, likings: FloatRow) -> None:
    """GN-18: what lies further in is called less often."""
    row = (v.first - 1) // N_COLUMNS
    safer = called(v.n_seats, 1) - called(v.n_seats, max(1, v.n_seats - row))
    for i in range(n):
        likings[i] = safer * spared(v, v.market[moves[i] - FILL] - 1)


@rule
def weigh_lays(v: View, moves: Row, n: int, likings: FloatRow) -> None:
    """GN-34: the first may lie a row further in than the last."""
    for i in range(n):
        likings[i] = NEXT_ROW * spared(v, moves[i] - LAY)


# Buying fame


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


# Hiring


@rule
def weigh_hires(box: Box, v: View, moves: Row, n: int, likings: FloatRow) -> None:
    held = best_held(box, v)
    turns = turns_left(box, v)
    for i in range(n):
        if moves[i] < TAKE:
            likings[i] = worth(box, v, moves[i] - HIRE, held, turns)
        else:
            likings[i] = 0.0
            for adventurer in range(N_ADVENTURERS):
                if v.row[adventurer] == moves[i] - TAKE + 1:
                    likings[i] += worth(box, v, adventurer, held, turns)


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
        if b > 0 and most > 1 and cost < IMPOSSIBLE:
            if a <= b < N_VALUES:
                two = cost + cost_of(own, others, b, 1 if a == b else 0, price)
                if two < least:
                    least = two
                    found = a + 1 | b + 1 << 4
            if most > 2 and b <= 2 * (N_VALUES - 1):
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
        if v.taken >> total & 1 == 0:
            lowest = chance_of_lowest(v, total)
            gain = (1.0 - lowest) * pick(v, total, best, mean, least)
            if total == so_far and n_bid > 0:
                for i in range(n):
                    if moves[i] == BID:
                        likings[i] = gain
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
def like_notes(v: View, moves: Row, n: int, likings: FloatRow, notes: int, liking: float) -> None:
    """The notes of a bid: of a value, other colours before the own one."""
    for i in range(n):
        value = (moves[i] - ADD) % N_VALUES
        if moves[i] != BID and value + 1 in (notes & 15, notes >> 4 & 15, notes >> 8):
            found = liking
            if (moves[i] - ADD) // N_VALUES != v.seat:
                found += 0.001
            likings[i] = max(likings[i], found)


# What standings promise


@rule
def epoch(box: Box, s: State) -> int:
    """The revolver passes on with every turn."""
    return s.revolver


@rule
def outlook(box: Box, s: State, out: FloatGrid) -> None:
    """By what seats have and the nearness of the end, which makes fame count for more, and means to get it for less."""
    late = LATE / (LATE + turns_left(box, s))
    most = -IMPOSSIBLE
    for seat in range(s.n_seats):
        out[1, seat] = s.fame[seat]
        out[0, seat] = promise(box, s, seat, late)
        most = max(most, out[0, seat])
    total = 0.0
    for seat in range(s.n_seats):
        out[0, seat] = 2.0 ** (out[0, seat] - most)
        total += out[0, seat]
    for seat in range(s.n_seats):
        out[0, seat] /= total


@rule
def part(what: int, n_seats: int, late: float) -> float:
    i = 4 * what + (2 if n_seats > 3 else 0)
    return OUTLOOK[i] + late * OUTLOOK[i + 1]


@rule
def promise(box: Box, s: State, seat: int, late: float) -> float:
    """How often a seat's part in the win is doubled."""
    if s.phase == LAST_BUYING:  # GN-63, GN-64: all buy what they can, then the farthest hat has won
        left = most_to_buy(box, s, seat, box.buy_last)
        return WON * (s.fame[seat] + left + (s.gold[seat] - left) / TIE) if s.vultures[seat] < box.vultures else 0.0
    n = s.n_seats
    found = part(OF_FAME, n, late) * s.fame[seat] + part(OF_GOLD, n, late) * s.gold[seat]
    found += part(OF_DEBTS, n, late) * owed(s, seat, 0)
    found += part(OF_TURN, n, late) * ((seat + n - s.revolver) % n)
    if s.vultures[seat] + 1 >= box.vultures:
        found += part(OF_VULTURES, n, late)
    bodies = part(OF_BODIES, n, late)
    rush = part(OF_RUSH, n, late)
    duel = part(OF_DUEL, n, late)
    sharps = part(OF_SHARPS, n, late) * box.up[zone_of(box, s.fame[seat])]
    for adventurer in range(N_ADVENTURERS):
        if s.hand[seat, adventurer] > 0 or s.shown[seat] == adventurer + 1:
            found += bodies + rush * RUSH[box.values[adventurer, GOLD]]
            found += duel * DUEL[box.values[adventurer, REVOLVER]] + sharps * SHARPS[box.values[adventurer, CARDS]]
    own = part(OF_OWN, n, late)
    stolen = part(OF_STOLEN, n, late)
    for note in range(N_NOTES):
        if s.notes[seat, note] > 0:
            found += s.notes[seat, note] * (note % N_VALUES) * (own if note // N_VALUES == seat else stolen)
    return found


@rule
def reopen(box: Box, s: State, seat: int, moves: Row) -> int:
    """The adventurer a seat shows, before all are turned up."""
    if s.phase != SHOWING or s.shown[seat] == 0:
        return 0
    s.hand[seat, s.shown[seat] - 1] = 1
    s.n_hand[seat] += 1
    s.shown[seat] = 0
    n = 0
    for adventurer in range(N_ADVENTURERS):
        moves[n] = SHOW + adventurer
        n += s.hand[seat, adventurer]
    return n


@rule
def close(box: Box, s: State, seat: int, move: int) -> None:
    s.hand[seat, move - SHOW] = 0
    s.n_hand[seat] -= 1
    s.shown[seat] = move - SHOW + 1


HABITS = Habits(weigh, doubt=0.6, epoch=epoch, span=3, outlook=outlook, reopen=reopen, close=close)
