from __future__ import annotations

import asyncio
import hashlib
import json
import time
from pathlib import Path
from typing import Any

import pytest

from posse.cli import main
from posse.engine.log import HIDDEN, told
from posse.engine.records import parse
from posse.engine.table import Table
from posse.games import game_names
from posse.server.archive.replays import aside, plies_of, verdict_of
from posse.text.words import words
from tests.server.finished import ANN, BOB, HANK, SECRET, Place, Sitter, a_record_of, place, played
from tests.tables import play_as

FOUR = (ANN, BOB, HANK, Sitter("Clem", bot="sheriff"))
NAMES = tuple(sitter.name for sitter in FOUR)


def kept(there: Place, name: str = "showdown", **more: Any) -> tuple[Table, str]:
    for one in (ANN, BOB):
        there.add_member(one)
    table = played(name, **more)
    return table, there.add_table(table, *FOUR[: table.n_seats], house=more.get("house") or {})


@pytest.mark.parametrize("name", game_names())
def test_a_seat_is_shown_what_it_knew_at_every_ply_and_no_more(name: str, tmp_path: Path) -> None:
    with place(tmp_path) as there:
        table, record = kept(there, name)
        game = table.game
        for seat in range(-1, table.n_seats):
            replay = there.get(f"/api/records/{record}/replay", seat=seat)
            assert replay == there.get(f"/api/records/{record}/replay", seat=seat)
            assert (replay["seat"], replay["game"], len(replay["plies"])) == (seat, name, len(table.plies) + 1)
            live = Table(game, table.key, table.n_seats)
            happened = told(live.opening, seat)
            for n, ply in enumerate(replay["plies"]):
                assert (ply["n"], ply["view"]) == (n, live.view(seat).as_dict())
                assert ply["views"] is None
                assert ply["facts"] == json.loads(json.dumps(game.paper.facts(table.game.box, live.view(seat))))
                assert ply["actors"] == list(live.actors())
                items = [
                    game.paper.items[e.item] if e.item >= 0 else "?" if e.item == HIDDEN else None for e in happened
                ]
                shown = [event["item"] for event in ply["events"]]
                assert len(shown) == len(items)
                assert all(a in (b, "?", "*") for a, b in zip(shown, items, strict=True))
                if n < len(table.plies):
                    actor, move = table.plies[n].seat, game.paper.moves.write(table.plies[n].move)
                    assert replay["plies"][n + 1]["seat"] == actor
                    assert replay["plies"][n + 1]["move"] == move
                    happened = play_as(live, actor, move).told(seat)


def test_with_all_open_every_view_and_every_card_is_there(tmp_path: Path) -> None:
    with place(tmp_path) as there:
        table, record = kept(there)
        replay = there.get(f"/api/records/{record}/replay")
        assert replay["seat"] is None
        assert not any(event["item"] == "?" for ply in replay["plies"] for event in ply["events"])
        last = replay["plies"][-1]
        assert last["view"] == table.view(-1).as_dict()
        assert last["views"] == [table.view(seat).as_dict() for seat in range(3)]
        assert replay["result"]["scores"] == list(table.result.scores)
        assert replay["plies"][0]["label"] is None
        assert replay["plies"][1]["label"].startswith("Lay ")


def test_sheets_come_where_they_are_asked_for_and_only_the_own_unless_all_is_open(tmp_path: Path) -> None:
    with place(tmp_path) as there:
        _, record = kept(there)
        hands = {
            seat: [
                sum(block["type"] == "hand" for block in ply["sheet"]["blocks"])
                for ply in there.get(f"/api/records/{record}/replay", seat=seat, sheets=True)["plies"]
            ]
            for seat in (-1, 0)
        }
        assert set(hands[-1]) == {0}
        assert set(hands[0]) == {1}
        open_to_all = there.get(f"/api/records/{record}/replay", sheets=True)["plies"]
        assert {len(ply["sheets"]) for ply in open_to_all} == {3}
        plain = there.get(f"/api/records/{record}/replay", seat=0)["plies"]
        assert {(ply["sheet"], ply["sheets"]) for ply in plain} == {(None, None)}


@pytest.mark.parametrize("name", game_names())
def test_the_story_is_told_in_three_languages(name: str) -> None:
    table = played(name)
    match = a_record_of(table, FOUR[:3])
    stories = {
        language: [
            (ply.label, [line.text for line in ply.lines])
            for ply in plies_of(match, 0, False, words(language), NAMES[:3])
        ]
        for language in ("en", "de", "nl")
    }
    for language in ("de", "nl"):
        assert len(stories[language]) == len(stories["en"])
        same = sum(mine == theirs for mine, theirs in zip(stories[language], stories["en"], strict=True))
        assert same < len(stories["en"]) / 10


def test_words_are_asked_for_by_language(tmp_path: Path) -> None:
    with place(tmp_path) as there:
        _, record = kept(there)
        german = there.get(f"/api/records/{record}/replay", seat=0, language="de")
        dutch = there.get(f"/api/records/{record}/replay", seat=0, language="nl")
        labels = [[ply["label"] for ply in replay["plies"][1:]] for replay in (german, dutch)]
        assert any("legen" in label for label in labels[0])
        assert labels[0] != labels[1]
        assert there.get(f"/api/records/{record}/replay", 400, language="fr")["code"] == "malformed"
        assert there.get(f"/api/records/{record}/replay", 400, seat="5")["code"] == "malformed"
        assert there.get(f"/api/records/{record}/replay", 404, seat="3")["code"] == "no-such-seat"


