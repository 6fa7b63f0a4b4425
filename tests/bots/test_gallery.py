"""The bots that the workshop shows: each plays legally at every table, and wins the share that it says."""

from __future__ import annotations

import re

import pytest

from build import bench
from citadels import Game
from citadels.bots.arena import random_rules
from citadels.bots.user_bot import UserBotSource
from tabletop.bots.protocol import UNLIMITED, Bot
from tabletop.bots.random_bot import AtRandom
from tabletop.core.rng import Dice
from tabletop.lab.arena import wilson

pytestmark = pytest.mark.desktop  # the sources lie in site/, which Pyodide is not given
SOURCES = {item["id"]: item["source"] for item in bench.gallery()}
SIZES = [2, 3, 4, 5, 6, 7, 8]
SHARE = re.compile(r"wins (\d+) of 100")
FEW = 16  # games: enough to notice a share that is far off
SURE = 3.29  # an interval that holds 999 shares of 1,000


def play(source: str, seats: int, seed: int) -> float:
    """Play a game against others at random, and return the share of the win: at its end nothing but the best count."""
    makers = [AtRandom] * seats
    own = seed % seats
    bots: list[Bot] = [maker() for maker in makers]
    bots[own] = UserBotSource(source)()
    rules = {"round_limit": 60} if seats == 4 else {"round_limit": 60, **random_rules(seats, Dice(seed))}
    game, dice = Game.new([f"Seat {seat}" for seat in range(seats)], rules, seed=seed), Dice(seed)
    while not game.over:
        seat_number, options = game.to_move, game.moves()
        assert seat_number is not None
        at = 0 if len(options) == 1 else bots[seat_number].choose(game.view(seat_number), options, dice, UNLIMITED)
        game.play(options[at])
    return (own in game.winners) / len(game.winners)


@pytest.mark.parametrize("bot", SOURCES)
def test_it_plays_legally_at_tables_of_all_sizes(bot: str) -> None:
    shares = [play(SOURCES[bot], seats, 3 * seats + number) for seats in SIZES for number in range(3)]

    assert all(0 <= share <= 1 for share in shares)


@pytest.mark.parametrize("bot", [name for name in SOURCES if name != "template"])
def test_it_says_about_the_share_that_it_wins(bot: str) -> None:
    message = int(SHARE.findall(SOURCES[bot])[0]) / 100
    won = sum(play(SOURCES[bot], 4, seed) for seed in range(FEW))

    low, high = wilson(won, FEW, SURE)

    assert low <= message <= high


@pytest.mark.parametrize("bot", SOURCES)
def test_it_can_be_read_in_a_minute(bot: str) -> None:
    assert len(SOURCES[bot].splitlines()) <= 40
