"""Planning a whole turn: a beam over the moves of a seat, judged by the value at the end of the turn."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from praga.bots.laying import best_places
from praga.bots.value import HAND_SET, Weights, value
from praga.core.frames import At, Bonus, Turn
from praga.core.goods import Effect, Part
from praga.core.moves import Move
from praga.core.state import State
from praga.core.tables import CAP, SLOTS, TILES
from praga.flow.road import free_effect
from tabletop.core.engine import apply, options

# Moves that are left out of plans: rows are refreshed by chance of what comes.
LEFT_OUT = frozenset(("refresh",))
DEEPEST = 24
# What keeps a performance owed, and a bonus that can still be taken, from looking worse than it is.
OWED, TO_COME = 3.0, 1.5


class Search(NamedTuple):
    """Width of the search for a turn's plan.

    Attributes:
        width: States that are kept at each step.
        places: Places that are tried for each tile.
        weights: What a state is judged by.
        ends: So many of the best ends of the turn are looked at again, after the others and a next turn; with 1 none.
        without: Moves that are left out of plans while there are others, as the words they begin with.
    """

    width: int
    places: int
    weights: Weights = HAND_SET
    ends: int = 1
    without: tuple[str, ...] = ()


class Node(NamedTuple):
    """A state within the plan, its value, and the moves that led there.

    Attributes:
        ahead: The state after the others and a next turn, by which an end was judged; None if no search looked there.
    """

    value: float
    state: State
    moves: tuple[Move, ...]
    ahead: State | None = None


def plan(state: State, seat: int, search: Search) -> tuple[Move, ...]:
    """Return the best moves that a seat finds to the end of its turn, or to the end of its answers in another's."""
    ends = rank_ends(state, seat, search)
    return ends[0].moves if ends else (_first(state),)


def rank_ends(state: State, seat: int, search: Search) -> list[Node]:
    """Return the best ends of a turn, from the best on; with the values after a next turn if the search looks ahead."""
    return _rank(find_ends(state, seat, search), seat, search)


def rank_contrast(state: State, seat: int, search: Search, gist: Callable[[Node], object]) -> list[Node]:
    """Return these ends, and last the best end whose gist is another than that of the first one, if there is any.

    It is chosen by its value at the end of the turn, and then judged as the others are. One that turns out to be better
    than the first one is left out: the plan stays that of the search.
    """
    listed = _find_all(state, seat, search)
    ends = _rank(listed[: search.ends], seat, search)
    if not ends or any(gist(node) != gist(ends[0]) for node in ends):
        return ends
    other = next((node for node in listed[search.ends :] if gist(node) != gist(ends[0])), None)
    judged = [] if other is None else _rank([other, ends[0]], seat, search)
    return [*ends, *[node for node in judged[1:] if node.moves != ends[0].moves]]


def find_ends(state: State, seat: int, search: Search) -> list[Node]:
    """Return the best ends of a turn that differ, from the best on; none where the turn is too long."""
    return _find_all(state, seat, search)[: search.ends]


def _rank(ends: list[Node], seat: int, search: Search) -> list[Node]:
    """Return ends from the best on; where there are several, by their values after a next turn."""
    if len(ends) > 1:
        ends = [node if node.ahead else judge(node, seat, search) for node in ends]
    return sorted(ends, key=lambda node: -node.value)


def _find_all(state: State, seat: int, search: Search) -> list[Node]:
    own_turn = state.stack[0].seat == seat
    beam, ends = [Node(0.0, state, ())], dict[object, Node]()
    for _ in range(DEEPEST):
        grown: dict[object, Node] = {}
        for node in beam:
            for move in _moves(node.state, search):
                after = node.state.clone()
                apply(after, move)
                done = move.verb == "end" or not after.stack or after.stack[-1].seat != seat
                done = done or (not own_turn and isinstance(after.stack[-1], Turn))
                points = value(after, seat, search.weights) + (0.0 if done else _to_come(after))
                key = (after.points[seat], *_key(after), *(after.slots if done else ()))
                reached = ends if done else grown
                if key not in reached or reached[key].value < points:
                    reached[key] = Node(points, after, (*node.moves, move))
        beam = sorted(grown.values(), key=lambda node: -node.value)[: search.width]
        if not beam:
            break
    return sorted(ends.values(), key=lambda node: -node.value)


