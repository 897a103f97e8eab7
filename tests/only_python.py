"""What a table needs that runs where no compiled package can be had: run in a process of its own, in which all other
packages cannot be imported."""

from __future__ import annotations

import itertools
import sys
from typing import Any

# All in plain Python. msgspec is not; it can be had for browsers too.
ALLOWED = frozenset({"posse", "tests", "fluent", "babel", "attr", "attrs", "typing_extensions", "pytz", "msgspec"})


class Refusing:
    """Finds no package that is neither Python's own nor allowed."""

    def find_spec(self, name: str, path: object = None, target: object = None) -> None:
        top = name.partition(".")[0]
        if top not in sys.stdlib_module_names and top not in ALLOWED and not top.startswith("_sysconfigdata"):
            raise ImportError(f"{name} is a package that cannot be had here")


def play_a_game_of_each() -> None:
    from posse.bots.levels import bot
    from posse.engine.foresight import foresee
    from posse.engine.records import parse, record_of, replay
    from posse.engine.rng import key_from_seed
    from posse.engine.table import Table
    from posse.games import game, game_names, lesson, rulebook
    from posse.games import text as text_of
    from posse.text.lesson import moments
    from posse.text.words import LANGUAGES, words

    for name in game_names():
        found, text = game(name), text_of(name)
        for level, n_seats in zip(("random", "greenhorn", "deputy"), itertools.cycle(found.seats), strict=False):
            table = Table(found, key_from_seed(f"{name} {n_seats} {level}"), n_seats)
            player: Any = bot(level, found)
            names = tuple("ABCDE"[:n_seats])
            while not table.is_over():
                seat = table.turn()
                view, moves = table.view(seat), table.legal(seat)
                move = player.choose(view, moves, 0.0, bytes(32)).move
                number = found.paper.moves.read(move)
                found.paper.facts(found.box, view)
                if len(table.plies) % 20 == 0:
                    foresee(found, view, number)
                assert found.paper.why_not(found.box, view, number) is None
                ply = table.play(move, seat)
                for event in ply.told(0):
                    text.story(event, words(LANGUAGES[seat % 3]), names)
            record = parse(record_of(table, names).text())
            assert replay(record, found).result == table.result
            print(name, n_seats, level, table.digest())
        assert all(list(rulebook(found, words(language)).sections()) for language in LANGUAGES)
        script = lesson(name)
        if script is not None:
            assert list(moments(script, found))


def play_in_a_house() -> None:
    import asyncio

    from tests.alone.guest import Guest

    async def work() -> None:
        guest = Guest()
        table = await guest.open("wyatt-earp", "deputy", "greenhorn")
        await guest.play_out(table)
        verdict = await guest.ask("GET", f"/api/records/{table}/verify")
        await guest.house.close()
        print("alone", verdict["ok"])

    asyncio.run(work())


if __name__ == "__main__":
    sys.meta_path.insert(0, Refusing())  # type: ignore[arg-type]
    play_a_game_of_each()
    play_in_a_house()
    strangers = {name.partition(".")[0] for name in sys.modules} - sys.stdlib_module_names - ALLOWED
    assert not strangers & {"numpy", "numba", "litestar", "sqlalchemy", "structlog"}, strangers
