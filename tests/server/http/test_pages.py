"""The pages: files as they were built, and one page for every other address."""

from __future__ import annotations

import gzip

import pytest

from posse.server.http import pages
from tests.server.visitors import House, line_of


def test_every_address_of_the_pages_is_the_first_page(at: House) -> None:
    first = at.client.get("/")
    assert first.status_code == 200
    assert first.headers["content-type"].startswith("text/html")
    assert first.headers["cache-control"] == "no-cache"
    assert at.client.get("/t/whatever").content == first.content


def test_what_is_named_by_its_contents_is_kept_for_ever(at: House) -> None:
    name = next(name for name in pages.built() if name.startswith("assets/") and name.endswith(".js"))
    found = at.client.get(f"/{name}")
    assert "immutable" in found.headers["cache-control"]
    assert found.content == pages.built()[name].content


def test_text_travels_packed_where_that_is_understood(at: House) -> None:
    page = pages.built()["index.html"]
    assert page.packed is not None
    assert gzip.decompress(page.packed) == page.content
    assert at.client.get("/", headers={"Accept-Encoding": "gzip"}).headers["content-encoding"] == "gzip"
    assert "content-encoding" not in at.client.get("/", headers={"Accept-Encoding": "identity"}).headers


@pytest.mark.parametrize("path", ["/assets/gone-1234.js", "/assets/gone-1234.svg"])
def test_a_file_that_is_not_there_is_not_another_page(at: House, path: str) -> None:
    assert line_of(at.client.get(path), 404, "not-found")


@pytest.mark.parametrize("path", ["/assets/../../app.py", "/assets/%2e%2e/%2e%2e/app.py"])
def test_nothing_but_what_was_built_can_be_had(at: House, path: str) -> None:
    assert b"def app(" not in at.client.get(path).content


def test_without_pages_it_is_said_how_to_build_them(at: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pages, "built", dict)
    answer = at.client.get("/")
    assert answer.status_code == 404
    assert "make pages" in answer.text
