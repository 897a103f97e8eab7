"""Rules: plain functions over structs, marked so that drivers can find and compile them.

A marked rule is an ordinary Python function and is called as one. `graft` makes the copy of a
driver, and of every rule it reaches by bare name, that runs at another speed or with other parts
in place: compiling, binding a driver to a game and scripting the dice of a test are all grafts.
"""

from __future__ import annotations

import builtins
import dis
import functools
import hashlib
import types
from collections.abc import Callable, Mapping
from typing import Any, NamedTuple, TypeVar, cast

F = TypeVar("F", bound=Callable[..., Any])


def rule(f: F) -> F:
    """Mark `f` as a rule: plain Python now, compiled when a driver that reaches it is."""
    cast(Any, f).is_rule = True
    return f


def is_rule(thing: object) -> bool:
    return isinstance(thing, types.FunctionType) and getattr(thing, "is_rule", False)


class Parts(NamedTuple):
    """What the names in a graft mean."""

    filled: Mapping[str, Any] = {}  # by name, only where a name means nothing yet: a game's rules in a driver
    replaced: Mapping[Callable[..., Any], Any] = {}  # wherever this very function is called

    def meaning(self, f: types.FunctionType, name: str) -> Any:
        """What `name` means in the graft of `f`; None: nothing, or a builtin."""
        found = f.__globals__.get(name, self.filled.get(name))
        return self.replaced.get(found, found) if isinstance(found, types.FunctionType) else found


def graft(
    f: F,
    parts: Parts,
    label: str = "",
    wrap: Callable[[types.FunctionType], Any] = lambda clone: clone,
    done: dict[types.FunctionType, Any] | None = None,
) -> F:
    """A copy of `f` and of all rules it reaches, with `parts` in their places; parts that are rules are copied too.

    Each copy of a reached rule goes through `wrap`; `f` itself does not, so that a compiler can treat the outermost
    function differently. `done`: rules that have been through it, and what came of them; more are added.
    """
    return cast(F, _clone(cast(types.FunctionType, f), parts, label, wrap, {} if done is None else done, ()))


def _clone(
    f: types.FunctionType,
    parts: Parts,
    label: str,
    wrap: Callable[[types.FunctionType], Any],
    done: dict[types.FunctionType, Any],
    path: tuple[types.FunctionType, ...],
) -> types.FunctionType:
    if f in path:
        raise TypeError(f"the rule {f.__qualname__} reaches itself; rules must not recurse")
    names = dict(f.__globals__)
    for name in _globals_read(f.__code__):
        part = parts.meaning(f, name)
        if is_rule(part):
            if part not in done:
                done[part] = wrap(_clone(part, parts, label, wrap, done, (*path, f)))
            part = done[part]
        if part is not None:
            names[name] = part
    clone = types.FunctionType(f.__code__, names, label + f.__name__, f.__defaults__, f.__closure__)
    clone.__qualname__ = label + f.__qualname__.replace("<locals>.", "")
    clone.__module__ = f.__module__
    return clone


@functools.cache
def _globals_read(code: types.CodeType) -> tuple[str, ...]:
    """The global names a function reads; names of fields are none."""
    read = (i.argval for i in dis.get_instructions(code) if i.opname == "LOAD_GLOBAL")
    return tuple(dict.fromkeys(read))


def fingerprint(f: Callable[..., Any], parts: Parts) -> str:
    """A digest of all that decides what a graft of `f` does: code, and the constants it reads, however far away."""
    return fingerprints(f, parts)[cast(types.FunctionType, f)]


def fingerprints(f: Callable[..., Any], parts: Parts) -> dict[types.FunctionType, str]:
    """That of `f`, and of every rule it reaches."""
    found: dict[types.FunctionType, str] = {}
    _fingerprint(cast(types.FunctionType, f), parts, found)
    return found


_CONSTANT = (int, float, str, tuple, bytes, type(None))
_EXACT = ("ceil", "copysign", "fabs", "floor", "sqrt", "trunc")  # of `math`: what every machine rounds alike


def _fingerprint(f: types.FunctionType, parts: Parts, found: dict[types.FunctionType, str]) -> None:
    found[f] = "reaches itself"  # where it is read: no graft of such a rule is made
    code = f.__code__
    if any(i.opname == "BINARY_OP" and i.argrepr.startswith("**") for i in dis.get_instructions(code)):
        raise _rounded_differently(f, "**")
    # The module too: what is kept on disk is found again by it.
    lines = [f"{f.__module__} {f.__qualname__} {code.co_varnames} {code.co_names} {code.co_code.hex()}\n"]
    lines.append(f"{code.co_consts!r} {f.__defaults__!r}\n")
    for name, cell in zip(code.co_freevars, f.__closure__ or (), strict=True):
        lines.append(_constant(f, name, cell.cell_contents))
    for name in _globals_read(code):
        part = parts.meaning(f, name)
        if is_rule(part):
            if part not in found:
                _fingerprint(part, parts, found)
            lines.append(f"{name} -> {found[part]}\n")
        elif name == "pow" and part is None:
            raise _rounded_differently(f, name)
        elif part is not None or not hasattr(builtins, name):
            lines.append(_constant(f, name, part))
    found[f] = hashlib.sha256("".join(lines).encode()).hexdigest()


def _constant(f: types.FunctionType, name: str, value: object) -> str:
    if isinstance(value, types.BuiltinFunctionType) and value.__module__ == "math":
        if value.__name__ not in _EXACT:
            raise _rounded_differently(f, f"math.{value.__name__}")
        return f"{name}=math.{value.__name__}\n"
    if type(value) not in _CONSTANT:
        raise TypeError(
            f"the rule {f.__qualname__} reads {name}, which is neither a rule nor a constant but "
            f"{type(value).__name__}: the cache would not notice when it changes"
        )
    return f"{name}={value!r}\n"


def _rounded_differently(f: types.FunctionType, what: str) -> TypeError:
    return TypeError(
        f"the rule {f.__qualname__} uses {what}, which not every machine rounds alike: engine/reals.py "
        "has exp, exp2 and power that are the same everywhere"
    )
