"""The whole truth about a game, in one struct."""

from __future__ import annotations

from typing import Annotated

from posse.engine.notation import PositionNotation, Spelling
from posse.engine.open_fields import copier
from posse.engine.rng import Stream
from posse.engine.struct import Grid, Row

from .cards import ADVENTURERS, KINDS, MAX_BID, MAX_SEATS, N_ADVENTURERS, N_KINDS, N_MARKET, N_NOTES, NOTES

# Phases that wait for a seat, and, after OVER, those that go on by themselves.
SHOWING, STEALING, FILLING, BUYING, BIDDING, HIRING, LAYING, LAST_BUYING, OVER = range(9)
TURN, AFTER_THEFT, BEFORE_BUYING, BEFORE_HIRING, NEXT_BID, NEXT_HIRE, NEXT_LAY = range(9, 16)
PAYDAY, NEXT_GAP, END_TURN, ENDING, NEXT_LAST = range(16, 21)
PHASES = (
    *("show", "steal", "fill", "buy", "bid", "hire", "lay", "last-buy", "over"),
    *("turn", "after-theft", "before-buy", "before-hire", "next-bid", "next-hire", "next-lay"),
    *("payday", "next-gap", "end-turn", "ending", "next-last"),
)


class Open:
    """What all see, in the state as in every view."""

    gold: Annotated[Row, "i2", MAX_SEATS]  # [seat]
    taken: Annotated[int, "i2"]  # bits of the sums that have been bid
    known: Annotated[Grid, "i1", MAX_SEATS, N_ADVENTURERS]  # [seat, adventurer]: all know it is in hand, or shown
    open_notes: Annotated[Grid, "i1", MAX_SEATS, N_NOTES]  # [seat, note]: how many all know to be in hand
    discard: Annotated[Row, "i1", N_ADVENTURERS]  # [adventurer]
    row: Annotated[Row, "i1", N_ADVENTURERS]  # [adventurer]: 1 if for hire; at set-up the number of its pair
    bid: Annotated[Grid, "i1", MAX_SEATS, MAX_BID]  # [seat, i]: notes bid, + 1, in the order named
    n_bid: Annotated[Row, "i1", MAX_SEATS]  # [seat]: notes bid
    rank: Annotated[Row, "i1", MAX_SEATS]  # [seat]: the sum bid, + 1; 0: none, or served
    events: Annotated[Row, "i1", N_KINDS]  # [kind]: not turned yet; their order is decided when turned
    n_hand: Annotated[Row, "i1", MAX_SEATS]  # [seat]: adventurers in hand, without the one shown
    fame: Annotated[Row, "i1", MAX_SEATS]  # [seat]: the space of its hat
    vultures: Annotated[Row, "i1", MAX_SEATS]  # [seat]
    n_pile: Annotated[int, "i1"]
    n_discard: Annotated[int, "i1"]
    n_row: Annotated[int, "i1"]  # adventurers in `row`
    n_market: Annotated[int, "i1"]  # places, gaps too
    n_turned: Annotated[int, "i1"]  # events since they were shuffled
    event: Annotated[int, "i1"]  # the kind turned last, + 1
    undertaker: Annotated[int, "i1"]  # steps taken
    choosing: Annotated[int, "i1"]  # bits of the seats that still have to show an adventurer
    thieves: Annotated[int, "i1"]  # bits of the seats that may still steal
    loot: Annotated[int, "i1"]  # how many notes each thief takes
    first: Annotated[int, "i1"]  # the place a single thief named first, or the gap that is to be filled, + 1
    n_asked: Annotated[int, "i1"]  # seats that have bid, or could not; or have bought at the end
    n_winners: Annotated[int, "i1"]  # seats that still get an adventurer
    is_setup: Annotated[int, "i1"]  # 1: pairs are auctioned
    revolver: Annotated[int, "i1"]  # who has it
    active: Annotated[int, "i1"]  # who is asked
    phase: Annotated[int, "i1"]
    n_seats: Annotated[int, "i1"]
    renewed: Annotated[int, "i1"]  # 1: the pile was made of discards, so all know what is in it
    resume: Annotated[int, "i1"]  # the phase that goes on when the gaps in the market are filled; 0: none are


LAYOUT = "gold taken hand known notes open_notes pile discard row market seen bid...events shown n_hand...resume"


class State(Stream, Open, layout=LAYOUT):
    hand: Annotated[Grid, "i1", MAX_SEATS, N_ADVENTURERS]  # [seat, adventurer]: 1 if held; secret to its seat
    notes: Annotated[Grid, "i1", MAX_SEATS, N_NOTES]  # [seat, note]: in hand; secret to its seat
    pile: Annotated[Row, "i1", N_ADVENTURERS]  # [adventurer]; secret: its order is decided when drawn
    market: Annotated[Row, "i1", N_MARKET]  # [place]: the note there, + 1; 0: none, or a gap; secret where not `seen`
    seen: Annotated[Row, "i1", N_MARKET]  # [place]: 1 if all know the note, 2 if it is turned up
    shown: Annotated[Row, "i1", MAX_SEATS]  # [seat]: the adventurer, + 1; secret to its seat while others choose


copy_open = copier(Open)


def fill_in(s: State) -> None:
    """What follows from the rest of a position."""
    for seat in range(MAX_SEATS):
        s.n_hand[seat] = sum(s.hand[seat, adventurer] for adventurer in range(N_ADVENTURERS))
        s.n_bid[seat] = sum(s.bid[seat, i] > 0 for i in range(MAX_BID))
    s.n_pile = sum(s.pile[adventurer] for adventurer in range(N_ADVENTURERS))
    s.n_discard = sum(s.discard[adventurer] for adventurer in range(N_ADVENTURERS))
    s.n_row = sum(s.row[adventurer] > 0 for adventurer in range(N_ADVENTURERS))
    s.n_market = max((place + 1 for place in range(N_MARKET) if s.market[place]), default=0)


POSITION = PositionNotation(
    State,
    {
        "hand": Spelling(kinds=ADVENTURERS),
        "known": Spelling(kinds=ADVENTURERS),
        "notes": Spelling(kinds=NOTES),
        "open_notes": Spelling(kinds=NOTES),
        "pile": Spelling(kinds=ADVENTURERS),
        "discard": Spelling(kinds=ADVENTURERS),
        "row": Spelling(kinds=ADVENTURERS),
        "market": Spelling(values=("-", *NOTES)),
        "bid": Spelling(values=("-", *NOTES)),
        "events": Spelling(kinds=KINDS),
        "event": Spelling(values=("-", *KINDS)),
        "shown": Spelling(values=("-", *ADVENTURERS)),
        "phase": Spelling(values=PHASES),
        "resume": Spelling(values=("-", *PHASES[1:])),
    },
    fill_in,
)
