"""Junk in the browser's storage lets the page start, and a save that cannot be read is not lost."""

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


# Those that are set aside in one visit; the others lie on the devices below, each of which has at most one text under a
# name, and at most one of 4 MB: a storage has room for 5.
ASIDE = ("endless round", "nested save", "half a letter", "no yes or no", "200,000 deep", "2 MB")
TEXTS = [
    *((SETUP, text) for text in SETUPS.values()),
    *((SAVE, text) for what, text in SAVES.items() if what not in ASIDE),
    *((name, NESTED) for name in NAMES.values()),
    *((SETTINGS, text) for text in SETTING.values()),
    *((OPENING, text) for text in OPENINGS.values()),
]
DEVICES = [dict(TEXTS[first :: len(SETUPS)]) for first in range(len(SETUPS))]


def open_with_texts(page: Page, texts: dict[str, str]) -> None:
    """Lay texts into the storage, as if they were from the last time, and open the page."""
    page.goto("./embed.html")
    page.evaluate("texts => Object.assign(localStorage, texts)", texts)
    page.goto("./")


@pytest.mark.parametrize("texts", DEVICES, ids=SETUPS)
def test_no_damaged_text_keeps_a_table_from_being_set(page: Page, texts: dict[str, str]) -> None:
    """A table that was set, a save, a save's name, the opening dealt last, settings: none is read with another."""
    open_with_texts(page, texts)

    tap(page.locator(".deal"), timeout=STARTED)

    expect(page.locator(".decision")).to_be_visible(timeout=STARTED)


def test_every_damaged_text_lies_on_a_device() -> None:
    texts = [item for device in DEVICES for item in device.items()]

    assert sorted(texts) == sorted(TEXTS)


def test_damaged_saves_are_kept_aside_whole_one_after_the_other(page: Page) -> None:
    """Of an older version, too, which kept one game; each is offered once the newer ones are out of the way."""
    texts = {f"{SAVE[:-1]}{number}": SAVES[what] for number, what in enumerate(ASIDE, 1)} | {OLD: SAVES["nested"]}
    open_with_texts(page, texts)
    for _ in texts:
        tap(page.get_by_role("button", name="Continue"), timeout=STARTED)
        expect(page.get_by_role("heading", name="This saved game can’t be read")).to_be_visible(timeout=60_000)
        tap(page.locator("dialog [data-do=close-sheet]"))

    stored = page.evaluate("({ ...localStorage })")

    aside = {f"{name if name != OLD else FOLDER + OLD}.damaged.1": text for name, text in texts.items()}
    assert {name: text for name, text in stored.items() if ".damaged." in name} == aside


@pytest.fixture
def aside(page: Page) -> Page:
    """A page on whose device three texts were set aside."""
    texts = (SAVES[what] for what in ("nested save", "200,000 deep", "2 MB"))
    open_with_texts(page, {f"{SAVE}.damaged.{number}": text for number, text in enumerate(texts, 1)})
    tap(page.get_by_role("button", name="Unreadable games (3)"), timeout=STARTED)
    return page


def test_a_damaged_text_that_was_set_aside_is_listed_and_saved_as_a_file_whole(aside: Page) -> None:
    expect(aside.locator("dialog section")).to_have_count(3)

    with aside.expect_download() as file:
        tap(aside.locator("dialog [data-do=aside-file][data-arg$='.3']"))

    assert file.value.path().read_text(encoding="utf-8") == SAVES["2 MB"]


def test_a_hundred_damaged_saves_do_not_keep_a_table_from_being_set(page: Page) -> None:
    open_with_texts(page, {f"{FOLDER}citadels.save.{number}": NESTED for number in range(1, 101)})

    tap(page.locator(".deal"), timeout=STARTED)
    tap(page.locator("dialog").get_by_role("button", name="Deal the cards"))

    expect(page.locator(".decision")).to_be_visible(timeout=STARTED)
