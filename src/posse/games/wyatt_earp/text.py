"""Wyatt Earp in words: where everything lies, the table as text, moves and events as sentences."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from posse.engine.game import Holdings
from posse.engine.log import HIDDEN, Event
from posse.locales import Words

from . import events
from .box import Box
from .cards import BANK, GUN, HIDEOUT, KINDS, N_KINDS, N_OUTLAWS, OUTLAWS, PHOTO, STAGECOACH, WANTED, WYATT_EARP
from .events import ASIDE, BILL, DISCARDS, HAND, MONEY, PILE, POSTER, ROW
from .moves import (
    ANSWER,
    ASK,
    CHOOSE,
    DISCARD,
    DRAW,
    EARP_DRAW,
    EARP_FREE,
    EARP_SEARCH,
    KEEP,
    LAY,
    LET_IT_BE,
    MAX_LAID,
    PICK,
    PLAY_BANK,
    PLAY_PHOTO,
    ROB,
    TAKE,
)
from .reckoning import points
from .state import PHASES, State
from .view import View

NUMBERS = (
    *(1, 2, 3, 4, 5, 10, 11, 12, 20, 21, 22, 23, 24, 25, 26, 30, 40, 41, 42, 43, 44),
    *(50, 51, 52, 53, 54, 55, 56, 57, 60, 61, 62, 70, 71, 72, 73, 75, 80, 81, 82, 83, 90, 91),
)
RULES = tuple(f"WE-{n}" for n in NUMBERS)


def contents(box: Box) -> Counter[int]:
    return Counter({kind: box.copies[kind] for kind in range(N_KINDS)})


def census(box: Box, s: State) -> Holdings:
    held = _open_places(s)
    held[PILE] = Counter({kind: s.pile[kind] for kind in range(N_KINDS)})
    held[DISCARDS] = Counter({kind: s.discards[kind] for kind in range(N_KINDS)})
    for seat in range(s.n_seats):
        held[HAND + seat] = Counter({kind: s.hand[seat, kind] for kind in range(N_KINDS)})
    return held


def sight(box: Box, v: View) -> Holdings:
    held = _open_places(v)
    held[PILE] = Counter({HIDDEN: v.n_pile})
    seen = Counter({kind: v.seen[kind] for kind in range(N_KINDS)})
    held[DISCARDS] = Counter({HIDDEN: v.n_discards}) if v.veiled >> (v.seat if v.seat >= 0 else 4) & 1 else seen
    for seat in range(v.n_seats):
        own = Counter({kind: v.hand[kind] for kind in range(N_KINDS)})
        held[HAND + seat] = own if seat == v.seat else Counter({HIDDEN: v.n_hand[seat]})
    return held


def _open_places(s: Any) -> Holdings:
    """What a state and a view show alike: posters, money, rows, the card that waits for its target."""
    aside = s.pending - 1
    waits = s.pending > 0 and aside not in (WANTED, WYATT_EARP)
    held: Holdings = {ASIDE: Counter([aside] if waits else [])}
    for outlaw in range(N_OUTLAWS):
        held[POSTER + outlaw] = Counter({BILL: s.poster[outlaw]})
    for seat in range(s.n_seats):
        held[MONEY + seat] = Counter({BILL: s.money[seat]})
        for outlaw in range(N_OUTLAWS):
            held[ROW + N_OUTLAWS * seat + outlaw] = row_of(s, seat, outlaw)
    return held


def row_of(s: Any, seat: int, outlaw: int) -> Counter[int]:
    return Counter(
        {
            outlaw: s.laid[seat, outlaw],
            PHOTO + outlaw: s.photo[seat, outlaw],
            BANK: s.bank[seat, outlaw],
            GUN: s.gun[seat, outlaw],
            STAGECOACH: s.coach[seat, outlaw],
            HIDEOUT: s.hideout[seat, outlaw],
        }
    )


def name_of(kind: int, words: Words) -> str:
    """A card's name."""
    if PHOTO <= kind < PHOTO + N_OUTLAWS:
        return words("wyatt-earp-photo", outlaw=words(f"wyatt-earp-{OUTLAWS[kind - PHOTO]}"))
    return words(f"wyatt-earp-{KINDS[kind]}")


def cards_of(counts: Counter[int], words: Words) -> str:
    found = [f"{n} × {name_of(kind, words)}" if n > 1 else name_of(kind, words) for kind, n in counts.items() if n > 0]
    return ", ".join(found) or words("wyatt-earp-none")


