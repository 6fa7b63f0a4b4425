"""Luck and trade of each seat of a game: cards expected and had, what the robber cost and brought, trades."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from catan.core.island import PIPS
from catan.core.moves import ROLL
from catan.core.pieces import buildings_at
from catan.core.resources import size
from catan.game import Game
from catan.views.view import View

if TYPE_CHECKING:
    from tabletop.core.events import Event
    from tabletop.table.answers import Luck

COLUMNS: Final = ("expected", "harvest", "blocked", "discarded", "stolen", "stole", "bank", "trades")
THROWS: Final = 36


def luck(game: Game) -> Luck:
    """Return the cards of each seat, by what they are.

    `expected` is what two fair dice would bring on average with the buildings and the robber as they stood at each
    throw (K4.1), `harvest` what they brought, `blocked` what the robber's hex would have brought more (K4.2).
    `discarded` is what sevens cost (K5.1), `stolen` and `stole` are the robber's cards from and for a seat (K5.3).
    `bank` are the cards that it bought from the bank (K7.2), `trades` its trades with other players (K7.7).
    """
    rows = [dict.fromkeys(COLUMNS, 0.0) for _ in game.names]
    again = game.beginning()
    events = again.listen()
    for move in game.history:
        before = again.observe(None) if move == ROLL else None
        events.clear()
        again.play(move, from_record=True)
        if before is not None:
            _count_throw(rows, before, events)
        _count_cards(rows, events)
    return {"columns": list(COLUMNS), "rows": [[round(row[name], 1) for name in COLUMNS] for row in rows]}


def _count_throw(rows: Sequence[dict[str, float]], before: View, events: Sequence[Event]) -> None:
    """Add what a throw was expected to bring, and what the robber kept back."""
    dice: Any = next(event.args["dice"] for event in events if event.id == "roll")
    robbed = before.island.numbers[before.robber]
    for seat, row in enumerate(rows):
        here = buildings_at(before, seat, before.robber)
        total = sum(PIPS[number] * size(before.harvest[number][seat]) for number in range(2, 13)) - PIPS[robbed] * here
        row["expected"] += total / THROWS
        if sum(dice) == robbed:
            row["blocked"] += here


def _count_cards(rows: Sequence[dict[str, float]], events: Sequence[Event]) -> None:
    """Add the cards that a move brought or took."""
    for event in events:
        args: Mapping[str, Any] = event.args
        if event.id == "yield":
            rows[args["player"]]["harvest"] += sum(args["cards"].values())
        elif event.id == "discard":
            rows[args["player"]]["discarded"] += args["count"]
        elif event.id == "bank":
            rows[args["player"]]["bank"] += sum(args["get"].values())
        elif event.id == "trade":
            rows[args["player"]]["trades"] += 1
            rows[args["other"]]["trades"] += 1
        elif event.id == "steal":
            rows[args["victim"]]["stolen"] += 1
            rows[args["player"]]["stole"] += 1
