"""Several people at one device: the curtain, and what lies in the page while it is closed."""

import re

import pytest
from playwright.sync_api import Page, expect

from build.paths import ROOT
from e2e.game_page import BOT, GamePage
from e2e.saved_games import short_game, take_up
from e2e.taps import tap
from e2e.waits import wait_until_idle

pytestmark = pytest.mark.usefixtures("warm_engine")

CURTAINS = 8  # two rounds or more of two people
WORDS = (ROOT / "site" / "locales" / "en" / "citadels" / "cards.ftl").read_text(encoding="utf-8")
ROLES = re.findall(r"^role-\w+ = ([A-Z][\w ]+)$", WORDS, re.MULTILINE)
DISTRICTS = re.findall(r"^card-\w+ = ([A-Z][\w ’]+)$", WORDS, re.MULTILINE)


@pytest.fixture
def shared(page: Page) -> GamePage:
    table = GamePage(page)
    table.open(instant=True)
    table.set_seats(3)
    table.seat_people("Ann", "Ben")
    table.set_option("city_size", "6")
    table.set_seed(5)
    table.deal()
    return table


def words_in_the_page(page: Page) -> str:
    """Everything that is in the document, seen or not, and what its attributes say."""
    return str(page.evaluate("document.documentElement.outerHTML"))


def test_the_curtain_is_closed_before_the_first_pick(shared: GamePage) -> None:
    expect(shared.page.locator(".curtain h1")).to_have_text("Pass to " + next_player(shared))


def next_player(table: GamePage) -> str:
    return table.page.locator(".curtain h1").inner_text().removeprefix("Pass to ")


def test_nothing_of_a_hand_is_in_the_page_while_it_is_closed(shared: GamePage) -> None:
    page = shared.page
    shared.open_curtain()
    own = page.locator(".own-hand .card-name").all_inner_texts()
    assert own, "four cards were dealt"
    shared.wait_for_question()
    shared.decide()
    expect(page.locator(".curtain, .over")).to_be_visible()
    text = words_in_the_page(page)
    assert [name for name in own if name in text] == []
    assert page.locator(".card, .tile, .portrait").count() == 0


def put_down(page: Page) -> None:
    """Turn to another tab, as far as the page can tell."""
    page.evaluate(
        "() => { Object.defineProperty(document, 'hidden', { value: true, configurable: true });"
        " document.dispatchEvent(new Event('visibilitychange', { bubbles: true })); }"
    )


def names_behind(curtain: Page) -> list[str]:
    """The characters and districts that the page names while the curtain is closed, to the eye or to the ear."""
    words = words_in_the_page(curtain) + curtain.locator("body").aria_snapshot()
    return [name for name in ROLES + DISTRICTS if re.search(rf"\b{name}\b", words)]


def play_on(table: GamePage) -> None:
    """Decide until the curtain falls."""
    while table.page.locator(".curtain").count() == 0:
        table.decide()
        table.wait_for(".curtain [data-hold], .things, .decision [data-do=choose]")


def test_no_curtain_names_a_character_or_a_district(shared: GamePage) -> None:
    names = []
    for _ in range(CURTAINS):
        names += names_behind(shared.page)
        shared.open_curtain()
        play_on(shared)

    assert names == []


def test_advice_does_not_stay_behind_the_curtain(shared: GamePage) -> None:
    page = shared.page
    shared.open_curtain()
    page.keyboard.press("h")
    expect(page.locator("#live")).to_contain_text("Take")

    put_down(page)

    expect(page.locator(".curtain")).to_be_visible()
    assert names_behind(page) == []


def test_a_log_that_was_open_does_not_lie_over_the_next_curtain(page: Page) -> None:
    table = GamePage(page)
    table.open()
    table.set_seats(3)
    kinds = page.locator(".place select")
    kinds.nth(1).select_option("person")
    kinds.nth(2).select_option("person")
    kinds.nth(0).select_option(index=BOT)
    table.set_seed(5)  # the second player has the Crown and picks; then the third, then the bot
    table.deal()
    for _ in range(2):
        table.open_curtain()
        table.decide()
    expect(page.locator("[data-do=rush]")).to_be_visible()
    page.keyboard.press("l")
    expect(page.locator("dialog .log-sheet")).to_be_visible()

    expect(page.locator(".curtain")).to_be_visible()

    assert names_behind(page) == []


def test_the_menu_of_a_closed_curtain_does_not_hand_the_game_on(shared: GamePage) -> None:
    tap(shared.page.locator(".curtain [data-do=menu]"))

    expect(shared.page.locator("dialog [data-do=log]")).to_be_visible()
    expect(shared.page.locator("dialog [data-do=share]")).to_have_count(0)


def test_nor_does_the_menu_of_the_table_while_the_game_goes_on(shared: GamePage) -> None:
    shared.open_curtain()
    tap(shared.page.locator(".bar [data-do=menu]"))

    expect(shared.page.locator("dialog [data-do=log]")).to_be_visible()
    expect(shared.page.locator("dialog [data-do=share]")).to_have_count(0)


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


def test_it_falls_when_the_page_is_hidden(shared: GamePage) -> None:
    page = shared.page
    shared.open_curtain()
    put_down(page)
    expect(page.locator(".curtain")).to_be_visible()
    assert page.locator(".card").count() == 0


def test_it_falls_after_a_minute_of_nothing(page: Page) -> None:
    page.clock.install()
    table = GamePage(page)
    table.open(instant=True)
    table.set_seats(2)
    table.seat_people("Ann", "Ben")
    table.deal()
    table.open_curtain()
    page.clock.run_for(61_000)
    expect(page.locator(".curtain")).to_be_visible()


def test_after_a_reload_it_is_closed(shared: GamePage) -> None:
    page = shared.page
    shared.open_curtain()
    page.reload()
    tap(page.get_by_role("button", name="Continue"))
    expect(page.locator(".curtain")).to_be_visible()
    assert page.locator(".card").count() == 0


def test_two_people_play_to_the_end(page: Page) -> None:
    shared = take_up(page, short_game(["Ann", "Ben", "Cem"], seed=5), people=(0, 1))
    while not shared.over:
        shared.wait_for(".curtain [data-hold], .things, .over, .decision [data-do=choose]")
        if page.locator(".curtain").count():
            shared.open_curtain()
        elif not shared.over:
            shared.decide()
    expect(page.locator(".over h2")).to_be_visible()


def test_names_are_text_and_nothing_else(page: Page) -> None:
    table = GamePage(page)
    table.open()
    table.seat_people("<img src=x onerror=1>")
    table.deal()
    assert table.wait_for_question()
    expect(page.locator(".mine .name")).to_have_text("<img src=x onerror=1>")
    assert page.locator("img").count() == 0
