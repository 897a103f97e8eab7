"""Tables in the midst of a game, where a page is to be looked at: dealt from a seed, with random moves until then."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import httpx
import msgspec
from playwright.sync_api import BrowserContext
from sqlalchemy import create_engine, insert

from posse.engine.fairness import ABSENT, fair_key, new_secret
from posse.engine.rng import key_from_seed
from posse.engine.table import Table
from posse.games import game as game_named
from posse.server.database import schema, table_rows
from posse.server.database.ids import new_id
from posse.server.live.history import History
from posse.server.wire.messages import Options

from .conftest import served
from .page_helpers import PATIENCE_S

MOST_SEEDS = 300


@dataclass(frozen=True)
class Sitter:
    """Who sits there: a person, or a bot of that level."""

    name: str
    person: str | None = None
    bot: str | None = None


@dataclass(frozen=True)
class Laid:
    """A table that has been laid out."""

    id: str
    table: Table

    @property
    def path(self) -> str:
        return f"/t/{self.id}"


class Saloon:
    """A server, and its tables behind its back."""

    def __init__(self, url: str, database: Path) -> None:
        self.url = url
        self.database = database

    def person(self, context: BrowserContext, name: str) -> Sitter:
        """Who looks at the pages of this browser from now on."""
        with httpx.Client(base_url=self.url, timeout=PATIENCE_S) as http:
            response = http.post("/api/guest", json={"name": name})
            assert response.is_success, response.text
            found = http.get("/api/me").json()["person"]
            cookies = [{"name": one.name, "value": one.value or "", "url": self.url} for one in http.cookies.jar]
        context.add_cookies(cookies)  # type: ignore[arg-type]
        return Sitter(name, person=found["id"])

    def lay_out(
        self,
        game: str,
        sitters: Sequence[Sitter],
        wanted: Callable[[Table], bool],
        *,
        memory_aid: bool = False,
        house: dict[str, Any] | None = None,
        is_fair: bool = False,
    ) -> Laid:
        """The first deal that comes to what is wanted. Whoever plays on to the end needs a fair deal: the record of a
        game proves that it was one."""
        rules = game_named(game, house=house)
        for seed in range(MOST_SEEDS):
            secret, key = fair_deal(seed, len(sitters)) if is_fair else (new_secret(), key_from_seed(seed))
            history = History(rules, key, len(sitters))
            if play_until(history, random.Random(seed), wanted):
                break
        else:
            raise AssertionError(f"no deal of {MOST_SEEDS} comes to that")
        now = time.time()
        row = table_rows.TableRow(
            id=new_id(),
            game=game,
            version=rules.version,
            edition=rules.edition,
            house=house or {},
            options=Options(memory_aid=memory_aid, pace="instant"),
            status="playing",
            is_public=False,
            is_rated=False,
            host=sitters[0].person,
            secret=secret,
            key=key,
            created_at=now,
            started_at=now,
            n_steps=history.n,
            snapshot=history.snapshot(),
        )
        plies = enumerate(history.table.plies, 1)
        steps = [
            table_rows.StepRow(n, ply.seat, rules.paper.moves.write(ply.move), None, None, "person", now)
            for n, ply in plies
        ]
        self._keep(row, [table_rows.SeatRow(one.person, one.name, one.bot) for one in sitters], steps)
        return Laid(row.id, history.table)

    def _keep(
        self, row: table_rows.TableRow, chairs: list[table_rows.SeatRow], steps: list[table_rows.StepRow]
    ) -> None:
        """As the server keeps it; it reads a table when somebody first asks for it."""
        values = {column.name: getattr(row, column.name, None) for column in schema.tables.c}
        values["options"] = msgspec.to_builtins(row.options)
        at = {"table_id": row.id}
        engine = create_engine(f"sqlite:///{self.database}")
        with engine.begin() as connection:
            connection.execute(insert(schema.tables).values(**values))
            connection.execute(insert(schema.seats), [{**at, "seat": i, **asdict(one)} for i, one in enumerate(chairs)])
            connection.execute(insert(schema.steps), [{**at, **step._asdict()} for step in steps])
        engine.dispose()


def fair_deal(seed: int, n_seats: int) -> tuple[bytes, bytes]:
    """A secret, and the key that follows from it where nobody has added anything."""
    secret = key_from_seed(seed)
    return secret, fair_key(secret, [ABSENT] * n_seats)


def play_until(history: History, chance: random.Random, wanted: Callable[[Table], bool]) -> bool:
    table = history.table
    while not table.is_over():
        if wanted(table):
            return True
        seat = table.turn()
        offer = table.offer(seat)
        history.play(seat, offer.number, chance.choice(offer.moves))
    return False


def opened(folder: Path) -> Iterator[Saloon]:
    with served(folder) as url:
        yield Saloon(url, folder / "posse.db")
