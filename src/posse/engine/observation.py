"""Observations: what a seat knows as a row of small whole numbers, for programs that learn.

A game declares once which fields of its View are shown, and what their numbers can be; the rule `observe` is made from
that. The observer comes first and the others follow in their order, sets of bits are unpacked, and there is no room for
seats that nobody sits on:

    OBSERVATION = observing(
        View,
        Shown("hand", high=7),  # a row, as it is in the View
        Shown("coins", high=lambda box: box.coins, by_seat={0: 1}),  # its axis 0 has one number for each seat
        Shown("shooter", names=1),  # its number is a seat
        Shown("in_town", bits=SEATS),  # its bits are seats
        seat_moves=((SHOOT, 1),),  # moves that name a seat, one for each
    )

Moves that name a seat are counted from the seat that plays them too: such a move is *relative*, and `absolute` gives
back the number that rules and tables know.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from math import prod
from typing import TYPE_CHECKING, Any, NamedTuple

from .rule import rule
from .struct import Field, Grid, Struct

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt

SEATS = -1  # for `bits`: one for each seat
High = int | Callable[[Any], int]  # of a box


class Seats(NamedTuple):
    """An axis that has so many numbers for each seat."""

    width: int = 1


@dataclass(frozen=True)
class Part:
    """A named part of an observation."""

    name: str
    shape: tuple[int | Seats, ...]
    low: int
    high: High
    names: int = 0
    """Where its numbers from `first_name` on name something that every seat has so many of: how many. 1: a seat."""
    first_name: int = 0


@dataclass(frozen=True)
class Shown:
    """A field of a View, and how it is shown."""

    name: str
    high: High = 1
    low: int = 0
    by_seat: Mapping[int, int] = field(default_factory=dict)
    """Which axes are by seat, and how many numbers each seat has in them."""
    names: int = 0
    """Its numbers name what every seat has so many of, as 1: a seat, or 5: one of the five notes of a seat's colour."""
    first_name: int = 0  # numbers below it name nothing
    bits: int = 0  # it is a set of so many bits; or of SEATS
    of: str = ""  # of a row, the field that says how many of its numbers count; the others become 0, which means none
    only: tuple[str, int] | None = None  # it counts only where that field has that value; elsewhere it becomes 0
    capped: bool = False  # it can be more than `high`, which then stands for all that is more

    @property
    def can_lack(self) -> bool:
        """Whether 0 stands for none, and everything else is moved up."""
        return bool(self.of) or self.only is not None

    def part(self, of: Field) -> Part:
        shape: list[int | Seats] = []
        for axis, length in enumerate(of.shape):
            shape.append(Seats(self.by_seat[axis]) if axis in self.by_seat else length)
        if self.bits:
            return Part(self.name, (*shape, Seats() if self.bits == SEATS else self.bits), 0, 1)
        up = 1 - self.low if self.can_lack else 0
        high, low = self.high, 0 if self.can_lack else self.low
        moved_up: High = high + up if isinstance(high, int) else lambda box: high(box) + up
        return Part(self.name, tuple(shape), low, moved_up, self.names, self.first_name + up)

    def lines(self, of: Field) -> list[str]:
        """The loops that write it."""
        lines, depth, index, loops = list[str](), 1, list[str](), list[tuple[int, str, str]]()

        def add(line: str) -> None:
            lines.append("    " * depth + line)

        def loop(i: str, length: object) -> None:
            nonlocal depth
            add(f"for {i} in range({length}):")
            loops.append((depth, i, str(length)))
            depth += 1

        for axis, length in enumerate(of.shape):
            i, width = f"i{axis}", self.by_seat.get(axis, 0)
            loop(i, "n" if width else length)
            if width:
                add(f"a{axis} = me + {i} if me + {i} < n else me + {i} - n")
            if width > 1:
                loop(f"j{axis}", width)
            index.append({0: i, 1: f"a{axis}"}.get(width, f"a{axis} * {width} + j{axis}"))
        inner = "b" if self.bits else loops[-1][1] if loops else ""
        put = f"out[row, at + {inner}] =" if inner else "out[row, at] ="
        found = f"v.{self.name}" + (f"[{', '.join(index)}]" if index else "")
        if self.bits:
            add(f"x = {found}")
            if self.bits == SEATS:
                loop("b", "n")
                add("a = me + b if me + b < n else me + b - n")
                add(f"{put} x >> a & 1")
            else:
                add("if x == 0:")  # most are empty, and that is written at once
                add(f"    for b in range({self.bits}):")
                add(f"        {put} 0")
                add("else:")
                add(f"    for b in range({self.bits}):")
                add(f"        {put} x >> b & 1")
                add(f"at += {self.bits}")
                return lines
        elif not (self.names or self.can_lack or self.capped):
            add(f"{put} {found}")
        else:
            add("x = 0")
            if self.can_lack:
                add(f"if i0 < v.{self.of}:" if self.of else "if v.{} == {}:".format(*self.only or ()))
                depth += 1
            add(f"x = {found} + 0")
            if self.capped:
                add(f"x = min(x, {self.high})")
            if self.names:
                add(f"if x >= {self.first_name}:")
                add(f"    x -= {self.first_name}")
                add(f"    a = x // {self.names} - me")
                add(f"    x = {self.first_name} + (a if a >= 0 else a + n) * {self.names} + x % {self.names}")
            if self.can_lack:
                add(f"x += {1 - self.low}")
                depth -= 1
            add(f"{put} x")
        depth = loops[-1][0] if loops else depth
        add(f"at += {loops[-1][2] if loops else 1}")
        return lines


