"""The lines of a record, taken one by one."""

from __future__ import annotations

from collections.abc import Iterator

from .fairness import ABSENT, NONCE_BYTES
from .game import HouseValue, PosseError


class BadRecord(PosseError):
    """A record that cannot be read or does not replay."""


class Lines:
    """Lines of `name value`, taken in order."""

    def __init__(self, lines: list[str]) -> None:
        self.lines = lines
        self.at = 0

    def take(self, name: str) -> str:
        found = self._next(name)
        if found is None:
            raise BadRecord(f"line {self.at + 2} of the record must be its {name}")
        return found

    def take_all(self, name: str) -> Iterator[str]:
        while (found := self._next(name)) is not None:
            yield found

    def take_if(self, name: str) -> str | None:
        """One, if it is there."""
        return self._next(name)

    def end(self) -> None:
        if self.at < len(self.lines):
            raise BadRecord(f"cannot understand line {self.at + 2} of the record: {self.lines[self.at]!r}")

    def _next(self, name: str) -> str | None:
        if self.at == len(self.lines) or not self.lines[self.at].startswith(name + " "):
            return None
        self.at += 1
        return self.lines[self.at - 1].removeprefix(name + " ")


def move(line: str) -> tuple[int, str]:
    return _with_seat("move", line)


def nonce(line: str) -> tuple[int, bytes]:
    seat, given = _with_seat("nonce", line)
    if len(bytes.fromhex(given)) != NONCE_BYTES:
        raise BadRecord(f"a nonce must be {NONCE_BYTES} bytes long: {line!r}")
    return seat, bytes.fromhex(given)


def by_seat(given: list[tuple[int, bytes]], n_seats: int) -> tuple[bytes, ...]:
    seats = [seat for seat, _ in given]
    if seats != sorted(set(seats)) or any(seat >= n_seats for seat in seats):
        raise BadRecord("each seat gives at most one nonce, and nonces come in the order of seats")
    return tuple(dict(given).get(seat, ABSENT) for seat in range(n_seats))


def house_rule(line: str) -> tuple[str, HouseValue]:
    name, _, value = line.partition(" ")
    if value in ("true", "false"):
        return name, value == "true"
    return name, value if value.isalpha() else int(value)


def value_in_line(value: HouseValue) -> str:
    return str(value).lower()


def _with_seat(what: str, line: str) -> tuple[int, str]:
    seat, _, rest = line.partition(" ")
    if not seat.isdecimal() or len(seat) > 9 or int(seat) < 1:
        raise BadRecord(f"a {what} must name its seat first: {line!r}")
    return int(seat) - 1, rest
