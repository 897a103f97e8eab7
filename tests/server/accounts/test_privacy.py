from __future__ import annotations

from typing import Any

from sqlalchemy import insert, select, update

from posse.engine import records
from posse.engine.rng import key_from_seed
from posse.engine.table import Table
from posse.games import game
from posse.server.database.schema import chats, people, rating_steps, ratings, reports, seats, steps, tables
from tests.server.visitors import PASSWORD, House, line_of
from tests.tables import first, play_on

GAME = game("showdown")


def a_record(*players: str) -> str:
    table = Table(GAME, key_from_seed("leaving"), len(players))
    return records.record_of(play_on(table, first), players).text()


def sit_down(at: House, me: str, other: str, bystander: str) -> None:
    """Three tables of two: one waits, one is played, one is over."""
    blank: dict[str, Any] = {"game": "showdown", "version": 1, "edition": "x", "house": {}, "options": {}}
    blank |= {"is_public": True, "is_rated": True, "secret": b"s", "n_steps": 1, "host": me}

    async def job(connection: Any) -> None:
        for at, status in enumerate(("open", "playing", "over")):
            record = a_record("Ann", "Bob", "Hank (deputy)") if status == "over" else None
            await connection.execute(
                insert(tables).values(**blank, id=status, status=status, record=record, created_at=at)
            )
            for seat, (person, name) in enumerate(((me, "Ann"), (other, "Bob"))):
                await connection.execute(
                    insert(seats).values(
                        table_id=status,
                        seat=seat,
                        person=person,
                        name=name,
                        stand_in=False,
                        share=0.5 if status == "over" else None,
                        nonce=b"n",
                    )
                )
            for n, (seat, by) in enumerate(((0, "person"), (1, "person"), (0, "deputy"))):
                await connection.execute(
                    insert(steps).values(table_id=status, n=n, seat=seat, move=f"move {n}", by=by, at=2.0)
                )
            for person, name in ((me, "Ann"), (other, "Bob")):
                await connection.execute(
                    insert(chats).values(
                        table_id=status, person=person, name=name, text=f"I am {name}", message="1", at=3.0
                    )
                )
        for person in (me, other):
            await connection.execute(
                insert(ratings).values(game="showdown", player=person, mu=25.0, sigma=8.0, n_games=1, at=4.0)
            )
            await connection.execute(
                insert(rating_steps).values(
                    game="showdown", player=person, n=1, table_id="over", mu=25.0, sigma=8.0, at=4.0
                )
            )
        for reporter, about in ((me, bystander), (other, me)):
            await connection.execute(insert(reports).values(reporter=reporter, about=about, text="swore", at=5.0))

    at.run(at.people.store.write, job)


def rows(at: House, query: Any) -> list[Any]:
    async def read() -> list[Any]:
        async with at.people.store.read() as connection:
            return list((await connection.execute(query)).all())

    return list(at.run(read))


def test_an_export_is_everything_about_me_and_nothing_that_lets_in(at: House) -> None:
    ann, bob = at.visitor().registers("Ann"), at.visitor().comes("Bob")
    cay = at.visitor().comes("Cay")
    token = ann.ask("POST", "/me/tokens", {"label": "bot"}).json()["token"]
    ann.ask("PUT", f"/mutes/{bob.id}")
    sit_down(at, ann.id, bob.id, cay.id)
    answer = ann.ask("GET", "/me/export")
    assert "attachment" in answer.headers["content-disposition"]
    told = answer.json()
    assert told["person"]["id"] == ann.id
    assert [set(session) for session in told["sessions"]] == [{"id", "agent", "created_ms", "seen_ms", "is_this"}]
    assert [token["label"] for token in told["tokens"]] == ["bot"]
    assert told["hosted"] == ["open", "playing", "over"]
    assert [(seat["table"], seat["seat"], seat["share"]) for seat in told["seats"]] == [
        *(("open", 0, None), ("playing", 0, None), ("over", 0, 0.5))
    ]
    assert [move["move"] for move in told["seats"][1]["moves"]] == ["move 0"]
    assert [chat["text"] for chat in told["chats"]] == ["I am Ann"] * 3
    assert [rating["mu"] for rating in told["ratings"]] == [25.0]
    assert [step["table"] for step in told["rating_steps"]] == ["over"]
    assert told["muted"] == [{"person": bob.id, "name": "Bob"}]
    assert [report["about"] for report in told["reports"]] == [cay.id]
    for secret in ("argon2", "digest", "password", token, ann.cookies["posse"], "I am Bob"):
        assert secret not in answer.text


