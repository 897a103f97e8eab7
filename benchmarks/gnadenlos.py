"""How Gnadenlos! plays with the numbers its edition assumes: how long games are, how they end, who wins.

    python benchmarks/gnadenlos.py [--games 1e6] [--policy NAME …] [--variants NAME …] [--into PAGE]

Plays games by each policy, three and four seats; then a tenth as many of each variant of the edition. Prints Markdown,
or puts it into a page in place of what it put there before. A better player becomes one more policy: a rule that
chooses a move from a View. With --audit everything is counted before every move, and every index checked.
"""

from __future__ import annotations

import argparse
import datetime
import os
import random
import sys
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import numpy as np
from audits import gnadenlos as counted
from audits.gnadenlos import before, sum_up

from posse.bots.policies import best_of
from posse.engine.compiled import compile_driver
from posse.engine.drivers import POLICY_KEYS
from posse.engine.log import tell
from posse.engine.rng import Stream, below, key_from_seed, split
from posse.engine.rule import rule
from posse.engine.speed import Speed, compiled_parts
from posse.engine.struct import FloatRow, Row
from posse.engine.workspace import Workspace, workspace
from posse.games import game
from posse.games.gnadenlos.box import Box
from posse.games.gnadenlos.cards import CARD_SHARPS, CARDS, GOLD, HIGH_NOON, N_ADVENTURERS, N_VALUES, REVOLVER
from posse.games.gnadenlos.deputy import weigh
from posse.games.gnadenlos.moves import ADD, BID, SHOW
from posse.games.gnadenlos.state import BIDDING, BUYING, LAST_BUYING, SHOWING, State
from posse.games.gnadenlos.view import View

GAME = game("gnadenlos")
BOX: Box = GAME.box
CHUNK = 10_000
BROKEN = counted.N_NOTES  # the column after those of the audit
KEEP = 8  # gold that a thrifty player holds back

# Filled in when the driver is compiled: the rules, and the policy.
setup: Callable[..., None]
turn: Callable[..., int]
legal: Callable[..., int]
apply: Callable[..., None]
view: Callable[..., None]
blank: Callable[..., None]
n_wrong: Callable[..., int]  # (box, s)
choose: Callable[..., int]  # (box, v, moves, n, stream, likings): one of the first n moves, from what a seat knows


def play(work: Workspace, rows: Any, first: int, n_games: int, n_seats: int) -> None:
    """Play games first … first + n_games - 1; each is counted in a row of its own.

    rows: [game, what the audit counts, and positions in which something is wrong].
    """
    box = work.boxes[0]
    s = work.states[0]
    stream = work.streams[0]
    for i in range(n_games):
        blank(work.states, 0, work.blanks)
        split(work.master, first + i, s)
        split(work.master, POLICY_KEYS + first + i, stream)
        setup(box, s, n_seats, rows[i])
        seat = turn(box, s)
        while seat >= 0:
            rows[i, BROKEN] += n_wrong(box, s)
            n = legal(box, s, seat, work.moves)
            blank(work.views, 0, work.no_views)
            view(box, s, seat, work.views[0])
            move = choose(box, work.views[0], work.moves, n, stream, work.likings)
            before(s, seat, move, rows[i])
            apply(box, s, seat, move, rows[i])
            seat = turn(box, s)
        rows[i, BROKEN] += n_wrong(box, s)
        sum_up(box, s, rows[i])


@rule
def nothing_wrong(box: Box, s: State) -> int:
    return 0


# Policies


@rule
def any_move(box: Box, v: View, moves: Row, n: int, stream: Stream, likings: FloatRow) -> int:
    return moves[below(stream, n)]


@rule
def thrifty(box: Box, v: View, moves: Row, n: int, stream: Stream, likings: FloatRow) -> int:
    """Buys fame with all gold but a reserve, and with all of it at the end; the rest at random."""
    if v.phase == BUYING:
        return moves[max(0, min(n - 1, v.gold[v.seat] - KEEP))]
    if v.phase == LAST_BUYING:
        return moves[n - 1]
    return moves[below(stream, n)]


