"""The Wall and the Cathedral: moves sideways and up, and what the squares bring (P11)."""

from __future__ import annotations

from typing import Final

from praga.core.frames import EITHER, Arrow, Side, TileV
from praga.core.moves import Move, move
from praga.core.state import State
from praga.core.tables import COLUMNS, FEES, PROJECTS, ROWS, SQUARES, TOP_TIER
from praga.flow.costs import pay
from praga.flow.gains import gain, has, score
from praga.flow.step import Step

WINDOWS_UP: Final = 2  # silver windows for a move up (P11.2)
UP_POINTS: Final = 2  # of the technology for moves up


def marker(state: State, on: str) -> list[tuple[int, int]]:
    """Return the rows and columns of all markers on a project."""
    return state.wall if on == "wall" else state.cathedral


def can_move_sideways(state: State, seat: int, on: str) -> bool:
    """Return whether there is a column left (P15.18)."""
    return marker(state, on)[seat][1] < COLUMNS


def targets(on: str) -> tuple[str, ...]:
    """Return the projects on which a move sideways may be made."""
    return PROJECTS if on == EITHER else (on,)


def move_sideways(step: Step, seat: int, on: str) -> None:
    """Move one column on; what the square shows comes."""
    markers = marker(step.state, on)
    row, column = markers[seat]
    markers[seat] = (row, column + 1)
    step.state.emit("sideways", player=seat, on=on)
    _land(step, seat, on)


def can_pay_fee(state: State, seat: int, on: str) -> bool:
    """Return whether a marker is below the last row, and the fee of the next one can be paid (P11.3)."""
    row = marker(state, on)[seat][0]
    gold, stone = FEES.get(row + 1, (0, 0))
    return row < ROWS and state.gold[seat] >= gold and state.stone[seat] >= stone


def can_move_up(state: State, seat: int, on: str) -> bool:
    """Return whether two silver windows and the fee can be paid."""
    return state.silver[seat] >= WINDOWS_UP and can_pay_fee(state, seat, on)


def pay_for_up(step: Step, seat: int, on: str) -> None:
    """Pay the windows for a move up, and make it."""
    pay(step.state, seat, "silver", WINDOWS_UP)
    pay_fee(step, seat, on)
    move_up(step, seat, on)


def pay_fee(step: Step, seat: int, on: str) -> None:
    """Pay what the next tier costs."""
    state = step.state
    gold, stone = FEES.get(marker(state, on)[seat][0] + 1, (0, 0))
    pay(state, seat, "gold", gold)
    pay(state, seat, "stone", stone)


def move_up(step: Step, seat: int, on: str) -> None:
    """Move one row up; the top tier of the Cathedral gives a tile V, before the square (P15.14)."""
    markers = marker(step.state, on)
    row, column = markers[seat]
    markers[seat] = (row + 1, column)
    step.state.emit("up", player=seat, on=on)
    if has(step, seat, "up_moves"):
        score(step, seat, UP_POINTS, "technologies")
    if on == "cathedral" and row + 1 == TOP_TIER:
        step.asks.append(TileV(seat, "cathedral"))
    _land(step, seat, on)


def _land(step: Step, seat: int, on: str) -> None:
    """Give the points of a square, or follow its arrow (P11.4)."""
    square = SQUARES[on][marker(step.state, on)[seat]]
    if square.isdigit():
        gain(step, seat, "points", int(square))
    elif square == ">" and can_move_sideways(step.state, seat, on):
        move_sideways(step, seat, on)
    elif square == "^":
        step.asks.append(Arrow(seat, on))


def arrow_answers(state: State, question: Arrow) -> list[Move]:
    """List the answers to an up arrow; none if the fee cannot be paid (P15.19)."""
    if not can_pay_fee(state, question.seat, question.on):
        return []
    return [move("arrow up"), move("arrow stay")]


def follow_arrow(step: Step, question: Arrow, how: str) -> None:
    """Go up for the fee alone, or stay."""
    if how == "up":
        pay_fee(step, question.seat, question.on)
        move_up(step, question.seat, question.on)


def side_answers(state: State, question: Side) -> list[Move]:
    """List the moves sideways in another's turn, which may be passed (P15.5)."""
    projects = [on for on in targets(question.on) if can_move_sideways(state, question.seat, on)]
    return [*[move(f"sideways {on}") for on in projects], move("pass")] if projects else []
