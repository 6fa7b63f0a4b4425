"""A bot's memory of its turn and of thefts (K5.3, K7)."""

from __future__ import annotations

import pytest

from catan.bots.memory import Memory
from catan.core.resources import Bundle, bundle
from tabletop.core.events import Event

ME = 0
WOOD, ORE = bundle((1, 0, 0, 0, 0)), bundle((0, 0, 0, 0, 1))
BRICK = bundle((0, 1, 0, 0, 0))


def memory_of(*events: tuple[str, dict[str, object]]) -> Memory:
    """The memory of the first seat after these events."""
    memory = Memory()
    memory.hear(ME, [Event(name, args) for name, args in events])
    return memory


def bank(player: int) -> tuple[str, dict[str, object]]:
    """A swap of four wood for an ore."""
    return "bank", {"player": player, "give": {"wood": 4}, "get": {"ore": 1}}


def steal(thief: int, victim: int) -> tuple[str, dict[str, object]]:
    return "steal", {"player": thief, "victim": victim}


@pytest.mark.parametrize(
    ("give", "get"), [pytest.param(ORE, BRICK, id="what it got"), pytest.param(BRICK, WOOD, id="what it gave")]
)
def test_a_swap_in_the_same_turn_is_undone(give: Bundle, get: Bundle) -> None:
    """K7.2."""
    assert memory_of(bank(ME)).undoes(give, get)


def test_a_swap_of_other_kinds_undoes_nothing() -> None:
    """K7.2."""
    assert not memory_of(bank(ME)).undoes(BRICK, ORE)


def test_swaps_of_another_player_are_not_one_s_own() -> None:
    """K7.2."""
    assert not memory_of(bank(1)).undoes(ORE, BRICK)


def test_a_trade_with_a_player_is_a_swap() -> None:
    """K7.7."""
    trade = "trade", {"player": ME, "other": 1, "give": {"wood": 1}, "get": {"ore": 1}}
    assert memory_of(trade).undoes(ORE, BRICK)


def test_the_next_turn_forgets_swaps() -> None:
    """K3.1."""
    assert not memory_of(bank(ME), ("turn", {"player": 1, "round": 2})).undoes(ORE, BRICK)


def test_thefts_from_this_seat_add_up() -> None:
    """K5.3."""
    assert memory_of(steal(2, ME), steal(2, ME)).scores == {2: 2}


def test_a_theft_pays_one_back() -> None:
    """K5.3."""
    assert memory_of(steal(2, ME), steal(2, ME), steal(ME, 2)).scores == {2: 1}


def test_thefts_between_others_do_not_concern_it() -> None:
    """K5.3."""
    assert memory_of(steal(2, 1)).scores == {}


def test_thefts_in_a_row_begin_anew_with_another_victim() -> None:
    """K5.3."""
    memory = memory_of(steal(ME, 2), steal(ME, 2), steal(ME, 1))
    assert (memory.last_victim, memory.in_a_row) == (1, 1)
