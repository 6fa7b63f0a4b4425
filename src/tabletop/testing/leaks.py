"""Hidden information: what a seat sees, hears and is refused does not depend on what it cannot know.

A game is played, and some of its decisions are compared with a twin that differs only in what one seat cannot know
(`Trial.reshuffle`). `tabletop.testing.conformance` compares views and options of every seat before a move; here it is
what others learn by a move, and what errors and reasons say. AssertionError says who learns what.
"""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable, Iterator, Sequence
from typing import Any

from tabletop.core.engine import apply, options
from tabletop.core.errors import IllegalMove
from tabletop.core.events import Event
from tabletop.core.rng import Dice
from tabletop.testing.conformance import Trial
from tabletop.testing.differences import differing


def no_reveal(_: Any, __: int, ___: Sequence[Event]) -> bool:
    """Whether a watcher may learn something by a move: never."""
    return False


def check_watchers(
    trial: Trial,
    secret: Callable[[str], bool],
    reveals: Callable[[Any, int, Sequence[Event]], bool] = no_reveal,
    concealed: Container[str] = (),
) -> set[str]:
    """Check that seats that do not decide learn nothing hidden by a secret move; return the moves that were compared.

    Args:
        trial: The game; its `reshuffle` is needed, and one of `every` secret moves is compared.
        secret: Whether a move handles something hidden.
        reveals: `reveals(state, watcher, events)` is whether a move may tell a watcher more, by the state after it.
        concealed: First words of moves of which nobody else learns the rest: the twin plays another of them.
    """
    compared: set[str] = set()
    for state, move, dice in decisions(trial):
        if not secret(move) or dice.below(trial.every):
            continue
        for watcher in range(trial.seats):
            states = (state.clone(), _twin(trial, state, watcher, dice))
            moves = _alike(move, options(states[1]), concealed)
            if watcher == state.stack[-1].seat or not moves:
                continue
            played = (move, moves[dice.below(len(moves))])
            events_of = [_play(item, each, watcher) for item, each in zip(states, played, strict=True)]
            pairs = list(zip(states, events_of, strict=True))
            private = any(event.audience == watcher for event in events_of[0])
            if private or any(not item.stack or reveals(item, watcher, events) for item, events in pairs):
                continue
            at = f"seed {trial.seed}: by {move!r} of seat {state.stack[-1].seat}, seat {watcher}"
            assert events_of[0] == events_of[1], f"{at} hears what it cannot know: {events_of[0]} and {events_of[1]}"
            views = [trial.rulebook.view(item, watcher) for item in states]
            assert views[0] == views[1], f"{at} sees what it cannot know:{differing(*views)}"
            compared.add(move)
    return compared


def check_refusals(trial: Trial, moves: Iterable[str]) -> None:
    """Check that neither errors nor reasons tell the seat that decides what it cannot know.

    Args:
        trial: The game; its `game` and `reshuffle` are needed, and one of `every` decisions is compared.
        moves: Moves that are tried, legal or not.
    """
    moves = list(moves)
    for state, _, dice in decisions(trial):
        if dice.below(trial.every):
            continue
        games = [_game(trial, item) for item in (state, _twin(trial, state, state.stack[-1].seat, dice))]
        for move in moves:
            mine, theirs = (_refusal(game, move) for game in games)
            assert mine == theirs, f"seed {trial.seed}: {move!r} is refused by {mine!r} or {theirs!r}"
        reasons = [list(game.refused()) for game in games]
        assert reasons[0] == reasons[1], f"seed {trial.seed}: the reasons are {reasons[0]} or {reasons[1]}"


def decisions(trial: Trial) -> Iterator[tuple[Any, str, Dice]]:
    """Play a game; yield each state that decides, before its move, with the move and the dice of the trial."""
    state, dice = trial.rulebook.new(trial.seats, trial.setup, trial.seed), Dice(trial.seed ^ 0x1EA5)
    while state.stack:
        moves = options(state)
        at = dice.below(len(moves)) if trial.choose is None else trial.choose(state, moves, dice)
        move = moves[at]
        yield state, move, dice
        apply(state, move)


def _twin(trial: Trial, state: Any, seat: int, dice: Dice) -> Any:
    assert trial.reshuffle is not None, "a trial of hidden information needs `reshuffle`"
    return trial.reshuffle(state, seat, dice)


def _alike(move: str, moves: Sequence[str], concealed: Container[str]) -> list[str]:
    """Return the moves that a watcher cannot tell from this one, as far as they are legal."""
    verb = move.split(" ", maxsplit=1)[0]
    if verb not in concealed:
        return [move] if move in moves else []
    return [other for other in moves if other.split(" ")[0] == verb]


def _play(state: Any, move: str, watcher: int) -> list[Event]:
    """Play a move; return the events that a watcher hears of it."""
    state.events = []
    apply(state, move)
    return [event for event in state.events if event.audience in (None, watcher)]


def _game(trial: Trial, state: Any) -> Any:
    assert trial.game is not None, "a trial of refusals needs `game`"
    return trial.game(state.clone())


def _refusal(game: Any, move: str) -> str:
    """Return the text and reason of the error for a move; "" where it is legal."""
    if move in game.moves():
        return ""
    try:
        game.play(move)
    except IllegalMove as error:
        return f"{error.reason} {error}"
    return ""
