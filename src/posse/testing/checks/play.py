"""Checks of play itself: moves, refusals, conservation, ends."""

from __future__ import annotations

from collections import Counter
from typing import Any

import numpy as np

from posse.engine.log import ALL, NOTHING
from posse.engine.rng import STREAM_FIELDS, Stream, below, key_from_seed, put_key
from posse.engine.struct import refuse_padding
from posse.engine.table import Illegal, Table
from posse.testing.kit import (
    Broken,
    Kit,
    Where,
    acting,
    games,
    legal,
    positions,
    resample,
    some_positions,
    steps,
    view,
    write,
)

MAX_PLIES_AT_THE_TABLE = 40


def no_padding(kit: Kit) -> None:
    """Structs have no padding byte, and a view has no field of a stream."""
    for kind in (kit.game.rules.Box, kit.game.State, kit.game.View):
        try:
            refuse_padding(kind)
        except TypeError as error:
            raise Broken(str(error)) from None
    if found := [field.name for field in kit.game.View.fields if field.name in STREAM_FIELDS]:
        raise Broken(f"a view holds the stream's {found[0]}")


def box_is_not_written(kit: Kit) -> None:
    """No rule writes to the box."""
    before = bytes(kit.game.box)
    for n_seats, s, stream in games(kit):
        for step in steps(kit, s, stream):
            for seat in range(-1, n_seats):
                resample(kit, view(kit, step.after, seat), stream)
            if bytes(kit.game.box) != before:
                kit.game.box.raw[:] = before
                raise Broken(f"the box was written to: {step.where(kit)}")
        kit.game.rules.payoff(kit.game.box, s, np.zeros((2, n_seats)))
        if bytes(kit.game.box) != before:
            kit.game.box.raw[:] = before
            raise Broken(f"the box was written to at the end of a game: {write(kit, s)}")


def asking_changes_nothing(kit: Kit) -> None:
    """`actors`, `turn`, `legal` and `view` leave the state as it was."""
    for n_seats, s, _ in positions(kit):
        before = bytes(s)
        for seat in range(n_seats):
            legal(kit, s, seat)
            view(kit, s, seat)
        acting(kit, s)
        kit.game.rules.turn(kit.game.box, s)
        if bytes(s) != before:
            raise Broken(
                f"asking changed the state: {kit.game.paper.position.write(kit.game.State.from_bytes(before))}"
            )


def moves_are_listed_well(kit: Kit) -> None:
    """Those who may act have moves, others have none; every move is listed once; `turn` is one of those who may act."""
    for n_seats, s, _ in positions(kit):
        seats, turn = acting(kit, s), kit.game.rules.turn(kit.game.box, s)
        if turn != -1 if not seats else turn not in seats:
            raise Broken(f"turn is {turn}, but the actors are {seats}: {write(kit, s)}")
        for seat in range(n_seats):
            moves = legal(kit, s, seat)
            if bool(moves) != (seat in seats):
                raise Broken(f"seat {seat + 1} may act: {seat in seats}, but has {len(moves)} moves: {write(kit, s)}")
            if len(set(moves)) != len(moves) or not all(0 <= move < kit.game.n_moves for move in moves):
                raise Broken(f"seat {seat + 1} is offered {moves}: {write(kit, s)}")


def every_legal_move_applies(kit: Kit) -> None:
    """Every legal move of every seat can be played and leaves no count below zero."""
    for _, s, _ in some_positions(kit):
        for seat in acting(kit, s):
            for move in legal(kit, s, seat):
                _must_apply(kit, s, seat, move)


def _must_apply(kit: Kit, s: Any, seat: int, move: int) -> None:
    after = s.copy()
    what = _move(kit, move, seat, s)
    try:
        kit.game.rules.apply(kit.game.box, after, seat, move, None)
        kit.game.rules.turn(kit.game.box, after)
        held = kit.game.paper.census(kit.game.box, after)
    except Exception as error:
        raise Broken(f"a legal move cannot be played ({error!r}): {what}") from error
    for place, items in held.items():
        if any(n < 0 for n in items.values()):
            raise Broken(f"less than nothing at {kit.game.paper.places[place]} after {what}")


def every_other_move_is_refused(kit: Kit) -> None:
    """A move is refused, with the number of a rule, just when it is not legal; and a refusal changes nothing."""
    game = kit.game
    for n_seats, s, _ in some_positions(kit):
        for seat in range(n_seats):
            moves, v = legal(kit, s, seat), view(kit, s, seat)
            for move in range(game.n_moves):
                rule = game.paper.why_not(kit.game.box, v, move)
                what = _move(kit, move, seat, s)
                if move in moves and rule is not None:
                    raise Broken(f"a legal move is refused by {rule}: {what}")
                if move not in moves and rule is None:
                    raise Broken(f"no rule forbids an illegal move: {what}")
                if rule is not None and rule not in game.paper.rule_numbers:
                    raise Broken(f"there is no rule {rule}: {what}")
    _refused_at_the_table(kit)


