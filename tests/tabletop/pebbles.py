"""A game for the tests of the table: pebbles are drawn from a bag, and whoever has had enough passes the bag on.

`mark` changes nothing anybody could see; `draw` takes a hidden pebble; `ask` puts an open question to the next seat,
who answers `nod`; `next` passes the bag on, and `show` too, but shows a pebble. After `options["rounds"]` passes it
is over. A pebble's colour is a number from the game's own chance.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from tabletop.bots import Budget, Factory
from tabletop.errors import IllegalMove, PositionError
from tabletop.events import Event
from tabletop.interface import Terms
from tabletop.rng import Dice, below
from tabletop.session import Session

MOVES = ("mark", "draw", "ask", "next", "show")


class Pebbles:
    """The game, as `tabletop.interface.Game` wants one."""

    def __init__(self, names: Sequence[str], options: dict[str, Any], seed: int) -> None:
        if not 2 <= len(names) <= 4 or not all(names):
            raise PositionError("players", "two to four names are wanted")
        self.names = list(names)
        self.begun = (options, seed)
        self.chance = seed
        self.passes = 0
        self.bag = 0
        self.asking = False
        self.marks = 0
        self.pebbles: list[tuple[int, ...]] = [() for _ in names]
        self.history: list[str] = []
        self.past: list[dict[str, Any]] = []
        self.events: list[Event] = []
        self.barrier: str | None = None

    @property
    def over(self) -> bool:
        return self.passes >= int(self.begun[0].get("rounds", 6))

    @property
    def to_move(self) -> int | None:
        if self.over:
            return None
        return (self.bag + self.asking) % len(self.names)

    def moves(self) -> Sequence[str]:
        if self.over:
            return ()
        return ("nod",) if self.asking else MOVES

    def play(self, move: Any, /) -> None:
        if move not in self.moves():
            raise IllegalMove(f"{move!r} cannot be played", "why-not-now")
        kept = {name: getattr(self, name) for name in ("chance", "passes", "bag", "asking", "marks")}
        self.past.append({**kept, "pebbles": self.pebbles[:]})
        self.history.append(move)
        self.barrier = BARRIERS.get(move)
        getattr(self, f"_{move}")(self.bag)

    def _mark(self, seat: int) -> None:
        self.marks += 1
        self.events.append(Event("marked", {"player": seat}))

    def _draw(self, seat: int) -> None:
        self.chance, colour = below(self.chance, 1000)
        self.pebbles[seat] += (colour,)
        self.events += [Event("drew", {"player": seat}), Event("drew-own", {"colour": colour}, seat)]

    def _ask(self, _: int) -> None:
        self.asking = True

    def _nod(self, seat: int) -> None:
        self.asking = False
        self.events.append(Event("nodded", {"player": (seat + 1) % len(self.names)}))

    def _next(self, seat: int) -> None:
        self.passes += 1
        self.bag = (seat + 1) % len(self.names)
        self.events.append(Event("passed", {"player": seat}))

    def _show(self, seat: int) -> None:
        self._next(seat)
        self.events.append(Event("shown", {"player": seat}))

    def undo(self) -> None:
        self.history.pop()
        for name, value in self.past.pop().items():
            setattr(self, name, value)

    def view(self, seat: int | None, /) -> dict[str, Any]:
        return {"pebbles": [list(own) if at == seat else len(own) for at, own in enumerate(self.pebbles)]}

    observe = view

    def record(self) -> str:
        options, seed = self.begun
        return json.dumps({"names": self.names, "options": options, "seed": seed, "moves": self.history})

    def listen(self) -> list[Event]:
        return self.events


def read(record: str) -> tuple[Pebbles, Sequence[str]]:
    written = json.loads(record)
    return Pebbles(written["names"], written["options"], written["seed"]), written["moves"]


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


BOTS: dict[str, Factory] = {"roller": Roller, "looker": Looker}
BARRIERS = {"draw": "card-drawn", "show": "revealed"}

PEBBLES = Terms(
    name="pebbles",
    version=3,
    new=Pebbles,
    read=read,
    opening=lambda game: [Event("began", {"count": len(game.names)})],
    open_question=lambda game: bool(game.asking),
    bots=BOTS,
)


def seats(kinds: str, bot: str = "roller") -> list[dict[str, Any]]:
    """Seats as a request has them: `pb` is a person, then a bot."""
    return [
        {"name": f"N{at}", "kind": "person"} if kind == "p" else {"name": f"N{at}", "kind": "bot", "bot": bot}
        for at, kind in enumerate(kinds)
    ]


def sitting(kinds: str, *moves: str, seed: int = 1, bot: str = "roller", rounds: int = 6) -> Session:
    """A session after these moves of its persons, the curtain opened for each of them; bots are left to wait."""
    session = Session.new(PEBBLES, seats(kinds, bot), {"rounds": rounds}, seed)
    for move in moves:
        if session.waiting == "curtain":
            session.open(session.asked)
        session.choose(move)
    return session


def bots_play(session: Session) -> Session:
    """The same session when a person is asked again, or nobody."""
    while session.tick():
        pass
    return session
