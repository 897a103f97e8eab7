"""Problems, as the API's description lists them."""

from __future__ import annotations

from litestar.openapi import ResponseSpec

from posse.server.wire.messages import Problem

LINES = {
    400: "Something in the request is wrong",
    401: "Not signed in, or the token is unknown",
    403: "Not allowed: banned, from a foreign page, without the CSRF token, or for the reason given",
    404: "Not found",
    409: "Not possible as things stand",
    413: "The request is too long",
    429: "Too many requests: the Retry-After header says when to try again",
}

DONE = {204: ResponseSpec(None, description="Done", generate_examples=False)}  # where a cookie goes with it


def problems(*statuses: int) -> dict[int, ResponseSpec]:
    """What a handler may refuse with; every one may ask for patience, and what can be wrong can be too long."""
    also = (413, 429) if 400 in statuses else (429,)
    return {
        status: ResponseSpec(Problem, description=LINES[status], generate_examples=False)
        for status in sorted({*statuses, *also})
    }
