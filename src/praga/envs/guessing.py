"""Worlds that fit the view of one seat: everything is open but the order of stacks (notation §6)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from praga.core.frames import Technology, TileIV, TileV
from praga.core.state import State
from praga.core.tables import LOOKED_AT
from praga.views.view import View
from tabletop.core.rng import Dice


def guess(view: View, dice: Dice, _options: Sequence[Any] = ()) -> State:
    """Return a state that looks the same to the seat of a view, with all stacks in random order.

    What the seat looks at stays on top. What it has put under a stack is not in a view, and may lie anywhere.
    """
    state = view.state.clone()
    state.rng = dice.below(1 << 64)
    question = state.stack[-1] if state.stack else None
    shuffle_stacks(state, dice, question if question is not None and question.seat == view.me else None)
    return state


def shuffle_stacks(state: State, dice: Dice, question: Any, settled: Sequence[int] = ()) -> None:
    """Shuffle the stacks, but for what a question shows and for the last cards of each; both piles V as one.

    `settled` has the number of those last cards by stack, in the order of `unseen`; without it there are none.
    """
    tiles, levels = len(state.stacks), len(state.tech_stacks)
    settled = settled or [0] * (tiles + levels + 3)
    state.stacks = [_shuffled(stack, dice, 0, settled[at]) for at, stack in enumerate(state.stacks)]
    state.tech_stacks = [
        _shuffled(stack, dice, _looked_at(question, level), settled[tiles + level])
        for level, stack in enumerate(state.tech_stacks)
    ]
    *_, of_bridge_iv, of_bridge, of_cathedral = settled
    state.bridge_iv = _shuffled(state.bridge_iv, dice, LOOKED_AT if isinstance(question, TileIV) else 0, of_bridge_iv)
    bridge, cathedral = _hidden_v(question, state.bridge_v, state.cathedral_v)
    first, second = len(bridge) - min(of_bridge, len(bridge)), len(cathedral) - min(of_cathedral, len(cathedral))
    both = _shuffled((*bridge[:first], *cathedral[:second]), dice)
    if bridge:
        state.bridge_v = (*both[:first], *bridge[first:])
    if cathedral:
        state.cathedral_v = (*both[first:], *cathedral[second:])


def unseen(state: State) -> tuple[Sequence[str], ...]:
    """Return the stacks without the tiles that somebody looks at: of tiles, of technologies, tiles IV, both piles V."""
    question = state.stack[-1] if state.stack else None
    return (
        *state.stacks,
        *[stack[_looked_at(question, level) :] for level, stack in enumerate(state.tech_stacks)],
        state.bridge_iv[LOOKED_AT if isinstance(question, TileIV) else 0 :],
        *_hidden_v(question, state.bridge_v, state.cathedral_v),
    )


def _hidden_v(question: Any, bridge: tuple[str, ...], cathedral: tuple[str, ...]) -> tuple[tuple[str, ...], ...]:
    """Return the piles V at the bridge and at the Cathedral, empty where a question shows the pile."""
    pile = question.at if isinstance(question, TileV) else ""
    return () if pile == "bridge" else bridge, () if pile == "cathedral" else cathedral


def _looked_at(question: Any, level: int) -> int:
    """Return how many technologies of a level are looked at."""
    return LOOKED_AT if isinstance(question, Technology) and question.level == level else 0


def _shuffled(stack: Sequence[str], dice: Dice, top: int = 0, bottom: int = 0) -> tuple[str, ...]:
    """Return a stack in random order, but for so many cards on top and at the bottom."""
    last = max(top, len(stack) - bottom)
    middle = list(stack[top:last])
    dice.shuffle(middle)
    return (*stack[:top], *middle, *stack[last:])
