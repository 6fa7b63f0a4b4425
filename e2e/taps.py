"""Taps and clicks as a player makes them: on a screen that hears them.

The page ignores a second tap close to the first within 350 ms of a new question (site/js/ghost-taps.js). Every tap of a
test goes through these functions, which wait until that time is over; tests/test_taps.py forbids any other. First they
wait until the target can be hit: a sheet above it may still be closing, and with that a new question appears.
A line above the page may come or go just as the finger is on its way, such as one about a weak network: a player whose
tap was ignored taps again, and a test says beforehand that its tap is meant.
"""

from __future__ import annotations

from playwright.sync_api import Locator, Position

# Locator.evaluate waits for the element, and runs in its own frame; a page that has not started has no guard yet.
WAIT_FOR_GUARD = """async node => {
  const stage = node.ownerDocument.defaultView.stage;
  while (stage?.fresh?.()) await new Promise(done => setTimeout(done, 10));
  stage?.forgetTap?.();
}"""


def tap(target: Locator, timeout: float | None = None) -> None:
    """Tap with a finger; for contexts that have a touch screen. `timeout` in milliseconds, Playwright's by default."""
    target.tap(trial=True, timeout=timeout)
    target.evaluate(WAIT_FOR_GUARD, timeout=timeout)
    target.tap(timeout=timeout)


def click(target: Locator, timeout: float | None = None, at: tuple[float, float] | None = None) -> None:
    """Click with a mouse, in the middle or `at` a point from the upper left corner, in pixels.

    `timeout` is in milliseconds, Playwright's by default.
    """
    place: Position | None = None if at is None else {"x": at[0], "y": at[1]}
    target.click(trial=True, timeout=timeout, position=place)
    target.evaluate(WAIT_FOR_GUARD, timeout=timeout)
    target.click(timeout=timeout, position=place)


def check(target: Locator) -> None:
    """Click a box or a radio button that is not checked, and see that it is checked then."""
    target.check(trial=True)
    target.evaluate(WAIT_FOR_GUARD)
    target.check()


def uncheck(target: Locator) -> None:
    """Click a box that is checked, and see that it is not checked then."""
    target.uncheck(trial=True)
    target.evaluate(WAIT_FOR_GUARD)
    target.uncheck()
