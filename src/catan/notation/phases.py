"""Reading the phase of a position (notation §2): what is going on, and whose it is."""

from __future__ import annotations

from typing import Any

from catan.core.board import PATHS_AT
from catan.core.frames import Place, Turn
from catan.core.state import State
from catan.flow.placing import placer
from catan.notation.questions import read_question
from tabletop.errors import PositionError
from tabletop.validation import PLENTY, choice, number, only_keys, rows, truth

PHASES = {
    "place": ("name", "seat"),
    "turn": ("name", "seat", "rolled", "played", "offers", "asks"),
    "over": ("name", "seat"),
}
ALL_KEYS = tuple(dict.fromkeys([key for keys in PHASES.values() for key in keys]))


def read_name(written: Any) -> str:
    """Return the name of a written phase, whose keys are those that it may have."""
    only_keys(written, ALL_KEYS, "phase")
    name = choice(written.get("name"), tuple(PHASES), "phase.name")
    only_keys(written, PHASES[name], "phase")
    return name


def read_round(written: dict[str, Any], phase: str, limit: int | None) -> int:
    """Read the round, which is 0 while pieces are placed and from then on 1 or more (K12.31)."""
    if phase == "place":
        return number(written.get("round", 0), "round", 0, 0)
    return number(written.get("round", 1), "round", 1, PLENTY if limit is None else limit)


def read_phase(state: State, written: dict[str, Any]) -> None:
    """Lay the stack of a position and say whose turn it is, once all else is read; PositionError if it cannot be."""
    READ[written["name"]](state, written)
    for seat, cards in enumerate(state.new):
        if cards and (seat != state.turn_of or written["name"] == "place"):
            raise PositionError(f"players[{seat}].new", "cards are bought in one's own turn alone (K3.4)")


def _read_place(state: State, written: dict[str, Any]) -> None:
    """Read who places what; it follows from the pieces that lie (K2.6)."""
    players = len(state.names)
    settled, paved = sum(map(len, state.settlements)), sum(map(len, state.roads))
    step = settled + paved
    placed = [placer(state.first, players, one) for one in range(min(step, 4 * players))]
    for seat in range(players):
        if state.cities[seat]:
            raise PositionError(f"players[{seat}].cities", "no cities are placed (K2.6)")
        settlements, roads = placed[::2].count(seat), placed[1::2].count(seat)
        if (len(state.settlements[seat]), len(state.roads[seat])) != (settlements, roads):
            raise PositionError("phase", f"seat {seat} cannot have placed these pieces in the order of placing (K2.6)")
    if step == 4 * players:
        raise PositionError("phase", "all have placed their pieces: the first turn has begun (K2.7)")
    seat = placer(state.first, players, step)
    if "seat" in written and number(written["seat"], "phase.seat", 0, players - 1) != seat:
        raise PositionError("phase.seat", f"seat {seat} places now (K2.6)")
    if step % 2 and not PATHS_AT[state.settlements[seat][-1]] & ~state.paved:
        raise PositionError("phase", f"no path is free at the settlement that seat {seat} placed last (K2.6)")
    state.turn_of = seat
    state.stack = [Place(seat, step)]


def _read_turn(state: State, written: dict[str, Any]) -> None:
    seat = state.turn_of = _read_seat(state, written)
    if state.points(seat) >= state.rules.points:
        raise PositionError("phase.seat", f"seat {seat} has {state.points(seat)} points and so has won (K10.3)")
    rolled = written.get("rolled")
    turn = Turn(
        seat,
        None if rolled is None else _read_dice(rolled, "phase.rolled"),
        truth(written.get("played", False), "phase.played"),
        number(written.get("offers", 0), "phase.offers", 0, state.rules.offers),
    )
    asks = written.get("asks")
    state.stack = [turn] if asks is None else [turn, *read_question(state, turn, asks)]


def _read_over(state: State, written: dict[str, Any]) -> None:
    state.turn_of = _read_seat(state, written)


def _read_seat(state: State, written: dict[str, Any]) -> int:
    return number(written.get("seat"), "phase.seat", 0, len(state.names) - 1)


def _read_dice(written: Any, key: str) -> tuple[int, int]:
    if len(rows(written, key)) != 2:
        raise PositionError(key, f"two dice are thrown, not {len(written)} (K3.2)")
    return number(written[0], f"{key}[0]", 1, 6), number(written[1], f"{key}[1]", 1, 6)


READ = {"place": _read_place, "turn": _read_turn, "over": _read_over}
