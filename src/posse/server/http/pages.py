"""The pages of the browser: small, built ahead, and served from memory."""

from __future__ import annotations

import gzip
import mimetypes
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from litestar import Request, Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

PAGES = Path(__file__).parents[1] / "site"
FIRST = "index.html"
PACKED = ("text/", "application/javascript", "application/json", "image/svg+xml")
FILES = ("assets/", "art/")  # under these an address is a file, or nothing
NOT_BUILT = "The pages have not been built yet: run `make pages`. The API is described at /api/schema/openapi.json\n"


class Page(NamedTuple):
    kind: str
    content: bytes
    packed: bytes | None
    is_hashed: bool  # its name changes with what is in it


@get(["/", "/{path:path}"], include_in_schema=False)
async def page(request: Request[Any, Any, Any], path: FromPath[str] = "") -> Response[bytes]:
    """A file that was built; any other address is the first page's to understand."""
    name = path.lstrip("/")
    found = built().get(name)
    if found is None and name.startswith(FILES):
        raise NotFoundException
    found = found or built().get(FIRST)
    if found is None:
        return Response(NOT_BUILT.encode(), media_type="text/plain; charset=utf-8", status_code=404)
    headers = {"Cache-Control": "public, max-age=31536000, immutable" if found.is_hashed else "no-cache"}
    content = found.content
    if found.packed is not None:
        headers["Vary"] = "Accept-Encoding"
        if "gzip" in request.headers.get("accept-encoding", ""):
            headers["Content-Encoding"] = "gzip"
            content = found.packed
    return Response(content, media_type=found.kind, headers=headers)


@cache
def built() -> dict[str, Page]:
    """Everything there is, by its path."""
    return {str(file.relative_to(PAGES)): _read(file) for file in PAGES.rglob("*") if file.is_file()}


def _read(file: Path) -> Page:
    kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    kind = "application/javascript" if kind == "text/javascript" else kind
    content = file.read_bytes()
    packed = gzip.compress(content, 9, mtime=0) if kind.startswith(PACKED) else None
    return Page(f"{kind}; charset=utf-8" if packed else kind, content, packed, "assets" in file.parts)