def _move(kit: Kit, move: int, seat: int, s: object) -> Where:
    return Where(lambda: f"{kit.game.paper.moves.write(move)!r} by seat {seat + 1} in: {write(kit, s)}")


def _refused_at_the_table(kit: Kit) -> None:
    """The one door keeps to it: some plies of a random game, and everything that may not be played in them."""
    stream = Stream()
    put_key(stream, key_from_seed(kit.seed))
    for n_seats in kit.game.seats:
        table = Table(kit.game, key_from_seed(below(stream, 1000)), n_seats)
        while not table.is_over() and len(table.plies) < MAX_PLIES_AT_THE_TABLE:
            for seat in range(n_seats):
                _must_refuse(table, seat)
            offer = table.offer(table.turn())
            table.play(offer.moves[below(stream, len(offer.moves))], table.turn(), offer.number)


def _must_refuse(table: Table, seat: int) -> None:
    """Everything that a seat may not play now."""
    offer, before = table.offer(seat), table.digest()
    for move in table.game.paper.moves.phrases:
        if move in offer.moves:
            continue
        try:
            table.play(move, seat, offer.number)
        except Illegal:
            continue
        raise Broken(f"the table played {move!r}, which is not legal")
    if table.digest() != before or table.offer(seat) != offer:
        raise Broken(f"a refusal changed the table: {table.position()}")


def refusals_cite_their_rule(kit: Kit) -> None:
    """The examples given with the game are refused by the rules they name."""
    cited = set()
    for example in kit.refusals:
        s = kit.game.paper.position.read(example.position)
        move = kit.game.paper.moves.read(example.move)
        rule = kit.game.paper.why_not(kit.game.box, view(kit, s, example.seat), move)
        if rule != example.rule:
            raise Broken(f"{example.move!r} is refused by {rule}, not by {example.rule}: {example.position}")
        cited.add(example.rule)
    for n_seats, s, _ in some_positions(kit):
        for seat in range(n_seats):
            v = view(kit, s, seat)
            for move in range(kit.game.n_moves):
                rule = kit.game.paper.why_not(kit.game.box, v, move)
                if rule is not None and rule not in cited:
                    raise Broken(f"no example shows a refusal by {rule}; here is one: {write(kit, s)}")


def conserved(kit: Kit) -> None:
    """Nothing vanishes and nothing appears, and the events say where everything went."""
    for _, s, stream in games(kit):
        check_count(kit, s, "at the opening")
        for step in steps(kit, s, stream):
            check_count(kit, step.after, step.where(kit))
            folded = kit.game.paper.census(kit.game.box, step.before)
            for event in step.events:
                if event.item == ALL:
                    gone = folded.pop(event.source, Counter())
                    folded.setdefault(event.target, Counter()).update(gone)
                elif event.item != NOTHING:
                    folded.setdefault(event.source, Counter())[event.item] -= event.n
                    folded.setdefault(event.target, Counter())[event.item] += event.n
            for place, items in kit.game.paper.census(kit.game.box, step.after).items():
                if _some(items) != _some(folded.get(place, Counter())):
                    raise Broken(f"events do not explain {kit.game.paper.places[place]}: {step.where(kit)}")


def check_count(kit: Kit, s: object, where: object) -> None:
    """Everything the box holds is there, and nothing less than nothing anywhere."""
    found: Counter[int] = Counter()
    for place, items in kit.game.paper.census(kit.game.box, s).items():
        found.update(items)
        if any(n < 0 for n in items.values()):
            raise Broken(f"less than nothing at {kit.game.paper.places[place]}: {where}")
    for item, n in kit.game.paper.contents(kit.game.box).items():
        if found[item] != n:
            raise Broken(f"{found[item]} × {kit.game.paper.items[item]}, not {n}: {where}")


def _some(items: Counter[int]) -> dict[int, int]:
    return {item: n for item, n in items.items() if n}


def games_end(kit: Kit) -> None:
    """Every game ends under the ply cap, and the shares of the win add up to one."""
    for n_seats, s, stream in games(kit):
        for _ in steps(kit, s, stream):
            pass
        out = np.zeros((2, n_seats))
        kit.game.rules.payoff(kit.game.box, s, out)
        if abs(out[0].sum() - 1) > 1e-9 or (out[0] < 0).any():
            raise Broken(f"the shares of the win are {out[0].tolist()}: {write(kit, s)}")
