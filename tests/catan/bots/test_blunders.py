"""No tier gives anything away for nothing (`catan.bots.blunders`), in whole games and in positions made for it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from catan import Game
from catan.bots import BOTS
from catan.bots.arena import CATAN
from catan.bots.blunders import Sense
from catan.bots.guessing import Belief
from catan.core.moves import Move
from tabletop.bots.protocol import Budget
from tabletop.core.lazy import in_memory
from tabletop.lab.arena import dice_for, each_move
from tests.catan.bots.tables import EMPTY, hand, position

TIERS = [name for name in BOTS if name != "random"]
ANN: dict[str, Any] = {**EMPTY, "settlements": ["c5", "d8"], "roads": ["c5-c6", "d8-d9"]}
BO: dict[str, Any] = {**EMPTY, "settlements": ["b4"], "roads": ["b4-b5"]}


def decisions(name: str, games: int, seed: int) -> Iterator[tuple[Sense, Move]]:
    """Yield the moves of one kind of bot at tables of two to four, wherever it has a choice."""
    for number in range(seed, seed + games):
        seats = 2 + number % 3
        state = CATAN.new(seats, {"offers": number % 2, "points": 7}, number)
        bots = [BOTS[name]() for _ in range(seats)]
        for options, at in each_move(CATAN, state, bots, dice_for(number, seats), Budget(playouts=12)):
            if len(options) > 1:
                view = CATAN.observe(state, state.stack[-1].seat)
                yield Sense(view, Belief(view).without_chance(), in_memory(options)), options[at]


@pytest.mark.parametrize("name", TIERS)
def test_a_tier_does_nothing_senseless_in_whole_games(name: str) -> None:
    assert [move for sense, move in decisions(name, 3, 20) if sense.nonsense(move)] == []


def test_the_filter_finds_what_a_bot_without_sense_does() -> None:
    assert {move.verb for sense, move in decisions("random", 12, 50) if sense.nonsense(move)} >= {"robber", "play"}


def sense_of(start: dict[str, Any]) -> Sense:
    """The sense of the first seat's decision in a position."""
    game = Game.from_position(start)
    view = game.observe(0)
    return Sense(view, Belief(view).without_chance(), in_memory(game.moves()))


def test_another_move_than_the_winning_one_is_senseless() -> None:
    """K10.3."""
    ann = {**ANN, "hand": hand("2 grain 3 ore")}
    sense = sense_of(position(ann, BO, rules={"board": "beginner", "points": 3}))

    assert [move for move in sense.offered if not sense.nonsense(move)] == ["city c5", "city d8"]


def test_another_move_than_the_knight_that_wins_is_senseless() -> None:
    """K9.4, K10.3: a third knight brings the largest army, and with its two points the game."""
    ann = {**ANN, "cards": ["knight"], "played": {"knight": 2}}
    sense = sense_of(position(ann, BO, rules={"board": "beginner", "points": 4}))

    assert [str(move) for move in sense.offered if not sense.nonsense(move)] == ["play knight"]


def test_the_robber_on_one_s_own_hex_is_senseless() -> None:
    """K5.2."""
    asks = {"name": "turn", "seat": 0, "rolled": [3, 4], "asks": {"what": "robber"}}
    sense = sense_of(position(ANN, BO, robber="h10", phase=asks))
    own = [hex_ for hex_ in sense.offered if hex_.verb == "robber" and sense.nonsense(hex_)]

    assert "robber h5" in own


def test_a_monopoly_on_what_all_the_bank_has_is_senseless() -> None:
    """K8.7: the others have no card at all."""
    sense = sense_of(position({**ANN, "cards": ["monopoly"]}, BO))

    assert all(sense.nonsense(move) for move in sense.offered if move.card == "monopoly")
