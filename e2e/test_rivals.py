"""Rivals in the browser: one is chosen at a seat, remembers games, and remarks in a bubble that takes no taps.

What is remembered, and when they speak, is tests/page/test_rivals.py's.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from citadels.bots import BOTS
from citadels.table.interface import game_spec
from e2e.conftest import FOLDER
from e2e.crane_page import CranePage
from e2e.game_page import READY, GamePage
from e2e.island_page import IslandPage
from e2e.taps import tap
from tests.nearly_over import nearly_over

pytestmark = pytest.mark.usefixtures("warm_engine")

NAMES = ["Ann", "Griselda", "Cedric", "Damaris"]
DEEDS = [{"deed": "murder", "by": 0, "to": 1, "count": 2}]
TOLD = {
    "round": 8, "link": None, "points": [20, 30, 10, 5], "places": [2, 1, 3, 4],
    "seats": [{"bot": None, "held": {}, "struck": {}}, *[{"bot": "casual"}] * 3], "deeds": DEEDS,
}  # fmt: skip
LEAST_SECONDS = 2  # that three words stand
# Notes of each bubble its time, and over which parts of the table it lies, or that it leaves the window.
WATCH_BUBBLES = """() => {
  window.bubbles = [];
  const began = new Map();
  const over = bubble => {
    const box = bubble.getBoundingClientRect();
    const hidden = [...document.querySelectorAll(".decision, .mine, .hand, .seat .facts, .seat .name")].filter(node => {
      const own = node.getBoundingClientRect();
      return own.width && own.left < box.right && own.right > box.left && own.top < box.bottom && own.bottom > box.top;
    });
    const out = box.left < 0 || box.right > innerWidth || box.top < 0 || box.bottom > innerHeight;
    return [...hidden.map(node => node.className), ...(out ? ["outside"] : [])];
  };
  new MutationObserver(changes => {
    for (const { addedNodes, removedNodes } of changes) {
      for (const node of addedNodes) {
        if (!node.classList?.contains("bubble")) continue;
        const note = { words: node.textContent };
        bubbles.push(note);
        began.set(node, [performance.now(), note]);
        requestAnimationFrame(() => requestAnimationFrame(() => (note.over = over(node))));
      }
      for (const node of removedNodes) {
        if (!began.has(node)) continue;
        const [start, note] = began.get(node);
        note.seconds = (performance.now() - start) / 1000;
      }
    }
  }).observe(document.body, { childList: true });
}"""
LINE = "You owe Griselda two murders."
BEFORE: dict[str, Any] = {
    "save": "", "names": NAMES, "bots": [None, "casual", "casual", "casual"], "round": 8, "over": True, "told": TOLD,
}  # fmt: skip


def remember(page: Page) -> GamePage:
    """A page on a device with a finished game against Griselda, who sits at the next table as well."""
    seats = [{"name": "", "kind": "person", "bot": "casual"}]
    seats += [{"name": name, "kind": "bot", "bot": "casual"} for name in NAMES[1:]]
    for key, value in (("save.1", BEFORE), ("setup", {"seats": seats, "count": 4, "seed": "5", "rules": {}})):
        page.add_init_script(f"localStorage['{FOLDER}citadels.{key}'] ??= {json.dumps(json.dumps(value))}")
    table = GamePage(page)
    table.open()
    return table


def test_a_rival_is_chosen_from_faces_and_sentences(page: Page, axe: Callable[[], list[str]]) -> None:
    page.set_viewport_size({"width": 320, "height": 568})
    table = GamePage(page)
    table.open()
    table.set_up()

    tap(page.locator("#who-sits-2"))

    expect(page.locator(".rival")).to_have_count(14)
    assert axe() == []
    tap(page.locator(".rival", has_text="Griselda"))
    expect(page.locator("#name-2")).to_have_value("Griselda")


@pytest.mark.parametrize(("width", "columns"), [(390, 1), (768, 2), (1280, 3)])
def test_the_sheet_of_rivals_uses_the_width(page: Page, width: int, columns: int) -> None:
    page.set_viewport_size({"width": width, "height": 800})
    table = GamePage(page)
    table.open()
    table.set_up()

    tap(page.locator("#who-sits-2"))
    expect(page.locator(".rival")).to_have_count(14)

    lefts = page.evaluate("() => [...document.querySelectorAll('.rival')].map(one => one.getBoundingClientRect().left)")
    assert len(set(lefts)) == columns


def test_the_way_to_the_rivals_is_as_large_as_a_finger(page: Page) -> None:
    page.set_viewport_size({"width": 320, "height": 568})
    table = GamePage(page)
    table.open()
    table.set_up()

    sizes = page.locator("#who-sits-2").evaluate(
        "node => [node, node.lastElementChild.previousElementSibling].map(one => one.getBoundingClientRect().width)"
    )

    assert (sizes[0] >= 44, sizes[1]) == (True, 24)


def test_a_game_begins_with_what_is_to_be_settled(page: Page) -> None:
    table = remember(page)

    table.deal()

    expect(page.locator(".edge-line")).to_have_text(LINE, timeout=READY)


def test_a_game_ends_with_one_line_below_the_points(page: Page) -> None:
    last_moves = nearly_over(game_spec(BOTS), "random", {"round_limit": 3}, people=(0,), names=NAMES)
    page.add_init_script(f"localStorage['{FOLDER}citadels.save.2'] ??= {json.dumps(last_moves)}")
    page.add_init_script(f"localStorage['{FOLDER}citadels.settings'] ??= '{{\"pace\": \"instant\"}}'")
    table = remember(page)
    tap(page.locator("[data-do=continue]"))

    table.play_out()

    expect(page.locator(".over .scores ~ .place-line")).to_have_count(1)
    expect(page.locator(".over .scores ~ .place-line")).to_contain_text("You owe Griselda")


def test_the_strength_of_a_rival_leads_to_games_and_deeds(page: Page, axe: Callable[[], list[str]]) -> None:
    page.set_viewport_size({"width": 1280, "height": 800})
    table = remember(page)
    table.deal()

    tap(page.locator("[data-anchor=seat-1] [data-do=bot]"))

    sheet = page.locator("dialog .sheet-body")
    expect(sheet.locator("h2")).to_have_text("Griselda")
    expect(sheet.locator(".rival-strength")).to_contain_text("Casual")
    expect(sheet.locator(".rival-games li")).to_have_text(
        ["Griselda and you: 1 game, you won 0.", "Murders: 0 by Griselda, 2 by you."]
    )
    assert axe() == []


@pytest.mark.parametrize("size", [(320, 568), (390, 844), (844, 390), (768, 1024), (1280, 800)], ids=str)
def test_the_seats_on_the_island_lead_to_all_rivals(
    page: Page, size: tuple[int, int], axe: Callable[[], list[str]]
) -> None:
    """A seat is lower than a finger there: together they are one target, whose signs answer for themselves."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    table = IslandPage(page)
    table.start_quick_table()
    table.wait_for_question()
    names = page.locator(".seat .name").all_inner_texts()
    box = page.locator("[data-do=bots]").bounding_box()
    assert box is not None
    assert min(box["width"], box["height"]) >= 44

    face = page.locator(".seat .face-of").nth(1).bounding_box()
    assert face is not None
    table.wait_for_taps()
    page.touchscreen.tap(face["x"] + face["width"] / 2, face["y"] + face["height"] / 2)

    sheet = page.locator("dialog .sheet-body")
    expect(sheet.locator(".rival-named")).to_have_text(names)
    expect(sheet.locator(".rival-strength")).to_have_count(len(names))
    assert axe() == []


