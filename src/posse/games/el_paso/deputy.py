"""A deputy's habits at El Paso: what a tile is worth here and further on, what a raid may bring, and when to be gone.

All in nuggets. The weights were tuned in games of deputies against each other, two to five of them.
"""

from __future__ import annotations

from posse.engine.habits import Habits
from posse.engine.reals import exp2
from posse.engine.rule import rule
from posse.engine.struct import FloatGrid, FloatRow, Row
from posse.games.el_paso.box import Box
from posse.games.el_paso.moves import DONE, DRAW, KEEP, LAY, LEAVE
from posse.games.el_paso.places import CATTLE, N_CARDS, N_PLACES, N_RANKS, N_VALUES, SALOON
from posse.games.el_paso.state import DECIDING, KEEPING, State
from posse.games.el_paso.view import View

SURVIVES = 0.78  # chance that a tile carried into a town gets out of it again
CARRIED_ON = 0.42  # and that it is then among those taken on
FORESIGHT = 0.7  # how far a tile not yet taken counts for what it may bring further on

HIT = 0.9  # chance that a later raid brings a tile
SLOT = 0.7  # chance that by the next round one more tile may be taken on
EAGER = 0.4  # nuggets for staying: who wins has the most, not just many
EAGER_AT_LAST = 1.0  # the same in the last town
PROGRESS = 0.22  # of what lies in town for each, others there will have brought home
EVEN = 6.0  # a lead or a lag of so many nuggets counts half, in the last town
EVEN_MORE = 15.0  # and so many more for each town to come
CERTAIN = 0.25  # where nobody else is left to change it, almost any lead counts in full
PRIDE = 4.0  # how much the lead itself counts

LEAD = 3.5  # a lead of so many nuggets where the last town begins makes a win twice as likely
LEAD_MORE = 0.2  # so many more for each town before
LEAD_LESS = 0.3  # and so many less for each seat

HELD = 0.9  # how much less another card of a place is worth
HIGH = 0.009  # nuggets for each step by which a card is higher, times the square of seats: tiles get scarce
NEXT = 0.5  # weight of the next town when a card is drawn in this one
RICH = 1.2  # how much more cards of saloon and cattle are liked, in spite of the dice

# Rooms in `likings` behind the moves: a hand of six and leaving are seven while seats decide, and there is room for 37,
# the kinds of tile and done.
SELLS = 8  # + place: nuggets for a point in this town
GAINS = 14  # + place: and how many more if taken on
DRAWS = 20  # + place: how it draws other seats
AHEAD = 26  # + free dice, up to ten: what may still be brought home; reckoned last, over what follows
BEST = 32  # + i: what the best tiles gain when taken on
RAIDS = 32  # + seat: the chance that it raids a place, by how that draws it; where BEST was, which is read by then
MAX_KEPT = 5
MAX_ROUNDS = 4  # looked ahead


@rule
def weigh(box: Box, v: View, moves: Row, n: int, likings: FloatRow) -> None:
    if v.phase == DECIDING:
        weigh_raids(box, v, moves, n, likings)
    elif v.phase == KEEPING:
        weigh_tiles(box, v, moves, n, likings)
    else:
        weigh_piles(box, v, moves, n, likings)


@rule
def sells_at(box: Box, town: int, place: int) -> float:
    """EP-32: nuggets for a point."""
    return 1.0 / box.rate[town] if box.has[town, place] > 0 else 1.0


@rule
def brings_later(box: Box, town: int, place: int) -> float:
    """Nuggets to be hoped for from a point taken on from a town."""
    worth = 1.0
    for later in range(box.n_towns - 1, town, -1):
        worth = brings_on(box, later, place, worth)
    return worth


@rule
def brings_on(box: Box, town: int, place: int, later: float) -> float:
    """Nuggets to be hoped for from a point taken on to a town, which taken on from there brings `later`."""
    sold = sells_at(box, town, place)
    return SURVIVES * (sold + CARRIED_ON * max(0.0, later - sold))


