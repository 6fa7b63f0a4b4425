"""The ladder as it is shown: strengths, and beside them the ratings that `openskill` gives, where it is installed.

Those ratings are for show: they depend on the order of the games and on who else was there.
"""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from typing import NamedTuple

from tabletop.lab.arena import GameResult
from tabletop.lab.ladder import Strength, ladder, placing

MISSING = "For ratings beside the strengths: `pip install openskill`."


class Rating(NamedTuple):
    """A rating (who is new has 25) and its standard deviation."""

    skill: float
    sigma: float


class Rung(NamedTuple):
    """A bot on the ladder."""

    strength: Strength
    rating: Rating | None


def ratings(games: Sequence[GameResult]) -> dict[str, Rating]:
    """Rate the bots game by game, each bot once at a table; nothing if openskill is not installed."""
    try:
        models = import_module("openskill.models")
    except ImportError:
        return {}
    model = models.PlackettLuce(tau=0.0)  # bots do not change, so time adds no uncertainty
    result = {bot: model.rating() for game in games for bot in game.seats}
    for game in games:
        rated = model.rate([[result[bot]] for bot in game.seats], ranks=placing(game))
        for bot, (rating,) in zip(game.seats, rated, strict=True):
            result[bot] = rating
    return {bot: Rating(rating.mu, rating.sigma) for bot, rating in result.items()}


def rungs(games: Sequence[GameResult], seed: int) -> list[Rung]:
    """Return the bots of games, the strongest first."""
    rated = ratings(games)
    return [Rung(strength, rated.get(strength.bot)) for strength in ladder(games, seed)]
