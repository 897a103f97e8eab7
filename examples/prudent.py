"""A bot of one's own: a deputy at El Paso that never waits for the last two dice.

posse arena el-paso --bots examples.prudent:Prudent,deputy,deputy --games 3000
"""

from collections.abc import Sequence

from posse.bots.bot import Choice, bot
from posse.games.el_paso.box import Box
from posse.games.el_paso.view import View


class Prudent:
    """Sees what its seat sees, and chooses one of its moves."""

    def __init__(self, game, box: Box) -> None:
        self.box = box
        self.deputy = bot("deputy", game, box)

    def choose(self, view: View, moves: Sequence[str], seconds: float, key: bytes) -> Choice:
        if "leave" in moves and self.box.n_dice - view.n_stars <= 2:
            return Choice("leave")
        return self.deputy.choose(view, moves, seconds, key)
