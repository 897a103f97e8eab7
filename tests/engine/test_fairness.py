from __future__ import annotations

import hashlib
import re
from itertools import combinations
from pathlib import Path

import pytest

from posse.engine.fairness import ABSENT, commitment, fair_key, new_secret

SECRET = bytes(range(32))
A, B = bytes([1] * 32), bytes([2] * 32)
PAGE = Path(__file__).parents[2] / "docs" / "fair-deals.md"


def test_a_commitment_is_the_hash_of_the_secret() -> None:
    assert commitment(SECRET) == hashlib.sha256(SECRET).hexdigest()


def test_a_key_is_made_as_the_page_says() -> None:
    said = b"posse deal 1" + SECRET + b"\x03" + b"\x20" + A + b"\x00" + b"\x20" + B
    assert fair_key(SECRET, (A, ABSENT, B)) == hashlib.sha256(said).digest()


def test_different_parts_make_different_keys() -> None:
    deals = [(), (A,), (B,), (ABSENT,), (A, ABSENT), (ABSENT, A), (A, B), (B, A), (A, A), (ABSENT, ABSENT)]
    keys = {fair_key(secret, nonces) for secret in (SECRET, A) for nonces in deals}
    assert len(keys) == 2 * len(deals)
    assert all(one != other for one, other in combinations([*keys, SECRET, A, B], 2))


def test_parts_of_another_size_are_refused() -> None:
    for secret, nonces in ((SECRET[1:], (A,)), (SECRET, (A[1:],)), (SECRET, (A + B,))):
        with pytest.raises(ValueError, match="must be 32 bytes long"):
            fair_key(secret, nonces)
    with pytest.raises(ValueError, match="must be 32 bytes long"):
        commitment(b"")


def test_secrets_are_not_given_twice() -> None:
    assert len({new_secret() for _ in range(100)}) == 100


def test_the_example_of_the_page_is_true() -> None:
    (code,) = re.findall(r"```python\n(.*?)```", PAGE.read_text("utf-8"), re.S)
    scope: dict[str, bytes] = {}
    exec(code, scope)
    assert scope["key"] == fair_key(scope["secret"], scope["nonces"])
    (said,) = re.findall(r"^# key: ([0-9a-f]{64})$", code, re.M)
    assert said == scope["key"].hex()
    (said,) = re.findall(r"^# commitment: ([0-9a-f]{64})$", code, re.M)
    assert said == commitment(scope["secret"])
