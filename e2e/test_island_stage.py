"""The island in play is one stage: board, hand, question and others in sight at every size, with nothing to scroll."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from catan import Game
from e2e.fitting import ISLAND, NAMES, faults, faults_at
from e2e.island_page import IslandPage
from e2e.saved_islands import sit
from e2e.screen_checks import PHONE, Size, at_sizes
from e2e.taps import tap
from tests.catan.positions import before_throw, moving_robber, seat, turn

pytestmark = pytest.mark.usefixtures("warm_island")

UPRIGHT: tuple[Size, ...] = (PHONE, (320, 568), (360, 640), (768, 1024))
SIDEWAYS: tuple[Size, ...] = ((667, 375), (844, 390), (932, 430))
DESKTOPS: tuple[Size, ...] = ((1280, 720), (1280, 800), (1366, 768), (1920, 1080))
SIZES = UPRIGHT + SIDEWAYS + DESKTOPS
# Of all decisions, as many of each kind are looked at in every size; the others in one, each size in its turn.
AT_ALL_SIZES = 1
LEAST_OF_DESKTOP, LEAST_OF_PHONE = 0.55, 0.38  # of the window's area
DIE = 36  # pixels
LINES = 3
SHARE = """() => {
  const { width, height } = document.querySelector(".island-frame").getBoundingClientRect();
  return width * height / innerWidth / innerHeight;
}"""
ROWS = """selector => {
  const line = document.createRange();
  line.selectNodeContents(document.querySelector(selector));
  return new Set([...line.getClientRects()].map(box => Math.round(box.top))).size;
}"""
NEWS = """() => {
  const news = document.querySelector(".latest");
  return news ? news.clientHeight / parseFloat(getComputedStyle(news).lineHeight) : 0;
}"""
TWICE = "addEventListener('DOMContentLoaded', () => document.documentElement.style.fontSize = '200%')"
RICH = "5 wood 4 brick 3 wool 3 grain 4 ore"
EVERY_CARD = "knight roads plenty monopoly point"
# Where the panel may scroll within itself, below hand and title.
SMALLEST = ((320, 568), (360, 640), (667, 375))
HEAD = replace(ISLAND, pieces=".hand-row .stack, #decision-title, .bar button, .island-frame")
RENAME = "names => document.querySelectorAll('.seats .name').forEach((node, at) => { node.textContent = names[at]; })"
END = ".decision [data-arg=end]"


def kind_of(page: Page) -> str:
    """The kind of a decision: the moves and forms that it offers."""
    buttons = page.locator(".decision .choices button, .build-row [data-do=tray], .decision [data-do^=form-more]")
    words = buttons.evaluate_all("all => all.map(({ dataset }) => `${dataset.do} ${dataset.arg.split(' ')[0]}`)")
    return " ".join(sorted(set(words)))


def walk(table: IslandPage) -> dict[str, list[str]]:
    """Play to the end; return the faults by decision and size."""
    page, listed, seen = table.page, {}, dict[str, int]()
    number = 0
    while table.wait_for_question():
        kind, title = kind_of(page), page.locator("#decision-title").inner_text()
        seen[kind] = seen.get(kind, 0) + 1
        sizes = SIZES if seen[kind] <= AT_ALL_SIZES else (SIZES[number % len(SIZES)],)
        for size in at_sizes(page, *sizes):
            wrong = faults(page, HEAD if size in SMALLEST else ISLAND)
            if wrong:
                listed[f"{number} {title} {size[0]} x {size[1]}"] = wrong
        table.decide()
        number += 1
    return listed


def test_every_decision_of_a_whole_game_is_in_sight(page: Page) -> None:
    """In one game the hand was under the panel at 24 of 114 decisions."""
    table = IslandPage(page, seed=5)
    table.open(instant=True)
    table.seat_people(NAMES[0])
    table.set_seed(9)
    table.deal()

    assert walk(table) == {}


def late(hand: str = RICH, cards: str = EVERY_CARD, **keys: Any) -> Game:
    """A late turn of the seat 0 of four, with a hand of everything."""
    seats = [
        seat(hand, cards=cards, settlements="c5 b2", cities="e4", roads="c5-c6-c7-c8 b2-b3", played="2 knight"),
        seat("4 ore", settlements="d3", cities="c1", roads="d3-d4-d5", played="3 knight"),
        seat("3 wool", settlements="e8", roads="e8-e9"),
        seat("9 wood", settlements="f3", roads="f3-f4"),
    ]
    return turn(*seats, players=4, round=23, rolled=(6, 5), **keys)


def test_a_rich_turn_late_in_a_game_is_in_sight(page: Page) -> None:
    sit(page, late(cards="knight point"))

    assert faults_at(page, ISLAND, [size for size in SIZES if size not in SMALLEST]) == {}
    assert faults_at(page, HEAD, SMALLEST) == {}


def test_four_kinds_of_cards_to_play_are_in_sight(page: Page) -> None:
    """Eleven buttons, for which small phones and those held sideways have no room."""
    sit(page, late())

    assert faults_at(page, ISLAND, [PHONE, (768, 1024), *DESKTOPS]) == {}


def test_the_longest_names_are_whole(page: Page) -> None:
    sit(page, late(cards=""))
    page.evaluate(RENAME, list(NAMES[1:4]))

    assert faults_at(page, ISLAND, [size for size in SIZES if size not in SMALLEST]) == {}


def test_the_board_has_most_of_the_screen(page: Page) -> None:
    sit(page, late())

    shares = {size: page.evaluate(SHARE) for size in at_sizes(page, *UPRIGHT, *DESKTOPS)}

    least = {size: LEAST_OF_DESKTOP if size in DESKTOPS else LEAST_OF_PHONE for size in shares}
    assert {size: share for size, share in shares.items() if share < least[size]} == {}


def test_the_dice_are_large_and_on_the_board(page: Page) -> None:
    sit(page, late())

    dice = page.locator(".island-frame .die")

    assert min(box["width"] for box in (dice.nth(at).bounding_box() for at in range(2)) if box) >= DIE


def test_the_turn_ends_by_words_on_one_line(page: Page) -> None:
    sit(page, late("5 wood", cards=""))
    expect(page.locator(END)).to_be_visible()

    rows = {size: page.evaluate(ROWS, END + " span") for size in at_sizes(page, *SIZES)}

    assert set(rows.values()) == {1}, rows


@pytest.mark.parametrize(
    ("hand", "gold"),
    [("2 grain 3 ore", "City"), ("1 wood 1 brick", "Road"), ("4 wood", "Trade"), ("1 wood", "End the turn")],
)
def test_the_next_step_of_a_turn_is_gold(page: Page, hand: str, gold: str) -> None:
    sit(page, late(hand, cards=""))

    expect(page.locator("#decision .main")).to_contain_text(gold)


def test_the_robber_s_places_are_in_sight(page: Page) -> None:
    island = sit(page, moving_robber(seat(RICH, cards=EVERY_CARD, settlements="c5"), seat("3 ore", settlements="d3")))
    tap(island.place_at("h1"))

    assert faults_at(page, ISLAND, SIZES) == {}


def test_news_are_three_lines_at_most_and_none_is_cut(page: Page) -> None:
    island = sit(page, before_throw(seat("1 wood", settlements="c5"), seat(settlements="c1"), dice=(5, 6)))
    island.decide_by(".decision [data-arg=roll]")
    expect(page.locator(".latest")).to_be_visible()

    lines = {size: page.evaluate(NEWS) for size in at_sizes(page, *UPRIGHT, *SIDEWAYS)}

    assert {
        size: count for size, count in lines.items() if count > LINES + 0.1 or abs(count - round(count)) > 0.05
    } == {}


def test_nobody_has_acted_after_one_s_own_throw(page: Page) -> None:
    island = sit(page, before_throw(seat("1 wood", settlements="c5"), seat(settlements="c1"), dice=(5, 6)))

    island.decide_by(".decision [data-arg=roll]")

    expect(page.locator(".latest")).to_be_visible()
    expect(page.locator(".recap-toggle")).to_have_count(0)


def test_large_letters_leave_board_and_question_in_sight(page: Page) -> None:
    page.add_init_script(TWICE)
    sit(page, late("5 wood", cards=""))

    tops = page.evaluate("""() => [".island-frame", ".hand-row", "#decision-title"].map(one => {
      const { top, bottom } = document.querySelector(one).getBoundingClientRect();
      return top >= 0 && bottom <= innerHeight;
    })""")

    assert tops == [True, True, True]
