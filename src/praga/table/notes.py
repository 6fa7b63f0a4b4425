"""Gains of a move, as a message beside it: its text names tiles, technologies and seals by their ids."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

from praga.core.frames import TILE, Plaza, Turn, Wheel
from praga.core.goods import Effect, Part
from praga.core.moves import PLANK_WORDS, Move
from praga.core.state import State
from praga.core.tables import (
    COLUMN_POINTS,
    EGG_EFFECTS,
    KINDS,
    LEVEL_OF,
    PLANKS,
    PLAZAS,
    SEALS,
    SLOTS,
    STREETS,
    TILES,
    TILES_IV,
    TILES_V,
    TOKENS,
)
from praga.flow.costs import placing_cost
from praga.flow.projects import marker
from praga.flow.road import free_effect
from praga.table.messages import actions, brings, good, goods, message, street, where
from praga.table.preview import GOODS, preview

if TYPE_CHECKING:
    from tabletop.table.answers import Message

SIDES: Final = ("upper", "lower")
STORED: Final = ("gold", "stone", "silver", "goldw", "egg")  # goods for which there may be no room, or none left


def note(state: State, move: Move) -> Message | None:
    """Return what a move brings in short words, or None where its text says it."""
    describe = NOTES.get(move.verb)
    return describe(state, move) if describe else None


def _end(state: State, move: Move) -> Message | None:
    """Return which windows are kept, where others are lost (P12.2); else points that come by themselves (P3.5)."""
    frame = state.stack[-1]
    if not move.words:
        special = isinstance(frame, Turn) and Wheel() in frame.agenda and SLOTS[frame.slot].points
        return _preview(state, Move.parse("bonus wheel")) if special else None
    pairs = zip(move.words[::2], move.words[1::2], strict=True)
    return message("keeps", goods=[good(window, int(number)) for number, window in pairs])


def _seal(_: State, move: Move) -> Message:
    """Return what a seal is worth, and for which windows (P4.8)."""
    seal, windows = message(f"seal-{move.words[0]}"), SEALS[move.words[0]]
    return message("note-for", what=seal, goods=[good("silver", windows)]) if windows else seal


def _arriving(state: State, move: Move, effect: Effect) -> Effect:
    """Return an effect of a move as it arrives: of stored goods as many as come, all else as it is printed (P4.3)."""
    gained, _ = preview(state, state.stack[-1].seat, move)
    arrived = [part for part in gained if part.good in STORED]
    return (*arrived, *[part for part in effect if part.good not in STORED])


def _up(state: State, move: Move) -> Message | None:
    """Return what a move up brings at once, and for what: windows, or an arrow, and the fee of a tier (P11.3)."""
    return priced(*preview(state, state.stack[-1].seat, move))


def _at(state: State, move: Move) -> Message | None:
    """Return what a tile brings where it would lie, and what it costs there (P7.1, P8.1, P8.4)."""
    question, place = state.stack[-1], move.words[0]
    gained, paid = preview(state, question.seat, move)
    gold, stone = placing_cost(question.tile, question.by, int(place[1:]) - 1 if place[0] == "s" else None)
    balance = Counter({"gold": gold, "stone": stone})
    balance.update(dict(gained))
    balance.subtract(dict(paid))
    received = tuple([Part(good, balance[good]) for good in GOODS if balance[good] > 0])
    tile = TILES[question.tile]
    if tile.sign:
        received = (*received, Part("wall" if tile.kind == "wall" else "cathedral", 1))
    cost = tuple([Part(good, number) for good, number in (("gold", gold), ("stone", stone)) if number])
    return priced(received, cost)


def priced(gained: Effect, paid: Effect) -> Message | None:
    """Return what something brings, and for what; None where it is neither."""
    if not paid:
        return brings(gained) if gained else None
    cost = goods(paid)
    return message("note-for", what=brings(gained), goods=cost) if gained else message("note-cost", goods=cost)


def _tile(_: State, move: Move) -> Message | None:
    """Return what a tile of a row costs; a choice names what it brings (P7.1, P8.1)."""
    gold, stone = placing_cost(move.words[0], TILE, None)
    return priced((), tuple([Part(good, number) for good, number in (("gold", gold), ("stone", stone)) if number]))


def _take(state: State, move: Move) -> Message:
    """Return what a tile of the crane costs or scores where it lies (P3.4)."""
    return priced(*preview(state, state.stack[-1].seat, move)) or message("take-free")


def _road(state: State, move: Move) -> Message | None:
    """Return what the road action brings at once or where it leads, and for what (P9.2, P9.3, P9.5)."""
    area = state.road[state.stack[-1].seat] + 1
    gained, paid = preview(state, state.stack[-1].seat, move)
    then = street(state, area) if area in STREETS else message("later-bridge-tile")
    what = brings(gained) if gained else message("note-then", what=then)
    return message("note-for", what=what, goods=goods(paid)) if paid else what


def _sideways(state: State, move: Move) -> Message | None:
    """Return what a move sideways brings at once, else what its column makes a token worth at the end (P11.6)."""
    on = move.words[0]
    _, column = marker(state, on)[state.stack[-1].seat]
    token = "red" if on == "cathedral" else "blue"
    return _preview(state, move) or message(
        "note-column", column=column + 1, token=token, points=good("points", COLUMN_POINTS[column])
    )


def _extra(_: State, move: Move) -> Message:
    """Return which windows an extra action costs (P12.3)."""
    windows = Counter(["goldw", move.words[1]])
    return message("note-cost", goods=[good(name, number) for name, number in windows.items()])


def _use(state: State, move: Move) -> Message:
    """Return what a technology does; where it leaves a choice, which of its uses this is (P10.5, P10.6)."""
    name, *words = move.words
    technology = message(f"tech-{name}")
    return message("note-use", technology=technology, use=USES[name](state, words)) if words else technology


def _both(state: State, words: Sequence[str]) -> list[Message]:
    upper, lower = PLAZAS[state.plazas[int(words[0][1:]) - 1] or ""]
    return [where(words[0]), *goods((*upper, *lower))]


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
        return brings(_arriving(state, move, PLAZAS[state.plazas[question.plaza] or ""][SIDES.index(name)]))
    if name in TOKENS:
        return message("note-token", goods=goods(TOKENS[name]))
    return message("note-plank", goods=goods(TILES_IV[name])) if name in TILES_IV else None


def _effect(state: State, move: Move) -> Message:
    """Return what an effect of a street brings; of one that counts something, the number (P9.2)."""
    area, kind, *number = move.words
    if kind == "free":
        free = free_effect(state, int(area))
        if not isinstance(free, str):
            return brings(_arriving(state, move, free))
        return priced(*preview(state, state.stack[-1].seat, move)) or street(state, int(area))
    effect = _arriving(state, move, EGG_EFFECTS[int(area)][int(number[0]) - 1])
    return message("note-for", what=brings(effect), goods=[good("egg", 1)])


def _bonus(state: State, move: Move) -> Message | None:
    """Return what a bonus brings; a slot's with what a technology adds to it (P3.6, P10.3)."""
    frame = state.stack[-1]
    if move.words[0] == "wheel" and isinstance(frame, Turn):
        bonus = SLOTS[frame.slot]
        gained, paid = preview(state, frame.seat, move)
        if bonus.points and frame.owed:
            return message("slot-points", points=good("points", dict(gained)["points"]))
        return priced(gained, paid) or brings(())
    return brings(_arriving(state, move, TILES[move.words[0]].brings))


