"""What is told of a finished game: what each town and each way of selling brought, dice, raids, and the sheriffs."""

from __future__ import annotations

from posse.engine.chronicle import Chapter, Happening, Item, Luck, Plies, Tally, Told, counts

from . import events
from .box import Box
from .places import TOWNS
from .state import State

STAR = 0  # as a die shows it


def standing(box: Box, s: State) -> list[int]:
    return [s.nuggets[seat] for seat in range(s.n_seats)]


def chronicle(box: Box, n_seats: int, plies: Plies) -> Told:
    by_town: list[list[int]] = []
    at_rate, one_to_one, selling = counts(n_seats), counts(n_seats), counts(n_seats)
    rolled, stars, raids, took, caught = (counts(n_seats) for _ in range(5))
    chapters: list[Chapter] = []
    happenings: list[Happening] = []
    ending = "left"
    for ply, happened in enumerate(plies):
        in_town: set[int] = set()
        for event in happened:
            seat = event.seat
            if event.what == events.TOWN:
                chapters.append(Chapter(TOWNS[event.n], event.n + 1, ply))
                by_town.append(counts(n_seats))
                ending = "left"
            elif event.what == events.REVEALED:
                raids[seat] += 1
                in_town.add(seat)  # EP-11: whoever is there has laid a card
            elif event.what == events.DIE_SHOWS:
                rolled[seat] += 1
                stars[seat] += event.n == STAR
            elif event.what == events.TOOK:
                took[seat] += 1
            elif event.what == events.SHERIFFS:
                ending = "sheriffs"
                for there in in_town:
                    caught[there] += 1
            elif event.what == events.EMPTIED:
                ending = "emptied"
            elif event.what == events.LOST:
                happenings.append(Happening("lost", ply, seat, event.n))
            elif event.what in (events.SOLD_HERE, events.SOLD_ELSEWHERE):
                selling[seat] = event.what
            elif event.what == events.PAID:
                (at_rate if selling[seat] == events.SOLD_HERE else one_to_one)[seat] += event.n
                by_town[-1][seat] += event.n
    total = tuple(sum(both) for both in zip(at_rate, one_to_one, strict=True))
    towns = zip(TOWNS, by_town, strict=False)
    n_towns = (len(chapters),) * n_seats
    return Told(
        chapters=tuple(chapters),
        tallies=(
            Tally("town", tuple(Item(town, 0, tuple(paid)) for town, paid in towns), total),
            Tally("sale", (Item("at-rate", 0, tuple(at_rate)), Item("one-to-one", 0, tuple(one_to_one))), total),
        ),
        luck=(
            Luck("stars", tuple(stars), tuple(rolled)),
            Luck("raids", tuple(took), tuple(raids)),
            Luck("caught", tuple(caught), n_towns),
        ),
        happenings=tuple(happenings),
        ending=Happening(ending, len(plies) - 1),
        scoring=(events.PAID,),
    )
