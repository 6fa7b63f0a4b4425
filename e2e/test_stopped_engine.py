"""An engine that stops in the middle of a game: another takes its place, and the game goes on where it was."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from citadels import Game
from e2e.conftest import ConsoleErrors
from e2e.game_page import GamePage
from e2e.pages import OTHER_PAGES, name_of
from e2e.taps import tap

PATIENCE = 12_000  # milliseconds after which an engine that gives no answer has stopped (js/engine-client.js)
ANEW = 60_000
# Run in the worker: it answers its next request with a problem. Run before the page: every engine does where it is
# asked for a hint.
BREAK_ONCE = """() => {
  const post = self.postMessage;
  self.postMessage = () => {
    self.postMessage = post;
    post({ problem: "odd" });
  };
}"""
BREAKING = """() => {
  const Own = Worker;
  window.Worker = class extends Own {
    asked = [];
    postMessage(text) {
      this.asked.push(text);
      super.postMessage(text);
    }
    set onmessage(heard) {
      super.onmessage = event => {
        const breaks = !event.data.stage && this.asked.shift()?.includes('"hint"');
        heard(breaks ? { data: { problem: "odd" } } : event);
      };
    }
  };
}"""


@pytest.fixture
def table(request: pytest.FixtureRequest, page: Page) -> GamePage:
    """Someone at a table, on a page whose clock the test can put on; of Citadels unless a test is parametrized."""
    page.clock.install()
    table: GamePage = getattr(request, "param", GamePage)(page)
    table.start_table()
    return table


def stop(page: Page) -> None:
    """Let the engine's worker be gone without a word, as where a phone takes its memory."""
    page.workers[0].evaluate("self.close()")


def choose(table: GamePage) -> None:
    """Make the first choice, for which the engine is asked at once."""
    tap(table.things().first)
    tap(table.page.locator(".foot button:not([aria-disabled])").first)


def test_a_choice_made_when_the_engine_is_gone_is_played_and_the_player_told(table: GamePage) -> None:
    question = table.page.locator(table.question())
    stop(table.page)
    choose(table)

    table.page.clock.run_for(PATIENCE)

    expect(table.page.locator(".edge-line")).to_contain_text("but your game is fine")
    expect(question).to_have_count(0, timeout=ANEW)
    assert table.wait_for_question()


@pytest.mark.parametrize("table", OTHER_PAGES, ids=name_of, indirect=True)
def test_a_bots_step_that_breaks_off_once_is_made_by_another_engine(table: GamePage) -> None:
    question = table.page.locator(table.question())
    table.page.workers[0].evaluate(BREAK_ONCE)

    table.decide()

    expect(question).to_have_count(0, timeout=ANEW)
    assert table.wait_for_question()


def test_on_a_shared_device_the_player_goes_on_who_held_it(page: Page) -> None:
    page.clock.install()
    table = GamePage(page)
    table.open(instant=True)
    table.seat_people("Ann", "Ben")
    table.set_seed(3)
    table.deal()
    table.open_curtain()
    question = page.locator(table.question())
    page.workers[0].evaluate(BREAK_ONCE)

    table.decide()

    expect(question).to_have_count(0, timeout=ANEW)
    expect(page.locator("dialog[open]")).to_have_count(0)


def test_a_request_that_stops_every_engine_is_given_up_in_words(page: Page) -> None:
    page.add_init_script(f"({BREAKING})()")
    table = GamePage(page)
    table.open()
    table.set_seed(3)
    table.deal()
    table.wait_for_question()

    tap(page.locator("[data-do=hint]"))

    expect(page.locator("dialog")).to_contain_text("The game engine has stopped", timeout=ANEW)
    expect(page.locator("dialog [data-do=reload]")).to_be_visible()


def test_a_replay_goes_on_at_its_step(page: Page, console_errors: ConsoleErrors) -> None:
    game = Game.new(["Ann", "Ben"], {"round_limit": 1}, seed=3)
    while not game.over:
        game.play(game.moves()[0])
    page.goto(f"replay.html#{game.link()}&at=5")
    heading = page.locator(".steps h2")
    expect(heading).to_contain_text("Step 5 ", timeout=ANEW)
    page.workers[0].evaluate(BREAK_ONCE)

    page.keyboard.press("j")

    expect(heading).to_contain_text("Step 6 ", timeout=ANEW)


def test_what_breaks_off_in_the_page_is_said(page: Page, console_errors: ConsoleErrors) -> None:
    console_errors.expect("nobody expects this")
    page.goto("./")
    expect(page.locator("button.deal")).to_be_visible()

    page.evaluate("setTimeout(() => { throw new Error('nobody expects this'); })")

    expect(page.locator(".edge-line")).to_contain_text("Something went wrong")


def test_what_the_engine_says_amiss_is_said_without_what_python_wraps_around_it(table: GamePage) -> None:
    table.page.evaluate("() => { window.engine.ask = () => Promise.reject(new Error('odd')); }")

    tap(table.page.locator("[data-do=hint]"))

    expect(table.page.locator("dialog")).to_contain_text("(odd)")
