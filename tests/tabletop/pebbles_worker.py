"""Pebbles behind a page: what is told of it, and the worker that a page of the tests starts."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from tabletop.game.spec import GameSpec
from tabletop.table.names import by_name
from tabletop.table.screen import Screen
from tabletop.table.session import LogEntry, Seat, Session
from tabletop.table.worker import GameWorker
from tests.tabletop.pebbles import PEBBLES, Pebbles

Json = dict[str, Any]


class PebblesScreen(Screen[Pebbles]):
    """What lies in whose hand, and what was done."""

    game = Pebbles

    def table(self, game: Pebbles, eyes: int | str | None, seats: Sequence[Seat]) -> Json:
        seen = game.view(eyes if isinstance(eyes, int) else None)
        sitting = [{"seat": at, **seat.write(), "pebbles": seen["pebbles"][at]} for at, seat in enumerate(seats)]
        passes = game.position()["passes"]
        return {"viewer": eyes, "phase": "over" if game.over else "turn", "round": 1 + passes, "seats": sitting}

    def prompt(self, game: Pebbles) -> Json:
        choices = [{"kind": move, "move": move, "id": f"choice-{move}", "args": {}, "enabled": True}
                   for move in game.moves()]  # fmt: skip
        return {"id": "asked-pebbles", "args": {}, "seat": game.to_move, "choices": choices}

    def result(self, game: Pebbles) -> Json | None:
        return {"winners": game.winners, "scores": game.scores} if game.over else None

    def news(self, session: Session, entries: Sequence[LogEntry]) -> Json:
        return _news(session.game.names, entries)

    def log(self, session: Session, known: Sequence[LogEntry], since: int) -> list[Json]:
        return [entry for entry in _entries(session.game.names, known) if entry["n"] > since]

    def replayed(self, here: Pebbles, entries: Sequence[LogEntry]) -> Json:
        return _news(here.names, entries)


def _news(names: Sequence[str], entries: Sequence[LogEntry]) -> Json:
    news = _entries(names, entries)
    return {"news": news, "story": [], "say": [{"id": f"event-{entry['id']}", "args": entry["args"]} for entry in news]}


def _entries(names: Sequence[str], entries: Sequence[LogEntry]) -> list[Json]:
    return [
        {"n": entry.number, "id": entry.event.id, "args": by_name(entry.event.args, names.__getitem__), "round": 1}
        for entry in entries
    ]


class Table(GameWorker):
    """The worker's table."""

    version = "0"

    def _screen(self) -> PebblesScreen:
        return PebblesScreen()

    def _game_spec(self) -> GameSpec:
        return PEBBLES


_table = Table()


def answer(text: str, now: Callable[[], float] | None = None) -> str:
    """Answer a request of the page."""
    return _table.handle_json(text, now)
