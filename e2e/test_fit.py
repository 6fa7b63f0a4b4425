"""A desktop shows the whole table: no city under one's own panel, none cut, nothing to scroll (ux4, finding 2)."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Page, expect

from e2e.fitting import CITADELS, WINDOWS, faults_at, long_game
from e2e.saved_games import sit
from e2e.taps import tap

pytestmark = pytest.mark.usefixtures("warm_engine")


def sit_late(page: Page, players: int, language: str = "en", **more: int) -> None:
    """Sit down in the eighth round."""
    settings = json.dumps(json.dumps({"pace": "instant", "language": language}))
    page.add_init_script(f"localStorage['citadels.settings'] = {settings}")
    sit(page, long_game(players, **more), WINDOWS[0])
    expect(page.locator(".log-beside")).to_be_visible()


@pytest.mark.parametrize("language", ["en", "zh-Hant"])
@pytest.mark.parametrize("players", [4, 8])
def test_every_city_is_in_sight_late_in_a_game(page: Page, players: int, language: str) -> None:
    sit_late(page, players, language)

    assert faults_at(page, CITADELS) == {}


@pytest.mark.parametrize("players", [2, 3, 5, 6, 7])
def test_so_it_is_with_any_number_of_players(page: Page, players: int) -> None:
    sit_late(page, players)

    assert faults_at(page, CITADELS, [WINDOWS[0], WINDOWS[-1]]) == {}


def test_a_large_tray_covers_no_city(page: Page) -> None:
    sit_late(page, 8)
    tap(page.locator("[data-do=tray][data-arg=destroy]"))
    expect(page.locator(".things .tile").first).to_be_visible()

    assert faults_at(page, CITADELS) == {}


@pytest.mark.parametrize("sheet", ["hint", "log"])
def test_a_sheet_over_the_table_moves_nothing_in_it(page: Page, sheet: str) -> None:
    sit_late(page, 4)
    tap(page.locator(f"[data-do={sheet}]").first)
    expect(page.locator("dialog[open]")).to_be_visible()

    assert faults_at(page, CITADELS) == {}


def test_a_large_hand_stays_in_the_window(page: Page) -> None:
    sit_late(page, 4, hand=12)

    assert faults_at(page, CITADELS) == {}
