"""REST: where this house can be reached by those who are in the same network."""

from __future__ import annotations

import asyncio
import contextlib
import ipaddress
import socket
from typing import Any

from litestar import Request, get

from posse.server.server import server_of
from posse.server.settings import Settings
from posse.server.wire.messages import Addresses

from .problems import problems

EVERYWHERE = ("0.0.0.0", "::")
NOWHERE = ("192.0.2.1", 9)  # set aside for examples: asking the way there sends nothing


@get(
    "/api/addresses",
    tags=["tables"],
    summary="This server's addresses in its own network, for a link that others there can open",
    description="Empty if it listens on one address only, or to whoever is not in a private network.",
    responses=problems(),
)
async def addresses(request: Request[Any, Any, Any]) -> Addresses:
    caller = request.client.host if request.client else ""
    if not is_told(server_of(request).settings, caller):
        return Addresses([])
    port = (request.scope.get("server") or ("", None))[1]
    found = await asyncio.to_thread(own)
    return Addresses([f"http://{address}:{port}" for address in found] if port else [])


def is_told(settings: Settings, caller: str) -> bool:
    """Where https is spoken, a name is known; and strangers learn nothing of the network behind it."""
    try:
        is_near = ipaddress.ip_address(caller).is_private
    except ValueError:
        return False
    return is_near and settings.host in EVERYWHERE and not settings.secure_cookies


def own() -> list[str]:
    """Of this machine, the one that leads outside first."""
    found = [outward()]
    with contextlib.suppress(OSError):  # a name that nobody knows
        found += [str(info[4][0]) for info in socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET)]
    return [address for address in dict.fromkeys(found) if address and _is_near(address)]


def outward() -> str | None:
    """The address of this machine that leads outside; None: there is no network."""
    with contextlib.suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as way:
        way.connect(NOWHERE)
        return str(way.getsockname()[0])
    return None


def _is_near(address: str) -> bool:
    found = ipaddress.ip_address(address)
    return found.is_private and not found.is_loopback and not found.is_link_local


HANDLERS: list[Any] = [addresses]
