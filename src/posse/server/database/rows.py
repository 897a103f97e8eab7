"""A table as it is kept, whatever keeps it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from posse.engine.fairness import ABSENT
from posse.server.wire.messages import HouseValue, Options


@dataclass(frozen=True)
class SeatRow:
    person: str | None = None
    name: str | None = None
    bot: str | None = None
    kept_for: str | None = None
    nonce: bytes | None = None
    stand_in: bool = False
    bank_ms: int | None = None
    share: float | None = None
    score: float | None = None

    @property
    def is_free(self) -> bool:
        return self.name is None

    def is_free_for(self, person: str) -> bool:
        return self.is_free and self.kept_for in (None, person)


@dataclass(frozen=True)
class TableRow:
    id: str
    game: str
    version: int
    edition: str
    house: dict[str, HouseValue]
    options: Options
    status: str
    is_public: bool
    is_rated: bool
    host: str | None
    secret: bytes
    created_at: float
    key: bytes | None = None
    rematch: str | None = None
    started_at: float | None = None
    ended_at: float | None = None
    n_steps: int = 0
    snapshot: bytes | None = None
    seats: tuple[SeatRow, ...] = ()

    def seat_of(self, person: str | None) -> int:
        """-1: they do not sit here."""
        return next((i for i, seat in enumerate(self.seats) if person and seat.person == person), -1)

    def level_at(self, seat: int) -> str | None:
        """The bot that plays at a seat; None: a person does."""
        chair = self.seats[seat]
        return self.options.stand_in if chair.stand_in else chair.bot

    @property
    def is_solo(self) -> bool:
        """One person and bots, and nothing at stake: taking back is free."""
        return not self.is_rated and sum(seat.bot is None for seat in self.seats) == 1


class OutOfStep(Exception):
    """What was to be written does not follow what is saved; nothing was written."""


PERSON = "person"  # who took a step, if no bot did


class StepRow(NamedTuple):
    """A move, or moves taken back; `by` is PERSON or the level of a bot."""

    n: int
    seat: int
    move: str | None
    back_to: int | None
    message: str | None
    by: str
    at: float


def nonces_of(row: TableRow) -> list[bytes]:
    """What every seat has added to the deal."""
    return [chair.nonce or ABSENT for chair in row.seats]
