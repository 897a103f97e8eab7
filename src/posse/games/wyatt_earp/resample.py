"""Another deal that fits what a seat knows.

A deal is guessed step by step, each step evenly among the cards that can be it, and thrown away as soon as it
contradicts something: what searches picked, then what is left of a renewed draw pile and who drew the rest, then the
hands. Where cards are dealt into fewer places than there might have been, the deal is kept with just
that chance, so that every way to deal stays as likely as any other.
"""

from __future__ import annotations

from typing import Annotated

from posse.engine.rng import below, draw_one
from posse.engine.rule import rule
from posse.engine.struct import Grid, Row, Struct

from .box import Box
from .cards import MAX_SEATS, N_KINDS, N_OUTLAWS
from .memory import n_on_table
from .state import FOUND, State, copy_open
from .view import View, age_of

MAX_TRIES = 20_000  # the truth itself is always among the deals that fit, and no game comes near


class Scratch(Struct):
    """Notes on a deal that is being guessed."""

    base: Annotated[Row, "i1", N_KINDS]  # all cards less those on the table, in one's own hand or known in others'
    under: Annotated[Row, "i1", N_KINDS]  # what became the draw pile and was not seen since
    loose: Annotated[Row, "i1", N_KINDS]  # cards still to be dealt
    gone: Annotated[Grid, "i1", 2, N_KINDS]  # [renewed, kind]: what this seat knows to be picked
    undrawn: Annotated[Row, "i1", MAX_SEATS]  # [seat]: how many of its draws are not guessed yet
    lacking: Annotated[Row, "i1", MAX_SEATS]  # [seat]: cards that its hand lacks, but for what searches took


@rule
def resample(box: Box, v: View, s: State, scratch: Scratch) -> None:
    copy_open(v, s)
    s.found = v.found
    for kind in range(N_KINDS):
        scratch.base[kind] = box.copies[kind] - n_on_table(v, kind)
        for other in range(v.n_seats):
            scratch.base[kind] -= v.hand[kind] if other == v.seat else v.known[other, kind]
    for _ in range(MAX_TRIES):
        lay_out(v, s, scratch)
        if guess_picks(v, s, scratch) and guess_cards(v, s, scratch) and questions_hold(v, s):
            break
    if v.seat >= 0:
        for kind in range(N_KINDS):
            s.drew[v.seat, kind] = v.drew[kind]


@rule
def lay_out(v: View, s: State, scratch: Scratch) -> None:
    """What this seat knows of where cards are."""
    for other in range(v.n_seats):
        s.n_hand[other] = 0
        for kind in range(N_KINDS):
            s.hand[other, kind] = v.hand[kind] if other == v.seat else v.known[other, kind]
            s.n_hand[other] += s.hand[other, kind]
            s.drew[other, kind] = 0
    for kind in range(N_KINDS):
        s.discards[kind] = v.seen[kind]
        scratch.under[kind] = v.under[kind]
        scratch.gone[0, kind] = v.gone[0, kind]
        scratch.gone[1, kind] = v.gone[1, kind]


@rule
def guess_picks(v: View, s: State, scratch: Scratch) -> bool:
    """WE-61: what each search took, as likely as there were cards of it; then what is left to be dealt, into `pile`.

    A card that its seat has not shown since is still in that hand. One that was shown may have come back to the discard
    pile, or lie on the table, and then was seen twice.
    """
    for kind in range(N_KINDS):
        s.pile[kind] = scratch.base[kind]
    for i in range(v.n_picks):
        s.pick_kind[i] = v.pick_kind[i]
        seat = v.pick_seat[i]
        if seat == v.seat:
            continue
        kind = guess_pick(v, s, scratch, i)
        if kind < 0:
            return False
        s.pick_kind[i] = kind
        if not v.pick_shown[i] >> kind & 1:
            s.hand[seat, kind] += 1
            s.n_hand[seat] += 1
            s.pile[kind] -= 1
    if v.phase == FOUND and v.active != v.seat:
        s.found = s.pick_kind[v.n_picks - 1] + 1
    for kind in range(N_KINDS):
        s.pile[kind] -= s.discards[kind]
        if s.pile[kind] < 0:
            return False
    for other in range(v.n_seats):
        scratch.lacking[other] = v.n_hand[other] - s.n_hand[other]
        if scratch.lacking[other] < 0:
            return False
    return True


