"""Islands to sit down at: positions written by hand, which the page continues as a stored game."""

from __future__ import annotations

from collections.abc import Sequence

from playwright.sync_api import Page

from catan import Game
from e2e.island_page import IslandPage
from e2e.resumed import resume
from tests.catan.stored import stored


def sit(
    page: Page, game: Game, people: tuple[int, ...] = (0,), *, history: bool = False, names: Sequence[str] = ()
) -> IslandPage:
    """Continue a stored game at its first decision, perhaps with its history, with bots that decide at once.

    `names` are the players' instead of their usual ones.
    """
    return resume(IslandPage, page, stored(game, people, history=history, names=names))
