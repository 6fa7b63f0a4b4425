"""Every shape of road has the length that was counted by hand (K9.2): a rival's line shows which is longer."""

from __future__ import annotations

import pytest

from catan import Game
from tabletop.core.rng import Dice
from tests.catan.board import longest, walk
from tests.catan.positions import play, position, seat, turn
from tests.catan.roads.drawing import Shape, shapes

SHAPES = shapes()
# The rival's line, below all shapes: its first n roads are a line of length n.
RIVAL = walk("e2-e3-f3-f4-f5-f6-f7-f8-f9-e9-e8-e7-e6-e5-e4-e3")
of_every_shape = pytest.mark.parametrize("shape", SHAPES, ids=lambda shape: shape.name)


def holder(shape: Shape, line: int) -> int | None:
    """Return the holder of Longest Road: 0 has the shape, 1 has a line of `line` roads; None for nobody."""
    mine = seat(settlements=" ".join(shape.corners("o")), cities=" ".join(shape.corners("O")))
    others = seat(settlements=" ".join(shape.corners("x")), cities=" ".join(shape.corners("X")))
    others["roads"], mine["roads"] = shape.roads("="), shape.roads()
    rival = seat() | {"roads": RIVAL[:line]}
    game = Game.from_position(position(mine, rival, others, phase={"name": "turn", "seat": 1, "rolled": [1, 1]}))
    owner = game.position()["longest_road"]
    return None if owner is None else int(owner)


def owner_by_length(shape: Shape, line: int) -> int | None:
    """K9.1, K9.3: the longest alone, if it is of at least five."""
    if max(shape.length, line) < 5 or shape.length == line:
        return None
    return 0 if shape.length > line else 1


def test_there_are_shapes_enough() -> None:
    assert len({shape.drawing for shape in SHAPES}) >= 50


@of_every_shape
def test_a_shape_is_longer_than_one_road_less_and_level_with_as_many(shape: Shape) -> None:
    """K9.2, K9.3."""
    lines = [line for line in (shape.length - 1, shape.length, shape.length + 1) if line <= 15]
    assert [holder(shape, line) for line in lines] == [owner_by_length(shape, line) for line in lines]


@of_every_shape
def test_the_length_counted_by_hand_is_that_of_trying_every_line(shape: Shape) -> None:
    """K9.2."""
    assert longest(shape.roads(), shape.corners("x") + shape.corners("X")) == shape.length


# --- built road by road


def split_roads(shape: Shape, order: Dice) -> tuple[list[str], list[str]]:
    """Roads to begin with, one for each part that another's building cuts off, and the others as they can be built."""
    blocks = {*shape.corners("x"), *shape.corners("X")}
    left = shape.roads()
    order.shuffle(left)
    first: list[str] = []
    later: list[str] = []
    while left:
        ends = {corner for road in (*first, *later) for corner in road.split("-")} - blocks
        road = next((road for road in left if ends & {*road.split("-")}), None)
        (first if road is None else later).append(road or left[0])
        left.remove(road or left[0])
    return first, later


def holder_after_building(shape: Shape, line: int, order: Dice) -> int | None:
    """Return the holder of Longest Road after the shape was built road by road, with a rival's line of `line` roads."""
    first, later = split_roads(shape, order)
    mine = seat("15 wood 15 brick") | {"roads": first}
    others = seat(settlements=" ".join(shape.corners("x")), cities=" ".join(shape.corners("X")))
    others["roads"] = shape.roads("=")
    game = turn(mine, seat() | {"roads": RIVAL[:line]}, others)
    owner = play(game, *(f"road {road}" for road in later)).position()["longest_road"]
    return None if owner is None else int(owner)


@pytest.mark.parametrize("order", [1, 2])
@of_every_shape
def test_a_shape_built_road_by_road_is_as_long(shape: Shape, order: int) -> None:
    """K9.2, K9.3: longer than one road less takes the prize, as long as many does not."""
    fits = shape.length >= 5
    holders = [holder_after_building(shape, line, Dice(order)) for line in (shape.length - 1, shape.length)]
    assert holders == ([0, 1] if fits else [None, None])
