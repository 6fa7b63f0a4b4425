"""The end of the game (P14)."""

from __future__ import annotations

from praga.core.frames import Turn
from praga.core.places import ACTIONS, FIRST_OF_RING
from praga.core.state import Sheet, State
from praga.core.tables import (
    COLUMN_POINTS,
    EGGS_SCORE,
    PLAZAS,
    PROJECTS,
    ROUND_PLAZA,
    ROW_POINTS,
    TIMES,
    WALLS_SCORE,
)
from praga.flow.buildings import LOWER, claimants
from praga.flow.gains import gain_effect
from praga.flow.projects import marker
from praga.flow.step import Step
from praga.flow.upgrades import owned

MOST_OF_A_SEAL = 18


def end_game(state: State) -> None:
    """Score everything, in the order of P14.1, and leave nothing to be decided."""
    played, earned = state.points[:], state.earned[:]
    step = Step(state, Turn(state.turn_of), "plazas")
    for plaza, spaces in enumerate(ROUND_PLAZA):
        if state.plazas[plaza] and plaza not in state.paid:
            for seat in sorted(set(claimants([state.city[space] for space in spaces]))):
                gain_effect(step, seat, PLAZAS[state.plazas[plaza]][LOWER])
    assert not step.asks, "the lower rewards ask nothing (H17)"
    state.once = [()] * len(state.names)
    state.earned = earned
    state.sheet = tuple([_sheet(state, seat, played[seat]) for seat in range(len(state.names))])
    state.points = [sum(sheet) for sheet in state.sheet]
    state.stack.clear()
    state.emit("over", points=state.points[:])


def _sheet(state: State, seat: int, played: int) -> Sheet:
    return Sheet(played, plazas=state.points[seat] - played, **final_lines(state, seat))


def final_lines(state: State, seat: int) -> dict[str, int]:
    """Return the lines of the sheet that follow from what a player has at the end, by name (P14.2 to P14.5)."""
    walls = count_walls(state, seat)
    columns = {project: COLUMN_POINTS[marker(state, project)[seat][1] - 1] for project in PROJECTS}
    return {
        "learning": state.tech[seat] * TIMES[state.univ[seat]],
        "rows": sum([ROW_POINTS[project][marker(state, project)[seat][0] - 1] for project in PROJECTS]),
        "tokens": state.red[seat] * columns["cathedral"] + state.blue[seat] * columns["wall"],
        "walls": WALLS_SCORE.get(min(walls, max(WALLS_SCORE)), 0),
        "final": sum([final_score(state, seat, tile) for tile in state.final[seat]]),
        "seals": seals_score(state, seat),
        "eggs": EGGS_SCORE[min(state.egg[seat], len(EGGS_SCORE) - 1)],
    }


def score_now(state: State) -> list[Sheet]:
    """Return the sheet of each seat if the game ended in this position: the end is played on a copy (P14)."""
    if state.sheet:
        return list(state.sheet)
    copy = state.clone()
    end_game(copy)
    return list(copy.sheet)


def points_by_source(state: State, seat: int) -> dict[str, int]:
    """Return a player's points in play by their source; `earlier` are those that a position came with."""
    earned = state.earned[seat]
    played = state.sheet[seat].played if state.sheet else state.points[seat]
    return {"earlier": played - sum(earned), **earned._asdict()}


def count_walls(state: State, seat: int) -> int:
    """Return how many walls a player has laid."""
    return len([True for tiles in state.board[seat][FIRST_OF_RING:] if tiles])


def final_score(state: State, seat: int, tile: str) -> int:
    """Return what a tile V scores at the end (P9.6)."""
    walls = count_walls(state, seat)
    return {
        "univ_x1_now_3": state.univ[seat],
        "upgrades_x3": 3 * len(owned(state, seat)),
        "walls_x2": 2 * walls,
        "mines_x1_now_3": state.mine[seat],
        "quarries_x1_now_3": state.quarry[seat],
        "rows_x2": 2 * (state.wall[seat][0] + state.cathedral[seat][0]),
    }[tile]


def seals_score(state: State, seat: int) -> int:
    """Return what the seals score: what is spent for one is gone for the other, by the best division (P15.13)."""
    seals, gold, stone = state.seals[seat], state.gold[seat], state.stone[seat]

    def worth(pairs: int) -> int:
        left = min(MOST_OF_A_SEAL, 2 * (gold - pairs)) if "gold" in seals else 0
        left += min(MOST_OF_A_SEAL, 2 * (stone - pairs)) if "stone" in seals else 0
        return 3 * pairs + left

    most = min(gold, stone) if "pair" in seals else 0
    tokens = 2 * min(state.red[seat], state.blue[seat]) if "tokens" in seals else 0
    return (6 if "six" in seals else 0) + max([worth(pairs) for pairs in range(most + 1)]) + tokens


def scores(state: State) -> list[int]:
    """Return everybody's points."""
    return state.points[:]


def winners(state: State) -> list[int]:
    """Return who has most points; a tie goes to whoever plays later in the round (P14.6)."""
    players = len(state.names)
    return [max(range(players), key=lambda seat: (state.points[seat], (seat - state.first) % players))]


assert len(ACTIONS) == FIRST_OF_RING, "the ring follows the action hexes"
