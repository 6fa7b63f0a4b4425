"""The workshop: the editor and the way out of it, bots that are kept, handed on and taken in, and what a bot does."""

import base64
import json
import re
import zlib
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from e2e.conftest import strict_page
from e2e.screen_checks import DESKTOP, PHONE, SIDEWAYS
from e2e.taps import check, click

WAIT = 90_000  # Python with its whole library
NARROW = (320, 640)
WRONG = "def choose(view, options, dice, budget):\n    return options[99]\n"
PRINTS = "def choose(view, options, dice, budget):\n    print(len(options))\n    return options[0]\n"
KING = """\
def choose(view, options, dice, budget):
    for option in options:
        if option == "pick king":
            return option
    return options[0]
"""


def come(page: Page, address: str = "") -> None:
    """Open the workshop and wait for its editor."""
    page.goto("./workshop.html" + address)
    expect(page.locator("#editor")).to_be_visible()


def enter_editor(page: Page) -> None:
    """Click into the editor once it is whole: it is on the page before, and the choice of a plain text area is not."""
    expect(page.get_by_label("Plain text area")).to_be_visible(timeout=WAIT)
    click(page.locator(".cm-content"))


def plainly(page: Page, source: str) -> None:
    """Write a bot in the plain text area."""
    if page.get_by_label("Plain text area").is_visible() and not page.get_by_label("Plain text area").is_checked():
        check(page.get_by_label("Plain text area"))
    page.locator("#plain").fill(source)


def wait_for_stored_text(page: Page, part: str) -> None:
    """Wait until what this page keeps holds a text: it is written at a pause of typing."""
    page.wait_for_function("part => Object.values(localStorage).some(one => one.includes(part))", arg=part)


@pytest.fixture
def strict(browser: Browser, base_url: str) -> Iterator[Page]:
    """A page whose policy is in force."""
    yield from strict_page(browser, base_url, 390, 844)


def test_every_part_is_accessible_and_fits(page: Page, axe: Callable[[], list[str]]) -> None:
    come(page)
    faults = []
    for size, tabs in ((PHONE, 5), (NARROW, 5), (DESKTOP, 4)):
        page.set_viewport_size({"width": size[0], "height": size[1]})
        expect(page.get_by_role("tab")).to_have_count(tabs)
        for tab in (None, *page.get_by_role("tab").all()):
            if tab:
                click(tab)
            faults += axe() if size != NARROW else []
            beside = page.evaluate(SIDEWAYS)
            faults += [f"{size}: {beside} px beside the screen"] if beside > 0 else []

    assert faults == []


def test_the_editor_comes_under_the_pages_policy(strict: Page) -> None:
    """No eval and no markup but PyScript's own two texts (site/workshop/markup.js)."""
    console_errors: list[str] = []
    strict.on("console", lambda message: console_errors.append(message.text) if message.type == "error" else None)
    come(strict)

    assert console_errors == []


def test_who_clicks_into_the_editor_while_it_comes_can_write(page: Page) -> None:
    come(page)

    click(page.locator(".cm-content"))
    expect(page.get_by_label("Plain text area")).to_be_visible(timeout=WAIT)
    page.keyboard.type("# mine")

    expect(page.locator(".cm-content")).to_contain_text("# mine")


SCROLL_EVERY_FRAME = (
    "requestAnimationFrame(function go() { scrollBy(0, scrollY ? -30 : 30); requestAnimationFrame(go); })"
)


def test_letters_stay_in_order_while_the_page_scrolls(page: Page) -> None:
    page.set_viewport_size({"width": 1280, "height": 400})
    come(page)
    enter_editor(page)
    page.keyboard.press("Control+End")
    page.evaluate(SCROLL_EVERY_FRAME)
    page.keyboard.type("ab" * 120)

    expect(page.locator(".cm-line").last).to_have_text("ab" * 120)


def test_what_is_written_is_there_after_a_reload(page: Page) -> None:
    come(page)
    enter_editor(page)
    page.keyboard.press("Control+End")
    page.keyboard.type("# mine")
    wait_for_stored_text(page, "# mine")
    page.reload()

    expect(page.locator(".cm-content")).to_contain_text("# mine")


def test_tab_leaves_the_editor_until_the_reader_lets_it_indent(page: Page) -> None:
    come(page)
    enter_editor(page)
    page.keyboard.press("Tab")
    expect(page.locator("#below").get_by_role("button", name="Play", exact=True)).to_be_focused()
    check(page.get_by_label("Tab indents"))
    click(page.locator(".cm-line").nth(1))
    page.keyboard.press("Tab")
    expect(page.locator(".cm-line").nth(1)).to_have_text("    ")
    page.keyboard.press("Escape")
    page.keyboard.press("Tab")

    expect(page.locator("#below").get_by_role("button", name="Play", exact=True)).to_be_focused()


def test_the_plain_text_area_is_remembered(page: Page) -> None:
    come(page)
    plainly(page, "# plain")
    wait_for_stored_text(page, "# plain")
    page.reload()

    expect(page.locator("#plain")).to_have_value("# plain")
    expect(page.get_by_label("Plain text area")).to_be_checked()


def test_names_are_completed_before_python_runs(page: Page) -> None:
    come(page)
    click(page.locator(".cm-line").nth(1))
    page.keyboard.type('view["pla')

    expect(page.locator(".cm-tooltip-autocomplete")).to_contain_text("players")


