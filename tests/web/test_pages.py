"""The pages beside the tables: replays, rules, players, settings, about."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from .conftest import SIZES
from .finished import somebody
from .page_helpers import READY, check_axe, check_axe_by_day_and_night, play_by_itself, settle, until

PASSWORD = "as long as a trail"
LANGUAGES = ("en", "de", "nl")
EDGES = """() => {
  const box = (found) => found.map((node) => node.getBoundingClientRect()).filter(({ width }) => width > 2);
  const all = (query) => box([...document.querySelectorAll(query)]);
  return [
    Math.max(...all(".board *").map(({ bottom }) => bottom)),
    [all(".hands")[0].top, Math.max(...all(".hands li").map(({ bottom }) => bottom))],
    [all(".controls")[0].top, innerHeight - all(".controls")[0].bottom],
  ];
}"""


@pytest.fixture(scope="package")
def record(url: str) -> Iterator[str]:
    """A finished game of Showdown, one of several rated ones, by Ann and bots."""
    with somebody(url, "Ann", PASSWORD) as ann:
        yield [ann.play("showdown", "deputy", "greenhorn", is_rated=True) for _ in range(3)][-1]


def at(page: Page) -> int:
    return int(page.locator("output").inner_text().replace(",", "").split("/")[0])


def last(page: Page) -> int:
    return int(page.locator("output").inner_text().replace(",", "").split("/")[1])


def open_replay(visit: Any, record: str, query: str = "", **more: Any) -> Page:
    page: Page = visit(**more).go(f"/r/{record}{query}")
    page.wait_for_selector(".controls")
    return page


# Replays -------------------------------------------------------------------------------------------------------------


def test_a_replay_is_stepped_through_by_keyboard(visit: Any, record: str) -> None:
    page = open_replay(visit, record)
    assert at(page) == 0
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    assert at(page) == 2
    page.keyboard.press("ArrowLeft")
    assert at(page) == 1
    page.keyboard.press("End")
    assert at(page) == last(page) > 10
    page.keyboard.press("ArrowUp")
    turn = at(page)
    assert turn < last(page)
    page.keyboard.press("ArrowDown")
    assert at(page) > turn
    page.keyboard.press("Home")
    assert at(page) == 0
    page.locator("#ply").focus()
    page.keyboard.press("ArrowRight")
    assert at(page) == 1, "the slider does not step twice"


def test_a_replay_plays_by_itself_and_can_be_halted(visit: Any, record: str) -> None:
    page = open_replay(visit, record)
    page.clock.install()
    page.get_by_label("Speed").select_option("4")
    page.keyboard.press("Space")
    while at(page) < 2:
        page.clock.run_for(100)
    page.keyboard.press("Space")
    halted = at(page)
    page.clock.run_for(60_000)
    assert at(page) == halted
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()


def test_a_replay_is_seen_from_every_seat_and_with_all_open(visit: Any, record: str) -> None:
    page = open_replay(visit, record, "?ply=0&seat=all")
    assert page.locator("[data-hand]").count() == 3
    hands = page.locator("[data-hand] li").count()
    assert hands >= 3
    seen = {}
    for eyes in ("0", "1", "2", "-1"):
        with page.expect_response(re.compile(rf"/replay\?seat={eyes}&")) as told:
            page.get_by_label("View").select_option(eyes)
        replay = told.value.json()
        assert replay["seat"] == int(eyes)
        seen[eyes] = json.dumps(replay["plies"][0]["view"])
        page.wait_for_selector("[data-hand]", state="detached")
        assert f"seat={int(eyes) + 1}" in page.url
    assert len(set(seen.values())) == 4


@pytest.mark.parametrize("game", ["wyatt-earp", "el-paso", "gnadenlos"])
def test_every_game_is_told_again(visit: Any, url: str, game: str) -> None:
    with somebody(url, "Bea") as bea:
        told = bea.play(game, "random", "random")
    page = visit().go(f"/r/{told}?ply=9&seat=all")
    page.wait_for_selector(".controls")
    assert at(page) == 9
    assert page.locator("[data-hand] li").count() > 3
    page.keyboard.press("End")
    page.get_by_label("View").select_option("1")
    page.wait_for_selector("[data-hand]", state="detached")
    assert at(page) == last(page)
    if game == "wyatt-earp":  # one's own hand, where the board has it
        page.goto(page.url.partition("?")[0] + "?ply=9&seat=1")
        expect(page.locator(".hand [data-look^='hand/']")).not_to_have_count(0)


@pytest.mark.parametrize(
    ("game", "n_others", "ply"),
    [("wyatt-earp", 3, 0), ("el-paso", 4, 12), ("gnadenlos", 3, 12), ("showdown", 3, 12)],  # hands grow at Wyatt Earp
)
def test_table_hands_and_controls_are_in_sight_together(
    visit: Any, url: str, game: str, n_others: int, ply: int
) -> None:
    with somebody(url, "Bea") as bea:
        told = bea.play(game, *["random"] * n_others)
    page = visit().go(f"/r/{told}?ply={ply}&seat=all")
    page.wait_for_selector("[data-hand]")
    for width, height in (SIZES["laptop"], SIZES["wide"]):
        page.set_viewport_size({"width": width, "height": height})
        settle(page, page.locator(".controls"), page.locator(".hands"))
        table, hands, controls = page.evaluate(EDGES)
        assert table <= hands[0] < hands[1] <= controls[0] + 1
        assert controls[1] >= 0


def test_a_link_leads_to_a_moment(visit: Any, record: str) -> None:
    page = open_replay(visit, record)
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    page.get_by_label("View").select_option("1")
    expect(page).to_have_url(re.compile(r"\?ply=2&seat=2$"))
    link = page.url
    other = visit().go(link.removeprefix(page.evaluate("location.origin")))
    other.wait_for_selector(".controls")
    assert at(other) == 2
    assert other.get_by_label("View").input_value() == "1"


def test_a_line_of_the_story_leads_to_its_move(visit: Any, record: str) -> None:
    page = open_replay(visit, record)
    line = page.locator(".story [data-ply='5']")
    line.click()
    assert at(page) == 5
    expect(line).to_have_attribute("aria-current", "step")
    with page.expect_download() as file:
        page.get_by_role("link", name="Record").click()
    assert "showdown" in file.value.suggested_filename


def test_a_fair_deal_is_found_fair(visit: Any, record: str) -> None:
    page = open_replay(visit, record)
    expect(page.locator(".stamp")).to_have_attribute("data-fair", "true")
    assert page.locator("[data-line=key]").get_attribute("data-is") == "true"
    page.get_by_role("button", name="Have the server check it").click()
    expect(page.locator(".verdict")).to_contain_text("played again")


@pytest.mark.parametrize(("field", "line"), [("key", "key"), ("commitment", "commitment"), ("secret", "key")])
def test_a_deal_that_was_tampered_with_is_found_out(visit: Any, record: str, field: str, line: str) -> None:
    visitor = visit()

    def tamper(route: Route) -> None:
        detail = route.fetch().json()
        detail[field] = detail[field][:-1] + ("0" if detail[field][-1] != "0" else "1")
        route.fulfill(json=detail)

    visitor.page.route(f"**/api/records/{record}", tamper)
    page = visitor.go(f"/r/{record}")
    expect(page.locator(".stamp")).to_have_attribute("data-fair", "false")
    assert page.locator(f"[data-line={line}]").get_attribute("data-is") == "false"


def test_ones_own_browser_remembers_what_it_added(visit: Any) -> None:
    visitor = visit()
    page = visitor.go()
    page.evaluate("""async () => {
        await fetch("/api/guest", { method: "POST", headers: { "Content-Type": "application/json" },
            body: JSON.stringify({ name: "Wendy" }) });
    }""")
    page.reload()
    page.wait_for_selector(".bill")
    page.get_by_role("article").filter(has_text="Wyatt Earp").get_by_role("button", name="With friends").click()
    page.wait_for_selector("dialog")
    assert page.evaluate("localStorage.getItem('posse-deals')") is None
    page.locator("dialog select").first.wait_for()
    page.locator("dialog button.main").click()
    page.wait_for_url("**/t/*")
    page.wait_for_selector(".room")
    until(page, "() => localStorage.getItem('posse-deals')")
    kept = json.loads(page.evaluate("localStorage.getItem('posse-deals')"))
    assert re.fullmatch(r"[0-9a-f]{64}", kept[0][1]["commitment"])
    assert re.fullmatch(r"[0-9a-f]{64}", kept[0][1]["nonce"])


# Rules ---------------------------------------------------------------------------------------------------------------


def test_rules_are_searched_as_one_types(visit: Any) -> None:
    page = visit().go("/rules/wyatt-earp")
    page.wait_for_selector(".rule-line")
    everything = page.locator(".rule-line").count()
    page.get_by_label("Search").fill("hideout answer")
    expect(page.locator(".brief")).to_have_count(0)
    found = page.locator(".rule-line").count()
    assert 0 < found < everything
    assert page.locator("mark").first.inner_text().lower() in ("hideout", "answer")
    page.get_by_label("Search").fill("we57")
    expect(page.locator(".rule-line")).to_have_count(1)
    page.get_by_label("Search").fill("xyzzy")
    expect(page.locator(".nothing")).to_be_visible()


def test_a_refusal_s_link_leads_to_its_rule(visit: Any) -> None:
    page = visit().go("/rules/wyatt-earp#WE-57")
    expect(page.locator("#WE-57")).to_have_class(re.compile("target"))
    expect(page.locator("#WE-57")).to_be_in_viewport()
    page.locator("#WE-53 a", has_text="WE-53").click()
    expect(page.locator("#WE-53")).to_have_class(re.compile("target"))
    page.locator(".toc a", has_text="Shots").click()
    expect(page.get_by_role("heading", name="Shots")).to_be_in_viewport()


@pytest.mark.parametrize(("game", "assumed"), [("wyatt-earp", False), ("el-paso", True), ("gnadenlos", True)])
def test_rulings_and_assumed_numbers_are_marked(visit: Any, game: str, assumed: bool) -> None:
    page = visit().go(f"/rules/{game}")
    page.wait_for_selector(".rule-line")
    assert page.locator(".rule-line .ruled").count() > 3
    assert bool(page.locator(".rule-line .assumed").count()) == assumed
    assert page.locator(".brief li").count() >= 5


def test_what_is_in_the_box_says_where_it_comes_from(visit: Any) -> None:
    page = visit().go("/rules/el-paso")
    towns = page.locator("table.towns")
    expect(towns.get_by_role("row", name="Santa Fe")).to_contain_text("assumed: cattle")
    expect(towns.get_by_role("row", name="Deadwood").locator(".mark")).to_have_text("found")
    expect(page.locator("table.places thead .mark")).to_have_text(["book", "found", "book", "found"])
    expect(page.locator("section[aria-labelledby=box] .legend li")).to_have_count(4)
    page.goto(page.url.replace("el-paso", "showdown"))
    expect(page.locator("table.cards")).to_be_visible()
    expect(page.locator("article .mark")).to_have_count(0)


def test_a_table_s_rules_have_its_numbers(visit: Any) -> None:
    page = visit().go("/rules/gnadenlos?house=buy:4,fall:3#GN-20")
    expect(page.locator("#GN-20")).to_contain_text("up to 4 spaces")
    expect(page.locator("#GN-20 .changed")).to_be_visible()
    expect(page.locator("#GN-20 figure")).to_have_count(0)  # it buys five
    expect(page.locator("#GN-40 figure")).to_have_count(1)
    expect(page.locator("table.house .part.changed")).to_have_text(["3", "4"])
    page.get_by_role("link", name="without house rules").click()
    expect(page.locator("#GN-20")).to_contain_text("up to 5 spaces")
    expect(page.locator(".changed")).to_have_count(0)


def test_a_table_links_to_the_rules_it_plays_by(visit: Any) -> None:
    page = visit().go()
    page.get_by_role("article").filter(has_text="Showdown").locator("button:not(.main)").first.click()
    dialog = page.get_by_role("dialog")
    for other in dialog.locator("ol select").all():
        other.select_option("greenhorn")
    dialog.locator("summary").click()
    dialog.get_by_label("What a hit costs").fill("3")
    dialog.locator("form button.main").click()
    rules = page.locator(".ask a[href^='/rules/']")
    expect(rules).to_have_attribute("href", "/rules/showdown?house=bounty:3")


@pytest.mark.parametrize(
    ("game", "rule", "n"),
    [("wyatt-earp", "WE-83", 2), ("el-paso", "EP-32", 1), ("gnadenlos", "GN-40", 1), ("showdown", "SD-12", 1)],
)
def test_examples_are_drawn_beside_their_rules(visit: Any, game: str, rule: str, n: int) -> None:
    page = visit().go(f"/rules/{game}")
    expect(page.locator(f"[id={rule}] figure")).to_have_count(n)
    assert page.locator("figure").count() >= 5
    drawn = page.locator("figure use").evaluate_all("uses => uses.map((use) => use.getAttribute('href').slice(1))")
    assert drawn
    until(page, "(ids) => ids.every((id) => document.getElementById(id))", drawn)


# Players -------------------------------------------------------------------------------------------------------------


def test_the_board_has_people_and_bots_and_leads_to_their_pages(visit: Any, record: str) -> None:
    page = visit().go("/players?game=showdown")
    table = page.locator("table")
    expect(table).to_contain_text("Deputy")
    expect(table).to_contain_text("±")
    table.get_by_role("link", name="Ann").click()
    expect(page.get_by_role("heading", name="Ann", level=1)).to_be_visible()
    expect(page.locator("figure svg polyline")).to_have_attribute("points", re.compile(r"\d"))
    page.get_by_role("link", name="Replay").first.click()
    page.wait_for_selector(".controls")


def test_who_is_not_there_has_no_page(visit: Any) -> None:
    visitor = visit()
    page = visitor.go("/players/Nobody%20Here")
    expect(page.get_by_role("heading", name="No player by that name.")).to_be_visible()
    visitor.complaints.clear()  # the browser itself notes the 404
    page = visitor.go("/r/no-such-game")
    expect(page.get_by_role("heading", name="There is no such game here.")).to_be_visible()
    visitor.complaints.clear()


# Settings ------------------------------------------------------------------------------------------------------------


def test_a_person_from_first_name_to_farewell(visit: Any, tmp_path: Path) -> None:
    visitor = visit()
    page = visitor.go("/settings")
    page.get_by_label("Name at the table").fill("Pearl")
    page.get_by_role("button", name="Continue as a guest").click()
    expect(page.locator(".lead")).to_contain_text("You are Pearl, a guest")
    page.get_by_label("Password (8").fill("Pearl" * 2)
    page.get_by_role("button", name="Register", exact=True).click()
    expect(page.locator(".lead")).to_contain_text("the name is registered to you")

    page.get_by_label("What it is for").fill("my bot")
    page.get_by_role("button", name="Create a token").click()
    token = page.locator(".made code").inner_text()
    assert token.startswith("posse_")
    page.reload()
    expect(page.get_by_text("my bot", exact=True)).to_be_visible()
    assert page.get_by_text(token).count() == 0
    page.get_by_role("button", name="Revoke").click()
    expect(page.get_by_text("my bot", exact=True)).to_have_count(0)

    with page.expect_download() as file:
        page.get_by_role("link", name="Download my data").click()
    file.value.save_as(tmp_path / "mine.json")
    assert json.loads((tmp_path / "mine.json").read_text())["person"]["name"] == "Pearl"

    page.get_by_label("Old password").fill("wrong")
    page.get_by_label("New password").fill("a new long word")
    page.get_by_role("button", name="Change password").click()
    expect(page.get_by_role("alert")).to_contain_text("password is wrong")
    page.get_by_label("Old password").fill("Pearl" * 2)
    page.get_by_role("button", name="Change password").click()
    expect(page.get_by_text("Done.")).to_be_visible()

    page.get_by_role("button", name="Log out").click()
    page.get_by_label("Registered name").fill("pearl")
    page.get_by_label("Your password").fill("a new long word")
    page.get_by_role("button", name="Log in").click()
    expect(page.locator(".lead")).to_contain_text("You are Pearl")

    page.get_by_role("button", name="Delete my account").click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("Somebody")
    expect(dialog.get_by_role("button", name="Delete everything")).to_be_disabled()
    dialog.get_by_label("Your password").fill("a new long word")
    dialog.get_by_label("I am sure.").check()
    dialog.get_by_role("button", name="Delete everything").click()
    page.wait_for_url("**/")
    page = visitor.go("/settings")
    expect(page.locator(".lead")).to_contain_text("Nobody yet")
    assert [line for line in visitor.complaints if "403" not in line] == []
    visitor.complaints.clear()  # the browser itself notes the wrong password


def test_sessions_are_listed_and_ended(visit: Any, url: str) -> None:
    with somebody(url, "Twin", PASSWORD):
        visitor = visit()
        page = visitor.go("/settings")
        page.get_by_label("Registered name").fill("Twin")
        page.get_by_label("Your password").fill(PASSWORD)
        page.get_by_role("button", name="Log in").click()
        sessions = page.get_by_role("region", name="Where you are logged in").get_by_role("listitem")
        expect(sessions).to_have_count(2)
        page.get_by_role("button", name="Log out everywhere else").click()
        expect(sessions).to_have_count(1)


def test_a_name_that_is_taken_is_said_in_the_reader_s_language(visit: Any, record: str) -> None:
    visitor = visit(language="de")
    page = visitor.go("/settings")
    page.get_by_label("Name am Tisch").fill("Ann")
    page.get_by_role("button", name="Als Gast weitermachen").click()
    expect(page.get_by_role("alert")).to_contain_text("Dieser Name ist schon vergeben.")
    visitor.complaints.clear()  # the browser itself notes the 409


def test_looks_are_chosen_and_kept(visit: Any) -> None:
    page = visit().go("/settings")
    page.get_by_label("Theme").select_option("night")
    page.locator("main").get_by_label("Language").select_option("nl")
    expect(page.get_by_role("heading", level=1)).to_have_text("Jij en je instellingen")
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-theme", "night")
    expect(page.locator("html")).to_have_attribute("lang", "nl")


# First-game help -----------------------------------------------------------------------------------------------------


def test_the_first_game_is_explained_and_the_second_is_not(visit: Any) -> None:
    visitor = visit()
    page = visitor.play_against_bots("Wyatt Earp")
    guide = page.locator(".guide")
    expect(guide).to_contain_text("1 of 8")
    guide.get_by_role("button", name="Next").click()
    expect(guide).to_contain_text("2 of 8")
    page.wait_for_selector("[data-move='draw']:not([disabled])", state="attached")
    page.evaluate("document.querySelector('[data-move=draw]:not([disabled])').click()")
    expect(guide).to_contain_text(re.compile("[456] of 8"))  # what can be done now
    guide.get_by_role("button", name="Hide the help").click()
    expect(guide).to_have_count(0)
    page.get_by_role("button", name="Help", exact=True).click()
    expect(guide).to_be_visible()
    page.get_by_role("button", name="Help", exact=True).click()
    page = visitor.play_against_bots("Wyatt Earp")
    page.wait_for_selector(READY)
    expect(guide).to_have_count(0)


def test_the_help_does_not_come_back_once_a_game_has_been_played_with_it(visit: Any) -> None:
    visitor = visit()
    visitor.context.add_init_script("localStorage.posse ??= JSON.stringify({ speed: 'none', isSoundAsked: true })")
    page = visitor.play_against_bots("Showdown")
    guide = page.locator(".guide")
    expect(guide).to_contain_text("1 of 6")
    page.locator(READY).first.click()
    page.wait_for_selector(READY)
    expect(guide).not_to_contain_text(re.compile("[12] of 6"))  # whoever plays knows by now what lies where
    play_by_itself(page)
    expect(guide).to_have_count(0)  # it ends with the game, and can be asked for again
    page.locator("dialog.poster .shut").click()
    page.get_by_role("button", name="Help", exact=True).click()
    expect(guide).to_be_visible()
    assert page.evaluate("JSON.parse(localStorage.posse).guided") == ["showdown"]
    page = visitor.play_against_bots("Showdown")
    page.wait_for_selector(READY)
    expect(page.locator(".guide")).to_have_count(0)


# Every page ----------------------------------------------------------------------------------------------------------


PAGES = ("/rules", "/rules/wyatt-earp", "/rules/el-paso", "/rules/gnadenlos", "/rules/showdown", "/players",
         "/players/Ann", "/players/bot:deputy", "/settings", "/about", "/no/such/page", "/r/RECORD?ply=7")  # fmt: skip


def visited(visit: Any, record: str, path: str, **more: Any) -> Page:
    visitor = visit(**more)
    page: Page = visitor.go(path.replace("RECORD", record))
    page.wait_for_load_state("networkidle")
    if path == "/no/such/page":
        visitor.complaints.pop()  # that there is none: a real 404
    return page


@pytest.mark.parametrize("path", PAGES)
def test_axe_finds_nothing(visit: Any, record: str, path: str) -> None:
    check_axe_by_day_and_night(visited(visit, record, path))


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_in_a_member_s_settings_or_the_help(visit: Any, url: str, theme: str) -> None:
    with somebody(url, f"Fay {theme}", PASSWORD):
        page = visit(theme=theme).go("/settings")
        page.get_by_label("Registered name").fill(f"Fay {theme}")
        page.get_by_label("Your password").fill(PASSWORD)
        page.get_by_role("button", name="Log in").click()
        page.get_by_label("What it is for").fill("a bot")
        page.get_by_role("button", name="Create a token").click()
        page.locator(".made").wait_for()
        page.get_by_role("button", name="Delete my account").click()
        check_axe(page)
    page = visit(theme=theme).play_against_bots("El Paso")
    page.locator(".guide").wait_for()
    check_axe(page, context=".guide")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("path", PAGES)
def test_no_page_scrolls_sideways_on_a_phone_cuts_off_a_drawing_or_misses_a_word(
    visit: Any, record: str, path: str, language: str
) -> None:
    page = visited(visit, record, path, size="phone", language=language)
    settle(page)  # its own letters may be narrower than those it makes do with
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    text = page.locator("body").inner_text()
    assert re.findall(r"^(?:web|box|wyatt-earp|el-paso|gnadenlos|showdown)-[a-z-]+$", text, re.M) == []
    assert page.evaluate("document.documentElement.lang") == language
    cut = page.evaluate("""() => [...document.querySelectorAll(".drawing")]
        .filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.parentElement.dataset.example)""")
    assert bool(page.locator("figure .drawing").count()) == path.startswith("/rules/")
    assert cut == []
