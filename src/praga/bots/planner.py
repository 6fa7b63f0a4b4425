"""Planning a whole turn: a beam over the moves of a seat, judged by the value at the end of the turn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from praga.bots.laying import best_places
from praga.bots.value import HAND_SET, Weights, value
from praga.core.frames import At, Bonus, Turn
from praga.core.moves import Move
from praga.core.state import State
from praga.core.tables import SLOTS
from tabletop.core.engine import apply, options

# Moves that are left out of plans: rows are refreshed by chance of what comes.
LEFT_OUT = frozenset(("refresh",))
DEEPEST = 24
# What keeps a performance owed, and a bonus that can still be taken, from looking worse than it is.
OWED, TO_COME = 3.0, 1.5


class Search(NamedTuple):
    """How widely a turn is planned: states kept at each step, and places tried for each tile."""

    width: int
    places: int
    weights: Weights = HAND_SET


class Node(NamedTuple):
    """A state within the plan, its value, and the moves that led there."""

    value: float
    state: State
    moves: tuple[Move, ...]


def plan(state: State, seat: int, search: Search) -> tuple[Move, ...]:
    """Return the best moves that a seat finds to the end of its turn, or to the end of its answers in another's."""
    own_turn = state.stack[0].seat == seat
    beam, best = [Node(0.0, state, ())], Node(float("-inf"), state, ())
    for _ in range(DEEPEST):
        grown: dict[object, Node] = {}
        for node in beam:
            for move in _moves(node.state, search.places):
                after = node.state.clone()
                apply(after, move)
                done = move.verb == "end" or not after.stack or after.stack[-1].seat != seat
                done = done or (not own_turn and isinstance(after.stack[-1], Turn))
                points = value(after, seat, search.weights) + (0.0 if done else _to_come(after))
                child = Node(points, after, (*node.moves, move))
                if done:
                    best = max(best, child, key=lambda node: node.value)
                else:
                    key = (after.points[seat], *_key(after))
                    if key not in grown or grown[key].value < points:
                        grown[key] = child
        beam = sorted(grown.values(), key=lambda node: -node.value)[: search.width]
        if not beam:
            break
    return best.moves or (_first(state),)


def _first(state: State) -> Move:
    move: Move = options(state)[0]  # type: ignore[assignment]  # the moves of this game
    return move


def _key(state: State) -> tuple[object, ...]:
    """Return what tells states of one turn apart."""
    return tuple(state.stack), tuple(state.board), tuple(state.gold), tuple(state.stone), tuple(state.silver)


def _moves(state: State, places: int) -> Sequence[Move]:
    """Return the moves worth trying."""
    frame = state.stack[-1]
    if isinstance(frame, At):
        return best_places(state, frame, places)
    listed: Sequence[Move] = options(state)  # type: ignore[assignment]  # the moves of this game
    if not isinstance(frame, Turn):
        return listed
    special = bool(SLOTS[frame.slot].points)
    # A special slot's points come by themselves at the end.
    return [move for move in listed if move.verb not in LEFT_OUT and not (special and move == "bonus wheel")]


def _to_come(state: State) -> float:
    """Return what a turn that is not over has still to bring."""
    turn: Turn = state.stack[0]
    total = OWED if turn.owed else 0.0
    if not turn.slot:
        total += OWED
    return total + TO_COME * len([thing for thing in turn.agenda if not isinstance(thing, Bonus) or thing.of])
