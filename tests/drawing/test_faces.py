"""The faces of characters: whole, different from one another, and light (docs/adr/0038-faces-drawn-from-parts.md)."""

from __future__ import annotations

import gzip
import re
from xml.etree.ElementTree import tostring

import pytest

from citadels.drawing.faces.portraits import PORTRAITS, paths
from citadels.drawing.symbols import symbol
from tabletop.drawing.heads import SIZE

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
