"""A game in a file."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Self

from posse.engine import records

from .games import Game, game
from .plies import Ply
from .tables import Table


@dataclass(frozen=True)
class Record(records.Record):
    """What a record says. It is checked when it is replayed.

    >>> import posse
    >>> table = posse.game("showdown").table(seats=2, seed=7)
    >>> result = table.playout("deputy", seed=1)
    >>> record = table.record()
    >>> record.verify().result == result
    True
    >>> sum(1 for ply, table in record.replay()) == len(record.moves)
    True
    """

    edition_file: Path | None = None  # the file of its edition, where it is not the one that ships

    @classmethod
    def of(cls, record: records.Record, edition_file: Path | None = None) -> Self:
        values = {field.name: getattr(record, field.name) for field in fields(records.Record)}
        return cls(**values, edition_file=edition_file)

    def played(self) -> Game:
        """The game with the box it was played with."""
        return game(self.game, edition=self.edition_file, house=dict(self.house))

    def verify(self) -> Table:
        """The table at its end, after everything has been checked; raises BadRecord where something is wrong."""
        for table in self._tables():
            last = table
        records.check_end(self, last)
        return last

    def replay(self) -> Iterator[tuple[Ply, Table]]:
        """Every ply, and the table after it."""
        for table in self._tables():
            if table.plies:
                yield table.plies[-1], table

    def _tables(self) -> Iterator[Table]:
        played = self.played()
        records.check_game(self, played)
        return records.playing(self, Table(played, self.key, len(self.players), self.players))


def load(path: str | Path, edition: str | Path | None = None) -> Record:
    """Read a record; raises BadRecord in one line that says what is wrong and where."""
    return Record.of(records.load(Path(path)), Path(edition) if edition else None)
