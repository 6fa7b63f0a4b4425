"""A bot that refuses an offer says why, where its player looks."""

import pytest
from playwright.sync_api import Page, expect

from e2e.saved_islands import sit
from e2e.taps import tap
from tests.catan.positions import seat, throws, turn

pytestmark = pytest.mark.usefixtures("warm_island")


def test_all_refusals_of_an_offer_stand_in_the_question_with_their_reasons(page: Page) -> None:
    """K7.6: the third player ends the turn, and the first throws a two, which brings nobody a card."""
    own = seat("2 wood", settlements="c5", roads="c5-c6")
    island = sit(page, turn(own, seat("3 brick", settlements="a4"), seat("1 wool"), by=2, seed=throws(1, 1)))
    tap(page.locator(".decision [data-do=choose][data-arg=roll]"))
    tap(page.locator(".decision [data-do=tray][data-arg=offer]"))
    for name in ("give wood", "get ore"):
        tap(page.locator(f"[data-do=form-more][data-arg='{name}']"))

    island.decide_by("[data-do=compose]")

    expect(page.locator(".latest .line")).to_have_text(
        ["Casual 2 refused: can’t spare the cards", "Casual 3 refused: can’t spare the cards"]
    )
