"""A deputy's habits at El Paso: in nuggets, what a tile is worth here and further on, what a raid may bring, and when
the risk is no longer worth it.

The weights were tuned in games of deputies against each other.
"""

from __future__ import annotations

from posse.bots.habits import Habits
from posse.engine.record import FloatGrid, FloatRow, Row
from posse.engine.rule import rule
from posse.games.el_paso.box import Box
from posse.games.el_paso.moves import DONE, DRAW, KEEP, LAY
from posse.games.el_paso.places import CATTLE, N_PLACES, N_RANKS, N_VALUES, SALOON
from posse.games.el_paso.state import DECIDING, KEEPING, State
from posse.games.el_paso.view import View

SURVIVES = 0.85  # a tile carried into a town gets out of it again
CARRIED_ON = 0.4  # and is then among those taken on
CROWD_GAIN = 0.5  # how far others look at what a tile brings further on
SHORT = 1.0  # a short stack draws fewer raiders
NERVE = 1.0  # how many tiles at stake make half the others leave, against the danger
HIT = 0.8  # of later raids bring a tile
SLOT = 0.3  # chance that by the next round one more tile may be taken on
SURE = 0.9  # what is taken now is brought home
HELD = 0.6  # a second card of a place is worth less
LOW = 0.03  # how much a lower card is liked in the hand
NEXT = 0.3  # weight of the next town when drawing in this one

# Rooms in `likings` behind the moves, of which there are at most seven while seats decide.
SELLS = 8  # + place: nuggets for a point in this town
GAINS = 14  # + place: and how many more for one taken on
DRAWS = 20  # + place: how it attracts others
AHEAD = 26  # + free dice: what the town may still bring
BEST = 32  # + i: what the best tiles bring when taken on; then + seat: that it raids, by what attracts it
MAX_KEPT = 5


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
    """EP-32: nuggets for a point; after the last town 1:1."""
    if town >= box.n_towns or box.has[town, place] == 0:
        return 1.0
    return 1.0 / box.rate[town]


@rule
def brings_later(box: Box, v: View, town: int, place: int) -> float:
    """Nuggets to be hoped for from a point taken on from a town."""
    worth = 1.0
    for later in range(box.n_towns - 1, town, -1):
        sold = sells_at(box, later, place)
        worth = SURVIVES * (sold + CARRIED_ON * max(0.0, worth - sold))
    return worth


