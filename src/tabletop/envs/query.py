"""A game that asks a learner: in actions, of which each leaves something to choose."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from tabletop.core.engine import apply, options
from tabletop.core.rng import MASK, Dice
from tabletop.envs.spec import EnvSpec
from tabletop.envs.steps import Steps
from tabletop.game.base import BaseGame

# Guesses at a world in which the current player has a choice, as in the game.
TRIES: Final = 200


class Query:
    """A game, and the decision under way in it; a decision with one option is played at once.

    `seat` decides between `choices`, ascending numbers of actions, two or more; `tokens` are the actions of this
    decision that it has taken already. After the end there are no choices, and `seat` is None.

    With `chance` a move with a random outcome waits as `pending`, and nobody decides until `draw` says which: such as a
    throw of dice, or a move that turns up a card of a deck.
    """

    __slots__ = ("_game", "_settled", "_steps", "head", "moves", "pending", "seat", "spec", "state")

    def __init__(
        self, spec: EnvSpec, state: Any, head: Mapping[str, Any] | None = None, *, chance: bool = False
    ) -> None:
        """Take a state of the engine, which is then the query's own; `head` is how it was dealt, if anybody knows."""
        self.spec, self.state, self.head = spec, state, head
        self.moves: list[Any] = []
        self.seat: int | None = None
        self.pending: Any = None
        # With chance: how many cards somebody put under each pile, which stay where they are.
        self._settled: list[int] | None = [0] * len(spec.piles(state)) if chance else None
        self._steps: Steps | None = None  # made once somebody asks in actions
        self._game: BaseGame[Any, Any] | None = None
        self._ask()

    @classmethod
    def of(cls, spec: EnvSpec, game: BaseGame[Any, Any]) -> Query:
        """Return a query that goes on from a game, which stays as it is."""
        return cls(spec, game.rulebook.read(game.position()))

    @property
    def seats(self) -> int:
        """The number of players."""
        return len(self.spec.game.rulebook.names(self.state))

    @property
    def game(self) -> BaseGame[Any, Any]:
        """The game itself, with all that is hidden: for spectators. Moves on it do not change the query."""
        if self.head is None:
            return self.spec.game(self.state.clone())
        if self._game is None:
            self._game = self.spec.game.from_head(self.head)
        for move in self.moves[len(self._game.history) :]:
            self._game.play(move, from_record=True)
        return self._game.clone()

    @property
    def choices(self) -> list[int]:
        """The actions that can be taken now."""
        return [] if self.seat is None else self._steps_so_far(self.seat).choices

    @property
    def tokens(self) -> tuple[int, ...]:
        """The actions taken of this decision so far: a move of several words under way."""
        return () if self._steps is None else self._steps.tokens

    def tokens_of(self, seat: int) -> tuple[int, ...]:
        """Return the actions that a seat took of its decision so far; none of a seat that does not decide."""
        return self.tokens if seat == self.seat else ()

    def options(self) -> Sequence[Any]:
        """Return the legal moves of the seat that decides."""
        return options(self.state)

    def observe(self, seat: int) -> Any:
        """Return the view of a seat as an object."""
        return self.spec.game.rulebook.observe(self.state, seat)

    def view(self, seat: int) -> Mapping[str, Any]:
        """Return the view of a seat as JSON."""
        return self.spec.game.rulebook.view(self.state, seat)

    def encode(self, seat: int) -> Any:
        """Return the observation of a seat."""
        return self.spec.encode(self.observe(seat), self.tokens_of(seat))

    def take(self, action: int) -> None:
        """Take an action; IllegalMove if it is none of the choices, ValueError once the game is over."""
        if self.seat is None:
            raise ValueError("the game is over: nobody is asked for an action")
        steps = self._steps_so_far(self.seat)
        steps.say(action)
        if steps.move is not None:
            self.play(steps.move)

    def play(self, move: Any) -> None:
        """Play a legal move whole, and drop the actions taken so far."""
        if self._made(move):
            self._ask()

    def draw(self, outcome: int) -> None:
        """Play the move that waits, with one of its random outcomes: the same number brings the same."""
        assert self._settled is not None, "a move waits only where chance is asked for"
        state, move = self.state, self.pending
        dice = Dice((state.rng ^ (outcome + 1) * 0xD1342543DE82EF95) & MASK)
        state.rng = dice.below(1 << 64)
        self.spec.redeal(state, dice, self._settled)
        self.pending = None
        self._turns_up(move)
        self._apply(move)
        self._ask()

    def guess(self, seat: int, dice: Dice) -> Query:
        """Return a query like this one with everything dealt anew that a seat cannot know: `seat` sees the same.

        What others have begun to say of a decision is dropped. ValueError where a move with a random outcome waits, or
        where the view of the seat leaves no world in which the current player has a choice.
        """
        if self.seat is None:
            raise ValueError("nobody decides here: a world is guessed at a decision")
        decides = seat == self.seat
        moves, view = options(self.state) if decides else (), self.observe(seat)
        for _ in range(TRIES):
            world = self.spec.guess(view, dice, moves)
            if len(options(world)) > 1:
                break
        else:
            raise ValueError(f"no world fits in which seat {self.seat} has a choice")
        twin = Query(self.spec, world, chance=self._settled is not None)
        for action in self.tokens_of(seat):
            twin.take(action)
        return twin

    def __deepcopy__(self, memo: dict[int, Any]) -> Query:
        """Return a game that goes its own way from here, at the same point of the decision."""
        twin = Query.__new__(Query)
        twin.spec, twin.state, twin.head = self.spec, self.state.clone(), self.head
        twin.moves, twin.seat, twin.pending = self.moves[:], self.seat, self.pending
        twin._settled = None if self._settled is None else self._settled[:]
        twin._steps, twin._game = None, None
        for action in self.tokens:
            twin.take(action)
        return twin

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle it as how the game was dealt and what was played, or where nobody knows that, as its position."""
        if self.head is not None:
            return _played, (self.spec, dict(self.head), [str(move) for move in self.moves], self.tokens)
        waits = None if self.pending is None else str(self.pending)
        return _read, (self.spec, self.spec.game.rulebook.write(self.state), self._settled, waits, self.tokens)

    def shares(self) -> list[float]:
        """Return each seat's share of the win, 1 in all: joint winners share it; 0 each before the end."""
        won = [] if self.state.stack else self.spec.game.rulebook.winners(self.state)
        return [1 / len(won) if seat in won else 0.0 for seat in range(self.seats)]

    def _steps_so_far(self, seat: int) -> Steps:
        if self._steps is None:
            self._steps = self.spec.steps(options(self.state), seat, self.seats)
        return self._steps

    def _ask(self) -> None:
        """Play moves without an alternative, and stop where somebody has one."""
        stack = self.state.stack
        while stack:
            moves = options(self.state)
            if len(moves) > 1:
                self.seat = stack[-1].seat
                return
            if not self._made(moves[0]):
                return
        self.seat = None

    def _made(self, move: Any) -> bool:
        """Play a move, or let it wait; return whether it was played."""
        self._steps = None
        if self._settled is not None and self._turns_up(move, waits=True):
            self.pending, self.seat = move, None
            return False
        self._apply(move)
        return True

    def _turns_up(self, move: Any, *, waits: bool = False) -> bool:
        """Whether a move uses random numbers, or takes what nobody has seen; else, or if it need not wait, count it."""
        state, piles = self.state, self.spec.piles
        trial = state.clone()
        apply(trial, move)
        before, after = piles(state), piles(trial)
        random = trial.rng != state.rng or any(
            list(new[: len(old)]) != list(old) for old, new in zip(before, after, strict=True)
        )
        if not (random and waits):
            assert self._settled is not None, "piles are counted only where chance is asked for"
            shuffled = trial.rng != state.rng
            self._settled = [
                settled_after(old, new, count, shuffled=shuffled)
                for old, new, count in zip(before, after, self._settled, strict=True)
            ]
        return random

    def _apply(self, move: Any) -> None:
        self.moves.append(move)
        self._steps = None
        apply(self.state, move)


