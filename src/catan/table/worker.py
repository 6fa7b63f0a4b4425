"""Catan behind its page: one request in, one answer out, both JSON text (docs/protocol.md)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from catan import __version__
from catan.bots import SEATED
from catan.bots.tiers import deadlines
from catan.table.daily import DAILY
from catan.table.interface import game_spec, offers_at_the_table
from catan.table.screen import CatanScreen
from tabletop.table.worker import GameWorker

if TYPE_CHECKING:
    from tabletop.game.spec import GameSpec
    from tabletop.table.editing import Editor


class Table(GameWorker):
    """The worker's one table: the session that is being played, if any."""

    version = __version__
    daily = DAILY

    def _screen(self) -> CatanScreen:
        return CatanScreen()

    def _game_spec(self) -> GameSpec:
        return game_spec(SEATED, deadlines(self.now), offers_at_the_table)

    def _editor(self) -> Editor:
        from catan.table.editing import EDITOR  # noqa: PLC0415 - the engine starts without it

        return EDITOR


answer = Table().handle_json
