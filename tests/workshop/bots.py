"""Bots for the tests of the workshop, and somebody who asks it."""

from __future__ import annotations

import json
from typing import Any

from citadels.workshop.worker import Workshop

BUILDER = """\
def choose(view, options, dice, budget):
    for option in options:
        if option.startswith("build"):
            return option
    return dice.below(len(options))
"""
FIRST = "def choose(view, options, dice, budget):\n    return options[0]\n"
LAST = "def choose(view, options, dice, budget):\n    return options[-1]\n"


def saying(*lines: str) -> str:
    """A bot whose `choose` has these lines."""
    return "def choose(view, options, dice, budget):\n" + "".join(f"    {line}\n" for line in lines)


class Ticking:
    """A clock that goes on by so many milliseconds whenever somebody looks."""

    def __init__(self, step: float) -> None:
        self.time, self.step = 0.0, step

    def __call__(self) -> float:
        """Tell the time."""
        self.time += self.step
        return self.time


class Asker:
    """Asks a workshop, and remembers all that it said on the way."""

    def __init__(self, workshop: Workshop | None = None) -> None:
        self.workshop = workshop or Workshop()
        self.said: list[dict[str, Any]] = []

    def ask(self, do: str, **request: Any) -> dict[str, Any]:
        """The answer to a request, however long it takes."""
        self.said = [json.loads(self.workshop.ask(json.dumps({"do": do, **request})))]
        while "answer" not in self.said[-1]:
            self.said.append(json.loads(self.workshop.go_on()))
        answer: dict[str, Any] = self.said[-1]["answer"]
        return answer
