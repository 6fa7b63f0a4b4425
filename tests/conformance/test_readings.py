"""Values cached in a state beside its players equal the players' own."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from citadels.bots.arena import CITADELS, DRAWN, new
from citadels.bots.guessing import guess
from citadels.core.state import State
from citadels.notation.position import read_position, write_position
from tabletop.core.engine import apply, options
from tabletop.core.rng import Dice


def states(seats: int, games: int, drawn: str) -> Iterator[State]:
    """Every state of some games that were played at random, characters and specials drawn as well."""
    for seed in range(games):
        state, dice = new(seats, drawn, seed), Dice(seed)
        while state.stack:
            yield state
            choices = options(state)
            apply(state, choices[dice.below(len(choices))])


@pytest.mark.parametrize("drawn", DRAWN)
@pytest.mark.parametrize("seats", range(2, 9))
def test_readings_of_a_city_are_those_of_the_city_laid_anew(seats: int, drawn: str) -> None:
    for state in states(seats, 2, drawn):
        anew = read_position(write_position(state))
        for player, twin in zip(state.players, anew.players, strict=True):
            assert (player.names, player.kinds, player.works) == (twin.names, twin.kinds, twin.works)


@pytest.mark.parametrize("drawn", DRAWN)
@pytest.mark.parametrize("seats", range(2, 9))
def test_holders_are_those_of_the_position_read_anew(seats: int, drawn: str) -> None:
    for state in states(seats, 2, drawn):
        assert state.holders == read_position(write_position(state)).holders


@pytest.mark.parametrize("drawn", DRAWN)
@pytest.mark.parametrize("seats", range(2, 9))
def test_holders_of_a_guessed_world_are_those_its_characters_were_dealt_to(seats: int, drawn: str) -> None:
    for state in states(seats, 1, drawn):
        seat = state.stack[-1].seat
        world = guess(CITADELS.view(state, seat), Dice(seat), options(state))
        held = {name: seat for seat, player in enumerate(world.players) for name in player.characters}
        assert world.holders == held
