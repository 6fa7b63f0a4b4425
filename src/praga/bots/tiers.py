"""The strengths of bots: newcomer, casual and strong."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any, Final

from praga.bots.planner import Search, plan
from praga.bots.tempers import bent
from praga.bots.value import TUNED
from praga.core.moves import Move
from praga.views.view import View
from tabletop.bots.protocol import Bot, Budget, Factory
from tabletop.core.rng import Dice

STRONG: Final = Search(16, 2, TUNED, 6)
# How gladly a newcomer makes a move, by its first word.
LIKES: Final = {
    "take": 3, "mine": 2, "quarry": 2, "upgrade": 6, "wall": 8, "building": 8, "road": 4, "bonus": 12, "sideways": 12,
    "effect": 8, "up": 12, "use": 6, "seal": 4, "extra": 1, "refresh": 0, "end": 1,
}  # fmt: skip


class Newcomer:
    """A bot that plays at random with taste: it builds when it can, and wastes little."""

    blind = True

    def choose(self, _: Any, options: Sequence[Any], dice: Dice, __: Budget) -> int:
        """Return the index of a move by chance, those it likes more often."""
        likes = [LIKES.get(option.verb, 1) for option in options]
        drawn = dice.below(sum(likes)) if any(likes) else 0
        for at, like in enumerate(likes):
            drawn -= like
            if drawn < 0:
                return at
        return len(options) - 1


class Planner:
    """A bot that plans its whole turn, plays the plan off, and plans anew where it does not fit any more.

    Attributes:
        search: How widely it plans.
        alone: How widely it plans at a table of its own, where no person waits (P16.4).
    """

    blind = False
    native = True

    def __init__(self, search: Search, alone: Search | None = None) -> None:
        self.search, self.alone = search, alone or search
        self._plan: list[Move] = []

    def choose(self, view: View | Mapping[str, Any], options: Sequence[Any], _: Dice, __: Budget) -> int:
        """Return the index of the next move of the plan.

        Raises:
            TypeError: The view is JSON: it has no state to plan on.
        """
        if not isinstance(view, View) or view.me is None:
            raise TypeError("a planner needs the view of a seat as an object")
        if not self._plan or self._plan[0] not in options:
            search = self.alone if view.state.rules.solo else self.search
            self._plan = list(plan(view.state, view.me, search))
        return options.index(self._plan.pop(0))


def newcomer() -> Bot:
    """Return a bot that plays at random with taste."""
    return Newcomer()


def casual(temper: str | None = None) -> Bot:
    """Return a bot that plans its turn narrowly; alone a little wider, by tuned weights."""
    return Planner(_with_temper(Search(6, 1), temper), _with_temper(Search(10, 1, TUNED), temper))


def strong(temper: str | None = None) -> Bot:
    """Return a bot that plans its turn widely, and looks at what its best ends leave for a next turn."""
    return Planner(_with_temper(STRONG, temper))


def _with_temper(search: Search, temper: str | None) -> Search:
    return search if temper is None else search._replace(weights=bent(search.weights, temper))


def strong_without(*moves: str) -> Bot:
    """Return a strong bot that makes no moves that begin with these words, where it has others."""
    return Planner(STRONG._replace(without=moves))


TIERS: Final[dict[str, Factory]] = {"newcomer": newcomer, "casual": casual, "strong": strong}


def with_temper(strength: str, temper: str) -> Factory | None:
    """Return the maker of a bot of a tier with a temper; None for a newcomer, which plans nothing."""
    make = {"casual": casual, "strong": strong}.get(strength)
    return partial(make, temper) if make else None
