"""The island's page in the browser: placing, games by taps and without a pointer, every screen, hands.

Its tables after a reload and without a network: test_saves and test_offline; what it shows of a position: tests/island.
"""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from catan import Game
from e2e.counted_page import CountedReader
from e2e.game_page import READY
from e2e.island_page import IslandPage
from e2e.saved_islands import sit
from e2e.screen_checks import PHONE, at_sizes, errors_at_all_sizes
from e2e.screens import close_sheet
from e2e.taps import click
from tests.catan.positions import before_throw, moving_robber, seat, turn

pytestmark = pytest.mark.usefixtures("warm_island")


def test_every_place_can_be_hit_where_it_is_seen(page: Page) -> None:
    sit(page, Game.new(["Ann", "Ben", "Cal"], seed=4))

    missed = page.evaluate("""() => [...document.querySelectorAll(".target-place")].filter(place => {
      const box = place.querySelector(".dot").getBoundingClientRect();
      const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
      return hit?.closest("[data-do=aim]") !== place;
    }).map(place => place.dataset.arg)""")

    assert missed == []
    expect(page.locator(".target-place")).to_have_count(54)


# Values of options that are longer than their fields.
CUT = """() => {
  const pen = document.createElement("canvas").getContext("2d");
  return [...document.querySelectorAll(".option select")].flatMap(field => {
    const style = getComputedStyle(field);
    pen.font = style.font;
    const room = field.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight) - 16;
    return [...field.options].map(option => option.text).filter(text => pen.measureText(text).width > room);
  });
}"""


def test_no_value_of_an_option_is_cut(page: Page) -> None:
    """On a phone the setup said "After the thr"."""
    island = IslandPage(page)
    island.open()
    island.show_options()

    cut = {size: page.evaluate(CUT) for size in at_sizes(page, PHONE, (320, 568))}

    assert cut == {PHONE: [], (320, 568): []}


# What the foot of the setup lies over once the form is scrolled to its end, and whether what it hides shows through.
FOOT = """() => {
  scrollTo(0, document.documentElement.scrollHeight);
  const foot = document.querySelector(".deal-row"), top = foot.getBoundingClientRect().top;
  const over = [...document.querySelectorAll(".preset, .fold-toggle")].filter(
    node => node.getBoundingClientRect().bottom > top + 1);
  return [getComputedStyle(foot).backgroundColor.startsWith("rgb("), over.map(node => node.textContent)];
}"""


def test_the_foot_of_the_setup_hides_nothing_at_its_end(page: Page) -> None:
    """Cards of the rules lay under it, and "More" showed through it."""
    island = IslandPage(page)
    island.open()
    island.set_up()

    foot = {size: page.evaluate(FOOT) for size in at_sizes(page, PHONE, (320, 568), (844, 390))}

    assert set(map(str, foot.values())) == {str([True, []])}


class Keyboard(IslandPage):
    """The island's page as somebody without a pointer uses it."""

    def touch(self, target: Locator) -> None:
        """Press the key that stands on it, else Enter."""
        key = target.get_attribute("data-key")
        if key is None:
            target.focus()
        self.page.keyboard.press(key or "Enter")

    def build(self) -> None:
        """Build by the building panel."""
        self.touch(self.page.locator(".build-row [data-do=tray]").last)
        self.place()

    def place(self) -> None:
        """Go to the best place and on by an arrow, and build there."""
        self.page.keyboard.press("Home")
        self.page.keyboard.press("ArrowUp")
        expect(self.page.locator(".place-words")).to_be_visible()
        self.wait_for_taps()
        question = self.question()
        self.page.keyboard.press("Enter")
        expect(self.page.locator(question)).to_have_count(0, timeout=READY)


class Reader(CountedReader, IslandPage):
    """The island's page as a screen reader's user meets it."""

    BEST = re.compile(r"^[a-h]\d+(-[a-h]\d+)?: |^h\d+: ")  # a place by its name in the notation
    BUILDS = ("Settle here", "Build here", "Build the city", "Move the robber here", "Discard these cards")
    STEPS = ("City", "Settlement")  # after which the same question is still asked
    DECIDES = ("Card", "Refuse", "Throw the dice", "End the turn")

    def decide(self) -> None:
        """Press what builds, else what leads there, else what goes on, else the first of other players."""
        question = self.page.locator(self.question())
        name = self.STEPS[0]
        while name in self.STEPS or self.BEST.match(name):
            names = self.buttons()
            known = (*self.BUILDS, *filter(self.BEST.match, names), *self.STEPS, *self.DECIDES)
            name = next((each for each in known if each in names), names[-1])
            self.press_name(name)
        expect(question).to_have_count(0, timeout=READY)


def short_game(seed: int) -> Game:
    """A game that is over with the first thing built: what a game can ask comes in few turns."""
    return Game.new(["Ann", "Ben", "Cal"], {"start": "quick", "points": 3}, seed=seed)


def seven() -> Game:
    """A seven is thrown by a player who has cards for a city, which wins, beside those to discard."""
    mine = seat("4 wood 4 brick 1 wool 3 grain 4 ore", settlements="c5 c7", roads="c5-c6-c7")
    return before_throw(mine, seat("1 ore", settlements="a4"), dice=(3, 4), rules={"points": 3})


def test_a_game_is_played_by_taps(page: Page) -> None:
    """Among its questions are cards to discard and the robber; whole games are played on the page's tree."""
    island = sit(page, short_game(4))

    island.play_out()

    expect(page.locator(".over h2")).to_be_visible()
    expect(page.locator(".over .scores tbody tr")).to_have_count(3)


