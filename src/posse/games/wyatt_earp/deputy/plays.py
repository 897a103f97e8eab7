"""Plays: what sheriff cards bring when they are played now."""

from __future__ import annotations

from posse.engine.rule import rule
from posse.games.wyatt_earp.box import Box
from posse.games.wyatt_earp.cards import BANK, GUN, N_KINDS, N_OUTLAWS, PHOTO, STAGECOACH, WYATT_EARP
from posse.games.wyatt_earp.moves import (
    ASK,
    EARP_DRAW,
    EARP_SEARCH,
    LEFT,
    PLAY_BANK,
    PLAY_GUN,
    PLAY_HIDEOUT,
    PLAY_PHOTO,
    PLAY_STAGECOACH,
    ROB,
)
from posse.games.wyatt_earp.view import View

from .cards import EARP_WORTH, HIDEOUT_WORTH, KEPT, WANTED_WORTH, gain_worth
from .posters import HELD, added_worth, hurt, n_unseen, outlaw_worth
from .targets import best_cover, freed_worth, loot_worth, shot_worth

SHOT_KEPT = 0.2  # a card that needs a hit is not shot for less
EARP_DRAWS = 1.1  # what two cards more are worth in the middle of a turn
SEARCH_MORE = 0.2  # what is found may be played at once
TAKEN = 0.2  # a card is asked for the rather of those whose money hurts


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
