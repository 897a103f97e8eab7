"""A tournament: deals are played until there are enough of them, and written down as they come.

A results file is JSON lines: the contest, then a line for each deal. A run that was interrupted goes on from it.
"""

from __future__ import annotations

import contextlib
import json
import os
from collections.abc import Callable, Generator, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import IO, Any

from posse.engine.game import PosseError

from .contest import Contest
from .crew import Crew
from .ratings import widest
from .referee import Chunk, Deal

FORMAT = 2  # rises when deals are played or written otherwise
CHUNK = 200  # deals, where nobody thinks
FIRST_LOOK = 30  # deals before an interval is believed
NEXT_LOOK = 1.1  # times as many at the next look


class Results:
    """The deals played so far, each once; in a file too, if one is given."""

    def __init__(self, contest: Contest, path: Path | None = None) -> None:
        self.contest = contest
        self.deals: dict[int, Deal] = {}
        self.file: IO[bytes] | None = None
        if path is None:
            return
        try:
            self.file = path.open("a+b")
            _lock(self.file, path)
            self._read(self.file, path)
        except BaseException as error:
            self.close()
            if isinstance(error, OSError):
                raise PosseError(f"cannot use the results file {path}: {error.strerror}") from None
            raise

    def add(self, deals: list[Deal]) -> None:
        """Deals that are there already are not counted twice."""
        new = [deal for deal in deals if deal.number not in self.deals]
        self.deals.update((deal.number, deal) for deal in new)
        if self.file is not None:
            self.file.write(b"".join(_line(deal._asdict()) for deal in new))
            self.file.flush()

    def in_order(self, n_deals: int) -> list[Deal]:
        """Those of the first `n_deals` that are there."""
        return [self.deals[number] for number in sorted(self.deals) if number < n_deals]

    def close(self) -> None:
        if self.file is not None:
            self.file.close()

    def _read(self, file: IO[bytes], path: Path) -> None:
        file.seek(0)
        text = file.read()
        whole = text.rfind(b"\n") + 1
        lines = text[:whole].splitlines()
        if not lines:
            if not _line(_specification(self.contest)).startswith(text):
                raise PosseError(f"{path} is not an arena results file")
            file.truncate(0)
            file.write(_line(_specification(self.contest)))
            file.flush()
            return
        _check(lines[0], self.contest, path)
        for i, line in enumerate(lines[1:], 2):
            deal = _deal(line, self.contest.n_seats)
            if deal is None:
                raise PosseError(f"{path}, line {i}, is not a deal: the file is damaged")
            self.deals.setdefault(deal.number, deal)
        file.truncate(whole)  # a line that was being written when the run ended


def seed_in(path: Path | None) -> str | None:
    """The seed of a results file that is there already."""
    if path is None:
        return None
    try:
        with path.open("rb") as file:
            found = json.loads(file.readline(100_000)).get("seed")
    except (OSError, ValueError, AttributeError):
        return None  # to be complained about when it is used
    return found if isinstance(found, str) else None


@dataclass
class Outcome:
    deals: list[Deal]
    interrupted: bool = False
    narrow: bool = False  # ended because the intervals were


def play(
    results: Results,
    n_deals: int,
    crew: Crew,
    until: float | None = None,
    progress: Callable[[int], None] = lambda n_done: None,
) -> Outcome:
    """Play deals 0 … n_deals - 1, but for those that are there.

    With `until`, no more once the interval of every win share is at most so wide to either side. That is looked at over
    the first deals without a gap, so that it does not hang on who was quicker. Ctrl-C ends the run with what it has.
    """
    looks = Looks(until)
    outcome = Outcome([])
    n_final = n_deals
    try:
        with contextlib.closing(_played(results, crew, n_deals)) as batches:
            for _ in batches:
                n_enough = looks.enough(results, n_deals)
                progress(len(results.deals))
                if n_enough is not None:
                    n_final, outcome.narrow = n_enough, True
                    break
    except KeyboardInterrupt:
        outcome.interrupted = True
    outcome.deals = results.in_order(n_final)
    return outcome


def _played(results: Results, crew: Crew, n_deals: int) -> Generator[None, None, None]:
    yield
    chunks = missing(results, n_deals)
    with contextlib.closing(crew(results.contest, chunks)) as batches:
        for deals in batches:
            results.add(deals)
            yield


def missing(results: Results, n_deals: int) -> Iterator[Chunk]:
    """What is still to be played, in chunks that are told only when somebody asks."""
    most = CHUNK if results.contest.is_compiled else 1
    there = frozenset(results.deals)
    first = 0
    while first < n_deals:
        stop = first
        while stop < n_deals and stop - first < most and stop not in there:
            stop += 1
        if stop > first:
            yield Chunk(first, stop - first)
        first = max(stop, first + 1)


class Looks:
    """When the intervals are looked at, and whether they are narrow enough."""

    def __init__(self, until: float | None) -> None:
        self.until = until
        self.next = FIRST_LOOK
        self.n_prefix = 0

    def enough(self, results: Results, n_deals: int) -> int | None:
        """The number of deals that would do; None: go on."""
        if self.until is None:
            return None
        while self.n_prefix < n_deals and self.n_prefix in results.deals:
            self.n_prefix += 1
        while self.next <= self.n_prefix:
            if widest(results.in_order(self.next)) <= self.until:
                return self.next
            self.next = int(self.next * NEXT_LOOK)
        return None


def _specification(contest: Contest) -> dict[str, Any]:
    return {"arena": FORMAT, **contest.as_dict()}


def _check(line: bytes, contest: Contest, path: Path) -> None:
    """That a file is of this contest."""
    try:
        found = json.loads(line)
        is_ours = isinstance(found, dict) and "arena" in found
    except ValueError:
        is_ours = False
    if not is_ours:
        raise PosseError(f"{path} is not an arena results file")
    for name, value in _specification(contest).items():
        if found.get(name) != value:
            if name == "arena":
                raise PosseError(f"{path} has format {found[name]}, not {value}: choose another file")
            if name == "code":
                raise PosseError(f"{path} was played with other rules or bots than there are now: choose another file")
            raise PosseError(
                f"{path} belongs to another contest ({name.replace('_', '-')}: {_said(found.get(name))}, "
                f"not {_said(value)}): choose another file"
            )


def _said(value: Any) -> str:
    return ",".join(map(str, value)) if isinstance(value, list) else "not given" if value is None else str(value)


def _deal(line: bytes, n_seats: int) -> Deal | None:
    try:
        read = json.loads(line)
        deal = Deal(
            int(read["number"]),
            tuple(int(place) for place in read["order"]),
            tuple(tuple(float(x) for x in row) for row in read["shares"]),
            tuple(tuple(float(x) for x in row) for row in read["scores"]),
            tuple(int(n) for n in read["plies"]),
            tuple(tuple(int(move) for move in row) for row in read["asked"]),
        )
    except (ValueError, KeyError, TypeError):
        return None
    sizes = {len(deal.plies), len(deal.shares), len(deal.scores), *map(len, deal.shares), *map(len, deal.scores)}
    is_whole = sizes == {n_seats} and len(deal.asked) in (0, n_seats) and sorted(deal.order) == list(range(n_seats))
    return deal if is_whole and deal.number >= 0 else None


def _line(value: dict[str, Any]) -> bytes:
    return json.dumps(value, separators=(",", ":"), ensure_ascii=False).encode() + b"\n"


def _lock(file: IO[bytes], path: Path) -> None:
    """Two runs that append to one file would count deals twice."""
    if os.name != "posix":
        return
    import fcntl

    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        raise PosseError(f"another run is writing to {path}") from None
