"""Firefox as a guest at a table in Chromium (docs/phones.md): it sits down by codes, and comes back without any.

`python3 build test --browsers` runs this. The table's camera is a file: with a camera allowed, Chromium gives its own
address, as it does where people scan codes.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from build import engines
from e2e.browsers import drivers
from e2e.browsers.smoke import Player
from e2e.game_page import READY
from e2e.own_phones import SENT, TICKETS, TablePhone
from e2e.taps import tap
from e2e.test_own_phones import camera, table_with_camera

__all__ = ["camera", "table_with_camera"]  # fixtures

TABLE_IN_SIGHT = "document.querySelector('.mine .name') !== null"
# Gives the guest a name, as typing would.
WRITE_NAME = """
const field = document.querySelector("[data-do=guest-name]");
field.value = "Fox";
field.dispatchEvent(new Event("input", { bubbles: true }));
"""
RELOAD = "window.loadedBefore = true; setTimeout(() => location.reload());"


@pytest.fixture
def guest(tmp_path: Path) -> Iterator[Player]:
    """Someone at Firefox."""
    engine = engines.firefox()
    if engine.missing:
        pytest.skip(engine.missing)
    folder = tmp_path / "firefox"
    folder.mkdir()
    with drivers.firefox(engine, folder) as browser:
        yield Player(browser)


@pytest.fixture
def seated(table_with_camera: TablePhone, guest: Player) -> Player:
    """A guest whose table has been dealt."""
    table = table_with_camera
    tap(table.page.locator("[data-do=phones]"))
    tap(table.page.locator("[data-do=phones-camera]"))
    guest.browser.open(table.send("phones-send"))
    guest.browser.run(f"({SENT})()")
    guest.until("document.querySelector('[data-do=guest-name]') !== null")
    guest.browser.run(WRITE_NAME)
    guest.press("[data-do=guest-sit]")
    guest.press("[data-do=guest-send]")
    guest.until("window.sent")
    expect(table.page.locator("[data-do=phones-paste]")).to_be_visible(timeout=READY)
    tap(table.page.locator("[data-do=phones-paste]"))
    table.take(guest.browser.run("return window.sent"))
    table.deal_to_all()
    guest.until(TABLE_IN_SIGHT)
    return guest


def test_firefox_sits_down_by_codes(seated: Player) -> None:
    assert seated.browser.run("return document.querySelector('.mine .name').innerText") == "Fox"


def test_firefox_that_was_loaded_again_is_back_without_a_code(seated: Player) -> None:
    """Own phones, bar 10."""
    seated.until(f"({TICKETS})('citadels-phones-' + new URL('./', location.href).pathname)")
    seated.browser.run(RELOAD)
    seated.until("window.loadedBefore === undefined")
    seated.until(TABLE_IN_SIGHT)

    assert seated.browser.run("return document.querySelector('.mine .name').innerText") == "Fox"
