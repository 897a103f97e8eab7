"""Problems, as the API's description lists them."""

from __future__ import annotations

from litestar.openapi import ResponseSpec

from .protocol import Problem

LINES = {
    400: "Something in the request is wrong",
    401: "Nobody is signed in, or the token is not known",
    403: "Not allowed: banned, from a foreign page, without the CSRF token, or as the line says",
    404: "There is no such thing",
    409: "It does not fit how things stand",
    413: "The request is too long",
    429: "Too many requests: the header Retry-After says when to come again",
}

DONE = {204: ResponseSpec(None, description="Done", generate_examples=False)}  # where a cookie goes with it


def problems(*statuses: int) -> dict[int, ResponseSpec]:
    """What a handler may refuse with; every one may ask for patience, and what can be wrong can be too long."""
    also = (413, 429) if 400 in statuses else (429,)
    return {
        status: ResponseSpec(Problem, description=LINES[status], generate_examples=False)
        for status in sorted({*statuses, *also})
    }