def judge(end: Node, seat: int, search: Search) -> Node:
    """Return an end of a turn with the value that it has after a next turn."""
    ahead = play_ahead(end.state, seat, search)
    return end._replace(value=value(ahead, seat, search.weights), ahead=ahead)


def look_ahead(state: State, seat: int, search: Search) -> float:
    """Return the value of a state after the others have played and the seat has had its next turn."""
    return value(play_ahead(state, seat, search), seat, search.weights)


def play_ahead(state: State, seat: int, search: Search) -> State:
    """Return a state after the others have played and the seat has had its next turn.

    So what is left on the crane counts, for the others as for oneself. All play by narrow plans; what they draw is a
    guess, the same for all ends that are compared.
    """
    ahead = state.clone()
    while ahead.stack and ahead.stack[-1].seat != seat:
        play_plan(ahead, OTHERS)
    if ahead.stack:
        play_plan(ahead, NEXT._replace(weights=search.weights, without=search.without))
    return ahead


def play_plan(state: State, search: Search) -> None:
    """Let the seat that decides plan, and play the plan in this state as far as it fits."""
    seat = state.stack[-1].seat
    for move in plan(state, seat, search):
        if not state.stack or state.stack[-1].seat != seat or move not in options(state):
            return
        apply(state, move)


# The narrow plans of a look ahead: the others', and one's own next turn.
OTHERS: Final = Search(1, 1)
NEXT: Final = Search(6, 1)


def _first(state: State) -> Move:
    move: Move = options(state)[0]  # type: ignore[assignment]  # the moves of this game
    return move


def _key(state: State) -> tuple[object, ...]:
    """Return what tells states of one turn apart."""
    return tuple(state.stack), tuple(state.board), tuple(state.gold), tuple(state.stone), tuple(state.silver)


def _moves(state: State, search: Search) -> Sequence[Move]:
    """Return the moves worth trying; one alone where it brings something and costs nothing."""
    frame = state.stack[-1]
    if isinstance(frame, At):
        return best_places(state, frame, search.places)
    listed: Sequence[Move] = options(state)  # type: ignore[assignment]  # the moves of this game
    if search.without:
        listed = [move for move in listed if not move.startswith(search.without)] or listed
    if not isinstance(frame, Turn):
        return listed
    gain = next((move for move in listed if _is_gain(state, frame, move, listed)), None)
    if gain is not None:
        return (gain,)
    special = bool(SLOTS[frame.slot].points)
    # A special slot's points come by themselves at the end.
    return [move for move in listed if move.verb not in LEFT_OUT and not (special and move == "bonus wheel")]


def _is_gain(state: State, turn: Turn, move: Move, listed: Sequence[Move]) -> bool:
    """Return whether a move only brings goods, all of which there is room for: then it is made before all else."""
    if move.verb == "bonus":
        if move.words[0] == "wheel":
            slot = SLOTS[turn.slot]
            return bool(slot.good) and _has_room(state, turn.seat, (Part(slot.good, 1),))
        alone = len([other for other in listed if other.verb == "bonus" and other.words[0] != "wheel"]) == 1
        return alone and _has_room(state, turn.seat, TILES[move.words[0]].brings)
    if move.verb == "effect" and move.words[1] == "free":
        effect = free_effect(state, int(move.words[0]))
        return not isinstance(effect, str) and _has_room(state, turn.seat, effect)
    return False


def _has_room(state: State, seat: int, brings: Effect) -> bool:
    held = {"gold": state.gold[seat], "stone": state.stone[seat]}
    return all(held[good] + count <= CAP for good, count in brings if good in held)


def _to_come(state: State) -> float:
    """Return what a turn that is not over has still to bring."""
    turn: Turn = state.stack[0]
    total = OWED if turn.owed else 0.0
    if not turn.slot:
        total += OWED
    return total + TO_COME * len([thing for thing in turn.agenda if not isinstance(thing, Bonus) or thing.of])
