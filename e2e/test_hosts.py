"""Static hosts with ways of their own: what plays on a plain server plays there, too."""

from __future__ import annotations

import io
import os
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any, BinaryIO, ClassVar
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page, expect

from build import games
from build.paths import DIST
from citadels import Game
from e2e.conftest import FOLDER, ConsoleErrors, Site, SubFolderHandler
from e2e.game_page import open_poster
from e2e.taps import click, tap
from e2e.waits import WHOLE, wait_for_mark

FACE = "art/title.woff2"
LARGE = 5_000_000  # bytes: a test's browser keeps its cache in memory, and no larger file
FOLDERS = re.compile(r"/[a-z]+-[0-9a-f]{12}/")  # of one build each (build/folders.py)

LOSE_REPLAY_PAGE = """async () => {
  const cache = await caches.open((await caches.keys()).find(name => name.startsWith("citadels-precache")));
  const key = (await cache.keys()).find(request => request.url.includes("replay.html"));
  return cache.delete(key);
}"""


@pytest.fixture(scope="session")
def browser_context_args(browser_context_args: dict[str, Any]) -> dict[str, Any]:
    """With the service worker, as readers have it."""
    return {**browser_context_args, "service_workers": "allow"}


class CleanAddresses(SubFolderHandler):
    """A host that shows no ``.html`` in an address: it sends whoever asks for one on to the name alone."""

    def send_head(self) -> io.BytesIO | BinaryIO | None:
        """Send on, or begin to answer."""
        address = urlsplit(self.path)
        if not address.path.endswith(".html"):
            return super().send_head()
        self.send_response(308)
        self.send_header("Location", address._replace(path=address.path.removesuffix(".html")).geturl())
        self.send_header("Content-Length", "0")
        self.end_headers()
        return None

    def translate_path(self, path: str) -> str:
        """Find the page to a name."""
        file = super().translate_path(path)
        return file + ".html" if Path(file + ".html").exists() else file


class WithoutSlash(SubFolderHandler):
    """A host that answers with a folder's page also where the address lacks the slash at its end."""

    def send_head(self) -> io.BytesIO | BinaryIO | None:
        """Answer for the folder, as if it had been asked for with its slash."""
        if self.path + "/" == FOLDER:
            self.path = FOLDER
        return super().send_head()


class FewTypes(SubFolderHandler):
    """A host that has not heard of the types of later years: it knows a few and sends the rest as bytes."""

    KNOWN = (".html", ".css", ".js", ".svg", ".png")

    def guess_type(self, path: str | os.PathLike[str]) -> str:
        """The type that goes with the name, for the few that it knows."""
        return super().guess_type(path) if str(path).endswith(self.KNOWN) else "application/octet-stream"


class Counting(SubFolderHandler):
    """A host that counts what it is asked for."""

    requests: ClassVar[Counter[str]] = Counter()

    def send_head(self) -> io.BytesIO | BinaryIO | None:
        """Count, and begin to answer."""
        self.requests[self.path] += 1
        return super().send_head()


class WithoutValidators(Counting):
    """A host that lets files be kept for ten minutes and says nothing by which to ask whether they have changed."""

    def send_header(self, keyword: str, value: str) -> None:
        """Send no date."""
        if keyword != "Last-Modified":
            super().send_header(keyword, value)

    def end_headers(self) -> None:
        """Say how long."""
        self.send_header("Cache-Control", "max-age=600")
        super().end_headers()


class ByDate(Counting):
    """A host that dates files and lets the browser decide how long it keeps them: a tenth of their age.

    The date is long ago: files that have just been built would be kept for a few seconds alone.
    """

    def send_header(self, keyword: str, value: str) -> None:
        """Date all files alike."""
        super().send_header(keyword, "Wed, 01 Jan 2025 00:00:00 GMT" if keyword == "Last-Modified" else value)


class DamagesOnce(WithoutValidators):
    """A host whose first answer for the title face is damaged: the browser keeps that."""

    def do_GET(self) -> None:  # noqa: N802 - the base class's name
        """Answer with other bytes the first time."""
        if not self.path.endswith(FACE) or self.requests[self.path]:
            super().do_GET()
            return
        self.requests[self.path] += 1
        self.send_response(200)
        self.send_header("Content-Type", "font/woff2")
        self.send_header("Content-Length", "4")
        self.end_headers()
        self.wfile.write(b"half")


