"""Positions of El Paso in few words, for tests."""

from __future__ import annotations

from posse.engine.rng import key_from_seed
from posse.engine.table import Table
from posse.games import game
from posse.games.el_paso.box import Box
from posse.games.el_paso.places import N_CARDS, N_TILES
from posse.games.el_paso.raids import next_to_decide
from posse.games.el_paso.state import REFILLING, State
from tests.tables import numbers, offer, play, state

GAME = game("el-paso")

BOX: Box = GAME.box


def loaded(face: str) -> Box:
    """A box whose dice show nothing else."""
    box = Box.from_bytes(bytes(BOX))
    box.stars, box.brands, box.sixes = (6 * (face == one) for one in ("star", "brand", "six"))
    return box


def table_at(position: str, n_seats: int = 3, dice: str = "", seed: int = 1) -> Table:
    """A table in this position. Without other word all are in town; cards nobody holds are fresh, and seats hold six;
    tiles that lie nowhere are in the bag. With `dice`, all of them show that."""
    s: State = GAME.paper.position.read(position)
    s.n_seats = n_seats
    if "in_town=" not in position and "leaving=" not in position:
        s.in_town = (1 << n_seats) - 1
    if "active=" not in position:
        s.active = max(0, next_to_decide(s, 0))
    if "bag=" not in position:
        for tile in range(N_TILES):
            lies = s.stacks[tile] + s.kept[tile] + sum(s.loot[seat, tile] for seat in range(n_seats))
            s.bag[tile] = BOX.tiles[tile] - lies
    _deal(s, position)
    table = Table(GAME.with_box(loaded(dice)) if dice else GAME, key_from_seed(seed), n_seats)
    table.set_position(GAME.paper.position.write(s))
    return table


def _deal(s: State, position: str) -> None:
    out = {card for seat in range(5) for card in range(N_CARDS) if s.hand[seat, card] or s.laid[seat] == card + 1}
    out |= {8 * place + s.queue[place, i] - 1 for place in range(6) for i in range(s.n_queue[place])}
    free = [card for card in range(N_CARDS) if card not in out]
    if "fresh=" not in position:
        free.sort(key=lambda card: (card % 8, card))
        for seat in range(s.n_seats):
            while sum(s.hand[seat, card] for card in range(N_CARDS)) + (s.laid[seat] > 0) < 6 - _lacks(s, seat):
                s.hand[seat, free.pop()] = 1
        for card in free:
            s.fresh[card] = 1


def _lacks(s: State, seat: int) -> int:
    """In the refill phase, seats that are in town have played a card."""
    return int(s.phase == REFILLING and s.in_town >> seat & 1)


def refill(table: Table) -> None:
    """Everybody takes the first card on offer."""
    while state(table).phase == REFILLING:
        play(table, offer(table)[0])


def sums(table: Table, what: str, ply: int = -1) -> list[int]:
    """The numbers that events of a name told."""
    return [n for _, n in numbers(table, what, ply)]
