"""Whatever text lies in the browser's storage, the page starts, and a save that cannot be read is not lost."""

import json

import pytest
from playwright.sync_api import Page, expect

SAVE, SETUP, SETTINGS, OPENING = "citadels.save", "citadels.setup", "citadels.settings", "citadels.opening"
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
SETTING = {"nested": f'{{"pace":{NESTED}}}', "a number": "1", "4 MB": json.dumps({"pace": "x" * 2**22})}
OPENINGS = {"below nothing": "-5", "a word": "first", "half": "0.5", "4 MB": "9" * 2**22}


def stored(page: Page, name: str, text: str) -> None:
    """Lay a text into the storage, as if it were from the last time, and open the page."""
    page.add_init_script(f"localStorage.setItem({json.dumps(name)}, {json.dumps(text)})")
    page.goto("./")


@pytest.mark.parametrize("what", SAVES)
def test_a_damaged_save_does_not_keep_the_page_from_starting(page: Page, what: str) -> None:
    stored(page, SAVE, SAVES[what])
    expect(page.locator(".deal")).to_be_visible(timeout=STARTED)


@pytest.mark.parametrize("what", ["endless round", "nested save", "no yes or no", "200,000 deep", "2 MB"])
def test_a_damaged_save_is_kept_aside_whole(page: Page, what: str) -> None:
    stored(page, SAVE, SAVES[what])
    page.get_by_role("button", name="Continue").tap(timeout=STARTED)
    expect(page.get_by_role("heading", name="The kept game cannot be read")).to_be_visible(timeout=60_000)
    assert page.evaluate("name => localStorage.getItem(name)", SAVE + ".damaged.1") == SAVES[what]


@pytest.mark.parametrize(
    ("name", "text"),
    [(name, text) for name, texts in ((SETUP, SETUPS), (SETTINGS, SETTING), (OPENING, OPENINGS)) for text in texts],
)
def test_no_other_damaged_text_keeps_a_table_from_being_set(page: Page, name: str, text: str) -> None:
    stored(page, name, {SETUP: SETUPS, SETTINGS: SETTING, OPENING: OPENINGS}[name][text])
    page.locator(".deal").tap(timeout=STARTED)
    expect(page.locator(".decision")).to_be_visible(timeout=STARTED)
