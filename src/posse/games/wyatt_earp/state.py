"""The whole truth about a game, in one struct."""

from __future__ import annotations

from typing import Annotated

from posse.engine.notation import PositionNotation, Spelling
from posse.engine.open_fields import copier
from posse.engine.rng import Stream
from posse.engine.struct import Grid, Row

from .cards import KINDS, MAX_SEATS, N_KINDS, N_OUTLAWS, OUTLAWS

# A search buries its Wyatt Earp in the discard pile, and that is renewed once: each of at most seven, twice.
MAX_PICKS = 14
DRAWING, PLAYING, CHOOSING, PICKING, FOUND, ANSWERING, OVER = range(7)
PHASES = ("draw", "play", "choose", "pick", "found", "answer", "over")


class Open:
    """What all see and remember, in the state as in every view."""

    pick_shown: Annotated[Row, "i8", MAX_PICKS]  # [pick]: bits of the kinds shown since; << 20, before the renewal
    pick_may: Annotated[Row, "i4", MAX_PICKS]  # [pick]: bits of the kinds that all think it can be
    money: Annotated[Row, "i2", MAX_SEATS]  # [seat]
    poster: Annotated[Row, "i2", N_OUTLAWS]  # [outlaw]
    n_turns: Annotated[int, "i2"]  # of this hand
    n_hands: Annotated[int, "i2"]  # begun so far
    n_hand: Annotated[Row, "i1", MAX_SEATS]  # [seat]: cards in hand
    known: Annotated[Grid, "i1", MAX_SEATS, N_KINDS]  # [seat, kind]: cards all saw go to that hand and not leave it
    drawn: Annotated[Row, "i1", MAX_SEATS]  # [seat]: cards drawn from the pile in this hand
    asked: Annotated[Grid, "i1", MAX_SEATS, N_OUTLAWS]  # [seat, outlaw]: 0, or asked in vain, 1 + `drawn` at that time
    since: Annotated[Grid, "i1", MAX_SEATS, N_OUTLAWS]  # [seat, outlaw]: such cards shown since, that nobody knew of
    gave: Annotated[Grid, "i1", MAX_SEATS, N_KINDS]  # [seat, kind]: as `since`, from when the pile was renewed
    pick_seat: Annotated[Row, "i1", MAX_PICKS]  # [pick]: who searched
    n_picks: Annotated[int, "i1"]
    n_old_picks: Annotated[int, "i1"]  # made before the pile was renewed
    looked: Annotated[Grid, "i1", 2, MAX_SEATS]  # [renewed, seat]: how many picks had been made when it last searched
    veiled: Annotated[int, "i1"]  # bits of the seats (16: spectators) unsure what lies in the discard pile
    laid: Annotated[Grid, "i1", MAX_SEATS, N_OUTLAWS]  # [seat, outlaw]: outlaw cards in that row
    photo: Annotated[Grid, "i1", MAX_SEATS, N_OUTLAWS]
    bank: Annotated[Grid, "i1", MAX_SEATS, N_OUTLAWS]  # Bank Robberies in that row
    gun: Annotated[Grid, "i1", MAX_SEATS, N_OUTLAWS]  # the Fastest Gun
    coach: Annotated[Grid, "i1", MAX_SEATS, N_OUTLAWS]  # Stagecoach Robberies
    hideout: Annotated[Grid, "i1", MAX_SEATS, N_OUTLAWS]  # 1: the row is covered
    set_laid: Annotated[Row, "i1", N_OUTLAWS]  # [outlaw]: a set has been laid in this hand, by anyone
    hits: Annotated[Row, "i1", MAX_SEATS]  # [seat], in a duel
    n_seats: Annotated[int, "i1"]
    dealer: Annotated[int, "i1"]
    active: Annotated[int, "i1"]  # whose turn it is
    phase: Annotated[int, "i1"]
    top: Annotated[int, "i1"]  # of the discard pile; kind + 1, or 0
    n_pile: Annotated[int, "i1"]
    n_discards: Annotated[int, "i1"]
    renewed: Annotated[int, "i1"]  # 1: the discard pile has become the draw pile once in this hand
    sheriff_played: Annotated[int, "i1"]  # 1: this turn's one sheriff card
    pending: Annotated[int, "i1"]  # the sheriff card whose target is being chosen; kind + 1, or 0
    covered: Annotated[int, "i1"]  # the outlaw whose row was just covered, while its owner may answer
    target: Annotated[int, "i1"]  # that owner
    stalled: Annotated[int, "i1"]  # turns running without a card played or drawn from the pile
    busy: Annotated[int, "i1"]  # 1: this turn a card was played or drawn from the pile
    winner: Annotated[int, "i1"]  # of a duel; seat + 1, or 0


LAYOUT = """pick_shown...n_hands hand pile discards laid...set_laid n_hand...gave drew pick_seat pick_kind
    n_picks...veiled hits...pending found covered...winner spare"""


class State(Stream, Open, layout=LAYOUT):
    hand: Annotated[Grid, "i1", MAX_SEATS, N_KINDS]  # [seat, kind]; secret to its seat
    pile: Annotated[Row, "i1", N_KINDS]  # [kind]; secret: its order is decided when a card is drawn
    discards: Annotated[Row, "i1", N_KINDS]  # [kind], the top card too; open, but for what a search took unseen
    drew: Annotated[Grid, "i1", MAX_SEATS, N_KINDS]  # [seat, kind]: since the pile was renewed; secret to its seat
    pick_kind: Annotated[Row, "i1", MAX_PICKS]  # [pick]: what they took, unseen; secret to that seat
    found: Annotated[int, "i1"]  # picked by a search, to be played or kept; kind + 1, or 0; secret to the active seat
    spare: Annotated[Row, "i1", 4]


copy_open = copier(Open)


def fill_in(s: State) -> None:
    """What follows from the rest of a position, where it was not written."""
    counts = [sum(s.hand[seat, kind] for kind in range(N_KINDS)) for seat in range(MAX_SEATS)]
    for seat, n in enumerate(counts):
        s.n_hand[seat] = n
    s.n_pile = s.n_pile or sum(s.pile[kind] for kind in range(N_KINDS))
    s.n_discards = s.n_discards or sum(s.discards[kind] for kind in range(N_KINDS))


ROWS = Spelling(kinds=OUTLAWS)
CARD = Spelling(values=("-", *KINDS))
POSITION = PositionNotation(
    State,
    {
        "hand": Spelling(kinds=KINDS),
        "known": Spelling(kinds=KINDS),
        "gave": Spelling(kinds=KINDS),
        "drew": Spelling(kinds=KINDS),
        "pile": Spelling(kinds=KINDS),
        "discards": Spelling(kinds=KINDS),
        "poster": ROWS,
        "laid": ROWS,
        "photo": ROWS,
        "bank": ROWS,
        "gun": ROWS,
        "coach": ROWS,
        "hideout": ROWS,
        "set_laid": ROWS,
        "phase": Spelling(values=PHASES),
        "top": CARD,
        "pending": CARD,
        "found": CARD,
    },
    fill_in,
)
