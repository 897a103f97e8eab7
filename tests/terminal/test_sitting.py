from __future__ import annotations

from pathlib import Path

import pytest

from posse.engine import records
from posse.engine.log import HIDDEN, Event
from posse.engine.table import Result
from posse.games import game_names
from posse.games.el_paso.moves import LAY, NOTATION
from posse.games.wyatt_earp.events import DREW
from posse.terminal.sitting import MEMORY_AID, scored, scores
from posse.text.sheet import plain
from posse.text.words import LANGUAGES, words
from tests.games.el_paso import table as el_paso
from tests.games.gnadenlos import table as gnadenlos
from tests.games.wyatt_earp.table import table_at
from tests.tables import play_as
from tests.terminal.seats import sitting_at


def test_every_move_is_on_disk_before_the_others_answer(home: Path) -> None:
    sitting = sitting_at("showdown")
    for n in range(1, 4):
        while sitting.next_seat() in sitting.bots:
            sitting.play_bot(next(seat for seat in sitting.table.actors() if seat in sitting.bots))
        play_as(sitting.table, 0, sitting.table.offer(0).moves[0])
        sitting.commit()
        (file,) = home.glob("*.posse")
        kept = records.replay(records.load(file), sitting.table.game)
        assert kept.digest() == sitting.table.digest()
        assert [ply.seat for ply in kept.plies].count(0) == n


def test_a_move_taken_back_is_taken_back_on_disk(home: Path) -> None:
    sitting = sitting_at("showdown")
    play_as(sitting.table, 0, sitting.table.offer(0).moves[0])
    sitting.commit()
    assert sitting.undo()
    (file,) = home.glob("*.posse")
    assert records.load(file).moves == ()


def test_a_puzzle_has_no_record_to_keep(home: Path) -> None:
    sitting = sitting_at()
    sitting.table = table_at("hand=2bob-dalton/2bob-dalton/2bob-dalton")
    play_as(sitting.table, 0, "discard bob-dalton")
    sitting.commit()
    assert list(home.glob("*.posse")) == []


def test_cards_drawn_unseen_are_told_together() -> None:
    unseen = Event(DREW, 1, HIDDEN, 1, 0, 12, 255)
    sitting = sitting_at()
    lines = [told.text for told in sitting._story([unseen, unseen])]
    assert lines == ["Hank draws 2 cards."]


def test_typed_words_mean_the_one_move_they_fit() -> None:
    sitting = sitting_at(language="de")
    sitting.table = table_at("hand=2bob-dalton+jesse-james+hideout/2bob-dalton/2bob-dalton pile=9wes-hardin")
    assert sitting.meant("discard hideout") == "discard hideout"
    assert sitting.meant("Jesse James abwerfen") == "discard jesse-james"
    assert sitting.meant("abw jess") == "discard jesse-james"
    assert sitting.meant("abwerfen") == "abwerfen"  # which card, nobody can say
    assert sitting.meant("tanzen") == "tanzen"


def test_whom_one_asks_first_is_named() -> None:
    sitting = sitting_at()
    assert sitting.label("ask belle-starr left") == "Ask for Belle Starr, Hank first"
    assert sitting.label("ask belle-starr right") == "Ask for Belle Starr, Clementine first"


def test_whether_a_move_is_legal_can_be_asked_in_ones_own_words() -> None:
    sitting = sitting_at("el-paso", language="de")
    sitting.me = sitting.table.turn()
    held = sitting.table.view(sitting.me).hand
    card = next(card for card in range(len(held)) if held[card])
    assert sitting.why_not_words("Stadt verlassen") == ("Dieser Zug ist erlaubt.", True)
    assert sitting.why_not_words(sitting.label(NOTATION.write(LAY + card))) == ("Dieser Zug ist erlaubt.", True)
    other = next(card for card in range(len(held)) if not held[card])
    line, is_said = sitting.why_not_words(sitting.label(NOTATION.write(LAY + other)))
    assert is_said
    assert line.startswith("EP-11: ")


def test_the_memory_aid_is_kept_with_the_game_and_said_in_the_title(home: Path) -> None:
    sitting = sitting_at("showdown")
    assert "memory aid" not in plain(sitting.sheet().title)
    assert sitting.switch_memory_aid().startswith("Memory aid on")
    assert plain(sitting.sheet().title) == "Showdown · memory aid"
    assert list(home.glob("*.posse")) == []  # nothing has been played yet
    play_as(sitting.table, 0, sitting.table.offer(0).moves[0])
    sitting.commit()
    (file,) = home.glob("*.posse")
    assert records.load(file).options == (MEMORY_AID,)
    assert sitting.switch_memory_aid().startswith("Memory aid off")
    assert records.load(file).options == ()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", game_names())
def test_the_title_has_room_for_the_memory_aid(name: str, language: str) -> None:
    sitting = sitting_at(name, language)
    sitting.memory_aid = True
    assert len(plain(sitting.sheet().title)) <= 78 - 3  # where a number grows
    assert len(sitting.words("terminal-foot")) <= 78
    for answer in ("on", "off"):
        assert len(sitting.words(f"terminal-memory-{answer}")) <= 78


def test_ep_16_who_draws_a_card_that_was_played_before_is_not_told_on_without_the_memory_aid() -> None:
    sitting = sitting_at("el-paso")
    sitting.table = el_paso.table_at(
        "phase=refill hand=bank-1/bank-2/bank-3 fresh=hotel-8 queue=5,4,7 stacks=bank-1 active=1"
    )
    mine, other = (play_as(sitting.table, seat, "draw bank") for seat in (0, 1))
    assert [told.text for told in sitting.story(mine)] == ["Stranger draws Bank 5."]
    assert [told.text for told in sitting.story(other)] == ["Hank draws a card: Bank."]
    sitting.memory_aid = True
    assert [told.text for told in sitting.story(other)] == ["Hank draws Bank 4."]


def test_gn_15_what_a_thief_takes_is_not_told_without_the_memory_aid() -> None:
    sitting = sitting_at("gnadenlos")
    sitting.table = gnadenlos.table_at(
        "hand=hollis/harlan/- market=a1/b2/c3 seen=1/1/1 phase=show event=high-noon choosing=3 undertaker=1"
    )
    for seat, move in ((0, "show hollis"), (1, "show harlan"), (1, "steal 1"), (1, "steal 3")):
        ply = play_as(sitting.table, seat, move)
    assert "Hank takes IOU 3." in [told.text for told in sitting.story(ply)]
    sitting.memory_aid = True
    assert "Hank takes IOU 3: Clementine’s 3." in [told.text for told in sitting.story(ply)]


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "Ann $29,000 · Cay $22,000 · Bob $0"),
        ("de", "Ann 29.000\u00a0$ · Cay 22.000\u00a0$ · Bob 0\u00a0$"),
        ("nl", "Ann $\u202f29.000 · Cay $\u202f22.000 · Bob $\u202f0"),
    ],
)
def test_a_final_score_is_told_in_the_games_own_coin(language: str, told: str) -> None:
    result = Result((1.0, 0.0, 0.0), (29.0, 0.0, 22.0))
    assert told in scores(result, "wyatt-earp", ("Ann", "Bob", "Cay"), words(language))


def test_a_game_without_a_coin_of_its_own_is_scored_in_figures() -> None:
    assert scored(7.0, "no-such-game", words("en")) == "7"
    assert scored(2.5, "wyatt-earp", words("en")) == "2.5"
