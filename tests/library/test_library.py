"""The door: what `import posse` gives, and that its documents run."""

from __future__ import annotations

import doctest
import importlib
import pkgutil
import re
import subprocess
import sys
from pathlib import Path

import pytest

import posse
from posse import library

MODULES = ["posse", *(f"posse.library.{found.name}" for found in pkgutil.iter_modules(library.__path__))]
DOCS = Path(__file__).parent.parent.parent / "docs"
HEAVY = ("numpy", "numba", "fluent", "litestar", "rich", "posse.engine", "posse.library")


@pytest.mark.parametrize("name", MODULES)
def test_docstrings_run(name: str) -> None:
    module = importlib.import_module(name)
    failed, _ = doctest.testmod(module, optionflags=doctest.IGNORE_EXCEPTION_DETAIL)
    assert failed == 0


@pytest.mark.parametrize(("page", "n_examples"), [("library.md", 40), ("environments.md", 7)])
def test_the_page_runs(page: str, n_examples: int, tmp_path: Path) -> None:
    blocks = re.findall(r"```python\n(.*?)```", (DOCS / page).read_text("utf-8"), re.DOTALL)
    examples = doctest.DocTestParser().get_doctest("".join(blocks), {"tmp_path": tmp_path}, page, None, 0)
    assert len(examples.examples) > n_examples
    runner = doctest.DocTestRunner(optionflags=doctest.IGNORE_EXCEPTION_DETAIL | doctest.ELLIPSIS)
    assert runner.run(examples).failed == 0


def test_importing_loads_nothing_heavy() -> None:
    code = f"import sys, posse; dir(posse); print([name for name in {HEAVY} if name in sys.modules])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "[]\n"


def test_every_name_is_there_and_no_other() -> None:
    assert sorted(posse.__all__) == dir(posse) == sorted([*library.__all__, "__version__"])
    assert all(getattr(posse, name) is not None for name in posse.__all__)
    with pytest.raises(AttributeError, match="module 'posse' has no attribute 'saloon'"):
        _ = posse.saloon  # type: ignore[attr-defined]


def test_types_are_shipped() -> None:
    assert Path(posse.__file__).with_name("py.typed").exists()
