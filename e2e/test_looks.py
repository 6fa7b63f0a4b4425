"""Dark and light: chosen in the settings, by the address, by the device; worn from the first painted frame on."""

from __future__ import annotations

import json
from typing import Literal

import pytest
from playwright.sync_api import Page, expect

from citadels import Game
from e2e.game_page import READY, GamePage
from e2e.saved_games import open_with, take_up
from e2e.screen_checks import Look, errors
from e2e.taps import click, tap
from tests.nearly_over import citadels_nearly_over
from tests.rules.table import seat, turn

pytestmark = pytest.mark.usefixtures("warm_engine")

Scheme = Literal["dark", "light"]
STORED_THEME = "try { localStorage.setItem('citadels.theme', '%s'); } catch {}"
FRAMES = """
window.worn = [];
const look = () => {
  if (document.body) worn.push(document.documentElement.dataset.theme ?? "none");
  if (worn.length < 30) requestAnimationFrame(look);
};
requestAnimationFrame(look);"""


def settings(page: Page) -> None:
    """Open the settings of the first screen."""
    click(page.locator(".foot-links [data-do=settings]"))


def come(page: Page, address: str) -> None:
    """Open an address; the look does not wait for the engine."""
    page.goto(address, wait_until="commit")


def expect_look(page: Page, scheme: Scheme) -> None:
    """The page wears this look."""
    expect(page.locator("html")).to_have_attribute("data-theme", scheme)


def test_a_chosen_look_is_worn_at_once_and_there_the_next_time(page: Page) -> None:
    GamePage(page).open()
    settings(page)
    tap(page.locator("dialog .pill", has=page.locator("[data-do=set-theme][value=light]")))
    expect_look(page, "light")

    page.reload()
    settings(page)

    expect(page.locator("dialog [data-do=set-theme]:checked")).to_have_attribute("value", "light")


def test_the_light_look_is_worn_from_the_first_frame_on(page: Page) -> None:
    page.add_init_script(STORED_THEME % "light" + FRAMES)
    page.goto("./")
    page.wait_for_function("worn.length >= 30")
    assert set(page.evaluate("worn")) == {"light"}


@pytest.mark.parametrize("address", ["./", "./?theme=auto"])
def test_the_look_follows_the_device_unless_another_is_wished_for(page: Page, address: str) -> None:
    page.emulate_media(color_scheme="light")
    come(page, address)
    expect_look(page, "light")

    page.emulate_media(color_scheme="dark")
    expect_look(page, "dark")

    page.emulate_media(color_scheme="light")
    expect_look(page, "light")


def test_the_browser_hears_of_the_look(page: Page) -> None:
    names = ("color-scheme", "theme-color")
    come(page, "./?theme=dark")
    expect_look(page, "dark")
    dark = [page.locator(f"meta[name={name}]").get_attribute("content") for name in names]

    come(page, "./?theme=light")

    for name, before in zip(names, dark, strict=True):
        expect(page.locator(f"meta[name={name}]")).not_to_have_attribute("content", str(before))


@pytest.mark.parametrize("address", ["./", "./?theme=purple", "./?theme=<img>", "./?theme="])
def test_what_is_no_look_changes_nothing(page: Page, address: str) -> None:
    """Nor does no wish at all."""
    page.emulate_media(color_scheme="dark")

    come(page, address)

    expect_look(page, "dark")


@pytest.mark.parametrize(
    ("part", "scheme"),
    [
        ("", "light"),
        ("light", "light"),
        ("auto", "light"),
        ("busy-auto", "light"),
        ("dark", "dark"),
        ("busy-dark", "dark"),
    ],
)
def test_the_poster_wears_the_look_behind_its_hash(page: Page, part: str, scheme: str) -> None:
    page.emulate_media(color_scheme="light")
    page.goto(f"./embed.html#{part}")
    assert page.evaluate("getComputedStyle(document.documentElement).colorScheme") == scheme


# --- looked at by axe and a ruler


def test_the_light_look_is_sound_from_the_start_to_a_turn(page: Page, axe: Look) -> None:
    page.add_init_script(STORED_THEME % "light")
    king = seat("king", gold=6, hand="temple palace tavern", city="manor")
    table = open_with(page, turn("king", king, seat("bishop", gold=2, city="temple"), taken="resources"))
    assert errors(page, axe) == [], "start"
    settings(page)
    expect(page.locator("dialog [data-do=set-theme]").first).to_be_attached()
    assert errors(page, axe) == [], "settings"
    click(page.locator("dialog [data-do=close-sheet]"))
    expect(page.locator("dialog[open]")).to_have_count(0)
    tap(page.locator("[data-do=continue]"))
    table.wait_for_question()
    assert errors(page, axe) == [], "turn"
    click(page.locator("#decision [data-do=tray]").first)
    expect(page.locator(".tray")).to_be_visible()
    assert errors(page, axe) == [], "tray"


def test_the_light_curtain_and_the_draft_behind_it_are_sound(page: Page, axe: Look) -> None:
    page.add_init_script(STORED_THEME % "light")
    table = take_up(page, Game.new(["Ann", "Ben", "Cem", "Dora"], seed=4), (0, 1, 2, 3))
    expect(page.locator(".curtain [data-hold]")).to_be_visible(timeout=READY)
    assert errors(page, axe) == [], "curtain"
    table.open_curtain()
    table.wait_for_question()
    assert errors(page, axe) == [], "draft"


def test_the_light_end_is_sound(page: Page, axe: Look) -> None:
    stored_game = f"try {{ localStorage.setItem('citadels.save', {json.dumps(citadels_nearly_over())}); }} catch {{}}"
    page.add_init_script(STORED_THEME % "light" + stored_game)
    GamePage(page).open()
    tap(page.locator("[data-do=continue]"))
    expect(page.locator(".over")).to_be_visible(timeout=READY)
    assert errors(page, axe) == []


@pytest.mark.parametrize("part", ["light", "busy-light"])
def test_the_light_poster_is_sound(page: Page, axe: Look, part: str) -> None:
    page.goto(f"./embed.html#{part}")
    assert axe() == []
