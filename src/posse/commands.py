"""What the commands do, one function each; `cli.py` says how they are called."""

from __future__ import annotations

import contextlib
import os
import re
import secrets
import shutil
import socket
import sys
import textwrap
import threading
import webbrowser
from argparse import Namespace
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from posse.bots.bot import POLICIES, seated
from posse.bots.names import BOT_NAMES, level_of, person_in, seat_players
from posse.cli import STATUS_INTERRUPTED, as_json
from posse.engine import records
from posse.engine.fairness import commitment
from posse.engine.game import AnyGame, PosseError, check_seats
from posse.engine.log import SPECTATOR
from posse.engine.rng import Stream, key_from_seed, new_key, put_key
from posse.engine.table import Ply, Table
from posse.games import SHELF, game, rulebook, text
from posse.terminal.plain import lines_of
from posse.terminal.rulebook import box_sheet, rule_line
from posse.terminal.sitting import MEMORY_AID, Sitting, scores, won
from posse.text.sheet import plain
from posse.text.story import as_one, heard
from posse.text.words import Words, language_of_this_machine, words

if TYPE_CHECKING:
    from posse.arena.crew import Crew


def play(options: Namespace) -> int:
    speak = _words(options)
    if options.resume is not None:
        if options.game or options.name or options.level or options.seats is not None or options.seed is not None:
            raise PosseError(
                "a saved game already has its players and its deal: with --resume, give no GAME, --name, --level, "
                "--seats or --seed"
            )
        sitting = _resumed(options, speak)
    else:
        is_asked = not options.game and not options.level
        found = game(options.game or _choose_game(speak), options.edition)
        n_seats = options.seats if options.seats is not None else min(3, max(found.seats))
        check_seats(found, n_seats)
        level = options.level or (_choose_level(speak) if is_asked else "greenhorn")
        players = seat_players(0, n_seats, _name(options.name) or speak("terminal-stranger"), level)
        sitting = _seated(options, found, players, _key(options), speak)
    if options.plain or not _has_screen():
        from rich.console import Console

        from posse.terminal.lines import LineTable

        return LineTable(sitting, Console(highlight=False)).run()
    from posse.terminal.screen import run

    def another() -> Sitting:
        options.seed = None
        return _seated(options, sitting.table.game, sitting.players, new_key(), speak)

    return run(sitting, another, options.pace)


def _seated(options: Namespace, found: AnyGame, players: tuple[str, ...], key: bytes, speak: Words) -> Sitting:
    """A new table of these players."""
    return _sitting(options, Table(found, key, len(players)), players, None, speak)


def _resumed(options: Namespace, speak: Words) -> Sitting:
    from posse.terminal import saves

    file = Path(options.resume) if options.resume else saves.latest()
    record = records.load(file)
    table = records.replay(record, game(record.game, options.edition, dict(record.house)))
    if table.is_over():
        raise PosseError(f"the game in {file} is over; to see it again: `posse replay {file}`")
    sitting = _sitting(options, table, record.players, file, speak)
    sitting.memory_aid |= MEMORY_AID in record.options
    return sitting


def _sitting(options: Namespace, table: Table, players: tuple[str, ...], file: Path | None, speak: Words) -> Sitting:
    me = person_in(players, table.game)
    levels = {seat: level_of(player) or "" for seat, player in enumerate(players) if seat != me}
    bots = {seat: seated(level, table.game) for seat, level in levels.items()}
    stream = Stream()
    put_key(stream, new_key() if options.seed is None else key_from_seed(f"{options.seed} bots"))
    again = "".join(f" --{name} {value}" for name in ("language", "edition") if (value := getattr(options, name)))
    to_play = " --plain" if options.plain else ""
    return Sitting(table, me, players, bots, speak, stream, file, again, to_play, options.memory_aid)


def _has_screen() -> bool:
    """Whether there is a terminal that can show more than lines."""
    return sys.stdin.isatty() and sys.stdout.isatty() and os.environ.get("TERM", "dumb") not in ("dumb", "")


