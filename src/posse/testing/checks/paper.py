"""Checks of what is written: notation, records, pins, words."""

from __future__ import annotations

from typing import Any

from posse.engine import records
from posse.engine.edition import house_rules
from posse.engine.game import PosseError
from posse.engine.log import told
from posse.engine.rng import STREAM_FIELDS, below, key_from_seed
from posse.engine.table import Table
from posse.games import text as text_of
from posse.testing.kit import Broken, Kit, Step, games, positions, steps, view, write
from posse.testing.pins import pins
from posse.text import Text
from posse.text.rulebook import Rulebook
from posse.text.words import LANGUAGES, Words, words


def notation_reads_back(kit: Kit) -> None:
    """Every move and every position, written and read, is itself."""
    for move in range(kit.game.n_moves):
        if kit.game.paper.moves.read(kit.game.paper.moves.write(move)) != move:
            raise Broken(f"move {move} does not read back: {kit.game.paper.moves.write(move)!r}")
    for _, s, _ in positions(kit):
        bare = s.copy()
        for name in STREAM_FIELDS:
            bare.array[name] = 0
        if kit.game.paper.position.read(write(kit, s)) != bare:
            raise Broken(f"a position does not read back: {write(kit, s)}")


def records_replay(kit: Kit) -> None:
    """A game played at the table, written down and read back, ends in the same bytes."""
    for n_seats, _, stream in games(kit):
        table = Table(kit.game, key_from_seed(below(stream, 1000)), n_seats)
        while not table.is_over():
            seats = table.actors()
            seat = seats[below(stream, len(seats))]
            offer = table.offer(seat)
            table.play(offer.moves[below(stream, len(offer.moves))], seat, offer.number)
        record = records.record_of(table, tuple(f"seat {seat + 1}" for seat in range(n_seats)))
        try:
            records.replay(records.parse(record.text()), kit.game)
        except PosseError as error:
            raise Broken(f"{error}\n{record.text()}") from None


def golden_records_replay(kit: Kit) -> None:
    """Records kept with the game replay; where they cannot, the version has to rise, and new ones are kept."""
    matches = {path: records.load(path) for path in kit.golden}
    if matches and kit.game.version not in {record.version for record in matches.values()}:
        raise Broken(f"no golden record is of version {kit.game.version}; keep one")
    for path, record in matches.items():
        if record.version != kit.game.version:
            continue  # played by other rules, and says so
        try:
            records.replay(record, kit.game)
        except PosseError as error:
            raise Broken(f"{path.name}: {error}; if the rules have changed, raise the version") from None


def pins_hold(kit: Kit) -> None:
    """The order of moves and the counts of positions are as pinned for this version."""
    if not kit.pinned:
        raise Broken("nothing is pinned; `python -m posse.testing` prints what to pin")
    if kit.pinned["version"] != kit.game.version:
        raise Broken(f"version {kit.pinned['version']} is pinned, this is {kit.game.version}; make the pins anew")
    found = pins(kit.game)
    if found != kit.pinned:
        wrong = [name for name in found if found[name] != kit.pinned.get(name)]
        raise Broken(f"{', '.join(wrong)}: {[found[name] for name in wrong]} is not as pinned; raise the version")


def words_are_there(kit: Kit) -> None:
    """Every rule, table, move and event has words in every language, for every seat, and so has what is in the box."""
    for language in LANGUAGES:
        speak = words(language)
        house = [f"{kit.game.name}-house-{rule.replace('_', '-')}" for rule in house_rules(kit.game)]
        for message in (*kit.game.paper.rule_numbers, f"{kit.game.name}-title", f"{kit.game.name}-pitch", *house):
            if message not in speak:
                raise Broken(f"{message} is missing in {language!r}")
            if not speak.ids[message].startswith(f"{kit.game.name}/"):
                raise Broken(f"{message} is defined in {speak.ids[message]}.ftl, not in the words of {kit.game.name}")
        names = tuple(f"seat {seat + 1}" for seat in range(max(kit.game.seats)))
        text = kit.text or text_of(kit.game.name)
        try:
            values = text.rule_values(kit.game.box, speak)
            for rule in kit.game.paper.rule_numbers:
                speak(rule, **values)
            Rulebook(kit.game, text, speak).listing()
            for move in range(kit.game.n_moves):
                text.label(move, speak, names, 0)
            for n_seats, s, stream in games(kit):
                for step in steps(kit, s, stream):
                    _put_into_words(kit, step, range(-1, n_seats), text, speak)
        except KeyError as error:  # MissingWords too
            raise Broken(str(error.args[0])) from None


def _put_into_words(kit: Kit, step: Step, seats: range, text: Text[Any, Any], speak: Words) -> None:
    """What every seat sees after a ply, and is told of it."""
    names = tuple(f"seat {seat + 1}" for seat in range(max(kit.game.seats)))
    for seat in seats:
        v = view(kit, step.after, seat)
        for memory_aid in (False, True):
            text.sheet(kit.game.box, v, speak, names, memory_aid)
        for event in told(step.events, seat):
            text.story(event, speak, names)