def test_bots_are_renamed_and_deleted_with_a_way_back(page: Page) -> None:
    come(page)
    click(page.get_by_text("More…"))
    click(page.get_by_role("button", name="Rename"))
    page.get_by_role("textbox", name="Name").fill("Brave")
    page.keyboard.press("Enter")
    expect(page.get_by_label("Bot", exact=True).locator("option")).to_have_text(["Brave"])
    click(page.get_by_role("button", name="Delete"))
    expect(page.get_by_label("Bot", exact=True).locator("option")).to_have_text(["My bot"])
    click(page.get_by_role("button", name="Undo"))

    expect(page.get_by_label("Bot", exact=True).locator("option:checked")).to_have_text("Brave")


def test_a_bot_is_saved_as_a_file_and_opened_again(page: Page, tmp_path: Path) -> None:
    come(page)
    plainly(page, WRONG)
    click(page.get_by_text("More…"))
    with page.expect_download() as saved:
        click(page.get_by_role("button", name="Save as a file"))
    saved.value.save_as(tmp_path / saved.value.suggested_filename)
    click(page.get_by_role("button", name="Close"))
    plainly(page, "# another")
    page.locator("#import").set_input_files(tmp_path / "my_bot.py")

    expect(page.locator("#plain")).to_have_value(WRONG)


def test_a_link_shows_the_source_first_and_asks(page: Page) -> None:
    come(page)
    plainly(page, "# a bot of somebody's <b>")
    click(page.get_by_text("More…"))
    click(page.get_by_role("button", name="Share as a link"))
    address = page.locator("#address").input_value()
    page.evaluate("localStorage.clear()")
    page.goto("about:blank")
    page.goto(address)
    expect(page.locator("dialog pre")).to_have_text("# a bot of somebody's <b>")
    is_stored = page.evaluate("Object.values(localStorage).some(one => one.includes('somebody'))")
    click(page.get_by_role("button", name="Save it"))

    assert not is_stored
    expect(page.locator(".cm-content")).to_contain_text("somebody's <b>")
    expect(page).not_to_have_url(re.compile("#"))


def link_of(name: str, source: str) -> str:
    """The end of an address that holds a bot, whatever its name and source."""
    packer = zlib.compressobj(wbits=-zlib.MAX_WBITS)
    packed = packer.compress(json.dumps([name, source]).encode()) + packer.flush()
    return "#bot=1." + base64.urlsafe_b64encode(packed).decode().rstrip("=")


def test_a_link_shows_the_letters_that_hide(page: Page) -> None:
    page.goto("./workshop.html" + link_of("\u202egnitseretni", 'x = "none\u202e \u2066# admin\u2069"\n'))

    expect(page.locator("dialog")).to_contain_text("characters that don’t show")
    expect(page.locator("dialog bdi")).to_have_text("gnitseretni")
    expect(page.locator("dialog pre mark")).to_have_text(["U+202E", "U+2066", "U+2069"])


def test_a_bot_without_a_name_gets_one(page: Page) -> None:
    page.goto("./workshop.html" + link_of("\u200b", "# a bot"))

    expect(page.locator("dialog bdi")).to_have_text("My bot")
    expect(page.locator("dialog")).not_to_contain_text("don’t show")


@pytest.mark.parametrize(
    "link", ["#bot=1.%%%", "#bot=1.AAAA", "#bot=1." + "A" * 200_000], ids=["letters", "bytes", "long"]
)
def test_a_damaged_link_is_said_in_words(page: Page, link: str) -> None:
    page.goto("./workshop.html" + link)

    expect(page.get_by_role("dialog")).to_contain_text("damaged")


@pytest.mark.parametrize(("language", "title"), [("zh-Hant", "工作坊"), ("zh-Hans", "工作坊")])
def test_it_speaks_the_readers_language(page: Page, language: str, title: str) -> None:
    come(page)
    page.locator("#tongue").select_option(language)

    expect(page.get_by_role("heading", level=1)).to_have_text(title)
    expect(page.locator("html")).to_have_attribute("lang", language)
    assert re.findall(r"\b(workshop|gallery|exercise)-[a-z-]+\b", page.locator("main").inner_text()) == []


def test_a_bot_plays_is_checked_and_looked_into(strict: Page) -> None:
    """One start of Python for all that a reader does with it in an evening."""
    page = strict
    page.set_viewport_size({"width": 1280, "height": 800})
    come(page)
    plainly(page, WRONG)
    page.get_by_label("How many").select_option("10")
    click(page.get_by_role("button", name="Play 10 games"))
    expect(page.locator("#fault-here")).to_contain_text("Line 2", timeout=WAIT)
    plainly(page, PRINTS)
    click(page.get_by_role("button", name="Play 10 games"))
    expect(page.get_by_role("table", name="Wins in 10 games")).to_be_visible(timeout=WAIT)
    expect(page.locator("#printed pre")).to_be_visible()
    click(page.get_by_text("All 10 games").first)
    with page.expect_popup() as popup:
        click(page.get_by_role("button", name="Game 1 of My bot in the replay"))
    expect(popup.value.locator(".steps h2")).to_be_visible(timeout=WAIT)
    popup.value.close()
    click(page.get_by_role("tab", name="Position"))
    click(page.get_by_role("button", name="Show a position"))
    expect(page.locator(".answer")).to_contain_text("Your bot answers", timeout=WAIT)
    click(page.get_by_role("tab", name="Exercises"))
    plainly(page, KING)
    click(page.get_by_role("button", name="Check my bot").first)
    expect(page.locator("#panel-exercises .done h3")).to_contain_text("Take the King", timeout=WAIT)