@rule
def observe_nothing(box: Any, v: Any, out: Grid, row: int) -> None:
    """Of a game that cannot be observed."""


@rule
def same_move(move: int, seat: int, n_seats: int) -> int:
    return move


Turn = Callable[[int, int, int], int]


@dataclass(frozen=True)
class Observation:
    """How a game is observed."""

    parts: tuple[Part, ...]
    observe: Callable[[Any, Any, Grid, int], None]
    """(box, v, out, row): writes all numbers of all parts into out[row, 0 …], for the seat whose view it is."""
    relative: Turn = same_move
    """(move, seat, n_seats): a move as that seat counts it, itself first."""
    absolute: Turn = same_move
    """And back."""

    def by_name(self) -> dict[str, Any]:
        """As drivers call them."""
        return {"observe": self.observe, "relative": self.relative, "absolute": self.absolute}


NO_OBSERVATION = Observation((), observe_nothing)


def observing(view: type[Struct], *shown: Shown, seat_moves: Sequence[tuple[int, int]] = ()) -> Observation:
    """An observation of fields of a View, in this order.

    seat_moves: (first, width) of moves that name a seat: `width` for each, from `first` on.
    """
    fields = {one.name: one for one in view.fields}
    lines = ["def observe(box, v, out, row):", "    n = max(v.n_seats, 1)", "    me = v.seat", "    at = 0"]
    scope: dict[str, Any] = {}
    for one in shown:  # a rule of its own each: compiling one long rule takes minutes
        name = f"observe_{one.name}"
        head = f"def {name}(v, out, row, at, n, me):"
        scope[name] = _made("\n".join([head, *one.lines(fields[one.name]), "    return at"]), name, view.__module__)
        lines.append(f"    at = {name}(v, out, row, at, n, me)")
    parts = tuple(one.part(fields[one.name]) for one in shown)
    observe = _made("\n".join(lines), "observe", view.__module__, scope)
    if not seat_moves:
        return Observation(parts, observe)
    relative, absolute = (_turning(name, seat_moves, view.__module__) for name in ("relative", "absolute"))
    return Observation(parts, observe, relative, absolute)


def _turning(name: str, seat_moves: Sequence[tuple[int, int]], module: str) -> Turn:
    lines = [f"def {name}(move, seat, n_seats):"]
    for first, width in seat_moves:
        lines += [
            f"    if move >= {first} and move < {first} + {width} * n_seats:",
            f"        other = (move - {first}) // {width} + {'n_seats - seat' if name == 'relative' else 'seat'}",
            "        other -= n_seats if other >= n_seats else 0",
            f"        return {first} + {width} * other + (move - {first}) % {width}",
        ]
    turn: Turn = _made("\n".join([*lines, "    return move"]), name, module)
    return turn


def _made(code: str, name: str, module: str, known: Mapping[str, Any] | None = None) -> Any:
    scope: dict[str, Any] = {"__name__": module, **(known or {})}
    exec(code, scope)
    return rule(scope[name])


class Placed(NamedTuple):
    """A part of the observations at a table: where it lies in the row, and what its numbers can be."""

    name: str
    shape: tuple[int, ...]
    low: int
    high: int
    start: int
    stop: int


@dataclass(frozen=True)
class Layout:
    """What stands where in an observation, for a box and a number of seats."""

    parts: tuple[Placed, ...]

    @property
    def n_numbers(self) -> int:
        return self.parts[-1].stop if self.parts else 0

    @property
    def low(self) -> npt.NDArray[np.int16]:
        """The least that each number can be."""
        return self._spread([part.low for part in self.parts])

    @property
    def high(self) -> npt.NDArray[np.int16]:
        """The most that each number can be."""
        return self._spread([part.high for part in self.parts])

    def unpack(self, numbers: npt.NDArray[Any]) -> dict[str, npt.NDArray[Any]]:
        """The parts by name, in their shapes, of one observation or of rows of them; nothing is copied."""
        ahead = numbers.shape[:-1]
        return {part.name: numbers[..., part.start : part.stop].reshape((*ahead, *part.shape)) for part in self.parts}

    def _spread(self, values: list[int]) -> npt.NDArray[np.int16]:
        import numpy as np  # here: tables are played where there is none

        return np.repeat(np.array(values, np.int16), [part.stop - part.start for part in self.parts])


def layout(observation: Observation, box: Any, n_seats: int) -> Layout:
    placed: list[Placed] = []
    for part in observation.parts:
        shape = tuple(n_seats * axis.width if isinstance(axis, Seats) else axis for axis in part.shape)
        high = part.high if isinstance(part.high, int) else part.high(box)
        if part.names:
            high = part.first_name + part.names * n_seats - 1
        start = placed[-1].stop if placed else 0
        placed.append(Placed(part.name, shape, part.low, high, start, start + prod(shape)))
    return Layout(tuple(placed))
