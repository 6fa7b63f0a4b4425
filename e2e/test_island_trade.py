"""Trade on the island: what a form takes of the screen, and what a shared device shows between two answers."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from catan import Game
from e2e.island_page import IslandPage
from e2e.saved_islands import sit
from e2e.taps import tap
from e2e.waits import wait_until_idle
from tests.catan.positions import seat, turn

pytestmark = pytest.mark.usefixtures("warm_island")

HOME: dict[str, Any] = {"settlements": "c5", "roads": "c5-c6-c7"}
SIZES = [(320, 568), (360, 640), (390, 844), (844, 390), (1280, 800)]
HIGHEST = 160  # pixels of the hand and the form together
MOST_TAPS = 3

HEIGHT = """() => {
  const boxes = [...document.querySelectorAll(".hand-row, .tray > *")].map(node => node.getBoundingClientRect());
  return boxes.reduce((sum, box) => sum + box.height, 0);
}"""
# What can be tapped in the question and is not wholly in sight.
OUT_OF_SIGHT = """() => {
  const all = [...document.querySelectorAll(".decision button")];
  const cut = node => {
    const box = node.getBoundingClientRect();
    return box.width && (box.bottom > innerHeight + 0.5 || box.right > innerWidth + 0.5 || box.left < -0.5);
  };
  return all.filter(cut).map(node => node.textContent);
}"""


def game(*hands: str, by: int = 0) -> Game:
    """A turn among four, who hold these cards."""
    seats = [seat(hand, **(HOME if at == 0 else {})) for at, hand in enumerate(hands)]
    return turn(*seats, players=4, by=by, bank="9 wood 9 brick 9 wool 9 grain 9 ore")


def card(page: Page, name: str) -> None:
    """Tap a card to give, or one to want."""
    tap(page.locator(f"[data-do=form-tap][data-arg='{name}']"))


@pytest.fixture(params=SIZES, ids=[f"{width}x{height}" for width, height in SIZES])
def sized(request: pytest.FixtureRequest, page: Page) -> Page:
    """The page on a screen of each size."""
    width, height = request.param
    page.set_viewport_size({"width": width, "height": height})
    return page


def test_an_offer_of_one_for_one_takes_three_taps(page: Page) -> None:
    island = sit(page, game("4 wood 1 brick 2 grain", "3 ore 2 wool", "2 wool", "1 brick"))

    for name in ("give wood", "get ore"):
        island.press(page.locator(f"[data-do=form-tap][data-arg='{name}']"))
    island.decide_by("[data-do=compose]")

    assert island.taps == MOST_TAPS


def test_a_trade_takes_little_room_and_no_scroll(sized: Page) -> None:
    sit(sized, game("4 wood 1 brick 2 grain", "3 ore 2 wool", "2 wool", "1 brick"))

    for name in ("give wood", "get ore"):
        card(sized, name)
    wait_until_idle(sized)

    assert (sized.evaluate(HEIGHT) <= HIGHEST, sized.evaluate(OUT_OF_SIGHT)) == (True, [])


def test_an_offer_says_whom_it_asks(page: Page) -> None:
    """Three shields alone did not."""
    sit(page, game("4 wood 1 brick 2 grain", "3 ore 2 wool", "2 wool", "1 brick"))
    card(page, "give wood")
    button = page.locator("[data-do=compose]")
    expect(button).to_have_text("Offer to all")

    tap(page.locator(".ask").nth(1))

    expect(button).to_have_text("Offer to Casual 3")
    expect(page.locator(".ask[aria-pressed=true]")).to_have_count(1)


def test_the_sides_of_a_trade_have_their_words(page: Page) -> None:
    sit(page, game("4 wood 1 brick 2 grain", "3 ore 2 wool", "2 wool", "1 brick"))

    card(page, "give wood")

    expect(page.locator(".mine-head .row-name")).to_have_text("You give")
    expect(page.locator(".want-row .row-name")).to_have_text("You get")


@pytest.mark.parametrize("opened", ["", "more", "bid"])
def test_an_offer_and_its_answers_are_in_sight(sized: Page, opened: str) -> None:
    offered = game("1 ore 1 brick 1 grain 1 wool", "3 wood 2 wool", "2 wool", "1 brick", by=1)
    offered.play("offer 1 wood for 1 ore to 0")
    sit(sized, offered)

    if opened:
        tap(sized.locator(f".answers [data-do={opened}]" if opened == "more" else ".answers [data-arg=bid]"))
    wait_until_idle(sized)

    assert sized.evaluate(OUT_OF_SIGHT) == []


# The places of the answers and of the signs of the offer, and what stands there.
PLACES = """() => [...document.querySelectorAll(".answers > *, .answer > .deal > .deal-side")].map(node => {
  const { x, y } = node.getBoundingClientRect();
  return node.matches(".answers > *") ? [node.textContent, x, y] : [node.textContent];
})"""


@pytest.mark.parametrize("late", [150, 350, 600])
def test_two_taps_on_the_dots_change_nothing_but_the_switches(sized: Page, late: int) -> None:
    """The switch that mutes a player came to lie under the finger."""
    offered = game("1 ore 1 brick 1 grain 1 wool", "3 wood 2 wool", "2 wool", "1 brick", by=1)
    offered.play("offer 1 wood for 1 ore to 0")
    sit(sized, offered)
    dots = sized.locator(".answers [data-do=more]")
    wait_until_idle(sized)
    before = sized.evaluate(PLACES)
    box = dots.bounding_box()
    assert box is not None
    at = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)

    sized.touchscreen.tap(*at)
    expect(sized.locator("[data-do=wish]")).to_have_count(3)
    opened = sized.evaluate(PLACES)
    sized.evaluate("late => new Promise(done => setTimeout(done, late))", late)
    sized.touchscreen.tap(*at)
    wait_until_idle(sized)

    assert (opened, sized.evaluate(PLACES)) == (before, before)
    expect(sized.locator(".refusals")).to_have_count(0)


def test_all_replies_are_in_sight(sized: Page) -> None:
    offered = game("2 wood 1 brick", "3 ore 2 wool", "2 ore", "1 ore")
    for move in ("offer 1 wood for 1 ore", "accept", "bid 1 ore for 2 wood", "accept"):
        offered.play(move)
    sit(sized, offered)

    wait_until_idle(sized)

    assert sized.evaluate(OUT_OF_SIGHT) == []


def words(page: Page) -> str:
    """All that the page holds, to the eye and to the ear."""
    return str(page.evaluate("document.documentElement.outerHTML")) + page.locator("body").aria_snapshot()


def own_cards(page: Page) -> int:
    """The number of rows of anybody's own cards on the page."""
    return page.locator(".hand-row, .developments, .price-list").count()


