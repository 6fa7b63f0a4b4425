"""What a move brings, in words beside it: its text names tiles, technologies and seals by their ids."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from praga.cli.words import goods, short_effect, slot_text, tile_text
from praga.core.frames import Plaza, Turn
from praga.core.moves import PLANK_WORDS, Move
from praga.core.state import State
from praga.core.tables import (
    EGG_EFFECTS,
    FREE_EFFECTS,
    LEVEL_OF,
    PLANKS,
    PLAZAS,
    SLOTS,
    TILES,
    TILES_IV,
    TILES_V,
    TOKENS,
)
from tabletop.cli.words import Words

SIDES: Final = ("upper", "lower")


def note(words: Words, state: State, move: Move) -> str:
    """Return what a move brings in short words, or nothing where its text says it."""
    describe = NOTES.get(move.verb)
    return describe(words, state, move) if describe else ""


def technology(words: Words, name: str) -> str:
    """Return what a technology does."""
    return words.say(f"tech-{name}")


def street(words: Words, state: State, area: int) -> str:
    """Return the free effect of a street, its road tile's if one lies there (P9.2, P16.2)."""
    free = state.road_tiles[area - 1] or FREE_EFFECTS[area]
    return words.say(f"street-{free}") if isinstance(free, str) else goods(words, free)


def _keep(words: Words, state: State, move: Move) -> str:
    name, question = move.words[0], state.stack[-1]
    if name in LEVEL_OF:
        return technology(words, name)
    if name in TILES_V:
        return words.say(f"final-{name}")
    if name in SIDES and isinstance(question, Plaza):
        return goods(words, PLAZAS[state.plazas[question.plaza] or ""][SIDES.index(name)])
    effect = TOKENS.get(name) or TILES_IV.get(name)
    return goods(words, effect) if effect else ""


def _effect(words: Words, state: State, move: Move) -> str:
    area, kind, *number = move.words
    if kind == "free":
        return street(words, state, int(area))
    return goods(words, EGG_EFFECTS[int(area)][int(number[0]) - 1])


def _bonus(words: Words, state: State, move: Move) -> str:
    frame = state.stack[-1]
    if move.words[0] == "wheel":
        return slot_text(words, SLOTS[frame.slot]) if isinstance(frame, Turn) else ""
    return short_effect(words, TILES[move.words[0]].brings)


def _plank(words: Words, state: State, move: Move) -> str:
    number = PLANK_WORDS[move.words[0]]
    return goods(words, PLANKS[number][state.planks[number][0]])


def _tile(words: Words, _: State, move: Move) -> str:
    return tile_text(words, move.words[0]).partition("  ")[2]


NOTES: Final[dict[str, Callable[[Words, State, Move], str]]] = {
    "keep": _keep,
    "effect": _effect,
    "bonus": _bonus,
    "plank": _plank,
    "use": lambda words, _, move: technology(words, move.words[0]),
    "seal": lambda words, _, move: words.say(f"seal-{move.words[0]}"),
    "upgrade": _tile,
    "wall": _tile,
    "building": _tile,
}