@rule
def modest(box: Box, v: View, moves: Row, n: int, stream: Stream, likings: FloatRow) -> int:
    """Thrifty; shows what is best in the event, and bids one note, any, or as few as it can."""
    if v.phase == SHOWING:
        return SHOW + best_to_show(box, v)
    if v.phase == BIDDING and moves[n - 1] == BID:
        return BID
    return thrifty(box, v, moves, n, stream, likings)


@rule
def lowest(box: Box, v: View, moves: Row, n: int, stream: Stream, likings: FloatRow) -> int:
    """Modest, and always bids the lowest note it can."""
    found = modest(box, v, moves, n, stream, likings)
    if v.phase == BIDDING and found != BID:
        for i in range(n):
            if (moves[i] - ADD) % N_VALUES < (found - ADD) % N_VALUES:
                found = moves[i]
    return found


@rule
def best_to_show(box: Box, v: View) -> int:
    column = GOLD
    if v.event - 1 == HIGH_NOON:
        column = REVOLVER
    elif v.event - 1 == CARD_SHARPS:
        column = CARDS
    best = -1
    for adventurer in range(N_ADVENTURERS):
        if v.hand[adventurer] > 0 and (best < 0 or box.values[adventurer, column] > box.values[best, column]):
            best = adventurer
    return best


@rule
def deputy(box: Box, v: View, moves: Row, n: int, stream: Stream, likings: FloatRow) -> int:
    weigh(box, v, moves, n, likings)
    return moves[best_of(likings, n, stream)]


POLICIES: dict[str, Callable[..., int]] = {
    "random": any_move,
    "thrifty": thrifty,
    "modest": modest,
    "lowest": lowest,
    "deputy": deputy,
}


def driver_of(policy: str, audited: bool) -> Any:
    parts = compiled_parts(GAME)
    own = {"choose": POLICIES[policy], "n_wrong": counted.n_wrong if audited else nothing_wrong}
    filled = {**parts.filled, **own}
    parts = parts._replace(filled=filled, replaced={**parts.replaced, tell: counted.hear})
    return compile_driver(play, parts, f"gnadenlos_{policy}", checked=audited)


def rows_of(run: Any, box: Box, n_seats: int, n_games: int, threads: int) -> Any:
    """[game, what is counted], of games 0 … n_games - 1 of one key."""
    key = key_from_seed("gnadenlos")

    def chunk(first: int) -> Any:
        n = max(0, min(CHUNK, n_games - first))
        rows = np.zeros((n, BROKEN + 1), np.int64)
        run(workspace(GAME.with_box(box), Speed.COMPILED, key), rows, first, n, n_seats)
        return rows.astype(np.int16)

    chunk(n_games)  # no game: compiled now
    with ThreadPoolExecutor(threads) as pool:
        return np.concatenate(list(pool.map(chunk, range(0, n_games, CHUNK))))


# Editions


def changed(**fields: int | Sequence[int]) -> Box:
    """The edition with other numbers in some of its fields."""
    box = Box.from_bytes(bytes(BOX))
    for name, value in fields.items():
        if isinstance(value, int):
            setattr(box, name, value)
        else:
            row = getattr(box, name)
            for i, number in enumerate(value):
                row[i] = number
    return box


def dealt_anew() -> Box:
    """The adventurers' values shuffled, each column by itself."""
    box = Box.from_bytes(bytes(BOX))
    dice = random.Random(1)
    for column in (GOLD, REVOLVER, CARDS):
        values = [BOX.values[adventurer, column] for adventurer in range(N_ADVENTURERS)]
        dice.shuffle(values)
        for adventurer, value in enumerate(values):
            box.values[adventurer, column] = value
    return box


