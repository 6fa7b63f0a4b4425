"""A lesson's verdict on a move other than the one it asks for: how the two compare, by the judgement of hints."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from catan.core.moves import Move
from catan.game import Game
from catan.table.judgement import LEAST, Judgement
from catan.table.places import corner_pips
from tabletop.bots.protocol import Budget

if TYPE_CHECKING:
    from tabletop.table.answers import Message

# From this ratio on a better income is told as so many times as much.
MANY: Final = 1.5
BUILDINGS: Final = ("settle", "city")


def verdict(game: Game, scripted: str, tried: str, budget: Budget) -> Message | None:
    """Return how a move that was tried compares with the one that is asked for; None if that cannot be said.

    Nothing is said of offers and bids, whose worth depends on the others, nor of what cannot be played.

    Raises:
        IllegalMove: a text is no move.
    """
    move, better = Move.parse(tried), Move.parse(scripted)
    moves = game.moves()
    if "offer" in (move.verb, better.verb) or "bid" in (move.verb, better.verb) or move not in moves:
        return None
    judgement = Judgement(game, budget)
    if move.verb in BUILDINGS and move.verb == better.verb:
        fewer, more = (corner_pips(judgement.view.island, each.at) for each in (move, better))
        if fewer < more:
            return _fewer_pips(fewer, more)
    gap = judgement.gap(move, better)
    chances = judgement.chances(gap)
    if gap >= LEAST and chances["after"] < chances["before"]:
        return {"id": "verdict-worse", "args": {**chances}}
    return {"id": "verdict-alike" if gap > -LEAST else "verdict-better", "args": {}}


def _fewer_pips(fewer: int, more: int) -> Message:
    """Say how much seldomer a corner pays: "Only 3 of 36: the golden one brings nearly four times as much"."""
    if not fewer or more < MANY * fewer:
        return {"id": "verdict-pips", "args": {"pips": fewer, "more": more}}
    times = round(more / fewer)
    how = "exactly" if more == times * fewer else "nearly" if more < times * fewer else "more"
    return {"id": f"verdict-pips-{how}", "args": {"pips": fewer, "times": times}}
