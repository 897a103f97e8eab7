from __future__ import annotations

import io
import re
from collections.abc import Iterable
from pathlib import Path

import pytest
from rich.console import Console

from posse.bots.bot import ByPolicy
from posse.bots.names import level_of, person_in, seat_players
from posse.engine import records
from posse.engine.game import PosseError
from posse.games import game, game_names, text
from posse.terminal import lines, saves
from posse.text.words import LANGUAGES, words
from tests.terminal.seats import sitting_at

GAME = game("showdown")
TEXT = text("showdown")


class Lines:
    """A person at a table in lines, whose answers are written down before."""

    def __init__(self, answers: Iterable[str], language: str = "en", seed: str = "sitting", name: str = "showdown"):
        self.out = io.StringIO()
        console = Console(file=self.out, width=80, color_system=None, force_terminal=False)
        self.answers = iter(answers)
        self.sitting = sitting_at(name, language, seed=seed, level="random")
        self.table = lines.LineTable(self.sitting, console, ask=self.ask)

    def ask(self, prompt: str) -> str:
        try:
            answer = next(self.answers)
        except StopIteration:
            raise EOFError from None
        if answer == "^C":
            raise KeyboardInterrupt
        self.out.write(f"{prompt}{answer}\n")
        return answer

    def run(self) -> tuple[int, str]:
        status = self.table.run()
        return status, self.out.getvalue()


@pytest.mark.parametrize("name", game_names())
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_in_every_language(language: str, name: str, home: Path) -> None:
    status, out = Lines(["1"] * 2000, language, name=name).run()
    assert status == 0
    (file,) = home.glob("*.posse")
    record = records.load(file)
    assert record.result != "open"
    won = words(language)("terminal-won", names="@", n=1).partition("@")[2]
    shared = words(language)("terminal-won", names="@", n=2).partition("@")[2]
    assert won in out or shared in out
    assert words(language)("finale-luck") in out.rpartition(words(language)("terminal-page-scores", scores=""))[2]
    assert f"posse replay {file}" in out
    assert max(len(line) for line in out.splitlines() if str(file) not in line) <= 80


def test_nobody_elses_cards_are_printed(home: Path) -> None:
    sitting = Lines(["1"] * 60)
    _, out = sitting.run()
    for ply in sitting.table.table.plies:
        for event in ply.events:
            if event.seen_by not in (1, 255):
                hidden = TEXT.story(event, words("en"), sitting.sitting.names)
                assert hidden not in out


def test_a_refused_move_cites_its_rule_and_the_game_goes_on() -> None:
    _, out = Lines(["hold", "1", "quit"]).run()
    assert "SD-11: Everyone lays one card from their hand" in out
    assert "turns up " in out


def test_words_that_are_no_move_are_answered_in_the_readers_language() -> None:
    _, out = Lines(["tanzen", "99", "9" * 5000, "? tanzen", "quit"], "de").run()
    assert "Den Zug „tanzen“ gibt es nicht." in out
    assert "1 bis" in out


def test_help_rules_and_why_not() -> None:
    _, out = Lines(
        ["?", "? hold", "?duck", "rules 40", "sd-12", "? SD-13", "rules SD-77", "rules", "log", "", "quit"]
    ).run()
    assert "take back your last move" in out
    assert "SD-11: Everyone lays" in out
    assert "SD-40: Whoever has the most coins wins." in out
    assert "There is no rule SD-77." in out
    assert out.count("SD-12: Once everyone has laid a card") == 2
    assert out.count("SD-13: The cards turned up") == 2
    assert "SD-1: The box holds" in out
    assert "What is in the box" in out
    assert re.search(r"^ace +4 +3 +–$", out, re.MULTILINE)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_memory_aid_is_switched_by_a_word(language: str) -> None:
    sitting = Lines(["memory", "M", "?", "quit"], language, name="gnadenlos")
    _, out = sitting.run()
    speak = words(language)
    assert speak("terminal-memory-on") in out
    assert f"Gnadenlos! · {speak('gnadenlos-goal', n=28)}" in out
    assert f"· {speak('terminal-memory')} ─" in out
    assert out.count(f"{speak('gnadenlos-remembered', name='Hank')} ?, ? · ") == 1
    assert speak("terminal-memory-off") in out
    assert "\nmemory  " in out  # in the help too
    assert not sitting.sitting.memory_aid


