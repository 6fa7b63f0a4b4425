"""The game is kept after every decision, taken up with one tap, and never thrown away."""

import json
import re

from playwright.sync_api import Page, expect

from e2e.conftest import Faults
from e2e.hand import Hand

SAVE = "citadels.save"


def begun(page: Page, decisions: int = 4) -> Hand:
    hand = Hand(page)
    hand.come()
    hand.hurry()
    hand.people("Ann")
    hand.seed(8)
    hand.deal()
    for _ in range(decisions):
        assert hand.asked()
        hand.decide()
    assert hand.asked()
    return hand


def table(page: Page) -> list[str]:
    """What lies on the table, as its reader sees it."""
    return page.locator(
        ".round, .seats .name, .seats .facts, .mine .facts, .own-hand .card-name, [data-decision]"
    ).all_inner_texts()


def test_a_reload_in_mid_game_brings_the_same_table_back(page: Page) -> None:
    begun(page)
    before = table(page)
    page.reload()
    page.get_by_role("button", name="Continue").tap()
    expect(page.locator(".decision [data-do=choose], .things").first).to_be_visible(timeout=60_000)
    assert table(page) == before


def test_the_save_is_written_before_the_next_question_is_shown(page: Page) -> None:
    hand = begun(page)
    before = page.evaluate("name => localStorage.getItem(name)", SAVE)
    hand.decide()
    assert page.evaluate("name => localStorage.getItem(name)", SAVE) != before


def test_a_damaged_save_is_refused_in_words_and_kept_aside(page: Page) -> None:
    begun(page, 1)
    kept = json.loads(page.evaluate("name => localStorage.getItem(name)", SAVE))
    kept["save"] = kept["save"][: len(kept["save"]) // 2]
    damaged = json.dumps(kept)
    page.evaluate("([name, text]) => localStorage.setItem(name, text)", [SAVE, damaged])
    page.reload()
    page.get_by_role("button", name="Continue").tap()
    expect(page.get_by_role("heading", name="The kept game cannot be read")).to_be_visible(timeout=60_000)
    assert page.evaluate("name => localStorage.getItem(name)", SAVE + ".damaged.1") == damaged


def test_a_foreign_save_is_refused_in_words(page: Page) -> None:
    page.goto("./")
    page.evaluate("name => localStorage.setItem(name, 'a shopping list')", SAVE)
    page.reload()
    page.get_by_role("button", name="Continue").tap()
    expect(page.get_by_role("heading", name="The kept game cannot be read")).to_be_visible(timeout=60_000)


def test_the_page_plays_where_nothing_can_be_stored(page: Page) -> None:
    page.add_init_script(
        "Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('', 'SecurityError'); } })"
    )
    assert begun(page, 2).asked()


def test_a_decision_is_taken_back(page: Page) -> None:
    hand = begun(page, 0)
    while not page.locator("#decision [data-arg=gold]").count():
        hand.decide()
        assert hand.asked()
    before = table(page)[:-1]
    hand.settle(page.locator("#decision [data-arg=gold]"))
    hand.settle(page.locator("[data-do=undo]"))
    assert table(page)[:-1] == before


def test_what_cannot_be_taken_back_is_said(page: Page) -> None:
    begun(page, 0)
    page.locator("[data-do=undo]").dispatch_event("click")
    expect(page.locator("dialog")).to_contain_text(re.compile("nothing to take back|has decided since"))


def test_the_engine_that_does_not_come_is_told_in_words(page: Page, faults: Faults) -> None:
    faults.expect("wheels/citadels-|Failed to load resource|ERR_FAILED")
    page.route("**/wheels/citadels-*.whl", lambda route: route.abort())
    page.goto("./")
    expect(page.locator("dialog")).to_contain_text("The engine could not be started", timeout=60_000)
