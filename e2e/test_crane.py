"""The page of Crown and Crane in the browser: games by taps and without a pointer, offline, every screen.

Its tables after a reload: test_saves; what it shows of a position: tests/crane.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from e2e.conftest import Site
from e2e.counted_page import CountedReader
from e2e.crane_page import BY_KEY, CranePage
from e2e.game_page import READY
from e2e.saved_cranes import late_game, placing, sit
from e2e.screen_checks import errors, errors_at_all_sizes
from e2e.screens import close_sheet
from e2e.taps import click, tap
from e2e.waits import wait_until
from praga import Game

pytestmark = pytest.mark.usefixtures("warm_crane")
TABS = ("crane", "boards", "city", "projects", "road")


@pytest.fixture
def crane(page: Page) -> CranePage:
    """The page on a phone, at the beginning of a game for two."""
    return sit(page, Game.new(["Ann", "Ben"], seed=4))


def test_the_last_turns_of_a_game_are_played_by_taps(page: Page) -> None:
    """A building and an upgrade are placed; whole games are played on the page's tree (tests/crane/test_page.py)."""
    crane = sit(page, late_game(4))

    crane.play_out()

    expect(page.locator(".over .scores thead th")).to_have_count(2)


class Keyboard(CranePage):
    """The page as somebody without a pointer uses it."""

    def touch(self, target: Locator) -> None:
        """Press Enter on it."""
        target.focus()
        self.page.keyboard.press("Enter")

    def take_thing(self) -> None:
        """Open the list of the things, and take the first."""
        way = self.page.locator(BY_KEY).first
        if way.get_attribute("data-do") == "tray":
            self.press(way)
            self.decide_by(".decision .tray [data-do=choose]")
        else:
            self.decide_by(BY_KEY)

    def place(self) -> None:
        """Step to the next place by its key, and place the tile there."""
        if self.page.locator(".decision [data-do=place-step]").count():
            self.page.keyboard.press(".")
        self.decide_by(".decision .foot [data-do=choose]")


class Reader(CountedReader, CranePage):
    """The page as a screen reader's user meets it."""

    # Beginnings of what decides nothing yet, then of what decides; else the last button is pressed.
    STEPS = ("Next place", "Upgrade", "Wall", "Build", "Action tile", "Bonuses")
    DECIDES = ("End the turn anyway", "Place", "Take:", "Mine:", "Quarry:", "Go on along the road")

    def decide(self) -> None:
        """Press what decides, else what leads there, until another question is asked."""
        question, pressed = self.page.locator(self.question()), set[str]()
        while names := self.names_at(question):
            known = [name for start in (*self.DECIDES, *self.STEPS) for name in names if name.startswith(start)]
            name = next((name for name in known if name not in pressed), names[-1])
            pressed.add(name)
            self.press_name(name)

    def names_at(self, question: Locator) -> list[str]:
        """The names of a question's buttons; none once it is answered, though bots may have a button by then."""
        names = self.buttons()
        return names if question.count() else []


@pytest.mark.parametrize("player", [Keyboard, Reader], ids=lambda player: player.__name__.lower())
def test_a_game_is_played_to_its_end_without_a_pointer(page: Page, player: type[CranePage]) -> None:
    """A wall and an upgrade are placed."""
    sit(page, late_game(2))

    player(page).play_out()

    expect(page.locator(".over h2")).to_be_visible()


def test_it_is_played_without_a_network(browser: Browser, site: Site) -> None:
    context = browser.new_context(base_url=site.url, viewport={"width": 390, "height": 844})
    page = context.new_page()
    crane = CranePage(page)
    crane.open()
    wait_until(page, "() => performance.getEntriesByName('offline-ready').length > 0")
    context.set_offline(True)
    page.reload()
    crane.set_seed(4)
    crane.deal()

    assert crane.wait_for_question()
    context.close()


def test_a_tile_that_is_tapped_on_the_wheel_is_taken(crane: CranePage) -> None:
    crane.decide_by(".action-tile.open")

    expect(crane.page.locator(".action-tile.open")).to_have_count(0)


