from __future__ import annotations

import errno
import hashlib
import os
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from posse.engine import records
from posse.engine.fairness import ABSENT, fair_key
from posse.engine.game import PosseError
from posse.engine.records import BadRecord, Record
from posse.engine.rng import key_from_seed
from posse.engine.table import Table
from posse.games import game
from tests.tables import last, play_on

GAME = game("showdown")

SECRET = bytes(range(32, 64))
PLAYERS = ("Ann", "Bob (random)", "Cay")


def played(n_plies: int = 1000) -> Record:
    table = Table(GAME, key_from_seed("record"), 3)
    return records.record_of(play_on(table, last, n_plies), PLAYERS)


def forged(text: str) -> str:
    """The text with a digest that fits, as a forger would make it."""
    body = text[: text.rindex("digest ")]
    return f"{body}digest {hashlib.sha256(body.encode()).hexdigest()}\n"


def test_a_record_reads_back_and_replays() -> None:
    record = played()
    assert records.parse(record.text()) == record
    table = records.replay(record, GAME)
    assert table.digest() == record.state
    assert record.result != "open"


def test_a_game_that_is_not_over_is_open() -> None:
    record = played(5)
    assert record.result == "open"
    assert len(records.replay(records.parse(record.text()), GAME).plies) == 5


def test_options_of_the_table_are_kept_and_change_nothing_that_is_played() -> None:
    record = replace(played(5), options=("memory-aid",))
    assert "\noption memory-aid\nmove 1 " in record.text()
    assert records.parse(record.text()) == record
    assert records.replay(record, GAME).digest() == record.state


def fair(n_plies: int = 1000, nonces: tuple[bytes, ...] = (bytes(32), ABSENT, bytes([7] * 32))) -> Record:
    house = {"hand_size": 4, "bounty": 3}
    table = Table(game("showdown", house=house), fair_key(SECRET, nonces), 3)
    return records.record_of(play_on(table, last, n_plies), PLAYERS, (), SECRET, nonces)


def test_a_fair_deal_and_house_rules_are_kept_and_replay() -> None:
    record = fair()
    lines = record.text().splitlines()
    assert lines[0] == "posse record 2"
    assert lines[3:5] == ["house bounty 3", "house hand_size 4"]
    assert lines[6:9] == [f"secret {SECRET.hex()}", f"nonce 1 {'00' * 32}", f"nonce 3 {'07' * 32}"]
    assert records.parse(record.text()) == record
    records.replay(record, game("showdown", house=dict(record.house)))
    with pytest.raises(BadRecord, match="another edition"):
        records.replay(record, GAME)


def test_truths_are_told_from_numbers() -> None:
    record = replace(played(2), house=(("experienced", True), ("gold", 1)))
    assert "\nhouse experienced true\nhouse gold 1\nkey " in record.text()
    assert records.parse(record.text()).house == record.house
    assert records.parse(record.text()).house[0][1] is True


def test_without_a_secret_a_record_is_of_the_first_format() -> None:
    assert played(3).text().startswith("posse record 1\n")


def test_a_secret_that_does_not_lead_to_the_key_makes_no_record() -> None:
    table = Table(GAME, key_from_seed(1), 3)
    with pytest.raises(ValueError, match="was not made from this secret"):
        records.record_of(table, PLAYERS, secret=SECRET, nonces=(ABSENT,) * 3)


@pytest.mark.parametrize(
    ("forge", "line"),
    [
        (lambda t: t.replace(f"secret {SECRET.hex()[:2]}", "secret 00"), "the deal was not fair"),
        (lambda t: t.replace("nonce 1 00", "nonce 1 01"), "the deal was not fair"),
        (lambda t: t.replace("nonce 1 ", "nonce 2 "), "the deal was not fair"),
        (lambda t: t.replace(f"nonce 1 {'00' * 32}\n", ""), "the deal was not fair"),
        (lambda t: t.replace("nonce 3 ", "nonce 1 "), "each seat gives at most one nonce"),
        (lambda t: t.replace("nonce 3 ", "nonce 4 "), "each seat gives at most one nonce"),
        (lambda t: t.replace("nonce 3 07", "nonce 3 "), "a nonce must be 32 bytes long"),
        (lambda t: t.replace("nonce 3 ", "nonce x "), "a nonce must name its seat first"),
        (lambda t: t.replace(f"secret {SECRET.hex()}\n", ""), "the record's secret is missing or not 32 bytes long"),
        (
            lambda t: t.replace(f"secret {SECRET.hex()[:2]}", "secret "),
            "the record's secret is missing or not 32 bytes long",
        ),
        (lambda t: t.replace("house bounty 3", "house bounty 3x"), "cannot understand the record"),
    ],
)
def test_a_forged_deal_is_refused_in_one_line(forge: Callable[[str], str], line: str) -> None:
    text = forged(forge(fair().text()))
    with pytest.raises(BadRecord, match=line):
        records.replay(records.parse(text), game("showdown", house={"hand_size": 4, "bounty": 3}))


def test_replaying_stops_after_every_move() -> None:
    assert [len(table.plies) for table in records.replaying(played(3), GAME)] == [0, 1, 2, 3]


