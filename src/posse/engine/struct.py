"""Structs: one typed class that is read three ways.

`mypy` reads the class, Numba reads the dtype it yields, and an instance is plain Python over the
same bytes: its fields are memoryviews, so rules get ints in and out. Copying a struct is a memory
copy, saving it is its bytes, and a batch of them is a NumPy array. NumPy is imported when somebody
first asks for a dtype or an array: whoever only plays needs none, and in a browser there is none.

    class State(Struct):
        hand: Annotated[Grid, "i1", 4, 20]  # [seat, kind]; secret to its seat
        to_move: Annotated[int, "i1"]  # open

Fields that a State and a View have in common are declared once, in a class that both inherit (`open_fields.py`). Then
`layout` says in which order the fields lie, `a...c` being all from `a` to `c` as they are declared; without it,
inherited fields come first.

A struct has no padding: fields stand in order of falling size and spare bytes are named. A class
that breaks this is refused when it is declared, because padding is never compared and never saved
alike.
"""

from __future__ import annotations

from functools import cached_property
from math import prod
from typing import TYPE_CHECKING, Annotated, Any, NamedTuple, Protocol, Self, cast, get_args, get_origin, get_type_hints

if TYPE_CHECKING:
    from typing import ClassVar

    import numpy as np
    import numpy.typing as npt


class Row(Protocol):
    """A one-dimensional field."""

    def __getitem__(self, i: int, /) -> int: ...
    def __setitem__(self, i: int, value: int, /) -> None: ...


class Grid(Protocol):
    """A two-dimensional field."""

    def __getitem__(self, ij: tuple[int, int], /) -> int: ...
    def __setitem__(self, ij: tuple[int, int], value: int, /) -> None: ...


class Cube(Protocol):
    """A three-dimensional field."""

    def __getitem__(self, ijk: tuple[int, int, int], /) -> int: ...
    def __setitem__(self, ijk: tuple[int, int, int], value: int, /) -> None: ...


class FloatRow(Protocol):
    """A one-dimensional array of real numbers."""

    def __getitem__(self, i: int, /) -> float: ...
    def __setitem__(self, i: int, value: float, /) -> None: ...


class FloatGrid(Protocol):
    """A two-dimensional array of real numbers, as `payoff` fills it."""

    def __getitem__(self, ij: tuple[int, int], /) -> float: ...
    def __setitem__(self, ij: tuple[int, int], value: float, /) -> None: ...


class Field(NamedTuple):
    """Where a field lies in its struct."""

    name: str
    code: str  # of the struct module
    shape: tuple[int, ...]  # () for a single number
    start: int
    end: int


_CODES = {"i1": "b", "i2": "h", "i4": "i", "i8": "q", "u1": "B", "u2": "H", "u4": "I", "u8": "Q"}
_KINDS = {code: kind for kind, code in _CODES.items()}


class _DType:
    """The dtype of a struct class, made when it is first asked for."""

    def __get__(self, struct: Struct | None, owner: type[Struct]) -> np.dtype[np.void]:
        import numpy as np

        made = np.dtype([(f.name, _KINDS[f.code], f.shape) for f in owner.fields], align=True)
        owner.dtype = made
        return made


