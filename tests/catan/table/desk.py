"""A desk: the worker's table with a game of Catan on it, asked as the page asks."""

from __future__ import annotations

import json
from typing import Any

from catan import Game
from catan.table.worker import Table
from tabletop.cli.seating import seated
from tabletop.table.session import Session

Json = dict[str, Any]


class Desk:
    """One worker's table with this game; the seats in `people` are persons', the others bots'."""

    def __init__(self, game: Game, people: tuple[int, ...] = (0,)) -> None:
        self.table = Table()
        spec = self.table._game_spec()
        names = [name if seat in people else "casual" for seat, name in enumerate(game.names)]
        self.table.session = Session(spec, game, tuple(seated(spec, names)), 1)
        self.view: Json = self.ask("look")["view"]

    def ask(self, do: str, **rest: Any) -> Json:
        """Ask once, through JSON as on the page."""
        answer: Json = json.loads(json.dumps(self.table.answer(json.loads(json.dumps({"do": do, **rest})))))
        self.view = answer.get("view") or getattr(self, "view", {})
        return answer

    def choice(self, kind: str) -> Json:
        """The one choice of a kind."""
        result: list[Json] = [choice for choice in self.view["prompt"]["choices"] if choice["kind"] == kind]
        assert len(result) == 1, result
        return result[0]

    def kinds(self) -> list[str]:
        """The kinds of the possible choices, each once."""
        return list(dict.fromkeys(choice["kind"] for choice in self.view["prompt"]["choices"] if choice["enabled"]))

    def lines(self) -> list[tuple[str, Json]]:
        """The lines of the story, as ids with their arguments."""
        return [(line["id"], line["args"]) for block in self.view["story"] for line in block["lines"]]
