"""Randomness: ChaCha8 under a 256-bit key that lies in the state.

Plain ints only, so the same bits come out plain, compiled and on a GPU. `setup` and `apply` draw from the stream of the
state they are given and from nothing else; bots and drivers have streams of their own. So a key and the moves are the
whole game, and dice already seen tell nobody the next ones.
"""

from __future__ import annotations

import hashlib
import secrets
from typing import Annotated

from .rule import rule
from .struct import Grid, Row, Struct

KEY_BYTES = 32
_MASK = 0xFFFFFFFF
_GAME, _SPLIT = 0, 1  # nonces: what a key's blocks are used for


class Stream(Struct):
    """A key and how far its words have been drawn. A State is a Stream with a game on it; nobody sees these fields."""

    key: Annotated[Row, "u4", 8]
    words: Annotated[Row, "u4", 16]  # the block being used up, last word first
    n_blocks: Annotated[int, "u4"]  # made so far
    n_words: Annotated[int, "u4"]  # of the present block not used yet


STREAM_FIELDS = tuple(field.name for field in Stream.fields)  # of a state: what no notation writes


def stream_of(s: Stream) -> tuple[bytes, ...]:
    """The bytes of these fields, wherever the layout of a state has them."""
    return tuple(bytes(s.raw[field.start : field.end]) for field in s.fields if field.name in STREAM_FIELDS)


def take_stream(s: Stream, other: Stream) -> None:
    """`s` will draw as `other` does, which is of the same class."""
    for field in s.fields:
        if field.name in STREAM_FIELDS:
            s.raw[field.start : field.end] = other.raw[field.start : field.end]


@rule
def quarter(a: int, b: int, c: int, d: int) -> tuple[int, int, int, int]:
    a = (a + b) & _MASK
    d ^= a
    d = ((d << 16) | (d >> 16)) & _MASK
    c = (c + d) & _MASK
    b ^= c
    b = ((b << 12) | (b >> 20)) & _MASK
    a = (a + b) & _MASK
    d ^= a
    d = ((d << 8) | (d >> 24)) & _MASK
    c = (c + d) & _MASK
    b ^= c
    b = ((b << 7) | (b >> 25)) & _MASK
    return a, b, c, d


