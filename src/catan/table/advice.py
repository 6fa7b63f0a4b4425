"""A hint: what the casual bot would do in the current player's place, from what that seat may know, and why."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from catan.bots.counting import Tally
from catan.bots.policy.turns import worth
from catan.bots.policy.weights import HAND_SET
from catan.bots.weighted import Weighted, position_of
from catan.core.board import AROUND, HEXES_AT
from catan.core.frames import Turn
from catan.core.island import DESERT, PIPS
from catan.core.moves import Move
from catan.core.resources import RESOURCES
from catan.game import Game
from catan.table.choices import as_choice
from catan.table.places import cards, corner_pips, of_bundle
from catan.views.view import View
from tabletop.bots.protocol import Budget
from tabletop.core.lazy import in_memory
from tabletop.core.rng import Dice

if TYPE_CHECKING:
    from tabletop.table.answers import Message

Json = dict[str, Any]
# By as much must a move be better than the next one to be told apart, in victory points.
CLEARLY = 0.05


def advise(game: Game, budget: Budget) -> Json:
    """Return the advised move with the reasons for it, as messages; no worlds are searched (docs/protocol.md §6)."""
    view, moves = game.observe(game.to_move), game.moves()
    move = moves[Weighted(HAND_SET).choose(view, moves, Dice(1), budget)]
    return {
        "seat": game.to_move,
        "count": len(moves),
        "worlds": 0,
        "options": [option(view, move)],
        "reasons": [*reasons(view, move), *_next(view, moves, move)],
    }


def option(view: View, move: Move) -> Json:
    """Return a move as a page shows it outside a prompt: its words, and the seat that it points at."""
    return {**as_message(view, move), "move": str(move), "seat": move.at if move.verb in ("steal", "confirm") else None}


def as_message(view: View, move: Move) -> Message:
    """Return a move as a message: its choice, or what is filled in of a form."""
    if move.verb == "discard":
        return {"id": "hint-discard", "args": {"cards": cards(of_bundle(move.give))}}
    if move.verb in ("offer", "bid"):
        return {
            "id": f"hint-{move.verb}",
            "args": {"give": cards(of_bundle(move.give)), "get": cards(of_bundle(move.get))},
        }
    choice = as_choice(view, move)
    return {"id": choice["id"], "args": choice["args"]}


def reasons(view: View, move: Move) -> list[Json]:
    """Return what speaks for a place."""
    if move.verb in ("settle", "city"):
        return [{**reason, "good": True} for reason in _corner_reasons(view, move)]
    if move.verb == "robber":
        return [{**reason, "good": True} for reason in _robber_reasons(view, move)]
    return []


def _corner_reasons(view: View, move: Move) -> list[Message]:
    """Say how often a corner yields, which kinds are new, and its harbour."""
    island, me = view.island, view.stack[-1].seat
    own = {island.lands[hex_] for corner in (*view.settlements[me], *view.cities[me]) for hex_ in HEXES_AT[corner]}
    kinds = {island.lands[hex_] for hex_ in HEXES_AT[move.at]} - {DESERT}
    reasons: list[Message] = [{"id": "hint-pips", "args": {"pips": corner_pips(island, move.at)}}]
    new = sorted(kinds - own)
    if move.verb == "settle" and new:
        names: list[Message] = [{"id": f"resource-{RESOURCES[kind]}", "args": {}} for kind in new]
        reasons.append({"id": "hint-kinds", "args": {"cards": names}})
    if move.verb == "settle" and move.at in island.harbour_at:
        reasons.append({"id": "hint-harbour", "args": {}})
    return reasons


def _robber_reasons(view: View, move: Move) -> list[Message]:
    """Say whose buildings stand at a hex, and how often it would have paid."""
    island, me = view.island, view.stack[-1].seat
    struck = [seat for seat, buildings in enumerate(view.buildings) if seat != me and buildings & AROUND[move.at]]
    if not struck:
        return []
    names = [view.names[seat] for seat in struck]
    return [{"id": "hint-blocks", "args": {"names": names, "pips": PIPS[island.numbers[move.at]]}}]


def _next(view: View, moves: Any, move: Move) -> list[Json]:
    """Name the next best move of a turn and how much less it is worth, if that tells them apart."""
    top = view.stack[-1]
    plain = in_memory(moves)
    if type(top) is not Turn or top.dice is None or move not in plain or len(plain) < 2:
        return []
    position = position_of(view, Tally(), HAND_SET)
    value = worth(position, move)
    others = [(worth(position, other), at) for at, other in enumerate(plain) if other != move]
    best, at = max(others)
    if value - best < CLEARLY:
        return [{"id": "hint-alike", "args": {"what": as_message(view, plain[at])}, "good": None}]
    points = max(round(value - best, 1), 0.1)
    return [{"id": "hint-better", "args": {"what": as_message(view, plain[at]), "points": points}, "good": True}]
