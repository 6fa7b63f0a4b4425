"""No bot decides by what its seat cannot know: everything hidden is dealt anew, the decision must be the same."""

from __future__ import annotations

import pytest

from citadels.bots import BOTS
from citadels.bots.policy import Policy, Weights
from citadels.views.observing import view
from tabletop.bots import Budget
from tabletop.engine import options
from tabletop.rng import Dice
from tests.bots.hidden import dealt_anew, decisions, seen_by_asked

WORK = Budget(playouts=12)


@pytest.mark.parametrize("name", BOTS)
def test_a_bot_decides_the_same_when_everything_hidden_is_dealt_anew(name: str) -> None:
    differing = []
    for number, state in enumerate(decisions(games=14, every=25, seed=11)):
        seat, known, choices = seen_by_asked(state)
        other = dealt_anew(state, Dice(number))
        first = BOTS[name]().choose(known, choices, Dice(number), WORK)
        second = BOTS[name]().choose(view(other, seat), options(other), Dice(number), WORK)
        if first != second:
            differing.append((choices[first], choices[second]))
    assert differing == []


def test_a_policy_looks_only_at_what_its_seat_knows() -> None:
    # Policies play on states inside imagined worlds; training plays them on real ones. Both rest on this.
    differing = []
    for number, state in enumerate(decisions(games=70, every=4, seed=12)):
        other = dealt_anew(state, Dice(number))
        first = Policy(Weights(), Dice(number)).decide(state)
        second = Policy(Weights(), Dice(number)).decide(other)
        if first != second:
            differing.append((first, second))
    assert differing == []
