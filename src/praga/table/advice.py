"""A hint: what the strong bot would do, by what the seat that decides may know, and what it brings."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

from praga.bots.planner import Node, look_ahead, rank_ends
from praga.bots.tiers import STRONG
from praga.core.moves import Move
from praga.core.state import State
from praga.game import Game
from praga.table.messages import good, goods, message, option
from praga.table.notes import note
from praga.table.plan import Step, add_up, change_at_end, foresee, look_back_on_turn
from tabletop.core.engine import apply, options

if TYPE_CHECKING:
    from tabletop.table.answers import Message

    class Reason(Message):
        """A message with whether it speaks for the plan or against it; None does neither."""

        good: bool | None


# By as many points must a turn be better than the next one to be told.
CLEARLY: Final = 1.0


class Advice(NamedTuple):
    """A hint.

    Attributes:
        move: The move to play now.
        steps: The steps of the turn that it begins, up to where the plan would rest on something hidden.
        reasons: Messages that say whether they speak for the plan: what it brings and costs, what it is better than.
    """

    move: Move
    steps: tuple[Step, ...]
    reasons: tuple[Reason, ...]

    @property
    def turn(self) -> tuple[Move, ...]:
        """The moves of the turn, in order."""
        return tuple([step.move for step in self.steps])


def advise(game: Game) -> Advice:
    """Return the hint for the seat that decides.

    Raises:
        ValueError: the game is over.
    """
    state, seat = _observe(game)
    return _advise(game, state, rank_ends(state, seat, STRONG))


def follow(game: Game, plan: Sequence[str]) -> tuple[Advice, Message | None]:
    """Return the hint for the seat that decides, which follows a plan, and why it is another plan; None if it is not.

    `plan` has the moves of the turn so far and those to come. It is kept as long as no other is clearly better.

    Raises:
        ValueError: the game is over.
    """
    state, seat = _observe(game)
    ends, changed = _follow(game, state, seat, plan)
    return _advise(game, state, ends), changed


def _follow(game: Game, state: State, seat: int, plan: Sequence[str]) -> tuple[list[Node], Message | None]:
    """Return the ends of the turn, that of the plan first as long as it is kept, and why it is not."""
    ends = rank_ends(state, seat, STRONG)
    made = [str(step.move) for step in look_back_on_turn(game)]
    rest = tuple(plan[len(made) :])
    if made != list(plan[: len(made)]):
        return ends, message("plan-own")
    if not rest or not ends or ends[0].moves[: len(rest)] == rest:
        return ends, None
    old = _end_of(state, seat, rest, ends)
    if old is None:
        return ends, message("plan-gone")
    gain = ends[0].value - old.value
    if gain < CLEARLY:
        return [old, *[node for node in ends if node.moves != old.moves]], None
    return ends, message("plan-better", points=good("points", round(gain)))


def _observe(game: Game) -> tuple[State, int]:
    """Return what the seat that decides may know, and that seat: observed once for a hint."""
    seat = game.to_move
    if seat is None:
        raise ValueError("the game is over: nobody decides")
    return game.observe(seat).state, seat


def _end_of(state: State, seat: int, rest: Sequence[str], ends: list[Node]) -> Node | None:
    """Return the best end of a turn that begins with the rest of a plan; None where that cannot be played any more."""
    after, moves = state.clone(), list[Move]()
    for text in rest:
        move = next((move for move in options(after) if move == text), None) if after.stack else None
        if move is None:
            return next((node for node in ends if moves and list(node.moves[: len(moves)]) == moves), None)
        apply(after, move)
        moves.append(move)  # type: ignore[arg-type]  # the moves of this game
    over = not after.stack or after.stack[-1].seat != seat
    if over:
        return Node(look_ahead(after, seat, STRONG), after, tuple(moves))
    further = rank_ends(after, seat, STRONG)
    return further[0]._replace(moves=(*moves, *further[0].moves)) if further else None


def _advise(game: Game, state: State, ends: list[Node]) -> Advice:
    """Return the hint that makes the first of these ends of the turn of the seat that decides."""
    if not ends:
        return Advice(game.moves()[0], tuple(foresee(state, game.moves()[:1])), ())
    steps = tuple(foresee(state, ends[0].moves))
    seat = state.stack[-1].seat
    reasons = (*gains_and_costs([(step.before, step.after) for step in steps], seat), *_better(state, ends))
    return Advice(ends[0].moves[0], steps, reasons or tuple(_even(ends)) or (_of_step(state, ends[0].moves[0]),))


def gains_and_costs(steps: Sequence[tuple[State, State]], seat: int) -> Iterator[Reason]:
    """Tell what a seat gains by steps, each from a state to another, what it pays, and what changes at the end."""
    for name, effect in zip(("hint-brings", "hint-costs"), add_up(steps, seat), strict=True):
        if effect:
            yield {"id": name, "args": {"goods": goods(effect)}, "good": name == "hint-brings"}
    later = sum([change_at_end(before, after, seat) for before, after in steps])
    if later:
        name = "hint-at-end" if later > 0 else "hint-at-end-less"
        yield {"id": name, "args": {"points": good("points", abs(later))}, "good": later > 0}


def _better(before: State, ends: list[Node]) -> Iterator[Reason]:
    """Tell by how much the turn is better than the best one that begins otherwise."""
    other = _other(ends)
    if other is not None and ends[0].value - other.value >= CLEARLY:
        points = good("points", round(ends[0].value - other.value))
        yield {"id": "hint-better", "args": {"points": points, "what": option(before, other.moves[0])}, "good": True}


def _even(ends: list[Node]) -> Iterator[Reason]:
    """Tell that any choice is as good, where another is."""
    if _other(ends) is not None:
        yield {"id": "hint-even", "args": {}, "good": None}


def _of_step(before: State, move: Move) -> Reason:
    """Return what a step gives that no number tells; of the end of a turn, that nothing left is worth doing."""
    what = note(before, move)
    if move.verb == "end" or what is None:
        return {"id": "hint-done", "args": {}, "good": None}
    return {"id": "hint-gives", "args": {"what": what}, "good": True}


def _other(ends: list[Node]) -> Node | None:
    """Return the best end of a turn that begins otherwise, if one was found."""
    return next((node for node in ends if node.moves[0] != ends[0].moves[0]), None)