@rule
def weigh_raids(box: Box, v: View, moves: Row, n: int, likings: FloatRow) -> None:
    free = box.n_dice - v.n_stars
    n_faces = box.stars + box.brands + box.sixes
    star = box.stars / n_faces
    no_six = 1.0
    no_brand = 1.0
    danger = 1.0
    for _ in range(free):
        danger *= star
        no_six *= 1.0 - box.sixes / n_faces
        no_brand *= 1.0 - box.brands / n_faces
    for place in range(N_PLACES):
        sold = sells_at(box, v.town, place)
        likings[SELLS + place] = sold
        likings[GAINS + place] = max(0.0, brings_later(box, v, v.town, place) - sold)
    limit = min(MAX_KEPT, v.n_groups + 1)
    leaving = brings_home(box, v, limit, likings)
    following = min(MAX_KEPT, limit + v.left_now)
    more = likings[BEST + following - 1] if v.left_now > 0 and following > limit else 0.0
    hope = likings[BEST + following] if following < MAX_KEPT else 0.0
    bar = likings[BEST + following - 1]  # what a tile must beat to be taken on

    # What lies in town, and where others may raid.
    worth_left = 0.0
    for place in range(N_PLACES):
        n_tiles = 0
        points = 0
        for value in range(N_VALUES):
            lie = v.stacks[N_VALUES * place + value]
            n_tiles += lie
            points += lie * (value + 1)
            if lie > 0:
                worth_left += lie * tile_worth(place, value, bar, likings)
        chance = 1.0 - danger
        if place == SALOON:
            chance = 1.0 - no_six
        elif place == CATTLE:
            chance = 1.0 - no_brand
        draws = 0.0
        if n_tiles > 0:
            per_point = likings[SELLS + place] + CROWD_GAIN * likings[GAINS + place]
            draws = chance * per_point * points / (n_tiles + SHORT)
        likings[DRAWS + place] = draws * draws + 1e-9
    n_in = 0
    for seat in range(v.n_seats):
        likings[BEST + seat] = 0.0
        if v.in_town >> seat & 1:
            n_in += 1
            if seat != v.seat:
                drawn = 0.0
                for place in range(N_PLACES):
                    if v.n_held[seat, place] > 0:
                        drawn += likings[DRAWS + place]
                likings[BEST + seat] = will_raid(box, v, seat, danger) / drawn

    best = 0.0
    for i in range(n - 1):
        place = (moves[i] - LAY) // N_RANKS
        likings[i] = raid(box, v, place, (moves[i] - LAY) % N_RANKS, bar, likings)
        if place == SALOON:
            likings[i] *= 1.0 - no_six
        elif place == CATTLE:
            likings[i] *= 1.0 - no_brand
        else:
            likings[i] *= 1.0 - danger
        best = max(best, likings[i])

    # Round by round from the last one back: leave, or stay and roll.
    n_rounds = 1
    if v.n_stacks > n_in:
        n_rounds = min(4, (v.n_stacks + n_in - 1) // n_in)
    step = 0.0
    if v.n_stacks > 0:
        step = HIT * worth_left / max(v.n_stacks, n_in)
    slot = SLOT * hope if n_in > 1 else 0.0
    home = leaving + more + slot + best / (1.0 - danger) + (n_rounds - 1) * (step + slot)
    likings[AHEAD] = 0.0  # EP-40
    for dice in range(1, free + 1):
        likings[AHEAD + dice] = home
    for _ in range(n_rounds - 1):
        roll(star, free, likings)
        home -= step + slot
        likings[AHEAD] = 0.0
        for dice in range(1, free + 1):
            likings[AHEAD + dice] = max(home, likings[AHEAD + dice])
    roll(star, free, likings)
    staying = likings[AHEAD + free]
    for i in range(n - 1):
        likings[i] = staying + SURE * (likings[i] - best)
    likings[n - 1] = leaving


@rule
def brings_home(box: Box, v: View, limit: int, likings: FloatRow) -> float:
    """Nuggets for one's loot when one leaves now; at BEST what the best tiles bring more when taken on."""
    for i in range(MAX_KEPT):
        likings[BEST + i] = 0.0
    here = 0
    elsewhere = 0
    if v.n_loot[v.seat] > 0:
        for place in range(N_PLACES):
            points = 0
            for value in range(N_VALUES):
                for _ in range(v.loot[v.seat, N_VALUES * place + value]):
                    points += value + 1
                    gain = (value + 1) * likings[GAINS + place]
                    for i in range(MAX_KEPT):
                        if gain > likings[BEST + i]:
                            least = likings[BEST + i]
                            likings[BEST + i] = gain
                            gain = least
            if box.has[v.town, place] > 0:
                here += points
            else:
                elsewhere += points
    home = here // box.rate[v.town] + elsewhere + 0.0
    for i in range(limit):
        home += likings[BEST + i]
    return home


@rule
def tile_worth(place: int, value: int, bar: float, likings: FloatRow) -> float:
    """Nuggets from one more tile: sold, or taken on in place of the least of those taken on."""
    return (value + 1) * likings[SELLS + place] + max(0.0, (value + 1) * likings[GAINS + place] - bar)


@rule
def will_raid(box: Box, v: View, seat: int, danger: float) -> float:
    """The chance that another seat in town stays."""
    if v.has_laid >> seat & 1:
        return 1.0
    at_stake = NERVE * danger * v.n_loot[seat] / (1.0 - danger)
    return 1.0 / (1.0 + at_stake * at_stake)


@rule
def raid(box: Box, v: View, place: int, rank: int, bar: float, likings: FloatRow) -> float:
    """What a card takes if dice allow: EP-15, the higher cards of others come first."""
    unseen = ((1 << box.cards[place]) - 1) & ~(1 << rank)
    for i in range(v.n_queue[place]):
        unseen &= ~(1 << (v.queue[place, i] - 1))
    for r in range(N_RANKS):
        if v.hand[N_RANKS * place + r] > 0:
            unseen &= ~(1 << r)
    for seat in range(v.n_seats):
        if seat != v.seat and v.n_held[seat, place] > 0:
            for r in range(N_RANKS):
                if v.known[seat, N_RANKS * place + r] > 0:
                    unseen &= ~(1 << r)
    n_unseen = 0
    n_above = 0
    for r in range(N_RANKS):
        if unseen >> r & 1:
            n_unseen += 1
            n_above += 1 if r > rank else 0
    above = n_above / n_unseen if n_unseen > 0 else 0.0
    # The chances that none, one, two, three or four come first.
    none = 1.0
    one = 0.0
    two = 0.0
    three = 0.0
    four = 0.0
    for seat in range(v.n_seats):
        held = v.n_held[seat, place]
        if likings[BEST + seat] > 0.0 and held > 0:
            higher = 0.0
            n_known = 0
            for r in range(N_RANKS):
                if v.known[seat, N_RANKS * place + r] > 0:
                    n_known += 1
                    higher += 1.0 if r > rank else 0.0
            higher = (higher + (held - n_known) * above) / held
            first = likings[BEST + seat] * likings[DRAWS + place] * higher
            four += first * (three - four)
            three += first * (two - three)
            two += first * (one - two)
            one += first * (none - one)
            none -= first * none
    worth = 0.0
    n_above = 0
    for value in range(N_VALUES):
        for _ in range(v.stacks[N_VALUES * place + value]):
            chance = none
            if n_above == 1:
                chance = one
            elif n_above == 2:
                chance = two
            elif n_above == 3:
                chance = three
            elif n_above == 4:
                chance = four
            elif n_above > 4:
                return worth
            worth += chance * tile_worth(place, value, bar, likings)
            n_above += 1
    return worth


@rule
def roll(star: float, free: int, likings: FloatRow) -> None:
    """For each number of free dice what lies ahead before they are rolled, out of what does afterwards."""
    for dice in range(1, free + 1):
        for i in range(free, dice - 1, -1):
            likings[AHEAD + i] = (1.0 - star) * likings[AHEAD + i] + star * likings[AHEAD + i - 1]


@rule
def weigh_tiles(box: Box, v: View, moves: Row, n: int, likings: FloatRow) -> None:
    """EP-32: what is taken on is not sold; counted with what rounding takes."""
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
                later = brings_later(box, v, v.town, place)
                before = place
            if box.has[v.town, place] > 0:
                likings[i] = (here - points) // rate + elsewhere + points * later
            else:
                likings[i] = here // rate + elsewhere - points + points * later


@rule
def weigh_piles(box: Box, v: View, moves: Row, n: int, likings: FloatRow) -> None:
    """Cards for where there is most to take, here or in the next town."""
    stays = v.n_stacks > 0 and v.in_town >> v.seat & 1 > 0
    for i in range(n):
        place = moves[i] - DRAW
        worth = 0.0
        if stays:
            n_tiles = 0
            points = 0
            for value in range(N_VALUES):
                lie = v.stacks[N_VALUES * place + value]
                n_tiles += lie
                points += lie * (value + 1)
            if n_tiles > 0:
                worth += points / (n_tiles + SHORT) * reaches(box, v, v.town, place)
        following = v.town + 1
        if following < box.n_towns and box.has[following, place] > 0:
            points = 0
            for value in range(N_VALUES):
                points += box.tiles[N_VALUES * place + value] * (value + 1)
            worth += (NEXT if stays else 1.0) * points / 6.0 * reaches(box, v, following, place)
        worth /= 1.0 + HELD * v.n_held[v.seat, place]
        if v.n_fresh[place] == 0:  # EP-16: it is known which card comes
            worth += LOW * (4.5 - v.queue[place, 0])
        likings[i] = worth


@rule
def reaches(box: Box, v: View, town: int, place: int) -> float:
    """Nuggets to be hoped for from a point raided in a town."""
    sold = sells_at(box, town, place)
    chance = 0.75 if place == SALOON or place == CATTLE else 1.0
    return chance * (sold + CROWD_GAIN * max(0.0, brings_later(box, v, town, place) - sold))


@rule
def epoch(box: Box, s: State) -> int:
    return s.town


@rule
def outlook(box: Box, s: State, out: FloatGrid) -> None:
    """From nuggets and tiles carried so far."""
    for seat in range(s.n_seats):
        out[1, seat] = s.nuggets[seat]
        out[0, seat] = 1.0 / s.n_seats


HABITS = Habits(weigh, doubt=1.0, epoch=epoch, span=1, outlook=outlook)
