"""The end of a game as a sheet: scores taken apart, the turning point, luck. Lines and full screen show it."""

from __future__ import annotations

from posse.engine.chronicle import Luck, Tally

from .finale import FinaleText
from .sheet import Block, Column, Grid, Line, Run, Sheet, text


def finale_sheet(said: FinaleText) -> Sheet:
    """Seats stand side by side, the best first."""
    found = said.chronicle
    shares, scores = said.result.shares, said.result.scores
    ranked = sorted(range(len(shares)), key=lambda seat: (-shares[seat], -scores[seat], seat))
    blocks: list[Block] = [Line(text(said.why(), "strong"))]
    blocks += [Line(text(line)) for line in (said.ending(), said.place()) if line]
    if found is None:
        return Sheet(text(said.heading()), tuple(blocks))
    blocks += [_scores(said, tally, ranked) for tally in found.told.tallies]
    if found.turning:
        blocks += _headed(said.words("finale-turning-title"), said.turning(), *said.turned())
    if found.told.luck:
        blocks.append(_luck(said, found.told.luck, ranked))
    if lines := [line for _, line in said.happenings() if line]:
        blocks += _headed(said.words("finale-happened"), *lines)
    return Sheet(text(said.heading()), tuple(blocks))


def _headed(heading: str, *lines: str) -> list[Block]:
    return [Line(text(heading, "gold")), *(Line(text(line)) for line in lines)]


def _scores(said: FinaleText, tally: Tally, ranked: list[int]) -> Grid:
    rows = [
        (text(said.item(item)), *(_part(said, item.values[seat]) for seat in ranked))
        for item in tally.items
        if any(item.values)
    ]
    total = (text(said.total(tally), "strong"), *(text(said.amount(tally.totals[seat]), "strong") for seat in ranked))
    return Grid(_columns(said, said.tally(tally), ranked), (*rows, total))


def _part(said: FinaleText, n: int) -> Run:
    return text(said.amount(n)) if n else text(said.words("finale-luck-none"), "dim")


def _luck(said: FinaleText, told: tuple[Luck, ...], ranked: list[int]) -> Grid:
    rows = ((text(said.luck(luck)), *(_count(said, luck, seat) for seat in ranked)) for luck in told)
    return Grid(_columns(said, said.words("finale-luck"), ranked), tuple(rows))


def _count(said: FinaleText, luck: Luck, seat: int) -> Run:
    if luck.of is not None and not luck.of[seat]:
        return text(said.words("finale-luck-none"), "dim")
    return text(said.count(luck, seat))


def _columns(said: FinaleText, heading: str, ranked: list[int]) -> tuple[Column, ...]:
    return (Column(text(heading, "gold")), *(Column(text(said.names[seat]), is_number=True) for seat in ranked))
