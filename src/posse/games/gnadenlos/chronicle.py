"""What is told of a finished game: what moved the hats, where the gold went, who was put out and by what."""

from __future__ import annotations

from collections.abc import Sequence

from posse.engine.chronicle import Chapter, Happening, Item, Luck, Plies, Tally, Told, counts
from posse.engine.log import Event

from . import events
from .box import Box
from .cards import N_RUSHES
from .events import EVENT
from .hats import BY_GOAL, BY_UNDERTAKER, BY_VULTURES
from .state import State

FAME = ("start", "sharps-up", "sharps-down", "bought", "bought-last", "vultures", "out")
GOLD = ("start", "rushes", "paid", "fame")
ENDINGS = {BY_GOAL: "goal", BY_UNDERTAKER: "undertaker", BY_VULTURES: "vultures"}


def standing(box: Box, s: State) -> list[int]:
    """GN-62: who is out has none."""
    return [s.fame[seat] if s.vultures[seat] < box.vultures else 0 for seat in range(s.n_seats)]


def chronicle(box: Box, n_seats: int, plies: Plies) -> Told:
    teller = _Teller(box, n_seats)
    for ply, happened in enumerate(plies):
        teller.hear(ply, happened)
    return teller.told()


class _Teller:
    def __init__(self, box: Box, n_seats: int) -> None:
        self.box = box
        self.n_seats = n_seats
        self.fame = {name: counts(n_seats) for name in FAME}
        self.gold = {name: counts(n_seats) for name in GOLD}
        self.hat = [box.start] * n_seats
        self.fame["start"] = [box.start] * n_seats
        self.gold["start"] = [box.gold] * n_seats
        self.called, self.rushed, self.rushes, self.shot, self.vultures = (counts(n_seats) for _ in range(5))
        self.n_called = 0
        self.is_rush = False
        self.owed = 0
        self.chapters: list[Chapter] = []
        self.happenings: list[Happening] = []
        self.ending: Happening | None = None

    def hear(self, ply: int, happened: Sequence[Event]) -> None:
        moved_by = ""
        for event in happened:
            seat, what = event.seat, event.what
            if what == events.TURNS:
                self.chapters.append(Chapter("turn", len(self.chapters) + 1, ply))
            elif what == events.EVENT_TURNED:
                self.is_rush = event.item - EVENT < N_RUSHES
                moved_by = ""
            elif what == events.REVEALED:
                self.rushes[seat] += self.is_rush
            elif what == events.RUSHED:
                self.gold["rushes"][seat] += event.n
                self.rushed[seat] += 1
            elif what == events.SHOT:
                self.shot[seat] += 1
            elif what == events.BOUGHT:
                self.gold["fame"][seat] -= event.n
                moved_by = "bought-last" if self.ending else "bought"
            elif what == events.FAME:
                self._move_hat(seat, event.n, moved_by)
                moved_by = ""
            elif what == events.TURNED:
                self.called[seat] += 1
                self.n_called += 1
            elif what == events.PAID:
                self.gold["paid"][seat] -= event.n
            elif what == events.BANKRUPT:
                self.owed = event.n
            elif what == events.GOT_VULTURE:
                self.vultures[seat] += 1
                moved_by = "vultures"
            elif what == events.OUT:  # GN-62
                self.happenings.append(Happening("out", ply, seat, self.owed, self._gold_of(seat)))
                self.fame["out"][seat] = -self.hat[seat]
                self.hat[seat] = 0
            elif what == events.ENDS:
                self.ending = Happening(ENDINGS[event.n], ply, self._ended_by(event.n))

    def _move_hat(self, seat: int, space: int, by: str) -> None:
        steps = space - self.hat[seat]
        self.fame[by or ("sharps-up" if steps > 0 else "sharps-down")][seat] += steps
        self.hat[seat] = space

    def _gold_of(self, seat: int) -> int:
        return sum(column[seat] for column in self.gold.values())

    def _ended_by(self, why: int) -> int:
        """Whose hat reached the goal, or who took the last vulture; -1: nobody."""
        if why == BY_GOAL:
            return max(range(self.n_seats), key=lambda seat: self.hat[seat])
        return self.happenings[-1].seat if why == BY_VULTURES else -1

    def told(self) -> Told:
        seats = range(self.n_seats)
        gold = tuple(self._gold_of(seat) for seat in seats)
        return Told(
            chapters=tuple(self.chapters),
            tallies=(_tally("fame", self.fame, tuple(self.hat)), _tally("gold", self.gold, gold)),
            luck=(
                Luck("called", tuple(self.called), (self.n_called,) * self.n_seats),
                Luck("rushes", tuple(self.rushed), tuple(self.rushes)),
                Luck("shot", tuple(self.shot)),
                Luck("vultures", tuple(self.vultures), (self.box.vultures,) * self.n_seats),
            ),
            happenings=tuple(self.happenings),
            ending=self.ending,
            scoring=(events.FAME, events.OUT),
        )


def _tally(name: str, of: dict[str, list[int]], totals: tuple[int, ...]) -> Tally:
    return Tally(name, tuple(Item(one, 0, tuple(values)) for one, values in of.items()), totals)
