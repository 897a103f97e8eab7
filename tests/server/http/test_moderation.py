from __future__ import annotations

from posse.server.accounts import moderation
from tests.server.visitors import House, line_of


def test_a_person_can_be_muted_and_heard_again(at: House) -> None:
    ann, bob = at.visitor().comes("Ann"), at.visitor().comes("Bob")
    for _ in range(2):
        assert ann.ask("PUT", f"/mutes/{bob.id}").status_code == 204
    assert ann.ask("GET", "/mutes").json() == [{"person": bob.id, "name": "Bob"}]

    async def muters() -> set[str]:
        async with at.people.store.read() as connection:
            return await moderation.muters_of(connection, bob.id)

    assert at.run(muters) == {ann.id}
    for _ in range(2):
        assert ann.ask("DELETE", f"/mutes/{bob.id}").status_code == 204
    assert ann.ask("GET", "/mutes").json() == []
    line_of(ann.ask("PUT", "/mutes/nobody"), 404, "not-found")
    line_of(ann.ask("PUT", f"/mutes/{ann.id}"), 400, "yourself")


def test_a_person_can_be_reported(at: House) -> None:
    ann, bob = at.visitor().comes("Ann"), at.visitor().comes("Bob")
    report = {"about": bob.id, "text": "swore"}
    assert ann.ask("POST", "/reports", report).json() == {"id": 1}
    line_of(ann.ask("POST", "/reports", report | {"table": "none"}), 404, "not-found")
    line_of(ann.ask("POST", "/reports", report | {"about": "none"}), 404, "not-found")
    line_of(ann.ask("POST", "/reports", report | {"about": ann.id}), 400, "yourself")
    line_of(ann.ask("POST", "/reports", report | {"text": ""}), 400, "malformed")
    ann.ask("POST", "/reports", report)
    line_of(ann.ask("POST", "/reports", report), 429, "too-fast")
