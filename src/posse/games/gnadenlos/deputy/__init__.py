"""A deputy's habits at Gnadenlos!

All is weighed in spaces of fame; a nugget is about one of them.
"""

from __future__ import annotations

from posse.engine.habits import Habits
from posse.engine.rule import rule
from posse.engine.struct import FloatRow, Row
from posse.games.gnadenlos.box import Box
from posse.games.gnadenlos.moves import BUY
from posse.games.gnadenlos.state import BIDDING, BUYING, FILLING, HIRING, LAYING, SHOWING, STEALING
from posse.games.gnadenlos.view import View

from .events import weigh_shows
from .fame import weigh_fame
from .hiring import weigh_bids, weigh_hires
from .market import weigh_fills, weigh_lays, weigh_thefts
from .outlook import close, epoch, outlook, reopen


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


HABITS = Habits(weigh, doubt=0.6, epoch=epoch, span=3, outlook=outlook, reopen=reopen, close=close)
