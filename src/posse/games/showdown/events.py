"""What can happen, and the places things move between."""

from __future__ import annotations

from .moves import KINDS

# Items are the card kinds, and:
COIN = 4
ITEMS = (*KINDS, "coin")

PILE = 0
DISCARD = 1
SHOWN = 2  # the card a shot turned up
BANK = 3
STRONGBOX = 4
HAND = 5  # + seat
LAID = 9  # + seat; face down
PURSE = 13  # + seat
PLACES = (
    *("pile", "discard", "shown", "bank", "strongbox"),
    *(f"{place}-{seat + 1}" for place in ("hand", "laid", "purse") for seat in range(4)),
)

STAKED = 0  # coins go into the strongbox
CHOSEN = 1  # a card is laid face down
REVEALED = 2  # a laid card is turned up
SHARED = 3  # coins from the strongbox
AIMED = 4  # at the purse that is the event's target
HELD = 5  # no shot
TURNED = 6  # a shot turns up a card from the pile
MISSED = 7  # and it is discarded
HIT = 8  # and it joins the shooter's hand
DODGED = 9  # a vest is shown and discarded
PAID = 10  # the bounty
PASSED = 11  # the revolver, to the event's seat
DRAWN = 12  # hands are filled up
ENDED = 13
EVENTS = (
    *("staked", "chosen", "revealed", "shared", "aimed", "held", "turned"),
    *("missed", "hit", "dodged", "paid", "passed", "drawn", "ended"),
)

# Turning a card up tells what was hidden. What follows from a card that is seen tells nothing more.
TELLING = frozenset({REVEALED, TURNED, DODGED})
