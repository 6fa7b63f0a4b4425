"""A table as the page's own (docs/protocol.md), at which the bot that somebody wrote can sit."""

from __future__ import annotations

from typing import Any

from citadels.bots import BOTS
from citadels.bots.own import Source
from citadels.bots.tiers import deadlines
from citadels.table.interface import terms
from citadels.table.worker import Answer, Table
from citadels.workshop.guest import MINE, Guest
from citadels.workshop.outside import Outside
from tabletop.errors import PositionError
from tabletop.session import Session


class Seat(Table):
    """A table among whose bots is the person's own."""

    def __init__(self) -> None:
        super().__init__()
        self.source: Source | None = None
        self.outside = Outside()

    def answer(self, request: Any, source: Source | None = None, outside: Outside | None = None) -> Answer:
        """Answer a request of a table; a `source` takes the place of the bot that sat there."""
        self.source, self.outside = source or self.source, outside or self.outside
        self.now = self.outside.now
        if isinstance(request, dict) and request.get("do") in ("new", "load"):
            try:
                self.session = self._sat_down(request)
            except PositionError as error:
                return self._refuse("illegal-setup", {"key": error.key, "why": error.why})
            return self._changed()
        return super().answer(request)

    def _sat_down(self, request: dict[str, Any]) -> Session:
        source, outside = self.source, self.outside
        bots = {**BOTS, MINE: lambda: Guest(source, outside)} if source else BOTS
        known = terms(bots, deadlines(self.now))
        if request["do"] == "load":
            return Session.load(known, request.get("save"))
        rules, seed = request.get("rules", {}), request.get("seed")
        if not isinstance(rules, dict) or type(seed) is not int:
            raise PositionError("seed", "a whole number is wanted here, and an object as `rules`")
        return Session.new(known, request.get("seats"), rules, seed)
