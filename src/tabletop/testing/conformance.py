"""Conformance checks: what must hold for any game on this kernel, tested while it is played, move by move.

A game is played, at random or by a given choice. At every decision: there are options, the same when read again, and
reading changes nothing; a copy goes its own way; the position is plain JSON and reads back to the same game; what is
counted stays the same; a seat's view does not depend on what that seat cannot know; and copies of the `Game` that
programs hold, pickled ones too, are apart from it. At the end, the same seed and moves give the same game.
"""

from __future__ import annotations

import copy
import json
import pickle
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from tabletop.core.engine import apply, current_seat, options
from tabletop.core.frames import State
from tabletop.core.rng import Dice
from tabletop.core.rulebook import Rulebook
from tabletop.game.base import BaseGame
from tabletop.testing.differences import differing


def _through_pickle(value: Any) -> Any:
    return pickle.loads(pickle.dumps(value))  # noqa: S301 - pickled a moment ago


# Every way to a copy of a game, by its name.
COPIES: dict[str, Callable[[Any], Any]] = {
    "game.copy": lambda game: game.copy(),
    "copy.copy": copy.copy,
    "copy.deepcopy": copy.deepcopy,
    "pickle": _through_pickle,
}
# Lists of options may be very long: only so many from the start, and the last one, are compared.
COMPARED = 50


class Broken(AssertionError):  # noqa: N818 - what is broken is said in its text
    """A game breaks one of the rules above; the text says which, and where."""


@dataclass(frozen=True, slots=True)
class Trial:
    """A game to be checked, and how thoroughly.

    `every` says at which decisions the costly checks are made (1: at all). `count(state)` is what must never change;
    `reshuffle(state, seat, dice)` returns a game that differs only in what that seat cannot know. `choose(state,
    options, dice)` returns the index of the move to play; without it, any move is as likely as any other. `game` is the
    class that programs hold, where `setup` is what its `new` takes as rules; with it, its copies are checked.
    """

    rulebook: Rulebook
    seats: int
    setup: Any
    seed: int
    every: int = 1
    count: Callable[[Any], Any] | None = None
    reshuffle: Callable[[Any, int, Dice], Any] | None = None
    choose: Callable[[Any, Sequence[str], Dice], int] | None = None
    longest: int = 20_000
    game: type[BaseGame[Any, Any]] | None = None


class Course(NamedTuple):
    """A game that was played through: its last state and the moves."""

    state: Any
    moves: tuple[str, ...]


def check(trial: Trial) -> Course:
    """Play a game with all checks and return it; Broken says what does not hold, and where."""
    state = trial.rulebook.new(trial.seats, trial.setup, trial.seed)
    counted = trial.count(state) if trial.count is not None else None
    dice = Dice(trial.seed ^ 0xC0F0)
    moves: list[str] = []
    while state.stack:
        at = f"seed {trial.seed}, move {len(moves)}"
        _hold(len(moves) < trial.longest, f"{at}: the game does not end")
        choices = check_options(trial, state, at)
        move = choices[_choose(trial, state, choices, dice)]
        if len(moves) % trial.every == 0:
            check_position(trial, state, move, at)
            check_copy(trial, state, move, at)
            check_views(trial, state, dice, at)
            check_copies_of_game(trial, state, move, at)
        apply(state, move)
        moves.append(move)
        if trial.count is not None:
            _hold(trial.count(state) == counted, f"{at}: {move!r} changed {counted} to {trial.count(state)}")
    check_end(trial, state)
    check_replay(trial, state, moves)
    check_game(trial, state, moves)
    return Course(state, tuple(moves))


def _choose(trial: Trial, state: Any, choices: Sequence[str], dice: Dice) -> int:
    return dice.below(len(choices)) if trial.choose is None else trial.choose(state, choices, dice)


def check_options(trial: Trial, state: Any, at: str) -> Sequence[str]:
    """Check that there are options, each once, for a seat that exists; return them."""
    seat, choices = current_seat(state), options(state)
    _hold(seat is not None and 0 <= seat < trial.seats, f"{at}: seat {seat} is asked")
    _hold(len(choices) > 0, f"{at}: nothing can be chosen")
    first = choices[:COMPARED]
    _hold(len(set(first)) == len(first), f"{at}: an option stands twice")
    return choices


def check_position(trial: Trial, state: Any, move: str, at: str) -> None:
    """Check that the position is plain JSON, and that what is read back is the same game and goes on as this one."""
    data = trial.rulebook.write(state)
    text = json.dumps(data, allow_nan=False)
    _hold_same(json.loads(text), data, f"{at}: the position is not plain JSON")
    again = trial.rulebook.read(json.loads(text))
    _hold_same(trial.rulebook.write(again), data, f"{at}: the position reads back as another")
    _hold(_same_question(state, again), f"{at}: the position read back asks something else")
    twin = state.clone()
    apply(twin, move)
    apply(again, move)
    _hold_same(trial.rulebook.write(again), trial.rulebook.write(twin), f"{at}: {move!r} differs after reading back")


