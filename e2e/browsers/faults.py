"""The other browsers: whatever part of the site is missing, cut or something else, each page says what is wrong.

`python3 build test --browsers` runs this. Each cell of the table has a site at an address of its own, so that nothing
is kept from the one before; the browser is one and the same.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from build import engines
from build.paths import DIST
from e2e.browsers import drivers
from e2e.faulty_sites import CELLS, FAULTS, PAGES, FaultyAnswer, made
from e2e.own_sites import OwnHandler, OwnSite

ENGINES = {"firefox": (engines.firefox, drivers.firefox), "webkit": (engines.webkit, drivers.webkit)}
SOON = 20  # seconds within which a page has said what is wrong
FAULT_TEXT = """
if (!location.href.startsWith(arguments[0])) return ""; // the page before this one
const said = document.querySelector("#fault, dialog[open]");
return said?.querySelector("button:not([data-do=close-sheet])") ? said.innerText : "";
"""


class BrokenHandler(OwnHandler):
    """A host of which one part is broken."""

    part = ""
    answer: FaultyAnswer

    def do_GET(self) -> None:  # noqa: N802 - as http.server calls it
        """Answer, or answer amiss."""
        if not self.path.split("?")[0].endswith(self.part):
            super().do_GET()
            return
        self.send_response(self.answer["status"])
        self.send_header("Content-Type", self.answer["content_type"])
        self.send_header("Content-Length", str(len(self.answer["body"])))
        self.end_headers()
        self.wfile.write(self.answer["body"])


class BrokenSite(OwnSite):
    """The built site there."""

    def __init__(self, part: str, answer: FaultyAnswer) -> None:
        self.kind = type("Broken", (BrokenHandler,), {"part": "/" + part, "answer": answer})
        super().__init__(DIST)


@pytest.fixture(autouse=True)
def no_external_requests() -> None:
    """The ordinary run's watch, which asks Playwright, has no eyes here."""


@pytest.fixture(autouse=True)
def console_errors() -> None:
    """The same."""


@pytest.fixture(scope="module", params=sorted(ENGINES))
def browser(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[drivers.Browser]:
    """Each browser that is here."""
    find, drive = ENGINES[request.param]
    engine = find()
    if engine.missing:
        pytest.skip(engine.missing)
    with drive(engine, tmp_path_factory.mktemp(request.param)) as driven:
        yield driven


def fault_text(browser: drivers.Browser, site: OwnSite) -> str:
    """Return the fault that a site's page reports, once it offers what can be done; nothing if it stays mute."""
    end = time.monotonic() + SOON
    while time.monotonic() < end:
        try:
            text = browser.run(FAULT_TEXT, site.url)
        except drivers.DriverError:
            text = None  # the page is just being loaded anew
        if text:
            return str(text)
        time.sleep(0.1)
    return ""


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault.__name__)
@pytest.mark.parametrize(("name", "file"), CELLS)
def test_a_page_says_what_is_wrong(
    browser: drivers.Browser, name: str, file: str, fault: Callable[[Path], FaultyAnswer]
) -> None:
    path = made(file, name)
    site = BrokenSite(path.name, fault(path))

    browser.open(site.url + PAGES[name])

    assert fault_text(browser, site), browser.version
    site.stop()