def test_a_replay_is_small_on_the_wire(tmp_path: Path) -> None:
    with place(tmp_path) as there:
        _, record = kept(there, "wyatt-earp")
        path = f"/api/records/{record}/replay?seat=0"
        packed = there.client.get(path, headers={"Accept-Encoding": "gzip"})
        plain = there.client.get(path, headers={"Accept-Encoding": "identity"})
        assert packed.headers["content-encoding"] == "gzip"
        assert "content-encoding" not in plain.headers
        assert packed.json() == plain.json()
        assert int(packed.headers["content-length"]) < len(plain.content) / 5


@pytest.mark.parametrize("house", [{}, {"bounty": 3}])
def test_a_record_downloaded_verifies(
    house: dict[str, int], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with place(tmp_path) as there:
        table, record = kept(there, house=house)
        response = there.client.get(f"/api/records/{record}/file")
        verdict = there.get(f"/api/records/{record}/verify")
    assert response.headers["content-disposition"] == f'attachment; filename="showdown-{record}.posse"'
    file = tmp_path / "game.posse"
    file.write_bytes(response.content)
    assert main(["verify", str(file)]) == 0
    out = capsys.readouterr().out
    assert (verdict["ok"], verdict["key_follows"], verdict["is_over"]) == (True, True, True)
    assert f"commitment: {verdict['commitment']}" in out
    assert verdict["commitment"] == hashlib.sha256(SECRET).hexdigest()
    assert (verdict["n_moves"], verdict["key"]) == (len(table.plies), table.key.hex())


def forged(text: str, old: str, new: str) -> str:
    assert old in text
    body = text.replace(old, new, 1).partition("digest ")[0]
    return f"{body}digest {hashlib.sha256(body.encode()).hexdigest()}\n"


def test_one_that_was_tampered_with_does_not(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text = a_record_of(played(), FOUR[:3]).text()
    result = next(line for line in text.splitlines() if line.startswith("result "))
    with place(tmp_path) as there:
        for broken, line in (
            (text.replace("lay ", "lie ", 1), "changed since it was written"),
            (forged(text, f"secret {SECRET.hex()[:2]}", "secret 00"), "the deal was not fair"),
            (forged(text, result, "result 1 0 0 scores 9 9 9"), "does not replay"),
            (forged(text, "game showdown 1", "game chess 1"), "there is no game 'chess'"),
            ("", "not a Posse record"),
        ):
            response = there.client.post("/api/verify", content=broken)
            assert response.status_code == 200
            verdict = response.json()
            assert verdict["ok"] is False
            assert line in verdict["line"]
            file = tmp_path / "broken.posse"
            file.write_text(broken)
            assert main(["verify", str(file)]) == 1
            assert line in capsys.readouterr().err
        assert there.client.post("/api/verify", content=b"\xff\xfe").json()["ok"] is False
        assert there.client.post("/api/verify", content=text).json()["ok"] is True


def test_a_record_without_a_secret_says_so() -> None:
    match = parse(a_record_of(played(n_plies=4), FOUR[:3]).text())
    bare = type(match)(**{**match.__dict__, "secret": None, "nonces": ()})
    verdict = verdict_of(bare.text())
    assert (verdict.ok, verdict.commitment, verdict.key_follows, verdict.is_over) == (True, None, False, False)
    assert "the record does not say how the key was chosen" in verdict.line


def test_a_record_of_other_rules_does_not_replay(tmp_path: Path) -> None:
    with place(tmp_path) as there:
        table = played()
        old = forged(a_record_of(table, FOUR[:3]).text(), "game showdown 1", "game showdown 0")
        name = there.add_table(table, HANK, HANK, HANK, record=old)
        found = there.get(f"/api/records/{name}/replay", 409)
        assert (found["code"], "older rules" in found["line"]) == ("does-not-replay", True)


def test_the_loop_goes_on_while_games_are_replayed() -> None:
    texts = [a_record_of(played("wyatt-earp", 4), FOUR).text()] * 4

    async def main() -> tuple[list[Any], float]:
        work = asyncio.gather(*(aside(verdict_of, text) for text in texts))
        longest, last = 0.0, time.perf_counter()
        while not work.done():
            await asyncio.sleep(0.001)
            longest, last = max(longest, time.perf_counter() - last), time.perf_counter()
        return await work, longest

    verdicts, longest = asyncio.run(main())
    assert all(verdict.ok for verdict in verdicts)
    assert longest < 1.0  # a loop that stood still would show all four replays; how long, a busy machine decides


def test_the_api_describes_itself(tmp_path: Path) -> None:
    with place(tmp_path) as there:
        paths = json.loads(there.client.get("/api/schema/openapi.json").content)["paths"]
    for path in ("/api/records", "/api/records/{record}", "/api/records/{record}/replay", "/api/ratings/{game}"):
        operation = paths[path]["get"]
        assert operation["summary"]
        assert set(operation["responses"]) >= {"200", "400", "429"}
    assert "text/plain" in paths["/api/verify"]["post"]["requestBody"]["content"]
