"""The lobby: those who hear of public tables as they open, fill and close."""

from __future__ import annotations

from posse.server.wire.messages import TableInfo, TableNow, encode

from .presence import Hear


class Lobby:
    def __init__(self) -> None:
        self._hearers: list[Hear] = []

    def join(self, hear: Hear) -> None:
        self._hearers.append(hear)

    def leave(self, hear: Hear) -> None:
        self._hearers = [one for one in self._hearers if one != hear]

    def tell(self, table: TableInfo) -> None:
        if table.is_public and self._hearers:
            message = encode(TableNow(table))
            for hear in list(self._hearers):
                hear(message)
