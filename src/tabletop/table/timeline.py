"""The course of a finished game: everybody's points by round, and their prospects by turn (docs/protocol.md §6)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from tabletop.game.base import BaseGame
    from tabletop.table.answers import Mark, Timeline


class Moment(NamedTuple):
    """The stage of a game, read off a state.

    Attributes:
        round: The round that is played; 0 before the first.
        turn: The seat whose turn it is; None outside turns.
        marked: Values by name whose changes are marked on the timeline.
    """

    round: int
    turn: int | None
    marked: dict[str, int | None]


def read_timeline(
    game: BaseGame[Any, Any],
    read: Callable[[Any], Moment],
    points: Callable[[Any], Sequence[int]],
    prospects: Callable[[Any], Sequence[int]],
) -> Timeline:
    """Return the points of a game that is over after each round, what is marked, and the prospects turn by turn.

    The first round is the one before the first turn. `prospects` are looked at where a turn begins, and at the end;
    without turns there are none.
    """
    line: Timeline = {"rounds": [], "points": [], "marks": [], "turns": []}
    last, now, before = len(game.history), 0, None
    for step, state in _states(game):
        here = read(state)
        if before is None:
            now = max(0, here.round - 1)
        if here.round != now or step == last:
            line["rounds"].append(now)
            line["points"].append(list(points(state)))
            now = here.round
        if before is not None:
            line["marks"] += _marks(before, here)
        if here.turn is not None and (step == last or before is None or here[:2] != before[:2]):
            line["turns"].append({"at": step, "round": now, "seat": here.turn, "prospects": list(prospects(state))})
        before = here
    return line


def _marks(before: Moment, here: Moment) -> list[Mark]:
    changed = [what for what, value in here.marked.items() if value != before.marked[what]]
    return [{"round": here.round, "what": what, "value": here.marked[what]} for what in changed]


def _states(game: BaseGame[Any, Any]) -> Iterator[tuple[int, Any]]:
    """Yield the state before each move with its step, and then the last one."""
    state, step = None, 0
    for _, state in game.played():
        yield step, state
        step += 1
    if state is not None:
        yield step, state  # the last move is played by now
