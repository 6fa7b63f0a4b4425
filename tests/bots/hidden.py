"""Games stopped at random decisions, and the same games with everything one seat cannot know dealt anew."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from citadels.bots.arena import random_characters, random_specials
from citadels.bots.guessing import Belief
from citadels.bots.policy import Policy, Weights
from citadels.core.registry import NEWER, PLAYED, Edition
from citadels.core.state import State
from citadels.flow.setup import new_state
from citadels.views.observing import view
from tabletop.core.engine import apply, current_seat, options
from tabletop.core.rng import Dice

# For a test that holds of the cards of every edition: `cards` are those of one.
of_each_edition = pytest.mark.parametrize("cards", [PLAYED, NEWER], ids=lambda cards: cards.word)


def random_table(seats: int, dice: Dice, cards: Edition = PLAYED) -> dict[str, Any]:
    """Rules of a table with characters and specials by chance; with three seats, either way to hold characters."""
    if cards is NEWER:
        return {"edition": "2016", "characters": random_characters(seats, dice, cards=cards), "specials": "random"}
    rules: dict[str, Any] = {
        "characters": random_characters(seats, dice),
        "specials": random_specials(dice) or "classic",
    }
    if seats == 3 and dice.below(2):
        rules["three_players"] = "two_characters"
    return rules


def decisions(
    games: int, every: int, seed: int = 1, sizes: tuple[int, ...] = (2, 3, 4, 5, 6, 7, 8), cards: Edition = PLAYED
) -> Iterator[State]:
    """Play games, partly sensibly and partly at random, and stop at about one decision in `every`."""
    for game in range(games):
        dice = Dice(seed * 7919 + game)
        seats = sizes[game % len(sizes)]
        state = new_state([f"Seat {seat}" for seat in range(seats)], random_table(seats, dice, cards), seed * 31 + game)
        policy = Policy(Weights(cards=cards), dice)
        for _ in range(600):
            if not state.stack:
                break
            choices = options(state)
            if len(choices) > 1 and dice.below(every) == 0:
                yield state
            sensible = dice.below(3) > 0
            apply(state, policy.decide(state) if sensible else choices[dice.below(min(len(choices), 60))])


def decider_view(state: State) -> tuple[int, dict[str, Any], Any]:
    """Return who is asked, what that seat knows, and its options."""
    seat = current_seat(state)
    assert seat is not None
    return seat, dict(view(state, seat)), options(state)


def dealt_anew(state: State, dice: Dice) -> State:
    """The same table for the seat that is asked, everything else by chance."""
    _, known, choices = decider_view(state)
    return Belief(known, choices[:200]).deal(dice)
