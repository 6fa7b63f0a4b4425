"""Trees of Catan's legal moves are as large as counted without the engine, where that can be done."""

from __future__ import annotations

from math import comb

import pytest

from catan import Game
from tabletop.testing.perft import grow
from tests.catan.board import CORNERS, neighbours
from tests.catan.notation.listing import list_moves
from tests.catan.perft.trees import PERFT, POSITIONS, possessions
from tests.catan.positions import Json, placing, position, seat, turn

COUNTS = PERFT.counts()
WAYS = {corner: len(neighbours(corner)) for corner in CORNERS}  # paths at a corner


def lines(game: Game) -> list[int]:
    return grow(game._state, possessions).lines


def count_lines(game: Game, depth: int) -> int:
    """Count the lines of `depth` moves by the second listing, through the public API."""
    moves = list_moves(dict(game.position()))
    return len(moves) if depth == 1 else sum(count_lines(game.clone().play(move), depth - 1) for move in moves)


@pytest.mark.parametrize("name", POSITIONS)
def test_the_first_moves_are_as_many_as_the_second_listing_has(name: str) -> None:
    assert COUNTS[name].lines[0] == count_lines(POSITIONS[name](), 1)


@pytest.mark.parametrize("name", [
    "every card, before the throw (K8)", "the robber with a choice of victims (K5.3)", "two free roads (K8.5)",
])  # fmt: skip
def test_lines_of_two_are_as_many_as_the_second_listing_has(name: str) -> None:
    """Without a throw of chance in between; where there is one, both draw it alike."""
    assert COUNTS[name].lines[1] == count_lines(POSITIONS[name](), 2)


def test_placing_is_counted_by_the_board_alone() -> None:
    """K2.6, K6.4: 54 corners; two ends for each of 72 paths; then all corners that are not on or next to the first."""
    free = {
        first: [second for second in CORNERS if second != first and second not in neighbours(first)]
        for first in CORNERS
    }
    third = sum(WAYS[first] * len(free[first]) for first in CORNERS)
    assert lines(placing(players=2))[:3] == [54, 144, third]


def test_two_roads_from_one_settlement() -> None:
    """K6.2: three first; then the two others, and the two on from the end of the first."""
    game = Game.from_position(
        position(
            seat(settlements="c5"),
            phase={"name": "turn", "seat": 0, "rolled": None, "played": True, "asks": {"what": "roads", "left": 2}},
        )
    )
    assert lines(game)[:2] == [3, 3 * 4]


@pytest.mark.parametrize(("each", "half", "ways"), [(1, 2, comb(5, 2)), (2, 5, 51), (4, 10, 381)])
def test_discards_of_as_many_of_each_kind(each: int, half: int, ways: int) -> None:
    """K12.26: the middle coefficients of (1 + x + … + x^each)^5 are 10, 51 and 381."""
    hand = f"{each} wood {each} brick {each} wool {each} grain {each} ore"
    phase: Json = {"name": "turn", "seat": 0, "rolled": [3, 4], "asks": {"what": "discard"}}
    game = Game.from_position(position(seat(hand), phase=phase, rules={"discard_limit": 4}))
    assert (len(game.moves()), sum(map(int, str(game.moves()[0]).split()[1::2]))) == (ways, half)


@pytest.mark.parametrize(("hand", "offers"), [("1 wood", 34 + 1 + 34), ("1 wood 1 ore", 2 * 34 + 19 + 3 + 49)])
def test_offers_of_few_cards(hand: str, offers: int) -> None:
    """K7.4: for one wood the 34 bundles of the four other kinds (4 + 10 + 20); as a gift; and 34 wishes.

    With an ore besides, twice 34; for both the 19 of three kinds (3 + 6 + 10); three gifts; and of the 55 wishes all
    but the six that have wood and ore both (one of two cards, and that one with a third of any of five kinds).
    """
    game = turn(seat(hand), seat("1 wool"), players=2)
    assert len([move for move in game.moves() if move.startswith("offer")]) == offers
