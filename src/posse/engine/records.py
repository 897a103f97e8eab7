"""Records on paper: a whole game as a small text file.

    posse record 1
    game showdown 1
    edition 5d1f0c9be0a1b2c3
    key 00…ff
    player Ann
    player random
    option memory-aid
    move 1 lay ace
    move 2 lay jack
    result 1 0 scores 12 7
    state 9f86d081884c7d65
    digest 2c26b46b68ffc68f…

A game that is not over has `result open`. Options are how the table was shown, and change nothing that is played; there
may be none. Before the key may stand house rules, after it what the key was made from (docs/fair-deals.md):

    house hand_size 4
    key 00…ff
    secret 2c…6b
    nonce 1 9f…08

Such a record is of format 2, so that an older Posse says what it cannot read; all others are still of format 1.
Reading a record back replays it through the one door, `Table.play`.
"""

from __future__ import annotations

import contextlib
import hashlib
import os
import tempfile
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TypeVar

from .fairness import ABSENT, SECRET_BYTES, fair_key
from .game import AnyGame, HouseValue, PosseError
from .record_lines import BadRecord as BadRecord
from .record_lines import Lines, by_seat, house_rule, move, nonce, value_in_line
from .rng import KEY_BYTES
from .table import Illegal, Result, Table

FORMAT = 2
T = TypeVar("T", bound=Table)


@dataclass(frozen=True)
class Record:
    """What a record says."""

    game: str
    version: int
    edition: str  # digest
    key: bytes
    players: tuple[str, ...]
    moves: tuple[tuple[int, str], ...]  # seat, notation
    result: str
    state: str  # digest of the last state
    options: tuple[str, ...] = ()  # how the table was shown
    house: tuple[tuple[str, HouseValue], ...] = ()  # rules that differ from the edition, by name
    secret: bytes | None = None  # what the key was made from, with the nonces
    nonces: tuple[bytes, ...] = ()  # by seat; none without a secret

    def text(self) -> str:
        needed = FORMAT if self.house or self.secret is not None else 1
        lines = [f"posse record {needed}", f"game {self.game} {self.version}", f"edition {self.edition}"]
        lines += [f"house {name} {value_in_line(value)}" for name, value in self.house]
        lines += [f"key {self.key.hex()}"]
        lines += [f"secret {self.secret.hex()}"] if self.secret is not None else []
        lines += [f"nonce {seat} {given.hex()}" for seat, given in enumerate(self.nonces, 1) if given != ABSENT]
        lines += [f"player {player}" for player in self.players]
        lines += [f"option {option}" for option in self.options]
        lines += [f"move {seat + 1} {words}" for seat, words in self.moves]
        lines += [f"result {self.result}", f"state {self.state}"]
        body = "\n".join(lines) + "\n"
        return f"{body}digest {_digest(body)}\n"

    def verified(self, is_over: bool) -> str:
        """What is known once it has been replayed: its moves and its end."""
        end = f"the result is as recorded: {self.result}" if is_over else "the game is not over yet"
        return f"{len(self.moves)} moves replay; {end}"

    def dealt(self) -> str:
        """How its deal came about, as far as it says."""
        if self.secret is None:
            return "the deal follows from the key; the record does not say how the key was chosen"
        givers = [str(seat) for seat, given in enumerate(self.nonces, 1) if given != ABSENT]
        nonces = "the nonce of seat" if len(givers) == 1 else "the nonces of seats"
        parts = (
            f"the secret and {nonces} {', '.join(givers)}" if givers else "the secret alone, as no seat added a nonce"
        )
        return f"the deal follows from the key, and the key from {parts}"


def record_of(
    table: Table,
    players: tuple[str, ...],
    options: tuple[str, ...] = (),
    secret: bytes | None = None,
    nonces: Sequence[bytes] = (),
) -> Record:
    """The record of a table, finished or not. A secret belongs into that of a finished one alone."""
    if table.is_a_puzzle:
        raise ValueError("a game started from a position has no record: its key does not lead there")
    if len(players) != table.n_seats:
        raise ValueError(f"{len(players)} players at {table.n_seats} seats")
    if secret is not None and fair_key(secret, nonces) != table.key:
        raise ValueError("the table's key was not made from this secret and these nonces")
    return Record(
        game=table.game.name,
        version=table.game.version,
        edition=table.game.edition,
        key=table.key,
        players=tuple(" ".join(player.split()) or "?" for player in players),
        moves=tuple((ply.seat, table.game.paper.moves.write(ply.move)) for ply in table.plies),
        result=_result(table.result) if table.is_over() else "open",
        state=table.digest(),
        options=options,
        house=tuple(sorted(table.game.house.items())),
        secret=secret,
        nonces=tuple(nonces),
    )


def parse(text: str) -> Record:
    """Read a record; raises BadRecord with one line that says what is wrong and where."""
    lines = text.splitlines()
    if not lines or not lines[0].startswith("posse record "):
        raise BadRecord("not a Posse record: the first line must be `posse record` and a number")
    _refuse_other_format(lines[0])
    if len(lines) < 2 or not lines[-1].startswith("digest ") or not text.endswith("\n"):
        raise BadRecord(f"the record is cut off after line {len(lines)}: the last line must be its digest")
    body = text[: text.rindex("digest ")]
    if lines[-1] != f"digest {_digest(body)}":
        raise BadRecord("the record has been changed since it was written: its digest does not match")
    try:
        return _record(Lines(lines[1:-1]))
    except ValueError as error:
        raise BadRecord(f"cannot understand the record: {error}") from None


