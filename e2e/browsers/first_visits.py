"""Each game's first visit at four sizes, in each browser: it alarms nobody, and no error is reported.

`python3 build test --browsers` runs this, Chromium beside the others. `python -m e2e.browsers.pictures` takes pictures
of the same visits.
"""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from pathlib import Path

import pytest

from build import games
from build.paths import DIST
from e2e.browsers import drivers
from e2e.browsers.smoke import ENGINES, Player
from e2e.own_sites import OwnSite

BROWSERS = ("chromium", *sorted(ENGINES))
GAMES = {game.name: game.pages[0] for game in games.ALL}
SIZES = ((390, 844), (700, 814), (1024, 682), (1366, 768))

ALIVE = "performance.getEntriesByName('page-alive').length > 0"
LISTEN = """
window.faults = [];
addEventListener("error", event => window.faults.push(event.message), true);
addEventListener("unhandledrejection", event => window.faults.push(String(event.reason)));
"""
# The first line of a visit, as it comes by itself once the site is stored.
GOOD_NEWS = "offline-ready"
ALARMS = f"""return [
  ...window.faults,
  ...Array.from(document.querySelectorAll("aside, #fault, dialog[open], [role=alert]"))
    .filter(node => node.says !== "{GOOD_NEWS}")
    .map(node => node.innerText),
]"""
FRAMES = "requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => (window.painted = true))))"
QUESTION = "document.querySelector('#decision-title')?.getClientRects().length > 0"


class Visitor(Player):
    """Someone who comes to a game for the first time."""

    def come(self, url: str) -> None:
        """Open a page, and hear from then on what goes wrong."""
        self.browser.open(url)
        self.browser.run(LISTEN)
        self.until(ALIVE)

    def hear_good_news(self) -> None:
        """See the line that comes once the site is stored, until it has been painted."""
        self.browser.run(f"window.stage.notify('{GOOD_NEWS}')")
        self.browser.run(FRAMES)
        self.until("window.painted")

    def deal(self) -> None:
        """Begin a game, until the first question is there."""
        self.press("[data-do=deal]")
        self.until(QUESTION)


@pytest.fixture(autouse=True)
def no_external_requests() -> None:
    """The ordinary run's watch, which asks Playwright, has no eyes here."""


@pytest.fixture(autouse=True)
def console_errors() -> None:
    """The same."""


@contextlib.contextmanager
def driven(name: str, folder: Path) -> Iterator[drivers.Browser]:
    """A browser by its name, with an empty folder for its profile.

    Raises:
        LookupError: it is not installed.
    """
    if name == "chromium":
        with drivers.chromium() as browser:
            yield browser
        return
    find, drive = ENGINES[name]
    engine = find()
    if engine.missing:
        raise LookupError(engine.missing)
    with drive(engine, folder) as browser:
        yield browser


@pytest.fixture(scope="module", params=BROWSERS)
def visitor(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Visitor]:
    """Someone at each browser that is here."""
    missing = request.param in ENGINES and ENGINES[request.param][0]().missing
    if missing:
        pytest.skip(missing)
    with driven(request.param, tmp_path_factory.mktemp(request.param)) as browser:
        yield Visitor(browser)


@pytest.fixture
def site() -> Iterator[OwnSite]:
    """The built site at an address of its own, and so with nothing kept yet."""
    site = OwnSite(DIST)
    yield site
    site.stop()


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("game", GAMES)
def test_a_first_visit_alarms_nobody(visitor: Visitor, site: OwnSite, game: str, size: tuple[int, int]) -> None:
    visitor.browser.resize(*size)
    visitor.come(site.url + GAMES[game])
    visitor.hear_good_news()
    before = visitor.browser.run(ALARMS)

    visitor.deal()

    assert before + visitor.browser.run(ALARMS) == []
