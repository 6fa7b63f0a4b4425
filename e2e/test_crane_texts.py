"""Texts of Crown and Crane in sight: Chinese lists lie flat, names are whole, large letters leave the board room."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Page, expect

from e2e.crane_page import CranePage
from e2e.resumed import resume
from e2e.saved_cranes import alone, late_game, learning, placing, sit, table_of
from e2e.screen_checks import SIDEWAYS, at_sizes
from e2e.taps import click
from e2e.test_large_text import TWICE
from praga import Game
from praga.bots import BOTS
from praga.table.interface import game_spec
from tests.nearly_over import nearly_over

pytestmark = pytest.mark.usefixtures("warm_crane")
SIZES = ((320, 568), (390, 844), (844, 390), (1280, 720))
CHINESE = ("zh-Hant", "zh-Hans")
# Texts of a selector that stand on end: several lines, higher than wide; one line of narrow letters may be higher too.
ON_END = """selector => [...document.querySelectorAll(selector)].filter(node => {
  const letters = document.createRange();
  letters.selectNodeContents(node);
  const box = letters.getBoundingClientRect();
  const lines = new Set([...letters.getClientRects()].map(line => Math.round(line.top)));
  return lines.size > 1 && box.height > box.width && node.textContent.length > 2;
}).map(node => node.textContent)"""
# Names that are longer than their places.
CUT = """selector => [...document.querySelectorAll(selector)].filter(node => node.scrollWidth > node.clientWidth)
  .map(node => `${node.textContent}: ${node.clientWidth} of ${node.scrollWidth}`)"""

TEXTS = ".over :is(tbody th, td, .name, h2, p, .choice > span)"
# Words that stand on more than one line.
BROKEN = """selector => [...document.querySelectorAll(selector)].flatMap(node => {
  const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
  const broken = [];
  while (walker.nextNode()) {
    for (const { 0: word, index } of walker.currentNode.data.matchAll(/[A-Za-z]+/g)) {
      const letters = document.createRange();
      letters.setStart(walker.currentNode, index);
      letters.setEnd(walker.currentNode, index + word.length);
      const lines = new Set([...letters.getClientRects()].map(box => Math.round(box.top)));
      if (lines.size > 1) broken.push(word);
    }
  }
  return broken;
})"""

# Parts that are not whole within the window's width.
BESIDE = """selector => [...document.querySelectorAll(selector)].map(node => [node, node.getBoundingClientRect()])
  .filter(([, box]) => box.right > innerWidth || box.left < 0).map(([node]) => node.textContent)"""
# Parts of the panel in sight that are not whole within it.
OUT_OF_PANEL = """selector => {
  const panel = document.querySelector("#decision").getBoundingClientRect();
  return [...document.querySelectorAll(selector)].map(node => [node, node.getBoundingClientRect()])
    .filter(([, box]) => box.width > 1 && (box.left < panel.left || box.right > panel.right + 1
      || box.top < panel.top - 1 || box.bottom > Math.min(panel.bottom, innerHeight) + 1))
    .map(([node]) => `${node.className}: ${node.textContent}`);
}"""
# How high the board is in sight above the question or beside it, and whether the first button is whole in sight; those
# that are for keys alone are in nobody's sight.
IN_SIGHT = """() => {
  scrollTo(0, 0);
  const box = selector => document.querySelector(selector).getBoundingClientRect();
  const [stage, panel] = [".stage", "#decision"].map(box);
  const button = document.querySelector("#decision :is(.choice, .place-steps):not(.by-key *)");
  const beside = panel.left >= stage.right - 1;
  const bottom = Math.min(innerHeight, beside ? innerHeight : panel.top);
  const whole = !button || button.getBoundingClientRect().bottom <= innerHeight;
  return [Math.round(Math.min(stage.bottom, bottom) - stage.top), whole];
}"""
LEAST = {(390, 844): 120, (844, 390): 90}  # pixels of the board that are in sight at least
POSITIONS = {
    "start": lambda: Game.new(["Ann", "Ben"], seed=4),
    "late": lambda: late_game(4),
    "four": lambda: table_of(4),
    "placing": lambda: placing("s"),
    "alone": lambda: alone(14),
}


def in_language(page: Page, language: str) -> None:
    """Let the page open in a language."""
    page.add_init_script(f"localStorage['citadels.language'] ??= {json.dumps(language)}")


@pytest.mark.parametrize("language", CHINESE)
def test_the_list_of_action_tiles_lies_flat(page: Page, language: str) -> None:
    """Texts stood in two columns of one or two letters in seven lines. By keys there is a list."""
    in_language(page, language)
    sit(page, late_game(4))
    page.locator("[data-do=tray][data-arg=take]").press("Enter")
    expect(page.locator(".trades > .choice")).not_to_have_count(0)

    on_end = {size: page.evaluate(ON_END, ".trades .choice > *") for size in at_sizes(page, *SIZES)}

    assert {size: texts for size, texts in on_end.items() if texts} == {}


@pytest.mark.parametrize("language", CHINESE)
def test_the_choices_of_a_turn_lie_flat(page: Page, language: str) -> None:
    in_language(page, language)
    game = late_game(4).copy()
    game.play(next(move for move in game.moves() if move.verb == "take"))
    sit(page, game)
    expect(page.locator(".decision .note")).not_to_have_count(0)

    on_end = {size: page.evaluate(ON_END, ".decision .choice > span") for size in at_sizes(page, *SIZES)}

    assert {size: texts for size, texts in on_end.items() if texts} == {}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_names_of_bots_are_whole_beside_their_points(page: Page, players: int) -> None:
    sit(page, table_of(players))
    expect(page.locator(".seats .score-now")).to_have_count(players - 1)

    cut = {size: page.evaluate(CUT, ".seats .name") for size in at_sizes(page, *SIZES, (360, 640), (1024, 768))}

    assert {size: names for size, names in cut.items() if names} == {}


def ended(page: Page) -> None:
    """Play a game of four to its end, in which points come from each source."""
    crane = resume(CranePage, page, nearly_over(game_spec(BOTS), "newcomer", {}, people=(0,)))
    crane.play_out()


def test_no_word_of_the_sheet_of_points_is_broken(page: Page) -> None:
    ended(page)

    broken = {size: page.evaluate(BROKEN, ".over .scores tbody th") for size in at_sizes(page, *SIZES)}

    assert {size: words for size, words in broken.items() if words} == {}


def test_no_name_is_broken_in_the_sheet_of_points_or_cut_beside_the_chart(page: Page) -> None:
    sit(page, table_of(4, 1)).play_out()
    broken = {size: page.evaluate(BROKEN, ".over .scores .name") for size in at_sizes(page, (320, 568), (390, 844))}
    click(page.locator(".over [data-do=timeline]"))
    expect(page.locator("dialog .chart")).to_be_visible()

    cut = {size: page.evaluate(CUT, "dialog .chart-ends > * > span") for size in at_sizes(page, (320, 568), (390, 844))}

    assert not any(broken.values()), broken
    assert not any(cut.values()), cut


@pytest.mark.parametrize("language", CHINESE)
def test_the_points_of_the_end_lie_flat(page: Page, language: str) -> None:
    in_language(page, language)
    ended(page)

    on_end = {size: page.evaluate(ON_END, TEXTS) for size in at_sizes(page, *SIZES)}

    assert {size: texts for size, texts in on_end.items() if texts} == {}


@pytest.mark.parametrize("position", ["late", "alone"])
def test_the_bar_near_the_end_is_whole(page: Page, position: str) -> None:
    """Turn, goal, era, turns left and three buttons: the last one stood beside a phone held sideways."""
    sit(page, POSITIONS[position]())

    cut = {size: page.evaluate(BESIDE, ".bar > *, .bar button") for size in at_sizes(page, *SIZES)}

    assert {size: parts for size, parts in cut.items() if parts} == {}


@pytest.mark.parametrize("position", POSITIONS)
def test_letters_of_twice_the_size_leave_room_for_board_and_question(page: Page, position: str) -> None:
    page.add_init_script(TWICE)
    sit(page, POSITIONS[position]())

    faults = {}
    for size in at_sizes(page, *SIZES):
        height, whole = page.evaluate(IN_SIGHT)
        wider = page.evaluate(SIDEWAYS)
        if wider > 0 or (size in LEAST and (not whole or height < LEAST[size])):
            faults[size] = (wider, height, whole)

    assert faults == {}


def test_three_technologies_are_whole_in_sight_on_a_small_phone(page: Page) -> None:
    page.set_viewport_size({"width": 320, "height": 568})
    sit(page, learning())
    cards = page.locator(".decision .card")
    expect(cards).to_have_count(3)

    for card in cards.all():
        expect(card).to_be_in_viewport(ratio=1)


def test_choices_of_a_tray_are_as_wide_as_the_panel(page: Page) -> None:
    page.set_viewport_size({"width": 390, "height": 844})
    sit(page, learning())
    expect(page.locator(".decision .trades")).to_be_visible()

    lost = {size: page.evaluate(OUT_OF_PANEL, ".trades, .trades > *, .hold-hint") for size in at_sizes(page, *SIZES)}

    assert not any(lost.values()), lost


def test_a_card_that_is_held_says_what_it_does(page: Page) -> None:
    page.set_viewport_size({"width": 320, "height": 568})
    sit(page, learning())
    card = page.locator(".decision .card").first
    words = card.locator(".words").text_content()
    card.hover()
    page.mouse.down()
    expect(page.locator("dialog .explained")).to_have_text(words or "", ignore_case=True)
    page.mouse.up()
