"""Draws the app's icons from ``favicon.svg``, and takes the pictures for app stores and chats, into ``site/art/``."""

import functools
import http.server
import threading
from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Browser, Page, sync_playwright

from build import browser, games, paths, previews, site
from build.say import BuildError, step
from build.serve import Handler

ART = paths.PAGE / "art"
NIGHT = "#0d1530"
# Name, size in pixels, share of the picture that the emblem fills, colour behind it (None: transparent).
ICONS = (
    ("app-192.png", 192, 0.96, None),
    ("app-512.png", 512, 0.96, None),
    ("app-maskable.png", 512, 0.6, NIGHT),  # the safe zone is a circle of 0.8 of the size
    ("app-apple.png", 180, 0.78, NIGHT),
)
SCREENS = (("narrow.jpg", 390, 844, 2, "light"), ("wide.jpg", 1280, 800, 1, "dark"))
ROUND, MOST, PAUSE = "Round 5", 200, 400  # when the picture is taken, after how many decisions at most, milliseconds
PREVIEWS = {"site.jpg": previews.site, "replay.jpg": previews.replay}


def make() -> None:
    """Draw them all, with the Chromium of the browser tests."""
    browser.ensure_browser()
    with sync_playwright() as tools:
        chromium = tools.chromium.launch(executable_path=browser.system_chromium(), chromium_sandbox=False)
        with step("icons"):
            for name, size, share, behind in ICONS:
                _icon(chromium, name, size, share, behind)
        with step("pictures of the table"), _served() as address:
            for name, width, height, scale, theme in SCREENS:
                _screen(chromium, f"{address}?theme={theme}", name, (width, height, scale))
        with step("pictures of links"):
            for name, drawing in PREVIEWS.items():
                _preview(chromium, name, drawing())
        chromium.close()


def _icon(chromium: Browser, name: str, size: int, share: float, behind: str | None) -> None:
    page = chromium.new_page(viewport={"width": size, "height": size})
    drawing = (paths.PAGE / "favicon.svg").read_text(encoding="utf-8")
    style = f"body{{margin:0;height:100vh;display:grid;place-items:center;background:{behind or 'transparent'}}}"
    page.set_content(f"<style>{style}svg{{width:{share * 100}%}}</style>{drawing}")
    page.screenshot(path=ART / name, omit_background=behind is None)
    page.close()


def _screen(chromium: Browser, address: str, name: str, shape: tuple[int, int, int]) -> None:
    width, height, scale = shape
    size = {"width": width, "height": height}
    context = chromium.new_context(viewport=size, device_scale_factor=scale, reduced_motion="reduce", locale="en")  # type: ignore[arg-type]  # a plain dict of two whole numbers
    page = context.new_page()
    _play(page, address)
    page.evaluate("scrollTo(0, 0)")
    (ART / "screens").mkdir(exist_ok=True)
    page.screenshot(path=ART / "screens" / name, type="jpeg", quality=80)
    context.close()


def _preview(chromium: Browser, name: str, drawing: str) -> None:
    width, height = previews.SIZE
    page = chromium.new_page(viewport={"width": width, "height": height})
    page.set_content(drawing)
    page.evaluate("document.fonts.ready.then(() => true)")
    page.screenshot(path=ART / "screens" / name, type="jpeg", quality=85)
    page.close()


# Takes gold and builds what can be built; decides on the first thing elsewhere.
DECIDE = """() => {
  const listed = [...document.querySelectorAll("#decision :is(.things, .choices) button:not([aria-disabled], .off)")];
  const words = text => listed.find(one => one.textContent.includes(text));
  (words("Build") || words("gold") || listed[0])?.click();
}"""
CONFIRM = '() => document.querySelector("#decision :is(.foot button:not([aria-disabled]), .choice.sure)")?.click()'


def _play(page: Page, address: str) -> None:
    """Play with bots into the round of the picture, always the same way."""
    page.add_init_script(
        f"""localStorage.setItem("{games.PLAYED.name}.settings", '{{"pace":"instant","motion":"off"}}');
        localStorage.setItem("{games.PLAYED.name}.offline-told", "1");"""
    )
    page.goto(address)
    page.locator("button.deal").click()
    page.wait_for_selector("[data-screen=table]", timeout=60_000)
    for _ in range(MOST):
        page.wait_for_selector("#decision :is(.things, .choices) button", timeout=60_000)
        if page.locator(".round").inner_text() == ROUND and page.locator("#decision .choices").count():
            return
        page.evaluate(DECIDE)
        page.wait_for_timeout(PAUSE)
        page.evaluate(CONFIRM)
        page.wait_for_timeout(PAUSE)
    raise BuildError(f"the pictures' game does not come to {ROUND} in {MOST} decisions")


@contextmanager
def _served() -> Iterator[str]:
    site.make_if_changed()
    handler = functools.partial(Handler, directory=str(paths.DIST))
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{server.server_port}/"
    finally:
        server.shutdown()
        server.server_close()
