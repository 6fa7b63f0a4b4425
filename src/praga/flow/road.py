"""The road and the bridge (P9)."""

from __future__ import annotations

from typing import Final

from praga.core.frames import EGG, FREE, Plank, Street, TileIV, TileV
from praga.core.goods import Part
from praga.core.moves import Move, move
from praga.core.state import State
from praga.core.tables import (
    BRIDGE_IV,
    BRIDGE_V,
    EGG_EFFECTS,
    FREE_EFFECTS,
    LOOKED_AT,
    PLANKS,
    STREETS,
    TILES,
    TILES_IV,
    TILES_V,
)
from praga.flow.costs import pay
from praga.flow.gains import gain, gain_effect
from praga.flow.rows import choose_from_top
from praga.flow.step import Step
from praga.flow.upgrades import owned

NOW: Final = 3  # points of a tile V that says so
# Road tiles that work while one stands in their street, and so have no effect on arriving (P16.2).
PASSIVE: Final = frozenset(("on_upgrade_2_points_and_1", "on_wall_2", "on_crown_3"))


def can_go_on(state: State, seat: int, eggs: int = 0) -> bool:
    """Return whether the road action can be performed, with so many eggs more (P9.3, P9.5, P15.17)."""
    area = state.road[seat] + 1
    if area in STREETS:
        return True
    enters = area == BRIDGE_IV or (area == BRIDGE_V and bool(state.bridge_v))
    return enters and state.egg[seat] + eggs > 0


def go_on(step: Step, seat: int) -> None:
    """Move the figure one area on."""
    state = step.state
    state.road[seat] += 1
    area = state.road[seat]
    state.emit("road", player=seat, area=area)
    if area in STREETS:
        if state.road_tiles[area - 1] not in PASSIVE:
            step.keep(Street(area, FREE))
        step.keep(Street(area, EGG))
        return
    pay(state, seat, "egg")
    step.asks.append(TileIV(seat) if area == BRIDGE_IV else TileV(seat, "bridge"))


# --- streets


def street_moves(state: State, seat: int, thing: Street) -> list[Move]:
    """List the moves for an effect of a street, if it can be paid (P9.2)."""
    if thing.kind == FREE:
        payable = free_effect(state, thing.area) != "pay_gold_4" or state.gold[seat] > 0
        return [move(f"effect {thing.area} free")] if payable else []
    if not state.egg[seat]:
        return []
    return [move(f"effect {thing.area} egg {number + 1}") for number in range(len(EGG_EFFECTS[thing.area]))]


def free_effect(state: State, area: int) -> str | tuple[Part, ...]:
    """Return the free effect of a street, or that of the road tile on it."""
    effect: str | tuple[Part, ...] = state.road_tiles[area - 1] or FREE_EFFECTS[area]
    return effect


def take_effect(step: Step, seat: int, area: int, number: int | None) -> None:
    """Take the free effect of a street (None), or one of those for an egg."""
    state = step.state
    if number is not None:
        step.spend(Street(area, EGG))
        pay(state, seat, "egg")
        gain_effect(step, seat, EGG_EFFECTS[area][number])
        return
    step.spend(Street(area, FREE))
    effect = free_effect(state, area)
    if effect == "pay_gold_4":
        pay(state, seat, "gold")
        gain(step, seat, "points", 4)
    elif effect == "upgrades_1_x3":
        gain(step, seat, "points", 3 * sum([TILES[tile].era == 1 for tile in owned(state, seat)]))
    elif effect == "silver_x2":
        gain(step, seat, "points", 2 * state.silver[seat])
    elif not isinstance(effect, str):
        gain_effect(step, seat, effect)


# --- bridge


def tiles_iv(state: State, _: TileIV) -> list[Move]:
    """List the top tiles IV in the data's order."""
    return [move(f"keep {name}") for name in TILES_IV if name in state.bridge_iv[:LOOKED_AT]]


def keep_iv(step: Step, question: TileIV, name: str) -> None:
    """Choose a tile IV; the others that were looked at go under the stack."""
    state = step.state
    state.bridge_iv = choose_from_top(state.bridge_iv, name)
    step.asks.append(Plank(question.seat, name))


def tiles_v(state: State, question: TileV) -> list[Move]:
    """List the tiles V at the bridge or the Cathedral."""
    pile = state.bridge_v if question.at == "bridge" else state.cathedral_v
    return [move(f"keep {name}") for name in TILES_V if name in pile]


def keep_v(step: Step, question: TileV, name: str) -> None:
    """Take a tile V: it counts at the end, and some bring points now (P9.6)."""
    state, seat = step.state, question.seat
    state.bridge_v = tuple([tile for tile in state.bridge_v if tile != name])
    state.cathedral_v = tuple([tile for tile in state.cathedral_v if tile != name])
    state.final[seat] = (*state.final[seat], name)
    state.emit("final", player=seat, final=name)
    if name.endswith("_now_3"):
        gain(step, seat, "points", NOW)
    if question.at == "bridge":
        step.asks.append(Plank(seat, name))


def planks(state: State, _: Plank) -> list[Move]:
    """List the free planks."""
    return [move(f"plank p{number + 1}") for number, (_, tile) in enumerate(state.planks) if not tile]


def lay_plank(step: Step, question: Plank, number: int) -> None:
    """Lay a bridge tile on a plank: the covered bonus comes, then that of a tile IV (P9.4)."""
    state = step.state
    side = state.planks[number][0]
    state.planks[number] = (side, question.tile)
    gain_effect(step, question.seat, PLANKS[number][side])
    finish_tile(step, question)


def finish_tile(step: Step, question: Plank) -> None:
    """Give what a tile IV brings; a tile V has none (P9.5)."""
    gain_effect(step, question.seat, TILES_IV.get(question.tile, ()))
