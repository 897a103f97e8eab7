"""Rules take their numbers from the box: none is written into a sentence, and one is said as one."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import ast

import posse.text
from posse.engine.game import EditionError
from posse.games import game, game_names, rulebook, text
from posse.text.rulebook import Section
from posse.text.words import LANGUAGES, words

FOLDER = Path(posse.text.__file__).parent
NUMBERS = {
    "en": "two three four five six seven eight nine ten eleven twelve",
    "de": "zwei drei vier fünf sechs sieben acht neun zehn elf zwölf",
    "nl": "twee drie vier vijf zes zeven acht negen tien elf twaalf",
}
RULE = re.compile(r"\b[A-Z]{2}-\d+\b")

# What no edition and no house rule can change, by rule, and why.
DRAWN, EXAMPLE, FACE, LAST = "two cards are drawn", "of an example", "a face of the die", "the lowest space"
FIXED: dict[str, dict[int, str]] = {
    "WE-1": {7: "outlaws, by name", 1000: "what a bill is"},
    "WE-10": {2: DRAWN},
    "WE-11": {2: DRAWN},
    "WE-12": {2: DRAWN},
    "WE-22": {2: EXAMPLE, 3: EXAMPLE, 4: EXAMPLE},
    "WE-24": {2: DRAWN},
    "WE-53": {2: "players"},
    "WE-60": {2: DRAWN},
    "WE-72": {2: DRAWN},
    "WE-81": {0: "a second who is not there"},
    "WE-82": {1: "the least of points"},
    "WE-83": {1: EXAMPLE, 2: EXAMPLE, 4: EXAMPLE, 6: EXAMPLE},
    "EP-1": {1: "cards are numbered from it", 6: "places, by name"},
    "EP-14": {6: FACE},
    "EP-17": {6: "a card of each place"},
    "EP-30": {2: "tiles of the second group"},
    "EP-31": {2: "tiles of the second group"},
    "EP-32": {1: "the rate of what a town lacks", 5: EXAMPLE, 13: EXAMPLE},
    "EP-51": {1: "the rate at the end"},
    "GN-2": {6: "faces of the die"},
    "GN-10": {2: "fewer cannot compete"},
    "GN-15": {2: "what a single thief takes"},
    "GN-16": {1: LAST},
    "GN-20": {1: "gold for a space"},
    "GN-30": {2: "cards turned one after the other"},
    "GN-31": {0: "a note", 3: "notes of a bid"},
    "GN-35": {0: "a note"},
    "GN-42": {1: LAST},
    "GN-63": {1: "gold for a space"},
}


def texts(pattern: ast.Pattern) -> Iterator[str]:
    """What is written there, but for what a number itself chooses: [one] 1 card."""
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            yield element.value
        elif isinstance(element, ast.Placeable) and isinstance(element.expression, ast.SelectExpression):
            for variant in element.expression.variants:
                key = variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value
                if key not in ("one", "0", "1", "2"):
                    yield from texts(variant.value)


def numbers_in(language: str, message: ast.Message) -> set[int]:
    assert message.value is not None
    said = RULE.sub("", "".join(texts(message.value)))
    found = {int(number.replace(".", "").replace(",", "")) for number in re.findall(r"\d+(?:[.,]\d{3})*", said)}
    named = {word: n for n, word in enumerate(NUMBERS[language].split(), 2)}
    return found | {named[word] for word in re.findall(r"\w+", said.lower()) if word in named}


def rules_of(language: str) -> dict[str, ast.Message]:
    found = {}
    for file in FOLDER.parent.glob(f"games/*/words/{language}/rules.ftl"):
        for entry in FluentResource(file.read_text("utf-8")).body:
            if isinstance(entry, ast.Message) and RULE.fullmatch(entry.id.name):
                found[entry.id.name] = entry
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_rule_quotes_a_number_that_an_edition_may_change(language: str) -> None:
    found = {rule: numbers_in(language, message) for rule, message in rules_of(language).items()}
    assert {rule: n for rule, numbers in found.items() if (n := numbers - set(FIXED.get(rule, {})))} == {}


def test_what_is_fixed_is_still_said() -> None:
    found = {rule: numbers_in("en", message) for rule, message in rules_of("en").items()}
    assert {rule: set(numbers) for rule, numbers in FIXED.items()} == {rule: n for rule, n in found.items() if n}


def test_the_parts_and_marks_of_the_rules_are_the_same_in_all_languages() -> None:
    for name in game_names():
        parts = {
            language: [[(rule.number, rule.marks) for rule in part.rules] for part in _sections(name, language)]
            for language in LANGUAGES
        }
        assert len(parts["en"]) > 3
        assert parts["de"] == parts["nl"] == parts["en"]


def _sections(name: str, language: str) -> list[Section]:
    return rulebook(game(name), words(language)).sections()


def _said(name: str, rule: str, language: str = "en", edition: Path | None = None, **house: Any) -> str:
    return rulebook(game(name, edition, house), words(language)).say(rule)


# The numbers of the table ---------------------------------------------------------------------------------------------

HOUSE = [
    ("wyatt-earp", "WE-2", "hand_size", 9, "9"),
    ("wyatt-earp", "WE-21", "set_size", 4, "4"),
    ("wyatt-earp", "WE-23", "set_size", 4, "4"),
    ("wyatt-earp", "WE-75", "stall_turns", 12, "12"),
    ("el-paso", "EP-10", "tiles_per_town", 18, "18"),
    ("gnadenlos", "GN-1", "gold", 12, "12"),
    ("gnadenlos", "GN-1", "adventurers", 4, "4"),
    ("gnadenlos", "GN-15", "undertaker", 9, "9"),
    ("gnadenlos", "GN-20", "buy", 4, "4"),
    ("gnadenlos", "GN-30", "few", 6, "6"),
    ("gnadenlos", "GN-42", "fall", 8, "8"),
    ("gnadenlos", "GN-60", "undertaker", 9, "9"),
    ("gnadenlos", "GN-62", "vultures", 2, "2"),
    ("gnadenlos", "GN-63", "buy_last", 4, "4"),
    ("showdown", "SD-1", "purse", 7, "7"),
    ("showdown", "SD-10", "stake", 9, "9"),
    ("showdown", "SD-24", "bounty", 5, "5"),
    ("showdown", "SD-31", "hand_size", 5, "5"),
]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("name", "rule", "house", "value", "said"), HOUSE)
def test_a_house_rule_is_in_the_text(name: str, rule: str, house: str, value: int, said: str, language: str) -> None:
    as_shipped = _said(name, rule, language)
    changed = _said(name, rule, language, **{house: value})
    assert changed != as_shipped
    assert said in re.findall(r"\d+", changed)


EDITIONS = [
    ("wyatt-earp", "WE-90", "[money]\ngoal = 30", "30 bills ($30,000) or more"),
    ("wyatt-earp", "WE-80", "[money]\npaid_from = 9", "fewer than 9 SP in all"),
    ("wyatt-earp", "WE-81", "[money]\nalone_from = 6", "Example: with 12, 6 and 2 SP, the player with 12"),
    ("wyatt-earp", "WE-82", "[money]\nalone_from = 6", "at most 5 SP behind"),
    ("wyatt-earp", "WE-4", "[cards.hideout]\ncopies = 4\nsp = 0\nreward = 0\nhole = false", "all 79 cards"),
    ("wyatt-earp", "WE-40", "[cards.hideout]\ncopies = 3\nsp = 0\nreward = 0\nhole = true", "seven names and Hideout"),
    ("el-paso", "EP-1", "[places.bank]\ntiles = [1]\ncards = 7", "bank 7, gold mine 8"),
    ("el-paso", "EP-10", "[places.bank]\ntiles = [2, 6]\ncards = 8", "32 tiles: 2 and 6 for bank; 1, 2, 3, 4, 4 and 5"),
    ("el-paso", "EP-12", "[dice]\nstars = 1", "1 is a star, 2 are brands"),
    (
        "el-paso",
        "EP-32",
        "[towns.santa-fe]\nrate = 7\nlacks = ['hotel']",
        "at 7:1, horses and saloon worth 13 bring 1 nugget,",
    ),
    ("el-paso", "EP-51", "[towns.el-paso]\nrate = 2\nlacks = []", "are sold 1:1. Then"),
    ("gnadenlos", "GN-1", "[notes]\ncopies = [2, 3, 3, 3, 2]", "(2 each of 0 and 4 and 3 each of 1, 2 and 3)"),
    ("gnadenlos", "GN-2", "[notes]\nlaid = [0, 2, 0, 0, 0]", "Everyone lays 2 × 1."),
    (
        "gnadenlos",
        "GN-11",
        "[events]\nhigh_noons = 1",
        "There are 6 of them: Gold Rush 3/1, 5/3 and 7/4, 1 High Noon and",
    ),
    ("gnadenlos", "GN-60", "[track]\ngoal = 25", "the goal, space 25."),
    ("gnadenlos", "GN-16", "[track]\nspaces = 40", "nor past space 40."),
    ("showdown", "SD-12", "[cards.vest]\ncopies = 6\nvalue = 4\nhole = false", "vest 4, ace 3, king 2, jack 1"),
    ("showdown", "SD-22", "[cards.vest]\ncopies = 6\nvalue = 0\nhole = true", "A hole: jack, king and vest."),
]


@pytest.mark.parametrize(("name", "rule", "toml", "said"), EDITIONS)
def test_an_edition_is_in_the_text(name: str, rule: str, toml: str, said: str, tmp_path: Path) -> None:
    (tmp_path / "mine.toml").write_text(toml)
    changed = _said(name, rule, edition=tmp_path / "mine.toml")
    assert said in changed
    assert said not in _said(name, rule)
    mine = game(name, tmp_path / "mine.toml")
    assert "changed" in rulebook(mine, words("en")).rule(rule).marks


def test_an_example_that_no_longer_holds_falls_away(tmp_path: Path) -> None:
    assert _said("wyatt-earp", "WE-83").endswith("and 1 bill stays.")
    (tmp_path / "three.toml").write_text("[money]\nfirst_bills = 3")
    assert _said("wyatt-earp", "WE-83", edition=tmp_path / "three.toml").endswith("stays for the next hand.")
    (tmp_path / "all.toml").write_text("[towns.santa-fe]\nrate = 3\nlacks = []")
    assert _said("el-paso", "EP-32", edition=tmp_path / "all.toml").endswith("paid 1:1.")


def test_the_other_set_up_of_gnadenlos_is_told_as_the_one_of_the_table() -> None:
    assert "no adventurers" in _said("gnadenlos", "GN-1", experienced=True)
    assert "the market begins empty" in _said("gnadenlos", "GN-2", experienced=True)
    assert "This table begins" in _said("gnadenlos", "GN-3", experienced=True)
    assert "nothing that lies face down is secret" in _said("gnadenlos", "GN-65", experienced=True)


@pytest.mark.parametrize("language", LANGUAGES)
def test_gn_18_who_fills_gaps_is_told(language: str) -> None:
    speak = words(language)
    values = text("gnadenlos").rule_values(game("gnadenlos").box, speak)
    assert values["gaps"] == "choice"
    chosen, last = (speak("GN-18", **{**values, "gaps": gaps}) for gaps in ("choice", "last"))
    assert chosen != last
    said = {"en": ("chooses which one goes into which gap", "the last IOU moves into the lowest gap")}
    said["de"] = ("wählt dabei, welcher in welche Lücke kommt", "Der letzte Schein rückt in die vorderste Lücke")
    said["nl"] = ("kiest welke in welk gat komt", "de laatste schuldbrief gaat naar het voorste gat")
    assert said[language][0] in chosen
    assert said[language][1] in last


# One is said as one ---------------------------------------------------------------------------------------------------

MANY = {
    "en": "bills cards turns tiles dice stars brands sixes nuggets adventurers spaces vultures coins "
    "jacks kings aces vests",
    "de": "Scheine Karten Züge Zügen Würfel Sterne Sechsen Nuggets Felder Münzen Buben Könige Asse Westen",
    "nl": "biljetten kaarten beurten fiches dobbelstenen sterren brandmerken zessen goudklompjes avonturiers velden "
    "gieren munten boeren koningen azen vesten",
}
ONES = {
    "wyatt-earp": "[money]\ngoal = 1\npaid_from = 1\nalone_from = 1\nfirst_bills = 1\n"
    "[cards]\nstagecoach-robbery = { copies = 2, sp = 1, reward = 1, hole = false }\n"
    "[house]\nhand_size = 1\nset_size = 1\nstall_turns = 1",
    "el-paso": "[dice]\nnumber = 1\nstars = 1\nbrands = 1\nsixes = 1\n[house]\ntiles_per_town = 1\n"
    "[towns]\nsanta-fe = { lacks = ['bank'], rate = 9 }",
    "gnadenlos": "[events]\ngold_rushes = [[1, 1], [1, 1], [1, 1]]\nhigh_noons = 1\ncard_sharps = 1\n"
    "[house]\ngold = 1\nadventurers = 1\nundertaker = 1\nvultures = 1\nfall = 1\nbuy = 1\nbuy_last = 1\nfew = 1",
    "showdown": "[cards]\njack = { copies = 1, value = 1, hole = true }\n"
    "king = { copies = 1, value = 1, hole = true }\n"
    "ace = { copies = 1, value = 1, hole = true }\nvest = { copies = 1, value = 1, hole = false }\n"
    "[house]\nhand_size = 1\ncoins = 4\npurse = 1\nstake = 1\nbounty = 1",
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", game_names())
def test_one_is_said_as_one(name: str, language: str, tmp_path: Path) -> None:
    (tmp_path / "ones.toml").write_text(ONES[name])
    found = rulebook(game(name, tmp_path / "ones.toml"), words(language)).sections()
    said = [rule.text for part in found for rule in part.rules]
    assert sum("changed" in rule.marks for part in found for rule in part.rules) > 3
    assert re.findall(rf"\b1 (?:{MANY[language].replace(' ', '|')})\b", "\n".join(said)) == []


def test_an_edition_that_cannot_be_played_has_no_rules() -> None:
    with pytest.raises(EditionError, match=r"house\.buy must be a whole number from 0 to 5"):
        _said("gnadenlos", "GN-20", buy=77)
