"""How well the bots play: the bot without trained weights beats random ones, wherever it sits, with whatever cards."""

from __future__ import annotations

import time
from typing import Any

import pytest

from citadels.bots import BOTS
from citadels.bots.arena import CITADELS
from tabletop.lab.arena import Match, Outcome, run


def match(bots: str, setup: Any, games: int, seed: int = 1) -> Outcome:
    return run(Match(CITADELS, setup, tuple(bots.split()), BOTS, seed, time.process_time), games)


@pytest.mark.parametrize("setup", [{}, "random"], ids=["classic", "random characters and specials"])
def test_casual_wins_nine_games_of_ten_against_three_random_bots(setup: Any) -> None:
    outcome = match("casual random random random", setup, 80)
    assert outcome.rows[0].low >= 0.90


@pytest.mark.parametrize("seats", [2, 3, 6, 8])
def test_casual_wins_most_games_at_tables_of_every_size(seats: int) -> None:
    outcome = match("casual" + " random" * (seats - 1), "random", 24)
    assert outcome.rows[0].share > 0.6


def test_equal_bots_do_equally_well_in_every_seat() -> None:
    outcome = match("casual casual casual casual", {}, 160)
    sigma = (0.25 * 0.75 / 160) ** 0.5
    assert [row.bot for row in outcome.seats if abs(row.share - 0.25) > 3 * sigma] == []
