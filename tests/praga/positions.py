"""Helpers: short positions of the third game."""

from __future__ import annotations

from typing import Any

from praga import Game

Json = dict[str, Any]
# A crane for two players after the start's first turn: a tile in each of six slots.
TILES_A = (
    ["upgrade", "road"], ["wall", "mine"], ["building", "quarry"], ["upgrade", "road"], ["wall", "mine"],
    ["building", "quarry"],
)  # fmt: skip


def player(**keys: Any) -> Json:
    """One player; what is left out is as at the start."""
    return keys


def crane(taken: int | None = None, box: int = 10, **pushed: int) -> Json:
    """The crane with the six tiles at positions 1 to 6, less the one that was taken."""
    slots = [(position - box) % 12 for position in range(1, 7)]
    tiles = {f"w{slot}": tile for at, (slot, tile) in enumerate(zip(slots, TILES_A, strict=True)) if at != taken}
    return {"box": box, "tiles": tiles, "pushed": pushed}


def turn(
    *players: Json, taken: int | None = None, asks: list[Json] | None = None, agenda: list[Json] | None = None,
    owed: bool | None = None, extra: bool = False, refreshed: bool = False, box: int = 10, **keys: Any,
) -> Game:  # fmt: skip
    """The first seat's turn at a table of two; `taken` is the number of the tile that was taken, in `TILES_A`."""
    table = [*players, *[player() for _ in range(2 - len(players))]]
    tile = None
    if taken is not None:
        tile = {"slot": f"w{(taken + 1 - box) % 12}", "actions": TILES_A[taken]}
    phase: Json = {
        "name": "turn", "seat": 0, "tile": tile, "owed": taken is not None if owed is None else owed, "extra": extra,
        "refreshed": refreshed, "kept": agenda or [], "asks": asks or [],
    }  # fmt: skip
    start = {"praga": 1, "players": table, "phase": phase, "crane": crane(taken, box), **keys}
    return Game.from_position(start)


def of(game: Game, seat: int, *keys: str) -> list[Any]:
    """Return a player's possessions, as the position has them."""
    data = game.position()["players"][seat]
    return [data[key] for key in keys]


def moves(game: Game, verb: str = "") -> list[str]:
    """The legal moves that begin with a word."""
    return [str(move) for move in game.moves() if str(move).startswith(verb)]


def agenda_of(game: Game) -> list[Json]:
    """Return the turn's agenda."""
    things: list[Json] = game.position()["phase"]["kept"]
    return things


def questions(game: Game) -> list[str]:
    """Return the questions, in order."""
    return [item["what"] for item in game.position()["phase"]["asks"]]