class Struct:
    """Base of every State, View and Box."""

    if TYPE_CHECKING:  # hints are read when a struct is declared, and NumPy's are not there then
        dtype: ClassVar[np.dtype[np.void]]
        fields: ClassVar[tuple[Field, ...]]
        n_bytes: ClassVar[int]
        raw: memoryview

    def __init_subclass__(cls, layout: str = "") -> None:
        declared = declared_fields(cls)
        first = [field.name for base in cls.__bases__ for field in getattr(base, "fields", ())]
        rest = [name for name in declared if name not in first]
        names = first + (_laid_out(cls.__name__, rest, layout) if layout else rest)
        cls.fields = tuple(_fields(names, declared))
        widest = max((_width(field) for field in cls.fields), default=1)
        cls.n_bytes = _round_up(max((field.end for field in cls.fields), default=0), widest)
        cls.dtype = _DType()  # type: ignore[assignment]
        refuse_padding(cls)
        for field in cls.fields:
            if not field.shape:
                setattr(cls, field.name, _number(field.name))

    def __init__(self) -> None:
        """All zero."""
        self._lie_over(memoryview(bytearray(self.n_bytes)))

    @classmethod
    def over(cls, array: npt.NDArray[np.void]) -> Self:
        """A struct over an array of one element: both share its bytes from now on. All other ways copy."""
        struct = cls.__new__(cls)
        struct._lie_over(memoryview(cast(Any, array.view("u1"))))
        struct.array = array
        return struct

    @cached_property
    def array(self) -> npt.NDArray[np.void]:
        """Of shape (1,), over the same bytes: what compiled code is given."""
        import numpy as np

        return np.frombuffer(self.raw, self.dtype)

    def _lie_over(self, raw: Any) -> None:
        self.raw, spread = raw, self.__dict__
        for name, code, shape, start, end in self.fields:
            if len(shape) > 1:
                spread[name] = raw[start:end].cast(code, shape)
            else:
                spread[name if shape else "_" + name] = raw[start:end].cast(code)

    @classmethod
    def batch(cls, n: int) -> npt.NDArray[np.void]:
        """`n` blank structs as the array that compiled drivers take."""
        import numpy as np

        return np.zeros(n, cls.dtype)

    @classmethod
    def from_bytes(cls, data: bytes) -> Self:
        struct = cls()
        if len(data) != len(struct.raw):
            raise ValueError(f"{cls.__name__} has {len(struct.raw)} bytes, not {len(data)}")
        struct.raw[:] = data
        return struct

    def copy(self) -> Self:
        struct = type(self)()
        struct.raw[:] = self.raw
        return struct

    def __copy__(self) -> Self:
        return self.copy()

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self).from_bytes, (bytes(self),)

    def become(self, other: Self) -> None:
        """Take over the contents of another struct of this class."""
        self.raw[:] = other.raw

    def clear(self) -> None:
        self.raw[:] = bytes(len(self.raw))

    def __bytes__(self) -> bytes:
        return self.raw.tobytes()

    def __eq__(self, other: object) -> bool:
        return type(other) is type(self) and self.raw == other.raw

    __hash__ = None  # type: ignore[assignment]  # a struct can be written

    def as_dict(self) -> dict[str, Any]:
        """Every field by name, spare bytes left out: what becomes JSON."""
        values = ((f.name, getattr(self, f.name), f.shape) for f in self.fields if not f.name.startswith("spare"))
        return {name: value.tolist() if shape else value for name, value, shape in values}

    def __repr__(self) -> str:
        return f"{type(self).__name__}({', '.join(f'{k}={v}' for k, v in self.as_dict().items())})"


def declared_fields(cls: type) -> dict[str, tuple[str, tuple[int, ...]]]:
    """Kind and shape of every field that a class declares or inherits."""
    found = {}
    for name, hint in get_type_hints(cls, include_extras=True).items():
        if get_origin(hint) is Annotated:
            _, kind, *shape = get_args(hint)
            if kind not in _CODES:
                raise TypeError(f"{cls.__name__}.{name}: {kind!r} is not one of {', '.join(_CODES)}")
            found[name] = (kind, tuple(shape))
    return found


def _laid_out(owner: str, declared: list[str], layout: str) -> list[str]:
    """The names of a layout, which has every field once."""
    names: list[str] = []
    for word in layout.split():
        start, _, end = word.partition("...")
        for name in filter(None, (start, end)):
            if name not in declared:
                raise TypeError(f"{owner}: the layout names {name!r}, which is not a field")
        names += declared[declared.index(start) : declared.index(end or start) + 1]
    twice = {name for name in names if names.count(name) > 1}
    wrong = [f"{name!r} twice" for name in sorted(twice)] + [f"no {name!r}" for name in declared if name not in names]
    if wrong:
        raise TypeError(f"{owner}: the layout has {', '.join(wrong)}")
    return names


def refuse_padding(kind: type[Struct]) -> None:
    """Raise TypeError where bytes lie between or behind the fields."""
    end = 0
    for field in kind.fields:
        if field.start != end:
            n = field.start - end
            raise TypeError(f"{kind.__name__}.{field.name}: {n} padding bytes before it; put larger fields first")
        end = field.end
    if end != kind.n_bytes:
        n = kind.n_bytes - end
        raise TypeError(f'{kind.__name__}: {n} padding bytes at the end; name them `spare: Annotated[Row, "i1", {n}]`')


def _fields(names: list[str], declared: dict[str, tuple[str, tuple[int, ...]]]) -> list[Field]:
    """Where C would lay them: each at a multiple of the width of its numbers."""
    found: list[Field] = []
    end = 0
    for name in names:
        kind, shape = declared[name]
        start = _round_up(end, int(kind[1:]))
        end = start + int(kind[1:]) * prod(shape)
        found.append(Field(name, _CODES[kind], shape, start, end))
    return found


def _width(field: Field) -> int:
    return int(_KINDS[field.code][1:])


def _round_up(n: int, unit: int) -> int:
    return -(-n // unit) * unit


def _number(name: str) -> property:
    """A single number, read and written through its one-element memoryview."""
    scope: dict[str, Any] = {}
    exec(f"def get(r): return r._{name}[0]\ndef put(r, value): r._{name}[0] = value", scope)
    return property(scope["get"], scope["put"])
