"""Checks of what seats see: events complete, nothing hidden told."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

from posse.engine.game import Holdings
from posse.engine.log import ALL, HIDDEN, NOTHING, Event, Log, events, told
from posse.engine.rng import Stream, below
from posse.engine.takeback import can_be_taken_back
from posse.testing.checks.play import check_count
from posse.testing.kit import (
    Broken,
    Kit,
    Step,
    Where,
    acting,
    games,
    legal,
    positions,
    resample,
    steps,
    view,
    with_stream_of,
    write,
)

LOOK_AHEAD = 8  # plies played on from a resampled world
ONE_IN = 3  # positions from which that is done: every ply still lies ahead of two or three of them
WORLDS = 4  # in which a move that can be taken back is tried


def events_are_complete(kit: Kit) -> None:
    """The events a seat is told, folded over what it saw before, give what it sees next."""
    for n_seats, s, stream in games(kit):
        for step in steps(kit, s, stream):
            for seat in range(-1, n_seats):
                _must_lead_on(kit, step, seat)


def _must_lead_on(kit: Kit, step: Step, seat: int) -> None:
    """The events of a ply, from what a seat saw before to what it sees after."""
    folded = kit.game.paper.sight(kit.game.box, view(kit, step.before, seat))
    for event in told(step.events, seat):
        _fold(kit, folded, event, step.where(kit))
    seen = kit.game.paper.sight(kit.game.box, view(kit, step.after, seat))
    truth = kit.game.paper.census(kit.game.box, step.after)
    if seen.keys() != truth.keys():
        raise Broken(f"sight and census know different places: {sorted(seen.keys() ^ truth.keys())}")
    for place, items in seen.items():
        if not _agree(folded.get(place, Counter()), items):
            what = f"{kit.game.paper.places[place]} of seat {seat + 1}'s view"
            raise Broken(f"the events do not lead to {what}: {step.where(kit)}")


def _fold(kit: Kit, held: Holdings, event: Event, where: object) -> None:
    paper = kit.game.paper
    if event.item == NOTHING:
        return
    if event.item == ALL:
        gone, held[event.source] = held[event.source], Counter()
        if gone.total() != event.n:
            raise Broken(f"{event.n} cannot be all that lies at {paper.places[event.source]}: {where}")
        held[event.target].update(gone)
        return
    if event.source == event.target:  # nothing moves: the seat is shown what lies there
        place = held[event.source]
        place[HIDDEN] -= event.n - place[event.item]
        place[event.item] = event.n
        if place[HIDDEN] < 0:
            raise Broken(f"{paper.events[event.what]!r} shows what is not at {paper.places[event.source]}: {where}")
        return
    if event.source in held:
        source = held[event.source]
        item = event.item if source[event.item] >= event.n else HIDDEN
        if source[item] < event.n:  # shuffled, or gone unseen: which of those that lay there, the seat cannot say
            source = held[event.source] = Counter({HIDDEN: source.total()})
        source[item] -= event.n
        if source[item] < 0:
            raise Broken(f"{paper.events[event.what]!r} takes what is not at {paper.places[event.source]}: {where}")
    if event.target in held:  # a place nobody counts, such as a bank, is without end
        held[event.target][event.item] += event.n


def _agree(folded: Counter[int], seen: Counter[int]) -> bool:
    if seen[HIDDEN]:  # a place whose contents the seat cannot name: only how many
        return folded.total() == seen.total()
    return +folded == +seen


def worlds_look_alike(kit: Kit) -> None:
    """A resampled world gives its seat the same view, the same actors and the same offer in the same order."""
    for n_seats, s, stream in positions(kit):
        for seat in range(-1, n_seats):
            v = view(kit, s, seat)
            world = resample(kit, v, stream)
            where = _in_both(kit, f"seat {seat + 1}", s, world)
            if view(kit, world, seat) != v:
                raise Broken(f"a resampled world looks different to {where}")
            check_count(kit, world, _in_both(kit, f"in a world resampled for seat {seat + 1}", s, world))
            if _asked(kit, world) != _asked(kit, s):
                raise Broken(f"who may act, or whose turn it is, depends on what is hidden from {where}")
            if seat >= 0 and legal(kit, world, seat) != legal(kit, s, seat):
                raise Broken(f"its moves, or their order, depend on what is hidden from {where}")


def worlds_play_alike(kit: Kit) -> None:
    """The same moves, from the state and from a resampled world, tell a seat the same until a rule shows otherwise."""
    for n_seats, s, stream in positions(kit):
        if below(stream, ONE_IN):
            continue
        for seat in range(-1, n_seats):
            world = resample(kit, view(kit, s, seat), stream)
            _play_both(kit, with_stream_of(s, world), world, seat, stream)


def taking_back_teaches_nothing(kit: Kit) -> None:
    """A move that can be taken back looks the same to its seat in every world that looked the same before."""
    for _, s, stream in games(kit):
        for step in steps(kit, s, stream):
            if not can_be_taken_back(kit.game, step.before, step.after, step.seat, step.events):
                continue
            v, seen = (view(kit, state, step.seat) for state in (step.before, step.after))
            for _ in range(WORLDS):
                world = resample(kit, v, stream)
                heard = _told(kit, world, step.seat, step.move, step.seat)
                looks_alike = view(kit, world, step.seat) == seen and _asked(kit, world) == _asked(kit, step.after)
                if not looks_alike or heard != list(told(step.events, step.seat)):
                    raise Broken(f"what can be taken back taught its seat something: {step.where(kit)}")


def _play_both(kit: Kit, s: Any, world: Any, seat: int, stream: Stream) -> None:
    for _ in range(LOOK_AHEAD):
        seats = acting(kit, s)
        if not seats:
            return
        actor = seats[below(stream, len(seats))]
        moves = [move for move in legal(kit, s, actor) if move in legal(kit, world, actor)]
        if not moves:
            return
        move = moves[below(stream, len(moves))]
        where = _in_both(kit, f"seat {actor + 1} plays {kit.game.paper.moves.write(move)!r}", s, world)
        told, told_there = (_told(kit, state, actor, move, seat) for state in (s, world))
        if told != told_there:
            for a, b in zip([*told, None], [*told_there, None], strict=False):
                if a != b:
                    _must_be_shown(kit, a, b, seat, where)
                    return
        if view(kit, s, seat) != view(kit, world, seat):
            raise Broken(f"seat {seat + 1} learns what no event told it when {where}")
        if _asked(kit, s) != _asked(kit, world):
            raise Broken(f"who is asked depends on what is hidden from seat {seat + 1} when {where}")
        if seat >= 0 and legal(kit, s, seat) != legal(kit, world, seat):
            raise Broken(f"what seat {seat + 1} may do depends on what is hidden from it when {where}")


def _in_both(kit: Kit, who: str, s: Any, world: Any) -> Where:
    kept = [bytes(s), bytes(world)]  # as they are now
    return Where(lambda: f"{who} in: {' and in: '.join(write(kit, kit.game.State.from_bytes(one)) for one in kept)}")


def _asked(kit: Kit, s: Any) -> tuple[list[int], int]:
    return acting(kit, s), kit.game.rules.turn(kit.game.box, s)


def _told(kit: Kit, s: Any, actor: int, move: int, seat: int) -> list[Event]:
    log = Log()
    kit.game.rules.apply(kit.game.box, s, actor, move, log)
    return list(told(events(log), seat))


def _must_be_shown(kit: Kit, a: Event | None, b: Event | None, seat: int, where: object) -> None:
    """Two worlds may part where a card is shown, or where an event tells something by its rule."""
    if a is not None and b is not None and a._replace(item=b.item) == b:
        return
    for event in (a, b):
        if event is not None and event.what not in kit.game.paper.telling:
            name = kit.game.paper.events[event.what]
            raise Broken(f"{name!r} tells seat {seat + 1} something hidden from it when {where}")


def json_is_the_view(kit: Kit) -> None:
    """The JSON of a view holds its fields and nothing else."""
    fields = {field.name for field in kit.game.View.fields if not field.name.startswith("spare")}
    for n_seats, s, _ in positions(kit):
        for seat in range(-1, n_seats):
            v = view(kit, s, seat)
            found = json.loads(json.dumps(v.as_dict()))
            if found.keys() != fields:
                raise Broken(f"the JSON of a view has different fields: {sorted(found.keys() ^ fields)}")
            for name, value in found.items():
                truth = getattr(v, name)
                if value != (truth.tolist() if isinstance(truth, memoryview) else truth):
                    raise Broken(f"the JSON of a view has a different {name}: {value}")
