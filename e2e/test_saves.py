"""The game is kept after every decision, taken up with one tap, and never thrown away."""

import json
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from e2e.conftest import FOLDER, ConsoleErrors
from e2e.crane_page import CranePage
from e2e.game_page import GamePage
from e2e.island_page import IslandPage
from e2e.taps import tap
from e2e.waits import wait_until

pytestmark = pytest.mark.usefixtures("warm_engine")

GAMES = FOLDER + "citadels.save."  # and the number of the game
SAVE = GAMES + "1"
MOST = 100  # games that are kept (site/table/saves.py)
RELOADS = 10
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
    """What lies on the table, as its reader sees it."""
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


@pytest.mark.parametrize("kind", [IslandPage, CranePage], ids=lambda game: game.name)
def test_a_reload_at_every_decision_brings_the_same_table_back(page: Page, kind: type[GamePage]) -> None:
    table = begin(page, 0, kind)
    for _ in range(RELOADS):
        before = visible_table(page)
        page.reload()
        tap(page.get_by_role("button", name="Continue"))
        table.wait_for_question()
        assert visible_table(page) == before
        table.decide()
        table.wait_for_question()


def test_a_new_game_leaves_the_kept_one_alone(page: Page) -> None:
    begin(page)
    before = read(page, SAVE)
    page.reload()
    tap(page.locator(".deal"))
    wait_until(page, f"() => localStorage.getItem('{GAMES}2')")
    assert read(page, SAVE) == before


def test_the_newest_game_is_the_one_to_go_on_with(page: Page) -> None:
    store_games(page, [False, False])
    expect(page.get_by_role("button", name="Continue")).to_contain_text("Round 2")


def test_behind_a_game_that_is_over_the_one_before_is_offered(page: Page) -> None:
    store_games(page, [False, True])
    expect(page.get_by_role("button", name="Continue")).to_contain_text("Round 1")


def test_the_one_game_of_an_older_version_is_older_than_all_others(page: Page) -> None:
    store_games(page, [False])
    page.evaluate("text => (localStorage['citadels.save'] = text)", game(5))
    page.reload()
    expect(page.get_by_role("button", name="Continue")).to_contain_text("Round 1")


def test_while_there_is_room_for_a_game_none_is_asked_about(page: Page) -> None:
    store_games(page, [False, False])
    tap(page.locator(".deal"))
    expect(page.locator(".decision")).to_be_visible()


def test_where_all_could_be_gone_on_with_none_goes_without_a_question(page: Page) -> None:
    store_games(page, [False] * MOST)
    tap(page.locator(".deal"))
    expect(page.locator("dialog")).to_contain_text("deletes the oldest: round 1, with Ann and Ben")
    tap(page.locator("dialog").get_by_role("button", name="Cancel"))
    assert numbers(page) == [*range(1, MOST + 1)]


def test_the_oldest_goes_if_that_is_meant(page: Page) -> None:
    store_games(page, [False] * MOST)
    tap(page.locator(".deal"))
    tap(page.locator("dialog").get_by_role("button", name="Deal the cards"))
    wait_until(page, f"() => localStorage.getItem('{GAMES}{MOST + 1}')")
    assert numbers(page) == [*range(2, MOST + 2)]


def test_a_game_that_is_over_goes_unasked_before_any_other(page: Page) -> None:
    store_games(page, [False, True, *[False] * (MOST - 2)])
    tap(page.locator(".deal"))
    wait_until(page, f"() => localStorage.getItem('{GAMES}{MOST + 1}')")
    assert numbers(page) == [1, *range(3, MOST + 2)]


def test_no_game_goes_for_one_that_cannot_be_kept(page: Page) -> None:
    store_games(page, [True] * MOST)
    no_room(page)
    tap(page.locator(".deal"))
    expect(page.locator(".edge-line")).to_contain_text("There’s no space to save this game", timeout=60_000)
    assert numbers(page) == [*range(1, MOST + 1)]


def read(page: Page, name: str) -> str | None:
    """What is kept under a name."""
    text: str | None = page.evaluate("name => localStorage.getItem(name)", name)
    return text


