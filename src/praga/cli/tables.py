"""The table as text of at most a hundred columns: crane, rows, city, projects, road, and the players."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from praga.cli.words import short_effect, slot_text, tile_text
from praga.core.places import PLACES
from praga.core.state import State
from praga.core.tables import (
    BLUE,
    CLOCK,
    KINDS,
    PLANKS,
    PLAZAS,
    RED,
    ROUND_PLAZA,
    SLOTS,
    TILES_IV,
    position_of,
)


def table(state: State) -> str:
    """Return what lies in the middle, and a line for each player."""
    turns = CLOCK[state.of_table].turns
    lines = [f"Turn {state.turn} of {turns}, era {'I' * state.era}.", *_crane(state), *_rows(state), *_city(state)]
    lines += [*_road(state), *[_player(state, seat) for seat in range(len(state.names))]]
    return "\n".join(lines)


def _crane(state: State) -> Iterator[str]:
    yield "Crane:"
    places = [(position_of(state.box, slot), slot) for slot in range(1, len(SLOTS)) if state.slots[slot] is not None]
    for position, slot in sorted(places):
        tile = state.slots[slot]
        price = f"costs {RED[position]} gold" if position in RED else ""
        points = BLUE.get(position, 0) + state.pushed[slot]
        worth = f"{points} points" if points else ""
        text = ", ".join([part for part in (price, worth) if part]) or "free"
        bonus = slot_text(SLOTS[slot])
        yield f"  w{slot:<3} position {position:<2} {' or '.join(tile or ()):<22} {text:<14} slot: {bonus}"


def _rows(state: State) -> Iterator[str]:
    for kind, row in zip(KINDS, state.rows, strict=True):
        yield f"{kind.capitalize()}s:"
        for tile in row:
            yield f"  {tile_text(tile)}"


def _city(state: State) -> Iterator[str]:
    yield "City (upper and lower reward; spaces, * built, seat letter where a cube lies):"
    for plaza, spaces in enumerate(ROUND_PLAZA):
        name = state.plazas[plaza]
        rewards = " | ".join([short_effect(reward) for reward in PLAZAS[name]]) if name else "not used"
        paid = " paid" if plaza in state.paid else ""
        listed = " ".join([f"s{space + 1}{_building(state, space)}" for space in spaces])
        yield f"  z{plaza + 1:<3}{name:<3} {rewards:<28}{paid:<6}{listed}"


def _building(state: State, space: int) -> str:
    built = state.city[space]
    if built is None:
        return ""
    return "*" if built.claim is None else chr(ord("A") + built.claim)


def _road(state: State) -> Iterator[str]:
    planks = []
    for number, (side, tile) in enumerate(state.planks):
        text = tile or short_effect(PLANKS[number][side])
        planks.append(f"p{number + 1} {text}")
    yield "Bridge: " + "; ".join(planks)
    yield f"Tiles IV: {len(state.bridge_iv)} of {len(TILES_IV)}."
    yield f"In the river: {', '.join(state.river)}."


def _player(state: State, seat: int) -> str:
    letter = chr(ord("A") + seat)
    wall, cathedral = state.wall[seat], state.cathedral[seat]
    goods = {
        "gold": state.gold[seat],
        "stone": state.stone[seat],
        "windows": f"{state.silver[seat]}+{state.goldw[seat]}",
        "eggs": state.egg[seat],
        "red": state.red[seat],
        "blue": state.blue[seat],
    }
    steps = {
        "mine": state.mine[seat],
        "quarry": state.quarry[seat],
        "technology": state.tech[seat],
        "university": state.univ[seat],
        "road": state.road[seat],
        "Wall": f"{wall[0]}/{wall[1]}",
        "Cathedral": f"{cathedral[0]}/{cathedral[1]}",
        "cubes": state.cubes[seat],
    }
    return f"{letter} {state.names[seat]}: {state.points[seat]} points, {_listed(goods)}\n    {_listed(steps)}"


def _listed(counts: Mapping[str, object]) -> str:
    return ", ".join([f"{name} {count}" for name, count in counts.items()])


def board(state: State, seat: int) -> str:
    """Return a player's action board: the uppermost tile of each place that has one, and the technologies."""
    lines = ["Your board:"]
    for place, tiles in enumerate(state.board[seat]):
        if tiles:
            lines.append(f"  {PLACES[place]:<9} {tile_text(tiles[-1].tile)}, turn {tiles[-1].turn}")
    technologies = [*state.technologies[seat], *[f"{name} (from the next turn on)" for name in state.new[seat]]]
    if technologies:
        lines.append(f"  technologies: {', '.join(technologies)}")
    return "\n".join(lines) if len(lines) > 1 else "Your board is empty."


def result(state: State) -> str:
    """Return everybody's points, line by line."""
    lines = []
    for name, sheet in zip(state.names, state.sheet, strict=True):
        parts = ", ".join([f"{key} {points}" for key, points in sheet._asdict().items() if points])
        lines.append(f"{name}: {sum(sheet)} points ({parts})")
    return "\n".join(lines)
