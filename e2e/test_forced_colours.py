"""The reader's own colours (forced colours): nothing shows through what lies above it, and every meter is drawn.

The letters are of twice the size, so that one walk through all screens does for both.
"""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from e2e import screens
from e2e.screen_checks import DESKTOP, PHONE, SIDEWAYS, at_sizes
from e2e.test_large_text import TWICE

pytestmark = pytest.mark.usefixtures("warm_engine")

# Parts above others through which the screen below would be seen, by their computed colours. Nothing is ever below the
# columns beside a table.
TRANSPARENT = """() => [...document.querySelectorAll("body *")].filter(node => {
  const style = getComputedStyle(node);
  const above = ["fixed", "sticky"].includes(style.position) || node.matches("dialog[open]");
  if (!above || node.matches(".side, .beside")) return false;
  if (!node.getClientRects().length || !node.textContent.trim()) return false;
  const [, , , alpha = "1"] = style.backgroundColor.match(/[\\d.]+/g);
  return Number(alpha) < 1;
}).map(node => node.outerHTML.slice(0, 90))"""
# Meters that are not drawn: chances are a background picture, the rest is the browser's own or has an edge.
MISSING = """() => [...document.querySelectorAll(".chance, progress, .hold-button .fill")].filter(node => {
  const style = getComputedStyle(node);
  if (node.matches(".chance")) return style.backgroundImage === "none" || style.borderTopStyle === "none";
  if (node.matches("progress")) return style.appearance === "none" && style.borderTopStyle === "none";
  return style.backgroundColor === getComputedStyle(node.parentElement).backgroundColor;
}).map(node => node.outerHTML.slice(0, 90))"""


def test_every_screen_is_opaque_its_meters_are_drawn_and_large_letters_fit(page: Page) -> None:
    """Letters of twice the size: no screen is wider than the device (ux3, finding 17)."""
    page.add_init_script(TWICE)
    page.emulate_media(forced_colors="active")
    for name in screens.visit(page):
        for size in at_sizes(page, PHONE, (360, 640), DESKTOP):
            assert page.evaluate(SIDEWAYS) <= 0, (name, size)
            assert page.evaluate(TRANSPARENT) == [], (name, size)
            assert page.evaluate(MISSING) == [], (name, size)
