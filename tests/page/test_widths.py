"""The width of a card's name: never less than the title face draws it, or a word of it is broken in a tray."""

from __future__ import annotations

import re
from typing import Any

import pytest
from fontTools.ttLib import TTFont

from build.art import FACE, FACE_FILE
from tabletop.cli.words import folder_of

SPACING = -0.03  # between letters, in em (site/css/citadels/cards.css)
NAMES = [
    (card, name)
    for path in sorted((folder_of("en") / "citadels").rglob("*.ftl"))
    for card, name in re.findall(r"^(?:card|role)-(\w+) = ([^{\n]+)$", path.read_text(encoding="utf-8"), re.MULTILINE)
]


@pytest.fixture(scope="module")
def face() -> TTFont:
    """The title face."""
    return TTFont(FACE / "files" / FACE_FILE)


def in_two_lines(name: str) -> list[tuple[str, str]]:
    """The ways to write a name in two lines."""
    words = name.split()
    return [(" ".join(words[:at]), " ".join(words[at:])) for at in range(1, len(words) + (len(words) == 1))]


@pytest.mark.parametrize(("card", "name"), NAMES)
def test_a_name_in_two_lines_is_as_wide_as_is_reckoned_with(app: Any, face: TTFont, card: str, name: str) -> None:
    letters, units = face.getBestCmap(), face["head"].unitsPerEm

    width = min(
        max(sum(face["hmtx"][letters[ord(one)]][0] / units + SPACING for one in line) for line in lines)
        for lines in in_two_lines(name)
    )

    assert width <= app.widths.ems(card) < 1.2 * width
