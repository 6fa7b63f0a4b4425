"""Citadels behind its page: one request in, one answer out, both JSON text (docs/protocol.md)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from citadels import __version__
from citadels.bots import SEATED
from citadels.bots.tiers import deadlines
from citadels.table.daily import DAILY
from citadels.table.interface import game_spec
from citadels.table.screen import CitadelsScreen
from tabletop.table.worker import Answer, GameWorker

if TYPE_CHECKING:
    from tabletop.game.spec import GameSpec
    from tabletop.table.editing import Editor

__all__ = ["Answer", "Table", "answer"]


class Table(GameWorker):
    """The worker's one table: the session that is being played, if any."""

    version = __version__
    daily = DAILY
    screen: CitadelsScreen

    def _screen(self) -> CitadelsScreen:
        return CitadelsScreen()

    def _game_spec(self) -> GameSpec:
        return game_spec(SEATED, deadlines(self.now))

    def _editor(self) -> Editor:
        from citadels.table.editing import EDITOR  # noqa: PLC0415 - the engine starts without it

        return EDITOR


_table = Table()


def answer(text: str, now: Callable[[], float] | None = None) -> str:
    """Answer a request of the page: JSON text in, JSON text out; it never raises (`tabletop.table.worker`)."""
    return _table.handle_json(text, now)
