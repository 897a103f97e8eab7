from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

import posse.server
import posse.text
from posse.engine.edition import house_rules
from posse.engine.game import AnyGame
from posse.games import game, game_names, rulebook
from posse.text.rulebook import Section
from posse.text.words import LANGUAGES, Words, language_of_this_machine, words

FOLDER = Path(posse.text.__file__).parent
VARIABLE = re.compile(r"\{\s*\$(\w+)")


def messages(language: str) -> dict[str, set[str]]:
    """The variables of every message, as the files say them."""
    found: dict[str, set[str]] = {}
    name = ""
    for file in [*FOLDER.glob(f"{language}/*.ftl"), *FOLDER.parent.glob(f"games/*/words/{language}/*.ftl")]:
        for line in file.read_text("utf-8").splitlines():
            if match := re.match(r"([A-Za-z][\w-]*)\s*=", line):
                name = match[1]
                found[name] = set()
            if name and not line.startswith("#"):
                found[name] |= set(VARIABLE.findall(line))
    return found


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_no_language_misses_a_message_or_a_variable(language: str) -> None:
    assert messages(language) == messages("en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_words_of_its_own(language: str) -> None:
    assert words(language).ids.keys() == messages(language).keys()
    if language != "en":
        showdown = game("showdown")
        en, other = ({r for part in _sections(showdown, one) for r in part.rules} for one in ("en", language))
        assert {rule.text for rule in en} & {rule.text for rule in other} == set()


def _sections(of: AnyGame, language: str) -> list[Section]:
    return rulebook(of, words(language)).sections()


def test_whatever_the_server_refuses_has_words() -> None:
    """By its code: the line that programs get is English."""
    codes: set[str] = set()
    for file in Path(posse.server.__file__).parent.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Refusal":
                code = node.args[1]
                codes.add(code.value if isinstance(code, ast.Constant) else f"{file.name}:{node.lineno}")
    assert {"name-taken", "seats-free", "too-fast"} <= codes
    assert sorted(code for code in codes if f"web-problem-{code}" not in words("en").ids) == []


def test_a_missing_message_or_value_raises() -> None:
    with pytest.raises(KeyError, match="there are no words for 'no-such-message' in 'en'"):
        words("en")("no-such-message")
    with pytest.raises(KeyError, match="terminal-saved"):
        words("en")("terminal-saved")


def test_what_is_remembered_is_only_said_for_the_very_same_values(tmp_path: Path) -> None:
    (tmp_path / "nl").mkdir()
    (tmp_path / "nl" / "a.ftl").write_text("hand = { $n ->\n  [one] een kaart\n *[other] { $n } kaarten\n }\n")
    speak = Words("nl", tmp_path)
    for _ in range(2):
        assert [speak("hand", n=n) for n in (1, "1", 1000, "1000")] == [
            "een kaart",
            "1 kaarten",
            "1.000 kaarten",
            "1000 kaarten",
        ]


def test_a_message_said_twice_is_refused(tmp_path: Path) -> None:
    (tmp_path / "en").mkdir()
    for name in ("duel", "showdown"):
        (tmp_path / "en" / f"{name}.ftl").write_text("SD-1 = One rule.\n")
    with pytest.raises(ValueError, match="en: SD-1 is defined twice, in duel and showdown"):
        Words("en", tmp_path)


def test_things_are_listed_as_one_says_them() -> None:
    assert words("en").listed(["Ann"]) == "Ann"
    assert words("de").listed(["Ann", "Bob", "Cay"]) == "Ann, Bob und Cay"


def test_shares_are_written_as_the_pages_write_them() -> None:
    """web/src/lib/words/numbers.test.ts has the same figures."""
    assert [words(language).percent(0.61) for language in LANGUAGES] == ["61%", "61\u00a0%", "61%"]
    assert [words(language).percent(1 / 243) for language in LANGUAGES] == ["0.4%", "0,4\u00a0%", "0,4%"]
    assert [words("en").percent(share) for share in (0.05, 0.0994, 0.0996, 0.111, 1 / 3)] == [
        "5%",
        "9.9%",
        "10%",
        "11%",
        "33%",
    ]
    assert [words("en").percent(share) for share in (0, 0.00001, 0.9999, 1)] == ["0%", "0.1%", "99%", "100%"]


def test_plurals_follow_the_language() -> None:
    assert words("en")("showdown-coin", n=1) == "1 coin"
    assert words("de")("showdown-coin", n=2) == "2 Münzen"
    assert words("nl")("showdown-coin", n=1) == "1 munt"


def test_how_many_bots_one_plays_against_is_said_in_words() -> None:
    assert words("en")("web-play-against", n=3, levels="Deputies") == "against three Deputies"
    assert words("de")("web-play-against", n=2, levels="Sheriffs") == "gegen zwei Sheriffs"
    assert words("nl")("web-play-against", n=4, levels="Groentjes") == "tegen vier Groentjes"


@pytest.mark.parametrize("name", game_names())
def test_the_help_in_a_first_game_asks_for_house_rules_and_nothing_else(name: str) -> None:
    """They are what the pages give it."""
    asked = {message: values for message, values in messages("en").items() if message.startswith(f"{name}-guide-")}
    assert {value for values in asked.values() for value in values} <= house_rules(game(name)).keys()


def test_the_help_in_a_first_game_says_what_the_house_plays() -> None:
    say = words("en")
    assert say("gnadenlos-guide-5", buy=3).startswith("With the revolver you may buy up to 3 spaces, one gold each.")
    assert "a vulture; the second one puts you out. Afterwards the last IOUs" in say(
        "gnadenlos-guide-8", vultures=2, gaps="last"
    )
    assert say("showdown-guide-1", stake=1).startswith("In each round 1 coin goes into the strongbox.")
    assert words("de")("wyatt-earp-guide-4", set_size=4).startswith("4 Karten eines Outlaws?")


def test_an_unknown_language_raises() -> None:
    with pytest.raises(KeyError):
        Words("fr")


@pytest.mark.parametrize(("value", "language"), [("de_DE.UTF-8", "de"), ("nl", "nl"), ("C", "en"), ("fr_FR", "en")])
def test_the_machine_tells_the_language(value: str, language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", value)
    assert language_of_this_machine() == language


def test_without_a_word_from_the_machine_it_is_english() -> None:
    assert language_of_this_machine() == "en"
