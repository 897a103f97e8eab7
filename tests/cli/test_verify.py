from __future__ import annotations

import hashlib
from pathlib import Path

from posse.cli.status import UNSOUND
from posse.engine import records
from posse.engine.fairness import ABSENT, commitment, fair_key
from posse.engine.table import Table
from posse.games import game

from .calling import Capture, a_record, fails, says

GAME = game("showdown")


def test_a_record_of_newer_rules_says_so(tmp_path: Path, capsys: Capture) -> None:
    path = a_record(tmp_path / "new.posse")
    match = records.load(path)
    records.save(records.Record(**{**match.__dict__, "version": 2}), path)
    assert "newer rules: showdown version 2; this is version 1" in fails(capsys, "verify", str(path), status=UNSOUND)


def test_a_record_of_another_edition_wants_its_file(tmp_path: Path, record: Path, capsys: Capture) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(GAME.paper.edition.read_text().replace("bounty = 2", "bounty = 3"))
    assert "played with another edition" in fails(capsys, "verify", str(record), "--edition", str(file), status=UNSOUND)


def test_verify_tells_what_it_checked(record: Path, capsys: Capture) -> None:
    out = says(capsys, "verify", str(record))
    assert out.startswith(f"{record}: sound. showdown, 3 seats; ")
    assert "the result is as recorded" in out
    assert "is not over yet" in says(capsys, "verify", str(a_record(record, 4)))


def test_verify_tells_how_the_deal_came_about(record: Path, capsys: Capture) -> None:
    assert "the record does not say how the key was chosen" in says(capsys, "verify", str(record))
    secret, nonces = bytes(range(32)), (ABSENT, bytes(32), ABSENT)
    table = Table(game("showdown", house={"bounty": 3}), fair_key(secret, nonces), 3)
    match = records.record_of(table, ("Ann", "Bob", "Cay"), (), secret, nonces)
    records.save(match, record)
    out = says(capsys, "verify", str(record))
    assert "the key from the secret and the nonce of seat 2\n" in out
    assert f"commitment: {commitment(secret)}" in out
    body = match.text().replace("nonce 2 00", "nonce 2 01").partition("digest ")[0]
    record.write_text(f"{body}digest {hashlib.sha256(body.encode()).hexdigest()}\n")
    assert "the deal was not fair" in fails(capsys, "verify", str(record), status=UNSOUND)
