from __future__ import annotations

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
    grafted = graft(outer, Parts(replaced={"inner": inner_twice}))
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


def test_a_fingerprint_sees_code_constants_and_parts_far_away() -> None:
    before = fingerprint(outer, Parts())
    assert fingerprint(outer, Parts()) == before
    assert fingerprint(outer, Parts(replaced={"inner": rule(inner_twice)})) != before
    assert fingerprint(outer, Parts(replaced={"STEP": 3})) != before
    assert fingerprint(middle, Parts()) != before
