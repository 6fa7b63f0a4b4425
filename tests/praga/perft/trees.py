"""Positions of the third game whose trees of legal moves are counted, each for a kind of decision.

    PYTHONPATH=src:. python -m tests.perft.games praga

writes every count as it is now. Do that only for a new position, or for a rule that was wrong.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from praga import Game
from praga.core.state import State
from tabletop.testing.perft import Perft
from tests.praga.positions import player, turn

ROWS = {
    "upgrade": ["u1n09", "u1n10", "u1n11", "u1s01"],
    "wall": ["w1n04", "w1n07", "w1n09", "w1s03"],
    "building": ["b1n01", "b1n04", "b1n09", "b1s03"],
}
RICH = {"gold": 9, "stone": 9, "wealth": ["gold6", "stone6", "nine"], "silver": 4, "goldw": 2, "eggs": 2}

POSITIONS: dict[str, Callable[[], Game]] = {
    "the first turn (P3)": lambda: Game.new(["Ann", "Bo"], seed=1),
    "a tile with wall and mine (P4, P7)": lambda: turn(player(stone=5), taken=1, rows=ROWS, refreshed=True),
    "a tile with upgrade and road (P5, P9)": lambda: turn(player(**RICH), taken=0, rows=ROWS, refreshed=True),
    "a special tile (P6.3)": lambda: turn(
        player(), taken=0, rows=ROWS, box=9, refreshed=True, agenda=[{"what": "wheel"}]
    ),
    "a building in both towns (P8)": lambda: turn(player(gold=4), taken=2, rows=ROWS, refreshed=True),
    "moves sideways and arrows (P11)": lambda: turn(
        player(cathedral=[2, 1], wall=[2, 2]), taken=1, owed=False, refreshed=True,
        agenda=[{"what": "sideways", "on": "either"}, {"what": "sideways", "on": "cathedral"}],
    ),
    "technologies that work once (P10)": lambda: turn(
        player(technologies=["free_up", "track_and_produce"]), taken=1, owed=False, refreshed=True
    ),
    "the extra action (P12.3)": lambda: turn(player(silver=1, goldw=2), taken=1, owed=False, refreshed=True, rows=ROWS),
    "the bridge (P9.3)": lambda: turn(
        player(road=3, eggs=1), taken=0, refreshed=True, rows=ROWS,
        stacks={"bridge_IV": ["IV_university", "IV_mine", "IV_quarry"]},
    ),
}  # fmt: skip


def possessions(state: State) -> list[tuple[object, ...]]:
    """Return all players' possessions."""
    return [
        *zip(state.points, state.gold, state.stone, state.silver, state.goldw, state.board, state.used, strict=True)
    ]


PERFT = Perft(POSITIONS, possessions, Path(__file__).with_name("counts.json"))