@rule
def guess_pick(v: View, s: State, scratch: Scratch, i: int) -> int:
    """The kind that was picked; -1: there is none that fits."""
    age = age_of(v, i)
    looked = v.seat >= 0 and i < v.looked[age, v.seat]
    forced = -1 if looked else must_be(v, s, scratch, i, age)
    n = 0
    for kind in range(N_KINDS):
        if v.pick_may[i] >> kind & 1 and (forced < 0 or kind == forced):
            n += n_to_pick(v, s, scratch, kind, age, looked)
    if n == 0:
        return -1
    left = below(s, n)
    kind = -1
    while left >= 0:
        kind += 1
        if v.pick_may[i] >> kind & 1 and (forced < 0 or kind == forced):
            left -= n_to_pick(v, s, scratch, kind, age, looked)
    if looked:
        scratch.gone[age, kind] -= 1
    elif age < v.renewed:
        scratch.under[kind] -= 1
    else:
        s.discards[kind] -= 1
    return kind


@rule
def n_to_pick(v: View, s: State, scratch: Scratch, kind: int, age: int, looked: bool) -> int:
    """Cards of a kind that a pick can have been; a searcher knows what was picked before, but not by whom."""
    if looked:
        return scratch.gone[age, kind]
    return scratch.under[kind] if age < v.renewed else s.discards[kind]


@rule
def must_be(v: View, s: State, scratch: Scratch, i: int, age: int) -> int:
    """A kind of which more were seen than there are, if this pick and all later ones must be the reason; or -1."""
    for kind in range(N_KINDS):
        if not can_be(v, i, age, kind):
            continue
        n = v.seen[kind] - scratch.base[kind]
        if age < v.renewed:
            n += v.under[kind]
            for other in range(v.n_seats):
                n -= v.gave[other, kind] if other != v.seat else 0
            for j in range(v.n_old_picks, v.n_picks):
                n -= 1 if can_be(v, j, 1, kind) else 0
        if n <= 0:
            continue
        n_later = 0
        for j in range(v.n_picks):
            if v.pick_seat[j] != v.seat and age_of(v, j) == age and can_be(v, j, age, kind):
                if j < i:
                    n -= 1 if s.pick_kind[j] == kind else 0
                else:
                    n_later += 1
        if n > 0 and n_later <= n:
            return kind
    return -1


@rule
def can_be(v: View, i: int, age: int, kind: int) -> bool:
    """Whether a pick can be a card that was seen twice, or that is missing in what became the draw pile."""
    return v.pick_may[i] >> kind & 1 > 0 and (age < v.renewed or v.pick_shown[i] >> kind & 1 > 0)


@rule
def guess_cards(v: View, s: State, scratch: Scratch) -> bool:
    """All other cards, into the draw pile and the hands of the others."""
    n_pile = v.n_pile
    if v.renewed:
        if not guess_renewed(v, s, scratch):
            return False
        n_pile = 0
    # Outlaws that some seat cannot hold first, each into any place that is left and allowed.
    n_loose = 0
    for kind in range(N_KINDS):
        n = scratch.loose[kind] if v.renewed else s.pile[kind]
        if kind >= N_OUTLAWS or n == 0 or not is_lacked(v, s, kind):
            scratch.loose[kind] = n
            n_loose += n
            if not v.renewed:
                s.pile[kind] = 0
            continue
        scratch.loose[kind] = 0
        at_most = room_for(v, s, scratch, kind, True) + (0 if v.renewed else v.n_pile)
        for _ in range(n):
            n_places = room_for(v, s, scratch, kind, False) + n_pile
            if n_places == 0 or below(s, at_most) >= n_places:
                return False
            at_most -= 1
            seat = place_for(v, s, kind, below(s, n_places))
            if seat < 0:
                n_pile -= 1
            else:
                s.hand[seat, kind] += 1
                s.n_hand[seat] += 1
                if not v.renewed:
                    s.pile[kind] -= 1
    for other in range(v.n_seats):
        while s.n_hand[other] < v.n_hand[other]:
            kind = draw_one(s, scratch.loose, n_loose)
            n_loose -= 1
            s.hand[other, kind] += 1
            s.n_hand[other] += 1
    for kind in range(N_KINDS):
        s.pile[kind] += scratch.loose[kind]
    return True


