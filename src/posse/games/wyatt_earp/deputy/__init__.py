"""A deputy's habits at Wyatt Earp.

Everything is counted in bills: what a poster is likely to bring this seat, less what it brings the others, who count
the more the richer they are. A card in hand is worth what it would add to that.
"""

from __future__ import annotations

from posse.engine.habits import Habits
from posse.engine.rule import rule
from posse.engine.struct import FloatRow, Row
from posse.games.wyatt_earp.box import Box
from posse.games.wyatt_earp.cards import N_OUTLAWS
from posse.games.wyatt_earp.moves import ANSWER, CHOOSE, PICK
from posse.games.wyatt_earp.state import ANSWERING, CHOOSING, DRAWING, PICKING
from posse.games.wyatt_earp.view import View

from .cards import EARP_WORTH, gain_worth
from .outlook import epoch, outlook
from .posters import lateness, mean_of_others
from .targets import freed_worth, hit_chance, target_worth
from .turns import weigh_drawing, weigh_playing


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


HABITS = Habits(weigh, doubt=0.4, epoch=epoch, span=1, outlook=outlook)
