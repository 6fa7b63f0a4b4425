"""Looking back at a game: what each decision cost by what its seat knew then, in points (docs/protocol.md §6)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from praga.bots.planner import LEFT_OUT, look_ahead, rank_ends
from praga.bots.tiers import STRONG
from praga.core.frames import REVEALING
from praga.core.moves import Move
from praga.core.state import State
from praga.game import Game
from praga.table.advice import gains_and_costs
from praga.table.messages import option
from tabletop.core.engine import apply

if TYPE_CHECKING:
    from tabletop.table.answers import Message

# A loss that is told, in points: less is a matter of taste.
LEAST: Final = 2.0


def look_back(game: Game, step: int) -> dict[str, Any]:
    """Say what the decision at a step cost, in points; 0 if nothing worth telling.

    The plans of `strong` decide. What is refreshed or kept of drawn things is not judged, nor is a move that the best
    plan makes later in the same turn.
    """
    here, played = game.at(step), game.history[step]
    seat = here.to_move
    assert seat is not None, "a move was played here"
    state = here.observe(seat).state
    cost: dict[str, Any] = {"at": step, "seat": seat, "round": here.round, "cost": 0}
    if played.verb in LEFT_OUT or isinstance(state.stack[-1], REVEALING):
        return cost
    ends = rank_ends(state, seat, STRONG)
    if not ends or _belongs_to(ends[0].moves, played):
        return cost
    loss = look_ahead(ends[0].state, seat, STRONG) - _worth(state, seat, played)
    if loss < LEAST:
        return cost
    better = ends[0].moves[0]
    return {
        **cost,
        "cost": round(loss),
        "told": _cost_in_words(loss),
        "played": _option(state, played),
        "better": _option(state, better),
        "reasons": list(gains_and_costs([(state, ends[0].state)], seat)),
    }


def _belongs_to(plan: tuple[Move, ...], played: Move) -> bool:
    """Return whether a plan begins with a move, or makes it later; the end of a turn comes when all else is done."""
    return played == plan[0] or (played in plan and played.verb != "end")


def _worth(state: State, seat: int, played: Move) -> float:
    """Return the value of the best end of the turn that begins with the played move."""
    after = state.clone()
    apply(after, played)
    goes_on = bool(after.stack) and after.stack[-1].seat == seat and played.verb != "end"
    ends = rank_ends(after, seat, STRONG) if goes_on else []
    return look_ahead(ends[0].state if ends else after, seat, STRONG)


def _option(state: State, move: Move) -> dict[str, Any]:
    return {"move": str(move), **option(state, move)}


def _cost_in_words(loss: float) -> Message:
    return {"id": "review-cost", "args": {"points": round(loss)}}
