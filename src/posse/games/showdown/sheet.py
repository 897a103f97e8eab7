"""The table of Showdown as a sheet."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from posse.text.sheet import Bit, Block, Card, Column, Grid, Hand, Line, Run, Sheet, text
from posse.text.words import Words

from .box import Box
from .moves import KINDS, N_KINDS
from .paper import cards
from .state import AIM, ANSWER, CHOOSE, PHASES
from .view import View

TONES = ("slate", "indigo", "oxblood", "pine")  # by kind


def sheet(box: Box, v: View, words: Words, names: Sequence[str], memory_aid: bool) -> Sheet:
    piles = words("showdown-piles", strongbox=v.strongbox, bank=v.bank, pile=v.n_pile)
    columns = (Column(), *(Column(text(words(f"showdown-column-{of}"), "dim"), True) for of in ("coins", "cards")))
    rows = tuple(_seat(v, seat, words, names, memory_aid) for seat in range(v.n_seats))
    blocks: list[Block] = [Line(text(piles)), Grid((*columns, Column()), rows)]
    blocks.append(Line(text(words("showdown-discard", cards=_list(cards(v.discard), words)))))
    if v.seat >= 0:
        held = tuple(Card(words(f"showdown-{KINDS[kind]}"), TONES[kind], n) for kind, n in cards(v.hand).items() if n)
        blocks.append(Hand(words("showdown-hand"), held, words("showdown-none")))
        if v.laid:
            blocks.append(Line(text(words("showdown-laid", card=words(f"showdown-{KINDS[v.laid - 1]}")))))
    who = v.target if v.phase == ANSWER else v.shooter
    asked = "you-" if v.seat >= 0 and _acts(v, v.seat) else ""
    turn = words(f"showdown-{asked}{PHASES[v.phase]}", name=names[who])
    return Sheet(text(words("showdown-title"), "strong"), tuple(blocks), text(turn, "strong" if asked else ""))


def _acts(v: View, seat: int) -> bool:
    if v.phase == CHOOSE:
        return not v.has_laid[seat]
    return (v.phase == AIM and seat == v.shooter) or (v.phase == ANSWER and seat == v.target)


def _seat(v: View, seat: int, words: Words, names: Sequence[str], memory_aid: bool) -> tuple[Run, ...]:
    name = words("table-you", name=names[seat]) if seat == v.seat else names[seat]
    known = Counter({kind: v.known[seat, kind] for kind in range(N_KINDS)})
    notes = [words("showdown-revolver")] if seat == v.shooter else []
    if v.has_laid[seat]:
        notes.append(words("showdown-has-laid"))
    if memory_aid and seat != v.seat and known.total():  # SD-22: seen once, then in hand
        notes.append(words("showdown-known", cards=_list(known, words)))
    mark = "▸ " if _acts(v, seat) else "  "
    named = (Bit(mark, "lamp"), Bit(name, "strong" if seat == v.seat else ""))
    return named, text(str(v.coins[seat]), "gold"), text(str(v.n_hand[seat])), text(" · ".join(notes))


def _list(held: Counter[int], words: Words) -> str:
    found = [f"{n} × {words(f'showdown-{KINDS[kind]}')}" for kind, n in sorted(held.items()) if n]
    return ", ".join(found) or words("showdown-none")
