"""Several people at one device: the curtain, and what lies in the page while it is closed."""

import re

import pytest
from playwright.sync_api import Page, expect

from build.paths import ROOT
from citadels import Game
from e2e.game_page import READY, GamePage
from e2e.saved_games import take_up
from e2e.taps import tap
from e2e.test_hints import play_to_end
from e2e.waits import wait_until_idle

pytestmark = pytest.mark.usefixtures("warm_engine")

CURTAINS = 3  # the second round, or nearly
WORDS = (ROOT / "site" / "locales" / "en" / "citadels" / "cards.ftl").read_text(encoding="utf-8")
ROLES = re.findall(r"^role-\w+ = ([A-Z][\w ]+)$", WORDS, re.MULTILINE)
DISTRICTS = re.findall(r"^card-\w+ = ([A-Z][\w ’]+)$", WORDS, re.MULTILINE)


def sit_together(page: Page) -> GamePage:
    """A game of Ann, Ben and a bot that has just been dealt; Ben has the Crown."""
    table = take_up(page, Game.new(["Ann", "Ben", "Cem"], {"city_size": 6}, seed=5), (0, 1))
    expect(page.locator(".curtain [data-hold]")).to_be_visible(timeout=READY)
    return table


@pytest.fixture
def shared(page: Page) -> GamePage:
    return sit_together(page)


def words_in_the_page(page: Page) -> str:
    """Everything that is in the document, seen or not, and what its attributes say."""
    return str(page.evaluate("document.documentElement.outerHTML"))


def put_down(page: Page) -> None:
    """Turn to another tab, as far as the page can tell."""
    page.evaluate(
        "() => { Object.defineProperty(document, 'hidden', { value: true, configurable: true });"
        " document.dispatchEvent(new Event('visibilitychange', { bubbles: true })); }"
    )


def behind(curtain: Page) -> list[str]:
    """The characters and districts that the page names while the curtain is closed, to the eye or to the ear; cards."""
    words = words_in_the_page(curtain) + curtain.locator("body").aria_snapshot()
    names = [name for name in ROLES + DISTRICTS if re.search(rf"\b{name}\b", words)]
    cards: list[str] = curtain.locator(".card, .tile, .portrait").evaluate_all("all => all.map(node => node.outerHTML)")
    return names + cards


def play_on(table: GamePage) -> None:
    """Decide until the curtain falls."""
    while table.page.locator(".curtain").count() == 0:
        table.decide()
        table.wait_for(".curtain [data-hold], .things, .decision [data-do=choose]")


def test_no_curtain_names_a_character_or_a_district(shared: GamePage) -> None:
    """All curtains of a game, in the page's tree: tests/page/test_pass_and_play.py."""
    names = []
    for _ in range(CURTAINS):
        names += behind(shared.page)
        shared.open_curtain()
        play_on(shared)

    assert names == []


def test_a_page_that_is_hidden_lets_the_curtain_fall_over_advice_and_cards(shared: GamePage) -> None:
    page = shared.page
    shared.open_curtain()
    page.keyboard.press("h")
    expect(page.locator("#live")).to_contain_text("Take")

    put_down(page)

    expect(page.locator(".curtain")).to_be_visible()
    assert behind(page) == []


# A bot decides once it is let.
HELD = """() => {
  const ask = window.engine.ask;
  window.engine.ask = text =>
    JSON.parse(text).do === "tick" ? new Promise(done => (window.let = () => done(ask(text)))) : ask(text);
}"""


def test_a_log_that_was_open_does_not_lie_over_the_next_curtain(page: Page) -> None:
    table = take_up(page, Game.new(["Bot", "Ann", "Ben"], seed=5), (1, 2))  # Ann picks first, then Ben, then the bot
    page.evaluate(HELD)
    for _ in range(2):
        table.wait_for(".curtain [data-hold]")
        table.open_curtain()
        table.decide()
    expect(page.locator("[data-do=rush]")).to_be_visible()
    page.keyboard.press("l")
    expect(page.locator("dialog .log-sheet")).to_be_visible()

    page.evaluate("() => window.let()")

    expect(page.locator(".curtain")).to_be_visible()

    assert behind(page) == []


def test_one_tap_does_not_open_it(shared: GamePage) -> None:
    tap(shared.page.locator("[data-hold]"))
    wait_until_idle(shared.page)
    expect(shared.page.locator(".own-hand")).to_have_count(0)


def test_holding_opens_it(shared: GamePage) -> None:
    box = shared.page.locator("[data-hold]").bounding_box()
    assert box is not None
    shared.page.mouse.move(box["x"] + 20, box["y"] + 20)
    shared.page.mouse.down()
    expect(shared.page.locator(".own-hand")).to_be_visible()
    shared.page.mouse.up()


def test_holding_after_a_tap_opens_it(shared: GamePage) -> None:
    button = shared.page.locator("[data-hold]")
    tap(button)
    button.hover()
    shared.page.mouse.down()

    expect(shared.page.locator(".own-hand")).to_be_visible()


def test_it_falls_after_a_minute_of_nothing(page: Page) -> None:
    page.clock.install()
    table = sit_together(page)
    table.open_curtain()
    page.clock.run_for(61_000)
    expect(page.locator(".curtain")).to_be_visible()


def test_two_people_play_to_the_end(page: Page) -> None:
    play_to_end(page, 2)

    expect(page.locator(".over h2")).to_be_visible()


def test_names_are_text_and_nothing_else(page: Page) -> None:
    name = "<img src=x onerror=1>"
    take_up(page, Game.new([name, "Ben"], seed=1)).wait_for_question()
    expect(page.locator(".mine .name")).to_have_text(name)
    assert page.locator("img").count() == 0
