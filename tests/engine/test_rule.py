from __future__ import annotations

import enum
import types
from collections.abc import Callable
from math import log, sqrt
from typing import cast

import numpy as np
import pytest

from posse.engine.rule import Parts, fingerprint, graft, is_rule, rule

STEP = 2


@rule
def inner(x: int) -> int:
    return x + STEP


@rule
def middle(x: int) -> int:
    return inner(x) * 10


def outer(x: int) -> int:
    return middle(x) + 1


def inner_twice(x: int) -> int:
    return x * 2


def test_a_rule_is_still_a_plain_function() -> None:
    assert inner(1) == 3
    assert is_rule(inner)
    assert not is_rule(outer)


def test_a_graft_replaces_a_part_however_deep() -> None:
    grafted = graft(outer, Parts(replaced={inner: inner_twice}))
    assert grafted(5) == 101
    assert outer(5) == 71


def test_every_reached_rule_is_wrapped_once_and_the_outermost_is_not() -> None:
    wrapped = []
    graft(outer, Parts(), "label_", lambda clone: wrapped.append(clone.__name__) or clone)
    assert wrapped == ["label_inner", "label_middle"]


def test_a_part_filled_in_means_something_only_where_nothing_did() -> None:
    def driver(x: int) -> int:
        return inner(x) + unbound(x)  # type: ignore[name-defined]  # noqa: F821

    grafted = graft(driver, Parts(filled={"inner": inner_twice, "unbound": inner_twice}))
    assert grafted(5) == 17


def test_a_field_named_like_a_rule_is_no_rule() -> None:
    class Thing:
        middle = 4

    def driver(x: Thing) -> int:
        return inner(x.middle)

    assert graft(driver, Parts(filled={"middle": rule(inner_twice)}))(Thing()) == 6


def test_a_rule_that_reaches_itself_is_refused() -> None:
    with pytest.raises(TypeError, match="the rule endless reaches itself"):
        graft(lambda: endless(1), Parts())


@rule
def endless(x: int) -> int:
    return endless(x - 1)


def test_a_replaced_part_is_that_function_not_that_name() -> None:
    def driver(x: int) -> int:
        return inner(x)  # type: ignore[name-defined,no-any-return]

    other = types.FunctionType(driver.__code__, {"inner": rule(lambda x: x - 1)})
    assert graft(other, Parts(replaced={inner: inner_twice}))(5) == 4


def test_a_fingerprint_sees_code_constants_and_parts_far_away() -> None:
    before = fingerprint(outer, Parts())
    assert fingerprint(outer, Parts()) == before
    assert fingerprint(outer, Parts(replaced={inner: rule(inner_twice)})) != before
    assert fingerprint(middle, Parts()) != before


def driver_of(**names: object) -> types.FunctionType:
    """A driver whose module says these things."""
    scope: dict[str, object] = dict(names)
    exec("def driver(x):\n    return p(x) * 10 + q(x)\n\ndef reader(x):\n    return x + NUMBER", scope)
    return cast(types.FunctionType, scope["reader" if "NUMBER" in names else "driver"])


def test_a_fingerprint_sees_constants_that_change() -> None:
    assert fingerprint(driver_of(NUMBER=1), Parts()) != fingerprint(driver_of(NUMBER=2), Parts())


def test_a_fingerprint_sees_a_rule_that_moved_to_another_module() -> None:
    moved = driver_of(NUMBER=1)
    before = fingerprint(moved, Parts())
    moved.__module__ = "elsewhere"
    assert fingerprint(moved, Parts()) != before


def test_a_fingerprint_sees_names_that_are_swapped() -> None:
    there, back = driver_of(p=inner, q=middle), driver_of(p=middle, q=inner)
    assert fingerprint(there, Parts()) != fingerprint(back, Parts())


def test_a_fingerprint_sees_what_a_closure_holds() -> None:
    def adder(n: int) -> Callable[[int], int]:
        return rule(lambda x: x + n)

    assert fingerprint(adder(1), Parts()) != fingerprint(adder(2), Parts())


@pytest.mark.parametrize("value", [np.arange(3), [1, 2], enum.IntEnum("Phase", "DRAW PLAY"), object()])
def test_what_a_fingerprint_cannot_see_is_refused(value: object) -> None:
    with pytest.raises(TypeError, match="the rule reader reads NUMBER, which is neither a rule nor a constant but"):
        fingerprint(driver_of(NUMBER=value), Parts())


@rule
def by_power(x: float) -> float:
    return x**0.5


@rule
def by_log(x: float) -> float:
    return log(x)


@rule
def by_pow(x: float) -> float:
    return float(pow(x, 0.5))


@rule
def by_root(x: float) -> float:
    return sqrt(x)


@pytest.mark.parametrize(("of", "what"), [(by_power, r"\*\*"), (by_log, "math.log"), (by_pow, "pow")])
def test_a_rule_uses_no_real_numbers_that_machines_round_differently(of: Callable[[float], float], what: str) -> None:
    with pytest.raises(TypeError, match=f"the rule {of.__name__} uses {what}, which not every machine rounds alike"):
        fingerprint(of, Parts())
    assert fingerprint(by_root, Parts())
