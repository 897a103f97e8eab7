"""What is written wrongly is caught."""

from __future__ import annotations

import itertools
from dataclasses import replace
from pathlib import Path
from typing import Any

from posse.engine import records
from posse.engine.log import Log
from posse.engine.notation import PositionNotation, Spelling
from posse.engine.table import Table
from posse.games import game
from posse.games.showdown.box import Box
from posse.games.showdown.moves import HOLD
from posse.games.showdown.rules import apply
from posse.games.showdown.setup import setup
from posse.games.showdown.state import POSITION, State
from posse.testing import CHECKS
from posse.text.words import Words
from tests.games.showdown.kit import KIT
from tests.testing.broken import check_bites, with_paper, with_rules, with_text

GAME = game("showdown")


def test_a_position_that_does_not_read_back_is_caught() -> None:
    lossy = PositionNotation(State, {**POSITION.spellings, "discard": Spelling(kinds=("card",) * 4)})
    check_bites("notation_reads_back", with_paper(position=lossy), "a position does not read back")


def test_rules_that_draw_from_elsewhere_do_not_replay() -> None:
    numbers = itertools.count()

    def restless(box: Box, s: State, seat: int, move: int, log: Log | None) -> None:
        if move == HOLD:
            s.words[0] = next(numbers) % 1000
        apply(box, s, seat, move, log)

    check_bites("records_replay", with_rules(apply=restless), "the record does not replay")


def test_a_golden_record_that_no_longer_replays_is_caught(tmp_path: Path) -> None:
    table = Table(GAME, bytes(32), 2)
    while not table.is_over():
        offer = table.offer(table.turn())
        table.play(offer.moves[0], table.turn(), offer.number)
    path = tmp_path / "golden.posse"
    records.save(records.record_of(table, ("Ann", "Bob")), path)
    CHECKS["golden_records_replay"](replace(KIT, golden=[path]))

    def setup_for_others(box: Box, s: State, n_seats: int, log: Log | None) -> None:
        setup(box, s, n_seats, log)
        s.shooter = (s.shooter + 1) % n_seats

    kit = replace(with_rules(setup=setup_for_others), golden=[path])
    check_bites("golden_records_replay", kit, "golden.posse: .* if the rules have changed, raise the version")
    risen = replace(kit, game=kit.game.altered(version=2))
    check_bites("golden_records_replay", risen, "no golden record is of version 2")
    later = replace(records.load(path), version=2)
    records.save(later, tmp_path / "later.posse")
    check_bites("golden_records_replay", replace(risen, golden=[path, tmp_path / "later.posse"]), "later.posse: ")
    CHECKS["golden_records_replay"](replace(KIT, golden=[path, tmp_path / "later.posse"]))


def test_pins_of_another_version_are_caught() -> None:
    kit = replace(KIT, game=KIT.game.altered(version=2))
    check_bites("pins_hold", kit, "version 1 is pinned, this is 2; make the pins anew")


def test_a_rule_without_words_is_caught() -> None:
    kit = with_paper(rule_numbers=(*GAME.paper.rule_numbers, "SD-77"))
    check_bites("words_are_there", kit, "SD-77 is missing in 'en'")


def test_a_rule_said_by_another_game_is_caught() -> None:
    check_bites(
        "words_are_there",
        replace(KIT, game=GAME.altered(name="duel")),
        "SD-1 is defined in showdown/rules.ftl, not in the words of duel",
    )
    check_bites(
        "words_are_there",
        replace(KIT, game=with_paper(rule_numbers=()).game.altered(name="duel")),
        "duel-title is missing in 'en'",
    )


def test_a_rule_that_wants_a_number_nobody_gives_is_caught() -> None:
    kit = with_text(rule_values=lambda box, words: {"hand": 3})
    check_bites("words_are_there", kit, "'SD-1' in 'en': .*cards_listed")


def test_a_number_that_comes_from_nowhere_is_caught(tmp_path: Path) -> None:
    nowhere = tmp_path / "edition.toml"
    nowhere.write_text(GAME.paper.edition.read_text("utf-8").partition("[sources]")[0])
    line = r"the sources of the edition do not say where cards\.jack\.copies comes from"
    check_bites("words_are_there", with_paper(edition=nowhere), line)


def test_a_story_that_nobody_wrote_is_caught() -> None:
    def story(event: Any, words: Words, names: Any) -> str:
        return words("showdown-event-unheard-of")

    check_bites("words_are_there", with_text(story=story), "showdown-event-unheard-of")
