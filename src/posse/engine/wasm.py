"""The fourth speed: drivers as WebAssembly, which runs in a browser.

`build` makes a module of drivers bound to a game. It is the same rules, typed by Numba and made by LLVM for wasm32
instead of this machine, with no runtime and no Python in it. A module allocates nothing: its memory is laid out by
whoever runs it (`web/src/lib/wasm/program.ts`), from a description that the module carries in a section of its own and
that is made from the arrays native code works in. A module is kept on disk under a digest of all that decides it.
"""

from __future__ import annotations

import hashlib
import json
import os
import sys
import tempfile
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from . import numba_inside
from . import wasm_inside as inside
from .compiled import kept_in, typed_driver
from .game import AnyGame
from .rule import Parts, fingerprint

SECTION = "posse.layout"  # where a module carries its description


class Bound(NamedTuple):
    """A driver of a module."""

    driver: Callable[..., None]
    parts: Parts
    arguments: tuple[Any, ...]
    """As native code would be given them: named tuples of arrays, arrays, and numbers. Arrays that share memory here
    share it in the module, too."""


def build(game: AnyGame, name: str, drivers: Mapping[str, Bound], constants: Mapping[str, int]) -> bytes:
    """The module `name` of a game; `constants`: numbers by which whoever runs it reads its arrays."""
    described = {"game": game.name, "version": game.version, **layout(drivers), "constants": dict(constants)}
    description = json.dumps(described, separators=(",", ":")).encode()
    file = _kept(game, name, drivers, description)
    try:
        return file.read_bytes()
    except FileNotFoundError:
        pass
    label = game.name.replace("-", "_")
    texts = {
        name: inside.text_of(typed_driver(bound.driver, bound.parts, label), bound.arguments)
        for name, bound in drivers.items()
    }
    passed = {name: _llvm_types(bound) for name, bound in drivers.items()}
    made = inside.module(texts, passed) + _section(SECTION, description)
    with tempfile.NamedTemporaryFile(dir=file.parent, delete=False) as whole:  # two may build the same at once
        whole.write(made)
    os.replace(whole.name, file)
    return made


def layout(drivers: Mapping[str, Bound]) -> dict[str, Any]:
    """The arrays of drivers, by name, and what each driver is given: arrays and numbers, by name and in order."""
    arrays: dict[str, dict[str, Any]] = {}
    places: dict[int, str] = {}  # where bytes begin, and the first array that begins there
    given: dict[str, list[str]] = {}
    for driver, bound in drivers.items():
        given[driver] = []
        for name, argument in _flat(bound):
            given[driver].append(name)
            if isinstance(argument, np.ndarray):
                told: dict[str, Any] = {"size": argument.itemsize, "shape": list(argument.shape)}
                first = places.setdefault(argument.ctypes.data, name)
                if first != name:
                    told["over"] = first
                if not argument.flags.c_contiguous or arrays.setdefault(name, told) != told:
                    raise ValueError(f"{driver}: {name} cannot be laid out as it is")
    return {"arrays": arrays, "drivers": given}


def _flat(bound: Bound) -> Iterator[tuple[str, Any]]:
    """Every array and number that a driver is given, as `work.states`."""
    code = bound.driver.__code__
    for name, argument in zip(code.co_varnames[: code.co_argcount], bound.arguments, strict=True):
        if isinstance(argument, tuple):
            fields: tuple[str, ...] = getattr(argument, "_fields", ())
            yield from ((f"{name}.{field}", part) for field, part in zip(fields, argument, strict=True))
        else:
            yield name, argument


def _llvm_types(bound: Bound) -> list[str]:
    """How Numba passes them: an array as owner, parent, items, bytes of an item, data, and its shape and strides."""
    passed: list[str] = []
    for _, argument in _flat(bound):
        is_array = isinstance(argument, np.ndarray)
        passed += ["ptr", "ptr", "i64", "i64", "ptr", *["i64"] * 2 * argument.ndim] if is_array else ["i64"]
    return passed


def _section(name: str, content: bytes) -> bytes:
    """A custom section, which a browser carries along and hands out."""
    titled = _leb128(len(name)) + name.encode() + content
    return b"\0" + _leb128(len(titled)) + titled


def _leb128(n: int) -> bytes:
    digits = bytearray()
    while n > 0x7F:
        digits.append(n & 0x7F | 0x80)
        n >>= 7
    return bytes([*digits, n])


def _kept(game: AnyGame, name: str, drivers: Mapping[str, Bound], description: bytes) -> Path:
    digest = hashlib.sha256(f"{inside.versions()} {sys.version_info[:3]}".encode())
    digest.update(description)
    for module in (__file__, inside.__file__, numba_inside.__file__):
        digest.update(Path(module).read_bytes())
    for driver, bound in drivers.items():
        digest.update(f"{driver} {fingerprint(bound.driver, bound.parts)}".encode())
    label = f"{game.name.replace('-', '_')}_{name}_wasm"
    return kept_in(label, digest.hexdigest()[:16]) / "module.wasm"