def _plank(state: State, move: Move) -> Message:
    """Return what a plank brings, and the tile IV that is laid there (P9.4, P9.5)."""
    number = PLANK_WORDS[move.words[0]]
    effect = (*PLANKS[number][state.planks[number][0]], *TILES_IV.get(state.stack[-1].tile, ()))
    return brings(_arriving(state, move, effect))


# Which use of a technology it is that leaves a choice.
USES: Final[dict[str, Callable[[State, Sequence[str]], list[Message]]]] = {
    "free_up": lambda _, words: [message(f"on-{words[0]}")],
    "any_action": lambda _, words: actions(words),
    "plaza_both": _both,
    "track_and_produce": lambda _, words: [good(words[0], 1), *actions(words[1:])],
}
NOTES: Final[dict[str, Callable[[State, Move], Message | None]]] = {
    "take": _take,
    "at": _at,
    **dict.fromkeys(KINDS, _tile),
    **dict.fromkeys(("mine", "quarry"), _preview),
    "road": _road,
    "sideways": _sideways,
    "keep": _keep,
    "effect": _effect,
    "bonus": _bonus,
    "plank": _plank,
    **dict.fromkeys(("up", "arrow"), _up),
    "use": _use,
    "seal": _seal,
    "extra": _extra,
    "end": _end,
}
