"""Whom a bot robs: its temper says what weighs beside the points in sight, and no rival is robbed on and on (K5)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from catan.bots.memory import Memory
from catan.core.board import AROUND
from catan.core.frames import Robber
from catan.core.moves import Move
from catan.core.resources import size
from catan.core.state import State
from catan.views.view import View

# So many robberies of one rival in a row, then it is another's turn if another is as close to winning.
IN_A_ROW: Final = 3
# A rival is as close with one point less in sight.
AS_CLOSE: Final = 1
# More thefts than these do not deepen a grudge.
DEEPEST_GRUDGE: Final = 2


class Temper(NamedTuple):
    """Weights for a move of the robber, beside the rivals' points.

    Added to the weight of hindering a rival: `grudge` for each theft not yet paid back, `nearest` for the rival whose
    points are nearest to its own, `leader` for the one with most points, `last` for the one with fewest, `full` for the
    largest hand. `need` multiplies the value of the stolen card.
    """

    grudge: float = 0.0
    nearest: float = 0.0
    need: float = 1.0
    leader: float = 0.0
    last: float = 0.0
    full: float = 0.0


CALM: Final = Temper()
TEMPERS: Final = (Temper(grudge=0.45), Temper(nearest=0.5), Temper(need=3.0))

# The same by the words of any game (tabletop.bots.tempers).
BY_WORD: Final[Mapping[str, Temper]] = {
    "hasty": Temper(nearest=0.5),
    "patient": Temper(need=3.0),
    "curious": Temper(nearest=0.5, need=3.0),
    "sly": Temper(grudge=0.45, need=3.0),
    "vengeful": Temper(grudge=0.45),
    "peaceful": CALM,
    "grasping": Temper(full=0.6),
    "proud": Temper(leader=0.6),
    "fierce": Temper(grudge=0.45, nearest=0.5),
    "devout": Temper(last=-0.8),
}


def temper_of(view: View) -> Temper:
    """Return the temper of the viewer's seat: neighbours differ, and another island mixes them."""
    mixed = sum([at * number for at, number in enumerate(view.island.numbers)])
    return TEMPERS[(mixed + (view.me or 0)) % len(TEMPERS)]


def moods(temper: Temper, state: State, me: int, scores: Mapping[int, int]) -> list[float]:
    """Return by seat what a temper adds to the weight of hindering a rival."""
    points = state.visible_points
    rivals = state.others(me)
    nearest = min([abs(points[seat] - points[me]) for seat in rivals])
    most, fewest = max([points[seat] for seat in rivals]), min([points[seat] for seat in rivals])
    largest = max([size(state.hands[seat]) for seat in rivals])
    added = [0.0] * len(points)
    for seat in rivals:
        added[seat] = temper.grudge * min(DEEPEST_GRUDGE, scores.get(seat, 0))
        if abs(points[seat] - points[me]) == nearest:
            added[seat] += temper.nearest
        if points[seat] == most:
            added[seat] += temper.leader
        if points[seat] == fewest < most:
            added[seat] += temper.last
        if size(state.hands[seat]) == largest:
            added[seat] += temper.full
    return added


def spread(state: State, moves: Sequence[Move], among: list[int], memory: Memory) -> list[int]:
    """Return the options that hit another than the last victim, if it was robbed often and another is as close.

    The robber is to be moved, or a victim chosen; `among` are the indices that come into question.
    """
    victim = memory.last_victim
    if victim is None or memory.in_a_row < IN_A_ROW:
        return among
    least = state.visible_points[victim] - AS_CLOSE
    close = {
        seat
        for seat, hand in enumerate(state.hands)
        if hand and seat not in (victim, state.stack[-1].seat) and state.visible_points[seat] >= least
    }
    if isinstance(state.stack[-1], Robber):
        others = [at for at in among if any(state.buildings[seat] & AROUND[moves[at].at] for seat in close)]
    else:
        others = [at for at in among if moves[at].at in close]
    return others or among
