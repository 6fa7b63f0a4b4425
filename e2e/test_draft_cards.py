"""The characters to choose from on a phone: all in sight, each says what it does, and a second tap chooses it."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Locator, Page, expect

from citadels import Game
from e2e.game_page import READY, GamePage
from e2e.saved_games import take_up
from e2e.screen_checks import at_sizes
from e2e.taps import tap
from tabletop.cli.words import folder_of

pytestmark = pytest.mark.usefixtures("warm_engine")

PLAYERS = ["Ann", "Beatrix", "Cedric", "Damaris", "Edmund", "Fenella", "Griselda"]
PHONES = ((390, 844), (360, 640), (320, 568), (844, 390))
BRIEF = re.compile(r"^    \.brief = ([^{\n]+)$", re.MULTILINE)
# What stands on the cards and beside them, and is not whole in sight: names, lines, the question, the line below.
OUT_OF_SIGHT = """() => {
  const frame = document.querySelector(".things").getBoundingClientRect();
  const inside = (box, within) => box.top >= within.top - 1 && box.bottom <= within.bottom + 1;
  const screen = { top: 0, bottom: innerHeight };
  const cards = [...document.querySelectorAll(".draft .card")]
    .filter(card => !inside(card.getBoundingClientRect(), frame));
  const beside = [...document.querySelectorAll("#decision-title, .foot-hint, .foot .choice")]
    .filter(node => !inside(node.getBoundingClientRect(), screen));
  return [...cards, ...beside].map(node => node.textContent);
}"""
# Each of these texts in the place of the lines on the cards that are there: those that take more than a line.
TOO_LONG = """texts => texts.filter(text => {
  const lines = [...document.querySelectorAll(".draft .brief")];
  return lines.some(node => {
    node.textContent = text;
    const range = document.createRange();
    range.selectNodeContents(node);
    const [box, card] = [range.getBoundingClientRect(), node.closest(".card").getBoundingClientRect()];
    return range.getClientRects().length > 1 || box.left < card.left || box.right > card.right;
  });
})"""


def choose_first(page: Page, players: int, language: str = "en") -> GamePage:
    """Sit down where a person is the first to choose a character, of five with four players, of seven with seven."""
    key = json.dumps("citadels.language")
    page.add_init_script(f"localStorage[new URL('.', location).pathname + {key}] = {json.dumps(language)}")
    games = (Game.new(PLAYERS[:players], seed=seed) for seed in range(99))
    table = take_up(page, next(game for game in games if game.position()["crown"] == 0))
    expect(page.locator(".draft .portrait").first).to_be_visible(timeout=READY)
    return table


def cards(page: Page) -> Locator:
    """The cards to choose from."""
    return page.locator(".draft .card")


@pytest.mark.parametrize("selected", [False, True])
def test_two_to_seven_cards_are_in_sight_with_the_question(page: Page, selected: bool) -> None:
    """R3.2: of seven players the first has seven characters; fewer are the same screen without the last ones."""
    choose_first(page, 7)
    expect(cards(page)).to_have_count(7)
    if selected:
        tap(cards(page).first)
        expect(page.locator(".foot .choice")).to_be_visible()
    hidden = {}

    for count in range(7, 1, -1):
        for size in at_sizes(page, *PHONES):
            hidden[count, size] = page.evaluate(OUT_OF_SIGHT)
        page.evaluate("() => document.querySelector('.draft').lastElementChild.remove()")

    assert {where: texts for where, texts in hidden.items() if texts} == {}


@pytest.mark.parametrize("language", ["en", "zh-Hant", "zh-Hans"])
def test_what_a_character_does_takes_one_line_on_the_smallest_phone(page: Page, language: str) -> None:
    """The characters of both editions, on a card that has the whole width and on one that has half of it."""
    page.set_viewport_size({"width": 320, "height": 568})
    choose_first(page, 4, language)
    files = (folder_of(language) / "citadels").rglob("*.ftl")
    texts = [text for path in files for text in BRIEF.findall(path.read_text(encoding="utf-8"))]
    assert len(texts) >= 27

    assert page.evaluate(TOO_LONG, texts) == []


def test_a_card_is_named_with_what_it_does(page: Page) -> None:
    choose_first(page, 4)

    expect(cards(page).first).to_have_accessible_name("2 Thief Rob one")


def test_a_second_tap_chooses_what_the_first_has_shown(page: Page) -> None:
    table = choose_first(page, 4)
    question = page.locator(table.question())

    tap(cards(page).first)
    expect(page.locator(".foot .help-line")).to_contain_text("Name a character.")
    tap(cards(page).first)

    expect(question).to_have_count(0)


def test_no_card_moves_when_one_is_selected(page: Page) -> None:
    choose_first(page, 7)
    top = "node => Math.round(node.getBoundingClientRect().top)"
    before = cards(page).nth(3).evaluate(top)

    tap(cards(page).nth(3))
    expect(page.locator(".foot .choice")).to_be_visible()

    assert cards(page).nth(3).evaluate(top) == pytest.approx(before, abs=1)


def test_two_taps_in_haste_choose_nothing(page: Page) -> None:
    """The second comes down before what the first has shown can be read (site/js/ghost-taps.js)."""
    table = choose_first(page, 4)
    table.wait_for_taps()
    box = cards(page).first.bounding_box()
    assert box is not None
    at = [box["x"] + box["width"] / 2, box["y"] + box["height"] / 2]
    # The second tap comes at the moment at which the first is answered: a slow machine must not make a slow finger.
    page.evaluate(
        """at => {
          window.heard = 0;
          document.addEventListener("click", () => (window.heard += 1));
          new MutationObserver((_, watch) => {
            if (!document.querySelector(".foot .choice")) return;
            watch.disconnect();
            const tap = { bubbles: true, cancelable: true, detail: 1, clientX: at[0], clientY: at[1] };
            document.elementFromPoint(...at).dispatchEvent(new MouseEvent("click", tap));
          }).observe(document, { subtree: true, childList: true });
        }""",
        at,
    )

    page.touchscreen.tap(*at)
    expect(page.locator(".foot .choice")).to_be_visible()

    assert page.evaluate("window.heard") == 1


def test_a_key_shows_a_card_and_pressed_again_chooses_it(page: Page) -> None:
    table = choose_first(page, 4)
    question = page.locator(table.question())

    page.keyboard.press("2")
    expect(cards(page).first).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("2")

    expect(question).to_have_count(0)
