"""A deputy's habits at Gnadenlos!

All is weighed in spaces of fame; a nugget is about one of them.
"""

from __future__ import annotations

from posse.bots.habits import Habits, no_epoch, no_outlook
from posse.engine.record import FloatRow, Row
from posse.engine.rule import rule
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
    N_VALUES,
    N_ZONES,
    REVOLVER,
)
from posse.games.gnadenlos.moves import ADD, BID, BUY, DECLINE, HIRE, SHOW, STEAL, TAKE
from posse.games.gnadenlos.state import BIDDING, BUYING, HIRING, SHOWING, STEALING
from posse.games.gnadenlos.view import View

# Chance that a note is called, by 6 * rows of the market + its depth, the outermost note being 1 deep.
CALLED = (
    *(0.0, 0.20, 0.00, 0.00, 0.00, 0.00),
    *(0.0, 0.46, 0.19, 0.00, 0.00, 0.00),
    *(0.0, 0.68, 0.36, 0.20, 0.00, 0.00),
    *(0.0, 0.82, 0.56, 0.33, 0.20, 0.00),
    *(0.0, 0.90, 0.70, 0.48, 0.30, 0.20),
    *(0.0, 0.95, 0.82, 0.63, 0.44, 0.28),
)
MAX_ROWS = 5

# What an adventurer's value is good for, by the value.
EDGE = (0.0, 0.0, 0.0, 0.05, 0.15, 0.35, 0.65, 1.0)
IN_RUSH = 3.0
IN_DUEL = 1.5
IN_SHARPS = 0.5
MATCHED = 0.5  # of it, where the hand has as good a value
BODY = 0.2
KEEP = 0.7

BEST = 0.7  # how often others show their best
THEFT = 2.0
SHOT = 0.5

STOLEN = 0.4  # a note of another colour, by value
STOLEN_ANY = 0.3
HELP = 0.3

PRICE = 1.0
LAID = 0.1
HURT = 0.2
OFTEN = 3.0  # sums others bid
SPREAD = 1.0

FEE = 1.3  # notes laid for an adventurer
SOON = 2.0
VULTURE = 1.0
SECOND_VULTURE = 3.0
LAST_VULTURE = 20.0
HASTE = 0.1
HASTE_LATE = 0.5
ZONE = 0.3
LEAD = 3.0
WIN = 10.0
SURE = 0.5
IMPOSSIBLE = 99.0


@rule
def weigh(box: Box, v: View, moves: Row, n: int, likings: FloatRow) -> None:
    if v.phase == SHOWING:
        weigh_shows(box, v, moves, n, likings)
    elif v.phase == STEALING:
        weigh_thefts(box, v, moves, n, likings)
    elif v.phase == BUYING:
        weigh_fame(box, v, moves, n, likings)
    elif v.phase == BIDDING:
        weigh_bids(box, v, moves, n, likings)
    elif v.phase == HIRING:
        weigh_hires(box, v, moves, n, likings)
    else:  # the last purchase: the farthest hat wins
        for i in range(n):
            likings[i] = moves[i] - BUY


@rule
def chance(x: float) -> float:
    """From 0 to 1, and a half where x is 0."""
    return 0.5 + 0.5 * x / (1.0 + x * x) ** 0.5


# Adventurers


@rule
def zone_of(box: Box, fame: int) -> int:
    zone = 0
    while zone + 1 < N_ZONES and fame > box.zone_to[zone]:
        zone += 1
    return zone


@rule
def best_held(box: Box, v: View, column: int, but: int) -> int:
    """The best of a seat's own values, without that of one adventurer."""
    best = 0
    for adventurer in range(N_ADVENTURERS):
        if v.hand[adventurer] > 0 and adventurer != but:
            best = max(best, box.values[adventurer, column])
    return best


@rule
def worth(box: Box, v: View, adventurer: int, gold: int, revolver: int, cards: int) -> float:
    """What an adventurer is good for, beside a hand of those best values."""
    zone = zone_of(box, v.fame[v.seat])
    value = box.values[adventurer, GOLD]
    found = BODY + IN_RUSH * EDGE[value] * (1.0 if value > gold else MATCHED)
    value = box.values[adventurer, REVOLVER]
    found += IN_DUEL * EDGE[value] * (1.0 if value > revolver else MATCHED)
    value = box.values[adventurer, CARDS]
    swing = box.up[zone] + box.down[zone]
    return found + IN_SHARPS * swing * EDGE[value] * (1.0 if value > cards else MATCHED)


