"""The full screen, driven by real keys."""

from __future__ import annotations

import asyncio
import fcntl
import os
import pty
import re
import select
import struct
import sys
import termios
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from textual import events
from textual.pilot import Pilot

from posse.bots.bot import ByPolicy
from posse.bots.levels import bot
from posse.engine import records
from posse.engine.rng import draw_key
from posse.games import game, game_names
from posse.terminal import screen
from posse.terminal.pages import Page
from posse.terminal.screen import TableApp
from posse.terminal.sitting import Sitting
from posse.text.sheet import Hand
from posse.text.words import LANGUAGES, words
from tests.games.wyatt_earp.table import HITS, table_at
from tests.tables import offer, play
from tests.terminal.seats import sitting_at

Driver = Callable[[TableApp, Pilot[int]], Awaitable[None]]
SMALL = (80, 24)


def drive(sitting: Sitting, driver: Driver, size: tuple[int, int] = SMALL, pace: float = 0.0) -> TableApp:
    app = TableApp(sitting, lambda: sitting_at(seed="another"), pace)

    async def run() -> None:
        async with app.run_test(size=size) as pilot:
            await settled(app, pilot)
            await driver(app, pilot)

    asyncio.run(run())
    return app


async def settled(app: TableApp, pilot: Pilot[int]) -> None:
    """Until the person is asked something, or a page is to be read."""
    for _ in range(2000):
        for pump in (app, app.screen, app.moves, app.moves.parent, app.screen, app):
            done = asyncio.Event()
            if not app.is_running:
                return
            if pump is not None and pump.call_later(done.set):
                await done.wait()
        if app.is_asking or app.is_done or isinstance(app.screen, Page):
            return
        await asyncio.sleep(0.001)
    raise AssertionError("the game does not go on")


async def press(app: TableApp, pilot: Pilot[int], *keys: str) -> None:
    """As `pilot.press`, which rests after every key."""
    for key in keys:
        character = {"slash": "/", "question_mark": "?", "space": " "}.get(key, key if len(key) == 1 else None)
        app.post_message(events.Key(key, character))
        await settled(app, pilot)


async def look(app: TableApp, pilot: Pilot[int]) -> str:
    """What stands on the screen once it is drawn, and drawing it again changes nothing."""
    await pilot.pause()
    last, n_same = shown(app), 0
    while n_same < 3:
        drawn = asyncio.Event()
        if app.screen.call_after_refresh(drawn.set):
            await drawn.wait()
        now = shown(app)
        n_same = n_same + 1 if now == last else 0
        last = now
    return last


def shown(app: TableApp) -> str:
    """What stands on the screen, line by line."""
    return "\n".join(strip.text.rstrip() for strip in app.screen._compositor.render_strips())


async def play_by_keys(app: TableApp, pilot: Pilot[int], n_moves: int = 1000) -> None:
    """Play as a greenhorn would, by the keys the screen shows."""
    me = bot("greenhorn", app.sitting.table.game)
    while not app.is_done and n_moves:
        if isinstance(app.screen, Page):
            await press(app, pilot, "enter")
            continue
        n_moves -= 1
        offer = app.sitting.table.offer(app.sitting.me)
        move = me.choose(app.sitting.table.view(app.sitting.me), offer.moves, 0.0, draw_key(app.sitting.stream)).move
        group = app.sitting.text.group(app.sitting.table.game.paper.moves.read(move))
        while move not in [choice.move for choice in app.moves.menu.choices]:
            (key,) = [choice.key for choice in app.moves.menu.choices if choice.group == group]
            await press(app, pilot, key)
        (key,) = [choice.key for choice in app.moves.menu.choices if choice.move == move]
        while not any(f" {key} " in line.plain for line in app.moves.lines(SMALL[0])):
            before = app.moves.at
            await press(app, pilot, "down")  # there is more below
            assert app.moves.at > before
        await press(app, pilot, key)


@pytest.mark.parametrize("name", game_names())
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_by_keys_in_every_language(language: str, name: str, home: Path) -> None:
    async def driver(app: TableApp, pilot: Pilot[int]) -> None:
        await play_by_keys(app, pilot)
        await settled(app, pilot)
        text = await look(app, pilot)
        assert app.sitting.won() in text
        assert words(language)("terminal-page-end") in text
        await press(app, pilot, "q")

    app = drive(sitting_at(name, language), driver)
    assert app.sitting.save()[1]
    record = records.load(max(home.glob("*.posse")))
    assert record.result != "open"
    assert records.replay(record, game(name)).is_over()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("n_seats", [2, 3, 4])
