"""The other browsers: the page opens, a table is set, a round is played, and a reload without a network finds the game.

`python3 build test --browsers` runs this. Not a `test_` file: the ordinary run needs Chromium alone.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from build import engines
from build.paths import DIST
from e2e.browsers import drivers
from e2e.own_sites import OwnSite

ENGINES = {"firefox": (engines.firefox, drivers.firefox), "webkit": (engines.webkit, drivers.webkit)}
PATIENCE = 180  # seconds for the engine's first start on a busy machine
PRESSES = 60  # presses after which a round that does not end is a fault
BUSY = ("stale element", "click intercepted", "not interactable")  # the page drew itself anew meanwhile

OFFLINE_READY = "performance.getEntriesByName('offline-ready').length > 0"
ROUND = "Number(/[0-9]+/.exec(document.querySelector('.round')?.textContent ?? '')?.[0] ?? 0)"
# What to press next: in an open tray a thing and then what can be done with it, else the first choice there is.
NEXT = """(() => {
  const first = css => [...document.querySelectorAll(css)].find(node => node.getClientRects().length) ?? null;
  if (first(".things button")) {
    return first(".decision .foot button:not([aria-disabled])")
      ?? first(".things button:not([aria-disabled], [aria-pressed=true])");
  }
  return first(".decision .foot [data-do=choose], .decision .choices [data-do=choose]"
    + ", .decision .choices [data-do=tray]:not(.off)");
})()"""


class Player:
    """Someone at the page: sees and presses, in any browser."""

    def __init__(self, browser: drivers.Browser) -> None:
        self.browser = browser

    def until(self, condition: str) -> None:
        """Wait until an expression is true in the page."""
        end = time.monotonic() + PATIENCE
        while not self.browser.run(f"return {condition}"):
            assert time.monotonic() < end, f"{self.browser.version}: not in {PATIENCE} s: {condition}"
            time.sleep(0.1)

    def press(self, css: str) -> None:
        """Press the first element of a selector once it is there."""
        self.press_what(f"document.querySelector({css!r})")

    def press_what(self, element: str) -> None:
        """Press the element that an expression gives, once it lies still."""
        end = time.monotonic() + PATIENCE
        while True:
            self.until(f"{element} != null")
            try:
                button = self.browser.run(f"return {element}")
                if button is None:
                    continue  # the table has just been drawn anew: another is coming in its place
                self.browser.click(button)
                return
            except drivers.DriverError as fault:
                if time.monotonic() > end or not any(word in str(fault) for word in BUSY):
                    raise

    def sit_down(self, url: str) -> None:
        """Open the page, take a seat away, let the bots play without pauses, and deal."""
        self.browser.open(url)
        self.press(".foot-links [data-do=settings]")
        self.press("dialog input[value=instant]")
        self.press("dialog [data-do=close-sheet]")
        self.press("[data-do=set-up]")
        self.press("[data-do=fewer]")
        self.press("button.deal")
        self.until(f"{NEXT} !== null")

    def play_round(self) -> None:
        """Choose what comes first until the second round has begun."""
        for _ in range(PRESSES):
            self.until(f"{NEXT} !== null || {ROUND} > 1")
            if self.browser.run(f"return {ROUND}") > 1:
                return
            self.press_what(NEXT)
        pytest.fail("the first round does not end")


@pytest.fixture(autouse=True)
def no_external_requests() -> None:
    """The ordinary run's watch, which asks Playwright, has no eyes here."""


@pytest.fixture(autouse=True)
def console_errors() -> None:
    """The same."""


@pytest.fixture
def site() -> Iterator[OwnSite]:
    """The built site at an address of its own, and so with nothing kept yet."""
    site = OwnSite(DIST)
    yield site
    site.stop()


@pytest.fixture(params=sorted(ENGINES))
def player(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Player]:
    """Someone at each browser that is here."""
    find, drive = ENGINES[request.param]
    engine = find()
    if engine.missing:
        pytest.skip(engine.missing)
    with drive(engine, tmp_path) as browser:
        print(browser.version)
        yield Player(browser)


def test_a_table_is_set_and_a_round_played(player: Player, site: OwnSite) -> None:
    player.sit_down(site.url)

    player.play_round()

    assert player.browser.run(f"return {ROUND}") == 2


def test_a_reload_without_a_network_finds_the_game_and_goes_on(player: Player, site: OwnSite) -> None:
    player.sit_down(site.url)
    player.until(OFFLINE_READY)
    site.stop()

    player.browser.open(site.url)
    player.press("[data-do=continue]")

    player.until(f"{NEXT} !== null")
