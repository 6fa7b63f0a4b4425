"""A hint: what the strong bot would do, by what the seat that decides may know, and what it brings."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final, NamedTuple

from praga.bots.planner import Node, rank_ends
from praga.bots.tiers import STRONG
from praga.core.frames import REVEALING
from praga.core.moves import Move
from praga.core.state import State
from praga.game import Game
from praga.table.messages import good, goods, option
from praga.table.preview import changes
from tabletop.core.engine import apply, options

if TYPE_CHECKING:
    from tabletop.table.answers import Message

    class Reason(Message):
        """A message with whether it speaks for the move or against it."""

        good: bool


# By as many points must a turn be better than the next one to be told.
CLEARLY: Final = 1.0


class Advice(NamedTuple):
    """A hint.

    Attributes:
        move: The move to play now.
        turn: The moves of the turn that it begins, up to where something is revealed.
        reasons: Messages that say whether they speak for the turn: what it brings and costs, what it is better than.
    """

    move: Move
    turn: tuple[Move, ...]
    reasons: tuple[Reason, ...]


def advise(game: Game) -> Advice:
    """Return the hint for the seat that decides.

    Raises:
        ValueError: the game is over.
    """
    seat = game.to_move
    if seat is None:
        raise ValueError("the game is over: nobody decides")
    state = game.observe(seat).state
    ends = rank_ends(state, seat, STRONG)
    if not ends:
        return Advice(game.moves()[0], (), ())
    turn, after = _until_revealed(state, ends[0].moves)
    return Advice(ends[0].moves[0], turn, (*gains_and_costs(state, after, seat), *_better(state, ends)))


def _until_revealed(state: State, moves: tuple[Move, ...]) -> tuple[tuple[Move, ...], State]:
    """Return the moves before something is revealed, and the state there: what is drawn is nobody's to know."""
    after, played = state.clone(), list[Move]()
    for move in moves:
        if played and (not after.stack or isinstance(after.stack[-1], REVEALING) or move not in options(after)):
            break
        before = after.clone()
        apply(after, move)
        played.append(move)
        if not after.stack:  # the game is over: what its end scores is no gain of the turn
            return tuple(played), before
    return tuple(played), after


def gains_and_costs(before: State, after: State, seat: int) -> Iterator[Reason]:
    """Tell what the seat gains and what it pays."""
    for name, effect in zip(("hint-brings", "hint-costs"), changes(before, after, seat), strict=True):
        if effect:
            yield {"id": name, "args": {"goods": goods(effect)}, "good": name == "hint-brings"}


def _better(before: State, ends: list[Node]) -> Iterator[Reason]:
    """Tell by how much the turn is better than the best one that begins otherwise."""
    other = next((node for node in ends if node.moves[0] != ends[0].moves[0]), None)
    if other is not None and ends[0].value - other.value >= CLEARLY:
        points = good("points", round(ends[0].value - other.value))
        yield {"id": "hint-better", "args": {"points": points, "what": option(before, other.moves[0])}, "good": True}
