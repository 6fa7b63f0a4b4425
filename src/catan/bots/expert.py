"""A bot that searches: options are tried in worlds that fit the view, a round on, and judged by the chance to win.

Before the first round it looks to the end of the placing instead, where nothing is left to chance (K2.6).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple, cast

from catan.bots.guessing import Belief
from catan.bots.outlook import FITTED, FITTED_TO_STARTS, chances
from catan.bots.policy.play import decide, values
from catan.bots.policy.position import Position
from catan.bots.policy.weights import TUNED
from catan.bots.quick import quick_move
from catan.bots.tempers import Temper
from catan.bots.weighted import Weighted
from catan.core.frames import FreeRoads, Place, Robber, Steal, Turn
from catan.core.moves import Move
from catan.core.state import State
from catan.notation.view import as_view
from catan.views.view import View
from tabletop.bots.protocol import Budget
from tabletop.bots.search import SearchResult, explore
from tabletop.bots.search import decide as choose_from
from tabletop.core.engine import apply
from tabletop.core.lazy import in_memory
from tabletop.core.rng import Dice

# Decisions that are searched; the rest is as `strong` would decide.
SEARCHED: Final = (Turn, Robber, Steal, FreeRoads)
# In so many worlds a table is looked at that is not played on.
WORLDS: Final = 12
# Of one kind of move, so many are tried at most.
OF_A_KIND: Final = 3


class SearchConfig(NamedTuple):
    """Settings of a searching bot: playouts for a decision, options compared, and certainty needed to change one.

    A choice is changed when the other's advantage is more than `z` standard errors.
    """

    playouts: int = 60
    options: int = 6
    z: float = 1.0
    # How many places are looked at before the first round.
    places: int = 8


EXPERT: Final = SearchConfig()


class Searcher(Weighted):
    """Plays like `strong`, and searches what it would do in a turn."""

    def __init__(self, config: SearchConfig, *, has_temper: bool = False, temper: Temper | None = None) -> None:
        super().__init__(TUNED, has_temper=has_temper, temper=temper)
        self.config = config

    def choose(self, seen: View | Mapping[str, Any], options: Sequence[str], dice: Dice, budget: Budget) -> int:
        """Return the index of the option it plays; a search that is stopped answers with what it has."""
        view = as_view(seen)
        at = super().choose(view, options, dice, budget)
        if type(view.stack[-1]) is Place:
            return self._place(view, cast("Sequence[Move]", options), at, dice, budget)
        results = self.search(view, cast("Sequence[Move]", options), at, dice, budget)
        return choose_from(results, at, self.config.z) if results else at

    def _place(self, view: View, options: Sequence[Move], base: int, dice: Dice, budget: Budget) -> int:
        """Return the place after which the chance to win is best; of equal ones the first."""
        chances_of = self.place_chances(view, options, dice, budget)
        return max(chances_of, key=lambda at: chances_of[at], default=base)

    def place_chances(
        self, view: View, options: Sequence[Move], dice: Dice, budget: Budget, among: Sequence[int] | None = None
    ) -> dict[int, float]:
        """Return the chance to win after each place, by its index, when all others have placed by their values.

        Looks at those in `among`, by default at the best by their values, best first; a search that is stopped has
        looked at one or more.
        """
        frame = view.stack[-1]
        if among is None:
            worths = values(self.position(view), frame, options)
            among = sorted(range(len(options)), key=lambda at: -worths[at])[: self.config.places]
        world = Belief(view).deal(dice)
        chance_of: dict[int, float] = {}
        for at in among:
            if chance_of and budget.stop():
                break
            state = world.clone()
            apply(state, options[at])
            while type(state.stack[-1]) is Place:
                apply(state, decide(state, TUNED))
            chance_of[at] = chances(state, FITTED_TO_STARTS)[frame.seat]
        return chance_of

    def outlook(self, view: View, dice: Dice) -> float:
        """Return the chance to win of the seat that decides, in worlds that fit the view, as the table stands."""
        belief, me, estimate = Belief(view), view.stack[-1].seat, self.position(view).estimate
        worlds = [belief.deal(dice, estimate) for _ in range(WORLDS)]
        return sum([float(chances(world, FITTED)[me]) for world in worlds]) / WORLDS

    def search(
        self, view: View, options: Sequence[Move], base: int, dice: Dice, budget: Budget,
        among: Sequence[int] | None = None,
    ) -> list[SearchResult]:  # fmt: skip
        """Try the best options in common worlds; empty where there is nothing to search.

        `among` are the indices that come into question, by default the reasonable ones.
        """
        frame, plain = view.stack[-1], in_memory(options)
        if type(frame) not in SEARCHED or base >= len(plain) or len(plain) < 2:
            return []
        if type(frame) is Turn and frame.dice is None and all(move.verb == "roll" for move in plain):
            return []
        position = self.position(view)
        if among is None:
            among = self.reasonable(view, position, plain)
        tried = candidates(position, frame, plain, base, self.config.options, among)
        return self.compare(view, plain, tried, base, dice, budget) if len(tried) > 1 else []

    def compare(
        self, view: View, options: Sequence[Move], tried: Sequence[int], base: int, dice: Dice, budget: Budget
    ) -> list[SearchResult]:
        """Try options, `base` among them, in common worlds: in as many playouts as the budget or the config says."""
        belief, me, estimate = Belief(view), view.stack[-1].seat, self.position(view).estimate
        budget = budget._replace(playouts=self.config.playouts if budget.playouts is None else budget.playouts)

        def playout(world: State, option: int) -> tuple[float, Mapping[str, float]]:
            state = world.clone()
            apply(state, options[option])
            play_on(state, me)
            return chances(state, FITTED)[me], {}

        return explore(tried, base, lambda: belief.deal(dice, estimate), playout, budget)


def candidates(
    position: Position, frame: object, moves: Sequence[Move], base: int, most: int, among: Sequence[int]
) -> list[int]:
    """Return the options to try: the one chosen without search first, then the best of each kind by their values.

    `among` are the indices that come into question.
    """
    worths = values(position, frame, moves)
    tried, kinds = [base], {moves[base].verb: 1}
    for at in sorted(among, key=lambda at: -worths[at]):
        kind = moves[at].verb
        if at != base and len(tried) < most and kinds.get(kind, 0) < OF_A_KIND:
            kinds[kind] = kinds.get(kind, 0) + 1
            tried.append(at)
    return tried


def play_on(state: State, me: int) -> None:
    """Play a state on to the end of the seat's next turn: the rest of this turn well, all that follows quickly.

    There all have built what they could pay, as in the games to which the chances are fitted.
    """
    stack = state.stack
    while stack and state.turn_of == me:
        apply(state, decide(state, TUNED) if stack[-1].seat == me else quick_move(state))
    while stack and state.turn_of != me:
        apply(state, quick_move(state))
    while stack and state.turn_of == me:
        apply(state, quick_move(state))