@rule
def weigh_raids(box: Box, v: View, moves: Row, n: int, likings: FloatRow) -> None:
    """Each card as good as the best, less what it takes less; against leaving at once."""
    for place in range(N_PLACES):
        likings[SELLS + place] = sells_at(box, v.town, place)
        likings[GAINS + place] = max(0.0, brings_later(box, v.town, place) - likings[SELLS + place])
    limit = min(MAX_KEPT, v.n_groups + 1)  # EP-30
    leaving = brings_home(box, v, limit, likings)
    if v.left_now > 0 and limit < MAX_KEPT:  # who stays may take one more
        limit += 1
        home = leaving + likings[BEST + limit - 1]
    else:
        home = leaving
    bar = likings[BEST + limit - 1]  # what a tile has to gain to be taken on
    slot = SLOT * likings[BEST + limit] if limit < MAX_KEPT else 0.0

    safe = max(1e-3, 1.0 - none_shows(box, v, box.stars))
    brand = 1.0 - none_shows(box, v, box.stars + box.sixes)
    six = 1.0 - none_shows(box, v, box.stars + box.brands)
    left = look_around(box, v, bar, safe, brand, six, likings)
    n_in = expect_others(v, likings)
    best = 0.0
    before = -1
    unseen = 0
    n_cards = n - 1 if moves[n - 1] == LEAVE else n
    for i in range(n_cards):
        place = (moves[i] - LAY) // N_RANKS
        likings[i] = 0.0
        if likings[DRAWS + place] > 0.0:  # something lies there
            if place != before:
                unseen = unseen_cards(box, v, place)
                before = place
            chance = allows(place, safe, brand, six)
            likings[i] = chance * takes(box, v, place, (moves[i] - LAY) % N_RANKS, unseen, bar, likings)
        best = max(best, likings[i])

    step = HIT * left / max(v.n_stacks, n_in)
    n_rounds = min(MAX_ROUNDS, max(1, (v.n_stacks + n_in - 1) // n_in))
    if n_in == 1:
        slot = 0.0
    lag = 0.0
    even = 0.0
    n_more = box.n_towns - 1 - v.town
    eager = EAGER
    if n_more < 3:
        lag = lags(box, v, PROGRESS * n_rounds * step, likings)
        even = EVEN + EVEN_MORE * n_more
    if n_more == 0:
        eager = EAGER_AT_LAST
        if n_in == 1:  # it is known how many it takes to win
            even = CERTAIN
            eager = 0.0
    home += best / safe + slot + rounds_off(box, v)
    staying = eager + stays(box, v, home, step + slot, n_rounds, lag, even, likings)
    for i in range(n_cards):
        likings[i] += staying - best
    if n_cards < n:
        likings[n - 1] = counts(leaving, lag, even)


@rule
def brings_home(box: Box, v: View, limit: int, likings: FloatRow) -> float:
    """Nuggets for one's loot when one leaves now, with what the best tiles gain when taken on."""
    for i in range(MAX_KEPT):
        likings[BEST + i] = 0.0
    if v.n_loot[v.seat] == 0:
        return 0.0
    here = 0
    elsewhere = 0
    for place in range(N_PLACES):
        points = 0
        for value in range(N_VALUES):
            for _ in range(v.loot[v.seat, N_VALUES * place + value]):
                points += value + 1
                rank_gain((value + 1) * likings[GAINS + place], likings)
        if box.has[v.town, place] > 0:
            here += points
        else:
            elsewhere += points
    home = here // box.rate[v.town] + elsewhere + 0.0
    for i in range(limit):
        home += likings[BEST + i]
    return home


@rule
def rank_gain(gain: float, likings: FloatRow) -> None:
    """Put a gain among the best, where they are not better."""
    for i in range(MAX_KEPT):
        if gain > likings[BEST + i]:
            less = likings[BEST + i]
            likings[BEST + i] = gain
            gain = less


@rule
def rounds_off(box: Box, v: View) -> float:
    """What rounding takes now, against what it takes on the average. EP-32."""
    rate = box.rate[v.town]
    if rate == 1:
        return 0.0
    here = 0
    for place in range(N_PLACES):
        if box.has[v.town, place] > 0:
            for value in range(N_VALUES):
                here += v.loot[v.seat, N_VALUES * place + value] * (value + 1)
    return (here % rate - (rate - 1) / 2.0) / rate


@rule
def none_shows(box: Box, v: View, n_others: int) -> float:
    """The chance that all free dice show one of so many other faces; for stars, that no other does."""
    chance = 1.0
    for _ in range(box.n_dice - v.n_stars):
        chance *= n_others / (box.stars + box.brands + box.sixes)
    return chance


@rule
def allows(place: int, safe: float, brand: float, six: float) -> float:
    """The chance that dice allow a raid: EP-13, EP-14."""
    if place == SALOON:
        return six
    return brand if place == CATTLE else safe


@rule
def worth(place: int, value: int, bar: float, likings: FloatRow) -> float:
    """Nuggets for one more tile: sold, or taken on instead of the least of those."""
    return (value + 1) * likings[SELLS + place] + max(0.0, (value + 1) * likings[GAINS + place] - bar)


@rule
def look_around(box: Box, v: View, bar: float, safe: float, brand: float, six: float, likings: FloatRow) -> float:
    """How each place draws others, who look at the top tile; returns what all tiles in town are worth."""
    left = 0.0
    for place in range(N_PLACES):
        top = 0
        for value in range(N_VALUES - 1, -1, -1):
            n = v.stacks[N_VALUES * place + value]
            if n > 0:
                top = value + 1
                left += n * worth(place, value, bar, likings)
        per_point = likings[SELLS + place] + FORESIGHT * likings[GAINS + place]
        drawn = top * per_point * allows(place, safe, brand, six)
        drawn *= drawn
        likings[DRAWS + place] = drawn * drawn * drawn
    return left


@rule
def expect_others(v: View, likings: FloatRow) -> int:
    """Where others in town may raid: they are sharp, but need a card. Returns how many seats are in town."""
    n_in = 0
    for seat in range(v.n_seats):
        likings[RAIDS + seat] = 0.0
        if v.in_town >> seat & 1:
            n_in += 1
            if seat != v.seat:
                likings[RAIDS + seat] = 1.0 / is_drawn(v, seat, likings)
    return n_in


@rule
def is_drawn(v: View, seat: int, likings: FloatRow) -> float:
    """How all places draw a seat for which it has a card."""
    drawn = 1e-9
    for place in range(N_PLACES):
        if v.n_held[seat, place] > 0:
            drawn += likings[DRAWS + place]
    return drawn


@rule
def unseen_cards(box: Box, v: View, place: int) -> int:
    """Bits of the cards of a place that may be in others' hands without all knowing it."""
    unseen = (1 << box.cards[place]) - 1
    for i in range(v.n_queue[place]):
        unseen &= ~(1 << (v.queue[place, i] - 1))
    for rank in range(N_RANKS):
        seen = v.hand[N_RANKS * place + rank]
        for seat in range(v.n_seats):
            seen |= v.known[seat, N_RANKS * place + rank]
        unseen &= ~(seen << rank)
    return unseen


@rule
def takes(box: Box, v: View, place: int, rank: int, unseen: int, bar: float, likings: FloatRow) -> float:
    """What a card takes if dice allow it: EP-15, the higher cards of others come first."""
    n_unseen = 0
    n_above = 0
    for above in range(N_RANKS):
        n_unseen += unseen >> above & 1
        if above > rank:
            n_above += unseen >> above & 1
    share = n_above / max(1, n_unseen)
    none = 1.0  # the chances that so many come first
    one = 0.0
    two = 0.0
    three = 0.0
    four = 0.0
    for seat in range(v.n_seats):
        held = v.n_held[seat, place]
        if held > 0 and likings[RAIDS + seat] > 0.0:
            n_known = 0
            n_above = 0
            for other in range(N_RANKS):
                n_known += v.known[seat, N_RANKS * place + other]
                if other > rank:
                    n_above += v.known[seat, N_RANKS * place + other]
            first = likings[RAIDS + seat] * likings[DRAWS + place] * (n_above + (held - n_known) * share) / held
            four += first * (three - four)
            three += first * (two - three)
            two += first * (one - two)
            one += first * (none - one)
            none -= first * none
    taken = 0.0
    for value in range(N_VALUES):
        for _ in range(v.stacks[N_VALUES * place + value]):
            taken += none * worth(place, value, bar, likings)
            none = one
            one = two
            two = three
            three = four
            four = 0.0
    return taken


@rule
def lags(box: Box, v: View, progress: float, likings: FloatRow) -> float:
    """By how many nuggets the best of the others is ahead of one without loot."""
    most = 0.0
    for seat in range(v.n_seats):
        if seat != v.seat:
            nuggets = loot_added(v, seat, v.nuggets[seat] + 0.0, likings)
            if v.in_town >> seat & 1:
                nuggets += progress
            most = max(most, nuggets)
    return most - v.nuggets[v.seat]


@rule
def loot_added(v: View, seat: int, nuggets: float, likings: FloatRow) -> float:
    """A seat's nuggets, with what its loot will bring."""
    if v.n_loot[seat] > 0:
        for place in range(N_PLACES):
            nuggets += points_in_loot(v, seat, place) * (likings[SELLS + place] + FORESIGHT * likings[GAINS + place])
    return nuggets


@rule
def points_in_loot(v: View | State, seat: int, place: int) -> int:
    """Of the tiles of a place."""
    points = 0
    for value in range(N_VALUES):
        points += v.loot[seat, N_VALUES * place + value] * (value + 1)
    return points


@rule
def counts(home: float, lag: float, even: float) -> float:
    """What nuggets brought home count: the larger a lead or a lag, the less. `even` 0: all alike."""
    if even == 0.0:
        return home
    return (PRIDE + even) * (home - lag) / (even + abs(home - lag))


@rule
def stays(
    box: Box, v: View, home: float, step: float, n_rounds: int, lag: float, even: float, likings: FloatRow
) -> float:
    """What staying brings: round by round from the last one back, leave or roll on. `home`: after this round."""
    free = box.n_dice - v.n_stars
    for i in range(n_rounds - 1, -1, -1):
        then = counts(home + i * step, lag, even)
        for dice in range(1, free + 1):
            if i == n_rounds - 1 or then > likings[AHEAD + dice]:
                likings[AHEAD + dice] = then
        likings[AHEAD] = counts(0.0, lag, even)  # EP-40
        roll(box, free, likings)
    return likings[AHEAD + free]


@rule
def roll(box: Box, free: int, likings: FloatRow) -> None:
    """From what lies ahead with so many free dice after a roll, to what does before it."""
    star = box.stars / (box.stars + box.brands + box.sixes)
    for dice in range(1, free + 1):
        for i in range(free, dice - 1, -1):
            likings[AHEAD + i] += star * (likings[AHEAD + i - 1] - likings[AHEAD + i])


@rule
def weigh_tiles(box: Box, v: View, moves: Row, n: int, likings: FloatRow) -> None:
    """What is taken on is not sold: EP-32, with what rounding takes."""
    rate = box.rate[v.town]
    here = 0
    elsewhere = 0
    for i in range(n):
        if moves[i] != DONE:
            tile = moves[i] - KEEP
            points = v.loot[v.seat, tile] * (tile % N_VALUES + 1)
            if box.has[v.town, tile // N_VALUES] > 0:
                here += points
            else:
                elsewhere += points
    before = -1
    later = 0.0
    for i in range(n):
        likings[i] = here // rate + elsewhere + 0.0
        if moves[i] != DONE:
            place = (moves[i] - KEEP) // N_VALUES
            points = (moves[i] - KEEP) % N_VALUES + 1
            if place != before:
                later = brings_later(box, v.town, place)
                before = place
            if box.has[v.town, place] > 0:
                likings[i] = (here - points) // rate + elsewhere + points * later
            else:
                likings[i] = here // rate + elsewhere + points * (later - 1.0)


@rule
def weigh_piles(box: Box, v: View, moves: Row, n: int, likings: FloatRow) -> None:
    """A card for where most can be taken, here or in the next town, and of which one holds few."""
    is_here = v.n_stacks > 0 and v.in_town >> v.seat & 1 > 0
    following = v.town + 1
    for i in range(n):
        place = moves[i] - DRAW
        n_here = 0
        points = 0
        if is_here:
            for value in range(N_VALUES):
                n_here += v.stacks[N_VALUES * place + value]
                points += v.stacks[N_VALUES * place + value] * (value + 1)
        is_there = following < box.n_towns and box.has[following, place] > 0
        later = 1.0  # from a point taken on from the next town
        if is_there or n_here > 0:
            later = brings_later(box, following, place)
        likings[i] = 0.0
        if n_here > 0:
            then = brings_on(box, following, place, later) if following < box.n_towns else 1.0
            likings[i] = points / n_here * a_point(box, v.town, place, then)
        if is_there:
            n_tiles = 0
            points = 0
            for value in range(N_VALUES):
                n_tiles += box.tiles[N_VALUES * place + value]
                points += box.tiles[N_VALUES * place + value] * (value + 1)
            there = points / n_tiles * a_point(box, following, place, later)
            likings[i] += NEXT * there if is_here else there
        likings[i] /= 1.0 + HELD * v.n_held[v.seat, place]
        if v.n_fresh[place] == 0:  # EP-16: all know which card comes
            likings[i] += HIGH * v.n_seats * v.n_seats * (v.queue[place, 0] - 4.5)


@rule
def a_point(box: Box, town: int, place: int, later: float) -> float:
    """Nuggets to be hoped for from a point that lies in a town, where taken on it brings `later`."""
    sold = sells_at(box, town, place)
    rich = RICH if place in (SALOON, CATTLE) else 1.0
    return rich * (sold + FORESIGHT * max(0.0, later - sold))


@rule
def epoch(box: Box, s: State) -> int:
    return s.town


@rule
def outlook(box: Box, s: State, out: FloatGrid) -> None:
    """By nuggets and what the tiles carried may bring: the closer the end, the surer a lead."""
    most = 0.0
    for seat in range(s.n_seats):
        out[1, seat] = s.nuggets[seat]
        out[0, seat] = s.nuggets[seat]
        if s.n_loot[seat] > 0:
            for place in range(N_PLACES):
                points = points_in_loot(s, seat, place)
                if points > 0:
                    out[0, seat] += points * brings_later(box, s.town - 1, place)
        most = max(most, out[0, seat])
    lead = LEAD + LEAD_MORE * (box.n_towns - 1 - s.town) - LEAD_LESS * s.n_seats
    total = 0.0
    for seat in range(s.n_seats):
        out[0, seat] = exp2((out[0, seat] - most) / lead)
        total += out[0, seat]
    for seat in range(s.n_seats):
        out[0, seat] /= total


@rule
def reopen(box: Box, s: State, seat: int, moves: Row) -> int:
    """The card a seat has laid face down."""
    if s.phase != DECIDING or s.laid[seat] == 0:
        return 0
    s.hand[seat, s.laid[seat] - 1] = 1
    s.n_hand[seat] += 1
    s.laid[seat] = 0
    n = 0
    for card in range(N_CARDS):
        moves[n] = LAY + card
        n += s.hand[seat, card]
    return n


@rule
def close(box: Box, s: State, seat: int, move: int) -> None:
    s.hand[seat, move - LAY] = 0
    s.n_hand[seat] -= 1
    s.laid[seat] = move - LAY + 1


HABITS = Habits(weigh, doubt=0.5, epoch=epoch, span=2, outlook=outlook, reopen=reopen, close=close)
