"""Bots at whole games: by views alone, from dice alone, and as strong as they are meant to be."""

from __future__ import annotations

import pytest

from catan import Game
from catan.bots import BOTS
from catan.bots.arena import CATAN
from tabletop.bots.protocol import UNLIMITED
from tabletop.core.rng import Dice
from tabletop.lab.arena import Match, play_one, run

POINTS = 6


def match(*bots: str, seed: int = 0) -> Match:
    """A match of short games that is not timed."""
    return Match(CATAN, {"offers": 2, "points": POINTS}, bots, BOTS, seed, lambda: 0.0)


def test_the_same_seed_plays_the_same_game() -> None:
    bots = ("casual", "newcomer", "random", "casual")
    assert play_one(match(*bots), 3) == play_one(match(*bots), 3)


def test_another_seed_plays_another_game() -> None:
    bots = ("casual", "newcomer", "random", "casual")
    assert play_one(match(*bots), 3) != play_one(match(*bots, seed=99), 3)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_casual_players_come_to_an_end(players: int) -> None:
    """K10.3."""
    assert max(play_one(match(*["casual"] * players), 1).scores) >= POINTS


def test_strong_wins_most_games_against_newcomers() -> None:
    """Of 24 games at least half (docs/catan/bots.md has the ladder); an equal share is six."""
    assert run(match("strong", "newcomer", "newcomer", "newcomer"), 24).rows[0].wins >= 12


@pytest.mark.parametrize("bot", ["newcomer", "casual", "strong"])
def test_a_bot_that_is_handed_json_plays_the_same(bot: str) -> None:
    """Notation §7: there is nothing in the view of the house that is not in the JSON."""
    game, dice = Game.new(["Ann", "Bo", "Cy"], {"offers": 1}, 4), Dice(4)
    for _ in range(120):
        options, seat = game.moves(), game.to_move
        views = (game.observe(seat), game.view(seat))
        own, json = (BOTS[bot]().choose(view, options, Dice(9), UNLIMITED) for view in views)
        assert own == json
        game.play(options[dice.below(len(options))])


def test_newcomers_beat_random_bots() -> None:
    """Of eight games at least four, where an equal share is two."""
    assert run(match("newcomer", "random", "random", "random"), 8).rows[0].wins >= 4