def test_who_accepts_never_sees_the_offerers_hand(page: Page) -> None:
    start = turn(seat("4 wood 1 grain", cards="plenty", **HOME), seat("3 ore"), seat("2 ore"), bank="9 brick")
    island: IslandPage = sit(page, start, people=(0, 1, 2))
    island.open_curtain()
    for name in ("give wood", "get ore"):
        card(page, name)
    island.decide_by("[data-do=compose]")
    hints = []

    for selector in ("[data-arg=accept]", "[data-arg=refuse]", "[data-arg='confirm 1']"):
        hints.append(own_cards(page) + words(page).count("Year of plenty"))
        island.decide_by(f".decision {selector}")

    expect(page.locator(".cover [data-hold]")).to_be_visible()
    assert [*hints, own_cards(page) + words(page).count("Year of plenty")] == [0, 0, 0, 0]


def test_the_offerer_goes_on_behind_the_cover(page: Page) -> None:
    start = turn(seat("4 wood 1 grain", **HOME), seat("3 ore"), bank="9 brick")
    island = sit(page, start, people=(0, 1))
    island.open_curtain()
    for name in ("give wood", "get ore"):
        card(page, name)
    island.decide_by("[data-do=compose]")
    island.decide_by(".decision [data-arg=refuse]")

    island.open_curtain()

    expect(page.locator(".hand-row .stack.wood b")).to_have_text("4")
