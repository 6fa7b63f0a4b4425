"""Attacks of a stranger's bot on the workshop: the page is told nothing it does not know, and goes on."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from e2e.conftest import strict_page
from e2e.taps import click
from e2e.test_room import FLOODED
from e2e.test_workshop import WAIT, come, plainly

# Lays hold of the room's port at the next question, and sends by it what the page never asked for.
PORT = """\
import js
from pyodide.ffi import create_proxy, to_js

def data(this):
    send = lambda **fields: this.target.postMessage(to_js(fields, dict_converter=js.Object.fromEntries))
    send(failed="b" * (1 << 20))
    return to_js({"ask": '{"do": "hello"}'}, dict_converter=js.Object.fromEntries)

getter = to_js({"get": create_proxy(data).captureThis()}, dict_converter=js.Object.fromEntries)
js.Object.defineProperty(js.MessageEvent.prototype, "data", getter)

def choose(view, options, dice, budget):
    return options[0]
"""
ROWS = """\
from citadels.workshop.match import Run

ROW = {"bot": "b", "games": 1, "wins": 1, "share": 0.5, "low": 0.1, "high": 0.9, "points": 1}
counted = Run._counted
Run._counted = lambda self: {**counted(self), "rows": [ROW] * 40_000}

def choose(view, options, dice, budget):
    return options[0]
"""
BUFFERS = """\
import js
kept = []

def choose(view, options, dice, budget):
    kept.append(js.Uint8Array.new(1 << 28).fill(1))
    return options[0]
"""
# Answers in the place of Python from then on.
SAYS = """\
from citadels.workshop.worker import Workshop
Workshop._handle = lambda *_: {answer!r}

def choose(view, options, dice, budget):
    return options[0]
"""
SIZES = "window.sizes = []; addEventListener('message', e => sizes.push(JSON.stringify(e.data).length))"


@pytest.fixture
def page(browser: Browser, base_url: str) -> Iterator[Page]:
    """A page whose policy is in force."""
    yield from strict_page(browser, base_url, 1280, 800)


def play(page: Page, source: str) -> None:
    """Let a bot play, in a page that notes how large the messages are which it hears."""
    page.add_init_script(SIZES)
    come(page)
    play_again(page, source)


def play_again(page: Page, source: str) -> None:
    """Let a bot play in the page that is open."""
    plainly(page, source)
    click(page.get_by_role("tab", name="Games"))
    click(page.get_by_role("button", name="Play 100 games"))


def test_a_bot_lays_hold_of_no_port_and_takes_no_memory_of_javascript(page: Page) -> None:
    play(page, PORT)
    expect(page.locator("#fault-here")).to_contain_text("AttributeError", timeout=WAIT)
    click(page.get_by_role("tab", name="Games"))
    click(page.get_by_role("button", name="Play 100 games"))
    expect(page.locator("#fault-here")).to_contain_text("AttributeError")
    play_again(page, BUFFERS)
    expect(page.locator("#fault-here")).to_contain_text("AttributeError: Uint8Array", timeout=WAIT)

    assert page.evaluate("Math.max(...sizes)") < 10_000


def test_more_rows_than_there_are_seats_end_the_run(page: Page) -> None:
    play(page, ROWS)

    expect(page.locator("#fault-here")).to_contain_text("rows is not a list of at most 8", timeout=WAIT)
    assert page.locator("#panel-games tr").count() == 0


def test_an_answer_in_a_wrong_form_ends_the_run_and_is_told(page: Page) -> None:
    """One that is no JSON, too: tests/page/test_messages_of_the_room.py."""
    wrong_error = '{"answer": {"error": {"id": "bot-error", "args": {"sentence": {"id": 5}}}}, "memory": 0}'
    play(page, SAYS.format(answer=wrong_error))

    expect(page.locator("#fault-here")).to_contain_text(re.compile(r"Python stopped.*sentence\.id"), timeout=WAIT)


# What a taken port may send.
FORGED = (
    "{ failed: 'b'.repeat(1e6) }",
    "{ stage: 'b'.repeat(1e6) }",
    "{ at: { game: 'b'.repeat(1e6), seat: 0 } }",
    "{ text: '{}', more: 'b'.repeat(1e6) }",
    "{ text: JSON.stringify({ answer: { error: { id: 'b'.repeat(1e6) } }, memory: 0 }) }",
    "new Map([['failed', 'b'.repeat(1e6)]])",
    "new Uint8Array(1e6)",
    "null",
)


def test_what_comes_through_a_port_that_was_taken_is_cut_or_ends_the_worker(page: Page) -> None:
    page.add_init_script(SIZES)
    come(page)

    largest = {}
    for message in FORGED:
        page.evaluate("sizes = []")
        page.evaluate(
            FLOODED.replace("if (data.flood)", "if (!data.open)"),
            f"self.onmessage = ({{ data }}) => data.port.postMessage({message});",
        )
        largest[message] = page.evaluate("Math.max(...sizes)")

    assert {message: size for message, size in largest.items() if not 0 < size < 1000} == {}


@pytest.mark.parametrize(
    ("text", "words"),
    [
        (f"x = {'[' * 300}{']' * 300}\n", "too many nested parentheses|nested too deeply"),
        (f"x = {'+'.join('1' * 3_000)}\n", "nested too deeply|there is no function"),
        (f"x = {'-' * 50_000}1\n", "nested too deeply"),
    ],
)
def test_a_text_that_is_nested_too_deeply_is_told_as_such(page: Page, text: str, words: str) -> None:
    play(page, text)

    expect(page.locator("#fault-here")).to_contain_text(re.compile(words), timeout=WAIT)


def test_marks_that_turn_a_line_are_seen_in_an_error_and_in_what_is_printed(page: Page) -> None:
    source = "def choose(view, options, dice, budget):\n    print('a\\u202eb')\n    raise ValueError('c\\u202ed')\n"
    play(page, source)

    expect(page.locator("#fault-here mark.unseen-letter")).to_have_text("U+202E", timeout=WAIT)
    expect(page.locator("#printed mark.unseen-letter").first).to_have_text("U+202E")
