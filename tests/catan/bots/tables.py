"""Positions for tests of bots, and the moves that bots choose."""

from __future__ import annotations

from typing import Any

from catan import Game
from catan.bots import BOTS
from tabletop.bots.protocol import UNLIMITED
from tabletop.core.rng import Dice

EMPTY: dict[str, Any] = {"settlements": [], "cities": [], "roads": []}


def hand(text: str) -> dict[str, int]:
    """A hand from words: `2 wood 1 ore`."""
    words = text.split()
    return {kind: int(number) for number, kind in zip(words[::2], words[1::2], strict=True)}


def position(*players: dict[str, Any], **more: Any) -> dict[str, Any]:
    """The first seat's turn on the beginner's board after a throw of 3; `more` overrides keys."""
    turn = {"name": "turn", "seat": 0, "rolled": [1, 2]}
    return {"catan": 1, "rules": {"board": "beginner", "offers": 0}, "players": list(players), "phase": turn, **more}


def bot_move(bot: str, start: dict[str, Any], seed: int = 0) -> str:
    """The move that a bot chooses in a position."""
    game = Game.from_position(start)
    seat = game.to_move
    assert seat is not None
    options = game.moves()
    return str(options[BOTS[bot]().choose(game.observe(seat), options, Dice(seed), UNLIMITED)])
