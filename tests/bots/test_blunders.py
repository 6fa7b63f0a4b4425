"""No bot gives anything away for nothing: not in whole games of any size, characters and specials."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from citadels.actions import Move
from citadels.arena import CITADELS
from citadels.bots import BOTS
from citadels.bots.blunders import Sense
from citadels.menu import Menu
from tabletop.bots import Budget
from tabletop.engine import apply, asked, options
from tabletop.rng import Dice

WORK = Budget(playouts=8)
# `random` plays anything legal: it is what the filter itself is tried on.
SENSIBLE = [name for name in BOTS if name != "random"]


def played(name: str, games: int, seed: int) -> Iterator[tuple[Sense, Move]]:
    """What one kind of bot does at tables of all sizes, wherever it has a choice."""
    for game in range(games):
        seats, dice = 2 + game % 7, Dice(seed + game)
        state = CITADELS.new(seats, "random", seed * 13 + game)
        bots = [BOTS[name]() for _ in range(seats)]
        while state.stack:
            seat = asked(state)
            assert seat is not None
            known, choices = CITADELS.view(state, seat), options(state)
            at = bots[seat].choose(known, choices, dice, WORK)
            if len(choices) > 1:
                yield Sense(known, choices.first if type(choices) is Menu else choices), choices[at]  # type: ignore[arg-type,misc]  # every option is a Move
            apply(state, choices[at])


@pytest.mark.parametrize("name", SENSIBLE)
def test_a_bot_does_nothing_senseless_in_games_of_every_size(name: str) -> None:
    assert [said for sense, said in played(name, 7, 300) if sense.nonsense(said)] == []


def test_the_filter_finds_what_a_bot_without_sense_does() -> None:
    found = {said.verb for sense, said in played("random", 14, 400) if sense.nonsense(said)}
    assert {"rob", "assassinate", "destroy", "keep", "end"} <= found
