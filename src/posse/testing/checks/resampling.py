"""The check that `resample` is right: on a tiny edition, all deals that fit what a seat was told are counted."""

from __future__ import annotations

import math
from collections import Counter
from dataclasses import replace
from typing import Any

from posse.engine.log import Event, Log, events, told
from posse.engine.rng import Stream, below, key_from_seed, put_key
from posse.testing.kit import Broken, Kit, Tiny, acting, legal, resample, view, write
from posse.testing.oracle import Oracle

MAX_WORLDS = 20_000  # a tiny edition that has more is not tiny
SAMPLES_PER_WORLD = 30
MISSED_LIMIT = 25  # worlds expected so often, and not had once: a chance of 10^-11
Z_LIMIT = 6.0  # chi-square as a normal deviate; one sound check in a thousand million is beyond it


def worlds_are_the_right_ones(kit: Kit) -> None:
    """Resampling hits exactly the deals that fit all a seat was told, each as often as it should.

    The worlds that fit are followed from the opening, event by event: of every world so far, every outcome of every
    move the others could have made is kept if it tells the seat the same. This also shows that a view holds no more
    than the events told, and forgets none of it.
    """
    if kit.tiny is None:
        raise Broken("no tiny edition was given")
    stream = Stream()
    put_key(stream, key_from_seed(f"{kit.seed} worlds"))
    oracle = Oracle()
    scripted = replace(kit, game=oracle.scripted(kit.game).with_box(kit.tiny.box))
    openings = list(oracle.outcomes(lambda: _opened(scripted, kit.tiny.n_seats)))  # type: ignore[union-attr]
    for seat in range(-1, kit.tiny.n_seats):
        for _ in range(max(1, kit.n_games // 20)):
            _follow(scripted, kit.tiny, oracle, openings, seat, stream)


def _follow(
    scripted: Kit, tiny: Tiny, oracle: Oracle, openings: list[tuple[Any, list[Event]]], seat: int, stream: Stream
) -> None:
    truth, happened = openings[below(stream, len(openings))]
    heard = told(happened, seat)
    worlds = _distinct([s for s, also in openings if told(also, seat) == heard])
    _must_look_alike(scripted, truth, worlds, seat, "the game opens")
    ply = 0
    while actors := acting(scripted, truth):
        if ply % 2 == 1:
            _compare(scripted, tiny, truth, worlds, seat, stream)
        actor = actors[below(stream, len(actors))]
        moves = legal(scripted, truth, actor)
        move = moves[below(stream, len(moves))]
        outcomes = list(oracle.outcomes(lambda: _played(scripted, truth, actor, move)))  # noqa: B023
        where = f"seat {actor + 1} plays {scripted.game.paper.moves.write(move)!r} in: {write(scripted, truth)}"
        truth, happened = outcomes[below(stream, len(outcomes))]
        heard = told(happened, seat)
        tried = [
            (world, other) for world in worlds for other in ([move] if actor == seat else legal(scripted, world, actor))
        ]
        after = [
            s
            for world, other in tried
            for s, also in oracle.outcomes(lambda: _played(scripted, world, actor, other))  # noqa: B023
            if told(also, seat) == heard
        ]
        worlds = _distinct(after)
        if len(worlds) > MAX_WORLDS:
            raise Broken(f"{len(worlds)} worlds fit: the tiny edition is too large")
        _must_look_alike(scripted, truth, worlds, seat, where)
        ply += 1


def _must_look_alike(kit: Kit, truth: Any, worlds: list[Any], seat: int, where: str) -> None:
    """A view holds nothing but what was told."""
    seen = view(kit, truth, seat)
    for s in worlds:
        if view(kit, s, seat) != seen:
            raise Broken(f"seat {seat + 1} was told the same and sees something else in: {write(kit, s)}; when {where}")


def _compare(kit: Kit, tiny: Tiny, truth: Any, worlds: list[Any], seat: int, stream: Stream) -> None:
    """Sampled worlds against the counted ones: none other, none missing, each in proportion."""
    v = view(kit, truth, seat)
    ways = [tiny.ways(tiny.box, v, s) for s in worlds]
    weights = {_core(s): n or 0.0 for s, n in zip(worlds, ways, strict=True)}
    total = sum(weights.values())
    n = SAMPLES_PER_WORLD * len(worlds)
    found: Counter[bytes] = Counter()
    for _ in range(n):
        s = resample(kit, v, stream)
        if _core(s) not in weights:
            raise Broken(f"seat {seat + 1} of: {write(kit, truth)} cannot be in: {write(kit, s)}")
        found[_core(s)] += 1
    if None in ways:
        return
    missed = {core: n * weight / total for core, weight in weights.items() if core not in found}
    if sum(missed.values()) > MISSED_LIMIT:
        never = kit.game.State.from_bytes(bytes(truth.raw[: Stream.n_bytes]) + max(missed, key=missed.__getitem__))
        raise Broken(
            f"{len(missed)} worlds never come up, though expected {sum(missed.values()):.0f} times in all, "
            f"for seat {seat + 1} of: {write(kit, truth)}; here is one: {write(kit, never)}"
        )
    # Worlds expected less than five times are counted together, as the chi-square test wants it.
    pairs, rare = [], [0.0, 0.0]
    for core, weight in weights.items():
        expected = n * weight / total
        if expected >= 5:
            pairs.append([found[core], expected])
        else:
            rare = [rare[0] + found[core], rare[1] + expected]
    if rare[1] >= 5:
        pairs.append(rare)
    deviate = chi_square_deviate([p[0] for p in pairs], [p[1] for p in pairs])
    if deviate > Z_LIMIT:
        raise Broken(
            f"worlds come up in the wrong proportion ({deviate:.1f} sigma) for seat {seat + 1} of: {write(kit, truth)}"
        )


def chi_square_deviate(found: list[float], expected: list[float]) -> float:
    """How far counts lie from what was expected, as a normal deviate (Wilson and Hilferty's approximation)."""
    k = len(expected) - 1
    if k < 1:
        return 0.0
    x = sum((f - e) ** 2 / e for f, e in zip(found, expected, strict=True))
    return float(((x / k) ** (1 / 3) - (1 - 2 / (9 * k))) / math.sqrt(2 / (9 * k)))


def _opened(kit: Kit, n_seats: int) -> tuple[Any, list[Event]]:
    s, log = kit.game.State(), Log()
    kit.game.rules.setup(kit.game.box, s, n_seats, log)
    return s, list(events(log))


def _played(kit: Kit, s: Any, actor: int, move: int) -> tuple[Any, list[Event]]:
    after, log = s.copy(), Log()
    kit.game.rules.apply(kit.game.box, after, actor, move, log)
    return after, list(events(log))


def _core(s: Any) -> bytes:
    """The bytes of a state without its stream, which comes first."""
    return bytes(s.raw[Stream.n_bytes :])


def _distinct(states: list[Any]) -> list[Any]:
    return list({bytes(s): s for s in states}.values())
