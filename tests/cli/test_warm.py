from __future__ import annotations

from .calling import Capture, says


def test_warm_says_what_it_does(capsys: Capture) -> None:
    out = says(capsys, "warm", "showdown", "--checked")
    assert "compiling showdown into" in out
    for speed in ("compiled", "checked"):
        for part in ("rules", "policies", "search"):
            assert f"showdown, {speed}, {part}: " in out
    assert out.splitlines()[-1].startswith("done in ")
