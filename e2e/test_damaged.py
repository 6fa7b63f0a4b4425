"""Whatever text lies in the browser's storage, the page starts, and a save that cannot be read is not lost."""

import json

import pytest
from playwright.sync_api import Page, expect

from e2e.conftest import FOLDER
from e2e.taps import tap

pytestmark = pytest.mark.usefixtures("warm_engine")

SETUP, SETTINGS, OPENING = (FOLDER + name for name in ("citadels.setup", "citadels.settings", "citadels.opening"))
OLD = "citadels.save"  # as versions without a folder kept their one game
SAVE = FOLDER + "citadels.save.1"
STARTED = 30_000  # a page that does not start says so after 45 s
DEEP = 3_000
NESTED = "[" * DEEP + "]" * DEEP


def save(save: str = '""', names: str = "[]", number: str = "1", over: str = "false") -> str:
    """A kept game as the page writes it, of parts in JSON."""
    return f'{{"save":{save},"names":{names},"round":{number},"over":{over}}}'


SAVES = {
    "endless round": save(number="1e999"),
    "nested save": save(save=NESTED),
    "nested names": save(names=NESTED),
    "names of numbers": save(names="[1,2]"),
    "no number of a round": save(number='"<b>"'),
    "half a round": save(number="4.5"),
    "no yes or no": save(over='"yes"'),
    "half a letter": save(save='"\\ud800"'),
    "a list": "[]",
    "nested": NESTED,
    "200,000 deep": "[" * 200_000,
    "2 MB": save(save=json.dumps("x" * 2**21)),
    "4 MB": save(save=json.dumps("x" * 2**22)),
}
SETUPS = {
    "count 4.5": '{"count":4.5}',
    "count 4.0": '{"count":4.0}',
    "endless count": '{"count":1e999}',
    "count of yes": '{"count":true}',
    "count of a path": '{"count":"../cards"}',
    "count of 30,000 digits": f'{{"count":{"9" * 30_000}}}',
    "nested name": f'{{"seats":[{{"name":{NESTED},"kind":"person","bot":""}}]}}',
    "seats of numbers": '{"seats":[1,2],"count":4}',
    "4 MB": json.dumps({"count": 4, "more": "x" * 2**22}),
}
NAMES = {
    "no number": FOLDER + "citadels.save.x",
    "number below nothing": FOLDER + "citadels.save.-1",
    "number with a nought before it": FOLDER + "citadels.save.01",
    "30,000 digits": FOLDER + "citadels.save." + "9" * 30_000,
    "aside without a number": FOLDER + "citadels.save.1.damaged.",
    "aside of nothing": FOLDER + "citadels.save.damaged.damaged.x",
    "aside of an older version": OLD + ".damaged.1",
}
SETTING = {"nested": f'{{"pace":{NESTED}}}', "a number": "1", "4 MB": json.dumps({"pace": "x" * 2**22})}
OPENINGS = {"below nothing": "-5", "a word": "first", "half": "0.5", "4 MB": "9" * 2**22}


def open_with_text(page: Page, name: str, text: str) -> None:
    """Lay a text into the storage, as if it were from the last time, and open the page."""
    page.add_init_script(f"localStorage.setItem({json.dumps(name)}, {json.dumps(text)})")
    page.goto("./")


@pytest.mark.parametrize("what", SAVES)
def test_a_damaged_save_does_not_keep_the_page_from_starting(page: Page, what: str) -> None:
    open_with_text(page, SAVE, SAVES[what])
    expect(page.locator(".deal")).to_be_visible(timeout=STARTED)


@pytest.mark.parametrize("what", ["endless round", "nested save", "half a letter", "200,000 deep", "2 MB"])
def test_a_damaged_save_of_an_older_version_does_not_keep_the_page_from_starting(page: Page, what: str) -> None:
    open_with_text(page, OLD, SAVES[what])
    expect(page.locator(".deal")).to_be_visible(timeout=STARTED)


@pytest.mark.parametrize("where", NAMES)
def test_a_damaged_name_does_not_keep_a_table_from_being_set(page: Page, where: str) -> None:
    open_with_text(page, NAMES[where], NESTED)
    tap(page.locator(".deal"), timeout=STARTED)
    expect(page.locator(".decision")).to_be_visible(timeout=STARTED)


@pytest.mark.parametrize("what", ["nested save", "200,000 deep", "2 MB"])
def test_a_damaged_text_that_was_set_aside_is_listed(page: Page, what: str) -> None:
    open_with_text(page, SAVE + ".damaged.1", SAVES[what])
    tap(page.get_by_role("button", name="Unreadable games (1)"), timeout=STARTED)
    expect(page.locator("dialog section")).to_have_count(1)


def test_a_text_of_2_mb_that_was_set_aside_is_saved_as_a_file_whole(page: Page) -> None:
    open_with_text(page, SAVE + ".damaged.1", SAVES["2 MB"])
    tap(page.get_by_role("button", name="Unreadable games (1)"), timeout=STARTED)
    with page.expect_download() as file:
        tap(page.locator("dialog").get_by_role("button", name="Save as a file"))
    assert file.value.path().read_text(encoding="utf-8") == SAVES["2 MB"]


def test_a_hundred_damaged_saves_do_not_keep_a_table_from_being_set(page: Page) -> None:
    names = [f"{FOLDER}citadels.save.{number}" for number in range(1, 101)]
    page.add_init_script(f"for (const name of {names}) localStorage.setItem(name, {json.dumps(NESTED)})")
    page.goto("./")
    tap(page.locator(".deal"), timeout=STARTED)
    tap(page.locator("dialog").get_by_role("button", name="Deal the cards"))
    expect(page.locator(".decision")).to_be_visible(timeout=STARTED)


@pytest.mark.parametrize("what", ["endless round", "nested save", "no yes or no", "200,000 deep", "2 MB"])
def test_a_damaged_save_is_kept_aside_whole(page: Page, what: str) -> None:
    open_with_text(page, SAVE, SAVES[what])
    tap(page.get_by_role("button", name="Continue"), timeout=STARTED)
    expect(page.get_by_role("heading", name="This saved game can’t be read")).to_be_visible(timeout=60_000)
    assert page.evaluate("name => localStorage.getItem(name)", SAVE + ".damaged.1") == SAVES[what]


def test_a_damaged_save_of_an_older_version_is_kept_aside_and_offered_no_more(page: Page) -> None:
    open_with_text(page, OLD, SAVES["nested save"])
    tap(page.get_by_role("button", name="Continue"), timeout=STARTED)
    expect(page.get_by_role("heading", name="This saved game can’t be read")).to_be_visible(timeout=60_000)
    page.reload()
    expect(page.get_by_role("button", name="Unreadable games (1)")).to_be_visible(timeout=STARTED)
    expect(page.get_by_role("button", name="Continue")).to_have_count(0)


@pytest.mark.parametrize(
    ("name", "text"),
    [(name, text) for name, texts in ((SETUP, SETUPS), (SETTINGS, SETTING), (OPENING, OPENINGS)) for text in texts],
)
def test_no_other_damaged_text_keeps_a_table_from_being_set(page: Page, name: str, text: str) -> None:
    open_with_text(page, name, {SETUP: SETUPS, SETTINGS: SETTING, OPENING: OPENINGS}[name][text])
    tap(page.locator(".deal"), timeout=STARTED)
    expect(page.locator(".decision")).to_be_visible(timeout=STARTED)
