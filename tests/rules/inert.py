"""Moves of a turn that change nothing: what R11.3 and R17 are held against in games played by chance."""

from __future__ import annotations

from typing import Any

from citadels import Game
from citadels.core.frames import Turn
from citadels.core.state import State
from tabletop.core import engine
from tabletop.core.rng import Dice

MOST = 40  # moves of one decision that are tried from the beginning of its list, and as many from its end
DECISIONS = 400  # of one game


def table_of(state: State) -> tuple[Any, ...]:
    """All there is at a table but the turn itself, what was seen and the state of chance; hands in no order."""
    players = [(each.gold, sorted(each.hand), each.city, each.characters, each.completed) for each in state.players]
    marks = [(name, repr(on)) for name, on in state.marks.items()]
    return players, marks, state.deck[:], state.bank, state.crown, state.last_round, state.round


def inert(state: State) -> list[str]:
    """The legal moves of a turn that leave the table as it is."""
    options, before = engine.options(state), table_of(state)
    moves = []
    for move in dict.fromkeys([*options[:MOST], *options[-MOST:]]):
        twin = state.clone()
        engine.apply(twin, move)
        if table_of(twin) == before:
            moves.append(move)
    return moves


def without_reason(rules: dict[str, Any], seats: int, seed: int, reasons: dict[str, Any]) -> list[str]:
    """Play a game by chance and list the moves of its turns that change nothing, but for those with a reason to stay.

    `reasons` say by the verb when such a move may stay, of the state and the move. Now and then all gold of the bank
    or all cards of the deck are gone.
    """
    state, dice, moves = Game.new([f"Seat {at}" for at in range(seats)], rules, seed)._state, Dice(seed), []
    for _ in range(DECISIONS):
        if not state.stack:
            break
        if dice.below(20) == 0:
            state.deck.clear()
        if dice.below(20) == 0 and state.bank is not None:
            state.bank = 0
        if type(state.stack[-1]) is Turn:
            moves += [
                move for move in inert(state) if not reasons.get(move.split()[0], lambda _, __: False)(state, move)
            ]
        options = engine.options(state)
        engine.apply(state, options[dice.below(len(options))])
    return moves
