"""Reading the phase of a position (notation §2)."""

from __future__ import annotations

from typing import Any

from catan.core.board import PATHS_AT
from catan.core.frames import Place, Turn
from catan.core.state import State
from catan.flow.placing import placer
from catan.notation.questions import read_question
from tabletop.core.errors import PositionError
from tabletop.notation.validation import PLENTY, choice, number, only_keys, rows, truth

PHASES = {
    "place": ("name", "seat"),
    "turn": ("name", "seat", "rolled", "played", "offers", "asks"),
    "over": ("name", "seat"),
}
ALL_KEYS = tuple(dict.fromkeys([key for keys in PHASES.values() for key in keys]))


def read_name(data: Any) -> str:
    """Return the name of a phase after checking its keys."""
    only_keys(data, ALL_KEYS, "phase")
    name = choice(data.get("name"), tuple(PHASES), "phase.name")
    only_keys(data, PHASES[name], "phase")
    return name


def read_round(data: dict[str, Any], phase: str, limit: int | None) -> int:
    """Read the round: 0 while pieces are placed, then 1 or more (K12.31)."""
    if phase == "place":
        return number(data.get("round", 0), "round", 0, 0)
    return number(data.get("round", 1), "round", 1, PLENTY if limit is None else limit)


def read_phase(state: State, data: dict[str, Any]) -> None:
    """Set the stack and the turn of a state; everything else must be set before. PositionError if it is impossible."""
    READ[data["name"]](state, data)
    for seat, cards in enumerate(state.new):
        if cards and (seat != state.turn_of or data["name"] == "place"):
            raise PositionError(f"players[{seat}].new", "cards are bought in one's own turn alone (K3.4)")


def _read_place(state: State, data: dict[str, Any]) -> None:
    """Set the next step of placing, which follows from the pieces on the board (K2.6)."""
    players = len(state.names)
    settlements_placed, roads_placed = sum(map(len, state.settlements)), sum(map(len, state.roads))
    step = settlements_placed + roads_placed
    placers = [placer(state.first, players, at) for at in range(min(step, 4 * players))]
    for seat in range(players):
        if state.cities[seat]:
            raise PositionError(f"players[{seat}].cities", "no cities are placed (K2.6)")
        settlements, roads = placers[::2].count(seat), placers[1::2].count(seat)
        if (len(state.settlements[seat]), len(state.roads[seat])) != (settlements, roads):
            raise PositionError("phase", f"seat {seat} cannot have placed these pieces in the order of placing (K2.6)")
    if step == 4 * players:
        raise PositionError("phase", "all have placed their pieces: the first turn has begun (K2.7)")
    seat = placer(state.first, players, step)
    if "seat" in data and number(data["seat"], "phase.seat", 0, players - 1) != seat:
        raise PositionError("phase.seat", f"seat {seat} places now (K2.6)")
    if step % 2 and not PATHS_AT[state.settlements[seat][-1]] & ~state.road_paths:
        raise PositionError("phase", f"no path is free at the settlement that seat {seat} placed last (K2.6)")
    state.turn_of = seat
    state.stack = [Place(seat, step)]


def _read_turn(state: State, data: dict[str, Any]) -> None:
    seat = state.turn_of = _read_seat(state, data)
    if state.points(seat) >= state.rules.points:
        raise PositionError("phase.seat", f"seat {seat} has {state.points(seat)} points and so has won (K10.3)")
    dice = data.get("rolled")
    turn = Turn(
        seat,
        None if dice is None else _read_dice(dice, "phase.rolled"),
        truth(data.get("played", False), "phase.played"),
        number(data.get("offers", 0), "phase.offers", 0, state.rules.offers),
    )
    asks = data.get("asks")
    state.stack = [turn] if asks is None else [turn, *read_question(state, turn, asks)]


def _read_over(state: State, data: dict[str, Any]) -> None:
    state.turn_of = _read_seat(state, data)


def _read_seat(state: State, data: dict[str, Any]) -> int:
    return number(data.get("seat"), "phase.seat", 0, len(state.names) - 1)


def _read_dice(data: Any, key: str) -> tuple[int, int]:
    if len(rows(data, key)) != 2:
        raise PositionError(key, f"two dice are thrown, not {len(data)} (K3.2)")
    return number(data[0], f"{key}[0]", 1, 6), number(data[1], f"{key}[1]", 1, 6)


READ = {"place": _read_place, "turn": _read_turn, "over": _read_over}