@pytest.fixture(scope="session")
def site(request: pytest.FixtureRequest) -> Iterator[Site]:
    """The built site on a host of the kind that the test names."""
    site = Site(request.param)
    yield site
    site.stop()


clean_addresses = pytest.mark.parametrize("site", [CleanAddresses], indirect=True)
without_slash = pytest.mark.parametrize("site", [WithoutSlash], indirect=True)
keeping = pytest.mark.parametrize("site", [WithoutValidators, ByDate], indirect=True)
damages_once = pytest.mark.parametrize("site", [DamagesOnce], indirect=True)
few_types = pytest.mark.parametrize("site", [FewTypes], indirect=True)


@clean_addresses
def test_a_replay_in_a_frame_opens_on_a_host_with_clean_addresses(page: Page, site: Site) -> None:
    game = Game.new(["Ann", "Ben"], {"round_limit": 1}, seed=3)
    while not game.over:
        game.play(game.moves()[0])
    page.set_content(f'<iframe src="{site.url}embed.html?replay={game.link()}" width="390" height="700"></iframe>')
    frame = page.frame_locator("iframe")

    open_poster(frame)

    expect(frame.get_by_role("button", name="Watch")).to_be_visible(timeout=60_000)


@clean_addresses
def test_a_page_that_was_healed_opens_on_a_host_with_clean_addresses(page: Page, site: Site) -> None:
    page.goto(site.url)
    wait_for_mark(page, "offline-ready")
    assert page.evaluate(LOSE_REPLAY_PAGE), "the page of replays was not kept"
    assert page.evaluate(WHOLE), "the page of replays was not fetched again"

    page.goto(site.url + "replay.html")

    expect(page.locator("body.replay h1")).to_be_visible()


@few_types
def test_a_game_is_dealt_on_a_host_that_knows_few_types(page: Page, site: Site, console_errors: ConsoleErrors) -> None:
    console_errors.expect(
        "wasm streaming compile failed|falling back to ArrayBuffer"
    )  # MicroPython says so, and goes on
    page.goto(site.url)
    click(page.locator("button.deal"))
    wait_for_mark(page, "engine-ready")

    expect(page.locator("#decision-title")).to_be_visible()


@without_slash
def test_an_address_that_lacks_its_slash_is_offered_with_it(
    page: Page, site: Site, console_errors: ConsoleErrors, no_external_requests: list[str]
) -> None:
    console_errors.expect("404|MIME type")
    page.goto(site.url.removesuffix("/"))
    tap(page.get_by_role("link", name=site.url))

    expect(page.locator("button.deal")).to_be_visible()
    no_external_requests.clear()  # the first address leads outside: that is what is wrong with it


@pytest.mark.parametrize("name", ["index.html", "replay.html"])
@few_types
def test_a_page_opened_as_a_file_says_how_to_open_it(
    page: Page, console_errors: ConsoleErrors, no_external_requests: list[str], name: str
) -> None:
    console_errors.expect("")  # whatever the browser has against it
    page.goto((DIST / name).as_uri())

    expect(page.locator("#fault")).to_contain_text("opened as a file, but browsers run it only from a web server")
    no_external_requests.clear()  # files, all of them


@pytest.mark.parametrize("address", [game.pages[0] for game in games.ALL])
@keeping
def test_a_first_visit_asks_once_for_a_file_that_cannot_change(page: Page, site: Site, address: str) -> None:
    """In a folder named by its hash: the service worker takes what the page has fetched (docs/adr/0034)."""
    Counting.requests.clear()
    page.goto(site.url + address)
    wait_for_mark(page, "offline-ready")

    repeated = [path for path, times in Counting.requests.items() if times > 1 and FOLDERS.search(path)]
    assert [path for path in repeated if (DIST / path.removeprefix(FOLDER)).stat().st_size < LARGE] == []


@pytest.mark.parametrize("address", [game.pages[0] for game in games.ALL])
@damages_once
def test_a_damaged_copy_of_the_browsers_is_not_stored(
    page: Page, site: Site, console_errors: ConsoleErrors, address: str
) -> None:
    console_errors.expect("Failed to decode downloaded font|OTS parsing error")
    Counting.requests.clear()
    page.goto(site.url + address)
    wait_for_mark(page, "offline-ready")

    assert page.evaluate(WHOLE)
