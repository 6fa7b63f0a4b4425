"""The island's page in the browser: placing, a whole game by taps, offline, after a reload, beside the first game."""

from __future__ import annotations

from collections.abc import Callable
from urllib.parse import quote

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from catan import Game
from e2e.conftest import Site
from e2e.counted_page import CountedReader
from e2e.game_page import READY
from e2e.island_page import ADDRESS, IslandPage
from e2e.saved_islands import sit
from e2e.screen_checks import errors_at_all_sizes
from e2e.taps import click, tap
from e2e.waits import wait_until

pytestmark = pytest.mark.usefixtures("warm_island")


@pytest.fixture
def island(page: Page) -> IslandPage:
    """The island's page on a phone, opened."""
    island = IslandPage(page)
    island.open(instant=True)
    return island


def test_a_place_is_selected_by_a_tap_and_built_by_the_button(island: IslandPage) -> None:
    island.set_seed(4)
    island.deal()
    island.wait_for_question()
    word = island.page.locator(".target-place").first.get_attribute("data-arg")
    tap(island.place_at(str(word)))
    expect(island.page.locator(".ghost")).to_be_attached()

    island.decide_by(".decision .foot [data-do=choose]")

    expect(island.page.locator(".island .settlement.of-0")).to_have_count(1)


def test_every_place_can_be_hit_where_it_is_seen(island: IslandPage) -> None:
    island.set_seed(4)
    island.deal()
    island.wait_for_question()

    missed = island.page.evaluate("""() => [...document.querySelectorAll(".target-place")].filter(place => {
      const box = place.querySelector(".dot").getBoundingClientRect();
      const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
      return hit?.closest("[data-do=aim]") !== place;
    }).map(place => place.dataset.arg)""")

    assert missed == []


class Keyboard(IslandPage):
    """The island's page as somebody without a pointer uses it."""

    def touch(self, target: Locator) -> None:
        """Press Enter on it."""
        target.focus()
        self.page.keyboard.press("Enter")

    def build(self) -> None:
        """Build by the building panel."""
        self.touch(self.page.locator(".build-row [data-do=tray]").last)
        self.place()

    def place(self) -> None:
        """Step to the first place, and build there."""
        self.page.keyboard.press(".")
        expect(self.page.locator(".place-words")).to_be_visible()
        self.wait_for_taps()
        question = self.question()
        self.page.keyboard.press("Enter")
        expect(self.page.locator(question)).to_have_count(0, timeout=READY)


class Reader(CountedReader, IslandPage):
    """The island's page as a screen reader's user meets it."""

    BUILDS = ("Settle here", "Build here", "Build the city", "Move the robber here", "Discard these cards")
    STEPS = ("Next place", "City", "Settlement")  # after which the same question is still asked
    DECIDES = ("Card", "Refuse", "Throw the dice", "End the turn")

    def decide(self) -> None:
        """Press what builds, else what leads there, else what goes on, else the first of other players."""
        question = self.page.locator(self.question())
        name = "Next place"
        while name in self.STEPS:
            names = self.buttons()
            name = next((each for each in (*self.BUILDS, *self.STEPS, *self.DECIDES) if each in names), names[-1])
            self.press_name(name)
        expect(question).to_have_count(0, timeout=READY)


SHORT = {"start": "quick", "points": 5}


def test_a_whole_game_is_played_by_taps(page: Page) -> None:
    island = IslandPage(page)
    island.open()
    island.choose_option("points", 1)  # 8 points
    island.start_quick_table(5)

    island.play_out()

    expect(page.locator(".over h2")).to_be_visible()
    expect(page.locator(".over .scores tbody tr")).to_have_count(4)


@pytest.mark.parametrize("player", [Keyboard, Reader], ids=lambda player: player.__name__.lower())
def test_a_whole_game_is_played_without_a_pointer(page: Page, player: type[IslandPage]) -> None:
    sit(page, Game.new(["Ann", "Ben", "Cal"], SHORT, seed=4))

    player(page).play_out()

    expect(page.locator(".over h2")).to_be_visible()


def test_a_game_goes_on_after_a_reload(page: Page) -> None:
    island = IslandPage(page)
    island.start_quick_table()
    island.wait_for_question()
    before = page.locator(".mine .hand-row").inner_text()
    page.reload()
    click(page.locator("[data-do=continue]"))

    expect(page.locator(".mine .hand-row")).to_have_text(before, timeout=READY, use_inner_text=True)


def test_it_is_played_without_a_network(browser: Browser, site: Site) -> None:
    context = browser.new_context(base_url=site.url, viewport={"width": 390, "height": 844})
    page = context.new_page()
    island = IslandPage(page)
    island.open()
    wait_until(page, "() => performance.getEntriesByName('offline-ready').length > 0")
    context.set_offline(True)
    page.reload()
    island.set_seed(4)
    island.deal()

    assert island.wait_for_question()
    context.close()


def test_its_stored_texts_are_its_own(island: IslandPage) -> None:
    island.set_seed(4)
    island.deal()

    names = island.page.evaluate("() => Object.keys(localStorage)")

    assert [name for name in names if not name.rpartition("/")[2].startswith("island.")] == []


def test_each_game_leads_to_the_others(island: IslandPage) -> None:
    for address, title in (("index", "Citadels"), ("crane", "Crown and Crane"), ("island", "Island of Harbours")):
        click(island.page.locator(".other-games summary"))
        click(island.page.locator(f".other-games a[href*={address}]"))

        expect(island.page.locator("h1")).to_have_text(title, timeout=READY)


@pytest.mark.parametrize("action", ["", "set-up", "help", "about", "menu"])
def test_the_first_screens_hold_the_rules_of_every_screen(
    page: Page, axe: Callable[[], list[str]], action: str
) -> None:
    IslandPage(page).open()
    if action == "menu":
        IslandPage(page).deal()
    if action:
        click(page.locator(f"[data-do={action}]").first)

    assert errors_at_all_sizes(page, axe) == []


def test_the_table_holds_the_rules_of_every_screen(page: Page, axe: Callable[[], list[str]]) -> None:
    island = IslandPage(page)
    island.start_quick_table()
    island.wait_for_question()

    assert errors_at_all_sizes(page, axe) == []


def test_no_hand_is_seen_before_its_player_has_taken_the_device(page: Page) -> None:
    island = IslandPage(page)
    island.start_quick_table(3, "Ann", "Bo")
    island.wait_for_question()
    for _ in range(9):  # the throw and offers are public
        expect(page.locator(".hand-row")).to_have_count(0)
        if page.locator(".curtain").count():
            break
        island.decide()
        island.wait_for_question()

    island.open_curtain()

    expect(page.locator(".hand-row")).to_have_count(1)


def test_a_link_deals_the_same_island(page: Page) -> None:
    """The deal is in the address, which is left without it."""
    game = Game.new(["Ann", "Ben", "Cal"], {"points": 8}, seed=9)
    island = IslandPage(page)
    island.open(f"{ADDRESS}#deal={quote(game.deal(), safe='')}")
    expect(page.locator("dialog [data-do=deal-same]")).to_be_visible(timeout=READY)

    click(page.locator("dialog [data-do=deal-same]"))

    numbers = [str(number) for number in game.observe(None).island.numbers if number]
    expect(page.locator(".island .token text")).to_have_text(numbers, timeout=READY)
    assert "#deal" not in page.url