def check_copy(trial: Trial, state: Any, move: str, at: str) -> None:
    """Check that neither listing options nor playing on a copy changes the game."""
    before = trial.rulebook.write(state)
    choices = options(state)
    _hold(list(choices[:COMPARED]) == list(options(state)[:COMPARED]), f"{at}: options differ when asked again")
    twin = state.clone()
    apply(twin, move)
    _hold_same(trial.rulebook.write(state), before, f"{at}: {move!r} on a copy changed the original")
    played = trial.rulebook.write(twin)
    original = state.clone()
    apply(original, choices[0])
    _hold_same(trial.rulebook.write(twin), played, f"{at}: two copies are not apart")


def check_views(trial: Trial, state: Any, dice: Dice, at: str) -> None:
    """Check that views are plain JSON, and that neither they nor the options depend on what their seat cannot know."""
    view = trial.rulebook.view
    for seat in (None, *range(trial.seats)):
        seen = view(state, seat)
        _hold_same(json.loads(json.dumps(seen, allow_nan=False)), seen, f"{at}: seat {seat}'s view is not plain JSON")
    if trial.reshuffle is None:
        return
    for seat in range(trial.seats):
        other = trial.reshuffle(state, seat, dice)
        _hold_same(view(other, seat), view(state, seat), f"{at}: seat {seat}'s view tells what it cannot know")
        _hold_same(view(other, None), view(state, None), f"{at}: the open view tells what seat {seat} cannot know")
        if current_seat(state) == seat:
            _hold(_same_question(state, other), f"{at}: seat {seat}'s options tell what it cannot know")


def check_copies_of_game(trial: Trial, state: Any, move: str, at: str) -> None:
    """Check that each copy of a game goes its own way, and that a state and what seats see of it can be pickled."""
    position = trial.rulebook.write(state)
    _hold_same(trial.rulebook.write(_through_pickle(state)), position, f"{at}: the state is pickled as another")
    for seat in (None, current_seat(state)):
        _through_pickle(trial.rulebook.observe(state, seat))
    if trial.game is None:
        return
    game = trial.game.from_position(position)
    played = game.clone().play(move).position()
    for name, duplicate in COPIES.items():
        twin = duplicate(game)
        _hold_same(twin.position(), position, f"{at}: {name} gives another game")
        _hold_same(twin.play(move).position(), played, f"{at}: {move!r} differs after {name}")
        _hold_same(game.position(), position, f"{at}: {move!r} after {name} changed the original")


def check_game(trial: Trial, state: State, moves: Sequence[str]) -> None:
    """Check that the game that programs hold ends as this one did, and that its copies have its record."""
    if trial.game is None:
        return
    names = trial.game.from_position(trial.rulebook.write(state)).names
    game = trial.game.new(names, trial.setup, trial.seed)
    for move in moves:
        game.play(move)
    _hold_same(game.position(), trial.rulebook.write(state), f"seed {trial.seed}: `new` and `play` give another game")
    for name, duplicate in COPIES.items():
        _hold(duplicate(game).record() == game.record(), f"seed {trial.seed}: after {name} the record is another")


def check_end(trial: Trial, state: State) -> None:
    """Check that nobody is asked after the end, that somebody has won, and that the end reads back."""
    _hold(
        current_seat(state) is None and len(options(state)) == 0, f"seed {trial.seed}: something is asked after the end"
    )
    winners, scores = trial.rulebook.winners(state), trial.rulebook.scores(state)
    _hold(len(scores) == trial.seats, f"seed {trial.seed}: {len(scores)} scores for {trial.seats} seats")
    _hold(len(winners) > 0 and winners == sorted(set(winners)), f"seed {trial.seed}: the winners are {winners}")
    data = trial.rulebook.write(state)
    again = trial.rulebook.read(json.loads(json.dumps(data)))
    _hold_same(trial.rulebook.write(again), data, f"seed {trial.seed}: the end reads back as another position")
    _hold(trial.rulebook.scores(again) == scores, f"seed {trial.seed}: the end read back scores otherwise")


def check_replay(trial: Trial, state: State, moves: Sequence[str]) -> None:
    """Check that the same seed and moves give the same game."""
    again = trial.rulebook.new(trial.seats, trial.setup, trial.seed)
    for move in moves:
        apply(again, move)
    _hold_same(
        trial.rulebook.write(again), trial.rulebook.write(state), f"seed {trial.seed}: replayed, it ends otherwise"
    )


def _same_question(item: Any, other: Any) -> bool:
    mine, theirs = options(item), options(other)
    return (
        current_seat(item) == current_seat(other)
        and len(mine) == len(theirs)
        and list(mine[:COMPARED]) == list(theirs[:COMPARED])
        and (len(mine) == 0 or mine[-1] == theirs[-1])
    )


def _hold(truth: bool, otherwise: str) -> None:
    if not truth:
        raise Broken(otherwise)


def _hold_same(now: Any, wanted: Any, otherwise: str) -> None:
    """Check that two positions or views are equal; Broken lists the keys that differ."""
    if now != wanted:
        raise Broken(f"{otherwise}:{differing(now, wanted)}")
