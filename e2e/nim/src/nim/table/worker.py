"""Nim behind its page: one request in, one answer out, both JSON text (docs/protocol.md)."""

from __future__ import annotations

from typing import Any

from nim import __version__
from nim.bots import BOTS, best
from nim.game import Game
from tabletop.bots.protocol import Budget
from tabletop.core.events import Event
from tabletop.game.spec import GameSpec
from tabletop.table.plain import PlainScreen
from tabletop.table.worker import GameWorker

NIM = GameSpec(
    name="nim",
    version=1,
    game=Game,
    opening=lambda game: [Event("began", {"count": sum(game.view(None)["heaps"])})],
    decision_is_public=lambda game: True,
    bots=BOTS,
)


class Screen(PlainScreen[Game]):
    """Nim on the page: a move says its heap and how many counters."""

    game = Game

    def round_of(self, game: Game) -> int:
        return 1 + int(game.view(None)["turns"]) // 2

    def choice(self, game: Game, move: str) -> dict[str, Any]:
        heap, count = map(int, move.split()[1:])
        return {"kind": f"heap-{heap}", "id": "choice-take", "args": {"heap": heap, "count": count}}

    def advise(self, game: Game, budget: Budget) -> dict[str, Any]:
        options = game.moves()
        move = options[best(game.view(None)["heaps"], options)]
        return self.advice(game, move, {"id": "reason-sum", "args": {}})


class Table(GameWorker):
    """The worker's table."""

    version = __version__

    def _screen(self) -> Screen:
        return Screen()

    def _game_spec(self) -> GameSpec:
        return NIM


answer = Table().handle_json