@rule
def guess_renewed(v: View, s: State, scratch: Scratch) -> bool:
    """WE-11: what became the draw pile lies there still, or was drawn by the others, who hold or have shown it since.

    What is to be dealt then is left in `loose`.
    """
    for other in range(v.n_seats):
        scratch.undrawn[other] = v.n_drew[other] if other != v.seat else 0
    for kind in range(N_KINDS):
        scratch.loose[kind] = s.pile[kind]
    # Cards that are too many to lie there have been drawn and shown.
    for kind in range(N_KINDS):
        for _ in range(scratch.under[kind] - scratch.loose[kind]):
            seat = guess_shower(v, s, scratch, kind)
            if seat < 0:
                return False
            give_drawn(v, s, scratch, seat, kind)
    # Then every other draw, of seats with little room in their hands first.
    seat = next_to_draw(v, s, scratch)
    while seat >= 0:
        kind = guess_draw(v, s, scratch, seat)
        if kind < 0:
            return False
        give_drawn(v, s, scratch, seat, kind)
        seat = next_to_draw(v, s, scratch)
    for kind in range(N_KINDS):
        s.pile[kind] = scratch.under[kind]
        scratch.loose[kind] -= s.pile[kind]
        if scratch.loose[kind] < 0:
            return False
    for other in range(v.n_seats):
        scratch.lacking[other] = v.n_hand[other] - s.n_hand[other]
    return True


@rule
def guess_shower(v: View, s: State, scratch: Scratch, kind: int) -> int:
    """A seat that can have drawn one more of a kind and shown it; -1: there is none."""
    n = 0
    for other in range(v.n_seats):
        n += scratch.undrawn[other] if s.drew[other, kind] < n_drawn_shown(v, s, other, kind) else 0
    if n == 0:
        return -1
    left = below(s, n)
    seat = -1
    while left >= 0:
        seat += 1
        left -= scratch.undrawn[seat] if s.drew[seat, kind] < n_drawn_shown(v, s, seat, kind) else 0
    return seat


@rule
def next_to_draw(v: View, s: State, scratch: Scratch) -> int:
    """The seat with draws to be guessed that has the least room; -1: all are guessed."""
    seat = -1
    for other in range(v.n_seats):
        if scratch.undrawn[other] > 0 and (seat < 0 or room(v, s, other) < room(v, s, seat)):
            seat = other
    return seat


@rule
def room(v: View, s: State, seat: int) -> int:
    return v.n_hand[seat] - s.n_hand[seat]


@rule
def guess_draw(v: View, s: State, scratch: Scratch, seat: int) -> int:
    """What a seat has drawn; -1: there is nothing that fits."""
    n = 0
    for kind in range(N_KINDS):
        n += scratch.under[kind] if can_have_drawn(v, s, scratch, seat, kind) else 0
    if n == 0:
        return -1
    left = below(s, n)
    kind = -1
    while left >= 0:
        kind += 1
        left -= scratch.under[kind] if can_have_drawn(v, s, scratch, seat, kind) else 0
    return kind


@rule
def can_have_drawn(v: View, s: State, scratch: Scratch, seat: int, kind: int) -> bool:
    """One more of a kind, since the pile was renewed: it was shown, or the hand has room for it."""
    if scratch.under[kind] == 0:
        return False
    if s.drew[seat, kind] < n_drawn_shown(v, s, seat, kind):
        return True
    if scratch.loose[kind] == 0 or room(v, s, seat) == 0:
        return False
    return kind >= N_OUTLAWS or not lacks(v, s, seat, kind)


