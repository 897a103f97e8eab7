"""A bot of your own for Showdown: it looks at what there is to win before it risks a good card.

posse arena showdown --bots prudent:Prudent,random --games 2000
"""

from collections.abc import Sequence

from posse.bots.bot import Choice

BY_RANK = ("lay vest", "lay jack", "lay king", "lay ace")


class Prudent:
    """Sees what its seat sees, and chooses one of its moves."""

    def __init__(self, game) -> None:
        self.stake = game.box.stake

    def choose(self, view, moves: Sequence[str], seconds: float, key: bytes) -> Choice:
        if len(moves) == 1:
            return Choice(moves[0])
        if "vest" in moves:
            return Choice("vest")
        if "hold" in moves:
            return Choice(max(moves, key=lambda move: coins_before(view, move)))
        cards = [card for card in BY_RANK if card in moves]
        if view.strongbox > self.stake:
            return Choice(cards[-1])
        return Choice(cards[1] if cards[0] == "lay vest" else cards[0])


def coins_before(view, move: str) -> int:
    """The coins of the seat a shot is aimed at; in a move, seats count from 1."""
    return -1 if move == "hold" else view.coins[int(move.removeprefix("shoot ")) - 1]
