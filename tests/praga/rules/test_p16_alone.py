"""P16.4: a game for one: after each of the player's turns the crane takes a tile, in a turn of nobody."""

from __future__ import annotations

from typing import Any

import pytest

from praga import Game
from praga.core.state import State
from praga.table.interface import opening
from tabletop.core.rng import Dice
from tests.praga.conformance.hidden import gladly
from tests.praga.positions import crane, player

Json = dict[str, Any]
# Of two players, or one, z4 and z9 are not used; z3 has the spaces s13, s16 and s17.
PLAZAS = {"z1": "o1", "z2": "o2", "z3": "o3", "z5": "n1", "z6": "n2", "z7": "n3", "z8": "n4", "z10": "n6"}
# The tile at the highest position lies at 6, in slot w8: what nobody takes is nearest the end (P16.4).
TAKEN = {"slot": "w3", "actions": ["upgrade", "road"]}


def alone(turn: int, pushed: Json | None = None, **keys: Any) -> Game:
    """The end of a turn of the player; `keys` are theirs."""
    start = {
        "praga": 1, "rules": {"solo": True}, "turn": turn, "crane": crane(0) | {"pushed": pushed or {}},
        "plazas": PLAZAS, "city": {"s13": {"tile": "b1n01", "claim": 0}}, "players": [player(cubes=1, **keys)],
        "phase": {"name": "turn", "seat": 0, "tile": TAKEN},
    }  # fmt: skip
    return Game.from_position(start)


def events(game: Game, name: str) -> list[Json]:
    """The arguments of the events of one kind at the end of the turn."""
    heard = game.listen()
    game.play("end")
    return [event.args for event in heard if event.id == name]


def test_a_technology_of_the_last_turn_never_begins_to_work() -> None:
    """P10.2, P14.1: o3 gives 2 points and a step, learning 1; the technology would give 2 points for the step."""
    game = alone(31, tech=1, univ=2, new=["step_univ"])
    assert game.play("end").scores == [3]


def test_a_technology_of_the_last_turn_stays_new() -> None:
    """P10.2."""
    game = alone(31, tech=1, new=["step_univ"])
    assert game.play("end").position()["players"][0]["new"] == ["step_univ"]


def test_a_technology_works_from_the_players_next_turn_on() -> None:
    """P10.2."""
    game = alone(5, tech=1, new=["step_univ"])
    assert game.play("end").position()["players"][0]["technologies"] == ["step_univ"]


def test_the_turn_of_nobody_is_not_announced_as_the_players() -> None:
    """P16.4."""
    assert events(alone(5), "turn") == [{"player": 0, "turn": 4}]


def test_the_tile_nearest_the_end_is_taken() -> None:
    """P16.4: after the wheel has turned it lies at 7."""
    assert events(alone(5), "crane-takes") == [{"actions": ["building", "quarry"], "position": 7}]


def test_points_on_the_tile_that_nobody_takes_are_gone() -> None:
    """P16.4."""
    game = alone(5, {"w8": 5}).play("end")
    assert (game.position()["crane"]["pushed"], game.players[0].score) == ({}, 0)


def test_era_ii_begins_once() -> None:
    """P13.6: after the turn of nobody that is the sixteenth on the clock."""
    assert events(alone(15), "era") == [{}]


@pytest.mark.parametrize(("clock", "count"), [(1, 1), (3, 2), (15, 8), (31, 16)])
def test_the_turns_of_the_player_are_counted_alone(clock: int, count: int) -> None:
    """P13.7: sixteen turns."""
    state: State = alone(clock).observe(0).state
    assert (state.turn_number, state.turns) == (count, 16)


def test_a_game_for_one_has_sixteen_turns() -> None:
    """P13.7, P16.4."""
    game, dice = Game.new(["Ann"], {"solo": True}, seed=5), Dice(5)
    turns, heard = 1, game.listen()
    while not game.over:
        listed = game.moves()
        game.play(listed[gladly(game.observe(0).state, listed, dice)])
    turns += len([True for event in heard if event.id == "turn"])
    assert turns == 16


def test_the_first_turn_is_told() -> None:
    """Docs/protocol.md, section 2: the first block of the story is a player's."""
    assert [(event.id, event.args) for event in opening(alone(7))] == [("turn", {"player": 0, "turn": 4})]
