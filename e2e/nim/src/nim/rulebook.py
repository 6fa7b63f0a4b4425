"""The rules: a state and its frames, moves, what a seat may know, the state as JSON, and the score."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

from tabletop.core.errors import PositionError
from tabletop.core.frames import Frames
from tabletop.core.marks import Marks
from tabletop.core.move import Grammar, TextMove
from tabletop.core.rng import below
from tabletop.core.rulebook import Rulebook
from tabletop.core.state import GameState
from tabletop.notation.validation import number, only_keys, rows, title

HEAPS: Final = 3
LEAST, MOST = 3, 7  # counters of a heap at the start
FRAMES: Final = Frames()


class Move(TextMove):
    """A move: `take 2 3` takes three counters from the second heap."""

    __slots__ = ()

    @classmethod
    def parse(cls, text: object) -> Move:
        """Read a move; IllegalMove if it is none of this game."""
        return cls.read(text, MoveGrammar())


class MoveGrammar(Grammar):
    """The one verb, and the two numbers after it."""

    def has_verb(self, verb: str) -> bool:
        return verb == "take"

    def canonical(self, verb: str, words: Sequence[str]) -> str | None:
        fits = len(words) == 2 and all(word.isdecimal() and len(word) == 1 for word in words)
        return " ".join((verb, *words)) if fits else None

    def follows(self, verb: str) -> str:
        return "the number of a heap, and how many counters"


class Turn(NamedTuple):
    """A player takes counters."""

    seat: int


class State(GameState):
    """The counters of each heap, how many turns were played, and who took the last counter."""

    __slots__ = ("heaps", "names", "turns", "winner")

    names: tuple[str, ...]
    heaps: list[int]
    turns: int
    winner: int | None

    def __init__(self, names: Sequence[str], seed: int) -> None:
        super().__init__(seed)
        self.names, self.heaps, self.turns, self.winner = tuple(names), [], 0, None
        for _ in range(HEAPS):
            self.rng, more = below(self.rng, MOST - LEAST + 1)
            self.heaps.append(LEAST + more)
        self.stack = [Turn(0)]


def moves(state: State, _: Turn) -> list[Move]:
    """Return all moves, heap by heap."""
    return [Move(f"take {heap} {count}") for heap, left in enumerate(state.heaps, 1) for count in range(1, left + 1)]


def play(state: State, turn: Turn, move: Move) -> None:
    """Take the counters; whoever takes the last one wins."""
    heap, count = map(int, move.split()[1:])
    state.heaps[heap - 1] -= count
    state.turns += 1
    state.emit("took", player=turn.seat, heap=heap, count=count)
    if any(state.heaps):
        state.stack.append(Turn(1 - turn.seat))
    else:
        state.winner = turn.seat


FRAMES.asking(Turn, moves, play)


def deal(names: Sequence[str], rules: Mapping[str, Any], seed: int) -> State:
    """Set up a game for two."""
    only_keys(rules, (), "rules")
    if len(names) != 2:
        raise PositionError("players", "two names are wanted")
    return State([title(name, f"players[{seat}]") for seat, name in enumerate(names)], seed)


def view(state: State, seat: int | None) -> dict[str, Any]:
    """Return what a seat may know: everything is public."""
    return {"heaps": list(state.heaps), "turns": state.turns}


def write(state: State) -> dict[str, Any]:
    """Return the state as JSON."""
    return {"names": list(state.names), "seed": state.rng, **view(state, None)}


def read(data: Mapping[str, Any]) -> State:
    """Return the state of a position; PositionError names the wrong key."""
    only_keys(data, ("names", "seed", "heaps", "turns"), "")
    names = [title(name, f"names[{at}]") for at, name in enumerate(rows(data.get("names"), "names"))]
    state = deal(names, {}, 0)
    state.rng = number(data.get("seed", 0), "seed", most=2**64 - 1)
    heaps = [number(left, f"heaps[{at}]", most=MOST) for at, left in enumerate(rows(data.get("heaps"), "heaps"))]
    if len(heaps) != HEAPS:
        raise PositionError("heaps", f"{HEAPS} numbers are wanted")
    state.heaps, state.turns = heaps, number(data.get("turns", 0), "turns", most=HEAPS * MOST)
    state.stack = [Turn(state.turns % 2)] if any(heaps) else []
    state.winner = None if any(heaps) else (state.turns - 1) % 2
    return state


RULEBOOK = Rulebook(
    deal=deal,
    view=view,
    observe=view,
    write=write,
    read=read,
    scores=lambda state: [int(seat == state.winner) for seat in range(2)],
    winners=lambda state: [state.winner],
    turn=lambda state: state.turns,
    heading=lambda state, turn: state.names[turn % 2],
    marks=Marks("nim", prefix="nim/#", first_words=("take",)),
)
