from __future__ import annotations

from typing import Annotated, Any, cast

import numpy as np
import pytest

from posse.engine.compiled import compile_driver
from posse.engine.open_fields import COMPILED, copier
from posse.engine.rule import Parts
from posse.engine.struct import Cube, Grid, Row, Struct


class Open:
    tall: Annotated[Row, "i2", 3]
    cube: Annotated[Cube, "i1", 2, 2, 2]
    grid: Annotated[Grid, "i1", 2, 3]
    n: Annotated[int, "i1"]
    last: Annotated[int, "i1"]


class Truth(Struct, Open, layout="tall secret cube grid n last spare"):
    secret: Annotated[Row, "i1", 5]
    spare: Annotated[Row, "i1", 1]


class Seen(Struct, Open, layout="tall grid n own cube last"):
    own: Annotated[Row, "i1", 2]


copy_open = copier(Open)


def truth() -> Truth:
    numbers = np.arange(1, len(Truth().raw) + 1, dtype=np.uint8)
    return Truth.from_bytes(numbers.tobytes())


def open_of(record: Any) -> dict[str, Any]:
    return {name: value for name, value in record.as_dict().items() if name not in ("secret", "own", "spare")}


def test_a_layout_says_where_fields_lie() -> None:
    assert [field.name for field in Truth.fields] == ["tall", "secret", "cube", "grid", "n", "last", "spare"]
    assert [field.name for field in Seen.fields] == ["tall", "grid", "n", "own", "cube", "last"]


@pytest.mark.parametrize(
    ("layout", "wrong"),
    [
        ("tall...last", "the layout has no 'own'"),
        ("tall...last own n", "the layout has 'n' twice"),
        ("tall...last own purse", "the layout names 'purse', which is not a field"),
    ],
)
def test_a_layout_that_does_not_fit_is_refused(layout: str, wrong: str) -> None:
    with pytest.raises(TypeError, match=wrong):

        class Wrong(Struct, Open, layout=layout):
            own: Annotated[int, "i1"]


def test_all_that_is_open_is_copied_and_nothing_else() -> None:
    s, v = truth(), Seen()
    copy_open(s, v)
    assert open_of(v) == open_of(s)
    assert bytes(cast(Any, v.own)) == bytes(2)
    back = Truth()
    copy_open(v, back)
    assert open_of(back) == open_of(s)
    assert bytes(cast(Any, back.secret)) == bytes(5)


def show(truths: Any, seens: Any) -> None:
    copy_open(truths[0], seens[0])


def test_compiled_code_copies_the_same_bytes() -> None:
    s, v, w = truth(), Seen(), Seen()
    copy_open(s, v)
    compile_driver(show, Parts({}, COMPILED), "open_fields", checked=True)(s.array, w.array)
    assert v == w
