"""The faces of characters: whole, different from one another, and light (docs/adr/0038-faces-drawn-from-parts.md)."""

from __future__ import annotations

import gzip
import re
from xml.etree.ElementTree import tostring

import pytest

from citadels.drawing.faces.portraits import PORTRAITS, paths
from citadels.drawing.symbols import symbol
from tabletop.drawing.heads import SIZE, disc, ears, hand, moved, posed, smaller
from tabletop.drawing.shapes import Shape

PAIR = re.compile(r"[ML](-?[\d.]+) (-?[\d.]+)")
BEYOND = 10  # of the portrait, which cuts it off


@pytest.mark.parametrize("role", PORTRAITS)
def test_it_is_drawn_within_its_portrait(role: str) -> None:
    points = [float(number) for _, path in paths(role) for pair in PAIR.findall(path) for number in pair]

    assert [number for number in points if not -BEYOND <= number <= SIZE + BEYOND] == []


def test_no_two_are_alike() -> None:
    assert len({paths(role) for role in PORTRAITS}) == len(PORTRAITS)


def test_a_character_of_another_package_is_a_stranger() -> None:
    assert paths("almoner") == paths("jester")


def test_they_weigh_little_together() -> None:
    """At most 45 kB, packed."""
    sprite = b"".join(tostring(symbol(role)) for role in PORTRAITS)

    assert len(gzip.compress(sprite)) < 45_000


def test_smaller_keeps_the_lower_edge_and_round_circles() -> None:
    [shape] = smaller([Shape("red", "M32 0L0 64h10a2.5 2.5 0 1 0 5-1z")], 0.5)

    assert shape.path == "M32 32L16 64h5a1.25 1.25 0 1 0 2.5-0.5z"


def test_a_turned_head_keeps_its_outline() -> None:
    """The middle is moved, an edge is not."""
    [shape] = posed(3, 0, 0, [Shape("red", "M21 30L32 30H43V31")])

    assert shape.path == "M21 30L35 30H43V31"


def test_a_tilted_head_leans_about_its_neck() -> None:
    [shape] = posed(0, 90, 0, [Shape("red", "M32 46V36h5z")])

    assert shape.path == "M32 46L42 46L42 51z"


def test_a_bowed_head_has_low_features() -> None:
    [shape] = posed(0, 0, 2, [Shape("red", "M32 31L32 44")])

    assert shape.path == "M32 33L32 44"


def test_a_disc_on_a_tilted_head_stays_round() -> None:
    assert posed(0, 90, 0, disc("red", 32, 36, 2)) == disc("red", 42, 46, 2)


def test_what_is_moved_keeps_its_shape() -> None:
    [shape] = moved(1, -2, [Shape("red", "M10 20h3q1 2-3 4-1 0-2 1L4 5z")])

    assert shape.path == "M11 18h3q1 2-3 4-1 0-2 1L5 3z"


def test_a_turned_head_has_one_ear() -> None:
    assert [len(ears("fair", turn=turn)) for turn in (-2, 0, 2)] == [1, 2, 1]


def test_all_fists_have_one_shape() -> None:
    assert hand("fair", 52, 51) == moved(7, -6, hand("fair", 45, 57))


@pytest.mark.parametrize("role", PORTRAITS)
def test_hat_or_hair_is_whole(role: str) -> None:
    tops = [float(pair[1]) for _, path in paths(role) for pair in PAIR.findall(path)]

    assert min(tops) >= 0.5
