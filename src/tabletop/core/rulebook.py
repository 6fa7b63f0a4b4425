"""The interface of a game to its public API, arena, search and conformance checks."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from tabletop.core.errors import IllegalMove
from tabletop.core.marks import Marks


def names_of_state(state: Any) -> Sequence[str]:
    """Return the names by seat of a state that has them as `names`."""
    names: Sequence[str] = state.names
    return names


def names_at(seats: int) -> list[str]:
    """Return the names of players who have none."""
    return [f"Seat {seat}" for seat in range(seats)]


def not_now(_: Any, move: str) -> IllegalMove:
    """Return the error for a move that is not legal, without a reason of the game."""
    return IllegalMove(f"{move!r} cannot be played now", "why-not-now")


def no_turn(_: Any) -> None:
    """Say whose turn it is in a game whose records do not tell."""


def turn_as_text(_: Any, turn: Any) -> str:
    """Write a turn as it prints."""
    return str(turn)


def no_comment(_: Any, __: Any) -> str:
    """Write no comment on a move."""
    return ""


def no_older_moves(_: Any) -> Sequence[Any]:
    """List no moves that were legal once."""
    return ()


@dataclass(frozen=True, slots=True)
class Rulebook:
    """The functions of a game: setup, views, positions, scores, errors, records. Its frames have the rest of the rules.

    Each is a function of a module, so that a rulebook can be pickled.
    """

    # deal(names, rules, seed): sets up a game; PositionError names the rule that cannot be.
    deal: Callable[[Sequence[str], Any, int], Any]
    # view(state, seat): what a seat may know, as JSON; None is the public view.
    view: Callable[[Any, int | None], Mapping[str, Any]]
    # observe(state, seat): the same as an object, for built-in bots.
    observe: Callable[[Any, int | None], Any]
    # write(state) and read(data): the whole state as JSON, and back.
    write: Callable[[Any], Mapping[str, Any]]
    read: Callable[[Mapping[str, Any]], Any]
    # scores(state) by seat, and winners(state) ascending; only asked when the game is over.
    scores: Callable[[Any], list[int]]
    winners: Callable[[Any], list[int]]
    # names(state): the players' names by seat.
    names: Callable[[Any], Sequence[str]] = names_of_state
    # explain(state, move): the error for a move that is not legal now.
    explain: Callable[[Any, Any], IllegalMove] = not_now
    # parse(state, text): reads a move at this table, whose errors say which moves it knows; None: as any table does.
    parse: Callable[[Any, str], Any] | None = None
    # The comments of a record: turn(state) is whose turn it is, heading(state, turn) stands where one begins, and
    # outcome(move, state) beside a move, by the state after it.
    turn: Callable[[Any], Any] = no_turn
    heading: Callable[[Any, Any], str] = turn_as_text
    outcome: Callable[[Any, Any], str] = no_comment
    # older_moves(state): moves that were legal here once, which older records and links may hold.
    older_moves: Callable[[Any], Sequence[Any]] = no_older_moves
    # By what its texts are recognised among those of other games; None: its records do not name it.
    marks: Marks | None = None

    def new(self, seats: int, rules: Any, seed: int) -> Any:
        """Set up a game for players named "Seat 0", "Seat 1" and so on."""
        return self.deal(names_at(seats), rules, seed)
