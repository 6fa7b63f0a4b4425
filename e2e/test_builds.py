"""Never mixed: the files of one build run with no other's, however long a browser keeps them, in frames too."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page, Route, expect

from build import folders, games, paths
from build.paths import DIST
from e2e.conftest import ConsoleErrors, watch_requests
from e2e.own_sites import OwnHandler, OwnSite, serve_copy
from e2e.taps import tap
from e2e.waits import wait_for_mark

READY = 60_000
FRAME = '<!doctype html><title>Host</title><iframe src="{}index.html" width="390" height="700"></iframe>'


class KeepingHandler(OwnHandler):
    """A host that lets a browser keep every file for ten minutes."""

    def end_headers(self) -> None:
        """Say so."""
        self.send_header("Cache-Control", "max-age=600")
        super().end_headers()


class KeepingSite(OwnSite):
    """A site there, which a new build may be put in the place of."""

    kind = KeepingHandler

    def put_next_build(self) -> None:
        """Put another build in the place of this one: another title, and so folders of other names."""
        parts = folders.parts(self.folder)
        words = parts / "locales" / "en.ftl"
        words.write_text(words.read_text(encoding="utf-8").replace("title = Citadels", "title = Citadels II"), "utf-8")
        named = parts.rename(parts.with_name("parts-of-the-next"))
        for page in self.folder.glob("*.html"):
            page.write_text(page.read_text(encoding="utf-8").replace(parts.name, named.name), encoding="utf-8")


@pytest.fixture(scope="session")
def browser_context_args(browser_context_args: dict[str, Any]) -> dict[str, Any]:
    """Without the service worker: what holds for a frame, and before it is there."""
    return {**browser_context_args, "service_workers": "block"}


@pytest.fixture
def own(tmp_path: Path) -> Iterator[KeepingSite]:
    """A copy of the built site for this test alone."""
    yield from serve_copy(KeepingSite, tmp_path)


@pytest.fixture(autouse=True)
def no_external_requests(context: BrowserContext, own: KeepingSite) -> Iterator[list[str]]:
    """As in every browser test, for this site of its own."""
    yield from watch_requests(context, own)


@pytest.fixture
def requested_folders(context: BrowserContext) -> list[str]:
    """The folders of the files that have been asked for, in order."""
    names: list[str] = []
    context.on("response", lambda answer: names.extend(re.findall(r"/(parts-[^/]+)/", answer.url) if answer.ok else []))
    return names


def test_another_page_of_the_next_build_is_that_builds_alone(
    page: Page, own: KeepingSite, requested_folders: list[str]
) -> None:
    page.goto(own.url)
    wait_for_mark(page, "engine-ready")
    own.put_next_build()
    requested_folders.clear()

    page.goto(own.url + "replay.html")
    expect(page.locator("h1")).to_have_text("Citadels II", timeout=READY)

    assert set(requested_folders) == {"parts-of-the-next"}


def test_a_page_that_is_open_does_not_take_the_next_builds_words(
    page: Page, own: KeepingSite, console_errors: ConsoleErrors, requested_folders: list[str]
) -> None:
    console_errors.expect("404")
    page.goto(own.url)
    wait_for_mark(page, "engine-ready")
    own.put_next_build()
    tap(page.get_by_role("button", name="繁體中文"))

    expect(page.locator("dialog")).to_contain_text("The page has been updated")

    assert "parts-of-the-next" not in requested_folders


@pytest.mark.parametrize("framed", [False, True], ids=["alone", "in a frame"])
def test_a_kept_page_whose_parts_are_gone_takes_the_next_build(
    page: Page, own: KeepingSite, console_errors: ConsoleErrors, framed: bool
) -> None:
    console_errors.expect("404|MIME")
    body = (own.folder / "index.html").read_bytes()
    own.put_next_build()
    old: list[Route] = []

    def keep_once(route: Route) -> None:
        """As a browser answers with the page that it kept, until the page is loaded anew."""
        old.append(route)
        route.fulfill(body=body, content_type="text/html") if len(old) == 1 else route.continue_()

    page.route(re.compile(r"index\.html"), keep_once)
    page.route("**/host.html", lambda route: route.fulfill(body=FRAME.format(own.url), content_type="text/html"))
    page.goto(own.url + ("host.html" if framed else "index.html"))
    view = page.frame_locator("iframe") if framed else page

    expect(view.locator("h1")).to_have_text("Citadels II", timeout=READY)


def test_all_that_a_page_loads_lies_in_folders_named_by_what_is_in_them() -> None:
    others = [next(DIST.glob(f"{game.name}-*/")) for game in games.OTHERS]
    named = (folders.vendor(DIST), folders.parts(DIST), next(DIST.glob("workshop-*/")), *others)
    loaded = [path for path in paths.files_under(DIST) if path.suffix in {".css", ".ftl", ".pack", ".wasm", ".zip"}]

    assert [path for path in loaded if not any(path.is_relative_to(folder) for folder in named)] == []
