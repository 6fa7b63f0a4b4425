"""The island when a game is over: the review, its replay, the same island once more, and a picture.

What the library, the card of a link and the day's island show: tests/island/test_chapters.py and test_same_island.py.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from functools import cache

import pytest
from playwright.sync_api import Page, expect

from catan import Game
from catan.bots import BOTS
from catan.table.interface import game_spec
from e2e.conftest import FOLDER
from e2e.game_page import READY
from e2e.island_page import IslandPage
from e2e.screen_checks import PHONE, at_sizes, errors_at_all_sizes
from e2e.taps import click
from tests.nearly_over import nearly_over

pytestmark = pytest.mark.usefixtures("warm_island")

REPLAY = "./replay-island.html"
NAMES = ["Beatrix", "Cedric", "Damaris", "Leonhard"]
SMALLEST_PHONE = (320, 568)


@cache
def stored() -> str:
    """A game of a person and three bots with a few moves to go, as the page stores it."""
    return nearly_over(game_spec(BOTS), "newcomer", {"points": 8}, people=(0,))


@cache
def played() -> Game:
    """Return that game at its end, as far as it is stored."""
    return Game.from_record(json.loads(json.loads(stored())["save"])["record"])


def link() -> str:
    """Return the part behind the # of the address of its replay."""
    return played().link().rpartition("#")[2]


@pytest.fixture
def over(page: Page) -> IslandPage:
    """The page at the end of the stored game."""
    for name, text in (("settings", json.dumps({"pace": "instant"})), ("save.1", stored())):
        page.add_init_script(f"localStorage[{json.dumps(f'{FOLDER}island.{name}')}] ??= {json.dumps(text)}")
    island = IslandPage(page)
    island.open()
    click(page.locator("[data-do=continue]"))
    island.play_out()
    return island


def test_the_figures_hold_the_rules_of_every_screen(over: IslandPage, axe: Callable[[], list[str]]) -> None:
    click(over.page.locator(".over [data-do=figures]"))
    expect(over.page.locator("dialog .luck tbody tr")).to_have_count(8, timeout=READY)
    expect(over.page.locator("dialog .throws li")).to_have_count(11)

    assert errors_at_all_sizes(over.page, axe) == []


BROKEN = """names => [...document.querySelectorAll("dialog .luck thead th span")].filter((node, at) => {
  node.textContent = names[at];
  const line = document.createRange();
  line.selectNodeContents(node);
  return new Set([...line.getClientRects()].map(box => Math.round(box.top))).size > 1;
}).map(node => node.textContent)"""


# The ways on that are not in sight or lie over the table of points, and names of which a word is broken.
WAYS_ON = """() => {
  const points = document.querySelector(".over .scores").getBoundingClientRect();
  return [...document.querySelectorAll(".over .next button")].filter(node => {
    const { top, bottom, left, right } = node.getBoundingClientRect();
    const apart = bottom <= points.top || top >= points.bottom || left >= points.right || right <= points.left;
    return top < 0 || bottom > innerHeight || right > innerWidth || !apart;
  }).map(node => node.textContent);
}"""
# Each name stands in each place, and the heads of the points say what they say.
RENAMED = r"""names => {
  const broken = node => [...node.firstChild.data.matchAll(/\S+/g)].some(({ 0: word, index }) => {
    const letters = document.createRange();
    letters.setStart(node.firstChild, index);
    letters.setEnd(node.firstChild, index + word.length);
    return new Set([...letters.getClientRects()].map(box => Math.round(box.top))).size > 1;
  });
  const total = document.querySelector(".scores thead .total");
  const heads = [total.firstChild.data ? total : total.firstChild];
  const lost = heads.filter(broken).map(node => node.textContent);
  for (const node of document.querySelectorAll(".scores .name, .seats .name")) {
    for (const name of names) {
      node.textContent = name;
      if (broken(node)) lost.push(name);
    }
  }
  return lost;
}"""


# The parts of the end that are not whole in the window: the winner, the island, the points and the ways on.
FIRST_SCREEN = """() => [...document.querySelectorAll(".victor, .over .map, .over .scores, .over .next button")]
  .filter(node => {
    const { top, bottom, left, right } = node.getBoundingClientRect();
    return top < 0 || bottom > innerHeight || left < 0 || right > innerWidth;
  }).map(node => node.className)"""
# How long the motion of the end takes, in milliseconds.
MOTION = """() => Math.max(0, ...document.querySelector(".over").getAnimations({ subtree: true })
  .map(one => one.effect.getComputedTiming().endTime))"""
LONGEST_MOTION = 1500


def test_winner_island_points_and_ways_on_are_one_screen(over: IslandPage) -> None:
    sizes = (SMALLEST_PHONE, PHONE, (844, 390), (667, 375), (768, 1024), (1280, 720))

    cut = {size: over.page.evaluate(FIRST_SCREEN) for size in at_sizes(over.page, *sizes)}

    assert cut == {size: [] for size in sizes}


