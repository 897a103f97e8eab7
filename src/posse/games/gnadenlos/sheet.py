"""The table of Gnadenlos! as a sheet: the seats, the market, who is for hire, the own hand."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from typing import Any

from posse.engine.log import Event
from posse.text.sheet import Bit, Block, Card, Column, Grid, Hand, Line, Run, Sheet, text
from posse.text.words import Words

from . import events
from .box import Box
from .cards import CARD_SHARPS, KINDS, N_ADVENTURERS, N_COLUMNS, N_KINDS, N_NOTES, N_RUSHES, N_VALUES, N_ZONES
from .state import OVER, PHASES, SHOWING, STEALING
from .text import adventurer_name
from .view import View

TONES = ("oxblood", "indigo", "pine", "ochre")  # by colour of notes
COLUMNS = ("fame", "gold", "vultures", "adventurers", "notes")
SHORTEST = 4  # letters of a name where room is short
SEPARATOR = Bit(" · ", "dim")


def sheet(box: Box, v: View, words: Words, names: Sequence[str], memory_aid: bool) -> Sheet:
    blocks: list[Block] = [_events(box, v, words, names)]
    heads = (Column(text(words(f"gnadenlos-column-{name}"), "dim"), is_number=True) for name in COLUMNS)
    rows = tuple(_seat(box, v, seat, words, names) for seat in range(v.n_seats))
    blocks.append(Grid((Column(), *heads, Column()), rows))
    blocks.append(_market(v, words, names, memory_aid))
    if memory_aid:
        others = [seat for seat in range(v.n_seats) if seat != v.seat]
        blocks += [_remembered(box, v, seat, words, names) for seat in others]
    values = f" ({words('gnadenlos-values')})"
    if v.n_row:
        blocks.append(Hand(f"{words('gnadenlos-row')}{values}:", _for_hire(box, v, words), ""))
        values = ""
    if v.seat >= 0:
        held = tuple(Card(_valued(box, a, words)) for a in range(N_ADVENTURERS) if v.hand[a])
        blocks.append(Hand(f"{words('gnadenlos-hand')}{values if held else ''}:", held, words("gnadenlos-none")))
        notes = _notes([v.notes[note] for note in range(N_NOTES)], v.seat, names)
        blocks.append(Line((Bit(words("gnadenlos-notes") + " "), *(notes or text(words("gnadenlos-none"))))))
    legend = words("gnadenlos-legend-memory" if memory_aid else "gnadenlos-legend", vultures=box.vultures)
    blocks += [Line(text(line, "dim"), is_aside=True) for line in (legend, _zones(box, words))]
    goal = words("gnadenlos-goal", n=box.goal)
    undertaker = words("gnadenlos-undertaker", n=v.undertaker, of=box.undertaker)
    title = (Bit(words("gnadenlos-title"), "strong"), Bit(f" · {goal} · {undertaker}"))
    return Sheet(title, tuple(blocks), _turn(box, v, words, names))


def page(happened: Sequence[Event], words: Words, names: Sequence[str]) -> Sheet | None:
    """GN-40 … GN-43: what a payday came to, for each seat."""
    if not any(event.what == events.PAYDAY_BEGINS for event in happened):
        return None
    turned, paid, owed = Counter[int](), Counter[int](), Counter[int]()
    for event in happened:
        turned[event.seat] += event.what == events.TURNED
        paid[event.seat] += event.n if event.what == events.PAID else 0
        owed[event.seat] += event.what == events.BANKRUPT
    rows = tuple(
        (
            text(names[seat], TONES[seat]),
            text(str(turned[seat])),
            text(str(paid[seat]), "gold"),
            text(words("gnadenlos-page-bankrupt") if owed[seat] else "", "bad"),
        )
        for seat in range(len(names))
    )
    heads = (text(words(f"gnadenlos-page-{name}"), "dim") for name in ("notes", "paid"))
    columns = (Column(), *(Column(head, is_number=True) for head in heads), Column())
    return Sheet(text(words("gnadenlos-page-title"), "strong"), (Grid(columns, rows),))


def acts(v: View, seat: int) -> bool:
    if v.phase == SHOWING:
        return bool(v.choosing >> seat & 1)
    return v.phase != OVER and seat == v.active


def _turn(box: Box, v: View, words: Words, names: Sequence[str]) -> Run:
    if v.seat < 0 or not acts(v, v.seat):
        return text(words(f"gnadenlos-phase-{PHASES[v.phase]}", name=names[v.active]))
    if v.phase == STEALING and (v.first or v.loot > 1):
        return text(words(f"gnadenlos-you-steal-{'second' if v.first else 'two'}", n=v.first), "strong")
    if v.phase != SHOWING:
        places = {"place": v.n_market + 1, "gap": v.first}
        asked = words(f"gnadenlos-you-{PHASES[v.phase]}", bought=box.buy, last=box.buy_last, **places)
        return text(asked, "strong")
    kind = v.event - 1
    event = words(f"gnadenlos-{KINDS[kind]}")
    if kind < N_RUSHES:
        asked = words("gnadenlos-you-show-rush", event=event, first=box.first[kind], second=box.second[kind])
    elif kind == CARD_SHARPS:
        zone = _zone(box, v.fame[v.seat])
        asked = words("gnadenlos-you-show-card-sharps", event=event, up=box.up[zone], down=box.down[zone])
    else:
        asked = words("gnadenlos-you-show-high-noon", event=event)
    return text(asked, "strong")


def _zone(box: Box, fame: int) -> int:
    return next((zone for zone in range(N_ZONES) if fame <= box.zone_to[zone]), N_ZONES - 1)


def _zones(box: Box, words: Words) -> str:
    """GN-16: the steps of each zone of the track."""
    zones = (f"{box.zone_to[zone]}: +{box.up[zone]}/−{box.down[zone]}" for zone in range(N_ZONES))
    return words("gnadenlos-zones", event=words("gnadenlos-card-sharps"), zones=", ".join(zones))


def _events(box: Box, v: View, words: Words, names: Sequence[str]) -> Hand:
    """GN-1: those that have been turned lie open; the one that is being carried out stands last."""
    turned = {kind: box.events[kind] - v.events[kind] - (v.event == kind + 1) for kind in range(N_KINDS)}
    cards = [Card(words(f"gnadenlos-{KINDS[kind]}"), "dim", n) for kind, n in turned.items() if n > 0]
    if v.event:
        cards.append(Card(words(f"gnadenlos-{KINDS[v.event - 1]}"), "strong"))
    head = words("gnadenlos-events", name=names[v.revolver], n=v.n_turned, of=box.n_events)
    return Hand(head, tuple(cards), words("gnadenlos-none"))


def _seat(box: Box, v: View, seat: int, words: Words, names: Sequence[str]) -> tuple[Run, ...]:
    name = words("table-you", name=names[seat]) if seat == v.seat else names[seat]
    mark = "▸ " if acts(v, seat) else "  "
    numbers = (v.vultures[seat], v.n_hand[seat], v.n_notes[seat])
    return (
        (Bit(mark, "lamp"), Bit(name, TONES[seat])),
        text(str(v.fame[seat]), "strong"),
        text(str(v.gold[seat]), "gold"),
        *(text(str(n)) for n in numbers),
        _does(box, v, seat, words, names),
    )


def _does(box: Box, v: View, seat: int, words: Words, names: Sequence[str]) -> Run:
    """What lies before a seat: the adventurer chosen, the bid."""
    found: list[Run] = []
    if v.vultures[seat] >= box.vultures:
        found.append(text(words("gnadenlos-out"), "bad"))
    if v.has_shown >> seat & 1:
        shown = _valued(box, v.shown[seat] - 1, words) if v.shown[seat] else ""
        found.append(text(words("gnadenlos-shown", item=shown) if shown else words("gnadenlos-chosen")))
    if v.n_bid[seat]:
        bid = [v.bid[seat, i] - 1 for i in range(v.n_bid[seat])]
        notes = _notes([bid.count(note) for note in range(N_NOTES)], seat, names)
        total = words("gnadenlos-bid", n=sum(note % N_VALUES for note in bid))
        found.append((Bit(f"{total}: "), *notes))
    return _joined(found)


def _market(v: View, words: Words, names: Sequence[str], memory_aid: bool) -> Grid:
    """By columns of the die; each place by its number, which a thief names."""
    n_notes = sum(v.market[place] != 0 for place in range(v.n_market))
    heads = (Column(text(words("gnadenlos-die", n=i + 1), "dim")) for i in range(N_COLUMNS))
    places = [_place(v, place, names, memory_aid) for place in range(v.n_market)]
    lines = [places[i : i + N_COLUMNS] for i in range(0, len(places), N_COLUMNS)] or [[]]
    payday = text(words("gnadenlos-payday", n=N_COLUMNS * v.n_seats), "dim")
    rows = tuple((() if i else payday, *line) for i, line in enumerate(lines))
    return Grid((Column(text(words("gnadenlos-market", n=n_notes))), *heads), rows)


def _place(v: View, place: int, names: Sequence[str], memory_aid: bool) -> Run:
    """GN-34: all saw what was laid there after a bid, and then it lay face down. Notes turned up on a payday are in
    hands again before anybody is asked (GN-43)."""
    if not v.market[place]:
        return text("·", "dim")
    number = Bit(f"{place + 1:>2}", "dim" if memory_aid else "")
    if not memory_aid:
        return (number,)
    note = v.market[place] - 1
    return (number, Bit(" "), *(text(_short(note, names), TONES[note // N_VALUES]) if note >= 0 else text("?", "dim")))


def _remembered(box: Box, v: View, seat: int, words: Words, names: Sequence[str]) -> Line:
    """What all have seen go to a hand and not leave it, and how much else is in it."""
    known = [a for a in range(N_ADVENTURERS) if v.known[seat, a] and v.shown[seat] != a + 1]
    # One chosen face down is still among the known, and is no longer counted as in hand (GN-12).
    n_hidden = v.n_hand[seat] + (v.has_shown >> seat & 1 and not v.shown[seat]) - len(known)
    adventurers = [_values(box, a) for a in known] + ["?"] * n_hidden
    counts = [v.open_notes[seat, note] for note in range(N_NOTES)]
    n_unknown = v.n_notes[seat] - sum(counts)
    unknown = text(" ".join("?" * n_unknown)) if n_unknown else ()
    notes = _joined([part for part in (_notes(counts, seat, names), unknown) if part])
    title = words("gnadenlos-remembered", name=names[seat])
    none = text(words("gnadenlos-none"))
    return Line(
        (
            Bit(f"{title} ", TONES[seat]),
            *(text(", ".join(adventurers)) if adventurers else none),
            SEPARATOR,
            Bit(words("gnadenlos-notes-too") + " "),
            *(notes or none),
        )
    )


def _for_hire(box: Box, v: View, words: Words) -> tuple[Card, ...]:
    named = {a: _valued(box, a, words) for a in range(N_ADVENTURERS) if v.row[a]}
    if not v.is_setup:
        return tuple(Card(name) for name in named.values())
    pairs = sorted({v.row[a] for a in named})  # GN-3
    return tuple(Card(f"{n}: " + " + ".join(named[a] for a in named if v.row[a] == n)) for n in pairs)


def _valued(box: Box, adventurer: int, words: Words) -> str:
    """`Lund 7/4/3`: Ezra Lund's gold, revolver, cards. No two have the same last name; a title has none."""
    surname = re.split(" (?:of|von|van) ", adventurer_name(adventurer, words))[0].split()[-1]
    return f"{surname} {_values(box, adventurer)}"


def _values(box: Box, adventurer: int) -> str:
    return "/".join(str(box.values[adventurer, i]) for i in range(3))


def _notes(counts: Sequence[int], seat: int, names: Sequence[str]) -> Run:
    """`0 1 1 3 · Hank 3`: a seat's own notes by their values, then those of others."""
    own = range(N_VALUES * seat, N_VALUES * (seat + 1))
    values = " ".join(str(note % N_VALUES) for note in own for _ in range(counts[note]))
    found = [text(values, TONES[seat])] if values else []
    for note, n in enumerate(counts):
        if n and note not in own:
            found.append(text(" · ".join([_short(note, names)] * n), TONES[note // N_VALUES]))
    return _joined(found)


def _short(note: int, names: Sequence[str]) -> str:
    """`Hank 3`: the first letters of its owner's name, as many as it takes to tell all names apart."""
    cuts = ([name[:n].strip() for name in names] for n in range(SHORTEST, 99))
    short = next((cut for cut in cuts if len(set(cut)) == len(names)), names)
    return f"{short[note // N_VALUES]} {note % N_VALUES}"


def _joined(parts: Sequence[Run]) -> Run:
    run: list[Any] = []
    for part in parts:
        run += [SEPARATOR, *part] if run else part
    return tuple(run)
