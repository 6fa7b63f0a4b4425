"""Dark and light: chosen in the settings, by the address, by the device; worn from the first painted frame on."""

from __future__ import annotations

import json
from typing import Literal

import pytest
from playwright.sync_api import Page, expect

from e2e.game_page import READY, GamePage
from e2e.screen_checks import Look, errors
from e2e.taps import click, tap
from e2e.test_embed import city_nearly_over

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


def test_a_chosen_look_is_worn_at_once(page: Page) -> None:
    GamePage(page).open()
    settings(page)
    tap(page.locator("dialog .pill", has=page.locator("[data-do=set-theme][value=light]")))
    expect(page.locator("html")).to_have_attribute("data-theme", "light")


def test_a_chosen_look_is_there_the_next_time(page: Page) -> None:
    GamePage(page).open()
    settings(page)
    tap(page.locator("dialog .pill", has=page.locator("[data-do=set-theme][value=light]")))
    page.reload()
    settings(page)
    expect(page.locator("dialog [data-do=set-theme]:checked")).to_have_attribute("value", "light")


def test_the_light_look_is_worn_from_the_first_frame_on(page: Page) -> None:
    page.add_init_script(STORED_THEME % "light" + FRAMES)
    page.goto("./")
    page.wait_for_function("worn.length >= 30")
    assert set(page.evaluate("worn")) == {"light"}


@pytest.mark.parametrize(("before", "after"), [("light", "dark"), ("dark", "light")])
def test_a_look_may_follow_the_device(page: Page, before: Scheme, after: Scheme) -> None:
    page.emulate_media(color_scheme=before)
    page.goto("./?theme=auto")
    page.emulate_media(color_scheme=after)
    expect(page.locator("html")).to_have_attribute("data-theme", after)


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_without_a_wish_the_look_is_the_device_s(page: Page, scheme: Scheme) -> None:
    page.emulate_media(color_scheme=scheme)
    page.goto("./")
    expect(page.locator("html")).to_have_attribute("data-theme", scheme)


@pytest.mark.parametrize("name", ["color-scheme", "theme-color"])
def test_the_browser_hears_of_the_look(page: Page, name: str) -> None:
    meta = page.locator(f"meta[name={name}]")
    page.goto("./?theme=dark")
    dark = meta.get_attribute("content")
    page.goto("./?theme=light")
    assert meta.get_attribute("content") != dark


@pytest.mark.parametrize("theme", ["purple", "<img>", ""])
def test_what_is_no_look_changes_nothing(page: Page, theme: str) -> None:
    page.emulate_media(color_scheme="dark")
    page.goto(f"./?theme={theme}")
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")


@pytest.mark.parametrize(
    ("part", "scheme"), [("", "dark"), ("light", "light"), ("auto", "light"), ("busy-auto", "light")]
)
def test_the_poster_wears_the_look_behind_its_hash(page: Page, part: str, scheme: str) -> None:
    page.emulate_media(color_scheme="light")
    page.goto(f"./embed.html#{part}")
    assert page.evaluate("getComputedStyle(document.documentElement).colorScheme") == scheme


# --- looked at by axe and a ruler


def test_the_light_look_is_sound_from_the_start_to_a_turn(page: Page, axe: Look) -> None:
    page.add_init_script(STORED_THEME % "light")
    table = GamePage(page, seed=3)
    table.open(instant=True)
    assert errors(page, axe) == [], "start"
    settings(page)
    expect(page.locator("dialog [data-do=set-theme]").first).to_be_attached()
    assert errors(page, axe) == [], "settings"
    click(page.locator("dialog [data-do=close-sheet]"))
    expect(page.locator("dialog[open]")).to_have_count(0)
    table.set_seed(4)
    table.deal()
    table.wait_for_question()
    assert errors(page, axe) == [], "draft"
    while not page.locator("#decision [data-do=tray]").count():
        table.decide()
        table.wait_for_question()
    assert errors(page, axe) == [], "turn"
    click(page.locator("#decision [data-do=tray]").first)
    expect(page.locator(".tray")).to_be_visible()
    assert errors(page, axe) == [], "tray"


def test_the_light_curtain_is_sound(page: Page, axe: Look) -> None:
    page.add_init_script(STORED_THEME % "light")
    table = GamePage(page)
    table.open()
    table.seat_people("Ann", "Ben")
    table.deal()
    expect(page.locator(".curtain [data-hold]")).to_be_visible(timeout=READY)
    assert errors(page, axe) == []


def test_the_light_end_is_sound(page: Page, axe: Look) -> None:
    stored_game = f"try {{ localStorage.setItem('citadels.save', {json.dumps(city_nearly_over())}); }} catch {{}}"
    page.add_init_script(STORED_THEME % "light" + stored_game)
    GamePage(page).open()
    tap(page.locator("[data-do=continue]"))
    expect(page.locator(".over")).to_be_visible(timeout=READY)
    assert errors(page, axe) == []


@pytest.mark.parametrize("part", ["light", "busy-light"])
def test_the_light_poster_is_sound(page: Page, axe: Look, part: str) -> None:
    page.goto(f"./embed.html#{part}")
    assert axe() == []