VARIANTS = {
    "as shipped": BOX,
    "goal 23": changed(goal=23),
    "goal 26": changed(goal=26),
    "goal 32": changed(goal=32),
    "gaps filled by the last IOU": changed(gap_choice=0),
    "1 High Noon, 3 Card Sharps": changed(events=(1, 1, 1, 1, 3)),
    "3 High Noons, 1 Card Sharps": changed(events=(1, 1, 1, 3, 1)),
    "zones gain one more": changed(up=(5, 4, 3, 2)),
    "zones lose one more": changed(down=(2, 3, 4, 5)),
    "low IOUs: 1, 5, 4, 2, 1 of 0 … 4": changed(notes=(1, 5, 4, 2, 1)),
    "high IOUs: 1, 1, 2, 4, 5 of 0 … 4": changed(notes=(1, 1, 2, 4, 5)),
    "adventurers' values shuffled": dealt_anew(),
}


# Tables

COLUMN = {name: i for i, name in enumerate(counted.NAMES)}
HISTOGRAM = ((1, 4), (5, 6), (7, 8), (9, 10), (11, 12), (13, 16), (17, 20), (21, 99))
SEATS = ("first player", "second", "third", "fourth")


def of(rows: Any, name: str) -> Any:
    return rows[:, COLUMN[name]]


def mean(rows: Any, name: str, unit: float = 1.0) -> float:
    return float(of(rows, name).mean()) / unit


def share(rows: Any, name: str) -> str:
    """As a percentage, with more digits where it hardly ever, or nearly always, happened."""
    n = 100 * mean(rows, name)
    return f"{n:.4f}%" if 0 < n < 0.1 or 99.9 < n < 100 else f"{n:.1f}%"


def figures(rows: Any, n_seats: int) -> dict[str, str]:
    turns = of(rows, "turn")
    n_turns, last_paydays = float(turns.sum()), 1 - mean(rows, "ended_by_vultures")
    last = mean(rows, "vultures_in_last_payday") / last_paydays if last_paydays > 0.01 else 0.0
    return {
        "turns": f"{turns.mean():.1f} ± {turns.std():.1f}",
        "shortest, longest": f"{turns.min()}, {turns.max()}",
        "**ended by a third vulture**": share(rows, "ended_by_vultures"),
        "**by the undertaker**": share(rows, "ended_by_undertaker"),
        "**by the goal, bought**": share(rows, "ended_by_buying"),
        "**by the goal, Card Sharps**": share(rows, "ended_by_card_sharps"),
        "gold from Gold Rushes, per turn": f"{of(rows, 'gold_rushed').sum() / n_turns:.1f}",
        "debt laid in the market, per turn": f"{of(rows, 'debt_laid').sum() / n_turns:.1f}",
        "fame bought, per seat": f"{mean(rows, 'fame_bought', n_seats):.1f}",
        "paydays": f"{mean(rows, 'payday'):.1f}",
        "IOUs turned up in each": f"{mean(rows, 'turned') / mean(rows, 'payday'):.1f}",
        "bankruptcies": f"{mean(rows, 'bankrupt'):.1f}",
        "vultures in the last payday": f"{last:.2f}" if last else "–",
        "High Noons": f"{mean(rows, 'undertaker'):.1f}",
        "thefts declined": f"{mean(rows, 'declined'):.2f}",
        "adventurers hired, per seat": f"{mean(rows, 'hired', n_seats):.1f}",
        "unable to bid": f"{mean(rows, 'unable'):.4f}",
        "decisions": f"{mean(rows, 'decided'):.1f}",
        "gaps filled by choice after thefts": f"{mean(rows, 'filled_after_thefts'):.2f}",
        "after paydays": f"{mean(rows, 'filled_after_paydays'):.2f}",
        "IOUs laid by choice": f"{mean(rows, 'laid_by_choice'):.1f}",
        "the winner's fame": f"{mean(rows, 'fame_of_winners_12', counted.WHOLE):.1f}",
        "gold left, per seat": f"{mean(rows, 'gold_left', n_seats):.1f}",
    }


def lengths(rows: Any) -> dict[str, str]:
    turns = of(rows, "turn")
    return {
        f"{low} to {high}" if high < 99 else f"{low} or more": f"{100 * ((low <= turns) & (turns <= high)).mean():.1f}%"
        for low, high in HISTOGRAM
    }