@rule
def chacha_by_words(key: Row, block: int, nonce: int, n_rounds: int, out: Row) -> None:
    """One block of the key stream, word by word: what takes the place of `chacha` in compiled code."""
    # `& _MASK` also widens a uint32 to int64 when compiled; `int()` would not.
    k0, k1, k2, k3 = key[0] & _MASK, key[1] & _MASK, key[2] & _MASK, key[3] & _MASK
    k4, k5, k6, k7 = key[4] & _MASK, key[5] & _MASK, key[6] & _MASK, key[7] & _MASK
    a0, a1, a2, a3 = 0x61707865, 0x3320646E, 0x79622D32, 0x6B206574
    b0, b1, b2, b3 = k0, k1, k2, k3
    c0, c1, c2, c3 = k4, k5, k6, k7
    d0, d1, d2, d3 = block & _MASK, 0, nonce & _MASK, 0
    for _ in range(n_rounds // 2):
        a0, b0, c0, d0 = quarter(a0, b0, c0, d0)
        a1, b1, c1, d1 = quarter(a1, b1, c1, d1)
        a2, b2, c2, d2 = quarter(a2, b2, c2, d2)
        a3, b3, c3, d3 = quarter(a3, b3, c3, d3)
        a0, b1, c2, d3 = quarter(a0, b1, c2, d3)
        a1, b2, c3, d0 = quarter(a1, b2, c3, d0)
        a2, b3, c0, d1 = quarter(a2, b3, c0, d1)
        a3, b0, c1, d2 = quarter(a3, b0, c1, d2)
    out[0] = (a0 + 0x61707865) & _MASK
    out[1] = (a1 + 0x3320646E) & _MASK
    out[2] = (a2 + 0x79622D32) & _MASK
    out[3] = (a3 + 0x6B206574) & _MASK
    out[4] = (b0 + k0) & _MASK
    out[5] = (b1 + k1) & _MASK
    out[6] = (b2 + k2) & _MASK
    out[7] = (b3 + k3) & _MASK
    out[8] = (c0 + k4) & _MASK
    out[9] = (c1 + k5) & _MASK
    out[10] = (c2 + k6) & _MASK
    out[11] = (c3 + k7) & _MASK
    out[12] = (d0 + block) & _MASK
    out[13] = d1
    out[14] = (d2 + nonce) & _MASK
    out[15] = d3


_LANES = sum(_MASK << 64 * lane for lane in range(4))
_ALL = (1 << 256) - 1
_CONSTANTS = 0x61707865 | 0x3320646E << 64 | 0x79622D32 << 128 | 0x6B206574 << 192


def chacha(key: Row, block: int, nonce: int, n_rounds: int, out: Row) -> None:
    """One block of the key stream, laid out as by D. J. Bernstein; block number and nonce below 2^32.

    Four words side by side in one long int, which Python adds and shifts at once: two and a half times as fast as word
    by word. Compiled code has no long ints and uses `chacha_by_words`.
    """
    a = _CONSTANTS
    b = key[0] | key[1] << 64 | key[2] << 128 | key[3] << 192
    c = key[4] | key[5] << 64 | key[6] << 128 | key[7] << 192
    d = block | nonce << 128
    b_before, c_before, d_before = b, c, d
    for round_ in range(n_rounds):
        a = (a + b) & _LANES
        d ^= a
        d = (d << 16 | d >> 16) & _LANES
        c = (c + d) & _LANES
        b ^= c
        b = (b << 12 | b >> 20) & _LANES
        a = (a + b) & _LANES
        d ^= a
        d = (d << 8 | d >> 24) & _LANES
        c = (c + d) & _LANES
        b ^= c
        b = (b << 7 | b >> 25) & _LANES
        # Columns and diagonals take turns: the rows are turned against each other, and back again.
        if round_ % 2:
            b = b >> 192 | (b << 64) & _ALL
            d = d >> 64 | (d << 192) & _ALL
        else:
            b = b >> 64 | (b << 192) & _ALL
            d = d >> 192 | (d << 64) & _ALL
        c = c >> 128 | (c << 128) & _ALL
    rows = ((a + _CONSTANTS) & _LANES, (b + b_before) & _LANES, (c + c_before) & _LANES, (d + d_before) & _LANES)
    i = 0
    for row in rows:
        out[i] = row & _MASK
        out[i + 1] = row >> 64 & _MASK
        out[i + 2] = row >> 128 & _MASK
        out[i + 3] = row >> 192
        i += 4


@rule
def rewind(s: Stream) -> None:
    """Start the stream of the key in `s` from its beginning."""
    s.n_blocks = 0
    s.n_words = 0


@rule
def word(s: Stream) -> int:
    """The next 32 bits."""
    if s.n_words == 0:
        chacha(s.key, s.n_blocks, _GAME, 8, s.words)
        s.n_blocks += 1
        s.n_words = 16
    left = (s.n_words & _MASK) - 1
    s.n_words = left
    return s.words[left] & _MASK


@rule
def below(s: Stream, n: int) -> int:
    """A number from 0 to n - 1, each equally likely: no remainder of 2^32 is favoured."""
    product = word(s) * n
    if product & _MASK < n:
        rest = (0x100000000 - n) % n
        while product & _MASK < rest:
            product = word(s) * n
    return product >> 32


@rule
def draw_one(s: Stream, counts: Row, n: int) -> int:
    """Take one of the `n` cards that lie shuffled as counts per kind; returns its kind.

    A shuffled pile whose order nobody can know is its counts: the card on top is decided when it is drawn.
    """
    left = below(s, n)
    kind = 0
    while left >= counts[kind]:
        left -= counts[kind]
        kind += 1
    counts[kind] -= 1
    return kind


@rule
def draw_from(s: Stream, counts: Grid, row: int, n: int) -> int:
    """As `draw_one`, from one row of a grid."""
    left = below(s, n)
    kind = 0
    while left >= counts[row, kind]:
        left -= counts[row, kind]
        kind += 1
    counts[row, kind] -= 1
    return kind


@rule
def split(master: Row, index: int, s: Stream) -> None:
    """Give `s` the key number `index` of a master key, rewound."""
    chacha(master, index, _SPLIT, 8, s.words)
    for i in range(8):
        s.key[i] = s.words[i] & _MASK
    s.n_blocks = 0
    s.n_words = 0


def draw_key(s: Stream) -> bytes:
    """A key of its own, from the next words."""
    return b"".join(word(s).to_bytes(4, "little") for _ in range(KEY_BYTES // 4))


def new_key() -> bytes:
    return secrets.token_bytes(KEY_BYTES)


def key_from_seed(seed: int | str) -> bytes:
    """The key that `--seed` means."""
    return hashlib.sha256(f"posse seed {seed}".encode()).digest()


def put_key(s: Stream, key: bytes) -> None:
    """Lay a key into a stream, rewound."""
    if len(key) != KEY_BYTES:
        raise ValueError(f"a key must be {KEY_BYTES} bytes long, not {len(key)}")
    for i in range(8):
        s.key[i] = int.from_bytes(key[4 * i : 4 * i + 4], "little")
    for i in range(16):
        s.words[i] = 0
    rewind(s)
