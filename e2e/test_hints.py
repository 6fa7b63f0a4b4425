"""Advice of the Expert at the table, and the review after the game."""

import json
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from e2e.game_page import READY, GamePage
from e2e.saved_games import newest, sit
from e2e.screen_checks import errors
from e2e.taps import tap
from tests.nearly_over import citadels_nearly_over
from tests.rules.table import seat, turn

pytestmark = pytest.mark.usefixtures("warm_engine")


def play_to_end(page: Page, people: int = 1) -> GamePage:
    """A game of these people at its end; by one move the first lost a fifth of a win, which any search finds."""
    last_moves = citadels_nearly_over(people, seed=7)
    page.add_init_script(f"localStorage.setItem('citadels.save', {json.dumps(last_moves)})")
    table = GamePage(page)
    table.open(instant=True)
    tap(page.get_by_role("button", name="Continue"))
    expect(page.locator(".over, .curtain, .things, .decision [data-do=choose]").first).to_be_visible(timeout=READY)
    while not table.over:
        if page.locator(".curtain").count():
            table.open_curtain()
        table.wait_for_question()
        table.decide()
        expect(page.locator(".over, .curtain, .things, .decision [data-do=choose]").first).to_be_visible()
    return table


@pytest.fixture
def table(page: Page) -> GamePage:
    table = GamePage(page, seed=3)
    table.open(instant=True)
    table.seat_people("Ann")
    table.set_seed(4)
    table.deal()
    table.wait_for_question()
    return table


def ask_for_hint(page: Page) -> None:
    """Ask for a hint and wait for it."""
    tap(page.get_by_role("button", name="What would the Expert do?"))
    expect(page.locator("dialog .advice")).to_be_visible(timeout=READY)


def bars(page: Page) -> list[float]:
    """Return the lengths of the bars, as parts of their places."""
    sizes = page.locator("dialog .chance").evaluate_all("all => all.map(one => getComputedStyle(one).backgroundSize)")
    return [float(size.split("%")[0]) for size in sizes]


# --- hints


def test_a_hint_in_the_draft_says_why_and_is_played_by_a_tap(table: GamePage, axe: Callable[[], list[str]]) -> None:
    page = table.page
    ask_for_hint(page)
    assert errors(page, axe) == []
    assert 1 <= page.locator("dialog .reasons li").count() <= 3
    lengths, texts = bars(page), page.locator("dialog .weighed b").all_inner_texts()
    assert len(lengths) == len(texts) >= 2
    assert 0 < max(lengths) < 100  # of all there is to win, and nobody is sure of that in the first round
    assert [text for text in texts if not re.fullmatch(r"\d+%( ± [1-9]\d*)?", text)] == []
    advice = page.locator("dialog .advice").inner_text()
    table.choose(page.get_by_role("button", name="Do it"))
    expect(page.locator("dialog")).to_be_hidden()
    expect(page.locator(".mine .role-button")).to_have_text(advice.removeprefix("Take the "))


def test_a_hint_in_a_turn_changes_nothing(page: Page, axe: Callable[[], list[str]]) -> None:
    king = seat("king", gold=6, hand="temple palace tavern", city="manor")
    table = sit(page, turn("king", king, seat("bishop"), taken="resources"))
    before = newest(page)
    question = table.question()
    ask_for_hint(page)
    first = page.locator("dialog").inner_text()
    assert errors(page, axe) == []
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_be_hidden()
    page.keyboard.press("h")
    expect(page.locator("dialog .advice")).to_be_visible()
    expect(page.locator("dialog")).to_have_text(first, use_inner_text=True)
    assert (newest(page), table.question()) == (before, question)


# --- the review


def test_the_review_shows_what_cost_most_and_leads_into_the_replay(page: Page, axe: Callable[[], list[str]]) -> None:
    table = play_to_end(page)
    tap(page.get_by_role("button", name="Review"))
    expect(page.get_by_role("heading", name="Biggest mistakes")).to_be_visible(timeout=READY)
    assert errors(table.page, axe) == []
    assert 1 <= page.locator(".costly > li").count() <= 3
    matches = [re.search(r"about (\d+)", text) for text in page.locator(".costly .cost").all_inner_texts()]
    costs = [int(match[1]) if match else 0 for match in matches]  # a few are fewer than any number that is told
    assert costs == sorted(costs, reverse=True)
    address = page.locator(".costly a").first.get_attribute("href") or ""
    step = re.findall(r"&at=(\d+)&", address)[0]
    page.goto(address)
    expect(page.locator(".steps h2")).to_have_text(re.compile(rf"Step {step} of \d+"), timeout=READY)
    expect(page.locator(".mine .name").first).to_have_text("Ann")
    marks = page.get_by_role("group", name="Marked steps")
    expect(marks.get_by_role("button", name=f"Step {step}, marked", exact=True)).to_be_visible()
