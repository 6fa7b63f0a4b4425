"""Checks of every screen: axe finds nothing; no small print, no small targets, nothing beside the screen."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from playwright.sync_api import Page

from e2e.waits import wait_until_idle

SMALL_PRINT = """() => [...document.querySelectorAll("body *")].filter(node =>
    [...node.childNodes].some(child => child.nodeType === 3 && child.data.trim()) && node.getClientRects().length
    && parseFloat(getComputedStyle(node).fontSize) < 14).map(node => node.outerHTML.slice(0, 90))"""
# 44 px; within a sentence, where WCAG 2.5.8 asks for nothing, the 24 that it asks for elsewhere.
SMALL_TARGETS = """() => [...(document.querySelector("dialog[open]") ?? document.body)
    .querySelectorAll("button, a, input, select, [role=button]")]
    .map(node => ["radio", "checkbox"].includes(node.type) ? node.closest("label") ?? node : node)
    .filter(node => node.getClientRects().length)
    .map(node => [node.outerHTML.slice(0, 90), node.getBoundingClientRect(),
        node.matches(".story .word") ? 23.9 : 43.9])
    .filter(([, box, least]) => box.width < least || box.height < least).map(([html]) => html)"""
SIDEWAYS = "() => document.documentElement.scrollWidth - innerWidth"

Look = Callable[[], list[str]]
Size = tuple[int, int]
PHONE, SMALL_PHONE, DESKTOP = (390, 844), (320, 640), (1280, 800)


def at_sizes(page: Page, *sizes: Size) -> Iterator[Size]:
    """Give the page each size in turn, and yield the size once the page has settled; the first size comes again last.

    One walk through the screens then does for all sizes: most of its time goes into getting to each screen.
    """
    for size in sizes:
        _resize(page, size)
        yield size
    _resize(page, sizes[0])


def _resize(page: Page, size: Size) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    wait_until_idle(page)


def errors(page: Page, axe: Look) -> list[str]:
    """All that is wrong with the screen as it is now."""
    page.evaluate("() => Promise.all(document.getAnimations().map(one => one.finished.catch(() => 0)))")
    faults = axe()
    faults += [f"small print: {html}" for html in page.evaluate(SMALL_PRINT)]
    faults += [f"small target: {html}" for html in page.evaluate(SMALL_TARGETS)]
    beside = page.evaluate(SIDEWAYS)
    return [*faults, f"{beside} px beside the screen"] if beside > 0 else faults


def errors_at_all_sizes(page: Page, axe: Look) -> list[str]:
    """All that is wrong with the screen on a phone, on a small one and on a desktop, where its foot covers nothing."""
    return [
        f"{size[0]} x {size[1]}: {fault}"
        for size in at_sizes(page, PHONE, SMALL_PHONE, DESKTOP)
        for fault in errors(scrolled(page), axe)
    ]


def scrolled(page: Page) -> Page:
    """The page at its end, where its sticky foot lies in its own place."""
    page.evaluate("scrollTo(0, document.documentElement.scrollHeight)")
    return page


# The sizes at which an end is looked at.
ENDS: tuple[Size, ...] = ((320, 568), (360, 640), PHONE, (844, 390), (1280, 720), (1920, 1080))
# What of the winner, one's own city and the ways on is cut by the window, or lies under the ways on.
HIDDEN_AT_END = """() => {
  const next = document.querySelector(".over > .next").getBoundingClientRect();
  const parts = ".victor > *, .final-city:not(.of-winner) > .tiles, .next button";
  return [...document.querySelectorAll(parts)].filter(node => {
    const { left, right, top, bottom } = node.getBoundingClientRect();
    const below = !node.closest(".next") && bottom > next.top + 1 && right > next.left && left < next.right;
    return top < 0 || bottom > innerHeight + 1 || left < 0 || right > innerWidth || below;
  }).map(node => node.className || node.tagName);
}"""
