"""Counting cards: what was said aloud, and no more (K7.9, notation §7)."""

from __future__ import annotations

import pytest

from catan.bots.counting import Tally
from catan.core.resources import counts
from catan.flow.setup import new_state
from tabletop.engine import apply, options
from tabletop.events import Event
from tabletop.rng import Dice

NOTHING_SEEN = (0.0,) * 5


def heard(*events: tuple[str, dict[str, object]]) -> Tally:
    """A tally that heard these in the first turn."""
    tally = Tally()
    tally.hear([Event("turn", {"player": 0, "round": 1}), *(Event(name, args) for name, args in events)])
    return tally


def gets(player: int, **cards: int) -> tuple[str, dict[str, object]]:
    return "yield", {"player": player, "cards": cards}


def test_harvest_is_counted() -> None:
    """K4.1."""
    assert heard(gets(1, ore=2)).held(1, 2, NOTHING_SEEN) == [0, 0, 0, 0, 2]


def test_building_is_paid_from_it() -> None:
    """K6.1."""
    tally = heard(gets(1, wood=2, brick=1), ("road", {"player": 1, "path": "c5-c6"}))
    assert tally.held(1, 1, NOTHING_SEEN) == [1, 0, 0, 0, 0]


def test_free_roads_cost_nothing() -> None:
    """K8.5."""
    road = ("road", {"player": 1, "path": "c5-c6"})
    tally = heard(gets(1, wood=1, brick=1), ("play", {"player": 1, "card": "roads"}), road, road)
    assert tally.held(1, 2, NOTHING_SEEN) == [1, 1, 0, 0, 0]


def test_third_road_after_two_free_ones_is_paid() -> None:
    """K8.5, K6.1."""
    road = ("road", {"player": 1, "path": "c5-c6"})
    tally = heard(gets(1, wood=2, brick=1), ("play", {"player": 1, "card": "roads"}), road, road, road)
    assert tally.held(1, 1, NOTHING_SEEN) == [1, 0, 0, 0, 0]


def test_theft_that_was_not_seen_takes_a_part_of_every_kind() -> None:
    """K12.4."""
    tally = heard(gets(1, wood=3, ore=1), ("steal", {"player": 0, "victim": 1}))
    assert tally.held(1, 3, NOTHING_SEEN) == pytest.approx([2.25, 0, 0, 0, 0.75])


def test_theft_that_was_seen_takes_what_it_took() -> None:
    """K12.4: the two know which."""
    own = ("steal-own", {"player": 0, "victim": 1, "resource": "ore"})
    tally = heard(gets(1, wood=3, ore=1), ("steal", {"player": 0, "victim": 1}), own)
    assert tally.held(1, 3, NOTHING_SEEN) == pytest.approx([3, 0, 0, 0, 0])


def test_who_pays_what_was_not_thought_to_be_there_held_less_of_the_rest() -> None:
    """Of three cards, thought to be wood, one turns out to be ore."""
    swap = ("bank", {"player": 1, "give": {"ore": 1}, "get": {"wool": 1}})
    assert sum(heard(gets(1, wood=3), swap).held(1, 3, NOTHING_SEEN)) == pytest.approx(3)


def test_monopoly_takes_all_of_a_kind() -> None:
    """K8.7."""
    taken = ("monopoly", {"player": 0, "resource": "wood", "taken": [[1, 3]]})
    assert heard(gets(1, wood=3, ore=1), taken).held(1, 1, NOTHING_SEEN) == [0, 0, 0, 0, 1]


def test_hand_that_was_not_heard_of_is_like_all_that_is_unseen() -> None:
    assert Tally().held(1, 2, (3, 0, 0, 0, 1)) == pytest.approx([1.5, 0, 0, 0, 0.5])


@pytest.mark.parametrize("seed", range(4))
def test_a_whole_game_without_thefts_is_counted_to_the_card(seed: int) -> None:
    """Everything but a theft says its kinds aloud: who hears all that a thief does knows all hands (K7.9)."""
    state = new_state(["A", "B"], {"offers": 2}, seed)
    state.events, tally, dice = [], Tally(), Dice(seed)
    for _ in range(600):
        if not state.stack:
            break
        moves = options(state)
        apply(state, moves[dice.below(len(moves))])
        # Both have a part in every theft, so what one of them hears is all that happens.
        tally.hear([event for event in state.events if event.audience in (None, 0)])
        state.events.clear()
    hands = [tally.held(seat, sum(counts(state.hands[seat])), NOTHING_SEEN) for seat in range(2)]
    assert [pytest.approx(counts(hand)) for hand in state.hands] == hands
