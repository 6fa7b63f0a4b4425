"""Takes the documentation's pictures from the running page: `python -m e2e.pictures` after `python3 build site`."""

from pathlib import Path

from playwright.sync_api import Browser, Page, ViewportSize, sync_playwright

from build.browser import system_chromium
from build.paths import ROOT
from e2e import crane_pictures as boards
from e2e.conftest import PHONE, Site
from e2e.game_page import GamePage
from e2e.island_page import ADDRESS, IslandPage
from e2e.taps import click

OUT = ROOT / "docs" / "screenshots"
SCREENS = {
    "phone": ViewportSize(width=PHONE["width"], height=PHONE["height"]),
    "desktop": ViewportSize(width=1280, height=800),
}
# A game that shows much at once: found by looking through a few.
SEED = 11
TURNS = 26
ROUND = "12"  # of the picture of the island


def take(page: Page, name: str) -> None:
    """Write what is on screen, once everything has stopped moving."""
    page.evaluate("() => Promise.all(document.getAnimations().map(motion => motion.finished.catch(() => 0)))")
    page.screenshot(path=OUT / f"{name}.png")


def table(browser: Browser, site: Site, screen: str, address: str = "./") -> GamePage:
    """Open the page on one kind of screen."""
    context = browser.new_context(
        viewport=SCREENS[screen], has_touch=True, locale="en", base_url=site.url, bypass_csp=True,
        reduced_motion="reduce", device_scale_factor=1, service_workers="block",
    )  # fmt: skip
    table = GamePage(context.new_page(), seed=SEED)
    table.open(address)
    return table


def one_game(table: GamePage, screen: str) -> None:
    """From the first screen to the score."""
    table.seat_people("Ann")
    table.page.evaluate("document.activeElement.blur()")  # no caret in the picture
    take(table.page, f"{screen}-setup")
    table.set_instant_bots()
    table.set_seed(SEED)
    table.deal()
    table.wait_for_question()
    take(table.page, f"{screen}-draft")
    sheet(table.page, "hint", "dialog .reasons", f"{screen}-hint")
    for _ in range(TURNS):
        if table.wait_for_question():
            table.decide()
    while table.wait_for_question() and not table.page.locator(".decision .choices").count():
        table.decide()
    take(table.page, f"{screen}-turn")
    table.play_out()
    take(table.page, f"{screen}-end")
    sheet(table.page, "review", ".costly, dialog .rule", f"{screen}-review")


def sheet(page: Page, question: str, text: str, name: str) -> None:
    """Take what a button lays over the table, and close it again."""
    click(page.locator(f"[data-do={question}]").first)
    page.locator(text).first.wait_for(timeout=60_000)
    take(page, name)
    page.keyboard.press("Escape")


def by_day(table: GamePage, screen: str) -> None:
    """A turn in the light look."""
    table.set_instant_bots()
    table.set_seed(SEED)
    table.deal()
    for _ in range(TURNS):
        if table.wait_for_question():
            table.decide()
    take(table.page, f"{screen}-light")


def pass_and_play(table: GamePage, screen: str) -> None:
    """The curtain between two people."""
    table.seat_people("Ann", "Bo", "Cy")
    table.set_seed(SEED)
    table.deal()
    take(table.page, f"{screen}-curtain")


def island(browser: Browser, site: Site, screen: str) -> None:
    """The middle of a game on the island, in the player's turn."""
    page = table(browser, site, screen, ADDRESS).page
    island = IslandPage(page)
    island.start_quick_table(SEED)
    while island.wait_for_question() and not (page.locator(".round", has_text=ROUND).count() and at_turn(page)):
        island.decide()
    take(page, f"{screen}-island")


def at_turn(page: Page) -> bool:
    """Whether the player's turn goes on after the throw."""
    return page.locator(".decision [data-arg=end]").count() > 0


def main() -> None:
    """Take every picture anew."""
    Path(OUT).mkdir(parents=True, exist_ok=True)
    site = Site()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=system_chromium(), chromium_sandbox=False, args=["--disable-gpu", "--no-first-run"]
        )
        for screen in SCREENS:
            one_game(table(browser, site, screen), screen)
            by_day(table(browser, site, screen, "./?theme=light"), screen)
            pass_and_play(table(browser, site, screen), screen)
            island(browser, site, screen)
            page = table(browser, site, screen, boards.ADDRESS).page
            take(page, boards.prepare(page, screen))
        browser.close()
    site.stop()


if __name__ == "__main__":
    main()
