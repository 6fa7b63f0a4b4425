"""The Dark City on a phone: the questions that it brings."""

import re

import pytest
from playwright.sync_api import Page, expect

from e2e.game_page import READY, GamePage
from e2e.saved_games import artist, builder, crowned, diplomat, emperor, sit, tucker, witch, wizard
from e2e.screen_checks import Look, errors_at_all_sizes
from e2e.taps import tap

pytestmark = pytest.mark.usefixtures("warm_engine")

# --- the Witch


def bewitch(page: Page, role: str) -> None:
    """Take gold and bewitch, and read each question first."""
    table = GamePage(page)
    table.choose(page.locator(".choices [data-do=choose]").first)
    for step in ("[data-do=tray][data-arg=bewitch]", f".things [data-arg='role:{role}']", ".foot [data-do=choose]"):
        page.locator(step).wait_for()
        tap(page.locator(step))


def test_the_witch_goes_on_as_the_bewitched(page: Page) -> None:
    """R5.3."""
    sit(page, witch())
    bewitch(page, "alchemist")
    expect(page.locator("#decision-title")).to_contain_text(
        "You are the Witch: continue your turn as the Alchemist", timeout=READY
    )


def test_a_held_turn_hangs_before_its_seat(page: Page) -> None:
    """R5.3."""
    table = sit(page, witch())
    page.evaluate("localStorage.setItem('citadels.settings', JSON.stringify({ pace: 'calm' }))")
    page.reload()
    tap(page.locator("[data-do=continue]"))
    expect(page.locator(".choices [data-do=choose]").first).to_be_visible(timeout=READY)
    bewitch(table.page, "alchemist")
    expect(page.locator(".mine .badge.held")).to_be_visible()


def test_the_bewitched_rank_is_marked(page: Page) -> None:
    """R5.3."""
    sit(page, witch())
    bewitch(page, "alchemist")
    expect(page.locator(".medal-button[data-arg$=alchemist]")).to_have_accessible_name(re.compile("bewitched"))


def test_the_bell_tower_s_goal_is_explained(page: Page) -> None:
    """R7.19."""
    sit(page, witch())
    expect(page.locator(".lowered")).to_contain_text("7 districts end the game instead of 8")


# --- the Diplomat


def bargain(page: Page) -> None:
    """Ask for the Palace and offer the Manor."""
    tap(page.locator("[data-do=tray][data-arg=exchange]"))
    tap(page.locator(".things [data-arg='built:1:palace']"))
    tap(page.locator(".things [data-do=own]", has_text="Manor"))


def test_the_exchange_says_what_changes_hands(page: Page) -> None:
    """R6.8D."""
    sit(page, diplomat())
    bargain(page)
    expect(page.locator(".bargain .tile-name, .between")).to_have_text(
        ["Palace", "You pay 2 gold Choose another", "Manor"], use_inner_text=True
    )


def test_the_exchange_is_made(page: Page) -> None:
    """R6.8D."""
    table = sit(page, diplomat())
    bargain(page)
    table.choose(page.locator(".foot [data-do=choose]"))
    expect(page.locator(".own-city .tile-name", has_text="Palace")).to_have_count(1)
    expect(page.locator(".own-city .tile-name", has_text="Manor")).to_have_count(0)


def test_another_district_can_be_asked_for(page: Page) -> None:
    sit(page, diplomat())
    bargain(page)
    tap(page.locator(".bargain .link"))
    expect(page.locator(".exchange .of")).to_have_text(["Seat 1", "Seat 2", "Seat 3"])


def test_a_district_out_of_reach_says_why(page: Page) -> None:
    """R6.8D, R7.9."""
    sit(page, diplomat())
    tap(page.locator("[data-do=tray][data-arg=exchange]"))
    expect(page.locator(".things [data-arg='built:1:keep']")).to_contain_text("the Keep is protected")


# --- the Museum, the Crown, the gift, the Artist's coins


def point(page: Page, kind: str, aim: str) -> None:
    """Open a tray and point at one of its things."""
    tap(page.locator(f"[data-do=tray][data-arg={kind}]"))
    tap(page.locator(f".things [data-arg='{aim}']"))


def test_a_card_goes_under_the_museum(page: Page) -> None:
    """R7.13."""
    table = sit(page, tucker())
    point(page, "museum", "hand:keep")
    table.choose(page.locator(".foot [data-do=choose]"))
    expect(page.locator(".own-city .tile", has_text="Museum").locator(".mark b")).to_have_text("2")


def test_the_crown_goes_to_whom_the_emperor_points_at(page: Page) -> None:
    """R6.4E."""
    table = sit(page, emperor())
    point(page, "crown", "seat:2")
    table.choose(page.locator(".foot [data-do=choose]"))
    expect(page.locator("[data-held-by]")).to_have_attribute("data-held-by", "2")


def test_the_crown_is_not_offered_to_its_holder(page: Page) -> None:
    """R6.4E."""
    sit(page, emperor())
    tap(page.locator("[data-do=tray][data-arg=crown]"))
    things = page.locator(".things button")
    expect(things).to_have_count(2)
    assert things.evaluate_all("all => all.map(one => one.dataset.arg)") == ["seat:1", "seat:2"]


def test_a_card_is_given_for_the_crown(page: Page) -> None:
    """R6.4E."""
    table = sit(page, crowned())
    tap(page.locator(".things [data-arg='hand:keep']"))
    table.choose(page.locator(".foot [data-do=choose]"))
    expect(page.locator(".own-hand .card-name")).to_have_text(["Temple"])


def test_gold_is_given_for_the_crown(page: Page) -> None:
    """R6.4E."""
    table = sit(page, crowned())
    table.choose(page.get_by_role("button", name="Give 1 gold"))
    expect(page.locator(".mine .facts .count b").first).to_have_text("1")


def test_the_artist_lays_a_coin_on_a_district(page: Page) -> None:
    """R6.9A."""
    table = sit(page, artist())
    point(page, "beautify", "built:0:temple")
    table.choose(page.locator(".foot [data-do=choose]"))
    expect(page.locator(".own-city .tile", has=page.locator(".mark"))).to_contain_text("Temple")


# --- every new question, looked at


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
    bewitch(page, "alchemist")
    table.wait_for_question()
    assert errors_at_all_sizes(page, axe) == []


def test_the_questions_of_the_wizard_are_sound(page: Page, axe: Look) -> None:
    table = sit(page, wizard())
    table.choose(page.get_by_role("button", name="Look at Seat 1’s hand"))
    tap(page.locator(".things .thing").first)
    expect(page.locator(".foot .why")).to_be_visible()
    assert errors_at_all_sizes(page, axe) == []


def test_the_deck_lies_open_by_kind(page: Page, axe: Look) -> None:
    """R7.11."""
    table = sit(page, builder())
    table.choose(page.locator(".own-hand").get_by_role("button", name="Lighthouse"))
    assert errors_at_all_sizes(page, axe) == []
    kinds = [re.compile(rf"\b{kind}\b") for kind in ("noble", "religious", "trade", "military", "special")]
    expect(page.locator(".of-kind")).to_have_text(kinds)


def test_a_card_too_dear_for_the_wizard_says_so(page: Page) -> None:
    """R6.3W."""
    table = sit(page, wizard())
    table.choose(page.get_by_role("button", name="Look at Seat 1’s hand"))
    tap(page.locator(".things .thing").first)
    expect(page.locator(".foot .why")).to_have_text("take gold or cards first")