def test_the_boards_of_a_rival_lead_to_the_sheet(page: Page) -> None:
    table = CranePage(page)
    table.open(instant=True)
    table.deal()
    table.wait_for_question()
    name = page.locator(".seat .name").first.inner_text()
    tap(page.locator(".seat [data-do=boards-of]").first)

    tap(page.locator(".stage [data-do=bot]"))

    expect(page.locator("dialog h2")).to_have_text(name)
    expect(page.locator("dialog .rival-strength")).to_be_visible()


def test_a_bubble_stands_within_its_seat_and_takes_no_taps(page: Page) -> None:
    page.set_viewport_size({"width": 390, "height": 844})
    table = remember(page)
    table.set_up()
    page.select_option(".who-plays[data-arg='0']", "casual")
    tap(page.locator("[data-do=deal]"))

    bubble = page.locator(".bubble").first
    expect(bubble).to_be_visible(timeout=READY)

    within = bubble.evaluate(
        """bubble => {
          const box = bubble.getBoundingClientRect();
          const seats = [...document.querySelectorAll(".seat")].map(seat => seat.getBoundingClientRect());
          const inside = seats.some(
            seat =>
              box.left >= seat.left && box.right <= seat.right && box.top >= seat.top && box.bottom <= seat.bottom,
          );
          return [inside, getComputedStyle(bubble).pointerEvents, bubble.ariaHidden];
        }"""
    )
    assert within == [True, "none", "true"]


@pytest.mark.parametrize(
    ("size", "players"),
    [((320, 568), 4), ((390, 844), 4), ((844, 390), 4), ((1280, 800), 4), ((360, 640), 8)],
    ids=str,
)
def test_a_bubble_covers_neither_question_nor_hand_and_can_be_read(
    page: Page, size: tuple[int, int], players: int
) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.add_init_script(f"localStorage['{FOLDER}citadels.settings'] ??= '{{\"pace\": \"quick\"}}'")
    table = GamePage(page)
    table.open()
    table.set_seats(players)
    table.set_seed(5)
    page.evaluate(WATCH_BUBBLES)
    table.deal()

    while not page.evaluate("() => bubbles.some(bubble => bubble.seconds)"):
        table.wait_for_question()
        table.decide()

    bubbles = [bubble for bubble in page.evaluate("() => bubbles") if "seconds" in bubble]
    assert [bubble for bubble in bubbles if bubble["over"] or bubble["seconds"] < LEAST_SECONDS] == []


@pytest.mark.parametrize("size", [(390, 844), (1280, 800)], ids=str)
def test_a_bubble_on_the_island_stays_in_the_window_and_hides_no_number(page: Page, size: tuple[int, int]) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    table = IslandPage(page)
    table.open()
    table.set_up()
    page.select_option(".who-plays[data-arg='0']", "casual")
    table.choose_option("start", 1)
    table.set_seed(3)
    tap(page.locator("[data-do=deal]"))

    bubble = page.locator(".bubble").first
    expect(bubble).to_be_visible(timeout=READY)

    place = bubble.evaluate(
        """bubble => {
          const box = bubble.getBoundingClientRect();
          const hidden = [...document.querySelectorAll(".seat .facts, .seat .name, .dice, .decision")].filter(node => {
            const own = node.getBoundingClientRect();
            return own.left < box.right && own.right > box.left && own.top < box.bottom && own.bottom > box.top;
          });
          return [box.left >= 0 && box.right <= innerWidth, hidden.map(node => node.textContent)];
        }"""
    )
    assert place == [True, []]
