"""The third game behind its page: one request in, one answer out, both JSON text (docs/protocol.md)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from praga import __version__
from praga.bots import SEATED
from praga.table.daily import DAILY
from praga.table.interface import game_spec
from praga.table.screen import PragaScreen
from tabletop.table.worker import GameWorker

if TYPE_CHECKING:
    from tabletop.game.spec import GameSpec
    from tabletop.table.editing import Editor


class Table(GameWorker):
    """The worker's one table: the session that is being played, if any."""

    version = __version__
    daily = DAILY

    def _screen(self) -> PragaScreen:
        return PragaScreen()

    def _game_spec(self) -> GameSpec:
        return game_spec(SEATED)

    def _editor(self) -> Editor:
        from praga.table.editing import EDITOR  # noqa: PLC0415 - the engine starts without it

        return EDITOR


answer = Table().handle_json
