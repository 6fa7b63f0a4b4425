"""Placing two settlements and two roads before the first round (K2.6 to K2.8)."""

from __future__ import annotations

from catan.core.board import CORNERS, PATHS_AT, PATHS_OF
from catan.core.frames import Place, asking
from catan.core.moves import Move
from catan.core.resources import NOTHING, ONE
from catan.core.state import State
from catan.flow.building import build_road, build_settlement, roads, settlements
from catan.flow.harvest import give
from catan.flow.turn import begin_turn

EVERY_CORNER = (1 << len(CORNERS)) - 1


def placer(first: int, players: int, step: int) -> int:
    """Return the seat that places in a step: clockwise from the first player, then back from the last (K2.6)."""
    turn = step // 2
    return (first + (turn if turn < players else 2 * players - 1 - turn)) % players


def ask_to_place(state: State, step: int) -> None:
    """Ask for the piece of a step, or begin the first round after the last step (K2.7)."""
    players = len(state.names)
    if step == 4 * players:
        state.round = 1
        begin_turn(state, state.first)
    else:
        state.turn_of = placer(state.first, players, step)
        state.stack.append(Place(state.turn_of, step))


def _options(state: State, frame: Place) -> tuple[Move, ...]:
    if frame.step % 2 == 0:
        return settlements(EVERY_CORNER & ~state.blocked_corners)
    return roads(PATHS_AT[state.settlements[frame.seat][-1]] & ~state.road_paths)


def _choose(state: State, frame: Place, move: Move) -> None:
    seat, step = frame
    if step % 2 == 0:
        build_settlement(state, seat, move.at)
        if step >= 2 * len(state.names):
            _first_cards(state, seat, move.at)
    else:
        build_road(state, seat, move.at)
    ask_to_place(state, step + 1)


def _first_cards(state: State, seat: int, corner: int) -> None:
    """Give one resource for each hex at the second settlement (K2.7).

    In a position with a short bank (notation §2), the bank pays as it would after a throw (K12.21).
    """
    shares = [NOTHING] * len(state.names)
    shares[seat] = sum([ONE[kind] for _, kind in state.island.yields[corner]])
    give(state, shares)


asking(Place, _options, _choose)


# --- the quick start


def place_for_all(state: State) -> None:
    """Place the pieces of all players automatically, in the same order (K2.8)."""
    while type(frame := state.stack[-1]) is Place:
        state.stack.pop()
        _choose(state, frame, _best(state, frame))


def _best(state: State, frame: Place) -> Move:
    """Return the first of the best moves: most pips, then (for a settlement) most kinds of resources."""
    island = state.island

    def worth(move: Move) -> tuple[int, int]:
        if frame.step % 2 == 0:
            return island.pips[move.at], island.kinds_at(move.at)
        far_end = next(far for path, far in PATHS_OF[state.settlements[frame.seat][-1]] if path == move.at)
        return island.pips[far_end], 0

    return max(_options(state, frame), key=worth)
