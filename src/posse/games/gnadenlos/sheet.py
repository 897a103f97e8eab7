"""The table of Gnadenlos! as a sheet: the seats, the market, who is for hire, the own hand."""

from __future__ import annotations

from collections.abc import Sequence

from posse.engine.sheet import Bit, Block, Card, Column, Grid, Hand, Line, Sheet, Text, text
from posse.locales import Words

from .box import Box
from .cards import KINDS, MAX_BID, N_ADVENTURERS, N_COLUMNS, N_NOTES, N_VALUES
from .state import OVER, PHASES, SHOWING
from .text import adventurer_name, note_name
from .view import View

TONES = ("oxblood", "indigo", "pine", "ochre")  # by colour of notes
COLUMNS = ("fame", "gold", "vultures", "adventurers", "notes")


def sheet(box: Box, v: View, words: Words, names: Sequence[str]) -> Sheet:
    undertaker = words("gnadenlos-undertaker", n=v.undertaker, of=box.undertaker)
    events = words("gnadenlos-events", n=v.n_turned, of=box.n_events)
    blocks: list[Block] = [Line(text(f"{undertaker} · {events}"))]
    if v.event:
        blocks.append(Line(text(words(f"gnadenlos-{KINDS[v.event - 1]}"), "strong")))
    heads = (Column(text(words(f"gnadenlos-column-{name}"), "dim"), is_number=True) for name in COLUMNS)
    rows = tuple(_seat(v, seat, words, names) for seat in range(v.n_seats))
    blocks.append(Grid((Column(), *heads, Column()), rows))
    blocks.append(Line(text(words("gnadenlos-market"))))
    columns = tuple(Column(text(str(i + 1), "dim")) for i in range(N_COLUMNS))
    places = [_place(v, place, words, names) for place in range(v.n_market)]
    blocks.append(Grid(columns, tuple(tuple(places[i : i + N_COLUMNS]) for i in range(0, len(places), N_COLUMNS))))
    if v.n_row:
        hire = tuple(Card(_adventurer(box, a, words)) for a in range(N_ADVENTURERS) if v.row[a])
        blocks.append(Hand(words("gnadenlos-row"), hire, words("gnadenlos-none")))
    if v.seat >= 0:
        held = tuple(Card(_adventurer(box, a, words)) for a in range(N_ADVENTURERS) if v.hand[a])
        blocks.append(Hand(words("gnadenlos-hand"), held, words("gnadenlos-none")))
        notes = [(note, v.notes[note]) for note in range(N_NOTES) if v.notes[note]]
        cards = tuple(Card(note_name(note, words, names), TONES[note // N_VALUES], n) for note, n in notes)
        blocks.append(Hand(words("gnadenlos-notes"), cards, words("gnadenlos-none")))
    asked = "you" if v.seat >= 0 and acts(v, v.seat) else "phase"
    turn = words(f"gnadenlos-{asked}-{PHASES[v.phase]}", name=names[v.active])
    title = text(words("gnadenlos-title"), "strong")
    return Sheet(title, tuple(blocks), text(turn, "strong" if asked == "you" else ""))


def acts(v: View, seat: int) -> bool:
    if v.phase == SHOWING:
        return bool(v.choosing >> seat & 1)
    return v.phase != OVER and seat == v.active


def _adventurer(box: Box, adventurer: int, words: Words) -> str:
    """`Lund 7/4/3`: gold, revolver, cards."""
    return f"{adventurer_name(adventurer, words)} {'/'.join(str(box.values[adventurer, i]) for i in range(3))}"


def _seat(v: View, seat: int, words: Words, names: Sequence[str]) -> tuple[Text, ...]:
    name = words("table-you", name=names[seat]) if seat == v.seat else names[seat]
    mark = "▸ " if acts(v, seat) else "  "
    named = (Bit(mark, "lamp"), Bit(name, "strong" if seat == v.seat else TONES[seat]))
    numbers = (v.vultures[seat], v.n_hand[seat], v.n_notes[seat])
    remarks = [words("gnadenlos-revolver")] if seat == v.revolver else []
    if v.n_bid[seat]:
        notes = [note_name(v.bid[seat, i] - 1, words, names) for i in range(MAX_BID) if v.bid[seat, i]]
        remarks.append(words("gnadenlos-bid", notes=", ".join(notes)))
    if v.has_shown >> seat & 1:
        shown = adventurer_name(v.shown[seat] - 1, words) if v.shown[seat] else words("gnadenlos-unseen")
        remarks.append(words("gnadenlos-shown", item=shown))
    known = [adventurer_name(a, words) for a in range(N_ADVENTURERS) if v.known[seat, a] and v.shown[seat] != a + 1]
    if seat != v.seat and known:
        remarks.append(words("gnadenlos-known", items=", ".join(known)))
    return (
        named,
        text(str(v.fame[seat]), "strong"),
        text(str(v.gold[seat]), "gold"),
        *(text(str(n)) for n in numbers),
        text(" · ".join(remarks)),
    )


def _place(v: View, place: int, words: Words, names: Sequence[str]) -> Text:
    """GN-34: what was laid in sight is shown, for those who do not remember."""
    note = v.market[place] - 1
    if note < 0:
        return text("?" if v.market[place] else "·", "dim")
    return text(note_name(note, words, names), TONES[note // N_VALUES])
