"""Card counting from events (K7.9, notation §7)."""

from __future__ import annotations

import pytest

from catan.bots.counting import Tally
from catan.core.resources import counts
from catan.flow.setup import new_state
from tabletop.core.engine import apply, options
from tabletop.core.events import Event
from tabletop.core.rng import Dice

NO_POOL = (0.0,) * 5


def tally_of(*events: tuple[str, dict[str, object]]) -> Tally:
    """A tally after these events in the first turn."""
    tally = Tally()
    tally.hear([Event("turn", {"player": 0, "round": 1}), *(Event(name, args) for name, args in events)])
    return tally


def gets(player: int, **cards: int) -> tuple[str, dict[str, object]]:
    return "yield", {"player": player, "cards": cards}


def test_harvest_is_counted() -> None:
    """K4.1."""
    assert tally_of(gets(1, ore=2)).estimate(1, 2, NO_POOL) == [0, 0, 0, 0, 2]


def test_building_is_paid_from_it() -> None:
    """K6.1."""
    tally = tally_of(gets(1, wood=2, brick=1), ("road", {"player": 1, "path": "c5-c6"}))
    assert tally.estimate(1, 1, NO_POOL) == [1, 0, 0, 0, 0]


def test_free_roads_cost_nothing() -> None:
    """K8.5."""
    road = ("road", {"player": 1, "path": "c5-c6"})
    tally = tally_of(gets(1, wood=1, brick=1), ("play", {"player": 1, "card": "roads"}), road, road)
    assert tally.estimate(1, 2, NO_POOL) == [1, 1, 0, 0, 0]


def test_third_road_after_two_free_roads_costs_cards() -> None:
    """K8.5, K6.1."""
    road = ("road", {"player": 1, "path": "c5-c6"})
    tally = tally_of(gets(1, wood=2, brick=1), ("play", {"player": 1, "card": "roads"}), road, road, road)
    assert tally.estimate(1, 1, NO_POOL) == [1, 0, 0, 0, 0]


def test_unseen_theft_takes_a_part_of_every_kind() -> None:
    """K12.4."""
    tally = tally_of(gets(1, wood=3, ore=1), ("steal", {"player": 0, "victim": 1}))
    assert tally.estimate(1, 3, NO_POOL) == pytest.approx([2.25, 0, 0, 0, 0.75])


def test_seen_theft_takes_the_stolen_kind() -> None:
    """K12.4: the two know which."""
    own = ("steal-own", {"player": 0, "victim": 1, "resource": "ore"})
    tally = tally_of(gets(1, wood=3, ore=1), ("steal", {"player": 0, "victim": 1}), own)
    assert tally.estimate(1, 3, NO_POOL) == pytest.approx([3, 0, 0, 0, 0])


def test_unexpected_payment_reduces_the_other_kinds() -> None:
    """Of three cards, thought to be wood, one turns out to be ore."""
    swap = ("bank", {"player": 1, "give": {"ore": 1}, "get": {"wool": 1}})
    assert sum(tally_of(gets(1, wood=3), swap).estimate(1, 3, NO_POOL)) == pytest.approx(3)


def test_monopoly_takes_all_of_a_kind() -> None:
    """K8.7."""
    event = ("monopoly", {"player": 0, "resource": "wood", "taken": [[1, 3]]})
    assert tally_of(gets(1, wood=3, ore=1), event).estimate(1, 1, NO_POOL) == [0, 0, 0, 0, 1]


def test_unknown_hand_is_estimated_from_the_pool() -> None:
    assert Tally().estimate(1, 2, (3, 0, 0, 0, 1)) == pytest.approx([1.5, 0, 0, 0, 0.5])


@pytest.mark.parametrize("seed", range(4))
def test_a_whole_game_without_thefts_is_counted_to_the_card(seed: int) -> None:
    """Only thefts hide their kinds, so the thief can compute all hands (K7.9)."""
    state = new_state(["A", "B"], {"offers": 2}, seed)
    state.events, tally, dice = [], Tally(), Dice(seed)
    for _ in range(600):
        if not state.stack:
            break
        moves = options(state)
        apply(state, moves[dice.below(len(moves))])
        # Both players take part in every theft, so each sees all events.
        tally.hear([event for event in state.events if event.audience in (None, 0)])
        state.events.clear()
    hands = [tally.estimate(seat, sum(counts(state.hands[seat])), NO_POOL) for seat in range(2)]
    assert [pytest.approx(counts(hand)) for hand in state.hands] == hands
