"""Wyatt Earp for programs that learn: the whole View as numbers, in the order of the table."""

from __future__ import annotations

from posse.engine.log import HIDDEN
from posse.engine.observation import SEATS, Observation, Shown, observing

from .box import Box
from .cards import N_KINDS, N_OUTLAWS
from .moves import CHOOSE
from .state import ANSWERING, MAX_PICKS, OVER
from .view import View

COPIES = 7  # of a kind, at most
MANY = 127  # counts of what was shown, card by card
MOST = 255  # money and turns
MOST_HITS = 9
SEEN = COPIES + MAX_PICKS  # what was taken out unseen counts as seen there


def n_cards(box: Box) -> int:
    return sum(box.copies[kind] for kind in range(N_KINDS))


def n_cards_and_1(box: Box) -> int:
    return n_cards(box) + 1


def stall_turns(box: Box) -> int:
    return box.stall_turns


OBSERVATION: Observation = observing(
    View,
    Shown("hand", COPIES),
    Shown("found", N_KINDS),
    Shown("money", MOST, by_seat={0: 1}, capped=True),
    Shown("n_hand", n_cards, by_seat={0: 1}),
    Shown("known", COPIES, by_seat={0: 1}),
    Shown("laid", COPIES, by_seat={0: 1}),
    Shown("photo", COPIES, by_seat={0: 1}),
    Shown("bank", COPIES, by_seat={0: 1}),
    Shown("gun", COPIES, by_seat={0: 1}),
    Shown("coach", COPIES, by_seat={0: 1}),
    Shown("hideout", COPIES, by_seat={0: 1}),
    Shown("poster", MOST, capped=True),
    Shown("set_laid"),
    Shown("top", N_KINDS),
    Shown("n_pile", n_cards),
    Shown("n_discards", n_cards),
    Shown("renewed"),
    Shown("seen", SEEN),
    Shown("under", SEEN),
    Shown("drew", COPIES),
    Shown("n_drew", n_cards, by_seat={0: 1}),
    Shown("drawn", n_cards, by_seat={0: 1}),
    Shown("asked", n_cards_and_1, by_seat={0: 1}),
    Shown("since", MANY, by_seat={0: 1}),
    Shown("gave", MANY, by_seat={0: 1}),
    Shown("n_picks", MAX_PICKS),
    Shown("n_old_picks", MAX_PICKS),
    Shown("pick_seat", names=1, of="n_picks"),
    Shown("pick_kind", N_KINDS - 1, low=HIDDEN, of="n_picks"),
    Shown("pick_may", bits=N_KINDS),
    Shown("pick_shown", bits=2 * N_KINDS),  # before the pile was renewed, and since
    Shown("looked", MAX_PICKS, by_seat={1: 1}),
    Shown("gone", MAX_PICKS),
    Shown("veiled", bits=SEATS),
    Shown("phase", OVER),
    Shown("active", names=1),
    Shown("dealer", names=1),
    Shown("pending", N_KINDS),
    Shown("sheriff_played"),
    Shown("covered", N_OUTLAWS - 1),
    Shown("target", names=1, only=("phase", ANSWERING)),
    Shown("n_turns", MOST, capped=True),
    Shown("n_hands", MOST, capped=True),
    Shown("stalled", stall_turns),
    Shown("busy"),
    Shown("hits", MOST_HITS, by_seat={0: 1}, capped=True),
    Shown("winner", names=1, first_name=1),
    seat_moves=((CHOOSE, N_OUTLAWS),),
)
