"""The pages of the browser: small, built ahead, and served from memory."""

from __future__ import annotations

import functools
import gzip
import hashlib
from pathlib import Path
from typing import Any, NamedTuple

from litestar import Request, Response, get
from litestar.params import FromPath
from litestar.status_codes import HTTP_200_OK, HTTP_304_NOT_MODIFIED, HTTP_404_NOT_FOUND

from posse.server.wire.messages import Problem

SITE = Path(__file__).parents[1] / "site"
FIRST = "index.html"
# The first parts of addresses that the page understands, as in web/src/lib/browser/router.svelte.ts.
WITHOUT_ID = ("", "rules", "players", "settings", "about")
WITH_ID = ("t", "r", "lesson")
KINDS = {
    ".html": "text/html",
    ".js": "text/javascript",
    ".mjs": "text/javascript",
    ".css": "text/css",
    ".svg": "image/svg+xml",
    ".woff2": "font/woff2",
    ".json": "application/json",
    ".txt": "text/plain",
    ".zip": "application/zip",
    ".packed": "application/gzip",  # as it is: whoever asked for it unpacks it
}
PACKED = ("text/", "application/json", "image/svg+xml")
KEPT = "public, max-age=31536000, immutable"
REVALIDATED = "no-cache"
NOT_BUILT = "The pages have not been built yet: run `make pages`. The API is described at /api/schema/openapi.json\n"
ROBOTS = """\
User-agent: *
Disallow: /api/
Disallow: /t/
Disallow: /r/
"""


class File(NamedTuple):
    kind: str
    content: bytes
    packed: bytes | None
    tag: str
    is_hashed: bool  # its name changes with what is in it


@get(["/", "/{path:path}"], include_in_schema=False)
async def page(request: Request[Any, Any, Any], path: FromPath[str] = "") -> Response[Any]:
    """A file that was built, or the page, which shows by the address what it is about. Else there is nothing here."""
    name = path.lstrip("/")
    file = built().get(name or FIRST)
    if file is not None:
        return _sent(request, file)
    wants_page = is_page(name) or "text/html" in request.headers.get("accept", "")
    if name.startswith("api/") or not wants_page:
        return Response(Problem("not-found", f"there is nothing at /{name}"), status_code=HTTP_404_NOT_FOUND)
    first = built().get(FIRST)
    if first is None:
        return Response(NOT_BUILT, media_type="text/plain", status_code=HTTP_404_NOT_FOUND)
    return _sent(request, first, HTTP_200_OK if is_page(name) else HTTP_404_NOT_FOUND)


def is_page(name: str) -> bool:
    """Whether the page has something to show at this address."""
    head, _, rest = name.strip("/").partition("/")
    return head in WITHOUT_ID or (head in WITH_ID and bool(rest))


def _sent(request: Request[Any, Any, Any], file: File, status: int = HTTP_200_OK) -> Response[bytes]:
    headers = {
        "Cache-Control": KEPT if file.is_hashed else REVALIDATED,
        "Content-Type": file.kind,
        "ETag": file.tag,
    }
    content = file.content
    if file.packed is not None:
        headers["Vary"] = "Accept-Encoding"
        if "gzip" in request.headers.get("accept-encoding", ""):
            headers["Content-Encoding"] = "gzip"
            content = file.packed
    if status == HTTP_200_OK and _has(request, file.tag):
        headers = {name: headers[name] for name in ("Cache-Control", "ETag", "Vary") if name in headers}
        return Response(b"", status_code=HTTP_304_NOT_MODIFIED, headers=headers)
    return Response(content, status_code=status, headers=headers)


def _has(request: Request[Any, Any, Any], tag: str) -> bool:
    """Whether the browser already holds this file."""
    held = [one.strip() for one in request.headers.get("if-none-match", "").split(",")]
    return tag in held or "*" in held


@functools.cache
def built() -> dict[str, File]:
    """Every file there is, by its path: read once, so that a server serves one build, whatever is installed later."""
    files = {file.relative_to(SITE).as_posix(): file for file in SITE.rglob("*") if file.is_file()}
    robots = _file("robots.txt", ROBOTS.encode())
    return {"robots.txt": robots, **{name: _file(name, file.read_bytes()) for name, file in files.items()}}


def _file(name: str, content: bytes) -> File:
    kind = KINDS.get(Path(name).suffix, "application/octet-stream")
    packed = gzip.compress(content, 9, mtime=0) if kind.startswith(PACKED) else None
    charset = "; charset=utf-8" if kind.startswith("text/") else ""
    tag = f'W/"{hashlib.sha256(content).hexdigest()[:24]}"'  # weak: the same packed and not
    return File(kind + charset, content, packed, tag, name.startswith("assets/"))
