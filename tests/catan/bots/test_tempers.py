"""Whom bots rob: by temper, and never one rival on and on while another is as close (K5.2, K5.3)."""

from __future__ import annotations

from typing import Any

import pytest

from catan import Game
from catan.bots.memory import Memory
from catan.bots.policy.weights import HAND_SET
from catan.bots.tempers import CALM, IN_A_ROW, TEMPERS, Temper, moods, spread, temper_of
from catan.bots.tiers import casual
from catan.bots.weighted import Weighted
from catan.core.moves import Move
from catan.core.state import State
from tabletop.bots.protocol import UNLIMITED
from tabletop.core.events import Event
from tabletop.core.rng import Dice
from tests.catan.bots.tables import EMPTY, hand, position

GRUDGE, NEAREST, NEED = TEMPERS
# A rival with two points in sight, one with one, and one with four; the first seat has two.
ANN: dict[str, Any] = {**EMPTY, "settlements": ["c9", "d10"]}
TWO: dict[str, Any] = {**EMPTY, "settlements": ["b4", "d4"], "hand": hand("1 ore")}
ONE: dict[str, Any] = {**EMPTY, "settlements": ["e5"], "hand": hand("1 wool")}
FOUR: dict[str, Any] = {**EMPTY, "cities": ["a7", "d6"], "hand": hand("1 wood")}


def game(*rivals: dict[str, Any], what: str = "steal", robber: str = "h14") -> Game:
    """The first seat's turn, in which it moves the robber or chooses a victim."""
    turn = {"name": "turn", "seat": 0, "rolled": [3, 4], "asks": {"what": what}}
    return Game.from_position(position(ANN, *rivals, robber=robber, phase=turn))


def state_of(*rivals: dict[str, Any]) -> State:
    """The state of that turn."""
    return casual().position(game(*rivals, what="robber").observe(0)).state


def robbed(victim: int, times: int) -> Memory:
    """The memory of the first seat that robbed a rival so often in a row."""
    memory = Memory()
    memory.hear(0, [Event("steal", {"player": 0, "victim": victim})] * times)
    return memory


def test_a_grudge_is_against_the_one_who_robbed() -> None:
    assert moods(GRUDGE, state_of(TWO, ONE, FOUR), 0, {2: 1}) == [0, 0, GRUDGE.grudge, 0]


def test_a_grudge_deepens_with_a_second_theft_only() -> None:
    assert moods(GRUDGE, state_of(TWO, ONE), 0, {1: 2, 2: 5}) == [0, 2 * GRUDGE.grudge, 2 * GRUDGE.grudge]


def test_the_nearest_rival_has_the_points_most_like_one_s_own() -> None:
    assert moods(NEAREST, state_of(TWO, ONE, FOUR), 0, {}) == [0, NEAREST.nearest, 0, 0]


def test_need_adds_to_nobody_s_weight() -> None:
    assert moods(NEED, state_of(TWO, ONE, FOUR), 0, {1: 3}) == [0, 0, 0, 0]


def test_neighbours_have_different_tempers() -> None:
    table = Game.new(["Ann", "Bo", "Cy"], {}, 3)
    assert {temper_of(table.observe(seat)) for seat in range(3)} == set(TEMPERS)


def test_another_island_mixes_the_tempers() -> None:
    assert {temper_of(Game.new(["Ann", "Bo"], {}, seed).observe(0)) for seed in range(12)} == set(TEMPERS)


def left(memory: Memory, *rivals: dict[str, Any]) -> list[str]:
    """The victims that come into question after what a seat remembers."""
    state, moves = casual().position(game(*rivals).observe(0)).state, [Move("steal 1"), Move("steal 2")]
    return [moves[at] for at in spread(state, moves, [0, 1], memory)]


def test_another_who_is_as_close_comes_after_three_in_a_row() -> None:
    """K5.3."""
    assert left(robbed(1, IN_A_ROW), TWO, ONE) == ["steal 2"]


def test_two_in_a_row_are_no_reason_to_change() -> None:
    """K5.3."""
    assert left(robbed(1, IN_A_ROW - 1), TWO, ONE) == ["steal 1", "steal 2"]


def test_a_leader_far_ahead_is_robbed_on() -> None:
    """K5.3."""
    assert left(robbed(2, IN_A_ROW), ONE, FOUR) == ["steal 1", "steal 2"]


def test_another_without_cards_is_no_reason_to_change() -> None:
    """K5.3."""
    moves = [Move("robber h4"), Move("robber h17")]
    assert spread(state_of(TWO, {**ONE, "hand": {}}), moves, [0, 1], robbed(1, IN_A_ROW)) == [0, 1]


def test_the_robber_goes_to_another_who_is_as_close() -> None:
    """K5.2: the second rival has a settlement on h14, h17 and h18 alone."""
    state = state_of(TWO, ONE)
    moves = [Move(f"robber h{number}") for number in range(1, 20)]
    among = spread(state, moves, list(range(len(moves))), robbed(1, IN_A_ROW))
    assert [moves[at] for at in among] == ["robber h14", "robber h17", "robber h18"]


@pytest.mark.parametrize(("temper", "victim"), [(GRUDGE, "steal 2"), (CALM, "steal 1")])
def test_a_grudge_changes_the_victim(temper: Temper, victim: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """K5.3: two rivals with the same card, the first of them with a point more."""
    monkeypatch.setattr("catan.bots.weighted.temper_of", lambda _: temper)
    bot, table = (
        Weighted(HAND_SET, has_temper=True),
        game({**TWO, "hand": hand("1 wood")}, {**ONE, "hand": hand("1 wood")}),
    )
    bot.hear(table.observe(0), [Event("steal", {"player": 2, "victim": 0})] * 2)
    assert table.moves()[bot.choose(table.observe(0), table.moves(), Dice(0), UNLIMITED)] == victim
