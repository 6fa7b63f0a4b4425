"""The score at the end (R8.2, R8.3)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from typing import NamedTuple

from citadels.core.definitions import KINDS, Built
from citadels.core.state import State


class Line(NamedTuple):
    """One line of a player's score: what it is for, and its points."""

    id: str
    points: int


def district_points(state: State, built: Built) -> int:
    """Return what one district scores: its cost or printed points, and the Artist's coin (R7.10, R6.9A)."""
    return state.rules.cards.worth[built.card] + built.coin


def city_points(state: State, seat: int) -> int:
    """Return what all districts of a city score by themselves."""
    return sum([district_points(state, built) for built in state.players[seat].city])


def _kind_lines(state: State, seat: int) -> list[Line]:
    """All five kinds, and what else goes by the kinds, each district as the kind that gives most in all (R11.20)."""
    player, best = state.players[seat], list[Line]()
    by_kind = player.works.when.scored_by_kind
    for kinds in product(*[_kinds_of(state, built) for built in player.city]):
        lines = [Line("kinds", 3)] if all(kind in kinds for kind in KINDS) else []
        if by_kind is not None:
            lines += [Line(name, points) for name, points in by_kind(state, seat, kinds)]
        if not best or sum(line.points for line in lines) > sum(line.points for line in best):
            best = lines
    return best


def _kinds_of(state: State, built: Built) -> Sequence[str]:
    """Return the kinds a district may count as, the first if equal (R7.6)."""
    district = state.rules.cards.districts[built.card]
    scores_as = district.asks.scores_as
    return scores_as(built, state.round) if scores_as is not None else (district.kind,)


def score_lines(state: State, seat: int) -> list[Line]:
    """Return a player's score line by line, as if the game were over now (R8.2)."""
    player, cards = state.players[seat], state.rules.cards
    coins = sum(built.coin for built in player.city)
    plain = sum(cards.cost[built.card] for built in player.city)
    lines = [Line("districts", plain)]
    lines += [Line(built.card, cards.worth[built.card] - cards.cost[built.card]) for built in player.city]
    lines.append(Line("artist-coins", coins))
    lines += _kind_lines(state, seat)
    if player.completed is not None:
        lines.append(Line("first", 4) if player.completed == 1 else Line("complete", 2))
    scored = player.works.when.scored
    if scored is not None:
        lines += [Line(name, points) for name, points in scored(state, seat)]
    if "scored_in_hand" in state.rules.answered:
        for held in [cards.districts[name].when.scored_in_hand for name in player.hand if name in cards.districts]:
            lines += [] if held is None else [Line(name, points) for name, points in held(state, seat)]
    return [line for line in lines if line.points or line.id == "districts"]


def score(state: State, seat: int) -> int:
    """Return a player's points, as if the game were over now (R8.2)."""
    return sum(line.points for line in score_lines(state, seat))


def certain_points(state: State, seat: int) -> int:
    """Return the points that a city has by now (R8.2), five kinds and completion included.

    What its player can still spend does not count: the points of districts that score gold, cards in hand or the Crown.
    """
    districts = state.rules.cards.districts
    loose = [name for name, district in districts.items() if district.scores_holdings]
    return sum(line.points for line in score_lines(state, seat) if line.id not in loose)


def winners(state: State) -> list[int]:
    """Return the seats with the highest score.

    Ties are shared, or broken by district points, then gold (R8.3), or by the rank that was called last (E8.3).
    """
    ranks = [(score(state, seat), *_tie_breakers(state, seat)) for seat in range(len(state.players))]
    return [seat for seat, rank in enumerate(ranks) if rank == max(ranks)]


def _tie_breakers(state: State, seat: int) -> tuple[int, ...]:
    """Return what a tie goes by, the weightiest first; nothing where it is shared."""
    player = state.players[seat]
    if state.rules.ties == "broken":
        return (city_points(state, seat), player.gold)
    if state.rules.ties == "rank":  # of the last round's characters; a killed one was not called
        ranks = [state.rules.cards.rank[name] for name in player.characters if not state.silenced(name)]
        return (max(ranks, default=0),)
    return ()