@rule
def worth_beside(box: Box, v: View, adventurer: int) -> float:
    """The same, beside the rest of the hand."""
    gold = best_held(box, v, GOLD, adventurer)
    revolver = best_held(box, v, REVOLVER, adventurer)
    return worth(box, v, adventurer, gold, revolver, best_held(box, v, CARDS, adventurer))


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
    for adventurer in range(N_ADVENTURERS):
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
def shows_up_to(v: View, other: int, packed: int, pool: int, value: int) -> float:
    """The chance that another seat shows at most this; 1: it takes no part."""
    n = v.n_hand[other] + (v.has_shown >> other & 1)
    if n == 0:
        return 1.0
    n_known = up_to(packed, 7)
    low = up_to(packed, value)
    share = up_to(pool, value) / max(1, up_to(pool, 7))
    hidden = n - n_known
    best = 1.0 if low == n_known else 0.0
    for _ in range(hidden):
        best *= share
    return BEST * best + (1.0 - BEST) * (low + hidden * share) / n


@rule
def weigh_shows(box: Box, v: View, moves: Row, n: int, likings: FloatRow) -> None:
    kind = v.event - 1
    column = GOLD
    if kind == HIGH_NOON:
        column = REVOLVER
    elif kind == CARD_SHARPS:
        column = CARDS
    pool = unseen(box, v, column)
    left = (v.seat + 1) % v.n_seats
    across = (v.seat + 2) % v.n_seats
    right = (v.seat + 3) % v.n_seats if v.n_seats > 3 else -1
    by_left = held_by(box, v, left, column)
    by_across = held_by(box, v, across, column)
    by_right = held_by(box, v, right, column) if right >= 0 else 0
    zone = zone_of(box, v.fame[v.seat])
    for i in range(n):
        adventurer = moves[i] - SHOW
        value = box.values[adventurer, column]
        a = shows_up_to(v, left, by_left, pool, value)
        b = shows_up_to(v, across, by_across, pool, value)
        c = shows_up_to(v, right, by_right, pool, value) if right >= 0 else 1.0
        top = a * b * c
        keep = KEEP * worth_beside(box, v, adventurer)
        likings[i] = -keep * top
        if kind < N_RUSHES:
            second = (1.0 - a) * b * c + a * (1.0 - b) * c + a * b * (1.0 - c)
            likings[i] += box.first[kind] * top + box.second[kind] * second
        else:
            below = 1.0
            if v.n_hand[left] + (v.has_shown >> left & 1) > 0:
                below *= 1.0 - shows_up_to(v, left, by_left, pool, value - 1)
            if v.n_hand[across] + (v.has_shown >> across & 1) > 0:
                below *= 1.0 - shows_up_to(v, across, by_across, pool, value - 1)
            if right >= 0 and v.n_hand[right] + (v.has_shown >> right & 1) > 0:
                below *= 1.0 - shows_up_to(v, right, by_right, pool, value - 1)
            if kind == CARD_SHARPS:
                likings[i] += box.up[zone] * top - box.down[zone] * below
            else:
                likings[i] += THEFT * top + (SHOT - keep) * below


# Notes and the market


@rule
def called(rows: int, depth: int) -> float:
    rows = min(rows, MAX_ROWS)
    return CALLED[6 * rows + min(depth, MAX_ROWS)]


