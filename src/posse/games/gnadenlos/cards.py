"""Adventurers, notes and events, numbered.

A note is a colour, which is a seat's, and a value from 0 to 4; notes count up the values of the first colour, then of
the second, and so on: `b3` is the second seat's 3. There are several notes of one kind, but each adventurer once.
"""

from __future__ import annotations

ADVENTURERS = (
    *("harrow", "lund", "barnaby", "dan", "celestine", "moran", "brannigan", "delaroche", "tuttle", "pemberley"),
    *("malone", "orson", "fontaine", "quill", "percy", "otto", "valdez", "augustin", "harlan", "redfern"),
    *("voss", "willi", "marchetti", "baroness", "rufus", "wendell", "bess", "akers", "hollis"),
)
N_ADVENTURERS = 29
GOLD, REVOLVER, CARDS = range(3)  # what an adventurer is good at

MAX_SEATS = 4
N_VALUES = 5
NOTES = tuple(f"{colour}{value}" for colour in "abcd" for value in range(N_VALUES))
N_NOTES = 20
MAX_BID = 3  # notes
N_SUMS = 13  # of a bid

N_COLUMNS = 6
N_MARKET = 33  # more than ever lie in the market

KINDS = ("rush-1", "rush-2", "rush-3", "high-noon", "card-sharps")
N_KINDS = 5
N_RUSHES = 3
HIGH_NOON = 3
CARD_SHARPS = 4
N_ZONES = 4
