"""The game is kept after every decision, taken up with one tap, and never thrown away: in a real storage.

Which game is offered, which goes for a new one, what becomes of what cannot be read: tests/page/test_stored_games.py.
"""

import json
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from e2e.conftest import FOLDER
from e2e.game_page import GamePage
from e2e.saved_games import sit
from e2e.taps import tap
from e2e.waits import wait_until
from tests.rules.table import seat, turn

pytestmark = pytest.mark.usefixtures("warm_engine")

GAMES = FOLDER + "citadels.save."  # and the number of the game
SAVE = GAMES + "1"
MOST = 100  # games that are kept (site/table/saves.py)
SHOPPING = "a shopping list"
FULL = """() => {
  for (let letters = 2 ** 22, number = 0; letters >= 1; letters >>= 1) {
    try {
      for (;;) localStorage.setItem(`neighbour.${number++}`, "x".repeat(letters));
    } catch {}
  }
}"""


def begin(page: Page, decisions: int = 4, game: type[GamePage] = GamePage) -> GamePage:
    """A game of Ann's after some decisions."""
    table = game(page)
    table.open(instant=True)
    table.seat_people("Ann")
    table.set_seed(8)
    table.deal()
    for _ in range(decisions):
        assert table.wait_for_question()
        table.decide()
    assert table.wait_for_question()
    return table


def visible_table(page: Page) -> list[str]:
    """Return the table's contents, as its reader sees them."""
    return page.locator(
        ".round, .seats .name, .seats .facts, .mine .facts, .own-hand .card-name, .hand-row, .goods-row,[data-decision]"
    ).all_inner_texts()


def test_a_reload_in_mid_game_brings_the_same_table_back(page: Page) -> None:
    begin(page)
    before = visible_table(page)
    page.reload()
    tap(page.get_by_role("button", name="Continue"))
    expect(page.locator(".decision [data-do=choose], .things").first).to_be_visible(timeout=60_000)
    assert visible_table(page) == before


def test_the_one_game_of_an_older_version_is_older_than_all_others(page: Page) -> None:
    store_games(page, 1)
    page.evaluate("text => (localStorage['citadels.save'] = text)", game(5))
    page.reload()
    expect(page.get_by_role("button", name="Continue")).to_contain_text("Round 1")


def test_the_oldest_goes_if_that_is_meant(page: Page) -> None:
    store_games(page, MOST)
    tap(page.locator(".deal"))
    tap(page.locator("dialog").get_by_role("button", name="Deal the cards"))
    wait_until(page, f"() => localStorage.getItem('{GAMES}{MOST + 1}')")
    assert numbers(page) == [*range(2, MOST + 2)]


def read(page: Page, name: str) -> str | None:
    """Return the text stored under a name."""
    text: str | None = page.evaluate("name => localStorage.getItem(name)", name)
    return text


def game(number: int) -> str:
    """A kept game in its number-th round, as far as the first screen looks at it."""
    return json.dumps({"save": "", "names": ["Ann", "Ben"], "round": number, "over": False})


def store_games(page: Page, count: int) -> None:
    """Open the first screen where so many games are kept, in their first, second, third round."""
    texts = {f"{GAMES}{number}": game(number) for number in range(1, count + 1)}
    page.goto("./embed.html")
    page.evaluate("texts => Object.assign(localStorage, texts)", texts)
    GamePage(page).open()


def numbers(page: Page) -> list[int]:
    """The numbers of the kept games."""
    names = page.evaluate("Object.keys(localStorage)")
    return sorted(int(name.removeprefix(GAMES)) for name in names if name.startswith(GAMES))


def no_room(page: Page) -> None:
    """Fill the storage to the last letter, as neighbours on the same host may."""
    page.evaluate(FULL)


def kings_turn(page: Page) -> GamePage:
    """The King's turn before the resource action, of a game that is stored already."""
    return sit(page, turn("king", seat("king", gold=2, hand="temple", city="manor"), seat("bishop")))


