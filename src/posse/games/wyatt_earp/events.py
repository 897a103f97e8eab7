"""What can happen, and the places things move between."""

from __future__ import annotations

from .cards import KINDS, MAX_SEATS, N_OUTLAWS, OUTLAWS

# Items are the card kinds, and:
BILL = 20
ITEMS = (*KINDS, "bill")

PILE = 0
DISCARDS = 1
ASIDE = 2  # a card waiting for its shot, or the card that a duel or a shot turns
BANK = 3
POSTER = 4  # + outlaw
HAND = 11  # + seat
MONEY = 15  # + seat
ROW = 19  # + 7 × seat + outlaw
PLACES = (
    *("pile", "discards", "aside", "bank"),
    *(f"poster-{outlaw}" for outlaw in OUTLAWS),
    *(f"{place}-{seat + 1}" for place in ("hand", "money") for seat in range(MAX_SEATS)),
    *(f"row-{seat + 1}-{outlaw}" for seat in range(MAX_SEATS) for outlaw in OUTLAWS),
)
assert len(PLACES) == ROW + MAX_SEATS * N_OUTLAWS

EVENTS = (
    "hand-starts",  # a new hand; its seat deals
    "posted",  # a bill onto a poster at the start of a hand
    "dealt",
    "turned",  # the first card of the discard pile
    "drew",  # from the draw pile
    "took",  # the top discard
    "renewed",  # the discard pile becomes the draw pile
    "laid",  # outlaw cards
    "played",  # a sheriff card, from the hand
    "placed",  # a sheriff card, onto its row
    "reward",  # bills onto a poster
    "shot",  # a card is turned from the pile
    "hit",
    "missed",
    "asked",  # for an outlaw; the target is the hand asked
    "vain",  # and there was none
    "gave",
    "robbed",  # an outlaw card off a row
    "deposed",  # the old fastest gun
    "dropped",  # a card left on a row without outlaw or photo
    "searches",  # the discard pile is taken up
    "looked",  # what the searcher sees there
    "picked",
    "kept",
    "covered",  # by a Hideout
    "freed",  # of one
    "lets-it-be",  # no answer to a Hideout
    "discarded",
    "hand-ends",  # n: why, WE-70, 71, 72 or 75
    "stays",  # a poster with too few points
    "paid",  # a bill off a poster
    "left",  # what cannot be shared stays
    "swept",  # all cards are gathered
    "duel",  # a card turned for a seat
    "over",
    "points",  # n: of a seat's row, at the reckoning of a poster
)
(
    HAND_STARTS,
    POSTED,
    DEALT,
    TURNED,
    DREW,
    TOOK,
    RENEWED,
    LAID,
    PLAYED,
    PLACED,
    REWARD,
    SHOT,
    HIT,
    MISSED,
    ASKED,
    VAIN,
    GAVE,
    ROBBED,
    DEPOSED,
    DROPPED,
    SEARCHES,
    LOOKED,
    PICKED,
    KEPT,
    COVERED,
    FREED,
    LETS_IT_BE,
    DISCARDED,
    HAND_ENDS,
    STAYS,
    PAID,
    LEFT,
    SWEPT,
    DUEL,
    OVER,
    POINTS,
) = range(36)

# WE-53: that somebody holds no such card, or hands one over, becomes known by asking; WE-61: what lies in the discard
# pile, by searching it.
TELLING = frozenset({VAIN, GAVE, LOOKED})
