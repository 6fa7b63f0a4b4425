"""Players' faces: large enough at a table, whole once their file has come, and one's own is turned in the setup."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

import praga
from citadels import Game
from citadels.cards.catalog import CLASSIC_CHARACTERS
from e2e import saved_cranes
from e2e.game_page import GamePage
from e2e.saved_games import take_up
from e2e.taps import click

NAMES = ["Ann", "Beatrix", "Cedric", "Damaris", "Edmund", "Fenella", "Godfrey", "Hester"]
LEAST = 28  # pixels; a smaller face is not told from another
EIGHT = {"characters": [*CLASSIC_CHARACTERS, "artist"]}  # eight players need nine ranks (R2.1)
WIDTHS = """() => [...document.querySelectorAll(".seats .likeness")].map(one => one.getBoundingClientRect().width)"""
PARTS = (
    "[...document.querySelector('.place .likeness').children].map(one => one.getAttribute('href').split('#')[1]).join()"
)
SHIELDS = """() => [...document.querySelectorAll(".seats .face-of")].map(one => {
  const [face, shield] = [".likeness", ".face-shield"].map(part => one.querySelector(part).getBoundingClientRect());
  return shield.width / face.width;
})"""
CUT = """() => [...document.querySelectorAll(".seats .who .name")]
  .filter(name => name.scrollWidth > name.clientWidth).map(name => name.textContent)"""
CROWN = """() => {
  const [crown, face] = [".crown .icon", ".face-of"].map(part => document.querySelector(`.seats .who ${part}`));
  const [worn, below] = [crown.getBoundingClientRect(), face.getBoundingClientRect()];
  return worn.left < below.right && worn.right > below.left && worn.top < below.bottom && worn.bottom > below.top;
}"""


def sit(page: Page, players: int) -> None:
    """Sit down at a table of so many."""
    take_up(page, Game.new(NAMES[:players], EIGHT if players == len(NAMES) else None, seed=11))
    expect(page.locator(".seats .likeness")).to_have_count(players - 1)


@pytest.mark.parametrize(("width", "height", "players"), [(360, 640, 8), (390, 844, 4), (844, 390, 4), (1280, 800, 4)])
def test_the_faces_at_a_table_are_large_enough(page: Page, width: int, height: int, players: int) -> None:
    page.set_viewport_size({"width": width, "height": height})

    sit(page, players)

    widths = page.evaluate(WIDTHS)
    assert (len(widths), min(widths) >= LEAST) == (players - 1, True)


@pytest.mark.parametrize(("width", "players"), [(360, 8), (390, 4)])
def test_no_usual_name_is_cut_for_a_face(page: Page, width: int, players: int) -> None:
    page.set_viewport_size({"width": width, "height": 800})

    sit(page, players)

    assert page.evaluate(CUT) == []


@pytest.mark.parametrize("size", [(360, 640), (390, 844), (844, 390), (768, 1024), (1280, 720)], ids=str)
def test_the_crown_takes_nothing_from_the_name(page: Page, size: tuple[int, int]) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    names = ["Ann", "Griselda", "Rosalind", "Bertram"]
    games = (Game.new(names, seed=seed) for seed in range(99))

    take_up(page, next(game for game in games if game.position()["crown"] == 1))
    expect(page.locator(".seats .crown")).to_be_visible()

    assert (page.evaluate(CUT), page.evaluate(CROWN)) == ([], True)


@pytest.mark.parametrize("size", [(390, 844), (844, 390), (1280, 720)], ids=str)
def test_the_shield_leaves_the_face_to_see(page: Page, size: tuple[int, int]) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})

    sit(page, 4)

    assert max(page.evaluate(SHIELDS)) < 0.4


def test_three_opponents_have_faces_on_a_phone_at_the_crane(page: Page) -> None:
    saved_cranes.sit(page, praga.Game.new(["Ann", "Beatrix", "Griselda", "Damaris"], seed=4))
    expect(page.locator(".seats .likeness")).to_have_count(3)

    assert (page.evaluate(WIDTHS), page.evaluate(CUT)) == ([pytest.approx(32, abs=1)] * 3, [])


def test_a_face_that_was_turned_is_there_at_the_next_visit(page: Page) -> None:
    table = GamePage(page)
    table.open()
    table.set_up()
    before = page.evaluate(PARTS)

    click(page.locator(".face-turn").first)
    expect(page.locator(".place .likeness use").last).to_be_attached()
    turned = page.evaluate(PARTS)
    table.open()
    table.set_up()

    assert (turned != before, page.evaluate(PARTS)) == (True, turned)