def test_a_game_that_cannot_be_kept_is_said_and_saved_as_a_record(page: Page) -> None:
    table = kings_turn(page)
    no_room(page)
    table.decide()
    expect(page.locator(".edge-line")).to_contain_text("There’s no space to save this game")
    with page.expect_download() as saved:
        tap(page.locator(".edge-line").get_by_role("button", name="Save the game as a file"))
    assert "Seat 0" in saved.value.path().read_text(encoding="utf-8")


def test_a_game_that_cannot_be_kept_is_gone_on_with_where_it_was_left(page: Page) -> None:
    table = kings_turn(page)
    no_room(page)
    table.choose(page.locator("#decision [data-arg=gold]"))
    before = visible_table(page)
    tap(page.locator(".bar [data-do=menu]"))
    tap(page.locator("dialog [data-do=new-table]"))
    tap(page.locator("dialog [data-do=leave]"))
    tap(page.get_by_role("button", name="Continue"))
    assert table.wait_for_question()
    assert visible_table(page) == before


def test_the_page_plays_where_nothing_can_be_stored(page: Page) -> None:
    page.add_init_script(
        "Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('', 'SecurityError'); } })"
    )
    assert begin(page, 1).wait_for_question()


# --- what cannot be read


@pytest.fixture
def unreadable(page: Page) -> Page:
    """A page that has said of a kept text that it is no game."""
    page.goto("./embed.html")
    page.evaluate("([name, text]) => localStorage.setItem(name, text)", [SAVE, SHOPPING])
    return go_on_in_vain(page)


def go_on_in_vain(page: Page) -> Page:
    """Go on with what cannot be read."""
    page.goto("./")
    tap(page.get_by_role("button", name="Continue"))
    expect(page.get_by_role("heading", name="This saved game can’t be read")).to_be_visible(timeout=60_000)
    return page


def open_unreadable(page: Page) -> Locator:
    """The sheet of what was set aside."""
    tap(page.locator("dialog [data-do=close-sheet]"))
    tap(page.get_by_role("button", name="Unreadable games"))
    expect(page.locator("dialog section").first).to_be_visible()
    return page.locator("dialog section")


def saved(page: Page) -> str:
    """Return the contents of the file that the sheet offers."""
    with page.expect_download() as file:
        tap(page.locator("dialog").get_by_role("button", name="Save as a file"))
    return file.value.path().read_text(encoding="utf-8")


def test_what_cannot_be_read_is_set_aside_and_saved_as_a_file_at_once(unreadable: Page) -> None:
    assert read(unreadable, SAVE + ".damaged.1") == SHOPPING
    assert saved(unreadable) == SHOPPING


def test_what_was_set_aside_is_listed_without_fault_and_saved_as_a_file(
    unreadable: Page, axe: Callable[[], list[str]]
) -> None:
    expect(open_unreadable(unreadable)).to_have_count(1)
    assert axe() == []
    assert saved(unreadable) == SHOPPING


def test_what_was_set_aside_is_removed_if_that_is_meant(unreadable: Page) -> None:
    tap(open_unreadable(unreadable).get_by_role("button", name="Delete it"))
    tap(unreadable.locator("dialog [data-do=aside-removed]"))
    expect(unreadable.locator(".foot-links [data-do=aside]")).to_have_count(0)
    assert read(unreadable, SAVE + ".damaged.1") is None


def test_a_damaged_save_stays_where_there_is_no_room_to_keep_it_aside(page: Page) -> None:
    page.goto("./embed.html")
    page.evaluate("([name, text]) => localStorage.setItem(name, text)", [SAVE, SHOPPING])
    no_room(page)
    go_on_in_vain(page)
    expect(page.locator("dialog")).not_to_contain_text("Unreadable games")
    assert read(page, SAVE) == SHOPPING


def test_a_save_that_breaks_off_is_refused_in_words_and_set_aside(page: Page) -> None:
    begin(page, 0)
    stored_game = json.loads(str(read(page, SAVE)))
    stored_game["save"] = stored_game["save"][: len(stored_game["save"]) // 2]
    text = json.dumps(stored_game)
    page.evaluate("([name, text]) => localStorage.setItem(name, text)", [SAVE, text])
    go_on_in_vain(page)
    assert read(page, SAVE + ".damaged.1") == text
