"""Buildings and plazas (P8)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from praga.core.frames import At, Plaza, Sideways
from praga.core.moves import Move, move
from praga.core.state import Built, State
from praga.core.tables import (
    CAP,
    CITY_CORNERS,
    PLAZAS,
    ROUND_PLAZA,
    SPACES,
    TILES,
    TURNED,
    TURNS,
)
from praga.flow.costs import building_cost, pay
from praga.flow.gains import gain, gain_effect, pay_technology, score
from praga.flow.rows import take_from_row
from praga.flow.step import Step


def open_spaces(state: State, seat: int, tile: str, by: str) -> Iterator[int]:
    """Yield the spaces on which a tile can be built and paid, its reward counted for the place alone (P8.1, P8.4)."""
    gold, stone, rest = building_cost(tile, by)
    if gold > state.gold[seat] or stone > state.stone[seat]:
        return
    reward = dict(TILES[tile].brings).get("gold", 0)
    purse = min(CAP, state.gold[seat] - gold + reward)
    for number, space in enumerate(SPACES):
        if state.city[number] is None and max(0, space.gold - rest) <= purse:
            yield number


def can_build(state: State, seat: int, tile: str, by: str) -> bool:
    """Return whether a tile can be paid and built somewhere."""
    return next(open_spaces(state, seat, tile, by), None) is not None


def places(state: State, question: At) -> list[Move]:
    """List the spaces and turns for a building."""
    return [
        move(f"at s{space + 1} t{turn}")
        for space in open_spaces(state, question.seat, question.tile, question.by)
        for turn in TURNS[question.tile]
    ]


def build(step: Step, question: At, space: int, turn: int) -> None:
    """Build: cost, reward, the place's cost and points, blue corners, sign or crown, the row, the plaza (P12.7)."""
    state, seat, tile = step.state, question.seat, TILES[question.tile]
    gold, stone, rest = building_cost(tile.id, question.by)
    state.emit("build", player=seat, tile=tile.id, space=f"s{space + 1}")
    pay(state, seat, "gold", gold)
    pay(state, seat, "stone", stone)
    gain_effect(step, seat, tile.brings)
    pay(state, seat, "gold", max(0, SPACES[space].gold - rest))
    gain(step, seat, "points", SPACES[space].points)
    state.city[space] = Built(tile.id, turn)
    gain(step, seat, "blue", sum([_meetings(state, space, corner) for corner in TURNED[tile.id][turn].corners]))
    plaza = SPACES[space].plaza
    if tile.sign:
        step.keep(Sideways("cathedral"))
        pay_technology(step, seat, "cathedral_gold")
        if state.plazas[plaza] and state.cubes[seat]:
            state.cubes[seat] -= 1
            state.city[space] = Built(tile.id, turn, seat)
    else:
        gain(step, seat, "points", sum([state.city[other] is not None for other in ROUND_PLAZA[plaza]]))
        pay_technology(step, seat, "crown_stone")
        if state.road[seat] == 3 and state.road_tiles[2]:  # P16.2
            score(step, seat, 3, "road")
    take_from_row(state, tile.id)
    _pay_plaza(step, plaza)


def _meetings(state: State, space: int, corner: int) -> int:
    """Return how many blue corners of others lie at a corner of a space (P8.6)."""
    printed, others = CITY_CORNERS[space][corner]
    return printed + sum([_has_corner(state.city[other], at) for other, at in others])


def _has_corner(built: Built | None, corner: int) -> bool:
    return built is not None and corner in TURNED[built.tile][built.turn].corners


# --- plazas

UPPER, LOWER = 0, 1
REWARDS: Final = {"upper": UPPER, "lower": LOWER}


def _pay_plaza(step: Step, plaza: int) -> None:
    """Let a plaza pay if the last space round it is built on; the cubes go home (P8.7)."""
    state = step.state
    round_it = [state.city[space] for space in ROUND_PLAZA[plaza]]
    if not state.plazas[plaza] or None in round_it:
        return
    state.paid = tuple(sorted([*state.paid, plaza]))
    state.emit("plaza", player=step.turn.seat, place=f"z{plaza + 1}")
    both = _leaders(round_it)
    claims = claimants(round_it)
    players = len(state.names)
    for offset in range(players):
        seat = (step.turn.seat + offset) % players
        if seat in claims:
            step.asks.append(Plaza(seat, plaza, seat in both))
    for space in ROUND_PLAZA[plaza]:
        built = state.city[space]
        if built is not None and built.claim is not None:
            state.cubes[built.claim] += 1
            state.city[space] = built._replace(claim=None)


def claimants(round_it: Iterable[Built | None]) -> list[int]:
    """Return the seats with a claim, one for each cube."""
    return [built.claim for built in round_it if built is not None and built.claim is not None]


def _leaders(round_it: Iterable[Built | None]) -> list[int]:
    """Return who has most cubes; of those who are tied, whose claimed buildings cost most (P8.7)."""
    ranks = claim_ranks(round_it)
    best = max(ranks.values(), default=None)
    return [seat for seat, rank in ranks.items() if rank == best]


def claim_ranks(round_it: Iterable[Built | None]) -> dict[int, tuple[int, int]]:
    """Return by seat how many cubes lie round a plaza, and what the claimed buildings cost, gold and stone (P8.7)."""
    ranks: dict[int, tuple[int, int]] = {}
    for built in round_it:
        if built is not None and built.claim is not None:
            cubes, cost = ranks.get(built.claim, (0, 0))
            ranks[built.claim] = (cubes + 1, cost + TILES[built.tile].gold + TILES[built.tile].stone)
    return ranks


def plaza_answers(_: State, question: Plaza) -> list[Move]:
    """List the two rewards."""
    return [] if question.both else [move("keep upper"), move("keep lower")]


def take_reward(step: Step, question: Plaza, which: str) -> None:
    """Give one of a plaza's rewards."""
    step.state.emit("reward", player=question.seat, place=f"z{question.plaza + 1}")
    gain_effect(step, question.seat, PLAZAS[step.state.plazas[question.plaza]][REWARDS[which]])


def take_both(step: Step, seat: int, plaza: int) -> None:
    """Give both rewards of a plaza."""
    step.state.emit("reward", player=seat, place=f"z{plaza + 1}")
    for reward in PLAZAS[step.state.plazas[plaza]]:
        gain_effect(step, seat, reward)
