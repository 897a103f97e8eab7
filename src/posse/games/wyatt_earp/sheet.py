"""The table of Wyatt Earp as a sheet: posters and rows, the own hand, who has to do what. The reckoning as a page."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any

from posse.engine.log import Event
from posse.text.sheet import Bit, Block, Card, Column, Grid, Hand, Line, Run, Sheet, text
from posse.text.words import Words

from . import events
from .box import Box
from .cards import BANK, GUN, HIDEOUT, N_KINDS, N_OUTLAWS, OUTLAWS, PHOTO, STAGECOACH, WYATT_EARP
from .events import POSTER
from .paper import row_of
from .piles import can_draw_two
from .reckoning import points
from .state import ANSWERING, DRAWING, PHASES
from .text import name_of, story
from .view import View

TONES = ("plum", "ochre", "pine", "oxblood", "indigo", "orange", "slate")  # by outlaw
NOTHING_THERE = text("·", "dim")


def sheet(box: Box, v: View, words: Words, names: Sequence[str], memory_aid: bool) -> Sheet:
    message = "wyatt-earp-piles-last" if v.renewed else "wyatt-earp-piles"
    piles = text(words(message, pile=v.n_pile, discards=v.n_discards))
    if v.top:
        piles += (Bit(words("wyatt-earp-on-top") + " "), Bit(name_of(v.top - 1, words), tone_of(v.top - 1)))
    blocks: list[Block] = [Line(piles), _rows(box, v, words, names, memory_aid)]
    if memory_aid:
        blocks += _remembered(v, words, names)
    if v.seat >= 0:
        hand = _cards(v.hand[kind] for kind in range(N_KINDS))
        blocks.append(Hand(words("wyatt-earp-hand"), _named(hand, words), words("wyatt-earp-none")))
    letters = dict(zip(("photo", "bank", "gun", "coach"), words("wyatt-earp-letters"), strict=True))
    blocks.append(Line(text(words("wyatt-earp-legend", **letters), "dim"), is_aside=True))
    blocks.append(Line(text(words("wyatt-earp-legend-holes", cards=_holes(box, words)), "dim"), is_aside=True))
    if memory_aid:
        blocks.append(Line(text(words("wyatt-earp-legend-memory", **letters), "dim"), is_aside=True))
    who = _actor(v)
    asked = "you" if who == v.seat >= 0 and PHASES[v.phase] != "over" else "phase"
    ends = "" if asked == "phase" or v.phase != DRAWING or can_draw_two(_record(v), 0) else "-end" if v.top else "-only"
    if asked == "you" and v.phase == ANSWERING and v.hand[WYATT_EARP] == 0:  # WE-57: it is asked all the same
        ends = "-none"
    card = name_of(v.pending - 1, words) if v.pending else ""
    turn = words(f"wyatt-earp-{asked}-{PHASES[v.phase]}{ends}", name=names[who], card=card)
    number = words("wyatt-earp-hand-number", n=v.n_hands)
    goal = words("wyatt-earp-goal", money=words("wyatt-earp-money", n=box.goal))
    title = (Bit(words("wyatt-earp-title"), "strong"), Bit(f" · {number} · {goal}"))
    return Sheet(title, tuple(blocks), text(turn, "strong" if asked == "you" else ""))


def _holes(box: Box, words: Words) -> str:
    """WE-40: the cards that are a hit, outlaws and their photos all at once."""
    groups = {0: "wyatt-earp-holes-outlaws", PHOTO: "wyatt-earp-holes-photos"}
    first = (0, PHOTO, *range(WYATT_EARP, N_KINDS))
    return words.listed(
        [words(groups[kind]) if kind in groups else name_of(kind, words) for kind in first if box.hole[kind]]
    )


def tone_of(kind: int) -> str:
    """An outlaw and its photo have its colour, the other sheriff cards stand out."""
    return TONES[kind % N_OUTLAWS] if kind < 2 * N_OUTLAWS else "strong"


def _actor(v: View) -> int:
    return v.target if PHASES[v.phase] == "answer" else v.active


def _cards(counts: Iterable[int]) -> Counter[int]:
    return Counter({kind: n for kind, n in enumerate(counts) if n > 0})


def _named(cards: Counter[int], words: Words) -> tuple[Card, ...]:
    return tuple(Card(name_of(kind, words), tone_of(kind), n) for kind, n in cards.items())


def _piles(v: View) -> dict[str, Counter[int]]:
    """WE-61: what was seen to go to the discard pile; WE-11: what became the draw pile and has not been seen since."""
    piles = {"discards": _cards(v.seen[kind] for kind in range(N_KINDS))}
    return {**piles, "deck": _cards(v.under[kind] for kind in range(N_KINDS))} if v.renewed else piles


def _remembered(v: View, words: Words, names: Sequence[str]) -> list[Block]:
    """What no column of the table holds: sheriff cards in the piles, searches, cards in other hands, vain questions."""
    found: list[Block] = []
    for name, pile in _piles(v).items():
        if sheriffs := Counter({kind: n for kind, n in pile.items() if kind >= WYATT_EARP}):
            found.append(Hand(words(f"wyatt-earp-sheriffs-{name}"), _named(sheriffs, words), ""))
    others = [seat for seat in range(v.n_seats) if seat != v.seat]
    gone = _cards(v.gone[0, kind] + v.gone[1, kind] for kind in range(N_KINDS))
    picks = Counter(v.pick_seat[i] for i in range(v.n_picks))
    notes = {
        "picked": [f"{names[seat]} ({picks[seat]})" for seat in others if picks[seat]],
        "missing": [_listed(gone, words)] if gone else [],
        "known": [_holds(v, seat, words, names) for seat in others],
        "asked": [_asked(v, outlaw, others, words, names) for outlaw in range(N_OUTLAWS)],
    }
    for name, lines in notes.items():
        if any(lines):
            found.append(Line(text(words(f"wyatt-earp-{name}", cards=", ".join(filter(None, lines))))))
    return found


def _listed(cards: Counter[int], words: Words) -> str:
    return ", ".join(f"{n} × {name_of(kind, words)}" if n > 1 else name_of(kind, words) for kind, n in cards.items())


def _holds(v: View, seat: int, words: Words, names: Sequence[str]) -> str:
    known = _cards(v.known[seat, kind] for kind in range(N_KINDS))
    return f"{names[seat]} ({_listed(known, words)})" if known else ""


def _asked(v: View, outlaw: int, others: Sequence[int], words: Words, names: Sequence[str]) -> str:
    """WE-53: `Jesse James (Ann +4)`: Ann had none, and has drawn four cards since."""
    since = {seat: v.drawn[seat] + 1 - v.asked[seat, outlaw] for seat in others if v.asked[seat, outlaw]}
    seats = [f"{names[seat]}{f' +{n}' if n else ''}" for seat, n in since.items()]
    return f"{name_of(outlaw, words)} ({', '.join(seats)})" if seats else ""


def _rows(box: Box, v: View, words: Words, names: Sequence[str], memory_aid: bool) -> Grid:
    seats = range(v.n_seats)
    piles = _piles(v) if memory_aid else {}
    columns = [Column(), Column(is_number=True)]
    columns += [Column(text(words(f"wyatt-earp-column-{pile}"), "dim")) for pile in piles]
    for seat in seats:
        name = words("table-you", name=names[seat]) if seat == v.seat else names[seat]
        acts = PHASES[v.phase] != "over" and seat == _actor(v)
        columns.append(Column(text(name, "strong" if seat == v.seat else ""), is_acting=acts))
    beside: tuple[Run, ...] = ((),) * len(piles)
    rows: list[tuple[Run, ...]] = [
        (text(words("wyatt-earp-row-money"), "dim"), (), *beside, *(_money(v.money[seat], words) for seat in seats)),
        (text(words("wyatt-earp-row-cards"), "dim"), (), *beside, *(text(str(v.n_hand[seat])) for seat in seats)),
    ]
    for outlaw in range(N_OUTLAWS):
        best = max(points(box, _record(v), seat, outlaw) for seat in seats)
        cells = [_cell(box, v, seat, outlaw, best, words) for seat in seats]
        outlaw_name = text(words(f"wyatt-earp-{OUTLAWS[outlaw]}"), TONES[outlaw])
        lies = (_lies(pile, outlaw, words) for pile in piles.values())
        rows.append((outlaw_name, _money(v.poster[outlaw], words), *lies, *cells))
    return Grid(tuple(columns), tuple(rows))


def _lies(pile: Counter[int], outlaw: int, words: Words) -> Run:
    """`3P`: three cards of the outlaw and the Photo."""
    cards = f"{pile[outlaw] or ''}{words('wyatt-earp-letters')[0] * pile[PHOTO + outlaw]}"
    return text(cards, TONES[outlaw]) if cards else NOTHING_THERE


def _money(n: int, words: Words) -> Run:
    return text(words("wyatt-earp-money", n=n), "gold")


def _cell(box: Box, v: View, seat: int, outlaw: int, best: int, words: Words) -> Run:
    """A row in brief: `12 SP 3PB` is three outlaws, a Photo and a Bank Robbery; in brackets, under a Hideout."""
    row = row_of(v, seat, outlaw)
    kinds = (PHOTO + outlaw, BANK, GUN, STAGECOACH)
    letters = [letter * row[kind] for kind, letter in zip(kinds, words("wyatt-earp-letters"), strict=True)]
    cards = "".join([str(row[outlaw] or ""), *letters])
    if not cards:
        return NOTHING_THERE
    sp = points(box, _record(v), seat, outlaw)
    shown = f"[{cards}]" if row[HIDEOUT] else cards
    return (Bit(words("wyatt-earp-points", n=sp), "good" if sp == best > 0 else ""), Bit(f" {shown}", "dim"))


def _record(v: View) -> Any:
    """A view has the rows of a state under the same names, which is all that `points` reads."""
    return v


def page(happened: Sequence[Event], words: Words, names: Sequence[str]) -> Sheet | None:
    """WE-80 … WE-91: what the end of a hand came to."""
    ends = [event for event in happened if event.what == events.HAND_ENDS]
    if not ends:
        return None
    paid: Counter[tuple[int, int]] = Counter()  # (outlaw, seat)
    sp: Counter[tuple[int, int]] = Counter()
    notes = {}
    for event in happened:
        if event.what == events.PAID:
            paid[event.source - POSTER, event.seat] += event.n
        elif event.what == events.POINTS:
            sp[event.target - POSTER, event.seat] = event.n
        elif event.what == events.STAYS:
            notes[event.target - POSTER] = words("wyatt-earp-page-stays")
        elif event.what == events.LEFT:
            notes[event.source - POSTER] = words("wyatt-earp-page-left")
    rows: list[tuple[Run, ...]] = []
    for outlaw in range(N_OUTLAWS):
        cells = [_share(sp[outlaw, seat], paid[outlaw, seat], words) for seat in range(len(names))]
        name = text(words(f"wyatt-earp-{OUTLAWS[outlaw]}"), TONES[outlaw])
        rows.append((name, *cells, text(notes.get(outlaw, ""), "dim")))
    sums = [sum(paid[outlaw, seat] for outlaw in range(N_OUTLAWS)) for seat in range(len(names))]
    rows.append((text(words("wyatt-earp-page-sum"), "strong"), *(_paid(n, words) for n in sums)))
    columns = (Column(), *(Column(text(name), is_number=True) for name in names), Column())
    counted = (events.PAID, events.STAYS, events.LEFT, events.HAND_ENDS, events.POINTS)
    after = [event for event in happened[happened.index(ends[0]) :] if event.what not in counted]
    told = [Line(text(line)) for event in after if (line := story(event, words, names))]
    why = Line(text(words("wyatt-earp-page-why", n=ends[0].n, name=names[ends[0].seat])))
    return Sheet(text(words("wyatt-earp-page-title"), "strong"), (why, Grid(columns, tuple(rows)), *told))


def _share(sp: int, n: int, words: Words) -> Run:
    """The points of a row, and what they brought."""
    if sp == 0 and n == 0:
        return NOTHING_THERE
    return (Bit(words("wyatt-earp-points", n=sp), "dim"), Bit(" "), *_paid(n, words))


def _paid(n: int, words: Words) -> Run:
    return _money(n, words) if n else NOTHING_THERE
