"""How commands print."""

from __future__ import annotations

import contextlib
import json
import shutil
import sys
import textwrap
from collections.abc import Callable, Iterator
from typing import Any


def as_json(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False)


def complain(line: str) -> None:
    """One line where errors go."""
    print("posse: " + " ".join(line.split()), file=sys.stderr)


def wrapped(line: str) -> str:
    """A long line, broken for a terminal and left alone for a program."""
    if not sys.stdout.isatty():
        return line
    return textwrap.fill(line, min(100, shutil.get_terminal_size().columns), subsequent_indent="  ")


@contextlib.contextmanager
def progress(total: int) -> Iterator[Callable[[int, str], None]]:
    """A bar with the time left, where errors go, if that is a terminal."""
    from rich.console import Console
    from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        TextColumn("{task.completed:,.0f}"),
        TimeRemainingColumn(),
    )
    console = Console(stderr=True)
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task("compiling (first run only)", total=total)
        yield lambda n_done, line: progress.update(task, completed=n_done, description=line)
