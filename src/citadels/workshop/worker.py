"""The workshop's door: a request in, answers out, all JSON text (docs/workshop.md).

What takes long goes on in slices: each ends with word of how far it is, and the caller can stop between two of them.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import redirect_stderr, redirect_stdout
from typing import Any

from citadels import __version__
from citadels.bots import BOTS
from citadels.workshop.exercises import EXERCISES, Trial
from citadels.workshop.game_runs import OneGame
from citadels.workshop.guest import MINE, PATIENCE, Guest, source_of
from citadels.workshop.match import Run, Table, number
from citadels.workshop.names import complete
from citadels.workshop.output import LINES, Printed
from citadels.workshop.outside import Outside, Trouble, wrong
from citadels.workshop.positions import SAMPLE, SAMPLE_STEP, ask_guest, of_game, own_decisions, position_json, sample
from citadels.workshop.seat import Seat
from citadels.workshop.work import Work
from citadels.workshop.worst import Worst
from tabletop.core.errors import short
from tabletop.notation.codec import read_json
from tabletop.table.replay import share

LONGEST = 1_000_000  # letters of a request
SLICE = 200.0  # milliseconds after which it is told how far something is
LONGEST_PROBLEM = 200  # letters told of what went wrong in the engine itself

Answer = Mapping[str, Any]


class Workshop:
    """One person's workshop: the last run, and what is under way."""

    def __init__(self, outside: Outside | None = None) -> None:
        self.outside = outside or Outside()
        self.printed = Printed()
        self.run: Run | None = None
        self.seat = Seat()
        self._work: Work | None = None
        self._steps: Iterator[None] = iter(())

    # --- what is said

    def ask(self, text: str) -> str:
        """Take a request, and return its answer or, of what takes long, the first word of how far it is."""
        self.printed = Printed()
        self._work = None
        return self._handle(lambda: self._begun(_read(text)))

    def go_on(self, stop: bool = False) -> str:
        """Go on with what is under way, or end it with what there is; as `ask` answers."""
        return self._handle(lambda: self._sliced(stop))

    def _handle(self, what: Callable[[], Answer]) -> str:
        with redirect_stdout(self.printed), redirect_stderr(self.printed):
            message = self._guarded(what)
        if (printed := self.printed.to_json()) is not None:
            message = {**message, "printed": printed}
        return json.dumps({**message, "memory": self.outside.memory()}, separators=(",", ":"))

    def _guarded(self, what: Callable[[], Answer]) -> Answer:
        try:
            return what()
        except Trouble as trouble:
            error = trouble.to_json()
        except MemoryError:
            error = Trouble(
                "bot-memory", "The memory is used up.", {"megabytes": self.outside.memory() // 10**6}
            ).to_json()
        except (Exception, KeyboardInterrupt) as problem:  # noqa: BLE001 - the page must hear of everything
            args = {"problem": repr(problem)[:LONGEST_PROBLEM]}
            error = Trouble("engine-stopped", f"The engine stopped: {args['problem']}", args).to_json()
        self._work = None
        return {"answer": {"error": error}}

    def _begun(self, request: Mapping[str, Any]) -> Answer:
        kind = request.get("do")
        if isinstance(kind, str) and kind in AT_ONCE:
            return {"answer": AT_ONCE[kind](self, request)}
        if not isinstance(kind, str) or kind not in LASTING:
            raise wrong(f"`do` is one of {', '.join([*AT_ONCE, *LASTING])}, not {short(kind)}")
        self._work = LASTING[kind](self, request)
        self._steps = self._work.steps()
        return self._sliced(False)

    def _sliced(self, stop: bool) -> Answer:
        work = self._work
        if work is None:
            raise wrong("nothing is under way")
        until = self.outside.now() + SLICE
        while not stop:
            try:
                next(self._steps)
            except StopIteration:
                break
            if self.outside.now() >= until:
                return {"progress": work.progress()}
        self._work = None
        return {"answer": work.answer(stop)}

    # --- what can be asked

    def hello(self, _: Mapping[str, Any]) -> Answer:
        """Say what there is."""
        limits = {"lines": LINES, "seconds": PATIENCE}
        python = sys.version.partition(" ")[0]
        return {"version": __version__, "python": python, "bots": [*BOTS], "exercises": [*EXERCISES], "limits": limits}

    def check(self, request: Mapping[str, Any]) -> Answer:
        """Read a bot, without asking it anything."""
        return {"check": {"name": Guest(source_of(request), self.outside).name}}

    def game(self, request: Mapping[str, Any]) -> Answer:
        """Return one game of the last run for the replay."""
        game = self._game(request)
        shared = share(game.again())
        about = {"game": game.number, "names": game.names, "seat": game.seats.index(MINE)}
        return {"game": {**about, **shared, "decisions": own_decisions(game)}}

    def position(self, request: Mapping[str, Any]) -> Answer:
        """Return a position as its seat sees it, and what the bot of a `source` answers there."""
        step = number(request, "at", SAMPLE_STEP, 0, 10_000)
        if "game" in request:
            game = self._game(request)
            here, step = of_game(game, step if "at" in request else None)
            steps = len(game.picks)
        else:
            here, step = sample(Table.of(request) if "players" in request or "seed" in request else SAMPLE, step)
            steps = step
        result = position_json(here, step, steps)
        if "source" in request:
            result["answer"] = ask_guest(here, Guest(source_of(request), self.outside), self.outside)
        return {"position": result}

    def complete(self, request: Mapping[str, Any]) -> Answer:
        """Say what a begun name may become."""
        line, column = number(request, "line", 1, 1, 100_000), number(request, "column", 0, 0, 100_000)
        return {"complete": complete(source_of(request).text, line, column)}

    def table(self, request: Mapping[str, Any]) -> Answer:
        """Pass a request on to a table at which the bot may sit."""
        source = source_of(request) if "source" in request else None
        return self.seat.answer(request.get("request"), source, self.outside)

    def _game(self, request: Mapping[str, Any]) -> OneGame:
        over = self.run.over if self.run else []
        if not over:
            raise wrong("no game has been played to its end yet")
        return over[number(request, "game", 0, 0, len(over) - 1)]

    def begin_run(self, request: Mapping[str, Any]) -> Work:
        """Begin to play."""
        self.run = Run.of(request, source_of(request), self.outside)
        return self.run

    def begin_worst(self, request: Mapping[str, Any]) -> Work:
        """Begin to look back at the first games of the last run that were lost; at the first of all, if none was."""
        over = self.run.over if self.run else []
        lost = [game for game in over if game.result and game.seats.index(MINE) not in game.result.winners]
        games = (lost or over)[: number(request, "games", 3, 1, 50)]
        return Worst(games, number(request, "most", 5, 1, 50), self.outside)

    def begin_exercise(self, request: Mapping[str, Any]) -> Work:
        """Begin to try a bot in the positions of an exercise."""
        exercise = EXERCISES.get(str(request.get("id")))
        if exercise is None:
            raise wrong(f"`id` is one of {', '.join(EXERCISES)}")
        return Trial(exercise, Guest(source_of(request), self.outside))


AT_ONCE: dict[str, Callable[[Workshop, Mapping[str, Any]], Answer]] = {
    "hello": Workshop.hello, "check": Workshop.check, "game": Workshop.game, "position": Workshop.position,
    "complete": Workshop.complete, "table": Workshop.table,
}  # fmt: skip
LASTING: dict[str, Callable[[Workshop, Mapping[str, Any]], Work]] = {
    "run": Workshop.begin_run, "worst": Workshop.begin_worst, "exercise": Workshop.begin_exercise,
}  # fmt: skip


def _read(text: str) -> Mapping[str, Any]:
    if len(text) > LONGEST:
        raise wrong(f"it has more than {LONGEST} letters")
    try:
        request = read_json(text)
    except (ValueError, TypeError, RecursionError):
        request = None
    if not isinstance(request, dict):
        raise wrong("it is a JSON object")
    return request
