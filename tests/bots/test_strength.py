"""Strength of the bots: without trained weights better than at random, with them better than without."""

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


def test_tuned_play_for_two_beats_play_by_hand_where_the_witch_must_name_somebody() -> None:
    # E5.2: all of her turn hangs on the name. Weights that named whoever was likeliest to be there did no better here.
    outcome = match("strong casual", {"edition": "2016", "set": "illustrious_emissaries"}, 60)
    assert outcome.rows[0].low > 0.5


def test_equal_bots_do_equally_well_in_every_seat() -> None:
    outcome = match("casual casual casual casual", {}, 160)
    sigma = (0.25 * 0.75 / 160) ** 0.5
    assert [row.bot for row in outcome.seats if abs(row.share - 0.25) > 3 * sigma] == []
