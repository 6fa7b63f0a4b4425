"""The island larger: by its button, by two fingers, and with the selected place always in sight."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import CDPSession, Locator, Page, expect

from catan import Game
from e2e.island_page import IslandPage
from e2e.saved_islands import sit
from e2e.taps import tap

pytestmark = pytest.mark.usefixtures("warm_island")

MAP = ".map"
FINGER = 44  # pixels


@pytest.fixture
def placing(page: Page) -> IslandPage:
    """An island where the first settlement is placed."""
    return sit(page, Game.new(["Ann", "Ben", "Cal"], seed=4))


def zoom_button(island: IslandPage) -> Locator:
    """The button beside the map."""
    return island.page.locator("[data-zooms]")


def widths(island: IslandPage) -> list[float]:
    """Return the widths of the targets, in pixels."""
    return list(
        island.page.locator(".target-place .hit").evaluate_all(
            "nodes => nodes.map(n => n.getBoundingClientRect().width)"
        )
    )


def test_the_button_makes_every_corner_as_large_as_a_finger_and_shows_the_whole_island_again(
    placing: IslandPage, axe: Callable[[], list[str]]
) -> None:
    before = widths(placing)
    tap(zoom_button(placing))
    larger = widths(placing)
    assert axe() == []

    tap(zoom_button(placing))

    assert min(larger) >= FINGER
    assert widths(placing) == pytest.approx(before, abs=0.5)


def touch(session: CDPSession, kind: str, *points: tuple[float, float]) -> None:
    """Put fingers down, move or lift them."""
    session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y} for x, y in points]})


def test_two_fingers_zoom_the_map_and_not_the_page(placing: IslandPage) -> None:
    session = placing.page.context.new_cdp_session(placing.page)
    before = min(widths(placing))
    touch(session, "touchStart", (180, 350), (210, 350))

    for apart in (30, 45, 60):
        touch(session, "touchMove", (195 - apart, 350), (195 + apart, 350))
    touch(session, "touchEnd")

    expect(placing.page.locator(f"{MAP}[data-zoomed]")).to_have_count(1)
    assert (min(widths(placing)) > 1.9 * before, placing.page.evaluate("visualViewport.scale")) == (True, 1)


def test_a_place_that_is_stepped_to_comes_into_sight(placing: IslandPage) -> None:
    tap(zoom_button(placing))

    for key in ".......,,,,,,,,,,":
        placing.page.keyboard.press(key)
        chosen = placing.page.locator(".target-place.chosen .dot")
        expect(chosen).to_be_in_viewport(ratio=0.99)
