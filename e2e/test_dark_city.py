"""The Dark City on a phone: each of its questions as axe sees it; tests/page/test_dark_city.py has what they say."""

import pytest
from playwright.sync_api import Page, expect

from e2e.saved_games import sit
from e2e.screen_checks import Look, errors_at_all_sizes
from e2e.taps import tap
from tests.page.dark_city import builder, diplomat, witch, wizard

pytestmark = pytest.mark.usefixtures("warm_engine")


def test_the_questions_of_the_diplomat_are_sound(page: Page, axe: Look) -> None:
    sit(page, diplomat())
    tap(page.locator("[data-do=tray][data-arg=exchange]"))
    expect(page.locator(".things [data-arg='built:1:palace']")).to_be_visible()
    assert errors_at_all_sizes(page, axe) == [], "their district"
    tap(page.locator(".things [data-arg='built:1:palace']"))
    tap(page.locator(".things [data-do=own]", has_text="Manor"))
    expect(page.locator(".bargain .between")).to_be_visible()
    assert errors_at_all_sizes(page, axe) == [], "one's own"


def test_the_questions_of_the_witch_are_sound(page: Page, axe: Look) -> None:
    table = sit(page, witch())
    table.choose(page.locator(".choices [data-do=choose]").first)
    for step in ("[data-do=tray][data-arg=bewitch]", ".things [data-arg='role:alchemist']", ".foot [data-do=choose]"):
        page.locator(step).wait_for()
        tap(page.locator(step))
    table.wait_for_question()
    assert errors_at_all_sizes(page, axe) == []


def test_the_questions_of_the_wizard_are_sound(page: Page, axe: Look) -> None:
    table = sit(page, wizard())
    table.choose(page.get_by_role("button", name="Look at Seat 1’s hand"))
    tap(page.locator(".things .thing").first)
    expect(page.locator(".foot .why")).to_be_visible()
    assert errors_at_all_sizes(page, axe) == []


def test_the_deck_that_lies_open_is_sound(page: Page, axe: Look) -> None:
    """R7.11."""
    table = sit(page, builder())
    table.choose(page.locator(".own-hand").get_by_role("button", name="Lighthouse"))
    expect(page.locator(".of-kind")).to_have_count(5)
    assert errors_at_all_sizes(page, axe) == []
