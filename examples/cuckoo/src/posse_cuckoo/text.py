"""Cuckoo in words: why a move is refused, where everything lies, the table, moves and events as sentences."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from posse.engine.game import Holdings
from posse.engine.log import HIDDEN, Event
from posse.text.listing import Group, Printed
from posse.text.sheet import Block, Card, Column, Grid, Hand, Line, Run, Sheet, text
from posse.text.words import Words

from .box import N_RANKS, RANKS, Box
from .state import DISCARD, EVENTS, GATHERED, GIVEN, HAND, KEEP, PHASES, PILE, PLAY, TAKEN, State, View

RULES = tuple(f"CU-{n}" for n in (1, 2, 3, 10, 11, 12, 13, 14, 20, 21, 22, 30))
QUESTIONS = (("keep", "swap"),)


def why_not(box: Box, v: View, move: int) -> str | None:
    return None if v.phase == PLAY and v.seat == v.asked else "CU-3"


def contents(box: Box) -> Counter[int]:
    return Counter({rank: box.copies[rank] for rank in range(N_RANKS)})


def census(box: Box, s: State) -> Holdings:
    held = {
        PILE: Counter({rank: s.pile[rank] for rank in range(N_RANKS)}),
        DISCARD: Counter({rank: s.discard[rank] for rank in range(N_RANKS)}),
    }
    for seat in range(s.n_seats):
        held[HAND + seat] = Counter([s.card[seat] - 1] if s.card[seat] else [])
    return held


def sight(box: Box, v: View) -> Holdings:
    held = {PILE: Counter({HIDDEN: v.n_pile}), DISCARD: Counter({rank: v.discard[rank] for rank in range(N_RANKS)})}
    for seat in range(v.n_seats):
        held[HAND + seat] = Counter({v.card[seat] - 1 if v.card[seat] else HIDDEN: int(v.has_card[seat])})
    return held


def group(move: int) -> str:
    return "keep" if move == KEEP else "swap"


def label(move: int, words: Words, names: Sequence[str], seat: int) -> str:
    return words(f"cuckoo-{group(move)}")


def story(event: Event, words: Words, names: Sequence[str]) -> str:
    if event.what in (TAKEN, GATHERED):  # OFFERED and GIVEN have said it; and that cards are shuffled, all know
        return ""
    name = names[event.seat] if event.seat >= 0 else ""
    other = names[event.target - HAND] if event.what == GIVEN else ""
    card = words(f"cuckoo-{RANKS[event.item]}") if event.item >= 0 else ""
    unseen = ".unseen" if event.item == HIDDEN else ""
    return words(f"cuckoo-event-{EVENTS[event.what]}{unseen}", name=name, other=other, card=card)


def sheet(box: Box, v: View, words: Words, names: Sequence[str], memory_aid: bool) -> Sheet:
    titles = (Column(text(words(f"cuckoo-column-{of}"), "dim")) for of in ("lives", "card"))
    rows = tuple(_seat(v, seat, words, names, memory_aid) for seat in range(v.n_seats))
    blocks: list[Block] = [Line(text(words("cuckoo-pile", n=v.n_pile))), Grid((Column(), *titles, Column()), rows)]
    if v.seat >= 0:
        card = words(f"cuckoo-{RANKS[v.card[v.seat] - 1]}") if v.card[v.seat] else ""
        blocks.append(Hand(words("cuckoo-hand"), (Card(card, "indigo", 1),) if card else (), words("cuckoo-no-card")))
    asked = "you-" if v.phase == PLAY and v.seat == v.asked else ""
    turn = words(f"cuckoo-{asked}{PHASES[v.phase]}", name=names[v.asked])
    return Sheet(text(words("cuckoo-title"), "strong"), tuple(blocks), text(turn, "strong" if asked else ""))


def _seat(v: View, seat: int, words: Words, names: Sequence[str], memory_aid: bool) -> tuple[Run, ...]:
    """A card that was seen before lies face down; only a king that was shown is told without the memory aid."""
    name = words("table-you", name=names[seat]) if seat == v.seat else names[seat]
    is_told = v.card[seat] and (seat == v.seat or memory_aid)
    card = words(f"cuckoo-{RANKS[v.card[seat] - 1]}") if is_told else "?" if v.has_card[seat] else "–"
    lives = text("♥" * v.lives[seat] or words("cuckoo-is-out"), "oxblood" if v.lives[seat] else "dim")
    mark = "▸ " if v.phase == PLAY and seat == v.asked else "  "
    return text(mark + name), lives, text(card), text(words("cuckoo-deals") if seat == v.dealer else "")


def rule_values(box: Box, words: Words) -> dict[str, str | int]:
    return {"n": sum(box.copies[rank] for rank in range(N_RANKS)), "lives": box.lives}


def listing(printed: Printed[Box]) -> Sequence[Group]:
    words = printed.words
    rows = [
        printed.row(
            name,
            words(f"cuckoo-{name}"),
            printed.cell(f"cards.{name}", lambda box, rank: box.copies[rank], rank),
        )
        for rank, name in enumerate(RANKS)
    ]
    house = printed.house("cuckoo", lives=lambda box: box.lives)
    return (
        printed.group("cards", words("cuckoo-box-cards"), ("cuckoo-box-copies",), rows),
        printed.group("house", words("box-house"), ("",), house),
    )
