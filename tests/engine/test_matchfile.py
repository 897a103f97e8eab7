from __future__ import annotations

import errno
import hashlib
import os
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from posse.engine import matchfile
from posse.engine.edition import load_box
from posse.engine.game import PosseError
from posse.engine.matchfile import BadRecord, Match
from posse.engine.rng import key_from_seed
from posse.engine.table import Table
from posse.games.showdown import GAME

BOX = load_box(GAME)
PLAYERS = ("Ann", "Bob (random)", "Cay")


def played(n_plies: int = 1000) -> Match:
    table = Table(GAME, BOX, key_from_seed("record"), 3)
    while not table.is_over() and len(table.plies) < n_plies:
        offer = table.offer(table.turn())
        table.play(table.turn(), offer.number, offer.moves[-1])
    return matchfile.match_of(table, PLAYERS)


def forged(text: str) -> str:
    """The text with a digest that fits, as a forger would make it."""
    body = text[: text.rindex("digest ")]
    return f"{body}digest {hashlib.sha256(body.encode()).hexdigest()}\n"


def test_a_record_reads_back_and_replays() -> None:
    match = played()
    assert matchfile.parse(match.text()) == match
    table = matchfile.replay(match, GAME, BOX)
    assert table.digest() == match.state
    assert match.result != "open"


def test_a_game_that_is_not_over_is_open() -> None:
    match = played(5)
    assert match.result == "open"
    assert len(matchfile.replay(matchfile.parse(match.text()), GAME, BOX).plies) == 5


def test_options_of_the_table_are_kept_and_change_nothing_that_is_played() -> None:
    match = replace(played(5), options=("memory-aid",))
    assert "\noption memory-aid\nmove 1 " in match.text()
    assert matchfile.parse(match.text()) == match
    assert matchfile.replay(match, GAME, BOX).digest() == match.state


def test_replaying_stops_after_every_move() -> None:
    assert [len(table.plies) for table in matchfile.replaying(played(3), GAME, BOX)] == [0, 1, 2, 3]


def test_every_truncation_is_noticed() -> None:
    text = played().text()
    for n in range(len(text)):
        with pytest.raises(BadRecord):
            matchfile.parse(text[:n])


def test_every_edited_character_is_noticed() -> None:
    text = played(6).text()
    for i in range(len(text)):
        with pytest.raises(BadRecord):
            matchfile.parse(text[:i] + ("a" if text[i] != "a" else "b") + text[i + 1 :])


@pytest.mark.parametrize(
    ("forge", "line"),
    [
        (
            lambda t: t.replace("posse record 1", "posse record 2"),
            "the record is of format 2, and this Posse reads up to 1",
        ),
        (lambda t: t.replace("posse record 1", "posse record x"), "this is no Posse record"),
        (lambda t: t.replace("posse record 1", "posse record " + "9" * 5000), "this is no Posse record"),
        (lambda t: "", "this is no Posse record"),
        (lambda t: t.replace("key ", "lock "), "line 4 of the record has to be its key"),
        (lambda t: t.replace("game showdown 1", "game showdown one"), "the record is not understood"),
        (lambda t: t.replace("key ", "key zz"), "the record is not understood"),
        (lambda t: t.replace("key ", "key 00"), "the key of the record has 33 bytes, not 32"),
        (lambda t: t.replace("state ", "extra 1\nstate "), "has to be its state"),
        (lambda t: t.replace("move 1 ", "move 0 ", 1), "a move has to name its seat first"),
        (lambda t: t.replace("digest ", "more 1\ndigest "), "is not understood: 'more 1'"),
    ],
)
def test_a_forged_record_is_refused_in_one_line(forge: Callable[[str], str], line: str) -> None:
    text = forge(played(6).text())
    with pytest.raises(BadRecord, match=line) as refused:
        matchfile.parse(forged(text) if "digest" in text else text)
    assert "\n" not in str(refused.value)


def test_a_record_of_other_rules_says_so() -> None:
    match = played()
    with pytest.raises(BadRecord, match="newer rules: showdown version 2, this is 1"):
        matchfile.replay(replace(match, version=2), GAME, BOX)
    with pytest.raises(BadRecord, match="older rules: showdown version 0, this is 1"):
        matchfile.replay(replace(match, version=0), GAME, BOX)


def test_a_record_of_another_edition_says_so() -> None:
    other = BOX.copy()
    other.stake = 5
    with pytest.raises(BadRecord, match="another edition"):
        matchfile.replay(played(), GAME, other)


def test_an_illegal_move_is_named() -> None:
    match = played(6)
    with pytest.raises(BadRecord, match="move 1, by seat 1: 'hold' is against SD-11"):
        matchfile.replay(replace(match, moves=((0, "hold"), *match.moves[1:])), GAME, BOX)
    with pytest.raises(BadRecord, match="move 2, by seat 9: there is no seat 9 at a table of 3"):
        matchfile.replay(replace(match, moves=(match.moves[0], (8, "hold"))), GAME, BOX)


def test_another_end_is_noticed() -> None:
    match = played()
    with pytest.raises(BadRecord, match="its moves end in another position"):
        matchfile.replay(replace(match, moves=match.moves[:-1]), GAME, BOX)
    with pytest.raises(BadRecord, match="it ends"):
        matchfile.replay(replace(match, result="0 0 1 scores 1 2 3"), GAME, BOX)


def test_players_take_one_line_each() -> None:
    table = Table(GAME, BOX, bytes(32), 2)
    assert matchfile.match_of(table, ("Ann\nmove 1 hold", " ")).players == ("Ann move 1 hold", "?")
    with pytest.raises(ValueError, match="3 players at 2 seats"):
        matchfile.match_of(table, PLAYERS)


def test_saving_keeps_the_old_file_until_the_new_one_is_safe(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "game.posse"
    matchfile.save(played(3), path)
    before = path.read_text()

    def full(descriptor: int) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(PosseError, match=r"cannot save to .*game.posse: No space left on device"):
        matchfile.save(played(), path)
    assert path.read_text() == before
    assert list(tmp_path.iterdir()) == [path]


def test_saving_into_nowhere_is_one_line(tmp_path: Path) -> None:
    with pytest.raises(PosseError, match="No such file or directory"):
        matchfile.save(played(), tmp_path / "nowhere" / "game.posse")


def test_reading_what_is_not_there_is_one_line(tmp_path: Path) -> None:
    with pytest.raises(BadRecord, match="No such file"):
        matchfile.load(tmp_path / "none.posse")
    (tmp_path / "picture.posse").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(BadRecord, match="it is no text"):
        matchfile.load(tmp_path / "picture.posse")


def test_a_game_begun_from_a_position_has_no_record() -> None:
    table = Table(GAME, BOX, bytes(32), 2)
    table.set_position("n_seats=2 hand=jack/jack coins=1/1")
    with pytest.raises(ValueError, match="has no record"):
        matchfile.match_of(table, ("Ann", "Bob"))


def test_a_name_that_no_file_can_have_leaves_nothing_behind(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="null"):
        matchfile.save(played(), tmp_path / "a\0b")
    assert list(tmp_path.iterdir()) == []
