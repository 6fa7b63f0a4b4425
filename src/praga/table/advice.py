"""A hint: what the strong bot would do, by what the seat that decides may know, and what it brings."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

from praga.bots.planner import Node, judge, rank_contrast, rank_ends
from praga.bots.tiers import STRONG
from praga.core.moves import Move
from praga.core.places import ACTIONS
from praga.core.state import State
from praga.game import Game
from praga.table.messages import good, goods, message, option, where
from praga.table.notes import note
from praga.table.plan import Step, add_up, change_at_end, foresee, look_back_on_turn
from praga.table.themes import compare, points_by_theme
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
    return _advise(game, state, rank_contrast(state, seat, STRONG, _deeds))


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
    ends = rank_contrast(state, seat, STRONG, _deeds)
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
        return judge(Node(0.0, after, tuple(moves)), seat, STRONG)
    further = rank_ends(after, seat, STRONG)
    return further[0]._replace(moves=(*moves, *further[0].moves)) if further else None


def _advise(game: Game, state: State, ends: list[Node]) -> Advice:
    """Return the hint that makes the first of these ends of the turn of the seat that decides."""
    if not ends:
        return Advice(game.moves()[0], tuple(foresee(state, game.moves()[:1])), ())
    steps = tuple(foresee(state, ends[0].moves))
    seat = state.stack[-1].seat
    reasons = (*gains_and_costs([(step.before, step.after) for step in steps], seat), *_compare(state, seat, ends))
    return Advice(ends[0].moves[0], steps, reasons or (_of_step(state, ends[0].moves[0]),))


def gains_and_costs(steps: Sequence[tuple[State, State]], seat: int) -> Iterator[Reason]:
    """Tell what a seat gains by steps, each from a state to another, what it pays, and what changes at the end."""
    for name, effect in zip(("hint-brings", "hint-costs"), add_up(steps, seat), strict=True):
        if effect:
            yield {"id": name, "args": {"goods": goods(effect)}, "good": name == "hint-brings"}
    later = sum([change_at_end(before, after, seat) for before, after in steps])
    if later:
        name = "hint-at-end" if later > 0 else "hint-at-end-less"
        yield {"id": name, "args": {"points": good("points", abs(later))}, "good": later > 0}


def _compare(before: State, seat: int, ends: list[Node]) -> Iterator[Reason]:
    """Tell by how much the turn is better than the best different one, and by what; or that this is about as good."""
    different = (node for gist in (_deeds, _gist) for node in ends if gist(node) != gist(ends[0]))
    other = next(different, None)
    if other is None:
        return
    what, gain = _different(before, ends[0].moves, other.moves), ends[0].value - other.value
    if gain < CLEARLY:
        more, less = _by_theme(seat, ends[0], other), _by_theme(seat, other, ends[0])
        both = {"more": more, "less": less} if more and less else {}
        yield {"id": "hint-near-why" if both else "hint-near", "args": {"what": what, **both}, "good": None}
        return
    why = [*_closed(before, ends[0], other), *_by_theme(seat, ends[0], other)]
    args = {"points": good("points", round(gain)), "what": what, **({"why": why} if why else {})}
    yield {"id": "hint-better-why" if why else "hint-better", "args": args, "good": True}


def _deeds(node: Node) -> Counter[str]:
    """Return the tile that is taken in a turn, and the actions that are performed, in no order."""
    return Counter(str(move) for move in node.moves if move.verb in ("take", *ACTIONS))


def _gist(node: Node) -> Counter[str]:
    """Return the moves of a turn in no order, and without how tiles are turned: turns that differ in these are one."""
    return Counter(" ".join(move.split()[:2]) if move.verb == "at" else str(move) for move in node.moves)


def _different(before: State, best: Sequence[Move], moves: Sequence[Move]) -> Message:
    """Return the first move of a turn that another turn does not make; of one that only leaves moves out, its end."""
    known, state = Counter(best), before.clone()
    labels = [option(step.before, step.move) for step in foresee(before, best)]
    for move in moves:
        if not known[move]:
            return _tell_apart(option(state, move), labels)
        known[move] -= 1
        if move != moves[-1]:
            apply(state, move)
    return option(state, moves[-1])


def _tell_apart(what: Message, labels: Sequence[Message]) -> Message:
    """Return the words of a move, told apart from another with the same words: tiles with the same actions."""
    return message("another-one", what=what) if what in labels else what


def _closed(before: State, best: Node, other: Node) -> Iterator[Message]:
    """Tell the plazas that pay this turn or by the next, and in the other turn do not (P8.7)."""
    if best.ahead is None or other.ahead is None:
        return
    for plaza in best.ahead.paid:
        if plaza not in (*before.paid, *other.ahead.paid):
            name = "closes-now" if plaza in best.state.paid else "closes-next"
            yield message(name, place=where(f"z{plaza + 1}"))


def _by_theme(seat: int, best: Node, other: Node) -> list[Message]:
    """Name of what the turn has more than the other, each after a next turn."""
    if best.ahead is None or other.ahead is None:
        return []
    one, another = [points_by_theme(node.ahead, seat, STRONG.weights) for node in (best, other) if node.ahead]
    return compare(one, another)


def _of_step(before: State, move: Move) -> Reason:
    """Return what a step gives that no number tells; of the end of a turn, that nothing left is worth doing."""
    what = note(before, move)
    if move.verb == "end" or what is None:
        return {"id": "hint-done", "args": {}, "good": None}
    return {"id": "hint-gives", "args": {"what": what}, "good": True}
