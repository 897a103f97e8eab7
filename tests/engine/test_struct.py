from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from typing import Annotated

import numpy as np
import pytest

from posse.engine.struct import Cube, Grid, Row, Struct


class Thing(Struct):
    key: Annotated[Row, "u4", 2]
    cube: Annotated[Cube, "i2", 2, 2, 2]
    grid: Annotated[Grid, "i1", 2, 3]
    n: Annotated[int, "i1"]
    spare: Annotated[Row, "i1", 1]


def test_fields_are_plain_ints_over_the_bytes_that_numpy_sees() -> None:
    thing = Thing()
    thing.n = -3
    thing.grid[1, 2] = 7
    thing.cube[1, 0, 1] = -500
    thing.key[1] = 0xFFFFFFFF
    assert (thing.n, thing.grid[1, 2], thing.cube[1, 0, 1], thing.key[1]) == (-3, 7, -500, 0xFFFFFFFF)
    assert type(thing.key[1]) is int
    row = thing.array[0]
    assert (row["n"], row["grid"][1, 2], row["cube"][1, 0, 1], row["key"][1]) == (-3, 7, -500, 0xFFFFFFFF)


def test_a_number_that_does_not_fit_is_refused() -> None:
    with pytest.raises(ValueError, match="format"):
        Thing().n = 128


def test_an_index_out_of_range_is_refused() -> None:
    with pytest.raises(IndexError):
        Thing().grid[2, 0] = 1


def test_copies_are_apart_and_saving_is_its_bytes() -> None:
    thing = Thing()
    thing.n = 5
    other = thing.copy()
    other.n = 6
    assert thing.n == 5
    assert thing != other
    assert Thing.from_bytes(bytes(other)) == other
    thing.become(other)
    assert thing == other
    thing.clear()
    assert bytes(thing) == bytes(len(thing.raw))


def test_bytes_of_another_size_are_refused() -> None:
    with pytest.raises(ValueError, match="32 bytes, not 3"):
        Thing.from_bytes(b"abc")


def test_a_row_of_a_batch_is_written_in_place() -> None:
    batch = Thing.batch(3)
    Thing.over(batch[1:2]).n = 9
    assert batch["n"].tolist() == [0, 9, 0]


def test_a_dict_has_every_field_but_the_spare_ones() -> None:
    thing = Thing()
    thing.grid[0, 1] = 2
    assert thing.as_dict() == {"key": [0, 0], "cube": [[[0, 0], [0, 0]]] * 2, "grid": [[0, 2, 0], [0, 0, 0]], "n": 0}


def test_padding_between_fields_is_refused() -> None:
    with pytest.raises(TypeError, match="1 padding bytes before it; put larger fields first"):

        class Loose(Struct):
            small: Annotated[int, "i1"]
            large: Annotated[int, "i2"]


def test_padding_at_the_end_is_refused() -> None:
    with pytest.raises(TypeError, match="3 padding bytes at the end; name them `spare"):

        class Loose(Struct):
            large: Annotated[int, "i4"]
            small: Annotated[int, "i1"]


def test_an_unknown_kind_of_number_is_refused() -> None:
    with pytest.raises(TypeError, match="'f4' is not one of"):

        class Real(Struct):
            x: Annotated[int, "f4"]


def test_a_subclass_begins_with_the_fields_of_its_base() -> None:
    class More(Thing):
        extra: Annotated[Row, "i1", 4]

    assert [field.name for field in More.fields] == [*(field.name for field in Thing.fields), "extra"]
    assert More.dtype.itemsize == Thing.dtype.itemsize + 4
    assert np.dtype(More.dtype).isalignedstruct


@pytest.mark.parametrize(
    "made_from", [Thing.copy, copy.copy, copy.deepcopy, lambda thing: pickle.loads(pickle.dumps(thing))]
)
def test_whatever_is_made_from_a_struct_is_equal_and_apart(made_from: Callable[[Thing], Thing]) -> None:
    thing = Thing()
    thing.n, thing.grid[1, 2] = 5, 7
    other = made_from(thing)
    assert type(other) is Thing
    assert other == thing
    other.n, other.grid[1, 2] = 6, 8
    assert (thing.n, thing.grid[1, 2]) == (5, 7)
    assert (other.array["n"][0], other.array["grid"][0, 1, 2]) == (6, 8)


def test_only_a_struct_laid_over_an_array_shares_its_bytes() -> None:
    batch = Thing.batch(2)
    thing = Thing.over(batch[1:])
    thing.n = 9
    assert batch["n"].tolist() == [0, 9]
    batch["n"][1] = 3
    assert thing.n == 3
    thing.copy().n = 4
    assert batch["n"].tolist() == [0, 3]