# Notes what has the focus when it is removed: the browser lays the page out then, in the middle of a change.
FOCUSED = """() => {
  window.removed = [];
  const remove = Element.prototype.remove;
  Element.prototype.remove = function () {
    if (this.contains(document.activeElement)) window.removed.push(this.outerHTML.slice(0, 60));
    remove.call(this);
  };
}"""


def test_a_title_that_goes_is_not_removed_with_the_focus_and_the_next_one_has_it(crane: CranePage) -> None:
    crane.decide_by(".action-tile.open")
    expect(crane.page.locator("#decision-title")).to_be_focused()
    crane.page.evaluate(FOCUSED)

    tap(crane.page.locator(".decision [data-do=undo]"))

    expect(crane.page.locator(".action-tile.open")).not_to_have_count(0)
    expect(crane.page.locator("#decision-title")).to_be_focused()
    assert crane.page.evaluate("removed") == []


def test_a_sign_that_is_held_is_explained_and_the_release_is_no_tap(crane: CranePage) -> None:
    sign = crane.page.locator(".action-tile.open .icon").first
    sign.hover()
    crane.page.mouse.down()
    expect(crane.page.locator("dialog .explained")).to_be_visible()
    crane.page.mouse.up()

    expect(crane.page.locator(".action-tile.open")).not_to_have_count(0)


# Asks every sign of the open board at its middle, as a finger that holds it does; returns those that are silent. A tile
# of a row answers with its sheet, where a line says what each of its signs brings.
SILENT = """async () => {
  const wait = window.setTimeout, act = window.stage.onact;
  let answered = false;
  window.setTimeout = (act, ms, ...more) => wait(act, ms === 500 ? 0 : ms, ...more);
  window.stage.onact = name => { answered ||= ["sign", "press"].includes(name); };
  for (const part of document.querySelectorAll(".stage details")) part.open = true;
  const silent = [];
  for (const icon of document.querySelectorAll(".stage .icon")) {
    const name = icon.firstElementChild.getAttribute("href").split("#")[1];
    if (/^(hex|house|plaza|tree|plus|minus)-?|^(upgrade|wall|building)-[12]$/.test(name)) continue;
    icon.scrollIntoView({ block: "center", inline: "center" });
    const { x, y, width, height } = icon.getBoundingClientRect();
    const [clientX, clientY] = [x + width / 2, y + height / 2];
    answered = false;
    const hit = document.elementFromPoint(clientX, clientY);
    hit?.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true, clientX, clientY }));
    await new Promise(done => wait(done, 5));
    dispatchEvent(new PointerEvent("pointerup"));
    if (width && !answered) silent.push(name);
  }
  [window.setTimeout, window.stage.onact] = [wait, act];
  return silent;
}"""


@pytest.mark.parametrize("game", [Game.new(["Ann", "Ben"], seed=4), late_game(4)], ids=["first turn", "late"])
def test_every_sign_answers_at_its_middle(page: Page, game: Game) -> None:
    sit(page, game)
    silent = {}
    for tab in TABS:
        tap(page.locator(f".tabs [data-arg={tab}]"))
        expect(page.locator(f".tabs [data-arg={tab}]")).to_have_attribute("aria-pressed", "true")
        silent[tab] = page.evaluate(SILENT)

    assert {tab: names for tab, names in silent.items() if names} == {}


def test_a_number_that_is_tapped_where_no_tap_plays_is_explained(crane: CranePage) -> None:
    tap(crane.page.locator(".tabs [data-arg=projects]"))

    tap(crane.page.locator(".project .worth text").first)

    expect(crane.page.locator("dialog .explained")).to_be_visible()


def test_a_mouse_that_rests_on_a_sign_is_told_what_it_means(crane: CranePage) -> None:
    tap(crane.page.locator(".tabs [data-arg=projects]"))

    crane.page.locator(".project .worth text").first.hover()

    expect(crane.page.locator(".sign-note")).to_contain_text("At the end a marker in row 1 scores this.")


