"""Sentences of the source text that only a browser can show: colours, taps, keys, the words of the whole page.

The other tests of the table in docs/catan/sentences.md run the page's own Python (tests/island/test_sentences.py).
"""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from e2e.island_page import IslandPage
from e2e.saved_islands import sit
from e2e.taps import click, tap
from tests.catan.positions import CARD, seat, turn

pytestmark = pytest.mark.usefixtures("warm_island")

# On the beginner's board c5 lies between brick 6 (h5), wood 11 (h9) and the desert (h10).
HOME: dict[str, Any] = {"settlements": "c5", "roads": "c5-c6"}


def build(island: IslandPage, kind: str, place: str) -> None:
    """Build something at a place: by the building panel, the island and the button."""
    row = island.page.locator(f".build-row [data-arg={kind}]")
    if row.count():
        tap(row)
    tap(island.place_at(place))
    island.decide_by(".decision .foot [data-do=choose]")


def question(page: Page) -> Locator:
    """Return the question."""
    return page.locator("#decision-title")


def test_c01_c02_c44_resources_and_cards_have_names_and_lands_have_colours(page: Page) -> None:
    cards = "knight roads plenty monopoly point"
    sit(page, turn(seat("1 wood 2 brick 3 wool 0 grain 4 ore", cards=cards, **HOME)))

    expect(page.locator(".mine .hand-row .stack")).to_have_text(["1wood", "2brick", "3wool", "0grain", "4ore"])
    expect(page.locator(".held-card")).to_have_text(["Knight", "Free roads", "Year of plenty", "Monopoly", "Point"])
    colours = page.locator(".land .ground").evaluate_all("nodes => nodes.map(node => getComputedStyle(node).fill)")
    assert (len(colours), len(set(colours))) == (19, 6)


def test_c03_c06_c11_c18_c35_corners_hexes_and_paths_are_tapped_until_somebody_has_won(page: Page) -> None:
    hand = "2 wood 2 brick 1 wool 3 grain 3 ore"  # a road, a settlement and a city (K6.1)
    mine = seat(hand, cards="knight", settlements="c5", roads="c5-c6-c7")
    island = sit(page, turn(mine, rules={"points": 3}))
    island.decide_by(".decision [data-arg='play knight']")

    for kind, place in (("robber", "h1"), ("road", "c7-c8"), ("settle", "c7"), ("city", "c5")):
        build(island, kind, place)

    expect(page.locator(".over h2")).to_be_visible()
    expect(page.locator("[data-anchor=h1].robbed")).to_be_attached()
    expect(page.locator(".island .of-0")).to_have_count(5)  # three roads, a settlement and a city


def test_c10_costs_unfold_and_what_is_missing_is_read_without_a_pointer(page: Page) -> None:
    sit(page, turn(seat("1 ore", **HOME)))
    click(page.locator(".mine .prices summary"))
    expect(page.locator(".prices li").first).to_be_visible()
    page.locator(".build-row [data-arg=city]").focus()

    page.keyboard.press("Enter")

    expect(page.get_by_role("dialog")).to_contain_text("you are 2 grain and 2 ore short")


def test_c29_c41_an_offer_is_filled_in_by_taps(page: Page) -> None:
    island = sit(page, turn(seat("2 wood", **HOME), seat("3 ore")), people=(0, 1))
    island.open_curtain()
    tap(page.locator("[data-do=form-tap][data-arg='give wood']"))
    tap(page.locator("[data-do=form-open][data-arg=get]"))

    island.decide_by("[data-do=compose]")

    expect(question(page)).to_contain_text("Seat 0 gives 1 wood for anything")


def test_c42_nothing_on_the_page_names_a_drawn_card_to_others(page: Page) -> None:
    island = sit(page, turn(seat(CARD, **HOME)), people=(0, 1))
    island.open_curtain()
    island.decide_by(".build-row [data-arg=buy]")
    expect(page.locator(".held-card")).to_contain_text("Knight")

    tap(page.locator(".decision").get_by_role("button", name="End the turn"))

    expect(question(page)).to_have_text("Seat 1, throw the dice")
    expect(page.locator(".seat.of-0 .facts .development b")).to_have_text("1")
    expect(page.locator("body")).not_to_contain_text("Knight")
