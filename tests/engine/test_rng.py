from __future__ import annotations

from collections.abc import Callable, Sequence

import numpy as np
import pytest
from cryptography.hazmat.primitives.ciphers import Cipher, algorithms
from hypothesis import given
from hypothesis import strategies as st

from posse.engine.compiled import compile_driver
from posse.engine.rng import (
    Stream,
    below,
    chacha,
    chacha_by_words,
    draw_one,
    key_from_seed,
    new_key,
    put_key,
    rewind,
    split,
    word,
)
from posse.engine.rule import Parts
from posse.engine.struct import Row
from posse.testing.checks.resampling import chi_square_deviate

BLOCKS: list[Callable[..., None]] = [chacha, chacha_by_words]
KEYS = st.binary(min_size=32, max_size=32)


def stream_of(key: bytes) -> Stream:
    stream = Stream()
    put_key(stream, key)
    return stream


def block_of(chacha: Callable[..., None], key: bytes, block: int, nonce: int, n_rounds: int) -> bytes:
    out = [0] * 16
    chacha(stream_of(key).key, block, nonce, n_rounds, out)
    return b"".join(n.to_bytes(4, "little") for n in out)


@pytest.mark.parametrize("chacha", BLOCKS)
@pytest.mark.parametrize(
    ("key", "expected"),
    [  # J. Strombergson, Test Vectors for the Stream Cipher ChaCha: 256-bit keys, 8 rounds, TC1 and TC2
        (
            bytes(32),
            "3e00ef2f895f40d67f5bb8e81f09a5a12c840ec3ce9a7f3b181be188ef711a1e"
            "984ce172b9216f419f445367456d5619314a42a3da86b001387bfdb80e0cfe42",
        ),
        (
            b"\x01" + bytes(31),
            "cf5ee9a0494aa9613e05d5ed725b804b12f4a465ee635acc3a311de8740489ea"
            "289d04f43c7518db56eb4433e498a1238cd8464d3763ddbb9222ee3bd8fae3c8",
        ),
    ],
)
def test_published_vectors_of_eight_rounds(chacha: Callable[..., None], key: bytes, expected: str) -> None:
    assert block_of(chacha, key, 0, 0, 8).hex() == expected


@pytest.mark.parametrize("chacha", BLOCKS)
@given(key=KEYS, block=st.integers(0, 2**32 - 1), nonce=st.integers(0, 2**32 - 1))
def test_twenty_rounds_are_those_of_a_library(chacha: Callable[..., None], key: bytes, block: int, nonce: int) -> None:
    start = block.to_bytes(8, "little") + nonce.to_bytes(8, "little")
    library = Cipher(algorithms.ChaCha20(key, start), mode=None).encryptor().update(bytes(64))
    assert block_of(chacha, key, block, nonce, 20) == library


def some_draws(streams: Sequence[Stream], bounds: Row, n: int, out: Row) -> None:
    for i in range(n):
        out[i] = below(streams[0], bounds[i])


def some_words(streams: Sequence[Stream], n: int, out: Row) -> None:
    for i in range(n):
        out[i] = word(streams[0])


@pytest.mark.parametrize("checked", [False, True])
def test_the_same_bits_plain_and_compiled(checked: bool) -> None:
    parts = Parts(replaced={chacha: chacha_by_words})
    for seed in range(5):
        plain, compiled = (stream_of(key_from_seed(seed)) for _ in range(2))
        out = np.zeros(1000, np.int64)
        compile_driver(some_words, parts, "bits", checked)(compiled.array, 1000, out)
        assert out.tolist() == [word(plain) for _ in range(1000)]
        assert plain == compiled
        bounds = np.array([1 + (i * i * 7919) % (1 << (1 + i % 30)) for i in range(1000)])
        compile_driver(some_draws, parts, "bits", checked)(compiled.array, bounds, 1000, out)
        assert out.tolist() == [below(plain, int(bound)) for bound in bounds]
        assert plain == compiled


def test_words_are_the_blocks_of_the_key_in_order() -> None:
    stream = stream_of(key_from_seed(1))
    drawn = [word(stream) for _ in range(32)]
    for i in range(2):
        block = block_of(chacha, key_from_seed(1), i, 0, 8)
        words = [int.from_bytes(block[4 * k : 4 * k + 4], "little") for k in range(16)]
        assert drawn[16 * i : 16 * i + 16] == words[::-1]


def test_rewound_it_says_the_same_again() -> None:
    stream = stream_of(new_key())
    first = [word(stream) for _ in range(20)]
    rewind(stream)
    assert [word(stream) for _ in range(20)] == first


@given(key=KEYS, bound=st.integers(1, 2**31 - 1))
def test_draws_stay_below_their_bound(key: bytes, bound: int) -> None:
    stream = stream_of(key)
    assert all(0 <= below(stream, bound) < bound for _ in range(20))


def test_draws_are_even() -> None:
    """A quick look; `benchmarks/draws.py` takes the long one. 3 << 29 would show a mere remainder at once."""
    for bound, bins in ((6, 6), (7, 7), (78, 78), (3 << 29, 12)):
        stream = stream_of(key_from_seed(bound))
        counts = [0.0] * bins
        for _ in range(20_000):
            counts[below(stream, bound) * bins // bound] += 1
        assert abs(chi_square_deviate(counts, [20_000 / bins] * bins)) < 4


def test_a_card_is_drawn_as_often_as_there_are_copies() -> None:
    stream = stream_of(key_from_seed("cards"))
    found = [0.0] * 4
    for _ in range(20_000):
        counts = [5, 0, 1, 4]
        kind = draw_one(stream, counts, 10)
        found[kind] += 1
        assert sum(counts) == 9
    assert found[1] == 0
    assert abs(chi_square_deviate([found[k] for k in (0, 2, 3)], [10_000, 2_000, 8_000])) < 4


def test_keys_split_off_a_master_are_apart_from_its_stream_and_each_other() -> None:
    master = stream_of(key_from_seed("master"))
    keys = set()
    for i in range(1000):
        child = Stream()
        split(master.key, i, child)
        keys.add(tuple(child.key[k] for k in range(8)))
        assert (child.n_words, child.n_blocks) == (0, 0)
    stream_words = tuple(word(master) for _ in range(16))
    assert len(keys) == 1000
    assert stream_words[:8] not in keys
    assert stream_words[::-1][:8] not in keys


def test_a_key_has_32_bytes() -> None:
    with pytest.raises(ValueError, match="32 bytes long, not 5"):
        put_key(Stream(), b"short")
    assert len(new_key()) == len(key_from_seed(7)) == 32
    assert key_from_seed(7) == key_from_seed("7") != key_from_seed(8)
