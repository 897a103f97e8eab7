"""What is told of a finished game: what the coins came from, and how lucky the shots and draws were."""

from __future__ import annotations

from posse.engine.chronicle import Chapter, Happening, Item, Luck, Plies, Tally, Told, counts

from . import events
from .box import Box
from .events import BANK, PURSE
from .moves import ACE
from .state import State


def standing(box: Box, s: State) -> list[int]:
    return [s.coins[seat] for seat in range(s.n_seats)]


def chronicle(box: Box, n_seats: int, plies: Plies) -> Told:
    purse, shared, won, paid = (counts(n_seats) for _ in range(4))
    fired, hit, was_hit, stopped, drawn, aces = (counts(n_seats) for _ in range(6))
    chapters: list[Chapter] = []
    for ply, happened in enumerate(plies):
        for event in happened:
            seat = event.seat
            if event.what == events.STAKED:
                chapters.append(Chapter("round", len(chapters) + 1, ply))
            elif event.what == events.SHARED:
                (purse if event.source == BANK else shared)[seat] += event.n
            elif event.what == events.PAID:
                paid[seat] -= event.n
                won[event.target - PURSE] += event.n
                was_hit[seat] += 1
            elif event.what == events.DODGED:
                was_hit[seat] += 1
                stopped[seat] += 1
            elif event.what == events.TURNED:
                fired[seat] += 1
            elif event.what == events.HIT:
                hit[seat] += 1
            elif event.what == events.DRAWN:
                drawn[seat] += 1
                aces[seat] += event.item == ACE
    items = {"purse": purse, "strongbox": shared, "hits": won, "paid": paid}
    total = tuple(sum(column) for column in zip(*items.values(), strict=True))
    return Told(
        chapters=tuple(chapters),
        tallies=(Tally("coins", tuple(Item(name, 0, tuple(n)) for name, n in items.items()), total),),
        luck=(
            Luck("shots", tuple(hit), tuple(fired)),
            Luck("vests", tuple(stopped), tuple(was_hit)),
            Luck("aces", tuple(aces), tuple(drawn)),
        ),
        ending=Happening("pile", len(plies) - 1),
        scoring=(events.SHARED, events.PAID),
    )
