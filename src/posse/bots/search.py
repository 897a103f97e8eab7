"""Searching: information-set Monte Carlo tree search, written once for all games.

Every iteration guesses a world that fits all the seat has seen (`resample`), in which others have chosen in secret as
deputies would. It is played down the tree, and from its edge on by the deputy's habits, to the end of the game or of an
epoch. The tree knows no worlds: a node is all the seat has seen by then, found by a digest of its View. So the seat
acts on nothing it cannot know, choices made in secret side by side included, and equal views have equal moves. In the
tree, too, others play as deputies, each by its own View and for its own good.

The names declared below are filled in when the driver is bound to a game and its habits.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import exp, sqrt
from typing import Any

from posse.engine.rng import Stream, below, split
from posse.engine.rule import rule
from posse.engine.struct import FloatGrid, FloatRow, Grid, Row

from .policies import best_of, muddle

turn: Callable[[Any, Any], int]
legal: Callable[[Any, Any, int, Row], int]
apply: Callable[[Any, Any, int, int, None], None]
payoff: Callable[[Any, Any, FloatGrid], None]
view: Callable[[Any, Any, int, Any], None]
resample: Callable[[Any, Any, Any], None]
blank: Callable[[Sequence[Any], int, Sequence[Any]], None]
weigh: Callable[[Any, Any, Row, int, FloatRow], None]
epoch: Callable[[Any, Any], int]
outlook: Callable[[Any, Any, FloatGrid], None]
reopen: Callable[[Any, Any, int, Row], int]
close: Callable[[Any, Any, int, int], None]
DOUBT: float

BOLDNESS = 0.7  # how much is tried beside what looks best
BROADNESS = 0.1  # the part of a move's prior that all moves have alike
SLIP = 8  # one decision of a deputy in so many is a greenhorn's

MAX_DEPTH = 256  # own decisions in the tree
VISITS, VALUE, PRIOR, SCORE = range(4)  # of an edge: how often tried; sums of win shares and scores
N_EDGE = 4
FIRST, N_MOVES, SEEN = range(3)  # of a node: its first edge, its edges, visits
N_NODE = 3
DIGEST, NODE = range(2)  # of a slot; NODE: + 1
N_SLOT = 2
N_NODES, N_EDGES = range(2)  # counts
_MULTIPLIER = 0x1E35A7BD6C8E9CF5
_MASK = (1 << 62) - 1


@rule
def digest_of(words: Row, n: int) -> int:
    """Of a view's bytes, eight at a time."""
    digest = n
    for i in range(n):
        digest = ((digest ^ words[i]) * _MULTIPLIER) & _MASK
        digest ^= digest >> 29
    return digest


@rule
def slot_of(slots: Grid, n_slots: int, digest: int) -> int:
    """Where a digest stands, or would."""
    slot = digest % n_slots
    while slots[slot, NODE] > 0 and slots[slot, DIGEST] != digest:
        slot = slot + 1 if slot + 1 < n_slots else 0
    return slot


@rule
def grow(nodes: Grid, edges: FloatGrid, counts: Row, max_nodes: int, max_edges: int, n: int, likings: FloatRow) -> int:
    """A new node whose moves have these likings; -1: the tree is full."""
    node = counts[N_NODES]
    first = counts[N_EDGES]
    if node >= max_nodes or first + n > max_edges:
        return -1
    counts[N_NODES] = node + 1
    counts[N_EDGES] = first + n
    nodes[node, FIRST] = first
    nodes[node, N_MOVES] = n
    nodes[node, SEEN] = 0
    most = likings[0]
    for i in range(1, n):
        most = max(most, likings[i])
    total = 0.0
    for i in range(n):
        prior = exp((likings[i] - most) / DOUBT) if DOUBT > 0.0 else 1.0
        total += prior
        edges[first + i, VISITS] = 0.0
        edges[first + i, VALUE] = 0.0
        edges[first + i, SCORE] = 0.0
        edges[first + i, PRIOR] = prior
    for i in range(n):
        edges[first + i, PRIOR] = (1.0 - BROADNESS) * edges[first + i, PRIOR] / total + BROADNESS / n
    return node


