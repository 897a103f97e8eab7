"""Gnadenlos! for programs that learn: the whole View as numbers, in the order of the table.

A note's colour is a seat's, so rows of notes are by seat as well, five of them each.
"""

from __future__ import annotations

from posse.engine.observation import SEATS, Observation, Shown, observing

from .box import MAX_NOTES, Box
from .cards import MAX_BID, MAX_SEATS, N_ADVENTURERS, N_KINDS, N_MARKET, N_SUMS, N_VALUES
from .moves import ADD, LAY
from .state import NEXT_LAST, OVER
from .view import UNKNOWN, View

MOST_GOLD = 255
MOST_VULTURES = 3


def spaces(box: Box) -> int:
    return box.spaces


def events(box: Box) -> int:
    return box.n_events


def steps(box: Box) -> int:
    return box.undertaker


OBSERVATION: Observation = observing(
    View,
    Shown("hand"),
    Shown("notes", MAX_NOTES, by_seat={0: N_VALUES}),
    Shown("gold", MOST_GOLD, by_seat={0: 1}, capped=True),
    Shown("fame", spaces, by_seat={0: 1}),
    Shown("vultures", MOST_VULTURES, by_seat={0: 1}),
    Shown("n_hand", N_ADVENTURERS, by_seat={0: 1}),
    Shown("known", by_seat={0: 1}),
    Shown("n_notes", MAX_SEATS * MAX_NOTES, by_seat={0: 1}),
    Shown("open_notes", MAX_NOTES, by_seat={0: 1, 1: N_VALUES}),
    Shown("shown", N_ADVENTURERS, by_seat={0: 1}),
    Shown("has_shown", bits=SEATS),
    Shown("choosing", bits=SEATS),
    Shown("thieves", bits=SEATS),
    Shown("rank", N_SUMS, by_seat={0: 1}),
    Shown("bid", by_seat={0: 1}, names=N_VALUES, first_name=1),
    Shown("n_bid", MAX_BID, by_seat={0: 1}),
    Shown("taken", bits=N_SUMS),
    Shown("market", low=UNKNOWN, names=N_VALUES, first_name=1),
    Shown("n_market", N_MARKET),
    Shown("first", N_MARKET),
    Shown("row", MAX_SEATS),
    Shown("n_row", N_ADVENTURERS),
    Shown("pile"),
    Shown("n_pile", N_ADVENTURERS),
    Shown("renewed"),
    Shown("discard"),
    Shown("n_discard", N_ADVENTURERS),
    Shown("events", events),
    Shown("n_turned", events),
    Shown("event", N_KINDS),
    Shown("undertaker", steps),
    Shown("loot", 2),
    Shown("n_asked", MAX_SEATS),
    Shown("n_winners", MAX_SEATS),
    Shown("is_setup"),
    Shown("phase", OVER),
    Shown("resume", NEXT_LAST),
    Shown("active", names=1),
    Shown("revolver", names=1),
    seat_moves=((ADD, N_VALUES), (LAY, N_VALUES)),
)
