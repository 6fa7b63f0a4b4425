"""Letters of twice the size: nothing beside the screen, no word broken, cards with names (ux3, finding 17).

That no other screen is wider than the device is seen on the walk of test_forced_colours.
"""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from e2e.game_page import GamePage
from e2e.pages import OTHER_PAGES, PAGES, name_of
from e2e.screen_checks import DESKTOP, PHONE, SIDEWAYS, at_sizes
from e2e.test_screens import at_the_first_choice

pytestmark = pytest.mark.usefixtures("warm_engine")

TWICE = "addEventListener('DOMContentLoaded', () => document.documentElement.style.fontSize = '200%')"
# Elements of one word, or of one language's name, whose words stand on more than one line.
BROKEN_WORDS = """selector => [...document.querySelectorAll(selector)].filter(node => {
  const line = document.createRange();
  line.selectNodeContents(node);
  return new Set([...line.getClientRects()].map(box => Math.round(box.top))).size > 1;
}).map(node => node.textContent)"""
WIDTHS = [(width, 844) for width in (320, 390, 844, 1280)]
# Names in the first row of cards that are not in sight where they stand.
CUT = """() => {
  const names = [...document.querySelectorAll(".things .card-name")];
  const top = Math.min(...names.map(name => name.closest(".card").offsetTop));
  const frames = [...document.querySelectorAll(".things, #decision")].map(node => node.getBoundingClientRect());
  const bottom = Math.min(innerHeight, ...frames.map(box => box.bottom));
  return names.filter(name => name.closest(".card").offsetTop === top)
    .filter(name => name.getBoundingClientRect().bottom > bottom + 1).map(name => name.textContent);
}"""

# The number of cards that are whole in sight, with all of their names, and what is out of reach by scrolling.
DRAFT = """() => {
  const [panel, frame] = ["#decision", ".things"].map(part => document.querySelector(part));
  const cards = [...document.querySelectorAll(".draft .card")];
  const inside = (node, ...frames) => {
    const box = node.getBoundingClientRect();
    return frames.map(one => one.getBoundingClientRect()).concat(new DOMRect(0, 0, innerWidth, innerHeight))
      .every(area => box.top >= area.top - 1 && box.bottom <= area.bottom + 1
        && box.left >= area.left - 1 && box.right <= area.right + 1);
  };
  panel.scrollTop = frame.scrollTop = 0;
  const whole = cards.filter(card => inside(card, frame, panel)).length;
  const title = document.getElementById("decision-title");
  const titled = inside(title, panel);
  const lost = [...cards, title].filter(node => {
    node.scrollIntoView({ block: "nearest" });
    return !inside(node, panel);
  }).map(node => node.textContent);
  return [whole, titled, lost];
}"""


@pytest.fixture(autouse=True)
def large(page: Page) -> None:
    """Letters of twice the size on every page."""
    page.add_init_script(TWICE)


@pytest.mark.parametrize("kind", OTHER_PAGES, ids=name_of)
def test_the_table_of_another_game_is_no_wider_than_the_device(page: Page, kind: type[GamePage]) -> None:
    kind(page).start_table()

    wider = {size: page.evaluate(SIDEWAYS) for size in at_sizes(page, PHONE, (360, 640), DESKTOP)}

    assert {size: pixels for size, pixels in wider.items() if pixels > 0} == {}


def test_languages_and_the_title_stand_on_one_line(page: Page) -> None:
    GamePage(page).open()

    broken = {size: page.evaluate(BROKEN_WORDS, ".tongue, .title") for size in at_sizes(page, *WIDTHS)}

    assert {size: words for size, words in broken.items() if words} == {}


@pytest.mark.parametrize("seats", [3, 4, 7])
def test_the_names_of_the_characters_to_choose_are_in_sight(page: Page, seats: int) -> None:
    at_the_first_choice(page, seats, seed=6)

    assert page.evaluate(CUT) == []


@pytest.mark.parametrize("seats", [4, 7])
def test_the_cards_of_the_draft_are_whole_or_scrolled_to(page: Page, seats: int) -> None:
    """They go without their line and their art where the letters leave them no room."""
    at_the_first_choice(page, seats, seed=6)

    draft = {size: page.evaluate(DRAFT) for size in at_sizes(page, (320, 568), (390, 844), (844, 390))}

    few = {size: whole for size, (whole, _, _) in draft.items() if whole < (4 if size[0] < 480 else 2)}
    lost = {size: names for size, (_, _, names) in draft.items() if names}
    untitled = [size for size, (_, has_title, _) in draft.items() if not has_title]
    assert (few, untitled, lost) == ({}, [], {})


@pytest.mark.parametrize("kind", PAGES, ids=name_of)
def test_play_is_in_sight_on_the_first_screen(page: Page, kind: type[GamePage]) -> None:
    """The slogan had the screen to itself."""
    kind(page).open()

    bottom = page.locator("[data-do=deal]").evaluate("node => node.getBoundingClientRect().bottom")

    assert bottom <= PHONE[1]
