"""Never seen: a game of two people at one device, looked through for what is nobody's business (H2).

At every closed curtain and at every moment of somebody else's turn the whole page is searched: text, attributes, title,
accessibility tree and live region. What may be there is worked out beside the page (e2e/secrets.py). With more people
the page's tree is searched (tests/page/test_never_seen.py).
"""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import Page, expect

from e2e.game_page import GAME
from e2e.saved_games import open_with, short_game
from e2e.secrets import Look, secrets_in_sight, stored_save
from e2e.taps import tap
from e2e.waits import wait_until
from tests.table.secrets import Truth

pytestmark = pytest.mark.usefixtures("warm_engine")

PEOPLE = ["Ann", "Ben"]
ROUNDS = 4

# Bots wait until they are let go on, so that each moment of their turns can be looked at; and not for a moment does a
# curtain lie in the page together with something of a seat.
WATCHED = """() => {
  const ask = window.engine.ask;
  window.step = null;
  window.engine.ask = text => {
    if (JSON.parse(text).do !== "tick") return ask(text);
    return new Promise(done => (window.step = () => { window.step = null; done(ask(text)); }));
  };
  window.both = [];
  const look = () => {
    const own = document.querySelector(".mine, .things, .tile, .advice, .card");
    if (own && document.querySelector(".curtain")) window.both.push(own.className);
  };
  new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true });
}"""
MOMENT = """() => window.step
  || document.querySelector(".curtain [data-hold], .over, .things, .decision [data-do=choose], .decision .foot-hint")"""


class Watch:
    """Plays at the page and looks through it."""

    def __init__(self, page: Page, seed: int) -> None:
        self.page = page
        self.dice = random.Random(seed)
        game = short_game([*PEOPLE, "Eva"], seed, ROUNDS)
        self.table = open_with(page, game, tuple(range(len(PEOPLE))))
        self.table.dice.seed(seed)
        page.evaluate(WATCHED)
        self.reader = page.context.new_cdp_session(page)
        self.seat: int | None = None  # for whom the curtain was opened last
        tap(page.locator("[data-do=continue]"))

    def find_faults(self) -> list[str]:
        """Return, in words, what must not stand in the page at this moment."""
        look, truth = Look(self.page, self.reader), Truth(stored_save(self.page))
        if self.page.locator(".curtain").count():
            self.seat = None
            return self._behind(look, truth)
        viewer = self.seat if self.page.locator(".mine").count() else None
        return secrets_in_sight(self.page, look, truth, viewer)

    def _behind(self, look: Look, truth: Truth) -> list[str]:
        """A closed curtain names the next player and their seat; the log over it, what everybody knows."""
        if self.page.locator("dialog[open]").count():
            lines = self.page.locator(".block").count()
            more = [f"{lines} lines in the log"] if lines > truth.public_lines() else []
            return more + sorted(look.district_ids() - truth.known(None))
        seat = self.page.locator(".curtain p.quiet").inner_text()
        numbers = [text for text in (*look.accessible_texts, look.title) if re.search(r"\d", text) and text != seat]
        return numbers + sorted(look.district_ids() | look.characters())

    def play(self) -> list[str]:
        """Play on and look at every moment; return what was found."""
        faults: list[str] = []
        decisions = GAME
        while decisions and not faults:
            wait_until(self.page, MOMENT)
            if self.table.over:  # by now all hands lie open
                break
            faults += self.find_faults()
            if self.page.evaluate("Boolean(window.step)"):
                self.page.evaluate("window.step()")
            elif self.page.locator(".curtain").count():
                faults += self.before_the_curtain()
            else:
                decisions -= 1
                faults += self.decide()
        return [*faults, *self.page.evaluate("window.both")]

    def before_the_curtain(self) -> list[str]:
        """Open it; sometimes read the log first, which all may read."""
        faults: list[str] = []
        if self.dice.random() < 0.2:
            self.page.locator(".curtain [data-do=menu]").press("Enter")
            self.page.locator("dialog [data-do=log]").press("Enter")
            expect(self.page.locator(".log-sheet")).to_be_visible()
            faults = self.find_faults()
            self.page.keyboard.press("Escape")
        name = self.page.locator(".curtain h1").inner_text().removeprefix("Pass to ")
        self.seat = PEOPLE.index(name)
        self.table.open_curtain()
        return faults

    def decide(self) -> list[str]:
        """Decide; sometimes ask for advice, read the log or a card before, and put the device down with it."""
        page, opener = self.page, self.dice.choice(("h", "l", "card", None, None, None))
        if opener == "card" and page.locator(".own-hand button[data-do=card]").count():
            page.locator(".own-hand button[data-do=card]").first.press("Enter")
            expect(page.locator(".card-sheet")).to_be_visible()
        elif opener == "l" or (opener == "h" and page.locator("[data-do=hint]").count()):
            page.keyboard.press(opener)
            expect(page.locator(".log-sheet, .advice")).to_be_visible()
        else:
            self.table.decide()
            return []
        faults = self.find_faults()
        if self.dice.random() < 0.5:
            page.keyboard.press("Escape")
            self.table.decide()
            return faults
        self.turn_away()
        return faults + self.find_faults()

    def turn_away(self) -> None:
        """Look at another tab for a moment, as far as the page can tell."""
        tell = """hidden => {
          Object.defineProperty(document, "hidden", { value: hidden, configurable: true });
          document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
        }"""
        self.page.evaluate(tell, True)
        expect(self.page.locator(".curtain [data-hold], .over, .decision").first).to_be_visible()
        self.page.evaluate(tell, False)


def test_a_game_shows_nobody_another_s_secrets(page: Page) -> None:
    watch = Watch(page, seed=5)

    faults = watch.play()

    assert (faults, watch.table.over) == ([], True)
