"""The six exercises: in which positions a bot is asked, and which of its answers are right there.

Each is a declaration. The positions come from games that `casual` plays, so that they look like those of real games;
one counts only if some of its options are wrong.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from citadels.core.building import cost_of
from citadels.core.moves import Move
from citadels.game import Game
from citadels.views.view import View
from citadels.workshop.guest import Guest
from citadels.workshop.match import Table
from citadels.workshop.positions import answer_of, dealt

POSITIONS = 12  # in which a bot is asked for one exercise
SEATS = 4
NOBLE_CITY = 2  # noble districts that make a city a noble one here
ENOUGH = 400  # games after which no more positions are looked for


@dataclass(frozen=True, slots=True)
class Exercise:
    """Only the options of some `verbs` are offered, so that the answer is to this question alone.

    `right` returns those of them that are right; nothing where the decision is none of this exercise.
    """

    id: str
    verbs: tuple[str, ...]
    right: Callable[[View, Sequence[Move]], list[Move]]

    def positions(self) -> Iterator[Question | None]:
        """Yield the positions, one of each game, so that they differ; None in between, where none was found yet."""
        result = 0
        for seed in range(ENOUGH):
            for game in dealt(Table(SEATS, {}, seed)):
                question = self._find_question(game)
                yield question
                if question is not None:
                    break
            result += question is not None
            if result == POSITIONS:
                return

    def _find_question(self, game: Game) -> Question | None:
        moves = game.moves()
        offered = [move for move in moves if move.verb in self.verbs]
        right = self.right(game.observe(game.to_move), offered) if offered else []
        return Question(game, offered, right) if 0 < len(right) < len(offered) else None


class Question(NamedTuple):
    """A position, the options that are offered there, and those of them that are right."""

    game: Game
    offered: list[Move]
    right: list[Move]


def _king(view: View, offered: Sequence[Move]) -> list[Move]:
    """Choosing a character with a noble city: the King, who gets gold for each noble district (R6.4K)."""
    noble = view.players[view.me].kinds.count("noble")
    return [move for move in offered if move.name == "king"] if noble >= NOBLE_CITY else []


def _build(_: View, offered: Sequence[Move]) -> list[Move]:
    """A turn that could be ended, with something to build: not to end it (R4.3)."""
    return [move for move in offered if move.verb == "build"] if offered[-1].verb == "end" else []


def _gold(view: View, offered: Sequence[Move]) -> list[Move]:
    """Gold where nothing in the hand can be paid yet, cards where the hand is empty (R4.2)."""
    own = view.players[view.me]
    if not own.hand:
        return [move for move in offered if move.verb == "draw"]
    dear = all(cost_of(view, view.me, card) > own.gold for card in own.hand)
    return [move for move in offered if move.verb == "gold"] if dear else []


def _thief(view: View, offered: Sequence[Move]) -> list[Move]:
    """Robbing somebody who may be there: no character that lies face up, and none that one put aside (R3.1)."""
    absent = {*view.up, *view.players[view.me].placed_aside}
    return [move for move in offered if move.name not in absent]


def _warlord(view: View, offered: Sequence[Move]) -> list[Move]:
    """Destroying what costs nothing to destroy, in another's city (R6.8W)."""
    return [move for move in offered if move.verb == "destroy" and move.seat != view.me and _costs_one(view, move)]


def _costs_one(view: View, raid: Move) -> bool:
    return view.rules.cards.cost[raid.name] == 1


def _passed(view: View, offered: Sequence[Move]) -> list[Move]:
    """Naming, as the Assassin, a character that somebody can hold, by what was passed on (R3.2)."""
    absent = gone(view)
    return [move for move in offered if move.name not in absent]


def gone(view: View) -> set[str]:
    """Return the characters that nobody else holds for certain, by the pool one chose from.

    Whoever chose first saw all that are in the game but the one that lies face down: what was not there is nobody's.
    Whoever chose last put aside what was left.
    """
    own = view.players[view.me]
    seen = set(own.drafts[0]) if own.drafts and view.crown == view.me else set(view.rules.cast)
    return (set(view.rules.cast) - seen) | {*view.up, *own.placed_aside}


EXERCISES = {
    exercise.id: exercise
    for exercise in (
        Exercise("king", ("pick",), _king),
        Exercise("build", ("build", "end"), _build),
        Exercise("gold", ("gold", "draw"), _gold),
        Exercise("thief", ("rob",), _thief),
        Exercise("warlord", ("destroy", "end"), _warlord),
        Exercise("passed", ("assassinate",), _passed),
    )
}


@dataclass
class Trial:
    """A bot is asked in all positions of an exercise; the first wrong answer is shown."""

    exercise: Exercise
    guest: Guest
    tried: int = 0
    right: int = 0
    wrong: dict[str, Any] | None = None

    def steps(self) -> Iterator[None]:
        """Ask in one position after the other."""
        for question in self.exercise.positions():
            if question is not None:
                self._ask(question)
            yield

    def _ask(self, question: Question) -> None:
        answered = question.offered[answer_of(question.game, self.guest, question.offered, self.tried)]
        self.tried += 1
        if answered in question.right:
            self.right += 1
        else:
            self.wrong = self.wrong or self._to_json(question, answered)

    def _to_json(self, question: Question, answered: Move) -> dict[str, Any]:
        seat = question.game.to_move
        return {
            "id": f"exercise-{self.exercise.id}.wrong",
            "args": {"number": self.tried, "answered": str(answered)},
            "number": self.tried,
            "seat": seat,
            "view": question.game.view(seat),
            "options": [str(move) for move in question.offered],
            "answered": str(answered),
            "wanted": [str(move) for move in question.right],
        }

    def progress(self) -> dict[str, Any]:
        """Say how many positions were tried."""
        return {"do": "exercise", "done": self.tried, "of": POSITIONS}

    def answer(self, stopped: bool) -> dict[str, Any]:
        """Say whether all answers were right, and show one that was not."""
        passed = not stopped and self.right == self.tried == POSITIONS
        counted = {"tried": self.tried, "right": self.right, "of": POSITIONS}
        return {"exercise": {"id": self.exercise.id, "passed": passed, **counted, "wrong": self.wrong}}