@rule
def n_drawn_shown(v: View, s: State, seat: int, kind: int) -> int:
    """Cards of a kind that a seat has shown since the pile was renewed, but for those that it had picked."""
    n = v.gave[seat, kind]
    for i in range(v.n_picks):
        if v.pick_seat[i] == seat and s.pick_kind[i] == kind:
            n -= 1 if v.pick_shown[i] >> kind & 1 and not v.pick_shown[i] >> kind + N_KINDS & 1 else 0
    return max(0, n)


@rule
def give_drawn(v: View, s: State, scratch: Scratch, seat: int, kind: int) -> None:
    scratch.undrawn[seat] -= 1
    scratch.under[kind] -= 1
    s.drew[seat, kind] += 1
    if s.drew[seat, kind] > n_drawn_shown(v, s, seat, kind):
        scratch.loose[kind] -= 1
        s.hand[seat, kind] += 1
        s.n_hand[seat] += 1


@rule
def slack(v: View, s: State, seat: int, outlaw: int) -> int:
    """WE-53: how many cards of outlaws asked for in vain, this one or any since, the seat can have drawn and hold."""
    n = v.drawn[seat] + 1 - v.asked[seat, outlaw]
    for other in range(N_OUTLAWS):
        if v.asked[seat, other] >= v.asked[seat, outlaw]:
            n -= v.since[seat, other]
    for i in range(v.n_picks):  # shown, but not drawn
        kind = s.pick_kind[i]
        if v.pick_seat[i] == seat and kind < N_OUTLAWS and v.pick_shown[i] >> kind & 1:
            n += 1 if v.asked[seat, kind] >= v.asked[seat, outlaw] else 0
    return n


@rule
def lacks(v: View, s: State, seat: int, outlaw: int) -> bool:
    return v.asked[seat, outlaw] > 0 and slack(v, s, seat, outlaw) <= 0


@rule
def is_lacked(v: View, s: State, outlaw: int) -> bool:
    found = False
    for other in range(v.n_seats):
        found = found or (other != v.seat and lacks(v, s, other, outlaw))
    return found


@rule
def room_for(v: View, s: State, scratch: Scratch, outlaw: int, at_first: bool) -> int:
    """Places in hands that can hold this outlaw, now or when no card had been dealt."""
    n = 0
    for other in range(v.n_seats):
        if other != v.seat and not lacks(v, s, other, outlaw):
            n += scratch.lacking[other] if at_first else room(v, s, other)
    return n


@rule
def place_for(v: View, s: State, outlaw: int, place: int) -> int:
    """The seat of that place among those of `room_for`; -1: it lies in the pile."""
    for other in range(v.n_seats):
        if other != v.seat and not lacks(v, s, other, outlaw):
            if place < room(v, s, other):
                return other
            place -= room(v, s, other)
    return -1


@rule
def questions_hold(v: View, s: State) -> bool:
    """WE-53: nobody holds more of what it was asked for in vain than it can have drawn since."""
    for seat in range(v.n_seats):
        for outlaw in range(N_OUTLAWS):
            if seat != v.seat and v.asked[seat, outlaw] > 0 and not question_holds(v, s, seat, outlaw):
                return False
    return True


@rule
def question_holds(v: View, s: State, seat: int, outlaw: int) -> bool:
    # Those drawn from a renewed pile are told apart: which they are is guessed already.
    n_old = v.drawn[seat] - v.n_drew[seat]
    n_drawn = 0
    n_older = 0
    for other in range(N_OUTLAWS):
        if v.asked[seat, other] >= v.asked[seat, outlaw]:
            n = n_shown_or_held(v, s, seat, other)
            n_drawn += n
            n_older += max(0, n - s.drew[seat, other])
    at = v.asked[seat, outlaw] - 1
    return n_drawn <= v.drawn[seat] - at and n_older <= max(0, n_old - at)


@rule
def n_shown_or_held(v: View, s: State, seat: int, outlaw: int) -> int:
    """Cards of an outlaw asked for in vain that the seat must have drawn since."""
    n = s.hand[seat, outlaw] - v.known[seat, outlaw] + v.since[seat, outlaw]
    for i in range(v.n_picks):  # gained by a search
        if v.pick_seat[i] == seat and s.pick_kind[i] == outlaw:
            n -= 1
    return max(0, n)