def test_every_truncation_is_noticed() -> None:
    text = played().text()
    for n in range(len(text)):
        with pytest.raises(BadRecord):
            records.parse(text[:n])


def test_every_edited_character_is_noticed() -> None:
    text = played(6).text()
    for i in range(len(text)):
        with pytest.raises(BadRecord):
            records.parse(text[:i] + ("a" if text[i] != "a" else "b") + text[i + 1 :])


@pytest.mark.parametrize(
    ("forge", "line"),
    [
        (
            lambda t: t.replace("posse record 1", "posse record 3"),
            "the record has format 3, and this Posse reads formats up to 2",
        ),
        (lambda t: t.replace("posse record 1", "posse record x"), "not a Posse record"),
        (lambda t: t.replace("posse record 1", "posse record " + "9" * 5000), "not a Posse record"),
        (lambda t: "", "not a Posse record"),
        (lambda t: t.replace("key ", "lock "), "line 4 of the record must be its key"),
        (lambda t: t.replace("game showdown 1", "game showdown one"), "cannot understand the record"),
        (lambda t: t.replace("key ", "key zz"), "cannot understand the record"),
        (lambda t: t.replace("key ", "key 00"), "the record's key must be 32 bytes long, not 33"),
        (lambda t: t.replace("state ", "extra 1\nstate "), "must be its state"),
        (lambda t: t.replace("move 1 ", "move 0 ", 1), "a move must name its seat first"),
        (lambda t: t.replace("digest ", "more 1\ndigest "), "cannot understand line .* of the record: 'more 1'"),
    ],
)
def test_a_forged_record_is_refused_in_one_line(forge: Callable[[str], str], line: str) -> None:
    text = forge(played(6).text())
    with pytest.raises(BadRecord, match=line) as refused:
        records.parse(forged(text) if "digest" in text else text)
    assert "\n" not in str(refused.value)


def test_a_record_of_other_rules_says_so() -> None:
    record = played()
    with pytest.raises(BadRecord, match="newer rules: showdown version 2; this is version 1"):
        records.replay(replace(record, version=2), GAME)
    with pytest.raises(BadRecord, match="older rules: showdown version 0; this is version 1"):
        records.replay(replace(record, version=0), GAME)


def test_a_record_of_another_edition_says_so() -> None:
    other = GAME.box.copy()
    other.stake = 5
    with pytest.raises(BadRecord, match="another edition"):
        records.replay(played(), GAME.with_box(other))


def test_an_illegal_move_is_named() -> None:
    record = played(6)
    with pytest.raises(BadRecord, match="move 1, by seat 1: 'hold' is against rule SD-11"):
        records.replay(replace(record, moves=((0, "hold"), *record.moves[1:])), GAME)
    with pytest.raises(BadRecord, match="move 2, by seat 9: there is no seat 9 at a table of 3"):
        records.replay(replace(record, moves=(record.moves[0], (8, "hold"))), GAME)


def test_another_end_is_noticed() -> None:
    record = played()
    with pytest.raises(BadRecord, match="its moves lead to another position"):
        records.replay(replace(record, moves=record.moves[:-1]), GAME)
    with pytest.raises(BadRecord, match="does not replay: the result is"):
        records.replay(replace(record, result="0 0 1 scores 1 2 3"), GAME)


def test_players_take_one_line_each() -> None:
    table = Table(GAME, bytes(32), 2)
    assert records.record_of(table, ("Ann\nmove 1 hold", " ")).players == ("Ann move 1 hold", "?")
    with pytest.raises(ValueError, match="3 players at 2 seats"):
        records.record_of(table, PLAYERS)


def test_saving_keeps_the_old_file_until_the_new_one_is_safe(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "game.posse"
    records.save(played(3), path)
    before = path.read_text()

    def full(descriptor: int) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(PosseError, match=r"cannot save to .*game.posse: No space left on device"):
        records.save(played(), path)
    assert path.read_text() == before
    assert list(tmp_path.iterdir()) == [path]


def test_saving_into_nowhere_is_one_line(tmp_path: Path) -> None:
    with pytest.raises(PosseError, match="No such file or directory"):
        records.save(played(), tmp_path / "nowhere" / "game.posse")


def test_reading_what_is_not_there_is_one_line(tmp_path: Path) -> None:
    with pytest.raises(PosseError, match="No such file"):
        records.load(tmp_path / "none.posse")
    (tmp_path / "picture.posse").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(BadRecord, match="not a Posse record: not a text file"):
        records.load(tmp_path / "picture.posse")


def test_a_game_begun_from_a_position_has_no_record() -> None:
    table = Table(GAME, bytes(32), 2)
    table.set_position("n_seats=2 hand=jack/jack coins=1/1")
    with pytest.raises(ValueError, match="has no record"):
        records.record_of(table, ("Ann", "Bob"))


def test_a_name_that_no_file_can_have_leaves_nothing_behind(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="null"):
        records.save(played(), tmp_path / "a\0b")
    assert list(tmp_path.iterdir()) == []
