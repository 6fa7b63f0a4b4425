"""Takes the pictures of docs/faults.md: `python -m e2e.fault_pictures` after `python3 build site`."""

from playwright.sync_api import Browser, Page, Route, ViewportSize, sync_playwright

from build.browser import system_chromium
from build.paths import DIST
from e2e.conftest import PHONE, Site
from e2e.faulty_sites import PAGES, missing
from e2e.game_page import GamePage
from e2e.pictures import take
from e2e.test_stopped_engine import BREAK_ONCE

READY = 60_000


def open_page(browser: Browser, site: Site, locale: str = "en") -> Page:
    """A page on a phone."""
    return browser.new_context(
        viewport=ViewportSize(width=PHONE["width"], height=PHONE["height"]), has_touch=True, locale=locale,
        base_url=site.url, bypass_csp=True, reduced_motion="reduce", service_workers="block",
    ).new_page()  # fmt: skip


def without(page: Page, file: str, address: str, selector: str) -> Page:
    """Open an address of a site that lacks a file."""
    page.route(f"**/{file}", lambda route: route.fulfill(**missing(DIST)))
    page.goto(address)
    page.locator(selector).wait_for(timeout=READY)
    return page


def slow(page: Page) -> Page:
    """Open the page on a line that keeps its Python back for half a minute."""

    def hold(_: Route) -> None:
        """Never answer."""

    page.clock.install()
    page.route("**/app/page.pack", hold)
    page.goto("./", wait_until="commit")
    page.wait_for_load_state("load")
    page.clock.run_for(30_000)
    page.locator("#fault").wait_for()
    return page


def resumed(page: Page) -> Page:
    """Play on after an engine has stopped."""
    table = GamePage(page)
    table.start_table()
    page.workers[0].evaluate(BREAK_ONCE)
    table.decide()
    page.locator(".edge-line").wait_for(timeout=READY)
    table.wait_for_question()
    return page


def main() -> None:
    """Take them all."""
    site = Site()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=system_chromium(), chromium_sandbox=False)
        english, traditional, simplified = (open_page(browser, site, locale) for locale in ("en", "zh-TW", "zh-CN"))
        take(without(english, "js/page.js", "./", "#fault"), "phone-fault-part")
        take(without(simplified, "js/engine.js", "./", "dialog[open]"), "phone-fault-engine")
        take(without(traditional, "js/engine.js", PAGES["replay"], "dialog[open]"), "phone-fault-replay")
        take(slow(open_page(browser, site)), "phone-fault-slow")
        take(resumed(open_page(browser, site)), "phone-fault-anew")
        browser.close()
    site.stop()


if __name__ == "__main__":
    main()
