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
from math import sqrt
from typing import Any, NamedTuple

from posse.engine.drivers import pay
from posse.engine.reals import exp
from posse.engine.rng import below, split
from posse.engine.rule import rule
from posse.engine.struct import FloatGrid, FloatRow, Grid, Row
from posse.engine.workspace import Workspace

from .policies import best_of, muddle

turn: Callable[[Any, Any], int]
legal: Callable[[Any, Any, int, Row], int]
apply: Callable[[Any, Any, int, int, None], None]
view: Callable[[Any, Any, int, Any], None]
resample: Callable[[Any, Any, Any, Any], None]
blank: Callable[[Sequence[Any], int, Sequence[Any]], None]
weigh: Callable[[Any, Any, Row, int, FloatRow], None]
epoch: Callable[[Any, Any], int]
outlook: Callable[[Any, Any, FloatGrid], None]
reopen: Callable[[Any, Any, int, Row], int]
close: Callable[[Any, Any, int, int], None]
DOUBT: float
PLY_CAP: int

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


class Tree(NamedTuple):
    """A tree of views, as large as it may become."""

    roots: Sequence[Any]  # one: the view that is searched from, which is node 0
    words: Any  # the bytes of the workspace's view, eight at a time
    path: Grid  # [i]: node and edge of the i-th own decision
    slots: Any  # [slot]: digest of a view, and its node + 1
    nodes: Any  # [node]: first edge, edges, visits
    edges: Any  # [edge]: visits, win shares, prior, scores
    counts: Row  # nodes and edges so far


@rule
def slot_of(slots: Any, digest: int) -> int:
    """Where a digest stands, or would."""
    n_slots = len(slots)
    slot = digest % n_slots
    while slots[slot, NODE] > 0 and slots[slot, DIGEST] != digest:
        slot = slot + 1 if slot + 1 < n_slots else 0
    return slot


@rule
def grow(tree: Tree, n: int, likings: FloatRow) -> int:
    """A new node whose moves have these likings; -1: the tree is full."""
    node = tree.counts[N_NODES]
    first = tree.counts[N_EDGES]
    if node >= len(tree.nodes) or first + n > len(tree.edges):
        return -1
    tree.counts[N_NODES] = node + 1
    tree.counts[N_EDGES] = first + n
    tree.nodes[node, FIRST] = first
    tree.nodes[node, N_MOVES] = n
    tree.nodes[node, SEEN] = 0
    edges = tree.edges
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
def most_promising(tree: Tree, node: int) -> int:
    """The move to try next: what has done well, and what the deputy likes and has been tried little."""
    edges = tree.edges
    first = tree.nodes[node, FIRST]
    n = tree.nodes[node, N_MOVES]
    value = 0.0
    for i in range(n):
        value += edges[first + i, VALUE]
    seen = tree.nodes[node, SEEN]
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
def habitual(work: Workspace, n: int) -> int:
    """The number of the move that a deputy plays who has the view, or now and then a greenhorn."""
    likings = work.likings
    stream = work.streams[0]
    weigh(work.boxes[0], work.views[0], work.moves, n, likings)
    if below(stream, SLIP) == 0:
        muddle(likings, n, stream)
    return best_of(likings, n, stream)


@rule
def show(work: Workspace, seat: int) -> None:
    """What a seat knows in the world, as the workspace's view."""
    blank(work.views, 0, work.no_views)
    view(work.boxes[0], work.states[0], seat, work.views[0])


@rule
def guess(work: Workspace, root: Any) -> None:
    """A world that fits a view, where what others have chosen in secret is what they would choose."""
    box = work.boxes[0]
    s = work.states[0]
    resample(box, root, s, work.scratches[0])
    for other in range(s.n_seats):
        n = reopen(box, s, other, work.moves) if other != root.seat else 0
        if n > 0:
            chosen = 0
            if n > 1:
                show(work, other)
                chosen = habitual(work, n)
            close(box, s, other, work.moves[chosen])


@rule
def node_of_view(work: Workspace, tree: Tree, n: int) -> int:
    """The node of the workspace's view, grown where it is new, with no visits; -1: the tree is full."""
    digest = digest_of(tree.words, len(tree.words))
    slot = slot_of(tree.slots, digest)
    node: int = tree.slots[slot, NODE] - 1
    if node < 0:
        weigh(work.boxes[0], work.views[0], work.moves, n, work.likings)
        node = grow(tree, n, work.likings)
        tree.slots[slot, DIGEST] = digest
        tree.slots[slot, NODE] = node + 1
    return node


@rule
def play_on(work: Workspace, tree: Tree, span: int) -> int:
    """Play a world down the tree, and on by habit; returns how many own decisions lie on the path."""
    box = work.boxes[0]
    s = work.states[0]
    me = tree.roots[0].seat
    now = epoch(box, s)
    n_epochs = 0
    n_plies = 0
    depth = 0
    is_in_tree = 1
    seat = me  # it may act, whoever else may, too
    while seat >= 0 and n_plies < PLY_CAP and (span == 0 or n_epochs < span):
        n = legal(box, s, seat, work.moves)
        chosen = 0
        if n > 1:
            show(work, seat)
            node = -1
            if is_in_tree > 0 and seat == me:
                node = node_of_view(work, tree, n)
                is_in_tree = 1 if node >= 0 and tree.nodes[node, SEEN] > 0 and depth + 1 < MAX_DEPTH else 0
            if node >= 0:
                chosen = most_promising(tree, node)
                tree.path[depth, 0] = node
                tree.path[depth, 1] = tree.nodes[node, FIRST] + chosen
                depth += 1
            else:
                chosen = habitual(work, n)
        apply(box, s, seat, work.moves[chosen], None)
        n_plies += 1
        seat = turn(box, s)
        then = epoch(box, s)
        if then != now:
            now = then
            n_epochs += 1
    return depth


@rule
def reckon(work: Workspace) -> None:
    """What a world came to, or promises."""
    box = work.boxes[0]
    s = work.states[0]
    if turn(box, s) < 0:
        pay(box, s, s.n_seats, work.out)
        return
    for seat in range(s.n_seats):
        work.out[0, seat] = 0.0
        work.out[1, seat] = 0.0
    outlook(box, s, work.out)


def search(work: Workspace, tree: Tree, first: int, n_iterations: int, span: int) -> None:
    """Iterations first … first + n_iterations - 1 of the master key; `span`: epochs to play, 0: to the end."""
    me = tree.roots[0].seat
    for i in range(first, first + n_iterations):
        blank(work.states, 0, work.blanks)
        split(work.master, 2 * i, work.states[0])
        split(work.master, 2 * i + 1, work.streams[0])
        guess(work, tree.roots[0])
        depth = play_on(work, tree, span)
        reckon(work)
        for k in range(depth):
            node = tree.path[k, 0]
            edge = tree.path[k, 1]
            tree.nodes[node, SEEN] += 1
            tree.edges[edge, VISITS] += 1.0
            tree.edges[edge, VALUE] += work.out[0, me]
            tree.edges[edge, SCORE] += work.out[1, me]
