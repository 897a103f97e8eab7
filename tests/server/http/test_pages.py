"""The pages: files as they were built, one page for the addresses it understands, and nothing at any other."""

from __future__ import annotations

import gzip
import re
from pathlib import Path

import pytest

from posse.server.http import pages
from tests.server.visitors import House, line_of

BROWSER = {"Accept": "text/html,application/xhtml+xml,*/*;q=0.8"}
ROUTER = Path(__file__).parents[3] / "web" / "src" / "lib" / "browser" / "router.svelte.ts"


@pytest.mark.parametrize("path", ["/t/whatever", "/r/whatever", "/rules", "/rules/el-paso", "/players/Ann", "/about"])
def test_every_address_the_page_understands_is_the_page(at: House, path: str) -> None:
    first = at.client.get("/")
    assert first.status_code == 200
    assert first.headers["content-type"] == "text/html; charset=utf-8"
    assert first.headers["cache-control"] == "no-cache"
    assert at.client.get(path).content == first.content
    assert at.client.get(path).status_code == 200


def test_they_are_those_of_the_pages_router() -> None:
    cases = re.findall(
        r'case "(\w*)":\n\s+return (second \? )?address\("(\w+)"\)( : address\("lost"\))?', ROUTER.read_text()
    )
    assert {head for head, _, _, lost in cases if lost} == set(pages.WITH_ID)
    assert {head for head, _, _, lost in cases if not lost} == set(pages.WITHOUT_ID)


@pytest.mark.parametrize(
    "path",
    ["/metrics", "/openapi.json", "/docs", "/.well-known/security.txt", "/t", "/r/", "/login.php", "/art/x.svg"],
)
def test_at_any_other_address_there_is_nothing(at: House, path: str) -> None:
    """Programs are told so, and people are shown it: by the same page, which sees that it is lost."""
    assert line_of(at.client.get(path), 404, "not-found")
    shown = at.client.get(path, headers=BROWSER)
    assert shown.status_code == 404
    assert shown.content == at.client.get("/").content


@pytest.mark.parametrize("path", ["/api/nothing", "/api/t/x"])
def test_the_api_is_no_page(at: House, path: str) -> None:
    assert line_of(at.client.get(path, headers=BROWSER), 404, "not-found")


def test_what_is_named_by_its_contents_is_kept_for_ever(at: House) -> None:
    name = next(name for name in pages.built() if name.startswith("assets/") and name.endswith(".js"))
    found = at.client.get(f"/{name}")
    assert found.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert found.headers["content-type"] == "text/javascript; charset=utf-8"
    assert found.content == pages.built()[name].content


@pytest.mark.parametrize("path", ["/", "/t/whatever", "/favicon.svg"])
def test_the_rest_is_sent_again_only_when_it_has_changed(at: House, path: str) -> None:
    first = at.client.get(path)
    tag = first.headers["etag"]
    again = at.client.get(path, headers={"If-None-Match": f'"other", {tag}'})
    assert (again.status_code, again.content, again.headers["etag"]) == (304, b"", tag)
    assert again.headers["cache-control"] == "no-cache"
    changed = at.client.get(path, headers={"If-None-Match": 'W/"other"'})
    assert (changed.status_code, changed.content) == (200, first.content)


def test_a_server_serves_one_build(at: House, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever is installed while it runs."""
    before = at.client.get("/").content
    (tmp_path / "index.html").write_text("another version")
    monkeypatch.setattr(pages, "SITE", tmp_path)
    assert at.client.get("/").content == before
    name = next(name for name in pages.built() if name.startswith("assets/"))
    assert at.client.get(f"/{name}").status_code == 200


def test_text_travels_packed_where_that_is_understood(at: House) -> None:
    page = pages.built()["index.html"]
    assert page.packed is not None
    assert gzip.decompress(page.packed) == page.content
    assert at.client.get("/", headers={"Accept-Encoding": "gzip"}).headers["content-encoding"] == "gzip"
    assert "content-encoding" not in at.client.get("/", headers={"Accept-Encoding": "identity"}).headers


def test_every_kind_of_file_is_known() -> None:
    unknown = [name for name, file in pages.built().items() if file.kind == "application/octet-stream"]
    assert unknown == []


def test_robots_are_told_which_addresses_are_private(at: House) -> None:
    told = at.client.get("/robots.txt")
    assert told.headers["content-type"] == "text/plain; charset=utf-8"
    assert "Disallow: /t/\n" in told.text


@pytest.mark.parametrize("path", ["/assets/../../app.py", "/assets/%2e%2e/%2e%2e/app.py"])
def test_nothing_but_what_was_built_can_be_had(at: House, path: str) -> None:
    assert b"def app(" not in at.client.get(path).content


def test_without_pages_it_is_said_how_to_build_them(at: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pages, "built", dict)
    answer = at.client.get("/")
    assert answer.status_code == 404
    assert answer.headers["content-type"] == "text/plain; charset=utf-8"
    assert "make pages" in answer.text
