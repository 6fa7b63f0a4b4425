"""Every screen, looked at by axe and by a ruler: no small print, no small targets, nothing beside the screen."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from e2e.hand import READY, Hand

SMALL_PRINT = """() => [...document.querySelectorAll("body *")].filter(node =>
    [...node.childNodes].some(child => child.nodeType === 3 && child.data.trim()) && node.getClientRects().length
    && parseFloat(getComputedStyle(node).fontSize) < 14).map(node => node.outerHTML.slice(0, 90))"""
SMALL_TARGETS = """() => [...(document.querySelector("dialog[open]") ?? document.body)
    .querySelectorAll("button, a, input, select")]
    .map(node => node.type === "radio" ? node.closest("label") : node)
    .filter(node => node.getClientRects().length)
    .map(node => [node.outerHTML.slice(0, 90), node.getBoundingClientRect()])
    .filter(([, box]) => box.width < 43.9 || box.height < 43.9).map(([html]) => html)"""
SIDEWAYS = "() => document.documentElement.scrollWidth - innerWidth"

Look = Callable[[], list[str]]
SCREENS = pytest.mark.parametrize(
    "screen", [(390, 844), (320, 640), (1280, 800)], ids=lambda size: str(size[0]) if isinstance(size, tuple) else None
)


def faults(page: Page, axe: Look) -> list[str]:
    """All that is wrong with the screen as it is now."""
    page.evaluate("() => Promise.all(document.getAnimations().map(one => one.finished.catch(() => 0)))")
    found = axe()
    found += [f"small print: {html}" for html in page.evaluate(SMALL_PRINT)]
    found += [f"small target: {html}" for html in page.evaluate(SMALL_TARGETS)]
    beside = page.evaluate(SIDEWAYS)
    return [*found, f"{beside} px beside the screen"] if beside > 0 else found


@pytest.fixture(params=[(390, 844), (320, 640), (1280, 800)], ids=["390", "320", "1280"])
def hand(page: Page, request: pytest.FixtureRequest) -> Hand:
    width, height = request.param
    page.set_viewport_size({"width": width, "height": height})
    hand = Hand(page, seed=3)
    hand.come()
    hand.hurry()
    return hand


def test_the_first_screen_and_its_sheets(hand: Hand, axe: Look) -> None:
    page = hand.page
    assert faults(page, axe) == []
    for name in ("help", "settings", "about"):
        page.locator(f".foot-links [data-do={name}]").click()
        assert faults(page, axe) == [], name
        page.locator("dialog [data-do=close-sheet]").click()
    hand.unfold_options()
    hand.seats(7)
    assert faults(page, axe) == []


def test_every_question_of_a_game_and_its_end(hand: Hand, axe: Look) -> None:
    page = hand.page
    hand.option("city_size", "6")
    hand.seed(4)
    hand.deal()
    seen: set[str] = set()
    while hand.asked():
        kinds = page.locator("#decision [data-do=tray]").evaluate_all("all => all.map(one => one.dataset.arg)")
        new = ["question " + "".join(filter(str.isalpha, page.locator("#decision-title").inner_text()))[:40]]
        for kind in [one for one in kinds if one not in seen]:
            hand.read()
            page.locator(f"#decision [data-do=tray][data-arg={kind}]").click()
            expect(page.locator(".tray")).to_be_visible()
            assert faults(page, axe) == [], kind
            seen.add(kind)
            page.locator("#decision [data-do=untray]").click()
        if new[0] not in seen:
            seen.update(new)
            assert faults(page, axe) == [], new
        hand.decide()
    assert faults(page, axe) == []


def test_the_sheets_of_the_table(hand: Hand, axe: Look) -> None:
    page = hand.page
    hand.deal()
    hand.asked()
    for opener in (".own-hand .card", ".medal-button[data-do=role]", ".bar [data-do=menu]", ".bar [data-do=help]"):
        page.locator(opener).first.click()
        expect(page.locator("dialog")).to_be_visible()
        assert faults(page, axe) == [], opener
        page.keyboard.press("Escape")
    page.keyboard.press("l")
    expect(page.locator("dialog")).to_be_visible()
    assert faults(page, axe) == []


def test_the_curtain(hand: Hand, axe: Look) -> None:
    hand.people("Ann", "Ben")
    hand.deal()
    expect(hand.page.locator(".curtain [data-hold]")).to_be_visible(timeout=READY)
    assert faults(hand.page, axe) == []


def test_text_of_twice_the_size_still_fits(page: Page) -> None:
    hand = Hand(page)
    hand.come()
    hand.hurry()
    page.evaluate("document.documentElement.style.fontSize = '200%'")
    assert page.evaluate(SIDEWAYS) <= 0
    hand.deal()
    hand.asked()
    assert page.evaluate(SIDEWAYS) <= 0


def test_all_cities_are_on_one_screen_of_a_phone(page: Page) -> None:
    hand = Hand(page)
    hand.come()
    hand.hurry()
    hand.seats(4)
    hand.seed(6)
    hand.deal()
    for _ in range(12):
        hand.asked()
        hand.decide()
    hand.asked()
    page.evaluate("scrollTo(0, 0)")
    prompt = page.locator(".decision").bounding_box()
    assert prompt is not None
    for part in page.locator(".bar, .ranks, .seat").all():
        box = part.bounding_box()
        assert box is not None
        assert box["y"] >= 0
        assert box["y"] + box["height"] <= prompt["y"]


def test_nothing_moves_for_those_who_want_stillness(page: Page) -> None:
    page.emulate_media(reduced_motion="reduce")
    hand = Hand(page)
    hand.come()
    hand.hurry()
    hand.deal()
    for _ in range(4):
        hand.asked()
        hand.decide()
    hand.asked()
    assert page.evaluate("document.getAnimations().length") == 0


def test_one_s_own_hand_is_in_sight_among_seven_on_a_phone(page: Page) -> None:
    hand = Hand(page)
    hand.come()
    hand.hurry()
    hand.seats(7)
    hand.seed(4)
    hand.deal()
    while not page.locator(".decision .choices [data-do=choose]").count():
        hand.asked()
        hand.decide()
    page.evaluate("scrollTo(0, 0)")
    card, prompt = page.locator(".own-hand .card").first.bounding_box(), page.locator(".decision").bounding_box()
    assert card is not None
    assert prompt is not None
    assert card["y"] + card["height"] <= prompt["y"]
