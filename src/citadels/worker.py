"""The engine's side of the page: one request in, one answer out, both JSON text (docs/protocol.md)."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from citadels import __version__
from citadels.bots import BOTS
from citadels.bots.tiers import deadlines
from citadels.replay import Shown, share
from citadels.table import narrate, prices
from citadels.table.asked import Asked
from citadels.table.prompts import prompt
from citadels.table.result import result
from citadels.table.terms import terms
from citadels.table.touched import eyes
from citadels.table.view import Sight, table
from tabletop.bots import UNLIMITED, Budget
from tabletop.codec import read_json
from tabletop.errors import IllegalMove, PositionError, short
from tabletop.links import LinkError
from tabletop.saves import SaveError
from tabletop.session import SeatError, Session, Told

Answer = dict[str, Any]
LONGEST = 1_000_000  # letters of a request
LONGEST_PROBLEM = 200  # letters told of what went wrong in the engine itself
PATIENCE = 1000.0  # milliseconds a person waits for one hint


class Table:
    """The worker's one table: the session that is being played, if any."""

    def __init__(self) -> None:
        self.session: Session | None = None
        self.shown = Shown()
        self.adviser: Any = None
        self.now: Callable[[], float] | None = None  # a clock in milliseconds, if there is one

    # --- requests

    def answer(self, request: Any) -> Answer:
        """Answer one request; what cannot be done is an error in the answer, and nothing has changed."""
        kind = request.get("do") if isinstance(request, dict) else None
        if not isinstance(kind, str) or kind not in REQUESTS:
            return self._refuse("bad-request", {"text": short(kind)})
        try:
            return REQUESTS[kind](self, request)
        except IllegalMove as error:
            return self._refuse(error.reason or "bad-request", self._named(error.details))
        except PositionError as error:
            return self._refuse("illegal-setup", {"key": error.key, "why": error.why})
        except SeatError as error:
            return self._refuse("illegal-setup", {"key": "seats", "why": str(error)})
        except (SaveError, LinkError) as error:
            return self._refuse(error.reason, {})

    def _refuse(self, reason: str, args: dict[str, Any]) -> Answer:
        return {"error": {"id": reason, "args": args}, "view": None if self.session is None else self.view()}

    def _named(self, details: Mapping[str, Any]) -> dict[str, Any]:
        seats = () if self.session is None else self.session.seats
        return {name: seats[value].name if name in ("player", "other") else value for name, value in details.items()}

    def _playing(self) -> Session:
        if self.session is None:
            raise IllegalMove("no game is being played", "illegal-no-game")
        return self.session

    def new(self, request: dict[str, Any]) -> Answer:
        """Deal a new game."""
        rules, seed = request.get("rules", {}), request.get("seed")
        if not isinstance(rules, dict):
            raise PositionError("rules", "an object is wanted here")
        if type(seed) is not int:
            raise PositionError("seed", "a whole number is wanted here")
        self.session = Session.new(terms(BOTS, deadlines(self.now)), request.get("seats"), rules, seed)
        return self._changed()

    def load(self, request: dict[str, Any]) -> Answer:
        """Take up a save."""
        self.session = Session.load(terms(BOTS, deadlines(self.now)), request.get("save"))
        return {"view": self.view(), "save": None}

    def choose(self, request: dict[str, Any]) -> Answer:
        """Play a person's move."""
        self._playing().choose(request.get("move"))
        return self._changed()

    def tick(self, _: dict[str, Any]) -> Answer:
        """Let a bot decide once."""
        return self._changed() if self._playing().tick() else self.look({})

    def open(self, request: dict[str, Any]) -> Answer:
        """Open the curtain."""
        self._playing().open(request.get("seat"))
        return self.look({})

    def close(self, _: dict[str, Any]) -> Answer:
        """Close the curtain."""
        self._playing().close()
        return self.look({})

    def undo(self, _: dict[str, Any]) -> Answer:
        """Take a decision back."""
        self._playing().undo()
        return self._changed()

    def look(self, _: dict[str, Any]) -> Answer:
        """Show the table once more."""
        return {"view": self.view(), "save": None}

    def log(self, request: dict[str, Any]) -> Answer:
        """Tell what whoever looks may know: all of it, or the newest `most`, or those before the number `before`."""
        before, most = request.get("before"), request.get("most")
        if not all(one is None or (type(one) is int and one > 0) for one in (before, most)):
            raise IllegalMove("whole numbers above 0 are wanted here", "bad-request", {"text": "log"})
        known = [told for told in self._playing().known() if before is None or told.number < before]
        shown = known if most is None else known[-most:]
        return {"log": self._entries(shown), "earlier": len(known) - len(shown)}

    def record(self, _: dict[str, Any]) -> Answer:
        """Write the game as text."""
        return {"record": self._playing().game.record()}

    def quit(self, _: dict[str, Any]) -> Answer:
        """Put the game away."""
        self.session = None
        return {"view": None, "save": None}

    def hello(self, _: dict[str, Any]) -> Answer:
        """Say which version this is."""
        return {"version": __version__}

    def share(self, _: dict[str, Any]) -> Answer:
        """Write the game as a link; not before its end where people share the device: it holds every hand."""
        session = self._playing()
        if session.curtain.shared and not session.game.over:
            raise IllegalMove("the link would show each person's cards to the others", "share-early")
        return share(session.game)  # type: ignore[arg-type]  # the kernel's Game is this one

    def replay(self, request: dict[str, Any]) -> Answer:
        """Open a link or a record, or step through the one that is open."""
        return self.shown.answer(request)

    def hint(self, _: dict[str, Any]) -> Answer:
        """Say what the Expert would do in the place of whoever is asked, from what that seat may know."""
        # Read when somebody first asks: the first screen need not wait for it.
        from citadels.advice import Adviser  # noqa: PLC0415

        session = self._playing()
        if session.waiting != "person":
            raise IllegalMove("no person is asked now", "illegal-not-asked")
        if session.viewer != session.asked:
            raise IllegalMove("all eyes are on the table: a hint would tell what one seat knows", "hint-open")
        self.adviser = self.adviser or Adviser()
        return {"hint": self.adviser.advise(session.game, self._budget()), "save": None}

    def review(self, request: dict[str, Any]) -> Answer:
        """List the persons' decisions of a game that is over, or say what one of them cost."""
        from citadels.review import decisions, look_back  # noqa: PLC0415 - read when somebody first asks

        session = self._playing()
        game: Any = session.game
        if not game.over:
            raise IllegalMove("a game is looked back at when it is over", "review-early")
        if "at" not in request:
            return {"review": {"decisions": decisions(game, session.curtain.people)}, "save": None}
        at = request["at"]
        if type(at) is not int or not 0 <= at < len(game.history):
            raise IllegalMove("there is no such step", "bad-request", {"text": "at"})
        return {"review": look_back(game, at, self._budget()), "save": None}

    def _budget(self) -> Budget:
        return UNLIMITED if self.now is None else Budget.until(self.now, PATIENCE)

    # --- the view

    def _changed(self) -> Answer:
        return {"view": self.view(), "save": self._playing().save()}

    def view(self) -> Answer:
        """Return the TableView for whoever looks."""
        session = self._playing()
        game, viewer, asked = session.game, session.viewer, session.asked
        bare = game.view(None)
        seen = bare if viewer is None else game.view(viewer)
        behind = session.behind_curtain
        why = session.why_no_undo
        news = self._news()
        return {
            **table(Sight(viewer, seen, bare, session.seats, prices.rules_of(bare), asked)),
            "shared": session.curtain.shared,
            "curtain": None if behind is None else {"seat": behind, "name": session.seats[behind].name},
            "waiting": session.waiting,
            "prompt": self._prompt(),
            "news": news,
            "say": narrate.sayings(news),
            "can": {"undo": True if why is None else {"id": why, "args": {}}},
            "result": result(game),  # type: ignore[arg-type]  # the kernel's Game is this one
        }

    def _prompt(self) -> Answer | None:
        session = self._playing()
        seat = session.asked
        if seat is None or session.waiting != "person":
            return None
        game: Any = session.game
        asked = Asked(seat, game.view(seat), [one.name for one in session.seats])
        return prompt(asked, game.moves(), game.refused())

    def _news(self) -> list[Answer]:
        return self._entries(self._playing().news())

    def _entries(self, told: Sequence[Told]) -> list[Answer]:
        session = self._playing()
        rounds, names = narrate.rounds_of(session.log), [seat.name for seat in session.seats]
        viewer = session.viewer
        reader = eyes(session.known(), rounds, session.game.view(viewer), viewer)
        return narrate.entries(told, [rounds[one.number] for one in told], names, reader)


REQUESTS: dict[str, Callable[[Table, dict[str, Any]], Answer]] = {
    "hello": Table.hello, "new": Table.new, "load": Table.load, "choose": Table.choose, "tick": Table.tick,
    "open": Table.open, "close": Table.close, "undo": Table.undo, "log": Table.log, "record": Table.record,
    "quit": Table.quit, "look": Table.look, "share": Table.share, "replay": Table.replay,
    "hint": Table.hint, "review": Table.review,
}  # fmt: skip

_table = Table()


def answer(text: str, now: Callable[[], float] | None = None) -> str:
    """Answer a request of the page: JSON text in, JSON text out; it never raises.

    `now` is a clock in milliseconds, by which bots and hints are cut short; without one they take their time.
    """
    _table.now = now
    try:
        request = read_json(text) if len(text) <= LONGEST else None
    except (ValueError, TypeError, RecursionError):
        request = None
    try:
        return json.dumps(_table.answer(request), separators=(",", ":"))
    except Exception as error:  # noqa: BLE001 - the page must hear of everything, and in its own form
        said = {"error": {"id": "engine-stopped", "args": {"problem": repr(error)[:LONGEST_PROBLEM]}}, "view": None}
        return json.dumps(said)
