"""Characters as targets: large faces, whole names and all in sight, and no rank lies over a face.

The draft, where they are chosen, is test_draft_cards.py's.
"""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Page, expect

from e2e.game_page import READY
from e2e.saved_games import take_up
from e2e.screen_checks import at_sizes
from e2e.taps import tap
from e2e.test_draft_cards import LONG, first_to_choose

pytestmark = pytest.mark.usefixtures("warm_engine")

PHONES = ((320, 568), (360, 640), (390, 844), (667, 375), (844, 390))
OTHERS = ((768, 1024), (1280, 720), (1920, 1080))
LEAST = 48  # pixels of a face
# The faults of the targets: out of sight, a small face, a name that is not whole, a rank over the middle of a face.
FAULTS = """least => {
  const frame = document.querySelector(".things");
  const faults = frame.scrollHeight > frame.clientHeight + 1 ? ["scrolls"] : [];
  for (const card of frame.querySelectorAll(".portrait")) {
    const [box, face, rank] = [card, card.querySelector(".emblem .icon"), card.querySelector(".rank")]
      .map(node => node.getBoundingClientRect());
    const range = document.createRange();
    range.selectNodeContents(card.querySelector(".card-name"));
    const name = range.getBoundingClientRect();
    if (Math.min(face.width, face.height) < least) faults.push([card.textContent, face.width]);
    const cut = name.left < box.left || name.right > box.right || name.bottom > box.bottom;
    if (cut) faults.push([card.textContent, "cut"]);
    if (rank.right > face.left + face.width * 0.3) faults.push([card.textContent, "rank"]);
  }
  return faults;
}"""
# The numbers of the characters in the bar that lie over the middle of a face.
OVER_A_FACE = """() => [...document.querySelectorAll(".medal-button")].filter(medal => {
  const [face, number] = [".emblem", ".number"].map(part => medal.querySelector(part).getBoundingClientRect());
  return number.right > face.left + face.width * 0.4 && number.bottom > face.top + face.height * 0.4;
}).map(medal => medal.textContent)"""


@pytest.mark.parametrize("language", ["en", "zh-Hant", "zh-Hans"])
def test_eight_targets_are_in_sight_with_large_faces(page: Page, language: str) -> None:
    """R5.1, with the longest names; nine characters are the most, and one's own is no target."""
    key = json.dumps("citadels.language")
    page.add_init_script(f"localStorage[new URL('.', location).pathname + {key}] = {json.dumps(language)}")
    game = first_to_choose(8, {"characters": LONG})
    while not any(move.startswith("bewitch") for move in game.moves()):
        game.play("pick witch" if "pick witch" in game.moves() else game.moves()[0])
    take_up(page, game)
    tap(page.locator("#decision [data-do=tray][data-arg=bewitch]"))
    expect(page.locator(".things .portrait")).to_have_count(8, timeout=READY)

    faults = {size: page.evaluate(FAULTS, LEAST) for size in at_sizes(page, *PHONES, *OTHERS)}
    numbers = {size: page.evaluate(OVER_A_FACE) for size in at_sizes(page, *PHONES, *OTHERS)}

    assert {size: texts for size, texts in faults.items() if texts} == {}
    assert {size: texts for size, texts in numbers.items() if texts} == {}
