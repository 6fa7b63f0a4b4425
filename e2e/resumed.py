"""Games of any kind to sit down at, which their pages continue as stored games."""

import json
from typing import TypeVar

from playwright.sync_api import Page

from e2e.conftest import FOLDER
from e2e.game_page import GamePage
from e2e.taps import click

Kind = TypeVar("Kind", bound=GamePage)


def resume(kind: type[Kind], page: Page, text: str) -> Kind:
    """Continue a game as its page stores it, at its first decision, with bots that decide at once."""
    page.add_init_script(f"localStorage['{FOLDER}{kind.name}.save.1'] ??= {json.dumps(text)}")
    table = kind(page)
    table.open(instant=True)
    click(page.locator("[data-do=continue]"))
    table.wait_for_question()
    return table
