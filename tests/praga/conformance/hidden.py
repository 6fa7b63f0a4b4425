"""Constants of the third game during play, and games that differ in what a seat cannot know."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from praga.core.frames import Technology, TileIV, TileV, Turn
from praga.core.moves import Move
from praga.core.state import State
from tabletop.core.rng import Dice

TOP = 3  # tiles that are looked at
# How gladly a move is made at random, by its first word: whole games then use every rule.
GLADLY = {
    "end": 10, "refresh": 1, "take": 20, "upgrade": 40, "wall": 120, "building": 140, "up": 200, "use": 100,
    "seal": 100, "extra": 30, "road": 60, "sideways": 100, "effect": 50, "bonus": 60, "mine": 20, "quarry": 20,
}  # fmt: skip


def conserved(state: State) -> dict[str, int]:
    """Counts that no move changes: action tiles, production tokens, tiles V, cubes, and what is there once."""
    turn = state.stack[0] if state.stack else Turn(0, 1, ("", ""))
    tracks = [token for token in (*state.mine_token, *state.quarry_token) if token]
    board = [tile.tile for seat in state.board for tiles in seat for tile in tiles]
    city = [building for building in state.city if building is not None]
    hexes = [*board, *[building.tile for building in city], *[tile for row in state.rows for tile in row]]
    hexes += [tile for stack in state.stacks for tile in stack]
    technologies = [name for seat in (*state.technologies, *state.new, *state.tech_stacks) for name in seat]
    claims = Counter([building.claim for building in city if building.claim is not None])
    seals = [name for seat in state.seals for name in seat]
    cubes = [
        state.cubes[seat] + claims[seat] + len(state.seals[seat]) - len(state.wealth[seat])
        for seat in range(len(state.names))
    ]
    return {
        "action tiles": len([tile for tile in state.slots if tile is not None]) + bool(turn.slot and state.stack),
        "production tokens": len(state.river) + len(tracks),
        "tiles V": len(state.bridge_v) + len(state.cathedral_v) + sum([len(final) for final in state.final]),
        "twice": sum([count - 1 for count in (Counter(hexes) + Counter(technologies) + Counter(seals)).values()]),
        "too many windows or eggs": sum([state.left(good) < 0 for good in ("silver", "goldw", "egg")]),
        "cubes beyond": sum([cube < 2 for cube in cubes]),
    }


def reshuffle(state: State, seat: int, dice: Dice) -> State:
    """A game that differs only in the order of stacks that this seat does not look at."""
    copy = state.clone()
    question = state.stack[-1]
    looks = question.seat == seat
    copy.rng = dice.below(1 << 60)
    copy.stacks = [_shuffled(stack, 0, dice) for stack in state.stacks]
    copy.tech_stacks = [
        _shuffled(stack, TOP if looks and isinstance(question, Technology) and question.level == level else 0, dice)
        for level, stack in enumerate(state.tech_stacks)
    ]
    copy.bridge_iv = _shuffled(state.bridge_iv, TOP if looks and isinstance(question, TileIV) else 0, dice)
    if not (looks and isinstance(question, TileV)):
        piles = _shuffled((*state.bridge_v, *state.cathedral_v), 0, dice)
        copy.bridge_v, copy.cathedral_v = piles[: len(state.bridge_v)], piles[len(state.bridge_v) :]
    return copy


def _shuffled(stack: tuple[str, ...], top: int, dice: Dice) -> tuple[str, ...]:
    rest = list(stack[top:])
    dice.shuffle(rest)
    return (*stack[:top], *rest)


def gladly(_: State, options: Sequence[Any], dice: Dice) -> int:
    """Choose what builds and scores more often than what ends the turn."""
    likes = [GLADLY.get(Move(str(option)).verb, 10) for option in options]
    drawn = dice.below(sum(likes))
    for at, like in enumerate(likes):
        drawn -= like
        if drawn < 0:
            return at
    return len(options) - 1
