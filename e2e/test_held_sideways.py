"""A phone held sideways shows the draft whole: names, lines of news, and five characters (more: test_draft_cards)."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from citadels import Game
from e2e.game_page import READY
from e2e.saved_games import sit, take_up
from e2e.taps import tap
from tests.rules.table import seat, turn

pytestmark = pytest.mark.usefixtures("warm_engine")

SIDEWAYS = (844, 390)
CUT = """() => [...document.querySelectorAll(".seat .name, .mine .name")]
  .filter(node => getComputedStyle(node).position !== "absolute" && node.scrollWidth > node.clientWidth)
  .map(node => node.textContent)"""
LINES = """() => {
  const latest = document.querySelector(".latest");
  return latest.clientHeight / parseFloat(getComputedStyle(latest).lineHeight);
}"""

UNDER_THE_QUESTION = """() => {
  const edge = document.querySelector("#decision").getBoundingClientRect().left;
  return [...document.querySelectorAll(".mine :is(.card, .tile, .count)")]
    .filter(node => node.getBoundingClientRect().right > edge + 1).map(node => node.textContent);
}"""


def draft(seats: int) -> Game:
    """The first choice of a round (R2.2): of four players the first has five characters, of six seven."""
    names = ["Ann", "Beatrix", "Cedric", "Damaris", "Edmund", "Fenella"][:seats]
    return next(game for game in (Game.new(names, seed=seed) for seed in range(99)) if game.position()["crown"] == 0)


def choose_first(page: Page, seats: int) -> None:
    """Sit down where so many players begin to choose their characters."""
    page.set_viewport_size({"width": SIDEWAYS[0], "height": SIDEWAYS[1]})
    take_up(page, draft(seats))
    expect(page.locator(".things .portrait").first).to_be_visible(timeout=READY)


def test_five_characters_are_in_sight_without_drawing_them_sideways(page: Page) -> None:
    choose_first(page, 4)
    expect(page.locator(".things .portrait")).to_have_count(5)

    assert page.locator(".things").evaluate("node => node.scrollWidth - node.clientWidth") <= 0


def test_names_beside_their_signs_are_whole(page: Page) -> None:
    king = seat("king", gold=4, hand="temple palace")
    sit(page, turn("king", king, seat("bishop"), seat("thief"), seat("warlord"), taken="resources"), SIDEWAYS)

    assert page.evaluate(CUT) == []


def test_no_line_of_the_news_is_cut_in_half(page: Page) -> None:
    choose_first(page, 4)

    lines = page.evaluate(LINES)

    assert lines == pytest.approx(round(lines), abs=0.05)


def test_the_characters_to_murder_are_in_sight(page: Page) -> None:
    """R5.1."""
    sit(page, turn("assassin", seat("assassin", gold=4, hand="temple"), seat("bishop"), up="king"), SIDEWAYS)
    tap(page.locator("#decision [data-do=tray][data-arg=assassinate]"))
    expect(page.locator(".things .portrait")).to_have_count(7)

    assert page.locator(".things").evaluate("node => node.scrollHeight - node.clientHeight") <= 0


def test_nothing_of_one_s_own_lies_under_the_question(page: Page) -> None:
    """Six cards in hand are more than a row."""
    king = seat("king", gold=9, hand="temple palace tavern market castle watchtower", city="manor")
    sit(page, turn("king", king, seat("bishop"), taken="resources"), SIDEWAYS)

    assert page.evaluate(UNDER_THE_QUESTION) == []