def test_undo_goes_back_to_before_my_last_move() -> None:
    sitting = Lines(["undo", "1", "undo", "quit"], seed="undo")
    before = sitting.table.table.digest()
    _, out = sitting.run()
    assert "There is nothing to take back yet." in out
    assert "Taken back." in out
    assert 0 not in [ply.seat for ply in sitting.table.table.plies]
    sitting.table.table.rewind(0)
    assert sitting.table.table.digest() == before


def test_leaving_keeps_the_game_and_it_can_be_resumed(home: Path) -> None:
    for answers, status in ((["1", "quit"], 0), (["1", "^C"], 130), (["1"], 0)):
        sitting = Lines(answers)
        assert sitting.run()[0] == status
        record = records.load(saves.latest())
        assert record.result == "open"
        assert records.replay(record, GAME).digest() == sitting.table.table.digest()
    assert len(list(home.glob("*.posse"))) == 3


def test_a_copy_saved_on_the_way_does_not_keep_the_game_from_being_kept(home: Path, tmp_path: Path) -> None:
    file = tmp_path / "here.posse"
    _, out = Lines(["1", f"save {file}", "1", "save", "quit"]).run()
    assert len(records.load(file).moves) < len(records.load(saves.latest()).moves)
    assert f"Saved to {file}" in out
    assert "--resume" in out
    assert len(list(home.glob("*.posse"))) == 1


def test_a_copy_takes_the_place_of_a_record_and_of_nothing_else(tmp_path: Path) -> None:
    letter, record = tmp_path / "letter.txt", tmp_path / "old.posse"
    letter.write_text("Dear Wyatt")
    Lines(["1", f"save {record}", "quit"]).run()
    before = record.read_text()
    _, out = Lines(["1", f"save {letter}", "1", f"save {record}", "quit"]).run()
    assert "is not a game record: nothing was written" in out.replace("\n", " ")
    assert letter.read_text() == "Dear Wyatt"
    assert record.read_text() != before


def test_a_disk_that_is_full_loses_nothing(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    def full(record: records.Record, path: Path) -> None:
        raise PosseError(f"cannot save to {path}: No space left on device")

    monkeypatch.setattr(records, "save", full)
    sitting = Lines(["save", "1", "^C"])
    status, out = sitting.run()
    assert status == 130
    assert out.count("No space left on device") == 2
    text = out[out.index("posse record 1") :].strip() + "\n"
    assert records.parse(text) == records.record_of(sitting.table.table, sitting.sitting.players)


@pytest.mark.parametrize("name", ["~nosuchuser/x.posse", "a\0b", "/nowhere/at/all.posse"])
def test_a_name_no_file_can_have_loses_nothing(name: str, home: Path) -> None:
    status, out = Lines(["1", f"save {name}", "1", "quit"]).run()
    assert status == 0
    assert "Traceback" not in out
    assert len(list(home.glob("*.posse"))) == 1


def test_whatever_goes_wrong_what_was_played_is_kept(home: Path) -> None:
    sitting = Lines(["1", "1"])
    plays = sitting.table.my_move
    answers = iter([plays, None])
    sitting.table.my_move = lambda: (next(answers) or (_ for _ in ()).throw(ZeroDivisionError))()  # type: ignore[method-assign,operator]
    with pytest.raises(ZeroDivisionError):
        sitting.run()
    assert len(list(home.glob("*.posse"))) == 1


def test_a_folder_that_cannot_be_made_loses_nothing(home: Path) -> None:
    home.write_text("a file in the way")
    status, out = Lines(["1", "quit"]).run()
    assert status == 1
    assert "cannot create the folder" in out
    assert "posse record 1" in out


def test_levels_are_read_from_the_names_in_a_record() -> None:
    players = seat_players(1, 4, "Ann", "random")
    assert players == ("Hank (random)", "Ann", "Clementine (random)", "Doc (random)")
    assert [level_of(player) for player in players] == ["random", None, "random", "random"]
    assert person_in(players, GAME) == 1
    assert seat_players(0, 3, "hank", "random") == ("hank", "Clementine (random)", "Doc (random)")
    with pytest.raises(PosseError, match="no person plays"):
        person_in(("Hank (random)",), GAME)


def test_it_is_said_that_sheriffs_get_ready(monkeypatch: pytest.MonkeyPatch) -> None:
    line = "The sheriffs are getting ready"
    assert line not in Lines(["quit"]).run()[1]
    monkeypatch.setattr(ByPolicy, "is_ready", lambda bot: False, raising=False)
    assert line in Lines(["quit"]).run()[1]
