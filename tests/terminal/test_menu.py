from __future__ import annotations

from collections import Counter

import pytest

from posse.bots.levels import bot
from posse.engine.rng import draw_key, key_from_seed, put_key
from posse.games import game, game_names
from posse.games import text as text_of
from posse.terminal import tones
from posse.terminal.menu import MOVE_KEYS, SCREEN_KEYS, STEADY, menu_of
from posse.terminal.sitting import Sitting
from posse.text.sheet import TONES
from posse.text.words import LANGUAGES, words
from tests.games.gnadenlos import table as gnadenlos
from tests.games.wyatt_earp.table import HITS, table_at
from tests.terminal.seats import sitting_at


def sitting_in(position: str, phase: str = "play") -> Sitting:
    sitting = sitting_at()
    sitting.table = table_at(position, phase=phase)
    return sitting


@pytest.mark.parametrize("name", game_names())
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_group_has_a_name_and_a_key_of_its_own(name: str, language: str) -> None:
    found, text, speak = game(name), text_of(name), words(language)
    for question in text.questions:
        keys = [speak(f"{name}-group-{group}.key") for group in question]
        assert len(set(keys)) == len(keys), question
        assert not set(keys) & SCREEN_KEYS
        assert all(len(key) == 1 and key.islower() for key in keys)
        assert all(speak(f"{name}-group-{group}") for group in question)
    assert {text.group(move) for move in range(found.n_moves)} == {g for q in text.questions for g in q}


@pytest.mark.parametrize(
    ("name", "n_seats"), [(name, n_seats) for name in game_names() for n_seats in game(name).seats]
)
def test_every_offer_is_of_one_question_and_all_of_it_is_on_the_menu(name: str, n_seats: int) -> None:
    sitting = sitting_at(name, n_seats=n_seats, seed=f"menu {n_seats}", level="random")
    me = bot("random", sitting.table.game)
    put_key(sitting.stream, key_from_seed("menu"))
    while not sitting.table.is_over():
        seat = sitting.table.turn()
        offer = sitting.table.offer(seat)
        if seat == sitting.me:
            menu = menu_of(sitting)
            groups = [choice.group for choice in menu.choices if choice.group]
            opened = [choice for group in groups for choice in menu_of(sitting, group).choices]
            moves = [choice.move for choice in (*menu.choices, *opened) if choice.move]
            assert sorted(moves) == sorted(offer.moves)
            keys = [choice.key for choice in menu.choices]
            assert len(set(keys)) == len(keys)
        choice = me.choose(sitting.table.view(seat), offer.moves, 0.0, draw_key(sitting.stream))
        sitting.table.play(choice.move, seat, offer.number)


def test_a_group_of_one_move_plays_it_and_says_which() -> None:
    menu = menu_of(sitting_in(f"hand=3jesse-james+bob-dalton+belle-starr/wes-hardin/wes-hardin {HITS}"))
    lay = menu.choices[0]
    assert (lay.key, lay.label, lay.move) == ("l", "Lay 3 × Jesse James", "lay 3 jesse-james")


def test_a_group_that_cannot_be_had_says_by_which_rule() -> None:
    menu = menu_of(sitting_in(f"hand=2jesse-james+photo-wes-hardin/wes-hardin/wes-hardin {HITS}"))
    rules = {choice.label: choice.rule for choice in menu.choices}
    assert rules["Lay outlaws"] == "WE-21"
    assert rules["Photo"] == "WE-50"
    assert rules["Wyatt Earp"] == "WE-20"


def test_a_question_of_one_group_is_open_from_the_start() -> None:
    menu = menu_of(sitting_at("showdown"))
    assert not menu.can_close
    assert all(choice.move.startswith("lay ") for choice in menu.choices)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_move_keeps_its_key_whatever_else_is_offered(language: str) -> None:
    sitting = sitting_at("showdown", language)
    for hand, keys in (("2king+vest", "24"), ("jack+ace+vest", "134"), ("3ace", "3")):
        sitting.table.set_position(f"n_seats=3 hand={hand}/3king/3jack n_pile=9 pile=9jack coins=3/3/3")
        menu = menu_of(sitting)
        assert "".join(choice.key for choice in menu.choices) == keys
        assert [choice.move.split()[1] for choice in menu.choices] == [part.lstrip("23") for part in hand.split("+")]
    for coins, keys in (("3/3/3", "23"), ("3/0/3", "3")):  # whoever is shot at, by the seat
        sitting.table.set_position(f"n_seats=3 phase=aim hand=3ace/3king/3jack n_pile=9 pile=9jack coins={coins}")
        menu = menu_of(sitting, "shoot")
        assert [choice.key for choice in menu.choices] == list(keys)


@pytest.mark.parametrize("name", game_names())
def test_in_a_whole_game_no_key_of_a_small_group_changes(name: str) -> None:
    sitting = sitting_at(name, seed="keys", level="random")
    found = sitting.table.game
    sizes = Counter(text_of(name).group(move) for move in range(found.n_moves))
    me = bot("random", found)
    put_key(sitting.stream, key_from_seed("keys"))
    seen: dict[str, set[str]] = {}
    while not sitting.table.is_over():
        seat = sitting.table.turn()
        offer = sitting.table.offer(seat)
        if seat == sitting.me:
            for group in {text_of(name).group(found.paper.moves.read(move)) for move in offer.moves}:
                choices = menu_of(sitting, group).choices
                assert len({choice.key for choice in choices}) == len(choices)
                for choice in choices if sizes[group] <= STEADY else ():
                    seen.setdefault(choice.move, set()).add(choice.key)
        move = me.choose(sitting.table.view(seat), offer.moves, 0.0, draw_key(sitting.stream)).move
        sitting.table.play(move, seat, offer.number)
    assert len(seen) > 5
    assert {move: keys for move, keys in seen.items() if len(keys) > 1} == {}


def test_a_menu_has_keys_for_all_that_can_be_chosen_at_once() -> None:
    assert len(set(MOVE_KEYS)) == len(MOVE_KEYS) >= 28  # CHOOSE, the largest group, has four seats of seven


def test_every_tone_can_be_read_on_the_plank() -> None:
    assert set(tones.COLOURS) == set(TONES)
    for tone, colour in tones.COLOURS.items():
        for ground in (tones.PLANK, tones.EDGE):
            assert contrast(colour, ground) >= 4.5, tone
    assert contrast(tones.PAPER, tones.PLANK) >= 7


def contrast(one: str, other: str) -> float:
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


def luminance(colour: str) -> float:
    parts = (int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5))
    red, green, blue = (part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def test_a_move_that_is_a_number_has_that_number_for_a_key() -> None:
    sitting = sitting_at("gnadenlos")
    sitting.table = gnadenlos.table_at("phase=bid n_asked=1 notes=a0+a3+b3+c1/b1/c1")
    menu = menu_of(sitting, "add")
    assert [(choice.key, choice.label) for choice in menu.choices] == [
        ("0", "Add your 0"),
        ("3", "Add your 3"),
        ("d", "Hank’s 3"),
        ("g", "Clementine’s 1"),
    ]
    sitting.table = gnadenlos.table_at("phase=buy gold=2/0/0")
    assert [(choice.key, choice.label) for choice in menu_of(sitting).choices] == [
        ("0", "Buy none"),
        ("1", "Buy 1 space"),
        ("2", "Buy 2 spaces"),
    ]
