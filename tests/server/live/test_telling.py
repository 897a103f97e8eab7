from __future__ import annotations

import pytest

from posse.engine.log import ALL, HIDDEN, NOTHING, Event, told
from posse.engine.rng import key_from_seed
from posse.engine.table import Table
from posse.games import game, game_names
from posse.games import text as text_of
from posse.games.el_paso.events import CARD, DREW
from posse.games.showdown.events import AIMED, CHOSEN, HAND, LAID, PURSE, STAKED
from posse.server.live.telling import OPEN, event_of, events_of, lines_of, move_of, sheet_of, taken_back
from posse.server.wire.messages import Event as Told
from posse.server.wire.sheets import SheetBit, SheetColumn, SheetGrid, SheetHand, SheetLine
from posse.text.words import LANGUAGES, words

SHOWDOWN = game("showdown")
NAMES = ("Ann", "Bob", "Cay", "Dee", "Eve")


def test_events_are_told_by_names() -> None:
    laid = Event(CHOSEN, 1, 2, 1, HAND + 1, LAID + 1)
    assert event_of(SHOWDOWN.paper, laid) == Told("chosen", 1, SHOWDOWN.paper.items[2], 1, "hand-2", "laid-2")
    assert event_of(SHOWDOWN.paper, laid._replace(item=HIDDEN)).item == "?"
    assert event_of(SHOWDOWN.paper, laid._replace(item=ALL)).item == "*"
    aimed = Event(AIMED, 0, NOTHING, 0, -1, PURSE + 2)
    assert event_of(SHOWDOWN.paper, aimed) == Told("aimed", 0, None, 0, None, "purse-3")


def test_what_others_draw_from_cards_once_seen_is_named_with_the_memory_aid_alone() -> None:
    el_paso = game("el-paso")
    drew = Event(DREW, 1, CARD, 1, 6, 13)
    assert [event.item for event in events_of(el_paso, [drew], 0, memory_aid=False)] == ["?"]
    for seat, aid in ((0, True), (1, False), (OPEN, False)):
        assert [event.item for event in events_of(el_paso, [drew], seat, aid)] == [el_paso.paper.items[CARD]]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_heading_begins_a_part_of_the_story(language: str) -> None:
    speak = words(language)
    table = Table(SHOWDOWN, key_from_seed(1), 2)
    lines = lines_of(SHOWDOWN, told(table.opening, 0), 0, False, speak, NAMES[:2])
    headings = [line for line in lines if line.is_heading]
    staked = next(event for event in table.opening if event.what == STAKED)
    assert [line.text for line in headings] == [text_of("showdown").story(staked, speak, NAMES)]


def test_a_sentence_says_where_on_the_table_it_happened() -> None:
    el_paso = game("el-paso")
    drew = Event(DREW, 1, CARD, 1, 6, 13)
    (line,) = lines_of(el_paso, [drew], 0, False, words("en"), NAMES)
    assert line.places == [el_paso.paper.places[6], el_paso.paper.places[13]]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", game_names())
def test_a_whole_game_has_words_for_every_seat(name: str, language: str) -> None:
    found, speak = game(name), words(language)
    table = Table(found, key_from_seed(3), found.seats.start)
    names = NAMES[: table.n_seats]
    n_lines = 0
    while len(table.plies) < 60 and (seat := table.turn()) >= 0:
        offer = table.offer(seat)
        moves = [move_of(found, found.paper.moves.read(words), seat, speak, names) for words in offer.moves]
        assert [move.move for move in moves] == list(offer.moves)
        assert all(move.label[:1] == move.label[:1].upper() and move.brief for move in moves)
        ply = table.play(offer.moves[-1], seat, offer.number)
        for other in range(-1, table.n_seats):
            assert len(events_of(found, ply.told(other), other, False)) == len(ply.told(other))
            n_lines += len(lines_of(found, ply.told(other), other, False, speak, names))
    assert n_lines > len(table.plies)


@pytest.mark.parametrize(("language", "name"), [("en", "Somebody"), ("de", "Jemand"), ("nl", "Iemand")])
def test_who_has_left_for_good_is_somebody_in_every_language(language: str, name: str) -> None:
    laid = Event(CHOSEN, 1, HIDDEN, 1, HAND + 1, LAID + 1)
    (line,) = lines_of(SHOWDOWN, [laid], 0, False, words(language), ("Ann", "Somebody"))
    assert line.text.startswith(name)
    shot = move_of(SHOWDOWN, SHOWDOWN.paper.moves.read("shoot 2"), 0, words(language), ("Ann", "Somebody"))
    assert shot.brief == name


def test_a_sentence_has_one_place_or_two() -> None:
    aimed, laid = Event(AIMED, 0, NOTHING, 0, -1, PURSE + 1), Event(CHOSEN, 1, HIDDEN, 1, HAND + 1, LAID + 1)
    lines = lines_of(SHOWDOWN, [aimed, laid], 0, False, words("en"), NAMES)
    assert [line.places for line in lines] == [["purse-2"], ["hand-2", "laid-2"]]


@pytest.mark.parametrize(
    ("names", "called"),
    [
        (("Stranger", "Ann", "stranger"), ("Stranger (1)", "Ann", "stranger (3)")),
        (("Somebody", "Ann", "Somebody"), ("Jemand (1)", "Ann", "Jemand (3)")),
    ],
)
def test_who_shares_a_name_is_told_apart_by_the_seat(names: tuple[str, ...], called: tuple[str, ...]) -> None:
    speak = words("de")
    (line,) = lines_of(SHOWDOWN, [Event(AIMED, 0, NOTHING, 0, -1, PURSE + 2)], 1, False, speak, names)
    assert line.text == f"{called[0]} schießt auf {called[2]}."
    assert move_of(SHOWDOWN, SHOWDOWN.paper.moves.read("shoot 3"), 1, speak, names).label == f"Auf {called[2]} schießen"
    assert move_of(SHOWDOWN, SHOWDOWN.paper.moves.read("shoot 2"), 0, speak, names).label == "Auf Ann schießen"


def showdown_sheet(seat: int) -> list[object]:
    table = Table(SHOWDOWN, key_from_seed(1), 2)
    sheet = sheet_of(SHOWDOWN, table.view(seat), words("en"), ("Ann", "Somebody"), memory_aid=False)
    assert sheet.title == [SheetBit("Showdown", "strong")]
    return list(sheet.blocks)


def test_a_sheet_says_what_lies_on_the_table() -> None:
    line, grid, discards, hand = showdown_sheet(0)
    assert isinstance(line, SheetLine)
    assert "Strongbox" in line.text[0].text
    assert isinstance(discards, SheetLine)
    assert isinstance(grid, SheetGrid)
    assert grid.columns[1] == SheetColumn([SheetBit("Coins", "dim")], is_number=True, is_acting=False)
    assert [row[0][1].text for row in grid.rows] == ["Ann (you)", words("en")("web-somebody")]
    assert isinstance(hand, SheetHand)
    assert sum(card.n for card in hand.cards) == 3


def test_the_sheet_of_a_seat_tells_of_no_other_hand() -> None:
    mine, theirs = showdown_sheet(0), showdown_sheet(1)
    assert mine[-1] != theirs[-1]  # each has a hand of its own
    watched = showdown_sheet(-1)
    assert len(watched) == len(mine) - 1
    assert not any(isinstance(block, SheetHand) for block in watched)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_move_taken_back_is_told(language: str) -> None:
    line = taken_back(1, words(language), ("Ann", "Ann"))
    assert line.seat == 1
    assert "Ann (2)" in line.text
