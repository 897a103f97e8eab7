"""Games and bots of other packages, as pip would install them: a folder on the path, with its metadata."""

from __future__ import annotations

import logging
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from posse import games, plugins
from posse.arena.contest import contest, entrant
from posse.bots import levels as bot_levels
from posse.bots.levels import bot, levels
from posse.engine.game import NoSuchGame, PosseError
from posse.engine.speed import Speed
from posse.engine.table import Table
from posse.games import game, game_names
from posse.text.words import words as speaking

DUEL = """
import dataclasses
from posse.games.showdown import GAME as SHOWDOWN
GAME = dataclasses.replace(SHOWDOWN, name="duel")
"""


@pytest.fixture(autouse=True)
def anew() -> Iterator[None]:
    """What is installed is found out once; here, again for every test."""

    def forget() -> None:
        plugins.installed.cache_clear()
        games.game_names.cache_clear()
        games._shipped.cache_clear()
        bot_levels.levels.cache_clear()
        entrant.cache_clear()
        speaking.cache_clear()

    forget()
    yield
    forget()


@pytest.fixture
def site(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    monkeypatch.syspath_prepend(tmp_path)
    before = set(sys.modules)
    yield tmp_path
    for name in set(sys.modules) - before:
        if name.startswith("cards_of_"):
            del sys.modules[name]


def install(site: Path, package: str, code: str, group: str = "posse.games", **entries: str) -> None:
    (site / f"{package}.py").write_text(code, "utf-8")
    metadata = site / f"{package}-1.0.dist-info"
    metadata.mkdir()
    (metadata / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.0\n", "utf-8")
    lines = [f"{name.replace('_', '-')} = {package}:{value}\n" for name, value in entries.items()]
    (metadata / "entry_points.txt").write_text(f"[{group}]\n{''.join(lines)}", "utf-8")


def test_a_game_of_another_package_comes_after_ours(site: Path) -> None:
    install(site, "cards_of_ann", DUEL, duel="GAME")
    assert game_names() == (*plugins.OURS[plugins.GAMES], "duel")
    assert game("duel").name == "duel"


@pytest.mark.parametrize(
    ("code", "entry", "line"),
    [
        ("1 / 0", "GAME", "does not load: ZeroDivisionError: division by zero"),
        ("import cards_of_nobody", "GAME", "does not load: ModuleNotFoundError: No module named 'cards_of_nobody'"),
        ("GAME = None", "GAMES", "does not load: AttributeError"),
        ("GAME = 'a game'", "GAME", "is not a Definition: cards_of_bob:GAME is a str"),
        ("from posse.games.showdown import GAME", "GAME", "calls itself 'showdown': both names must be the same"),
    ],
)
def test_a_game_that_cannot_be_used_gets_one_line_and_harms_no_other(
    site: Path, caplog: pytest.LogCaptureFixture, code: str, entry: str, line: str
) -> None:
    install(site, "cards_of_ann", DUEL, duel="GAME")
    install(site, "cards_of_bob", code, poker=entry)
    with caplog.at_level(logging.WARNING):
        assert game_names() == (*plugins.OURS[plugins.GAMES], "duel")
    (said,) = caplog.messages
    assert said.startswith("the game 'poker' of the package 'cards_of_bob' ")
    assert line in said
    assert "\n" not in said
    with pytest.raises(NoSuchGame, match="the game 'poker' of the package 'cards_of_bob'"):
        game("poker")


def test_of_two_games_with_one_name_the_first_is_kept(site: Path, caplog: pytest.LogCaptureFixture) -> None:
    install(site, "cards_of_bob", "1 / 0", duel="GAME", showdown="GAME")
    install(site, "cards_of_ann", DUEL, duel="GAME")
    assert game_names() == (*plugins.OURS[plugins.GAMES], "duel")
    assert game("showdown").rules.setup.__module__ == "posse.games.showdown.setup"
    assert caplog.messages == [
        "the game 'duel' of the package 'cards_of_bob' is left out: "
        "the game 'duel' of the package 'cards_of_ann' has the same name",
        "the game 'showdown' of the package 'cards_of_bob' is left out: "
        "the game 'showdown' of the package 'posse' has the same name",
    ]


def test_a_name_is_lower_case_words(site: Path, caplog: pytest.LogCaptureFixture) -> None:
    install(site, "cards_of_ann", DUEL, Duel="GAME")
    assert "Duel" not in game_names()
    assert caplog.messages == [
        "the game 'Duel' of the package 'cards_of_ann' is left out: a name is lower-case words joined by hyphens"
    ]


def test_finding_games_imports_none(site: Path) -> None:
    install(site, "cards_of_ann", "1 / 0", duel="GAME")
    assert "duel" in plugins.installed(plugins.GAMES)
    assert "cards_of_ann" not in sys.modules


def test_where_a_package_lies(site: Path) -> None:
    install(site, "cards_of_ann", DUEL, duel="GAME")
    assert plugins.installed(plugins.GAMES)["duel"].folder() is None  # a module, no folder
    folder = plugins.installed(plugins.GAMES)["showdown"].folder()
    assert folder is not None
    assert (folder / "edition.toml").is_file()


LUCKY = """
from posse.bots.bot import Choice
from posse.bots.levels import Level
class Lucky:
    def __init__(self, game, iterations=7):
        self.iterations = iterations
    def choose(self, view, moves, seconds, key):
        return Choice(moves[-1])
LUCKY = Level("lucky", Lucky, thinks=False)
"""


def test_a_bot_of_another_package_plays_like_ours(site: Path) -> None:
    install(site, "cards_of_ann", LUCKY, "posse.bots", lucky="LUCKY")
    assert [*levels()] == ["random", "greenhorn", "deputy", "sheriff", "lucky"]
    found = game("showdown")
    table = Table(found, bytes(32), 3)
    offer = table.offer(table.turn())
    assert bot("lucky", found).choose(table.view(0), offer.moves, 0.0, bytes(32)).move == offer.moves[-1]
    assert contest(found, ("lucky", "deputy", "random"), "1").is_compiled is False


def test_a_bot_is_given_the_options_it_takes(site: Path) -> None:
    install(site, "cards_of_ann", LUCKY, "posse.bots", lucky="LUCKY")
    found = game("showdown")
    made: Any = bot("lucky", found, iterations=400, speed=Speed.PLAIN)
    assert made.iterations == 400
    assert bot("deputy", found, iterations=400)


def test_a_bot_that_cannot_be_used_gets_one_line(site: Path, caplog: pytest.LogCaptureFixture) -> None:
    install(site, "cards_of_ann", "1 / 0", "posse.bots", lucky="LUCKY")
    assert "lucky" not in levels()
    assert caplog.messages == [
        "the bot 'lucky' of the package 'cards_of_ann' does not load: ZeroDivisionError: division by zero"
    ]
    with pytest.raises(PosseError, match="the bot 'lucky' of the package 'cards_of_ann' does not load"):
        bot("lucky", game("showdown"))


def test_a_game_of_another_package_brings_its_words(site: Path, caplog: pytest.LogCaptureFixture) -> None:
    install(site, "cards_of_ann", DUEL, duel="GAME")
    (site / "cards_of_ann" / "words" / "en").mkdir(parents=True)
    (site / "cards_of_ann.py").rename(site / "cards_of_ann" / "__init__.py")
    (site / "cards_of_ann" / "words" / "en" / "table.ftl").write_text("duel-title = Duel\n")
    assert speaking("en")("duel-title") == "Duel"
    assert speaking("en").ids["duel-title"] == "duel/table"
    assert caplog.messages == []


def test_words_that_are_there_already_get_one_line_and_change_nothing(
    site: Path, caplog: pytest.LogCaptureFixture
) -> None:
    install(site, "cards_of_ann", DUEL, duel="GAME")
    (site / "cards_of_ann" / "words" / "en").mkdir(parents=True)
    (site / "cards_of_ann.py").rename(site / "cards_of_ann" / "__init__.py")
    (site / "cards_of_ann" / "words" / "en" / "table.ftl").write_text("duel-title = Duel\nSD-1 = One rule.\n")
    assert speaking("en")("SD-1", **dict.fromkeys(("cards_listed", "coins", "hand", "purse"), 1)).startswith("The box")
    assert "duel-title" not in speaking("en")
    assert caplog.messages == [
        "the words of the game 'duel' of the package 'cards_of_ann' are left out: "
        "en: SD-1 is defined twice, in showdown/rules and duel/table"
    ]
