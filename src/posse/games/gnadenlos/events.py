"""What can happen, and the places things move between."""

from __future__ import annotations

from .cards import ADVENTURERS, KINDS, MAX_SEATS, N_ADVENTURERS, N_KINDS, N_MARKET, N_NOTES, NOTES

# Items are the notes, and:
ADVENTURER = N_NOTES  # + adventurer
EVENT = ADVENTURER + N_ADVENTURERS  # + kind
NUGGET = EVENT + N_KINDS
VULTURE = NUGGET + 1
ITEMS = (
    *(f"note {note}" for note in NOTES),
    *(f"adventurer {name}" for name in ADVENTURERS),
    *(f"event {kind}" for kind in KINDS),
    *("nugget", "vulture"),
)

PILE = 0  # adventurers
DISCARD = 1
ROW = 2  # adventurers for hire
EVENT_PILE = 3
EVENT_DISCARD = 4
BANK = 5  # gold and vultures, without end
PAIRS = 6  # + pair, at set-up
MARKET = PAIRS + MAX_SEATS  # + place
HAND = MARKET + N_MARKET  # + seat
SHOWN = HAND + MAX_SEATS  # + seat
BIDS = SHOWN + MAX_SEATS  # + seat
PURSE = BIDS + MAX_SEATS  # + seat: gold and vultures
PLACES = (
    *("pile", "discard", "row", "event-pile", "event-discard", "bank"),
    *(f"pair-{pair + 1}" for pair in range(MAX_SEATS)),
    *(f"market-{place + 1}" for place in range(N_MARKET)),
    *(f"{place}-{seat + 1}" for place in ("hand", "shown", "bid", "purse") for seat in range(MAX_SEATS)),
)

EVENTS = (
    "got-notes",  # n of a kind, at set-up, without those laid
    "laid-first",  # a note at set-up, unseen
    "dealt",  # an adventurer, at set-up
    "won-roll",  # this seat gets the revolver first
    "turn",  # the revolver is this seat's
    "no-event",
    "event",  # turned up
    "events-shuffled",
    "undertaker",  # he has taken n steps
    "shows",  # an adventurer, face down
    "revealed",
    "no-effect",
    "rushed",  # gold from a Gold Rush
    "no-theft",  # too few notes
    "names",  # the first of two places
    "stole",
    "declined",
    "moved",  # a note, into a gap
    "shot",
    "spent",  # an adventurer that showed the highest value
    "back",  # an adventurer, to its hand
    "fame",  # its hat is on space n
    "bought",  # fame, for n gold; 0: none
    "offered",  # an adventurer for hire
    "shuffled",  # the discards
    "no-hiring",  # this seat has n adventurers or more; 0: there are none
    "adds",
    "bids",  # n in all
    "unable",  # and shows its hand
    "in-hand",  # n notes of a kind, of a hand that is shown
    "hired",
    "laid",  # a note, into the market
    "took-back",
    "unclaimed",
    "payday",
    "roll",  # column n
    "turned",  # a note in the market
    "paid",
    "bankrupt",  # could not pay n
    "vulture",
    "returned",  # a note, to the owner of its colour
    "payday-over",
    "end",  # n: 0 the goal, 1 the undertaker, 2 vultures
    "out",  # with n vultures
    "over",
)
(
    GOT_NOTES,
    LAID_FIRST,
    DEALT,
    WON_ROLL,
    TURNS,
    NO_EVENT,
    EVENT_TURNED,
    EVENTS_SHUFFLED,
    UNDERTAKER,
    SHOWS,
    REVEALED,
    NO_EFFECT,
    RUSHED,
    NO_THEFT,
    NAMES,
    STOLE,
    DECLINED,
    MOVED,
    SHOT,
    SPENT,
    BACK,
    FAME,
    BOUGHT,
    OFFERED,
    SHUFFLED,
    NO_HIRING,
    ADDS,
    BID_MADE,
    UNABLE,
    IN_HAND,
    HIRED,
    LAID,
    TOOK_BACK,
    UNCLAIMED,
    PAYDAY_BEGINS,
    ROLL,
    TURNED,
    PAID,
    BANKRUPT,
    GOT_VULTURE,
    RETURNED,
    PAYDAY_OVER,
    ENDS,
    OUT,
    ENDED,
) = range(45)

TELLING = frozenset({REVEALED, TURNED, UNABLE, IN_HAND})