def table(box: Box, v: View, words: Words, names: Sequence[str]) -> str:
    top = name_of(v.top - 1, words) if v.top else words("wyatt-earp-none")
    lines = [words("wyatt-earp-piles", hand=v.n_hands, pile=v.n_pile, discards=v.n_discards, top=top), ""]
    seats = range(v.n_seats)
    heads = "".join(f"{names[seat][:12]:<13}" for seat in seats)
    lines.append(f"{'':<15}{'$':>3}  {heads}".rstrip())
    for outlaw in range(N_OUTLAWS):
        cells = "".join(f"{_cell(box, v, seat, outlaw):<13}" for seat in seats)
        lines.append(f"{words(f'wyatt-earp-{OUTLAWS[outlaw]}'):<15}{v.poster[outlaw]:>3}  {cells}".rstrip())
    lines.append("")
    for seat in seats:
        name = words("table-you", name=names[seat]) if seat == v.seat else names[seat]
        money = words("wyatt-earp-money", n=v.money[seat])
        line = words("wyatt-earp-seat", name=name, money=money, n=v.n_hand[seat])
        known = Counter({kind: v.known[seat, kind] for kind in range(N_KINDS)})
        if seat != v.seat and known.total():
            line += " · " + words("wyatt-earp-known", cards=cards_of(known, words))
        lines.append(f"  {seat + 1}  {line}")
    if v.seat >= 0:
        hand = Counter({kind: v.hand[kind] for kind in range(N_KINDS)})
        lines += ["", words("wyatt-earp-hand", cards=cards_of(hand, words))]
    who = names[v.target if PHASES[v.phase] == "answer" else v.active]
    lines.append(words(f"wyatt-earp-phase-{PHASES[v.phase]}", name=who))
    return "\n".join(lines)


def _cell(box: Box, v: Any, seat: int, outlaw: int) -> str:
    """A row in brief: 3PB=12 is three outlaws, a Photo and a Bank Robbery, worth 12; in brackets, under a Hideout."""
    row = row_of(v, seat, outlaw)
    letters = [str(v.laid[seat, outlaw]) if v.laid[seat, outlaw] else ""]
    letters += [
        letter * row[kind] for kind, letter in ((PHOTO + outlaw, "P"), (BANK, "B"), (GUN, "G"), (STAGECOACH, "S"))
    ]
    cards = "".join(letters)
    if not cards:
        return "·"
    return f"[{cards}]" if row[HIDEOUT] else f"{cards}={points(box, v, seat, outlaw)}"


def label(move: int, words: Words, names: Sequence[str]) -> str:
    if LAY <= move < PLAY_PHOTO:
        outlaw, n = divmod(move - LAY, MAX_LAID)
        return words("wyatt-earp-move-lay", n=n + 1, outlaw=words(f"wyatt-earp-{OUTLAWS[outlaw]}"))
    if PLAY_PHOTO <= move < PLAY_BANK:
        return words("wyatt-earp-move-play", card=name_of(PHOTO + move - PLAY_PHOTO, words))
    if PLAY_BANK <= move < ASK:
        kind = (BANK, GUN, HIDEOUT, STAGECOACH)[move - PLAY_BANK]
        return words("wyatt-earp-move-shoot", card=name_of(kind, words))
    if ASK <= move < ROB:
        outlaw, way = divmod(move - ASK, 2)
        way_words = words("wyatt-earp-left" if way == 0 else "wyatt-earp-right")
        return words("wyatt-earp-move-ask", outlaw=words(f"wyatt-earp-{OUTLAWS[outlaw]}"), way=way_words)
    if CHOOSE <= move < PICK:
        seat, outlaw = divmod(move - CHOOSE, N_OUTLAWS)
        name = names[seat] if seat < len(names) else str(seat + 1)
        return words("wyatt-earp-move-choose", name=name, outlaw=words(f"wyatt-earp-{OUTLAWS[outlaw]}"))
    if PICK <= move < KEEP:
        return words("wyatt-earp-move-pick", card=name_of(move - PICK, words))
    if move >= DISCARD:
        return words("wyatt-earp-move-discard", card=name_of(move - DISCARD, words))
    single = {DRAW: "draw", TAKE: "take", ROB: "rob", EARP_DRAW: "earp-draw", EARP_SEARCH: "earp-search"}
    single |= {EARP_FREE: "earp-free", KEEP: "keep", ANSWER: "answer", LET_IT_BE: "let-it-be"}
    return words(f"wyatt-earp-move-{single[move]}")


def story(event: Event, words: Words, names: Sequence[str]) -> str:
    quiet = (events.POSTED, events.DEALT, events.SWEPT, events.LOOKED, events.HIT)
    if event.what in quiet:
        return ""
    card = words("wyatt-earp-card")
    if 0 <= event.item < N_KINDS:
        card = name_of(event.item, words)
    asked = event.what in (events.ASKED, events.VAIN)
    outlaw = words(f"wyatt-earp-{OUTLAWS[event.n]}") if asked else _outlaw_at(event.target, words)
    if event.what in (events.PAID, events.LEFT, events.DEPOSED, events.DROPPED, events.FREED, events.ROBBED):
        outlaw = _outlaw_at(event.source, words)
    return words(
        f"wyatt-earp-event-{events.EVENTS[event.what]}",
        name=names[event.seat] if event.seat >= 0 else "",
        other=_owner_at(event.target if event.what != events.ROBBED else event.source, names),
        card=card,
        n=event.n,
        outlaw=outlaw,
    )


def _outlaw_at(place: int, words: Words) -> str:
    """The outlaw that a row or poster is of."""
    if POSTER <= place < HAND:
        return words(f"wyatt-earp-{OUTLAWS[place - POSTER]}")
    return words(f"wyatt-earp-{OUTLAWS[(place - ROW) % N_OUTLAWS]}") if place >= ROW else ""


def _owner_at(place: int, names: Sequence[str]) -> str:
    if place >= ROW:
        return names[(place - ROW) // N_OUTLAWS]
    return names[place - HAND] if HAND <= place < MONEY else ""
