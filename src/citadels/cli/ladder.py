"""A ladder from finishing orders: who came in before whom, rated by the Plackett–Luce model of `openskill`.

It is for show: a rating depends on the order of the games and on who else was there. Shares and intervals decide.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from importlib import import_module
from typing import NamedTuple

from tabletop.arena import Played
from tabletop.errors import TableError


class LadderError(TableError):
    """The bots cannot be rated here."""


class Rung(NamedTuple):
    """A bot's rating: skill (a newcomer has 25) with its standard deviation, and the games it rests on."""

    bot: str
    skill: float
    doubt: float
    games: int


def placing(played: Played) -> list[int]:
    """Return each seat's place, 0 for the winners; then by points, equal points sharing a place."""
    order = [(seat not in played.winners, 0 if seat in played.winners else -points)
             for seat, points in enumerate(played.scores)]  # fmt: skip
    return [sum(other < own for other in order) for own in order]


def ladder() -> Callable[[Sequence[Played]], list[Rung]]:
    """Return what rates the bots of games, each bot once at a table; best first.

    Raises:
        LadderError: openskill is not installed.
    """
    try:
        model = import_module("openskill.models").PlackettLuce()
    except ImportError as error:
        raise LadderError("a ladder needs the package openskill: `pip install openskill`") from error

    def rate(games: Sequence[Played]) -> list[Rung]:
        ratings = {bot: model.rating() for one in games for bot in one.seats}
        counts = dict.fromkeys(ratings, 0)
        for one in games:
            rated = model.rate([[ratings[bot]] for bot in one.seats], ranks=placing(one))
            for bot, (rating,) in zip(one.seats, rated, strict=True):
                ratings[bot] = rating
                counts[bot] += 1
        rungs = [Rung(bot, rating.mu, rating.sigma, counts[bot]) for bot, rating in ratings.items()]
        return sorted(rungs, key=lambda rung: -rung.skill)

    return rate
