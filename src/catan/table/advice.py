"""A hint: what the Expert would do in the current player's place, by what that seat may know, and why (protocol §6)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from catan.bots.expert import EXPERT, Searcher
from catan.bots.policy.play import values
from catan.bots.policy.position import Position
from catan.bots.weighted import Weighted
from catan.core.frames import Place
from catan.core.moves import Move
from catan.game import Game
from catan.table.choices import as_choice
from catan.table.places import cards, of_bundle
from catan.table.reasons import reasons
from catan.views.view import View
from tabletop.bots.protocol import Budget, EventFeed
from tabletop.table import advice
from tabletop.table.advice import UNKNOWN, chance, ranked

if TYPE_CHECKING:
    from tabletop.table.answers import Message

Json = dict[str, Any]
# By as much must a place be better than the next one to be told apart, in victory points.
CLEARLY: Final = 0.05
# Playouts for one hint at a table of four.
PLAYOUTS: Final = 240
# Choices that are shown beside the advised one.
OTHERS: Final = 5


class Adviser(advice.Adviser[Json]):
    """Gives hints in the protocol's form."""

    def think(self, game: Game, budget: Budget) -> Json:
        """Find the hint for the seat that decides; `budget.stop` ends the search early."""
        assert game.to_move is not None, "somebody is asked"
        view, moves = game.observe(game.to_move), game.moves()
        expert, dice = listener(game, game.to_move), advice.chance_by(advice.seen(game))
        placing = type(view.stack[-1]) is Place
        base = (
            expert.choose(view, moves, dice, budget) if placing else Weighted.choose(expert, view, moves, dice, budget)
        )
        playouts = advice.work(len(view.names), PLAYOUTS)
        results = expert.search(view, moves, base, dice, budget._replace(playouts=playouts))
        results = ranked(results, base, EXPERT.z)[: 1 + OTHERS]
        position, move = expert.position(view), moves[results[0].option if results else base]
        searched = len(results) > 1 and results[0].playouts > 1
        options = [{**option(view, move), **UNKNOWN}]
        if searched:
            options = [{**option(view, moves[each.option]), **chance(each, results[0])} for each in results]
        return {
            "seat": game.to_move,
            "count": len(moves),
            "worlds": results[0].playouts if searched else 0,
            "options": options,
            "reasons": [] if len(moves) == 1 else [*reasons(view, position, move), *_next(view, position, moves, move)],
        }


def listener(game: Game, seat: int, steps: int | None = None) -> Searcher:
    """Return an Expert that has observed the first `steps` moves of a game from a seat; None: all of them."""
    expert, again, feed = Searcher(EXPERT), game.beginning(), EventFeed()
    events = again.listen()
    for move in game.history[:steps]:
        again.play(move, from_record=True)
    feed.deliver(expert, seat, again.observe(seat), events)
    return expert


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


def _next(view: View, position: Position, moves: Sequence[Move], move: Move) -> list[Json]:
    """Name the next best place before the first round, and how much less it is worth, if that tells them apart."""
    top = view.stack[-1]
    if type(top) is not Place or len(moves) < 2:
        return []
    worths = values(position, top, moves)
    value = worths[moves.index(move)]
    best, at = max([(worth, at) for at, worth in enumerate(worths) if moves[at] != move])
    if value - best < CLEARLY:
        return [{"id": "hint-alike", "args": {"what": as_message(view, moves[at])}, "good": None}]
    points = max(round(value - best, 1), 0.1)
    return [{"id": "hint-better", "args": {"what": as_message(view, moves[at]), "points": points}, "good": True}]
