"""The house in a page's worker: all that crosses is text."""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable

import msgspec

from posse.server.log import log
from posse.server.wire.accounts import Person

from .house import House
from .keeping import BadFolder
from .requests import ask


class InPage:
    def __init__(self, house: House) -> None:
        self._house = house

    async def ask(self, method: str, address: str, body: str) -> tuple[int, str]:
        """Status and text of the answer."""
        answer = await ask(self._house, method, address, body)
        return answer.status, answer.body.decode()

    async def take(self, message: str) -> None:
        await self._house.take(message)

    async def be(self, me: str) -> None:
        await self._house.be(msgspec.json.decode(me, type=Person))


def open_house(
    me: str, tables: str, hear: Callable[[str], None], save: Callable[[str, str], Awaitable[object]]
) -> InPage:
    """`tables`: all that was saved, as a list; one that cannot be read stays where it is."""

    async def save_text(table: str, text: bytes) -> None:
        await save(table, text.decode())

    house = House(msgspec.json.decode(me, type=Person), lambda message: hear(message.decode()), save_text)
    for text in json.loads(tables):
        try:
            house.drawer.put_back(text.encode())
        except BadFolder as error:
            log.warning("table_unreadable", reason=str(error))
    return InPage(house)
