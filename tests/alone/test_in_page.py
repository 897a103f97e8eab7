"""What a page's worker gives the house and gets from it: text."""

from __future__ import annotations

import asyncio
import json

import msgspec

from posse.alone.in_page import open_house
from posse.server.wire.accounts import Person

from .guest import ANN


def text(person: Person) -> str:
    return msgspec.json.encode(person).decode()


def test_all_that_crosses_is_text_and_what_was_saved_is_there_again() -> None:
    shelf: dict[str, str] = {}
    heard: list[str] = []

    async def save(table: str, told: str) -> None:
        shelf[table] = told

    async def work() -> None:
        page = open_house(text(ANN), "[]", heard.append, save)
        asked = {"game": "showdown", "seats": ["me", "deputy"], "start": True}
        status, body = await page.ask("POST", "/api/tables", json.dumps(asked))
        table = json.loads(body)["id"]
        assert (status, list(shelf)) == (200, [table])
        await page.take(json.dumps({"type": "watch", "table": table}))
        assert [json.loads(message)["type"] for message in heard] == ["table", "position"]
        await page.be(text(Person("p-1", "Ann", True, "de")))
        status, body = await page.ask("GET", f"/api/tables/{table}", "")
        assert (status, json.loads(body)["seats"][0]["person"]) == (200, "p-1")

        damaged = '{"row": "eaten by mice"}'
        again = open_house(text(ANN), json.dumps([damaged, shelf[table]]), heard.append, save)
        status, body = await again.ask("GET", "/api/tables/mine", "")
        assert (status, [one["table"]["id"] for one in json.loads(body)]) == (200, [table])
        assert (await again.ask("GET", "/api/nothing", ""))[0] == 404

    asyncio.run(work())
