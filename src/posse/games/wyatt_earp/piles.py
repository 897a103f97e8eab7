"""The draw pile, the discard pile and the shots: WE-10 … WE-12, WE-40 … WE-43."""

from __future__ import annotations

from posse.engine.log import NOBODY, Log, moved, moved_all, moved_unseen
from posse.engine.rng import draw_one
from posse.engine.rule import rule

from .box import Box
from .cards import N_KINDS
from .events import DISCARDS, DREW, HAND, PILE, RENEWED, SHOT
from .memory import gain_from_pile, pile_is_renewed
from .state import State


@rule
def throw(s: State, kind: int) -> None:
    """A card onto the discard pile. Its event is told by whoever throws it."""
    s.discards[kind] += 1
    s.n_discards += 1
    s.top = kind + 1


@rule
def can_draw_two(s: State, n_more: int) -> bool:
    """WE-11, WE-12: two cards can be had, `n_more` being about to join the discard pile."""
    return s.n_pile >= 2 or (s.renewed == 0 and s.n_pile + s.n_discards + n_more >= 2)


@rule
def can_shoot(s: State, n_more: int) -> bool:
    """WE-42: a card to be turned, `n_more` being about to join the discard pile."""
    return s.n_pile >= 1 or (s.renewed == 0 and s.n_discards + n_more >= 1)


@rule
def renew(s: State, log: Log | None) -> None:
    """WE-11: the whole discard pile is shuffled and goes under what is left of the draw pile, once a hand."""
    moved_all(log, RENEWED, NOBODY, s.n_discards, DISCARDS, PILE)
    for kind in range(N_KINDS):
        s.pile[kind] += s.discards[kind]
        s.discards[kind] = 0
    s.n_pile += s.n_discards
    s.n_discards = 0
    s.top = 0
    pile_is_renewed(s)


@rule
def draw_two(s: State, seat: int, log: Log | None) -> None:
    """WE-10, WE-11: a card that was left is drawn before the pile is renewed."""
    for _ in range(2):
        if s.n_pile == 0:
            renew(s, log)
        kind = draw_one(s, s.pile, s.n_pile)
        s.n_pile -= 1
        gain_from_pile(s, seat, kind)
        moved_unseen(log, DREW, seat, kind, PILE, HAND + seat)


@rule
def shoot(box: Box, s: State, seat: int, log: Log | None) -> bool:
    """WE-40: the top card is turned onto the discard pile; a bullet hole is a hit."""
    if s.n_pile == 0:
        renew(s, log)
    kind = draw_one(s, s.pile, s.n_pile)
    s.n_pile -= 1
    throw(s, kind)
    moved(log, SHOT, seat, kind, PILE, DISCARDS)
    return box.hole[kind] > 0
