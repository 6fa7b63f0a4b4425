"""Reasons why a move cannot be played now, in words for people, with the rule."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from praga.core.frames import At, Turn
from praga.core.moves import SLOT_WORDS, Move, move
from praga.core.places import ACTIONS
from praga.core.state import State
from praga.core.tables import BASE, FEES, IN_ORDER, KINDS, RED, ROWS, TILES, TRACKS, position_of
from praga.flow.actions import can_perform
from praga.flow.costs import tile_cost
from praga.flow.projects import WINDOWS_UP, marker
from praga.flow.rows import kind_number, known
from tabletop.core.errors import IllegalMove

EXTRA_WINDOWS: Final = 2  # that an extra action costs (P12.3)
WALLS: Final = IN_ORDER[BASE, "wall", 1, False]
# What a player of a turn may look for, in this order.
LOOKED_FOR: Final = ("take", *ACTIONS, "up", "extra", "refresh", "end")


class Why(NamedTuple):
    """The reason against a move: a message id, the words in English with the rule, and the arguments of the message."""

    id: str
    words: str
    args: dict[str, object]


TRACK_END: Final = Why("track-end", "the track is at its end (P4.4)", {})


def explain(state: State, move: Move) -> IllegalMove:
    """Return the error for a move that is not legal now."""
    if not state.stack:
        return IllegalMove(f"{str(move)!r}: the game is over", "illegal-over")
    frame = state.stack[-1]
    why = REASONS.get(move.verb, _not_now)(state, frame, move) if isinstance(frame, Turn) else _question(frame)
    return IllegalMove(f"{str(move)!r} cannot be played now: {why.words}", f"why-{why.id}", why.args)


def refused(state: State, moves: Sequence[Move]) -> list[tuple[str, Why]]:
    """List what the player of a turn may look for and cannot do, each kind once with the reason against it.

    A kind is the first word of its moves; of actions those of the tile that was taken.
    """
    frame = state.stack[-1] if state.stack else None
    if not isinstance(frame, Turn):
        return []
    verbs = {move.verb for move in moves}
    kinds = [kind for kind in LOOKED_FOR if kind not in verbs and (kind not in ACTIONS or kind in frame.actions)]
    return [(kind, REASONS[kind](state, frame, _example(state, frame, kind))) for kind in kinds]


def track_ends(moves: Sequence[Move]) -> list[tuple[str, Why]]:
    """List the tracks that cannot move on, where their action can be performed (P4.4)."""
    words = [str(move) for move in moves]
    return [(track, TRACK_END) for track in TRACKS if f"{track} produce" in words and f"{track} more" not in words]


def _example(state: State, frame: Turn, kind: str) -> Move:
    """Return a move of a kind, about which a reason can be given."""
    if kind == "take":
        return move(f"take w{max(slot for slot, tile in enumerate(state.slots) if tile is not None)}")
    if kind in KINDS:
        row = known(state.rows[kind_number(kind)]) or IN_ORDER[state.rules.data, kind, state.era, False]
        cheapest = min(row, key=lambda tile: sum(tile_cost(tile, "")))
        return move(f"{kind} {cheapest}")
    at_top = marker(state, "wall")[frame.seat][0] == ROWS
    words = {
        "mine": "mine produce",
        "quarry": "quarry produce",
        "up": "up cathedral" if at_top else "up wall",
        "extra": "extra mine silver",
        "refresh": f"refresh wall {WALLS[0]} {WALLS[1]} gold",
    }
    return move(words.get(kind, kind))


def _question(frame: object) -> Why:
    if isinstance(frame, At):
        return Why("asked-at", f"where {frame.tile} is placed is asked first", {"tile": frame.tile})
    return Why("asked", "another question is asked first", {})


def _not_now(_: State, __: Turn, ___: Move) -> Why:
    return Why("not-now", "nothing gives a right to it", {})


def _take(state: State, turn: Turn, move: Move) -> Why:
    slot = SLOT_WORDS[move.words[0]]
    if turn.slot:
        return Why("tile-taken", "one tile is taken in a turn (P3.4)", {})
    if state.slots[slot] is None:
        return Why("no-tile", "no tile lies there", {})
    cost = RED[position_of(state.box, slot)]
    return Why("gold", f"it costs {cost} gold (P3.4)", {"gold": cost})


def _action(state: State, turn: Turn, move: Move) -> Why:
    if not turn.slot:
        return Why("take-first", "a tile is taken first (P3.7)", {})
    if not turn.owed:
        return Why("performed", "the tile's action was performed (P3.7)", {})
    if move.verb not in turn.actions:
        return Why("not-on-tile", f"the tile has {' and '.join(turn.actions)} (P3.7)", {"actions": [*turn.actions]})
    if move.verb == "road":
        return Why("egg", "the bridge is entered with an egg, and ends where no tile is left (P9.3, P9.5)", {})
    if move.verb in KINDS:
        return _tile(state, turn, move)
    return TRACK_END


def _tile(state: State, turn: Turn, move: Move) -> Why:
    tile = move.words[0]
    if tile not in state.rows[kind_number(move.verb)]:
        return Why("not-in-row", f"{tile} is not in the row (P6.1)", {"tile": tile})
    cost = tile_cost(tile, "")
    if cost[0] > state.gold[turn.seat] or cost[1] > state.stone[turn.seat]:
        words, goods = _price(cost)
        return Why("cost", f"it costs {words} (P7.1, P8.1)", {"goods": goods})
    if TILES[tile].special:
        return Why("special", "a special tile needs the right of its slot (P6.2)", {})
    return Why("no-place", "no place for it can be paid (P7.2, P8.1)", {})


def _price(cost: tuple[int, int]) -> tuple[str, list[dict[str, object]]]:
    """Return so much gold and stone in words, and as messages."""
    parts = [(good, number) for number, good in zip(cost, ("gold", "stone"), strict=True) if number]
    words = " and ".join([f"{number} {good}" for good, number in parts])
    return words, [{"id": f"good-{good}", "args": {"count": number}} for good, number in parts]


def _end(state: State, turn: Turn, _: Move) -> Why:
    if not turn.slot:
        return Why("take-first", "a tile is taken first (P3.4)", {})
    if turn.owed and any(can_perform(state, turn, action, "tile") for action in turn.actions):
        return Why("owed", f"{' or '.join(turn.actions)} is still to be performed (P3.8)", {"actions": [*turn.actions]})
    return Why("windows", "two windows are kept, and it says which (P12.2)", {})


def _up(state: State, turn: Turn, move: Move) -> Why:
    row = marker(state, move.words[0])[turn.seat][0]
    if row == ROWS:
        return Why("up-top", "the marker is in the last row (P11.2)", {})
    missing = WINDOWS_UP - state.silver[turn.seat]
    if missing > 0:
        return Why("up", f"it takes two silver windows, {missing} more (P11.2)", {"count": missing})
    words, goods = _price(FEES[row + 1])
    return Why("up-fee", f"the next row costs {words} (P11.3)", {"goods": goods})


def _refresh(_: State, turn: Turn, __: Move) -> Why:
    if turn.refreshed:
        return Why("refreshed", "a row is refreshed once a turn (P6.4)", {})
    return Why("refresh", "two tiles of one row, for a gold or a stone that one has (P6.4)", {})


def _extra(state: State, turn: Turn, __: Move) -> Why:
    if turn.extra:
        return Why("extra-done", "one extra action is bought in a turn (P12.3)", {})
    if not state.goldw[turn.seat] or state.goldw[turn.seat] + state.silver[turn.seat] < EXTRA_WINDOWS:
        return Why("extra", "it takes two gold windows, or one and a silver one (P12.3)", {})
    return Why("extra-action", "no action can be performed (P12.3)", {})


REASONS: Final[dict[str, Callable[[State, Turn, Move], Why]]] = {
    "take": _take,
    **dict.fromkeys(("mine", "quarry", "upgrade", "wall", "building", "road"), _action),
    "end": _end,
    "up": _up,
    "refresh": _refresh,
    "extra": _extra,
}
