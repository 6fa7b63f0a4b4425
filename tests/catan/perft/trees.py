"""Positions of Catan whose trees of legal moves are counted, each for a kind of decision.

    PYTHONPATH=src:. python -m tests.perft.games catan

writes every count as it is now. Do that only for a new position, or for a rule that was wrong.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from catan import Game
from catan.core.state import State
from tabletop.testing.perft import Perft
from tests.catan.positions import after_throw, before_throw, moving_robber, placing, play, seat, turn

NO_OFFERS = {"offers": 0}
BASE = {"settlements": "c5 e5", "roads": "c5-c6 e5-e6"}

POSITIONS: dict[str, Callable[[], Game]] = {
    "two players place, one after the other (K2.6)": lambda: Game.new(["Ann", "Bo"], {"board": "beginner"}, seed=1),
    "the second settlement and its road (K2.7)": lambda: placing(
        seat(settlements="c5", roads="c5-c6"), seat(settlements="e4", roads="e4-e5"), players=2
    ),
    "building with all that is needed (K6)": lambda: turn(
        seat("3 wood 3 brick 2 wool 4 grain 3 ore", **BASE), seat(settlements="a4"), rules=NO_OFFERS
    ),
    "every card, before the throw (K8)": lambda: before_throw(
        seat("1 ore", "knight roads plenty monopoly", **BASE), seat("2 ore 1 wool", settlements="a4")
    ),
    "discards of two, then the robber (K5.1)": lambda: after_throw(
        seat("5 wood 4 ore"), seat("8 wool 1 brick", settlements="c3"), seat("3 grain", settlements="d4"),
        dice=(3, 4), rules=NO_OFFERS,
    ),
    "the robber with a choice of victims (K5.3)": lambda: moving_robber(
        seat(**BASE), seat("1 ore 2 wool", settlements="c3"), seat("3 grain", settlements="a5 d4")
    ),
    "two free roads (K8.5)": lambda: play(turn(seat(cards="roads", **BASE), seat(roads="d5-d6")), "play roads"),
    "trade with the bank at three rates (K7.2)": lambda: turn(
        seat("4 wood 3 brick 2 ore", settlements="b10 e2 c5"), rules=NO_OFFERS
    ),
    "offers to all and to one (K7.4)": lambda: turn(seat("1 wood 1 ore"), seat("1 wool"), seat("1 brick"), offers=4),
    "answers and counter-offers (K7.6)": lambda: play(
        turn(seat("1 wood 1 ore", **BASE), seat("1 wool 1 brick"), seat("2 wool"), offers=4),
        "offer 1 wood for 1 wool",
    ),
    "a bid on a wish, and the choice (K7.7)": lambda: play(
        turn(seat("1 wood 1 ore"), seat("1 wool 1 brick"), offers=4), "offer any for 1 wool"
    ),
    "trade before the throw, a bank with little (K3.3)": lambda: before_throw(
        seat("4 ore 1 wool", "plenty"), seat("1 wood"), bank="1 wood 2 brick", rules={"trade_time": "any", "offers": 1}
    ),
}  # fmt: skip


def possessions(state: State) -> list[tuple[object, ...]]:
    """The hands, cards and pieces of all players."""
    return [*zip(state.hands, state.cards, state.new, state.settlements, state.cities, state.roads, strict=True)]


PERFT = Perft(POSITIONS, possessions, Path(__file__).with_name("counts.json"))
