"""What a move brings, as a message beside it: its text names tiles, technologies and seals by their ids."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from praga.core.frames import Plaza, Turn
from praga.core.moves import PLANK_WORDS, Move
from praga.core.state import State
from praga.core.tables import EGG_EFFECTS, LEVEL_OF, PLANKS, PLAZAS, SLOTS, TILES, TILES_IV, TILES_V, TOKENS
from praga.table.messages import brings, message, slot, street
from praga.table.preview import preview

if TYPE_CHECKING:
    from tabletop.table.answers import Message

SIDES: Final = ("upper", "lower")


def note(state: State, move: Move) -> Message | None:
    """Return what a move brings in short words, or None where its text says it."""
    describe = NOTES.get(move.verb)
    return describe(state, move) if describe else None


def _preview(state: State, move: Move) -> Message | None:
    """Return what a move brings at once; questions that it leaves open are not answered for it."""
    gained, _ = preview(state, state.stack[-1].seat, move)
    return brings(gained) if gained else None


def _keep(state: State, move: Move) -> Message | None:
    name, question = move.words[0], state.stack[-1]
    if name in LEVEL_OF:
        return message(f"tech-{name}")
    if name in TILES_V:
        return message(f"final-{name}")
    if name in SIDES and isinstance(question, Plaza):
        return brings(PLAZAS[state.plazas[question.plaza] or ""][SIDES.index(name)])
    effect = TOKENS.get(name) or TILES_IV.get(name)
    return brings(effect) if effect else None


def _effect(state: State, move: Move) -> Message:
    area, kind, *number = move.words
    if kind == "free":
        return street(state, int(area))
    return brings(EGG_EFFECTS[int(area)][int(number[0]) - 1])


def _bonus(state: State, move: Move) -> Message | None:
    frame = state.stack[-1]
    if move.words[0] == "wheel":
        return slot(SLOTS[frame.slot]) if isinstance(frame, Turn) else None
    return brings(TILES[move.words[0]].brings)


def _plank(state: State, move: Move) -> Message:
    number = PLANK_WORDS[move.words[0]]
    return brings(PLANKS[number][state.planks[number][0]])


NOTES: Final[dict[str, Callable[[State, Move], Message | None]]] = {
    **dict.fromkeys(("at", "mine", "quarry", "arrow", "up", "sideways", "road"), _preview),
    "keep": _keep,
    "effect": _effect,
    "bonus": _bonus,
    "plank": _plank,
    "use": lambda _, move: message(f"tech-{move.words[0]}"),
    "seal": lambda _, move: message(f"seal-{move.words[0]}"),
}
