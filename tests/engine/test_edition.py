from __future__ import annotations

from pathlib import Path

import pytest

from posse.engine.game import AnyGame, EditionError
from posse.games import game

GAME = game("showdown")

TEXT = GAME.paper.edition.read_text("utf-8")


def load(tmp_path: Path, text: str) -> AnyGame:
    file = tmp_path / "edition.toml"
    file.write_text(text)
    return game("showdown", file)


@pytest.mark.parametrize(
    ("old", "new", "line"),
    [
        ("purse = 3", "purse = -1", "house.purse must be a whole number from 0 to 20, not -1"),
        ("purse = 3", "purse = true", "house.purse must be a whole number from 0 to 20, not True"),
        ("purse = 3", "purse = 3\nhorse = 1", "house.horse is not known; choose from: hand_size, coins"),
        ("[house]", "[barn]", "barn is not known here; choose from: title, cards, house"),
        ("hole = false", "hole = 0", "cards.ace.hole must be true or false, not 0"),
        ("copies = 8", "copies = 'eight'", "cards.jack.copies must be a whole number from 0 to 20, not 'eight'"),
        ("coins = 60", "coins = 10", "house.coins: 10 coins are too few for 4 purses of 3"),
        ("[cards]", "[cards", "is not valid TOML"),
    ],
)
def test_a_wrong_edition_is_refused_in_one_line(tmp_path: Path, old: str, new: str, line: str) -> None:
    text = TEXT.replace(old, new)
    with pytest.raises(EditionError, match=line) as refused:
        load(tmp_path, text)
    assert "edition.toml" in str(refused.value)
    assert "\n" not in str(refused.value)


def test_a_file_says_only_what_is_otherwise(tmp_path: Path) -> None:
    shipped, changed = GAME.box.copy(), load(tmp_path, "[house]\npurse = 4\n").box
    assert (shipped.purse, changed.purse) == (3, 4)
    changed.purse = 3
    assert changed == shipped
    with pytest.raises(EditionError, match=r"purse is not known here; put it under \[house\]"):
        load(tmp_path, "purse = 4\n")


def test_too_few_cards_are_refused(tmp_path: Path) -> None:
    with pytest.raises(EditionError, match="cards: 11 cards are too few to deal 4 hands of 3"):
        load(tmp_path, TEXT.replace("copies = 8", "copies = 1").replace("copies = 6", "copies = 3"))


def test_an_edition_that_cannot_be_read_is_one_line(tmp_path: Path) -> None:
    with pytest.raises(EditionError, match="No such file"):
        game("showdown", tmp_path / "none.toml")


def test_the_digest_is_of_what_is_played_not_of_how_it_is_written(tmp_path: Path) -> None:
    same = load(tmp_path, TEXT + "\n# a remark\n")
    other = load(tmp_path, TEXT.replace("stake = 4", "stake = 5"))
    assert same.edition == GAME.edition
    assert other.edition != same.edition
