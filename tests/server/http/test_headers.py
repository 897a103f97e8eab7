from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.visitors import house


@pytest.mark.parametrize("path", ["/health", "/api/me", "/api/nothing", "/nothing"])
def test_every_answer_keeps_pages_safe(path: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with house(tmp_path, monkeypatch) as at:
        headers = at.client.get(path).headers
    content = headers["content-security-policy"]
    for part in ("default-src 'self'", "frame-ancestors 'none'", "base-uri 'none'", "object-src 'none'"):
        assert part in content
    assert "unsafe" not in content.replace("script-src 'self' 'wasm-unsafe-eval'", "")
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "same-origin"
    assert "camera=()" in headers["permissions-policy"]
    assert "strict-transport-security" not in headers
    assert headers.get("cache-control") == ("no-store" if path.startswith("/api") else None)


def test_https_stays_https(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with house(tmp_path, monkeypatch, secure_cookies=True) as at:
        assert "max-age" in at.client.get("/health").headers["strict-transport-security"]
        cookie = at.client.post("/api/guest", json={"name": "Ann"}).headers["set-cookie"]
    assert cookie.startswith("__Host-posse=")
    for part in ("HttpOnly", "Path=/", "SameSite=lax", "Secure"):
        assert part in cookie
    assert "Domain" not in cookie