def wins(rows: Any, n_seats: int) -> dict[str, str]:
    """Shares of wins, each with the half-width of its 95% interval."""
    found = {}
    for i, name in enumerate(SEATS):
        won = rows[:, COLUMN["wins_12_of_start_seat"] + i] / counted.WHOLE
        wide = 1.96 * won.std() / len(won) ** 0.5
        found[name] = f"{100 * won.mean():.2f} ± {100 * wide:.2f}%" if i < n_seats else ""
    return found


def endings(rows: Any) -> str:
    goal = mean(rows, "ended_by_buying") + mean(rows, "ended_by_card_sharps")
    three = (goal, mean(rows, "ended_by_undertaker"), mean(rows, "ended_by_vultures"))
    return " / ".join(f"{100 * part:.0f}" for part in three) + f" · {mean(rows, 'turn'):.1f}"


def table(first: str, columns: dict[str, dict[str, str]]) -> str:
    """Markdown: a line for each figure, a column for each way to play."""
    lines = [f"| {first} | {' | '.join(columns)} |", "|---" + "|---:" * len(columns) + "|"]
    for figure in next(iter(columns.values())):
        lines.append(f"| {figure} | {' | '.join(column[figure] for column in columns.values())} |")
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=float, default=1e6, help="for each policy and number of seats (default: 1e6)")
    parser.add_argument("--policy", nargs="+", choices=POLICIES, default=["random", "thrifty", "modest"])
    parser.add_argument("--variants", nargs="*", choices=POLICIES, default=["random", "modest"])
    parser.add_argument("--threads", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--audit", action="store_true")
    parser.add_argument("--into", type=Path, help="a page to put the tables into")
    options = parser.parse_args()
    found = tables(options.policy, options.variants, int(options.games), options.threads, options.audit)
    words = ["python benchmarks/gnadenlos.py --games", f"{options.games:,.0f}".replace(",", "_")]
    words += ["--policy", *options.policy, "--variants", *options.variants]
    page = f"Made on {datetime.date.today():%-d %B %Y} with `{' '.join(words)}`.\n\n{found}"
    if options.into:
        put(options.into, page)
    else:
        print(page)


def tables(policies: Sequence[str], variants: Sequence[str], n_games: int, threads: int, audited: bool) -> str:
    runs = {policy: driver_of(policy, audited) for policy in {*policies, *variants}}
    general, long, won = {}, {}, {}
    for policy in policies:
        for n_seats in GAME.seats:
            rows, name = rows_of(runs[policy], BOX, n_seats, n_games, threads), f"{policy}, {n_seats}"
            general[name], long[name], won[name] = figures(rows, n_seats), lengths(rows), wins(rows, n_seats)
            wrong = f"{(rows[:, BROKEN] > 0).sum()} with something wrong" if audited else "not audited"
            print(f"{name}: {n_games:,} games, {wrong}", file=sys.stderr)
    parts = [table("per game", general), table("turns", long), table("wins", won)]
    if variants:
        ends = {
            f"{policy}, {n_seats}": {
                variant: endings(rows_of(runs[policy], box, n_seats, n_games // 10, threads))
                for variant, box in VARIANTS.items()
            }
            for policy in variants
            for n_seats in GAME.seats
        }
        parts.append(f"Goal / undertaker / vulture, in per cent · turns; {n_games // 10:,} games each:")
        parts.append(table("edition", ends))
    return "\n\n".join(parts)


def put(page: Path, text: str) -> None:
    begin, end = "<!-- made by benchmarks/gnadenlos.py -->", "<!-- end -->"
    before, _, rest = page.read_text("utf-8").partition(begin)
    _, there, after = rest.partition(end)
    if not there:
        sys.exit(f"posse: {page} has no {begin} … {end}")
    page.write_text(f"{before}{begin}\n{text}\n{end}{after}", "utf-8")


if __name__ == "__main__":
    main()
