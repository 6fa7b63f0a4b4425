"""A desk: the worker's table with a game on it, asked as the page asks."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

from citadels import Game
from citadels.table.interface import SAVE_VERSION
from citadels.table.worker import Table
from tabletop.table.saves import Saved, write_save

Json = dict[str, Any]


class Desk:
    """One worker's table; every request and answer goes through JSON, as on the page."""

    def __init__(self) -> None:
        self.table = Table()
        self.view: Json = {}
        self.save = ""

    def ask(self, do: str, **rest: Any) -> Json:
        """Ask once; the last view and save are kept."""
        answer: Json = json.loads(json.dumps(self.table.answer(json.loads(json.dumps({"do": do, **rest})))))
        self.view = answer.get("view") or self.view
        self.save = answer.get("save") or self.save
        return answer

    def choose(self, *moves: str) -> Desk:
        """Play moves of persons, the curtain opened for each."""
        for move in moves:
            if self.view["waiting"] == "curtain":
                self.ask("open", seat=self.view["curtain"]["seat"])
            answer = self.ask("choose", move=move)
            assert "error" not in answer, answer["error"]
        return self

    @property
    def record(self) -> str:
        """The game as text, which a page with several people gets at the end alone."""
        assert self.table.session is not None
        return self.table.session.game.record()

    @property
    def choices(self) -> list[Json]:
        """Return the current player's choices."""
        return list(self.view["prompt"]["choices"])

    def choice(self, kind: str, **wanted: Any) -> Json:
        """The one choice of a kind that points where it should."""
        result = [choice for choice in self.choices if choice["kind"] == kind and wanted.items() <= choice.items()]
        assert len(result) == 1, result
        return result[0]


def entries(desk: Desk) -> list[Json]:
    """All that this viewer may know, entry by entry, as the news tell it."""
    assert desk.table.session is not None
    session = desk.table.session
    return json.loads(json.dumps(desk.table.screen.entries(session, session.known())))  # type: ignore[no-any-return]


def seats(names: list[str], people: tuple[int, ...], bot: str = "random") -> list[Json]:
    """Seats as a request has them."""
    return [
        {"name": name, "kind": "person", "bot": None} if at in people else {"name": name, "kind": "bot", "bot": bot}
        for at, name in enumerate(names)
    ]


def desk(game: Game, *people: int, bot: str = "random") -> Desk:
    """A desk with this game laid on it; without `people` every seat is a person's."""
    sitting = seats(game.names, people or tuple(range(len(game.names))), bot)
    desk = Desk()
    answer = desk.ask("load", save=write_save("citadels", SAVE_VERSION, Saved(game.record(), sitting, 1)))
    assert "error" not in answer, answer["error"]
    return desk


def opened(game: Game, *people: int) -> Desk:
    """The same, with the curtain open for the person who is asked."""
    table = desk(game, *people)
    if table.view["waiting"] == "curtain":
        table.ask("open", seat=table.view["curtain"]["seat"])
    return table


def messages(message: Any) -> Iterator[Json]:
    """Every message, however deep in an answer."""
    if isinstance(message, dict):
        if isinstance(message.get("id"), str) and "args" in message:
            yield message
        for part in message.values():
            yield from messages(part)
    elif isinstance(message, list):
        for part in message:
            yield from messages(part)