def test_the_winner_s_pieces_are_lit_and_no_others(over: IslandPage) -> None:
    lit = over.page.evaluate("""() => [...document.querySelectorAll(".island .lit")].map(node =>
      [...node.classList].find(name => name.startsWith("of-")))""")

    assert (len(lit) > 1, len(set(lit))) == (True, 1)


def test_the_end_moves_for_no_longer_than_a_second_and_a_half(over: IslandPage) -> None:
    """For those who want stillness nothing does, as at first here."""
    still = over.page.evaluate(MOTION)
    over.page.emulate_media(reduced_motion="no-preference")

    assert (still, 0 < over.page.evaluate(MOTION) <= LONGEST_MOTION) == (0, True)


def test_the_ways_on_are_in_sight_held_sideways(over: IslandPage) -> None:
    """One lay over a row of the points, and "Play again" below the screen."""
    hidden = {size: over.page.evaluate(WAYS_ON) for size in at_sizes(over.page, (844, 390), (667, 375))}

    assert hidden == {(844, 390): [], (667, 375): []}


def test_no_name_is_broken_at_the_end(over: IslandPage) -> None:
    sizes = ((844, 390), (667, 375), PHONE, SMALLEST_PHONE)

    broken = {size: over.page.evaluate(RENAMED, NAMES) for size in at_sizes(over.page, *sizes)}

    assert broken == {size: [] for size in sizes}


def test_the_figures_speak_of_a_whole_game(over: IslandPage) -> None:
    """They said "68 throws so far", and broke the names of the bots on a phone."""
    click(over.page.locator(".over [data-do=figures]"))
    expect(over.page.locator("dialog .luck").first).to_be_visible(timeout=READY)

    broken = {size: over.page.evaluate(BROKEN, NAMES * 3) for size in at_sizes(over.page, PHONE, SMALLEST_PHONE)}

    assert broken == {PHONE: [], SMALLEST_PHONE: []}
    expect(over.page.locator("dialog")).not_to_contain_text("so far")


def test_the_review_leads_into_the_replay(over: IslandPage, axe: Callable[[], list[str]]) -> None:
    click(over.page.locator(".over [data-do=review]"))
    expect(over.page.locator("dialog .costly")).to_be_visible(timeout=READY)
    assert errors_at_all_sizes(over.page, axe) == []

    with over.page.context.expect_page() as replay:
        click(over.page.locator("dialog .costly a").first)

    expect(replay.value.locator(".steps h2")).to_contain_text("Step", timeout=READY)


def test_the_timeline_holds_the_rules_of_every_screen(over: IslandPage, axe: Callable[[], list[str]]) -> None:
    click(over.page.locator(".over [data-do=timeline]"))
    expect(over.page.locator("dialog .turning li > a").first).to_be_visible(timeout=READY)

    assert errors_at_all_sizes(over.page, axe) == []


def test_the_review_has_the_points_by_round_as_a_table(over: IslandPage) -> None:
    click(over.page.locator(".over [data-do=review]"))
    click(over.page.locator("dialog .timeline summary"), timeout=READY)

    rows = over.page.locator("dialog .timeline tbody tr")
    expect(rows.first).to_contain_text("Start")
    totals = over.page.locator(".over .scores tbody .total").all_inner_texts()
    assert sorted(rows.last.locator("td").all_inner_texts()) == sorted(totals)


def test_a_key_or_a_tap_on_the_chart_reads_a_round(over: IslandPage) -> None:
    click(over.page.locator(".over [data-do=timeline]"))
    slider = over.page.locator("#timeline-at")
    expect(slider).to_be_visible(timeout=READY)

    click(slider, at=(1, 90))
    expect(over.page.locator("dialog .readout h4")).to_have_text("Start")
    over.page.keyboard.press("ArrowRight")

    expect(over.page.locator("dialog .readout h4")).to_have_text("Round 1")
    expect(slider).to_have_attribute(
        "aria-valuetext", re.compile(r"^Round 1: Ann \d+, Ben \d+, Cal \d+,? and Dee \d+$")
    )


def test_the_result_is_a_picture(over: IslandPage) -> None:
    click(over.page.locator(".over [data-do=share]"))
    click(over.page.locator("dialog [data-do=share-picture]"))

    picture = over.page.locator("dialog img.picture")
    expect(picture).to_be_visible()
    assert picture.evaluate("async image => { await image.decode(); return image.naturalWidth }") == 1080


def test_a_replay_holds_the_rules_of_every_screen(page: Page, axe: Callable[[], list[str]]) -> None:
    page.goto(f"{REPLAY}#{link()}&at=40&seat=0")
    expect(page.locator(".hands .hand-row")).to_have_count(1, timeout=READY)

    assert errors_at_all_sizes(page, axe) == []


def test_the_same_island_is_dealt_from_a_replay(page: Page) -> None:
    page.goto(f"{REPLAY}#{link()}")
    click(page.get_by_role("link", name="Play the same deal"), timeout=READY)
    click(page.get_by_role("dialog").get_by_role("button", name="Deal the cards"), timeout=READY)

    numbers = [str(number) for number in played().observe(None).island.numbers if number]
    expect(page.locator(".island .token text")).to_have_text(numbers, timeout=READY)
    assert "#deal" not in page.url