def test_a_move_is_typed(crane: CranePage) -> None:
    move = crane.page.locator(".action-tile.open").first.get_attribute("data-arg")

    crane.type_move(str(move))

    expect(crane.page.locator(".action-tile.open")).to_have_count(0)


def test_a_board_that_comes_back_is_as_it_was_left(crane: CranePage) -> None:
    tap(crane.page.locator(".tabs [data-arg=city]"))
    tap(crane.page.locator(".stage summary"))
    tap(crane.page.locator(".tabs [data-arg=road]"))
    expect(crane.page.locator(".areas")).to_be_visible()

    tap(crane.page.locator(".tabs [data-arg=city]"))

    expect(crane.page.locator(".stage details")).to_have_attribute("open", "")


def test_a_place_is_marked_by_a_tap_and_used_by_the_button(page: Page) -> None:
    crane = sit(page, placing("r"))
    place = page.locator("[data-do=place]").first
    tap(place)
    expect(page.locator(".ghost")).to_be_attached()

    crane.decide_by(".decision .foot [data-do=choose]")

    expect(page.locator(".place, .ghost")).to_have_count(0)


def test_each_board_holds_the_rules_of_every_screen(page: Page, axe: Callable[[], list[str]]) -> None:
    sit(page, late_game(4))
    for tab in TABS:
        tap(page.locator(f".tabs [data-arg={tab}]"))
        expect(page.locator(f".tabs [data-arg={tab}]")).to_have_attribute("aria-pressed", "true")

        assert errors_at_all_sizes(page, axe) == [], tab


def test_a_tray_holds_the_rules_of_every_screen(crane: CranePage, axe: Callable[[], list[str]]) -> None:
    tap(crane.page.locator(".stage [data-do=refresh-row]").first)
    expect(crane.page.locator(".decision .tray")).to_be_visible()

    assert errors_at_all_sizes(crane.page, axe) == []


def test_placing_holds_the_rules_of_every_screen(page: Page, axe: Callable[[], list[str]]) -> None:
    sit(page, placing("s"))
    tap(page.locator(".decision [data-do=place-step]").last)
    expect(page.locator(".ghost")).to_be_attached()

    assert errors_at_all_sizes(page, axe) == []


def test_the_first_screens_hold_the_rules_of_every_screen(page: Page, axe: Callable[[], list[str]]) -> None:
    """The sheets that every game has alike are looked at here, at the island's and at Citadels' (test_screens)."""
    crane = CranePage(page)
    crane.open()
    assert errors_at_all_sizes(page, axe) == []
    for action in ("lessons", "today", "games", "help"):
        click(page.locator(f"main [data-do={action}]"))
        expect(page.locator("dialog #sheet-title")).to_be_visible(timeout=READY)
        assert errors_at_all_sizes(page, axe) == [], action
        if action != "help":
            close_sheet(crane)
    click(page.locator("dialog [data-do=sheet-back]"))
    click(page.locator("dialog [data-arg=rules-signs]"))
    expect(page.locator(".legend li")).not_to_have_count(0)
    assert errors_at_all_sizes(page, axe) == [], "legend"
    close_sheet(crane)

    crane.set_up()

    assert errors_at_all_sizes(page, axe) == [], "set-up"


def test_the_menu_of_the_table_holds_the_rules_of_every_screen(crane: CranePage, axe: Callable[[], list[str]]) -> None:
    click(crane.page.locator("[data-do=menu]").first)

    assert errors_at_all_sizes(crane.page, axe) == []


@pytest.mark.parametrize("refresh", [False, True], ids=["turn", "refresh"])
def test_all_boards_beside_each_other_hold_the_rules_of_every_screen(
    page: Page, axe: Callable[[], list[str]], refresh: bool
) -> None:
    """Boards stand beside each other where there is room when the table is opened."""
    page.set_viewport_size({"width": 1280, "height": 800})
    sit(page, late_game(4))
    expect(page.locator(".stage-frame.whole .stage")).to_have_count(len(TABS))
    if refresh:
        tap(page.locator(".stage [data-do=refresh-row]").first)

    assert errors(page, axe) == []