@rule
def owed(box: Box, v: View, seat: int, is_now: int) -> float:
    """What a seat has to expect of a payday: of one now, or of the next when the market is full."""
    rows = v.n_seats
    if is_now > 0:
        rows = (v.n_market + N_COLUMNS // 2) // N_COLUMNS
    found = 0.0
    for place in range(v.n_market):
        note = v.market[place] - 1
        value = 1.5 / v.n_seats if note < 0 else 0.0
        if note >= 0 and note // N_VALUES == seat:
            value = note % N_VALUES
        if value > 0:
            row = place // N_COLUMNS
            depth = max(1, rows - row)
            if is_now > 0:
                depth = (v.n_market - place % N_COLUMNS + N_COLUMNS - 1) // N_COLUMNS - row
            found += value * called(rows, depth)
    return found


@rule
def weigh_thefts(box: Box, v: View, moves: Row, n: int, likings: FloatRow) -> None:
    for i in range(n):
        if moves[i] == DECLINE:
            likings[i] = 0.0
        else:
            place = moves[i] - STEAL
            note = v.market[place] - 1
            risk = called(v.n_seats, max(1, v.n_seats - place // N_COLUMNS))
            if note < 0:
                likings[i] = 1.5 / v.n_seats * risk + (STOLEN * 1.5 + STOLEN_ANY) * (1.0 - 1.0 / v.n_seats)
            elif note // N_VALUES == v.seat:
                likings[i] = note % N_VALUES * risk
            else:
                likings[i] = STOLEN_ANY + note % N_VALUES * (STOLEN - HELP * risk)


# Buying fame


@rule
def chance_of_ruin(owes: float, gold: float) -> float:
    if owes <= 0.0:
        return 0.0
    return chance((owes - gold - 0.5) / (2.5 * owes) ** 0.5)


@rule
def ruin(box: Box, v: View, seat: int, fame: int) -> float:
    """What it costs not to be able to pay."""
    cost = min(box.fall, fame - 1)
    if v.vultures[seat] + 1 >= box.vultures:
        return cost + LAST_VULTURE
    return cost + (SECOND_VULTURE if v.vultures[seat] + 2 >= box.vultures else VULTURE)


@rule
def loss(box: Box, v: View, seat: int, owes: float, gold: int, fame: int) -> float:
    """What a payday costs in gold and fame."""
    risk = chance_of_ruin(owes, gold)
    return (1.0 - risk) * min(owes, gold) + risk * (max(0, gold - 1) + ruin(box, v, seat, fame))


@rule
def final(box: Box, v: View, seat: int, gold: int, fame: int) -> float:
    """Where a hat may end if the game ends now."""
    owes = owed(box, v, seat, 1)
    risk = chance_of_ruin(owes, gold)
    left = max(0.0, min(box.buy_last, gold - (1.0 - risk) * owes))
    return fame - risk * ruin(box, v, seat, fame) + left


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
    owes = owed(box, v, seat, 0)
    farthest = 0
    for other in range(v.n_seats):
        farthest = max(farthest, v.fame[other])
    lateness = max(0.0, farthest / box.goal, v.undertaker / box.undertaker)
    haste = HASTE + HASTE_LATE * lateness**3
    coming = FEE * (v.n_seats - 1) * v.n_seats
    payday = chance((v.n_market + coming - N_COLUMNS * v.n_seats) / SOON)
    for i in range(n):
        bought = moves[i] - BUY
        fame = v.fame[seat] + bought
        gold = v.gold[seat] - bought
        if fame >= box.goal:
            likings[i] = WIN * (chance_at_end(box, v, gold, fame) - SURE) + 0.01 * bought
        else:
            likings[i] = haste * bought - payday * loss(box, v, seat, owes, gold, fame) - ZONE * zone_of(box, fame)


# Hiring


@rule
def weigh_hires(box: Box, v: View, moves: Row, n: int, likings: FloatRow) -> None:
    gold = best_held(box, v, GOLD, -1)
    revolver = best_held(box, v, REVOLVER, -1)
    cards = best_held(box, v, CARDS, -1)
    for i in range(n):
        if moves[i] < TAKE:
            likings[i] = worth(box, v, moves[i] - HIRE, gold, revolver, cards)
        else:
            likings[i] = 0.0
            for adventurer in range(N_ADVENTURERS):
                if v.row[adventurer] == moves[i] - TAKE + 1:
                    likings[i] += worth(box, v, adventurer, gold, revolver, cards)


@rule
def counted(v: View, colour: int) -> int:
    """Notes in hand by value, packed: of the own colour, or of all others."""
    packed = 0
    for note in range(N_NOTES):
        if (note // N_VALUES == v.seat) == (colour == v.seat):
            packed += v.notes[note] << 8 * (note % N_VALUES)
    return packed


@rule
def cost_of(own: int, others: int, value: int, used: int, risk: float) -> float:
    """Of laying one more note of a value, when some of it have been chosen; those of other colours go first."""
    n_others = others >> 8 * value & 127
    if used < n_others:
        return LAID - HURT * value
    if used < n_others + (own >> 8 * value & 127):
        return LAID + PRICE * value * risk
    return IMPOSSIBLE


@rule
def prospect(v: View, total: int, best: float, middle: float, least: float) -> float:
    """What a bid of this sum may bring, and in whole numbers, how likely it is to be the lowest."""
    above = 0.0
    lowest = 1.0
    n_later = v.n_seats - v.n_asked
    for other in range(v.n_seats):
        if other != v.seat:
            if v.rank[other] > total + 1:
                above += 1.0
            elif v.rank[other] > 0:
                lowest = 0.0
    n_earlier = 0
    for other in range(v.n_seats):
        n_earlier += 1 if v.rank[other] > 0 else 0
    if n_earlier + 1 < v.n_asked:  # somebody could not bid
        lowest = 0.0
    more = chance((OFTEN - total) / SPREAD)
    above += n_later * more
    for _ in range(n_later):
        lowest *= more
    if v.is_setup > 0:
        lowest = 0.0
    worst = max(1, v.n_seats - 2)
    if above >= worst:
        gain = least
    elif above >= 1.0:
        gain = middle + (least - middle) * (above - 1.0) / max(1, worst - 1)
    else:
        gain = best + (middle - best) * above
    return gain * (1.0 - lowest) - lowest * 0.0


@rule
def chance_lowest(v: View, total: int) -> float:
    if v.is_setup > 0:
        return 0.0
    n_earlier = 0
    for other in range(v.n_seats):
        if v.rank[other] > 0:
            n_earlier += 1
            if v.rank[other] < total + 1:
                return 0.0
    if n_earlier + 1 < v.n_asked:
        return 0.0
    more = chance((OFTEN - total) / SPREAD)
    lowest = 1.0
    for _ in range(v.n_seats - v.n_asked):
        lowest *= more
    return lowest


@rule
def weigh_bids(box: Box, v: View, moves: Row, n: int, likings: FloatRow) -> None:
    gold = best_held(box, v, GOLD, -1)
    revolver = best_held(box, v, REVOLVER, -1)
    cards = best_held(box, v, CARDS, -1)
    best = 0.0
    least = 99.0
    mean = 0.0
    for adventurer in range(N_ADVENTURERS):
        if v.row[adventurer] > 0:
            value = worth(box, v, adventurer, gold, revolver, cards)
            best = max(best, value)
            least = min(least, value)
            mean += value / v.n_row
    so_far = 0
    n_bid = v.n_bid[v.seat]
    for i in range(n_bid):
        so_far += (v.bid[v.seat, i] - 1) % N_VALUES
    own = counted(v, v.seat)
    others = counted(v, -1)
    row = (v.n_market + 1) // N_COLUMNS
    risk = called(v.n_seats, max(1, v.n_seats - row))
    for i in range(n):
        likings[i] = -20.0
    for total in range(so_far, 13):
        if v.taken >> total & 1 == 0:
            rest = total - so_far
            gain = prospect(v, total, best, mean, least)
            lowest = chance_lowest(v, total)
            if rest == 0 and n_bid > 0:
                put_liking(moves, n, likings, BID, -1, -1, -1, gain, v.seat)
            cheapest = IMPOSSIBLE
            first = -1
            second = -1
            third = -1
            for a in range(min(rest, N_VALUES - 1) + 1):
                cost = cost_of(own, others, a, 0, risk)
                if cost < IMPOSSIBLE:
                    b = rest - a
                    if b == 0 and cost < cheapest:
                        cheapest = cost
                        first = a
                        second = -1
                        third = -1
                    if n_bid + 1 < MAX_BID and b > 0:
                        if a <= b < N_VALUES:
                            more = cost + cost_of(own, others, b, 1 if a == b else 0, risk)
                            if more < cheapest:
                                cheapest = more
                                first = a
                                second = b
                                third = -1
                        if n_bid + 2 < MAX_BID:
                            for c in range(a, b // 2 + 1):
                                d = b - c
                                if d < N_VALUES:
                                    more = cost + cost_of(own, others, c, 1 if a == c else 0, risk)
                                    more += cost_of(own, others, d, (1 if a == d else 0) + (1 if c == d else 0), risk)
                                    if more < cheapest:
                                        cheapest = more
                                        first = a
                                        second = c
                                        third = d
            if first >= 0:
                liking = gain - (1.0 - lowest) * cheapest
                put_liking(moves, n, likings, -1, first, second, third, liking, v.seat)


@rule
def put_liking(
    moves: Row, n: int, likings: FloatRow, move: int, a: int, b: int, c: int, liking: float, seat: int
) -> None:
    """To a move, and to all notes of these values."""
    for i in range(n):
        if moves[i] == BID:
            if move == BID:
                likings[i] = liking
        else:
            note = moves[i] - ADD
            value = note % N_VALUES
            if value == a or value == b or value == c:
                found = liking
                if note // N_VALUES != seat:
                    found += 0.002
                found += 0.0001 * value
                likings[i] = max(likings[i], found)


HABITS = Habits(weigh, doubt=1.5, epoch=no_epoch, span=0, outlook=no_outlook)
