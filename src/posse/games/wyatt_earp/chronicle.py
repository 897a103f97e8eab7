"""What is told of a finished game: who was paid how much, for which outlaw and in which hand; shots, draws, a duel."""

from __future__ import annotations

from posse.engine.chronicle import Chapter, Happening, Item, Luck, Plies, Tally, Told, counts

from . import events
from .box import Box
from .cards import N_OUTLAWS, OUTLAWS, PHOTO
from .events import POSTER
from .state import State

ENDINGS = {70: "discarded", 71: "emptied", 72: "pile", 75: "stalled"}  # of the last hand, by rule


def standing(box: Box, s: State) -> list[int]:
    return [s.money[seat] for seat in range(s.n_seats)]


def chronicle(box: Box, n_seats: int, plies: Plies) -> Told:
    by_outlaw = [counts(n_seats) for _ in range(N_OUTLAWS)]
    by_hand: list[list[int]] = []
    fired, hit, drawn, sheriffs, asked, given, turned, duel = (counts(n_seats) for _ in range(8))
    chapters: list[Chapter] = []
    ending: Happening | None = None
    for ply, happened in enumerate(plies):
        for event in happened:
            seat = event.seat
            if event.what == events.HAND_STARTS:
                chapters.append(Chapter("hand", event.n, ply))
                by_hand.append(counts(n_seats))
            elif event.what == events.PAID:
                by_outlaw[event.source - POSTER][seat] += event.n
                by_hand[-1][seat] += event.n
            elif event.what == events.SHOT:
                fired[seat] += 1
                hit[seat] += box.hole[event.item] > 0
            elif event.what in (events.DEALT, events.DREW):
                drawn[seat] += 1
                sheriffs[seat] += event.item >= PHOTO  # WE-20: all cards but the outlaws are sheriff cards
            elif event.what == events.GAVE:
                given[event.target - events.HAND] += 1
            elif event.what == events.DUEL:
                turned[seat] += 1
                duel[seat] += box.hole[event.item] > 0
            elif event.what == events.HAND_ENDS:
                ending = Happening(ENDINGS[event.n], ply, seat)
        for seat in {event.seat for event in happened if event.what == events.ASKED}:
            asked[seat] += 1
    total = tuple(sum(column) for column in zip(*by_outlaw, strict=True))
    luck = [
        Luck("shots", tuple(hit), tuple(fired)),
        Luck("sheriffs", tuple(sheriffs), tuple(drawn)),
        Luck("asked", tuple(given), tuple(asked)),
    ]
    if any(turned):  # WE-91
        luck.append(Luck("duel", tuple(duel), tuple(turned)))
    return Told(
        chapters=tuple(chapters),
        tallies=(
            Tally("hand", tuple(Item("hand", n, tuple(paid)) for n, paid in enumerate(by_hand, 1)), total),
            Tally(
                "outlaw",
                tuple(Item(name, 0, tuple(paid)) for name, paid in zip(OUTLAWS, by_outlaw, strict=True)),
                total,
            ),
        ),
        luck=tuple(luck),
        happenings=tuple(Happening("duel", len(plies) - 1, seat, duel[seat], n) for seat, n in enumerate(turned) if n),
        ending=ending,
        scoring=(events.PAID,),
    )