@rule
def most_promising(nodes: Grid, edges: FloatGrid, node: int) -> int:
    """The move to try next: what has done well, and what the deputy likes and has been tried little."""
    first = nodes[node, FIRST]
    n = nodes[node, N_MOVES]
    value = 0.0
    for i in range(n):
        value += edges[first + i, VALUE]
    seen = nodes[node, SEEN]
    untried = value / seen if seen > 0 else 0.0
    reach = BOLDNESS * sqrt(seen + 1.0)
    best = 0
    most = -1.0
    for i in range(n):
        visits = edges[first + i, VISITS]
        mean = edges[first + i, VALUE] / visits if visits > 0.0 else untried
        promise = mean + reach * edges[first + i, PRIOR] / (1.0 + visits)
        if promise > most:
            most = promise
            best = i
    return best


@rule
def habitual(box: Any, v: Any, moves: Row, n: int, likings: FloatRow, stream: Stream) -> int:
    """The number of the move that a deputy plays, or now and then a greenhorn."""
    weigh(box, v, moves, n, likings)
    if below(stream, SLIP) == 0:
        muddle(likings, n, stream)
    return best_of(likings, n, stream)


@rule
def guess(
    box: Any,
    root: Any,
    s: Any,
    views: Sequence[Any],
    no_views: Sequence[Any],
    moves: Row,
    likings: FloatRow,
    stream: Stream,
) -> None:
    """A world that fits a view, where what others have chosen in secret is what they would choose."""
    resample(box, root, s)
    for other in range(s.n_seats):
        n = reopen(box, s, other, moves) if other != root.seat else 0
        if n > 0:
            chosen = 0
            if n > 1:
                blank(views, 0, no_views)
                view(box, s, other, views[0])
                chosen = habitual(box, views[0], moves, n, likings, stream)
            close(box, s, other, moves[chosen])


def search(
    boxes: Sequence[Any],
    roots: Sequence[Any],
    states: Sequence[Any],
    blanks: Sequence[Any],
    views: Sequence[Any],
    no_views: Sequence[Any],
    words: Row,
    n_words: int,
    streams: Sequence[Stream],
    moves: Row,
    likings: FloatRow,
    out: FloatGrid,
    path: Grid,
    slots: Grid,
    nodes: Grid,
    edges: FloatGrid,
    counts: Row,
    sizes: Row,
    master: Row,
    first: int,
    n_iterations: int,
    span: int,
    ply_cap: int,
) -> None:
    """Iterations first … first + n_iterations - 1 of a key, from the view in roots[0]; `words` are views[0]'s bytes.

    The root is node 0. sizes: slots, nodes and edges there are.
    """
    box = boxes[0]
    s = states[0]
    stream = streams[0]
    me = roots[0].seat
    for i in range(first, first + n_iterations):
        blank(states, 0, blanks)
        split(master, 2 * i, s)
        split(master, 2 * i + 1, stream)
        guess(box, roots[0], s, views, no_views, moves, likings, stream)
        now = epoch(box, s)
        n_epochs = 0
        depth = 0
        n_plies = 0
        is_in_tree = 1
        seat = me  # it may act, whoever else may, too
        while seat >= 0 and n_plies < ply_cap and (span == 0 or n_epochs < span):
            n = legal(box, s, seat, moves)
            chosen = 0
            if n > 1:
                blank(views, 0, no_views)
                view(box, s, seat, views[0])
                node = -1
                if is_in_tree > 0 and seat == me:
                    digest = digest_of(words, n_words)
                    slot = slot_of(slots, sizes[0], digest)
                    node = slots[slot, NODE] - 1
                    if node < 0:
                        is_in_tree = 0
                        weigh(box, views[0], moves, n, likings)
                        node = grow(nodes, edges, counts, sizes[1], sizes[2], n, likings)
                        slots[slot, DIGEST] = digest
                        slots[slot, NODE] = node + 1
                if node >= 0:
                    chosen = most_promising(nodes, edges, node)
                    path[depth, 0] = node
                    path[depth, 1] = nodes[node, FIRST] + chosen
                    depth += 1
                    if depth == MAX_DEPTH:
                        is_in_tree = 0
                else:
                    chosen = habitual(box, views[0], moves, n, likings, stream)
            apply(box, s, seat, moves[chosen], None)
            n_plies += 1
            seat = turn(box, s)
            then = epoch(box, s)
            if then != now:
                now = then
                n_epochs += 1
        for other in range(s.n_seats):
            out[0, other] = 0.0
            out[1, other] = 0.0
        if seat < 0:
            payoff(box, s, out)
        else:
            outlook(box, s, out)
        for k in range(depth):
            nodes[path[k, 0], SEEN] += 1
            edges[path[k, 1], VISITS] += 1.0
            edges[path[k, 1], VALUE] += out[0, me]
            edges[path[k, 1], SCORE] += out[1, me]