def deal(spec: EnvSpec, names: Sequence[str], rules: Mapping[str, Any], seed: int, *, chance: bool = False) -> Query:
    """Deal a game; PositionError names what in the rules cannot be."""
    head = None if chance else {"players": list(names), "rules": dict(rules), "seed": seed}
    return Query(spec, spec.game.rulebook.deal(names, dict(rules), seed), head, chance=chance)


def settled_after(before: Sequence[Any], after: Sequence[Any], settled: int, *, shuffled: bool) -> int:
    """Return how many of the last cards of a pile somebody put there, after a move that took some off the top.

    `shuffled` is whether the move used random numbers: then a pile that is mostly not what it was has been shuffled, or
    is another one. Else somebody has seen all of it.
    """
    for drawn in range(len(before)):
        left = len(before) - drawn
        if shuffled and left * 2 < len(before):
            break
        if list(after[:left]) == list(before[drawn:]):
            return min(settled, left) + len(after) - left
    return 0 if shuffled else len(after)


def _played(spec: EnvSpec, head: Mapping[str, Any], moves: Sequence[str], tokens: Sequence[int]) -> Query:
    """Return a game in which so much was played and chosen."""
    query = deal(spec, head["players"], head["rules"], head["seed"])
    while len(query.moves) < len(moves):  # moves without an alternative were played already
        query.play(spec.game.move_type.parse(moves[len(query.moves)]))
    for action in tokens:
        query.take(action)
    return query


def _read(
    spec: EnvSpec, position: Mapping[str, Any], settled: list[int] | None, waits: str | None, tokens: Sequence[int]
) -> Query:
    """Return a game at a position, with the move that waits for its random outcome."""
    query = Query(spec, spec.game.rulebook.read(position), chance=settled is not None)
    query._settled = settled
    if waits is not None:
        query.pending, query.seat = spec.game.move_type.parse(waits), None
    for action in tokens:
        query.take(action)
    return query
