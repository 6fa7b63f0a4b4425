"""An install of an earlier build meets this one: the page is the new one, what only the old one needed goes.

The service worker is one that was published (tests/formats/browser/sw-1.txt); it stored every game with the first one.
The site that it belongs to is this build under other names, as an earlier build has.
"""

from __future__ import annotations

import base64
import hashlib
import json
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from build import folders, games, paths
from e2e.conftest import ConsoleErrors, watch_requests
from e2e.own_sites import AWAY, UPDATE, OwnSite, serve_copy
from e2e.test_offline import deal
from e2e.waits import WHOLE, wait_for_mark, wait_until

WORKER = Path(__file__).parents[1] / "tests" / "formats" / "browser" / "sw-1.txt"
OF_OLD = "0" * 12  # where a folder's name has the hash of what is in it
TITLE = "Citadels of old"
NOT_LISTED = ("sw.js", "build.json", "art/screens/", "wheels/", "workshop")
OLD_FILES = f"""async () => {{
  const opened = await Promise.all((await caches.keys()).map(name => caches.open(name)));
  const requests = (await Promise.all(opened.map(cache => cache.keys()))).flat();
  return requests.map(request => request.url).filter(url => url.includes("-{OF_OLD}/"));
}}"""


def make_older(site: Path) -> None:
    """Give the site the names of an earlier build, and that build's service worker."""
    own = [folders.parts(site), *(next(site.glob(f"{game.name}-*/")) for game in games.OTHERS)]
    words = own[0] / "locales" / "en.ftl"
    words.write_text(words.read_text(encoding="utf-8").replace("title = Citadels", f"title = {TITLE}"), "utf-8")
    for page in site.glob("*.html"):
        text = page.read_text(encoding="utf-8")
        for folder in own:
            text = text.replace(folder.name, _of_old(folder))
        page.write_text(text, encoding="utf-8")
    for folder in own:
        folder.rename(site / _of_old(folder))
    files = {path.relative_to(site).as_posix(): path.read_bytes() for path in paths.files_under(site)}
    listed = [_entry(name, content) for name, content in files.items() if not name.startswith(NOT_LISTED)]
    worker = WORKER.read_text(encoding="utf-8").replace("self.__WB_MANIFEST", json.dumps(listed))
    (site / "sw.js").write_text(worker, encoding="utf-8")


def _of_old(folder: Path) -> str:
    return f"{folder.name.partition('-')[0]}-{OF_OLD}"


def _entry(name: str, content: bytes) -> dict[str, str]:
    digest = hashlib.sha256(content).digest()
    return {"url": name, "revision": digest.hex()[:32], "integrity": f"sha256-{base64.b64encode(digest).decode()}"}


class RenewedSite(OwnSite):
    """A site of an earlier build, until this one takes its place."""

    def renew(self) -> None:
        """Put this build in its place, dated now: the server is asked what has changed since."""
        shutil.rmtree(self.folder)
        shutil.copytree(paths.DIST, self.folder, copy_function=shutil.copyfile)


@pytest.fixture(scope="session")
def browser_context_args(browser_context_args: dict[str, Any]) -> dict[str, Any]:
    """With service workers, and with the page's policy in force."""
    return {**browser_context_args, "bypass_csp": False, "service_workers": "allow"}


@pytest.fixture
def own(tmp_path: Path) -> Iterator[RenewedSite]:
    """The site of this test alone."""
    for site in serve_copy(RenewedSite, tmp_path):
        make_older(site.folder)
        yield site


@pytest.fixture(autouse=True)
def no_external_requests(context: BrowserContext, own: RenewedSite) -> Iterator[list[str]]:
    """As in every browser test, for this site of its own."""
    yield from watch_requests(context, own)


@pytest.fixture
def install(page: Page, own: RenewedSite, console_errors: ConsoleErrors) -> Page:
    """A page of the earlier build, which its service worker has stored."""
    console_errors.expect(AWAY)
    page.goto(own.url)
    expect(page.locator("h1")).to_have_text(TITLE, timeout=60_000)
    wait_until(page, "async () => (await navigator.serviceWorker.getRegistration())?.active?.state === 'activated'")
    wait_until(page, "() => navigator.serviceWorker.controller !== null")
    return page


@pytest.fixture
def renewed(install: Page, own: RenewedSite) -> Page:
    """The same page, of this build by now."""
    own.renew()
    install.evaluate(UPDATE)
    expect(install.locator("h1")).to_have_text("Citadels", timeout=60_000)
    wait_for_mark(install, "engine-ready")
    return install


def test_the_earlier_build_is_played_from_what_its_worker_stored(install: Page, own: RenewedSite) -> None:
    own.stop()
    install.reload()

    expect(install.locator("h1")).to_have_text(TITLE, timeout=60_000)


def test_of_the_earlier_build_only_what_nobody_needs_is_deleted(renewed: Page, own: RenewedSite) -> None:
    """A game is dealt by this build, and every game is still played without a network: the earlier worker had them."""
    wait_until(renewed, f"async () => (await ({OLD_FILES})()).length === 0")
    assert renewed.evaluate(WHOLE)
    deal(renewed)
    expect(renewed.locator("#decision-title")).to_be_visible(timeout=60_000)

    own.stop()

    for name in ("index.html", *(game.pages[0] for game in games.OTHERS)):
        renewed.goto(own.url + name)
        expect(renewed.locator(".deal")).to_be_visible(timeout=60_000)


def test_a_game_that_goes_on_meanwhile_waits_for_its_player(install: Page, own: RenewedSite) -> None:
    deal(install)
    own.renew()
    install.evaluate(UPDATE)

    expect(install.locator(".edge-line")).to_contain_text("An update is ready", timeout=60_000)
