from __future__ import annotations

import json
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from posse.cli import main

from .accounts.test_privacy import sit_down
from .visitors import House, line_of

Capture = pytest.CaptureFixture[str]


@pytest.fixture
def database(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path}/posse.db"


def tells(capsys: Capture, database: str, *arguments: str) -> Any:
    capsys.readouterr()
    status = main(["admin", *arguments, "--database", database, "--json"])
    out, err = capsys.readouterr()
    assert (status, err) == (0, "")
    return json.loads(out)


def complains(capsys: Capture, *arguments: str) -> str:
    capsys.readouterr()
    assert main(["admin", *arguments]) == 2
    out, err = capsys.readouterr()
    assert (out, err.count("\n")) == ("", 1)
    return err


def test_people_are_listed_while_the_server_runs(at: House, database: str, capsys: Capture) -> None:
    at.visitor().registers("Ann")
    at.visitor().comes("Bob")
    assert {(person["name"], person["member"]) for person in tells(capsys, database, "people")} == {
        ("Ann", True),
        ("Bob", False),
    }
    (found,) = tells(capsys, database, "people", "--name", "NN")
    assert set(found) == {"id", "name", "member", "came", "seen", "banned"}
    assert main(["admin", "people", "--database", database]) == 0
    assert "Bob" in capsys.readouterr().out


def test_a_running_server_notices_a_ban(at: House, database: str, capsys: Capture) -> None:
    ann = at.visitor().registers("Ann")
    (told,) = tells(capsys, database, "ban", "ann", "--reason", "noise")
    assert told["banned"] == "noise"
    assert line_of(ann.ask("GET", "/me"), 403, "banned").endswith(": noise")
    revoked: list[str] = []
    at.people.passes.on_revoked.append(revoked.append)
    at.run(at.people.recheck, [], [ann.id])
    assert revoked == [ann.id]
    (told,) = tells(capsys, database, "unban", ann.id)
    assert told["banned"] is None
    assert ann.ask("GET", "/me").status_code == 200


def test_a_guest_is_named_by_id_where_several_have_the_name(at: House, database: str, capsys: Capture) -> None:
    ann = at.visitor().comes("Ann")
    at.visitor().comes("Ann")
    line = complains(capsys, "ban", "Ann", "--reason", "noise", "--database", database)
    assert "2 guests are called 'Ann'" in line
    assert tells(capsys, database, "ban", ann.id, "--reason", "noise")[0]["banned"] == "noise"


def test_a_person_can_be_removed(at: House, database: str, capsys: Capture) -> None:
    ann, bob = at.visitor().comes("Ann"), at.visitor().comes("Bob")
    sit_down(at, ann.id, bob.id, bob.id)
    tells(capsys, database, "remove", "Ann")
    assert [person["name"] for person in tells(capsys, database, "people")] == ["Bob"]
    assert ann.ask("GET", "/me").json()["person"] is None
    told = {table["id"]: table for table in tells(capsys, database, "tables")}
    assert set(told) == {"open", "playing"}
    assert told["open"]["players"] == ["Bob"]
    assert told["playing"]["players"] == ["Somebody", "Bob"]
    assert told["playing"]["game"] == "showdown"


def test_reports_are_listed_until_they_are_handled(at: House, database: str, capsys: Capture) -> None:
    ann, bob = at.visitor().comes("Ann"), at.visitor().comes("Bob")
    ann.ask("POST", "/reports", {"about": bob.id, "text": "[red]swore\x1b[2J"})
    (told,) = tells(capsys, database, "reports")
    assert (told["id"], told["by"], told["about"], told["about_id"]) == (1, "Ann", "Bob", bob.id)
    assert main(["admin", "reports", "--database", database]) == 0
    shown = capsys.readouterr().out
    assert "[red]swore" in shown
    assert "\x1b[2J" not in shown
    assert len(tells(capsys, database, "reports", "--handled", "1")) == 1
    assert tells(capsys, database, "reports") == []
    assert "no open report 1" in complains(capsys, "reports", "--handled", "1", "--database", database)
    assert main(["admin", "reports", "--database", database]) == 0
    assert capsys.readouterr().out == "none\n"


def test_what_is_wrong_is_told_in_a_line(at: House, database: str, tmp_path: Path, capsys: Capture) -> None:
    assert "nobody has the name or id 'Zed'" in complains(capsys, "unban", "Zed", "--database", database)
    assert "there is no database" in complains(capsys, "people", "--database", f"sqlite:///{tmp_path}/none.db")
    other = tmp_path / "other.db"
    sqlite3.connect(other).close()
    other.touch()
    assert "no such table" in complains(capsys, "people", "--database", f"sqlite:///{other}")
    other.write_text("no database at all, but long enough to be read as one" * 20)
    assert "not a database" in complains(capsys, "people", "--database", f"sqlite:///{other}")
    assert "sqlite:///FILE" in complains(capsys, "people", "--database", "mysql://x")
    assert "--reason" in complains(capsys, "ban", "Ann")
    assert "ACTION" in complains(capsys)