def _record(reader: Lines) -> Record:
    name, version = reader.take("game").rsplit(" ", 1)
    digest = reader.take("edition")
    house = tuple(house_rule(line) for line in reader.take_all("house"))
    key = bytes.fromhex(reader.take("key"))
    told = reader.take_if("secret")
    secret = None if told is None else bytes.fromhex(told)
    given = [nonce(line) for line in reader.take_all("nonce")]
    players = tuple(reader.take_all("player"))
    record = Record(
        game=name,
        version=int(version),
        edition=digest,
        key=key,
        players=players,
        options=tuple(reader.take_all("option")),
        moves=tuple(move(line) for line in reader.take_all("move")),
        result=reader.take("result"),
        state=reader.take("state"),
        house=house,
        secret=secret,
        nonces=by_seat(given, len(players)) if secret is not None else (),
    )
    reader.end()
    if (given and secret is None) or (secret is not None and len(secret) != SECRET_BYTES):
        raise BadRecord(f"the record's secret is missing or not {SECRET_BYTES} bytes long")
    if len(record.key) != KEY_BYTES:
        raise BadRecord(f"the record's key must be {KEY_BYTES} bytes long, not {len(record.key)}")
    return record


def replay(record: Record, game: AnyGame, after_each: Callable[[], None] = lambda: None) -> Table:
    """The table a record leads to, move by move through the one door, its end checked."""
    for table in replaying(record, game):
        last = table
        after_each()
    check_end(record, last)
    return last


def replaying(record: Record, game: AnyGame) -> Iterator[Table]:
    """The table at the opening, and again after every move of the record."""
    check_game(record, game)
    return playing(record, Table(game, record.key, len(record.players)))


def playing(record: Record, table: T) -> Iterator[T]:
    """A table of the record's deal, and again after every move of the record."""
    yield table
    for i, (seat, notation) in enumerate(record.moves, 1):
        try:
            table.play(notation, seat)
        except Illegal as error:
            raise BadRecord(f"the record does not replay: move {i}, by seat {seat + 1}: {error}") from None
        yield table


def check_game(record: Record, game: AnyGame) -> None:
    """Raise BadRecord unless the record is of this game and edition, and its deal a fair one."""
    if (record.game, record.version) != (game.name, game.version):
        newer = "newer" if record.version > game.version else "older"
        raise BadRecord(
            f"the record uses {newer} rules: {record.game} version {record.version}; this is version {game.version}"
        )
    if record.edition != game.edition:
        raise BadRecord(f"the record was played with another edition, {record.edition}; give its file with --edition")
    if record.secret is not None and fair_key(record.secret, record.nonces) != record.key:
        raise BadRecord("the deal was not fair: the record's key does not follow from its secret and nonces")


def check_end(record: Record, table: Table) -> None:
    """Raise BadRecord unless the table stands as the record says."""
    if table.digest() != record.state:
        raise BadRecord("the record does not replay: its moves lead to another position")
    result = _result(table.result) if table.is_over() else "open"
    if result != record.result:
        raise BadRecord(f"the record does not replay: the result is {result!r}, not {record.result!r}")


def load(path: Path) -> Record:
    try:
        text = path.read_bytes().decode("utf-8")
    except OSError as error:
        raise PosseError(f"cannot read {path}: {error.strerror}") from None
    except UnicodeDecodeError:
        raise BadRecord(f"{path}: not a Posse record: not a text file") from None
    try:
        return parse(text)
    except BadRecord as error:
        raise BadRecord(f"{path}: {error}") from None


def is_record(path: Path) -> bool:
    """Whether a file begins as a record does, so that another may take its place."""
    try:
        with path.open("rb") as file:
            return file.read(13) == b"posse record "
    except OSError:
        return False


def save(record: Record, path: Path) -> None:
    """Write a record whole or not at all: what was there before stays until the new one is safe."""
    scratch = None
    try:
        with tempfile.NamedTemporaryFile("w", encoding="utf-8", dir=path.parent, delete=False, suffix=".part") as file:
            scratch = Path(file.name)
            file.write(record.text())
            file.flush()
            os.fsync(file.fileno())
        scratch.replace(path)
    except BaseException as error:
        if scratch is not None:
            with contextlib.suppress(OSError):
                scratch.unlink()
        if isinstance(error, OSError):
            raise PosseError(f"cannot save to {path}: {error.strerror}") from None
        raise


def _refuse_other_format(line: str) -> None:
    found = line.removeprefix("posse record ")
    if not found.isdecimal() or len(found) > 9 or int(found) < 1:
        raise BadRecord(f"not a Posse record: {line!r}")
    if int(found) > FORMAT:
        raise BadRecord(
            f"the record has format {found}, and this Posse reads formats up to {FORMAT}: use a newer Posse"
        )


def _result(result: Result) -> str:
    shares = " ".join(f"{share:.6g}" for share in result.shares)
    return f"{shares} scores {' '.join(f'{score:.6g}' for score in result.scores)}"


def _digest(body: str) -> str:
    return hashlib.sha256(body.encode()).hexdigest()