@pytest.mark.parametrize("player", [Keyboard, Reader], ids=lambda player: player.__name__.lower())
@pytest.mark.parametrize("game", [short_game(7), seven()], ids=["turns", "seven"])
def test_a_game_is_played_to_its_end_without_a_pointer(page: Page, player: type[IslandPage], game: Game) -> None:
    sit(page, game)

    player(page).play_out()

    expect(page.locator(".over h2")).to_be_visible()


@pytest.fixture
def rival_hex(page: Page) -> Locator:
    """On a desktop, a hex at which a rival with seven cards stands and to which the robber may move."""
    page.set_viewport_size({"width": 1280, "height": 720})
    sit(page, moving_robber(seat(settlements="c5"), seat("7 ore", cities="c3")))
    rival_hex = page.locator(".target-place:has(.mark:not(.own))").first
    expect(rival_hex).to_be_visible()
    return rival_hex


def test_a_mouse_over_a_hex_leaves_its_number_legible(rival_hex: Locator) -> None:
    rival_hex.hover()

    expect(rival_hex.locator(".dot")).to_have_css("fill", "none")


def test_a_mouse_over_a_hex_is_told_who_would_be_robbed(page: Page, rival_hex: Locator) -> None:
    """K5.3: of seven cards."""
    rival_hex.hover()

    expect(page.locator(".glance")).to_contain_text("(7 cards)")


def test_a_mouse_over_a_hex_is_told_who_gains_there(page: Page, rival_hex: Locator) -> None:
    """K4.1: two ore, wool or lumber a throw for a city."""
    rival_hex.hover()

    expect(page.locator(".glance")).to_contain_text(re.compile(r"\d+: .*2 "))


def test_a_long_press_tells_who_gains_by_a_number(page: Page, rival_hex: Locator) -> None:
    """K4.1: a place of the robber lies over the number; the release moves nothing."""
    page.set_viewport_size({"width": 390, "height": 844})
    rival_hex.hover()

    page.mouse.down()
    expect(page.locator("dialog[open]")).to_contain_text("A throw of")
    page.mouse.up()

    expect(page.locator(".target-place.chosen")).to_have_count(0)


def test_a_tooltip_lies_over_the_page_and_makes_it_no_higher(page: Page, rival_hex: Locator) -> None:
    """Its style was the first game's alone: it stood below the island, out of the window."""
    rival_hex.hover()

    expect(page.locator(".glance")).to_be_in_viewport(ratio=1)


def test_the_island_and_its_places_are_read(page: Page) -> None:
    """K1.1: 19 hexes in five rows."""
    sit(page, Game.new(["Ann", "Ben", "Cal"], seed=4))
    rows = page.get_by_role("list", name="The hexes").get_by_role("listitem")
    expect(rows).to_have_count(5)

    page.get_by_role("list", name="Best ten places").get_by_role("button").first.press("Enter")

    expect(page.get_by_role("button", name="Settle here")).to_be_visible()


def test_space_scrolls_the_table_only_where_it_does_nothing_else(page: Page) -> None:
    page.set_viewport_size({"width": 1280, "height": 500})
    sit(page, turn(seat(settlements="c5", roads="c5-c6")))

    page.keyboard.press("Space")

    expect(page.locator(".decision.waiting, .decision [data-arg=roll], .over").first).to_be_visible(timeout=READY)
    assert page.evaluate("scrollY") == 0


def test_a_move_is_typed(page: Page) -> None:
    island = sit(page, Game.new(["Ann", "Ben", "Cal"], seed=4))

    island.type_move("settle c5")

    expect(page.locator(".settlement[data-anchor=c5]")).to_be_attached()


def test_a_link_to_another_game_opens_its_page(page: Page) -> None:
    """Links are listed by tests/page/test_start.py, tests/island/test_page.py and tests/crane/test_page.py."""
    IslandPage(page).open()
    click(page.locator(".other-games summary"))

    click(page.locator(".other-games a[href*=crane]"))

    expect(page.locator("h1")).to_have_text("Crown and Crane", timeout=READY)


def test_the_first_screens_hold_the_rules_of_every_screen(page: Page, axe: Callable[[], list[str]]) -> None:
    """The sheets that every game has alike are looked at here and at Crown and Crane (test_crane)."""
    island = IslandPage(page)
    island.open()
    assert errors_at_all_sizes(page, axe) == []
    click(page.locator("main [data-do=about]"))
    assert errors_at_all_sizes(page, axe) == [], "about"
    close_sheet(island)

    island.set_up()

    assert errors_at_all_sizes(page, axe) == [], "set-up"


def test_all_seats_are_in_sight_while_a_table_is_set_held_sideways(page: Page) -> None:
    """Half of the first one was."""
    page.set_viewport_size({"width": 844, "height": 390})
    island = IslandPage(page)
    island.open()

    island.set_up()

    foot = page.locator(".setup .deal-row").bounding_box()
    last = page.locator(".place").last.bounding_box()
    assert foot
    assert last
    assert last["y"] + last["height"] <= foot["y"]


def test_the_table_holds_the_rules_of_every_screen(page: Page, axe: Callable[[], list[str]]) -> None:
    sit(page, turn(seat("1 wood 2 brick 3 wool 1 grain", cards="knight", settlements="c5", roads="c5-c6")))

    assert errors_at_all_sizes(page, axe) == []


def test_no_hand_is_seen_before_its_player_has_taken_the_device(page: Page) -> None:
    """The throw is public: for it nobody takes the device."""
    island = sit(page, Game.new(["Ann", "Ben", "Cal"], {"start": "quick"}, seed=4), people=(0, 1, 2))
    expect(page.locator(".hand-row")).to_have_count(0)
    island.decide_by(".decision [data-arg=roll]")
    expect(page.locator(".curtain")).to_be_visible()
    expect(page.locator(".hand-row")).to_have_count(0)

    island.open_curtain()

    expect(page.locator(".hand-row")).to_have_count(1)
