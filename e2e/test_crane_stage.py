"""The crane in play is one screen: goods, what can be tapped and the tile that is placed are whole at every size."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise

import pytest
from playwright.sync_api import Page, expect

from e2e.crane_page import CranePage
from e2e.saved_cranes import (
    choosing_in_row,
    choosing_token,
    four,
    keeping_moves,
    moving_sideways,
    placing,
    sit,
    table_of,
)
from e2e.screen_checks import PHONE, Size, at_sizes
from e2e.taps import tap
from e2e.waits import wait_until
from praga import Game

pytestmark = pytest.mark.usefixtures("warm_crane")

PHONES: tuple[Size, ...] = (PHONE, (320, 568), (360, 640), (667, 375), (844, 390))
UPRIGHT: tuple[Size, ...] = (PHONE, (320, 568), (360, 640))
FINGER = 44  # pixels
DESKTOPS: tuple[Size, ...] = ((1280, 720), (1920, 1080))
# The least part of the window that the board in question has.
# The smallest phone held sideways has a panel beside it; on small ones held upright each choice is whole before that.
SHARES = {**dict.fromkeys(PHONES, 0.55), (667, 375): 0.45, (360, 640): 0.51, (320, 568): 0.46}
APART = 0.25  # the least of a small phone that the board has where nothing on it is asked
PANEL = 0.3  # the most of an upright phone that the panel takes for a turn's question
LEAST = 72  # pixels: a tile that is placed
ROUND = 13  # a game of four from here on
TARGET = 40  # pixels: what is tapped on a board, on a desktop
FAULTS = """([share, least, target, panel, leastApart]) => {
  const faults = [];
  const box = node => node.getBoundingClientRect();
  const within = (inner, outer) => inner.left >= outer.left - 1 && inner.right <= outer.right + 1
    && inner.top >= outer.top - 1 && inner.bottom <= outer.bottom + 1;
  const all = selector => [...document.querySelectorAll(selector)];
  const screen = new DOMRect(0, 0, innerWidth, innerHeight);
  const page = document.scrollingElement;
  if (page.scrollHeight > innerHeight) faults.push(`the page is ${page.scrollHeight - innerHeight} px too high`);
  if (page.scrollWidth > innerWidth) faults.push(`the page is ${page.scrollWidth - innerWidth} px too wide`);
  for (const node of all(".mine .stack, .decision:not(:has(.laying)) #decision-title, .laying button, .bar button"))
    if (!within(box(node), screen)) faults.push(`${node.outerHTML.slice(0, 60)}: out of the screen`);
  for (const node of all(".mine .stack"))
    if (!within(box(node), box(node.closest(".mine")))) faults.push(`${node.className}: cut`);
  for (const node of all(".stage .action-tile.open, .stage .row-tile.open"))
    if (!within(box(node), box(node.closest(".stage")))) faults.push(`${node.dataset.arg}: out of the stage`);
  for (const node of all(".stage [data-do=choose], .stage .place .hit")) {
    const { width, height } = box(node);
    if (Math.min(width, height) < target) faults.push(`${node.outerHTML.slice(0, 60)}: ${width} x ${height}`);
  }
  for (const ghost of all(".ghost")) {
    const { width, height } = box(ghost);
    if (Math.max(width, height) < least) faults.push(`the tile is ${width} x ${height}`);
    if (!within(box(ghost), box(ghost.closest(".map")))) faults.push("the tile: beside its map");
    if (!within(box(ghost), screen)) faults.push("the tile: out of the screen");
  }
  const question = document.querySelector(".decision:not(:has(.tray))");
  const rows = ".decision > .choices:not(.by-key) button, .decision-head button, .trial-bar button";
  const buttons = question ? all(rows).filter(button => button.getClientRects().length) : [];
  for (const [at, node] of buttons.entries()) {
    const [own, seen] = [box(node), box(question)];
    const name = node.dataset.arg || node.dataset.do;
    if (own.top < seen.top - 1 || own.bottom > seen.bottom + 1) faults.push(`${name}: cut`);
    const beside = own.left < seen.left - 1 || own.right > seen.right + 1;
    if (beside && node.closest(".decision > .choices")) faults.push(`${name}: beside the panel`);
    for (const other of buttons.slice(at + 1)) {
      const { left, right, top, bottom } = box(other);
      const across = Math.min(own.right, right) - Math.max(own.left, left);
      if (across > 1 && Math.min(own.bottom, bottom) - Math.max(own.top, top) > 1)
        faults.push(`${name} lies over ${other.dataset.arg || other.dataset.do}`);
    }
  }
  const line = node => parseFloat(getComputedStyle(node).lineHeight);
  const title = document.querySelector(".decision:not(:has(.laying)) #decision-title");
  const letters = document.createRange();
  if (title) letters.selectNodeContents(title);
  const lines = new Set([...letters.getClientRects()].map(({ top }) => Math.round(top)));
  if (title && innerWidth < 1024 && lines.size > 2 && box(title.parentElement).width > 1)
    faults.push(`the question has more than two lines: ${title.textContent}`);
  const news = document.querySelector(".latest[data-folded]");
  if (news && news.clientHeight % line(news) > 0.5)
    faults.push("a line of the news is sliced");
  const apart = innerWidth < 600 && innerHeight <= 672 && document.querySelector(".crane-board.apart");
  const upright = innerWidth < innerHeight && innerWidth < 600;
  if (question && upright && !apart && box(question).height > panel * innerHeight)
    faults.push(`the panel has ${Math.round(100 * box(question).height / innerHeight)} % of the screen`);
  for (const frame of all(".map-frame")) {
    const [map, places] = [box(frame.querySelector(".map")), [...frame.querySelectorAll(".place, .to-tap")]];
    if (!map.width) continue; // both projects are whole
    const sight = places.map(place => box(place)).filter(({ left, right, top, bottom }) =>
      (left + right) / 2 >= map.left && (left + right) / 2 <= map.right
      && (top + bottom) / 2 >= map.top && (top + bottom) / 2 <= map.bottom).length;
    const edges = [...frame.querySelectorAll("[data-edge]")];
    const beyond = edges.reduce((sum, edge) => sum + Number(edge.dataset.count), 0);
    if (sight + beyond !== places.length) faults.push(`${places.length} places: ${sight} in sight, ${beyond} told`);
  }
  const { width, height } = box(document.querySelector(".stage-frame.whole, .stage"));
  const part = width * height / innerWidth / innerHeight;
  if (part < (apart ? leastApart : share)) faults.push(`the board has ${Math.round(part * 100)} % of the screen`);
  return faults;
}"""


# The least signs of tiles and of the crane, in a window of each of these sizes; in pixels, as they are seen.
SIGN = 12
WINDOWS: tuple[Size, ...] = ((1280, 720), (1366, 768), (1920, 1080))
WHEEL = 300  # pixels: the crane at least
SMALL = """least => [...document.querySelectorAll(".wheel .plate ~ .icon, .icon.edge")].map(sign => {
  const { width, height } = sign.getBoundingClientRect();
  return [sign.firstElementChild.getAttribute("href").split("#")[1], Math.max(width, height)];
}).filter(([, size]) => size < least - 0.25)"""
SMALL_IN_ROWS = SMALL.replace(".wheel .plate ~ .icon, .icon.edge", ".row-tile .icon.edge")
SMALL_IN_SHEET = SMALL.replace(".wheel .plate ~ .icon, .icon.edge", "dialog .lone-tile .icon")
# Buttons of choices with more in them than they are wide.
WIDER_THAN_BUTTON = """() => [...document.querySelectorAll(".decision .choices:not(.by-key) .choice")]
  .filter(one => one.scrollWidth > one.clientWidth + 1).map(one => one.textContent)"""
# Buttons that are not whole in sight in the panel.
BELOW = """() => [...document.querySelectorAll(".decision .choices:not(.by-key) button")]
  .filter(button => button.getBoundingClientRect().bottom
    > Math.min(innerHeight, button.closest(".decision").getBoundingClientRect().bottom) + 1)
  .map(button => button.textContent)"""
# Tiles of the rows: one that can be chosen, and one that cannot.
HELD = {"open": ".row-tile.open", "closed": ".row-tile:not(.open)"}
SMALL_IN_CITY = """least => [...document.querySelectorAll(".city-map use")].map(sign => {
  const { width, height } = sign.getBoundingClientRect();
  return [sign.getAttribute("href").split("#")[1], Math.max(width, height)];
}).filter(([, size]) => size && size < least)"""
# Technologies and parts of the road that are not whole within their list.
PARTS = ".holdings > section li, .of-road :is(.area, .plank)"
CUT_OFF = """selector => [...document.querySelectorAll(selector)].filter(part => {
  const list = part.closest(".holdings, .of-road").getBoundingClientRect();
  const { left, right, top, bottom } = part.getBoundingClientRect();
  return part.scrollHeight > part.clientHeight + 1 || part.scrollWidth > part.clientWidth + 1
    || top < list.top - 1 || bottom > list.bottom + 1 || left < list.left - 1 || right > list.right + 1;
}).map(part => part.textContent)"""
# The least side of parts, in pixels.
LEAST_SIDE = """selector => Math.min(...[...document.querySelectorAll(selector)]
  .map(part => part.getBoundingClientRect())
  .filter(({ width }) => width).map(({ width, height }) => Math.min(width, height)))"""
# Targets whose circle is taken by another at its middle or at its edge.
HIT_BY_ANOTHER = """() => [...document.querySelectorAll(".step-target")].filter(target => {
  const { x, y, width, height } = target.querySelector("circle").getBoundingClientRect();
  return [[0.5, 0.5], [0.5, 0.1], [0.1, 0.5], [0.9, 0.5], [0.5, 0.9]].some(([across, down]) =>
    document.elementFromPoint(x + across * width, y + down * height)?.closest(".step-target") !== target);
}).map(target => target.dataset.arg)"""
# What columns are worth that is whole in its board.
WORTHS = """() => [...document.querySelectorAll(".project-of")].map(board => {
  const map = board.querySelector(".map");
  const around = (map.clientHeight ? map : board).getBoundingClientRect();
  return [...board.querySelectorAll("[data-here^=column] text")].filter(text => {
    const { top, bottom, height } = text.getBoundingClientRect();
    return height && top >= around.top && bottom <= Math.min(around.bottom, innerHeight) + 1;
  }).length >= 6;
})"""
BELOW_ROAD = """() => document.querySelector(".stage").getBoundingClientRect().bottom
  - document.querySelector(".planks").getBoundingClientRect().bottom"""
# What is not whole in the stage, of the parts that are meant.
BEYOND = """selector => [...document.querySelectorAll(selector)].filter(part => {
  const stage = part.closest(".stage").getBoundingClientRect();
  const { left, right, top, bottom } = part.getBoundingClientRect();
  return left < stage.left - 1 || right > stage.right + 1 || top < stage.top - 1 || bottom > stage.bottom + 1;
}).map(part => part.parentElement.dataset.arg)"""
BEYOND_SEAT = """() => [...document.querySelectorAll(".seat .count > *:not(.unseen)")].filter(part =>
  part.getBoundingClientRect().right > part.closest(".seat").getBoundingClientRect().right
).map(part => part.textContent)"""
BEYOND_STEP = """() => [...document.querySelectorAll(".track .step > :not(.unseen)")].filter(part => {
  const step = part.closest(".step").getBoundingClientRect();
  const { left, right, top, bottom } = part.getBoundingClientRect();
  return left < step.left - 1 || right > step.right + 1 || top < step.top - 1 || bottom > step.bottom + 1;
}).map(part => part.parentElement.textContent)"""
SCROLLED = """() => [...document.querySelectorAll(".whole .stage")].filter(({ scrollWidth, scrollHeight, clientWidth,
  clientHeight }) => scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 1).map(stage => stage.className)"""


def kind_of(page: Page) -> str:
    """The kind of a decision: the first words of what the page offers."""
    words = page.locator(".decision [data-do], .stage [data-do]").evaluate_all(
        "all => all.map(({ dataset }) => `${dataset.do} ${(dataset.arg ?? '').split(' ')[0].replace(/\\\\d+/, '')}`)"
    )
    return " ".join(sorted(set(words)))


def walk(table: CranePage, sizes: tuple[Size, ...]) -> dict[str, list[str]]:
    """Play to the end; return the faults by decision and size: the first of each kind at all sizes, others at one."""
    page, listed, seen, number = table.page, dict[str, list[str]](), set[str](), 0
    while table.wait_for_question():
        kind = kind_of(page)
        if page.locator(".decision .laying [data-do=place-step]").count():
            tap(page.locator(".decision .laying [data-do=place-step]").last)
        for size in at_sizes(page, *(sizes[number % len(sizes)],) if kind in seen else sizes):
            wrong = page.evaluate(FAULTS, [SHARES.get(size, 0), LEAST, TARGET if size in DESKTOPS else 0, PANEL, APART])
            if wrong:
                listed[f"{number} {page.locator('#decision-title').inner_text()} {size[0]} x {size[1]}"] = wrong
        seen.add(kind)
        table.decide()
        number += 1
    return listed


@pytest.mark.parametrize("sizes", [PHONES, DESKTOPS], ids=["phones", "desktops"])
def test_every_decision_of_the_last_rounds_is_in_sight(page: Page, sizes: tuple[Size, ...]) -> None:
    page.set_viewport_size({"width": sizes[0][0], "height": sizes[0][1]})
    table = sit(page, four(ROUND))

    assert walk(table, sizes) == {}


def test_signs_of_the_city_are_12_pixels_wide_on_a_phone(page: Page) -> None:
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    sit(page, four(ROUND))
    tap(page.locator("[data-do=tab][data-arg=city]"))
    expect(page.locator(".city-map")).to_be_visible()

    small = {size: page.evaluate(SMALL_IN_CITY, SIGN) for size in at_sizes(page, *PHONES)}

    assert not any(small.values()), small


@pytest.mark.parametrize("faults", [BELOW, WIDER_THAN_BUTTON], ids=["below", "wider"])
@pytest.mark.parametrize("position", [choosing_token, moving_sideways, keeping_moves])
def test_no_choice_lies_below_the_panel_or_runs_out_of_its_button_on_a_phone(
    page: Page, position: Callable[[], Game], faults: str
) -> None:
    """The last token, a move up and the end of the turn lay beyond its foot; four tokens in a row ran together."""
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    sit(page, position())

    wrong = {size: page.evaluate(faults) for size in at_sizes(page, *PHONES)}

    assert not any(wrong.values()), wrong


def test_targets_of_moves_are_for_a_finger_on_the_smallest_phone(page: Page) -> None:
    """They were 39 pixels wide."""
    page.set_viewport_size({"width": 320, "height": 568})
    sit(page, keeping_moves())
    expect(page.locator(".step-target")).to_have_count(4)

    widths = page.locator(".step-target .hit").evaluate_all("all => all.map(one => one.getBoundingClientRect().width)")

    assert min(widths) >= FINGER


@pytest.mark.parametrize("position", [four, choosing_in_row])
def test_each_tile_of_the_rows_is_whole_above_the_panel_on_a_phone(page: Page, position: Callable[..., Game]) -> None:
    """Two of three rows lay under it on small phones, and the lowest held sideways."""
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    sit(page, position(ROUND) if position is four else position())
    expect(page.locator(".row-tile")).to_have_count(12)

    beyond = {size: page.evaluate(BEYOND, ".row-tile, .row-head") for size in at_sizes(page, *PHONES)}
    least = {size: page.evaluate(LEAST_SIDE, ".row-tile, .row-head, .wheel .hit") for size in at_sizes(page, *PHONES)}

    assert not any(beyond.values()), beyond
    assert min(least.values()) >= FINGER, least


def test_targets_of_one_marker_do_not_overlap(page: Page) -> None:
    """A tap above the marker, towards its side, moved it sideways."""
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    sit(page, keeping_moves())
    expect(page.locator(".step-target")).to_have_count(4)

    wrong = {size: page.evaluate(HIT_BY_ANOTHER) for size in at_sizes(page, *PHONES)}

    assert not any(wrong.values()), wrong


def test_squares_of_projects_are_for_a_finger_where_a_marker_can_move(page: Page) -> None:
    """They were 18 pixels wide."""
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    sit(page, keeping_moves())
    expect(page.locator(".step-target")).to_have_count(4)

    squares = {size: page.evaluate(LEAST_SIDE, ".project .square rect") for size in at_sizes(page, *UPRIGHT)}

    assert all(side >= (32 if size[0] < 360 else 40) for size, side in squares.items()), squares


def test_the_button_of_the_map_is_named_for_what_it_does_next(page: Page) -> None:
    """Beside its minus it had the name "Zoom in"."""
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    sit(page, four(ROUND))
    tap(page.locator("[data-do=tab][data-arg=city]"))

    tap(page.get_by_role("button", name="Show all of it", exact=True))

    expect(page.get_by_role("button", name="Zoom in", exact=True)).to_be_visible()


def test_the_road_has_the_height_of_a_phone(page: Page) -> None:
    """Below it 250 pixels were empty."""
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    sit(page, four(ROUND))
    tap(page.locator("[data-do=tab][data-arg=road]"))
    expect(page.locator(".planks")).to_be_visible()

    empty = page.evaluate(BELOW_ROAD)

    assert 0 <= empty <= 8


def test_signs_of_rows_that_are_looked_at_are_12_pixels_wide_on_a_phone_held_sideways(page: Page) -> None:
    """They were 9 pixels wide."""
    page.set_viewport_size({"width": 667, "height": 375})
    sit(page, four(ROUND))
    expect(page.locator(".row-tile .icon.edge")).not_to_have_count(0)

    assert page.evaluate(SMALL_IN_ROWS, SIGN) == []


def test_moves_of_markers_that_would_lapse_are_asked_on_both_projects_in_sight(page: Page) -> None:
    """The crane was shown, and the panel had more words than room."""
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    sit(page, keeping_moves())
    expect(page.locator(".step-target")).to_have_count(4)

    beyond = {size: page.evaluate(BEYOND, ".step-target circle:not(.hit)") for size in at_sizes(page, *PHONES)}

    assert not any(beyond.values()), beyond


@pytest.mark.parametrize(
    ("position", "sizes"), [(choosing_in_row, PHONES), (four, (PHONE, (360, 640)))], ids=["chosen from", "looked at"]
)
def test_signs_at_the_edges_of_tiles_of_the_rows_are_12_pixels_wide(
    page: Page, position: Callable[..., Game], sizes: tuple[Size, ...]
) -> None:
    """On the smallest phone they are smaller while the crane is asked: all are in sight, and held they are large."""
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    sit(page, position(ROUND) if position is four else position())
    expect(page.locator(".row-tile .icon.edge")).not_to_have_count(0)

    small = {size: page.evaluate(SMALL_IN_ROWS, SIGN) for size in at_sizes(page, *sizes)}

    assert not any(small.values()), small


def test_tiles_of_the_rows_are_tapped_by_a_finger_on_a_phone_held_sideways(page: Page) -> None:
    """They were 16 pixels wide, and their signs 3."""
    page.set_viewport_size({"width": 667, "height": 375})
    sit(page, four(ROUND))

    boxes = page.locator(".row-tile").evaluate_all(
        "all => all.map(one => one.getBoundingClientRect()).map(({ width, height }) => Math.min(width, height))"
    )

    assert min(boxes) >= FINGER


def test_points_of_opponents_are_whole_on_a_phone(page: Page) -> None:
    """Of three figures after an arrow the last was cut."""
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    sit(page, four(ROUND))

    cut = {size: page.evaluate(BEYOND_SEAT) for size in at_sizes(page, *UPRIGHT)}

    assert not any(cut.values()), cut


@pytest.mark.parametrize("size", [(320, 568), (360, 640), PHONE])
@pytest.mark.parametrize("css", ["open", "closed"])
def test_a_tile_of_a_row_that_is_held_shows_its_signs_24_pixels_wide(page: Page, css: str, size: Size) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    sit(page, choosing_in_row())
    tile = page.locator(HELD[css]).filter(has=page.locator(".icon.edge")).first
    tile.hover()

    page.mouse.down()

    sheet = page.locator("dialog .lone-tile")
    expect(sheet.locator(".icon.edge")).to_have_count(tile.locator(".icon.edge").count())
    assert page.evaluate(SMALL_IN_SHEET, 2 * SIGN) == []
    page.mouse.up()
    expect(sheet).to_be_visible()


def test_what_is_tried_leaves_the_moves_in_sight(page: Page) -> None:
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    table = sit(page, four(ROUND))
    tap(page.locator(".decision-head [data-do=try]"))
    expect(page.locator(".trial-bar")).to_be_visible()
    for _ in range(2):
        table.decide()
        table.wait_for_question()

    faults = {size: page.evaluate(FAULTS, [SHARES[size], LEAST, 0, PANEL, APART]) for size in at_sizes(page, *PHONES)}

    assert not any(faults.values()), faults


@pytest.fixture
def desktop(page: Page) -> Page:
    """A late turn of four players in a window of a desktop."""
    page.set_viewport_size({"width": 1280, "height": 720})
    sit(page, four(ROUND))
    return page


def test_signs_at_the_edges_of_tiles_are_12_pixels_wide_on_a_desktop(desktop: Page) -> None:
    small = {size: desktop.evaluate(SMALL, SIGN) for size in at_sizes(desktop, *WINDOWS)}

    assert not any(small.values()), small


def test_steps_of_the_tracks_keep_what_is_printed_on_them_on_a_desktop(desktop: Page) -> None:
    """The level of a technology lay over the next step."""
    beyond = {size: desktop.evaluate(BEYOND_STEP) for size in at_sizes(desktop, *WINDOWS)}

    assert not any(beyond.values()), beyond


def test_no_board_scrolls_on_a_desktop(desktop: Page) -> None:
    scrolled = {size: desktop.evaluate(SCROLLED) for size in at_sizes(desktop, *WINDOWS)}

    assert not any(scrolled.values()), scrolled


def test_the_table_is_drawn_anew_as_soon_as_its_window_is_wider_or_narrower(desktop: Page) -> None:
    """The boards of the other size stood there until the next decision."""
    expect(desktop.locator(".stage")).to_have_count(5)

    desktop.set_viewport_size({"width": 390, "height": 844})
    expect(desktop.locator(".stage")).to_have_count(1)
    expect(desktop.locator("[data-do=tab][data-arg=crane]")).to_have_attribute("aria-pressed", "true")

    desktop.set_viewport_size({"width": 1280, "height": 720})
    expect(desktop.locator(".stage")).to_have_count(5)


def test_technologies_and_the_road_are_whole_on_a_desktop(desktop: Page) -> None:
    """Of three technologies the last was cut."""
    cut = {size: desktop.evaluate(CUT_OFF, PARTS) for size in at_sizes(desktop, *WINDOWS)}

    assert not any(cut.values()), cut


def test_what_columns_are_worth_is_in_sight_while_a_marker_moves_sideways(page: Page) -> None:
    """P11.6."""
    sit(page, moving_sideways())
    expect(page.locator(".step-target").first).to_be_visible()

    assert {size: page.evaluate(WORTHS) for size in at_sizes(page, *PHONES)} == {size: [True, True] for size in PHONES}


def test_no_target_of_a_move_lies_below_what_columns_are_worth(page: Page) -> None:
    """A marker in the lowest row."""
    sit(page, keeping_moves())
    expect(page.locator(".step-target").first).to_be_visible()

    covered = {size: page.evaluate(HIT_BY_ANOTHER) for size in at_sizes(page, *PHONES)}
    assert not any(covered.values()), covered


@pytest.mark.parametrize("size", [(320, 568), (360, 640), (844, 390)])
def test_the_points_of_an_end_now_are_whole_on_a_small_phone(page: Page, size: Size) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    sit(page, four(ROUND))
    tap(page.locator(".goods-row [data-do=score-now]"))
    expect(page.locator("dialog .scores").first).to_be_visible()

    assert page.locator("dialog").evaluate("sheet => sheet.scrollHeight - sheet.clientHeight") <= 1


def test_the_crane_is_large_on_a_desktop(desktop: Page) -> None:
    widths = [
        desktop.locator(".wheel").evaluate("wheel => wheel.getBoundingClientRect().width")
        for _ in at_sizes(desktop, *WINDOWS)
    ]

    assert min(widths) >= WHEEL


def test_a_small_piece_is_seen_larger_beside_a_mouse(desktop: Page) -> None:
    desktop.locator(".city-map .plaza text").first.hover()

    expect(desktop.locator(".sign-note .hex-tile")).to_be_visible()


def test_a_face_covers_no_goods_on_a_desktop(desktop: Page) -> None:
    beyond = desktop.locator(".seats .seat").evaluate_all("""seats => seats.map(seat => {
      const [face, facts] = [".face-of", ".facts"].map(part => seat.querySelector(part).getBoundingClientRect());
      return face.bottom - facts.top;
    })""")

    assert max(beyond) <= 4  # the line of the goods has this much room above its signs


def test_boards_do_not_overlap_at_the_end_on_a_desktop(page: Page) -> None:
    page.set_viewport_size({"width": 1280, "height": 720})
    sit(page, table_of(4, 1)).play_out()

    boxes = page.locator(".whole .stage").evaluate_all(
        "all => all.map(one => [one.getBoundingClientRect().top, one.firstElementChild.getBoundingClientRect().bottom])"
    )

    assert all(bottom <= below for (_, bottom), (below, _) in pairwise(boxes)), boxes


# The tile that is being placed, and how much of it is within its map and the screen, from 0 to 1.
IN_SIGHT = """() => {
  const ghost = document.querySelector(".ghost")?.getBoundingClientRect();
  if (!ghost) return 0;
  const map = document.querySelector(".ghost").closest(".map").getBoundingClientRect();
  const across = Math.min(ghost.right, map.right, innerWidth) - Math.max(ghost.left, map.left, 0);
  const down = Math.min(ghost.bottom, map.bottom, innerHeight) - Math.max(ghost.top, map.top, 0);
  return (Math.max(0, across) * Math.max(0, down)) / (ghost.width * ghost.height);
}"""
TURNED: tuple[Size, ...] = ((390, 844), (844, 390), (360, 640), (640, 360), (320, 568), (667, 375), (375, 667))


@pytest.mark.parametrize("kind", ["r", "s"])
def test_a_tile_stays_in_sight_when_the_screen_is_turned(page: Page, kind: str) -> None:
    """Held sideways the board under a wall that was being placed had no height."""
    page.set_viewport_size({"width": 390, "height": 844})
    sit(page, placing(kind))
    page.locator(".place").nth(5).dispatch_event("click")
    expect(page.locator(".ghost")).to_be_attached()

    for size in TURNED:
        page.set_viewport_size({"width": size[0], "height": size[1]})
        wait_until(page, f"() => ({IN_SIGHT})() > 0.95")

        assert page.evaluate(IN_SIGHT) > 0.95, size
