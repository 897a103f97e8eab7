from __future__ import annotations

from pathlib import Path

import pytest

from posse.cli.status import UNSOUND, WRONG

from .calling import Capture, fails


@pytest.mark.parametrize("command", ["replay", "verify", "play"])
def test_bad_records_get_one_clear_line_and_are_left_alone(command: str, record: Path, capsys: Capture) -> None:
    text = record.read_text()
    for broken, line in (
        (text[:-30] + "\n", "changed since it was written"),
        (text[: len(text) // 2], "cut off after line"),
        (text.replace("lay vest", "lay king", 1), "changed since it was written"),
        (text.replace("posse record 1", "posse record 9"), "has format 9, and this Posse reads formats up to 2"),
    ):
        record.write_text(broken)
        arguments = ["play", "--resume", str(record)] if command == "play" else [command, str(record)]
        assert line in fails(capsys, *arguments, status=UNSOUND if command == "verify" else WRONG)
        assert record.read_text() == broken
