"""No word of a card's name is broken in a tray, whatever the card, the language and the phone."""

from __future__ import annotations

import importlib.util
import json
import re

import pytest
from playwright.sync_api import Page, expect

from build.paths import PAGE
from e2e.saved_games import sit
from e2e.taps import tap
from tabletop.cli.words import folder_of
from tests.rules.table import seat, turn

pytestmark = pytest.mark.usefixtures("warm_engine")

NAME = re.compile(r"^(?:card|role)-(\w+) = ([^{\n]+)$", re.MULTILINE)
# Each name in the place of the first thing's, as the page writes it; the names whose words do not stand each in one
# line, and those that go beyond their card. A name in Chinese has no words: it takes two lines at most.
BROKEN = """names => names.filter(([text, ems]) => {
  const node = document.querySelector(".things > li .card-name");
  node.style.setProperty("--ems", ems);
  node.textContent = text;
  const card = node.closest(".card").getBoundingClientRect();
  const letters = node.firstChild;
  const lines = (from, to) => {
    const range = document.createRange();
    range.setStart(letters, from);
    range.setEnd(letters, to);
    const boxes = [...range.getClientRects()];
    return { count: new Set(boxes.map(box => Math.round(box.top))).size, boxes };
  };
  const whole = lines(0, text.length);
  const beyond = whole.boxes.some(box => box.left < card.left || box.right > card.right);
  if (document.documentElement.lang !== "en") return beyond || whole.count > 2;
  return beyond || [...text.matchAll(/[^ ]+/g)].some(word => lines(word.index, word.index + word[0].length).count > 1);
}).map(([text]) => text)"""


def ems(card: str) -> str:
    """The width of a name as the page reckons with it."""
    spec = importlib.util.spec_from_file_location("widths", PAGE / "citadels" / "widths.py")
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return f"{module.ems(card):.2f}"


def names(language: str) -> list[tuple[str, str]]:
    """Every name of a card or a character in a language, with its width."""
    return [
        (name, ems(card))
        for path in sorted((folder_of(language) / "citadels").rglob("*.ftl"))
        for card, name in NAME.findall(path.read_text(encoding="utf-8"))
    ]


@pytest.mark.parametrize("language", ["en", "zh-Hant", "zh-Hans"])
def test_no_name_is_broken_in_a_tray(page: Page, language: str) -> None:
    """R5.3: the tray of what can be built."""
    page.add_init_script(
        f"localStorage[new URL('.', location).pathname + 'citadels.language'] = {json.dumps(language)}"
    )
    king = seat("king", gold=9, hand="temple palace tavern market castle watchtower", city="manor")
    sit(page, turn("king", king, seat("bishop"), taken="resources"))
    tap(page.locator("#decision [data-do=tray][data-arg=build]"))
    expect(page.locator(".things .card-name").first).to_be_visible()
    broken = {}

    for width in (320, 360, 390):
        page.set_viewport_size({"width": width, "height": 844})
        broken[width] = page.evaluate(BROKEN, names(language))

    assert broken == {320: [], 360: [], 390: []}
