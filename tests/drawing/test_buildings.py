"""The buildings of the districts: one for each, none like another, all on their plot."""

from __future__ import annotations

import re

import citadels.game  # noqa: F401 - it brings the cards in
from citadels.core.registry import EDITIONS
from citadels.drawing.city import parts
from citadels.drawing.city.buildings import BUILDINGS, house, paths

DISTRICTS = sorted({card for edition in EDITIONS.values() for card in edition.districts})


def test_each_district_of_each_edition_has_a_building() -> None:
    assert [card for card in DISTRICTS if card not in BUILDINGS] == []


def test_no_two_districts_have_the_same_building() -> None:
    assert len({paths(card) for card in DISTRICTS}) == len(DISTRICTS)


def outside(card: str) -> list[tuple[str, str]]:
    """Return where lines of a building begin that do not begin on its plot."""
    starts = [re.findall(r"M(-?[\d.]+) (-?[\d.]+)", path) for _, path in paths(card)]
    return [(x, y) for result in starts for x, y in result if not (0 <= float(x) <= 64 and 0 <= float(y) <= 72)]


def materials(card: str) -> set[str]:
    """Return the materials of a building."""
    return {material for material, _ in paths(card)}


def test_a_building_begins_every_line_on_its_plot() -> None:
    starts = {card: outside(card) for card in BUILDINGS}

    assert {card: points for card, points in starts.items() if points} == {}


def test_a_building_shows_the_colour_of_its_kind() -> None:
    assert [card for card in BUILDINGS if not {"R", "r", "W", "w"} & materials(card)] == []


def test_a_building_is_made_of_known_materials() -> None:
    assert [card for card in BUILDINGS if not materials(card) <= set(parts.MATERIALS)] == []


def test_a_district_of_another_package_is_a_house() -> None:
    assert paths("nowhere") == paths("elsewhere") != ()


def test_a_house_is_drawn_back_to_front() -> None:
    """Its door, drawn last, is not covered by its wall."""
    assert house()[-1].paint == "D"
