"""The names that people of this field try first stand beside those of the notation (notation §6)."""

from __future__ import annotations

import pickle
from random import Random
from typing import Any

import pytest

import catan
import citadels
from catan.core.resources import CARDS, RESOURCES
from tests.catan.positions import seat, turn
from tests.games import CLASSES, of_each_class, soon_over
from tests.tabletop.pebbles import Pebbles

NAMES = ["Ann", "Bo", "Cy"]
# At several stages of a game.
MOVES = (0, 3, 40, 90)


def in_progress(kind: Any, moves: int) -> Any:
    """A game after so many moves by chance."""
    game, chance = kind.new(NAMES, seed=7), Random(5)
    for _ in range(moves):
        game.play(game.random_move(chance))
    return game


def over(kind: Any) -> Any:
    """A game that is over."""
    game, chance = kind.new(NAMES, soon_over(kind, 2), seed=7), Random(5)
    while not game.is_over:
        game.play(game.random_move(chance))
    return game


@pytest.mark.parametrize("moves", MOVES)
@of_each_class
def test_legal_moves_are_the_moves(kind: Any, moves: int) -> None:
    game = in_progress(kind, moves)
    assert game.legal_moves == game.moves()


@pytest.mark.parametrize("moves", MOVES)
@of_each_class
def test_the_current_player_is_to_move(kind: Any, moves: int) -> None:
    game = in_progress(kind, moves)
    assert game.current_player == game.to_move


@of_each_class
def test_a_game_that_is_over_has_no_current_player(kind: Any) -> None:
    game = over(kind)
    assert (game.is_over, game.current_player, list(game.legal_moves)) == (True, None, [])


@pytest.mark.parametrize("moves", MOVES)
@pytest.mark.parametrize("kind", [citadels.Game, catan.Game])
def test_the_round_is_the_position_s(kind: Any, moves: int) -> None:
    game = in_progress(kind, moves)
    assert game.round == game.position()["round"]


@pytest.mark.parametrize("moves", MOVES)
def test_a_round_is_a_turn_for_each_player(moves: int) -> None:
    """P3.1."""
    game = in_progress(CLASSES["praga"], moves)
    assert game.round == (game.position()["turn"] - 1) // len(NAMES) + 1


@pytest.mark.parametrize("moves", MOVES)
@of_each_class
def test_the_players_have_their_seats_and_names(kind: Any, moves: int) -> None:
    game = in_progress(kind, moves)
    assert [(player.seat, player.name) for player in game.players] == list(enumerate(NAMES))


@of_each_class
def test_the_players_have_the_scores_at_the_end(kind: Any) -> None:
    game = over(kind)
    assert [player.score for player in game.players] == game.scores


@of_each_class
def test_a_player_cannot_be_changed(kind: Any) -> None:
    with pytest.raises(AttributeError):
        in_progress(kind, 40).players[0].name = "Di"


@of_each_class
def test_players_go_to_other_processes(kind: Any) -> None:
    players = in_progress(kind, 40).players
    assert pickle.loads(pickle.dumps(players)) == players


@of_each_class
def test_players_of_before_stay_as_they_were(kind: Any) -> None:
    game = in_progress(kind, 40)
    before, position = game.players, game.position()
    game.play(game.random_move(Random(1)))
    assert before == kind.from_position(position).players


def test_a_game_that_says_no_more_has_seats_and_names() -> None:
    assert Pebbles.new(["Ann", "Bo"]).players == ((0, "Ann"), (1, "Bo"))


# --- Citadels


@pytest.mark.parametrize("moves", MOVES)
@pytest.mark.parametrize("key", ["gold", "hand", "characters"])
def test_a_player_of_citadels_has_what_the_position_says(key: str, moves: int) -> None:
    game = in_progress(citadels.Game, moves)
    data: Any = game.position()["players"]
    held = [getattr(player, key) for player in game.players]
    assert held == [tuple(item[key]) if key != "gold" else item[key] for item in data]


def test_a_city_is_said_as_moves_name_it() -> None:
    game = citadels.Game.from_position({
        "citadels": 1, "rules": {"characters": ["assassin", "thief", "magician", "king", "bishop", "merchant",
                                                "architect", "warlord", "artist"]},
        "players": [{"name": "Ann", "city": ["keep", {"district": "tavern", "coin": True}]}, *[{}] * 3],
        "phase": {"name": "over"},
    })  # fmt: skip
    assert game.players[0].city == ("keep", "tavern+")


@pytest.mark.parametrize("moves", MOVES)
def test_one_player_of_citadels_has_the_crown(moves: int) -> None:
    game = in_progress(citadels.Game, moves)
    assert [player.seat for player in game.players if player.has_crown] == [game.position()["crown"]]


# --- Catan


def test_the_cards_of_catan_are_those_of_its_notation() -> None:
    assert (catan.Resources._fields, catan.DevelopmentCards._fields) == (RESOURCES, CARDS)


@pytest.mark.parametrize("moves", MOVES)
@pytest.mark.parametrize("key", ["settlements", "cities", "roads"])
def test_a_player_of_catan_has_the_pieces_of_the_position(key: str, moves: int) -> None:
    game = in_progress(catan.Game, moves)
    assert [list(getattr(player, key)) for player in game.players] == [
        player[key] for player in game.position()["players"]
    ]


@pytest.mark.parametrize("moves", MOVES)
def test_a_hand_of_catan_is_the_position_s(moves: int) -> None:
    game = in_progress(catan.Game, moves)
    data = [{kind: number for kind, number in player.hand._asdict().items() if number} for player in game.players]
    assert data == [{kind: number for kind, number in player["hand"].items() if number}
                       for player in game.position()["players"]]  # fmt: skip


def test_cards_that_were_just_bought_are_in_hand() -> None:
    game = turn(seat(cards="knight knight", new="point"))
    assert game.players[0].cards == catan.DevelopmentCards(knight=2, roads=0, plenty=0, monopoly=0, point=1)


def test_the_longest_road_and_its_prize_are_said() -> None:
    game = turn(seat(roads="a3-a4-a5-a6-a7-a8"), seat(roads="c5-c6"))
    assert [(player.road_length, player.has_longest_road) for player in game.players] == [
        (5, True), (1, False), (0, False),
    ]  # fmt: skip


def test_the_largest_army_and_its_prize_are_said() -> None:
    game = turn(seat(played="2 knight"), seat(played="3 knight"), largest_army=1)
    assert [(player.played.knight, player.has_largest_army) for player in game.players] == [
        (2, False), (3, True), (0, False),
    ]  # fmt: skip
