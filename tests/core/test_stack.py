"""The shape of the stack is spelled in one place (docs/adr/0001)."""

from __future__ import annotations

from citadels import Game
from citadels.core.frames import Calls, EndRound, Resume, Turn
from citadels.flow.stack import stack_after, stack_for
from tests.core.table import CLASSIC, game_of, sits

WITCH = ["witch", *CLASSIC[1:]]


def test_a_pick_lies_above_the_first_call() -> None:
    """R3.1, R4.1."""
    state = Game.new(["A", "B", "C", "D"])._state
    assert state.stack == stack_for(state, state.stack[-1])


def test_a_turn_lies_above_the_next_call() -> None:
    """R4.1."""
    state = game_of(4, sits("king"), sits("thief"), sits("bishop"), sits("merchant"))._state
    assert stack_for(state, state.stack[-1]) == [EndRound(), Calls(5), state.stack[-1]]


def test_the_stopped_witch_waits_below_the_bewitched_turn() -> None:
    """R5.3."""
    game = game_of(1, sits("witch"), sits("king"), sits("bishop"), sits("merchant"), characters=WITCH,
                   taken=["resources"])  # fmt: skip
    game.play("bewitch king")
    state = game._state
    assert stack_for(state, state.stack[-1]) == [EndRound(), Calls(5), Resume(4), Turn(1, "king", alone=True)]


def test_what_is_asked_beside_a_turn_lies_above_the_next_call() -> None:
    turn = Turn(0, "king")
    assert stack_after(4, [turn]) == [EndRound(), Calls(5), turn]
