"""Static hosts with ways of their own: what plays on a plain server plays there, too."""

from __future__ import annotations

import io
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any, BinaryIO
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page, expect

from build.paths import DIST
from citadels import Game
from e2e.conftest import FOLDER, ConsoleErrors, Site, SubFolderHandler
from e2e.game_page import open_poster
from e2e.taps import click, tap
from e2e.waits import WHOLE, wait_for_mark

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


@pytest.fixture(scope="session")
def site(request: pytest.FixtureRequest) -> Iterator[Site]:
    """The built site on a host of the kind that the test names."""
    site = Site(request.param)
    yield site
    site.stop()


clean_addresses = pytest.mark.parametrize("site", [CleanAddresses], indirect=True)
without_slash = pytest.mark.parametrize("site", [WithoutSlash], indirect=True)
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
