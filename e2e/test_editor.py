"""The position editor: a position of each game made by taps, from a replay to a table (protocol §11)."""

from __future__ import annotations

import random
from collections.abc import Callable
from importlib import import_module

import pytest
from playwright.sync_api import Locator, Page, expect

from build import games
from e2e.game_page import READY
from e2e.taps import click

pytestmark = pytest.mark.usefixtures("warm_engine")

NAMES = ["Maximiliane", "Bartholomew", "Anne-Sophie", "Wolfgang"]
STEP = 60
SCREENS = ((320, 568), (390, 844), (844, 390), (1280, 720), (1920, 1080))
OVERFLOW = "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"
of_each_game = pytest.mark.parametrize("game", games.ALL, ids=lambda game: game.name)


def open_editor(page: Page, game: games.Game) -> None:
    """Open the editor at a step of a game of four, at the fields of the first player."""
    dice, played = random.Random(2), import_module(f"{game.package}.game").Game.new(NAMES, seed=4)
    for _ in range(STEP + 10):
        options = played.moves()
        played.play(options[dice.randrange(len(options))])
    page.goto(f"./{game.replay}#{played.link().rpartition('#')[2]}&at={STEP}&names={','.join(NAMES)}")
    expect(page.locator(".steps")).to_be_visible(timeout=READY)
    click(page.locator("[data-do=menu]").first)
    click(page.locator("#sheet [data-do=edit]"))
    expect(page.locator(".editor")).to_be_visible(timeout=READY)
    page.get_by_label("Part of the table").select_option(NAMES[0])


def number(page: Page) -> Locator:
    """The input of the first number."""
    return page.locator("input[data-do=edit-number]").first


def first_list(page: Page) -> Locator:
    """The field of the first list."""
    return page.locator(".of-list").first


@of_each_game
class TestByTaps:
    """One position of each game, made by taps alone."""

    def test_a_position_is_made_and_played(self, page: Page, game: games.Game) -> None:
        """A number and a list are changed, and the reader sits down at the result."""
        open_editor(page, game)
        before, items = int(number(page).input_value()), first_list(page).locator(".item")
        count = items.count()

        click(page.get_by_role("button", name=": one more").first)
        expect(number(page)).to_have_value(str(before + 1))
        click(first_list(page).get_by_role("button", name="Add"))
        click(page.locator(".edit-options button").first)
        expect(items).to_have_count(count + 1)
        click(page.locator("[data-do=edit-done]"))
        click(page.get_by_role("link", name="Play from here"))

        click(page.locator("[data-do=moment-play]"), timeout=READY)
        expect(page.locator("#decision-title")).to_be_visible(timeout=READY)

    def test_it_fits_every_screen(self, page: Page, game: games.Game) -> None:
        open_editor(page, game)
        faults = []

        for width, height in SCREENS:
            page.set_viewport_size({"width": width, "height": height})
            page.locator("[data-do=edit-done]").scroll_into_view_if_needed()
            done = page.locator("[data-do=edit-done]").bounding_box()
            if page.evaluate(OVERFLOW) > 0 or done is None or done["x"] + done["width"] > width:
                faults.append((width, height))

        assert faults == []

    def test_it_is_read_by_a_screen_reader(self, page: Page, game: games.Game, axe: Callable[[], list[str]]) -> None:
        open_editor(page, game)
        click(first_list(page).get_by_role("button", name="Add"))

        assert axe() == []

    def test_a_step_of_it_is_embedded_like_any_other(self, page: Page, game: games.Game) -> None:
        """The sheet draws the position, by the engine's own drawing."""
        open_editor(page, game)
        click(page.locator("[data-do=edit-done]"))
        click(page.locator("#sheet [data-do=embed]"))

        click(page.locator("label.pill", has_text="This step as a picture"))

        expect(page.locator("#diagram")).to_be_visible(timeout=READY)


def test_what_cannot_be_is_said_beside_the_fields(page: Page) -> None:
    """R4.3: a city has no two districts of one name."""
    open_editor(page, games.PLAYED)
    city = page.locator(".item[data-arg^='city 0|']").first
    name = city.locator("span").first.inner_text()
    click(page.locator("[data-do=edit-pick][data-arg='city 0']"))
    click(page.locator(".edit-options button", has_text=name).first)

    expect(page.locator(".editor .trouble")).to_contain_text("second")


@of_each_game
def test_a_position_is_set_up_without_a_game(page: Page, game: games.Game) -> None:
    page.goto(f"./{game.replay}")

    click(page.get_by_role("button", name="Set up a position"), timeout=READY)

    expect(page.locator(".editor")).to_be_visible(timeout=READY)
