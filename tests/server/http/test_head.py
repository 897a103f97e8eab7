from __future__ import annotations

import pytest

from tests.server.visitors import House


@pytest.mark.parametrize("path", ["/", "/health", "/api/games", "/favicon.svg", "/nothing"])
def test_head_is_answered_as_get_is_without_the_content(at: House, path: str) -> None:
    whole, head = at.client.get(path), at.client.head(path)
    assert head.status_code == whole.status_code
    assert head.content == b""
    for name in ("content-type", "content-length", "cache-control", "etag"):
        assert head.headers.get(name) == whole.headers.get(name)
