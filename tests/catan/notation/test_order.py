"""The legal moves, in their order, are those of a second listing (notation §3): links count on it."""

from __future__ import annotations

import pytest

from catan import Game
from tabletop.core.rng import Dice
from tests.catan.conformance.setups import setup
from tests.catan.golden.make import NAMES, eager
from tests.catan.notation.listing import list_moves
from tests.catan.positions import Json, moves, play, position, seat, turn

RICH = "3 wood 3 brick 3 wool 3 grain 3 ore"
BASE = {"settlements": "a3 e10", "roads": "a3-a4-a5 e9-e10"}


def game_by_chance(seed: int) -> Game:
    """A game with drawn rules, before its first move."""
    seats, rules = setup(Dice(seed))
    return Game.new(NAMES[:seats], rules, seed)


@pytest.mark.parametrize("seed", range(14))
def test_in_random_games_the_moves_are_those_of_the_second_listing(seed: int) -> None:
    game, dice = game_by_chance(seed), Dice(seed)
    while not game.over and len(game.history) < 200:
        if len(game.moves()) < 400 or dice.below(8) == 0:
            assert moves(game) == list_moves(dict(game.position()))
        game.play(eager(game.moves(), dice))


@pytest.mark.parametrize("game", [
    turn(seat(RICH, "knight roads plenty monopoly", **BASE), seat("1 ore"), seat("1 wool")),
    turn(seat(RICH, "plenty", **BASE), seat("1 ore"), seat("1 wool"), bank="1 wood 2 ore"),
    turn(seat(RICH, "monopoly", **BASE), seat("1 ore"), rolled=None, rules={"trade_time": "any"}),
    play(turn(seat(RICH), seat("2 ore 2 wool 1 wood")), "offer 1 wood 1 wool for 1 ore"),
    play(turn(seat(RICH), seat("2 ore 2 wool 1 wood")), "offer any for 1 ore 1 wool"),
    play(turn(seat(RICH), seat("2 ore 2 wool 1 wood")), "offer 2 brick for any"),
    turn(seat(cards="roads", **BASE), rolled=None, asks={"what": "roads", "left": 2}, played=True),
], ids=["rich", "bank", "before", "closed", "wish", "gift", "roads"])  # fmt: skip
def test_moves_of_chosen_positions(game: Game) -> None:
    assert moves(game) == list_moves(dict(game.position()))


@pytest.mark.parametrize(("hand", "half"), [("6 wood 6 ore", 6), (RICH, 7), ("19 wood 2 brick", 10)])
def test_discards_of_many_cards(hand: str, half: int) -> None:
    """K12.26."""
    phase: Json = {"name": "turn", "seat": 0, "rolled": [3, 4], "asks": {"what": "discard"}}
    game = Game.from_position(position(seat(hand), phase=phase))
    assert (moves(game), sum(map(int, moves(game)[0].split()[1::2]))) == (list_moves(dict(game.position())), half)


@pytest.mark.parametrize("number", [0, 1, 77, 500, 1_000, -1])
def test_a_move_is_at_its_index(number: int) -> None:
    game = turn(seat(RICH), seat("1 ore"), seat("1 wool"), seat("1 wood"), players=4)
    options = game.moves()
    assert options.index(options[number]) == number % len(options)


def test_the_largest_number_of_offers() -> None:
    """Notation §3: 5,120 with three of every kind, to all and to each of three seats."""
    game = turn(seat(RICH), seat("1 ore"), seat("1 wool"), seat("1 wood"), players=4)
    assert len([move for move in moves(game) if move.startswith("offer")]) == 5_120
