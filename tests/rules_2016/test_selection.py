"""The selection of characters in 2016 (E3)."""

from __future__ import annotations

import pytest

from citadels import Game
from citadels.cards.catalog import ALL_ROLES
from tests.rules_2016.table import Json, seat, turn

EIGHT = ["assassin", "thief", "magician", "king", "bishop", "merchant", "architect", "warlord"]
NINE = [*EIGHT, "artist"]
FOUR = {role.id for role in ALL_ROLES if role.rank == 4}


def chosen(players: int, characters: list[str], seed: int = 1) -> tuple[Game, list[tuple[int, int]]]:
    """A game whose selection is over, the first card picked each time, with who chose from how many."""
    game = Game.new([f"Seat {at}" for at in range(players)], {"edition": "2016", "characters": characters}, seed)
    pools = []
    while game.position()["phase"]["name"] == "select":
        phase: Json = dict(game.position()["phase"])
        pools.append((phase["seat"], len(phase["pool"])))
        game.play(game.moves()[0])
    return game, pools


def dealt(players: int, characters: list[str], seed: int = 1) -> Game:
    return Game.new([f"Seat {at}" for at in range(players)], {"edition": "2016", "characters": characters}, seed)


@pytest.mark.parametrize(("players", "up"), [(4, 2), (5, 1), (6, 0), (7, 0)])
def test_so_many_of_eight_ranks_lie_face_up(players: int, up: int) -> None:
    """E3.1."""
    assert len(dealt(players, EIGHT).position()["aside"]["up"]) == up


@pytest.mark.parametrize(("players", "up"), [(4, 3), (5, 2), (6, 1), (7, 0), (8, 0)])
def test_so_many_of_nine_ranks_lie_face_up(players: int, up: int) -> None:
    """E3.1."""
    assert len(dealt(players, NINE).position()["aside"]["up"]) == up


@pytest.mark.parametrize(("players", "characters"), [(4, EIGHT), (5, NINE), (7, NINE), (8, NINE)])
def test_one_lies_face_down(players: int, characters: list[str]) -> None:
    """E3.1."""
    assert len(dealt(players, characters).position()["aside"]["down"]) == 1


@pytest.mark.parametrize(("players", "characters"), [(7, EIGHT), (8, NINE)])
def test_the_last_of_all_chooses_from_the_card_face_down_as_well(players: int, characters: list[str]) -> None:
    """E3.1."""
    game = dealt(players, characters)
    down = game.position()["aside"]["down"][0]
    for _ in range(players - 1):
        game.play(next(move for move in game.moves() if move.name != down))
    assert f"pick {down}" in game.moves()


def test_no_character_of_rank_four_lies_face_up() -> None:
    """E3.1."""
    face_up = {seed: dealt(4, NINE, seed).position()["aside"]["up"] for seed in range(30)}

    assert {seed: up for seed, up in face_up.items() if FOUR & {*up}} == {}


def test_two_players_choose_and_put_aside_in_turn() -> None:
    """E3.2, R3.6."""
    pools = chosen(2, EIGHT)[1]
    crown = next(seat for seat, _ in pools)
    other = 1 - crown
    assert pools == [(crown, 7), (other, 6), (other, 5), (crown, 4), (crown, 3), (other, 2)]


def test_three_players_choose_twice_round() -> None:
    """E3.2: from 8, 7, 6, and then from 4, 3, 2."""
    assert [count for _, count in chosen(3, NINE)[1]] == [8, 7, 6, 4, 3, 2]


@pytest.mark.parametrize(("players", "characters"), [(2, EIGHT), (3, NINE)])
def test_they_hold_two_characters_each(players: int, characters: list[str]) -> None:
    """E3.2."""
    held = [player["characters"] for player in chosen(players, characters)[0].position()["players"]]
    assert [len(names) for names in held] == [2] * players


def test_with_three_players_one_more_goes_down_by_chance_between_the_rounds() -> None:
    """E3.2: one of the five that are left, and the last of all."""
    assert len(chosen(3, NINE)[0].position()["aside"]["down"]) == 3


def test_an_ability_holds_in_its_own_turn_only() -> None:
    """E3.3: who was Architect builds one as Warlord."""
    sits = seat("architect warlord", gold=9, hand="tavern manor market")
    game = turn("warlord", sits, seat("king thief"), seat("bishop merchant"), players=3, taken="resources")
    game.play("build tavern")
    assert [move for move in game.moves() if move.verb == "build"] == []


def test_who_was_architect_has_built_three_in_that_turn() -> None:
    """E3.3."""
    sits = seat("architect warlord", gold=9, hand="tavern manor market")
    game = turn("architect", sits, seat("king thief"), seat("bishop merchant"), players=3, taken="resources")
    game.play("build tavern").play("build market")
    assert "build manor" in game.moves()


def test_the_bishop_s_shield_lasts_for_the_round() -> None:
    """E3.3: in the turn of rank 8 too, though his second character is not the Bishop."""
    game = turn(
        "warlord", seat("warlord thief", gold=9), seat("bishop merchant", city="tavern"), seat("king magician"),
        players=3, taken="resources",
    )  # fmt: skip
    assert [move for move in game.moves() if move.startswith("destroy 1")] == []
