"""No bot decides by what its seat cannot know: everything hidden is dealt anew, the decision must be the same."""

from __future__ import annotations

import pytest

from citadels.bots import BOTS
from citadels.bots.memory import Memory
from citadels.bots.opponent_types import habits
from citadels.bots.policy import Policy, Weights
from citadels.bots.policy.forecast import OpponentModel
from citadels.bots.weights import tuned
from citadels.core.registry import Edition
from citadels.flow.draft import Choose
from citadels.views.observing import observe, view
from citadels.views.view import View
from tabletop.bots.protocol import Budget
from tabletop.core.engine import options
from tabletop.core.events import Event
from tabletop.core.rng import Dice
from tests.bots.hidden import dealt_anew, decider_view, decisions, of_each_edition

WORK = Budget(playouts=12)


@of_each_edition
@pytest.mark.parametrize("name", BOTS)
def test_a_bot_decides_the_same_when_everything_hidden_is_dealt_anew(name: str, cards: Edition) -> None:
    differing = []
    for number, state in enumerate(decisions(games=14, every=25, seed=11, cards=cards)):
        seat, known, choices = decider_view(state)
        other = dealt_anew(state, Dice(number))
        first = BOTS[name]().choose(known, choices, Dice(number), WORK)
        second = BOTS[name]().choose(view(other, seat), options(other), Dice(number), WORK)
        if first != second:
            differing.append((choices[first], choices[second]))
    assert differing == []


@of_each_edition
def test_a_policy_looks_only_at_what_its_seat_knows(cards: Edition) -> None:
    # Policies play on states inside imagined worlds; training plays them on real ones. Both rest on this.
    differing = []
    by = Weights(cards=cards)
    for number, state in enumerate(decisions(games=70, every=4, seed=12, cards=cards)):
        other = dealt_anew(state, Dice(number))
        first = Policy(by, Dice(number)).decide(state)
        second = Policy(by, Dice(number)).decide(other)
        if first != second:
            differing.append((first, second))
    assert differing == []


def test_a_memory_is_the_same_when_everything_hidden_is_dealt_anew() -> None:
    differing = []
    for number, state in enumerate(decisions(games=14, every=6, seed=13, sizes=(3, 4, 6))):
        if type(state.stack[-1]) is not Choose or state.rules.each > 1:
            continue
        seat, other = state.stack[-1].seat, dealt_anew(state, Dice(number))
        if leanings(observe(state, seat)) != leanings(observe(other, seat)):
            differing.append(number)
    assert differing == []


def leanings(seen: View) -> dict[int, OpponentModel]:
    """Return models after a round at whose selection this was seen, the others holding what was passed on to them."""
    memory, pool = Memory(habits(len(seen.players)), tuned(len(seen.players))), seen.stack[-1].pool
    pairs = zip(seen.others(seen.me), pool[1:], strict=False)
    memory.hear(seen, [])
    memory.hear(seen, [*[Event("called", {"player": who, "role": name}) for who, name in pairs], Event("round", {})])
    return memory.leanings
