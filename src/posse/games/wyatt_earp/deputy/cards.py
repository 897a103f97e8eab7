"""Cards: what they are worth in hand, and to the next seat."""

from __future__ import annotations

from posse.engine.rule import rule
from posse.games.wyatt_earp.box import Box
from posse.games.wyatt_earp.cards import HIDEOUT, N_OUTLAWS, PHOTO, WANTED, WYATT_EARP
from posse.games.wyatt_earp.view import View

from .posters import HELD, PAIR, SINGLE, added_worth, outlaw_worth, standing, swing

KEPT = 0.5  # what is not laid now is worth so much of what it would bring
LONE_PHOTO = 0.35  # chance for a photo whose outlaw has no set yet
PHOTO_WITH = 0.15  # and more with every card of that outlaw in hand
EARP_WORTH = 1.0  # a Wyatt Earp in hand
WANTED_WORTH = 0.7  # a Most Wanted
LESS_LATE = 0.5  # what both lose until the end of a hand
HIDEOUT_WORTH = 1.5  # a Hideout, between two seats; less where more share the harm. It is not shot for less early
SHOT_WORTH = 0.35  # a card that needs a hit and goes to a row of one's own
OTHERS = 0.4  # what a bill for another costs that seat


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
