"""Modules of a tiny driver; `tests/bots/test_wasm.py` has the games."""

from __future__ import annotations

import json
from collections.abc import Callable
from importlib.metadata import PackageNotFoundError
from math import floor, sqrt
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import pytest

from posse.engine import numba_inside, wasm, wasm_inside
from posse.engine.reals import exp2
from posse.engine.rng import Stream
from posse.engine.rule import Parts, rule
from posse.engine.struct import FloatRow, Row
from posse.engine.wasm import SECTION, Bound, build, layout
from posse.engine.wasm_inside import CannotBuild
from posse.games import game
from tests.wasm.compare import digest
from tests.wasm.node import run


class Room(NamedTuple):
    streams: Any
    words: Row  # the bytes of the streams, four at a time
    out: FloatRow


@rule
def half_of(x: float) -> float:
    return floor(sqrt(x)) + exp2(-x)


def fill(room: Room, n: int) -> None:
    room.streams[0].n_blocks = n
    for i in range(n):
        room.out[i] = half_of(i + 0.5) + room.words[24]


def room(n: int = 8) -> Room:
    words = np.zeros(26, np.uint32)
    return Room(words.view(np.uint8).view(Stream.dtype), words, np.zeros(n))


def bound(driver: Callable[..., None] = fill, *numbers: int) -> dict[str, Bound]:
    return {driver.__name__: Bound(driver, Parts(), (room(), *(numbers or (0,))))}


@pytest.fixture(autouse=True)
def cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("POSSE_CACHE", str(tmp_path / "cache"))
    return tmp_path / "cache"


def test_a_layout_names_arrays_what_they_share_and_what_drivers_take() -> None:
    told = layout(bound())
    assert told["drivers"] == {"fill": ["room.streams", "room.words", "room.out", "n"]}
    assert told["arrays"] == {
        "room.streams": {"size": 104, "shape": [1]},
        "room.words": {"size": 4, "shape": [26], "over": "room.streams"},
        "room.out": {"size": 8, "shape": [8]},
    }


def test_what_cannot_be_laid_out_is_refused() -> None:
    turned = room()._replace(out=np.zeros((2, 8)).T[0])
    with pytest.raises(ValueError, match=r"fill: room\.out cannot be laid out as it is"):
        layout({"fill": Bound(fill, Parts(), (turned, 0))})


def test_a_module_does_what_native_code_does_and_says_how_it_is_laid_out(tmp_path: Path) -> None:
    made = build(game("showdown"), "tiny", bound(), {"seven": 7})
    file = tmp_path / "tiny.wasm"
    file.write_bytes(made)
    here = room()
    fill(here._replace(streams=[Stream.over(here.streams)]), 8)
    (found,) = run(
        [
            {"kind": "games", "module": str(file), "driver": "fill", "shapes": {}, "put": {}, "numbers": {"n": 8}}
            | {"read": ["room.words", "room.out"]}
        ]
    )
    assert found["digests"] == {"room.words": digest(np.asarray(here.words)), "room.out": digest(np.asarray(here.out))}
    name = bytes([len(SECTION)]) + SECTION.encode()
    told = json.loads(made[made.rindex(name) + len(name) :])
    assert (told["game"], told["version"], told["constants"]) == ("showdown", game("showdown").version, {"seven": 7})


def test_a_module_is_kept_and_an_edited_rule_makes_another(cache: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    showdown = game("showdown")
    made = build(showdown, "tiny", bound(), {})
    (file,) = cache.rglob("module.wasm")

    def no_compiling(*arguments: Any) -> Any:
        raise AssertionError("compiled again")

    with monkeypatch.context() as patch:
        patch.setattr(wasm, "typed_driver", no_compiling)
        assert build(showdown, "tiny", bound(), {}) == made
        with pytest.raises(AssertionError, match="compiled again"):
            build(showdown, "tiny", {"fill": bound()["fill"]._replace(driver=other)}, {})
    file.unlink()
    assert build(showdown, "tiny", bound(), {}) == made  # the same, down to the last byte


def other(room: Room, n: int) -> None:
    room.out[0] = n


@rule
def remainder(x: float) -> float:
    return x % 0.7


def by_remainder(room: Room, n: int) -> None:
    room.out[0] = remainder(n + 0.5)


def test_what_a_browser_does_not_have_is_refused() -> None:
    with pytest.raises(CannotBuild, match="a rule uses fmod, which a browser does not have"):
        build(game("showdown"), "tiny", bound(by_remainder), {})


@pytest.mark.parametrize("part", ["rules unoptimized", "no entry points"])
def test_a_numba_that_was_not_tried_is_refused(part: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(numba_inside, "PARTS", {**numba_inside.PARTS, part: lambda: False})
    with pytest.raises(CannotBuild, match="WebAssembly was not tried with Numba"):
        build(game("showdown"), "tiny", bound(), {})


def test_arguments_that_are_passed_otherwise_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(wasm, "_llvm_types", lambda bound: ["ptr", "i64"])
    with pytest.raises(CannotBuild, match="Numba passes the arguments of fill in another way than was tried"):
        build(game("showdown"), "tiny", bound(), {})


def test_a_missing_linker_is_said_in_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as patch:
        patch.setattr(wasm_inside.importlib.util, "find_spec", lambda name: None)
        with pytest.raises(CannotBuild, match="needs the package ziglang: `make tools` installs it"):
            build(game("showdown"), "tiny", bound(), {})

    def missing(name: str) -> str:
        raise PackageNotFoundError(name)

    monkeypatch.setattr(wasm_inside, "version", missing)
    with pytest.raises(CannotBuild, match="needs the package"):
        build(game("showdown"), "tiny", bound(), {})


def test_a_linker_that_fails_says_why() -> None:
    with pytest.raises(CannotBuild, match="wasm-ld failed: "):
        wasm_inside._linked(b"no object file", ["fill"])


def test_nothing_of_python_is_left_in_the_text() -> None:
    text = (
        'target datalayout = "e-m:e"\ntarget triple = "x86_64-unknown-linux-gnu"\n'
        "@env = common local_unnamed_addr global ptr null\n"
        "define linkonce_odr void @NRT_incref(ptr %p) {\n  ret void\n}\n"
        "declare void @NRT_decref(ptr)\ndeclare double @sqrt(double)\n"
        'define double @f(double %x) "target-cpu"="znver4" {\n  %y = call double @sqrt(double %x)\n  ret double %y\n}\n'
    )
    lines = wasm_inside.without_python(text).splitlines()
    assert f'target triple = "{wasm_inside.TARGET}"' in lines
    assert "@env = internal global ptr null" in lines
    assert [line for line in lines if "NRT" in line] == wasm_inside._NOT_COUNTED.splitlines()
    assert [line.strip() for line in lines if "sqrt" in line] == ["%y = call double @llvm.sqrt.f64(double %x)"]
    assert "znver4" not in "".join(lines)
