"""A hint: what the Expert would do in the current player's place, by what that seat may know, and why (protocol §6)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from catan.core.frames import Place
from catan.core.moves import Move
from catan.game import Game
from catan.table.choices import as_choice, as_kind
from catan.table.judgement import GREATEST, Judgement
from catan.table.places import cards, of_bundle
from catan.table.reasons import reasons
from catan.views.view import View
from tabletop.bots.protocol import Budget
from tabletop.bots.search import SearchResult
from tabletop.table import advice
from tabletop.table.advice import UNKNOWN, chance

if TYPE_CHECKING:
    from tabletop.table.answers import Message

Json = dict[str, Any]
# By as much must a place be better than the next one to be told apart, in victory points.
CLEARLY: Final = 0.05
# What is said where no choice is better than another.
EVEN: Final[Json] = {"id": "hint-even", "args": {}, "good": None}
# Choices that are shown beside the advised one.
OTHERS: Final = 5


class Adviser(advice.Adviser[Json]):
    """Gives hints in the protocol's form."""

    def think(self, game: Game, budget: Budget) -> Json:
        """Find the hint for the seat that decides; `budget.stop` ends the search early."""
        judgement = Judgement(game, budget)
        view, move = judgement.view, judgement.advised
        count = len(game.moves())
        results = _in_order(judgement) if move == judgement.best else []
        searched = len(results) > 1 and results[0].playouts > 1
        options = [{**option(view, move), **UNKNOWN}]
        if searched:
            options = [{**option(view, judgement.moves[each.option]), **chance(each, results[0])} for each in results]
        return {
            "seat": judgement.seat,
            "count": count,
            "worlds": results[0].playouts if searched else 0,
            "options": options,
            "reasons": [] if count == 1 else _reasons(judgement),
        }


def _reasons(judgement: Judgement) -> list[Json]:
    """Return what speaks for the advised move; that any other is as good only where that is so."""
    lines = [*reasons(judgement.view, judgement.position, judgement.advised), *_next(judgement)]
    if lines:
        return lines
    others = [move for move in judgement.others() if judgement.advised == judgement.best]
    if not others:
        return []
    second = max(others, key=judgement.worth)
    gap = judgement.worth(judgement.best) - judgement.worth(second)
    if gap >= CLEARLY:
        return [_compare(judgement, second, min(gap, GREATEST))]
    return [EVEN] if judgement.is_even(CLEARLY) else [{"id": "hint-tried", "args": {}, "good": True}]


def _in_order(judgement: Judgement) -> list[SearchResult]:
    """Return the options that were tried: the best one first, then by their advantages."""
    moves, best = judgement.moves, judgement.best
    tried = [result for result in judgement.results if result.playouts or moves[result.option] == best]
    return sorted(tried, key=lambda result: (moves[result.option] != best, -result.advantage))[: 1 + OTHERS]


def option(view: View, move: Move) -> Json:
    """Return a move as a page shows it outside a prompt: its words and kind, and the seat that it points at."""
    seat = move.at if move.verb in ("steal", "confirm") else None
    return {**as_message(view, move), "move": str(move), "kind": as_kind(move), "seat": seat}


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


def _next(judgement: Judgement) -> list[Json]:
    """Name the next best place before the first round, and how it compares."""
    view, others = judgement.view, judgement.others()
    if type(view.stack[-1]) is not Place or not others:
        return []
    second = max(others, key=judgement.worth)
    return [_compare(judgement, second, judgement.loss(second))]


def _compare(judgement: Judgement, other: Move, loss: float) -> Json:
    """Say which option is next best, and by how much fewer wins, if that tells them apart."""
    what, chances = as_message(judgement.view, other), judgement.chances(loss)
    if chances["after"] == chances["before"]:
        return {"id": "hint-alike", "args": {"what": what}, "good": None}
    return {"id": "hint-better", "args": {"what": what, **chances}, "good": True}