def game(number: int, over: bool = False) -> str:
    """A kept game in its number-th round, as far as the first screen looks at it."""
    return json.dumps({"save": "", "names": ["Ann", "Ben"], "round": number, "over": over})


def store_games(page: Page, over: list[bool]) -> None:
    """Open the first screen where so many games are kept, each over or not, in their first, second, third round."""
    texts = {f"{GAMES}{number}": game(number, is_over) for number, is_over in enumerate(over, 1)}
    page.goto("./embed.html")
    page.evaluate("texts => Object.assign(localStorage, texts)", texts)
    GamePage(page).open()


def numbers(page: Page) -> list[int]:
    """The numbers of the kept games."""
    names = page.evaluate("Object.keys(localStorage)")
    return sorted(int(name.removeprefix(GAMES)) for name in names if name.startswith(GAMES))


def test_the_save_is_written_before_the_next_question_is_shown(page: Page) -> None:
    table = begin(page)
    before = read(page, SAVE)
    table.decide()
    assert read(page, SAVE) != before


def no_room(page: Page) -> None:
    """Fill the storage to the last letter, as neighbours on the same host may."""
    page.evaluate(FULL)


def test_a_game_that_cannot_be_kept_is_said_in_words(page: Page) -> None:
    table = begin(page, 1)
    no_room(page)
    table.decide()
    expect(page.locator(".edge-line")).to_contain_text("There’s no space to save this game")


def test_a_game_that_cannot_be_kept_is_said_once(page: Page) -> None:
    table = begin(page, 1)
    no_room(page)
    table.decide()
    tap(page.locator(".edge-line").get_by_role("button", name="Close"))
    assert table.wait_for_question()
    table.decide()
    assert table.wait_for_question()
    expect(page.locator(".edge-line")).to_have_count(0)


def test_a_game_that_cannot_be_kept_is_saved_as_a_record(page: Page) -> None:
    table = begin(page, 1)
    no_room(page)
    table.decide()
    with page.expect_download() as saved:
        tap(page.locator(".edge-line").get_by_role("button", name="Save the game as a file"))
    assert "Ann" in saved.value.path().read_text(encoding="utf-8")


def test_a_game_that_cannot_be_kept_is_gone_on_with_where_it_was_left(page: Page) -> None:
    table = begin(page, 1)
    no_room(page)
    for _ in range(3):
        table.decide()
        assert table.wait_for_question()
    before = visible_table(page)
    tap(page.locator(".bar [data-do=menu]"))
    tap(page.locator("dialog [data-do=new-table]"))
    tap(page.locator("dialog [data-do=leave]"))
    tap(page.get_by_role("button", name="Continue"))
    assert table.wait_for_question()
    assert visible_table(page) == before


