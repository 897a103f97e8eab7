"""The end of a game: told as a scene, folded into a bar, the same in the replay; and what comes after."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from posse.engine.table import Table
from posse.games import game as game_named
from posse.games import game_names
from posse.server.live.history import History

from .dealt import Laid, Saloon, Sitter, fair_deal, opened, play_until
from .page_helpers import MOVING, STILL, check_axe_by_day_and_night, overflow, play_by_itself, settle, until
from .test_whole_games import SCENE, act

POSTER = "dialog.poster"
N_LEFT = 3  # moves, about: the page and the bots play them
SEATS = 3


@pytest.fixture(scope="module")
def saloon(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Saloon]:
    yield from opened(tmp_path_factory.mktemp("finale"))


def almost_over(game: str) -> Callable[[Table], bool]:
    """Of the first deal, as the saloon plays it."""
    history = History(game_named(game), fair_deal(0, SEATS)[1], SEATS)
    play_until(history, random.Random(0), lambda table: False)
    n_plies = len(history.table.plies)
    return lambda table: len(table.plies) == n_plies - N_LEFT


def lay_out(saloon: Saloon, visitor: Any, game: str, *others: Sitter) -> Laid:
    bots = [Sitter("Hank", bot="greenhorn"), Sitter("Jed", bot="deputy")]
    sitters = [saloon.person(visitor.context, "Sue"), *others, *bots][:SEATS]
    return saloon.lay_out(game, sitters, almost_over(game), is_fair=True)


def finish(page: Page) -> None:
    """Read what has to be read, and play what is left."""
    chance = random.Random(1)
    while act(page, chance):
        pass
    page.wait_for_selector(f"{SCENE}, {POSTER}")
    while page.locator(SCENE).count():  # the last reckoning is read before the end is told
        page.evaluate("(scene) => document.querySelector(scene)?.click()", SCENE)
    page.wait_for_selector(POSTER)


@pytest.mark.parametrize("game", game_names())
def test_every_game_ends_with_a_finale_that_is_true_to_its_record(visit: Any, saloon: Saloon, game: str) -> None:
    visitor = visit(size="phone", at=saloon.url)
    visitor.context.add_init_script(STILL)
    laid = lay_out(saloon, visitor, game)
    page = visitor.go(laid.path)
    finish(page)
    found = visitor.context.request.get(f"{saloon.url}/api/records/{laid.id}/finale").json()
    poster = page.locator(POSTER)
    expect(poster.get_by_role("heading", level=2)).to_have_text(found["heading"])
    expect(poster).to_contain_text(found["why"])
    tally = found["chronicle"]["tallies"][0]
    rows = [item for item in tally["items"] if any(item["values"])]
    assert poster.locator(".items tr").count() == len(rows)
    for item in rows:
        expect(poster.locator(".items").get_by_role("rowheader", name=item["label"], exact=True)).to_be_visible()
    winner = found["result"]["shares"].index(max(found["result"]["shares"]))
    total = poster.locator(".total td").first.inner_text()
    assert re.sub(r"\D", "", total).removesuffix("000" if "$" in total else "") == str(tally["totals"][winner])
    assert poster.locator("svg .line").count() == SEATS
    assert poster.locator(".luck td").count() == SEATS * len(found["chronicle"]["luck"])
    if turning := found["chronicle"]["turning"]:
        expect(poster.locator(".turning")).to_contain_text(turning["line"])
        expect(poster.get_by_role("link", name="See it happen")).to_have_attribute(
            "href", f"/r/{laid.id}?ply={turning['ply']}&play"
        )
    expect(poster.locator(".special")).to_contain_text("First game")
    assert overflow(page) == 0
    assert poster.evaluate("(node) => node.scrollWidth - node.clientWidth") == 0
    check_axe_by_day_and_night(page)


def test_it_is_told_beat_by_beat_and_brought_to_its_end_at_once(visit: Any, saloon: Saloon) -> None:
    visitor = visit(at=saloon.url)
    visitor.context.add_init_script(MOVING)
    page = visitor.go(lay_out(saloon, visitor, "showdown").path)
    finish(page)
    poster = page.locator(POSTER)
    assert "staged" in (poster.get_attribute("class") or "")
    expect(poster.locator(".items .counted")).to_have_count(0)  # nothing is counted before the winner is named
    page.keyboard.press("Escape")
    expect(poster).not_to_have_class(re.compile("staged"))
    expect(poster.locator(".items tr:not(.counted)")).to_have_count(0)
    assert poster.locator(".star").evaluate("(node) => getComputedStyle(node).opacity") == "1"
    page.keyboard.press("Escape")
    expect(poster).to_have_count(0)
    button = page.get_by_role("button", name="How it ended")
    expect(button).to_be_focused()
    button.press("Enter")
    expect(page.get_by_role("heading", name=re.compile("wins?$"))).to_be_focused()
    expect(poster).not_to_have_class(re.compile("staged"))  # its ceremony is over
    page.reload()
    expect(page.get_by_role("button", name="How it ended")).to_be_visible()  # who has seen it is left with the table
    expect(poster).to_have_count(0)


def test_its_beats_come_by_themselves(visit: Any, saloon: Saloon) -> None:
    visitor = visit(at=saloon.url)
    visitor.context.add_init_script(MOVING)
    page = visitor.go(lay_out(saloon, visitor, "showdown").path)
    finish(page)
    until(page, "() => !document.querySelector('dialog.poster').classList.contains('staged')")
    expect(page.locator(f"{POSTER} .luck")).to_have_class(re.compile("shown"))


def test_the_turning_point_leads_into_the_replay_and_back_to_the_same_finale(visit: Any, saloon: Saloon) -> None:
    visitor = visit(at=saloon.url, language="de")
    visitor.context.add_init_script(STILL)
    laid = lay_out(saloon, visitor, "wyatt-earp")
    page = visitor.go(laid.path)
    finish(page)
    heading = page.locator("#finale-heading").inner_text()
    why = page.locator(".reason").inner_text()
    page.get_by_role("link", name="Ansehen", exact=True).click()
    page.wait_for_url(re.compile(r"/r/.*ply=\d+"))
    page.wait_for_selector(".controls")
    page.keyboard.press("End")
    page.get_by_role("button", name="Wie es ausging").click()
    expect(page.locator("#finale-heading")).to_have_text(heading)
    page.wait_for_url(re.compile("finale"))
    page.reload()  # by its address
    expect(page.locator(".reason")).to_have_text(why)
    ply = page.locator(".turning a").get_attribute("href")
    page.get_by_role("link", name="Ansehen", exact=True).click()
    expect(page.locator(POSTER)).to_have_count(0)
    moment = re.search(r"ply=(\d+)&play", ply or "")
    assert moment
    expect(page.locator("#ply")).to_have_value(moment[1])  # it has played as far as this
    expect(page.get_by_role("button", name="Abspielen")).to_be_visible()  # and no farther


def test_stronger_bots_sit_down_where_that_was_asked_for(visit: Any, saloon: Saloon) -> None:
    visitor = visit(at=saloon.url)
    visitor.context.add_init_script(STILL)
    page = visitor.go(lay_out(saloon, visitor, "showdown").path)
    finish(page)
    before = page.url
    page.get_by_role("button", name="Again, with stronger bots").click()
    page.wait_for_url(lambda url: url != before)
    next_table = visitor.context.request.get(f"{saloon.url}/api/tables/{page.url.rpartition('/')[2]}").json()
    assert [seat["bot"] for seat in next_table["seats"]] == [None, "deputy", "sheriff"]


def test_friends_see_who_wants_another_game_and_who_is_missing(visit: Any, saloon: Saloon) -> None:
    ann, bob = visit(at=saloon.url), visit(at=saloon.url)
    for visitor in (ann, bob):
        visitor.context.add_init_script(STILL)
    laid = lay_out(saloon, ann, "showdown", saloon.person(bob.context, "Bob"))
    hers, his = ann.go(laid.path), bob.go(laid.path)
    play_by_itself(hers, his)
    for page in (hers, his):
        page.wait_for_selector(POSTER)
    hers.get_by_role("button", name="Play again", exact=True).click()
    hers.wait_for_url(lambda url: laid.id not in url)
    kept = hers.locator(".room li").filter(has_text="reserved")
    expect(kept).to_contain_text("for somebody from the last game")  # and not free
    expect(kept.get_by_role("button", name="Call")).to_be_visible()
    note = his.locator(f"{POSTER} .next")
    expect(note).to_contain_text("Sue wants another game.")
    expect(note).to_contain_text("Still to sit down: Bob.")
    his.keyboard.press("Escape")
    expect(his.locator(".bar .next")).to_contain_text("At the new table: Sue and Hank.")
    his.get_by_role("button", name="Join them").click()
    his.wait_for_url(hers.url)


def test_whoever_watched_is_told_of_others(visit: Any, saloon: Saloon) -> None:
    visitor, watcher = visit(at=saloon.url), visit(at=saloon.url, size="wide")
    for one in (visitor, watcher):
        one.context.add_init_script(STILL)
    laid = lay_out(saloon, visitor, "showdown")
    finish(visitor.go(laid.path))
    page = watcher.go(laid.path)
    page.wait_for_selector(POSTER)
    settle(page)
    poster = page.locator(POSTER)
    assert not re.search(r"\b[Yy]ou\b", poster.locator(".said").inner_text())
    expect(poster.get_by_role("button", name="Play again")).to_have_count(0)
    expect(poster.get_by_role("link", name="Watch the replay")).to_be_visible()