def test_all_that_matters_is_on_a_small_screen(language: str, n_seats: int) -> None:
    async def driver(app: TableApp, pilot: Pilot[int]) -> None:
        for _ in range(12):
            await play_by_keys(app, pilot, 2)
            if isinstance(app.screen, Page) or app.is_done:
                continue
            text = await look(app, pilot)
            sheet = app.sitting.sheet()
            for name in app.sitting.names:
                assert name in text
            (hand,) = [block for block in sheet.blocks if isinstance(block, Hand)]
            assert all(card.name in text for card in hand.cards)
            assert "".join(bit.text for bit in sheet.turn)[:60] in text
            for choice in app.moves.menu.choices:
                assert f" {choice.key}  {choice.label[:20]}" in text

    drive(sitting_at(language=language, n_seats=n_seats, seed=f"small {n_seats}"), driver)


def hand_of(cards: str) -> Sitting:
    sitting = sitting_at()
    sitting.table = table_at(f"hand={cards}/wes-hardin+3belle-starr/5wes-hardin+hideout {HITS}")
    return sitting


def test_arrows_and_enter_choose_and_escape_goes_back() -> None:
    async def driver(app: TableApp, pilot: Pilot[int]) -> None:
        await press(app, pilot, "d")
        assert app.moves.menu.group == "discard"
        await press(app, pilot, "escape")
        assert app.moves.menu.group == ""
        at = [choice.group for choice in app.moves.menu.choices].index("discard")
        await press(app, pilot, "enter")
        assert app.moves.menu.group == ""
        await press(app, pilot, *["down"] * (at + 1), "enter", "down", "enter")
        assert app.sitting.table.plies[0].move == app.sitting.table.game.paper.moves.read("discard jesse-james")

    drive(hand_of("bob-dalton+2jesse-james"), driver)


def test_a_click_chooses() -> None:
    async def driver(app: TableApp, pilot: Pilot[int]) -> None:
        await pilot.click("#moves", offset=(4, 1))
        await settled(app, pilot)
        assert len(app.sitting.table.plies) > 0
        assert app.sitting.table.plies[0].move == app.sitting.table.game.paper.moves.read("lay 3 jesse-james")

    drive(hand_of("bob-dalton+belle-starr+3jesse-james"), driver)


def test_a_typed_move_is_played_and_a_wrong_one_refused_by_its_rule() -> None:
    async def typed(app: TableApp, pilot: Pilot[int], line: str) -> None:
        await press(app, pilot, "slash", *["space" if letter == " " else letter for letter in line], "enter")

    async def driver(app: TableApp, pilot: Pilot[int]) -> None:
        await typed(app, pilot, "lay 2 jesse-james")
        assert "WE-21: The first cards that anyone lays" in await look(app, pilot)
        await press(app, pilot, "enter")
        await typed(app, pilot, "dance")
        assert "There is no move “dance”." in await look(app, pilot)
        await typed(app, pilot, "lay 3 jesse-james")
        await settled(app, pilot)
        assert "Stranger lays 3 × Jesse James." in await look(app, pilot)
        await press(app, pilot, "question_mark")
        assert "Help" in await look(app, pilot)
        assert app.last_refusal == "WE-21"
        await press(app, pilot, "5", "7")
        assert "WE-57: " in await look(app, pilot)
        await press(app, pilot, "9", "1")
        assert "WE-91: " in await look(app, pilot)
        await press(app, pilot, "end")
        assert "What house rules may change" in await look(app, pilot)
        await press(app, pilot, "escape")
        await typed(app, pilot, "we-81")
        assert "WE-81: " in await look(app, pilot)
        await press(app, pilot, "escape")
        await typed(app, pilot, "? take")
        assert "WE-10: " in await look(app, pilot)

    drive(hand_of("bob-dalton+belle-starr+3jesse-james"), driver)


def test_a_grey_group_explains_itself() -> None:
    async def driver(app: TableApp, pilot: Pilot[int]) -> None:
        assert "Lay outlaws WE-21" in await look(app, pilot)
        await press(app, pilot, "l")
        assert "WE-21: " in await look(app, pilot)
        await press(app, pilot, "enter")
        assert not app.sitting.table.plies

    drive(hand_of("bob-dalton+2jesse-james"), driver)


