"""A table as the page's own (docs/protocol.md), at which the bot that somebody wrote can sit."""

from __future__ import annotations

from typing import Any

from citadels.bots import SEATED
from citadels.bots.tiers import deadlines
from citadels.bots.user_bot import UserBotSource
from citadels.table.interface import game_spec
from citadels.table.worker import Answer, Table
from citadels.workshop.guest import MINE, Guest
from citadels.workshop.outside import Outside
from tabletop.game.spec import GameSpec


class Seat(Table):
    """A table among whose bots is the person's own."""

    def __init__(self) -> None:
        super().__init__()
        self.source: UserBotSource | None = None
        self.outside = Outside()

    def answer(self, request: Any, source: UserBotSource | None = None, outside: Outside | None = None) -> Answer:
        """Answer a request of a table; a `source` takes the place of the bot that sat there."""
        self.source, self.outside = source or self.source, outside or self.outside
        self.now = self.outside.now
        return super().answer(request)

    def _game_spec(self) -> GameSpec:
        source, outside = self.source, self.outside
        bots = {**SEATED, MINE: lambda: Guest(source, outside)} if source else SEATED
        return game_spec(bots, deadlines(self.now))