def simulate(options: Namespace) -> int:
    from posse.arena.simulate import simulate, table_of
    from posse.engine.speed import Speed

    found = game(options.game, options.edition)
    if options.policy not in POLICIES:
        raise PosseError(f"there is no policy {options.policy!r}; choose from: {', '.join(POLICIES)}")
    n_seats = options.seats if options.seats is not None else max(found.seats)
    check_seats(found, n_seats)
    key = _key(options)
    (number,) = _to_record(options, r"(\d{1,9})", "a game number") or (0,)
    speed = Speed.CHECKED if options.checked else Speed.COMPILED
    with _progress(options.games) as show:
        summary = simulate(
            *(found, options.games, n_seats, key),
            threads=options.threads,
            speed=speed,
            progress=lambda n_done: show(n_done, f"{found.name}, {n_seats} seats"),
            policy=options.policy,
        )
    if options.record:
        if number >= summary.games:
            raise PosseError(f"there is no game {number} to record; games are numbered 0 to {summary.games - 1}")
        _save_record(options, table_of(found, number, n_seats, key, options.policy), [options.policy] * n_seats)
    if options.json:
        print(as_json(summary.as_dict()))
    else:
        if summary.interrupted:
            print(f"Interrupted before all {options.games:,} games were played. So far:")
        print(f"{found.name}, {n_seats} seats; games: {summary.games:,}; decisions: {summary.decisions:,}", end="")
        print(f" in {summary.seconds:.2f} s, {summary.decisions_per_s / 1e6:.2f} million per second")
        for seat, (share, score) in enumerate(zip(summary.win_share, summary.mean_score, strict=True)):
            print(f"  seat {seat + 1}: wins {share:.2%}, mean score {score:.2f}")
        if summary.over_cap:
            print(f"  {summary.over_cap:,} games were cut off after {found.ply_cap} plies and are not counted above")
    return STATUS_INTERRUPTED if summary.interrupted else 0


@contextlib.contextmanager
def _progress(total: int) -> Iterator[Callable[[int, str], None]]:
    """A bar with the time left, where errors go, if that is a terminal."""
    from rich.console import Console
    from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        TextColumn("{task.completed:,.0f}"),
        TimeRemainingColumn(),
    )
    console = Console(stderr=True)
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task("compiling (first run only)", total=total)
        yield lambda n_done, line: progress.update(task, completed=n_done, description=line)