def test_undo_goes_back_to_before_my_last_move() -> None:
    async def driver(app: TableApp, pilot: Pilot[int]) -> None:
        await press(app, pilot, "u")
        assert "There is nothing to take back yet." in await look(app, pilot)
        await press(app, pilot, "l")
        assert "Stranger lays 3 × Jesse James." in await look(app, pilot)
        await press(app, pilot, "u")
        assert "Stranger lays 3 × Jesse James." not in await look(app, pilot)
        assert not app.sitting.table.plies

    drive(hand_of("bob-dalton+belle-starr+3jesse-james"), driver)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_memory_aid_is_switched_by_a_key_or_a_word_and_said(language: str) -> None:
    speak = words(language)
    aid, holds = speak("terminal-memory"), f"{speak('gnadenlos-remembered', name='Hank')} ?, ? · "

    async def driver(app: TableApp, pilot: Pilot[int]) -> None:
        assert aid not in (await look(app, pilot)).splitlines()[0]
        await press(app, pilot, "m")
        text = await look(app, pilot)
        assert text.splitlines()[0].endswith(aid)
        assert speak("terminal-memory-on") in text
        assert holds in text
        await press(app, pilot, "slash", *"memory", "enter")
        text = await look(app, pilot)
        assert not text.splitlines()[0].endswith(aid)
        assert speak("terminal-memory-off") in text
        assert holds not in text

    drive(sitting_at("gnadenlos", language), driver)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("name", "n_seats"), [(name, max(game(name).seats)) for name in game_names()])
def test_with_the_memory_aid_a_small_screen_still_leads_to_every_choice(name: str, n_seats: int, language: str) -> None:
    async def driver(app: TableApp, pilot: Pilot[int]) -> None:
        for _ in range(8):
            await play_by_keys(app, pilot, 5)
            if isinstance(app.screen, Page) or app.is_done:
                continue
            text = await look(app, pilot)
            assert words(language)("terminal-foot") in text
            shown = [f" {choice.key}  {choice.label[:20]}" in text for choice in app.moves.menu.choices]
            assert any(shown[:1])
            assert all(shown) or "↓" in text  # there is more below

    sitting = sitting_at(name, language, n_seats, seed=f"aid {n_seats}", person="Wilhelmina van Oranje")
    sitting.memory_aid = True
    drive(sitting, driver)


def test_a_new_game_keeps_the_memory_aid() -> None:
    async def driver(app: TableApp, pilot: Pilot[int]) -> None:
        await press(app, pilot, "m")
        app.begin_another()
        await settled(app, pilot)
        assert app.sitting.memory_aid

    drive(sitting_at("showdown"), driver)


def test_saving_and_leaving_keep_the_game(home: Path) -> None:
    async def driver(app: TableApp, pilot: Pilot[int]) -> None:
        await play_by_keys(app, pilot, 5)
        await press(app, pilot, "s")
        assert "Saved to" in await look(app, pilot)
        await press(app, pilot, "q")

    app = drive(sitting_at(seed="kept"), driver)
    assert app.return_value == 0
    (file,) = home.glob("*.posse")
    record = records.load(file)
    assert record.result == "open"
    found = game("wyatt-earp")
    assert records.replay(record, found).digest() == app.sitting.table.digest()


def test_a_resumed_game_tells_its_story() -> None:
    sitting = sitting_at(seed="resumed")
    while len(sitting.table.plies) < 9 or 0 not in sitting.table.actors():
        play(sitting.table, offer(sitting.table)[0])

    async def driver(app: TableApp, pilot: Pilot[int]) -> None:
        await press(app, pilot, "tab")
        assert "Hand 1: " in await look(app, pilot)
        await press(app, pilot, "tab")

    drive(sitting, driver)


