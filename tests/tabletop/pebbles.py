"""A whole game on the kernel, as small as one can be: pebbles are drawn from a bag, and the bag is passed on.

`mark` changes nothing anybody could see; `draw` takes a hidden pebble; `ask` puts an open question to the next seat,
who answers `nod`; `next` passes the bag on, and `show` too, but shows a pebble. After so many passes as the rules say
in `rounds` it is over, and the pebbles' numbers, which the game's own chance draws, are added up.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any, ClassVar, Final, NamedTuple

from tabletop.bots.protocol import Budget, Factory
from tabletop.core.errors import PositionError
from tabletop.core.events import Event
from tabletop.core.frames import Frames
from tabletop.core.move import Grammar, TextMove
from tabletop.core.rng import Dice, below
from tabletop.core.rulebook import Rulebook
from tabletop.core.state import GameState
from tabletop.game.base import BaseGame
from tabletop.game.spec import GameSpec
from tabletop.notation.links import GameLinks, by_value
from tabletop.notation.validation import number, only_keys, rows, title
from tabletop.table.session import Session

ROUNDS = 6
COLOURS = 1000
MOST_MARKS = 1_000_000
FRAMES: Final = Frames()
BARRIERS = {"draw": "card-drawn", "show": "revealed"}


class Word(TextMove):
    """A move: one word."""

    __slots__ = ()

    @classmethod
    def parse(cls, text: object) -> Word:
        """Read a move; IllegalMove if it is none of this game."""
        return cls.read(text, WordGrammar())


class WordGrammar(Grammar):
    """Moves of one word."""

    def has_verb(self, verb: str) -> bool:
        return verb in (*MOVES, "nod")

    def canonical(self, verb: str, words: Sequence[str]) -> str | None:
        return None if words else verb

    def follows(self, verb: str) -> str:
        return "nothing"


MOVES = tuple(map(Word, ("mark", "draw", "ask", "next", "show")))
NOD = (Word("nod"),)


class Bag(NamedTuple):
    """The bag: its owner does something."""

    seat: int


class Nodding(NamedTuple):
    """The seat that an open question was put to nods."""

    seat: int


class State(GameState):
    """The pebbles of each seat, how often the bag was passed on, and how often it is."""

    __slots__ = ("marks", "names", "passes", "pebbles", "rounds")

    names: tuple[str, ...]
    rounds: int
    passes: int
    marks: int
    pebbles: list[tuple[int, ...]]

    def __init__(self, names: Sequence[str], rounds: int, seed: int) -> None:
        super().__init__(seed)
        self.names = tuple(names)
        self.rounds = rounds
        self.passes = 0
        self.marks = 0
        self.pebbles = [() for _ in names]
        self.stack = [Bag(0)]


def _moves(_: State, __: Bag) -> list[Word]:
    return list(MOVES)


def _move(state: State, frame: Bag, move: Word) -> None:
    state.barrier = BARRIERS.get(move)
    match move:
        case "mark":
            state.marks = min(state.marks + 1, MOST_MARKS)
            state.emit("marked", player=frame.seat)
        case "draw":
            state.rng, colour = below(state.rng, COLOURS)
            state.pebbles[frame.seat] += (colour,)
            state.emit("drew", player=frame.seat)
            state.emit("drew-own", frame.seat, colour=colour)
        case "ask":
            state.stack += [frame, Nodding(_after(state, frame.seat))]
            return
        case _:
            _pass_on(state, frame, move)
            return
    state.stack.append(frame)


def _pass_on(state: State, frame: Bag, move: Word) -> None:
    state.passes += 1
    state.emit("passed", player=frame.seat)
    if move == "show":
        state.emit("shown", player=frame.seat)
    if state.passes < state.rounds:
        state.stack.append(Bag(_after(state, frame.seat)))


def _after(state: State, seat: int) -> int:
    return (seat + 1) % len(state.names)


def _nod(state: State, frame: Nodding, _: Word) -> None:
    state.emit("nodded", player=frame.seat)


FRAMES.asking(Bag, _moves, _move)
FRAMES.asking(Nodding, lambda _, __: NOD, _nod)


def deal(names: Sequence[str], rules: Mapping[str, Any], seed: int) -> State:
    if not 2 <= len(names) <= 4 or not all(names):
        raise PositionError("players", "two to four names are wanted")
    only_keys(rules, ("rounds",), "rules")
    titles = [title(name, f"players[{seat}]") for seat, name in enumerate(names)]
    rounds = number(rules.get("rounds", ROUNDS), "rules.rounds", 1, 1000)
    return State(titles, rounds, number(seed, "seed", most=2**64 - 1))


def view(state: State, seat: int | None) -> dict[str, Any]:
    return {"pebbles": [list(own) if at == seat else len(own) for at, own in enumerate(state.pebbles)]}


def write(state: State) -> dict[str, Any]:
    return {
        "names": list(state.names),
        "rounds": state.rounds,
        "seed": state.rng,
        "passes": state.passes,
        "marks": state.marks,
        "pebbles": [list(own) for own in state.pebbles],
        "asking": len(state.stack) > 1,
    }


def read(data: Mapping[str, Any]) -> State:
    only_keys(data, ("names", "rounds", "seed", "passes", "marks", "pebbles", "asking"), "")
    names = [title(name, f"names[{at}]") for at, name in enumerate(rows(data.get("names"), "names"))]
    state = deal(names, {"rounds": data.get("rounds", ROUNDS)}, data.get("seed", 0))
    state.passes = number(data.get("passes", 0), "passes", most=state.rounds)
    state.marks = number(data.get("marks", 0), "marks", most=MOST_MARKS)
    held = rows(data.get("pebbles", [[]] * len(names)), "pebbles")
    if len(held) != len(names):
        raise PositionError("pebbles", "a list for each seat is wanted here")
    for at, own in enumerate(held):
        state.pebbles[at] = tuple(number(colour, f"pebbles[{at}]") for colour in rows(own, f"pebbles[{at}]"))
    holder = state.passes % len(names)
    state.stack = [] if state.passes == state.rounds else [Bag(holder)]
    if state.stack and data.get("asking"):
        state.stack.append(Nodding(_after(state, holder)))
    return state


def scores(state: State) -> list[int]:
    return [sum(own) for own in state.pebbles]


def winners(state: State) -> list[int]:
    points = scores(state)
    return [seat for seat, own in enumerate(points) if own == max(points)]


def passes(state: State) -> int:
    return state.passes


def heading(state: State, turn: int) -> str:
    return state.names[turn % len(state.names)]


def outcome(move: Word, _: State) -> str:
    return "seen" if move == "show" else ""


RULEBOOK = Rulebook(
    deal=deal,
    view=view,
    observe=view,
    write=write,
    read=read,
    scores=scores,
    winners=winners,
    turn=passes,
    heading=heading,
    outcome=outcome,
)


class Pebbles(BaseGame[State, Word]):
    """The public API of the game."""

    __slots__ = ()

    rulebook = RULEBOOK
    move_type = Word
    links = GameLinks({1: by_value(("rounds",), most_seats=4)}, prefix="pebbles/#")


class Roller:
    """A bot that rolls dice."""

    blind = True

    def choose(self, view: Mapping[str, Any], options: Sequence[str], dice: Dice, budget: Budget) -> int:
        return dice.below(len(options))


class Looker:
    """A bot that remembers what it was shown."""

    blind = False
    shown: ClassVar[list[Any]] = []

    def choose(self, view: Mapping[str, Any], options: Sequence[str], dice: Dice, budget: Budget) -> int:
        self.shown.append(view)
        return 0


class Asker:
    """A bot that asks, and then passes the bag on."""

    blind = True
    asking = False

    def choose(self, view: Mapping[str, Any], options: Sequence[str], dice: Dice, budget: Budget) -> int:
        self.asking = not self.asking
        return options.index("ask" if self.asking else "next")


class Listener:
    """A bot that passes the bag on and keeps what it heard at each question."""

    blind = False
    heard: ClassVar[list[list[Event]]] = []

    def hear(self, view: Mapping[str, Any], events: Sequence[Event]) -> None:
        self.heard.append([*events])

    def choose(self, view: Mapping[str, Any], options: Sequence[str], dice: Dice, budget: Budget) -> int:
        return options.index("next")


class Speaker(Roller):
    """A bot that gives a reason for passing the bag on."""

    explains = frozenset(("next",))

    def choose(self, view: Mapping[str, Any], options: Sequence[str], dice: Dice, budget: Budget) -> int:
        return options.index("next")

    def explain(self, view: Mapping[str, Any], move: str) -> str | None:
        return "tired"


BOTS: dict[str, Factory] = {
    "speaker": Speaker,
    "roller": Roller,
    "looker": Looker,
    "asker": Asker,
    "listener": Listener,
}

PEBBLES = GameSpec(
    name="pebbles",
    version=3,
    game=Pebbles,
    opening=lambda game: [Event("began", {"count": len(game.names)})],
    decision_is_public=lambda game: len(game.moves()) == 1,
    bots=BOTS,
    auto_replies=frozenset({"nod"}),
    auto_reply=lambda game, seat, wishes: "nod" if "nod" in game.moves() else None,
)


LONG = {"p": "person", "g": "guest"}


def seats(kinds: str, bot: str = "roller") -> list[dict[str, Any]]:
    """Seats as a request has them: `pbg` is a person, then a bot, then a guest."""
    return [
        {"name": f"N{at}", "kind": "bot", "bot": bot} if kind == "b" else {"name": f"N{at}", "kind": LONG[kind]}
        for at, kind in enumerate(kinds)
    ]


def sitting(
    kinds: str,
    *moves: str,
    seed: int = 1,
    bot: str = "roller",
    rounds: int = ROUNDS,
    turn_of: Callable[[Any], int | None] | None = None,
    turn_key: Callable[[Any], object] | None = None,
) -> Session:
    """A session after these moves of its persons, the curtain opened for each of them; bots are left to wait."""
    session = Session.new(
        replace(PEBBLES, turn_of=turn_of, turn_key=turn_key), seats(kinds, bot), {"rounds": rounds}, seed
    )
    for move in moves:
        if session.waiting == "curtain":
            session.open(session.current_player)
        session.choose(move)
    return session


def bots_play(session: Session) -> Session:
    """The same session when a person is asked again, or nobody."""
    while session.tick():
        pass
    return session