def test_others_keep_their_games_when_a_person_leaves(at: House) -> None:
    ann, bob = at.visitor().registers("Ann"), at.visitor().comes("Bob")
    sit_down(at, ann.id, bob.id, at.visitor().comes("Cay").id)
    gone: list[str] = []
    at.people.on_deleted.append(gone.append)
    line_of(ann.ask("DELETE", "/me", {}), 403, "wrong-password")
    line_of(ann.ask("DELETE", "/me", {"password": "wrong"}), 403, "wrong-password")
    assert gone == []
    assert ann.ask("DELETE", "/me", {"password": PASSWORD}).status_code == 204
    assert gone == [ann.id]
    assert ann.ask("GET", "/me").json()["person"] is None

    kept = rows(at, select(seats.c.table_id, seats.c.seat, seats.c.person, seats.c.name, seats.c.stand_in))
    assert sorted(kept, key=str) == [
        ("open", 0, None, None, False),
        ("open", 1, bob.id, "Bob", False),
        ("over", 0, None, "Somebody", False),
        ("over", 1, bob.id, "Bob", False),
        ("playing", 0, None, "Somebody", True),
        ("playing", 1, bob.id, "Bob", False),
    ]
    assert len(rows(at, select(steps))) == 9
    assert {row.name for row in rows(at, select(chats.c.name))} == {"Somebody", "Bob"}
    for kind in (ratings, rating_steps):
        assert [row.player for row in rows(at, select(kind))] == [bob.id]
    assert [(row.reporter, row.about) for row in rows(at, select(reports))][1] == (bob.id, None)
    assert {row.host for row in rows(at, select(tables.c.host))} == {None}
    assert rows(at, select(people.c.id).where(people.c.id == ann.id)) == []

    (text,) = (row.record for row in rows(at, select(tables.c.record)) if row.record)
    match = records.parse(text)
    assert match.players == ("Somebody", "Bob", "Hank (deputy)")
    assert records.replay(match, GAME).is_over()
    assert len(bob.ask("GET", "/me/export").json()["seats"]) == 3
    at.visitor().registers("Ann")


def test_a_guest_leaves_without_a_password(at: House) -> None:
    ann = at.visitor().comes()
    assert ann.ask("DELETE", "/me", {}).status_code == 204
    assert rows(at, select(people)) == []


def test_a_broken_record_does_not_keep_a_person_here(at: House) -> None:
    ann, bob = at.visitor().comes("Ann"), at.visitor().comes("Bob")
    sit_down(at, ann.id, bob.id, bob.id)

    async def spoil(connection: Any) -> None:
        await connection.execute(update(tables).values(record="no record"))

    at.run(at.people.store.write, spoil)
    assert ann.ask("DELETE", "/me", {}).status_code == 204


def test_guests_who_cannot_come_back_are_forgotten(at: House) -> None:
    ann, bob, cay = (at.visitor().comes(name) for name in ("Ann", "Bob", "Cay"))
    sit_down(at, ann.id, cay.id, cay.id)
    dan = at.visitor().registers("Dan")

    async def age(connection: Any) -> None:
        await connection.execute(update(people).where(people.c.id != cay.id).values(seen_at=1000.0))
        await connection.execute(people.metadata.tables["sessions"].delete())

    at.run(at.people.store.write, age)
    at.run(at.people.sweep)
    assert {row.id for row in rows(at, select(people.c.id))} == {ann.id, cay.id, dan.id}
    assert bob.ask("GET", "/me").json()["person"] is None