def arena(options: Namespace) -> int:
    from posse.arena import report
    from posse.arena.contest import contest
    from posse.arena.ratings import figures
    from posse.arena.referee import referee
    from posse.arena.tournament import Results, play, seed_in

    found = game(options.game, options.edition)
    line_up = [name.strip() for name in options.bots.split(",")]
    seed = options.seed if options.seed is not None else seed_in(options.results) or secrets.token_hex(4)
    entered = contest(found, line_up, seed, options.move_time, options.iterations)
    n_deals = -(-options.games // entered.n_seats)
    number, rotation = _to_record(options, r"(\d{1,9})\.(\d)", "a deal and a rotation, such as 12.0") or (0, 0)
    with contextlib.closing(Results(entered, options.results)) as results, _progress(n_deals) as show:
        referee(entered).warm()
        outcome = play(
            *(results, n_deals, _crew(options), options.until / 100 if options.until else None),
            lambda n_done: show(n_done, f"{found.name}: {options.bots}"),
        )
    if not outcome.deals:
        raise KeyboardInterrupt
    if options.record:
        if number not in results.deals or rotation >= entered.n_seats:
            raise PosseError(f"there is no deal {number} in rotation {rotation} to record")
        table = referee(entered).table_of(results.deals[number], rotation)
        _save_record(options, table, entered.seated(number, rotation))
    summary = figures(outcome.deals), referee(entered).endings(outcome.deals)
    if options.plot:
        from posse.arena.plots import plot

        plot(entered, *summary, options.plot)
    if options.json:
        print(as_json(report.as_dict(entered, outcome, *summary)))
    else:
        for line in report.lines(entered, outcome, *summary):
            print(line)
    return STATUS_INTERRUPTED if outcome.interrupted else 0


def _to_record(options: Namespace, pattern: str, what: str) -> tuple[int, ...] | None:
    """The game that --record names; it is looked at before anything is played."""
    if not options.record:
        return None
    found = re.fullmatch(pattern, options.record[0])
    if found is None:
        raise PosseError(f"argument --record: {options.record[0]!r} is not {what}")
    path = Path(options.record[1])
    if path.exists() and not records.is_record(path):
        raise PosseError(f"{path} already exists and is not a Posse record")
    return tuple(int(part) for part in found.groups())


def _save_record(options: Namespace, table: Table, levels: Sequence[str]) -> None:
    players = tuple(f"{name} ({level})" for name, level in zip(BOT_NAMES, levels, strict=False))
    records.save(records.record_of(table, players), Path(options.record[1]))


def _crew(options: Namespace) -> Crew:
    from posse.arena.crew import crew_of, play_here

    if options.ray is not None:
        from posse.arena.cluster import cluster_at

        return cluster_at(options.ray, options.jobs)
    n = options.jobs or os.cpu_count() or 1
    return play_here if n == 1 else crew_of(n)


def bench(options: Namespace) -> int:
    from posse.arena.bench import bench, bench_search

    rows = []
    games = [game(name) for name in options.games or SHELF]
    if not options.json:
        print(f"{'game':<14}{'seats':>5}  {'speed':<10}{'decisions/s':>14}{'playouts/s':>14}")
    for found in games:
        for row in bench(found, options.seconds):
            rows.append(row)
            if not options.json:
                print(f"{row['game']:<14}{row['seats']:>5}  {row['speed']:<10}", end="")
                print(f"{row['decisions_per_s']:>14,}{row['playouts_per_s']:>14,}", flush=True)
    if not options.json:
        print(f"\n{'game':<14}{'seats':>5}  {'position':<10}{'iterations/s':>14}")
    for found in games:
        for row in bench_search(found, options.seconds):
            rows.append(row)
            if not options.json:
                print(f"{row['game']:<14}{row['seats']:>5}  {row['position']:<10}", end="")
                print(f"{row['iterations_per_s']:>14,}", flush=True)
    if options.json:
        print(as_json(rows))
    return 0


def replay(options: Namespace) -> int:
    record, found = _record(options)
    speak = _words(options)
    table = records.replay(record, found)
    if options.seat is not None and not 1 <= options.seat <= len(record.players):
        raise PosseError(f"there is no seat {options.seat}; seats are 1 to {len(record.players)}")
    # Nobody looks into the hands of a game that is not over, but for one's own.
    if options.seat and not table.is_over() and level_of(record.players[options.seat - 1]):
        raise PosseError(f"the game is not over yet, and seat {options.seat} is not yours")
    seat = options.seat - 1 if options.seat else None if table.is_over() else SPECTATOR
    names = tuple(player.partition(" (")[0] for player in record.players)
    print(f"{speak(f'{found.name}-title')}: {', '.join(record.players)}", end="\n\n")
    memory_aid = MEMORY_AID in record.options
    for line in _story(Ply(-1, -1, table.opening), found, speak, names, seat, memory_aid):
        print(f"      {line}")
    for i, ply in enumerate(table.plies, 1):
        for line in _story(ply, found, speak, names, seat, memory_aid):
            print(f"{i:>4}. {line}")
    print()
    view = table.view(SPECTATOR if seat is None else seat)
    print(lines_of(text(found.name).sheet(found.box, view, speak, names, memory_aid)))
    if table.is_over():
        print(f"{won(table.result(), names, speak)} {scores(table.result(), found.name, names, speak)}")
    return 0


def verify(options: Namespace) -> int:
    record, found = _record(options)
    table = records.replay(record, found)
    end = f"the result is as recorded: {record.result}" if table.is_over() else "the game is not over yet"
    print(f"{options.file}: sound. {found.name}, {len(record.players)} seats; {len(record.moves)} moves replay; {end}")
    print(_deal(record))
    return 0


def _deal(record: records.Record) -> str:
    """What is known of how the key came about."""
    if record.secret is None:
        return "deal: follows from the key; the record does not say how the key was chosen"
    givers = [str(seat) for seat, nonce in enumerate(record.nonces, 1) if nonce]
    nonces = "the nonce of seat" if len(givers) == 1 else "the nonces of seats"
    parts = f"the secret and {nonces} {', '.join(givers)}" if givers else "the secret alone, as no seat added a nonce"
    return (
        f"deal: follows from the key, and the key from {parts}\n"
        f"commitment: {commitment(record.secret)}\n"
        "It was fair if the table showed this commitment before the deal and the nonce at your seat is yours."
    )


def rules(options: Namespace) -> int:
    found, speak = game(options.game, options.edition), _words(options)
    number = options.number.upper() if options.number else None
    if number and number.isdigit():
        number = f"{found.paper.rule_numbers[0].partition('-')[0]}-{number}"
    if number and number not in found.paper.rule_numbers:
        first, last = found.paper.rule_numbers[0], found.paper.rule_numbers[-1]
        raise PosseError(f"{found.name} has no rule {number}; its rules are {first} to {last}")
    book = rulebook(found, speak)
    if number:
        print(_wrapped(rule_line(book.rule(number), speak)))
        return 0
    print(speak(f"{found.name}-title"))
    for title, rules in book.sections():
        print(f"\n{title}")
        for rule in rules:
            print(_wrapped(rule_line(rule, speak)))
    sheet = box_sheet(book)
    print(f"\n{plain(sheet.title)}")
    print(lines_of(sheet, min(100, shutil.get_terminal_size((100, 24)).columns)))
    return 0


def serve(options: Namespace) -> int:
    from posse.server import settings
    from posse.server.serving import serve

    given = {name: getattr(options, name) for name in ("host", "port", "database", "workers")}
    chosen = settings.load(options.settings, given=given)

    def ready(url: str) -> None:
        print(f"Posse is running at {url}", flush=True)
        if chosen.host in ("0.0.0.0", "::") and (ours := _address_in_the_house()):
            print(f"On your network: {url.replace('localhost', ours)}", flush=True)
        if options.open:
            print("Press Ctrl-C to stop; tables and records are kept.", flush=True)
            threading.Thread(target=webbrowser.open, args=(url,), daemon=True).start()

    return serve(chosen, ready)


def _address_in_the_house() -> str | None:
    """By which others on the same network reach this machine."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # nothing is sent
        except OSError:
            return None
        found: str = probe.getsockname()[0]
        return found


def backup(options: Namespace) -> int:
    from posse.server import settings
    from posse.server.database import store

    url = settings.load(given={"database": options.database}).database
    store.backup(url, options.file)
    print(f"{options.file}: a full copy of {url.removeprefix('sqlite:///')}")
    return 0


def admin(options: Namespace) -> int:
    from posse.server import admin

    lines = admin.run(options)
    if options.json:
        print(as_json(lines))
    else:
        admin.show(lines)
    return 0


def warm(options: Namespace) -> int:
    from posse.arena.warm import warm

    names = options.games or list(SHELF)
    for name in names:
        game(name)
    for line in warm(names, options.checked):
        print(line, flush=True)
    return 0


def _name(name: str | None) -> str:
    """What a person is called, in one line that leaves room for the table."""
    plain = (name or "").encode("utf-8", "replace").decode().translate({ord("("): None, ord(")"): None})
    return " ".join(plain.split())[:20].strip()


def _wrapped(line: str) -> str:
    """A long line, broken for a terminal and left alone for a program."""
    if not sys.stdout.isatty():
        return line
    return textwrap.fill(line, min(100, shutil.get_terminal_size().columns), subsequent_indent="  ")


def _words(options: Namespace) -> Words:
    return words(options.language or language_of_this_machine())


def _key(options: Namespace) -> bytes:
    return new_key() if options.seed is None else key_from_seed(options.seed)


def _record(options: Namespace) -> tuple[records.Record, AnyGame]:
    record = records.load(options.file)
    return record, game(record.game, options.edition, dict(record.house))


def _story(
    ply: Ply, found: AnyGame, speak: Words, names: tuple[str, ...], seat: int | None, memory_aid: bool
) -> list[str]:
    told = as_one(ply.events) if seat is None else heard(ply.told(seat), found, seat, memory_aid)
    return [line for event in told if (line := text(found.name).story(event, speak, names))]


def _choose_game(speak: Words) -> str:
    names = list(SHELF)
    if len(names) == 1:
        return names[0]
    for i, name in enumerate(names, 1):
        print(_wrapped(f"{i:>3}  {speak(f'{name}-title')}: {speak(f'{name}-pitch')}"))
    try:
        return _one_of(names, speak("terminal-choose-game", n=len(names)))
    except EOFError:
        raise PosseError(f"no game chosen; choose from: {', '.join(names)}") from None


def _choose_level(speak: Words) -> str:
    """Greenhorns, unless somebody says otherwise."""
    names = ["greenhorn", "deputy", "sheriff"]
    print()
    for i, name in enumerate(names, 1):
        print(_wrapped(f"{i:>3}  {speak(f'terminal-level-{name}')}"))
    try:
        return _one_of(names, speak("terminal-choose-level", n=len(names)), names[0])
    except EOFError:
        return names[0]


def _one_of(names: list[str], question: str, unless: str = "") -> str:
    """What a person answers, by number or name; `unless`: to nothing."""
    while True:
        answer = input(question + " ").strip()
        if answer.isdecimal() and 1 <= int(answer) <= len(names):
            return names[int(answer) - 1]
        if answer in names:
            return answer
        if not answer and unless:
            return unless
        if answer in ("q", "quit"):
            raise KeyboardInterrupt
