"""Damaged questions: whatever is done to `pending`, the position is refused or is a game that can be played."""

from __future__ import annotations

import copy
from collections.abc import Iterator
from functools import cache
from itertools import permutations
from typing import Any

import pytest

from citadels.bots.arena import conserved
from citadels.core.state import State
from citadels.notation.position import read_position, write_position
from tabletop.core.engine import apply, options
from tabletop.core.errors import PositionError
from tabletop.core.rng import Dice
from tests.bots.hidden import decisions
from tests.rules.table import Json

# What is put in the place of a part: other types, numbers past every range, names of the game and of no game.
PARTS: list[Any] = [
    None, True, False, -9, -1, 0, 1, 2, 3, 7, 99, 1.5, "", "palace", "castle", "museum", "king", "power", "cottage",
    [], {}, [{}], ["palace"], ["palace", "castle"], ["castle", "castle", "castle"], ["resources"], [["palace"]],
]  # fmt: skip
# Frames that are laid on, under or instead of others.
FRAMES: list[Any] = [
    ["EndRound"], ["Calls", 3], ["Answer", 0, 4], ["Resume", 4], ["Gathered", 0], ["Bury", ["palace"]],
    ["Recover", 1, "palace"], ["Search", 0], ["Thank", 0, 1], ["ThankEmperor", 1, 0], ["Take", 0, 1],
    ["Keep", 0, ["palace", "castle"], 1], ["Choose", 0, ["king", "thief"]], {}, [], None, [{}], ["Turn"],
]  # fmt: skip
QUESTIONS = ("Keep", "Take", "ThankEmperor", "Recover", "Search", "Thank")


@cache
def asking_decisions() -> dict[tuple[str, ...], list[Json]]:
    """Positions in which more is asked than the phase tells, some of each kind of stack, a few rounds from the end."""
    result: dict[tuple[str, ...], list[Json]] = {}
    for state in decisions(games=120, every=1, seed=77):
        stack = tuple([type(frame).__name__ for frame in state.stack[2:]])
        if stack and stack[-1] in QUESTIONS and len(result.setdefault(stack, [])) < 3:
            position: Json = dict(write_position(state))
            position["rules"]["round_limit"] = state.round + 3  # by chance alone a game may never end
            result[stack].append(position)
    return result


def damages(pending: list[Any]) -> Iterator[list[Any]]:
    """Every single damage: a part set anew, frames left out, doubled, exchanged, put in, laid in another order."""
    for count in range(1, len(pending) + 1):
        yield from map(list, permutations(pending, count))
    for at, frame in enumerate(pending):
        yield [*pending[:at], frame, *pending[at:]]
        yield [*pending[:at], frame[:-1], *pending[at + 1 :]]
        yield [*pending[:at], [*frame, 0], *pending[at + 1 :]]
        for other in FRAMES:
            yield [*pending[:at], other, *pending[at:]]
            yield [*pending[:at], other, *pending[at + 1 :]]
        for part in range(len(frame)):
            for to in PARTS:
                yield [*pending[:at], [*frame[:part], to, *frame[part + 1 :]], *pending[at + 1 :]]
    for other in FRAMES:
        yield [*pending, other]
        yield [other]


def played_on(state: State, dice: Dice) -> None:
    """Play to the end by chance; gold, cards and characters stay, and no purse goes below nothing."""
    held = conserved(state)
    while state.stack:
        choices = options(state)
        apply(state, choices[dice.below(len(choices))])
        assert conserved(state) == held
        assert min(player.gold for player in state.players) >= 0


@pytest.mark.parametrize("kind", QUESTIONS)
def test_a_damaged_question_is_refused_or_can_be_played(kind: str) -> None:
    """R16.1: PositionError names `pending` or what does not agree with it; what is read writes itself and plays."""
    keys: list[str] = []
    read: list[State] = []
    for good in [item for stack, some in asking_decisions().items() if stack[-1] == kind for item in some]:
        for pending in damages(good["pending"]):
            if repr(pending) == repr(good["pending"]):  # to Python, 1 and true are equal
                continue
            try:
                state = read_position({**copy.deepcopy(good), "pending": copy.deepcopy(pending)})
            except PositionError as refusal:
                keys.append(refusal.key)
                continue
            assert write_position(state)["pending"] == pending
            read.append(state)
    for number, state in enumerate(read):
        played_on(state, Dice(number))
    assert (all(keys), len(keys) > 100) == (True, True)
