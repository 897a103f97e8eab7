from __future__ import annotations

import pytest
import structlog

from posse.server.log import log, set_up
from tests.server.visitors import PASSWORD, House, line_of


@pytest.mark.parametrize(
    "body", [b"", b"{", b"[]", b"7", b'{"name": "\xff"}', b"[" * 60_000, b'{"name": "\\ud800"}', b'{"na\\nme": 1}']
)
def test_a_body_that_is_not_understood_is_told_in_a_line(at: House, body: bytes) -> None:
    assert line_of(at.client.post("/api/guest", content=body), 400, "malformed")


def test_other_ways_are_refused_in_a_line(at: House) -> None:
    line_of(at.client.get("/api/nothing"), 404, "not-found")
    answer = at.client.put("/api/me")
    line_of(answer, 405, "not-allowed")
    assert "PATCH" in answer.headers["allow"]


@pytest.mark.parametrize("as_json", [True, False])
def test_a_log_of_a_mistake_has_no_values_in_it(as_json: bool, capsys: pytest.CaptureFixture[str]) -> None:
    def work(password: str) -> None:
        raise ValueError(len(password))

    set_up("info", as_json)
    try:
        work(PASSWORD)
    except ValueError:
        log.exception("request failed")
    finally:
        structlog.reset_defaults()
    told = capsys.readouterr().err
    assert "Traceback" in told
    assert PASSWORD not in told
