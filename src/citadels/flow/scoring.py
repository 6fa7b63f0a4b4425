"""The score at the end (R8.2, R8.3)."""

from __future__ import annotations

from typing import NamedTuple

from citadels.records import KINDS, SPECIAL, Built
from citadels.shelf import DISTRICTS
from citadels.state import Player, State


class Line(NamedTuple):
    """One line of a player's score: what it is for, and its points."""

    id: str
    points: int


def district_points(built: Built) -> int:
    """Return what one district scores: its cost or printed points, and the Artist's coin (R7.10, R6.9A)."""
    return DISTRICTS[built.card].worth + built.coin


def city_points(player: Player) -> int:
    """Return what all districts of a city score by themselves."""
    return sum(map(district_points, player.city))


def _kind_lines(state: State, player: Player) -> list[Line]:
    """All five kinds and the Wishing Well, with the Haunted City as whatever gives most (R11.20)."""
    kinds = [kind for kind, built in zip(player.kinds, player.city, strict=True) if not _haunted(state, built)]
    free = len(player.kinds) - len(kinds)
    best: list[Line] = []
    # Special is tried first, so that it wins a tie.
    for choice in (SPECIAL, *KINDS) if free else ("",):
        counted = [*kinds, choice] if free else kinds
        lines = [Line("kinds", 3)] if all(kind in counted for kind in KINDS) else []
        specials = counted.count(SPECIAL)
        for name in player.works.names:
            wishes = DISTRICTS[name].asks.get("wishes")
            if wishes is not None:
                lines.append(Line(name, wishes(specials)))
        if not best or sum(line.points for line in lines) > sum(line.points for line in best):
            best = lines
    return best


def _haunted(state: State, built: Built) -> bool:
    may_choose = DISTRICTS[built.card].asks.get("kind_at_scoring")
    return bool(may_choose and may_choose(built, state.round))


def score_lines(state: State, seat: int) -> list[Line]:
    """Return a player's score line by line, as if the game were over now (R8.2)."""
    player = state.players[seat]
    coins = sum(built.coin for built in player.city)
    plain = sum(DISTRICTS[built.card].cost for built in player.city)
    lines = [Line("districts", plain)]
    lines += [Line(built.card, DISTRICTS[built.card].worth - DISTRICTS[built.card].cost) for built in player.city]
    lines.append(Line("artist-coins", coins))
    lines += _kind_lines(state, player)
    if player.completed is not None:
        lines.append(Line("first", 4) if player.completed == 1 else Line("complete", 2))
    for scored in player.works.when.get("scored", ()):
        lines += [Line(name, points) for name, points in scored(state, seat)]
    return [line for line in lines if line.points or line.id == "districts"]


def score(state: State, seat: int) -> int:
    """Return a player's points, as if the game were over now (R8.2)."""
    return sum(line.points for line in score_lines(state, seat))


def winners(state: State) -> list[int]:
    """Return the seats with the highest score; ties are shared, or broken by district points, then gold (R8.3)."""
    ranks = [
        (score(state, seat), *((city_points(player), player.gold) if state.rules.ties == "broken" else ()))
        for seat, player in enumerate(state.players)
    ]
    return [seat for seat, rank in enumerate(ranks) if rank == max(ranks)]
