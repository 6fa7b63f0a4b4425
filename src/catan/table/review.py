"""Looking back at a game: what each decision cost by what its seat knew then, as a chance to win (protocol §6)."""

from __future__ import annotations

from typing import Any

from catan.bots.policy.play import OPEN_ENDED
from catan.core.frames import Turn
from catan.core.island import PIPS
from catan.core.moves import Move
from catan.game import Game
from catan.table.advice import option
from catan.table.judgement import LEAST, Judgement
from catan.table.reasons import reasons
from catan.views.view import View
from tabletop.bots.protocol import Budget

Json = dict[str, Any]


def look_back(game: Game, step: int, budget: Budget) -> Json:
    """Return what the decision at a step cost, in wins of 1,000 games; 0 if nothing worth telling.

    It is judged as a hint for it would be. Offers and bids are not, nor is a move that only comes in another order.
    """
    here, played = game.at(step), game.history[step]
    seat = here.to_move
    assert seat is not None, "a move was played here"
    cost: Json = {"at": step, "seat": seat, "round": here.round, "cost": 0}
    if played.verb in OPEN_ENDED or played not in here.moves():
        return cost
    judgement = Judgement(game, budget, step)
    view, best, loss = judgement.view, judgement.best, judgement.loss(played)
    won, chances = judgement.misses_win(played), judgement.chances(loss)
    if loss < LEAST or best in _later(game, step, view) or not (won or chances["after"] < chances["before"]):
        return cost
    return {
        **cost,
        "cost": 1000 if won else round(1000 * (judgement.chance - judgement.chance_after(loss))),
        "told": {"id": "review-won", "args": {}} if won else {"id": "review-cost", "args": chances},
        "played": option(view, played),
        "better": option(view, best),
        "reasons": [*reasons(view, judgement.position, best), *_against(view, best, played)],
    }


def _later(game: Game, step: int, view: View) -> set[Move]:
    """Return what was played later in the same turn: in another order it is no mistake."""
    if type(view.stack[-1]) is not Turn:
        return set()
    moves = game.history[step + 1 :]
    end = next((at for at, move in enumerate(moves) if move.verb == "end"), len(moves))
    return set(moves[:end])


def _against(view: View, better: Move, played: Move) -> list[Json]:
    """Say how seldom the chosen place pays, where the better one pays more often."""
    if better.verb not in ("settle", "robber") or played.verb != better.verb:
        return []
    count = _pips(view, played)
    if count >= _pips(view, better):
        return []
    return [{"id": "review-pips", "args": {"pips": count}, "good": False}]


def _pips(view: View, move: Move) -> int:
    return view.island.pips[move.at] if move.verb == "settle" else PIPS[view.island.numbers[move.at]]
