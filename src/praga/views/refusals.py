"""Why a move cannot be played now, in words for people, with the rule."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from praga.core.frames import At, Turn
from praga.core.moves import SLOT_WORDS, Move
from praga.core.state import State
from praga.core.tables import KINDS, RED, TILES, position_of
from praga.flow.actions import can_perform
from praga.flow.costs import building_cost, wall_cost
from praga.flow.rows import kind_number
from tabletop.core.errors import IllegalMove

Why = tuple[str, str, dict[str, object]]  # a message id, the words in English, and the arguments of the message


def explain(state: State, move: Move) -> IllegalMove:
    """Return the error for a move that is not legal now."""
    frame = state.stack[-1]
    if not isinstance(frame, Turn):
        why: Why = ("why-asked", f"{_question_of(frame)} is asked first", {})
    else:
        why = REASONS.get(move.verb, _not_now)(state, frame, move)
    reason, words, details = why
    return IllegalMove(f"{str(move)!r} cannot be played now: {words}", reason, details)


def _question_of(frame: object) -> str:
    return f"where {frame.tile} is laid" if isinstance(frame, At) else "another question"


def _not_now(_: State, __: Turn, ___: Move) -> Why:
    return "why-not-now", "nothing gives a right to it", {}


def _take(state: State, turn: Turn, move: Move) -> Why:
    slot = SLOT_WORDS[move.words[0]]
    if turn.slot:
        return "why-tile-taken", "one tile is taken in a turn (P3.4)", {}
    if state.slots[slot] is None:
        return "why-no-tile", "no tile lies there", {}
    cost = RED[position_of(state.box, slot)]
    return "why-gold", f"it costs {cost} gold (P3.4)", {"gold": cost}


def _action(state: State, turn: Turn, move: Move) -> Why:
    if not turn.slot:
        return "why-take-first", "a tile is taken first (P3.7)", {}
    if not turn.owed:
        return "why-performed", "the tile's action was performed (P3.7)", {}
    if move.verb not in turn.actions:
        return "why-not-on-tile", f"the tile has {' and '.join(turn.actions)} (P3.7)", {}
    if move.verb == "road":
        return "why-egg", "the bridge is entered with an egg, and ends where no tile is left (P9.3, P9.5)", {}
    return _tile(state, turn, move) if move.verb in KINDS else ("why-track-end", "the track is at its end (P4.4)", {})


def _tile(state: State, turn: Turn, move: Move) -> Why:
    tile = move.words[0]
    if tile not in state.rows[kind_number(move.verb)]:
        return "why-not-in-row", f"{tile} is not in the row (P6.1)", {}
    cost = wall_cost(tile, "") if move.verb == "wall" else building_cost(tile, "")[:2]
    short = cost[0] > state.gold[turn.seat] or cost[1] > state.stone[turn.seat]
    if short and move.verb != "upgrade":
        return (
            "why-cost",
            f"it costs {cost[0]} gold and {cost[1]} stone (P7.1, P8.1)",
            {"gold": cost[0], "stone": cost[1]},
        )
    if TILES[tile].special:
        return "why-special", "a special tile needs the right of its slot (P6.2)", {}
    return "why-no-place", "no place for it can be paid (P7.2, P8.1)", {}


def _end(state: State, turn: Turn, _: Move) -> Why:
    if not turn.slot:
        return "why-take-first", "a tile is taken first (P3.4)", {}
    if turn.owed and any(can_perform(state, turn, action, "tile") for action in turn.actions):
        return "why-owed", f"{' or '.join(turn.actions)} is still to be performed (P3.8)", {}
    return "why-windows", "two windows are kept, and it says which (P12.2)", {}


def _up(_: State, __: Turn, ___: Move) -> Why:
    return "why-up", "two silver windows and the tier's fee, below the last row (P11.2, P11.3)", {}


def _refresh(_: State, turn: Turn, __: Move) -> Why:
    if turn.refreshed:
        return "why-refreshed", "a row is refreshed once a turn (P6.4)", {}
    return "why-refresh", "two tiles of one row, for a gold or a stone that one has (P6.4)", {}


def _extra(_: State, turn: Turn, __: Move) -> Why:
    if turn.extra:
        return "why-extra-done", "one extra action is bought in a turn (P12.3)", {}
    return "why-extra", "two gold windows, or one and a silver one, for an action that can be performed (P12.3)", {}


REASONS: Final[dict[str, Callable[[State, Turn, Move], Why]]] = {
    "take": _take,
    **dict.fromkeys(("mine", "quarry", "upgrade", "wall", "building", "road"), _action),
    "end": _end,
    "up": _up,
    "refresh": _refresh,
    "extra": _extra,
}
