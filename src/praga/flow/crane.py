"""The crane and its wheel: taking an action tile, the slot's bonus, and the end of a turn (P3, P13.2 to P13.4)."""

from __future__ import annotations

from praga.core.frames import Turn, Wheel
from praga.core.moves import Move, move
from praga.core.state import State
from praga.core.tables import BEYOND, BLUE, LANDINGS, PUSHED_POINTS, RED, SLOTS, position_of, slot_at
from praga.flow.costs import pay
from praga.flow.gains import gain, has, pay_once, score
from praga.flow.step import Step

FIRST = 1  # the position to which the tile taken goes


def takes(state: State, seat: int) -> list[Move]:
    """List the tiles that can be taken and paid for, by position (P3.4)."""
    result = []
    for position in range(FIRST, BEYOND):
        slot = slot_at(state.box, position)
        if state.slots[slot] is not None and RED.get(position, 0) <= state.gold[seat]:
            result.append(move(f"take w{slot}"))
    return result


def take(step: Step, slot: int) -> None:
    """Take a tile: pay for red, score blue and what lies on it; its action is owed, its slot's bonus kept."""
    state, seat = step.state, step.turn.seat
    actions = state.slots[slot]
    assert actions is not None, "only a tile is taken"
    position = position_of(state.box, slot)
    state.emit("take", player=seat, actions=list(actions), position=position)
    pay(state, seat, "gold", RED.get(position, 0))
    state.slots[slot] = None
    step.turn = step.turn._replace(slot=slot, actions=actions, owed=True)
    step.keep(Wheel())
    pushed, state.pushed[slot] = state.pushed[slot], 0
    gain(step, seat, "points", BLUE.get(position, 0) + pushed)
    if position in BLUE:
        _scored(step, seat)


def _scored(step: Step, seat: int) -> None:
    """Pay the technology for a tile that scored by its zone or slot (P10.3)."""
    if pay_once(step, seat, "tile_points"):
        score(step, seat, 1, "technologies")


def wheel_moves(state: State, turn: Turn) -> list[Move]:
    """List the move that takes the slot's bonus, if it can be paid (P3.6)."""
    paid = SLOTS[turn.slot].egg_for
    if paid and not (state.track(paid)[turn.seat] and state.left("egg")):
        return []
    return [move("bonus wheel")]


def take_wheel_bonus(step: Step) -> None:
    """Take the slot's bonus; at a special slot it is the points (P3.6, P6.3)."""
    state, seat, slot = step.state, step.turn.seat, SLOTS[step.turn.slot]
    step.spend(Wheel())
    if slot.points:
        gain(step, seat, "points", slot.points)
        _scored(step, seat)
    elif slot.egg_for:
        pay(state, seat, slot.egg_for)
        gain(step, seat, "egg")
    else:
        gain(step, seat, slot.good)
        if has(step, seat, f"wheel_{slot.good}"):  # P10.3, P15.23
            gain(step, seat, slot.good)
            score(step, seat, 1, "technologies")


def turn_wheel(state: State, actions: tuple[str, str]) -> None:
    """Turn the wheel, put the tile that was taken first, and tiles pushed out on their new places (P13.2 to P13.4)."""
    pushed: list[tuple[tuple[str, str], int]] = []
    _step(state, pushed)
    if state.box == FIRST:
        _step(state, pushed)
    _put(state, FIRST, actions, 0)
    for tile, points in pushed:
        landing = next(
            position
            for position in LANDINGS
            if position != state.box and state.slots[slot_at(state.box, position)] is None
        )
        _put(state, landing, tile, points + PUSHED_POINTS)


def _step(state: State, pushed: list[tuple[tuple[str, str], int]]) -> None:
    """Turn the wheel one position; a tile that comes to the last one is taken out."""
    state.box = state.box % BEYOND + 1
    slot = slot_at(state.box, BEYOND)
    tile = state.slots[slot]
    if tile is not None:
        pushed.append((tile, state.pushed[slot]))
        state.slots[slot], state.pushed[slot] = None, 0


def _put(state: State, position: int, tile: tuple[str, str], points: int) -> None:
    slot = slot_at(state.box, position)
    state.slots[slot], state.pushed[slot] = tile, points