def test_a_damaged_save_is_refused_in_words_and_kept_aside(page: Page) -> None:
    begin(page, 1)
    stored_game = json.loads(str(read(page, SAVE)))
    stored_game["save"] = stored_game["save"][: len(stored_game["save"]) // 2]
    text = json.dumps(stored_game)
    page.evaluate("([name, text]) => localStorage.setItem(name, text)", [SAVE, text])
    page.reload()
    tap(page.get_by_role("button", name="Continue"))
    expect(page.get_by_role("heading", name="This saved game can’t be read")).to_be_visible(timeout=60_000)
    assert read(page, SAVE + ".damaged.1") == text


def test_a_damaged_save_stays_where_there_is_no_room_to_keep_it_aside(page: Page) -> None:
    refuse_without_room(page)
    assert read(page, SAVE) == SHOPPING


def test_a_save_is_not_said_to_be_kept_aside_where_there_is_no_room(page: Page) -> None:
    refuse_without_room(page)
    expect(page.locator("dialog")).not_to_contain_text("Unreadable games")


def refuse_without_room(page: Page) -> None:
    """Go on with what is no save at all, in a browser that has no room left."""
    page.goto("./")
    page.evaluate("([name, text]) => localStorage.setItem(name, text)", [SAVE, SHOPPING])
    no_room(page)
    page.reload()
    tap(page.get_by_role("button", name="Continue"))
    expect(page.get_by_role("heading", name="This saved game can’t be read")).to_be_visible(timeout=60_000)


def test_a_foreign_save_is_refused_in_words(page: Page) -> None:
    page.goto("./")
    page.evaluate("([name, text]) => localStorage.setItem(name, text)", [SAVE, SHOPPING])
    page.reload()
    tap(page.get_by_role("button", name="Continue"))
    expect(page.get_by_role("heading", name="This saved game can’t be read")).to_be_visible(timeout=60_000)


def test_the_page_plays_where_nothing_can_be_stored(page: Page) -> None:
    page.add_init_script(
        "Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('', 'SecurityError'); } })"
    )
    assert begin(page, 2).wait_for_question()


def test_a_decision_is_taken_back(page: Page) -> None:
    table = begin(page, 0)
    while not page.locator("#decision [data-arg=gold]").count():
        table.decide()
        assert table.wait_for_question()
    before = visible_table(page)[:-1]
    table.choose(page.locator("#decision [data-arg=gold]"))
    table.choose(page.locator("[data-do=undo]"))
    assert visible_table(page)[:-1] == before


def test_what_cannot_be_taken_back_is_said(page: Page) -> None:
    begin(page, 0)
    page.locator("[data-do=undo]").dispatch_event("click")
    expect(page.locator("dialog")).to_contain_text(re.compile("nothing to undo|has acted since"))


def test_the_engine_that_does_not_come_is_told_in_words(page: Page, console_errors: ConsoleErrors) -> None:
    console_errors.expect("wheels/citadels-|Failed to load resource|ERR_FAILED")
    page.route("**/wheels/citadels-*.whl", lambda route: route.abort())
    page.goto("./")
    expect(page.locator("dialog")).to_contain_text("The game couldn’t be downloaded", timeout=60_000)


# --- the table that is being set


def test_a_table_that_is_being_set_is_remembered_at_every_change(page: Page) -> None:
    table = GamePage(page)
    table.open()
    table.set_seats(5)
    table.seat_people("Ann")
    table.set_seed(77)
    table.open()
    table.set_up()
    expect(page.locator(".place")).to_have_count(5)
    expect(page.locator("#name-0")).to_have_value("Ann")
    expect(page.locator("#seed")).to_have_value("77")


def test_a_seed_that_was_dealt_is_not_dealt_again_unseen(page: Page) -> None:
    table = begin(page, 0)
    table.open()
    table.show_options()
    expect(page.locator("#seed")).to_have_value("")


# --- what cannot be read


@pytest.fixture
def unreadable(page: Page) -> Page:
    """A page that has said of a kept text that it is no game."""
    page.goto("./embed.html")
    page.evaluate("([name, text]) => localStorage.setItem(name, text)", [SAVE, SHOPPING])
    return goes_on_in_vain(page)


def goes_on_in_vain(page: Page) -> Page:
    """Go on with what cannot be read."""
    page.goto("./")
    tap(page.get_by_role("button", name="Continue"))
    expect(page.get_by_role("heading", name="This saved game can’t be read")).to_be_visible(timeout=60_000)
    return page


def open_unreadable(page: Page) -> Locator:
    """The sheet of what was set aside."""
    if page.locator("dialog[open]").count():
        tap(page.locator("dialog [data-do=close-sheet]"))
    tap(page.get_by_role("button", name="Unreadable games"))
    expect(page.locator("dialog section").first).to_be_visible()
    return page.locator("dialog section")


def saved(page: Page) -> str:
    """What is in the file that the sheet offers."""
    with page.expect_download() as file:
        tap(page.locator("dialog").get_by_role("button", name="Save as a file"))
    return file.value.path().read_text(encoding="utf-8")


def of_another_version(page: Page) -> str:
    """Keep the game of now as another version would."""
    stored_game = json.loads(str(read(page, SAVE)))
    text = json.dumps({**stored_game, "save": stored_game["save"].replace('"version":', '"version":9', 1)})
    page.evaluate("([name, text]) => localStorage.setItem(name, text)", [SAVE, text])
    return text


def test_what_cannot_be_read_is_saved_as_a_file_at_once(unreadable: Page) -> None:
    assert saved(unreadable) == SHOPPING


def test_what_was_set_aside_is_listed(unreadable: Page) -> None:
    expect(open_unreadable(unreadable)).to_have_count(1)


def test_the_list_of_what_was_set_aside_is_without_fault(unreadable: Page, axe: Callable[[], list[str]]) -> None:
    open_unreadable(unreadable)
    assert axe() == []


def test_where_nothing_was_set_aside_nothing_is_listed(page: Page) -> None:
    GamePage(page).open()
    expect(page.locator(".foot-links [data-do=aside]")).to_have_count(0)


def test_what_was_set_aside_is_saved_as_a_file(unreadable: Page) -> None:
    open_unreadable(unreadable)
    assert saved(unreadable) == SHOPPING


def test_what_was_set_aside_is_removed_if_that_is_meant(unreadable: Page) -> None:
    tap(open_unreadable(unreadable).get_by_role("button", name="Delete it"))
    tap(unreadable.locator("dialog [data-do=aside-removed]"))
    expect(unreadable.locator(".foot-links [data-do=aside]")).to_have_count(0)
    assert read(unreadable, SAVE + ".damaged.1") is None


def test_what_was_set_aside_is_not_removed_without_a_question(unreadable: Page) -> None:
    tap(open_unreadable(unreadable).get_by_role("button", name="Delete it"))
    tap(unreadable.locator("dialog").get_by_role("button", name="Cancel"))
    assert read(unreadable, SAVE + ".damaged.1") == SHOPPING


def test_what_still_cannot_be_read_stays_set_aside(unreadable: Page) -> None:
    tap(open_unreadable(unreadable).get_by_role("button", name="Try again"))
    expect(unreadable.locator("dialog")).to_contain_text("Still unreadable")
    assert read(unreadable, SAVE + ".damaged.1") == SHOPPING


def test_what_an_older_version_set_aside_is_taken_back_where_it_can_be_read(page: Page) -> None:
    begin(page)
    before = visible_table(page)
    page.evaluate("([from, to]) => { localStorage[to] = localStorage[from]; }", [SAVE, "citadels.save.damaged.1"])
    page.evaluate("name => localStorage.removeItem(name)", SAVE)
    GamePage(page).open()
    tap(open_unreadable(page).get_by_role("button", name="Try again"))
    expect(page.locator(".decision [data-do=choose], .things").first).to_be_visible(timeout=60_000)
    assert (visible_table(page), numbers(page), read(page, "citadels.save.damaged.1")) == (before, [1], None)


def test_a_game_of_another_version_stays_where_that_version_looks(page: Page) -> None:
    begin(page, 0)
    text = of_another_version(page)
    goes_on_in_vain(page)
    assert read(page, SAVE) == text


def test_behind_a_game_of_another_version_the_one_before_is_offered(page: Page) -> None:
    begin(page, 0)
    of_another_version(page)
    page.evaluate("text => (localStorage['citadels.save'] = text)", game(7))
    tap(goes_on_in_vain(page).locator("dialog [data-do=close-sheet]"))
    expect(page.get_by_role("button", name="Continue")).to_contain_text("Round 7")


def test_a_game_of_another_version_is_offered_again_by_the_next_page(page: Page) -> None:
    begin(page, 0)
    of_another_version(page)
    goes_on_in_vain(page).reload()
    expect(page.get_by_role("button", name="Continue")).to_be_visible()


def test_a_new_game_under_the_number_of_one_set_aside_is_offered(unreadable: Page) -> None:
    tap(unreadable.locator("dialog [data-do=close-sheet]"))
    tap(unreadable.locator(".deal"))
    wait_until(unreadable, f"() => localStorage.getItem('{SAVE}')")
    tap(unreadable.locator(".bar [data-do=menu]"))
    tap(unreadable.locator("dialog [data-do=new-table]"))
    tap(unreadable.locator("dialog [data-do=leave]"))
    expect(unreadable.get_by_role("button", name="Continue")).to_be_visible()
