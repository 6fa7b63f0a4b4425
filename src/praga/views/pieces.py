"""Signs printed on the pieces of the third game, for what draws them: the page, and pictures."""

from __future__ import annotations

from typing import Any, Final

from praga.core.goods import Effect
from praga.core.tables import (
    BLUE,
    BOOKS,
    CAP,
    CITY_CORNERS,
    COLUMN_POINTS,
    EGG_EFFECTS,
    FEES,
    FREE_EFFECTS,
    LEVEL_OF,
    LEVELS,
    PLANKS,
    PLAZA_PLACES,
    PLAZAS,
    RED,
    ROW_POINTS,
    SEALS,
    SLOTS,
    SPACES,
    SQUARES,
    STEPS_LAST,
    STREETS,
    TILES,
    TILES_IV,
    TIMES,
    TOKENS,
    TRACKS,
    WEALTH,
    Slot,
    Space,
    Tile,
    Track,
)

Json = dict[str, Any]
Goods = list[list[Any]]
GOOD_ALONE: Final = 140  # points above which a game for one is good (P16.4)
# The rungs of a game for one, between what the weakest bot comes to and the best games of the strongest.
LADDER: Final = (80, 110, GOOD_ALONE, 160, 180)


def pieces() -> Json:
    """Return what is printed on tiles and boards: effects are lists of a good and a number."""
    return {
        "tiles": {tile.id: _tile(tile) for tile in TILES.values()},
        "slots": [_slot(slot) for slot in SLOTS[1:]],
        "costs": {str(position): gold for position, gold in RED.items()},
        "points": {str(position): points for position, points in BLUE.items()},
        "tracks": {name: _track(track) for name, track in TRACKS.items()},
        "books": {str(step): LEVELS[level] for step, level in BOOKS.items()},
        "last": dict(STEPS_LAST),
        "times": list(TIMES),
        "wealth": _by_name(WEALTH),
        "tokens": _by_name(TOKENS),
        "technologies": {name: LEVELS[level] for name, level in LEVEL_OF.items()},
        "seals": dict(SEALS),
        "streets": [{"free": _free(area), "egg": [_goods(part) for part in EGG_EFFECTS[area]]} for area in STREETS],
        "planks": [[_goods(side) for side in sides] for sides in PLANKS],
        "tiles_IV": _by_name(TILES_IV),
        "plaza_tiles": {name: [_goods(upper), _goods(lower)] for name, (upper, lower) in PLAZAS.items()},
        "plazas": [_plaza(number) for number in range(len(PLAZA_PLACES))],
        "spaces": [_space(number, space) for number, space in enumerate(SPACES)],
        "projects": {name: _project(name) for name in SQUARES},
        "column_points": list(COLUMN_POINTS),
        "good_alone": GOOD_ALONE,
        "ladder": list(LADDER),
        "cap": CAP,
        "fees": {str(row): list(fee) for row, fee in FEES.items()},
    }


def _goods(effect: Effect) -> Goods:
    return [list(part) for part in effect]


def _by_name(effects: dict[str, Effect]) -> dict[str, Goods]:
    return {name: _goods(effect) for name, effect in effects.items()}


def _free(area: int) -> Goods | str:
    """Return the free effect of a street; one that is worked out is a word (P9.2)."""
    effect = FREE_EFFECTS[area]
    return effect if isinstance(effect, str) else _goods(effect)


def _tile(tile: Tile) -> Json:
    """Return a tile as it lies with turn 0, without what it has not."""
    return {
        "kind": tile.kind,
        "era": tile.era,
        **({"special": True} if tile.special else {}),
        **({"action": tile.action} if tile.action else {}),
        **({"sign": True} if tile.sign else {}),
        "cost": [[good, number] for good, number in (("gold", tile.gold), ("stone", tile.stone)) if number],
        "brings": _goods(tile.brings),
        "edges": list(tile.edges),
        "corners": list(tile.corners),
    }


def _slot(slot: Slot) -> Json:
    """Return a slot's bonus: a good, an egg for one of another, or the special right or points (P3.6)."""
    if slot.good:
        return {"good": slot.good}
    return {"egg_for": slot.egg_for} if slot.egg_for else {"special": slot.points}


def _track(track: Track) -> Json:
    return {
        "first": track.first,
        "last": track.last,
        "produced": track.produced,
        "added": {str(at): _goods(effect) for at, effect in track.on_production},
        "token_at": track.token_at,
        "seal_at": track.seal_at,
    }


def _plaza(number: int) -> Json:
    """Return a plaza's place: the game's data has where it lies (notation §1)."""
    place = PLAZA_PLACES[number]
    return {"hex": list(place.hex), "colour": place.colour}


def _space(number: int, space: Space) -> Json:
    """Return a building space, with its printed corners (P8.4, P8.6)."""
    return {
        "hex": list(space.hex),
        "plaza": f"z{space.plaza + 1}",
        "gold": space.gold,
        "points": space.points,
        "printed": [corner for corner, (printed, _) in enumerate(CITY_CORNERS[number]) if printed],
    }


def _project(name: str) -> Json:
    """Return a project's squares from the lowest row up, in columns from the start corner, and its rows' points."""
    rows = sorted({row for row, _ in SQUARES[name]})
    squares = [[sign for (at, _), sign in sorted(SQUARES[name].items()) if at == row] for row in rows]
    return {"squares": squares, "row_points": list(ROW_POINTS[name])}