def test_what_was_played_is_kept_whatever_happens(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(app: TableApp) -> int:
        offer = app.sitting.table.offer(app.sitting.table.turn())
        app.sitting.table.play(offer.moves[0], app.sitting.table.turn(), offer.number)
        raise ZeroDivisionError

    monkeypatch.setattr(TableApp, "run", fail)
    with pytest.raises(ZeroDivisionError):
        screen.run(sitting_at(), sitting_at, 0)
    assert len(list(home.glob("*.posse"))) == 1


def test_nobody_elses_cards_are_on_the_screen() -> None:
    seen: list[str] = []

    async def driver(app: TableApp, pilot: Pilot[int]) -> None:
        for _ in range(10):
            await play_by_keys(app, pilot, 1)
            seen.append(await look(app, pilot))
            seen.extend(line.text for line in app.log_panel.told)

    app = drive(sitting_at(seed="hidden"), driver, size=(120, 40))
    text = "\n".join(seen)
    for ply in app.sitting.table.plies:
        for event in ply.events:
            line = app.sitting.text.story(event, app.sitting.words, app.sitting.names)
            assert event.seen_by in (1, 255) or not line or line not in text
    for seat, name in enumerate(app.sitting.names[1:], 1):
        assert seat in app.sitting.bots
        assert re.search(rf"{name} draws \d cards", text)
        assert re.findall(rf"{name} draws (?!\d cards|a card)", text) == []


def test_without_colour_all_is_said_in_words(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_COLOR", "1")

    async def driver(app: TableApp, pilot: Pilot[int]) -> None:
        assert app.no_color
        assert "▸ Stranger (you)" in await look(app, pilot)
        assert "▸ Your turn" in await look(app, pilot)

    drive(sitting_at(seed="grey"), driver)


def test_a_screen_that_changes_its_size_shows_it_all_again() -> None:
    async def driver(app: TableApp, pilot: Pilot[int]) -> None:
        await play_by_keys(app, pilot, 3)
        for size in ((120, 40), (200, 50), (60, 20), (80, 24)):
            await pilot.resize_terminal(*size)
            await pilot.pause()
            text = await look(app, pilot)
            assert "Wes Hardin" in text
            assert size[1] < 24 or all(f" {choice.key}  " in text for choice in app.moves.menu.choices)
            assert max(map(len, text.splitlines())) <= size[0]
            assert ("SP: sheriff points." in text) == (size[1] >= screen.ROOMY)
        for size in ((30, 9), (12, 4), (1, 1), (80, 24)):
            await pilot.resize_terminal(*size)
            await pilot.pause()

    drive(sitting_at(seed="resize"), driver)


def test_any_key_hurries_the_others_along() -> None:
    async def driver(app: TableApp, pilot: Pilot[int]) -> None:
        while app.is_asking:
            choices = app.moves.menu.choices
            app.choose(next(choice for choice in reversed(choices) if choice.move or choice.group))
            await asyncio.sleep(0.05)
        assert "Space: faster" in await look(app, pilot)
        await pilot.press("space")
        await settled(app, pilot)
        assert app.is_asking or isinstance(app.screen, Page)

    drive(hand_of("bob-dalton+belle-starr"), driver, pace=9.0)


def test_another_game_follows_if_one_likes(home: Path) -> None:
    async def driver(app: TableApp, pilot: Pilot[int]) -> None:
        first = app.sitting
        await play_by_keys(app, pilot)
        await settled(app, pilot)
        await press(app, pilot, "n")
        assert app.sitting is not first
        assert app.is_asking or isinstance(app.screen, Page)

    drive(sitting_at("showdown", seed="again"), driver)
    assert records.load(max(home.glob("*.posse"))).result != "open"


@pytest.mark.parametrize(
    ("term", "arguments", "sign"),
    [
        ("xterm-256color", [], b"\x1b[?1049h"),  # the other screen of a terminal
        ("xterm", [], b"\x1b[?1049h"),
        ("dumb", [], b"Your move"),
        ("xterm-256color", ["--plain"], b"Your move"),
    ],
)
def test_a_real_terminal_gets_the_screen_unless_it_cannot_or_should_not(
    term: str, arguments: list[str], sign: bytes, home: Path
) -> None:
    child, terminal = pty.fork()
    if child == 0:
        os.environ["TERM"] = term
        game = ["play", "wyatt-earp", "--seed", "1", "--pace", "0", *arguments]
        os.execv(sys.executable, [sys.executable, "-m", "posse", *game])
    fcntl.ioctl(terminal, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
    seen = b""
    while (sign not in seen or b"Wes Hardin" not in seen) and select.select([terminal], [], [], 20)[0]:
        seen += os.read(terminal, 65536)
    assert sign in seen
    assert (b"\x1b[?1049h" in seen) == (sign != b"Your move")
    os.write(terminal, b"q" if sign != b"Your move" else b"q\n")
    while select.select([terminal], [], [], 20)[0]:
        try:
            os.read(terminal, 65536)
        except OSError:  # it is gone
            break
    assert os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == 0


def test_ctrl_c_leaves_with_its_status() -> None:
    async def driver(app: TableApp, pilot: Pilot[Any]) -> None:
        await pilot.press("ctrl+c")

    assert drive(sitting_at(), driver).return_value == 130


def test_keys_pressed_faster_than_a_page_can_go_close_it_once() -> None:
    async def driver(app: TableApp, pilot: Pilot[int]) -> None:
        await press(app, pilot, "question_mark")
        page = app.screen
        assert isinstance(page, Page)
        for _ in range(3):  # before the first can take effect
            page.post_message(events.Key("enter", "\r"))
        await settled(app, pilot)
        assert not isinstance(app.screen, Page)
        assert app.is_running

    drive(sitting_at(), driver)


def test_while_sheriffs_get_ready_it_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ByPolicy, "is_ready", lambda bot: False, raising=False)

    async def driver(app: TableApp, pilot: Pilot[int]) -> None:
        assert "getting ready" not in await look(app, pilot)  # the person is asked
        app.is_asking = False
        app.show()
        assert "The sheriffs are getting ready: that takes a minute, the first time." in await look(app, pilot)

    drive(sitting_at(), driver)
