"""A finished game as it is kept."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import msgspec

from posse.engine.fairness import commitment
from posse.engine.records import BadRecord, Record, parse
from posse.server.wire.archive import Player, RecordDetail, RecordInfo
from posse.server.wire.messages import Options, Result
from posse.server.wire.refusal import Refusal


@dataclass(frozen=True)
class Kept:
    """A finished table and its seats, as they are kept."""

    row: Any
    seats: list[Any]

    def info(self) -> RecordInfo:
        row = self.row
        return RecordInfo(
            id=row.id,
            game=row.game,
            players=self.players(),
            result=self.result(),
            started_ms=round((row.started_at or row.created_at) * 1000),
            ended_ms=round(row.ended_at * 1000),
            is_public=row.is_public,
            is_rated=row.is_rated,
        )

    def players(self) -> list[Player]:
        return [Player(seat.name or "?", seat.person, seat.bot) for seat in self.seats]

    def result(self) -> Result:
        return Result([seat.share or 0.0 for seat in self.seats], [seat.score or 0.0 for seat in self.seats])

    def parsed(self) -> Record:
        try:
            return parse(self.row.record)
        except BadRecord as error:
            raise Refusal(409, "damaged", str(error)) from None

    def detail(self) -> RecordDetail:
        row = self.row
        return RecordDetail(
            record=self.info(),
            version=row.version,
            edition=row.edition,
            house=row.house,
            options=msgspec.convert(row.options, Options),
            commitment=commitment(row.secret),
            secret=row.secret.hex(),
            nonces=[seat.nonce.hex() if seat.nonce else None for seat in self.seats],
            key=row.key.hex(),
            n_plies=len(self.parsed().moves),
        )
