"""Fair deals: a key that nobody alone has chosen, and that anybody can compute again. docs/fair-deals.md says it in
words."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence

from .rng import KEY_BYTES, new_key

SECRET_BYTES = NONCE_BYTES = 32
DOMAIN = b"posse deal 1"  # so that these bytes are hashed for nothing else
ABSENT = b""  # in place of a nonce: the seat gave none

new_secret = new_key


def commitment(secret: bytes) -> str:
    """What the server shows before anybody adds to the deal."""
    return hashlib.sha256(_checked(secret, SECRET_BYTES)).hexdigest()


def fair_key(secret: bytes, nonces: Sequence[bytes]) -> bytes:
    """The key of a game; nonces by seat."""
    parts = [DOMAIN, _checked(secret, SECRET_BYTES), bytes([len(nonces)])]
    for nonce in nonces:
        parts += [bytes([len(nonce)]), nonce if nonce == ABSENT else _checked(nonce, NONCE_BYTES)]
    key = hashlib.sha256(b"".join(parts)).digest()
    assert len(key) == KEY_BYTES
    return key


def _checked(part: bytes, n: int) -> bytes:
    if len(part) != n:
        raise ValueError(f"a part of a deal must be {n} bytes long, not {len(part)}")
    return part
